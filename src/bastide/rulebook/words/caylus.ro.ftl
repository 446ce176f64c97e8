action-lay = Următoarea clădire neutră: { $tile }
action-order = { $player } are locul următor în ordinea de mutare
action-place = Plasează un muncitor la { $place } pentru { $price }
action-pass = Pasează: nu mai plasezi muncitori în această tură
action-move = Mută muncitorul de la poartă la { $place }
action-provost = Mută ofițerul cu { $steps }
action-joust = Plătește 1 monedă și 1 cub de textil pentru un favor regal
action-withdraw = Ia muncitorul înapoi de la han
action-stay = Lasă muncitorul la han
action-take = Ia { $cubes }
action-pay = Plătește { $cubes }
action-exchange = Folosește schimbul { $exchange }
action-exchange_for = Plătește { $pay }, primește { $gain }
action-build = Construiește: { $tile }
action-site = Construiește în locul: { $place }
action-transform = Transformă în apartament: { $place }
action-decline = Renunță
action-give = Oferă un set de { $batch }
action-stop = Nu mai oferi seturi
action-favour = Ia favorul pe linia de { $line }
action-effect = Folosește efectul din coloana { $column }
action-effect_of = Folosește favorul: { $effect }

task-setup = Se trag la sorți clădirile neutre și ordinea de mutare
task-over = Partida s-a încheiat
task-place = Plasează un muncitor sau pasează
    .others = { $player } plasează un muncitor sau pasează
task-gate = Mută muncitorul de la poartă pe un loc liber sau ia-l înapoi
    .others = { $player } mută muncitorul de la poartă sau îl ia înapoi
task-guild = Breasla comercianților: mută gratuit ofițerul cu cel mult 3 spații sau renunță
    .others = Breasla comercianților: { $player } poate muta ofițerul
task-joust = Câmpul de turnir: plătește 1 monedă și 1 cub de textil pentru un favor regal sau renunță
    .others = Câmpul de turnir: { $player } poate cumpăra un favor regal
task-inn = Han: ia-ți muncitorul înapoi sau lasă-l încă o tură
    .others = Han: { $player } își ia muncitorul înapoi sau îl lasă
task-provost = Mută ofițerul cu cel mult 3 spații, câte 1 monedă, sau renunță
    .others = { $player } poate muta ofițerul
task-produce = { $tile }: alege ce produce
    .others = { $tile }: { $player } alege ce produce
task-bonus = { $tile }: alege-ți bonusul de proprietar
    .others = { $tile }: { $player } își alege bonusul de proprietar
task-trade = { $tile }: alege un schimb sau renunță
    .others = { $tile }: { $player } poate alege un schimb
task-payment = Alege cuburile pe care le plătești pentru { $gain }
    .others = { $player } alege cuburile cu care plătește pentru { $gain }
task-purchase = Alege-ți cuburile: { $gain }
    .others = { $player } alege cuburi: { $gain }
task-construct = Construiește o clădire { $class } sau renunță
    .others = { $player } poate construi o clădire { { $class } }
task-cost = { $tile }: alege celălalt cub pe care îl plătești
    .others = { $tile }: { $player } alege celălalt cub de plătit
task-site = { $tile }: alege apartamentul pe care îl înlocuiește
    .others = { $tile }: { $player } alege apartamentul pe care îl înlocuiește
task-lawyer = Avocat: alege clădirea care devine apartamentul tău sau renunță
    .others = Avocat: { $player } poate face dintr-o clădire un apartament
task-castle = Castel: oferă un set de hrană și alte două feluri de cuburi sau oprește-te
    .others = Castel: { $player } poate oferi un set
task-favour =
    Favor regal: alege o linie ({ $count ->
         [one] { $count } favor
         [few] { $count } favoruri
        *[other] { $count } de favoruri
    } de luat)
    .others = Favor regal: { $player } alege o linie
task-effect = Favor regal, linia de { $line }: alege un efect până la marcatorul tău sau renunță
    .others = Favor regal, linia de { $line }: { $player } poate alege un efect
task-choice = Favor regal: alege-ți cubul
    .others = Favor regal: { $player } alege un cub

