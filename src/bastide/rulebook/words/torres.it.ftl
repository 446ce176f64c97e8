action-first = { $player } è il primo giocatore
action-master = La carta maestro è: { $card }
action-draw = La carta pescata è: { $card }
action-castle = Piazza un castello iniziale in { $square }
action-knight = Piazza un cavaliere in { $square }
action-king = Piazza il re in { $square }
action-stay = Lascia il re dov'è
action-start = { $player } comincia il prossimo anno
action-move = Muovi il cavaliere da { $start } a { $target }
action-block = Piazza un blocco in { $square }
action-tower = Prendi { $tower }
action-buy = Compra una carta azione
action-keep = Tieni la carta { $card }
action-return = Metti la carta { $place }
action-play = Gioca la carta { $card }
action-raise = Metti un blocco sotto il cavaliere in { $square }
action-lift = Solleva il blocco in cima a { $square }
action-put = Metti il blocco sollevato in { $square }
action-spread = Porta le altre torri alle altezze { $heights }
action-advance = Avanza di un passo sul segnapunti
action-end = Concludi il turno

task-first_player = Si sorteggia il primo giocatore
task-master_card = Si scopre la carta maestro
task-start_castle = Piazza un castello iniziale
    .others = { $player } piazza un castello iniziale
task-first_knight = Piazza il tuo primo cavaliere su un castello libero
    .others = { $player } piazza il primo cavaliere su un castello libero
task-first_king = Piazza il re su un castello libero
    .others = { $player } piazza il re su un castello libero
task-turn = Spendi i tuoi punti azione (rimasti: { $points }) o concludi il turno
    .others = { $player } spende i punti azione (rimasti: { $points })
task-tower_for_block = Scegli la torre da cui viene questo blocco: sarà la torre del turno
    .others = { $player } sceglie la torre del turno
task-tower_at_end = Scegli la torre che si consuma in questo turno
    .others = { $player } sceglie la torre che si consuma in questo turno
task-tower_for_raise = Scegli la torre da cui viene il blocco
    .others = { $player } sceglie la torre da cui viene il blocco
task-draw = Si pesca una carta
task-keep = Tieni una delle carte
    .others = { $player } sceglie la carta da tenere
task-return = Rimetti le altre carte nel mazzo
    .others = { $player } rimette le altre carte nel mazzo
task-card_effect = Scegli il bersaglio della tua carta
    .others = { $player } sceglie il bersaglio della carta
task-put_block = Posa il blocco sollevato
    .others = { $player } posa il blocco sollevato
task-spread = Metti i blocchi avanzati sulle tue altre torri
    .others = { $player } mette i blocchi avanzati sulle altre torri
task-king_move = Sposta il re in un altro castello o lascialo dov'è
    .others = { $player } può spostare il re
task-start_player = Nomina chi comincia il prossimo anno
    .others = { $player } nomina chi comincia il prossimo anno
task-over = La partita è finita

event-first_player = Primo giocatore: { $player }
event-master_card = La carta maestro è: { $master_card }
event-castle_placed = { $player } piazza un castello iniziale in { $square }
event-first_knight = { $player } piazza il primo cavaliere in { $square }
event-king_placed = { $player } piazza il re in { $square }
event-towers_taken = { $player } prende le torri dell'anno { $year }: { $towers }
event-round_begun = { $player } è in testa e comincia il giro { $round }
event-knight_added = { $player } piazza un cavaliere in { $square }
event-knight_moved = { $player } muove un cavaliere da { $start } a { $target } (livello { $from_level } → { $to_level })
event-block_placed = { $player } piazza un blocco in { $square }: altezza { $height }, base { $base }
event-block_lifted = { $player } solleva un blocco da { $square }
event-tower_chosen = { $player } consuma una torre da { $height }
event-tower_settled =
    { $player } mette { $stacked ->
         [one] { $stacked } blocco avanzato
        *[other] { $stacked } blocchi avanzati
    } sulle altre torri, conserva per l'anno dopo: { $held_over }, restituisce: { $returned }
event-card_bought =
    { $player } compra una carta e guarda { $seen ->
         [one] { $seen } carta
        *[other] { $seen } carte
    }
event-card_seen = { $player } guarda una carta
event-card_seen-secret = Guardi la carta { $card }
    .others = { $player } guarda la carta { $card }
event-card_kept = { $player } tiene una carta
event-card_kept-secret = Tieni la carta { $card }
    .others = { $player } tiene la carta { $card }
event-card_returned = { $player } rimette una carta { $end }
event-card_returned-secret = Rimetti la carta { $card } { $end }
    .others = { $player } rimette la carta { $card } { $end }
