call-address = l'indirizzo deve cominciare con https:// e indicare un server.
call-failed = non è stato possibile inviare la notifica ({ $error }).
call-no_host = non esiste un server «{ $host }».
call-password = l'indirizzo non deve contenere un nome o una password.
call-port = la porta non è un numero.
call-private = l'indirizzo è nella rete del server stesso; lì il server non invia notifiche.
call-refused = la risposta è stata lo stato { $status }.
call-resting = non ha risposto; si riproverà tra un po'.
call-silent = { $host } non risponde ({ $error }).
call-waiting = troppe notifiche sono in attesa.

entry-agreed = { $player } accetta il cambiamento
entry-amended = Chi ospita cambia ciò che era concordato
entry-answered-no = { $player } rifiuta
entry-answered-yes = { $player } accetta
entry-applauded = { $player }: ben giocato!
entry-botsat = { $level } (bot) si siede
entry-claimed = { $player } ora ha un account
entry-closed = La partita termina senza risultato: qui nessuno poteva continuarla
entry-closed-by_organiser = L'organizzatore termina la partita
entry-created = Il tavolo è pronto
entry-expired = Nessuno ha cominciato in tempo; il tavolo è stato chiuso
entry-expired-by_host = Chi ospita chiude il tavolo
entry-left = { $who } lascia il tavolo
entry-played = { $player } gioca
entry-played-ahead = { $player } passa, come deciso in anticipo
entry-played-replaced = { $player } non ha scelto; è stata fatta una mossa permessa al suo posto
entry-proposed-pause = { $player } propone una pausa
entry-proposed-stop = { $player } propone di fermare qui la partita
entry-proposed-undo = { $player } chiede di tornare al passo { $to }
entry-proposed-undo_reveals = { $player } chiede di tornare al passo { $to }, prima di qualcosa di pescato o rivelato
entry-rematched = { $player } prepara la rivincita
entry-reminded-expiry = Se la partita non comincia presto, questo tavolo sarà chiuso
entry-reminded-time = Il tempo { NAME($player, form: "di") } sta per scadere
entry-resigned = { $player } abbandona
entry-rested =
    { $count ->
        [one] { $player } si prende un giorno libero; fino ad allora il suo tempo è fermo
       *[other] { $player } si prende { $count } giorni liberi; fino ad allora il suo tempo è fermo
    }
entry-resumed = { $player } termina la pausa
entry-returned = { $player } riprende il posto dal sostituto
entry-rolledback =
    Chi ospita annulla l'ultima decisione di { $whose }: { $count ->
         [one] { $count } passo
        *[other] { $count } passi
    }
entry-rolledback-reveals =
    Chi ospita annulla l'ultima decisione di { $whose }: { $count ->
         [one] { $count } passo
        *[other] { $count } passi
    }, prima di qualcosa di pescato o rivelato
entry-sat = { $who } si siede
entry-started = La partita comincia
entry-timedout = Tempo scaduto per { $player }; un sostituto continua
entry-undone =
    { $player } annulla { $count ->
         [one] { $count } passo
        *[other] { $count } passi
    }

league-division = Divisione { $number }
league-games_of = Partite della settimana { $week }
league-lost = Perse
league-played = Giocate
league-rule = Tre punti per una vittoria, uno per un pari.
league-tied = Pari
league-won = Vinte
level-novice = Novizio
level-apprentice = Apprendista
level-builder = Costruttore
level-master = Maestro
level-king = Re
level-random = clic a caso

name-bot = { $level }
name-departed = giocatore andato via
name-free = nessuno
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: chi ospita ha cambiato il tavolo. La partita comincia quando sei d’accordo.
notice-club = { $name } ha in programma: { $text }
notice-end = { $game }: la partita è finita.
notice-expiry = { $game }: il tuo tavolo sarà presto chiuso se la partita non comincia.
notice-invite = { $name } ti invita a { $game }.
notice-league_agreed = { $text }: { $name } ha scelto un orario per la vostra partita.
notice-league_table = { $name }: il tuo tavolo è aperto.
notice-league_times = { $text }: { $name } propone degli orari. Scegline uno.
notice-rests = { $name }: in questo turno riposi.
notice-results = { $name } è finito: sei al posto { $place }.
notice-round = { $name }, turno { $number }: il tuo tavolo è pronto.
notice-season = { $name }: la stagione comincia.
notice-start = { $game }: la partita comincia.
notice-test = Così Bastide ti avvisa.
notice-time = { $game }: il tuo tempo sta per scadere.
notice-too_few = { $name } non è potuto cominciare: gli iscritti sono troppo pochi.
notice-turn = { $game }: tocca a te.
notice-waits = { $name }: qualcuno ti aspetta al tavolo.

