action-begin = Începe { NAME($player, form: "acc") }
action-draw = Cartonașul tras este { $tile }
action-pass = Nu plasa nimic
action-deploy = Plasează { $figure } pe { NAME($segment, form: "id") }
action-place = Așază cartonașul la { $cell }, rotit cu { $turn }°
action-deploy_small_thief = Plasează un supus drept tâlhar pe drum ({ $where })
action-deploy_small_knight = Plasează un supus drept cavaler în oraș ({ $where })
action-deploy_small_monk = Plasează un supus drept călugăr în mănăstire ({ $where })
action-deploy_small_heretic = Plasează un supus drept eretic în sectă ({ $where })
action-deploy_small_farmer = Plasează un supus drept țăran pe câmp ({ $where })
action-deploy_big_thief = Plasează supusul mare drept tâlhar pe drum ({ $where })
action-deploy_big_knight = Plasează supusul mare drept cavaler în oraș ({ $where })
action-deploy_big_monk = Plasează supusul mare drept călugăr în mănăstire ({ $where })
action-deploy_big_heretic = Plasează supusul mare drept eretic în sectă ({ $where })
action-deploy_big_farmer = Plasează supusul mare drept țăran pe câmp ({ $where })
action-deploy_builder = Plasează constructorul ({ $where })
action-deploy_pig = Plasează porcul pe câmp ({ $where })

task-begin = Se trage la sorți cine începe
task-draw = Se trage un cartonaș
task-place = Așază cartonașul { $tile }
    .others = { $player } așază cartonașul { $tile }
task-action = Plasează un pion pe cartonaș sau nimic
    .others = { $player } plasează un pion pe cartonaș sau nimic
task-over = Partida s-a încheiat