option-simplified_favours = Favoruri simplificate
option-simplified_favours-false = se folosește tabelul favorurilor
option-simplified_favours-true = fiecare favor valorează imediat 3 puncte de prestigiu
option-jeweller = Bijutierul
option-jeweller-false = nu este în joc
option-jeweller-true = în stoc
option-lawyer_prestige = Prestigiul pentru construirea Avocatului
option-lawyer_prestige-4 = 4, ca pe cartonașele primei ediții
option-lawyer_prestige-3 = 3, ca pe cartonașele de mai târziu
about-base = Construiește castelul și orașul de la poalele lui, ca în cutie.
about-simplified_favours = Fiecare favor regal înseamnă 3 puncte de prestigiu, nimic de ales. Bun pentru prima partidă.
about-jeweller = A zecea clădire de piatră intră în stoc: transformă aurul în prestigiu. Pentru cei care le cunosc pe celelalte.

event-laid = Pe spațiul { $space } stă: { $tile }
event-ordered =
    { $player } este pe poziția { $place } în ordinea de mutare și începe cu { $deniers ->
         [one] { $deniers } monedă
         [few] { $deniers } monede
        *[other] { $deniers } de monede
    }
event-phase = Tura { $turn }, faza: { $phase }
event-gained = { $player } primește { $goods }
event-paid = { $player } plătește { $goods }
event-earned =
    { $player } primește { $points ->
         [one] { $points } punct de prestigiu
         [few] { $points } puncte de prestigiu
        *[other] { $points } de puncte de prestigiu
    }
event-lost =
    { $player } pierde { $points ->
         [one] { $points } punct de prestigiu
         [few] { $points } puncte de prestigiu
        *[other] { $points } de puncte de prestigiu
    }
event-placed = { $player } plasează un muncitor la { $place } pentru { $price }
event-passed = { $player } pasează și ia spațiul { $space } al podului
event-returned = Un muncitor al { NAME($player, form: "gen") } se întoarce în mână
event-moved = { $player } mută muncitorul de la poartă la { $place }
event-reordered = Ordinea de mutare este acum { $order }
event-settled = { $player } ia cercul din dreapta al hanului
event-provost = { $player } mută ofițerul cu { $steps }, pe spațiul { $space }
event-activated = { $player } lucrează pe spațiul { $space }: { $tile }
event-unused = { $player } nu poate folosi: { $place }
event-useless = { $player } nu poate folosi: { $tile }
event-declined = { $player } renunță
event-built = { $player } construiește pe spațiul { $space }: { $tile }
event-promised = { $player } plătește pentru un apartament în locul: { $tile } (spațiul { $space }), după ce îi pleacă muncitorul
event-transformed = { $player } transformă în apartament: { $tile } (spațiul { $space })
event-housed = { $player } construiește o casă în castel: { $section }
event-spared = { $player } nu mai găsește loc în castel și nu pierde nimic
event-favoured =
    { $player } primește { $count ->
         [one] { $count } favor regal
         [few] { $count } favoruri regale
        *[other] { $count } de favoruri regale
    }
event-favour = { $player } ia un favor pe linia de { $line }; marcatorul este în coloana { $column }
event-spent = { $player } nu are ce face cu favorul de pe linia de { $line }
event-forfeited =
    { $player } nu mai are nicio linie și pierde { $count ->
         [one] { $count } favor
         [few] { $count } favoruri
        *[other] { $count } de favoruri
    }
event-bailiff =
    Primarul se mută cu { $steps ->
         [one] { $steps } spațiu
         [few] { $steps } spații
        *[other] { $steps } de spații
    }, pe spațiul { $space }, iar ofițerul vine lângă el
event-scoring = Se punctează: { $section }
event-ended = Partida se încheie în tura { $turn }