refusal-agreed_already = Hai già accettato; gli altri non hanno ancora risposto.
refusal-agreed_change = Nessuna modifica attende il tuo consenso.
refusal-applauded = L'hai già detto.
refusal-bad_frame = Questo non è un messaggio del protocollo: { $problem }. Vedi /docs/protocol.
refusal-bad_request = La richiesta non si può leggere: { $problem }
refusal-banned = Chi si occupa di questo server ti ha escluso.
refusal-beyond_horizon = Da solo puoi tornare fino al passo { $horizon }: ciò che precede ha rivelato qualcosa o era la mossa di un altro. Proponi di annullare, e tutti devono accettare.
refusal-blocked = Qualcuno a questo tavolo non vuole giocare con te.
refusal-bot_tables = I bot giocano già tra loro a tutti i tavoli che questo server permette; riprova più tardi, o siediti anche tu.
refusal-change_luck = Le estrazioni di questo tavolo valgono anche per altri o sono già note: le sue regole non si cambiano più.
refusal-change_nothing = Così non cambierebbe nulla.
refusal-change_open =
    { $count ->
        [one] Il tavolo è cambiato e { $count } persona non ha ancora accettato.
       *[other] Il tavolo è cambiato e { $count } persone non hanno ancora accettato.
    }
refusal-change_seats = Al posto { $number } siede qualcuno; prima libera quel posto.
refusal-chat_closed = A questo tavolo non c'è chat.
refusal-chat_empty = Scrivi che cosa vuoi dire.
refusal-chat_players = A questo tavolo scrivono solo i giocatori.
refusal-club_blocked = Questo club non ti vuole come socio.
refusal-club_evenings =
    { $count ->
        [one] C'è già { $count } serata in programma.
       *[other] Ci sono già { $count } serate in programma; prima annullane una.
    }
refusal-club_full =
    { $count ->
        [one] Un club ha al massimo { $count } socio.
       *[other] Un club ha al massimo { $count } soci; questo è al completo.
    }
refusal-club_helpers = Possono farlo solo i responsabili e gli aiutanti del club.
refusal-club_invitation = In questo club si entra su invito: chiedi il link a un socio.
refusal-club_last_leader = Un club ha bisogno di un responsabile; prima nominane un altro.
refusal-club_leader = Un responsabile del club non si può escludere; può andarsene da solo.
refusal-club_leaders = Possono farlo solo i responsabili del club.
refusal-club_members = È riservato ai soci del club; prima iscriviti.
refusal-clubs_full =
    { $count ->
        [one] Puoi avere al massimo { $count } club.
       *[other] Puoi avere al massimo { $count } club; prima lasciane uno.
    }
