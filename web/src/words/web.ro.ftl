account-arms = Altă stemă
account-arms_choose = Alege o stemă
account-arms_how = Făcut din numele tău. Nimeni nu trebuie să încarce o imagine.
account-arms_number = Stema { $number }
account-delete = Șterge contul
account-delete_gone = Numele, parola, punctajele, mesajele și tot restul despre tine sunt uitate imediat. Partidele în curs sunt abandonate; locurile tale la mesele neîncepute se eliberează.
account-delete_kept = Ceilalți păstrează partidele pe care le-au jucat cu tine; acolo vei apărea ca „jucător plecat”. Ștergerea nu poate fi anulată.
account-delete_sure = Șterge definitiv
account-deleted = Contul este șters.
account-guest = Ca oaspete
account-guest_games =
    { $count ->
         [0] Joci ca oaspete pe acest dispozitiv. Partidele tale se păstrează aici; un cont nou le ia cu el.
         [one] Joci ca oaspete pe acest dispozitiv. Aici se păstrează { $count } partidă; un cont nou o ia cu el.
         [few] Joci ca oaspete pe acest dispozitiv. Aici se păstrează { $count } partide; un cont nou le ia cu el.
        *[other] Joci ca oaspete pe acest dispozitiv. Aici se păstrează { $count } de partide; un cont nou le ia cu el.
    }
account-in = Intră în cont
account-invites = Cine te poate invita
account-keep = Păstrează contul
account-language_less = Scoate { $language }
account-language_more = Adaugă o limbă
account-languages = Limbile pe care le vorbești
account-languages_why = Apar pe pagina ta, ca ceilalți să știe cum îți pot vorbi.
account-make = Creează contul
account-name = Nume
account-new = Cont nou
account-no_mail = Nu putem trimite o parolă uitată: noteaz-o.
account-offline = Serverul nu răspunde; încearcă din nou peste o clipă.
account-out = Ieși din cont
account-page = Ceilalți îmi văd partidele și punctajele
account-page_how = Numai partidele de la mesele deschise tuturor. Ce ai jucat la mese private văd doar cei care au fost acolo.
account-password = Parolă
account-password_change = Schimbă parola
account-password_changed = Parola este schimbată. Ai fost deconectat de pe toate celelalte dispozitive.
account-password_choose = O parolă nouă
account-password_new = Parola nouă
account-password_now = Parola actuală
account-rated = Particip la clasament
account-rated_how = Contează doar mesele cu clasament și doar dacă toți de acolo participă. Când te oprești, nu mai apari în listă.
account-rename = Schimbă numele
account-rename_how = Se schimbă imediat peste tot, și la mesele în curs. Numele vechi rămâne al tău 90 de zile: nimeni altcineva nu îl poate lua.
account-renamed = Acum te numești { $name }.
account-rules = Un nume are între 2 și 30 de caractere, o parolă cel puțin 10.
account-seen = Cine vede când ești aici
account-signed = Ai intrat în cont ca { $name }.
account-why = Nu ai nevoie de cont ca să joci. Cu un cont, partidele și setările te urmează pe orice dispozitiv și poți participa la clasament.
account-words = O propoziție pentru pagina ta
account-words_keep = Salvează
account-words_like = Răspund seara.
account-you = Tu

ante-agree = Sunt de acord
ante-agreed = Ce ați stabilit
ante-all_here = Toți sunt aici
ante-ask_here = Cheamă pe cineva care e aici
ante-asked = { $name } a primit invitația, la noutăți. Merge și linkul.
ante-at = La masă
ante-away = { $name } nu este aici. Cu ceas, partida începe când sunt toți.
ante-bot = Așază un bot aici
ante-bot_level = Care bot?
ante-change = Schimbă
ante-change_asked = Cine stă deja acolo este întrebat dacă este de acord.
ante-change_save = Schimbă masa
ante-change_seats = Cine stă unde și ce boți joacă se schimbă chiar la masă.
ante-change_title = Schimbă această masă
ante-changed = Gazda a schimbat această masă.
ante-changed_about = Vezi ce s-a convenit acum. Dacă nu îți place, eliberează-ți locul.
ante-copied = Invitația este copiată
ante-copy = Copiază invitația
ante-expired = Nimeni nu a început partida la timp
ante-fair = Trageri corecte
ante-fair_about = Ordinea a tot ce se va trage este deja fixată și sigilată. La sfârșit oricine poate verifica dacă nu s-a schimbat.
ante-free =
    { $count ->
         [one] { $count } loc liber
         [few] { $count } locuri libere
        *[other] { $count } de locuri libere
    }
ante-free_seat = Eliberează locul
ante-full = Toate locurile sunt ocupate
ante-give_up = Închide această masă
ante-give_up_sure = Da, închide-o
ante-hall = Pagina principală
ante-here = aici
ante-host = gazdă
ante-invite =
    { $count ->
         [one] Mai invită pe cineva
         [few] Mai invită { $count } jucători
        *[other] Mai invită { $count } de jucători
    }
ante-invite_about = Cine deschide linkul se așază aici. Fără cont, nimic de instalat. Pe aceeași canapea: îndreaptă telefonul spre cod.
ante-invited = Ești invitat
ante-invited_about = Spune cum să te numim și așază-te. Fără cont, nimic de instalat.
ante-leave = Eliberează locul lui { $name }
ante-lessons = Lecții pentru acest joc
ante-more_about = anulare, sugestii, discuții, clasament
ante-not_agreed = nu și-a dat încă acordul
ante-not_asked = { $name } nu a putut fi invitat. Trimite în schimb linkul.
ante-open = Loc liber
ante-own = Locul tău pe alt dispozitiv
ante-own_about = Acest link este secret: cine îl are joacă în locul tău. Trimite-l doar ție.
ante-own_copy = Copiază linkul meu secret
ante-qr = Codul QR al invitației
ante-read = Citește-o întâi
ante-see_invited = Doar cei invitați văd această masă.
ante-see_link = Oricine se poate așeza; privește doar cine are un link.
ante-see_nobody = Nimeni nu poate privi.
ante-see_open = Oricine se poate așeza și poate privi.
ante-see_watch = Doar invitații se așază; oricine poate privi.
ante-send = Trimite-o …
ante-sit = Așază-te aici
ante-start = Începe
ante-take_away = Ia-l de aici
ante-text = { $name } te invită la { $game }. { $agreed } Așază-te aici: { $link }
ante-tiles = { $tiles }: { $sets }
ante-undo-consent = O mutare se anulează doar cu acordul tuturor.
ante-undo-free = În tura ta poți anula o mutare, cât timp nu s-a tras nimic la sorți.
ante-undo-never = Nicio mutare nu se poate anula.
ante-wait = Începe când toate locurile sunt ocupate. Cine e pe drum poate fi înlocuit cu un bot.
ante-wait_agree =
    { $count ->
         [one] Începe când { $names } este de acord cu schimbarea.
         [few] Începe când { $names } sunt de acord cu schimbarea.
        *[other] Începe când { $names } sunt de acord cu schimbarea.
    }
ante-waiting = Liber: așteaptă un prieten
ante-watch_copy = Copiază un link pentru privit
ante-your_table = Masa ta

aside-close = Încheie partida fără rezultat

ask-about = Mesele tale cu un loc liber:
ask-here = Invită la această masă
ask-new = O masă nouă
ask-pause = Cere o pauză
ask-stop = Propune oprirea partidei
ask-title = Invită la joc: { $name }
ask-undo = Cere anularea ultimului pas

board-carcassonne = Ținutul Carcassonne
board-caylus = Orașul Caylus
board-magna_carta = Drumul din Caylus Magna Carta
board-torres = Tabla Torres
board-words = Tabla în cuvinte

calendar-heading = Calendarul tău
calendar-label = Adresa calendarului tău
calendar-renew = Retrage această adresă
calendar-renew_how = Atunci nu mai funcționează; primești alta.
calendar-renewed = Adresa veche nu mai funcționează.
calendar-title = Calendar
calendar-why = Dă această adresă programului tău de calendar și rândurile tale apar acolo. Cine o are poate vedea când ești la rând și nimic altceva.

calls-add = Adaugă un program
calls-elsewhere = Alt dispozitiv
calls-event-change = O masă a ta a fost schimbată
calls-event-club = Clubul tău plănuiește ceva
calls-event-end = S-a terminat o partidă
calls-event-expiry = Masa ta va fi închisă în curând
calls-event-invite = Te invită cineva
calls-event-results = Un turneu al tău s-a încheiat
calls-event-round = Începe o rundă a turneului tău
calls-event-start = Începe o partidă
calls-event-time = Timpul tău se termină
calls-event-turn = Este rândul tău
calls-event-waits = Cineva te așteaptă la o masă
calls-events = Anunță-l când
calls-failed = { $time }: nu a ajuns: { $why }
calls-format = Se trimite
calls-format-json = JSON
calls-format-text = doar propoziția
calls-here = Acest browser
calls-in_calendar = apare în calendarul tău
calls-never = încă nimic anunțat
calls-no_push = Acest browser nu poate primi nimic cât timp pagina este închisă.
calls-none = Niciun program deocamdată.
calls-programs = Alte programe
calls-quiet = Liniște noaptea
calls-quiet_how = Nimic între 22:00 și 8:00, în afară de faptul că timpul tău se termină. Restul îl afli dimineața.
calls-remove = Elimină
calls-secret = Secret pentru semnare
calls-secret_why = Nu este necesar. Cu el, fiecare notificare își poartă semnătura în X-Bastide-Signature.
calls-test = Încearcă acum
calls-title = Ce îți spunem și unde
calls-url = Adresă
calls-why = Numai când nu ești la masă. Fără e-mail: acest server nu cunoaște adrese.
calls-worked = { $time }: a ajuns

carcassonne-abbey = Abație
carcassonne-aim = Țintește cu catapulta la { $x },{ $y }; săgețile mută ținta, Enter aruncă
carcassonne-around =
    { $count ->
         [one] { $count } loc liber în jur
         [few] { $count } locuri libere în jur
        *[other] { $count } de locuri libere în jur
    }
carcassonne-aside = Puse deoparte
carcassonne-carcassonne = Carcassonne
carcassonne-card-around = { $region }: { $open ->
    [one] un loc liber în jur
    [few] { $open } locuri libere în jur
   *[other] { $open } de locuri libere în jur
 }, la completare { $points }
carcassonne-card-closes = Termină { $region } ({ $names }): +{ $points }
carcassonne-card-closes_free = { $region }, la completare și fără supus: +{ $points } cu un pion plasat
carcassonne-card-fields = Aici se ating doar câmpuri
carcassonne-card-grows = { $region }: { $tiles ->
    [one] un cartonaș
    [few] { $tiles } cartonașe
   *[other] { $tiles } de cartonașe
 }, { $open ->
    [one] un capăt deschis
    [few] { $open } capete deschise
   *[other] { $open } de capete deschise
 }, la completare { $points }
carcassonne-choose_place = Alege întâi un loc pentru cartonaș
carcassonne-cities =
    { $count ->
         [one] { $count } oraș complet
         [few] { $count } orașe complete
        *[other] { $count } de orașe complete
    }
carcassonne-city = Oraș
carcassonne-closed = la completare:
carcassonne-cloth = Pânză
carcassonne-deploy_here = Plasează
carcassonne-do = Ce faci?
carcassonne-do-barn = Moșie
carcassonne-do-capture = Ia prizonier
carcassonne-do-choose = Alege
carcassonne-do-count = Conte
carcassonne-do-deploy = Pion
carcassonne-do-dragon = Balaur
carcassonne-do-drive = Căruță
carcassonne-do-enter = În oraș
carcassonne-do-fairy = Zână
carcassonne-do-join = Ieși din oraș
carcassonne-do-portal = Cărare
carcassonne-do-princess = Prințesă
carcassonne-do-seduce = Înlocuiește
carcassonne-do-summon = Cheamă
carcassonne-do-tempt = Înlocuiește
carcassonne-do-top = Pe un turn
carcassonne-do-tower = Construiește un turn
carcassonne-dock = Cartonașul și pionii tăi
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Câmpuri: ce câmp atinge ce orașe
carcassonne-feeds = atinge orașe complete
carcassonne-field = Câmp
carcassonne-figure = Ce pion?
carcassonne-figure_label = { $name }: { $role } la { $x },{ $y }
carcassonne-final-cities = Orașe
carcassonne-final-cities-rule = Fiecare cartonaș și fiecare stemă a unui oraș neterminat contează.
carcassonne-final-cloisters = Mănăstiri
carcassonne-final-cloisters-rule = Mănăstirea și fiecare cartonaș din jurul ei contează.
carcassonne-final-fields = Câmpuri
carcassonne-final-fields-rule = Fiecare oraș complet atins de un câmp contează.
carcassonne-final-roads = Drumuri
carcassonne-final-roads-rule = Fiecare cartonaș al unui drum neterminat contează.
carcassonne-fits =
    { $places ->
         [one] { $places } loc
         [few] { $places } locuri
        *[other] { $places } de locuri
    }, { $ways ->
         [one] { $ways } mod
         [few] { $ways } moduri
        *[other] { $ways } de moduri
    }
