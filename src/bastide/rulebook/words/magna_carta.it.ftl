title = Caylus Magna Carta

option-variant = Modo di giocare
option-variant-standard = Regole standard
option-variant-beginner = Regole per principianti
about-variant-standard = Con il prevosto, che decide fin dove lavora la strada, e con edifici residenziali.
about-variant-beginner = Senza prevosto e senza edifici residenziali: la strada lavora sempre fino alla fine.

colour-red = Rosso
colour-green = Verde
colour-orange = Arancione
colour-blue = Blu

phase-setup = Preparazione
phase-income = Rendite
phase-actions = Azioni
phase-provost = Prevosto
phase-effects = Effetti degli edifici
phase-castle = Castello
phase-end_of_turn = Conclusione del turno
phase-over = Fine della partita

section-dungeon = Segrete
section-walls = Mura
section-towers = Torri

card-small_farm = Fattoria piccola
card-small_sawmill = Segheria piccola
card-small_quarry = Cava piccola
card-peddler = Venditore ambulante
card-market = Mercato
card-lawyer = Notaio
card-large_farm = Fattoria grande
card-large_sawmill = Segheria grande
card-large_quarry = Cava grande
card-gold_mine = Miniera d'oro
card-bank = Banca
card-church = Chiesa
card-park = Parco
card-forest = Foresta
card-quarry = Cava
card-trading_post = Emporio
card-neutral_peddler = Venditore ambulante neutro
card-residence = Residenza

prestige-theatre = Teatro
prestige-statue = Statua
prestige-hotel = Hotel
prestige-stables = Scuderie
prestige-town_hall = Municipio
prestige-monument = Monumento
prestige-cathedral = Cattedrale

good-food = cibo
good-wood = legno
good-stone = pietra
good-gold = oro
good-deniers = denari

count-food =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } di cibo
count-wood =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } di legno
count-stone =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } di pietra
count-gold =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } d'oro
count-any =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } qualsiasi
count-deniers =
    { $n ->
         [one] { $n } denaro
        *[other] { $n } denari
    }
count-tokens =
    { $n ->
         [one] { $n } talloncino
        *[other] { $n } talloncini
    }

nothing = niente

action-keep = Tieni la mano iniziale
action-mulligan = Sostituisci tutta la mano iniziale
action-draw = Pesca una carta per 1 denaro
action-replace = Sostituisci tutte le carte in mano per 1 denaro
action-pass = Passa
action-decline = Rinuncia all'effetto
action-place = Piazza un lavoratore sulla carta { $place }, { $card }, per 1 denaro
action-build = Costruisci: { $card }
action-prestige = Costruisci l'edificio di prestigio: { $building }
action-turn = Gira la carta { $place }, { $card }: diventa un edificio residenziale
action-provost = Muovi il prevosto di { $steps }
action-provost-none = Lascia il prevosto dov'è
action-offer =
    Versa al castello { $batches ->
         [one] { $batches } lotto
        *[other] { $batches } lotti
    }
action-offer-none = Non versare nulla al castello
action-gold = Cubetti di { $resource } che paghi in oro: { $cubes }
action-use = Paga { $paid }, prendi { $goods }
action-take = Prendi { $goods }
action-pay = Paga { $goods }
action-neutral = Per la strada si pesca la carta { $card }
action-deal = Dal mazzo si pesca la carta { $card }
action-first = { $player } diventa primo giocatore

task-neutral_card = Si pesca la prossima carta neutra della strada
task-opening_card = Si distribuiscono le mani iniziali
task-mulligan = Tieni la mano iniziale o la sostituisci tutta?
    .others = { $player } decide sulla mano iniziale
task-mulligan_card = Si distribuiscono le nuove mani iniziali
task-first_player = Si sorteggia il primo giocatore
task-move = Fai una mossa: pesca, sostituisci le carte in mano, piazza un lavoratore, costruisci o passa
    .others = { $player } fa una mossa
task-drawn_card = Si pesca una carta
task-card_payment = Come paghi la carta { $card }?
    .others = { $player } sceglie come pagare la carta { $card }