event-card_played = { $player } gioca la carta { $card }
event-advanced = { $player } avanza sul segnapunti fino a { $score }
event-castles_scored =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per i castelli: { $score }
event-king_bonus =
    { $player } ottiene il bonus del re, { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }: { $score }
event-master_scored =
    { $player } ottiene { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } per la carta maestro: { $score }
event-lap = { $player } gira il gettone su { $token }
event-turn_ended =
    { $player } conclude il turno; { $points_lost ->
         [one] { $points_lost } punto azione va perso
        *[other] { $points_lost } punti azione vanno persi
    }
event-king_moved = { $player } sposta il re in { $square }
event-king_stayed = { $player } lascia il re dov'è
event-starter_named = { $player } decide che comincia { NAME($starter, form: "acc") }

refusal-points =
    costa { $cost ->
         [one] { $cost } punto azione
        *[other] { $cost } punti azione
    } e tu ne hai { $left }.
refusal-occupied = in { $square } c'è già una figura.
refusal-no_reserve = tutti e sei i tuoi cavalieri sono sul tabellone.
refusal-no_own_knight_beside = nessuno dei tuoi cavalieri è accanto a { $square }.
refusal-higher_than_own_knight = { $square } è più in alto di ogni tuo cavaliere lì accanto.
refusal-not_your_knight = nessuno dei tuoi cavalieri è in { $square }.
refusal-stands_there_already = il cavaliere è già in { $square }.
refusal-too_high = { $square } è più di un livello più in alto.
refusal-doors_never_lead_up = { $square } non è accanto al cavaliere, e le porte non portano mai più in alto.
refusal-no_way_inside = nessun passaggio per le porte porta a { $square }.
refusal-no_block_left = non hai più blocchi per farlo.
refusal-higher_than_base = la pila in { $square } sarebbe più alta della base del castello ({ $base }).
refusal-joins_castles = un blocco in { $square } unirebbe due castelli.
refusal-starts_castle = un blocco in { $square } comincerebbe un nuovo castello.
refusal-nothing_to_buy = nella versione maestro tutte le carte sono in mano e non se ne compra nessuna.
refusal-two_bought = in questo turno hai già comprato due carte.
refusal-deck_empty = il mazzo è vuoto.
refusal-card_already_played = in questo turno hai già giocato una carta.
refusal-not_held = non hai in mano la carta { $card }.
refusal-bought_now = la carta { $card } è stata comprata in questo turno; si può giocare dal prossimo turno.
refusal-supply_empty = la riserva comune è vuota.
refusal-no_effect = l'effetto della carta { $card } non si può eseguire ora.
refusal-cannot_raise = nessun blocco può andare sotto il cavaliere in { $square }: la base del castello è troppo piccola, o si unirebbero due castelli.
refusal-nothing_to_lift = in { $square } non c'è una pila libera.
refusal-splits_castle = senza il blocco in { $square } il castello si spezzerebbe in due.
refusal-nowhere_to_put = il blocco in { $square } non si potrebbe posare da nessuna parte.
refusal-back_again = il blocco non può tornare da dove è venuto.
refusal-too_few_castles = sul tabellone resterebbero meno di sei castelli.
refusal-source_too_high = il castello da cui viene il blocco sarebbe più alto della sua base.
refusal-card_move-free_move = il cavaliere non può raggiungere { $square } con un passo o un passaggio per le porte.
refusal-card_move-diagonal = { $square } non è una casella vicina in diagonale, al massimo un livello più in alto.
refusal-card_move-two_up = { $square } non è una casella vicina esattamente due livelli più in alto.
refusal-card_move-jump = { $square } non è subito dietro, in linea retta, una figura accanto al cavaliere, al massimo un livello più in alto.
refusal-card_move-any_door = nessuna porta di un castello in cui il cavaliere può entrare si apre su { $square }.
refusal-castle_too_near = { $square } è a meno di tre passi da un altro castello.
refusal-not_a_free_castle = in { $square } non c'è un castello libero.
refusal-king_off_castle = in { $square } non c'è un castello.
refusal-same_castle = { $square } fa parte del castello in cui si trova il re.
refusal-not_seen = questa non è una delle carte che stai guardando.
refusal-no_such_place = la carta non può andare lì: scegli uno dei posti proposti.
refusal-no_such_tower = non hai una torre così.
refusal-no_such_spread = con i blocchi avanzati non si possono formare queste torri.
refusal-no_such_seat = nessuno siede al posto { $seat }.
refusal-not_in_deck = la parte non vista del mazzo non contiene questa carta.
refusal-asked_for-first_player = prima si sorteggia il primo giocatore.
refusal-asked_for-master_card = prima si scopre la carta maestro.
refusal-asked_for-start_castle = prima piazza un castello iniziale.
refusal-asked_for-first_knight = prima piazza il tuo primo cavaliere su un castello libero.
refusal-asked_for-first_king = prima piazza il re su un castello libero.
refusal-asked_for-turn = questa non è un'azione del turno, o non è richiesta ora.
refusal-asked_for-tower_for_block = prima scegli la torre da cui viene il blocco.
refusal-asked_for-tower_at_end = prima scegli la torre che si consuma in questo turno.
refusal-asked_for-tower_for_raise = prima scegli la torre da cui viene il blocco.
refusal-asked_for-draw = prima si pesca una carta.
refusal-asked_for-keep = prima tieni una delle carte che stai guardando.
refusal-asked_for-return = prima rimetti nel mazzo le carte che non hai tenuto.
refusal-asked_for-card_effect = prima scegli il bersaglio della carta giocata.
refusal-asked_for-put_block = prima posa il blocco sollevato.
refusal-asked_for-spread = prima metti i blocchi avanzati sulle tue altre torri.
refusal-asked_for-king_move = prima sposta il re o lascialo dov'è.
refusal-asked_for-start_player = prima nomina chi comincia il prossimo anno.

