action-lay = La tuile neutre suivante est : { $tile }
action-order = { $player } vient ensuite dans l’ordre du tour
action-place = Placer un ouvrier pour { $price } : { $place }
action-pass = Passer : ne plus placer d’ouvrier ce tour-ci
action-move = Déplacer l’ouvrier de la porte vers : { $place }
action-provost = Déplacer le prévôt de { $steps }
action-joust = Payer 1 denier et 1 cube de tissu pour une faveur du Roi
action-withdraw = Reprendre l’ouvrier de l’auberge
action-stay = Laisser l’ouvrier à l’auberge
action-take = Prendre { $cubes }
action-pay = Payer { $cubes }
action-exchange = Utiliser l’échange { $exchange }
action-exchange_for = Payer { $pay }, recevoir { $gain }
action-build = Construire : { $tile }
action-site = Construire à l’emplacement de : { $place }
action-transform = Transformer en résidence : { $place }
action-decline = Renoncer
action-give = Donner un lot : { $batch }
action-stop = Ne plus donner de lot
action-favour = Prendre la faveur de la ligne { $line }
action-effect = Utiliser l’effet de la colonne { $column }
action-effect_of = Utiliser la faveur : { $effect }

task-setup = Les tuiles neutres et l’ordre du tour sont tirés au sort
task-over = La partie est terminée
task-place = Placez un ouvrier ou passez
    .others = { $player } place un ouvrier ou passe
task-gate = Porte : déplacez votre ouvrier vers un emplacement libre ou reprenez-le
    .others = Porte : { $player } déplace son ouvrier ou le reprend
task-guild = Guilde des marchands : déplacez le prévôt de 3 cases au plus, gratuitement, ou renoncez
    .others = Guilde des marchands : { $player } peut déplacer le prévôt
task-joust = Champ de joutes : payez 1 denier et 1 cube de tissu pour une faveur du Roi, ou renoncez
    .others = Champ de joutes : { $player } peut acheter une faveur du Roi
task-inn = Auberge : reprenez votre ouvrier ou laissez-le un tour de plus
    .others = Auberge : { $player } reprend son ouvrier ou le laisse
task-provost = Déplacez le prévôt de 3 cases au plus, pour 1 denier par case, ou renoncez
    .others = { $player } peut déplacer le prévôt
task-produce = { $tile } : choisissez la production
    .others = { $tile } : { $player } choisit la production
task-bonus = { $tile } : choisissez votre bonus de propriétaire
    .others = { $tile } : { $player } choisit son bonus de propriétaire
task-trade = { $tile } : choisissez un échange ou renoncez
    .others = { $tile } : { $player } peut choisir un échange
task-payment = Choisissez les cubes que vous payez pour { $gain }
    .others = { $player } choisit les cubes à payer pour { $gain }
task-purchase = Choisissez vos cubes : { $gain }
    .others = { $player } choisit des cubes : { $gain }
task-construct = Construisez un bâtiment { $class } ou renoncez
    .others = { $player } peut construire un bâtiment { { $class } }
task-cost = { $tile } : choisissez l’autre cube à payer
    .others = { $tile } : { $player } choisit l’autre cube à payer
task-site = { $tile } : choisissez la résidence remplacée
    .others = { $tile } : { $player } choisit la résidence remplacée
task-lawyer = Notaire : choisissez le bâtiment qui devient votre résidence, ou renoncez
    .others = Notaire : { $player } peut faire d’un bâtiment une résidence
task-castle = Château : donnez un lot de nourriture et de deux autres sortes de cubes, ou arrêtez
    .others = Château : { $player } peut donner un lot
task-favour =
    Faveur du Roi : choisissez une ligne ({ $count ->
         [one] { $count } faveur
        *[other] { $count } faveurs
    } à prendre)
    .others = Faveur du Roi : { $player } choisit une ligne
task-effect = Faveur du Roi, ligne { $line } : choisissez un effet jusqu’à votre marqueur, ou renoncez
    .others = Faveur du Roi, ligne { $line } : { $player } peut choisir un effet
task-choice = Faveur du Roi : choisissez votre cube
    .others = Faveur du Roi : { $player } choisit un cube