task-prestige_payment = Come paghi l'edificio { $building }?
    .others = { $player } sceglie come pagare l'edificio { $building }
task-provost = Muovi il prevosto fino a 3 carte, 1 denaro ciascuna, o lascialo dov'è
    .others = { $player } può muovere il prevosto
task-primary = Il tuo lavoratore è sulla carta { $place }, { $card }: ne usi l'effetto?
    .others = { $player } può usare l'effetto della carta { $place }, { $card }
task-secondary = Sulla tua carta { $place }, { $card }, c'è il lavoratore di un altro: usi il tuo effetto di proprietario?
    .others = { $player } può usare l'effetto di proprietario della carta { $place }, { $card }
task-lawyer_payment = Come paghi per girare la carta { $card }?
    .others = { $player } sceglie come pagare per girare la carta { $card }
task-offer =
    Quanti lotti versi al castello? Il castello ha ancora { $tokens ->
         [one] { $tokens } talloncino
        *[other] { $tokens } talloncini
    }
    .others = { $player } decide quanti lotti versare al castello
task-gold = Cubetti di { $good } richiesti: { $batches }. Quanti ne paghi in oro?
    .others = Cubetti di { $good } richiesti: { $batches }. { $player } decide quanti pagarne in oro
task-over = La partita è finita

event-neutral = { $card } è la carta { $place } della strada
event-dealt = { $player } riceve una carta
event-dealt-secret = { $player } riceve la carta { $card }
event-answered = { $player } ha deciso sulla mano iniziale
event-answered-secret = { $player } ha deciso sulla mano iniziale
event-mulligan = { $player } sostituisce la mano iniziale e scarta: { $cards }
event-kept = { $player } tiene la mano iniziale
event-first_player = Primo giocatore: { NAME($player, form: "acc") }
event-turn = Comincia il turno { $turn }; primo giocatore: { NAME($player, form: "acc") }
event-income =
    { $player } riceve una rendita di { $deniers ->
         [one] { $deniers } denaro
        *[other] { $deniers } denari
    }
event-draws = { $player } paga 1 denaro per pescare una carta
event-replaces = { $player } paga 1 denaro e sostituisce le carte in mano: { $cards }
event-reshuffled = { $player } rimescola la pila degli scarti in un nuovo mazzo: { $cards }
event-drew = { $player } pesca una carta
event-drew-secret = { $player } pesca la carta { $card }
event-placed = { $player } piazza un lavoratore sulla carta { $place }, { $card }
event-showed = { $player } vuole costruire: { $card }
event-paid = { $player } paga { $goods }
event-built = { $player } costruisce: { $card }, carta { $place } della strada
event-stored =
    { $n ->
         [one] { $n } cubetto va
        *[other] { $n } cubetti vanno
    } sulla carta { $card } { NAME($player, form: "di") }
event-built_prestige = { $player } costruisce l'edificio { $building } sull'edificio residenziale alla carta { $place }
event-built_in_front = { $player } costruisce l'edificio { $building }
event-passed = { $player } passa, sullo spazio { $space } del ponte
event-first_to_pass =
    { $player } prende { $deniers ->
         [one] { $deniers } denaro
        *[other] { $deniers } denari
    } perché passa per primo
event-provost_stays = { $player } lascia il prevosto dov'è
event-provost_moved =
    { $player } paga { $deniers ->
         [one] { $deniers } denaro
        *[other] { $deniers } denari
    } e muove il prevosto di { $steps }, alla carta { $place }