event-began = Începe { NAME($player, form: "acc") }
event-drew = { $player } trage { $tile }
event-took_up = { $player } ia { $tile }
event-removed = { $tile } nu încape nicăieri și este scos din joc
event-placed = { $player } așază { $tile } la { $x },{ $y }, rotit cu { $rotation }°
event-passed = { $player } nu plasează nimic
event-plays_on = { $player } joacă încă o etapă a turului
event-pile_empty = S-a jucat ultimul cartonaș: partida se încheie
event-finished = Evaluarea finală este gata
event-second_part = Crește regiunea constructorului; joacă o a doua etapă: { NAME($player, form: "acc") }
event-deployed_small_thief = { $player } plasează un supus drept tâlhar pe drum ({ $x },{ $y }{ sided })
event-deployed_small_knight = { $player } plasează un supus drept cavaler în oraș ({ $x },{ $y }{ sided })
event-deployed_small_monk = { $player } plasează un supus drept călugăr în mănăstire ({ $x },{ $y }{ sided })
event-deployed_small_heretic = { $player } plasează un supus drept eretic în sectă ({ $x },{ $y }{ sided })
event-deployed_small_farmer = { $player } plasează un supus drept țăran pe câmp ({ $x },{ $y }{ sided })
event-deployed_big_thief = { $player } plasează supusul mare drept tâlhar pe drum ({ $x },{ $y }{ sided })
event-deployed_big_knight = { $player } plasează supusul mare drept cavaler în oraș ({ $x },{ $y }{ sided })
event-deployed_big_monk = { $player } plasează supusul mare drept călugăr în mănăstire ({ $x },{ $y }{ sided })
event-deployed_big_heretic = { $player } plasează supusul mare drept eretic în sectă ({ $x },{ $y }{ sided })
event-deployed_big_farmer = { $player } plasează supusul mare drept țăran pe câmp ({ $x },{ $y }{ sided })
event-deployed_builder = { $player } plasează constructorul ({ $segment }, { $x },{ $y }{ sided })
event-deployed_pig = { $player } plasează porcul ({ $segment }, { $x },{ $y }{ sided })
event-returned_small = Un supus al { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-returned_big = Supusul mare al { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-returned_builder = Constructorul { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-returned_pig = Porcul { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-completed_road =
    { $player } termină un drum de { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-completed_city =
    { $player } termină un oraș de { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-completed_cloister = { $player } termină mănăstirea de la { $x },{ $y }
event-completed_shrine = { $player } termină secta de la { $x },{ $y }
event-scored_road =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru un drum de { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-scored_city =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru un oraș de { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-scored_cloister =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru mănăstirea de la { $x },{ $y }
event-scored_shrine =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru secta de la { $x },{ $y }
event-scored_field =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru un câmp
event-lost_challenge = Pierde provocarea: { $region } ({ $x },{ $y }); supusul se întoarce fără puncte
event-took_king =
    { $player } ia regele: cel mai mare oraș are { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-took_robber =
    { $player } ia cavalerul jefuitor: cel mai lung drum are { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
event-scored_king =
    { $player } are regele: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru orașele complete
event-scored_robber =
    { $player } are cavalerul jefuitor: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru drumurile complete
event-took_wine =
    { $player } ia { $count ->
         [one] { $count } cartonaș
         [few] { $count } cartonașe
        *[other] { $count } de cartonașe
    } cu vin
event-most_wine =
    { $player } are cel mai mult vin: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
event-took_grain =
    { $player } ia { $count ->
         [one] { $count } cartonaș
         [few] { $count } cartonașe
        *[other] { $count } de cartonașe
    } cu grâu
event-most_grain =
    { $player } are cel mai mult grâu: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
event-took_cloth =
    { $player } ia { $count ->
         [one] { $count } cartonaș
         [few] { $count } cartonașe
        *[other] { $count } de cartonașe
    } cu pânză
event-most_cloth =
    { $player } are cea mai multă pânză: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }

refusal-chance = aceasta o hotărăște întâmplarea.
refusal-chance_now = acum hotărăște întâmplarea.
refusal-not_in_stack = nu mai este de tras niciun cartonaș { $tile }.
refusal-no_seat = în această partidă nu există locul { $seat }.
refusal-action_now = cartonașul tău este așezat; acum plasează un pion sau nimic.
refusal-place_first = mai întâi așază cartonașul { $tile }; nu poți renunța la el.
refusal-off_table = acolo se termină masa: cartonașele se așază la cel mult 127 de poziții spre vest sau nord și la cel mult 126 de poziții spre est sau sud de cartonașul de start.
refusal-taken = acolo este deja un cartonaș.
refusal-apart = nicio latură a poziției nu atinge un cartonaș așezat; un colț nu ajunge.
refusal-mismatch = pe latura de { $side } cartonașul are { $own }, iar vecinul { $other }.
refusal-not_in_play = { $figure } face parte dintr-o extensie care nu este în joc.
refusal-supply_empty = nu ai în rezervă: { $figure }.
refusal-no_segment = pe cartonașul tocmai așezat nu există { NAME($segment, form: "id") }; există: { $has }.
refusal-occupied = în regiunea aceea este deja un supus.
refusal-no_place = acolo nu poate sta niciun pion.
refusal-volcano = pe vulcan nu se poate plasa un astfel de pion.
refusal-builder_place = constructorul stă doar pe drumuri și în orașe.
refusal-builder_completed = regiunea este completă; constructorul nu ar avea ce face.
refusal-builder_alone = constructorul vine doar pe un drum sau într-un oraș unde ai un supus.
refusal-pig_place = porcul stă doar pe câmpuri.
refusal-pig_alone = porcul vine doar pe un câmp unde ai un țăran.
refusal-shrine_rivals = o sectă poate avea în jur cel mult o mănăstire, și invers.
refusal-cloister_rivals = o mănăstire poate avea în jur cel mult o sectă, și invers.
refusal-river_apart = un cartonaș de râu continuă exact un capăt deschis al râului și nu se leagă de altceva.
refusal-river_back = râul nu poate coti de două ori la rând în aceeași parte.
refusal-river_room = lacul cu vulcan nu ar mai avea loc la un capăt deschis al râului.

figure-small = un supus
figure-big = supusul mare
figure-mayor = primarul
figure-wagon = căruța
figure-builder = constructorul
figure-pig = porcul

segment-c0 = orașul
    .id = orașul c0
segment-c1 = orașul
    .id = orașul c1
segment-c2 = orașul
    .id = orașul c2
segment-c3 = orașul
    .id = orașul c3
segment-r0 = drumul
    .id = drumul r0
segment-r1 = drumul
    .id = drumul r1
segment-r2 = drumul
    .id = drumul r2
segment-r3 = drumul
    .id = drumul r3
segment-f0 = câmpul
    .id = câmpul f0
segment-f1 = câmpul
    .id = câmpul f1
segment-f2 = câmpul
    .id = câmpul f2
segment-f3 = câmpul
    .id = câmpul f3
segment-m0 = mănăstirea
    .id = mănăstirea m0
segment-s0 = secta
    .id = secta s0
segment-a0 = abația
    .id = abația a0

kind-field = câmp
kind-road = drum
kind-city = oraș
kind-river = râu

sides-n = nord
sides-e = est
sides-s = sud
sides-w = vest
sides-ne = nord și est
sides-ns = nord și sud
sides-nw = nord și vest
sides-es = est și sud
sides-ew = est și vest
sides-sw = sud și vest
sides-nes = nord, est și sud
sides-new = nord, est și vest
sides-nsw = nord, sud și vest
sides-esw = est, sud și vest
sides-nesw = nord, est, sud și vest
sides-n_e = nord, jumătatea estică
sides-n_w = nord, jumătatea vestică
sides-e_n = est, jumătatea nordică
sides-e_s = est, jumătatea sudică
sides-s_e = sud, jumătatea estică
sides-s_w = sud, jumătatea vestică
sides-w_n = vest, jumătatea nordică
sides-w_s = vest, jumătatea sudică
sides-inside_1 = în interiorul cartonașului, primul
sides-inside_2 = în interiorul cartonașului, al doilea
sides-inside = în interiorul cartonașului
sided =
    { GIVEN($sides) ->
        [yes] , { $sides }
       *[no] { "" }
    }

option-inns_cathedrals = Hanuri și catedrale
option-inns_cathedrals-true = în joc
option-inns_cathedrals-false = nu este în joc
option-traders_builders = Negustori și constructori
option-traders_builders-true = în joc
option-traders_builders-false = nu este în joc
option-king_robber = Regele și cavalerul jefuitor
option-king_robber-true = în joc
option-king_robber-false = nu este în joc
option-cult = Secta și ereticul
option-cult-true = în joc
option-cult-false = nu este în joc
option-river2 = Râul II
option-river2-true = în joc
option-river2-false = nu este în joc
option-small_city = Orașe de două cartonașe
option-small_city-normal = puncte întregi
option-small_city-two = jumătate din puncte
option-start_player = Cine începe
option-start_player-random = tras la sorți
option-start_player-0 = primul loc
option-start_player-1 = al doilea loc
option-start_player-2 = al treilea loc
option-start_player-3 = al patrulea loc
option-start_player-4 = al cincilea loc
option-start_player-5 = al șaselea loc

region-road = drum
region-city = oraș
region-field = câmp
region-cloister = mănăstire
region-shrine = sectă
region-abbey = abație

action-choose = Alege { $figure }, { NAME($player, form: "acc") }, pe { $segment }{ sided }
action-portal = Treci prin cărarea magică la { $cell }
action-fairy = Trimite zâna la supusul tău de la { $cell }
action-princess = Prințesa alungă un cavaler de la { $cell }
action-dragon = Mută balaurul spre { $side }

side-north = nord
side-east = est
side-south = sud
side-west = vest

segment-t0 = turnul

task-dragon = Mută balaurul un pas
    .others = { $player } mută balaurul un pas
task-choose = Hotărăște pentru cartonașul de la { $x },{ $y }
    .others = { $player } hotărăște pentru cartonașul de la { $x },{ $y }

event-laid_aside = { $tile } este pus deoparte până când un vulcan cheamă balaurul
event-called_dragon = Vulcanul cheamă balaurul la { $x },{ $y }
event-moved_dragon = { $player } mută balaurul la { $x },{ $y }
event-moved_fairy = { $player } trimite zâna la supusul de pe { $segment } ({ $x },{ $y }{ sided })
event-fairy_point =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } de la zână
event-fairy_bonus =
    { $player } primește încă { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }: zâna este alături
event-sent_home = { $player } lasă prințesa să alunge cavalerul de pe { $segment } ({ $x },{ $y }{ sided })

refusal-other_phase = acum este altceva de hotărât.
refusal-dragon_moves = acum se mută balaurul; alege următorul lui pas.
refusal-fairy_guards = zâna nu lasă balaurul pe cartonașul ei.
refusal-dragon_barred = balaurul merge doar pe cartonașe așezate pe care nu a fost la această mutare.
refusal-no_portal = cartonașul tocmai așezat nu are cărare magică.
refusal-no_tile = acolo nu este niciun cartonaș.
refusal-dragon_there = acolo este balaurul.
refusal-portal_closed = acolo nu este nicio regiune liberă și neterminată pentru supușii tăi.
refusal-portal_followers = prin cărarea magică trec doar supușii.
refusal-fairy_alone = zâna merge doar lângă alt supus de-al tău.
refusal-no_princess = cartonașul tocmai așezat nu are prințesă.
refusal-no_knight = pe cartonașul acela nu este niciun supus din orașul prințesei.
refusal-princess_must = prințesa trebuie să alunge un cavaler.
refusal-choose_now = mai întâi termină acțiunea începută.
refusal-nothing_to_choose = nu este nimic de ales.
refusal-kind_not_in_play = aceasta face parte dintr-o extensie care nu este în joc.

option-princess_dragon = Prințesa și balaurul
option-princess_dragon-true = în joc
option-princess_dragon-false = nu este în joc
option-fairy_mode = Zâna ajută
option-fairy_mode-follower = un singur supus, cel lângă care stă
option-fairy_mode-tile = toți supușii de pe cartonașul ei
option-volcano_companions = Constructor și porc pe vulcan
option-volcano_companions-true = permis
option-volcano_companions-false = nepermis
option-princess = Prințesa
option-princess-may = poate alunga un cavaler
option-princess-must = trebuie să alunge un cavaler

action-capture = Ia prizonier un supus de la { $cell }
action-exchange = Primește înapoi la schimb: { $figure }
action-ransom = Răscumpără de la { NAME($holder, form: "acc") }: { $figure }
action-top = Termină turnul de la { $cell }: { $figure }
action-tower = Plasează o piesă de turn pe turnul de la { $cell }

event-captured = Turnul ia prizonier la { $x },{ $y }: { $figure }, al { NAME($owner, form: "gen") }
event-deployed_big_guard = { $player } plasează supusul mare pe turnul de la { $x },{ $y }
event-deployed_small_guard = { $player } plasează un supus pe turnul de la { $x },{ $y }
event-exchanged = Schimb de prizonieri: { NAME($player, form: "acc") } primește înapoi de la { NAME($other, form: "acc") }: { $figure }
event-raised_tower = { $player } înalță turnul de la { $x },{ $y } la { $height }
event-ransomed =
    { $player } răscumpără de la { NAME($other, form: "acc") }, pentru { $price ->
         [one] { $price } punct
         [few] { $price } puncte
        *[other] { $price } de puncte
    }: { $figure }
event-spared = { $player } nu ia niciun prizonier

option-ransom_debt = Răscumpărare cu mai puțin de 3 puncte
option-ransom_debt-false = nepermisă
option-ransom_debt-true = permisă
option-tower = Turnul
option-tower-false = nu este în joc
option-tower-true = în joc

refusal-capture_now = hotărăște mai întâi dacă turnul ia un prizonier.
refusal-exchange_now = alege care dintre prizonierii tăi se întoarce.
refusal-no_foundation = acolo nu este niciun spațiu pentru piese de turn.
refusal-no_pieces = nu mai ai nicio piesă de turn.
refusal-no_prisoner = jucătorul acela nu ține un asemenea prizonier al tău.
refusal-no_topper = nu ai un asemenea supus în rezervă.
refusal-no_tower = acolo nu este niciun turn pe care să stea un supus.
refusal-nobody_there = pe cartonașul acela nu este niciun supus.
refusal-out_of_reach = turnul nu ajunge până la cartonașul acela.
refusal-ransom_now = hotărăște mai întâi dacă răscumperi un prizonier.
refusal-ransom_past = un prizonier se răscumpără înainte de acțiune, o dată pe tur și numai de cine are punctele.
refusal-tower_finished = un supus a terminat turnul acela.

action-pass_capture = Nu lua niciun prizonier
action-pass_ransom = Nu răscumpăra pe nimeni

task-capture = Ia un prizonier sau nu
    .others = { $player } poate lua un prizonier
task-ransom = Răscumpără un prizonier sau nu
    .others = { $player } poate răscumpăra un prizonier

action-abbey = Așază abația ta în loc să tragi
action-keep_abbey = Păstrează abația
action-barn = Plasează moșia pe colțul de { $corner } al cartonașului
action-drive = Mută căruța mai departe la { $cell }, { $segment }{ sided }
action-take_wagon_back = Ia căruța înapoi
action-deploy_mayor_knight = Plasează primarul în oraș ({ $where })
action-deploy_wagon_thief = Plasează căruța pe drum ({ $where })
action-deploy_wagon_knight = Plasează căruța în oraș ({ $where })
action-deploy_wagon_monk = Plasează căruța în mănăstire ({ $where })
action-deploy_wagon_heretic = Plasează căruța în sectă ({ $where })

corner-northeast = nord-est
corner-southeast = sud-est
corner-southwest = sud-vest
corner-northwest = nord-vest

task-abbey = Așază abația într-o gaură sau păstreaz-o
    .others = { $player } poate așeza abația într-o gaură
task-wagon = Mută căruța mai departe sau ia-o înapoi
    .others = { $player } mută căruța mai departe sau o ia înapoi

event-took_abbey = { $player } așază o abație în loc să tragă
event-last_abbey = { $player } mai poate așeza abația
event-placed_barn = { $player } plasează moșia pe colțul de nord-vest al cartonașului { $x },{ $y }
event-scored_barn =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru moșie: { $cities ->
         [one] { $cities } oraș
         [few] { $cities } orașe
        *[other] { $cities } de orașe
    }
event-drove_on = Căruța { NAME($player, form: "gen") } se mută mai departe ({ $segment }, { $x },{ $y }{ sided })
event-deployed_mayor_knight = { $player } plasează primarul în oraș ({ $x },{ $y }{ sided })
event-deployed_wagon_thief = { $player } plasează căruța pe drum ({ $x },{ $y }{ sided })
event-deployed_wagon_knight = { $player } plasează căruța în oraș ({ $x },{ $y }{ sided })
event-deployed_wagon_monk = { $player } plasează căruța în mănăstire ({ $x },{ $y }{ sided })
event-deployed_wagon_heretic = { $player } plasează căruța în sectă ({ $x },{ $y }{ sided })
event-returned_mayor = Primarul { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-returned_wagon = Căruța { NAME($player, form: "gen") } se întoarce ({ $segment }, { $x },{ $y }{ sided })
event-completed_abbey = { $player } termină abația de la { $x },{ $y }
event-scored_abbey =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru abația de la { $x },{ $y }

refusal-mayor_place = primarul stă doar în orașe.
refusal-wagon_place = căruța nu stă niciodată pe câmp.
refusal-no_hole = o abație umple doar o gaură dintre patru cartonașe așezate.
refusal-abbey_turned = o abație este la fel pe toate laturile; așaz-o nerotită.
refusal-abbey_now = hotărăște mai întâi dacă așezi abația în loc să tragi.
refusal-abbey_instead = o abație se așază în loc să tragi, la începutul unei etape.
refusal-river_first = cât mai sunt cartonașe de râu nu se așază nicio abație.
refusal-barn_stands = moșia ta este deja plasată.
refusal-barn_corner = o moșie stă doar pe un colț pe care patru cartonașe îl umplu cu câmp.
refusal-barn_there = pe câmpul acela este deja o moșie.
refusal-barn_field = pe un câmp cu o moșie nu se plasează țărani.
refusal-no_drive = o căruță se mută doar după ce regiunea ei a fost evaluată.
refusal-wagon_now = mai întâi mută căruța mai departe sau ia-o înapoi.
refusal-no_road_there = căruța se mută doar într-o regiune vecină, liberă și neterminată.

option-abbey_mayor = Abație și primar
option-abbey_mayor-true = în joc
option-abbey_mayor-false = nu este în joc
option-abbey_final_round = Abații după ultimul cartonaș
option-abbey_final_round-true = mai pot fi așezate
option-abbey_final_round-false = sunt pierdute
option-wagon_move = O căruță se mută
option-wagon_move-connected = în regiuni care se întâlnesc cu a ei
option-wagon_move-adjacent_tile = în regiuni de pe cartonașul ei și din jur

action-join = Mută un supus din Carcassonne în regiunea de la { $cell }
action-choose_join = Trimite la { $segment }{ sided }: { $figure }
action-enter = Pune în cartier ({ $quarter }): { $figure }
action-count = Mută contele în cartier: { $quarter }
action-pass_move_out = Nu muta pe nimeni din Carcassonne
action-pass_enter = Nu pune pe nimeni în Carcassonne
action-pass_count = Lasă contele unde este

quarter-castle = castelul
quarter-market = târgul
quarter-blacksmith = fierăria
quarter-cathedral = catedrala

task-move_out = Mută supuși din Carcassonne sau pe nimeni
    .others = { $player } poate muta supuși din Carcassonne
task-enter = Pune un supus în Carcassonne sau pe nimeni
    .others = { $player } poate pune un supus în Carcassonne
task-count = Mută contele sau lasă-l
    .others = { $player } poate muta contele

event-stayed = { $player } nu mai mută pe nimeni din Carcassonne
event-moved_out_castle = Un supus al { NAME($player, form: "gen") } trece din castel în orașul de la { $x },{ $y }
event-moved_out_market = Un supus al { NAME($player, form: "gen") } trece din târg pe câmpul de la { $x },{ $y }
event-moved_out_blacksmith = Un supus al { NAME($player, form: "gen") } trece din fierărie pe drumul de la { $x },{ $y }
event-moved_out_cathedral = Un supus al { NAME($player, form: "gen") } pleacă din catedrală ({ $x },{ $y }): { $region }
event-kept_out = { $player } nu pune pe nimeni în Carcassonne
event-count_stays = { $player } lasă contele unde este
event-entered_castle = { $player } pune în castel: { $figure }
event-entered_market = { $player } pune în târg: { $figure }
event-entered_blacksmith = { $player } pune în fierărie: { $figure }
event-entered_cathedral = { $player } pune în catedrală: { $figure }
event-count_to_castle = { $player } mută contele în castel
event-count_to_market = { $player } mută contele în târg
event-count_to_blacksmith = { $player } mută contele în fierărie
event-count_to_cathedral = { $player } mută contele în catedrală

refusal-leave_now = acum supușii pot fi mutați din Carcassonne.
refusal-count_bars = contele este în acel cartier: nimeni nu iese de acolo.
refusal-nobody_to_join = acolo nu este nimeni căruia să i te alături.
refusal-quarter_empty = nu ai niciun supus în cartierul potrivit.
refusal-no_region = pe acel cartonaș nu este nicio regiune în care se poate intra acum.
refusal-count_waits = contele se mută doar după ce ai pus un supus în Carcassonne.
refusal-count_is_there = contele este deja acolo.
refusal-one_follower = într-o etapă a turului se pune un singur supus în Carcassonne.
refusal-nobody_in_hand = nu ai un asemenea pion în rezervă.
refusal-quarter_closed = acel pion nu poate intra în acel cartier.
refusal-enter_now = acum se poate pune un supus în Carcassonne.

option-count = Contele din Carcassonne
option-count-true = în joc
option-count-false = nu este în joc
option-count_into_unoccupied = Supușii din Carcassonne pot intra într-o regiune completă fără supuși
option-count_into_unoccupied-false = nu
option-count_into_unoccupied-true = da
option-count_final = Înainte de evaluarea finală supușii ies din Carcassonne
option-count_final-market_only = doar din târg
option-count_final-any_quarter = din orice cartier
option-allow_discouraged = Contele împreună cu Râul II
option-allow_discouraged-false = nu împreună
option-allow_discouraged-true = permise împreună

action-fair = Toți aruncă: { $token }
action-aim = Țintește punctul { $point }
action-drift = Aruncarea se abate cu { $steps } pași
action-range = Aruncă la distanța { $distance }
action-hand = Întinde mâna la { $distance }
action-seduce = Înlocuiește un supus de la { $cell }
action-tempt = Înlocuiește în cartier ({ $quarter }): { $figure }, al { NAME($player, form: "gen") }
action-send = Îi ia locul, din rezerva ta: { $figure }
action-summon = Îi ia locul supusul tău de la { $cell }
action-pass_seduction = Nu înlocui pe nimeni

token-knock_out = luptă cu prăjituri
token-seduction = seducție
token-target = sărbătoarea țintașilor
token-catch = prindere

task-token = Alege cartonașul pentru runda cu catapultă
    .others = { $player } alege cartonașul pentru runda cu catapultă
task-aim = Țintește cu catapulta
    .others = { $player } țintește cu catapulta
task-range = Hotărăște în secret cât de departe arunci
    .others = { $player } hotărăște în secret cât de departe aruncă
task-hand = Hotărăște unde întinzi mâna
    .others = { $player } hotărăște unde întinde mâna
task-drift = Cartonașul „catapultă” zboară
task-victim = Alege cine este înlocuit sau nimeni
    .others = { $player } alege cine este înlocuit sau nimeni
task-replacement = Alege cine îi ia locul sau nimeni
    .others = { $player } alege cine îi ia locul sau nimeni

event-fair_knock_out = { $player } alege lupta cu prăjituri pentru runda cu catapultă
event-fair_seduction = { $player } alege seducția pentru runda cu catapultă
event-fair_target = { $player } alege sărbătoarea țintașilor pentru runda cu catapultă
event-fair_catch = { $player } alege prinderea pentru runda cu catapultă
event-aimed = { $player } țintește { $x },{ $y }
event-committed = { $player } a hotărât cât de departe aruncă
event-committed-secret = Ai hotărât să arunci la distanța { $distance }
    .others = { $player } a hotărât să arunce la { $distance }
event-revealed = { $player } întinde mâna la { $hand }; aruncarea este gândită la { $distance }
event-drifted = Aruncarea se abate cu { $far }
event-landed = Aruncarea { NAME($player, form: "gen") } aterizează la { $x },{ $y }
event-nearest =
    { $player } este cel mai aproape de târg: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
event-fell_short =
    Aruncarea nu ajunge la riglă: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru { NAME($player, form: "acc") }
event-caught =
    { $player } prinde: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
event-flew_past =
    Aruncarea nu este prinsă: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru { NAME($player, form: "acc") }
event-seduced = { $player } înlocuiește cel mai apropiat supus; îi ia locul: { $figure }
event-seduced_nobody = { $player } nu înlocuiește pe nimeni
event-left_quarter = Pleacă din Carcassonne ({ NAME($player, form: "acc") }): { $figure }

refusal-token_now = alege întâi cartonașul pentru runda cu catapultă.
refusal-aim_now = fiecare aruncă exact o dată; țintește cu catapulta.
refusal-aim_too_far = acel punct este la mai mult de un cartonaș distanță de ținut.
refusal-commit_now = la prindere este nevoie de o distanță de la cel care aruncă și de o mână de la cel care prinde.
refusal-seduce_now = acum cel mai apropiat supus poate fi înlocuit cu altul de-al tău care poate sta acolo.
refusal-river_reserve = râul ar pierde locul de dincolo de un capăt deschis, iar acest cartonaș poate fi așezat astfel încât locul să rămână.
refusal-barn_pig = după regulile acestei mese, pe un câmp cu o moșie nu se plasează porci.

option-catapult = Catapulta
option-catapult-true = în joc
option-catapult-false = nu este în joc
option-catapult_mode = Aruncările cu catapulta
option-catapult_mode-aimed = țintite de jucători
option-catapult_mode-blind = orbește spre târg
option-catapult_mode-off = niciuna: târgurile nu au efect
option-catapult_sigma = Cât se abat aruncările
option-catapult_sigma-0 = deloc
option-catapult_sigma-300 = 0,3 cartonașe
option-catapult_sigma-600 = 0,6 cartonașe
option-catapult_sigma-900 = 0,9 cartonașe
option-catapult_sigma-1200 = 1,2 cartonașe
option-catapult_sigma-1500 = 1,5 cartonașe
option-catapult_sigma-1800 = 1,8 cartonașe
option-catapult_sigma-2100 = 2,1 cartonașe
option-catapult_sigma-2400 = 2,4 cartonașe
option-catapult_sigma-2700 = 2,7 cartonașe
option-catapult_sigma-3000 = 3 cartonașe
option-market_at_barn = Supușii din târg se pot alătura țăranilor evaluați datorită unei moșii
option-market_at_barn-false = nu
option-market_at_barn-true = da
option-river_room = Râul păstrează loc
option-river_room-reserve = dincolo de fiecare capăt deschis, unde se poate
option-river_room-lake = numai pentru lacul cu vulcan
option-river_bends = Două cotituri ale unui braț în aceeași parte
option-river_bends-alternate = niciodată
option-river_bends-straight_between = cu un cartonaș drept între ele
option-barn_bars_pig = Un porc pe un câmp cu o moșie
option-barn_bars_pig-false = permis lângă un țăran propriu
option-barn_bars_pig-true = nepermis
about-base = Drumuri, orașe, mănăstiri și câmpuri: așază un cartonaș, plasează un supus pe el și ia-l înapoi cu puncte.
about-inns_cathedrals = Hanurile dublează un drum complet, catedralele fac un oraș să valoreze trei puncte pe cartonaș; neterminate, nu valorează nimic. Fiecare primește un supus mare care contează cât doi.
about-traders_builders = Cine termină un oraș cu produse le ia, chiar dacă nu este al lui. Un constructor îți dă un tur dublu, un porc face câmpurile mai bogate.
about-princess_dragon = Un balaur colindă ținutul și mănâncă supuși; o zână îl apără pe unul. Cărările magice îi duc oriunde, o prințesă trimite cavalerii acasă.
about-tower = Ridică turnuri și ia prizonieri supușii din preajma lor. Prizonierii se schimbă sau se răscumpără cu trei puncte.
about-abbey_mayor = O abație umple orice gaură. Primarul contează cât numărul de steme din orașul lui, o căruță se mută mai departe, o moșie ocupă un câmp pentru totdeauna.
about-king_robber = Cine termină cel mai mare oraș ia regele, cine termină cel mai lung drum ia cavalerul jefuitor. La sfârșit valorează câte un punct pentru fiecare oraș sau drum complet.
about-cult = Sectele provoacă mănăstirile de lângă ele. Cea terminată întâi aduce puncte, cealaltă nimic.
about-count = Ținutul începe cu orașul Carcassonne. Dacă îi ajuți pe alții să primească puncte, poți trimite supuși acolo, care intră într-o regiune chiar înainte de evaluare.
about-river2 = Un râu cu o ramificare, un han și un vulcan se așază înaintea celorlalte cartonașe. Lărgește ținutul și face loc tuturor.
about-catapult = La târg toți țintesc și aruncă cu catapulta. E zgomotos, caraghios și nu tocmai drept; și o aruncare scurtă poate costa un oraș.
clash-count-river2 = Contele și Râul II vor amândouă să fie începutul ținutului. Unele cartonașe s-ar putea să nu încapă nicăieri. Renunță la una dintre extensii sau permite-le pe amândouă la regulile fine.
clash-princess_dragon-tower = Balaurul și turnul iau amândoi supuși. Unora le place; în cinci sau șase poți rămâne fără niciunul.
clash-princess_dragon-catapult = Balaurul și catapulta: două surse de ghinion. Amuzant, dar greu de plănuit.
clash-cult-abbey_mayor = Secta și abația: o sectă poate provoca și o abație. Încă un lucru de urmărit.
seats-6 = În șase se joacă doar cu Hanuri și catedrale, care aduce a șasea culoare.
preset-classic = Clasic
preset-classic-about = Jocul de bază, ca în cutie
preset-first = Prima seară
preset-first-about = Un început blând pentru cei noi
preset-big = Seară mare
preset-big-about = Bogat, dar încă ușor de urmărit
preset-all = Totul
preset-all-about = Tot ce se potrivește

thing-figure-small = Supus
thing-figure-big = Supus mare
thing-figure-mayor = Primar
thing-figure-wagon = Căruță
thing-figure-builder = Constructor
thing-figure-pig = Porc
thing-feature-road = Drum
thing-feature-city = Oraș
thing-feature-monastery = Mănăstire
thing-feature-field = Câmp
thing-feature-shrine = Sectă
thing-feature-abbey = Abație
thing-feature-river = Râu
thing-feature-carcassonne = Carcassonne
thing-feature-tower_foundation = Spațiu pentru piese de turn
thing-sign-pennant = Stemă
thing-sign-inn = Han
thing-sign-cathedral = Catedrală
thing-sign-goods = Produse
thing-sign-volcano = Vulcan
thing-sign-dragon = Semnul balaurului
thing-sign-princess = Prințesă
thing-sign-portal = Cărare magică
thing-sign-pig_herd = Turmă de porci
thing-sign-fair = Târg
thing-sign-spring = Izvor
thing-sign-fork = Ramificarea râului
thing-sign-lake = Lacul cu vulcan
thing-piece-fairy = Zână
thing-piece-dragon = Balaur
thing-piece-tower = Turn
thing-piece-prisoner = Prizonier
thing-piece-barn = Moșie
thing-piece-king = Rege
thing-piece-robber = Cavaler jefuitor
thing-piece-count = Conte
thing-tile = Cartonaș
thing-pile = Teancul de cartonașe

explain-points =
    { $count ->
         [one] { $count } punct
         [few] { $count } puncte
        *[other] { $count } de puncte
    }
explain-each = câte { $count } de fiecare jucător
explain-tokens = { $count } cartonașe cu produse
explain-figure-small = Se plasează pe cartonașul tocmai așezat, pe un drum, oraș, mănăstire sau câmp unde nu este nimeni; se întoarce după evaluare.
explain-figure-big = Un supus care contează cât { $power } la orice majoritate; nu mărește punctele.
explain-figure-mayor = Un supus doar pentru orașe: contează cât numărul stemelor din oraș, iar fără stemă nimic.
explain-figure-wagon = Un supus pentru drumuri, orașe și mănăstiri; după evaluare se poate muta într-o regiune vecină unde nu este nimeni.
explain-figure-builder = Se plasează lângă un supus al tău pe un drum sau oraș; când îl prelungești, așezi al doilea cartonaș în același tur.
explain-figure-pig = Se plasează lângă un țăran al tău: fiecare oraș complet al câmpului îți aduce cu { $points } punct mai mult.
explain-role-thief = Un supus pe un drum: îi ia punctele dacă nimeni nu are acolo mai mulți.
explain-role-knight = Un supus într-un oraș: îi ia punctele dacă nimeni nu are acolo mai mulți.
explain-role-monk = Un supus într-o mănăstire sau abație: îi ia punctele când este înconjurată, sau la sfârșit.
explain-role-farmer = Un supus pe un câmp: rămâne acolo până la sfârșit și primește puncte doar atunci.
explain-role-heretic = Un supus într-o sectă: contează ca un călugăr și provoacă un călugăr vecin.
explain-role-guard = Un supus pe un turn: nimeni nu mai poate înălța acel turn.
explain-feature-road = Dă { $points } punct pentru fiecare cartonaș al său, când este complet sau la sfârșit.
explain-feature-city = Complet dă { $points } puncte pentru fiecare cartonaș și fiecare stemă, altfel { $later } la sfârșitul jocului.
explain-feature-monastery = Dă { $points } punct pentru cartonașul ei și pentru fiecare dintre cele { $around } din jur; completă când sunt toate.
explain-feature-field = La sfârșitul jocului aduce { $points } puncte pentru fiecare oraș complet pe care îl atinge.
explain-feature-shrine = Contează ca o mănăstire; dacă o sectă și o mănăstire vecine sunt ocupate, prima completă ia tot, cealaltă nimic.
explain-feature-abbey = Umple o gaură dintre patru cartonașe și le închide laturile; contează ca o mănăstire. Fiecare are una.
explain-feature-river = Se așază înaintea tuturor celorlalte cartonașe; nimeni nu poate sta pe el, și desparte câmpurile.
explain-feature-carcassonne = Orașul contelui: nu se evaluează niciodată ca oraș, dar este oraș complet pentru câmpurile de la zidurile lui și pentru rege.
explain-feature-tower_foundation = Aici oricine poate construi un turn din piesele proprii.
explain-sign-pennant = Contează ca încă un cartonaș al orașului său.
explain-sign-inn = Un drum complet cu han dă { $points } puncte pe cartonaș; neterminat la sfârșit nu dă nimic.
explain-sign-cathedral = Un oraș complet cu catedrală dă { $points } puncte pe cartonaș și pe stemă; neterminat la sfârșit nu dă nimic.
explain-sign-goods = Cine termină orașul ia câte un cartonaș pentru fiecare semn, oricui i-ar aparține orașul.
explain-sign-volcano = Cheamă balaurul pe cartonașul său; acolo nu se plasează supuși.
explain-sign-dragon = După așezarea acestui cartonaș balaurul face { $steps } pași; jucătorii îl mută pe rând.
explain-sign-princess = Adăugată unui oraș cu supuși, îți permite să alungi unul în loc să plasezi un pion.
explain-sign-portal = Îți permite să plasezi un supus pe orice cartonaș, într-o regiune neterminată unde nu este nimeni.
explain-sign-pig_herd = Fiecare oraș complet al acestui câmp dă proprietarilor cu { $points } punct mai mult.
explain-sign-fair = După turul în care este așezat, fiecare aruncă o dată cu catapulta.
explain-sign-spring = Aici începe râul.
explain-sign-fork = Aici râul se împarte în două brațe.
explain-sign-lake = Termină râul; cine îl așază joacă imediat încă un cartonaș, iar pe el nu se plasează supuși.
explain-piece-fairy = Stă lângă un supus: ține balaurul departe de cartonaș, dă { $first } punct la începutul turului proprietarului și încă { $points } când i se evaluează regiunea.
explain-piece-dragon = Trimite acasă toți supușii, constructorii și porcii de pe cartonașele pe care intră; nu intră niciodată pe cartonașul zânei.
explain-piece-tower = O piesă îl înalță cu unu; apoi poți lua prizonier un supus de pe cartonașul lui, sau în linie dreaptă la atâtea cartonașe cât este de înalt.
explain-piece-prisoner = Un supus luat prizonier: proprietarul îl poate răscumpăra, o dată pe tur. Prizonierii reciproci se schimbă imediat.
explain-piece-barn = Stă până la sfârșit unde se ating patru cartonașe ale unui câmp: { $points } puncte pentru fiecare oraș complet al câmpului. Țăranii de acolo sunt plătiți imediat și pleacă.
explain-piece-king = Merge la cine termină cel mai mare oraș de până atunci; la sfârșit { $points } punct pentru fiecare oraș complet.
explain-piece-robber = Merge la cine termină cel mai lung drum de până atunci; la sfârșit { $points } punct pentru fiecare drum complet.
explain-piece-count = Din cartierul în care se află nimeni nu poate ieși; se mută când cineva pune un supus în Carcassonne.
explain-quarter-castle = Supușii de aici se pot alătura unui oraș când se evaluează.
explain-quarter-market = Supușii de aici se pot alătura unui câmp la sfârșitul jocului.
explain-quarter-blacksmith = Supușii de aici se pot alătura unui drum când se evaluează.
explain-quarter-cathedral = Supușii de aici se pot alătura unei mănăstiri când se evaluează.
explain-goods = Cine are la sfârșit cele mai multe primește { $points } puncte; la egalitate, toți.
explain-token-knock_out = Toți supușii din apropierea locului unde aterizează se întorc la proprietari, la fel și cei de lângă ei.
explain-token-seduction = Cel care aruncă poate înlocui supusul cel mai apropiat de locul aterizării cu unul al său.
explain-token-target = Cine ajunge cel mai aproape de târg primește { $points } puncte; la egalitate, toți.
explain-token-catch = Se aruncă vecinului din stânga: prins sau prea scurt, { $points } puncte pentru el; trecut, pentru cel care aruncă.
explain-tile = Așază-l astfel încât toate laturile să continue peisajul; apoi poți plasa pe el un pion.
explain-pile = Cartonașele care mai vin; partida se termină cu turul în care se așază ultimul.
