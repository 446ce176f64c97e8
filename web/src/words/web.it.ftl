account-arms = Un altro stemma
account-arms_choose = Scegli uno stemma
account-arms_how = Nasce dal tuo nome. Nessuno deve caricare una foto.
account-arms_number = Stemma { $number }
account-delete = Elimina l'account
account-delete_gone = Il tuo nome, la password, i punteggi, i messaggi e tutto il resto vengono dimenticati subito. Le partite in corso vengono abbandonate; i tuoi posti ai tavoli non ancora iniziati si liberano.
account-delete_kept = Gli altri conservano le partite giocate con te; lì figuri come «giocatore andato via». Non si può annullare.
account-delete_sure = Elimina per sempre
account-deleted = L'account è stato eliminato.
account-guest = Come ospite
account-guest_games =
    { $count ->
         [0] Giochi come ospite su questo dispositivo. Le tue partite sono conservate qui; un nuovo account le porta con sé.
         [one] Giochi come ospite su questo dispositivo. Qui è conservata { $count } partita; un nuovo account la porta con sé.
        *[other] Giochi come ospite su questo dispositivo. Qui sono conservate { $count } partite; un nuovo account le porta con sé.
    }
account-in = Accedi
account-invites = Chi può invitarti
account-keep = Tieni l'account
account-language_less = Togli { $language }
account-language_more = Aggiungi una lingua
account-languages = Lingue che parli
account-languages_why = Stanno sulla tua pagina, così gli altri sanno come parlarti.
account-make = Crea l’account
account-name = Nome
account-new = Nuovo account
account-no_mail = Non possiamo inviare una password dimenticata: annotala.
account-offline = Il server non risponde; riprova tra un momento.
account-out = Esci
account-page = Gli altri vedono le mie partite e i miei punteggi
account-page_how = Solo le partite ai tavoli aperti a tutti. Ciò che hai giocato ai tavoli privati lo vede solo chi c’era.
account-password = Password
account-password_change = Cambia la password
account-password_changed = La password è cambiata. Su tutti gli altri dispositivi l'accesso è terminato.
account-password_choose = Una nuova password
account-password_new = Nuova password
account-password_now = Password attuale
account-rated = Partecipo alla classifica
account-rated_how = Contano solo i tavoli classificati, e solo se tutti vi partecipano. Se smetti, non compari più nell'elenco.
account-rename = Cambia nome
account-rename_how = Cambia subito ovunque, anche ai tavoli in corso. Il vecchio nome resta tuo per 90 giorni: nessun altro può prenderlo.
account-renamed = Ora ti chiami { $name }.
account-rules = Un nome ha da 2 a 30 caratteri, una password almeno 10.
account-seen = Chi vede quando ci sei
account-signed = Hai effettuato l'accesso come { $name }.
account-why = Per giocare non serve un account. Con un account partite e impostazioni ti seguono su ogni dispositivo e puoi partecipare alla classifica.
account-words = Una frase per la tua pagina
account-words_keep = Salva
account-words_like = Rispondo di sera.
account-you = Tu

ante-agree = Sono d’accordo
ante-agreed = Che cosa avete concordato
ante-all_here = Ci sono tutti
ante-ask_here = Chiedi a chi è qui
ante-asked = { $name } ha ricevuto l’invito, tra le novità. Funziona anche il link.
ante-at = Al tavolo
ante-away = { $name } non c'è. Con l'orologio si comincia quando ci sono tutti.
ante-bot = Metti qui un bot
ante-bot_level = Quale bot?
ante-change = Cambia
ante-change_asked = A chi è già seduto si chiede se è d’accordo.
ante-change_save = Cambia il tavolo
ante-change_seats = Chi siede dove, e quali bot, si cambia al tavolo stesso.
ante-change_title = Cambia questo tavolo
ante-changed = Chi ospita ha cambiato questo tavolo.
ante-changed_about = Guarda che cosa è concordato adesso. Se non ti va, libera il tuo posto.
ante-copied = L'invito è copiato
ante-copy = Copia l'invito
ante-expired = Nessuno ha avviato in tempo questo tavolo
ante-fair = Estrazioni oneste
ante-fair_about = L'ordine di tutto ciò che verrà estratto è già fissato, e sigillato. A partita finita chiunque può verificare che non sia cambiato.
ante-free =
    { $count ->
         [one] { $count } posto libero
        *[other] { $count } posti liberi
    }
ante-free_seat = Libera il posto
ante-full = Tutti i posti sono occupati
ante-give_up = Chiudi questo tavolo
ante-give_up_sure = Sì, chiudilo
ante-hall = Pagina iniziale
ante-here = presente
ante-host = ospita
ante-invite =
    { $count ->
         [one] Invita un'altra persona
        *[other] Invita altre { $count } persone
    }
ante-invite_about = Chi apre questo link si siede qui. Nessun account, niente da installare. Sullo stesso divano: inquadra il codice col telefono.
ante-invited = Sei invitato
ante-invited_about = Di' come ti chiami e siediti. Nessun account, niente da installare.
ante-leave = Libera il posto di { $name }
ante-lessons = Lezioni per questo gioco
ante-more_about = annullare, suggerimenti, chat, classifiche
ante-not_agreed = non ha ancora accettato
ante-not_asked = Non è stato possibile invitare { $name }. Manda invece il link.
ante-open = Posto libero
ante-own = Il tuo posto su un altro dispositivo
ante-own_about = Questo link è segreto: chi lo ha gioca per te. Mandalo solo a te stesso.
ante-own_copy = Copia il mio link segreto
ante-qr = Codice QR dell'invito
ante-read = Prima leggilo
ante-see_invited = Solo chi inviti vede questo tavolo.
ante-see_link = Chiunque può sedersi; guarda solo chi ha un link.
ante-see_nobody = Nessuno può guardare.
ante-see_open = Chiunque può sedersi e guardare.
ante-see_watch = Si siedono solo gli invitati; chiunque può guardare.
ante-send = Invialo …
ante-sit = Siediti qui
ante-start = Comincia
ante-take_away = Togli
ante-text = { $name } ti invita a { $game }. { $agreed } Siediti qui: { $link }
ante-tiles = { $tiles }: { $sets }
ante-undo-consent = Una mossa si annulla solo se tutti sono d'accordo.
ante-undo-free = Nel tuo turno puoi annullare, finché non si è pescato.
ante-undo-never = Nessuna mossa si può annullare.
ante-wait = Comincia quando ogni posto è preso. Chi è per strada può essere sostituito da un bot.
ante-wait_agree =
    { $count ->
         [one] Comincia quando { $names } avrà accettato il cambiamento.
        *[other] Comincia quando { $names } avranno accettato il cambiamento.
    }
ante-waiting = Libero: aspetta un amico
ante-watch_copy = Copia un link per guardare
ante-your_table = Il tuo tavolo

aside-close = Termina la partita senza risultato

ask-about = I tuoi tavoli con un posto libero:
ask-here = Invita a questo tavolo
ask-new = Un nuovo tavolo
ask-pause = Chiedi una pausa
ask-stop = Proponi di fermarsi qui
ask-title = Chiedi a { $name } di giocare
ask-undo = Chiedi di annullare l'ultimo passo

board-carcassonne = Il territorio di Carcassonne
board-caylus = La città di Caylus
board-magna_carta = La strada di Caylus Magna Carta
board-torres = Il tabellone di Torres
board-words = Il tabellone a parole

calendar-heading = Il tuo calendario
calendar-label = Indirizzo del tuo calendario
calendar-renew = Ritira questo indirizzo
calendar-renew_how = Poi non funziona più; ne ricevi un altro.
calendar-renewed = Il vecchio indirizzo non funziona più.
calendar-title = Calendario
calendar-why = Dai questo indirizzo al tuo programma di calendario e vi compariranno i tuoi turni. Chi lo possiede può leggere quando tocca a te, e nient'altro.

calls-add = Aggiungi un programma
calls-elsewhere = Un altro dispositivo
calls-event-change = Un tuo tavolo è cambiato
calls-event-club = Il tuo club organizza qualcosa
calls-event-end = Una partita è finita
calls-event-expiry = Il tuo tavolo sta per essere chiuso
calls-event-invite = Qualcuno ti invita
calls-event-results = Un tuo torneo è finito
calls-event-round = Comincia un turno del tuo torneo
calls-event-start = Una partita comincia
calls-event-time = Il tuo tempo sta per finire
calls-event-turn = Tocca a te
calls-event-waits = Qualcuno ti aspetta a un tavolo
calls-events = Avvisalo quando
calls-failed = { $time }: non è arrivato: { $why }
calls-format = Riceve
calls-format-json = JSON
calls-format-text = solo la frase
calls-here = Questo browser
calls-in_calendar = è nel tuo calendario
calls-never = ancora nessun avviso
calls-no_push = Questo browser non può ricevere avvisi a pagina chiusa.
calls-none = Ancora nessun programma.
calls-programs = Altri programmi
calls-quiet = Silenzio di notte
calls-quiet_how = Niente fra le 22 e le 8, tranne se il tuo tempo sta per finire. Il resto lo sai al mattino.
calls-remove = Rimuovi
calls-secret = Segreto per la firma
calls-secret_why = Non è necessario. Se c'è, ogni notifica porta la firma in X-Bastide-Signature.
calls-test = Prova ora
calls-title = Che cosa ti diciamo, e dove
calls-url = Indirizzo
calls-why = Solo quando non sei al tavolo. Niente posta: questo server non conosce indirizzi.
calls-worked = { $time }: arrivato

carcassonne-abbey = Abbazia
carcassonne-aim = Mira con la catapulta a { $x },{ $y }; le frecce spostano la mira, Invio lancia
carcassonne-around =
    { $count ->
         [one] { $count } posto vuoto intorno
        *[other] { $count } posti vuoti intorno
    }
carcassonne-aside = Messe da parte
carcassonne-carcassonne = Carcassonne
carcassonne-card-around = { $region }: { $open ->
     [one] un posto vuoto intorno
    *[other] { $open } posti vuoti intorno
    }, vale { $points } a regione completa
carcassonne-card-closes = Chiude { $region } di { $names }: +{ $points }
carcassonne-card-closes_free = { $region }: regione completa e libera, +{ $points } con una figura
carcassonne-card-fields = Qui si toccano solo campi
carcassonne-card-grows = { $region } di { $tiles ->
     [one] una tessera
    *[other] { $tiles } tessere
    }, { $open ->
     [one] un lato aperto
    *[other] { $open } lati aperti
    }, vale { $points } a regione completa
carcassonne-choose_place = Scegli prima un posto per la tessera
carcassonne-cities =
    { $count ->
         [one] { $count } città completa
        *[other] { $count } città complete
    }
carcassonne-city = Città
carcassonne-closed = regione completa: vale
carcassonne-cloth = Stoffa
carcassonne-deploy_here = Piazza
carcassonne-do = Che cosa fai?
carcassonne-do-barn = Fienile
carcassonne-do-capture = Cattura
carcassonne-do-choose = Scegli
carcassonne-do-count = Conte
carcassonne-do-deploy = Figura
carcassonne-do-dragon = Drago
carcassonne-do-drive = Carro
carcassonne-do-enter = Nella città
carcassonne-do-fairy = Fata
carcassonne-do-join = Lascia la città
carcassonne-do-portal = Portale
carcassonne-do-princess = Principessa
carcassonne-do-seduce = Sostituisci
carcassonne-do-summon = Chiama
carcassonne-do-tempt = Sostituisci
carcassonne-do-top = Su una torre
carcassonne-do-tower = Costruire una torre
carcassonne-dock = La tua tessera e le tue figure
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Campi: quale campo rifornisce quali città
carcassonne-feeds = rifornisce città complete
carcassonne-field = Campo
carcassonne-figure = Quale figura?
carcassonne-figure_label = { $name }: { $role } in { $x },{ $y }
carcassonne-final-cities = Città
carcassonne-final-cities-rule = Ogni tessera e ogni stemma di una città incompleta contano.
carcassonne-final-cloisters = Monasteri
carcassonne-final-cloisters-rule = Il monastero e ogni tessera intorno contano.
carcassonne-final-fields = Campi
carcassonne-final-fields-rule = Ogni città completa toccata da un campo conta.
carcassonne-final-roads = Strade
carcassonne-final-roads-rule = Ogni tessera di una strada incompleta conta.
carcassonne-fits =
    { $places ->
         [one] { $places } posto
        *[other] { $places } posti
    }, { $ways ->
         [one] { $ways } modo
        *[other] { $ways } modi
    }
