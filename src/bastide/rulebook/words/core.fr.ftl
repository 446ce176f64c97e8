seat = Joueur { $seat }
    .de = du joueur { $seat }
    .a = au joueur { $seat }
    .acc = le joueur { $seat }

player = { $player }

person = { $name }
    .de = { BEFORE($name, vowel: "d’", other: "de ") }{ $name }
    .a = à { $name }
    .acc = { $name }

list-comma = ,{ " " }
list-last = { " " }et{ " " }
list-none = rien

refusal-other_game = « { $action } » n’est pas une action { BEFORE($game, vowel: "d’", other: "de ") }{ $game }.
refusal-over = « { $action } » arrive trop tard : la partie est terminée.
