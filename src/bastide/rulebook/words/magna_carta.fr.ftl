title = Caylus Magna Carta

option-variant = Façon de jouer
option-variant-standard = Le jeu habituel
option-variant-beginner = Pour débutants
about-variant-standard = Avec le prévôt, qui décide jusqu’où la route travaille, et avec des bâtiments résidentiels.
about-variant-beginner = Ni prévôt ni bâtiments résidentiels : la route travaille toujours jusqu’au bout.

colour-red = Rouge
colour-green = Vert
colour-orange = Orange
colour-blue = Bleu

phase-setup = Mise en place
phase-income = Revenus
phase-actions = Actions
phase-provost = Prévôt
phase-effects = Effets des bâtiments
phase-castle = Château
phase-end_of_turn = Fin du tour
phase-over = Fin de la partie

section-dungeon = Donjon
section-walls = Murailles
section-towers = Tours

card-small_farm = Petite ferme
card-small_sawmill = Petite scierie
card-small_quarry = Petite carrière
card-peddler = Colporteur
card-market = Marché
card-lawyer = Notaire
card-large_farm = Grande ferme
card-large_sawmill = Grande scierie
card-large_quarry = Grande carrière
card-gold_mine = Mine d’or
card-bank = Banque
card-church = Église
card-park = Parc
card-forest = Forêt
card-quarry = Carrière
card-trading_post = Comptoir
card-neutral_peddler = Colporteur neutre
card-residence = Résidence

prestige-theatre = Théâtre
prestige-statue = Statue
prestige-hotel = Hôtel
prestige-stables = Écuries
prestige-town_hall = Hôtel de ville
prestige-monument = Monument
prestige-cathedral = Cathédrale

good-food = nourriture
good-wood = bois
good-stone = pierre
good-gold = or
good-deniers = deniers

count-food =
    { $n ->
         [one] { $n } cube de nourriture
        *[other] { $n } cubes de nourriture
    }
count-wood =
    { $n ->
         [one] { $n } cube de bois
        *[other] { $n } cubes de bois
    }
count-stone =
    { $n ->
         [one] { $n } cube de pierre
        *[other] { $n } cubes de pierre
    }
count-gold =
    { $n ->
         [one] { $n } cube d’or
        *[other] { $n } cubes d’or
    }
count-any =
    { $n ->
         [one] { $n } cube au choix
        *[other] { $n } cubes au choix
    }
count-deniers =
    { $n ->
         [one] { $n } denier
        *[other] { $n } deniers
    }
count-tokens =
    { $n ->
         [one] { $n } jeton de château
        *[other] { $n } jetons de château
    }

nothing = rien

action-keep = Garder votre main de départ
action-mulligan = Remplacer toute votre main de départ
action-draw = Piocher une carte pour 1 denier
action-replace = Changer toute votre main pour 1 denier
action-pass = Passer
action-decline = Renoncer à l’effet
action-place = Placer un ouvrier sur la carte { $place }, { $card }, pour 1 denier
action-build = Construire : { $card }
action-prestige = Construire le bâtiment de prestige : { $building }
action-turn = Transformer en bâtiment résidentiel la carte { $place }, { $card }
action-provost = Déplacer le prévôt de { $steps }
action-provost-none = Laisser le prévôt où il est
action-offer =
    Offrir { $batches ->
         [one] { $batches } lot
        *[other] { $batches } lots
    } au château
action-offer-none = Ne rien offrir au château
action-gold = Payer { $cubes } en or au lieu de : { $resource }
action-use = Payer { $paid }, prendre { $goods }
action-take = Prendre { $goods }
action-pay = Payer { $goods }
action-neutral = La carte { $card } est tirée pour la route
action-deal = La carte { $card } est piochée dans la pioche
action-first = { $player } devient premier joueur

task-neutral_card = La carte neutre suivante de la route est tirée
task-opening_card = Les mains de départ sont distribuées
task-mulligan = Gardez-vous votre main de départ, ou la remplacez-vous entièrement ?
    .others = { $player } décide de sa main de départ
