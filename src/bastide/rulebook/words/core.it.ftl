seat = Giocatore { $seat }

player = { $player }

list-comma = ,{ " " }
list-last = { " " }e{ " " }
list-none = niente

refusal-other_game = «{ $action }» non è un'azione di { $game }.
refusal-over = «{ $action }» arriva troppo tardi: la partita è finita.