refusal-setup = clădirile și ordinea de mutare încă se trag la sorți.
refusal-drawn = după pregătire nu se mai trage nimic la sorți.
refusal-no_decline = la aceasta nu se poate renunța.
refusal-not_now_place = muncitorii se plasează în faza 2, câte unul.
refusal-not_now_pass = pasezi în faza 2, când este rândul tău să plasezi un muncitor.
refusal-not_now_move = un muncitor se mută doar când se activează poarta.
refusal-not_now_provost = ofițerul se mută în faza 4 sau la breasla comercianților.
refusal-not_now_joust = un favor se cumpără doar când se activează câmpul de turnir.
refusal-not_now_withdraw = despre muncitorul de la han se întreabă în faza 3, când nimeni nu stă pe cercul din stânga.
refusal-not_now_stay = despre muncitorul de la han se întreabă în faza 3, când nimeni nu stă pe cercul din stânga.
refusal-not_now_take = acum nu ai cuburi de luat.
refusal-not_now_pay = acum nu ai de plătit cuburi la alegere.
refusal-not_now_exchange = acum nu se folosește nicio clădire de comerț.
refusal-not_now_build = construiești când lucrează pentru tine un Tâmplar, un Zidar sau un Arhitect, ori printr-un favor.
refusal-not_now_site = acum nu se construiește nicio clădire de prestigiu.
refusal-not_now_transform = pentru un apartament ai nevoie de Avocat sau de un favor.
refusal-not_now_give = seturile se oferă în faza 6, de către cei care au un muncitor în castel.
refusal-not_now_stop = acum nu construiești în castel.
refusal-not_now_favour = acum nu ai niciun favor regal de luat.
refusal-not_now_effect = acum nu folosești niciun favor.
refusal-no_worker = nu ai niciun muncitor în mână.
refusal-price = acolo costă { $price }, mai mult decât ai.
refusal-empty_space = aici nu este nicio clădire: { $place }.
refusal-no_workplace = aici nu poate sta niciun muncitor: { $place }.
refusal-occupied = aici este deja un muncitor: { $place }.
refusal-one_each = ai deja un muncitor aici: { $place }.
refusal-full = toate locurile sunt ocupate: { $place }.
refusal-no_stables = în doi jucători grajdurile nu se folosesc.
refusal-inn_taken = cercul din stânga al hanului este ocupat.
refusal-gate_again = muncitorul nu poate rămâne la poartă.
refusal-off_road = ofițerul rămâne pe spațiile de la 1 la 28.
refusal-provost_price =
    aceasta costă { $count ->
         [one] { $count } monedă
         [few] { $count } monede
        *[other] { $count } de monede
    }, mai mult decât ai.
refusal-not_produced = clădirea { $tile } nu produce așa ceva.
refusal-not_bonus = bonusul de proprietar este un cub dintre cele produse de: { $tile }.
refusal-not_for_sale = iei exact numărul de cuburi plătite, dar nu aur.
refusal-not_this_cube = favorul dă 1 cub de lemn sau 1 cub de piatră.
refusal-one_cube = mai ai de plătit exact un cub.
refusal-cube_lacking = nu ai aceste cuburi de dat.
refusal-cubes_asked =
    plătești exact { $count ->
         [one] { $count } cub
         [few] { $count } cuburi
        *[other] { $count } de cuburi
    }.
refusal-no_gold = aici nu se primește aur.
refusal-one_exchange = clădirea { $tile } are un singur schimb.
refusal-exchange_price = nu poți plăti acest schimb.
refusal-other_class = aici se poate construi doar o clădire { $wanted }.
refusal-no_jeweller = Bijutierul nu este în această partidă.
refusal-not_in_stock = clădirea { $tile } nu mai este în stoc.
refusal-cost = nu poți plăti clădirea { $tile }.
refusal-not_yet_residence = apartamentul de acolo este plătit, dar încă nu este construit.
refusal-own_residence = o clădire de prestigiu ia locul unuia dintre apartamentele tale.
refusal-nothing_there = acolo nu este nicio clădire de transformat.
refusal-promised = clădirea aceea este deja plătită pentru a deveni apartament.
refusal-not_lawyer = cartonașul Avocatului însuși nu poate fi transformat niciodată.
refusal-stays = apartamentele și clădirile de prestigiu nu se transformă.
refusal-fixed = clădirile tipărite pe tablă nu se transformă.
refusal-not_yours = clădirea aceea este a altui jucător.
refusal-castle_complete = toate locurile castelului sunt ocupate.
refusal-batch_lacking = nu ai toate cele trei cuburi ale setului.
refusal-line_used = ai luat deja un favor pe linia de { $line } în această fază.
refusal-beyond_marker = marcatorul tău nu a ajuns la coloana { $column }.
refusal-no_effect = prima coloană a acestei linii nu are efect.
refusal-cannot_use = nu poți folosi acest efect acum.