task-mulligan_card = Les nouvelles mains de départ sont distribuées
task-first_player = Le premier joueur est tiré au sort
task-move = Jouez une action : piocher, changer votre main, placer un ouvrier, construire ou passer
    .others = { $player } joue une action
task-drawn_card = Une carte est piochée
task-card_payment = Comment payez-vous la carte { $card } ?
    .others = { $player } choisit comment payer la carte { $card }
task-prestige_payment = Comment payez-vous le bâtiment { $building } ?
    .others = { $player } choisit comment payer le bâtiment { $building }
task-provost = Déplacez le prévôt de 3 cartes au plus, pour 1 denier par carte, ou laissez-le
    .others = { $player } peut déplacer le prévôt
task-primary = Votre ouvrier est sur la carte { $place }, { $card } : utilisez-vous son effet ?
    .others = { $player } peut utiliser l’effet de la carte { $place }, { $card }
task-secondary = L’ouvrier d’un autre est sur votre carte { $place }, { $card } : utilisez-vous votre effet de propriétaire ?
    .others = { $player } peut utiliser l’effet de propriétaire de la carte { $place }, { $card }
task-lawyer_payment = Comment payez-vous pour retourner la carte { $card } ?
    .others = { $player } choisit comment payer pour retourner la carte { $card }
task-offer =
    Combien de lots offrez-vous au château ? Il y reste { $tokens ->
         [one] { $tokens } jeton
        *[other] { $tokens } jetons
    }
    .others = { $player } décide combien de lots offrir au château
task-gold =
    Sur { $batches ->
         [one] { $batches } cube demandé
        *[other] { $batches } cubes demandés
    } ({ $good }), combien en payez-vous en or ?
    .others = { $player } décide combien de cubes payer en or ({ $good } : { $batches })
task-over = La partie est terminée

event-neutral = La carte { $place } de la route est : { $card }
event-dealt = { $player } reçoit une carte
event-dealt-secret = { $player } reçoit la carte { $card }
event-answered = { $player } a décidé pour sa main de départ
event-answered-secret = { $player } a décidé pour sa main de départ
event-mulligan = { $player } remplace sa main de départ et défausse : { $cards }
event-kept = { $player } garde sa main de départ
event-first_player = Premier joueur : { NAME($player, form: "acc") }
event-turn = Le tour { $turn } commence ; premier joueur : { NAME($player, form: "acc") }
event-income =
    { $player } reçoit un revenu de { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }
event-draws = { $player } paie 1 denier pour piocher une carte
event-replaces = { $player } paie 1 denier et change sa main : { $cards }
event-reshuffled = { $player } mélange sa défausse en une nouvelle pioche : { $cards }
event-drew = { $player } pioche une carte
event-drew-secret = { $player } pioche la carte { $card }
event-placed = { $player } place un ouvrier sur la carte { $place }, { $card }
event-showed = { $player } veut construire : { $card }
event-paid = { $player } paie { $goods }
event-built = { $player } construit la carte { $place } de la route : { $card }
event-stored =
    { $player } : { $n ->
         [one] { $n } cube va
        *[other] { $n } cubes vont
    } sur la carte { $card }
event-built_prestige = { $player } construit sur le bâtiment résidentiel de la carte { $place } : { $building }
event-built_in_front = { $player } construit : { $building }
event-passed = { $player } passe, à la place { $space } du pont
event-first_to_pass =
    { $player } prend { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    } pour avoir passé en premier
event-provost_stays = { $player } laisse le prévôt où il est
event-provost_moved =
    { $player } paie { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    } et déplace le prévôt de { $steps }, jusqu’à la carte { $place }
