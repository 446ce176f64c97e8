seat = { $seat }. játékos

player = { $player }

person = { $name }

list-comma = ,{ " " }
list-last = { " " }és{ " " }
list-none = semmi

refusal-other_game = Ebben a játékban ({ $game }) nincs ilyen akció: „{ $action }”.
refusal-over = „{ $action }”: ehhez már késő, a játék véget ért.
