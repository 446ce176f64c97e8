action-lay = La prossima tessera neutrale: { $tile }
action-order = { $player } ha il prossimo posto nell'ordine di turno
action-place = Piazza un lavoratore per { $price }: { $place }
action-pass = Passa: non piazzi altri lavoratori in questo turno
action-move = Sposta il lavoratore dalla porta: { $place }
action-provost = Muovi il prevosto di { $steps }
action-joust = Paga 1 denaro e 1 cubetto di tessuto per un favore reale
action-withdraw = Riprendi il lavoratore dalla locanda
action-stay = Lascia il lavoratore alla locanda
action-take = Prendi { $cubes }
action-pay = Paga { $cubes }
action-exchange = Usa lo scambio { $exchange }
action-exchange_for = Paga { $pay }, ottieni { $gain }
action-build = Costruisci: { $tile }
action-site = Costruisci al posto di: { $place }
action-transform = Trasforma in residenza: { $place }
action-decline = Rinuncia
action-give = Versa un lotto di { $batch }
action-stop = Non versare altri lotti
action-favour = Prendi il favore sulla linea { $line }
action-effect = Usa l'effetto della colonna { $column }
action-effect_of = Usa il favore: { $effect }

task-setup = Si estraggono le tessere neutrali e l'ordine di turno
task-over = La partita è finita
task-place = Piazza un lavoratore o passa
    .others = { $player } piazza un lavoratore o passa
task-gate = Sposta il tuo lavoratore dalla porta a un posto libero, o riprendilo
    .others = { $player } sposta il lavoratore dalla porta, o lo riprende
task-guild = Gilda dei mercanti: muovi il prevosto fino a 3 spazi, gratis, o rinuncia
    .others = Gilda dei mercanti: { $player } può muovere il prevosto
task-joust = Campo della giostra: paga 1 denaro e 1 cubetto di tessuto per un favore reale, o rinuncia
    .others = Campo della giostra: { $player } può comprare un favore reale
task-inn = Locanda: riprendi il tuo lavoratore o lascialo per un altro turno
    .others = Locanda: { $player } riprende il lavoratore o lo lascia
task-provost = Muovi il prevosto fino a 3 spazi, 1 denaro ciascuno, o rinuncia
    .others = { $player } può muovere il prevosto
task-produce = { $tile }: scegli che cosa produce
    .others = { $tile }: { $player } sceglie che cosa produce
task-bonus = { $tile }: scegli il tuo bonus di proprietario
    .others = { $tile }: { $player } sceglie il bonus di proprietario
task-trade = { $tile }: scegli uno scambio o rinuncia
    .others = { $tile }: { $player } può scegliere uno scambio
task-payment = Scegli i cubetti che paghi per { $gain }
    .others = { $player } sceglie i cubetti da pagare per { $gain }
task-purchase = Scegli i tuoi cubetti: { $gain }
    .others = { $player } sceglie i cubetti: { $gain }
task-construct = Costruisci un edificio { $class } o rinuncia
    .others = { $player } può costruire un edificio { { $class } }
task-cost = { $tile }: scegli l'altro cubetto da pagare
    .others = { $tile }: { $player } sceglie l'altro cubetto da pagare
task-site = { $tile }: scegli la residenza che sostituisce
    .others = { $tile }: { $player } sceglie la residenza che sostituisce
task-lawyer = Notaio: scegli l'edificio che diventa una tua residenza, o rinuncia
    .others = Notaio: { $player } può trasformare un edificio in residenza
task-castle = Castello: versa un lotto di cibo e altri due tipi di cubetti, o fermati
    .others = Castello: { $player } può versare un lotto
task-favour =
    Favore reale: scegli una linea ({ $count ->
         [one] { $count } favore
        *[other] { $count } favori
    } da prendere)
    .others = Favore reale: { $player } sceglie una linea
task-effect = Favore reale, linea { $line }: scegli un effetto fino al tuo segnalino, o rinuncia
    .others = Favore reale, linea { $line }: { $player } può scegliere un effetto