carcassonne-gave-catapult = Catapulta
carcassonne-gave-fairy = Fata
carcassonne-gave-goods = Merci
carcassonne-gave-king = Re e barone predone
carcassonne-gave-tower = Riscatto
carcassonne-grain = Grano
carcassonne-has_king = ha il re
carcassonne-has_robber = ha il barone predone
carcassonne-king = Re: città più grande { $tiles }
carcassonne-lay_here = La piazzi qui?
carcassonne-left = tessere rimaste
carcassonne-monastery = Monastero
carcassonne-no_figure = Nessuna figura
carcassonne-nobody = non c'è nessuno
carcassonne-none = nessuno
carcassonne-now = vale ora
carcassonne-one_way = Si adatta in un solo modo
carcassonne-open =
    { $count ->
         [one] { $count } lato aperto
        *[other] { $count } lati aperti
    }
carcassonne-pennants =
    { $count ->
         [one] { $count } stemma
        *[other] { $count } stemmi
    }
carcassonne-pile =
    { $count ->
         [one] { $count } tessera rimasta
        *[other] { $count } tessere rimaste
    }
carcassonne-place_here = Piazza qui
carcassonne-place_label =
    Piazza la tessera in { $cell }; { $ways ->
         [one] { $ways } rotazione possibile
        *[other] { $ways } rotazioni possibili
    }
carcassonne-place_lit = Scegli un posto acceso per la tessera
carcassonne-prisoner = Prigioniero
carcassonne-region_text =
    { $region } in { $x },{ $y }: { $tiles ->
         [one] { $tiles } tessera
        *[other] { $tiles } tessere
    }, { $open ->
         [one] { $open } lato aperto
        *[other] { $open } lati aperti
    }; { $people }; ora vale { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }.
carcassonne-removed = Tolte dal gioco
carcassonne-river = Il fiume
carcassonne-road = Strada
carcassonne-roads =
    { $count ->
         [one] { $count } strada completa
        *[other] { $count } strade complete
    }
carcassonne-robber = Barone predone: strada più lunga { $tiles }
carcassonne-role-builder = costruttore
carcassonne-role-farmer = contadino
carcassonne-role-guard = guardia
carcassonne-role-heretic = eretico
carcassonne-role-knight = cavaliere
carcassonne-role-monk = monaco
carcassonne-role-pig = maiale
carcassonne-role-thief = ladro
carcassonne-ruler = Quanto lontano? Il righello è a 1.
carcassonne-second_part = seconda tessera grazie al costruttore
carcassonne-shared = In parità: ognuno prende tutti i punti
carcassonne-shrine = Luogo di culto
carcassonne-step_figure = Figura
carcassonne-step_place = Piazza la tessera
carcassonne-step_score = Valutazione
carcassonne-throws = { $count } su { $of } hanno lanciato
carcassonne-tile = La tua tessera
carcassonne-tiles =
    { $count ->
         [one] { $count } tessera
        *[other] { $count } tessere
    }
carcassonne-tiles_left = Tessere rimaste
carcassonne-token_lands = Il gettone in volo
carcassonne-tokens =
    { $count ->
         [one] { $count } gettone
        *[other] { $count } gettoni
    }, il maggior numero
carcassonne-tower_foundation = Torre
carcassonne-tower_label =
    Torre in { $x },{ $y }, alta { $floors ->
         [one] { $floors } livello
        *[other] { $floors } livelli
    }
carcassonne-tower_pieces = Pezzi di torre
carcassonne-turn_left = Gira la tessera a sinistra
carcassonne-turn_right = Gira la tessera a destra
carcassonne-wagon_waits = Il carro di { $name } può proseguire
carcassonne-way = Posizione { $now } di { $of }: gira la tessera con la freccia
carcassonne-when_closed = a regione completa
carcassonne-wine = Vino

caylus-all_passed = tutti hanno passato
caylus-bailiff_at = balivo: spazio { $space }
caylus-beyond = Oltre il prevosto ({ $provost }): funziona solo se viene spostato di +{ $steps }
caylus-bridge = Ponte
caylus-built_on = spazio { $space }
caylus-castle = Castello
caylus-columns = colonne 1–{ $count } aperte
caylus-favours = Favori reali
caylus-gate = Porta
caylus-income = rendita del prossimo turno
caylus-inn = Locanda
caylus-joust_field = Campo della giostra
caylus-merchants_guild = Gilda
caylus-next_site = prossimo spazio
caylus-pass_here = passa qui
caylus-passed = ha passato, posto { $place }
caylus-price = prezzo
caylus-scoring_rule = Le casette danno favori; senza casette si perdono { $points } punti prestigio
caylus-stables = Scuderie
caylus-stock_label = Edifici nella riserva
caylus-stock_prestige = Prestigio
caylus-stock_stone = Pietra
caylus-stock_wood = Legno
caylus-trading_post = Emporio
caylus-workers =
    { $count ->
         [one] { $count } lavoratore
        *[other] { $count } lavoratori
    } in mano

chat-about = Su ciò che ha detto { $name }
chat-everyone = tutti
chat-hear_again = Senti di nuovo tutti
chat-hidden = Hai nascosto la chat.
chat-nobody = nessuno
chat-none = Nessuno ha ancora detto nulla.
chat-onlooker = qualcuno che guarda
chat-players = solo i giocatori
chat-report = Segnala
chat-report_how = Lo legge chi si occupa di questo server, con le ultime righe della chat.
chat-report_send = Invia la segnalazione
chat-report_what = Che cosa non va? (facoltativo)
chat-reported = Segnalato.
chat-say = Di' qualcosa
chat-send = Invia
chat-show = Mostrala
chat-title = Chat
chat-toast = { $name }: { $words }
chat-unread = Chat · { $count }

circle-everybody = tutti
circle-met = con chi ho giocato
circle-nobody = nessuno

clause-open = Regola { $clause }

clock-bank = Minuti per tutta la partita
clock-correspondence =
    { $days ->
         [one] { $days } giorno
        *[other] { $days } giorni
    } a mossa
clock-days =
    { $days ->
         [one] { $days } giorno
        *[other] { $days } giorni
    }
clock-increment = Secondi in più per ogni turno
clock-left = restano { $time }
clock-live = { $minutes } min a testa + { $seconds } s per turno
clock-none = senza orologio
clock-per_move = Giorni per una mossa

close = Chiudi

club-about = Che club è
club-arms = Stemma
club-board = Bacheca
club-calendar = Calendario
club-change = Modifica il club
club-club = Club
club-clubs = Club
club-come = Vengono: { $count }
club-count = Soci: { $count }
club-end = Chiudi il club
club-end_sure = Sì, chiudi per sempre
club-evening_title = Che cosa si fa
club-evening_words = Altri dettagli
club-found = Fonda un club
club-i_come = Vengo
club-in_to_join = Accedi per iscriverti
club-invite = Invita soci
club-join = Entra nel club
club-joining = Chi può entrare
club-joining-everybody = può entrare chiunque
club-joining-invitation = su invito
club-league = Lega
club-leave = Lascia il club
club-leave_sure = Sì, lascia
club-members = Soci
club-members_only = Calendario, bacheca e tavoli sono per i soci.
club-name = Nome del club
club-no_evenings = Niente in programma.
club-no_posts = Nessuno ha ancora scritto niente.
club-no_tables = Nessun tavolo aperto.
club-none = Non c’è ancora nessun club
club-none_how = Fondane uno e invita chi vuoi.
club-open_table = Apri un tavolo del club
club-others = Altri club
club-plan = Organizza una serata
club-post = Metti in bacheca
club-role-helper = aiutante
club-role-leader = responsabile
club-role-member = socio
club-role_of = Ruolo di { $name }
club-tables = Tavoli del club
club-take_off = Togli
club-week_ends = { $name }: la settimana finisce
club-when = Quando si riunisce di solito
club-when_like = Il giovedì alle 20
club-write = Scrivi ai soci

club-yours = I tuoi club
club-yours_none = Non sei ancora in nessun club
command-hint = scrivi una mossa, p. es. dall'elenco
command-label = Scrivi una mossa
command-play = Gioca

