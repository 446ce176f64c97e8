seat = Joueur { $seat }

player = { $player }

list-comma = ,{ " " }
list-last = { " " }et{ " " }
list-none = rien

refusal-other_game = « { $action } » n'est pas une action de { $game }.
refusal-over = « { $action } » arrive trop tard : la partie est terminée.