carcassonne-gave-catapult = Catapultă
carcassonne-gave-fairy = Zână
carcassonne-gave-goods = Produse
carcassonne-gave-king = Rege și cavaler jefuitor
carcassonne-gave-tower = Răscumpărare
carcassonne-grain = Grâu
carcassonne-has_king = are regele
carcassonne-has_robber = are cavalerul jefuitor
carcassonne-king = Rege: cel mai mare oraș { $tiles }
carcassonne-lay_here = Îl așezi aici?
carcassonne-left = cartonașe rămase
carcassonne-monastery = Mănăstire
carcassonne-no_figure = Fără pion
carcassonne-nobody = nu e nimeni aici
carcassonne-none = fără
carcassonne-now = valorează acum
carcassonne-one_way = Se potrivește într-un singur fel
carcassonne-open =
    { $count ->
         [one] { $count } capăt deschis
         [few] { $count } capete deschise
        *[other] { $count } de capete deschise
    }
carcassonne-pennants =
    { $count ->
         [one] { $count } stemă
         [few] { $count } steme
        *[other] { $count } de steme
    }
carcassonne-pile =
    { $count ->
         [one] { $count } cartonaș rămas
         [few] { $count } cartonașe rămase
        *[other] { $count } de cartonașe rămase
    }
carcassonne-place_here = Așază aici
carcassonne-place_label =
    Așază cartonașul la { $cell }; { $ways ->
         [one] { $ways } rotire se potrivește
         [few] { $ways } rotiri se potrivesc
        *[other] { $ways } de rotiri se potrivesc
    }
carcassonne-place_lit = Alege un loc luminat pentru cartonaș
carcassonne-prisoner = Prizonier
carcassonne-region_text =
    { $region } la { $x },{ $y }: { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }, { $open ->
         [one] { $open } capăt deschis
         [few] { $open } capete deschise
        *[other] { $open } de capete deschise
    }; { $people }; valorează acum { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }.
carcassonne-removed = Scoase din joc
carcassonne-river = Râul
carcassonne-road = Drum
carcassonne-roads =
    { $count ->
         [one] { $count } drum complet
         [few] { $count } drumuri complete
        *[other] { $count } de drumuri complete
    }
carcassonne-robber = Cavaler jefuitor: cel mai lung drum { $tiles }
carcassonne-role-builder = constructor
carcassonne-role-farmer = țăran
carcassonne-role-guard = supus pe turn
carcassonne-role-heretic = eretic
carcassonne-role-knight = cavaler
carcassonne-role-monk = călugăr
carcassonne-role-pig = porc
carcassonne-role-thief = tâlhar
carcassonne-ruler = Cât de departe? Rigla este la 1.
carcassonne-second_part = al doilea cartonaș, prin constructor
carcassonne-shared = La egalitate: fiecare primește toate punctele
carcassonne-shrine = Sectă
carcassonne-step_figure = Pion
carcassonne-step_place = Așază cartonașul
carcassonne-step_score = Evaluare
carcassonne-throws = { $count } din { $of } au aruncat
carcassonne-tile = Cartonașul tău
carcassonne-tiles =
    { $count ->
         [one] { $count } cartonaș
         [few] { $count } cartonașe
        *[other] { $count } de cartonașe
    }
carcassonne-tiles_left = Cartonașe rămase
carcassonne-token_lands = Aruncarea catapultei
carcassonne-tokens =
    { $count ->
         [one] { $count } cartonaș
         [few] { $count } cartonașe
        *[other] { $count } de cartonașe
    }, cele mai multe
carcassonne-tower_foundation = Turn
carcassonne-tower_label =
    Turn la { $x },{ $y }, înalt de { $floors ->
         [one] { $floors } etaj
         [few] { $floors } etaje
        *[other] { $floors } de etaje
    }
carcassonne-tower_pieces = Piese de turn
carcassonne-turn_left = Rotește cartonașul la stânga
carcassonne-turn_right = Rotește cartonașul la dreapta
carcassonne-wagon_waits = Căruța lui { $name } se poate muta mai departe
carcassonne-way = Rotirea { $now } din { $of }: rotește cu săgeata
carcassonne-when_closed = la completare
carcassonne-wine = Vin

caylus-all_passed = toți au pasat
caylus-bailiff_at = primarul pe { $space }
caylus-beyond = Dincolo de ofițer ({ $provost }): lucrează doar dacă ofițerul este mutat cu +{ $steps }
caylus-bridge = Pod
caylus-built_on = pe { $space }
caylus-castle = Castel
caylus-columns = coloanele 1–{ $count } deschise
caylus-favours = Favoruri regale
caylus-gate = Poarta
caylus-income = venitul turei următoare
caylus-inn = Han
caylus-joust_field = Turnir
caylus-merchants_guild = Breaslă
caylus-next_site = spațiul următor
caylus-pass_here = pasează aici
caylus-passed = a pasat, locul { $place }
caylus-price = preț
caylus-scoring_rule = Casele aduc favoruri; fără casă se pierd { $points } puncte de prestigiu
caylus-stables = Grajduri
caylus-stock_label = Clădirile din stoc
caylus-stock_prestige = Prestigiu
caylus-stock_stone = Piatră
caylus-stock_wood = Lemn
caylus-trading_post = Oficiul comercial
caylus-workers =
    { $count ->
         [one] { $count } muncitor
         [few] { $count } muncitori
        *[other] { $count } de muncitori
    } în mână

chat-about = Despre ce a spus { $name }
chat-everyone = toți
chat-hear_again = Aude-i din nou pe toți
chat-hidden = Ai ascuns discuția.
chat-nobody = nimeni
chat-none = Nimeni nu a spus încă nimic.
chat-onlooker = un privitor
chat-players = doar jucătorii
chat-report = Raportează
chat-report_how = Îl citește cel care se ocupă de acest server, cu ultimele rânduri din discuție.
chat-report_send = Trimite raportul
chat-report_what = Ce nu este în regulă? (opțional)
chat-reported = S-a raportat.
chat-say = Spune ceva
chat-send = Trimite
chat-show = Arat-o
chat-title = Discuție
chat-toast = { $name }: { $words }
chat-unread = Discuție · { $count }

circle-everybody = toți
circle-met = cu cine am jucat
circle-nobody = nimeni

clause-open = Regula { $clause }

clock-bank = Minute pentru toată partida
clock-correspondence =
    { $days ->
         [one] { $days } zi
         [few] { $days } zile
        *[other] { $days } de zile
    } pe mutare
clock-days =
    { $days ->
         [one] { $days } zi
         [few] { $days } zile
        *[other] { $days } de zile
    }
clock-increment = Secunde în plus la fiecare tură
clock-left = mai sunt { $time }
clock-live = { $minutes } min fiecare + { $seconds } s pe tură
clock-none = fără ceas
clock-per_move = Zile pentru o mutare

close = Închide

club-about = Ce fel de club este
club-arms = Stemă
club-board = Avizier
club-calendar = Calendar
club-change = Schimbă clubul
club-club = Club
club-clubs = Cluburi
club-come = Vin: { $count }
club-count = Membri: { $count }
club-end = Desființează clubul
club-end_sure = Da, pentru totdeauna
club-evening_title = Ce se plănuiește
club-evening_words = Mai multe
club-found = Înființează un club
club-i_come = Vin
club-in_to_join = Intră în cont ca să te înscrii
club-invite = Invită membri
club-join = Înscrie-te
club-joining = Cine poate intra
club-joining-everybody = poate intra oricine
club-joining-invitation = cu invitație
club-league = Ligă
club-leave = Părăsește clubul
club-leave_sure = Da, părăsesc
club-members = Membri
club-members_only = Calendarul, avizierul și mesele sunt pentru membri.
club-name = Numele clubului
club-no_evenings = Nimic plănuit.
club-no_posts = Încă nu a scris nimeni nimic.
club-no_tables = Nicio masă deschisă.
club-none = Încă nu există niciun club
club-none_how = Înființează unul și invită pe cine îți place.
club-open_table = Deschide o masă a clubului
club-others = Alte cluburi
club-plan = Plănuiește o seară
club-post = Pune pe avizier
club-role-helper = ajutor
club-role-leader = conducător
club-role-member = membru
club-role_of = Rolul lui { $name }
club-tables = Mesele clubului
club-take_off = Ia jos
club-week_ends = { $name }: săptămâna se încheie
club-when = Când se întâlnește de obicei
club-when_like = Joi la ora 20
club-write = Scrie membrilor

club-yours = Cluburile tale
club-yours_none = Nu ești încă în niciun club
command-hint = scrie o mutare, de ex. din listă
command-label = Scrie o mutare
command-play = Joacă