event-declined = { $player } renonce à l’effet de la carte { $place }, { $card }
event-took = { $player } prend { $goods } à la carte { $place }, { $card }
event-bought = { $player } paie { $paid } et prend { $goods } à la carte { $place }, { $card }
event-bought_tokens = { $player } paie { $paid } à la carte { $place }, { $card }
event-tokens =
    { $player } prend { $n ->
         [one] { $n } jeton de château
        *[other] { $n } jetons de château
    }, pour { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-turned = { $player } : la carte { $place }, { $card }, devient un bâtiment résidentiel
event-turns_later = { $player } : la carte { $place }, { $card }, devient un bâtiment résidentiel dès que son ouvrier sera parti
event-home = { $player } : l’ouvrier de la carte { $place }, { $card }, rentre
event-home_beyond = { $player } : l’ouvrier de la carte { $place }, { $card }, au-delà du prévôt, rentre sans effet
event-offered =
    { $player } offre { $batches ->
         [one] { $batches } lot
        *[other] { $batches } lots
    } au château
event-no_offer = { $player } ne peut offrir aucun lot
event-bonus = { $player } a offert le plus de lots et prend { $goods }
event-removed =
    Personne n’a offert de lot : { $n ->
         [one] { $n } jeton de château quitte
        *[other] { $n } jetons de château quittent
    } la partie
event-provost_advanced = Le prévôt avance de { $steps }, jusqu’à la carte { $place }
event-first_passed_on = La carte Premier joueur passe à : { NAME($player, form: "acc") }
event-scored_tokens =
    { $player } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les jetons de château
event-scored_cards =
    { $player } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les cartes et les bâtiments de prestige
event-scored_gold =
    { $player } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour l’or
event-scored_cubes =
    { $player } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les groupes de trois cubes
event-scored_deniers =
    { $player } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les groupes de trois deniers
event-scored =
    { $player } a { $points ->
         [one] { $points } point de prestige
        *[other] { $points } points de prestige
    }

drawing-title = Tour { $turn } : { $phase }
drawing-setup = { $phase }
drawing-to_move = Joueur { $seat } : { $task }
drawing-chance = Des cartes sont piochées
drawing-won =
    Gagne avec { $points ->
         [one] { $points } point
        *[other] { $points } points
    } : { $seats }
drawing-seat = Joueur { $seat }
drawing-castle = Château
drawing-bridge = Pont
drawing-passing = ordre de passage
drawing-prestige = Bâtiments de prestige
drawing-next_card = prochaine carte
drawing-first = premier joueur
drawing-passed = a passé
drawing-first_short = 1er
drawing-legend = f nourriture, w bois, s pierre, g or, d denier, t jeton, * au choix, + sauf l’or
drawing-turning = { $card } (à retourner)
drawing-owner = propriétaire { $effect }
drawing-hand = Main de { $seat } : { $cards }
drawing-built = Bâtiments de prestige de { $seat } : { $buildings }
drawing-head-points = points
drawing-head-deniers = den
drawing-head-food = nour
drawing-head-wood = bois
drawing-head-stone = pier
drawing-head-gold = or
drawing-head-workers = ouvr
drawing-head-tokens = 4/3/2
drawing-head-hand = main
drawing-head-deck = pioc
drawing-head-discard = déf
drawing-deck = pioche
drawing-discard = défausse : { $n }

refusal-chance = c’est le hasard qui en décide, pas un joueur.
refusal-wait_for_chance = attendez que les cartes soient piochées.
refusal-pay_first = choisissez d’abord comment payer.
refusal-gold_first = dites d’abord combien de cubes de l’offre sont en or.
refusal-answer_first = gardez ou remplacez d’abord votre main de départ.
refusal-mulligan_over = la main de départ ne peut être remplacée qu’avant le premier tour.
refusal-no_moves_now = les actions se jouent en phase 2.
refusal-provost_not_now = le prévôt se déplace en phase 3, une fois par joueur dans l’ordre du pont.
refusal-no_provost = il n’y a pas de prévôt dans la partie pour débutants.
refusal-effects_not_now = les effets des bâtiments s’appliquent en phase 4.
refusal-offer_not_now = les lots s’offrent en phase 5, une fois par joueur dans l’ordre du pont.
refusal-no_gold_now = aucune offre n’est payée en or maintenant.
refusal-nothing_to_pay = il n’y a rien à payer en cubes maintenant.
refusal-no_denier = cela coûte 1 denier, et vous n’en avez pas.
refusal-no_card_to_draw = votre pioche et votre défausse sont vides toutes les deux.
refusal-empty_hand = vous n’avez pas de cartes en main à changer.
refusal-short_road =
    la route n’a que { $cards ->
         [one] { $cards } carte
        *[other] { $cards } cartes
    }.
refusal-no_workers_here = la carte { $place } est un bâtiment résidentiel ou de prestige et n’accueille pas d’ouvriers.
refusal-occupied = il y a déjà un ouvrier sur la carte { $place }, { $card }.
refusal-no_worker = tous vos ouvriers sont sur la route.
refusal-card_not_in_game = la carte { $card } ne fait pas partie de la partie pour débutants.
refusal-not_in_hand = la carte { $card } n’est pas dans votre main.
refusal-too_dear = ce bâtiment ({ $name }) coûte { $goods } ; vos cubes ne suffisent pas, même en remplaçant par de l’or.
refusal-building_not_in_game = le bâtiment { $building } ne fait pas partie de la partie pour débutants.
refusal-building_taken = le bâtiment { $building } est déjà construit.
refusal-no_residence = vous n’avez pas de bâtiment résidentiel libre pour l’y poser.
refusal-no_lawyer = la carte { $card } ne retourne aucune carte ; c’est le Notaire qui le fait.
refusal-lawyer_of_another = au Notaire, seul le propriétaire de l’ouvrier retourne une carte.
refusal-turn_neutral = la carte { $card } est neutre et le reste.
refusal-turn_not_own = la carte { $place }, { $card }, appartient à un autre joueur.
refusal-turn_lawyer = un Notaire ne devient jamais un bâtiment résidentiel.
refusal-turns_already = la carte { $card } attend déjà d’être retournée.
refusal-residence_already = la carte { $place } est déjà un bâtiment résidentiel.
refusal-no_such_option = la carte { $card } ne vous offre pas cela.
refusal-too_few_tokens =
    le château n’a plus que { $tokens ->
         [one] { $tokens } jeton
        *[other] { $tokens } jetons
    }.
refusal-cannot_pay = vous n’avez pas { $goods }.
refusal-off_the_road = le prévôt sortirait de la route.
refusal-provost_too_dear =
    { $steps ->
         [one] { $steps } pas coûte 1 denier
        *[other] { $steps } pas coûtent autant de deniers
    }, et vous avez { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }.
refusal-too_few_cubes =
    vos cubes ne suffisent pas pour { $batches ->
         [one] { $batches } lot
        *[other] { $batches } lots
    }, même en remplaçant par de l’or.
refusal-other_resource = il s’agit maintenant d’une autre ressource : { $good }.
refusal-gold_needed =
    il faut payer en or au moins { $n ->
         [one] { $n } cube
        *[other] { $n } cubes
    } ({ $good }).
refusal-gold_too_much =
    on peut payer en or au plus { $n ->
         [one] { $n } cube
        *[other] { $n } cubes
    } ({ $good }).
refusal-wrong_payment = ce ne sont pas les cubes demandés.

thing-provost = Prévôt
thing-worker = Ouvrier
thing-bridge = Pont
thing-castle = Château
thing-token = Jeton de château
thing-first = Carte Premier joueur
thing-deck = Pioche
thing-hand = Main
thing-discard = Défausse
thing-next_card = Bout de la route
thing-store = Réserve de la carte
thing-any = Cube au choix
thing-any_non_gold = Cube au choix, sauf l’or
thing-denier = Deniers
thing-prestige = Points

explain-group-wooden = bâtiment en bois
explain-group-stone = bâtiment en pierre
explain-group-neutral = bâtiment neutre, sans propriétaire
explain-group-residence = bâtiment résidentiel
explain-group-prestige = bâtiment de prestige
explain-count-any_non_gold =
    { $n ->
         [one] { $n } cube de nourriture, de bois ou de pierre
        *[other] { $n } cubes de nourriture, de bois ou de pierre
    }
explain-count-prestige =
    { $n ->
         [one] { $n } point
        *[other] { $n } points
    }
explain-count-residence = { $n } bâtiment résidentiel
explain-gives = Donne { $goods } au joueur dont l’ouvrier est ici.
explain-trade-peddler = Le joueur dont l’ouvrier est ici peut acheter des cubes, mais pas d’or.
explain-trade-market = Le joueur dont l’ouvrier est ici peut vendre un cube au choix.
explain-trade-bank = Le joueur dont l’ouvrier est ici peut acheter de l’or.
explain-lawyer = Le joueur dont l’ouvrier est ici peut retourner une de ses cartes sur sa face résidentielle.
explain-church = Le joueur dont l’ouvrier est ici peut acheter des jetons de château.
explain-residence = L’autre face de chaque carte bâtiment : elle rapporte à son propriétaire à chaque tour, et un bâtiment de prestige peut être posé dessus.
explain-prestige = Se pose sur un de vos bâtiments résidentiels ; ses points comptent à la fin.
explain-when = en phase 4, si le prévôt est venu jusqu’ici
explain-when-never = jamais : aucun ouvrier ne peut se tenir ici
explain-price = { $price } par ouvrier, où qu’il aille
explain-stored = le cube du propriétaire vient de la réserve de la carte, tant qu’il en reste
explain-castle = Chaque lot de nourriture, bois et pierre prend le jeton suivant ; la partie finit avec le tour où part le dernier.
explain-castle-most = qui offre le plus de lots prend { $goods }
explain-castle-removed = si personne n’en offre, { $count } jetons sont perdus
explain-section = Ses jetons valent { $points } points chacun et partent avant ceux des sections suivantes.
explain-tokens = { $count } jetons à { $players } joueurs
explain-token = Vaut son nombre à la fin ; les sections du château se vident l’une après l’autre.
explain-provost = Les cartes jusqu’à sa place travaillent ce tour-ci, pas celles au-delà.
explain-provost-moved = dans l’ordre du pont : { $price } par carte, { $reach } cartes au plus
explain-provost-end = il avance de { $steps } cartes
explain-worker = Fait travailler pour vous la carte où il se tient, si le prévôt est venu jusque-là, puis rentre.
explain-worker-count = { $count } par joueur
explain-bridge = L’ordre ici vaut pour le prévôt et pour le château ; le premier à passer reçoit { $goods }.
explain-first = Qui l’a commence le tour ; à la fin du tour elle va au joueur suivant.
explain-deck = Payez { $goods } pour piocher la première carte de votre pioche.
explain-hand = Vos cartes, que vous seul voyez : construisez-les, ou payez { $goods } pour les changer toutes.
explain-discard = Cartes défaussées, visibles de tous ; mélangées en une nouvelle pioche quand l’ancienne est vide.
explain-next_card = Le prochain bâtiment est posé ici, quel que soit son constructeur.
explain-store = Cubes pour le propriétaire de la carte : un chaque fois qu’un autre l’utilise, tant qu’il en reste.
explain-resource-food = Paie les bâtiments, les lots et le Notaire.
explain-resource-wood = Paie les bâtiments et les lots.
explain-resource-stone = Paie les bâtiments en pierre, la plupart des bâtiments de prestige et les lots.
explain-resource-gold = Remplace tout cube dans un coût et paie les bâtiments de prestige ; s’il reste à la fin, il compte { $points }.
explain-resource-any = Un cube au choix, or compris.
explain-resource-any_non_gold = Un cube de nourriture, de bois ou de pierre.
explain-resource-denier = Paient la pioche, le changement de main, le placement des ouvriers et le prévôt ; à la fin, { $count } deniers valent 1 point.
explain-resource-prestige = Jetons de château, cartes de la route, or, cubes et deniers, comptés comme si la partie finissait maintenant.
explain-left = { $count } cubes de nourriture, bois et pierre ensemble valent 1 point
explain-phase-income = Chacun reçoit { $goods }, et plus pour les bâtiments résidentiels et l’Hôtel.
explain-phase-actions = Chacun à son tour fait une chose, encore et encore, jusqu’à ce que tous aient passé.
explain-phase-provost = Dans l’ordre du pont, chacun peut payer pour déplacer le prévôt.
explain-phase-effects = Les cartes travaillent une par une jusqu’au prévôt : d’abord pour l’ouvrier, puis pour le propriétaire.
explain-phase-castle = Dans l’ordre du pont, les joueurs offrent des lots et prennent des jetons de château.
explain-phase-end_of_turn = Le prévôt avance, et la carte Premier joueur va au joueur suivant.
