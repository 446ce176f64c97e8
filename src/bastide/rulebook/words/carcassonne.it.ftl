action-begin = Comincia { NAME($player, form: "acc") }
action-draw = La tessera pescata è { $tile }
action-pass = Non piazzare nulla
action-deploy = Piazza { $figure }: { NAME($segment, form: "id") }
action-place = Piazza la tessera in { $cell }, ruotata di { $turn }°
action-deploy_small_thief = Piazza un seguace come ladro sulla strada ({ $where })
action-deploy_small_knight = Piazza un seguace come cavaliere nella città ({ $where })
action-deploy_small_monk = Piazza un seguace come monaco nel monastero ({ $where })
action-deploy_small_heretic = Piazza un seguace come eretico nel luogo di culto ({ $where })
action-deploy_small_farmer = Piazza un seguace come contadino nel campo ({ $where })
action-deploy_big_thief = Piazza il seguace grande come ladro sulla strada ({ $where })
action-deploy_big_knight = Piazza il seguace grande come cavaliere nella città ({ $where })
action-deploy_big_monk = Piazza il seguace grande come monaco nel monastero ({ $where })
action-deploy_big_heretic = Piazza il seguace grande come eretico nel luogo di culto ({ $where })
action-deploy_big_farmer = Piazza il seguace grande come contadino nel campo ({ $where })
action-deploy_builder = Piazza il costruttore ({ $where })
action-deploy_pig = Piazza il maiale nel campo ({ $where })

task-begin = Si sorteggia chi comincia
task-draw = Si pesca una tessera
task-place = Piazza la tessera { $tile }
    .others = { $player } piazza la tessera { $tile }
task-action = Piazza una figura sulla tessera, o niente
    .others = { $player } piazza una figura sulla tessera, o niente
task-over = La partita è finita