compete-about = Ce trebuie să știe jucătorii
compete-absent = nu a venit
compete-add_bots = Adaugă boți
compete-all_rounds = Toate rundele
compete-at_tables = Acum la mese
compete-back = Înapoi la turneu
compete-begin = Începe prima rundă
compete-begins = Prima rundă începe
compete-begins_hand = începe când hotărăște organizatorul
compete-between = Minute între două runde
compete-bots = Pot juca și boți și programe
compete-bots_title = Boți
compete-bracket = Tablou
compete-bracket_tie = O egalitate se rejoacă, cu locurile mutate cu unul. Cine este tot la egalitate după ce fiecare a avut fiecare loc de două ori trage la sorți.
compete-bracket_title = Drumul spre finală
compete-by_hand = când hotărăște organizatorul
compete-by_time = la o oră stabilită
compete-call_off = Anulează
compete-call_off_sure = Da, anulează
compete-called_off = anulat
compete-change = Schimbă turneul
compete-comes_in = Cine intră
compete-coming = Urmează
compete-corrected = corectat
compete-correction-forfeit = O partidă a fost declarată pierdută
compete-correction-result = Un rezultat a fost stabilit
compete-correction-rule = O regulă a fost schimbată
compete-correction-stop = O partidă a fost oprită
compete-correction-substitute = A intrat o rezervă
compete-correction-swap = Doi jucători au schimbat locurile
compete-correction-withdraw = Cineva a fost scos
compete-corrections = Ce s-a corectat
compete-cross = Tabel
compete-cross_games = { $one } înaintea lui { $other } în { $won } din { $games } partide
compete-cross_how = Fiecare rând împotriva fiecărei coloane: punctele proprii deasupra celor ale celuilalt.
compete-cross_more = Fiecare rând împotriva fiecărei coloane: în câte partide a fost înainte, din câte.
compete-cross_title = Cine pe cine a învins
compete-delay = Minute de întârziere pentru cine privește
compete-delayed = cu { $minutes } min întârziere
compete-end = Încheie turneul
compete-end_sure = Da, încheie; clasamentul rămâne
compete-enter = Înscrie-te
compete-enter_reserve = Înscrie-te doar ca rezervă
compete-entrants = Jucători
compete-entry = Cine se poate înscrie?
compete-entry-club = Membrii clubului
compete-entry-club_how = Doar cine este în club îl găsește și se înscrie.
compete-entry-link = Doar cu invitație
compete-entry-link_how = Dai mai departe un link.
compete-entry-open = Toată lumea
compete-entry-open_how = Apare aici, vizibil pentru toți.
compete-everything = Totul
compete-final = Finala
compete-flag-always_together = Au terminat împreună { $games } din { $of } partide.
compete-flag-same_address = Vin de la aceeași adresă.
compete-flags = De văzut
compete-flags_how = Poate fi ceva nevinovat: o familie are o singură adresă.
compete-forfeit = Partida este pierdută
compete-forfeit_who = Cine pierde fără să mai joace
compete-give_result = Stabilește rezultatul
compete-goes_on = trece fără joc
compete-goes_out = Cine iese
compete-going_on = Se joacă acum
compete-how = Cum se desfășoară
compete-how_absences = Cine lipsește de la atâtea runde iese: { $rounds }.
compete-how_fair = Fără anulări și sugestii: fiecare joacă singur.
compete-how_lots = Tragerea la sorți este sigilată înainte de prima rundă; apoi oricine o poate reface.
compete-how_many = Câți
compete-how_wait = Când începe o rundă, masa ta se deschide; timp să vii: { $minutes } min.
compete-how_watch = Alții pot privi, cu { $minutes } min întârziere.
compete-how_watch_now = Alții pot privi.
compete-in_to_enter = Intră în cont ca să te înscrii
compete-invitation = Invitație
compete-invite = Invită pe alții
compete-keep = Păstrează schimbările
compete-kind = Cum se joacă?
compete-kind-everybody = Fiecare întâlnește pe fiecare o dată. Cel mai drept și cel mai lung.
compete-kind-knockout = Cine pierde iese; ultimii joacă finala.
compete-kind-same_luck = Toate mesele trag același lucru în aceeași ordine; ești comparat cu cei de pe locul tău la alte mese.
compete-kind-swiss = Toți joacă în fiecare rundă, cu cineva cu tot atâtea puncte.
compete-late = Înscrierea rămâne deschisă după prima rundă
compete-least_rating = Scor minim
compete-left = ieșit
compete-length = Runde: { $rounds } de circa { $minutes } min, cu { $players } jucători.
compete-length_days = Runde: { $rounds }, pe mai multe zile, cu { $players } jucători.
compete-letter-lost = Î
compete-letter-tied = =
compete-letter-won = V
compete-look = Vezi
compete-more = Arată mai multe
compete-most = Cel mult atâția jucători
compete-most_rating = Scor maxim
compete-name = Numele turneului
compete-new_invitation = Invitație nouă; linkul vechi nu mai merge
compete-next = Rundele următoare încep
compete-next_at = runda următoare: { $time }
compete-next_round = Începe runda următoare
compete-next_self = singure, după ultimul rezultat
compete-no_flags = Nimic deosebit
compete-no_show = Cine nu vine
compete-no_show-clock = Ceasul merge
compete-no_show-clock_how = Jocul începe oricum; când expiră timpul joacă un înlocuitor.
compete-no_show-forfeit = Partida e pierdută
compete-no_show-forfeit_how = Cine nu vine la timp a pierdut.
compete-no_show-steward = Joacă un înlocuitor
compete-no_show-steward_how = Un bot joacă pentru cine întârzie, până vine.
compete-nobody = Încă nu s-a înscris nimeni
compete-none_coming = Niciun turneu anunțat
compete-none_on = Nu se joacă nimic
compete-none_on_how = Organizează unul; patru jucători ajung.
compete-none_past = Încă nu s-a jucat niciunul
compete-not_drawn = Încă nu s-a tras la sorți
compete-not_drawn_how = Se face la începutul rundei.
compete-nothing_left = S-a încheiat; nu mai e nimic de hotărât.
compete-open_place = încă necunoscut
compete-organise = Organizare
compete-organiser = Organizator: { $name }
compete-others_wait = Cineva e deja acolo și te așteaptă.
compete-outcome-lost = pierdut
compete-outcome-minus = pierdut fără joc
compete-outcome-plus = câștigat fără joc
compete-outcome-rest = pauză
compete-outcome-tied = egal
compete-outcome-won = câștigat
compete-past = Câștigători trecuți
compete-pause = Pauză
compete-paused = în pauză
compete-place = locul { $place }
compete-players = Jucători: { $count }
compete-players_of = Jucători: { $players } din { $most }
compete-print = Tipărește
compete-program = program
compete-quarter = Sferturi de finală
compete-reserve = rezervă
compete-resting = Cine stă într-o rundă primește punctul.
compete-rests = stă în această rundă
compete-results = Rezultate
compete-resume = Continuă
compete-round = Runda { $round }
compete-round_of = Runda { $round } din { $rounds }
compete-round_on = se joacă
compete-round_over = încheiată
compete-rounds = Runde
compete-rounds_title = Runde și jucători
compete-rounds_usual = câte trebuie
compete-seats = Câți la o masă?
compete-seats_how = Toate mesele au tras același lucru în aceeași ordine. Ești comparat cu cei de pe locul tău de la celelalte mese; cel mai bun al fiecărui loc este marcat. Cât timp o masă încă joacă, nimeni nu vede alta.
compete-seats_title = Comparație loc cu loc
compete-semi = Semifinale
compete-set_up = Organizează un turneu
compete-set_up_copy = Creează și copiază invitația
compete-settle = Rezultat …
compete-settle_how = Hotărârea ta rămâne și toți o pot citi.
compete-settle_where = Rezultate, partide pierdute, oprire: cu butonul de la fiecare masă a rundei.
compete-sheets = De luat acasă
compete-sign_in = Pentru un turneu sau un club ai nevoie de cont.
compete-so_far = Tu, până acum
compete-standings = Clasament
compete-status-playing = se joacă
compete-status-stopped = oprită; așteaptă organizatorul
compete-status-waiting = așteaptă jucătorii
compete-stop = Oprește partida
compete-substitute = Înlocuiește
compete-swap = Schimbă locurile
compete-swap_how = Doar la mesele unde jocul nu a început.
compete-swap_one = Unul
compete-swap_other = Celălalt
compete-table_on = Runda { $round }: joci acum.
compete-table_ready = Runda { $round }: masa ta este gata.
compete-tables_on = mese încă în joc: { $count }
compete-take_out = Scoate
compete-take_out_sure = Da, scoate { $name }
compete-this_round = Runda aceasta
compete-time = Ziua și ora
compete-too_few = Prea puțini înscriși la timp. Organizatorul poate alege altă oră sau poate anula.
compete-tournaments = Turnee
compete-until = Vino până la { $time }.
compete-wait = Minute pentru a veni la masă
compete-watch = Privește
compete-why = De ce (toți citesc)
compete-with_points = Puncte: { $points }
compete-withdraw = Retrage-te
compete-withdraw_sure = Da, mă retrag
compete-you_play = joci
compete-you_reserve = ești rezervă
compete-you_rest = În această rundă stai.
compete-your_table = Masa ta

confirm-ask = { $move }?
confirm-cancel = Renunță la alegere
confirm-play = Joacă mutarea

copy = Copiază
copy-by_hand = Selectat: copiază cu tastatura.

curve-begin = început
curve-game = cu { $names }, { $points }.
curve-how = Arată linia ca să vezi ce partidă a fost.
curve-point = Treci de la o partidă la alta
curve-private = o partidă la o masă privată.
curve-says =
    { $title }: de la { $from } la { $to } în { $count ->
         [one] { $count } partidă cu punctaj
         [few] { $count } partide cu punctaj
        *[other] { $count } de partide cu punctaj
    }
curve-start = De unde a început: { $number }.
curve-then = Punctaj { $number }.

delay-minutes = cu { $minutes } min
delay-none = imediat

devices-elsewhere = Deconectează peste tot în rest
devices-here = acest dispozitiv
devices-title = Unde ești conectat
devices-unknown = Un dispozitiv
devices-used = folosit ultima dată { $time }

duplicate-about = Toate aceste mese au aceleași trageri la sorți. Până se încheie ultima, o masă o vede doar cine stă la ea.
duplicate-all = Toate mesele cu același noroc
duplicate-at = Masa
duplicate-going =
    { $count ->
         [one] { $count } masă joacă
         [few] { $count } mese joacă
        *[other] { $count } de mese joacă
    } încă
duplicate-host = Trimite mai departe, pentru fiecare masă, linkul către un loc liber; când toate locurile unei mese sunt ocupate, partida poate începe.
duplicate-matchpoints = Puncte de meci
duplicate-one = același noroc la mai multe mese
duplicate-open = La masă
duplicate-over = Toate s-au încheiat
duplicate-player = Jucător
duplicate-points = Puncte
duplicate-put_away = Închide masa
duplicate-put_away_sure = Da, închide masa
duplicate-result = Rezultat
duplicate-rule = Fiecare loc este comparat, după puncte, cu același loc de la celelalte mese: 2 puncte de meci pentru fiecare care are mai puține, 1 pentru fiecare la egalitate; cel mult { $best }.
duplicate-short = Toate mesele
duplicate-table = Masa { $number }
duplicate-tables = Mese
duplicate-title = mese cu același noroc
duplicate-uncompared = O partidă care nu a fost jucată până la capăt (–) nu se compară.
duplicate-wait = Alte mese joacă încă cu același noroc. Rezultatul se vede când se încheie toate.

end-again = Încă o dată, la aceeași masă
end-agreed = Ați hotărât împreună să vă opriți
end-agreed_players = Jucătorii au hotărât împreună să se oprească
end-applaud = Bine jucat
end-applauded = Ceilalți au aflat.
end-at_count = la numărătoarea finală
end-at_move = mutarea { $move } din { $total }
end-causes = De unde au venit punctele
end-chances = Cum a decurs
end-chances_how = șansa de a câștiga, socotită ulterior de program
end-check = Verifică singur
end-costliest = Mutarea { $move }: { $name } a cedat { $lost }.
end-count = Numără din nou
end-counted = { $cause }: { $points }
end-counting = Se numără …
end-days =
    { $days ->
         [one] { $days } zi
         [few] { $days } zile
        *[other] { $days } de zile
    }
end-fair = Extrageri cinstite
end-fair_about = Înainte de prima extragere a fost publicat acest sigiliu. Se potrivește cu ce s-a extras:
end-from_here = Privește de aici
end-gave_up =
    { $count ->
         [one] { $names } s-a dat bătut
         [few] { $names } s-au dat bătuți
        *[other] { $names } s-au dat bătuți
    }
end-here =
    { $count ->
         [one] { $names } mai este aici.
         [few] { $names } mai sunt aici.
        *[other] { $names } mai sunt aici.
    }
end-hours = { $hours } h { $minutes } min
end-link = Copiază linkul
end-link_copied = Linkul este copiat.
end-minutes = { $minutes } min
end-moments = Momente
end-moves =
    { $count ->
         [one] { $count } mutare
         [few] { $count } mutări
        *[other] { $count } de mutări
    }
end-open = Sfârșitul pe larg
end-other_won = A câștigat { $name }
end-picture = Imaginea jocului
end-picture_of = Sfârșitul jocului: { $game }, tabla și punctele tuturor
end-picture_why = Numele sunt cele alese la masă. Nicio dată, niciun loc, nimic altceva.
end-place = Locul { $place }:
end-praised = { $name }: „Bine jucat!”
end-rating = Clasament la { $game }: { $number }
end-record = Înregistrarea jocului
end-replay = Privește din nou acest joc
end-save = Salvează
end-saved = Imaginea este salvată.
end-see_better = Vezi mutarea mai bună
end-shape = Formă
end-share = Trimite imaginea
end-square = Pătrat
end-tall = Înalt
end-tie = Egalitate
end-wide = Lat
end-you_won = Ai câștigat

explain-at_end = Rămase la sfârșit
explain-at_scoring = Casele tale la punctare
explain-batch = Un set
explain-built = La construire
explain-cost = Cost
explain-end = Sfârșitul turei
explain-every_turn = În fiecare tură
explain-exchange = Dai { $give }, primești { $get }.
explain-first = Primul care pasează
explain-free = gratuit
explain-gain = Primești { $get }.
explain-in_use = La folosire
explain-kept = { $give } sau mai mult: { $get }.
explain-limit = Limită
explain-list = { $goods }
explain-many = Câți
explain-most = Cele mai multe seturi
explain-moved = Se mută
explain-no_batch = Niciun set
explain-none = Nicio casă
explain-open = Deschis
explain-or = sau
explain-owner = Proprietarul, când o folosește altcineva
explain-price = Pentru a plasa
explain-price_now = Prețul acum: { $price }.
explain-scored = Se punctează
explain-store = Depozit
explain-to_build = Pentru a construi
explain-visit = Vizită
explain-when = Lucrează

fate-lost = Înfrângere cu { $names }
fate-placed = Locul { $place } din { $count }, cu { $names }
fate-shared = Victorie împărțită cu { $names }
fate-won = Victorie cu { $names }

find-club = club
find-lesson = lecție
find-none = Nimic nu are acest nume.
find-open = masă deschisă
find-player = jucător
find-playing = în curs
find-title = Caută
find-what = Un jucător, o masă, un club, o lecție

foresight-nothing = Nu se schimbă puncte.
foresight-title = Ce face mutarea
foresight-unknown = Restul ține de întâmplare sau de alții.

good-cloth =
    { $count ->
         [one] { $count } cub de textil
         [few] { $count } cuburi de textil
        *[other] { $count } de cuburi de textil
    }
good-deniers =
    { $count ->
         [one] { $count } monedă
         [few] { $count } monede
        *[other] { $count } de monede
    }
good-food =
    { $count ->
         [one] { $count } cub de hrană
         [few] { $count } cuburi de hrană
        *[other] { $count } de cuburi de hrană
    }
good-gold =
    { $count ->
         [one] { $count } cub de aur
         [few] { $count } cuburi de aur
        *[other] { $count } de cuburi de aur
    }
good-stone =
    { $count ->
         [one] { $count } cub de piatră
         [few] { $count } cuburi de piatră
        *[other] { $count } de cuburi de piatră
    }
