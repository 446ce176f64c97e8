title = Caylus Magna Carta

option-variant = Felul de joc
option-variant-standard = Jocul obișnuit
option-variant-beginner = Pentru începători
about-variant-standard = Cu ofițerul, care hotărăște până unde lucrează drumul, și cu apartamente.
about-variant-beginner = Fără ofițer și fără apartamente: drumul lucrează întotdeauna până la capăt.

colour-red = Roșu
colour-green = Verde
colour-orange = Portocaliu
colour-blue = Albastru

phase-setup = Pregătire
phase-income = Venitul
phase-actions = Acțiuni
phase-provost = Mutarea ofițerului
phase-effects = Efectele clădirilor
phase-castle = Castelul
phase-end_of_turn = Sfârșitul turei
phase-over = Sfârșitul partidei

section-dungeon = Închisoare
section-walls = Ziduri
section-towers = Turnuri

card-small_farm = Fermă mică
card-small_sawmill = Fabrică de cherestea mică
card-small_quarry = Carieră de piatră mică
card-peddler = Negustor ambulant
card-market = Piață
card-lawyer = Avocat
card-large_farm = Fermă mare
card-large_sawmill = Fabrică de cherestea mare
card-large_quarry = Carieră de piatră mare
card-gold_mine = Mină de aur
card-bank = Bancă
card-church = Biserică
card-park = Parc
card-forest = Pădure
card-quarry = Carieră de piatră
card-trading_post = Oficiu comercial
card-neutral_peddler = Negustor ambulant neutru
card-residence = Apartament

prestige-theatre = Teatru
prestige-statue = Statuie
prestige-hotel = Hotel
prestige-stables = Grajduri
prestige-town_hall = Primărie
prestige-monument = Monument
prestige-cathedral = Catedrală

good-food = hrană
good-wood = lemn
good-stone = piatră
good-gold = aur
good-deniers = monede

count-food =
    { $n ->
         [one] { $n } cub de hrană
         [few] { $n } cuburi de hrană
        *[other] { $n } de cuburi de hrană
    }
count-wood =
    { $n ->
         [one] { $n } cub de lemn
         [few] { $n } cuburi de lemn
        *[other] { $n } de cuburi de lemn
    }
count-stone =
    { $n ->
         [one] { $n } cub de piatră
         [few] { $n } cuburi de piatră
        *[other] { $n } de cuburi de piatră
    }
count-gold =
    { $n ->
         [one] { $n } cub de aur
         [few] { $n } cuburi de aur
        *[other] { $n } de cuburi de aur
    }
count-any =
    { $n ->
         [one] { $n } cub de orice fel
         [few] { $n } cuburi de orice fel
        *[other] { $n } de cuburi de orice fel
    }
count-deniers =
    { $n ->
         [one] { $n } monedă
         [few] { $n } monede
        *[other] { $n } de monede
    }
count-tokens =
    { $n ->
         [one] { $n } jeton de castel
         [few] { $n } jetoane de castel
        *[other] { $n } de jetoane de castel
    }

nothing = nimic

action-keep = Păstrează mâna de început
action-mulligan = Schimbă toată mâna de început
action-draw = Trage o carte pentru 1 monedă
action-replace = Schimbă toată mâna pentru 1 monedă
action-pass = Pasează
action-decline = Renunță la efect
action-place = Plasează un muncitor pe cartea { $place }, { $card }, pentru 1 monedă
action-build = Construiește: { $card }
action-prestige = Construiește clădirea de prestigiu: { $building }
action-turn = Transformă în apartament cartea { $place }, { $card }
action-provost = Mută ofițerul cu { $steps }
action-provost-none = Lasă ofițerul unde este
action-offer =
    Oferă castelului { $batches ->
         [one] { $batches } set
         [few] { $batches } seturi
        *[other] { $batches } de seturi
    }
action-offer-none = Nu oferi nimic castelului
action-gold = Plătește în aur { $cubes } din: { $resource }
action-use = Plătește { $paid }, ia { $goods }
action-take = Ia { $goods }
action-pay = Plătește { $goods }
action-neutral = Pentru drum se trage cartea { $card }
action-deal = Din teanc se trage cartea { $card }
action-first = { $player } devine primul jucător

task-neutral_card = Se trage următoarea carte neutră a drumului
task-opening_card = Se împart mâinile de început
task-mulligan = Păstrezi mâna de început sau o schimbi pe toată?
    .others = { $player } hotărăște despre mâna de început
