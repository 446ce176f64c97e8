seat = Seat { $seat }
    .acc = seat { $seat }

player = { $player }

person = { $name }
    .acc = { $name }

list-comma = ,{ " " }
list-last = { " " }and{ " " }
list-none = none

refusal-other_game = '{ $action }' is no action of { $game }.
refusal-over = '{ $action }' comes too late: the game is over.