compete-about = Che cosa devono sapere i giocatori
compete-absent = assente
compete-add_bots = Aggiungi bot
compete-all_rounds = Tutti i turni
compete-at_tables = Ai tavoli adesso
compete-back = Torna al torneo
compete-begin = Comincia il primo turno
compete-begins = Il primo turno comincia
compete-begins_hand = comincia quando lo decide l’organizzatore
compete-between = Minuti tra due turni
compete-bots = Possono giocare anche bot e programmi
compete-bots_title = Bot
compete-bracket = Tabellone
compete-bracket_tie = Un pari si rigioca, con i posti spostati di uno. Chi è ancora pari quando tutti hanno avuto ogni posto due volte, tira a sorte.
compete-bracket_title = La strada verso la finale
compete-by_hand = quando lo decide l’organizzatore
compete-by_time = a un’ora stabilita
compete-call_off = Annulla
compete-call_off_sure = Sì, annulla
compete-called_off = annullato
compete-change = Modifica il torneo
compete-comes_in = Chi entra
compete-coming = In arrivo
compete-corrected = corretto
compete-correction-forfeit = Una partita è stata data persa
compete-correction-result = Un risultato è stato inserito
compete-correction-rule = Una regola è stata cambiata
compete-correction-stop = Una partita è stata fermata
compete-correction-substitute = È entrata una riserva
compete-correction-swap = Due giocatori hanno scambiato posto
compete-correction-withdraw = Qualcuno è stato tolto
compete-corrections = Che cosa è stato corretto
compete-cross = Tabella
compete-cross_games = { $one } davanti a { $other } in { $won } partite su { $games }
compete-cross_how = Ogni riga contro ogni colonna: i propri punti sopra quelli dell’altro.
compete-cross_more = Ogni riga contro ogni colonna: in quante partite si è finiti davanti all’altro, su quante.
compete-cross_title = Chi ha battuto chi
compete-delay = Minuti di ritardo per chi guarda
compete-delayed = con { $minutes } min di ritardo
compete-end = Concludi il torneo
compete-end_sure = Sì, concludi; la classifica vale
compete-enter = Iscriviti
compete-enter_reserve = Iscriviti solo come riserva
compete-entrants = Giocatori
compete-entry = Chi può iscriversi?
compete-entry-club = I soci del club
compete-entry-club_how = Solo chi è nel club lo trova e si iscrive.
compete-entry-link = Solo con l’invito
compete-entry-link_how = Passi tu un link.
compete-entry-open = Tutti
compete-entry-open_how = È elencato qui, visibile a tutti.
compete-everything = Tutto
compete-final = Finale
compete-flag-always_together = Hanno finito insieme { $games } partite su { $of }.
compete-flag-same_address = Arrivano dallo stesso indirizzo.
compete-flags = Da guardare
compete-flags_how = Può essere innocuo: una famiglia ha un solo indirizzo.
compete-forfeit = La partita è persa
compete-forfeit_who = Chi perde senza continuare
compete-give_result = Inserisci il risultato
compete-goes_on = passa senza giocare
compete-goes_out = Chi esce
compete-going_on = In corso
compete-how = Come funziona
compete-how_absences = Chi salta questo numero di turni è fuori: { $rounds }.
compete-how_fair = Niente annullamenti né suggerimenti: ognuno gioca da solo.
compete-how_lots = Il sorteggio è sigillato prima del primo turno; poi chiunque può rifarlo.
compete-how_many = Quanti
compete-how_wait = Quando comincia un turno, il tuo tavolo si apre; tempo per arrivare: { $minutes } min.
compete-how_watch = Altri possono guardare, con { $minutes } min di ritardo.
compete-how_watch_now = Altri possono guardare.
compete-in_to_enter = Accedi per iscriverti
compete-invitation = Invito
compete-invite = Invita altri
compete-keep = Mantieni le modifiche
compete-kind = Come si gioca?
compete-kind-everybody = Ognuno incontra ognuno una volta. Il più giusto, e il più lungo.
compete-kind-knockout = Chi perde esce; gli ultimi giocano la finale.
compete-kind-same_luck = Tutti i tavoli pescano lo stesso nello stesso ordine; ti si confronta con chi siede al tuo posto altrove.
compete-kind-swiss = Tutti giocano ogni turno, contro chi ha altrettanti punti.
compete-late = Ci si può iscrivere anche dopo il primo turno
compete-least_rating = Punteggio minimo
compete-left = uscito
compete-length = Turni: { $rounds } di circa { $minutes } min, con { $players } giocatori.
compete-length_days = Turni: { $rounds }, su più giorni, con { $players } giocatori.
compete-letter-lost = P
compete-letter-tied = =
compete-letter-won = V
compete-look = Guarda
compete-more = Mostra altro
compete-most = Giocatori al massimo
compete-most_rating = Punteggio massimo
compete-name = Nome del torneo
compete-new_invitation = Nuovo invito; il vecchio link non vale più
compete-next = I turni successivi cominciano
compete-next_at = prossimo turno: { $time }
compete-next_round = Comincia il prossimo turno
compete-next_self = da soli, dopo l’ultimo risultato
compete-no_flags = Niente di strano
compete-no_show = Chi non arriva
compete-no_show-clock = L’orologio scorre
compete-no_show-clock_how = La partita comincia lo stesso; finito il tempo gioca un sostituto.
compete-no_show-forfeit = La partita è persa
compete-no_show-forfeit_how = Chi non arriva in tempo ha perso.
compete-no_show-steward = Gioca un sostituto
compete-no_show-steward_how = Un bot gioca per chi è in ritardo, finché arriva.
compete-nobody = Nessuno si è ancora iscritto
compete-none_coming = Nessun torneo annunciato
compete-none_on = Niente in corso
compete-none_on_how = Organizzane uno; bastano quattro giocatori.
compete-none_past = Non se n’è ancora giocato nessuno
compete-not_drawn = Gli abbinamenti non sono ancora sorteggiati
compete-not_drawn_how = Arrivano all’inizio del turno.
compete-nothing_left = È finito; non c’è più niente da decidere.
compete-open_place = non ancora noto
compete-organise = Organizza
compete-organiser = Organizza { $name }
compete-others_wait = Qualcuno c’è già e ti aspetta.
compete-outcome-lost = persa
compete-outcome-minus = persa senza giocare
compete-outcome-plus = vinta senza giocare
compete-outcome-rest = riposo
compete-outcome-tied = pari
compete-outcome-won = vinta
compete-past = Vincitori passati
compete-pause = Metti in pausa
compete-paused = in pausa
compete-place = posto { $place }
compete-players = Giocatori: { $count }
compete-players_of = Giocatori: { $players } su { $most }
compete-print = Stampa
compete-program = programma
compete-quarter = Quarti di finale
compete-reserve = riserva
compete-resting = Chi riposa in un turno riceve il punto.
compete-rests = riposa in questo turno
compete-results = Risultati
compete-resume = Riprendi
compete-round = Turno { $round }
compete-round_of = Turno { $round } di { $rounds }
compete-round_on = in corso
compete-round_over = finito
compete-rounds = Turni
compete-rounds_title = Turni e giocatori
compete-rounds_usual = quanti ne servono
compete-seats = Quanti per tavolo?
compete-seats_how = Tutti i tavoli hanno pescato lo stesso nello stesso ordine. Il confronto è con chi ha il tuo posto agli altri tavoli; il migliore di ogni posto è segnato. Finché un tavolo gioca, nessuno ne vede un altro.
compete-seats_title = Confronto posto per posto
compete-semi = Semifinali
compete-set_up = Organizza un torneo
compete-set_up_copy = Crea e copia l’invito
compete-settle = Risultato …
compete-settle_how = La tua decisione vale, e tutti la leggono.
compete-settle_where = Risultati, partite perse, stop: con il pulsante a ogni tavolo di un turno.
compete-sheets = Da portare a casa
compete-sign_in = Per un torneo o un club serve un account.
compete-so_far = Tu, finora
compete-standings = Classifica
compete-status-playing = in corso
compete-status-stopped = ferma; aspetta l’organizzatore
compete-status-waiting = aspetta i giocatori
compete-stop = Ferma la partita
compete-substitute = Sostituisci
compete-swap = Scambia i posti
compete-swap_how = Solo ai tavoli dove la partita non è cominciata.
compete-swap_one = Uno
compete-swap_other = L’altro
compete-table_on = Turno { $round }: stai giocando.
compete-table_ready = Turno { $round }: il tuo tavolo è pronto.
compete-tables_on = tavoli ancora in gioco: { $count }
compete-take_out = Togli
compete-take_out_sure = Sì, togli { $name }
compete-this_round = Questo turno
compete-time = Giorno e ora
compete-too_few = Troppo pochi iscritti in tempo. L’organizzatore può scegliere un’altra ora o annullare.
compete-tournaments = Tornei
compete-until = Arriva entro { $time }.
compete-wait = Minuti per arrivare al tavolo
compete-watch = Guarda
compete-why = Perché (lo leggono tutti)
compete-with_points = Punti: { $points }
compete-withdraw = Ritirati
compete-withdraw_sure = Sì, mi ritiro
compete-you_play = giochi tu
compete-you_reserve = sei riserva
compete-you_rest = In questo turno riposi.
compete-your_table = Il tuo tavolo

confirm-ask = { $move }?
confirm-cancel = Annulla la scelta
confirm-play = Gioca questa mossa

copy = Copia
copy-by_hand = Selezionato: copialo con la tastiera.

curve-begin = inizio
curve-game = con { $names }, { $points }.
curve-how = Indica la linea per vedere quale partita era.
curve-point = Vai di partita in partita
curve-private = una partita a un tavolo privato.
curve-says = { $title }: da { $from } a { $to } in { $count } partite valide
curve-start = Il punto di partenza: { $number }.
curve-then = Punteggio { $number }.

delay-minutes = di { $minutes } min
delay-none = subito

devices-elsewhere = Esci da tutti gli altri
devices-here = questo dispositivo
devices-title = Dove hai effettuato l’accesso
devices-unknown = Un dispositivo
devices-used = ultimo uso { $time }

duplicate-about = Tutti questi tavoli estraggono le stesse cose. Finché non è finito l'ultimo, un tavolo lo vede solo chi vi siede.
duplicate-all = Tutti i tavoli con la stessa fortuna
duplicate-at = Tavolo
duplicate-going =
    { $count ->
         [one] { $count } tavolo gioca
        *[other] { $count } tavoli giocano
    } ancora
duplicate-host = Passa per ogni tavolo il link a un posto libero; quando tutti i posti di un tavolo sono occupati, può cominciare.
duplicate-matchpoints = Matchpoint
duplicate-one = stessa fortuna a più tavoli
duplicate-open = Vai al tavolo
duplicate-over = Tutti finiti
duplicate-player = Giocatore
duplicate-points = Punti
duplicate-put_away = Chiudi il tavolo
duplicate-put_away_sure = Sì, chiudi il tavolo
duplicate-result = Risultato
duplicate-rule = Ogni posto è confrontato, in base ai punti, con lo stesso posto agli altri tavoli: 2 matchpoint per ciascuno che ne ha di meno, 1 per ciascuno alla pari; al massimo { $best }.
duplicate-short = Tutti i tavoli
duplicate-table = Tavolo { $number }
duplicate-tables = Tavoli
duplicate-title = tavoli con la stessa fortuna
duplicate-uncompared = Una partita non giocata fino alla fine (–) non viene confrontata.
duplicate-wait = Altri tavoli giocano ancora con la stessa fortuna. Il risultato si vede quando tutti sono finiti.

end-again = Gioca ancora, stesso tavolo
end-agreed = Avete deciso insieme di smettere
end-agreed_players = I giocatori hanno deciso insieme di smettere
end-applaud = Ben giocato
end-applauded = Gli altri lo sanno.
end-at_count = al conteggio finale
end-at_move = mossa { $move } di { $total }
end-causes = Da dove vengono i punti
end-chances = Com'è andata
end-chances_how = probabilità di vincere, secondo il programma, a posteriori
end-check = Controlla tu
end-costliest = Mossa { $move }: { $name } ha ceduto { $lost }.
end-count = Riconta
end-counted = { $cause }: { $points }
end-counting = Si conta …
end-days =
    { $days ->
         [one] { $days } giorno
        *[other] { $days } giorni
    }
end-fair = Estrazioni oneste
end-fair_about = Prima della prima estrazione è stato pubblicato questo sigillo. Corrisponde a ciò che è stato estratto:
end-from_here = Guarda da qui
end-gave_up =
    { $count ->
         [one] { $names } ha abbandonato
        *[other] { $names } hanno abbandonato
    }
end-here =
    { $count ->
         [one] { $names } è ancora qui.
        *[other] { $names } sono ancora qui.
    }
end-hours = { $hours } h { $minutes } min
end-link = Copia il link
end-link_copied = Il link è copiato.
end-minutes = { $minutes } min
end-moments = Momenti
end-moves =
    { $count ->
         [one] { $count } mossa
        *[other] { $count } mosse
    }
end-open = La fine per intero
end-other_won = Ha vinto { $name }
end-picture = L'immagine della partita
end-picture_of = La fine della partita: { $game }, il tabellone e i punti di tutti
end-picture_why = I nomi sono quelli scelti al tavolo. Nessuna data, nessun luogo, nient'altro.
end-place = Posto { $place }:
end-praised = { $name }: «Ben giocato!»
end-rating = Classifica di { $game }: { $number }
end-record = Registrazione della partita
end-replay = Riguarda questa partita
end-save = Salva
end-saved = L'immagine è salvata.
end-see_better = Vedi la mossa migliore
end-shape = Forma
end-share = Condividi l'immagine
end-square = Quadrata
end-tall = Alta
end-tie = Pareggio
end-wide = Larga
end-you_won = Hai vinto

explain-at_end = Resti alla fine
explain-at_scoring = Le tue casette alla valutazione
explain-batch = Un lotto
explain-built = Costruito
explain-cost = Costo
explain-end = Fine del turno
explain-every_turn = Ogni turno
explain-exchange = Dai { $give }, ottieni { $get }.
explain-first = Il primo a passare
explain-free = gratis
explain-gain = Ottieni { $get }.
explain-in_use = In uso
explain-kept = { $give } o più: { $get }.
explain-limit = Limite
explain-list = { $goods }
explain-many = Quanti
explain-most = Più lotti
explain-moved = Mosso
explain-no_batch = Nessun lotto
explain-none = Nessuna casetta
explain-open = Aperto
explain-or = o
explain-owner = Il proprietario, quando lo usa un altro
explain-price = Per piazzare
explain-price_now = Prezzo ora: { $price }.
explain-scored = Valutata
explain-store = Scorta
explain-to_build = Per costruire
explain-visit = Visita
explain-when = Lavora

fate-lost = Sconfitta contro { $names }
fate-placed = Posto { $place } su { $count }, con { $names }
fate-shared = Vittoria condivisa con { $names }
fate-won = Vittoria contro { $names }

find-club = club
find-lesson = lezione
find-none = Niente ha questo nome.
find-open = tavolo aperto
find-player = giocatore
find-playing = in corso
find-title = Trova
find-what = Un giocatore, un tavolo, un club, una lezione

foresight-nothing = Nessun punto cambia.
foresight-title = Che cosa fa
foresight-unknown = Il resto dipende dalla sorte o da altri.