task-choice = Favore reale: scegli il tuo cubetto
    .others = Favore reale: { $player } sceglie un cubetto

option-simplified_favours = Favori semplici
option-simplified_favours-false = si usa la tabella dei favori
option-simplified_favours-true = ogni favore vale subito 3 punti prestigio
option-jeweller = Il Gioielliere
option-jeweller-false = non in gioco
option-jeweller-true = nella riserva
option-lawyer_prestige = Prestigio per costruire il Notaio
option-lawyer_prestige-4 = 4, come sulle tessere della prima edizione
option-lawyer_prestige-3 = 3, come sulle tessere successive
about-base = Costruite il castello e la città ai suoi piedi, come nella scatola.
about-simplified_favours = Ogni favore reale vale 3 punti prestigio, niente da scegliere. Adatto alla prima partita.
about-jeweller = Un decimo edificio in pietra entra nella riserva: trasforma l'oro in prestigio. Per chi conosce gli altri.

event-laid = Sullo spazio { $space } c'è: { $tile }
event-ordered =
    { $player } è in posizione { $place } nell'ordine di turno e comincia con { $deniers ->
         [one] { $deniers } denaro
        *[other] { $deniers } denari
    }
event-phase = Turno { $turn }, fase: { $phase }
event-gained = { $player } ottiene { $goods }
event-paid = { $player } paga { $goods }
event-earned =
    { $player } ottiene { $points ->
         [one] { $points } punto prestigio
        *[other] { $points } punti prestigio
    }
event-lost =
    { $player } perde { $points ->
         [one] { $points } punto prestigio
        *[other] { $points } punti prestigio
    }
event-placed = { $player } piazza un lavoratore per { $price }: { $place }
event-passed = { $player } passa e prende lo spazio { $space } del ponte
event-returned = Un lavoratore { NAME($player, form: "di") } torna in mano
event-moved = { $player } sposta il lavoratore dalla porta: { $place }
event-reordered = L'ordine di turno è ora { $order }
event-settled = { $player } occupa il cerchio destro della locanda
event-provost = { $player } muove il prevosto di { $steps }, allo spazio { $space }
event-activated = { $player } lavora allo spazio { $space }: { $tile }
event-unused = { $player } non può usare: { $place }
event-useless = { $player } non può usare: { $tile }
event-declined = { $player } rinuncia
event-built = { $player } costruisce sullo spazio { $space }: { $tile }
event-promised = { $player } paga per una residenza al posto di: { $tile } (spazio { $space }), quando il suo lavoratore se ne sarà andato
event-transformed = { $player } trasforma in residenza: { $tile } (spazio { $space })
event-housed = { $player } costruisce una casetta nel castello: { $section }
event-spared = { $player } non trova posto nel castello e non perde nulla
event-favoured =
    { $player } ottiene { $count ->
         [one] { $count } favore reale
        *[other] { $count } favori reali
    }
event-favour = { $player } prende un favore sulla linea { $line }; il segnalino è nella colonna { $column }
event-spent = { $player } non può usare il favore sulla linea { $line }
event-forfeited =
    { $player } non ha più linee e perde { $count ->
         [one] { $count } favore
        *[other] { $count } favori
    }
event-bailiff =
    Il balivo avanza di { $steps ->
         [one] { $steps } spazio
        *[other] { $steps } spazi
    }, allo spazio { $space }, e il prevosto lo raggiunge
event-scoring = Si valuta la sezione: { $section }
event-ended = La partita finisce nel turno { $turn }