option-simplified_favours = Faveurs simplifiées
option-simplified_favours-false = le tableau des faveurs est utilisé
option-simplified_favours-true = chaque faveur vaut aussitôt 3 points de prestige
option-jeweller = Le Joaillier
option-jeweller-false = pas en jeu
option-jeweller-true = dans le stock
option-lawyer_prestige = Prestige pour la construction du Notaire
option-lawyer_prestige-4 = 4, comme sur les tuiles de la première édition
option-lawyer_prestige-3 = 3, comme sur les tuiles suivantes
about-base = Bâtissez le château et la ville à ses pieds, comme dans la boîte.
about-simplified_favours = Chaque faveur du Roi vaut 3 points de prestige, rien à choisir. Bien pour la première partie.
about-jeweller = Un dixième bâtiment en pierre rejoint le stock : il change l’or en prestige. Pour ceux qui connaissent les autres.

event-laid = En case { $space } se trouve : { $tile }
event-ordered =
    { $player } joue en position { $place } dans l’ordre du tour et commence avec { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }
event-phase = Tour { $turn }, phase : { $phase }
event-gained = { $player } reçoit { $goods }
event-paid = { $player } paie { $goods }
event-earned =
    { $player } reçoit { $points ->
         [one] { $points } point de prestige
        *[other] { $points } points de prestige
    }
event-lost =
    { $player } perd { $points ->
         [one] { $points } point de prestige
        *[other] { $points } points de prestige
    }
event-placed = { $player } place un ouvrier pour { $price } : { $place }
event-passed = { $player } passe et prend la case { $space } du pont
event-returned = { $player } : un ouvrier revient en main
event-moved = { $player } déplace l’ouvrier de la porte vers : { $place }
event-reordered = L’ordre du tour est maintenant : { $order }
event-settled = { $player } occupe le cercle de droite de l’auberge
event-provost = { $player } déplace le prévôt de { $steps }, jusqu’à la case { $space }
event-activated = { $player } travaille en case { $space } : { $tile }
event-unused = { $player } ne peut pas utiliser : { $place }
event-useless = { $player } ne peut pas utiliser : { $tile }
event-declined = { $player } renonce
event-built = { $player } construit en case { $space } : { $tile }
event-promised = { $player } paie une résidence en case { $space }, qui remplacera { $tile } dès que l’ouvrier en sera parti
event-transformed = { $player } transforme en résidence la case { $space } : { $tile }
event-housed = { $player } construit une maison au château : { $section }
event-spared = { $player } ne trouve pas de place au château et ne perd rien
event-favoured =
    { $player } reçoit { $count ->
         [one] { $count } faveur du Roi
        *[other] { $count } faveurs du Roi
    }
event-favour = { $player } prend une faveur sur la ligne { $line } ; son marqueur est en colonne { $column }
event-spent = { $player } n’a pas l’usage de la faveur sur la ligne { $line }
event-forfeited =
    { $player } n’a plus de ligne libre et perd { $count ->
         [one] { $count } faveur
        *[other] { $count } faveurs
    }
event-bailiff =
    Le bailli avance de { $steps ->
         [one] { $steps } case
        *[other] { $steps } cases
    }, jusqu’à la case { $space }, et le prévôt le rejoint
event-scoring = Décompte : { $section }
event-ended = La partie se termine au tour { $turn }