good-cloth =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di tessuto
good-deniers =
    { $count ->
         [one] { $count } denaro
        *[other] { $count } denari
    }
good-food =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di cibo
good-gold =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } d'oro
good-stone =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di pietra
good-wood =
    { $count ->
         [one] { $count } cubetto
        *[other] { $count } cubetti
    } di legno

hall-again = Riprova ora
hall-against-apprentice =
    { $count ->
         [one] Gioca contro un apprendista
        *[other] Gioca contro { $count } apprendisti
    }
hall-against-builder =
    { $count ->
         [one] Gioca contro un costruttore
        *[other] Gioca contro { $count } costruttori
    }
hall-against-king =
    { $count ->
         [one] Gioca contro un re
        *[other] Gioca contro { $count } re
    }
hall-against-master =
    { $count ->
         [one] Gioca contro un maestro
        *[other] Gioca contro { $count } maestri
    }
hall-against-novice =
    { $count ->
         [one] Gioca contro un novizio
        *[other] Gioca contro { $count } novizi
    }
hall-agree = Cambiato: sei d’accordo?
hall-all_mine = Tutte le tue partite
hall-all_watch = Tutte le { $count } partite da guardare
hall-beats = Batte { $level } in { $won } partite su { $of }
hall-being_played = In corso
hall-continue = Continua
hall-failed = Il server non ha risposto. La pagina riprova da sola.
hall-failed_title = Non è stato possibile caricare
hall-free_seat = posto libero
hall-friends = Gioca con gli amici
hall-gentlest = Il più mite di tutti
hall-go_on = Continua
hall-greeting-day = Ciao, { $name }
hall-greeting-evening = Buonasera, { $name }
hall-greeting-morning = Buongiorno, { $name }
hall-hosts = { $game } di { $name }
hall-how-all = Soppesa ogni mossa e di rado sbaglia di molto. Risponde subito.
hall-how-search = Soppesa ogni mossa e continua la partita a mente. Pensa circa { $seconds } s a mossa.
hall-how-some = Nota circa { $seen } mosse su 100, guarda un passo avanti e non è sempre sicuro. Risponde subito.
hall-learning = Continua a imparare
hall-level-apprentice = Ha giocato qualche serata.
hall-level-builder = Gioca ogni settimana e si diverte.
hall-level-king = Il giocatore più forte che sappiamo costruire.
hall-level-master = Il migliore a quasi ogni tavolo di cucina.
hall-level-novice = Ha imparato le regole stamattina.
hall-live = IN DIRETTA
hall-loading = Caricamento
hall-minutes = circa { $minutes } min
hall-no_open = Aprine uno, e sarà qui per tutti.
hall-no_open_title = Nessun tavolo è aperto
hall-no_play = Qui appaiono le partite che si possono guardare.
hall-no_play_title = Nessuno gioca in pubblico
hall-offline = Nessuna connessione. Vedi ciò che è stato caricato alle { $time }; riprende da sé quando torni.
hall-offline_rest = Non senza connessione
hall-open_one = Apri un tavolo
hall-options = Scegli espansioni e regole
hall-play_now = Gioca ora
hall-players = { $from }–{ $to } giocatori
hall-points = di solito circa { $points } punti
hall-rated = vale per la classifica
hall-sit = Siediti
hall-strength = forza { $level } di { $of }
hall-to_move = Tocca a { $name }
hall-usual = regole solite
hall-waiting = aspetta dalle { $time }
hall-waits =
    { $count ->
         [one] Una partita ti aspetta.
        *[other] { $count } partite ti aspettano.
    }
hall-whom = Contro chi vuoi giocare?
hall-with = con { $names }
hall-won = Ha vinto { $names }
hall-your_turn = Tocca a te

help-can = Che cosa puoi fare
help-lesson = La lezione:
help-more = e { $count } simili
help-now = Che cosa si decide ora
help-title = Aiuto
help-wait = Ora non ti si chiede nulla.

here-ask = Chiedi di giocare
here-asked = Invitato
here-here = qui adesso
here-learning = in una lezione: { $game }
here-looking = cerca una partita
here-nobody = Non c’è ancora nessun altro
here-nobody_how = Manda a qualcuno il link di questa pagina.
here-not_asked = Non invitabile
here-playing = a un tavolo: { $game }
here-title = Chi c’è
here-unnamed =
    { $count ->
         [one] C’è ancora qualcuno: un ospite, o chi non lo mostra.
        *[other] Ce ne sono altri { $count }: ospiti, o chi non lo mostra.
    }
here-waiting = aspetta a un tavolo: { $game }
here-watching = guarda: { $game }

hint = Suggerimento
hint-close = Chiudi il suggerimento
hint-honest = Stima fatta con ciò che il tuo posto sa: non è una promessa.
hint-points =
    { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    } alla fine
hint-rank = suggerimento { $rank }
hint-then = Poi:
hint-thinking = Cerco le mosse migliori …
hint-title = Le mosse migliori
hint-wait = I suggerimenti arrivano quando tocca a te.
hint-why = Mostra le tre mosse migliori
hint-win = vince { $chance }

hints-alone = solo quando si è soli coi bot
hints-everyone = per tutti
hints-nobody = per nessuno

host-title = Per chi ospita il tavolo

keys-arrows = vai da un posto all'altro sul tabellone
keys-board = il tabellone a parole
keys-command = scrivi una mossa
keys-enter = gioca ciò che è mostrato
keys-escape = rimetti a posto
keys-explain = spiega ciò che è selezionato
keys-farms = mostra i campi
keys-figures = scegli una figura, o nessuna
keys-happened = ascolta che cosa è appena successo
keys-help = questo aiuto
keys-lesson = la lezione di questo tavolo o tutte le lezioni del gioco
keys-log = il registro
keys-look = passare in rassegna tutto ciò che è sul tavolo, con spiegazione
keys-moves = tutte le mosse come frasi
keys-piece-block = prendi in mano un blocco
keys-piece-buy = compra una carta
keys-piece-end = concludi il turno
keys-piece-knight = il prossimo cavaliere sul tabellone
keys-piece-point = prendi un punto
keys-piece-reserve = prendi un cavaliere dalla riserva
keys-status = ascolta a chi tocca e i punti
keys-title = Tasti
keys-turn = gira la tessera; con Maiusc al contrario
keys-undo = annulla
keys-zoom = più vicino, più lontano, tutto

league-a_week = Partite a settimana
league-agree = Accordarsi sull’ora
league-agree_with = Accordarsi sull’ora con { $name }
league-back = Torna alla lega
league-begin = Comincia la stagione
league-choose = { $name } potrebbe allora. Scegli:
league-down = Sotto la linea tratteggiata: si scende nella divisione successiva.
league-end = Concludi la stagione
league-enough = Quattro soci bastano per una divisione.
league-enter = Gioca questa stagione
league-entered = Iscritti: { $count }.
league-games = Partite di questa settimana
league-leave = Lascia la stagione
league-more_times = Un’altra ora
league-moves-champion = campione
league-moves-down = scende
league-moves-up = sale
league-moving = Quanti salgono e scendono
league-name = Nome della stagione
league-name_like = Autunno
league-new = Nuova stagione
league-nobody = nessuno è venuto: persa per entrambi
league-none = La stagione non è cominciata
league-now = Gioca ora
league-offer = Di’ quando puoi; { $name } sceglie.
league-own_times = Un altro orario tuo
league-result = Risultato …
league-season = Stagione
league-season-entering = iscrizioni aperte
league-season-over = finita
league-season-running = in corso
league-size = Giocatori in una divisione
league-state-agreed = ora concordata
league-state-asked = scegli un’ora
league-state-missed = non giocata
league-state-named = orari proposti
league-state-open = ancora senza ora
league-state-over = finita
league-state-playing = in corso
league-state-waiting = il tavolo è aperto
league-tell = Comunica
league-tie = pari
league-time = Ora { $number }
league-to_play = Da giocare: { $count }, entro { $time }
league-twice = Tutti si incontrano due volte, a posti scambiati
league-until = Da giocare entro { $time }
league-up = Sopra i puntini: si sale nella divisione precedente.
league-week = settimana { $week } di { $weeks }
league-winner = Chi ha vinto

league-your_place = su { $count } · punti: { $points } · partite aperte: { $open }
league-your_season = La tua stagione
learn-again = Ricomincia
learn-all = Tutte le lezioni
learn-back = Indietro
learn-continue = Continua
learn-finish = Continua a giocare
learn-is_done = finita
learn-lead = Una lezione è una vera partita al tavolo. Mostra ciò di cui parla, aspetta la tua mossa, e poi continui semplicemente a giocare.
learn-leave = Lascia
learn-lost = La partita è andata diversamente, quindi la lezione non può continuare qui. Ricominciala, oppure lasciala e gioca.
learn-next = Avanti
learn-open = Impara in una partita guidata
learn-other_move = Sarebbe permesso anche questo, ma ora si chiede: { $ask }.
learn-read_first = Non ancora: prima leggi qui, poi premi Avanti.
learn-resume = Torna alla lezione
learn-start = Comincia
learn-step = { $step } di { $of }
learn-steps = { $count } passi
learn-watch = Guarda che cosa fanno gli altri

legend-any = cubetto qualsiasi
legend-bailiff = balivo
legend-cloth = tessuto
legend-denier = denaro
legend-favour = favore
legend-food = cibo
legend-gold = oro
legend-hammer = costruisci
legend-house = casetta
legend-prestige = prestigio
legend-provost = prevosto
legend-stone = pietra
legend-wood = legno
legend-worker = lavoratore

link-copied = Copiato
link-copy = Copia il link
link-lost = La connessione è interrotta. Non va perso nulla: verrà ripresa.
link-seat = Il tuo posto, su un altro dispositivo
link-sit = Un posto libero, per un amico
link-watch = Per guardare

lobby-fewer = Un posto in meno
lobby-finished = Appena finite
lobby-free = Bastide è software libero, non affiliato agli editori di questi giochi. Tutti i disegni sono nostri.
lobby-join = Unisciti
lobby-mine = Le mie partite
lobby-more = Un posto in più
lobby-new = Nuovo tavolo
lobby-no_finished = Nessuna partita pubblica è ancora finita.
lobby-none = Le tue partite appariranno qui, prima quelle che aspettano da più tempo.
lobby-open = Tavoli aperti
lobby-seats = Posti
lobby-sub = Non serve un account. Le tue partite restano su questo dispositivo.
lobby-title = Che cosa costruiamo oggi?
lobby-watch = Guarda

local-elsewhere = Il tavolo è aperto in un'altra scheda. Chiudila per continuare qui.
local-failed = Questo browser non può far funzionare il tavolo senza server. Un Firefox, Chrome, Edge o Safari attuale può farlo.
local-friend_does = gioca su questo dispositivo
local-give = Salva tutte le partite in un file
local-hot_seat = Tutti giocano su questo dispositivo: lo riceve chi è di turno, e ciò che gli altri non possono vedere nel frattempo è coperto.
local-i_am = Sono { $name }
local-insecure = Senza server il tavolo funziona solo a un indirizzo che inizia con https, o sul dispositivo che contiene i file.
local-loading = Il tavolo si prepara
local-newer = C'è una versione più recente.
local-no_file = Questo non è un file di partite.
local-open = Apri il tavolo
local-pass_on = Tocca a { $name }: passa il dispositivo.
local-replace = Usala ora
local-sit_too = Siediti qui
local-take = Apri un file di partite
local-take_why = Le partite del file prendono il posto di tutte quelle che sono qui.
local-title = Le tue partite
local-unkept = Questo browser non lascia conservare nulla alla pagina, forse perché la finestra è privata. Il tavolo ne ha bisogno: si apre in una finestra normale.
local-unloaded = Non è stato possibile caricare il tavolo. Per riaprire la pagina serve una connessione.
local-why = Tutto avviene su questo dispositivo, senza server: partite, bot, suggerimenti e analisi. Perciò qui non ci sono account, inviti, classifiche né notifiche.