refusal-setup = le tessere e l'ordine di turno si stanno ancora estraendo.
refusal-drawn = dopo la preparazione non si estrae più nulla.
refusal-no_decline = a questo non si può rinunciare.
refusal-not_now_place = i lavoratori si piazzano nella fase 2, uno alla volta.
refusal-not_now_pass = si passa nella fase 2, quando tocca a te piazzare un lavoratore.
refusal-not_now_move = un lavoratore si sposta solo quando si attiva la porta.
refusal-not_now_provost = il prevosto si muove nella fase 4, o alla gilda dei mercanti.
refusal-not_now_joust = un favore si compra solo quando si attiva il campo della giostra.
refusal-not_now_withdraw = del lavoratore alla locanda si decide nella fase 3, se nessuno è sul cerchio sinistro.
refusal-not_now_stay = del lavoratore alla locanda si decide nella fase 3, se nessuno è sul cerchio sinistro.
refusal-not_now_take = ora non hai cubetti da prendere.
refusal-not_now_pay = ora non devi pagare cubetti a scelta.
refusal-not_now_exchange = ora non si usa alcun edificio di commercio.
refusal-not_now_build = si costruisce quando un Carpentiere, un Muratore o un Architetto lavora per te, o con un favore.
refusal-not_now_site = ora non si costruisce alcun edificio di prestigio.
refusal-not_now_transform = per creare una residenza serve il Notaio, o un favore.
refusal-not_now_give = i lotti si versano nella fase 6, da chi ha un lavoratore nel castello.
refusal-not_now_stop = ora non stai costruendo nel castello.
refusal-not_now_favour = ora non hai favori reali da prendere.
refusal-not_now_effect = ora non stai usando un favore.
refusal-no_worker = non hai lavoratori in mano.
refusal-price = lì costa { $price }, più di quanto hai.
refusal-empty_space = qui non c'è un edificio: { $place }.
refusal-no_workplace = qui non può stare alcun lavoratore: { $place }.
refusal-occupied = qui c'è già un lavoratore: { $place }.
refusal-one_each = hai già un lavoratore qui: { $place }.
refusal-full = tutti i posti sono occupati: { $place }.
refusal-no_stables = in due giocatori le scuderie non si usano.
refusal-inn_taken = il cerchio sinistro della locanda è occupato.
refusal-gate_again = il lavoratore non può restare alla porta.
refusal-off_road = il prevosto resta sugli spazi da 1 a 28.
refusal-provost_price =
    costa { $count ->
         [one] { $count } denaro
        *[other] { $count } denari
    }, più di quanto hai.
refusal-not_produced = l'edificio { $tile } non produce questo.
refusal-not_bonus = il bonus del proprietario è un cubetto di un tipo prodotto da: { $tile }.
refusal-not_for_sale = prendi esattamente i cubetti pagati, e niente oro.
refusal-not_this_cube = il favore dà 1 cubetto di legno o 1 di pietra.
refusal-one_cube = va pagato esattamente un altro cubetto.
refusal-cube_lacking = non hai questi cubetti da dare.
refusal-cubes_asked =
    paghi esattamente { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    }.
refusal-no_gold = qui l'oro non si accetta.
refusal-one_exchange = l'edificio { $tile } ha un solo scambio.
refusal-exchange_price = non puoi pagare questo scambio.
refusal-other_class = qui si può costruire solo un edificio { $wanted }.
refusal-no_jeweller = il Gioielliere non è in questa partita.
refusal-not_in_stock = l'edificio { $tile } non è più in riserva.
refusal-cost = non puoi pagare l'edificio { $tile }.
refusal-not_yet_residence = la residenza lì è pagata, ma non c'è ancora.
refusal-own_residence = un edificio di prestigio prende il posto di una tua residenza.
refusal-nothing_there = lì non c'è un edificio da trasformare.
refusal-promised = quell'edificio è già pagato per diventare una residenza.
refusal-not_lawyer = la tessera del Notaio stesso non si trasforma mai.
refusal-stays = residenze ed edifici di prestigio non si trasformano.
refusal-fixed = gli edifici stampati sul tabellone non si trasformano.
refusal-not_yours = quell'edificio appartiene a un altro giocatore.
refusal-castle_complete = il castello è completo.
refusal-batch_lacking = non hai tutti e tre i cubetti di quel lotto.
refusal-line_used = in questa fase hai già preso un favore sulla linea { $line }.
refusal-beyond_marker = il tuo segnalino non ha raggiunto la colonna { $column }.
refusal-no_effect = la prima colonna di questa linea non ha effetto.
refusal-cannot_use = ora non puoi eseguire questo effetto.