tile-neutral_farm = Fermă
tile-neutral_forest = Pădure
tile-neutral_sawmill = Fabrică de cherestea
tile-neutral_quarry = Carieră de piatră
tile-neutral_marketplace = Piață
tile-neutral_carpenter = Tâmplar
tile-fixed_peddler = Negustor ambulant
tile-fixed_carpenter = Tâmplar
tile-gold_mine = Mină de aur
tile-wood_farm_food = Fermă (lemn, hrană)
tile-wood_farm_cloth = Fermă (lemn, textil)
tile-wood_sawmill = Fabrică de cherestea (lemn)
tile-wood_quarry = Carieră de piatră (lemn)
tile-wood_marketplace = Piață (lemn)
tile-wood_peddler = Negustor ambulant (lemn)
tile-mason = Zidar
tile-lawyer = Avocat
tile-stone_farm = Fermă (piatră)
tile-park = Parc
tile-workshop = Atelier
tile-church = Biserică
tile-tailor = Croitor
tile-bank = Bancă
tile-alchemist = Alchimist
tile-architect = Arhitect
tile-jeweller = Bijutier
tile-statue = Statuie
tile-granary = Hambar
tile-library = Bibliotecă
tile-weaver = Țesător
tile-theater = Teatru
tile-college = Universitate
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Catedrală
tile-residence = Apartament

place-gate = poartă
place-trading_post = oficiul comercial
place-merchants_guild = breasla comercianților
place-joust_field = câmpul de turnir
place-stables = grajduri
place-inn = han
place-castle = castel
place-1 = spațiul 1
place-2 = spațiul 2
place-3 = spațiul 3
place-4 = spațiul 4
place-5 = spațiul 5
place-6 = spațiul 6
place-7 = spațiul 7
place-8 = spațiul 8
place-9 = spațiul 9
place-10 = spațiul 10
place-11 = spațiul 11
place-12 = spațiul 12
place-13 = spațiul 13
place-14 = spațiul 14
place-15 = spațiul 15
place-16 = spațiul 16
place-17 = spațiul 17
place-18 = spațiul 18
place-19 = spațiul 19
place-20 = spațiul 20
place-21 = spațiul 21
place-22 = spațiul 22
place-23 = spațiul 23
place-24 = spațiul 24
place-25 = spațiul 25
place-26 = spațiul 26
place-27 = spațiul 27
place-28 = spațiul 28
place-road = { $tile } (spațiul { $space })
place-empty = spațiul gol { $space }

goods-food =
    { $count ->
         [one] { $count } cub de hrană
         [few] { $count } cuburi de hrană
        *[other] { $count } de cuburi de hrană
    }
goods-wood =
    { $count ->
         [one] { $count } cub de lemn
         [few] { $count } cuburi de lemn
        *[other] { $count } de cuburi de lemn
    }
goods-stone =
    { $count ->
         [one] { $count } cub de piatră
         [few] { $count } cuburi de piatră
        *[other] { $count } de cuburi de piatră
    }
goods-cloth =
    { $count ->
         [one] { $count } cub de textil
         [few] { $count } cuburi de textil
        *[other] { $count } de cuburi de textil
    }
goods-gold =
    { $count ->
         [one] { $count } cub de aur
         [few] { $count } cuburi de aur
        *[other] { $count } de cuburi de aur
    }
goods-denier =
    { $count ->
         [one] { $count } monedă
         [few] { $count } monede
        *[other] { $count } de monede
    }
goods-any =
    { $count ->
         [one] { $count } cub
         [few] { $count } cuburi
        *[other] { $count } de cuburi
    } de orice fel
goods-any_non_gold =
    { $count ->
         [one] { $count } cub
         [few] { $count } cuburi
        *[other] { $count } de cuburi
    }, fără aur
goods-prestige =
    { $count ->
         [one] { $count } punct de prestigiu
         [few] { $count } puncte de prestigiu
        *[other] { $count } de puncte de prestigiu
    }

line-prestige = prestigiu
line-deniers = monede
line-resources = resurse
line-buildings = clădiri

class-neutral = neutră
class-fixed = tipărită pe tablă
class-wood = de lemn
class-stone = de piatră
class-prestige = de prestigiu
class-residence = rezidențială

section-dungeon = Închisoare
section-walls = Ziduri
section-towers = Turnuri