refusal-contest_goes_on = Una partita di torneo o di campionato si gioca fino in fondo; solo l'organizzatore può fermarla.
refusal-contest_seats = I posti e le impostazioni di questo tavolo sono del torneo o del campionato; ritirati da lì se non puoi giocare.
refusal-contest_starts = La partita comincia da sola quando ci sono tutti.
refusal-damaged = Ciò che è salvato di questo tavolo è danneggiato. È messo da parte; chi si occupa del server può verificare.
refusal-duplicate_nonce = Nessuno aggiunge nulla alle estrazioni dei tavoli con la stessa fortuna; ometti il nonce.
refusal-duplicate_pause = Un tavolo che condivide la sua fortuna non va in pausa: gli altri ne aspettano la fine.
refusal-duplicate_seated = Nessuno siede a due tavoli con la stessa fortuna; prima lascia l'altro.
refusal-duplicate_undo = Ai tavoli con la stessa fortuna non si annulla ciò che è stato estratto o rivelato: agli altri tavoli nessuno lo sapeva prima.
refusal-expired = Il tavolo non è mai cominciato ed è stato chiuso; preparane uno nuovo.
refusal-foreign_origin = La pagina che chiede non è di questo server; apri il tavolo all'indirizzo del server.
refusal-full = Tutti i posti sono occupati; puoi guardare.
refusal-goes_on = La partita può continuare qui; proponi di fermarla, e tutti devono essere d'accordo.
refusal-hints_alone = I suggerimenti sono per chi gioca da solo contro i bot, a meno che tutti siano d'accordo quando il tavolo viene preparato.
refusal-hints_clock = Con l'orologio non ci sono suggerimenti, a meno che tutti siano d'accordo quando il tavolo viene preparato.
refusal-hints_duplicate = Ai tavoli con la stessa fortuna non ci sono suggerimenti, a meno che tutti siano d'accordo quando vengono preparati.
refusal-hints_nobody = A questo tavolo nessuno riceve suggerimenti.
refusal-hints_off = Questo server non dà suggerimenti.
refusal-hints_rated = A un tavolo classificato non ci sono suggerimenti, a meno che tutti siano d'accordo quando viene preparato.
refusal-host_only = Solo chi ospita il tavolo può farlo.
refusal-illegal = Le regole lo vietano.
refusal-name_empty = Scrivi un nome.
refusal-name_taken = Il nome «{ $name }» è già preso; scegline un altro.
refusal-name_wrong = Un nome ha da 2 a 30 lettere, cifre, spazi, punti, trattini o trattini bassi.
refusal-needs_server = Per questo occorre un server; qui tutto resta su questo dispositivo.
refusal-no_hint = Nessun suggerimento trovato in tempo; chiedi di nuovo.
refusal-no_invitation = Per sederti qui serve un invito: chiedi il link a chi ospita.
refusal-no_invitations = Questa persona non vuole essere invitata.
refusal-no_level = Non c'è un bot «{ $level }»; scegli fra { $levels }.
refusal-no_pass = In { $game } non si passa il turno; decidi quando arriva.
refusal-no_proposal = Non c'è una proposta a cui rispondere.
refusal-no_search = La ricerca non è riuscita; chiedi di nuovo.
refusal-no_seat =
    Il tavolo ha { $seats ->
         [one] { $seats } posto, numerato
        *[other] { $seats } posti, numerati
    } da 0.
refusal-no_session = Non hai effettuato l'accesso o la sessione è finita; accedi di nuovo.
refusal-no_steward = Nessun sostituto gioca per te.
refusal-no_such_seat = «{ $seat }» qui non è un posto per un bot; i posti sono numerati da 0.
refusal-not_over = La partita non è ancora finita.
refusal-not_paused = La partita non è in pausa.
refusal-not_seated = Non siedi a questo tavolo; apri il link del tuo posto.
refusal-not_started = La partita non è cominciata.
refusal-not_your_turn = Non tocca a te; aspetta { NAME($player, form: "acc") }.
refusal-nothing_to_undo = Non c'è un passo successivo da annullare.
refusal-over = La partita è finita; chiedi la rivincita.
refusal-pass_now = È il tuo turno: passa ora, o gioca.
refusal-pass_over = In questo turno di gioco non puoi più passare; dillo quando comincia il prossimo.
refusal-played_on = Questa partita è continuata da una posizione; questo vale solo per partite dall'inizio.
refusal-player_away = { $who } non c'è. L'orologio correrebbe per chi è assente: aspetta, o dai il posto a un bot.
refusal-password_short = Una password ha almeno 10 caratteri.
refusal-paused = La partita è in pausa; prima termina la pausa.
refusal-people_full = Hai già silenziato o bloccato { $count } persone; prima togline una.
refusal-preferences_full = Per un account si conservano al massimo { $count } preferenze.
refusal-played_before = Qui rigioca solo chi c'era nella partita di prima; apri un tavolo tuo per invitare altri.
refusal-present_password = La password attuale è sbagliata.
refusal-proposal_open = C'è già una proposta; prima rispondi a quella.
refusal-push_keys = Questo browser non può ricevere notifiche: le sue chiavi non sono chiavi push.
refusal-push_service = Il server non conosce il servizio che avviserebbe questo browser; accedi per ricevere notifiche lì.
refusal-resigned_seat = Chi sedeva a questo posto ha abbandonato.
refusal-rest_clock = I giorni liberi sono per le partite su più giorni: a questo tavolo il tempo si conta in altro modo.
refusal-rest_used =
    { $count ->
        [0] A questo tavolo hai già preso tutti i giorni liberi di quest'anno.
        [one] A questo tavolo ti resta un giorno libero quest'anno.
       *[other] A questo tavolo ti restano { $count } giorni liberi quest'anno.
    }