tile-neutral_farm = Fattoria
tile-neutral_forest = Foresta
tile-neutral_sawmill = Segheria
tile-neutral_quarry = Cava
tile-neutral_marketplace = Mercato
tile-neutral_carpenter = Carpentiere
tile-fixed_peddler = Venditore ambulante
tile-fixed_carpenter = Carpentiere
tile-gold_mine = Miniera d'oro
tile-wood_farm_food = Fattoria (legno, cibo)
tile-wood_farm_cloth = Fattoria (legno, tessuto)
tile-wood_sawmill = Segheria (legno)
tile-wood_quarry = Cava (legno)
tile-wood_marketplace = Mercato (legno)
tile-wood_peddler = Venditore ambulante (legno)
tile-mason = Muratore
tile-lawyer = Notaio
tile-stone_farm = Fattoria (pietra)
tile-park = Parco
tile-workshop = Bottega
tile-church = Chiesa
tile-tailor = Sarto
tile-bank = Banca
tile-alchemist = Alchimista
tile-architect = Architetto
tile-jeweller = Gioielliere
tile-statue = Statua
tile-granary = Granaio
tile-library = Biblioteca
tile-weaver = Tessitore
tile-theater = Teatro
tile-college = Università
tile-monument = Monumento
tile-hotel = Hotel
tile-cathedral = Cattedrale
tile-residence = Residenza

place-gate = Porta
place-trading_post = Emporio
place-merchants_guild = Gilda dei mercanti
place-joust_field = Campo della giostra
place-stables = Scuderie
place-inn = Locanda
place-castle = castello
place-1 = spazio 1
place-2 = spazio 2
place-3 = spazio 3
place-4 = spazio 4
place-5 = spazio 5
place-6 = spazio 6
place-7 = spazio 7
place-8 = spazio 8
place-9 = spazio 9
place-10 = spazio 10
place-11 = spazio 11
place-12 = spazio 12
place-13 = spazio 13
place-14 = spazio 14
place-15 = spazio 15
place-16 = spazio 16
place-17 = spazio 17
place-18 = spazio 18
place-19 = spazio 19
place-20 = spazio 20
place-21 = spazio 21
place-22 = spazio 22
place-23 = spazio 23
place-24 = spazio 24
place-25 = spazio 25
place-26 = spazio 26
place-27 = spazio 27
place-28 = spazio 28
place-road = { $tile } (spazio { $space })
place-empty = spazio vuoto { $space }

goods-food =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di cibo
goods-wood =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di legno
goods-stone =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di pietra
goods-cloth =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di tessuto
goods-gold =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } d'oro
goods-denier =
    { $count ->
         [one] { $count } denaro
        *[other] { $count } denari
    }
goods-any =
    { $count ->
         [one] { $count } cubetto qualsiasi
        *[other] { $count } cubetti qualsiasi
    }
goods-any_non_gold =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } non d'oro
goods-prestige =
    { $count ->
         [one] { $count } punto prestigio
        *[other] { $count } punti prestigio
    }

line-prestige = prestigio
line-deniers = denari
line-resources = risorse
line-buildings = edifici

class-neutral = neutrale
class-fixed = fisso
class-wood = in legno
class-stone = in pietra
class-prestige = di prestigio
class-residence = residenziale

section-dungeon = Segrete
section-walls = Mura
section-towers = Torri

field-prestige_1 = 1 punto prestigio
field-prestige_2 = 2 punti prestigio
field-prestige_3 = 3 punti prestigio
field-prestige_4 = 4 punti prestigio
field-prestige_5 = 5 punti prestigio
field-deniers_1 = 3 denari
field-deniers_2 = 4 denari
field-deniers_3 = 5 denari
field-deniers_4 = 6 denari
field-deniers_5 = 7 denari
field-resources_1 = 1 cubetto di cibo
field-resources_2 = 1 cubetto di legno o 1 di pietra
field-resources_3 = 1 cubetto di tessuto
field-resources_4 = dai 1 cubetto qualsiasi per 2 cubetti non d'oro
field-resources_5 = 1 cubetto d'oro
field-buildings_1 = nessun effetto
field-buildings_2 = costruisci un edificio in legno con 1 cubetto di legno in meno
field-buildings_3 = costruisci un edificio in pietra con 1 cubetto di pietra in meno
field-buildings_4 = crei una residenza per 1 cubetto di tessuto
field-buildings_5 = costruisci un edificio di prestigio

