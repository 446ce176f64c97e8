seat = Spieler { $seat }

player = { $player }

person = { $name }

list-comma = ,{ " " }
list-last = { " " }und{ " " }
list-none = nichts

refusal-other_game = „{ $action }“ ist keine Aktion von { $game }.
refusal-over = „{ $action }“ kommt zu spät: Das Spiel ist zu Ende.