refusal-review_empty = Nessuno ha mosso in questa partita; non c'è nulla da analizzare.
refusal-review_frozen = Le regole di { $game } sono cambiate da questa partita; qui non può più essere analizzata.
refusal-reviews_full = Molte partite aspettano l'analisi; chiedi di nuovo più tardi.
refusal-reviews_off = Questo server non fa analisi.
refusal-rollback_clock = A un tavolo con orologio chi ospita non annulla nulla da solo; proponi di annullare, e tutti devono accettare.
refusal-rollback_host = Solo chi ospita il tavolo annulla senza chiedere; proponi di annullare, e tutti devono accettare.
refusal-rollback_nothing = A questo tavolo nessuno ha ancora deciso nulla che si possa annullare.
refusal-rollback_rated = A un tavolo classificato chi ospita non annulla nulla da solo; proponi di annullare, e tutti devono accettare.
refusal-rules_changed = La partita è cominciata con la versione { $played } delle regole di { $game }; questo server gioca la versione { $present } e non può continuarla. Chi siede qui può terminarla senza risultato e scaricare ciò che è stato giocato.
refusal-said = { $sentence }
refusal-sealed = Altri tavoli giocano con la stessa fortuna; finché non sono finiti tutti, questo tavolo lo vede solo chi vi siede.
refusal-sealed_review = La partita si può analizzare quando tutti i tavoli con la stessa fortuna sono finiti.
refusal-search_running = È una posizione di una partita che stai giocando; il motore non dice nulla finché quella partita non è finita.
refusal-searches_full = Molte posizioni sono in esame; chiedi di nuovo più tardi.
refusal-searches_off = Questo server non studia posizioni.
refusal-season_before = Le divisioni si fanno da una stagione conclusa dello stesso club.
refusal-season_begun = La stagione è cominciata.
refusal-season_game_begun = Questa partita è cominciata o è finita.
refusal-season_not_yours = Possono farlo solo i due che giocano questa partita.
refusal-season_on = In questo club c'è già una stagione; prima concludila.
refusal-season_over = La stagione è finita.
refusal-season_result = Una partita non giocata non ha un vincitore.
refusal-season_time = Scegli uno degli orari indicati dall'altra persona.
refusal-seat_free = Quel posto è libero.
refusal-seated_already = Siedi già a questo tavolo.
refusal-seats_free =
    { $count ->
         [one] { $count } posto è ancora libero
        *[other] { $count } posti sono ancora liberi
    }; invita qualcuno o fai sedere un bot.
refusal-sockets_full = Dalla tua rete sono aperti troppi tavoli; chiudine qualcuno.
refusal-stale = È successo qualcosa prima che arrivasse il tuo comando; guarda le novità e decidi di nuovo.
refusal-started = La partita è cominciata; i posti non cambiano più.
refusal-steward_plays = Il tuo tempo è scaduto e un sostituto gioca per te; prima riprendi il tuo posto.
refusal-study_empty = A questo tavolo non si è giocato nulla.
refusal-study_full = Questo studio è pieno; iniziane un altro.
refusal-study_game_stays = La partita stessa non cambia mai; aggiungi una variante accanto.
refusal-study_hidden = Questa registrazione nasconde mosse che il lettore non poteva conoscere; prendi quella della partita finita.
refusal-study_last_chapter = Uno studio ha almeno un capitolo; butta piuttosto tutto lo studio.
refusal-study_most = Hai { $count } studi; buttane prima uno.
refusal-study_no_chance = Qui non si pesca nulla: qualcuno deve decidere.
refusal-study_no_words = Scrivi prima qualcosa.
refusal-study_over = In questa posizione non c'è più nulla da giocare.
refusal-study_owner = Può farlo solo chi possiede lo studio.
refusal-study_running = Questa partita è ancora in corso; si potrà studiare quando sarà finita.
refusal-study_writers = Tu leggi questo studio; scrivono il proprietario e chi è stato nominato.
refusal-subscriptions_full =
    Ricevi già notifiche a { $count ->
         [one] { $count } indirizzo
        *[other] { $count } indirizzi
    }; prima rimuovine uno.