log-ahead = deciso in anticipo
log-bot = bot
log-clause = per la regola
log-earlier =
    { $count ->
         [one] { $count } turno precedente
        *[other] { $count } turni precedenti
    }
log-points = in tutto
log-since = Che cosa è successo dal mio ultimo turno
log-steward = sostituto
log-table = Al tavolo
log-then = Mostra il tabellone di allora
log-title = Registro
log-undone = annullato

magna-as_card = come carta { $place } della strada
magna-batches = Lotti per il castello
magna-beyond = Oltre il prevosto: funziona solo se viene spostato
magna-bridge = ordine in cui si è passato
magna-cards_title = Carte sulla strada
magna-castle = Castello
magna-discard = scartate: { $count }
magna-discards = Scarti
magna-draw = Pesca
magna-first = primo giocatore
magna-first_to_pass = primo a passare: +1
magna-hand = La tua mano
magna-hand_short = Mano
magna-hand_text =
    { $name }: { $hand ->
         [one] { $hand } carta
        *[other] { $hand } carte
    } in mano, { $deck } nel mazzo.
magna-in_deck = { $count } nel mazzo
magna-in_hand =
    { $count ->
         [one] { $count } carta
        *[other] { $count } carte
    } in mano
magna-most_batches = più lotti: 1 cubetto d'oro
magna-new_cards = { $count } carte nuove
magna-next_card = prossima carta
magna-no_undo = Le carte pescate non si annullano.
magna-one_card = 1 carta
magna-own = una tua carta
magna-owner_share = sei il proprietario: la tua parte
magna-prestige = Edifici di prestigio
magna-provost_price = 1 denaro a carta
magna-provost_to = Prevosto sulla carta { $place }
magna-replace = Sostituisci
magna-score_now = { $points } punti se la partita finisse ora: { $tokens } per i talloncini, { $cards } per le carte, { $rest } per gli avanzi
magna-stores = Finché dura la scorta, ricevi un cubetto quando un altro lavora qui.
magna-tap = Tocca una carta della strada o della mano
magna-token = Talloncino del castello
magna-token_value = Il prossimo talloncino vale { $value }.
magna-tokens =
    { $count ->
         [one] { $count } talloncino del castello
        *[other] { $count } talloncini del castello
    }
magna-tokens_title = Talloncini del castello
magna-whole_hand = tutta la mano

moves-count =
    { $count ->
         [one] { $count } mossa
        *[other] { $count } mosse
    }
moves-filter = Trova una mossa
moves-more =
    { $count ->
         [one] { $count } altra mossa
        *[other] { $count } altre mosse
    }: scrivi per cercare
moves-none = Non tocca a te.
moves-title = Mosse

nav-compete = Tornei
nav-find = Trova un giocatore, un tavolo, un club o una lezione
nav-foot = In fondo
nav-games = Le tue partite
nav-home = Alla pagina iniziale
nav-label = Bastide
nav-learn = Impara
nav-me = Io
nav-menu = Il tuo menu
nav-news = Novità
nav-news_new = Novità, non lette: { $count }
nav-off = no
nav-on = sì
nav-page = La tua pagina
nav-play = Gioca
nav-puzzles = Problemi
nav-replays = Replay
nav-rules = Regole
nav-settings = Impostazioni
nav-turn = Tocca a te · { $count }
nav-turn_why = La partita che aspetta da più tempo

new-a_friend = Un amico
new-about = circa { $minutes } minuti
new-all_here = Ci sono tutti.
new-allow = Permetti entrambi
new-always = sempre incluso
new-asked_does = riceve l’invito e si siede qui
new-base = Il gioco base
new-base_alone = solo il gioco base
new-bot_word = bot
new-chat = Chi può chattare
new-clock-days = In più giorni
new-clock-days_about =
    { $count ->
         [one] Fino a un giorno per mossa. Ti avvisiamo quando tocca a te.
        *[other] Fino a { $count } giorni per mossa. Ti avvisiamo quando tocca a te.
    }
new-clock-live = In una seduta
new-clock-live_about = { $minutes } minuti a testa e { $seconds } secondi in più per turno.
new-clock-none = Senza orologio
new-clock-none_about = Ognuno si prende il tempo che serve. Adatto fra amici.
new-delay = Gli spettatori vedono più tardi
new-easy = facile
new-estimated = Una stima, finché qui non si saranno giocate abbastanza partite così.
new-fine = Regole dettagliate
new-fine_changed = solo per ciò che hai scelto: { $count }, di cui { $changed } non solite
new-fine_usual = solo per ciò che hai scelto: { $count }, tutte solite
new-for = circa { $minutes } minuti in { $players }
new-for_measured = di solito { $minutes } minuti in { $players }
new-friend = Amico
new-friend_does = apre il tuo invito e si siede qui
new-friends =
    { $count ->
         [one] Un posto per un amico. Non serve un account.
        *[other] { $count } posti per gli amici. Non serve un account.
    }
new-game = Gioco
new-hints = Suggerimenti
new-how_long = Quanto tempo?
new-in = Che cosa mettiamo?
new-invite = Apri e copia l'invito
new-learn = Qualcosa di nuovo? Ogni espansione ha una breve lezione.
new-less_minutes = circa { $minutes } min in meno
new-luck = Tavoli con le stesse estrazioni nello stesso ordine
new-luck_count =
    { $count ->
         [one] { $count } tavolo
        *[other] { $count } tavoli
    }
new-luck_one = solo questo
new-luck_rule = Tutti i tavoli estraggono le stesse cose, nessuno vede un altro tavolo finché non sono finiti tutti, e poi ogni posto è confrontato con lo stesso posto agli altri tavoli.
new-measured =
    { $count ->
         [one] Come in { $count } partita giocata qui.
        *[other] Metà delle { $count } partite giocate qui è stata più breve.
    }
new-more = Altro per questo tavolo
new-more_about = annullare, suggerimenti, chat, classifica, stessa fortuna a più tavoli
new-much = molto da sapere
new-not_with = Non con { $set }
new-open_all = Apri i tavoli
new-own = la tua scelta
new-plus_minutes = circa +{ $minutes } min
new-plus_tiles = +{ $tiles } tessere
new-public = Mostralo nella pagina iniziale
new-rated = Vale per la classifica
new-rated_rule = Solo per chi ha un account e partecipa alla classifica. Niente suggerimenti, niente annullamenti da parte di chi ospita.
new-rated_yes = sì, se tutti partecipano
new-ready = Scelte pronte
new-seat = Posto { $seat }
new-seats = { $count } posti
new-see = Chi può vederlo?
new-see-invited = Solo chi inviti
new-see-invited_about = Il tavolo non appare da nessuna parte. Chi ha il tuo link può sedersi o guardare.
new-see-open = Chiunque può sedersi
new-see-open_about = Sta fra i «Tavoli aperti» finché c'è posto, e chiunque può guardare.
new-see-watch = Giocatori invitati, aperto a chi guarda
new-see-watch_about = Si siedono solo i tuoi amici; chiunque può guardare, con cinque minuti di ritardo.
new-sets =
    { $count ->
         [one] { $tiles } tessere, una espansione con il gioco base
        *[other] { $tiles } tessere, { $count } espansioni con il gioco base
    }
new-start = Inizia ora
new-steward = Per chi finisce il tempo gioca un sostituto finché torna. Nessuno perde il posto.
new-tiles = { $tiles } tessere
new-time = Tempo
new-title = Un nuovo tavolo
new-undo = Annullare una mossa
new-usual_length = durata solita
new-usually = di solito { $minutes } minuti
new-watch = Chi può guardare
new-way = In che modo giocare?
new-who = Chi siede al tavolo?

news-changed = Il tuo tavolo di { $game } è cambiato. Sei d’accordo?
news-invited = { $name } ti invita a { $game }.
news-new = nuovo
news-none = Niente di nuovo
news-none_how = Quando tocca a te, qualcuno ti invita o una partita finisce, lo trovi qui.
news-over = La tua partita a { $game } è finita.
news-read = Tutto letto
news-review = La tua analisi è pronta: { $game }.
news-round = { $game }: il tuo tavolo è pronto.
news-title = Novità
news-turn = Tocca a te in { $game }.
news-where = Che cosa ti diciamo, e dove
news-with = Con { $names }.

no = No

page-failed = Questa pagina non si è caricata. Ricaricala.

pass_ahead = Passa quando tocca a me
pass_ahead-about = Solo per la tua prossima decisione in questo turno di gioco. Nessuno lo vede prima che accada; fino ad allora puoi ritirarlo.

paused = La partita è in pausa.

people-block = Blocca
people-block_account = Con un account tuo puoi bloccare le persone: allora non possono invitarti né sedersi al tuo tavolo.
people-block_guest = Un ospite non ha account: bloccarlo non varrebbe oltre questo tavolo. Prima dell’inizio chi ospita può liberare il posto di un ospite.
people-block_how = Non la senti più, e non può invitarti né sedersi al tuo tavolo.
people-blocked = bloccato
people-forgive = Annulla
people-mute = Silenzia
people-mute_device_how = Su questo dispositivo non vedi più quello che dice. Non lo viene a sapere.
people-mute_guest_how = Non vedi più quello che questo ospite dice a questo tavolo, su questo dispositivo. Non lo viene a sapere.
people-mute_how = Non vedi più quello che dice. Non lo viene a sapere.
people-muted = silenziato
people-now_blocked = { $name }: bloccato.
people-now_muted = Non senti più { $name }.
people-title = Silenziati e bloccati

phases = Fasi del turno

player-against = Contro
player-all = Tutte
player-best = migliore { $number }
player-change = Modifica la pagina
player-costliest = Il tuo momento più costoso
player-departed = Nessuno ha questo nome, o questo giocatore se n’è andato.
player-duel = { $won } vinte, { $shared } pari, { $lost } perse
player-empty = La tua pagina è ancora vuota
player-empty_how = Gioca una partita e la troverai qui: il risultato, il punteggio, chi hai incontrato.
player-favourite = Gioco preferito
player-favourites = Giochi preferiti
player-form = Le ultime partite: { $games }
player-games = Partite
player-games_count =
    { $count ->
         [one] { $count } partita
        *[other] { $count } partite
    }
player-games_won =
    { $count ->
         [one] { $count } partita, { $won } vinte
        *[other] { $count } partite, { $won } vinte
    }
player-given_away = Perso con le scelte, a partita
player-here = qui adesso
player-l = S
player-look = Guarda
player-lost_word = persa
player-luck = Fortuna, a partita
player-met = Incontrato più spesso
player-more = Partite precedenti
player-never_met = Non hai ancora giocato con { $name }.
player-no_games = { $name } non ha finito partite che tu possa guardare.
player-no_rating = Ancora nessuna partita valida.
player-none_such = Nessuna partita così.
player-of_all = { $part } di tutte
player-play = Gioca ora
player-rated_after =
    { $count ->
         [one] dopo { $count } partita valida
        *[other] dopo { $count } partite valide
    }
player-shows_nothing = { $name } non mostra partite e punteggi.
player-since = Gioca qui da { $time }.
player-since_day = dal { $time }
player-skill = Abilità stimata { $mu } ± { $sigma }
player-speaks = Parla { $languages }.
player-style = Come giochi
player-style_from =
    { $count ->
         [one] da { $count } partita analizzata
        *[other] da { $count } partite analizzate
    }
player-unrated = { $name } non partecipa alla classifica.
player-unrated_you = Non partecipi alla classifica.
player-w = V
player-won = Vinte
player-won_only = Vinte
player-won_word = vinta
player-you_and = Tu e …
player-you_and_them = Tu e { $name }

players = Giocatori e registro