card-six_ap = Sei punti azione
card-seven_ap = Sette punti azione
card-extra_block = Blocco extra
card-free_move = Movimento gratuito
card-diagonal = Mossa diagonale
card-two_up = Due livelli in su
card-jump = Salto
card-any_door = Qualsiasi porta
card-raise_knight = Blocco sotto un cavaliere
card-shift_block = Spostare un blocco

master_card-exact_castles = Cavalieri in esattamente 4/5/6 castelli
master_card-all_levels_differ = Tutti a livelli diversi
master_card-all_same_level = Tutti allo stesso livello
master_card-all_connected = Tutti affiancati
master_card-all_in_line = Tutti in linea
master_card-four_square = Quattro formano un quadrato
master_card-main_diagonals = Diagonali principali
master_card-board_edge = Bordo del tabellone

place-top = in cima al mazzo
place-under_top = sotto la prima carta del mazzo
place-above_bottom = sopra l'ultima carta del mazzo
place-bottom = in fondo al mazzo

end-top = in cima al mazzo
end-bottom = in fondo al mazzo

tower-0 = una torre vuota
tower-1 = una torre da 1
tower-2 = una torre da 2
tower-3 = una torre da 3
tower-turn = la torre del turno

option-variant = Variante
option-variant-base = La partita standard
option-variant-common_deck = Un po' più di fortuna
option-variant-master = La versione maestro
option-first_player = Primo giocatore
option-first_player-random = A sorte
option-first_player-0 = Il primo posto
option-first_player-1 = Il secondo posto
option-first_player-2 = Il terzo posto
option-first_player-3 = Il quarto posto
option-master_card = Carta maestro
option-master_card-random = A sorte
option-master_card-exact_castles = Cavalieri in esattamente 4/5/6 castelli
option-master_card-all_levels_differ = Tutti a livelli diversi
option-master_card-all_same_level = Tutti allo stesso livello
option-master_card-all_connected = Tutti affiancati
option-master_card-all_in_line = Tutti in linea
option-master_card-four_square = Quattro formano un quadrato
option-master_card-main_diagonals = Diagonali principali
option-master_card-board_edge = Bordo del tabellone
about-variant-base = Ognuno compra carte dal proprio mazzo. Tutti sanno che cosa può uscire.
about-variant-common_deck = Un mazzo di quaranta carte per tutti. Ciò che uno ha comprato, nessun altro lo avrà.
about-variant-master = Castelli liberi all'inizio, tutte e dieci le carte in mano e un obiettivo per la fine che tutti conoscono.

drawing-title = Torres: { $when }
drawing-year = Anno { $year }, giro { $round } di { $rounds }
drawing-supply =
    Riserva: { $blocks ->
         [one] { $blocks } blocco
        *[other] { $blocks } blocchi
    }
drawing-common_deck =
    Mazzo comune: { $cards ->
         [one] { $cards } carta
        *[other] { $cards } carte
    }
drawing-master = Carta maestro: { $card }
drawing-master_points = { $first } / { $second } / { $third } punti nell'anno 1 / 2 / 3
drawing-seat = Giocatore { $seat }
drawing-to_move = { $sign }, giocatore { $seat }: { $asked }.
drawing-points =
    ancora { $points ->
         [one] { $points } punto azione
        *[other] { $points } punti azione
    }
drawing-start = Comincia l'anno
drawing-score = punti
drawing-towers = torri
drawing-tower = torre
drawing-tower_of_turn =
    Torre del turno: ancora { $blocks ->
         [one] { $blocks } blocco
        *[other] { $blocks } blocchi
    }
