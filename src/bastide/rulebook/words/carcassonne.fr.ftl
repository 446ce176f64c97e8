action-begin = { $player } commence
action-draw = La tuile piochée est { $tile }
action-pass = Ne rien poser
action-deploy = Poser { $figure } : { NAME($segment, form: "id") }
action-place = Poser la tuile en { $cell }, tournée de { $turn }°
action-deploy_small_thief = Poser un partisan comme voleur sur la route ({ $where })
action-deploy_small_knight = Poser un partisan comme chevalier dans la ville ({ $where })
action-deploy_small_monk = Poser un partisan comme moine ({ $where })
action-deploy_small_heretic = Poser un partisan comme hérétique dans le lieu de culte ({ $where })
action-deploy_small_farmer = Poser un partisan comme paysan sur le pré ({ $where })
action-deploy_big_thief = Poser le grand partisan comme voleur sur la route ({ $where })
action-deploy_big_knight = Poser le grand partisan comme chevalier dans la ville ({ $where })
action-deploy_big_monk = Poser le grand partisan comme moine ({ $where })
action-deploy_big_heretic = Poser le grand partisan comme hérétique dans le lieu de culte ({ $where })
action-deploy_big_farmer = Poser le grand partisan comme paysan sur le pré ({ $where })
action-deploy_builder = Poser le bâtisseur ({ $where })
action-deploy_pig = Poser le cochon sur le pré ({ $where })

task-begin = Le premier joueur est tiré au sort
task-draw = Une tuile est piochée
task-place = Posez la tuile { $tile }
    .others = { $player } pose la tuile { $tile }
task-action = Posez un pion sur la tuile, ou rien
    .others = { $player } pose un pion sur la tuile, ou rien
task-over = La partie est terminée