prefs-activeFirst = Prima il riquadro di chi è di turno
prefs-applause = Dire «Ben giocato» con un clic alla fine
prefs-beat = Il mio turno passa
prefs-beat-hand = quando lo dico io
prefs-beat-long = dopo 6 secondi
prefs-beat-once = subito
prefs-beat-short = dopo 2,5 secondi
prefs-beat_why = Fino ad allora puoi ancora annullare il tuo turno.
prefs-chat = Chat
prefs-chat-hide = nascondi
prefs-chat-met = con chi ho giocato
prefs-chat-quiet = solo un numero
prefs-chat-show = mostra
prefs-chat_why = Ciò che si dice mentre guardi il tabellone.
prefs-confirm = Chiedi prima di giocare una mossa
prefs-confirm-always = sempre
prefs-confirm-matters = quando conta
prefs-confirm-never = mai
prefs-confirm_why = La domanda appare accanto al punto toccato. Conta quando il tuo turno finisce o decide la sorte.
prefs-contrast = Contrasto
prefs-contrast-high = alto
prefs-contrast-normal = normale
prefs-coordinates = Mostra i nomi delle caselle
prefs-coordinates_why = Numeri al bordo del tabellone, per parlarne.
prefs-dark = Scuro
prefs-forced = Gioca per me quando c’è una sola scelta
prefs-forced_why = Viene comunque mostrato e scritto.
prefs-foresight = Mostra che cosa porterebbe una mossa
prefs-foresight_why = I punti e che cos’altro cambia, prima che tu decida.
prefs-hints = Mostra dove posso giocare
prefs-hints_why = I posti che puoi scegliere si illuminano.
prefs-kept = Salvato.
prefs-language = Lingua
prefs-language_why = Di questa pagina e di tutto ciò che il gioco ti dice.
prefs-listen = Ascolta
prefs-look = Come appare
prefs-loudness = Volume
prefs-movement = Movimento
prefs-movement-auto = come il dispositivo
prefs-movement-full = pieno
prefs-movement-little = poco
prefs-movement_why = Le tessere volano, i punti salgono, le figure tornano a casa.
prefs-moves = Mosse
prefs-name = Il tuo nome
prefs-nextGame = Portami alla prossima partita che aspetta
prefs-nextGame_why = Dopo la tua mossa, se qui tocca ad altre persone e un’altra partita ti aspetta.
prefs-notices = Avvisami quando tocca a me
prefs-notices_why = Con questo browser, mentre la pagina è aperta in secondo piano.
prefs-ownFirst = Il mio riquadro per primo
prefs-pace = Velocità di ciò che fanno gli altri
prefs-pace-fast = veloce
prefs-pace-once = subito
prefs-pace-slow = lenta
prefs-pace-usual = normale
prefs-pace_why = Con che velocità ti si mostrano le loro mosse.
prefs-palette = Colori dei posti
prefs-palette-bastide = Bastide
prefs-palette-okabe = per daltonici
prefs-palette-pastel = tenui
prefs-seats_why = Forma e lettera distinguono i posti, qualunque siano i colori.
prefs-sound = Suono
prefs-soundChat = Qualcuno parla
prefs-soundChat_why = due colpi, come a una porta
prefs-soundEnd = La partita è finita
prefs-soundEnd_why = una breve fanfara
prefs-soundHidden = Suoni anche mentre guardi un’altra pagina
prefs-soundLow = Poco tempo
prefs-soundLow_why = tre volte la stessa nota
prefs-soundMoves = Qualcosa viene posato o mosso
prefs-soundMoves_why = legno su legno, pietra su pietra
prefs-soundPoints = Punti
prefs-soundPoints_why = tre note che salgono
prefs-soundTurn = Tocca a te
prefs-soundTurn_why = due note che salgono
prefs-sound_why = Niente è detto solo con il suono. Ciò che senti lo vedi anche e puoi fartelo leggere.
prefs-sounds = Suoni
prefs-table = Al tavolo
prefs-textSize = Dimensione del testo
prefs-textSize-large = grande
prefs-textSize-small = piccola
prefs-textSize-usual = normale
prefs-theme = Luce
prefs-theme-auto = come il dispositivo
prefs-theme-dark = scuro
prefs-theme-light = chiaro
prefs-tilted = Torres: mostra le altezze in rilievo
prefs-title = Preferenze

proposal-pause = { $name } chiede una pausa.
proposal-reveals = Annullerebbe qualcosa di pescato o rivelato.
proposal-stop = { $name } propone di fermarsi qui.
proposal-undo = { $name } chiede di annullare un passo.

push-ask = Avvisami quando tocca a me
push-failed = Questo browser non può essere avvisato: { $reason }
push-on = Sarai avvisato.

puzzles-again = Riprova
puzzles-again_why = Non conta più per il punteggio.
puzzles-all_tried = Li hai provati tutti. Scegli un altro tema o un altro gioco.
puzzles-ask = Trova la risposta migliore.
puzzles-bars = Quanto valgono le risposte migliori
puzzles-bars_why = Probabilità di vincere dopo ciascuna, secondo il motore: ogni risposta è stata esaminata da sola.
puzzles-best = La risposta migliore
puzzles-best_at = La migliore: { $chance }
puzzles-brings = Che cosa porta
puzzles-by_theme = Per tema
puzzles-by_theme_why = Scegli che cosa vuoi esercitare.
puzzles-calendar = { $month }, un problema al giorno
puzzles-chance = La tua risposta: { $chance } di vincere.
puzzles-count =
    { $count ->
         [one] { $count } problema
        *[other] { $count } problemi
    }
puzzles-day-again = risolto a un altro tentativo
puzzles-day-missed = non risolto
puzzles-day-none = non provato
puzzles-day-solved = risolto
puzzles-day-today = oggi
puzzles-days = giorni di fila
puzzles-find = Trova la risposta migliore. Nulla conta finché non lo dici tu.
puzzles-from = Da una partita in { $players }
puzzles-from_turn = Da una partita in { $players }, turno { $turn }
puzzles-good = Buona, e quasi la migliore
puzzles-guest = Punteggio e giorni restano su questo dispositivo. Con un account ti seguono.
puzzles-lead = Posizioni da partite vere in cui una risposta è chiaramente migliore di tutte le altre.
puzzles-leave = Tutti i problemi
puzzles-level-1 = medio
puzzles-level-2 = insidioso
puzzles-level-3 = difficile
puzzles-mine = Mostra la mia
puzzles-my_move = Questa è la mia mossa
puzzles-next = Problema successivo
puzzles-none = Qui non c’è ancora un problema
puzzles-of_day = Il problema del giorno
puzzles-of_day_why = Uno al giorno per gioco, lo stesso per tutti.
puzzles-offline = Nessuna connessione: il tentativo è conservato e contato più tardi.
puzzles-panel = Problema
puzzles-rated = A punteggio
puzzles-rated_why = Alla tua altezza: se lo risolvi il punteggio sale, altrimenti scende.
puzzles-rating = il tuo punteggio nei problemi
puzzles-rating_change = { $change } di punteggio, ora { $number }
puzzles-seat-0 = Rosso
puzzles-seat-1 = Blu
puzzles-seat-2 = Verde
puzzles-seat-3 = Arancione
puzzles-seat-4 = Nero
puzzles-seat-5 = Ardesia
puzzles-show_best = Mostra la migliore
puzzles-solve = Risolvilo
puzzles-solved = { $solved } su { $tried } risolti al primo tentativo
puzzles-study = Studialo
puzzles-that_is_it = È questa
puzzles-theme-block = Ostacolare un rivale
puzzles-theme-building = Edifici
puzzles-theme-card = Carte
puzzles-theme-castle = Castelli
puzzles-theme-city = Chiudere una città
puzzles-theme-cloister = Monasteri
puzzles-theme-favour = Favori
puzzles-theme-field = Campi che rendono
puzzles-theme-home = Riportare a casa un seguace in tempo
puzzles-theme-join = Unirsi a ciò che è di altri
puzzles-theme-king = Il re
puzzles-theme-knight = Cavalieri
puzzles-theme-last = Le ultime tessere
puzzles-theme-pass = Passare in tempo
puzzles-theme-plan = Pensare in anticipo
puzzles-theme-prestige = Edifici di prestigio
puzzles-theme-provost = Il prevosto
puzzles-theme-road = Finire una strada
puzzles-theme-worker = Dove mandare un lavoratore
puzzles-there_is_better = C’è di meglio
puzzles-to_move = Tocca a { $name }: sei tu
puzzles-today = Oggi
puzzles-unrated = Già provato, quindi senza punteggio.
puzzles-way = Problemi: quali
puzzles-yours = La tua risposta

ratings-best = I migliori giocatori
ratings-game = Gioco
ratings-games = Partite
ratings-mine = I miei punteggi
ratings-mine_none = Non hai ancora un punteggio: finisci una partita a un tavolo classificato a cui tutti partecipano.
ratings-none = Qui nessuno è ancora in classifica.
ratings-not_yet = Non partecipi; puoi cambiarlo nelle impostazioni.
ratings-optin = La partecipazione è volontaria: compare in classifica solo chi lo ha scelto nelle impostazioni.
ratings-options = Opzioni
ratings-place = Posto
ratings-rating = Punteggio
ratings-see = Vedi la classifica
ratings-sign_in = Accedi, e qui vedrai i tuoi punteggi.
ratings-skill = Abilità
ratings-title = Classifica
ratings-usual = consuete
ratings-what = Il punteggio parte da 1300 e sale e scende con i risultati. È prudente: OpenSkill stima quanto bene gioca qualcuno (abilità) e con quale incertezza (±), e si toglie tre volte l’incertezza.
ratings-you = tu

redo = Rifai
redo-none = nulla è stato annullato

refused-nothing = non è stato giocato nulla

rematch = Gioca ancora
rematch-go = La prossima partita è pronta: vai.

replay-end = La fine: passo { $total } di { $total }
replay-open = Rivedi
replay-past = Stai guardando una posizione passata: passo { $step } di { $total }
replay-pause = Pausa
replay-play = Avvia
replay-share = Condividi la posizione
replay-slider = Passo della partita
replay-speed = velocità
replay-step = Passo
replay-table = Torna al tavolo
replay-turn = Turno

resign = Abbandona
resign-keep = Continua a giocare
resign-sure = Sì, abbandono
resign-what = Abbandoni questa partita; non si può annullare.

rest = Giorni liberi
rest-about = In questi giorni il tuo tempo si ferma, e gli altri lo sanno. A questo tavolo ne hai 30 all’anno.
rest-days = Quanti
rest-take =
    { $count ->
         [one] Prendi { $count } giorno libero
        *[other] Prendi { $count } giorni liberi
    }

restart = Ricomincia il turno

result-curve = Come sono andati i punti
result-open = Risultato
result-other = Altro
result-points = Punti
result-sources = Da dove vengono i punti, turno per turno
result-tile = Tessera
result-total = Totale
result-turn = Turno
result-year = Anno

resume = Continua

return = Riprendi il mio posto

review = Analisi
review-again = Riprova
review-ask = Analizza la partita
review-better = Meglio: { $text }
review-curve = Probabilità di vittoria durante la partita
review-draws = Le pescate che hanno cambiato di più
review-failed = L'analisi non è riuscita.
review-given = Perso per scelta
review-go = Passo { $step }
review-how =
    { $decisions ->
         [one] { $decisions } decisione esaminata
        *[other] { $decisions } decisioni esaminate
    }, { $seconds } s ciascuna, con ciò che il posto sapeva allora.
review-lost = ha perso { $lost } di { $chance }
review-luck = Fortuna nella pesca
review-mark_choice = questa scelta ha perso { $lost }
review-mark_luck = fortuna per { $name }: { $luck }
review-none = Nessuna scelta ha perso qualcosa di rilevante.
review-not_over = L'analisi si può fare quando la partita è finita.
review-numbers = Lo stesso in numeri
review-played = Giocato: { $text }
review-running = Analisi in corso: { $part }
review-show = Mostra la mossa migliore
review-shown = Qui era meglio: { $text }
review-split = Fortuna e scelte
review-split_why = Fortuna: ciò che le pescate hanno portato rispetto alla media di tutto ciò che poteva uscire. Scelte: ciò che si è perso rispetto alla mossa migliore trovata.
review-step = Passo
review-steps =
    { $count ->
         [one] { $count } passo
        *[other] { $count } passi
    }