phase-setup = preparazione
phase-income = rendite
phase-placement = piazzamento dei lavoratori
phase-special = edifici speciali
phase-provost = prevosto
phase-buildings = edifici
phase-castle = castello
phase-end_of_turn = conclusione del turno

short-neutral_farm = Fattoria
short-neutral_forest = Foresta
short-neutral_sawmill = Segheria
short-neutral_quarry = Cava
short-neutral_marketplace = Mercato
short-neutral_carpenter = Carpentiere
short-fixed_peddler = Venditore
short-fixed_carpenter = Carpentiere
short-gold_mine = Miniera d'oro
short-wood_farm_food = Fattoria
short-wood_farm_cloth = Fattoria
short-wood_sawmill = Segheria
short-wood_quarry = Cava
short-wood_marketplace = Mercato
short-wood_peddler = Venditore
short-mason = Muratore
short-lawyer = Notaio
short-stone_farm = Fattoria
short-park = Parco
short-workshop = Bottega
short-church = Chiesa
short-tailor = Sarto
short-bank = Banca
short-alchemist = Alchimista
short-architect = Architetto
short-jeweller = Gioielliere
short-statue = Statua
short-granary = Granaio
short-library = Biblioteca
short-weaver = Tessitore
short-theater = Teatro
short-college = Università
short-monument = Monumento
short-hotel = Hotel
short-cathedral = Cattedrale
short-residence = Residenza
short-gate = Porta
short-trading_post = Emporio
short-merchants_guild = Gilda
short-joust_field = Giostra
short-stables = Scuderie
short-inn = Locanda

drawing-title = Turno { $turn }: { $phase }
drawing-over = Fine, dopo il turno { $turn }
drawing-order = Ordine di turno
drawing-now = { $sign }: { $step }
drawing-winners = Vittoria: { $seats }
drawing-passed = ha passato, posto { $place }
drawing-inn = locanda
drawing-seat = Giocatore { $seat }
drawing-bridge = Ponte
drawing-price = prezzo
drawing-next_site = prossimo spazio
drawing-favours = Favori reali
drawing-simplified = Ogni favore vale 3 punti prestigio.
drawing-open = colonne aperte: 1–{ $count }
drawing-special = Speciali
drawing-road = Strada
drawing-castle = Castello
drawing-scored = valutata
drawing-built = in costruzione
drawing-to_come = in arrivo
drawing-workers = lavoratori
drawing-pp = prestigio
drawing-deniers = denari

step-place = piazza un lavoratore o passa
step-gate = sposta il lavoratore dalla porta
step-guild = muovi il prevosto, gratis
step-joust = compra un favore
step-inn = lascia la locanda o resta
step-provost = muovi il prevosto
step-produce = scegli la produzione
step-bonus = scegli il bonus di proprietario
step-trade = scegli uno scambio
step-payment = scegli i cubetti da pagare
step-purchase = scegli i cubetti da prendere
step-construct = costruisci
step-cost = scegli il cubetto da pagare
step-site = scegli una residenza
step-lawyer = crea una residenza
step-castle = versa lotti
step-favour = scegli una linea per il favore
step-effect = usa il favore
step-choice = scegli un cubetto

drawing-legend = proprietario, edificio, lavoratore ({ $free } posto libero); { $empty } spazio vuoto

cube-food = cibo
cube-wood = legno
cube-stone = pietra
cube-cloth = tessuto
cube-gold = oro

drawing-bailiff_mark = b
drawing-provost_mark = p
drawing-figures = balivo (b) sullo spazio { $bailiff }, prevosto (p) sullo spazio { $provost }

