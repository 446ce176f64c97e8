action-first = { $player } est le premier joueur
action-master = La carte Maître est : { $card }
action-draw = La carte piochée est : { $card }
action-castle = Placer un château de départ en { $square }
action-knight = Placer un chevalier en { $square }
action-king = Placer le roi en { $square }
action-stay = Laisser le roi où il est
action-start = { $player } commence l’année suivante
action-move = Déplacer le chevalier de { $start } à { $target }
action-block = Poser un bloc en { $square }
action-tower = Prendre { $tower }
action-buy = Acheter une carte Action
action-keep = Garder la carte { $card }
action-return = Remettre la carte { $place }
action-play = Jouer la carte { $card }
action-raise = Glisser un bloc sous le chevalier en { $square }
action-lift = Soulever le bloc du dessus en { $square }
action-put = Poser le bloc soulevé en { $square }
action-spread = Porter les autres piles aux hauteurs { $heights }
action-advance = Avancer d’une case sur la piste de score
action-end = Terminer le tour

task-first_player = Le premier joueur est tiré au sort
task-master_card = La carte Maître est retournée
task-start_castle = Placez un château de départ
    .others = { $player } place un château de départ
task-first_knight = Placez votre premier chevalier sur un château libre
    .others = { $player } place son premier chevalier sur un château libre
task-first_king = Placez le roi sur un château libre
    .others = { $player } place le roi sur un château libre
task-turn = Dépensez vos points d’action (restants : { $points }) ou terminez le tour
    .others = { $player } dépense ses points d’action (restants : { $points })
task-tower_for_block = Choisissez la pile d’où vient ce bloc : ce sera la pile du tour
    .others = { $player } choisit la pile du tour
task-tower_at_end = Choisissez la pile épuisée à ce tour
    .others = { $player } choisit la pile épuisée à ce tour
task-tower_for_raise = Choisissez la pile d’où vient le bloc
    .others = { $player } choisit la pile d’où vient le bloc
task-draw = Une carte est piochée
task-keep = Gardez une des cartes
    .others = { $player } choisit la carte à garder
task-return = Remettez les autres cartes dans la pioche
    .others = { $player } remet les autres cartes dans la pioche
task-card_effect = Choisissez la cible de votre carte
    .others = { $player } choisit la cible de sa carte
task-put_block = Posez le bloc soulevé
    .others = { $player } pose le bloc soulevé
task-spread = Posez les blocs restants sur vos autres piles
    .others = { $player } pose les blocs restants sur ses autres piles
task-king_move = Déplacez le roi dans un autre château ou laissez-le
    .others = { $player } peut déplacer le roi
task-start_player = Nommez qui commence l’année suivante
    .others = { $player } nomme qui commence l’année suivante
task-over = La partie est terminée

event-first_player = Premier joueur : { $player }
event-master_card = La carte Maître est : { $master_card }
event-castle_placed = { $player } place un château de départ en { $square }
event-first_knight = { $player } place son premier chevalier en { $square }
event-king_placed = { $player } place le roi en { $square }
event-towers_taken = { $player } prend ses piles pour l’année { $year } : { $towers }
event-round_begun = { $player } mène et commence le tour de table { $round }
event-knight_added = { $player } place un chevalier en { $square }
event-knight_moved = { $player } déplace un chevalier de { $start } à { $target } (niveau { $from_level } → { $to_level })
event-block_placed = { $player } pose un bloc en { $square } : hauteur { $height }, base { $base }
event-block_lifted = { $player } soulève un bloc en { $square }
event-tower_chosen = { $player } épuise une pile de { $height }
event-tower_settled =
    { $player } pose { $stacked ->
         [one] { $stacked } bloc restant
        *[other] { $stacked } blocs restants
    } sur d’autres piles, garde pour l’année suivante : { $held_over }, rend : { $returned }
event-card_bought =
    { $player } achète une carte et regarde { $seen ->
         [one] { $seen } carte
        *[other] { $seen } cartes
    }
event-card_seen = { $player } regarde une carte
event-card_seen-secret = Vous regardez la carte { $card }
    .others = { $player } regarde la carte { $card }
event-card_kept = { $player } garde une carte
event-card_kept-secret = Vous gardez la carte { $card }
    .others = { $player } garde la carte { $card }
event-card_returned = { $player } remet une carte { $end }
event-card_returned-secret = Vous remettez la carte { $card } { $end }
    .others = { $player } remet la carte { $card } { $end }
event-card_played = { $player } joue la carte { $card }
event-advanced = { $player } avance sur la piste de score jusqu’à { $score }
event-castles_scored =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les châteaux : { $score }
event-king_bonus =
    { $player } marque le bonus du roi, { $points ->
         [one] { $points } point
        *[other] { $points } points
    } : { $score }
