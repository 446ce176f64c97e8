seat = Jucătorul { $seat }
    .gen = jucătorului { $seat }
    .acc = jucătorul { $seat }

player = { $player }

person = { $name }
    .gen = lui { $name }
    .acc = { $name }

list-comma = ,{ " " }
list-last = { " " }și{ " " }
list-none = nimic

refusal-other_game = „{ $action }” nu este o acțiune din { $game }.
refusal-over = „{ $action }” vine prea târziu: partida s-a încheiat.
