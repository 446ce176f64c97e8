games-seats = bastide play { $name } : { $seats } joueurs ({ $clause }), version { $version } des règles
games-standard = { $value } (standard)

welcome =
    { $game }, { $players ->
         [one] { $players } joueur
        *[other] { $players } joueurs
    }. Vous êtes le joueur { $seat } ; tapez help pour savoir ce que vous pouvez taper.

commitment =
    Tous les tirages sont fixés par un nombre secret, que l’enregistrement révèle. Son empreinte :
    { $commitment }

help =
    Tapez le numéro d’une ligne pour faire ce qu’elle dit ou pour ouvrir une liste plus longue, ou tapez :
      le texte d’une action, comme celui à la fin d’une ligne, ou ses premiers mots pour voir la suite possible
      more, back, list    les lignes suivantes, la liste précédente, toute la liste
      board               redessiner le plateau
      undo, undo all      annuler votre dernière action, ou toutes celles qui peuvent l’être
      why ACTION          pourquoi cette action n’est pas permise maintenant
      rules RÈGLE         ce que dit une règle ; rules MOTS trouve des règles
      log, log all        ce qui s’est passé
      quit                quitter la table ; vous pouvez garder l’enregistrement et continuer plus tard

see_help = Tapez help pour savoir ce que vous pouvez taper.

no_such_line = Cette ligne n’existe pas ; choisissez de 1 à { $last }.

folded =
    { $count ->
         [one] { $count } possibilité
        *[other] { $count } possibilités
    }, par exemple : { $example }

page = { "      " }lignes { $first } à { $last } sur { $all } ; appuyez sur Entrée ou tapez more pour les suivantes

back = { "      " }tapez back pour la liste précédente, ou list pour tout voir

did = Joueur { $seat } : { $action }

undone = Annulé : { $actions }.

undo-nothing = Vous n’avez encore rien fait qui puisse être annulé.
undo-others = Ceci ne peut pas être annulé : le joueur { $seat } a joué depuis.
undo-chance = Ceci ne peut pas être annulé, car le hasard a décidé depuis : { $event }
undo-draw = un tirage.
undo-revealed = Ceci ne peut pas être annulé, car quelque chose a été révélé : { $event }

why-what = Tapez why et le texte d’une action, par exemple : why pass
why-legal = « { $action } » est permis maintenant.

result =
    { $rank }. joueur { $seat } ({ $name }) : { $score ->
         [one] { $score } point
        *[other] { $score } points
    }

won = Vous avez gagné.

lost = Cette fois, vous n’avez pas gagné.

save-ask = Pour garder l’enregistrement, tapez un nom de fichier ; Entrée quitte sans le garder :
save-exists = { $file } existe déjà ; choisissez un autre nom.
save-not = L’enregistrement n’est pas gardé.
save-done = L’enregistrement est dans { $file } ; vérifiez-le avec : bastide verify { $file }
save-unfinished = La partie est dans { $file } ; continuez avec : bastide play --resume { $file }