task-mulligan_card = Se împart noile mâini de început
task-first_player = Se trage la sorți primul jucător
task-move = Fă o mutare: trage o carte, schimbă mâna, plasează un muncitor, construiește sau pasează
    .others = { $player } face o mutare
task-drawn_card = Se trage o carte
task-card_payment = Cum plătești cartea { $card }?
    .others = { $player } alege cum plătește cartea { $card }
task-prestige_payment = Cum plătești clădirea { $building }?
    .others = { $player } alege cum plătește clădirea { $building }
task-provost = Mută ofițerul cu cel mult 3 cărți, câte 1 monedă, sau lasă-l pe loc
    .others = { $player } poate muta ofițerul
task-primary = Muncitorul tău este pe cartea { $place }, { $card }: îi folosești efectul?
    .others = { $player } poate folosi efectul cărții { $place }, { $card }
task-secondary = Pe cartea ta { $place }, { $card }, este muncitorul altui jucător: folosești efectul de proprietar?
    .others = { $player } poate folosi efectul de proprietar al cărții { $place }, { $card }
task-lawyer_payment = Cum plătești întoarcerea cărții { $card }?
    .others = { $player } alege cum plătește întoarcerea cărții { $card }
task-offer =
    Câte seturi oferi castelului? Castelul mai are { $tokens ->
         [one] { $tokens } jeton
         [few] { $tokens } jetoane
        *[other] { $tokens } de jetoane
    }
    .others = { $player } hotărăște câte seturi oferă castelului
task-gold = Din cele { $batches } ({ $good }), câte plătești în aur?
    .others = { $player } hotărăște câte dintre cele { $batches } ({ $good }) plătește în aur
task-over = Partida s-a încheiat

event-neutral = { $card } este cartea { $place } a drumului
event-dealt = { $player } primește o carte
event-dealt-secret = { $player } primește cartea { $card }
event-answered = { $player } s-a hotărât în privința mâinii de început
event-answered-secret = { $player } s-a hotărât în privința mâinii de început
event-mulligan = { $player } schimbă mâna de început și decartează: { $cards }
event-kept = { $player } păstrează mâna de început
event-first_player = Primul jucător: { NAME($player, form: "acc") }
event-turn = Începe tura { $turn }; primul jucător: { NAME($player, form: "acc") }
event-income =
    { $player } ia un venit de { $deniers ->
         [one] { $deniers } monedă
         [few] { $deniers } monede
        *[other] { $deniers } de monede
    }
event-draws = { $player } plătește 1 monedă ca să tragă o carte
event-replaces = { $player } plătește 1 monedă și schimbă mâna: { $cards }
event-reshuffled = { $player } amestecă teancul de decartare într-un teanc nou: { $cards }
event-drew = { $player } trage o carte
event-drew-secret = { $player } trage cartea { $card }
event-placed = { $player } plasează un muncitor pe cartea { $place }, { $card }
event-showed = { $player } vrea să construiască: { $card }
event-paid = { $player } plătește { $goods }
event-built = { $player } construiește: { $card }, cartea { $place } a drumului
event-stored =
    { $n ->
         [one] { $n } cub ajunge
         [few] { $n } cuburi ajung
        *[other] { $n } de cuburi ajung
    } pe cartea { $card } a { NAME($player, form: "gen") }
event-built_prestige = { $player } construiește clădirea { $building } peste apartamentul de pe cartea { $place }
event-built_in_front = { $player } construiește clădirea { $building }
event-passed = { $player } pasează, pe spațiul { $space } al podului
event-first_to_pass =
    { $player } ia { $deniers ->
         [one] { $deniers } monedă
         [few] { $deniers } monede
        *[other] { $deniers } de monede
    } fiindcă a pasat primul
event-provost_stays = { $player } lasă ofițerul unde este
event-provost_moved =
    { $player } plătește { $deniers ->
         [one] { $deniers } monedă
         [few] { $deniers } monede
        *[other] { $deniers } de monede
    } și mută ofițerul cu { $steps }, la cartea { $place }