event-began = { $player } commence
event-drew = { $player } pioche la tuile { $tile }
event-took_up = { $player } prend la tuile { $tile }
event-removed = La tuile { $tile } ne convient nulle part et sort du jeu
event-placed = { $player } pose la tuile { $tile } en { $x },{ $y }, tournée de { $rotation }°
event-passed = { $player } ne pose rien
event-plays_on = { $player } joue encore une tuile dans le même tour
event-pile_empty = La dernière tuile est jouée : la partie se termine
event-finished = L’évaluation finale est faite
event-second_part = La zone du bâtisseur grandit : { NAME($player, form: "acc") } jouera une seconde tuile
event-deployed_small_thief = { $player } pose un partisan comme voleur sur la route (en { $x },{ $y }{ sided })
event-deployed_small_knight = { $player } pose un partisan comme chevalier dans la ville (en { $x },{ $y }{ sided })
event-deployed_small_monk = { $player } pose un partisan comme moine (en { $x },{ $y }{ sided })
event-deployed_small_heretic = { $player } pose un partisan comme hérétique dans le lieu de culte (en { $x },{ $y }{ sided })
event-deployed_small_farmer = { $player } pose un partisan comme paysan sur le pré (en { $x },{ $y }{ sided })
event-deployed_big_thief = { $player } pose le grand partisan comme voleur sur la route (en { $x },{ $y }{ sided })
event-deployed_big_knight = { $player } pose le grand partisan comme chevalier dans la ville (en { $x },{ $y }{ sided })
event-deployed_big_monk = { $player } pose le grand partisan comme moine (en { $x },{ $y }{ sided })
event-deployed_big_heretic = { $player } pose le grand partisan comme hérétique dans le lieu de culte (en { $x },{ $y }{ sided })
event-deployed_big_farmer = { $player } pose le grand partisan comme paysan sur le pré (en { $x },{ $y }{ sided })
event-deployed_builder = { $player } pose le bâtisseur ({ $segment } en { $x },{ $y }{ sided })
event-deployed_pig = { $player } pose le cochon ({ $segment } en { $x },{ $y }{ sided })
event-returned_small = { $player } : un partisan revient de { $x },{ $y } ({ $segment }{ sided })
event-returned_big = { $player } : le grand partisan revient de { $x },{ $y } ({ $segment }{ sided })
event-returned_builder = { $player } : le bâtisseur revient de { $x },{ $y } ({ $segment }{ sided })
event-returned_pig = { $player } : le cochon revient de { $x },{ $y } ({ $segment }{ sided })
event-completed_road =
    { $player } achève une route de { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-completed_city =
    { $player } achève une ville de { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-completed_cloister = { $player } achève l’abbaye en { $x },{ $y }
event-completed_shrine = { $player } achève le lieu de culte en { $x },{ $y }
event-scored_road =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour une route de { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-scored_city =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour une ville de { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-scored_cloister =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour l’abbaye en { $x },{ $y }
event-scored_shrine =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour le lieu de culte en { $x },{ $y }
event-scored_field =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour un pré
event-lost_challenge = Défi perdu en { $x },{ $y } ({ $region }) : le partisan revient sans marquer
event-took_king =
    { $player } prend le roi : la plus grande ville a { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-took_robber =
    { $player } prend le brigand : la plus longue route a { $tiles ->
         [one] { $tiles } tuile
        *[other] { $tiles } tuiles
    }
event-scored_king =
    { $player } détient le roi : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les villes achevées
event-scored_robber =
    { $player } détient le brigand : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour les routes achevées
event-took_wine =
    { $player } prend { $count ->
         [one] { $count } jeton
        *[other] { $count } jetons
    } de vin
event-most_wine =
    { $player } a le plus de vin : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-took_grain =
    { $player } prend { $count ->
         [one] { $count } jeton
        *[other] { $count } jetons
    } de blé
event-most_grain =
    { $player } a le plus de blé : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-took_cloth =
    { $player } prend { $count ->
         [one] { $count } jeton
        *[other] { $count } jetons
    } de tissu
event-most_cloth =
    { $player } a le plus de tissu : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }

refusal-chance = c’est au hasard d’en décider.
refusal-chance_now = c’est maintenant au hasard de décider.
refusal-not_in_stack = il ne reste pas de tuile { $tile } à piocher.
refusal-no_seat = il n’y a pas de place { $seat } dans cette partie.
refusal-action_now = votre tuile est posée ; posez maintenant un pion, ou rien.
refusal-place_first = posez d’abord la tuile { $tile } ; on ne peut pas la refuser.
refusal-off_table = la table s’arrête là : les tuiles sont au plus à 127 positions à l’ouest ou au nord et à 126 à l’est ou au sud de la tuile de départ.
refusal-taken = il y a déjà une tuile.
refusal-apart = aucun côté de cet emplacement ne touche une tuile posée ; un coin ne suffit pas.
refusal-mismatch = côté { $side }, la tuile montre { $own }, sa voisine { $other }.
refusal-not_in_play = { $figure } fait partie d’une extension qui n’est pas en jeu.
refusal-supply_empty = vous n’avez pas en réserve : { $figure }.
refusal-no_segment = la tuile qui vient d’être posée n’a pas : { NAME($segment, form: "id") } ; elle a : { $has }.
refusal-occupied = il y a déjà un partisan dans cette zone.
refusal-no_place = aucun pion ne peut se tenir là.
refusal-volcano = ce pion ne peut pas être posé sur un volcan.
refusal-builder_place = le bâtisseur ne se pose que sur une route ou dans une ville.
refusal-builder_completed = la zone est achevée ; le bâtisseur n’y aurait rien à faire.
refusal-builder_alone = le bâtisseur ne rejoint qu’une route ou une ville où vous avez un partisan.
refusal-pig_place = le cochon ne se pose que sur un pré.
refusal-pig_alone = le cochon ne rejoint qu’un pré où vous avez un paysan.
refusal-shrine_rivals = un lieu de culte peut avoir au plus une abbaye alentour, et inversement.
refusal-cloister_rivals = une abbaye peut avoir au plus un lieu de culte alentour, et inversement.
refusal-river_apart = une tuile de rivière prolonge exactement un bout ouvert de la rivière et ne touche rien d’autre.
refusal-river_back = la rivière ne peut pas tourner deux fois de suite du même côté.
refusal-river_room = le lac au volcan n’aurait plus d’espace à un bout ouvert de la rivière.

figure-small = un partisan
figure-big = le grand partisan
figure-mayor = le maire
figure-wagon = le chariot
figure-builder = le bâtisseur
figure-pig = le cochon

segment-c0 = ville
    .id = ville c0
segment-c1 = ville
    .id = ville c1
segment-c2 = ville
    .id = ville c2
segment-c3 = ville
    .id = ville c3
segment-r0 = route
    .id = route r0
segment-r1 = route
    .id = route r1
segment-r2 = route
    .id = route r2
segment-r3 = route
    .id = route r3
segment-f0 = pré
    .id = pré f0
segment-f1 = pré
    .id = pré f1
segment-f2 = pré
    .id = pré f2
segment-f3 = pré
    .id = pré f3
segment-m0 = abbaye
    .id = abbaye m0
segment-s0 = lieu de culte
    .id = lieu de culte s0
segment-a0 = monastère
    .id = monastère a0

kind-field = un pré
kind-road = une route
kind-city = une ville
kind-river = la rivière

sides-n = nord
sides-e = est
sides-s = sud
sides-w = ouest
sides-ne = nord et est
sides-ns = nord et sud
sides-nw = nord et ouest
sides-es = est et sud
sides-ew = est et ouest
sides-sw = sud et ouest
sides-nes = nord, est et sud
sides-new = nord, est et ouest
sides-nsw = nord, sud et ouest
sides-esw = est, sud et ouest
sides-nesw = nord, est, sud et ouest
sides-n_e = nord, moitié est
sides-n_w = nord, moitié ouest
sides-e_n = est, moitié nord
sides-e_s = est, moitié sud
sides-s_e = sud, moitié est
sides-s_w = sud, moitié ouest
sides-w_n = ouest, moitié nord
sides-w_s = ouest, moitié sud
sides-inside_1 = dans la tuile, le premier
sides-inside_2 = dans la tuile, le deuxième
sides-inside = dans la tuile
sided =
    { GIVEN($sides) ->
        [yes] , { $sides }
       *[no] { "" }
    }

option-inns_cathedrals = Auberges et Cathédrales
option-inns_cathedrals-true = en jeu
option-inns_cathedrals-false = pas en jeu
option-traders_builders = Marchands et Bâtisseurs
option-traders_builders-true = en jeu
option-traders_builders-false = pas en jeu
option-king_robber = Roi et Brigand
option-king_robber-true = en jeu
option-king_robber-false = pas en jeu
option-cult = Le Culte
option-cult-true = en jeu
option-cult-false = pas en jeu
option-river2 = La Rivière II
option-river2-true = en jeu
option-river2-false = pas en jeu
option-small_city = Villes de deux tuiles
option-small_city-normal = points entiers
option-small_city-two = moitié des points
option-start_player = Premier joueur
option-start_player-random = tiré au sort
option-start_player-0 = la première place
option-start_player-1 = la deuxième place
option-start_player-2 = la troisième place
option-start_player-3 = la quatrième place
option-start_player-4 = la cinquième place
option-start_player-5 = la sixième place

region-road = route
region-city = ville
region-field = pré
region-cloister = abbaye
region-shrine = lieu de culte
region-abbey = monastère

action-choose = Choisir { $figure } ({ NAME($player, form: "acc") }) : { $segment }{ sided }
action-portal = Passer par le portail magique vers { $cell }
action-fairy = Envoyer la fée à votre partisan en { $cell }
action-princess = Faire renvoyer par la princesse un chevalier en { $cell }
action-dragon = Déplacer le dragon, direction { $side }

side-north = nord
side-east = est
side-south = sud
side-west = ouest

segment-t0 = la tour

task-dragon = Déplacez le dragon d’un pas
    .others = { $player } déplace le dragon d’un pas
task-choose = Décidez sur la tuile en { $x },{ $y }
    .others = { $player } décide sur la tuile en { $x },{ $y }

event-laid_aside = La tuile { $tile } est mise de côté jusqu’à ce qu’un volcan appelle le dragon
event-called_dragon = Le volcan appelle le dragon en { $x },{ $y }
event-moved_dragon = { $player } déplace le dragon en { $x },{ $y }
event-moved_fairy = { $player } envoie la fée au partisan en { $x },{ $y } ({ $segment }{ sided })
event-fairy_point =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } grâce à la fée
event-fairy_bonus =
    { $player } marque encore { $points ->
         [one] { $points } point
        *[other] { $points } points
    } : la fée est aux côtés du partisan
event-sent_home = { $player } fait renvoyer par la princesse le chevalier en { $x },{ $y } ({ $segment }{ sided })

refusal-other_phase = il faut d’abord décider autre chose.
refusal-dragon_moves = le dragon se déplace maintenant ; choisissez son prochain pas.
refusal-fairy_guards = la fée écarte le dragon de sa tuile.
refusal-dragon_barred = le dragon ne va que sur des tuiles posées où il n’est pas encore passé pendant ce déplacement.
refusal-no_portal = la tuile qui vient d’être posée ne montre pas de portail magique.
refusal-no_tile = il n’y a pas de tuile.
refusal-dragon_there = le dragon est là.
refusal-portal_closed = il n’y a là aucune zone libre et inachevée où vos partisans pourraient aller.
refusal-portal_followers = seuls les partisans passent par le portail.
refusal-fairy_alone = la fée ne va qu’auprès d’un autre de vos propres partisans.
refusal-no_princess = la tuile qui vient d’être posée ne montre pas de princesse.
refusal-no_knight = il n’y a sur cette tuile aucun partisan de la ville de la princesse.
refusal-princess_must = la princesse doit renvoyer un chevalier.
refusal-choose_now = terminez d’abord l’action commencée.
refusal-nothing_to_choose = il n’y a rien à choisir.
refusal-kind_not_in_play = cela fait partie d’une extension qui n’est pas en jeu.

option-princess_dragon = Princesse et Dragon
option-princess_dragon-true = en jeu
option-princess_dragon-false = pas en jeu
option-fairy_mode = La fée aide
option-fairy_mode-follower = le seul partisan auprès duquel elle se tient
option-fairy_mode-tile = tous les partisans de sa tuile
option-volcano_companions = Bâtisseur et cochon sur une tuile de volcan
option-volcano_companions-true = permis
option-volcano_companions-false = interdits
option-princess = La princesse
option-princess-may = peut renvoyer un chevalier
option-princess-must = doit renvoyer un chevalier

event-deployed_small_guard = { $player } pose un partisan sur la tour en { $x },{ $y }
event-deployed_big_guard = { $player } pose le grand partisan sur la tour en { $x },{ $y }

action-tower = Poser un étage sur la tour en { $cell }
action-top = Achever la tour en { $cell } avec { $figure }
action-capture = Faire prisonnier un partisan en { $cell }
action-exchange = Récupérer { $figure } en échange
action-ransom = Racheter { $figure } que détient { NAME($holder, form: "acc") }

task-ransom = Rachetez un prisonnier, ou non
    .others = { $player } peut racheter un prisonnier

action-pass_capture = Ne faire aucun prisonnier
action-pass_ransom = Ne racheter personne

task-capture = Faites un prisonnier, ou non
    .others = { $player } peut faire un prisonnier

event-raised_tower =
    { $player } élève la tour en { $x },{ $y } à { $height ->
         [one] { $height } étage
        *[other] { $height } étages
    }
event-captured = La tour capture { $figure } ({ NAME($owner, form: "acc") }) en { $x },{ $y }
event-spared = { $player } ne fait aucun prisonnier
event-exchanged = Échange de prisonniers : { NAME($player, form: "acc") } récupère { $figure } que détenait { NAME($other, form: "acc") }
event-ransomed =
    { $player } rachète pour { $price ->
         [one] { $price } point
        *[other] { $price } points
    } { $figure } que détenait { NAME($other, form: "acc") }

refusal-no_pieces = il ne vous reste aucun étage de tour.
refusal-no_foundation = il n’y a pas de base de tour.
refusal-tower_finished = un partisan a achevé cette tour.
refusal-no_tower = il n’y a pas de tour où se tenir.
refusal-no_topper = vous n’avez pas ce partisan en réserve.
refusal-exchange_now = choisissez lequel de vos prisonniers revient.
refusal-nobody_there = il n’y a pas de partisan sur cette tuile.
refusal-out_of_reach = cette tuile est hors de portée de la tour.
refusal-capture_now = décidez d’abord si la tour fait un prisonnier.
refusal-no_prisoner = ce joueur ne détient pas un tel prisonnier à vous.
refusal-ransom_now = décidez d’abord si vous rachetez un prisonnier.
refusal-ransom_past = un prisonnier se rachète avant l’action, une fois par tour, et seulement si l’on a assez de points.

option-tower = La Tour
option-tower-true = en jeu
option-tower-false = pas en jeu
option-ransom_debt = Rançon avec moins de 3 points
option-ransom_debt-true = permise
option-ransom_debt-false = interdite

action-abbey = Poser votre monastère au lieu de piocher
action-keep_abbey = Garder votre monastère
action-barn = Poser votre grange au coin { $corner } de la tuile
action-drive = Faire repartir votre chariot vers { $cell }, { $segment }{ sided }
action-take_wagon_back = Reprendre votre chariot
action-deploy_mayor_knight = Poser le maire dans la ville ({ $where })
action-deploy_wagon_thief = Poser le chariot sur la route ({ $where })
action-deploy_wagon_knight = Poser le chariot dans la ville ({ $where })
action-deploy_wagon_monk = Poser le chariot ({ $where })
action-deploy_wagon_heretic = Poser le chariot dans le lieu de culte ({ $where })

corner-northeast = nord-est
corner-southeast = sud-est
corner-southwest = sud-ouest
corner-northwest = nord-ouest

task-abbey = Posez votre monastère dans un trou, ou gardez-le
    .others = { $player } peut poser son monastère dans un trou
task-wagon = Faites repartir votre chariot, ou reprenez-le
    .others = { $player } fait repartir son chariot, ou le reprend

event-took_abbey = { $player } pose un monastère au lieu de piocher
event-last_abbey = { $player } peut encore poser son monastère
event-placed_barn = { $player } pose sa grange au coin nord-ouest de { $x },{ $y }
event-scored_barn =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour la grange : { $cities ->
         [one] { $cities } ville
        *[other] { $cities } villes
    }
event-drove_on = { $player } : le chariot repart vers { $x },{ $y } ({ $segment }{ sided })
event-deployed_mayor_knight = { $player } pose le maire dans la ville (en { $x },{ $y }{ sided })
event-deployed_wagon_thief = { $player } pose le chariot sur la route (en { $x },{ $y }{ sided })
event-deployed_wagon_knight = { $player } pose le chariot dans la ville (en { $x },{ $y }{ sided })
event-deployed_wagon_monk = { $player } pose le chariot (en { $x },{ $y }{ sided })
event-deployed_wagon_heretic = { $player } pose le chariot dans le lieu de culte (en { $x },{ $y }{ sided })
event-returned_mayor = { $player } : le maire revient de { $x },{ $y } ({ $segment }{ sided })
event-returned_wagon = { $player } : le chariot revient de { $x },{ $y } ({ $segment }{ sided })
event-completed_abbey = { $player } achève le monastère en { $x },{ $y }
event-scored_abbey =
    { $player } marque { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour le monastère en { $x },{ $y }

refusal-mayor_place = le maire ne se pose que dans une ville.
refusal-wagon_place = le chariot ne se pose jamais sur un pré.
refusal-no_hole = un monastère ne se pose qu’entre quatre tuiles déjà posées.
refusal-abbey_turned = un monastère est pareil de tous les côtés ; posez-le sans le tourner.
refusal-abbey_now = décidez d’abord si vous posez votre monastère au lieu de piocher.
refusal-abbey_instead = un monastère se pose au lieu de piocher, avant la pioche.
refusal-river_first = aucun monastère ne se pose tant qu’il reste des tuiles de rivière.
refusal-barn_stands = votre grange est déjà posée.
refusal-barn_corner = une grange ne se pose que sur un coin où quatre tuiles montrent un pré.
refusal-barn_there = il y a déjà une grange sur ce pré.
refusal-barn_field = aucun paysan ne va sur un pré où il y a une grange.
refusal-no_drive = un chariot ne repart qu’après l’évaluation de sa zone.
refusal-wagon_now = faites d’abord repartir votre chariot, ou reprenez-le.
refusal-no_road_there = le chariot ne va que dans une zone voisine, libre et inachevée.

option-abbey_mayor = Maires et Monastères
option-abbey_mayor-true = en jeu
option-abbey_mayor-false = pas en jeu
option-abbey_final_round = Monastères après la dernière tuile
option-abbey_final_round-true = peuvent encore être posés
option-abbey_final_round-false = sont perdus
option-wagon_move = Un chariot repart
option-wagon_move-connected = vers les zones qui touchent la sienne
option-wagon_move-adjacent_tile = vers les zones de sa tuile et autour d’elle

action-join = Faire sortir un partisan de Carcassonne vers la zone en { $cell }
action-choose_join = Envoyer { $figure } vers : { $segment }{ sided }
action-enter = Placer { $figure } dans le quartier : { $quarter }
action-count = Déplacer le comte dans le quartier : { $quarter }
action-pass_move_out = Ne faire sortir personne de Carcassonne
action-pass_enter = Ne placer personne dans Carcassonne
action-pass_count = Laisser le comte où il est

quarter-castle = château
quarter-market = marché
quarter-blacksmith = forge
quarter-cathedral = cathédrale

task-move_out = Faites sortir des partisans de Carcassonne, ou personne
    .others = { $player } peut faire sortir des partisans de Carcassonne
task-enter = Placez un partisan dans Carcassonne, ou personne
    .others = { $player } peut placer un partisan dans Carcassonne
task-count = Déplacez le comte, ou laissez-le
    .others = { $player } peut déplacer le comte

event-stayed = { $player } ne fait plus sortir personne de Carcassonne
event-moved_out_castle = { $player } : un partisan quitte le château pour la ville en { $x },{ $y }
event-moved_out_market = { $player } : un partisan quitte le marché pour le pré en { $x },{ $y }
event-moved_out_blacksmith = { $player } : un partisan quitte la forge pour la route en { $x },{ $y }
event-moved_out_cathedral = { $player } : un partisan quitte la cathédrale vers { $x },{ $y } ({ $region })
event-kept_out = { $player } ne place personne dans Carcassonne
event-count_stays = { $player } laisse le comte où il est
event-entered_castle = { $player } place { $figure } dans le château
event-entered_market = { $player } place { $figure } dans le marché
event-entered_blacksmith = { $player } place { $figure } dans la forge
event-entered_cathedral = { $player } place { $figure } dans la cathédrale
event-count_to_castle = { $player } déplace le comte au château
event-count_to_market = { $player } déplace le comte au marché
event-count_to_blacksmith = { $player } déplace le comte à la forge
event-count_to_cathedral = { $player } déplace le comte à la cathédrale

refusal-leave_now = c’est maintenant que des partisans peuvent sortir de Carcassonne.
refusal-count_bars = le comte est dans ce quartier : personne n’en sort.
refusal-nobody_to_join = il n’y a personne à rejoindre.
refusal-quarter_empty = vous n’avez pas de partisan dans le quartier qui convient.
refusal-no_region = aucune zone qu’on puisse rejoindre maintenant ne commence sur cette tuile.
refusal-count_waits = le comte ne se déplace qu’après que vous avez placé un partisan dans Carcassonne.
refusal-count_is_there = le comte y est déjà.
refusal-one_follower = on ne place qu’un seul partisan à la fois dans Carcassonne.
refusal-nobody_in_hand = vous n’avez pas ce pion en réserve.
refusal-quarter_closed = ce pion ne peut pas être placé dans ce quartier.
refusal-enter_now = c’est maintenant qu’un partisan peut être placé dans Carcassonne.

option-count = Le Comte de Carcassonne
option-count-true = en jeu
option-count-false = pas en jeu
option-count_into_unoccupied = Les partisans de Carcassonne peuvent rejoindre une zone achevée sans partisan
option-count_into_unoccupied-false = non
option-count_into_unoccupied-true = oui
option-count_final = Les partisans sortent de Carcassonne avant l’évaluation finale
option-count_final-market_only = du marché seulement
option-count_final-any_quarter = de tous les quartiers
option-allow_discouraged = Le Comte avec La Rivière II
option-allow_discouraged-false = pas ensemble
option-allow_discouraged-true = permis ensemble

action-fair = Faire lancer tout le monde : { $token }
action-aim = Viser le point { $point }
action-drift = Le lancer dévie de { $steps } pas
action-range = Lancer à { $distance }
action-hand = Tendre la main à { $distance }
action-seduce = Remplacer un partisan en { $cell }
action-tempt = Remplacer { $figure } ({ NAME($player, form: "acc") }) dans le quartier : { $quarter }
action-send = Le remplacer par { $figure } de votre réserve
action-summon = Le remplacer par votre partisan en { $cell }
action-pass_seduction = Ne remplacer personne

token-knock_out = bataille de gâteaux
token-seduction = séduction
token-target = tir sur cible
token-catch = attraper

task-token = Choisissez le jeton du tour de catapulte
    .others = { $player } choisit le jeton du tour de catapulte
task-aim = Visez avec la catapulte
    .others = { $player } vise avec la catapulte
task-range = Décidez en secret à quelle distance lancer
    .others = { $player } décide en secret à quelle distance lancer
task-hand = Décidez où tendre la main
    .others = { $player } décide où tendre la main
task-drift = Le jeton vole
task-victim = Choisissez qui est remplacé, ou personne
    .others = { $player } choisit qui est remplacé, ou personne
task-replacement = Choisissez qui le remplace, ou personne
    .others = { $player } choisit qui le remplace, ou personne

event-fair_knock_out = { $player } choisit la bataille de gâteaux pour le tour de catapulte
event-fair_seduction = { $player } choisit la séduction pour le tour de catapulte
event-fair_target = { $player } choisit le tir sur cible pour le tour de catapulte
event-fair_catch = { $player } choisit d’attraper pour le tour de catapulte
event-aimed = { $player } vise { $x },{ $y }
event-committed = { $player } a décidé à quelle distance lancer
event-committed-secret = Vous avez décidé de lancer à { $distance }
    .others = { $player } a décidé de lancer à { $distance }
event-revealed = { $player } tend la main à { $hand } ; le lancer vise { $distance }
event-drifted = Le jeton dévie de { $far }
event-landed = { $player } : le jeton tombe en { $x },{ $y }
event-nearest =
    { $player } est au plus près de la foire : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-fell_short =
    Le jeton tombe avant la réglette : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour { NAME($player, form: "acc") }
event-caught =
    { $player } attrape le jeton : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-flew_past =
    Le jeton n’est pas attrapé : { $points ->
         [one] { $points } point
        *[other] { $points } points
    } pour { NAME($player, form: "acc") }
event-seduced = { $player } remplace le partisan le plus proche par { $figure }
event-seduced_nobody = { $player } ne remplace personne
event-left_quarter = { $player } : { $figure } quitte Carcassonne

refusal-token_now = choisissez d’abord le jeton du tour de catapulte.
refusal-aim_now = chacun lance exactement une fois ; visez avec la catapulte.
refusal-aim_too_far = ce point est à plus d’une tuile du pays.
refusal-commit_now = pour attraper, il faut une distance du lanceur et une main du receveur.
refusal-seduce_now = le partisan le plus proche peut maintenant être remplacé par un des vôtres qui a le droit d’être là.
refusal-river_reserve = la rivière perdrait l’espace au-delà d’un bout ouvert, et cette tuile peut être posée de façon à le garder.
refusal-barn_pig = selon les règles de cette table, aucun cochon ne va sur un pré où il y a une grange.

option-catapult = La Catapulte
option-catapult-true = en jeu
option-catapult-false = pas en jeu
option-catapult_mode = Lancers de la catapulte
option-catapult_mode-aimed = visés par les joueurs
option-catapult_mode-blind = à l’aveugle sur la foire
option-catapult_mode-off = aucun : les foires sont sans effet
option-catapult_sigma = Écart des lancers
option-catapult_sigma-0 = aucun
option-catapult_sigma-300 = 0,3 tuiles
option-catapult_sigma-600 = 0,6 tuiles
option-catapult_sigma-900 = 0,9 tuiles
option-catapult_sigma-1200 = 1,2 tuiles
option-catapult_sigma-1500 = 1,5 tuiles
option-catapult_sigma-1800 = 1,8 tuiles
option-catapult_sigma-2100 = 2,1 tuiles
option-catapult_sigma-2400 = 2,4 tuiles
option-catapult_sigma-2700 = 2,7 tuiles
option-catapult_sigma-3000 = 3 tuiles
option-market_at_barn = Les partisans du marché peuvent rejoindre les paysans qu’une grange évalue
option-market_at_barn-false = non
option-market_at_barn-true = oui
option-river_room = La rivière garde de l’espace
option-river_room-reserve = au-delà de chaque bout ouvert, si possible
option-river_room-lake = pour le lac au volcan seulement
option-river_bends = Deux virages d’un bras du même côté
option-river_bends-alternate = jamais
option-river_bends-straight_between = avec une tuile droite entre eux
option-barn_bars_pig = Un cochon sur un pré avec une grange
option-barn_bars_pig-false = permis auprès d’un paysan à soi
option-barn_bars_pig-true = interdit
about-base = Routes, villes, abbayes et prés : posez une tuile, posez-y un partisan, reprenez-le avec des points.
about-inns_cathedrals = Les auberges doublent une route achevée, les cathédrales portent une ville à trois points par tuile ; inachevées, elles ne valent rien. Chacun reçoit un grand partisan qui compte pour deux.
about-traders_builders = Qui achève une ville avec des marchandises les prend, même si elle n’est pas à lui. Un bâtisseur donne une seconde tuile, un cochon enrichit les prés.
about-princess_dragon = Un dragon parcourt le pays et mange des partisans ; une fée en protège un. Les portails magiques les déposent n’importe où, une princesse renvoie des chevaliers.
about-tower = Élevez des tours et capturez les partisans à leur portée. Les prisonniers s’échangent ou se rachètent pour trois points.
about-abbey_mayor = Un monastère comble n’importe quel trou. Le maire compte autant que sa ville a de blasons, un chariot repart vers une autre zone, une grange prend un pré pour toujours.
about-king_robber = Qui achève la plus grande ville tient le roi, la plus longue route le brigand. À la fin, ils valent un point par ville ou route achevée.
about-cult = Les lieux de culte défient les abbayes voisines. Le premier achevé marque, l’autre n’obtient rien.
about-count = Le pays commence par la ville de Carcassonne. Aidez les autres à marquer et vous pourrez y envoyer des partisans, qui rejoignent une zone juste avant son évaluation.
about-river2 = Une rivière avec un embranchement, une auberge et un volcan se pose avant les autres tuiles. Elle étire le pays et donne de la place à tous.
about-catapult = À la foire, chacun vise et lance avec la catapulte. C’est bruyant, drôle et pas tout à fait juste ; un lancer trop court peut encore coûter une ville.
clash-count-river2 = Le Comte et La Rivière II veulent tous deux être le début du pays. Des tuiles pourraient n’aller nulle part. Retirez l’une des extensions, ou autorisez les deux dans les règles fines.
clash-princess_dragon-tower = Dragon et Tour enlèvent tous deux des partisans. Certains aiment ; à cinq ou six, on peut se retrouver sans aucun.
clash-princess_dragon-catapult = Dragon et Catapulte : deux sources de malchance. Amusant, mais difficile à prévoir.
clash-cult-abbey_mayor = Culte et Monastères : un lieu de culte peut aussi défier un monastère. Une chose de plus à surveiller.
seats-6 = À six, il faut Auberges et Cathédrales, qui apporte la sixième couleur.
preset-classic = Classique
preset-classic-about = Le jeu de base, comme dans la boîte
preset-first = Première soirée
preset-first-about = Un début en douceur pour les nouveaux
preset-big = Grande soirée
preset-big-about = Riche, mais encore clair
preset-all = Tout
preset-all-about = Tout ce qui va ensemble

thing-figure-small = Partisan
thing-figure-big = Grand partisan
thing-figure-mayor = Maire
thing-figure-wagon = Chariot
thing-figure-builder = Bâtisseur
thing-figure-pig = Cochon
thing-feature-road = Route
thing-feature-city = Ville
thing-feature-monastery = Abbaye
thing-feature-field = Pré
thing-feature-shrine = Lieu de culte
thing-feature-abbey = Monastère
thing-feature-river = Rivière
thing-feature-carcassonne = Carcassonne
thing-feature-tower_foundation = Base de tour
thing-sign-pennant = Blason
thing-sign-inn = Auberge
thing-sign-cathedral = Cathédrale
thing-sign-goods = Marchandises
thing-sign-volcano = Volcan
thing-sign-dragon = Signe du dragon
thing-sign-princess = Princesse
thing-sign-portal = Portail magique
thing-sign-pig_herd = Troupeau de cochons
thing-sign-fair = Foire
thing-sign-spring = Source
thing-sign-fork = Embranchement de la rivière
thing-sign-lake = Lac au volcan
thing-piece-fairy = Fée
thing-piece-dragon = Dragon
thing-piece-tower = Tour
thing-piece-prisoner = Prisonnier
thing-piece-barn = Grange
thing-piece-king = Roi
thing-piece-robber = Brigand
thing-piece-count = Comte
thing-tile = Tuile
thing-pile = Pioche

explain-points =
    { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
explain-each = { $count } par joueur
explain-tokens = { $count } jetons dans le jeu
explain-figure-small = Se pose sur la tuile qu’on vient de poser, sur une route, une ville, une abbaye ou un pré où il n’y a personne ; il revient après l’évaluation.
explain-figure-big = Un partisan qui compte pour { $power } dans toute majorité ; il n’augmente pas les points.
explain-figure-mayor = Un partisan pour les villes seulement : il compte autant que la ville a de blasons, et rien sans blason.
explain-figure-wagon = Un partisan pour routes, villes et abbayes ; après l’évaluation il peut repartir vers une zone voisine où il n’y a personne.
explain-figure-builder = Se pose avec un de vos partisans sur une route ou une ville ; quand vous la prolongez, vous posez une seconde tuile dans le même tour.
explain-figure-pig = Se pose avec un de vos paysans : chaque ville achevée du pré vous donne { $points } point de plus.
explain-role-thief = Un partisan sur une route : en prend les points si personne n’y est plus fort.
explain-role-knight = Un partisan dans une ville : en prend les points si personne n’y est plus fort.
explain-role-monk = Un partisan dans une abbaye ou un monastère : en prend les points quand elle est entourée, ou à la fin.
explain-role-farmer = Un partisan sur un pré : y reste jusqu’à la fin et n’est payé qu’alors.
explain-role-heretic = Un partisan dans un lieu de culte : compte comme un moine et défie un moine voisin.
explain-role-guard = Un partisan sur une tour : personne ne peut plus élever cette tour.
explain-feature-road = Donne { $points } point par tuile, une fois achevée ou à la fin.
explain-feature-city = Achevée, elle donne { $points } points par tuile et par blason, sinon { $later } à la fin de la partie.
explain-feature-monastery = Donne { $points } point pour sa tuile et pour chacune des { $around } autour ; achevée quand toutes sont posées.
explain-feature-field = À la fin de la partie, { $points } points par ville achevée qu’il touche.
explain-feature-shrine = Compte comme une abbaye ; si un lieu de culte et une abbaye voisins sont occupés, le premier achevé prend tout, l’autre rien.
explain-feature-abbey = Comble un trou entre quatre tuiles et ferme tous leurs côtés ; compte comme une abbaye. Chacun en a un.
explain-feature-river = Se pose avant toutes les autres tuiles ; personne ne peut s’y tenir, et elle sépare les prés.
explain-feature-carcassonne = La ville du comte : jamais évaluée comme une ville, mais une ville achevée pour les prés à ses murs et pour le roi.
explain-feature-tower_foundation = Ici chacun peut bâtir une tour avec ses propres étages.
explain-sign-pennant = Compte comme une tuile de plus de sa ville.
explain-sign-inn = Une route achevée avec auberge donne { $points } points par tuile ; inachevée à la fin, elle ne donne rien.
explain-sign-cathedral = Une ville achevée avec cathédrale donne { $points } points par tuile et par blason ; inachevée à la fin, elle ne donne rien.
explain-sign-goods = Qui achève la ville prend un jeton pour chacun de ses signes, à qui que soit la ville.
explain-sign-volcano = Appelle le dragon sur sa tuile ; on n’y pose aucun partisan.
explain-sign-dragon = Cette tuile posée, le dragon fait { $steps } pas ; les joueurs le déplacent à tour de rôle.
explain-sign-princess = Posée contre une ville avec des partisans, elle permet d’en renvoyer un au lieu de poser un pion.
explain-sign-portal = Permet de poser un partisan sur n’importe quelle tuile, dans une zone inachevée où il n’y a personne.
explain-sign-pig_herd = Chaque ville achevée de ce pré donne à ses propriétaires { $points } point de plus.
explain-sign-fair = Après le tour où elle est posée, chacun lance une fois avec la catapulte.
explain-sign-spring = La rivière commence ici.
explain-sign-fork = La rivière se divise ici en deux bras.
explain-sign-lake = Termine la rivière ; qui le pose joue aussitôt une autre tuile, et on n’y pose aucun partisan.
explain-piece-fairy = Se tient près d’un partisan : éloigne le dragon de sa tuile, donne { $first } point au début du tour de son propriétaire et { $points } de plus quand sa zone est évaluée.
explain-piece-dragon = Renvoie tous les partisans, bâtisseurs et cochons des tuiles où il entre ; il n’entre jamais sur celle de la fée.
explain-piece-tower = Un étage l’élève d’un niveau ; vous pouvez alors capturer un partisan sur sa tuile, ou en ligne droite à autant de tuiles qu’elle est haute.
explain-piece-prisoner = Un partisan capturé : son propriétaire peut le racheter, une fois par tour. Les prisonniers réciproques sont échangés aussitôt.
explain-piece-barn = Se tient jusqu’à la fin où quatre tuiles d’un pré se touchent : { $points } points par ville achevée de ce pré. Les paysans y sont payés aussitôt et rentrent.
explain-piece-king = Va à qui achève la plus grande ville jusque-là ; à la fin { $points } point par ville achevée.
explain-piece-robber = Va à qui achève la plus longue route jusque-là ; à la fin { $points } point par route achevée.
explain-piece-count = Du quartier où il est, personne ne peut sortir ; il se déplace quand quelqu’un met un partisan à Carcassonne.
explain-quarter-castle = Les partisans d’ici peuvent rejoindre une ville au moment de son évaluation.
explain-quarter-market = Les partisans d’ici peuvent rejoindre un pré à la fin de la partie.
explain-quarter-blacksmith = Les partisans d’ici peuvent rejoindre une route au moment de son évaluation.
explain-quarter-cathedral = Les partisans d’ici peuvent rejoindre une abbaye au moment de son évaluation.
explain-goods = Qui en a le plus à la fin marque { $points } points ; à égalité, tous.
explain-token-knock_out = Tous les partisans près du point de chute reviennent à leurs propriétaires, et ceux qui les touchent aussi.
explain-token-seduction = Le lanceur peut remplacer le partisan le plus proche du point de chute par un des siens.
explain-token-target = Le lancer le plus près de la foire marque { $points } points ; à égalité, tous.
explain-token-catch = Se lance au voisin de gauche : attrapé ou trop court, { $points } points pour lui ; passé, pour le lanceur.
explain-tile = Posez-la de sorte que tous ses côtés continuent le paysage ; vous pouvez ensuite y poser un pion.
explain-pile = Les tuiles encore à venir ; la partie finit avec le tour de la dernière.