event-master_scored =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour la carte Maître : { $score }
event-lap = { $player } retourne son jeton sur { $token }
event-turn_ended =
    { $player } termine son tour ; { $points_lost ->
         [one] { $points_lost } point d’action est perdu
        *[other] { $points_lost } points d’action sont perdus
    }
event-king_moved = { $player } déplace le roi en { $square }
event-king_stayed = { $player } laisse le roi où il est
event-starter_named = { $player } désigne { NAME($starter, form: "acc") } pour commencer

refusal-points =
    cela coûte { $cost ->
         [one] { $cost } point d’action
        *[other] { $cost } points d’action
    } et il vous en reste { $left }.
refusal-occupied = une figurine se trouve en { $square }.
refusal-no_reserve = vos six chevaliers sont tous sur le plateau.
refusal-no_own_knight_beside = aucun de vos chevaliers n’est à côté de { $square }.
refusal-higher_than_own_knight = { $square } est plus haut que chacun de vos chevaliers voisins.
refusal-not_your_knight = aucun de vos chevaliers n’est en { $square }.
refusal-stands_there_already = le chevalier est déjà en { $square }.
refusal-too_high = { $square } est à plus d’un niveau au-dessus.
refusal-doors_never_lead_up = { $square } n’est pas à côté du chevalier, et les portes ne mènent jamais plus haut.
refusal-no_way_inside = aucun passage par les portes ne mène en { $square }.
refusal-no_block_left = il ne vous reste aucun bloc pour cela.
refusal-higher_than_base = la colonne en { $square } serait plus haute que la base du château ({ $base }).
refusal-joins_castles = un bloc en { $square } relierait deux châteaux.
refusal-starts_castle = un bloc en { $square } commencerait un nouveau château.
refusal-nothing_to_buy = dans la version Maître, toutes les cartes sont en main et on n’en achète pas.
refusal-two_bought = vous avez déjà acheté deux cartes pendant ce tour.
refusal-deck_empty = la pioche est vide.
refusal-card_already_played = vous avez déjà joué une carte pendant ce tour.
refusal-not_held = vous n’avez pas la carte { $card } en main.
refusal-bought_now = la carte { $card } a été achetée pendant ce tour ; elle peut être jouée dès le tour suivant.
refusal-supply_empty = la réserve générale est vide.
refusal-no_effect = l’effet de la carte { $card } ne peut pas être appliqué maintenant.
refusal-cannot_raise = aucun bloc ne peut aller sous le chevalier en { $square } : la base du château est trop petite, ou deux châteaux se rejoindraient.
refusal-nothing_to_lift = il n’y a pas de colonne libre en { $square }.
refusal-splits_castle = sans le bloc en { $square }, le château se couperait en deux.
refusal-nowhere_to_put = le bloc pris en { $square } ne pourrait être posé nulle part.
refusal-back_again = le bloc ne peut pas retourner d’où il vient.
refusal-too_few_castles = il resterait moins de six châteaux sur le plateau.
refusal-source_too_high = le château d’où vient le bloc serait plus haut que sa base.
refusal-card_move-free_move = le chevalier ne peut pas atteindre { $square } par un pas ou un passage par les portes.
refusal-card_move-diagonal = { $square } n’est pas une case voisine en diagonale, au plus un niveau plus haut.
refusal-card_move-two_up = { $square } n’est pas une case voisine exactement deux niveaux plus haut.
refusal-card_move-jump = { $square } n’est pas juste derrière, en ligne droite, une figurine voisine du chevalier, au plus un niveau plus haut.
refusal-card_move-any_door = aucune porte d’un château où le chevalier peut entrer ne s’ouvre sur { $square }.
refusal-castle_too_near = { $square } est à moins de trois pas d’un autre château.
refusal-not_a_free_castle = il n’y a pas de château libre en { $square }.
refusal-king_off_castle = il n’y a pas de château en { $square }.
refusal-same_castle = { $square } fait partie du château où se trouve le roi.
refusal-not_seen = ce n’est aucune des cartes que vous regardez.
refusal-no_such_place = la carte ne peut pas aller là : choisissez une des places proposées.
refusal-no_such_tower = vous n’avez pas de pile de ce genre.
refusal-no_such_spread = les blocs restants ne peuvent pas donner ces piles.
refusal-no_such_seat = il n’y a pas de place { $seat }.
refusal-not_in_deck = la partie inconnue de la pioche ne contient pas cette carte.
refusal-asked_for-first_player = d’abord, le premier joueur est tiré au sort.
refusal-asked_for-master_card = d’abord, la carte Maître est retournée.
refusal-asked_for-start_castle = placez d’abord un château de départ.
refusal-asked_for-first_knight = placez d’abord votre premier chevalier sur un château libre.
refusal-asked_for-first_king = placez d’abord le roi sur un château libre.
refusal-asked_for-turn = ce n’est pas une action du tour, ou elle n’est pas demandée maintenant.
refusal-asked_for-tower_for_block = choisissez d’abord la pile d’où vient le bloc.
refusal-asked_for-tower_at_end = choisissez d’abord la pile épuisée à ce tour.
refusal-asked_for-tower_for_raise = choisissez d’abord la pile d’où vient le bloc.
refusal-asked_for-draw = d’abord, une carte est piochée.
refusal-asked_for-keep = gardez d’abord une des cartes que vous regardez.
refusal-asked_for-return = remettez d’abord dans la pioche les cartes non gardées.
refusal-asked_for-card_effect = choisissez d’abord la cible de la carte jouée.
refusal-asked_for-put_block = posez d’abord le bloc soulevé.
refusal-asked_for-spread = posez d’abord les blocs restants sur vos autres piles.
refusal-asked_for-king_move = déplacez d’abord le roi ou laissez-le.
refusal-asked_for-start_player = nommez d’abord qui commence l’année suivante.