field-prestige_1 = 1 punct de prestigiu
field-prestige_2 = 2 puncte de prestigiu
field-prestige_3 = 3 puncte de prestigiu
field-prestige_4 = 4 puncte de prestigiu
field-prestige_5 = 5 puncte de prestigiu
field-deniers_1 = 3 monede
field-deniers_2 = 4 monede
field-deniers_3 = 5 monede
field-deniers_4 = 6 monede
field-deniers_5 = 7 monede
field-resources_1 = 1 cub de hrană
field-resources_2 = 1 cub de lemn sau 1 cub de piatră
field-resources_3 = 1 cub de textil
field-resources_4 = dai 1 cub de orice fel pentru 2 cuburi în afară de aur
field-resources_5 = 1 cub de aur
field-buildings_1 = fără efect
field-buildings_2 = construiești o clădire de lemn cu 1 cub de lemn mai puțin
field-buildings_3 = construiești o clădire de piatră cu 1 cub de piatră mai puțin
field-buildings_4 = faci un apartament pentru 1 cub de textil
field-buildings_5 = construiești o clădire de prestigiu

phase-setup = pregătirea
phase-income = venitul
phase-placement = plasarea muncitorilor
phase-special = clădirile speciale
phase-provost = ofițerul
phase-buildings = clădirile
phase-castle = castelul
phase-end_of_turn = sfârșitul turei

short-neutral_farm = Fermă
short-neutral_forest = Pădure
short-neutral_sawmill = Cherestea
short-neutral_quarry = Carieră
short-neutral_marketplace = Piață
short-neutral_carpenter = Tâmplar
short-fixed_peddler = Negustor
short-fixed_carpenter = Tâmplar
short-gold_mine = Mină de aur
short-wood_farm_food = Fermă
short-wood_farm_cloth = Fermă
short-wood_sawmill = Cherestea
short-wood_quarry = Carieră
short-wood_marketplace = Piață
short-wood_peddler = Negustor
short-mason = Zidar
short-lawyer = Avocat
short-stone_farm = Fermă
short-park = Parc
short-workshop = Atelier
short-church = Biserică
short-tailor = Croitor
short-bank = Bancă
short-alchemist = Alchimist
short-architect = Arhitect
short-jeweller = Bijutier
short-statue = Statuie
short-granary = Hambar
short-library = Bibliotecă
short-weaver = Țesător
short-theater = Teatru
short-college = Universitate
short-monument = Monument
short-hotel = Hotel
short-cathedral = Catedrală
short-residence = Apartament
short-gate = Poartă
short-trading_post = Oficiu
short-merchants_guild = Breaslă
short-joust_field = Turnir
short-stables = Grajduri
short-inn = Han

drawing-title = Tura { $turn }: { $phase }
drawing-over = Sfârșit, după tura { $turn }
drawing-order = Ordinea de mutare
drawing-now = { $sign }: { $step }
drawing-winners = Câștigă: { $seats }
drawing-passed = a pasat, locul { $place }
drawing-inn = han
drawing-seat = Jucătorul { $seat }
drawing-bridge = Pod
drawing-price = preț
drawing-next_site = spațiul următor
drawing-favours = Favoruri regale
drawing-simplified = Fiecare favor valorează 3 puncte de prestigiu.
drawing-open = coloane deschise: 1–{ $count }
drawing-special = Speciale
drawing-road = Drum
drawing-castle = Castel
drawing-scored = punctată
drawing-built = în construcție
drawing-to_come = urmează
drawing-workers = muncitori
drawing-pp = prestigiu
drawing-deniers = monede

step-place = plasează un muncitor sau pasează
step-gate = mută muncitorul de la poartă
step-guild = mută ofițerul, gratuit
step-joust = cumpără un favor
step-inn = pleacă de la han sau rămâi
step-provost = mută ofițerul
step-produce = alege producția
step-bonus = alege bonusul de proprietar
step-trade = alege un schimb
step-payment = alege cuburile de plătit
step-purchase = alege cuburile de luat
step-construct = construiește
step-cost = alege cubul de plătit
step-site = alege un apartament
step-lawyer = fă un apartament
step-castle = oferă seturi
step-favour = alege o linie pentru favor
step-effect = folosește favorul
step-choice = alege un cub

drawing-legend = proprietar, clădire, muncitor ({ $free } loc liber); { $empty } spațiu gol