refusal-taken = Quel posto è occupato.
refusal-token_plays = La chiave d'accesso di un bot serve per giocare; per modificare l'account, accedi con la password.
refusal-too_large = È troppo grande: al massimo { $limit } byte.
refusal-too_often =
    Troppo spesso; aspetta { $seconds ->
         [one] { $seconds } secondo
        *[other] { $seconds } secondi
    } e riprova.
refusal-tournament_begun = Il torneo è cominciato; non si può più cambiare.
refusal-tournament_blocked = L'organizzatore non ti vuole in questo torneo.
refusal-tournament_bots = In questo torneo non giocano bot e programmi.
refusal-tournament_clock = Senza orologio qualcuno potrebbe far aspettare tutti: scegli un orologio o un'altra regola per chi non viene.
refusal-tournament_corrections =
    { $count ->
        [one] C'è già stata { $count } correzione.
       *[other] Ci sono già state { $count } correzioni; non se ne tengono altre.
    }
refusal-tournament_entered = Ti sei già iscritto.
refusal-tournament_full = Tutti i posti sono occupati.
refusal-tournament_invitation = Per iscriverti serve l'invito: chiedi il link all'organizzatore.
refusal-tournament_late = Il torneo è cominciato; non ci si iscrive più.
refusal-tournament_left = Hai lasciato questo torneo; non ci si iscrive due volte.
refusal-tournament_members = Questo torneo è riservato ai soci del club.
refusal-tournament_no_club = Indica quale club può iscriversi.
refusal-tournament_no_round = Nessun turno è in corso.
refusal-tournament_no_table = A questo tavolo non c'è nulla da decidere.
refusal-tournament_not_paused = Il torneo non è in pausa.
refusal-tournament_not_running = Il torneo non è in corso.
refusal-tournament_organiser = Può farlo solo l'organizzatore.
refusal-tournament_over = Il torneo è finito.
refusal-tournament_paused = Il torneo è in pausa; prima fallo riprendere.
refusal-tournament_rating = Questo torneo è per punteggi da { $least } a { $most }.
refusal-tournament_reserve = Solo una riserva prende il posto di chi gioca.
refusal-tournament_round_on = È in corso un turno; aspetta tutti i risultati.
refusal-tournament_swap = Indica due iscritti diversi di questo turno, di cui almeno uno a un tavolo.
refusal-tournament_table_begun = A uno di questi tavoli la partita è cominciata.
refusal-tournament_time = Scegli un momento futuro, entro un anno.
refusal-tournament_too_few =
    { $count ->
        [one] Serve almeno { $count } giocatore.
       *[other] Servono almeno { $count } giocatori.
    }
refusal-tournaments_full =
    { $count ->
        [one] Puoi avere { $count } torneo alla volta.
       *[other] Puoi avere { $count } tornei alla volta.
    }
refusal-unavailable = Il server al momento non può scrivere; non si è perso nulla, riprova.
refusal-undo_by_consent = A questo tavolo per annullare serve il consenso di tutti: proponilo.
refusal-undo_into_chance = Si torna alla decisione di un giocatore, non nel mezzo di un'estrazione.
refusal-undo_never = A questo tavolo non si annulla nulla.
refusal-undo_to_own = Torna a una tua decisione.
refusal-unknown = Qui non c'è nulla del genere: { $thing }.
refusal-unknown_command = Il tavolo non conosce questo comando.
refusal-wait_turn = Aspetta il tuo turno.
refusal-watch_only = Non puoi guardare questo tavolo; chiedi un link a chi ospita.
refusal-webhook_account = Solo un account può ricevere notifiche con un webhook; accedi e chiedilo nelle impostazioni.
refusal-webhook_address = All'indirizzo del webhook non si possono inviare notifiche: deve cominciare con https:// e indicare un server.
refusal-wrong_link = Il link non è più valido; chiedine uno nuovo.
refusal-wrong_password = Il nome o la password sono sbagliati.
refusal-yourself = Sei tu.