card-six_ap = Six points d’action
card-seven_ap = Sept points d’action
card-extra_block = Bloc supplémentaire
card-free_move = Déplacement gratuit
card-diagonal = Déplacement en diagonale
card-two_up = Monter de deux niveaux
card-jump = Saut
card-any_door = N’importe quelle porte
card-raise_knight = Bloc sous un chevalier
card-shift_block = Déplacer un bloc

master_card-exact_castles = Chevaliers dans exactement 4/5/6 châteaux
master_card-all_levels_differ = Tous à des niveaux différents
master_card-all_same_level = Tous au même niveau
master_card-all_connected = Tous côte à côte
master_card-all_in_line = Tous sur une ligne
master_card-four_square = Quatre forment un carré
master_card-main_diagonals = Diagonales principales
master_card-board_edge = Bord du plateau

place-top = sur la pioche
place-under_top = sous la première carte de la pioche
place-above_bottom = au-dessus de la dernière carte de la pioche
place-bottom = sous la pioche

end-top = sur la pioche
end-bottom = sous la pioche

tower-0 = une pile vide
tower-1 = une pile de 1
tower-2 = une pile de 2
tower-3 = une pile de 3
tower-turn = la pile du tour

option-variant = Variante
option-variant-base = Le jeu habituel
option-variant-common_deck = Un peu plus de hasard
option-variant-master = La version Maître
option-first_player = Premier joueur
option-first_player-random = Tiré au sort
option-first_player-0 = La première place
option-first_player-1 = La deuxième place
option-first_player-2 = La troisième place
option-first_player-3 = La quatrième place
option-master_card = Carte Maître
option-master_card-random = Tirée au sort
option-master_card-exact_castles = Chevaliers dans exactement 4/5/6 châteaux
option-master_card-all_levels_differ = Tous à des niveaux différents
option-master_card-all_same_level = Tous au même niveau
option-master_card-all_connected = Tous côte à côte
option-master_card-all_in_line = Tous sur une ligne
option-master_card-four_square = Quatre forment un carré
option-master_card-main_diagonals = Diagonales principales
option-master_card-board_edge = Bord du plateau
about-variant-base = Chacun achète des cartes dans sa propre pioche. Tous savent ce qui peut venir.
about-variant-common_deck = Une pioche de quarante cartes pour tous. Ce que quelqu’un a acheté, personne d’autre ne l’aura.
about-variant-master = Des châteaux libres au départ, les dix cartes en main, et un but pour la fin que tous connaissent.

drawing-title = Torres : { $when }
drawing-year = Année { $year }, tour de table { $round } sur { $rounds }
drawing-supply =
    Réserve : { $blocks ->
         [one] { $blocks } bloc
        *[other] { $blocks } blocs
    }
drawing-common_deck =
    Pioche commune : { $cards ->
         [one] { $cards } carte
        *[other] { $cards } cartes
    }
drawing-master = Carte Maître : { $card }
drawing-master_points = { $first } / { $second } / { $third } points en année 1 / 2 / 3
drawing-seat = Joueur { $seat }
drawing-to_move = { $sign }, joueur { $seat } : { $asked }.
drawing-points =
    encore { $points ->
         [one] { $points } point d’action
        *[other] { $points } points d’action
    }