review-swings = Le scelte più costose
review-value = Passo { $step }: { $chances }
review-waiting =
    Prima { $count ->
         [one] viene fatta un'altra analisi
        *[other] vengono fatte altre { $count } analisi
    }.
review-why = La partita viene riguardata in sottofondo: come sono andate le probabilità, quanto sono costate le scelte e che cosa è stata fortuna. Si fa una volta e resta per tutti.

road-castle =
    { $section }: { $count } su { $places ->
         [one] { $places } casetta
        *[other] { $places } casette
    }.
road-owned = di { $name }
road-provost = Il prevosto è sullo spazio { $provost }, il balivo sullo spazio { $bailiff }.
road-space = Spazio { $space }: { $building }
road-worker = lavoratore di { $name }

rollback = Annulla l'ultima decisione
rollback-about = Per un tavolo bloccato, o un errore che non si può rimediare altrimenti: chiunque abbia deciso e qualunque cosa sia stata pescata o rivelata. Il registro lo dice a tutti.
rollback-sure = Sì, annulla per tutti

rules-arrow = A sinistra della freccia si paga, a destra si guadagna; una barra significa oppure.
rules-back = Torna al tavolo
rules-chapters = Capitoli
rules-clauses =
    { $count ->
         [one] { $count } regola
        *[other] { $count } regole
    }
rules-found = { $count } trovate
rules-house = Casetta e due punti: ciò che prende anche il proprietario.
rules-legend = Come leggere i segni
rules-none = Nessuna regola contiene tutte queste parole.
rules-of = Regole di { $game }
rules-refused = La tua mossa è stata rifiutata per la regola { $clause }.
rules-search = Cerca per parola o numero
rules-source-image = immagine
rules-source-rulebook = regolamento
rules-source-ruling = nostra decisione

safety-download = Scarica
safety-games = Tutte le tue partite in file
safety-games_how = Si possono rigiocare e verificare senza questo server.
safety-leave = Andarsene ed essere dimenticati
safety-leave_how = Nome, punteggi e messaggi spariscono subito. Gli altri conservano le partite giocate con te, senza il tuo nome.
safety-title = Sicurezza

seat-away = assente
seat-points =
    { $points ->
         [one] { $points } punto
        *[other] { $points } punti
    }
seat-resigned = ha abbandonato
seat-steward = gioca il sostituto
seat-turn = di turno
seat-winner = vincitore
seat-you = tu

settings-account = Account
settings-look = Aspetto
settings-parts = Parti delle impostazioni
settings-play = Gioco
settings-sound = Suono

skip = Vai al contenuto

stage-confirm = Fallo
stage-forced = Una sola scelta possibile, fatta per te: { $what } ({ $task })
stage-go_on = Avanti
stage-menu = Registro, mosse e altro
stage-more_places = { $count ->
    [one] Un altro posto
   *[other] Altri { $count } posti
 } da questa parte
stage-no_scores = Nessun punto ora
stage-pace = Velocità con cui si vedono le mosse degli altri
stage-pace-half = A metà velocità
stage-pace-once = Tutto subito
stage-pace-one = Velocità normale
stage-pace-two = Al doppio della velocità
stage-pass = Passa
stage-passes = Il tuo turno passa
stage-past = Mostrato di nuovo; non si gioca nulla.
stage-plays_here = { $name } gioca qui
stage-put_back = Rimetti a posto
stage-scores = Punti: { $scores }
stage-settled = Nel frattempo { $count ->
     [one] c'è stata una mossa
    *[other] ci sono state { $count } mosse
    }
stage-skip = Salta al presente
stage-skip_short = Salta
stage-sound = Suono
stage-turn = Gira
stage-turn_way = Gira: verso { $now } di { $of }

standing = Classifica finale

state-expired = mai iniziato
state-open = in attesa di giocatori
state-over = finita
state-paused = in pausa
state-playing = in corso

status-only = È possibile solo questo: { $move }.
status-over = La partita è finita.
status-stopped = I giocatori hanno deciso di fermarsi.
status-theirs = { $name }:
status-won = La partita è finita. Vittoria: { $names }.
status-won_by = Vittoria: { $names }.
status-yours = Tocca a te.

steward = Il tuo tempo è finito; un sostituto gioca per te.

table-ask = Chiedi agli altri
table-commitment = Il sigillo di tutte le estrazioni, posto prima della prima:
table-copied = copiato
table-copy = Copia un link a questa posizione
table-fair = Pescate eque
table-links = Link
table-loading = Un momento …
table-menu = Tavolo e preferenze
table-record = Scarica la partita
table-rules = Regole di questo tavolo
table-seed = Il seme, ora che la partita è finita:
table-standard = Le regole standard.
table-version = versione delle regole { $version }

tokens-label = Chiave d'accesso
tokens-link = Che cosa un programma può chiedere al server (OpenAPI)
tokens-made = creata il { $time }
tokens-make = Crea una chiave
tokens-name = Nome del programma
tokens-once = La chiave d'accesso di { $name }. Copiala ora: viene mostrata solo questa volta.
tokens-revoke = Revoca
tokens-title = Programmi che giocano per te
tokens-why = Con una chiave d'accesso un bot scritto da te può sedersi e giocare a tuo nome. Non può modificare l'account, ma chi la possiede può giocare per te: custodiscila come una password.

torres-advance = Avanza di un punto
torres-ap = { $cost } PA
torres-base_level = base del castello { $base } × livello { $level }
torres-block = Piazza un blocco
torres-bonus = avrebbe il bonus del re
torres-bonus_for = { $names }: +{ $points }
torres-bonus_in = Bonus del re di { $points } compreso
torres-bonus_level = Il bonus del re: livello { $level }
torres-bonus_nobody = Nessuno sta al livello { $level } del castello del re
torres-bonus_now = Bonus del re: livello { $level }, { $points } punti
torres-buy = Compra una carta
torres-buy_about = Guarda 3 carte e tienine una per dopo
torres-by_doors = per le porte
torres-card-any_door = Fai uscire un cavaliere da una porta qualsiasi di un castello in cui può entrare
torres-card-diagonal = Muovi un cavaliere in diagonale, al massimo un livello in su
torres-card-extra_block = Piazza gratis un blocco della riserva comune
torres-card-free_move = Muovi gratis un tuo cavaliere
torres-card-jump = Salta con un cavaliere dritto sopra una figura vicina
torres-card-raise_knight = Metti un tuo blocco sotto un tuo cavaliere
torres-card-seven_ap = Due punti azione in più: sette in questo turno
torres-card-shift_block = Solleva il blocco in cima a una pila e posalo altrove
torres-card-six_ap = Un punto azione in più: sei in questo turno
torres-card-two_up = Muovi un cavaliere su una casella vicina, esattamente due livelli in su
torres-cards = Le tue carte
torres-cards-rule = una per turno, gratis
torres-castle_gives = castello { $base } × livello { $level } = { $points }
torres-castle_line = { $name } { $base } × { $level } = { $points }
torres-castle_scores = Castello in { $square }: base { $base }
torres-castle_text = Castello in { $squares }: base { $base }, altezza { $height }.
torres-castle_without = castello { $base }, senza un tuo cavaliere
torres-changes = { $change } alla valutazione
torres-cost =
    costa { $cost ->
         [one] { $cost } punto azione
        *[other] { $cost } punti azione
    }
torres-deck =
    { $count ->
         [one] { $count } carta nel mazzo
        *[other] { $count } carte nel mazzo
    }
torres-do-block = Piazza
torres-do-buy = Compra
torres-do-castle = Piazza
torres-do-keep = Tieni
torres-do-king = Piazza
torres-do-knight = Piazza
torres-do-lift = Solleva
torres-do-move = Muovi
torres-do-play = Gioca
torres-do-put = Posa
torres-do-raise = Alza
torres-do-return = Rimetti
torres-do-spread = Scegli
torres-do-start = Scegli
torres-do-stay = Lascia
torres-do-tower = Prendi
torres-dock = Il tuo turno: punti, azioni e carte
torres-end = Concludi il turno
torres-hand = carte
torres-how_mouse = Indica per vedere che cosa porta, clicca per farlo
torres-how_touch = Tocca una casella accesa per vedere, di nuovo per farlo
torres-king_bonus = Bonus del re
torres-king_text = Il re è in { $square }.
torres-knight = Piazza un cavaliere
torres-knight_on = Cavaliere in { $square }
torres-knight_text = Un cavaliere di { $name } in { $square }, livello { $level }.
torres-leapfrog = Caselle occupate scavalcate
torres-leaps =
    { $name }: { $count ->
         [one] { $count } casella occupata scavalcata
        *[other] { $count } caselle occupate scavalcate
    }
torres-level = livello { $level }
torres-level_change = livello da { $from } a { $to }
torres-lost =
    { $count ->
         [one] { $count } punto azione è perso
        *[other] { $count } punti azione sono persi
    }
torres-master = Carta maestro: { $card }
torres-next_turn = prossimo turno
torres-no_change = Ancora nessun cambiamento alla valutazione
torres-no_points = Nessun punto azione rimasto: concludi il turno quando sei pronto
torres-on_bare = Sul tabellone nudo: niente alla valutazione
torres-pick = Cavaliere in { $square }: scegli dove va
torres-points = Punti azione
torres-reserve = riserva
torres-scoring = valutazione
torres-sheet-again = L'ultima valutazione
torres-sheet-before = Prima
torres-sheet-castles = Castelli
torres-sheet-final = La valutazione finale
torres-sheet-king = Re
torres-sheet-last = { $name } è all'ultimo posto, può muovere il re e dice chi comincia il prossimo anno.
torres-sheet-last_you = Sei all'ultimo posto: puoi muovere il re e dici chi comincia il prossimo anno.
torres-sheet-leads = Dopo l'anno { $year } è in testa { $name }
torres-sheet-leaps = Scavalcate
torres-sheet-look = Guarda il tabellone
torres-sheet-master = Carta maestro
torres-sheet-total = Totale
torres-sheet-you = Dopo l'anno { $year } sei in testa tu
torres-spend = Muovi, costruisci o concludi
torres-supply = Blocchi nella riserva: { $count }
torres-tower_left =
    Torre del turno: ancora { $count ->
         [one] { $count } blocco
        *[other] { $count } blocchi
    }
torres-towers = Torri dei turni a venire: { $towers }
torres-turn_over = Turno concluso
torres-which_tower = Da quale torre viene il blocco?
torres-year = Anno { $year }
torres-year_over = L'anno { $year } è finito
torres-year_round = Anno { $year }, giro { $round } di { $rounds }
torres-year_rule = Ogni castello conta: la base per il livello del tuo cavaliere più alto