good-wood =
    { $count ->
         [one] { $count } cub de lemn
         [few] { $count } cuburi de lemn
        *[other] { $count } de cuburi de lemn
    }

hall-again = Încearcă acum
hall-against-apprentice =
    { $count ->
         [one] Joacă împotriva unui ucenic
         [few] Joacă împotriva a { $count } ucenici
        *[other] Joacă împotriva a { $count } de ucenici
    }
hall-against-builder =
    { $count ->
         [one] Joacă împotriva unui constructor
         [few] Joacă împotriva a { $count } constructori
        *[other] Joacă împotriva a { $count } de constructori
    }
hall-against-king =
    { $count ->
         [one] Joacă împotriva unui rege
         [few] Joacă împotriva a { $count } regi
        *[other] Joacă împotriva a { $count } de regi
    }
hall-against-master =
    { $count ->
         [one] Joacă împotriva unui maestru
         [few] Joacă împotriva a { $count } maeștri
        *[other] Joacă împotriva a { $count } de maeștri
    }
hall-against-novice =
    { $count ->
         [one] Joacă împotriva unui novice
         [few] Joacă împotriva a { $count } novici
        *[other] Joacă împotriva a { $count } de novici
    }
hall-agree = Schimbată: ești de acord?
hall-all_mine = Toate partidele tale
hall-all_watch = Toate cele { $count } partide de urmărit
hall-beats =
    Învinge { $level } în { $won } din { $of ->
         [one] { $of } partidă
         [few] { $of } partide
        *[other] { $of } de partide
    }