event-began = Comincia: { NAME($player, form: "acc") }
event-drew = { $player } pesca { $tile }
event-took_up = { $player } prende { $tile }
event-removed = { $tile } non entra da nessuna parte ed esce dal gioco
event-placed = { $player } piazza { $tile } in { $x },{ $y }, rotazione { $rotation }°
event-passed = { $player } non piazza nulla
event-plays_on = { $player } gioca un'altra parte del turno
event-pile_empty = È stata giocata l'ultima tessera: la partita finisce
event-finished = La valutazione finale è conclusa
event-second_part = La regione del costruttore cresce; seconda parte per { NAME($player, form: "acc") }
event-deployed_small_thief = { $player } piazza un seguace come ladro sulla strada ({ $x },{ $y }{ sided })
event-deployed_small_knight = { $player } piazza un seguace come cavaliere nella città ({ $x },{ $y }{ sided })
event-deployed_small_monk = { $player } piazza un seguace come monaco nel monastero ({ $x },{ $y }{ sided })
event-deployed_small_heretic = { $player } piazza un seguace come eretico nel luogo di culto ({ $x },{ $y }{ sided })
event-deployed_small_farmer = { $player } piazza un seguace come contadino nel campo ({ $x },{ $y }{ sided })
event-deployed_big_thief = { $player } piazza il seguace grande come ladro sulla strada ({ $x },{ $y }{ sided })
event-deployed_big_knight = { $player } piazza il seguace grande come cavaliere nella città ({ $x },{ $y }{ sided })
event-deployed_big_monk = { $player } piazza il seguace grande come monaco nel monastero ({ $x },{ $y }{ sided })
event-deployed_big_heretic = { $player } piazza il seguace grande come eretico nel luogo di culto ({ $x },{ $y }{ sided })
event-deployed_big_farmer = { $player } piazza il seguace grande come contadino nel campo ({ $x },{ $y }{ sided })
event-deployed_builder = { $player } piazza il costruttore ({ $segment }, { $x },{ $y }{ sided })
event-deployed_pig = { $player } piazza il maiale ({ $segment }, { $x },{ $y }{ sided })
event-returned_small = Un seguace { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-returned_big = Il seguace grande { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-returned_builder = Il costruttore { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-returned_pig = Il maiale { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-completed_road =
    { $player } completa una strada di { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-completed_city =
    { $player } completa una città di { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-completed_cloister = { $player } completa il monastero in { $x },{ $y }
event-completed_shrine = { $player } completa il luogo di culto in { $x },{ $y }
event-scored_road =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per una strada di { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-scored_city =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per una città di { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-scored_cloister =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per il monastero in { $x },{ $y }
event-scored_shrine =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per il luogo di culto in { $x },{ $y }
event-scored_field =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per un campo
event-lost_challenge = Sfida persa ({ $region }, { $x },{ $y }): il seguace torna senza punti
event-took_king =
    { $player } prende il re: la città più grande ha { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-took_robber =
    { $player } prende il barone predone: la strada più lunga ha { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }
event-scored_king =
    { $player } ha il re: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per le città completate
event-scored_robber =
    { $player } ha il barone predone: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per le strade completate
event-took_wine =
    { $player } prende { $count ->
         [one] { $count } gettone
        *[other] { $count } gettoni
    } vino
event-most_wine =
    { $player } ha più vino di tutti: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
event-took_grain =
    { $player } prende { $count ->
         [one] { $count } gettone
        *[other] { $count } gettoni
    } grano
event-most_grain =
    { $player } ha più grano di tutti: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
event-took_cloth =
    { $player } prende { $count ->
         [one] { $count } gettone
        *[other] { $count } gettoni
    } stoffa
event-most_cloth =
    { $player } ha più stoffa di tutti: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }

refusal-chance = questo lo decide la sorte.
refusal-chance_now = ora decide la sorte.
refusal-not_in_stack = non resta da pescare alcuna tessera { $tile }.
refusal-no_seat = in questa partita non c'è un posto { $seat }.
refusal-action_now = la tua tessera è piazzata; ora piazza una figura, o niente.
refusal-place_first = prima piazza la tessera { $tile }; non vi si può rinunciare.
refusal-off_table = lì il tavolo finisce: le tessere stanno al massimo a 127 posti a ovest o a nord e a 126 a est o a sud della tessera di partenza.
refusal-taken = lì c'è già una tessera.
refusal-apart = nessun lato di quel posto tocca una tessera; un angolo non basta.
refusal-mismatch = sul lato { $side } la tessera mostra { $own }, la vicina { $other }.
refusal-not_in_play = { $figure } fa parte di un set che non è in gioco.
refusal-supply_empty = non hai nella riserva: { $figure }.
refusal-no_segment = la tessera appena piazzata non ha { NAME($segment, form: "id") }; ha: { $has }.
refusal-occupied = in quella regione c'è già un seguace.
refusal-no_place = lì non può stare alcuna figura.
refusal-volcano = questa figura non si può mettere su un vulcano.
refusal-builder_place = il costruttore sta solo su strade e in città.
refusal-builder_completed = la regione è completa; il costruttore non avrebbe nulla da fare.
refusal-builder_alone = il costruttore va solo su una strada o in una città dove hai un seguace.
refusal-pig_place = il maiale sta solo nei campi.
refusal-pig_alone = il maiale va solo in un campo dove hai un contadino.
refusal-shrine_rivals = un luogo di culto può avere attorno al massimo un monastero, e viceversa.
refusal-cloister_rivals = un monastero può avere attorno al massimo un luogo di culto, e viceversa.
refusal-river_apart = una tessera fiume continua esattamente un lato aperto del fiume e non tocca nient'altro.
refusal-river_back = il fiume non può curvare due volte dalla stessa parte.
refusal-river_room = il lago del vulcano non troverebbe posto a un lato aperto del fiume.

figure-small = un seguace
figure-big = il seguace grande
figure-mayor = il borgomastro
figure-wagon = il carro
figure-builder = il costruttore
figure-pig = il maiale

segment-c0 = città
    .id = città c0
segment-c1 = città
    .id = città c1
segment-c2 = città
    .id = città c2
segment-c3 = città
    .id = città c3
segment-r0 = strada
    .id = strada r0
segment-r1 = strada
    .id = strada r1
segment-r2 = strada
    .id = strada r2
segment-r3 = strada
    .id = strada r3
segment-f0 = campo
    .id = campo f0
segment-f1 = campo
    .id = campo f1
segment-f2 = campo
    .id = campo f2
segment-f3 = campo
    .id = campo f3
segment-m0 = monastero
    .id = monastero m0
segment-s0 = luogo di culto
    .id = luogo di culto s0
segment-a0 = abbazia
    .id = abbazia a0

kind-field = campo
kind-road = strada
kind-city = città
kind-river = fiume

sides-n = nord
sides-e = est
sides-s = sud
sides-w = ovest
sides-ne = nord e est
sides-ns = nord e sud
sides-nw = nord e ovest
sides-es = est e sud
sides-ew = est e ovest
sides-sw = sud e ovest
sides-nes = nord, est e sud
sides-new = nord, est e ovest
sides-nsw = nord, sud e ovest
sides-esw = est, sud e ovest
sides-nesw = nord, est, sud e ovest
sides-n_e = nord, metà est
sides-n_w = nord, metà ovest
sides-e_n = est, metà nord
sides-e_s = est, metà sud
sides-s_e = sud, metà est
sides-s_w = sud, metà ovest
sides-w_n = ovest, metà nord
sides-w_s = ovest, metà sud
sides-inside_1 = dentro la tessera, il primo
sides-inside_2 = dentro la tessera, il secondo
sides-inside = dentro la tessera
sided =
    { GIVEN($sides) ->
        [yes] , { $sides }
       *[no] { "" }
    }

option-inns_cathedrals = Locande e Cattedrali
option-inns_cathedrals-true = in gioco
option-inns_cathedrals-false = non in gioco
option-traders_builders = Mercanti e Costruttori
option-traders_builders-true = in gioco
option-traders_builders-false = non in gioco
option-king_robber = Re e Barone predone
option-king_robber-true = in gioco
option-king_robber-false = non in gioco
option-cult = Il Culto
option-cult-true = in gioco
option-cult-false = non in gioco
option-river2 = Il Fiume II
option-river2-true = in gioco
option-river2-false = non in gioco
option-small_city = Città di due tessere
option-small_city-normal = punti pieni
option-small_city-two = metà dei punti
option-start_player = Chi comincia
option-start_player-random = a sorte
option-start_player-0 = il primo posto
option-start_player-1 = il secondo posto
option-start_player-2 = il terzo posto
option-start_player-3 = il quarto posto
option-start_player-4 = il quinto posto
option-start_player-5 = il sesto posto

region-road = strada
region-city = città
region-field = campo
region-cloister = monastero
region-shrine = luogo di culto
region-abbey = abbazia

action-choose = Scegli { $figure } { NAME($player, form: "di") }: { $segment }{ sided }
action-portal = Attraversa il portale magico fino a { $cell }
action-fairy = Manda la fata dal tuo seguace in { $cell }
action-princess = La principessa manda a casa un cavaliere in { $cell }
action-dragon = Muovi il drago verso { $side }

side-north = nord
side-east = est
side-south = sud
side-west = ovest

segment-t0 = torre

task-dragon = Muovi il drago di un passo
    .others = { $player } muove il drago di un passo
task-choose = Decidi per la tessera in { $x },{ $y }
    .others = { $player } decide per la tessera in { $x },{ $y }

event-laid_aside = { $tile } resta da parte finché un vulcano non chiama il drago
event-called_dragon = Il vulcano chiama il drago in { $x },{ $y }
event-moved_dragon = { $player } muove il drago in { $x },{ $y }
event-moved_fairy = { $player } manda la fata dal seguace: { $segment } ({ $x },{ $y }{ sided })
event-fairy_point =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } dalla fata
event-fairy_bonus =
    { $player } ottiene { $points ->
         [one] { $points } punto in più
        *[other] { $points } punti in più
    }: la fata è accanto
event-sent_home = { $player } fa mandare a casa dalla principessa il cavaliere: { $segment } ({ $x },{ $y }{ sided })

refusal-other_phase = ora c'è altro da decidere.
refusal-dragon_moves = ora si muove il drago; scegli il suo prossimo passo.
refusal-fairy_guards = la fata tiene il drago lontano dalla sua tessera.
refusal-dragon_barred = il drago va solo su tessere già piazzate dove non è stato in questo movimento.
refusal-no_portal = la tessera appena piazzata non mostra un portale magico.
refusal-no_tile = lì non c'è una tessera.
refusal-dragon_there = lì c'è il drago.
refusal-portal_closed = lì non c'è una regione libera e incompleta per i tuoi seguaci.
refusal-portal_followers = solo i seguaci passano per il portale.
refusal-fairy_alone = la fata va solo accanto a un altro tuo seguace.
refusal-no_princess = la tessera appena piazzata non mostra una principessa.
refusal-no_knight = su quella tessera non c'è un seguace della città della principessa.
refusal-princess_must = la principessa deve mandare a casa un cavaliere.
refusal-choose_now = prima finisci l'azione cominciata.
refusal-nothing_to_choose = non c'è nulla fra cui scegliere.
refusal-kind_not_in_play = questo fa parte di un set che non è in gioco.

option-princess_dragon = La Principessa e il Drago
option-princess_dragon-true = in gioco
option-princess_dragon-false = non in gioco
option-fairy_mode = La fata aiuta
option-fairy_mode-follower = il solo seguace accanto a cui sta
option-fairy_mode-tile = tutti i seguaci sulla sua tessera
option-volcano_companions = Costruttore e maiale su un vulcano
option-volcano_companions-true = permesso
option-volcano_companions-false = non permesso
option-princess = La principessa
option-princess-may = può mandare a casa un cavaliere
option-princess-must = deve mandare a casa un cavaliere

action-capture = Prendi prigioniero un seguace in { $cell }
action-exchange = Riprendi in cambio: { $figure }
action-ransom = Riscatta { NAME($holder, form: "da") }: { $figure }
action-top = Finisci la torre in { $cell }: { $figure }
action-tower = Metti un pezzo di torre sulla torre in { $cell }

event-captured = La torre cattura in { $x },{ $y }: { $figure }, { NAME($owner, form: "di") }
event-deployed_big_guard = { $player } mette il seguace grande sulla torre in { $x },{ $y }
event-deployed_small_guard = { $player } mette un seguace sulla torre in { $x },{ $y }
event-exchanged = Scambio di prigionieri: { NAME($player, form: "acc") } riprende { NAME($other, form: "da") }: { $figure }
event-raised_tower = { $player } alza la torre in { $x },{ $y } a { $height }
event-ransomed =
    { $player } riscatta { NAME($other, form: "da") } per { $price ->
         [one] { $price } punto
        *[other] { $price } punti
    }: { $figure }
event-spared = { $player } non prende prigionieri

option-ransom_debt = Riscatto con meno di 3 punti
option-ransom_debt-false = non permesso
option-ransom_debt-true = permesso
option-tower = La Torre
option-tower-false = non in gioco
option-tower-true = in gioco

refusal-capture_now = decidi prima se la torre prende un prigioniero.
refusal-exchange_now = scegli quale dei tuoi prigionieri torna.
refusal-no_foundation = lì non c'è una base della torre.
refusal-no_pieces = non hai più pezzi di torre.
refusal-no_prisoner = quel giocatore non tiene un tuo prigioniero del genere.
refusal-no_topper = non hai un seguace del genere nella riserva.
refusal-no_tower = lì non c'è una torre su cui stare.
refusal-nobody_there = su quella tessera non c'è nessun seguace.
refusal-out_of_reach = la torre non arriva a quella tessera.
refusal-ransom_now = decidi prima se riscatti un prigioniero.
refusal-ransom_past = un prigioniero si riscatta prima dell'azione, una volta per turno e solo da chi ha i punti.
refusal-tower_finished = un seguace ha finito quella torre.

action-pass_capture = Non prendere prigionieri
action-pass_ransom = Non riscattare nessuno

task-capture = Prendi un prigioniero, oppure no
    .others = { $player } può prendere un prigioniero
task-ransom = Riscatta un prigioniero, oppure no
    .others = { $player } può riscattare un prigioniero

action-abbey = Piazza la tua abbazia invece di pescare
action-keep_abbey = Tieni la tua abbazia
action-barn = Piazza il tuo fienile sull'angolo { $corner } della tessera
action-drive = Il tuo carro prosegue fino a { $cell }, { $segment }{ sided }
action-take_wagon_back = Riprendi il tuo carro
action-deploy_mayor_knight = Piazza il borgomastro nella città ({ $where })
action-deploy_wagon_thief = Piazza il carro sulla strada ({ $where })
action-deploy_wagon_knight = Piazza il carro nella città ({ $where })
action-deploy_wagon_monk = Piazza il carro nel monastero ({ $where })
action-deploy_wagon_heretic = Piazza il carro nel luogo di culto ({ $where })

corner-northeast = nord-est
corner-southeast = sud-est
corner-southwest = sud-ovest
corner-northwest = nord-ovest

task-abbey = Piazza la tua abbazia in un buco, o tienila
    .others = { $player } può piazzare l'abbazia in un buco
task-wagon = Fai proseguire il tuo carro, o riprendilo
    .others = { $player } fa proseguire il carro, o lo riprende

event-took_abbey = { $player } piazza un'abbazia invece di pescare
event-last_abbey = { $player } può ancora piazzare l'abbazia
event-placed_barn = { $player } piazza il fienile sull'angolo nord-ovest di { $x },{ $y }
event-scored_barn =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per il fienile: { $cities } città
event-drove_on = Il carro { NAME($player, form: "di") } prosegue ({ $segment }, { $x },{ $y }{ sided })
event-deployed_mayor_knight = { $player } piazza il borgomastro nella città ({ $x },{ $y }{ sided })
event-deployed_wagon_thief = { $player } piazza il carro sulla strada ({ $x },{ $y }{ sided })
event-deployed_wagon_knight = { $player } piazza il carro nella città ({ $x },{ $y }{ sided })
event-deployed_wagon_monk = { $player } piazza il carro nel monastero ({ $x },{ $y }{ sided })
event-deployed_wagon_heretic = { $player } piazza il carro nel luogo di culto ({ $x },{ $y }{ sided })
event-returned_mayor = Il borgomastro { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-returned_wagon = Il carro { NAME($player, form: "di") } torna ({ $segment }, { $x },{ $y }{ sided })
event-completed_abbey = { $player } completa l'abbazia in { $x },{ $y }
event-scored_abbey =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per l'abbazia in { $x },{ $y }

refusal-mayor_place = il borgomastro sta solo nelle città.
refusal-wagon_place = il carro non sta mai in un campo.
refusal-no_hole = un'abbazia riempie solo un posto fra quattro tessere piazzate.
refusal-abbey_turned = un'abbazia è uguale su tutti i lati; piazzala senza ruotarla.
refusal-abbey_now = decidi prima se piazzare la tua abbazia invece di pescare.
refusal-abbey_instead = un'abbazia si piazza invece di pescare, all'inizio di una parte.
refusal-river_first = finché restano tessere fiume non si piazza alcuna abbazia.
refusal-barn_stands = il tuo fienile è già sul tavolo.
refusal-barn_corner = un fienile sta solo su un angolo che quattro tessere riempiono di campo.
refusal-barn_there = in quel campo c'è già un fienile.
refusal-barn_field = in un campo con un fienile non vanno contadini.
refusal-no_drive = un carro prosegue solo dopo che la sua regione è stata valutata.
refusal-wagon_now = prima fai proseguire il tuo carro, o riprendilo.
refusal-no_road_there = il carro va solo in una regione vicina, libera e incompleta.

option-abbey_mayor = Abbazie e Borgomastri
option-abbey_mayor-true = in gioco
option-abbey_mayor-false = non in gioco
option-abbey_final_round = Abbazie dopo l'ultima tessera
option-abbey_final_round-true = si possono ancora piazzare
option-abbey_final_round-false = sono perse
option-wagon_move = Un carro va
option-wagon_move-connected = nelle regioni che incontrano la sua
option-wagon_move-adjacent_tile = nelle regioni sulla sua tessera e attorno

action-join = Fai uscire un seguace da Carcassonne verso la regione in { $cell }
action-choose_join = Manda in { $segment }{ sided }: { $figure }
action-enter = Metti nel quartiere ({ $quarter }): { $figure }
action-count = Sposta il conte nel quartiere: { $quarter }
action-pass_move_out = Non far uscire nessuno da Carcassonne
action-pass_enter = Non mettere nessuno in Carcassonne
action-pass_count = Lascia il conte dov'è

quarter-castle = castello
quarter-market = mercato
quarter-blacksmith = fabbro
quarter-cathedral = cattedrale

task-move_out = Fai uscire seguaci da Carcassonne, o nessuno
    .others = { $player } può far uscire seguaci da Carcassonne
task-enter = Metti un seguace in Carcassonne, o nessuno
    .others = { $player } può mettere un seguace in Carcassonne
task-count = Sposta il conte, o lascialo
    .others = { $player } può spostare il conte

event-stayed = { $player } non fa uscire nessun altro da Carcassonne
event-moved_out_castle = Un seguace { NAME($player, form: "di") } va dal castello alla città in { $x },{ $y }
event-moved_out_market = Un seguace { NAME($player, form: "di") } va dal mercato al campo in { $x },{ $y }
event-moved_out_blacksmith = Un seguace { NAME($player, form: "di") } va dal fabbro alla strada in { $x },{ $y }
event-moved_out_cathedral = Un seguace { NAME($player, form: "di") } lascia la cattedrale ({ $x },{ $y }): { $region }
event-kept_out = { $player } non mette nessuno in Carcassonne
event-count_stays = { $player } lascia il conte dov'è
event-entered_castle = { $player } mette nel castello: { $figure }
event-entered_market = { $player } mette nel mercato: { $figure }
event-entered_blacksmith = { $player } mette dal fabbro: { $figure }
event-entered_cathedral = { $player } mette nella cattedrale: { $figure }
event-count_to_castle = { $player } sposta il conte nel castello
event-count_to_market = { $player } sposta il conte nel mercato
event-count_to_blacksmith = { $player } sposta il conte dal fabbro
event-count_to_cathedral = { $player } sposta il conte nella cattedrale

refusal-leave_now = ora i seguaci possono uscire da Carcassonne.
refusal-count_bars = il conte è in quel quartiere: nessuno ne esce.
refusal-nobody_to_join = lì non c'è nessuno a cui unirsi.
refusal-quarter_empty = non hai seguaci nel quartiere giusto.
refusal-no_region = su quella tessera non comincia nessuna regione in cui si possa entrare ora.
refusal-count_waits = il conte si sposta solo dopo che hai messo un seguace in Carcassonne.
refusal-count_is_there = il conte è già lì.
refusal-one_follower = in una parte del turno si mette un solo seguace in Carcassonne.
refusal-nobody_in_hand = non hai quella figura nella riserva.
refusal-quarter_closed = quella figura non può entrare in quel quartiere.
refusal-enter_now = ora si può mettere un seguace in Carcassonne.

option-count = Il Conte di Carcassonne
option-count-true = in gioco
option-count-false = non in gioco
option-count_into_unoccupied = I seguaci di Carcassonne possono entrare in una regione completa senza seguaci
option-count_into_unoccupied-false = no
option-count_into_unoccupied-true = sì
option-count_final = Prima della valutazione finale i seguaci escono da Carcassonne
option-count_final-market_only = solo dal mercato
option-count_final-any_quarter = da ogni quartiere
option-allow_discouraged = Il Conte insieme al Fiume II
option-allow_discouraged-false = non permessi
option-allow_discouraged-true = permessi

action-fair = Tutti lanciano: { $token }
action-aim = Mira al punto { $point }
action-drift = Il lancio devia di { $steps } passi
action-range = Lancia a distanza { $distance }
action-hand = Tendi la mano a { $distance }
action-seduce = Sostituisci un seguace in { $cell }
action-tempt = Sostituisci nel quartiere ({ $quarter }): { $figure }, { NAME($player, form: "di") }
action-send = Prende il posto, dalla tua riserva: { $figure }
action-summon = Prende il posto il tuo seguace in { $cell }
action-pass_seduction = Non sostituire nessuno

token-knock_out = battaglia di torte
token-seduction = seduzione
token-target = tiro al bersaglio
token-catch = presa al volo

task-token = Scegli il gettone per il giro di catapulta
    .others = { $player } sceglie il gettone per il giro di catapulta
task-aim = Mira con la catapulta
    .others = { $player } mira con la catapulta
task-range = Decidi in segreto quanto lontano lanciare
    .others = { $player } decide in segreto quanto lontano lanciare
task-hand = Decidi dove tendere la mano
    .others = { $player } decide dove tendere la mano
task-drift = Il gettone vola
task-victim = Scegli chi viene sostituito, o nessuno
    .others = { $player } sceglie chi viene sostituito, o nessuno
task-replacement = Scegli chi prende il posto, o nessuno
    .others = { $player } sceglie chi prende il posto, o nessuno

event-fair_knock_out = { $player } sceglie la battaglia di torte per il giro di catapulta
event-fair_seduction = { $player } sceglie la seduzione per il giro di catapulta
event-fair_target = { $player } sceglie il tiro al bersaglio per il giro di catapulta
event-fair_catch = { $player } sceglie la presa al volo per il giro di catapulta
event-aimed = { $player } mira a { $x },{ $y }
event-committed = { $player } ha deciso quanto lontano lanciare
event-committed-secret = Hai deciso di lanciare a distanza { $distance }
    .others = { $player } ha deciso di lanciare a { $distance }
event-revealed = { $player } tende la mano a { $hand }; il lancio è pensato per { $distance }
event-drifted = Il gettone devia di { $far }
event-landed = Il gettone { NAME($player, form: "di") } cade in { $x },{ $y }
event-nearest =
    { $player } è il più vicino alla fiera: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
event-fell_short =
    Il gettone non arriva al righello: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } { NAME($player, form: "a") }
event-caught =
    { $player } prende il gettone: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
event-flew_past =
    Il gettone non viene preso: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } { NAME($player, form: "a") }
event-seduced = { $player } sostituisce il seguace più vicino; prende il posto: { $figure }
event-seduced_nobody = { $player } non sostituisce nessuno
event-left_quarter = Lascia Carcassonne ({ NAME($player, form: "acc") }): { $figure }

refusal-token_now = scegli prima il gettone per il giro di catapulta.
refusal-aim_now = ognuno lancia esattamente una volta; mira con la catapulta.
refusal-aim_too_far = quel punto è a più di una tessera dal territorio.
refusal-commit_now = per la presa servono una distanza da chi lancia e una mano da chi prende.
refusal-seduce_now = ora il seguace più vicino può essere sostituito da un altro dei tuoi che possa stare lì.
refusal-river_reserve = il fiume perderebbe lo spazio oltre un lato aperto, e questa tessera si può piazzare in modo da conservarlo.
refusal-barn_pig = secondo le regole di questo tavolo in un campo con un fienile non vanno maiali.

option-catapult = La Catapulta
option-catapult-true = in gioco
option-catapult-false = non in gioco
option-catapult_mode = I lanci della catapulta
option-catapult_mode-aimed = mirati dai giocatori
option-catapult_mode-blind = alla cieca verso la fiera
option-catapult_mode-off = nessuno: le fiere non hanno effetto
option-catapult_sigma = Quanto deviano i lanci
option-catapult_sigma-0 = per niente
option-catapult_sigma-300 = 0,3 tessere
option-catapult_sigma-600 = 0,6 tessere
option-catapult_sigma-900 = 0,9 tessere
option-catapult_sigma-1200 = 1,2 tessere
option-catapult_sigma-1500 = 1,5 tessere
option-catapult_sigma-1800 = 1,8 tessere
option-catapult_sigma-2100 = 2,1 tessere
option-catapult_sigma-2400 = 2,4 tessere
option-catapult_sigma-2700 = 2,7 tessere
option-catapult_sigma-3000 = 3 tessere
option-market_at_barn = I seguaci del mercato possono unirsi ai contadini che un fienile fa valutare
option-market_at_barn-false = no
option-market_at_barn-true = sì
option-river_room = Il fiume conserva spazio
option-river_room-reserve = oltre ogni lato aperto, dove si può
option-river_room-lake = solo per il lago del vulcano
option-river_bends = Due curve di un ramo dalla stessa parte
option-river_bends-alternate = mai
option-river_bends-straight_between = con una tessera dritta in mezzo
option-barn_bars_pig = Un maiale in un campo con un fienile
option-barn_bars_pig-false = permesso accanto a un proprio contadino
option-barn_bars_pig-true = non permesso
about-base = Strade, città, monasteri e campi: piazza una tessera, mettici un seguace e riprendilo con i punti.
about-inns_cathedrals = Le locande raddoppiano una strada completa, le cattedrali portano una città a tre punti per tessera; se incomplete non valgono nulla. Ognuno riceve un seguace grande che vale per due.
about-traders_builders = Chi completa una città con merci le prende, anche se non è sua. Un costruttore dà una seconda parte del turno, un maiale rende più ricchi i campi.
about-princess_dragon = Un drago gira per il territorio e mangia seguaci; una fata ne protegge uno. I portali magici li portano ovunque, una principessa rimanda a casa i cavalieri.
about-tower = Alza torri e cattura i seguaci a portata. I prigionieri si scambiano o si riscattano per tre punti.
about-abbey_mayor = Un'abbazia riempie qualsiasi buco. Il borgomastro vale quanti sono gli stemmi della sua città, un carro prosegue, un fienile occupa un campo per sempre.
about-king_robber = Chi completa la città più grande tiene il re, chi completa la strada più lunga il barone predone. Alla fine valgono un punto per ogni città o strada completa.
about-cult = I luoghi di culto sfidano i monasteri vicini. Chi è completo per primo ottiene i punti, l'altro non ottiene nulla.
about-count = Il territorio comincia con la città di Carcassonne. Se dai punti ad altri, puoi mandarvi seguaci che si uniscono a una regione subito prima che sia valutata.
about-river2 = Un fiume con una biforcazione, una locanda e un vulcano si piazza prima di tutte le altre tessere. Allarga il territorio e dà spazio a tutti.
about-catapult = Alla fiera tutti mirano e lanciano con la catapulta. È rumorosa, buffa e non proprio equa; anche un lancio corto può costare una città.
clash-count-river2 = Il Conte e il Fiume II vogliono entrambi essere l'inizio del territorio. Qualche tessera potrebbe non stare da nessuna parte. Togline uno, o permettili entrambi nelle regole dettagliate.
clash-princess_dragon-tower = Drago e torre portano via entrambi dei seguaci. A qualcuno piace; in cinque o sei si può restare senza.
clash-princess_dragon-catapult = Drago e catapulta: due fonti di sfortuna. Divertente, ma difficile da prevedere.
clash-cult-abbey_mayor = Culto e abbazia: un luogo di culto può sfidare anche un'abbazia. Un'altra cosa da tenere d'occhio.
seats-6 = In sei si gioca solo con Locande e Cattedrali, che porta il sesto colore.
preset-classic = Classica
preset-classic-about = Il gioco base, come nella scatola
preset-first = Prima serata
preset-first-about = Un inizio dolce per chi è nuovo
preset-big = Grande serata
preset-big-about = Ricca, ma ancora chiara
preset-all = Tutto
preset-all-about = Tutto ciò che sta insieme

thing-figure-small = Seguace
thing-figure-big = Seguace grande
thing-figure-mayor = Borgomastro
thing-figure-wagon = Carro
thing-figure-builder = Costruttore
thing-figure-pig = Maiale
thing-feature-road = Strada
thing-feature-city = Città
thing-feature-monastery = Monastero
thing-feature-field = Campo
thing-feature-shrine = Luogo di culto
thing-feature-abbey = Abbazia
thing-feature-river = Fiume
thing-feature-carcassonne = Carcassonne
thing-feature-tower_foundation = Base della torre
thing-sign-pennant = Stemma
thing-sign-inn = Locanda
thing-sign-cathedral = Cattedrale
thing-sign-goods = Merci
thing-sign-volcano = Vulcano
thing-sign-dragon = Segno del drago
thing-sign-princess = Principessa
thing-sign-portal = Portale magico
thing-sign-pig_herd = Branco di maiali
thing-sign-fair = Fiera
thing-sign-spring = Sorgente
thing-sign-fork = Biforcazione del fiume
thing-sign-lake = Lago del vulcano
thing-piece-fairy = Fata
thing-piece-dragon = Drago
thing-piece-tower = Torre
thing-piece-prisoner = Prigioniero
thing-piece-barn = Fienile
thing-piece-king = Re
thing-piece-robber = Barone predone
thing-piece-count = Conte
thing-tile = Tessera
thing-pile = Pila delle tessere

explain-points =
    { $count ->
         [one] { $count } punto
        *[other] { $count } punti
    }
explain-each = { $count } per giocatore
explain-tokens = { $count } gettoni nel gioco
explain-figure-small = Si piazza sulla tessera appena piazzata, su una strada, città, monastero o campo dove non c'è nessuno; torna dopo la valutazione.
explain-figure-big = Un seguace che conta per { $power } in ogni maggioranza; non aumenta i punti.
explain-figure-mayor = Un seguace solo per città: conta quanti sono gli stemmi della città, senza stemmi niente.
explain-figure-wagon = Un seguace per strade, città e monasteri; dopo la valutazione può proseguire verso una regione vicina dove non c'è nessuno.
explain-figure-builder = Si piazza con un tuo seguace su una strada o città; quando la prolunghi, piazzi una seconda tessera nello stesso turno.
explain-figure-pig = Si piazza con un tuo contadino: ogni città completa del campo ti dà { $points } punto in più.
explain-role-thief = Un seguace su una strada: ne prende i punti se nessuno vi ha più forza.
explain-role-knight = Un seguace in una città: ne prende i punti se nessuno vi ha più forza.
explain-role-monk = Un seguace in un monastero o abbazia: ne prende i punti quando è circondato, o alla fine.
explain-role-farmer = Un seguace in un campo: vi resta fino alla fine ed è pagato solo allora.
explain-role-heretic = Un seguace in un luogo di culto: conta come un monaco e sfida un monaco vicino.
explain-role-guard = Un seguace su una torre: nessuno può più alzare quella torre.
explain-feature-road = Dà { $points } punto per ogni sua tessera, quando è completa o alla fine.
explain-feature-city = Completa dà { $points } punti per ogni tessera e ogni stemma, altrimenti { $later } alla fine della partita.
explain-feature-monastery = Dà { $points } punto per la sua tessera e per ognuna delle { $around } intorno; completo quando ci sono tutte.
explain-feature-field = Alla fine della partita { $points } punti per ogni città completa che tocca.
explain-feature-shrine = Vale come un monastero; se un luogo di culto e un monastero vicini sono occupati, il primo completo prende tutto, l'altro niente.
explain-feature-abbey = Riempie un buco tra quattro tessere e ne chiude i lati; vale come un monastero. Ognuno ne ha una.
explain-feature-river = Si piazza prima di tutte le altre tessere; nessuno può starci sopra, e divide i campi.
explain-feature-carcassonne = La città del conte: mai valutata come città, ma città completa per i campi alle sue mura e per il re.
explain-feature-tower_foundation = Qui chiunque può costruire una torre con i propri pezzi.
explain-sign-pennant = Conta come una tessera in più della sua città.
explain-sign-inn = Una strada completa con locanda dà { $points } punti per tessera; incompleta alla fine non dà niente.
explain-sign-cathedral = Una città completa con cattedrale dà { $points } punti per tessera e stemma; incompleta alla fine non dà niente.
explain-sign-goods = Chi completa la città prende un gettone per ogni simbolo, di chiunque sia la città.
explain-sign-volcano = Chiama il drago sulla sua tessera; lì non si piazzano seguaci.
explain-sign-dragon = Piazzata questa tessera, il drago fa { $steps } passi; lo muovono i giocatori a turno.
explain-sign-princess = Aggiunta a una città con seguaci, ti lascia mandarne a casa uno invece di piazzare una figura.
explain-sign-portal = Ti lascia piazzare un seguace su una tessera qualsiasi, in una regione incompleta dove non c'è nessuno.
explain-sign-pig_herd = Ogni città completa di questo campo dà ai proprietari { $points } punto in più.
explain-sign-fair = Dopo il turno in cui è piazzata, ognuno lancia una volta con la catapulta.
explain-sign-spring = Qui comincia il fiume.
explain-sign-fork = Qui il fiume si divide in due rami.
explain-sign-lake = Chiude il fiume; chi lo piazza gioca subito un'altra tessera, e non vi si piazzano seguaci.
explain-piece-fairy = Sta accanto a un seguace: tiene lontano il drago dalla tessera, dà { $first } punto all'inizio del turno del proprietario e altri { $points } quando si valuta la sua regione.
explain-piece-dragon = Manda a casa tutti i seguaci, costruttori e maiali delle tessere in cui entra; non entra mai in quella della fata.
explain-piece-tower = Un pezzo la alza di uno; poi puoi catturare un seguace sulla sua tessera, o in linea retta a tante tessere quanto è alta.
explain-piece-prisoner = Un seguace catturato: il proprietario può riscattarlo, una volta per turno. I prigionieri reciproci si scambiano subito.
explain-piece-barn = Sta fino alla fine dove si toccano quattro tessere di un campo: { $points } punti per ogni città completa del campo. I contadini lì sono pagati subito e tornano.
explain-piece-king = Va a chi completa la città più grande finora; alla fine { $points } punto per ogni città completa.
explain-piece-robber = Va a chi completa la strada più lunga finora; alla fine { $points } punto per ogni strada completa.
explain-piece-count = Dal quartiere in cui si trova nessuno può uscire; si muove quando qualcuno mette un seguace a Carcassonne.
explain-quarter-castle = I seguaci qui possono unirsi a una città quando è valutata.
explain-quarter-market = I seguaci qui possono unirsi a un campo alla fine della partita.
explain-quarter-blacksmith = I seguaci qui possono unirsi a una strada quando è valutata.
explain-quarter-cathedral = I seguaci qui possono unirsi a un monastero quando è valutato.
explain-goods = Chi alla fine ne ha di più ottiene { $points } punti; in parità, tutti.
explain-token-knock_out = Tutti i seguaci vicini al punto di caduta tornano ai proprietari, e così quelli accanto a loro.
explain-token-seduction = Chi lancia può sostituire il seguace più vicino al punto di caduta con uno dei suoi.
explain-token-target = Chi cade più vicino alla fiera ottiene { $points } punti; in parità, tutti.
explain-token-catch = Si lancia al vicino di sinistra: preso o troppo corto, { $points } punti per lui; oltre, per chi lancia.
explain-tile = Piazzala in modo che tutti i lati continuino il territorio; poi puoi piazzarvi una figura.
explain-pile = Le tessere ancora da venire; la partita finisce col turno dell'ultima.