town-back = Indietro
town-batch = { $section }: un lotto
town-beyond = Oltre il prevosto: deve avanzare di { $steps }, altrimenti il lavoratore torna a mani vuote.
town-build = Costruisci
town-build_nothing = Non costruire
town-buildings = Edifici
town-choose_place = Scegli un posto sulla strada o nel castello.
town-choose_stock = Scegli qui o nella riserva.
town-column = colonna { $column }
town-cubes = Altri cubetti
town-deniers = Denari
town-done = Fatto.
town-done_how = Annulla o continua
town-enough = Basta
town-exchange = Scambia
town-favour = Un favore reale
town-favour_moves = Il tuo segnalino va una colonna a destra sulla linea che scegli.
town-favours = Favori
town-final = Gli ultimi punti
town-free = gratis
town-gets = riceve
town-give = Versa il lotto
town-give_none = Nessuno (−{ $points })
town-given = { $count } già versati
town-gold = Oro
town-great = Residenze, edifici di prestigio
town-house_of = Casetta { $house } di { $places }. Tu ne hai { $mine }.
town-in_reach = Tutti i tuoi lavoratori sono a portata del prevosto.
town-later = Lì c'è un lavoratore: cambia quando se n'è andato.
town-leave_him = Lascialo
town-left_over = Avanzi
town-move = Muovi { $steps }
town-no = No, grazie
town-none = Nessuno
town-of = di { $name }
town-on = n. { $space } della strada
town-order = ordine
town-order_text = Ordine di turno: { $names }
town-out_of_reach = Fuori portata ora: i tuoi lavoratori sugli spazi { $spaces }.
town-own = un tuo edificio
town-pass_as = Passa, posto { $place }
town-pass_last = Sei l'ultimo: cominciano gli edifici speciali.
town-pass_no_denier = nessun denaro: lo riceve solo il primo
town-pass_then = Piazzare diventa più caro per gli altri. Sarai il numero { $place } a muovere il prevosto.
town-passed = hanno passato
town-passed_none = Nessuno ha passato
town-passed_text = Hanno passato, in ordine: { $names }
town-pay = Paga
town-pay_favour = Paga il favore
town-place = Piazza il lavoratore
town-provost = Il prevosto
town-provost_free = fino a 3 spazi, gratis
town-provost_price = 1 denaro a spazio
town-residence = Fanne una residenza
town-road = Strada
town-send = Manda il lavoratore
town-site = va sullo spazio { $space }
town-so_far = Finora
town-stock = Riserva
town-take = Prendi
town-take_back = Riprendi il lavoratore
town-take_it = Prendilo
town-tap = Tocca un posto sulla strada o nel castello
town-then = poi { $what }
town-then_best = poi il favore del miglior costruttore
town-then_building = poi { $building } ({ $space }), { $name }
town-then_turn = poi un nuovo turno
town-touched_idle = { $name }: { $building } ({ $space }) non lavorerà.
town-touched_works = { $name }: { $building } ({ $space }) lavorerà.
town-trade = Commercio
town-untouched = Questa mossa non tocca alcun lavoratore.
town-visitors = Visitatori
town-your_decision = Decidi tu:

turn = Turno { $turn }

undo = Annulla
undo-consent = solo se tutti sono d'accordo
undo-free = nel proprio turno, finché non si è pescato
undo-never = mai
undo-none = non c'è nulla da annullare
undo-stops = Qui si ferma l'annullamento

verify = Verifica
verify-commitment = Le estrazioni corrispondono al sigillo pubblicato prima della prima.
verify-more = Per rigiocare tutta la partita e controllare ogni regola e pescata:
verify-result = Il vincitore ha il punteggio più alto, o ha vinto allo spareggio.
verify-running = La partita è ancora in corso: le estrazioni si verificano alla fine.
verify-view = La posizione mostrata è quella del server.

watch-anyone = tutti
watch-link = chi ha il link
watch-nobody = nessuno

watching =
    { $count ->
         [one] { $count } spettatore
        *[other] { $count } spettatori
    }

words-beyond = Oltre il prevosto.
words-free = Regioni libere incomplete
words-game = La partita
words-held = Regioni occupate
words-here = Qui: { $names }.
words-king_here = Qui c'è il re.
words-none = nessuno
words-pieces = Figure sul tabellone
words-players = Giocatori
words-promised = Diventerà una residenza di { $name }.
words-road = Strada
words-tokens = { $section }: { $count } talloncini su { $of }, { $points } punti l'uno.

yes = Sì

you-name = Ospite

zoom-fit = Mostra tutto
zoom-in = Più vicino
zoom-out = Più lontano

nav-studies = I tuoi studi
nav-study = Studi
study-a_position = Una posizione di { $game }
study-add_comment = Aggiungi il commento
study-added = Aggiunta come variante. La partita stessa è invariata.
study-all = Tutti gli studi
study-as_known = Nuovo capitolo da ciò che { $name } sapeva
study-back = Un passo indietro
study-beginning = l'inizio
study-by_engine = dal motore, ogni variante cercata allo stesso modo
study-chance = Che cosa fa il caso?
study-chance_moves = Decide il caso
study-chapter_title = Titolo del capitolo
study-comments_count =
    { $count ->
        [one] { $count } commento
       *[other] { $count } commenti
    }
study-draw = Pesca
study-drop = Togli il capitolo «{ $title }»
study-drop_sure = Sì, togli
study-embed = Mostra in una tua pagina
study-ends_with = finisce con circa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
study-engine = Motore
study-engine_off = Il motore è spento. Prima pensa tu.
study-everybodys = In elenco per tutti
study-find = Cerca
study-from_file = Una registrazione su file
study-from_game = Scegli una partita finita
study-guessed = Da ciò che { $name } sapeva: quel che è nascosto è supposto.
study-guessed_short = con supposizioni
study-instead = Invece di «{ $text }»:
study-judged-costly = { $name } ha giocato «{ $text }»: una mossa costosa, ha ceduto { $lost }.
study-judged-doubtful = { $name } ha giocato «{ $text }»: una mossa dubbia, ha ceduto { $lost }.
study-judged-fair = { $name } ha giocato «{ $text }»: una mossa discreta, ha ceduto { $lost }.
study-keep = Tieni
study-lead = Rifletti su una partita con il motore accanto: prova altre mosse, commenta una posizione, mostrala agli amici.
study-line_by = variante di { $name }
study-link = Link al passo { $step }
study-mine = I tuoi studi
study-name_writer = Nome di un giocatore
study-new_chapter = Nuovo capitolo da questa posizione
study-new_link = Un altro link; questo cessa
study-no_comments = Nessuno ha ancora scritto nulla.
study-no_lines = Qui nessuno decide.
study-no_moves = Qui non si è ancora provato nulla. Gioca una mossa sul tabellone.
study-none = Ancora nessuno studio
study-none_about = Apri una partita finita e scegli «Studia questa partita».
study-none_listed = Nessuno ha ancora messo in elenco uno studio
study-offline = Nessuna connessione. Quel che scrivi viene inviato quando torni.
study-on = Un passo avanti
study-page = Studi
study-picture = Immagine
study-promote = Metti per prima questa variante: { $text }
study-promote_short = In testa
study-readers-link = Chiunque abbia il link
study-readers-link_about = Loro leggono; scrivete tu e chi nomini.
study-readers-listed = Tutti, ed è in elenco
study-readers-listed_about = Compare tra gli studi e si può trovare.
study-readers-me = Solo tu
study-readers-me_about = Il link vale solo per te e per chi può scrivere.
study-record = Registrazione della partita
study-remove = Togli questa variante: { $text }
study-remove_short = Togli
study-rename = Rinomina «{ $title }»
study-retry-again = È quella giocata, e ha ceduto { $lost }. Prova un'altra.
study-retry-ask = Sei { $name }. Che cosa è meglio qui?
study-retry-best = La migliore era: { $text }.
study-retry-done = Basta
study-retry-next = Avanti
study-retry-open =
    { $count ->
        [one] Prova la scelta più costosa
       *[other] Prova le { $count } scelte più costose
    }
study-retry-other = La revisione non ritiene questa la mossa migliore. Provane un'altra, o fatti mostrare la migliore.
study-retry-right = Eccola: la mossa migliore trovata dalla revisione.
study-retry-row = { $name }, passo { $step }: ha ceduto { $lost }
study-retry-show = Mostrami
study-searching = Cerca …
study-seat = Posto { $number }
study-set_up = una posizione
study-share = Condividi
study-share_title = Condividi questo studio
study-sign = Che ne pensi di questa mossa?
study-sign-brilliant = brillante
study-sign-costly = costosa
study-sign-doubtful = dubbia
study-sign-good = buona
study-somebody = Qualcuno
study-steps =
    { $count ->
        [one] { $count } passo
       *[other] { $count } passi
    }
study-tab-chapters = Capitoli
study-tab-comments = Commenti
study-tab-moves = Mosse
study-take_home = Da portare via
study-the_end = La fine
study-the_game = La partita di { $game }
study-this = Studia questa partita
study-throw = Butta questo studio
study-throw_sure = Sì, buttalo per tutti
study-title = Titolo
study-to_end = Alla fine
study-to_move = Tocca a { $name }
study-to_start = All'inizio
study-uncomment = Togli il commento di { $name }
study-untitled = Studio di { $games }
study-what_would_you = Che cosa faresti qui?
study-when_over = Studia questa partita: quando è finita
study-who_reads = Chi può vedere questo studio
study-who_writes = Chi può scrivere
study-write_here = Scrivi su questa posizione
study-writer_out = { $name } non scrive più
study-writing_link = Chi ha questo link può scrivere
study-setup = Componi
study-setup-away = Togli
study-setup-away_how = Clicca una tessera: prima vanno via i seguaci, poi la tessera.
study-setup-block = Blocco
study-setup-cell = { $tile } in { $x },{ $y }
study-setup-fits = Tutto torna. Il motore può cercare in questa posizione.
study-setup-flag = Si compone una posizione: qui non si gioca nulla
study-setup-follower = Seguace
study-setup-follower_how = Clicca una tessera: un seguace sta sulla prima parte, poi sulla successiva, poi se ne va.
study-setup-king = Re
study-setup-knight = Cavaliere di { $name }
study-setup-lay = Posa in { $x },{ $y }
study-setup-leave = Lascia
study-setup-mover = Alla mossa
study-setup-points = Punti di { $name }
study-setup-square = { $square }: altezza { $height }, { $who }
study-setup-tile = Tessera
study-setup-tile_how = Scegli una tessera, poi un posto acceso. Un clic su una tessera posata la gira.
study-setup-tiles = Tessere rimaste
study-setup-title = Comporre una posizione
study-setup-use = Usa questa posizione
study-setup-what = Che cosa vuoi posare?
study-setup-road_card = carta { $place }
study-setup-building = Edificio
study-setup-card = Carta
study-setup-cards_away = Tocca una carta della strada: prima va via il lavoratore, poi la carta.
study-setup-cards_card = Scegli una carta e mettila in fondo alla strada. Mani, mazzi e scarti sono sotto.
study-setup-cards_of = Carte di
study-setup-cards_prestige = Scegli un edificio di prestigio, poi la residenza che copre; ancora una volta lo toglie.
study-setup-cards_provost = Tocca la carta su cui sta il prevosto.
study-setup-cards_residence = Tocca una carta: diventa una residenza, o di nuovo un edificio.
study-setup-cards_store = Tocca una carta: un cubetto in più nella scorta; se è piena si svuota.
study-setup-cards_worker = Tocca una carta: un lavoratore arriva o se ne va. Tocca il ponte: ha passato o no.
study-setup-castle_tokens = Castello, { $section }
study-setup-cloth = Stoffa
study-setup-food = Cibo
study-setup-gold = Oro
study-setup-houses = Case: { $section }
study-setup-phase = Fase
study-setup-removed = Talloncini fuori dal gioco
study-setup-scored = Sezioni del castello valutate
study-setup-stone = Pietra
study-setup-to_road = Metti in fondo alla strada
study-setup-tokens = Talloncini: { $section }
study-setup-town_away = Tocca un posto: prima va via il lavoratore, poi l'edificio.
study-setup-town_bailiff = Tocca lo spazio su cui sta il balivo.
study-setup-town_building = Scegli un edificio, poi uno spazio della strada.
study-setup-town_favour = Tocca la colonna accesa: il segnalino va lì, e dall'ultima aperta all'inizio.
study-setup-town_provost = Tocca lo spazio su cui sta il prevosto.
study-setup-town_worker = Tocca un posto: un lavoratore arriva o se ne va. Tocca il ponte: ha passato o no.
study-setup-turn = Turno
study-setup-whose = Di chi è?
study-setup-king_holder = Chi ha il re
study-setup-robber_holder = Chi ha il barone predone
study-setup-wood = Legno
study-play_on = Continua da qui
study-play_on_about = Un nuovo tavolo comincia in questa posizione. Non conta nulla, e quel che si pesca da qui è nuovo.
study-play_on_level = Gli altri
study-play_on_seat = Il tuo posto
study-played_on = Continuata da una posizione di uno studio; non conta.
study-played_on_short = da una posizione
