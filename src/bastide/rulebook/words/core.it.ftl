seat = Giocatore { $seat }
    .di = del giocatore { $seat }
    .da = dal giocatore { $seat }
    .a = al giocatore { $seat }
    .acc = il giocatore { $seat }

player = { $player }

person = { $name }
    .di = di { $name }
    .da = da { $name }
    .a = a { $name }
    .acc = { $name }

list-comma = ,{ " " }
list-last = { " " }e{ " " }
list-none = niente

refusal-other_game = «{ $action }» non è un'azione di { $game }.
refusal-over = «{ $action }» arriva troppo tardi: la partita è finita.