event-declined = { $player } renunță la efectul cărții { $place }, { $card }
event-took = { $player } ia { $goods } la cartea { $place }, { $card }
event-bought = { $player } plătește { $paid } și ia { $goods } la cartea { $place }, { $card }
event-bought_tokens = { $player } plătește { $paid } la cartea { $place }, { $card }
event-tokens =
    { $player } ia { $n ->
         [one] { $n } jeton de castel
         [few] { $n } jetoane de castel
        *[other] { $n } de jetoane de castel
    }, în valoare de { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
event-turned = Cartea { $place }, { $card }, a { NAME($player, form: "gen") } devine apartament
event-turns_later = Cartea { $place }, { $card }, a { NAME($player, form: "gen") } devine apartament după ce îi pleacă muncitorul
event-home = Muncitorul { NAME($player, form: "gen") } se întoarce de pe cartea { $place }, { $card }
event-home_beyond = Muncitorul { NAME($player, form: "gen") } se întoarce fără efect de pe cartea { $place }, { $card }, de dincolo de ofițer
event-offered =
    { $player } oferă castelului { $batches ->
         [one] { $batches } set
         [few] { $batches } seturi
        *[other] { $batches } de seturi
    }
event-no_offer = { $player } nu poate oferi niciun set
event-bonus = { $player } a oferit cel mai mult și ia { $goods }
event-removed =
    Nimeni nu a oferit seturi: { $n ->
         [one] { $n } jeton de castel iese
         [few] { $n } jetoane de castel ies
        *[other] { $n } de jetoane de castel ies
    } din joc
event-provost_advanced = Ofițerul înaintează cu { $steps }, la cartea { $place }
event-first_passed_on = Cartea Primul jucător trece la: { NAME($player, form: "acc") }
event-scored_tokens =
    { $player }: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru jetoane de castel
event-scored_cards =
    { $player }: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru cărți și clădiri de prestigiu
event-scored_gold =
    { $player }: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru aur
event-scored_cubes =
    { $player }: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru grupe de trei cuburi
event-scored_deniers =
    { $player }: { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru grupe de trei monede
event-scored =
    { $player } are { $points ->
         [one] { $points } punct de prestigiu
         [few] { $points } puncte de prestigiu
        *[other] { $points } de puncte de prestigiu
    }

drawing-title = Tura { $turn }: { $phase }
drawing-setup = { $phase }
drawing-to_move = Jucătorul { $seat }: { $task }
drawing-chance = Se trag cărți
drawing-won =
    Câștigă cu { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }: { $seats }
drawing-seat = Jucătorul { $seat }
drawing-castle = Castel
drawing-bridge = Pod
drawing-passing = ordinea de pas
drawing-prestige = Clădiri de prestigiu
drawing-next_card = cartea următoare
drawing-first = primul jucător
drawing-passed = a pasat
drawing-first_short = 1
drawing-legend = f hrană, w lemn, s piatră, g aur, d monedă, t jeton, * orice, + fără aur
drawing-turning = { $card } (se întoarce)
drawing-owner = proprietar { $effect }
drawing-hand = Mâna lui { $seat }: { $cards }
drawing-built = Clădirile de prestigiu ale lui { $seat }: { $buildings }
drawing-head-points = puncte
drawing-head-deniers = mon
drawing-head-food = hran
drawing-head-wood = lemn
drawing-head-stone = piat
drawing-head-gold = aur
drawing-head-workers = munc
drawing-head-tokens = 4/3/2
drawing-head-hand = mână
drawing-head-deck = tean
drawing-head-discard = dec
drawing-deck = teanc
drawing-discard = decartate: { $n }

refusal-chance = aceasta o hotărăște întâmplarea, nu un jucător.
refusal-wait_for_chance = așteaptă până se trag cărțile.
refusal-pay_first = mai întâi alege cum plătești.
refusal-gold_first = mai întâi spune câte cuburi din ofertă sunt de aur.
refusal-answer_first = mai întâi păstrează sau schimbă mâna de început.
refusal-mulligan_over = mâna de început se poate schimba doar înainte de prima tură.
refusal-no_moves_now = mutările se fac în faza 2, acțiunile.
refusal-provost_not_now = ofițerul se mută în faza 3, câte o dată de fiecare jucător, în ordinea de pe pod.
refusal-no_provost = în jocul pentru începători nu există ofițer.
refusal-effects_not_now = efectele clădirilor se folosesc în faza 4.
refusal-offer_not_now = seturile se oferă în faza 5, câte o dată de fiecare jucător, în ordinea de pe pod.
refusal-no_gold_now = acum nu se plătește în aur nicio ofertă.
refusal-nothing_to_pay = acum nu este nimic de plătit în cuburi.
refusal-no_denier = aceasta costă 1 monedă, iar tu nu ai niciuna.
refusal-no_card_to_draw = teancul și teancul tău de decartare sunt goale.
refusal-empty_hand = nu ai în mână nicio carte de schimbat.
refusal-short_road =
    drumul are doar { $cards ->
         [one] { $cards } carte
         [few] { $cards } cărți
        *[other] { $cards } de cărți
    }.
refusal-no_workers_here = cartea { $place } este apartament sau clădire de prestigiu și nu primește muncitori.
refusal-occupied = pe cartea { $place }, { $card }, este deja un muncitor.
refusal-no_worker = toți muncitorii tăi sunt pe drum.
refusal-card_not_in_game = cartea { $card } nu face parte din jocul pentru începători.
refusal-not_in_hand = cartea { $card } nu este în mâna ta.
refusal-too_dear = { $name } costă { $goods }; cuburile tale nu ajung, nici cu aur în locul lor.
refusal-building_not_in_game = clădirea { $building } nu face parte din jocul pentru începători.
refusal-building_taken = clădirea { $building } este deja construită.
refusal-no_residence = nu ai niciun apartament neacoperit pe care să o pui.
refusal-no_lawyer = cartea { $card } nu întoarce nicio carte; Avocatul o face.
refusal-lawyer_of_another = la Avocat întoarce o carte doar cel al cărui muncitor este acolo.
refusal-turn_neutral = cartea { $card } este neutră și rămâne neutră.
refusal-turn_not_own = cartea { $place }, { $card }, este a altui jucător.
refusal-turn_lawyer = Avocatul nu devine niciodată apartament.
refusal-turns_already = cartea { $card } așteaptă deja să fie întoarsă.
refusal-residence_already = cartea { $place } este deja apartament.
refusal-no_such_option = cartea { $card } nu îți oferă aceasta.
refusal-too_few_tokens =
    castelul mai are doar { $tokens ->
         [one] { $tokens } jeton
         [few] { $tokens } jetoane
        *[other] { $tokens } de jetoane
    }.
refusal-cannot_pay = nu ai { $goods }.
refusal-off_the_road = ofițerul ar ieși de pe drum.
refusal-provost_too_dear =
    { $steps ->
         [one] { $steps } pas costă 1 monedă
         [few] { $steps } pași costă tot atâtea monede
        *[other] { $steps } de pași costă tot atâtea monede
    }, iar tu ai { $deniers ->
         [one] { $deniers } monedă
         [few] { $deniers } monede
        *[other] { $deniers } de monede
    }.
refusal-too_few_cubes =
    cuburile tale nu ajung pentru { $batches ->
         [one] { $batches } set
         [few] { $batches } seturi
        *[other] { $batches } de seturi
    }, nici cu aur în locul lor.
refusal-other_resource = acum este vorba de altă resursă: { $good }.
refusal-gold_needed = trebuie plătite în aur cel puțin { $n } din: { $good }.
refusal-gold_too_much = se pot plăti în aur cel mult { $n } din: { $good }.
refusal-wrong_payment = nu acestea sunt cuburile cerute.

thing-provost = Ofițer
thing-worker = Muncitor
thing-bridge = Pod
thing-castle = Castel
thing-token = Jeton de castel
thing-first = Cartea Primul jucător
thing-deck = Teanc
thing-hand = Mână
thing-discard = Teanc de decartare
thing-next_card = Capătul drumului
thing-store = Depozit
thing-any = Cub de orice fel
thing-any_non_gold = Cub, în afară de aur
thing-denier = Monede
thing-prestige = Puncte

explain-group-wooden = clădire de lemn
explain-group-stone = clădire de piatră
explain-group-neutral = clădire neutră, a nimănui
explain-group-residence = apartament
explain-group-prestige = clădire de prestigiu
explain-count-any_non_gold =
    { $n ->
         [one] { $n } cub
         [few] { $n } cuburi
        *[other] { $n } de cuburi
    } de hrană, lemn sau piatră
explain-count-prestige =
    { $n ->
         [one] { $n } punct
         [few] { $n } puncte
        *[other] { $n } de puncte
    }
explain-count-residence = { $n } apartament
explain-gives = Dă { $goods } jucătorului al cărui muncitor este aici.
explain-trade-peddler = Jucătorul al cărui muncitor este aici poate cumpăra cuburi, dar nu aur.
explain-trade-market = Jucătorul al cărui muncitor este aici poate vinde un cub de orice fel.
explain-trade-bank = Jucătorul al cărui muncitor este aici poate cumpăra aur.
explain-lawyer = Jucătorul al cărui muncitor este aici își poate întoarce o carte pe fața de apartament.
explain-church = Jucătorul al cărui muncitor este aici poate cumpăra jetoane de castel.
explain-residence = Cealaltă față a fiecărei cărți de clădire: îi plătește proprietarului în fiecare tură, iar pe ea se poate pune o clădire de prestigiu.
explain-prestige = Se pune pe un apartament al tău; punctele ei contează la sfârșit.
explain-when = în faza 4, dacă ofițerul a ajuns până aici
explain-when-never = niciodată: aici nu poate sta niciun muncitor
explain-price = { $price } pentru fiecare muncitor, oriunde ar merge
explain-stored = cubul proprietarului vine din depozitul de pe carte, cât timp mai are
explain-castle = Fiecare set de hrană, lemn și piatră ia jetonul următor; partida se termină cu tura în care pleacă ultimul.
explain-castle-most = cine oferă cele mai multe seturi ia { $goods }
explain-castle-removed = dacă nimeni nu oferă, se pierd { $count } jetoane
explain-section = Jetoanele ei valorează câte { $points } puncte și pleacă înaintea celor din secțiunile următoare.
explain-tokens = { $count } jetoane la { $players } jucători
explain-token = La sfârșit valorează numărul său; secțiunile castelului se golesc una după alta.
explain-provost = Cărțile până la locul lui lucrează în această tură, cele de dincolo nu.
explain-provost-moved = în ordinea de pe pod: { $price } pe carte, cel mult { $reach } cărți
explain-provost-end = înaintează cu { $steps } cărți
explain-worker = Face cartea pe care stă să lucreze pentru tine, dacă ofițerul a ajuns până acolo, apoi se întoarce.
explain-worker-count = câte { $count } de fiecare jucător
explain-bridge = Ordinea de aici este cea pentru ofițer și pentru castel; primul care pasează primește { $goods }.
explain-first = Cine o are începe tura; la sfârșitul turei trece la jucătorul următor.
explain-deck = Plătește { $goods } ca să tragi prima carte din teancul tău.
explain-hand = Cărțile tale, le vezi doar tu: construiește-le, sau plătește { $goods } ca să le schimbi pe toate.
explain-discard = Cărți decartate, la vederea tuturor; se amestecă într-un teanc nou când cel vechi s-a golit.
explain-next_card = Următoarea clădire se pune aici, oricine ar construi-o.
explain-store = Cuburi pentru proprietarul cărții: câte unul de fiecare dată când o folosește altcineva, cât timp mai sunt.
explain-resource-food = Plătește clădiri, seturi și Avocatul.
explain-resource-wood = Plătește clădiri și seturi.
explain-resource-stone = Plătește clădirile de piatră, cele mai multe clădiri de prestigiu și seturile.
explain-resource-gold = Ține loc de orice cub într-un cost și plătește clădirile de prestigiu; rămas la sfârșit, contează { $points }.
explain-resource-any = Un cub de orice fel, chiar și aur.
explain-resource-any_non_gold = Un cub de hrană, de lemn sau de piatră.
explain-resource-denier = Plătesc trasul cărților, schimbarea mâinii, plasarea muncitorilor și mutarea ofițerului; la sfârșit, { $count } monede valorează 1 punct.
explain-resource-prestige = Jetoane de castel, cărți de pe drum, aur, cuburi și monede, numărate ca și cum partida s-ar termina acum.
explain-left = { $count } cuburi de hrană, lemn și piatră la un loc valorează 1 punct
explain-phase-income = Toți primesc { $goods }, și mai mult pentru apartamente și Hotel.
explain-phase-actions = Pe rând, fiecare face câte un singur lucru, iar și iar, până au pasat toți.
explain-phase-provost = În ordinea de pe pod, fiecare poate plăti ca să mute ofițerul.
explain-phase-effects = Cărțile lucrează una câte una până la ofițer: întâi pentru muncitor, apoi pentru proprietar.
explain-phase-castle = În ordinea de pe pod, jucătorii oferă seturi și iau jetoane de castel.
explain-phase-end_of_turn = Ofițerul înaintează, iar cartea Primul jucător trece la jucătorul următor.