hall-being_played = Se joacă acum
hall-continue = Continuă
hall-failed = Serverul nu a răspuns. Pagina încearcă din nou singură.
hall-failed_title = Nu s-a putut încărca
hall-free_seat = loc liber
hall-friends = Joacă cu prietenii
hall-gentlest = Cel mai blând dintre toți
hall-go_on = Mai departe
hall-greeting-day = Salut, { $name }
hall-greeting-evening = Bună seara, { $name }
hall-greeting-morning = Bună dimineața, { $name }
hall-hosts = { $game } la { $name }
hall-how-all = Cântărește fiecare mutare și rareori greșește mult. Răspunde imediat.
hall-how-search = Cântărește fiecare mutare și joacă mai departe în minte. Gândește cam { $seconds } s la o mutare.
hall-how-some = Observă cam { $seen } din 100 de mutări, privește un pas înainte și nu e mereu sigur. Răspunde imediat.
hall-learning = Învață mai departe
hall-level-apprentice = A jucat câteva seri.
hall-level-builder = Joacă în fiecare săptămână și îi place.
hall-level-king = Cel mai puternic bot pe care îl putem face.
hall-level-master = Cel mai bun la cele mai multe mese de bucătărie.
hall-level-novice = A învățat regulile azi-dimineață.
hall-live = ÎN DIRECT
hall-loading = Se încarcă
hall-minutes = cam { $minutes } min
hall-no_open = Deschide una și va apărea aici pentru toți.
hall-no_open_title = Nicio masă nu este deschisă
hall-no_play = Partidele care pot fi privite apar aici.
hall-no_play_title = Nimeni nu joacă o partidă publică
hall-offline = Fără conexiune. Vezi ce s-a încărcat la { $time }; pagina continuă de la sine când conexiunea revine.
hall-offline_rest = Nu fără conexiune
hall-open_one = Deschide o masă
hall-options = Alege extensii și reguli
hall-play_now = Joacă acum
hall-players = { $from }–{ $to } jucători
hall-points =
    de obicei cam { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
hall-rated = contează la clasament
hall-sit = Așază-te
hall-strength = putere { $level } din { $of }
hall-to_move = { $name } este la rând
hall-usual = reguli obișnuite
hall-waiting = așteaptă din { $time }
hall-waits =
    { $count ->
         [one] O partidă te așteaptă.
         [few] { $count } partide te așteaptă.
        *[other] { $count } de partide te așteaptă.
    }
hall-whom = Împotriva cui vrei să joci?
hall-with = cu { $names }
hall-won = Câștigă: { $names }
hall-your_turn = Este rândul tău

help-can = Ce poți face
help-lesson = Lecția:
help-more = și încă { $count } asemenea
help-now = Ce se decide acum
help-title = Ajutor
help-wait = Acum nu ți se cere nimic.

here-ask = Invită la joc
here-asked = Invitat
here-here = aici acum
here-learning = într-o lecție: { $game }
here-looking = caută o partidă
here-nobody = Încă nu e nimeni altcineva aici
here-nobody_how = Trimite cuiva linkul acestei pagini.
here-not_asked = Nu poate fi invitat
here-playing = la o masă: { $game }
here-title = Cine este aici
here-unnamed =
    { $count ->
         [one] Mai este cineva aici: un oaspete sau cineva care nu arată asta.
         [few] Mai sunt { $count } oameni aici: oaspeți sau jucători care nu arată asta.
        *[other] Mai sunt { $count } de oameni aici: oaspeți sau jucători care nu arată asta.
    }
here-waiting = așteaptă la o masă: { $game }
here-watching = privește: { $game }

hint = Sugestie
hint-close = Închide sugestia
hint-honest = Găsite cu ceea ce știe locul tău: o estimare, nu o promisiune.
hint-points =
    { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } la sfârșit
hint-rank = sugestia { $rank }
hint-then = Apoi:
hint-thinking = Caut cele mai bune mutări …
hint-title = Cele mai bune mutări
hint-wait = Sugestiile vin când ești la rând.
hint-why = Arată cele mai bune trei mutări
hint-win = câștigă { $chance }

hints-alone = doar singur cu boți
hints-everyone = pentru toți
hints-nobody = pentru nimeni

host-title = Ca gazdă a mesei

keys-arrows = mergi din loc în loc pe tablă
keys-board = tabla în cuvinte
keys-command = scrie o mutare
keys-enter = joacă ce se vede
keys-escape = pune la loc
keys-explain = explică ce are focusul
keys-farms = arată câmpurile și orașele lor
keys-figures = alege un pion sau niciunul
keys-happened = ascultă ce s-a întâmplat ultima oară
keys-help = acest ajutor
keys-lesson = lecția acestei mese sau toate lecțiile jocului
keys-log = jurnalul
keys-look = pe rând tot ce e pe masă, cu explicație
keys-moves = toate mutările ca propoziții
keys-piece-block = ia o piesă în mână
keys-piece-buy = cumpără o carte
keys-piece-end = încheie tura
keys-piece-knight = următorul cavaler de pe tablă
keys-piece-point = avansează un punct
keys-piece-reserve = ia un cavaler din rezervă
keys-status = ascultă cine este la rând și punctele
keys-title = Taste
keys-turn = rotește cartonașul; cu Shift invers
keys-undo = anulează
keys-zoom = mai aproape, mai departe, tot

league-a_week = Partide pe săptămână
league-agree = Stabiliți ora
league-agree_with = Stabilește ora cu { $name }
league-back = Înapoi la ligă
league-begin = Începe sezonul
league-choose = { $name } ar putea atunci. Alege:
league-down = Sub linia întreruptă: retrogradare în divizia următoare.
league-end = Încheie sezonul
league-enough = Patru membri ajung pentru o divizie.
league-enter = Joacă în acest sezon
league-entered = Înscriși: { $count }.
league-games = Partidele săptămânii
league-leave = Părăsește sezonul
league-more_times = Altă oră
league-moves-champion = campion
league-moves-down = retrogradează
league-moves-up = promovează
league-moving = Câți promovează și retrogradează
league-name = Numele sezonului
league-name_like = Toamna
league-new = Sezon nou
league-nobody = nu a venit nimeni: pierdut pentru amândoi
league-none = Sezonul nu a început
league-now = Joacă acum
league-offer = Spune când poți; { $name } alege.
league-own_times = O altă oră a ta
league-result = Rezultat …
league-season = Sezon
league-season-entering = înscrieri deschise
league-season-over = încheiat
league-season-running = în curs
league-size = Jucători într-o divizie
league-state-agreed = ora este stabilită
league-state-asked = alege o oră
league-state-missed = nejucată
league-state-named = ore propuse
league-state-open = încă fără oră
league-state-over = încheiată
league-state-playing = se joacă
league-state-waiting = masa este deschisă
league-tell = Anunță
league-tie = egalitate
league-time = Ora { $number }
league-to_play = De jucat: { $count }, până la { $time }
league-twice = Toți se întâlnesc de două ori, cu locurile schimbate
league-until = De jucat până la { $time }
league-up = Deasupra liniei punctate: promovare în divizia anterioară.
league-week = săptămâna { $week } din { $weeks }
league-winner = Cine a câștigat

league-your_place = din { $count } · puncte: { $points } · partide rămase: { $open }
league-your_season = Sezonul tău
learn-again = De la capăt
learn-all = Toate lecțiile
learn-back = Înapoi
learn-continue = Continuă
learn-finish = Joacă mai departe
learn-is_done = terminată
learn-lead = O lecție este o partidă adevărată la masă. Arată lucrul despre care vorbește, așteaptă mutarea ta, iar apoi joci pur și simplu mai departe.
learn-leave = Părăsește
learn-lost = Partida a mers altfel, așa că lecția nu poate continua aici. Începe-o de la capăt sau părăsește-o și joacă.
learn-next = Mai departe
learn-open = Învață într-o partidă îndrumată
learn-other_move = Și asta ar fi permis, dar acum se cere altceva: { $ask }.
learn-read_first = Încă nu: citește mai întâi aici, apoi apasă Mai departe.
learn-resume = Înapoi la lecție
learn-start = Începe
learn-step = { $step } din { $of }
learn-steps = { $count ->
    [one] { $count } pas
    [few] { $count } pași
   *[other] { $count } de pași
  }
learn-watch = Privește ce fac ceilalți

legend-any = orice cub
legend-bailiff = primar
legend-cloth = textil
legend-denier = monedă
legend-favour = favor
legend-food = hrană
legend-gold = aur
legend-hammer = construiește
legend-house = casă
legend-prestige = prestigiu
legend-provost = ofițer
legend-stone = piatră
legend-wood = lemn
legend-worker = muncitor

link-copied = Copiat
link-copy = Copiază linkul
link-lost = Conexiunea s-a pierdut. Nimic altceva nu s-a pierdut: va fi reluată.
link-seat = Locul tău, pe alt dispozitiv
link-sit = Un loc liber, pentru un prieten
link-watch = Pentru privit

lobby-fewer = Un loc mai puțin
lobby-finished = Partide tocmai încheiate
lobby-free = Bastide este software liber, fără legătură cu editurile acestor jocuri. Toate desenele sunt ale noastre.
lobby-join = Intră
lobby-mine = Partidele mele
lobby-more = Un loc mai mult
lobby-new = Masă nouă
lobby-no_finished = Nicio partidă publică nu s-a încheiat încă.
lobby-none = Partidele tale vor apărea aici, întâi cele care așteaptă de mult.
lobby-open = Mese deschise
lobby-seats = Locuri
lobby-sub = Fără cont. Partidele tale rămân pe acest dispozitiv.
lobby-title = Ce construim astăzi?
lobby-watch = Privește

local-elsewhere = Masa este deschisă în altă filă. Închide-o acolo ca să continui aici.
local-failed = Acest browser nu poate ține masa fără server. Un Firefox, Chrome, Edge sau Safari actual poate.
local-friend_does = joacă pe acest dispozitiv
local-give = Salvează toate partidele într-un fișier
local-hot_seat = Toți joacă pe acest dispozitiv: îl primește cine este la rând, iar ce nu pot vedea ceilalți este acoperit între timp.
local-i_am = Sunt { $name }
local-insecure = Fără server, masa merge doar la o adresă care începe cu https sau pe dispozitivul pe care se află fișierele.
local-loading = Masa se pregătește
local-newer = Există o versiune mai nouă.
local-no_file = Acesta nu este un fișier cu partide.
local-open = Deschide masa
local-pass_on = Este rândul lui { $name }: dă dispozitivul mai departe.
local-replace = Folosește-o acum
local-sit_too = Așază-te aici
local-take = Deschide un fișier cu partide
local-take_why = Partidele din fișier iau locul tuturor celor de aici.
local-title = Partidele tale
local-unkept = Acest browser nu lasă pagina să păstreze nimic, poate pentru că fereastra este privată. Masa are nevoie de asta: se deschide într-o fereastră obișnuită.
local-unloaded = Masa nu a putut fi încărcată. Pentru a redeschide pagina este nevoie de o conexiune.
local-why = Totul se petrece pe acest dispozitiv, fără server: partide, boți, sugestii și analize. De aceea aici nu există conturi, invitații, clasamente și notificări.

log-ahead = hotărât dinainte
log-bot = bot
log-clause = după regula
log-earlier =
    { $count ->
         [one] { $count } tură anterioară
         [few] { $count } ture anterioare
        *[other] { $count } de ture anterioare
    }
log-points = în total
log-since = Ce s-a întâmplat de la ultima mea mutare
log-steward = înlocuitor
log-table = La masă
log-then = Arată tabla de atunci
log-title = Jurnal
log-undone = anulat

magna-as_card = cartea { $place } a drumului
magna-batches = Seturi pentru castel
magna-beyond = Dincolo de ofițer: lucrează doar dacă ofițerul este mutat
magna-bridge = ordinea de pas
magna-cards_title = Cărți pe drum
magna-castle = Castel
magna-discard = decartate: { $count }
magna-discards = Teanc de decartare
magna-draw = Trage
magna-first = primul jucător
magna-first_to_pass = primul care pasează: +1
magna-hand = Mâna ta
magna-hand_short = Mână
magna-hand_text =
    { $name }: { $hand ->
         [one] { $hand } carte
         [few] { $hand } cărți
        *[other] { $hand } de cărți
    } în mână, { $deck } în teanc.
magna-in_deck = { $count } în teanc
magna-in_hand =
    { $count ->
         [one] { $count } carte
         [few] { $count } cărți
        *[other] { $count } de cărți
    } în mână
magna-most_batches = cele mai multe: 1 cub de aur
magna-new_cards =
    { $count ->
         [one] { $count } carte nouă
         [few] { $count } cărți noi
        *[other] { $count } de cărți noi
    }
magna-next_card = cartea următoare
magna-no_undo = Tragerea cărților nu poate fi anulată.
magna-one_card = 1 carte
magna-own = cartea ta
magna-owner_share = ești proprietarul: partea ta
magna-prestige = Clădiri de prestigiu
magna-provost_price = 1 monedă pe carte
magna-provost_to = Ofițerul pe cartea { $place }
magna-replace = Schimbă mâna
magna-score_now =
    { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } dacă partida s-ar termina acum: { $tokens } pentru jetoane, { $cards } pentru cărți, { $rest } pentru rest
magna-stores = Cât ține depozitul, primești un cub când lucrează altul aici.
magna-tap = Atinge o carte de pe drum sau din mână
magna-token = Jeton de castel
magna-token_value = Următorul jeton valorează { $value }.
magna-tokens =
    { $count ->
         [one] { $count } jeton de castel
         [few] { $count } jetoane de castel
        *[other] { $count } de jetoane de castel
    }
magna-tokens_title = Jetoane de castel
magna-whole_hand = toată mâna

moves-count =
    { $count ->
         [one] { $count } mutare
         [few] { $count } mutări
        *[other] { $count } de mutări
    }
moves-filter = Caută o mutare
moves-more =
    încă { $count ->
         [one] { $count } mutare
         [few] { $count } mutări
        *[other] { $count } de mutări
    }: scrie ca să cauți
moves-none = Nu e rândul tău.
moves-title = Mutări

nav-compete = Turnee
nav-find = Caută un jucător, o masă, un club sau o lecție
nav-foot = În josul paginii
nav-games = Partidele tale
nav-home = Pagina principală
nav-label = Bastide
nav-learn = Învață
nav-me = Eu
nav-menu = Meniul tău
nav-news = Noutăți
nav-news_new = Noutăți, necitite: { $count }
nav-off = oprit
nav-on = pornit
nav-page = Pagina ta
nav-play = Joacă
nav-puzzles = Probleme
nav-replays = Reluări
nav-rules = Reguli
nav-settings = Setări
nav-turn = Rândul tău · { $count }
nav-turn_why = Partida care așteaptă de cel mai mult timp

new-a_friend = Un prieten
new-about =
    cam { $minutes ->
         [one] { $minutes } minut
         [few] { $minutes } minute
        *[other] { $minutes } de minute
    }
new-all_here = Toți sunt aici.
new-allow = Permite-le pe amândouă
new-always = mereu inclus
new-asked_does = primește invitația și se așază aici
new-base = Jocul de bază
new-base_alone = doar jocul de bază
new-bot_word = bot
new-chat = Cine poate discuta
new-clock-days = De-a lungul mai multor zile
new-clock-days_about =
    { $count ->
         [one] Până la o zi pentru o mutare. Te anunțăm când e rândul tău.
         [few] Până la { $count } zile pentru o mutare. Te anunțăm când e rândul tău.
        *[other] Până la { $count } de zile pentru o mutare. Te anunțăm când e rândul tău.
    }
new-clock-live = Dintr-o dată
new-clock-live_about =
    Câte { $minutes ->
         [one] { $minutes } minut
         [few] { $minutes } minute
        *[other] { $minutes } de minute
    } și { $seconds ->
         [one] { $seconds } secundă
         [few] { $seconds } secunde
        *[other] { $seconds } de secunde
    } în plus la fiecare tură.
new-clock-none = Fără ceas
new-clock-none_about = Fiecare își ia timpul de care are nevoie. Bun între prieteni.
new-delay = Spectatorii văd mai târziu
new-easy = ușor
new-estimated = O estimare, până se joacă aici destule astfel de partide.
new-fine = Reguli detaliate
new-fine_changed = doar pentru ce ai ales: { $count }, dintre care { $changed } neobișnuite
new-fine_usual = doar pentru ce ai ales: { $count }, toate obișnuite
new-for =
    cam { $minutes ->
         [one] { $minutes } minut
         [few] { $minutes } minute
        *[other] { $minutes } de minute
    } la { $players } jucători
new-for_measured =
    { $minutes ->
         [one] de obicei { $minutes } minut în { $players }
         [few] de obicei { $minutes } minute în { $players }
        *[other] de obicei { $minutes } de minute în { $players }
    }
new-friend = Prieten
new-friend_does = deschide invitația și se așază aici
new-friends =
    { $count ->
         [one] Un loc pentru un prieten. Nu îi trebuie cont.
         [few] { $count } locuri pentru prieteni. Nu le trebuie cont.
        *[other] { $count } de locuri pentru prieteni. Nu le trebuie cont.
    }
new-game = Joc
new-hints = Sugestii
new-how_long = Cât timp?
new-in = Ce să cuprindă?
new-invite = Deschide și copiază invitația
new-learn = Ceva nou? Fiecare extensie are o lecție scurtă.
new-less_minutes = cu vreo { $minutes } min mai scurt
new-luck = Mese cu aceleași trageri în aceeași ordine
new-luck_count =
    { $count ->
         [one] { $count } masă
         [few] { $count } mese
        *[other] { $count } de mese
    }
new-luck_one = doar aceasta
new-luck_rule = Toate mesele au aceleași trageri la sorți, nimeni nu vede altă masă până nu se încheie toate, iar apoi fiecare loc este comparat cu același loc de la celelalte mese.
new-measured =
    { $count ->
         [one] Ca în { $count } partidă jucată aici.
         [few] Jumătate din { $count } partide jucate aici au fost mai scurte.
        *[other] Jumătate din { $count } de partide jucate aici au fost mai scurte.
    }
new-more = Mai multe pentru masa aceasta
new-more_about = anulări, sugestii, discuții, clasament, același noroc la mai multe mese
new-much = multe de știut
new-not_with = Nu cu { $set }
new-open_all = Deschide mesele
new-own = alegerea ta
new-plus_minutes = cam +{ $minutes } min
new-plus_tiles =
    +{ $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
new-public = Arat-o pe pagina principală
new-rated = Contează la clasament
new-rated_rule = Doar pentru jucătorii cu cont care participă la clasament. Fără sugestii, fără anulări făcute de gazdă.
new-rated_yes = da, dacă toți participă
new-ready = Alegeri gata făcute
new-seat = Locul { $seat }
new-seats = { $count } locuri
new-see = Cine o poate vedea?
new-see-invited = Doar cine este invitat
new-see-invited_about = Masa nu apare nicăieri. Cine are linkul tău se poate așeza sau poate privi.
new-see-open = Oricine se poate așeza
new-see-open_about = Apare la „Mese deschise” până se ocupă toate locurile, iar oricine poate privi.
new-see-watch = Jucători invitați, deschisă spectatorilor
new-see-watch_about = Doar prietenii tăi se așază; oricine poate privi, cu cinci minute mai târziu.
new-sets =
    { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }, { $count ->
         [one] o extensie
         [few] { $count } extensii
        *[other] { $count } de extensii
    } cu jocul de bază
new-start = Începe acum
new-steward = Pentru cine rămâne fără timp joacă un înlocuitor până se întoarce. Nimeni nu își pierde locul.
new-tiles =
    { $tiles ->
         [one] { $tiles } cartonaș
         [few] { $tiles } cartonașe
        *[other] { $tiles } de cartonașe
    }
new-time = Timp
new-title = O masă nouă
new-undo = Anularea unei mutări
new-usual_length = durată obișnuită
new-usually =
    { $minutes ->
         [one] de obicei { $minutes } minut
         [few] de obicei { $minutes } minute
        *[other] de obicei { $minutes } de minute
    }
new-watch = Cine poate privi
new-way = În ce fel jucăm?
new-who = Cine stă la masă?

news-changed = Masa ta de { $game } a fost schimbată. Ești de acord?
news-invited = { $name } te invită la { $game }.
news-new = nou
news-none = Nimic nou
news-none_how = Când este rândul tău, te invită cineva sau se termină o partidă, apare aici.
news-over = Partida ta de { $game } s-a terminat.
news-read = Toate citite
news-review = Analiza ta este gata: { $game }.
news-round = { $game }: masa ta este gata.
news-title = Noutăți
news-turn = Este rândul tău în { $game }.
news-where = Ce îți spunem și unde
news-with = Cu { $names }.

no = Nu

page-failed = Pagina nu a putut fi încărcată. Încarc-o din nou.

pass_ahead = Pasează când îmi vine rândul
pass_ahead-about = Doar pentru următoarea ta hotărâre din această tură. Nimeni nu o vede înainte să se întâmple; până atunci o poți anula.

paused = Partida este în pauză.

people-block = Blochează
people-block_account = Cu un cont al tău poți bloca persoane: atunci nu te pot invita și nu se pot așeza la masa ta.
people-block_guest = Un oaspete nu are cont, așa că blocarea nu ar ține dincolo de această masă. Înainte de început gazda poate elibera locul unui oaspete.
people-block_how = Nu o mai auzi și nu te poate invita, nici nu se poate așeza la masa ta.
people-blocked = blocat
people-forgive = Anulează
people-mute = Redu la tăcere
people-mute_device_how = Pe acest dispozitiv nu mai vezi ce spune. Nu i se spune.
people-mute_guest_how = Nu mai vezi ce spune acest oaspete la această masă, pe acest dispozitiv. Nu i se spune.
people-mute_how = Nu mai vezi ce spune. Nu i se spune.
people-muted = redus la tăcere
people-now_blocked = { $name }: blocat.
people-now_muted = Nu îl mai auzi pe { $name }.
people-title = Reduși la tăcere și blocați

phases = Fazele turei

player-against = Împotriva
player-all = Toate
player-best = cel mai bun { $number }
player-change = Schimbă pagina
player-costliest = Momentul tău cel mai costisitor
player-departed = Nimeni nu are acest nume sau jucătorul a plecat.
player-duel = { $won } câștigate, { $shared } egale, { $lost } pierdute
player-empty = Pagina ta este încă goală
player-empty_how = Joacă o partidă și apare aici: rezultatul, punctajul, cu cine ai jucat.
player-favourite = Jocul preferat
player-favourites = Jocuri preferate
player-form = Ultimele partide: { $games }
player-games = Partide
player-games_count =
    { $count ->
         [one] { $count } partidă
         [few] { $count } partide
        *[other] { $count } de partide
    }
player-games_won =
    { $count ->
         [one] { $count } partidă, { $won } câștigate
         [few] { $count } partide, { $won } câștigate
        *[other] { $count } de partide, { $won } câștigate
    }
player-given_away = Pierdut prin alegeri, pe partidă
player-here = aici acum
player-l = Î
player-look = Vezi
player-lost_word = pierdută
player-luck = Noroc, pe partidă
player-met = Întâlnit cel mai des
player-more = Partide mai vechi
player-never_met = Nu ai jucat încă cu { $name }.
player-no_games = { $name } nu a terminat nicio partidă pe care să o poți vedea.
player-no_rating = Încă nicio partidă cu punctaj.
player-none_such = Nicio astfel de partidă.
player-of_all = { $part } din toate
player-play = Joacă acum
player-rated_after =
    { $count ->
         [one] după { $count } partidă cu punctaj
         [few] după { $count } partide cu punctaj
        *[other] după { $count } de partide cu punctaj
    }
player-shows_nothing = { $name } nu își arată partidele și punctajele.
player-since = Joacă aici din { $time }.
player-since_day = din { $time }
player-skill = Nivel estimat { $mu } ± { $sigma }
player-speaks = Vorbește { $languages }.
player-style = Cum joci
player-style_from =
    { $count ->
         [one] din { $count } partidă analizată
         [few] din { $count } partide analizate
        *[other] din { $count } de partide analizate
    }
player-unrated = { $name } nu participă la clasament.
player-unrated_you = Nu participi la clasament.
player-w = V
player-won = Câștigate
player-won_only = Câștigate
player-won_word = câștigată
player-you_and = Tu și …
player-you_and_them = Tu și { $name }

players = Jucători și jurnal

prefs-activeFirst = Întâi panoul celui la rând
prefs-applause = Spune „Bine jucat” cu un clic la sfârșit
prefs-beat = Rândul meu trece mai departe
prefs-beat-hand = când spun eu
prefs-beat-long = după 6 secunde
prefs-beat-once = imediat
prefs-beat-short = după 2,5 secunde
prefs-beat_why = Până atunci îți mai poți anula tura.
prefs-chat = Discuție
prefs-chat-hide = ascunde
prefs-chat-met = cu cine am jucat
prefs-chat-quiet = doar un număr
prefs-chat-show = arată
prefs-chat_why = Ce se spune în timp ce privești tabla.
prefs-confirm = Întreabă înainte de a juca o mutare
prefs-confirm-always = mereu
prefs-confirm-matters = când contează
prefs-confirm-never = niciodată
prefs-confirm_why = Întrebarea apare lângă locul atins. Contează când ți se încheie tura sau decide norocul.
prefs-contrast = Contrast
prefs-contrast-high = mare
prefs-contrast-normal = normal
prefs-coordinates = Arată numele spațiilor
prefs-coordinates_why = Numere la marginea tablei, ca să poți vorbi despre ea.
prefs-dark = Întunecat
prefs-forced = Joacă pentru mine când există o singură alegere
prefs-forced_why = Este totuși arătat și notat.
prefs-foresight = Arată ce ar aduce o mutare
prefs-foresight_why = Punctele și ce se mai schimbă, înainte să decizi.
prefs-hints = Arată unde pot juca
prefs-hints_why = Locurile pe care le poți alege se luminează.
prefs-kept = Salvat.
prefs-language = Limbă
prefs-language_why = A acestei pagini și a tot ce îți spune jocul.
prefs-listen = Ascultă
prefs-look = Cum arată
prefs-loudness = Volum
prefs-movement = Mișcare
prefs-movement-auto = ca dispozitivul
prefs-movement-full = complet
prefs-movement-little = puțină
prefs-movement_why = Piesele zboară, punctele cresc, pionii se întorc acasă.
prefs-moves = Mutări
prefs-name = Numele tău
prefs-nextGame = Du-mă la următorul joc care așteaptă
prefs-nextGame_why = După mutarea ta, dacă aici sunt la mutare alți oameni și te așteaptă un alt joc.
prefs-notices = Anunță-mă când e rândul meu
prefs-notices_why = Prin acest browser, cât timp pagina este deschisă în fundal.
prefs-ownFirst = Întâi panoul meu
prefs-pace = Viteza a ceea ce fac ceilalți
prefs-pace-fast = repede
prefs-pace-once = deodată
prefs-pace-slow = încet
prefs-pace-usual = obișnuit
prefs-pace_why = Cât de repede îți sunt arătate mutările lor.
prefs-palette = Culorile locurilor
prefs-palette-bastide = Bastide
prefs-palette-okabe = pentru daltoniști
prefs-palette-pastel = pale
prefs-seats_why = Forma și litera deosebesc locurile, oricare ar fi culorile.
prefs-sound = Sunet
prefs-soundChat = Vorbește cineva
prefs-soundChat_why = două ciocănituri
prefs-soundEnd = Partida s-a terminat
prefs-soundEnd_why = o fanfară scurtă
prefs-soundHidden = Sunete și când te uiți la altă pagină
prefs-soundLow = Puțin timp rămas
prefs-soundLow_why = de trei ori aceeași notă
prefs-soundMoves = Se așază sau se mută ceva
prefs-soundMoves_why = lemn pe lemn, piatră pe piatră
prefs-soundPoints = Puncte
prefs-soundPoints_why = trei note care urcă
prefs-soundTurn = Este rândul tău
prefs-soundTurn_why = două note care urcă
prefs-sound_why = Nimic nu este spus doar prin sunet. Ce auzi și vezi, și poți asculta citit.
prefs-sounds = Sunete
prefs-table = La masă
prefs-textSize = Mărimea textului
prefs-textSize-large = mare
prefs-textSize-small = mică
prefs-textSize-usual = obișnuită
prefs-theme = Lumină
prefs-theme-auto = ca dispozitivul
prefs-theme-dark = întunecată
prefs-theme-light = luminoasă
prefs-tilted = Torres: arată înălțimile în relief
prefs-title = Preferințe

proposal-pause = { $name } cere o pauză.
proposal-reveals = Ar anula o tragere la sorți sau ceva aflat.
proposal-stop = { $name } propune oprirea partidei.
proposal-undo = { $name } cere anularea unui pas.

push-ask = Anunță-mă când este rândul meu
push-failed = Acest browser nu poate fi anunțat: { $reason }
push-on = Vei fi anunțat.

puzzles-again = Încearcă din nou
puzzles-again_why = Nu mai contează pentru evaluare.
puzzles-all_tried = Le-ai încercat pe toate. Alege altă temă sau alt joc.
puzzles-ask = Găsește cel mai bun răspuns.
puzzles-bars = Cât de bune sunt cele mai bune răspunsuri
puzzles-bars_why = Șansa de câștig după fiecare, după motor: fiecare răspuns a fost cercetat separat.
puzzles-best = Cel mai bun răspuns
puzzles-best_at = Cel mai bun: { $chance }
puzzles-brings = Ce aduce
puzzles-by_theme = Pe teme
puzzles-by_theme_why = Alege ce vrei să exersezi.
puzzles-calendar = { $month }, câte o problemă pe zi
puzzles-chance = Răspunsul tău: { $chance } șansă de câștig.
puzzles-count =
    { $count ->
         [one] { $count } problemă
         [few] { $count } probleme
        *[other] { $count } de probleme
    }
puzzles-day-again = rezolvată la altă încercare
puzzles-day-missed = nerezolvată
puzzles-day-none = neîncercată
puzzles-day-solved = rezolvată
puzzles-day-today = astăzi
puzzles-days = zile la rând
puzzles-find = Găsește cel mai bun răspuns. Nimic nu contează până nu spui tu.
puzzles-from = Dintr-o partidă în { $players }
puzzles-from_turn = Dintr-o partidă în { $players }, tura { $turn }
puzzles-good = Bun, și aproape cel mai bun
puzzles-guest = Evaluarea și zilele tale rămân pe acest dispozitiv. Cu un cont te urmează.
puzzles-lead = Poziții din partide adevărate în care un răspuns este clar mai bun decât toate celelalte.
puzzles-leave = Toate problemele
puzzles-level-1 = mediu
puzzles-level-2 = dificil
puzzles-level-3 = greu
puzzles-mine = Arată-l pe al meu
puzzles-my_move = Aceasta este mutarea mea
puzzles-next = Următoarea problemă
puzzles-none = Încă nu există nicio problemă aici
puzzles-of_day = Problema zilei
puzzles-of_day_why = Câte una pe zi și joc, aceeași pentru toți.
puzzles-offline = Fără conexiune: încercarea este păstrată și numărată mai târziu.
puzzles-panel = Problemă
puzzles-rated = Evaluate
puzzles-rated_why = Pe măsura ta: rezolvată, evaluarea crește; altfel scade.
puzzles-rating = evaluarea ta la probleme
puzzles-rating_change = { $change } la evaluare, acum { $number }
puzzles-seat-0 = Roșu
puzzles-seat-1 = Albastru
puzzles-seat-2 = Verde
puzzles-seat-3 = Portocaliu
puzzles-seat-4 = Negru
puzzles-seat-5 = Ardezie
puzzles-show_best = Arată cel mai bun
puzzles-solve = Rezolvă
puzzles-solved = { $solved } din { $tried } rezolvate din prima
puzzles-study = Studiaz-o
puzzles-that_is_it = Acesta este
puzzles-theme-block = Blochează un rival
puzzles-theme-building = Clădiri
puzzles-theme-card = Cărți
puzzles-theme-castle = Castele
puzzles-theme-city = Închide un oraș
puzzles-theme-cloister = Mănăstiri
puzzles-theme-favour = Favoruri
puzzles-theme-field = Câmpuri care aduc puncte
puzzles-theme-home = Adu acasă un supus la timp
puzzles-theme-join = Intră în ce este al altora
puzzles-theme-king = Regele
puzzles-theme-knight = Cavaleri
puzzles-theme-last = Ultimele cartonașe
puzzles-theme-pass = Pasează la timp
puzzles-theme-plan = Gândește în avans
puzzles-theme-prestige = Clădiri de prestigiu
puzzles-theme-provost = Ofițerul
puzzles-theme-road = Termină un drum
puzzles-theme-worker = Unde trimiți un muncitor
puzzles-there_is_better = Există ceva mai bun
puzzles-to_move = { $name } mută: tu ești
puzzles-today = Astăzi
puzzles-unrated = Deja încercată, deci neevaluată.
puzzles-way = Probleme: care
puzzles-yours = Răspunsul tău

ratings-best = Cei mai buni jucători
ratings-game = Joc
ratings-games = Partide
ratings-mine = Clasamentul meu
ratings-mine_none = Nu ai încă un punctaj: încheie o partidă la o masă cu clasament la care participă toți.
ratings-none = Aici nu este încă nimeni în clasament.
ratings-not_yet = Nu participi; poți schimba asta în setări.
ratings-optin = Participarea este voluntară: apar în clasament doar cei care au ales asta în setări.
ratings-options = Opțiuni
ratings-place = Loc
ratings-rating = Punctaj
ratings-see = Vezi clasamentul
ratings-sign_in = Intră în cont și clasamentul tău apare aici.
ratings-skill = Măiestrie
ratings-title = Clasament
ratings-usual = obișnuite
ratings-what = Punctajul începe de la 1300 și crește sau scade odată cu rezultatele. Este prudent: OpenSkill estimează cât de bine joacă cineva (măiestria) și cât de nesigur este (±), iar de trei ori nesiguranța se scade.
ratings-you = tu

redo = Refă pasul
redo-none = nu s-a anulat nimic

refused-nothing = nu s-a jucat nimic

rematch = Încă o partidă
rematch-go = Partida următoare este pregătită: mergi acolo.

replay-end = Sfârșitul: pasul { $total } din { $total }
replay-open = Reluare
replay-past = Privești trecutul: pasul { $step } din { $total }
replay-pause = Pauză
replay-play = Pornește
replay-share = Trimite poziția
replay-slider = Pasul partidei
replay-speed = viteză
replay-step = Pas
replay-table = Înapoi la masă
replay-turn = Tură

resign = Mă dau bătut
resign-keep = Joacă mai departe
resign-sure = Da, mă dau bătut
resign-what = Abandonezi această partidă; nu se poate anula.

rest = Zile libere
rest-about = În aceste zile timpul tău stă pe loc, iar ceilalți află. La această masă ai 30 pe an.
rest-days = Câte
rest-take =
    { $count ->
         [one] Ia { $count } zi liberă
         [few] Ia { $count } zile libere
        *[other] Ia { $count } de zile libere
    }

restart = Reia tura

result-curve = Cum au evoluat punctele
result-open = Rezultat
result-other = Altele
result-points = Puncte
result-sources = De unde au venit punctele, pe ture
result-tile = Cartonaș
result-total = Total
result-turn = Tură
result-year = An

resume = Continuă

return = Îmi iau locul înapoi

review = Analiză
review-again = Încearcă din nou
review-ask = Analizează partida
review-better = Mai bine: { $text }
review-curve = Șansele de câștig pe parcursul partidei
review-draws = Tragerile care au schimbat cel mai mult
review-failed = Analiza nu a putut fi făcută.
review-given = Pierdut pe alegere
review-go = Pasul { $step }
review-how =
    { $decisions ->
         [one] { $decisions } decizie căutată
         [few] { $decisions } decizii căutate
        *[other] { $decisions } de decizii căutate
    }, câte { $seconds } s, cu ce știa locul atunci.
review-lost = a pierdut { $lost } din { $chance }
review-luck = Norocul la trageri
review-mark_choice = această alegere a pierdut { $lost }
review-mark_luck = noroc pentru { $name }: { $luck }
review-none = Nicio alegere nu a pierdut ceva demn de semnalat.
review-not_over = Analiza se poate face când partida s-a terminat.
review-numbers = Același lucru în cifre
review-played = S-a jucat: { $text }
review-running = Se analizează: { $part }
review-show = Arată mutarea mai bună
review-shown = Mai bine aici: { $text }
review-split = Noroc și alegeri
review-split_why = Noroc: ce au adus tragerile față de media a tot ce putea veni. Alegeri: cât s-a pierdut față de cea mai bună mutare găsită.
review-step = Pas
review-steps =
    { $count ->
         [one] { $count } pas
         [few] { $count } pași
        *[other] { $count } de pași
    }
review-swings = Alegerile cele mai scumpe
review-value = Pasul { $step }: { $chances }
review-waiting =
    { $count ->
         [one] { $count } altă analiză se face
         [few] { $count } alte analize se fac
        *[other] { $count } de alte analize se fac
    } înainte.
review-why = Partida este privită din nou în fundal: cum au mers șansele, cât au costat alegerile și ce a fost noroc. Se face o dată și se păstrează pentru toți.

road-castle =
    { $section }: { $count } din { $places ->
         [one] { $places } casă
         [few] { $places } case
        *[other] { $places } de case
    }.
road-owned = proprietar: { $name }
road-provost = Ofițerul este pe spațiul { $provost }, primarul pe { $bailiff }.
road-space = Spațiul { $space }: { $building }
road-worker = muncitorul lui { $name }

rollback = Anulează ultima hotărâre
rollback-about = Pentru o masă blocată sau o greșeală care nu se poate îndrepta altfel: oricine ar fi hotărât și orice s-a tras la sorți sau s-a dezvăluit. Jurnalul le spune tuturor.
rollback-sure = Da, anulează pentru toți

rules-arrow = La stânga săgeții se plătește, la dreapta se câștigă; o bară înseamnă sau.
rules-back = Înapoi la masă
rules-chapters = Capitole
rules-clauses =
    { $count ->
         [one] { $count } regulă
         [few] { $count } reguli
        *[other] { $count } de reguli
    }
rules-found =
    { $count ->
         [one] { $count } regulă găsită
         [few] { $count } reguli găsite
        *[other] { $count } de reguli găsite
    }
rules-house = Casă și două puncte: ce ia și proprietarul.
rules-legend = Cum se citesc semnele
rules-none = Nicio regulă nu conține toate aceste cuvinte.
rules-of = Regulile jocului { $game }
rules-refused = Mutarea a fost refuzată după regula { $clause }.
rules-search = Caută după cuvânt sau număr
rules-source-image = imagine
rules-source-rulebook = regulament
rules-source-ruling = decizie proprie

safety-download = Descarcă
safety-games = Toate partidele tale ca fișiere
safety-games_how = Pot fi rejucate și verificate fără acest server.
safety-leave = Pleacă și fii uitat
safety-leave_how = Numele, punctajele și mesajele dispar imediat. Ceilalți păstrează partidele jucate cu tine, fără numele tău.
safety-title = Siguranță

seat-away = plecat
seat-points =
    { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }
seat-resigned = s-a dat bătut
seat-steward = joacă înlocuitorul
seat-turn = la rând
seat-winner = câștigător
seat-you = tu

settings-account = Cont
settings-look = Aspect
settings-parts = Părțile setărilor
settings-play = Joc
settings-sound = Sunet

skip = Sari la conținut

stage-confirm = Fă-o
stage-forced = O singură alegere, făcută pentru tine: { $what } ({ $task })
stage-go_on = Mai departe
stage-menu = Jurnal, mutări și altele
stage-more_places = { $count ->
    [one] Încă un loc
    [few] Încă { $count } locuri
   *[other] Încă { $count } de locuri
 } în această direcție
stage-no_scores = Fără puncte acum
stage-pace = Cât de repede se văd mutările celorlalți
stage-pace-half = De două ori mai încet
stage-pace-once = Totul deodată
stage-pace-one = Viteză obișnuită
stage-pace-two = De două ori mai repede
stage-pass = Pas
stage-passes = Rândul tău trece mai departe
stage-past = Arătat încă o dată; nu se joacă nimic.
stage-plays_here = { $name } joacă aici
stage-put_back = Pune la loc
stage-scores = Puncte: { $scores }
stage-settled = { $count ->
    [one] O mutare a fost făcută
    [few] { $count } mutări au fost făcute
   *[other] { $count } de mutări au fost făcute
 } între timp
stage-skip = Sari la momentul prezent
stage-skip_short = Sari
stage-sound = Sunet
stage-turn = Rotește
stage-turn_way = Rotește: poziția { $now } din { $of }

standing = Clasamentul final

state-expired = neîncepută
state-open = așteaptă jucători
state-over = încheiată
state-paused = în pauză
state-playing = în joc

status-only = Doar asta e posibil: { $move }.
status-over = Partida s-a încheiat.
status-stopped = Jucătorii au hotărât să se oprească.
status-theirs = { $name }:
status-won = Partida s-a încheiat. Câștigă { $names }.
status-won_by = Câștigă { $names }.
status-yours = Este rândul tău.

steward = Timpul tău s-a terminat; un înlocuitor joacă pentru tine.

table-ask = Întreabă-i pe ceilalți
table-commitment = Sigiliul tuturor extragerilor, pus înaintea primei:
table-copied = copiat
table-copy = Copiază un link la această poziție
table-fair = Trageri corecte
table-links = Linkuri
table-loading = O clipă …
table-menu = Masa și preferințele
table-record = Descarcă partida
table-rules = Regulile acestei mese
table-seed = Numărul secret, acum că partida s-a încheiat:
table-standard = Regulile standard.
table-version = versiunea regulilor { $version }

tokens-label = Cheie de acces
tokens-link = Ce poate cere un program serverului (OpenAPI)
tokens-made = creată pe { $time }
tokens-make = Creează o cheie de acces
tokens-name = Numele programului
tokens-once = Cheia de acces pentru { $name }. Copiaz-o acum: se arată o singură dată.
tokens-revoke = Revocă
tokens-title = Programe care joacă pentru tine
tokens-why = Cu o cheie de acces, un bot scris de tine se poate așeza și juca sub numele tău. Nu poate modifica contul, dar cine o are poate juca pentru tine: păstreaz-o ca pe o parolă.

torres-advance = Avansează un punct
torres-ap = { $cost } AP
torres-base_level = baza castelului { $base } × nivelul { $level }
torres-block = Plasează o piesă
torres-bonus = ar primi bonusul regelui
torres-bonus_for = { $names }: +{ $points }
torres-bonus_in = Cu bonusul regelui de { $points } inclus
torres-bonus_level = Bonusul regelui: nivelul { $level }
torres-bonus_nobody = Nimeni nu stă pe nivelul { $level } al castelului regelui
torres-bonus_now = Bonusul regelui: nivelul { $level }, { $points } puncte
torres-buy = Cumpără o carte
torres-buy_about = Vezi 3 cărți și păstrează una pentru mai târziu
torres-by_doors = prin uși
torres-card-any_door = Scoate un cavaler pe orice ușă a unui castel în care poate intra
torres-card-diagonal = Mută un cavaler pe diagonală, cel mult un nivel în sus
torres-card-extra_block = Plasează gratuit o piesă din stocul comun
torres-card-free_move = Mută gratuit un cavaler de-al tău
torres-card-jump = Sari cu un cavaler drept peste o figurină vecină
torres-card-raise_knight = Pune o piesă de-a ta sub un cavaler de-al tău
torres-card-seven_ap = Încă două puncte de acțiune: șapte în această tură
torres-card-shift_block = Ridică piesa de sus a unei stive și plaseaz-o în altă parte
torres-card-six_ap = Încă un punct de acțiune: șase în această tură
torres-card-two_up = Mută un cavaler pe un spațiu vecin, exact două niveluri în sus
torres-cards = Cărțile tale
torres-cards-rule = una pe tură, gratuit
torres-castle_gives = castel { $base } × nivel { $level } = { $points }
torres-castle_line = { $name } { $base } × { $level } = { $points }
torres-castle_scores = Castelul de pe { $square }: baza { $base }
torres-castle_text = Castel pe { $squares }: baza { $base }, înălțimea { $height }.
torres-castle_without = castel { $base }, fără un cavaler de-al tău
torres-changes = { $change } la evaluare
torres-cost =
    costă { $cost ->
         [one] { $cost } punct de acțiune
         [few] { $cost } puncte de acțiune
        *[other] { $cost } de puncte de acțiune
    }
torres-deck =
    { $count ->
         [one] { $count } carte în teanc
         [few] { $count } cărți în teanc
        *[other] { $count } de cărți în teanc
    }
torres-do-block = Plasează
torres-do-buy = Cumpără
torres-do-castle = Plasează
torres-do-keep = Păstrează
torres-do-king = Plasează
torres-do-knight = Plasează
torres-do-lift = Ridică
torres-do-move = Mută
torres-do-play = Folosește
torres-do-put = Pune
torres-do-raise = Înalță
torres-do-return = Pune înapoi
torres-do-spread = Alege
torres-do-start = Alege
torres-do-stay = Lasă
torres-do-tower = Ia
torres-dock = Tura ta: puncte, acțiuni și cărți
torres-end = Încheie tura
torres-hand = cărți
torres-how_mouse = Arată ca să vezi ce aduce, apasă ca să o faci
torres-how_touch = Atinge un spațiu luminat ca să vezi, încă o dată ca să o faci
torres-king_bonus = Bonusul regelui
torres-king_text = Regele stă pe { $square }.
torres-knight = Plasează un cavaler
torres-knight_on = Cavaler pe { $square }
torres-knight_text = Un cavaler al lui { $name } pe { $square }, nivelul { $level }.
torres-leapfrog = Spații ocupate sărite
torres-leaps =
    { $name }: { $count ->
         [one] { $count } spațiu ocupat sărit
         [few] { $count } spații ocupate sărite
        *[other] { $count } de spații ocupate sărite
    }
torres-level = nivelul { $level }
torres-level_change = nivelul { $from } spre { $to }
torres-lost =
    { $count ->
         [one] { $count } punct de acțiune se pierde
         [few] { $count } puncte de acțiune se pierd
        *[other] { $count } de puncte de acțiune se pierd
    }
torres-master = Carte Maestru: { $card }
torres-next_turn = tura următoare
torres-no_change = Încă nicio schimbare la evaluare
torres-no_points = Niciun punct de acțiune rămas: încheie tura când ești gata
torres-on_bare = Pe tabla goală: nimic la evaluare
torres-pick = Cavalerul de pe { $square }: alege unde merge
torres-points = Puncte de acțiune
torres-reserve = rezervă
torres-scoring = evaluare
torres-sheet-again = Ultima evaluare
torres-sheet-before = Înainte
torres-sheet-castles = Castele
torres-sheet-final = Evaluarea finală
torres-sheet-king = Rege
torres-sheet-last = { $name } e pe ultimul loc, poate muta regele și spune cine începe anul următor.
torres-sheet-last_you = Ești pe ultimul loc: poți muta regele și spui cine începe anul următor.
torres-sheet-leads = După anul { $year } conduce { $name }
torres-sheet-leaps = Sărituri
torres-sheet-look = Vezi tabla
torres-sheet-master = Carte Maestru
torres-sheet-total = Total
torres-sheet-you = După anul { $year } conduci tu
torres-spend = Mută, construiește sau încheie tura
torres-supply = Piese în stoc: { $count }
torres-tower_left =
    Turnul turei: încă { $count ->
         [one] { $count } piesă
         [few] { $count } piese
        *[other] { $count } de piese
    }
torres-towers = Turnurile turelor viitoare: { $towers }
torres-turn_over = Tură încheiată
torres-which_tower = Din ce turn vine piesa?
torres-year = Anul { $year }
torres-year_over = Anul { $year } s-a încheiat
torres-year_round = Anul { $year }, runda { $round } din { $rounds }
torres-year_rule = Fiecare castel aduce puncte: baza înmulțită cu nivelul celui mai înalt cavaler al tău

town-back = Înapoi
town-batch = { $section }: un set
town-beyond = Dincolo de ofițer: trebuie să mai vină { $steps }, altfel muncitorul se întoarce cu mâna goală.
town-build = Construiește
town-build_nothing = Nu construi nimic
town-buildings = Clădiri
town-choose_place = Alege un loc pe drum sau în castel.
town-choose_stock = Alege aici sau din stoc.
town-column = coloana { $column }
town-cubes = Alte cuburi
town-deniers = Monede
town-done = Gata.
town-done_how = Anulează sau mergi mai departe
town-enough = Destul
town-exchange = Schimbă
town-favour = Un favor regal
town-favour_moves = Marcatorul tău avansează cu o coloană pe linia aleasă.
town-favours = Favoruri
town-final = Ultimele puncte
town-free = gratuit
town-gets = primește
town-give = Oferă setul
town-give_none = Niciunul (−{ $points })
town-given = Oferite până acum: { $count }
town-gold = Aur
town-great = Apartamente, clădiri de prestigiu
town-house_of = Casa { $house } din { $places }. Tu ai { $mine } acolo.
town-in_reach = Ofițerul ajunge la toți muncitorii tăi.
town-later = Acolo stă un muncitor: se schimbă după ce pleacă.
town-leave_him = Lasă-l pe loc
town-left_over = Rămase
town-move = Mută { $steps }
town-no = Nu, mulțumesc
town-none = Niciunul
town-of = proprietar: { $name }
town-on = pe { $space }
town-order = ordine
town-order_text = Ordinea de mutare: { $names }
town-out_of_reach = Ofițerul nu ajunge acum la muncitorii tăi de pe { $spaces }.
town-own = clădirea ta
town-pass_as = Pasează, locul { $place }
town-pass_last = Ești ultimul: încep clădirile speciale.
town-pass_no_denier = nicio monedă: doar primul
town-pass_then = Plasarea devine mai scumpă pentru ceilalți. La mutarea ofițerului ești pe locul { $place }.
town-passed = au pasat
town-passed_none = Nimeni nu a pasat
town-passed_text = Au pasat, în ordine: { $names }
town-pay = Plătește
town-pay_favour = Plătește favorul
town-place = Plasează muncitorul
town-provost = Ofițerul
town-provost_free = până la 3 spații, gratuit
town-provost_price = 1 monedă pe spațiu
town-residence = Fă din ea un apartament
town-road = Drum
town-send = Trimite muncitorul
town-site = merge pe spațiul { $space }
town-so_far = Până acum
town-stock = Stoc
town-take = Ia
town-take_back = Ia muncitorul înapoi
town-take_it = Ia-o
town-tap = Atinge un loc pe drum sau în castel
town-then = apoi { $what }
town-then_best = apoi favorul celui mai bun constructor
town-then_building = apoi { $building } ({ $space }), { $name }
town-then_turn = apoi o tură nouă
town-touched_idle = { $name }: { $building } ({ $space }) nu va lucra.
town-touched_works = { $name }: { $building } ({ $space }) va lucra.
town-trade = Comerț
town-untouched = Mutarea nu schimbă nimic pentru niciun muncitor.
town-visitors = Vizitatori
town-your_decision = Decizia ta:

turn = Tura { $turn }

undo = Anulează
undo-consent = doar dacă toți sunt de acord
undo-free = în tura proprie, cât timp nu s-a tras nimic la sorți
undo-never = niciodată
undo-none = nu e nimic de anulat
undo-stops = Aici se oprește anularea

verify = Verifică
verify-commitment = Extragerile se potrivesc cu sigiliul publicat înaintea primei.
verify-more = Pentru a rejuca toată partida și a verifica fiecare regulă și tragere:
verify-result = Câștigătorul are cel mai mare scor sau a câștigat la departajare.
verify-running = Partida continuă: extragerile se verifică la sfârșit.
verify-view = Poziția arătată este cea de pe server.

watch-anyone = oricine
watch-link = cine are linkul
watch-nobody = nimeni

watching =
    { $count ->
         [one] { $count } spectator
         [few] { $count } spectatori
        *[other] { $count } de spectatori
    }

words-beyond = Dincolo de ofițer.
words-free = Regiuni libere neterminate
words-game = Partida
words-held = Regiuni ocupate
words-here = Aici: { $names }.
words-king_here = Regele este aici.
words-none = nimeni
words-pieces = Pioni pe tablă
words-players = Jucători
words-promised = Va deveni apartamentul lui { $name }.
words-road = Drum
words-tokens = { $section }: au rămas { $count } din { $of } jetoane, câte { $points } puncte.

yes = Da

you-name = Oaspete

zoom-fit = Arată tot
zoom-in = Mai aproape
zoom-out = Mai departe

nav-studies = Studiile tale
nav-study = Studii
study-a_position = O poziție de { $game }
study-add_comment = Adaugă comentariul
study-added = Adăugată ca variantă. Partida însăși e neschimbată.
study-all = Toate studiile
study-as_known = Capitol nou din ce știa { $name }
study-back = Un pas înapoi
study-beginning = începutul
study-by_engine = de la motor, fiecare variantă căutată la fel
study-chance = Ce face hazardul?
study-chance_moves = Hazardul decide
study-chapter_title = Titlul capitolului
study-comments_count =
    { $count ->
        [one] { $count } comentariu
        [few] { $count } comentarii
       *[other] { $count } de comentarii
    }
study-draw = Trage
study-drop = Scoate capitolul „{ $title }”
study-drop_sure = Da, scoate-l
study-embed = Arată într-o pagină a ta
study-ends_with = se încheie cu vreo { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
study-engine = Motor
study-engine_off = Motorul e oprit. Gândește-te întâi.
study-everybodys = Listate pentru toți
study-find = Caută
study-from_file = O înregistrare din fișier
study-from_game = Alege o partidă încheiată
study-guessed = Din ce știa { $name }: ce e ascuns aici e presupus.
study-guessed_short = cu presupuneri
study-instead = În loc de „{ $text }”:
study-judged-costly = { $name } a jucat „{ $text }”: o mutare costisitoare, a cedat { $lost }.
study-judged-doubtful = { $name } a jucat „{ $text }”: o mutare îndoielnică, a cedat { $lost }.
study-judged-fair = { $name } a jucat „{ $text }”: o mutare cinstită, a cedat { $lost }.
study-keep = Păstrează
study-lead = Gândește-te la o partidă cu motorul alături: încearcă alte mutări, scrie la o poziție, arat-o prietenilor.
study-line_by = variantă de { $name }
study-link = Legătură la pasul { $step }
study-mine = Studiile tale
study-name_writer = Numele unui jucător
study-new_chapter = Capitol nou din această poziție
study-new_link = Altă legătură; aceasta încetează
study-no_comments = Nimeni nu a scris încă nimic.
study-no_lines = Aici nu decide nimeni.
study-no_moves = Aici nu s-a încercat încă nimic. Joacă o mutare pe tablă.
study-none = Încă niciun studiu
study-none_about = Deschide o partidă încheiată și alege „Studiază partida”.
study-none_listed = Nimeni nu a listat încă un studiu
study-offline = Fără conexiune. Ce scrii se trimite când revii.
study-on = Un pas înainte
study-page = Studii
study-picture = Imagine
study-promote = Pune întâi această variantă: { $text }
study-promote_short = În față
study-readers-link = Oricine are legătura
study-readers-link_about = Ei citesc; scrii tu și cei pe care îi numești.
study-readers-listed = Toată lumea, și e listat
study-readers-listed_about = Apare la studii și poate fi găsit.
study-readers-me = Numai tu
study-readers-me_about = Legătura merge numai pentru tine și cei care pot scrie.
study-record = Înregistrarea partidei
study-remove = Scoate această variantă: { $text }
study-remove_short = Scoate
study-rename = Redenumește „{ $title }”
study-retry-again = Asta s-a jucat și a cedat { $lost }. Încearcă alta.
study-retry-ask = Ești { $name }. Ce e cel mai bine aici?
study-retry-best = Cea mai bună era: { $text }.
study-retry-done = Destul
study-retry-next = Următoarea
study-retry-open =
    { $count ->
        [one] Încearcă alegerea cea mai scumpă
        [few] Încearcă cele { $count } alegeri cele mai scumpe
       *[other] Încearcă cele { $count } de alegeri cele mai scumpe
    }
study-retry-other = Analiza nu a găsit-o cea mai bună. Încearcă alta sau cere-o pe cea mai bună.
study-retry-right = Asta e: cea mai bună mutare găsită de analiză.
study-retry-row = { $name }, pasul { $step }: a cedat { $lost }
study-retry-show = Arată-mi
study-searching = Caută …
study-seat = Locul { $number }
study-set_up = o poziție
study-share = Distribuie
study-share_title = Distribuie studiul
study-sign = Ce crezi despre această mutare?
study-sign-brilliant = strălucită
study-sign-costly = costisitoare
study-sign-doubtful = îndoielnică
study-sign-good = bună
study-somebody = Cineva
study-steps =
    { $count ->
        [one] { $count } pas
        [few] { $count } pași
       *[other] { $count } de pași
    }
study-tab-chapters = Capitole
study-tab-comments = Comentarii
study-tab-moves = Mutări
study-take_home = De luat acasă
study-the_end = Sfârșitul
study-the_game = Partida de { $game }
study-this = Studiază partida
study-throw = Aruncă acest studiu
study-throw_sure = Da, aruncă-l pentru toți
study-title = Titlu
study-to_end = La sfârșit
study-to_move = { $name } e la mutare
study-to_start = La început
study-uncomment = Scoate comentariul lui { $name }
study-untitled = Studiu: { $games }
study-what_would_you = Tu ce ai face aici?
study-when_over = Studiază partida: când s-a terminat
study-who_reads = Cine poate vedea studiul
study-who_writes = Cine poate scrie
study-write_here = Scrie la această poziție
study-writer_out = { $name } nu mai scrie
study-writing_link = Cine are această legătură poate scrie
study-setup = Compune
study-setup-away = Ia
study-setup-away_how = Apasă pe o piesă: întâi pleacă supușii, apoi piesa.
study-setup-block = Bloc
study-setup-cell = { $tile } la { $x },{ $y }
study-setup-fits = Totul se potrivește. Motorul poate căuta în această poziție.
study-setup-flag = Se compune o poziție: aici nu se joacă nimic
study-setup-follower = Supus
study-setup-follower_how = Apasă pe o piesă: un supus stă pe prima parte, apoi pe următoarea, apoi pleacă.
study-setup-king = Rege
study-setup-knight = Cavalerul lui { $name }
study-setup-lay = Așază la { $x },{ $y }
study-setup-leave = Renunță
study-setup-mover = La mutare
study-setup-points = Punctele lui { $name }
study-setup-square = { $square }: înălțime { $height }, { $who }
study-setup-tile = Piesă
study-setup-tile_how = Alege o piesă, apoi un loc luminat. Un clic pe o piesă așezată o rotește.
study-setup-tiles = Piese rămase
study-setup-title = Compune o poziție
study-setup-use = Folosește această poziție
study-setup-what = Ce vrei să pui?
study-setup-road_card = cartea { $place }
study-setup-building = Clădire
study-setup-card = Carte
study-setup-cards_away = Atinge o carte de pe drum: întâi pleacă muncitorul, apoi cartea.
study-setup-cards_card = Alege o carte și pune-o la capătul drumului. Mâinile, teancurile și cărțile decartate sunt mai jos.
study-setup-cards_of = Cărțile lui
study-setup-cards_prestige = Alege o clădire de prestigiu, apoi apartamentul pe care îl acoperă; încă o dată o ia.
study-setup-cards_provost = Atinge cartea pe care stă ofițerul.
study-setup-cards_residence = Atinge o carte: devine apartament, sau din nou clădire.
study-setup-cards_store = Atinge o carte: încă un cub în depozit; unul plin se golește.
study-setup-cards_worker = Atinge o carte: un muncitor vine sau pleacă. Atinge podul: a pasat sau nu.
study-setup-castle_tokens = Castel, { $section }
study-setup-cloth = Stofă
study-setup-food = Hrană
study-setup-gold = Aur
study-setup-houses = Case: { $section }
study-setup-phase = Fază
study-setup-removed = Jetoane scoase din joc
study-setup-scored = Secțiuni ale castelului evaluate
study-setup-stone = Piatră
study-setup-to_road = Pune la capătul drumului
study-setup-tokens = Jetoane: { $section }
study-setup-town_away = Atinge un loc: întâi pleacă muncitorul, apoi clădirea.
study-setup-town_bailiff = Atinge spațiul pe care stă primarul.
study-setup-town_building = Alege o clădire, apoi un spațiu de pe drum.
study-setup-town_favour = Atinge coloana luminată: acolo merge marcajul, iar de pe ultima deschisă înapoi la început.
study-setup-town_provost = Atinge spațiul pe care stă ofițerul.
study-setup-town_worker = Atinge un loc: un muncitor vine sau pleacă. Atinge podul: a pasat sau nu.
study-setup-turn = Tura
study-setup-whose = Al cui este?
study-setup-king_holder = Cine are regele
study-setup-robber_holder = Cine are cavalerul jefuitor
study-setup-wood = Lemn
study-play_on = Joacă mai departe
study-play_on_about = O masă nouă începe din această poziție. Nu contează la nimic, iar ce se trage de aici e nou.
study-play_on_level = Ceilalți
study-play_on_seat = Locul tău
study-played_on = Continuată dintr-o poziție de studiu; nu contează.
study-played_on_short = dintr-o poziție