thing-provost = Prevosto
thing-bailiff = Balivo
thing-worker = Lavoratore
thing-house = Casetta
thing-marker = Segnalino dei favori
thing-bridge = Ponte
thing-castle = Castello
thing-favour = Favore reale
thing-order = Ordine di turno
thing-passed = Ordine in cui si è passato
thing-site = Prossimo spazio libero
thing-stock = Riserva
thing-banner = Contrassegno di valutazione: { $section }
thing-line = Linea dei favori: { $line }
thing-column = { $line }, colonna { $column }
thing-any = Cubetto qualsiasi
thing-any_non_gold = Cubetto non d'oro
thing-denier = Denari
thing-prestige = Prestigio

explain-class-neutral = edificio neutrale, di nessuno
explain-class-fixed = edificio fisso, di nessuno
explain-class-wood = edificio in legno
explain-class-stone = edificio in pietra
explain-class-prestige = edificio di prestigio
explain-class-residence = edificio residenziale
explain-class-special = edificio speciale
explain-count-favour =
    { $count ->
         [one] { $count } favore reale
        *[other] { $count } favori reali
    }
explain-count-house =
    { $count ->
         [one] { $count } casetta
        *[other] { $count } casette
    }
explain-produces = Dà { $goods }.
explain-either = Dà { $goods } o { $other }, a tua scelta.
explain-trade-marketplace = Vendi qui un cubetto qualsiasi.
explain-trade-peddler = Compra qui cubetti, ma non d'oro.
explain-trade-church = Fai l'elemosina per prestigio: una delle due offerte, una volta.
explain-trade-tailor = Cambia tessuto in prestigio: una delle due offerte, una volta.
explain-trade-bank = Compra oro con denari: una delle due offerte, una volta.
explain-trade-alchemist = Cambia cubetti non d'oro in oro: una delle due offerte, una volta.
explain-trade-jeweller = Cambia oro in prestigio: una delle due offerte, una volta.
explain-builds-wood = Costruisci un edificio in legno della riserva sul prossimo spazio libero.
explain-builds-stone = Costruisci un edificio in pietra della riserva sul prossimo spazio libero.
explain-builds-prestige = Costruisci un edificio di prestigio al posto di una tua residenza.
explain-transforms = Trasforma un edificio neutrale, o un tuo edificio in legno o in pietra, in una tua residenza.
explain-built-of-residence = Rende al proprietario ogni turno ed è il terreno per un edificio di prestigio.
explain-built-of-prestige = Prende il posto di una tua residenza; prestigio e favori arrivano subito.
explain-special-gate = Quando tutti hanno passato, il tuo lavoratore va da qui in un posto libero qualsiasi, senza pagare.
explain-special-merchants_guild = Muovi il prevosto fino a { $reach } spazi avanti o indietro, gratis.
explain-special-joust_field = Paga per un favore reale, una volta.
explain-special-stables = Il primo lavoratore qui diventa primo nell'ordine di turno, il secondo secondo, il terzo terzo.
explain-special-inn = Dal prossimo turno ogni posto ti costa { $price }, finché il tuo lavoratore resta sul cerchio destro.
explain-when-special = nella fase 3, ovunque sia il prevosto
explain-when-road = nella fase 5, se il prevosto è arrivato fin qui
explain-when-never = mai: qui non può stare nessun lavoratore
explain-price = il prezzo del ponte; su un tuo edificio { $price }
explain-host = il proprietario ottiene { $goods } quando un altro giocatore piazza qui un lavoratore
explain-built-wood = con un Carpentiere, o con il favore della colonna 2 degli edifici
explain-built-stone = con il Muratore, o con il favore della colonna 3 degli edifici
explain-built-prestige = con l'Architetto, o con il favore della colonna 5 degli edifici
explain-built-residence = con il Notaio, o con il favore della colonna 4 degli edifici
explain-favour = Ogni favore muove un tuo segnalino di una colonna a destra; poi puoi usare un effetto della sua linea, fino al segnalino.
explain-line = Un favore su questa linea muove il tuo segnalino di una colonna a destra; poi puoi usare un effetto, fino al segnalino.
explain-cell = Quando il tuo segnalino è arrivato qui, puoi scegliere questo effetto: { $effect }.
explain-opens = dopo la valutazione: { $section }
explain-opens-start = dall'inizio
explain-limit = più favori in una fase vanno su linee diverse
explain-castle = Un lavoratore qui può versare lotti nella fase 6: cibo e altri due tipi di cubetti. Chi ne versa di più ottiene un favore reale.
explain-castle-limit = un lavoratore per giocatore, { $places } posti in tutto
explain-section = Ogni lotto piazza qui una tua casetta e dà subito { $goods }.
explain-section-scored = quando i { $places } posti sono pieni o il balivo raggiunge lo spazio { $space }
explain-loss = perdi { $goods }
explain-banner = Quando il balivo raggiunge questo spazio, la sezione viene valutata, piena o no.
explain-house = Per essa è stato versato un lotto; le casette contano quando si valuta la loro sezione del castello.
explain-provost = Gli edifici fino al suo spazio lavorano in questo turno, quelli oltre no.
explain-provost-moved = dalla gilda dei mercanti, poi nell'ordine in cui si è passato: { $price } per spazio, al massimo { $reach } spazi
explain-provost-end = raggiunge il balivo
explain-bailiff = Segna il tempo della partita: alla fine del turno avanza di { $steps } spazio, o di { $far } se il prevosto è oltre di lui.
explain-worker = Sta su un posto, fa il suo lavoro al momento giusto e torna nella tua mano.
explain-worker-count = { $count } per giocatore
explain-marker = Mostra fin dove sei arrivato su questa linea dei favori.
explain-bridge = Chi passa prende qui il posto libero più basso; ogni segnalino rende i posti più cari per chi continua.
explain-order = In quest'ordine si piazzano i lavoratori e si valutano le sezioni del castello; le scuderie lo cambiano.
explain-passed = In quest'ordine i giocatori possono muovere il prevosto nella fase 4.
explain-site = Il prossimo edificio in legno o in pietra va qui, chiunque lo costruisca.
explain-stock = Tutti gli edifici ancora da costruire; ognuno esiste una volta, solo l'Architetto due.
explain-resource-food = Serve in ogni lotto per il castello e in molti edifici.
explain-resource-wood = Paga gli edifici in legno e alcuni edifici di prestigio.
explain-resource-stone = Paga gli edifici in pietra e quasi tutti gli edifici di prestigio.
explain-resource-cloth = Paga il Notaio, il campo della giostra, la Chiesa e il Sarto.
explain-resource-gold = Paga gli edifici di prestigio; ogni cubetto rimasto alla fine vale { $goods }.
explain-resource-any = Un cubetto qualsiasi, anche d'oro.
explain-resource-any_non_gold = Un cubetto qualsiasi, ma non d'oro.
explain-resource-denier = Pagano il piazzamento dei lavoratori e il movimento del prevosto; alla fine ogni { $count } valgono 1 punto prestigio.
explain-resource-prestige = Chi alla fine ha più prestigio vince.
explain-left = ogni { $count } cubetti non d'oro valgono 1 punto prestigio
explain-phase-income = Tutti ottengono { $goods }, e di più per residenze, Biblioteca e Hotel.
explain-phase-placement = In ordine di turno ognuno piazza un lavoratore o passa, giro dopo giro, finché tutti hanno passato.
explain-phase-special = Gli edifici speciali tra castello e ponte lavorano, dal castello in fuori.
explain-phase-provost = Nell'ordine in cui si è passato ognuno può pagare per muovere il prevosto.
explain-phase-buildings = Gli edifici della strada lavorano uno alla volta, dallo spazio 1 fino al prevosto.
explain-phase-castle = Chi ha un lavoratore nel castello versa lotti e piazza casette.
explain-phase-end_of_turn = Il balivo avanza, il prevosto lo raggiunge, e forse si valuta una sezione del castello.