refusal-setup = les tuiles et l’ordre du tour sont encore en train d’être tirés au sort.
refusal-drawn = rien n’est tiré au sort après la mise en place.
refusal-no_decline = on ne peut pas y renoncer.
refusal-not_now_place = les ouvriers se placent en phase 2, un à la fois.
refusal-not_now_pass = on passe en phase 2, quand vient son tour de placer.
refusal-not_now_move = un ouvrier n’est déplacé que lorsque la porte est activée.
refusal-not_now_provost = le prévôt se déplace en phase 4, ou à la guilde des marchands.
refusal-not_now_joust = une faveur ne s’achète que lorsque le champ de joutes est activé.
refusal-not_now_withdraw = le sort de l’ouvrier à l’auberge se décide en phase 3, tant que personne n’est sur le cercle de gauche.
refusal-not_now_stay = le sort de l’ouvrier à l’auberge se décide en phase 3, tant que personne n’est sur le cercle de gauche.
refusal-not_now_take = vous n’avez pas de cubes à prendre maintenant.
refusal-not_now_pay = vous n’avez pas de cubes au choix à payer maintenant.
refusal-not_now_exchange = aucun bâtiment de commerce n’est utilisé maintenant.
refusal-not_now_build = vous construisez quand un Charpentier, un Maçon ou un Architecte travaille pour vous, ou par une faveur.
refusal-not_now_site = aucun bâtiment de prestige n’est en construction maintenant.
refusal-not_now_transform = il faut le Notaire, ou une faveur, pour créer une résidence.
refusal-not_now_give = les lots se donnent en phase 6, par ceux qui ont un ouvrier au château.
refusal-not_now_stop = vous n’êtes pas en train de construire au château.
refusal-not_now_favour = vous n’avez pas de faveur du Roi à prendre maintenant.
refusal-not_now_effect = vous n’utilisez pas de faveur maintenant.
refusal-no_worker = vous n’avez plus d’ouvrier en main.
refusal-price = placer un ouvrier là coûte { $price }, plus que vous n’avez.
refusal-empty_space = il n’y a pas de bâtiment ici : { $place }.
refusal-no_workplace = aucun ouvrier ne peut se placer ici : { $place }.
refusal-occupied = il y a déjà un ouvrier ici : { $place }.
refusal-one_each = vous avez déjà un ouvrier ici : { $place }.
refusal-full = tous les emplacements sont pris ici : { $place }.
refusal-no_stables = à deux joueurs, les écuries ne servent pas.
refusal-inn_taken = le cercle de gauche de l’auberge est pris.
refusal-gate_again = l’ouvrier ne peut pas rester sur la porte.
refusal-off_road = le prévôt reste sur les cases 1 à 28.
refusal-provost_price =
    cela coûte { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }, plus que vous n’avez.
refusal-not_produced = le bâtiment { $tile } ne produit pas cela.
refusal-not_bonus = le bonus du propriétaire est un cube d’une sorte que ce bâtiment produit : { $tile }.
refusal-not_for_sale = vous prenez exactement le nombre de cubes payés, et pas d’or.
refusal-not_this_cube = la faveur donne 1 cube de bois ou 1 cube de pierre.
refusal-one_cube = il faut payer exactement un autre cube.
refusal-cube_lacking = vous n’avez pas ces cubes à donner.
refusal-cubes_asked =
    vous payez exactement { $count ->
         [one] { $count } cube
        *[other] { $count } cubes
    }.
refusal-no_gold = l’or n’est pas accepté ici.
refusal-one_exchange = le bâtiment { $tile } n’a qu’un seul échange.
refusal-exchange_price = vous ne pouvez pas payer cet échange.
refusal-other_class = ici on ne construit qu’un bâtiment { $wanted }.
refusal-no_jeweller = le Joaillier n’est pas dans cette partie.
refusal-not_in_stock = ce bâtiment n’est plus dans le stock : { $tile }.
refusal-cost = vous ne pouvez pas payer ce bâtiment : { $tile }.
refusal-not_yet_residence = la résidence y est payée, mais pas encore construite.
refusal-own_residence = un bâtiment de prestige remplace une de vos propres résidences.
refusal-nothing_there = il n’y a pas de bâtiment à transformer.
refusal-promised = la transformation de ce bâtiment en résidence est déjà payée.
refusal-not_lawyer = la tuile du Notaire elle-même ne se transforme jamais.
refusal-stays = les résidences et les bâtiments de prestige ne se transforment pas.
refusal-fixed = les bâtiments imprimés sur le plateau ne se transforment pas.
refusal-not_yours = ce bâtiment appartient à un autre joueur.
refusal-castle_complete = toutes les places du château sont prises.
refusal-batch_lacking = vous n’avez pas les trois cubes de ce lot.
refusal-line_used = vous avez déjà pris une faveur sur la ligne { $line } pendant cette phase.
refusal-beyond_marker = votre marqueur n’a pas atteint la colonne { $column }.
refusal-no_effect = la première colonne de cette ligne est sans effet.
refusal-cannot_use = vous ne pouvez pas appliquer cet effet maintenant.