drawing-held_over = conservati: { $blocks }
drawing-reserve = riserva
drawing-hand = mano
drawing-deck = mazzo
drawing-played = giocate
drawing-in_play = in gioco
drawing-seen = guardate
drawing-hidden =
    { $cards ->
         [one] { $cards } carta coperta
        *[other] { $cards } carte coperte
    }
drawing-castle = castello
drawing-base = base
drawing-height = altezza
drawing-lifted = Il blocco è sollevato da { $square }
drawing-raised = Il cavaliere in { $square } viene rialzato

thing-block = Blocco
thing-tower = Torre
thing-castle = Castello
thing-knight = Cavaliere
thing-reserve = Nuovo cavaliere
thing-king = Re
thing-bonus = Bonus del re
thing-action_points = Punti azione
thing-advance = Un punto
thing-score = Segnapunti
thing-deck = Carta
thing-hand = Carte in mano
thing-supply = Riserva comune
thing-year = Anni
thing-scoring = Valutazione
thing-start = Chi comincia
thing-master_card = Carta maestro

explain-cost =
    { $cost ->
         [one] { $cost } punto azione
        *[other] { $cost } punti azione
    }
explain-block = Rende un castello più grande o più alto; nessun castello può essere più alto della sua base, e due castelli non si uniscono mai.
explain-tower = I blocchi di un turno, al massimo { $height }; quelli che restano vanno sulle tue altre torri.
explain-castle = Alla fine di ogni anno dà la base per il livello del tuo cavaliere più alto; conta per chiunque vi abbia un cavaliere.
explain-knight = Va su una casella vicina, al massimo un livello in su e quanto vuoi in giù, o per le porte attraverso un castello; in ogni castello conta solo il tuo più alto.
explain-reserve = Sta accanto a un tuo cavaliere, non più in alto di lui.
explain-reserve-limit = { $count } cavalieri sul tabellone
explain-king = Fa di questo il castello del re: chi vi ha un cavaliere al livello dell'anno ottiene il bonus del re.
explain-bonus = { $points } punti negli anni 1, 2 e 3 per un cavaliere nel castello del re esattamente al livello 1, 2 e 3.
explain-action_points = Ne hai { $points } per turno, da spendere nell'ordine che vuoi; quelli non spesi sono persi.
explain-advance = Un passo sul segnapunti; le caselle con altri segnalini si saltano e contano anch'esse.
explain-score = I segnalini avanzano dei loro punti; una casella ne tiene uno solo, e chi cadrebbe su un altro va avanti fino alla prossima libera.
explain-deck = Guarda le prime { $shown } carte, tienine una e rimetti le altre; al massimo { $bought } volte per turno.
explain-hand = In ogni turno si può giocare una carta, gratis, ma non nel turno in cui è stata comprata.
explain-supply = Blocchi per le torri degli anni a venire e per la carta Blocco extra.
explain-year = La partita dura { $count } anni; ognuno finisce con una valutazione, poi l'ultimo può spostare il re.
explain-scoring = Ciò che questo posto otterrebbe se l'anno si valutasse ora: castelli, bonus del re e carta maestro.
explain-start = Gioca il primo turno di ogni giro.
explain-card-kind = carta azione
explain-card-cost = nessun punto azione, una carta per turno
explain-master_card-each = a ognuna delle tre valutazioni, per tutti
explain-master_card-last = alla terza valutazione, per tutti
explain-master_card-exact_castles = Tutti i tuoi cavalieri sul tabellone stanno su castelli, in esattamente { $castles }: { $points } punti negli anni 1, 2 e 3.
explain-master_card-all_levels_differ = I tuoi sei cavalieri stanno a sei livelli diversi: { $points } punti.
explain-master_card-all_same_level = I tuoi sei cavalieri stanno allo stesso livello: { $points } punti.
explain-master_card-all_connected = I tuoi sei cavalieri formano un solo gruppo, affiancati: { $points } punti.
explain-master_card-all_in_line = I tuoi sei cavalieri stanno in una riga, colonna o diagonale: { $points } punti.
explain-master_card-four_square = Quattro dei tuoi cavalieri sono gli angoli di un quadrato: { $points } punti.
explain-master_card-main_diagonals = Ogni tuo cavaliere su una diagonale principale dà { $points } punti negli anni 1, 2 e 3; chi da solo ne ha di più ottiene altri { $points }, in parità nessuno.
explain-master_card-board_edge = Ogni tuo cavaliere sul bordo del tabellone dà { $points } punti negli anni 1, 2 e 3; chi da solo ne ha di più ottiene altri { $points }, in parità nessuno.