cube-food = hrană
cube-wood = lemn
cube-stone = piatră
cube-cloth = textil
cube-gold = aur

drawing-bailiff_mark = p
drawing-provost_mark = o
drawing-figures = primar (p) pe spațiul { $bailiff }, ofițer (o) pe spațiul { $provost }

thing-provost = Ofițer
thing-bailiff = Primar
thing-worker = Muncitor
thing-house = Casă
thing-marker = Marcator de favoruri
thing-bridge = Pod
thing-castle = Castel
thing-favour = Favor regal
thing-order = Ordinea de mutare
thing-passed = Ordinea de pas
thing-site = Următorul spațiu liber
thing-stock = Stoc
thing-banner = Zonă de punctare: { $section }
thing-line = Linia de favoruri: { $line }
thing-column = { $line }, coloana { $column }
thing-any = Cub de orice fel
thing-any_non_gold = Cub, în afară de aur
thing-denier = Monede
thing-prestige = Prestigiu

explain-class-neutral = clădire neutră, a nimănui
explain-class-fixed = clădire fixă, a nimănui
explain-class-wood = clădire de lemn
explain-class-stone = clădire de piatră
explain-class-prestige = clădire de prestigiu
explain-class-residence = apartament
explain-class-special = clădire specială
explain-count-favour =
    { $count ->
         [one] { $count } favor regal
         [few] { $count } favoruri regale
        *[other] { $count } de favoruri regale
    }
explain-count-house =
    { $count ->
         [one] { $count } casă
         [few] { $count } case
        *[other] { $count } de case
    }