tile-neutral_farm = Ferme
tile-neutral_forest = Forêt
tile-neutral_sawmill = Scierie
tile-neutral_quarry = Carrière
tile-neutral_marketplace = Marché
tile-neutral_carpenter = Charpentier
tile-fixed_peddler = Colporteur
tile-fixed_carpenter = Charpentier
tile-gold_mine = Mine d’or
tile-wood_farm_food = Ferme (bois, nourriture)
tile-wood_farm_cloth = Ferme (bois, tissu)
tile-wood_sawmill = Scierie (bois)
tile-wood_quarry = Carrière (bois)
tile-wood_marketplace = Marché (bois)
tile-wood_peddler = Colporteur (bois)
tile-mason = Maçon
tile-lawyer = Notaire
tile-stone_farm = Ferme (pierre)
tile-park = Parc
tile-workshop = Atelier
tile-church = Église
tile-tailor = Tailleur
tile-bank = Banque
tile-alchemist = Alchimiste
tile-architect = Architecte
tile-jeweller = Joaillier
tile-statue = Statue
tile-granary = Grenier
tile-library = Bibliothèque
tile-weaver = Tisserand
tile-theater = Théâtre
tile-college = Université
tile-monument = Monument
tile-hotel = Hôtel
tile-cathedral = Cathédrale
tile-residence = Résidence

place-gate = porte
place-trading_post = comptoir
place-merchants_guild = guilde des marchands
place-joust_field = champ de joutes
place-stables = écuries
place-inn = auberge
place-castle = château
place-1 = case 1
place-2 = case 2
place-3 = case 3
place-4 = case 4
place-5 = case 5
place-6 = case 6
place-7 = case 7
place-8 = case 8
place-9 = case 9
place-10 = case 10
place-11 = case 11
place-12 = case 12
place-13 = case 13
place-14 = case 14
place-15 = case 15
place-16 = case 16
place-17 = case 17
place-18 = case 18
place-19 = case 19
place-20 = case 20
place-21 = case 21
place-22 = case 22
place-23 = case 23
place-24 = case 24
place-25 = case 25
place-26 = case 26
place-27 = case 27
place-28 = case 28
place-road = { $tile } (case { $space })
place-empty = case vide { $space }

goods-food =
    { $count ->
         [one] { $count } cube de nourriture
        *[other] { $count } cubes de nourriture
    }
goods-wood =
    { $count ->
         [one] { $count } cube de bois
        *[other] { $count } cubes de bois
    }
goods-stone =
    { $count ->
         [one] { $count } cube de pierre
        *[other] { $count } cubes de pierre
    }
goods-cloth =
    { $count ->
         [one] { $count } cube de tissu
        *[other] { $count } cubes de tissu
    }
goods-gold =
    { $count ->
         [one] { $count } cube d’or
        *[other] { $count } cubes d’or
    }
goods-denier =
    { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }
goods-any =
    { $count ->
         [one] { $count } cube au choix
        *[other] { $count } cubes au choix
    }
goods-any_non_gold =
    { $count ->
         [one] { $count } cube au choix sauf l’or
        *[other] { $count } cubes au choix sauf l’or
    }
goods-prestige =
    { $count ->
         [one] { $count } point de prestige
        *[other] { $count } points de prestige
    }

line-prestige = prestige
line-deniers = deniers
line-resources = ressources
line-buildings = bâtiments

class-neutral = neutre
class-fixed = imprimé sur le plateau
class-wood = en bois
class-stone = en pierre
class-prestige = de prestige
class-residence = résidentiel

section-dungeon = Donjon
section-walls = Murailles
section-towers = Tours

