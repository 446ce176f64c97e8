seat = Jucătorul { $seat }

player = { $player }

list-comma = ,{ " " }
list-last = { " " }și{ " " }
list-none = nimic

refusal-other_game = „{ $action }” nu este o acțiune din { $game }.
refusal-over = „{ $action }” vine prea târziu: jocul s-a încheiat.