explain-produces = Dă { $goods }.
explain-either = Dă { $goods } sau { $other }, la alegere.
explain-trade-marketplace = Vinde aici un cub de orice fel.
explain-trade-peddler = Cumpără aici cuburi, dar nu aur.
explain-trade-church = Dă de pomană pentru prestigiu: una dintre cele două oferte, o dată.
explain-trade-tailor = Schimbă textil pe prestigiu: una dintre cele două oferte, o dată.
explain-trade-bank = Cumpără aur cu monede: una dintre cele două oferte, o dată.
explain-trade-alchemist = Schimbă cuburi, în afară de aur, pe aur: una dintre cele două oferte, o dată.
explain-trade-jeweller = Schimbă aur pe prestigiu: una dintre cele două oferte, o dată.
explain-builds-wood = Construiește o clădire de lemn din stoc pe următorul spațiu liber.
explain-builds-stone = Construiește o clădire de piatră din stoc pe următorul spațiu liber.
explain-builds-prestige = Construiește o clădire de prestigiu în locul unui apartament al tău.
explain-transforms = Transformă o clădire neutră, sau o clădire de lemn ori de piatră a ta, în apartamentul tău.
explain-built-of-residence = Îi plătește proprietarului în fiecare tură și este locul pentru o clădire de prestigiu.
explain-built-of-prestige = Ia locul unui apartament al tău; prestigiul și favorurile vin imediat.
explain-special-gate = După ce toți au pasat, muncitorul tău merge de aici pe orice loc liber, fără plată.
explain-special-merchants_guild = Mută ofițerul cu cel mult { $reach } spații înainte sau înapoi, gratuit.
explain-special-joust_field = Plătește pentru un favor regal, o dată.
explain-special-stables = Primul muncitor de aici devine primul în ordinea de mutare, al doilea al doilea, al treilea al treilea.
explain-special-inn = Din tura următoare, fiecare plasare te costă { $price }, cât timp muncitorul tău rămâne pe cercul din dreapta.
explain-when-special = în faza 3, oriunde ar fi ofițerul
explain-when-road = în faza 5, dacă ofițerul a ajuns până aici
explain-when-never = niciodată: aici nu poate sta niciun muncitor
explain-price = prețul podului; pe o clădire a ta { $price }
explain-host = proprietarul primește { $goods } când alt jucător plasează aici un muncitor
explain-built-wood = cu un Tâmplar, sau cu favorul din coloana 2 a clădirilor
explain-built-stone = cu Zidarul, sau cu favorul din coloana 3 a clădirilor
explain-built-prestige = cu Arhitectul, sau cu favorul din coloana 5 a clădirilor
explain-built-residence = cu Avocatul, sau cu favorul din coloana 4 a clădirilor
explain-favour = Fiecare favor îți mută un marcator cu o coloană la dreapta; apoi poți folosi un efect de pe linia lui, până la marcator.
explain-line = Un favor pe această linie îți mută marcatorul cu o coloană la dreapta; apoi poți folosi un efect, până la marcator.
explain-cell = Când marcatorul tău a ajuns aici, poți alege acest efect: { $effect }.
explain-opens = după punctare: { $section }
explain-opens-start = de la început
explain-limit = mai multe favoruri într-o fază merg pe linii diferite
explain-castle = Un muncitor de aici poate oferi seturi în faza 6: hrană și alte două feluri de cuburi. Cine oferă cele mai multe primește un favor regal.
explain-castle-limit = câte un muncitor de fiecare jucător, { $places } locuri în total
explain-section = Fiecare set pune aici o casă a ta și dă imediat { $goods }.
explain-section-scored = când toate cele { $places } locuri sunt pline sau primarul ajunge pe spațiul { $space }
explain-loss = pierzi { $goods }
explain-banner = Când primarul ajunge pe acest spațiu, secțiunea se punctează, plină sau nu.
explain-house = Pentru ea s-a oferit un set; casele contează când se punctează secțiunea lor din castel.
explain-provost = Clădirile până la spațiul lui lucrează în această tură, cele de dincolo nu.
explain-provost-moved = de breasla comercianților, apoi în ordinea de pas: { $price } pe spațiu, cel mult { $reach } spații
explain-provost-end = merge lângă primar
explain-bailiff = Ceasul partidei: la sfârșitul turei înaintează cu { $steps } spațiu, sau cu { $far } dacă ofițerul este dincolo de el.
explain-worker = Stă pe un loc, își face treaba la momentul potrivit și se întoarce în mâna ta.
explain-worker-count = câte { $count } de fiecare jucător
explain-marker = Arată cât de departe ai ajuns pe această linie de favoruri.
explain-bridge = Cine pasează ia aici cel mai mic spațiu liber; fiecare marcator scumpește plasările pentru cei care continuă.
explain-order = În această ordine se plasează muncitorii și se punctează secțiunile castelului; grajdurile o schimbă.
explain-passed = În această ordine jucătorii pot muta ofițerul în faza 4.
explain-site = Următoarea clădire de lemn sau de piatră se pune aici, oricine ar construi-o.
explain-stock = Toate clădirile care mai pot fi construite; fiecare există o dată, doar Arhitectul de două ori.
explain-resource-food = Intră în fiecare set pentru castel și în multe clădiri.
explain-resource-wood = Plătește clădirile de lemn și unele clădiri de prestigiu.
explain-resource-stone = Plătește clădirile de piatră și cele mai multe clădiri de prestigiu.
explain-resource-cloth = Plătește Avocatul, câmpul de turnir, Biserica și Croitorul.
explain-resource-gold = Plătește clădirile de prestigiu; fiecare cub rămas la sfârșit valorează { $goods }.
explain-resource-any = Un cub de orice fel, chiar și aur.
explain-resource-any_non_gold = Un cub de orice fel, în afară de aur.
explain-resource-denier = Plătesc plasarea muncitorilor și mutarea ofițerului; la sfârșit, { $count } monede valorează 1 punct de prestigiu.
explain-resource-prestige = Cine are la sfârșit cel mai mult prestigiu câștigă.
explain-left = { $count } cuburi în afară de aur valorează 1 punct de prestigiu
explain-phase-income = Toți primesc { $goods }, și mai mult pentru apartamente, Bibliotecă și Hotel.
explain-phase-placement = În ordinea de mutare, fiecare plasează un muncitor sau pasează, rând pe rând, până au pasat toți.
explain-phase-special = Clădirile speciale dintre castel și pod lucrează, de la castel spre exterior.
explain-phase-provost = În ordinea de pas, fiecare poate plăti ca să mute ofițerul.
explain-phase-buildings = Clădirile drumului lucrează una câte una, de la spațiul 1 până la ofițer.
explain-phase-castle = Cine are un muncitor în castel oferă seturi și pune case.
explain-phase-end_of_turn = Primarul înaintează, ofițerul vine lângă el, iar uneori se punctează o secțiune a castelului.