field-prestige_1 = 1 point de prestige
field-prestige_2 = 2 points de prestige
field-prestige_3 = 3 points de prestige
field-prestige_4 = 4 points de prestige
field-prestige_5 = 5 points de prestige
field-deniers_1 = 3 deniers
field-deniers_2 = 4 deniers
field-deniers_3 = 5 deniers
field-deniers_4 = 6 deniers
field-deniers_5 = 7 deniers
field-resources_1 = 1 cube de nourriture
field-resources_2 = 1 cube de bois ou 1 cube de pierre
field-resources_3 = 1 cube de tissu
field-resources_4 = donner 1 cube au choix contre 2 cubes sauf l’or
field-resources_5 = 1 cube d’or
field-buildings_1 = sans effet
field-buildings_2 = construire un bâtiment en bois pour 1 cube de bois de moins
field-buildings_3 = construire un bâtiment en pierre pour 1 cube de pierre de moins
field-buildings_4 = créer une résidence pour 1 cube de tissu
field-buildings_5 = construire un bâtiment de prestige

phase-setup = mise en place
phase-income = revenus
phase-placement = placement des ouvriers
phase-special = bâtiments spéciaux
phase-provost = prévôt
phase-buildings = bâtiments
phase-castle = château
phase-end_of_turn = fin du tour

short-neutral_farm = Ferme
short-neutral_forest = Forêt
short-neutral_sawmill = Scierie
short-neutral_quarry = Carrière
short-neutral_marketplace = Marché
short-neutral_carpenter = Charpentier
short-fixed_peddler = Colporteur
short-fixed_carpenter = Charpentier
short-gold_mine = Mine d’or
short-wood_farm_food = Ferme
short-wood_farm_cloth = Ferme
short-wood_sawmill = Scierie
short-wood_quarry = Carrière
short-wood_marketplace = Marché
short-wood_peddler = Colporteur
short-mason = Maçon
short-lawyer = Notaire
short-stone_farm = Ferme
short-park = Parc
short-workshop = Atelier
short-church = Église
short-tailor = Tailleur
short-bank = Banque
short-alchemist = Alchimiste
short-architect = Architecte
short-jeweller = Joaillier
short-statue = Statue
short-granary = Grenier
short-library = Bibliothèque
short-weaver = Tisserand
short-theater = Théâtre
short-college = Université
short-monument = Monument
short-hotel = Hôtel
short-cathedral = Cathédrale
short-residence = Résidence
short-gate = Porte
short-trading_post = Comptoir
short-merchants_guild = Guilde
short-joust_field = Joute
short-stables = Écuries
short-inn = Auberge

drawing-title = Tour { $turn } : { $phase }
drawing-over = Fin, après le tour { $turn }
drawing-order = Ordre du tour
drawing-now = { $sign } : { $step }
drawing-winners = Gagne : { $seats }
drawing-passed = a passé en { $place }
drawing-inn = auberge
drawing-seat = Joueur { $seat }
drawing-bridge = Pont
drawing-price = prix
drawing-next_site = prochaine case
drawing-favours = Faveurs
drawing-simplified = Chaque faveur vaut 3 points de prestige.
drawing-open = colonnes 1–{ $count } ouvertes
drawing-special = Spéciaux
drawing-road = Route
drawing-castle = Château
drawing-scored = décompte fait
drawing-built = en chantier
drawing-to_come = à venir
drawing-workers = ouvriers
drawing-pp = prestige
drawing-deniers = deniers

step-place = placer un ouvrier ou passer
step-gate = déplacer l’ouvrier de la porte
step-guild = déplacer le prévôt, gratuitement
step-joust = acheter une faveur
step-inn = quitter l’auberge ou rester
step-provost = déplacer le prévôt
step-produce = choisir la production
step-bonus = choisir le bonus de propriétaire
step-trade = choisir un échange
step-payment = choisir les cubes à payer
step-purchase = choisir les cubes à prendre
step-construct = construire
step-cost = choisir le cube à payer
step-site = choisir une résidence
step-lawyer = créer une résidence
step-castle = donner des lots
step-favour = choisir une ligne pour la faveur
step-effect = utiliser la faveur
step-choice = choisir un cube

drawing-legend = propriétaire, bâtiment, ouvrier ({ $free } libre) ; { $empty } case vide

cube-food = nourriture
cube-wood = bois
cube-stone = pierre
cube-cloth = tissu
cube-gold = or

drawing-bailiff_mark = b
drawing-provost_mark = p
drawing-figures = bailli (b) en case { $bailiff }, prévôt (p) en case { $provost }