share-sealed = estrazioni sigillate e verificate

thing-address = indirizzo
thing-chapter = capitolo
thing-club = club
thing-device = dispositivo
thing-duplicate = gruppo di tavoli
thing-entrant = iscritto
thing-evening = serata
thing-file = file
thing-game = gioco
thing-lesson = lezione
thing-line = riga della chat
thing-member = socio
thing-player = giocatore
thing-position = posizione
thing-post = messaggio in bacheca
thing-record = registrazione
thing-puzzle = problema
thing-season = stagione
thing-study = studio
thing-subscription = iscrizione
thing-table = tavolo
thing-token = chiave d'accesso
thing-tournament = torneo

tournament-about = { $text } · giocatori: { $players } · turni: { $rounds }
tournament-absent = assente
tournament-break-cut = lo stesso senza l'avversario con meno punti
tournament-break-difference = la differenza di tutti i punteggi
tournament-break-met = le partite tra chi è a pari punti
tournament-break-opponents = i punti degli avversari incontrati
tournament-break-score = tutti i punteggi insieme
tournament-break-wins = le partite vinte
tournament-column-cut = Avversari meno uno
tournament-column-difference = Differenza
tournament-column-met = Tra loro
tournament-column-opponents = Avversari
tournament-column-score = Punteggio
tournament-column-wins = Vittorie
tournament-kind-everybody = Tutti contro tutti
tournament-kind-knockout = Eliminazione diretta
tournament-kind-same_luck = Stessa fortuna per tutti
tournament-kind-swiss = Sistema svizzero
tournament-level = A parità di punti, in quest'ordine: { $text }.
tournament-place = Posto
tournament-player = Giocatore
tournament-points = Punti
tournament-points-duels = Una partita vale la parte degli altri al tavolo che si è preceduta; la parità vale metà.
tournament-points-knockout = Ogni turno superato vale un punto.
tournament-points-places = I posti valgono { $text } punti; i posti condivisi se li dividono.
tournament-points-same_luck = Ognuno è confrontato con chi è allo stesso posto negli altri tavoli: un punto se tutti hanno meno, nessuno se tutti hanno più; la parità vale metà.
tournament-points-wins = Una vittoria vale un punto; una vittoria condivisa si divide.
tournament-rests = riposo
tournament-results = Risultati
tournament-round = Turno { $number }
tournament-standings = Classifica dopo il turno { $number }

setup-each_seat = { $what }: ne serve uno per ogni posto.
setup-form = { $what }: non è scritto come dovrebbe.
setup-missing = { $what }: non se ne dice nulla.
setup-nothing = In questa posizione non ci sarebbe nulla da decidere.
setup-other_game = Questa è una posizione di un altro gioco.
setup-other_rules = Questa posizione è stata conservata con regole che qui non si conoscono.
setup-range = { $what }: da { $least } a { $most }.
setup-remembered = { $what }: ciò che se ne ricorda non va d'accordo con ciò che è sul tavolo.
setup-rule = Questo è contro una regola.
setup-settings = Così non si può giocare.
setup-shape = Questo non può essere.
setup-unknown = { $what }: qui nulla ha questo nome.
setup-unreachable = Il gioco non ci arriva.
setup-unreadable = Questo non si può leggere come posizione.

what-action_points = Punti azione
what-bailiff = Balivo
what-batches = Lotti
what-castle = Talloncini nel castello
what-cloth = Stoffa
what-deniers = Denari
what-food = Cibo
what-gold = Oro
what-held_over = Blocchi conservati
what-houses = Casette
what-marker = Segnalino dei favori
what-mover = Chi deve muovere
what-owner = Proprietario
what-players = Giocatori
what-prestige = Prestigio
what-provost = Prevosto
what-removed = Talloncini fuori dal gioco
what-round = Giro
what-scored = Sezioni del castello valutate
what-scores = Punti
what-seat = Posto
what-settings = Giocatori e regole
what-space = Spazio
what-stone = Pietra
what-store = Scorta
what-tokens = Talloncini
what-turn = Turno
what-wood = Legno
what-worker = Lavoratore
what-year = Anno