drawing-start = Premier joueur
drawing-score = score
drawing-towers = piles
drawing-tower = pile
drawing-tower_of_turn =
    Pile du tour : encore { $blocks ->
         [one] { $blocks } bloc
        *[other] { $blocks } blocs
    }
drawing-held_over = gardés : { $blocks }
drawing-reserve = réserve
drawing-hand = main
drawing-deck = pioche
drawing-played = jouées
drawing-in_play = en jeu
drawing-seen = regardées
drawing-hidden =
    { $cards ->
         [one] { $cards } carte cachée
        *[other] { $cards } cartes cachées
    }
drawing-castle = château
drawing-base = base
drawing-height = hauteur
drawing-lifted = Le bloc est soulevé de { $square }
drawing-raised = Le chevalier en { $square } est surélevé

thing-block = Bloc
thing-tower = Pile
thing-castle = Château
thing-knight = Chevalier
thing-reserve = Nouveau chevalier
thing-king = Roi
thing-bonus = Bonus du roi
thing-action_points = Points d’action
thing-advance = Un point
thing-score = Piste de score
thing-deck = Carte
thing-hand = Cartes en main
thing-supply = Réserve générale
thing-year = Années
thing-scoring = Décompte
thing-start = Premier joueur
thing-master_card = Carte Maître

explain-cost =
    { $cost ->
         [one] { $cost } point d’action
        *[other] { $cost } points d’action
    }
explain-block = Agrandit ou élève un château ; aucun château ne peut être plus haut que sa base, et deux châteaux ne se joignent jamais.
explain-tower = Les blocs d’un tour, { $height } au plus ; ce qui reste va sur vos autres piles.
explain-castle = À la fin de chaque année, il rapporte sa base multipliée par le niveau de votre plus haut chevalier ; tous ceux qui y ont un chevalier marquent.
explain-knight = Va sur une case voisine, au plus un niveau plus haut ou aussi bas que l’on veut, ou par les portes à travers un château ; seul votre plus haut y compte.
explain-reserve = Se place à côté d’un de vos chevaliers, pas plus haut que lui.
explain-reserve-limit = { $count } chevaliers sur le plateau
explain-king = Fait de ce château celui du roi : qui y a un chevalier au niveau de l’année reçoit le bonus du roi.
explain-bonus = { $points } points les années 1, 2 et 3 pour un chevalier au château du roi, exactement au niveau 1, 2 et 3.
explain-action_points = Vous en avez { $points } par tour, à dépenser dans l’ordre voulu ; ce qui reste est perdu.
explain-advance = Un pas sur la piste de score ; les cases occupées sont sautées et comptent aussi.
explain-score = Les pions avancent de leurs points ; une case n’en porte qu’un, et celui qui tomberait sur un autre va à la prochaine case libre.
explain-deck = Regardez les { $shown } premières cartes, gardez-en une et remettez les autres ; { $bought } fois par tour au plus.
explain-hand = Une carte peut être jouée à chaque tour, gratuitement, mais pas le tour de son achat.
explain-supply = Blocs pour les piles des années à venir et pour la carte Bloc supplémentaire.
explain-year = La partie dure { $count } années ; chacune finit par un décompte, puis le dernier peut déplacer le roi.
explain-scoring = Ce que cette place recevrait si l’année était décomptée maintenant : châteaux, bonus du roi et carte Maître.
explain-start = Joue le premier à chaque tour de table.
explain-card-kind = carte Action
explain-card-cost = aucun point d’action, une carte par tour
explain-master_card-each = à chacun des trois décomptes, pour tous
explain-master_card-last = au troisième décompte, pour tous
explain-master_card-exact_castles = Tous vos chevaliers du plateau sont sur des châteaux, exactement { $castles } : { $points } points les années 1, 2 et 3.
explain-master_card-all_levels_differ = Vos six chevaliers sont à six niveaux différents : { $points } points.
explain-master_card-all_same_level = Vos six chevaliers sont tous au même niveau : { $points } points.
explain-master_card-all_connected = Vos six chevaliers forment un seul groupe, côte à côte : { $points } points.
explain-master_card-all_in_line = Vos six chevaliers sont sur une rangée, une colonne ou une diagonale : { $points } points.
explain-master_card-four_square = Quatre de vos chevaliers sont les coins d’un carré : { $points } points.
explain-master_card-main_diagonals = Chacun de vos chevaliers sur une diagonale principale donne { $points } points les années 1, 2 et 3 ; qui est seul à en avoir le plus reçoit { $points } de plus, personne en cas d’égalité.
explain-master_card-board_edge = Chacun de vos chevaliers au bord du plateau donne { $points } points les années 1, 2 et 3 ; qui est seul à en avoir le plus reçoit { $points } de plus, personne en cas d’égalité.