thing-provost = Prévôt
thing-bailiff = Bailli
thing-worker = Ouvrier
thing-house = Maison
thing-marker = Marqueur de faveur
thing-bridge = Pont
thing-castle = Château
thing-favour = Faveur du Roi
thing-order = Ordre du tour
thing-passed = Ordre de passage
thing-site = Prochaine case libre
thing-stock = Stock
thing-banner = Marque de décompte : { $section }
thing-line = Ligne de faveurs : { $line }
thing-column = { $line }, colonne { $column }
thing-any = Cube au choix
thing-any_non_gold = Cube au choix, sauf l’or
thing-denier = Deniers
thing-prestige = Prestige

explain-class-neutral = bâtiment neutre, sans propriétaire
explain-class-fixed = bâtiment fixe, sans propriétaire
explain-class-wood = bâtiment en bois
explain-class-stone = bâtiment en pierre
explain-class-prestige = bâtiment de prestige
explain-class-residence = bâtiment résidentiel
explain-class-special = bâtiment spécial
explain-count-favour =
    { $count ->
         [one] { $count } faveur du Roi
        *[other] { $count } faveurs du Roi
    }
explain-count-house =
    { $count ->
         [one] { $count } maison
        *[other] { $count } maisons
    }
explain-produces = Donne { $goods }.
explain-either = Donne { $goods } ou { $other }, à votre choix.
explain-trade-marketplace = Vendez ici un cube au choix.
explain-trade-peddler = Achetez ici des cubes, mais pas d’or.
explain-trade-church = Faites l’aumône contre du prestige : une des deux offres, une fois.
explain-trade-tailor = Changez du tissu en prestige : une des deux offres, une fois.
explain-trade-bank = Achetez de l’or avec des deniers : une des deux offres, une fois.
explain-trade-alchemist = Changez des cubes sauf l’or en or : une des deux offres, une fois.
explain-trade-jeweller = Changez de l’or en prestige : une des deux offres, une fois.
explain-builds-wood = Construisez un bâtiment en bois du stock sur la prochaine case libre.
explain-builds-stone = Construisez un bâtiment en pierre du stock sur la prochaine case libre.
explain-builds-prestige = Construisez un bâtiment de prestige à la place d’une de vos résidences.
explain-transforms = Transformez un bâtiment neutre, ou un de vos bâtiments en bois ou en pierre, en une résidence à vous.
explain-built-of-residence = Rapporte à son propriétaire à chaque tour et sert de terrain à un bâtiment de prestige.
explain-built-of-prestige = Prend la place d’une de vos résidences ; prestige et faveurs viennent aussitôt.
explain-special-gate = Quand tous ont passé, votre ouvrier va d’ici sur n’importe quelle place libre, sans payer.
explain-special-merchants_guild = Déplacez le prévôt de { $reach } cases au plus, en avant ou en arrière, gratuitement.
explain-special-joust_field = Payez pour une faveur du Roi, une fois.
explain-special-stables = Le premier ouvrier ici devient premier dans l’ordre du tour, le deuxième deuxième, le troisième troisième.
explain-special-inn = Dès le tour suivant, chaque place vous coûte { $price }, tant que votre ouvrier reste sur le cercle de droite.
explain-when-special = en phase 3, où que soit le prévôt
explain-when-road = en phase 5, si le prévôt est venu jusqu’ici
explain-when-never = jamais : aucun ouvrier ne peut se tenir ici
explain-price = le prix du pont ; sur un de vos bâtiments { $price }
explain-host = le propriétaire reçoit { $goods } quand un autre joueur place un ouvrier ici
explain-built-wood = par un Charpentier, ou par la faveur de la colonne 2 des bâtiments
explain-built-stone = par le Maçon, ou par la faveur de la colonne 3 des bâtiments
explain-built-prestige = par l’Architecte, ou par la faveur de la colonne 5 des bâtiments
explain-built-residence = par le Notaire, ou par la faveur de la colonne 4 des bâtiments
explain-favour = Chaque faveur avance un de vos marqueurs d’une colonne vers la droite ; vous pouvez alors appliquer un effet de sa ligne, jusqu’au marqueur.
explain-line = Une faveur sur cette ligne avance votre marqueur d’une colonne vers la droite ; vous pouvez alors appliquer un effet, jusqu’au marqueur.
explain-cell = Une fois votre marqueur arrivé ici, vous pouvez choisir cet effet : { $effect }.
explain-opens = après le décompte : { $section }
explain-opens-start = dès le début
explain-limit = plusieurs faveurs dans une phase vont sur des lignes différentes
explain-castle = Un ouvrier ici peut donner des lots en phase 6 : nourriture et deux autres sortes de cubes. Qui en donne le plus reçoit une faveur du Roi.
explain-castle-limit = un ouvrier par joueur, { $places } places en tout
explain-section = Chaque lot pose ici une de vos maisons et donne aussitôt { $goods }.
explain-section-scored = quand les { $places } places sont prises, ou quand le bailli atteint la case { $space }
explain-loss = vous perdez { $goods }
explain-banner = Quand le bailli atteint cette case, la section est décomptée, pleine ou non.
explain-house = Un lot a été donné pour elle ; les maisons comptent au décompte de leur section du château.
explain-provost = Les bâtiments jusqu’à sa case travaillent ce tour-ci, pas ceux au-delà.
explain-provost-moved = par la guilde des marchands, puis dans l’ordre de passage : { $price } par case, { $reach } cases au plus
explain-provost-end = il rejoint le bailli
explain-bailiff = L’horloge de la partie : à la fin du tour, il avance de { $steps } case, ou de { $far } si le prévôt est au-delà de lui.
explain-worker = Se tient sur une place, fait son travail le moment venu et revient dans votre main.
explain-worker-count = { $count } par joueur
explain-marker = Montre jusqu’où vous êtes allé sur cette ligne de faveurs.
explain-bridge = Qui passe prend ici la plus basse place libre ; chaque marqueur rend toutes les places plus chères pour ceux qui continuent.
explain-order = Dans cet ordre, on place les ouvriers et on décompte les sections du château ; les écuries le changent.
explain-passed = Dans cet ordre les joueurs peuvent déplacer le prévôt en phase 4.
explain-site = Le prochain bâtiment en bois ou en pierre est posé ici, quel que soit son constructeur.
explain-stock = Tous les bâtiments qui restent à construire ; chacun existe une fois, seul l’Architecte deux fois.
explain-resource-food = Entre dans chaque lot pour le château et dans beaucoup de bâtiments.
explain-resource-wood = Paie les bâtiments en bois et quelques bâtiments de prestige.
explain-resource-stone = Paie les bâtiments en pierre et la plupart des bâtiments de prestige.
explain-resource-cloth = Paie le Notaire, le champ de joutes, l’Église et le Tailleur.
explain-resource-gold = Paie les bâtiments de prestige ; chaque cube qui reste à la fin vaut { $goods }.
explain-resource-any = Un cube au choix, or compris.
explain-resource-any_non_gold = Un cube au choix, sauf l’or.
explain-resource-denier = Paient le placement des ouvriers et le déplacement du prévôt ; à la fin, { $count } deniers valent 1 point de prestige.
explain-resource-prestige = Qui a le plus de prestige à la fin gagne.
explain-left = { $count } cubes sauf l’or valent 1 point de prestige
explain-phase-income = Chacun reçoit { $goods }, et plus pour les résidences, la Bibliothèque et l’Hôtel.
explain-phase-placement = Dans l’ordre du tour, chacun place un ouvrier ou passe, encore et encore, jusqu’à ce que tous aient passé.
explain-phase-special = Les bâtiments spéciaux entre le château et le pont travaillent, en partant du château.
explain-phase-provost = Dans l’ordre de passage chacun peut payer pour déplacer le prévôt.
explain-phase-buildings = Les bâtiments de la route travaillent un par un, de la case 1 jusqu’au prévôt.
explain-phase-castle = Ceux qui ont un ouvrier au château donnent des lots et posent des maisons.
explain-phase-end_of_turn = Le bailli avance, le prévôt le rejoint, et une section du château est peut-être décomptée.