event-declined = { $player } rinuncia all'effetto della carta { $place }, { $card }
event-took = { $player } prende { $goods } alla carta { $place }, { $card }
event-bought = { $player } paga { $paid } e prende { $goods } alla carta { $place }, { $card }
event-bought_tokens = { $player } paga { $paid } alla carta { $place }, { $card }
event-tokens =
    { $player } prende { $n ->
         [one] { $n } talloncino
        *[other] { $n } talloncini
    }, per un valore di { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
event-turned = La carta { $place }, { $card }, { NAME($player, form: "di") } diventa un edificio residenziale
event-turns_later = La carta { $place }, { $card }, { NAME($player, form: "di") } diventa un edificio residenziale quando il suo lavoratore se ne va
event-home = Il lavoratore { NAME($player, form: "di") } torna a casa dalla carta { $place }, { $card }
event-home_beyond = Il lavoratore { NAME($player, form: "di") } torna a casa senza effetto dalla carta { $place }, { $card }, oltre il prevosto
event-offered =
    { $player } versa al castello { $batches ->
         [one] { $batches } lotto
        *[other] { $batches } lotti
    }
event-no_offer = { $player } non può versare alcun lotto
event-bonus = { $player } ha versato più lotti e prende { $goods }
event-removed =
    Nessuno ha versato lotti: { $n ->
         [one] { $n } talloncino esce
        *[other] { $n } talloncini escono
    } dal gioco
event-provost_advanced = Il prevosto avanza di { $steps }, alla carta { $place }
event-first_passed_on = La carta primo giocatore passa a: { NAME($player, form: "acc") }
event-scored_tokens =
    { $player }: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per i talloncini
event-scored_cards =
    { $player }: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per le carte e gli edifici di prestigio
event-scored_gold =
    { $player }: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per l'oro
event-scored_cubes =
    { $player }: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per i gruppi di tre cubetti
event-scored_deniers =
    { $player }: { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per i gruppi di tre denari
event-scored =
    { $player } ha { $points ->
         [one] { $points } punto prestigio
        *[other] { $points } punti prestigio
    }

drawing-title = Turno { $turn }: { $phase }
drawing-setup = { $phase }
drawing-to_move = Giocatore { $seat }: { $task }
drawing-chance = Si pescano carte
drawing-won =
    Vittoria con { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }: { $seats }
drawing-seat = Giocatore { $seat }
drawing-castle = Castello
drawing-bridge = Ponte
drawing-passing = ordine in cui si è passato
drawing-prestige = Edifici di prestigio
drawing-next_card = prossima carta
drawing-first = primo giocatore
drawing-passed = ha passato
drawing-first_short = 1°
drawing-legend = f cibo, w legno, s pietra, g oro, d denaro, t talloncino, * cubetto qualsiasi, + non oro
drawing-turning = { $card } (da girare)
drawing-owner = proprietario { $effect }
drawing-hand = Mano di { $seat }: { $cards }
drawing-built = Edifici di prestigio di { $seat }: { $buildings }
drawing-head-points = punti
drawing-head-deniers = den
drawing-head-food = cibo
drawing-head-wood = legn
drawing-head-stone = piet
drawing-head-gold = oro
drawing-head-workers = lav
drawing-head-tokens = 4/3/2
drawing-head-hand = mano
drawing-head-deck = mazz
drawing-head-discard = scar
drawing-deck = mazzo
drawing-discard = scarti: { $n }

refusal-chance = questo lo decide la sorte, non un giocatore.
refusal-wait_for_chance = aspetta che le carte siano pescate.
refusal-pay_first = prima scegli come pagare.
refusal-gold_first = prima di' quanti cubetti dei lotti sono d'oro.
refusal-answer_first = prima tieni o sostituisci la mano iniziale.
refusal-mulligan_over = la mano iniziale si può sostituire solo prima del primo turno.
refusal-no_moves_now = le mosse si fanno nella fase 2, le azioni.
refusal-provost_not_now = il prevosto si muove nella fase 3, una volta ciascuno nell'ordine del ponte.
refusal-no_provost = nelle regole per principianti non c'è il prevosto.
refusal-effects_not_now = gli effetti degli edifici si eseguono nella fase 4.
refusal-offer_not_now = i lotti si versano nella fase 5, una volta ciascuno nell'ordine del ponte.
refusal-no_gold_now = ora non si paga in oro alcun lotto.
refusal-nothing_to_pay = ora non c'è nulla da pagare in cubetti.
refusal-no_denier = costa 1 denaro, e tu non ne hai.
refusal-no_card_to_draw = il tuo mazzo e la tua pila degli scarti sono vuoti.
refusal-empty_hand = non hai carte in mano da sostituire.
refusal-short_road =
    la strada ha solo { $cards ->
         [one] { $cards } carta
        *[other] { $cards } carte
    }.
refusal-no_workers_here = la carta { $place } è un edificio residenziale o di prestigio e non accoglie lavoratori.
refusal-occupied = sulla carta { $place }, { $card }, c'è già un lavoratore.
refusal-no_worker = tutti i tuoi lavoratori sono sulla strada.
refusal-card_not_in_game = la carta { $card } non fa parte delle regole per principianti.
refusal-not_in_hand = la carta { $card } non è nella tua mano.
refusal-too_dear = { $name } costa { $goods }; i tuoi cubetti non bastano, nemmeno con l'oro al loro posto.
refusal-building_not_in_game = l'edificio { $building } non fa parte delle regole per principianti.
refusal-building_taken = l'edificio { $building } è già costruito.
refusal-no_residence = non hai alcun edificio residenziale scoperto su cui metterlo.
refusal-no_lawyer = la carta { $card } non gira alcuna carta; lo fa il Notaio.
refusal-lawyer_of_another = al Notaio gira una carta solo chi possiede il lavoratore.
refusal-turn_neutral = la carta { $card } è neutra e tale resta.
refusal-turn_not_own = la carta { $place }, { $card }, appartiene a un altro giocatore.
refusal-turn_lawyer = un Notaio non diventa mai un edificio residenziale.
refusal-turns_already = la carta { $card } aspetta già di essere girata.
refusal-residence_already = la carta { $place } è già un edificio residenziale.
refusal-no_such_option = la carta { $card } non ti offre questo.
refusal-too_few_tokens =
    il castello ha solo { $tokens ->
         [one] { $tokens } talloncino
        *[other] { $tokens } talloncini
    }.
refusal-cannot_pay = non hai { $goods }.
refusal-off_the_road = il prevosto uscirebbe dalla strada.
refusal-provost_too_dear =
    { $steps ->
         [one] { $steps } passo costa 1 denaro
        *[other] { $steps } passi costano altrettanti denari
    }, e tu hai { $deniers ->
         [one] { $deniers } denaro
        *[other] { $deniers } denari
    }.
refusal-too_few_cubes =
    i tuoi cubetti non bastano per { $batches ->
         [one] { $batches } lotto
        *[other] { $batches } lotti
    }, nemmeno con l'oro al loro posto.
refusal-other_resource = ora ti si chiede un'altra risorsa: { $good }.
refusal-gold_needed = cubetti di { $good } da pagare in oro: almeno { $n }.
refusal-gold_too_much = cubetti di { $good } che si possono pagare in oro: al massimo { $n }.
refusal-wrong_payment = non sono i cubetti richiesti.

thing-provost = Prevosto
thing-worker = Lavoratore
thing-bridge = Ponte
thing-castle = Castello
thing-token = Talloncino del castello
thing-first = Carta primo giocatore
thing-deck = Mazzo
thing-hand = Mano
thing-discard = Pila degli scarti
thing-next_card = Fine della strada
thing-store = Scorta
thing-any = Cubetto qualsiasi
thing-any_non_gold = Cubetto non d'oro
thing-denier = Denari
thing-prestige = Punti

explain-group-wooden = edificio in legno
explain-group-stone = edificio in pietra
explain-group-neutral = edificio neutro, di nessuno
explain-group-residence = edificio residenziale
explain-group-prestige = edificio di prestigio
explain-count-any_non_gold =
    { $n ->
         [one] { $n } cubetto
        *[other] { $n } cubetti
    } di cibo, legno o pietra
explain-count-prestige =
    { $n ->
         [one] { $n } punto
        *[other] { $n } punti
    }
explain-count-residence = { $n } edificio residenziale
explain-gives = Dà { $goods } al giocatore che ha qui il lavoratore.
explain-trade-peddler = Il giocatore che ha qui il lavoratore può comprare cubetti, ma non oro.
explain-trade-market = Il giocatore che ha qui il lavoratore può vendere un cubetto qualsiasi.
explain-trade-bank = Il giocatore che ha qui il lavoratore può comprare oro.
explain-lawyer = Il giocatore che ha qui il lavoratore può girare una sua carta sul lato residenziale.
explain-church = Il giocatore che ha qui il lavoratore può comprare talloncini del castello.
explain-residence = L'altro lato di ogni carta edificio: rende al proprietario ogni turno, e vi si può posare un edificio di prestigio.
explain-prestige = Si posa su un tuo edificio residenziale; i suoi punti contano alla fine.
explain-when = nella fase 4, se il prevosto è arrivato fin qui
explain-when-never = mai: qui non può stare nessun lavoratore
explain-price = { $price } per ogni lavoratore, ovunque vada
explain-stored = il cubetto del proprietario viene dalla scorta sulla carta, finché ce n'è
explain-castle = Ogni lotto di cibo, legno e pietra prende il prossimo talloncino; la partita finisce col turno in cui se ne va l'ultimo.
explain-castle-most = chi versa più lotti prende { $goods }
explain-castle-removed = se nessuno ne versa, si perdono { $count } talloncini
explain-section = I suoi talloncini valgono { $points } punti l'uno e vanno via prima di quelli delle sezioni seguenti.
explain-tokens = { $count } talloncini con { $players } giocatori
explain-token = Alla fine vale il suo numero; le sezioni del castello si svuotano una dopo l'altra.
explain-provost = Le carte fino al suo posto lavorano in questo turno, quelle oltre no.
explain-provost-moved = nell'ordine in cui si è passato: { $price } per carta, al massimo { $reach } carte
explain-provost-end = avanza di { $steps } carte
explain-worker = Fa lavorare per te la carta su cui sta, se il prevosto è arrivato fin lì, e torna a casa.
explain-worker-count = { $count } per giocatore
explain-bridge = L'ordine qui vale per il prevosto e per il castello; il primo a passare ottiene { $goods }.
explain-first = Chi la possiede comincia il turno; alla fine del turno va al giocatore seguente.
explain-deck = Paga { $goods } per pescare la prima carta del tuo mazzo.
explain-hand = Le tue carte, le vedi solo tu: costruiscile, o paga { $goods } per sostituirle tutte.
explain-discard = Carte scartate, visibili a tutti; si mescolano in un nuovo mazzo quando il vecchio è vuoto.
explain-next_card = Il prossimo edificio va qui, chiunque lo costruisca.
explain-store = Cubetti per il proprietario della carta: uno ogni volta che la usa un altro, finché ce n'è.
explain-resource-food = Paga edifici, lotti e il Notaio.
explain-resource-wood = Paga edifici e lotti.
explain-resource-stone = Paga gli edifici in pietra, quasi tutti gli edifici di prestigio e i lotti.
explain-resource-gold = Sostituisce ogni cubetto in un costo e paga gli edifici di prestigio; se resta alla fine, conta { $points }.
explain-resource-any = Un cubetto qualsiasi, anche d'oro.
explain-resource-any_non_gold = Un cubetto di cibo, legno o pietra.
explain-resource-denier = Pagano per pescare, sostituire le carte, piazzare e muovere il prevosto; alla fine ogni { $count } valgono 1 punto.
explain-resource-prestige = Talloncini del castello, carte della strada, oro, cubetti e denari, contati come se la partita finisse ora.
explain-left = ogni { $count } cubetti di cibo, legno e pietra insieme valgono 1 punto
explain-phase-income = Tutti ottengono { $goods }, e di più per gli edifici residenziali e l'Hotel.
explain-phase-actions = A turno ognuno fa una cosa, giro dopo giro, finché tutti hanno passato.
explain-phase-provost = Nell'ordine in cui si è passato ognuno può pagare per muovere il prevosto.
explain-phase-effects = Le carte lavorano una alla volta fino al prevosto: prima per il lavoratore, poi per il proprietario.
explain-phase-castle = Nell'ordine in cui si è passato i giocatori versano lotti e prendono talloncini del castello.
explain-phase-end_of_turn = Il prevosto avanza, e la carta primo giocatore passa al giocatore seguente.
