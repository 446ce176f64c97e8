call-address = adresa trebuie să înceapă cu https:// și să numească un server.
call-failed = notificarea nu a putut fi trimisă ({ $error }).
call-no_host = nu există serverul „{ $host }”.
call-password = adresa nu trebuie să conțină un nume sau o parolă.
call-port = portul nu este un număr.
call-private = adresa este în rețeaua proprie a serverului, unde acesta nu trimite notificări.
call-refused = răspunsul a avut starea { $status }.
call-resting = nu a răspuns; se va încerca din nou mai târziu.
call-silent = { $host } nu răspunde ({ $error }).
call-waiting = prea multe notificări așteaptă.

entry-agreed = { $player } este de acord cu schimbarea
entry-amended = Gazda schimbă ce s-a convenit
entry-answered-no = { $player } nu este de acord
entry-answered-yes = { $player } este de acord
entry-applauded = { $player }: bine jucat!
entry-botsat = { $level } (bot) se așază
entry-claimed = { $player } are acum un cont
entry-closed = Partida se încheie fără rezultat: nimeni nu o putea continua aici
entry-closed-by_organiser = Organizatorul încheie jocul
entry-created = Masa este pregătită
entry-expired = Nimeni nu a început la timp; masa a fost închisă
entry-expired-by_host = Gazda închide masa
entry-left = { $who } pleacă de la masă
entry-played = { $player } joacă
entry-played-ahead = { $player } pasează, cum a hotărât dinainte
entry-played-replaced = { $player } nu a ales nimic; s-a făcut o mutare permisă în locul său
entry-proposed-pause = { $player } propune o pauză
entry-proposed-stop = { $player } propune oprirea partidei aici
entry-proposed-undo = { $player } cere întoarcerea la pasul { $to }
entry-proposed-undo_reveals = { $player } cere întoarcerea la pasul { $to }, dincolo de ceva tras la sorți sau dezvăluit
entry-rematched = { $player } pregătește revanșa
entry-reminded-expiry = Dacă partida nu începe în curând, masa va fi închisă
entry-reminded-time = Timpul { NAME($player, form: "gen") } este pe sfârșite
entry-resigned = { $player } se dă bătut
entry-rested =
    { $count ->
        [one] { $player } își ia o zi liberă; până atunci timpul îi stă pe loc
        [few] { $player } își ia { $count } zile libere; până atunci timpul îi stă pe loc
       *[other] { $player } își ia { $count } de zile libere; până atunci timpul îi stă pe loc
    }
entry-resumed = { $player } încheie pauza
entry-returned = { $player } își ia locul înapoi de la înlocuitor
entry-rolledback =
    Gazda mesei anulează ultima hotărâre a lui { $whose }: { $count ->
         [one] { $count } pas
         [few] { $count } pași
        *[other] { $count } de pași
    }
entry-rolledback-reveals =
    Gazda mesei anulează ultima hotărâre a lui { $whose }: { $count ->
         [one] { $count } pas
         [few] { $count } pași
        *[other] { $count } de pași
    }, dincolo de ceva tras la sorți sau dezvăluit
entry-sat = { $who } se așază
entry-started = Partida începe
entry-timedout = A expirat timpul pentru { $player }; un înlocuitor joacă mai departe
entry-undone =
    { $player } anulează { $count ->
         [one] { $count } pas
         [few] { $count } pași
        *[other] { $count } de pași
    }

league-division = Divizia { $number }
league-games_of = Partidele săptămânii { $week }
league-lost = Pierdute
league-played = Jucate
league-rule = Trei puncte pentru victorie, unul pentru egal.
league-tied = Egale
league-won = Câștigate
level-novice = Novice
level-apprentice = Ucenic
level-builder = Constructor
level-master = Maestru
level-king = Rege
level-random = clicuri la întâmplare

name-bot = { $level }
name-departed = jucător plecat
name-free = nimeni
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: gazda a schimbat masa. Partida începe când ești de acord.
notice-club = { $name } plănuiește: { $text }
notice-end = { $game }: partida s-a încheiat.
notice-expiry = { $game }: masa ta va fi închisă în curând dacă partida nu începe.
notice-invite = { $name } te invită la { $game }.
notice-league_agreed = { $text }: { $name } a ales o oră pentru jocul vostru.
notice-league_table = { $name }: masa ta este deschisă.
notice-league_times = { $text }: { $name } propune ore. Alege una.
notice-rests = { $name }: în această rundă stai.
notice-results = { $name } s-a încheiat: ești pe locul { $place }.
notice-round = { $name }, runda { $number }: masa ta este gata.
notice-season = { $name }: sezonul începe.
notice-start = { $game }: partida începe.
notice-test = Așa arată o notificare de la Bastide.
notice-time = { $game }: timpul tău este pe sfârșite.
notice-too_few = { $name } nu a putut începe: s-au înscris prea puțini.
notice-turn = { $game }: este rândul tău.
notice-waits = { $name }: cineva te așteaptă la masă.

refusal-agreed_already = Ești deja de acord; ceilalți încă nu au răspuns.
refusal-agreed_change = Nicio schimbare nu așteaptă acordul tău.
refusal-applauded = Ai spus-o deja.
refusal-bad_frame = Acesta nu este un mesaj al protocolului: { $problem }. Vezi /docs/protocol.
refusal-bad_request = Cererea nu poate fi citită: { $problem }
refusal-banned = Cine se ocupă de acest server te-a exclus.
refusal-beyond_horizon = Singur te poți întoarce până la pasul { $horizon }: ce a fost înainte a dezvăluit ceva sau a fost mutarea altcuiva. Propune întoarcerea, iar toți trebuie să fie de acord.
refusal-blocked = Cineva de la această masă nu vrea să joace cu tine.
refusal-bot_tables = Boții joacă deja între ei la atâtea mese câte permite acest server; încearcă mai târziu sau așază-te și tu.
refusal-change_luck = Tragerile acestei mese sunt comune cu altele sau deja cunoscute; regulile ei nu se mai pot schimba.
refusal-change_nothing = Cu aceasta nu s-ar schimba nimic.
refusal-change_open =
    { $count ->
        [one] Masa a fost schimbată și { $count } jucător nu și-a dat încă acordul.
        [few] Masa a fost schimbată și { $count } jucători nu și-au dat încă acordul.
       *[other] Masa a fost schimbată și { $count } de jucători nu și-au dat încă acordul.
    }
refusal-change_seats = Pe locul { $number } stă cineva; eliberează întâi locul acela.
refusal-chat_closed = La această masă nu se discută.
refusal-chat_empty = Scrie ce vrei să spui.
refusal-chat_players = La această masă discută doar jucătorii.
refusal-club_blocked = Acest club nu te vrea ca membru.
refusal-club_evenings =
    { $count ->
        [one] Este deja plănuită { $count } seară.
        [few] Sunt deja plănuite { $count } seri; anulează întâi una.
       *[other] Sunt deja plănuite { $count } de seri; anulează întâi una.
    }
refusal-club_full =
    { $count ->
        [one] Un club are cel mult { $count } membru.
        [few] Un club are cel mult { $count } membri; acesta este plin.
       *[other] Un club are cel mult { $count } de membri; acesta este plin.
    }
refusal-club_helpers = Doar conducătorii și ajutoarele clubului pot face asta.
refusal-club_invitation = În acest club se intră cu invitație: cere linkul unui membru.
refusal-club_last_leader = Un club are nevoie de un conducător; numește întâi alt membru.
refusal-club_leader = Un conducător al clubului nu poate fi exclus; poate pleca singur.
refusal-club_leaders = Doar conducătorii clubului pot face asta.
refusal-club_members = Este pentru membrii clubului; întâi înscrie-te.
refusal-clubs_full =
    { $count ->
        [one] Poți avea cel mult { $count } club.
        [few] Poți avea cel mult { $count } cluburi; părăsește întâi unul.
       *[other] Poți avea cel mult { $count } de cluburi; părăsește întâi unul.
    }
refusal-contest_goes_on = Un joc de turneu sau de ligă se joacă până la capăt; doar organizatorul îl poate opri.
refusal-contest_seats = Locurile și setările acestei mese țin de turneu sau de ligă; retrage-te de acolo dacă nu poți juca.
refusal-contest_starts = Jocul începe singur când au venit toți.
refusal-damaged = Datele păstrate ale acestei mese sunt deteriorate. Masa este pusă deoparte; cine se ocupă de server poate verifica.
refusal-duplicate_nonce = Nimeni nu adaugă nimic la tragerile meselor cu același noroc; lasă deoparte nonce-ul.
refusal-duplicate_pause = O masă care își împarte norocul cu altele nu face pauză: celelalte îi așteaptă sfârșitul.
refusal-duplicate_seated = Nimeni nu stă la două mese cu același noroc; părăsește-o mai întâi pe cealaltă.
refusal-duplicate_undo = La mesele cu același noroc nu se anulează nimic din ce a fost tras la sorți sau dezvăluit: la celelalte mese nimeni nu știa dinainte.
refusal-expired = Masa nu a fost începută niciodată și a fost închisă; pregătește alta.
refusal-foreign_origin = Pagina care cere nu este de la acest server; deschide masa la adresa serverului.
refusal-full = Toate locurile sunt ocupate; poți privi.
refusal-goes_on = Partida poate continua aici; propune oprirea ei, și toți trebuie să fie de acord.
refusal-hints_alone = Sugestiile sunt pentru cine joacă singur contra boților, afară de cazul că toți sunt de acord când se pregătește masa.
refusal-hints_clock = Când ceasul merge nu există sugestii, afară de cazul că toți sunt de acord când se pregătește masa.
refusal-hints_duplicate = La mesele cu același noroc nu există sugestii, afară de cazul că toți sunt de acord când se pregătesc.
refusal-hints_nobody = La această masă nimeni nu primește sugestii.
refusal-hints_off = Acest server nu dă sugestii.
refusal-hints_rated = La o masă cu clasament nu există sugestii, afară de cazul că toți sunt de acord când se pregătește masa.
refusal-host_only = Doar gazda mesei poate face aceasta.
refusal-illegal = Regulile nu permit aceasta.
refusal-name_empty = Scrie un nume.
refusal-name_taken = Numele „{ $name }” este luat; alege altul.
refusal-name_wrong = Un nume are între 2 și 30 de litere, cifre, spații, puncte, cratime sau liniuțe de subliniere.
refusal-needs_server = Pentru aceasta este nevoie de un server; aici totul rămâne pe acest dispozitiv.
refusal-no_hint = Nu s-a găsit nicio sugestie la timp; cere din nou.
refusal-no_invitation = Ca să te așezi aici ai nevoie de o invitație: cere gazdei linkul.
refusal-no_invitations = Această persoană nu vrea să fie invitată.
refusal-no_level = Nu există botul „{ $level }”; alege dintre { $levels }.
refusal-no_pass = În { $game } nu se poate pasa; hotărăște când îți vine rândul.
refusal-no_proposal = Nu este nicio propunere la care să răspunzi.
refusal-no_search = Căutarea nu a reușit; cere din nou.
refusal-no_seat =
    Masa are { $seats ->
         [one] { $seats } loc, numerotat
         [few] { $seats } locuri, numerotate
        *[other] { $seats } de locuri, numerotate
    } de la 0.
refusal-no_session = Nu ai intrat în cont sau sesiunea s-a încheiat; intră din nou în cont.
refusal-no_steward = Niciun înlocuitor nu joacă pentru tine.
refusal-no_such_seat = „{ $seat }” nu este aici un loc pentru un bot; locurile sunt numerotate de la 0.
refusal-not_over = Partida nu s-a încheiat încă.
refusal-not_paused = Partida nu este în pauză.
refusal-not_seated = Nu stai la această masă; deschide linkul locului tău.
refusal-not_started = Partida nu a început.
refusal-not_your_turn = Nu este rândul tău; așteaptă { NAME($player, form: "acc") }.
refusal-nothing_to_undo = Nu este niciun pas ulterior de anulat.
refusal-over = Partida s-a încheiat; cere revanșa.
refusal-pass_now = Este rândul tău: pasează acum sau joacă.
refusal-pass_over = În această rundă nu mai poți pasa; alege aceasta după ce începe următoarea.
refusal-played_on = Această partidă a continuat dintr-o poziție; asta e numai pentru partide de la început.
refusal-player_away = { $who } nu este aici. Ceasul ar merge pentru cineva plecat: așteaptă sau dă locul unui bot.
refusal-password_short = O parolă are cel puțin 10 caractere.
refusal-paused = Partida este în pauză; încheie mai întâi pauza.
refusal-people_full =
    Ai redus la tăcere sau ai blocat deja { $count ->
         [one] { $count } persoană
         [few] { $count } persoane
        *[other] { $count } de persoane
    }; mai întâi renunță la una.
refusal-preferences_full =
    Pentru un cont se păstrează cel mult { $count ->
         [one] { $count } preferință
         [few] { $count } preferințe
        *[other] { $count } de preferințe
    }.
refusal-played_before = Aici joacă din nou doar cei care au jucat înainte; deschide o masă a ta ca să inviți pe alții.
refusal-present_password = Parola actuală este greșită.
refusal-proposal_open = Există deja o propunere; răspunde mai întâi la ea.
refusal-push_keys = Acest browser nu poate primi notificări: cheile sale nu sunt chei push.
refusal-push_service = Serverul nu cunoaște serviciul de notificări al acestui browser; intră în cont ca să primești notificări aici.
refusal-resigned_seat = Cel de la acest loc s-a dat bătut.
refusal-rest_clock = Zilele libere sunt pentru partidele pe mai multe zile: la această masă timpul se socotește altfel.
refusal-rest_used =
    { $count ->
        [0] Ți-ai luat deja toate zilele libere din acest an la această masă.
        [one] Mai ai o zi liberă în acest an la această masă.
        [few] Mai ai { $count } zile libere în acest an la această masă.
       *[other] Mai ai { $count } de zile libere în acest an la această masă.
    }
refusal-review_empty = Nimeni nu a mutat în această partidă; nu este nimic de analizat.
refusal-review_frozen = Regulile jocului { $game } s-au schimbat de la această partidă; nu mai poate fi analizată aici.
refusal-reviews_full = Multe partide își așteaptă analiza; cere din nou mai târziu.
refusal-reviews_off = Acest server nu face analize.
refusal-rollback_clock = La o masă cu ceas gazda nu anulează nimic singură; propune întoarcerea, iar toți trebuie să fie de acord.
refusal-rollback_host = Doar gazda mesei anulează fără să întrebe; propune întoarcerea, iar toți trebuie să fie de acord.
refusal-rollback_nothing = La această masă nimeni nu a hotărât încă nimic ce s-ar putea anula.
refusal-rollback_rated = La o masă cu clasament gazda nu anulează nimic singură; propune întoarcerea, iar toți trebuie să fie de acord.
refusal-rules_changed = Partida a fost începută cu versiunea { $played } a regulilor din { $game }; acest server joacă versiunea { $present } și nu o poate continua. Cine stă aici o poate încheia fără rezultat și poate descărca ce s-a jucat.
refusal-said = { $sentence }
refusal-sealed = Și alte mese joacă cu același noroc; până se încheie toate, masa aceasta o vede doar cine stă la ea.
refusal-sealed_review = Partida poate fi analizată după ce se încheie toate mesele cu același noroc.
refusal-search_running = Este o poziție dintr-o partidă pe care o joci acum; motorul nu spune nimic despre ea până când acea partidă nu se încheie.
refusal-searches_full = Multe poziții sunt în lucru; cere din nou mai târziu.
refusal-searches_off = Acest server nu cercetează poziții.
refusal-season_before = Diviziile se fac după un sezon încheiat al aceluiași club.
refusal-season_begun = Sezonul a început.
refusal-season_game_begun = Acest joc a început sau s-a încheiat.
refusal-season_not_yours = Doar cei doi care joacă acest joc pot face asta.
refusal-season_on = În acest club se joacă deja un sezon; încheie-l întâi.
refusal-season_over = Sezonul s-a încheiat.
refusal-season_result = Un joc nejucat nu are câștigător.
refusal-season_time = Alege una dintre orele propuse de celălalt.
refusal-seat_free = Locul acesta este liber.
refusal-seated_already = Stai deja la această masă.
refusal-seats_free =
    { $count ->
         [one] { $count } loc este încă liber
         [few] { $count } locuri sunt încă libere
        *[other] { $count } de locuri sunt încă libere
    }; invită pe cineva sau așază un bot.
refusal-sockets_full = Din rețeaua ta sunt deschise prea multe mese; închide câteva.
refusal-stale = S-a întâmplat ceva înainte să sosească comanda ta; uită-te ce e nou și hotărăște din nou.
refusal-started = Partida a început; locurile nu se mai schimbă.
refusal-steward_plays = Ți-a expirat timpul și un înlocuitor joacă pentru tine; ia-ți mai întâi locul înapoi.
refusal-study_empty = La această masă nu s-a jucat nimic.
refusal-study_full = Acest studiu este plin; începe altul.
refusal-study_game_stays = Partida însăși nu se schimbă niciodată; adaugă o variantă alături.
refusal-study_hidden = Această înregistrare ascunde pași pe care cititorul nu-i putea ști; ia-o pe cea a partidei încheiate.
refusal-study_last_chapter = Un studiu are cel puțin un capitol; aruncă mai bine tot studiul.
refusal-study_most = Ai { $count } studii; aruncă întâi unul.
refusal-study_no_chance = Aici nu se trage nimic: cineva trebuie să decidă.
refusal-study_no_words = Scrie întâi ceva.
refusal-study_over = În această poziție nu mai e nimic de jucat.
refusal-study_owner = Numai cel căruia îi aparține studiul poate face asta.
refusal-study_running = Această partidă încă se joacă; poate fi studiată după ce se încheie.
refusal-study_writers = Citești acest studiu; scriu proprietarul și cei numiți.
refusal-subscriptions_full =
    Primești deja notificări la { $count ->
         [one] { $count } adresă
         [few] { $count } adrese
        *[other] { $count } de adrese
    }; elimină mai întâi una.
refusal-taken = Locul acesta este ocupat.
refusal-token_plays = Cheia de acces a unui bot este pentru joc; ca să modifici contul, intră în cont cu parola.
refusal-too_large =
    Este prea mare: cel mult { $limit ->
         [one] { $limit } octet
         [few] { $limit } octeți
        *[other] { $limit } de octeți
    }.
refusal-too_often =
    Prea des; așteaptă { $seconds ->
         [one] { $seconds } secundă
         [few] { $seconds } secunde
        *[other] { $seconds } de secunde
    } și încearcă din nou.
refusal-tournament_begun = Turneul a început; asta nu se mai poate schimba.
refusal-tournament_blocked = Organizatorul nu te vrea în acest turneu.
refusal-tournament_bots = În acest turneu nu joacă boți și programe.
refusal-tournament_clock = Fără ceas cineva i-ar putea face pe toți să aștepte: alege un ceas sau altă regulă pentru cine nu vine.
refusal-tournament_corrections =
    { $count ->
        [one] S-a făcut deja { $count } corectură.
        [few] S-au făcut deja { $count } corecturi; nu se mai păstrează altele.
       *[other] S-au făcut deja { $count } de corecturi; nu se mai păstrează altele.
    }
refusal-tournament_entered = Te-ai înscris deja.
refusal-tournament_full = Toate locurile sunt ocupate.
refusal-tournament_invitation = Pentru înscriere ai nevoie de invitație: cere linkul organizatorului.
refusal-tournament_late = Turneul a început; nimeni nu se mai poate înscrie.
refusal-tournament_left = Ai părăsit acest turneu; nimeni nu se înscrie de două ori.
refusal-tournament_members = Acest turneu este pentru membrii clubului.
refusal-tournament_no_club = Spune care club se poate înscrie.
refusal-tournament_no_round = Nu se joacă nicio rundă.
refusal-tournament_no_table = La această masă nu este nimic de hotărât.
refusal-tournament_not_paused = Turneul nu este în pauză.
refusal-tournament_not_running = Turneul nu se desfășoară acum.
refusal-tournament_organiser = Doar organizatorul poate face asta.
refusal-tournament_over = Turneul s-a încheiat.
refusal-tournament_paused = Turneul este în pauză; întâi reia-l.
refusal-tournament_rating = Acest turneu este pentru punctaje de la { $least } la { $most }.
refusal-tournament_reserve = Doar o rezervă ia locul cuiva care joacă.
refusal-tournament_round_on = Se joacă o rundă; așteaptă toate rezultatele.
refusal-tournament_swap = Numește doi participanți diferiți din această rundă, dintre care cel puțin unul stă la o masă.
refusal-tournament_table_begun = La una dintre aceste mese jocul a început.
refusal-tournament_time = Alege un moment viitor, în cel mult un an.
refusal-tournament_too_few =
    { $count ->
        [one] Este nevoie de cel puțin { $count } jucător.
        [few] Este nevoie de cel puțin { $count } jucători.
       *[other] Este nevoie de cel puțin { $count } de jucători.
    }
refusal-tournaments_full =
    { $count ->
        [one] Poți avea { $count } turneu deodată.
        [few] Poți avea { $count } turnee deodată.
       *[other] Poți avea { $count } de turnee deodată.
    }
refusal-unavailable = Serverul nu poate scrie în acest moment; nu s-a pierdut nimic, încearcă din nou.
refusal-undo_by_consent = La această masă orice întoarcere are nevoie de acordul tuturor: propune-o.
refusal-undo_into_chance = Te poți întoarce la hotărârea unui jucător, nu în mijlocul unei trageri.
refusal-undo_never = La această masă nu se anulează nimic.
refusal-undo_to_own = Întoarce-te la o hotărâre a ta.
refusal-unknown = Aici nu există așa ceva: { $thing }.
refusal-unknown_command = Masa nu cunoaște această comandă.
refusal-wait_turn = Așteaptă-ți rândul.
refusal-watch_only = Nu ai voie să privești la această masă; cere gazdei un link.
refusal-webhook_account = Doar un cont poate primi notificări prin webhook; intră în cont și cere aceasta în setări.
refusal-webhook_address = Adresa webhook nu poate fi apelată: trebuie să înceapă cu https:// și să numească un server.
refusal-wrong_link = Linkul nu mai este valabil; cere altul.
refusal-wrong_password = Numele sau parola este greșită.
refusal-yourself = Acela ești chiar tu.

share-sealed = trageri sigilate și verificate

thing-address = adresă
thing-chapter = capitol
thing-club = club
thing-device = dispozitiv
thing-duplicate = grup de mese
thing-entrant = participant
thing-evening = seară
thing-file = fișier
thing-game = joc
thing-lesson = lecție
thing-line = rând din discuție
thing-member = membru
thing-player = jucător
thing-position = poziție
thing-post = mesaj pe panou
thing-record = înregistrare
thing-puzzle = problemă
thing-season = sezon
thing-study = studiu
thing-subscription = abonament
thing-table = masă
thing-token = cheie de acces
thing-tournament = turneu

tournament-about = { $text } · jucători: { $players } · runde: { $rounds }
tournament-absent = nu a venit
tournament-break-cut = la fel, fără adversarul cu cele mai puține puncte
tournament-break-difference = diferența tuturor scorurilor
tournament-break-met = jocurile dintre cei aflați la egalitate
tournament-break-opponents = punctele adversarilor întâlniți
tournament-break-score = toate scorurile împreună
tournament-break-wins = jocurile câștigate
tournament-column-cut = Adversari fără unul
tournament-column-difference = Diferență
tournament-column-met = Între ei
tournament-column-opponents = Adversari
tournament-column-score = Scor
tournament-column-wins = Victorii
tournament-kind-everybody = Toți contra tuturor
tournament-kind-knockout = Eliminatoriu
tournament-kind-same_luck = Același noroc pentru toți
tournament-kind-swiss = Sistem elvețian
tournament-level = La puncte egale, în această ordine: { $text }.
tournament-place = Loc
tournament-player = Jucător
tournament-points = Puncte
tournament-points-duels = Un joc aduce partea celorlalți de la masă pe care i-ai întrecut; egalitatea valorează jumătate.
tournament-points-knockout = Fiecare rundă trecută aduce un punct.
tournament-points-places = Locurile aduc { $text } puncte; locurile împărțite le împart.
tournament-points-same_luck = Fiecare este comparat cu cei de pe același loc de la celelalte mese: un punct dacă toți au mai puțin, niciunul dacă toți au mai mult; egalitatea valorează jumătate.
tournament-points-wins = O victorie aduce un punct; o victorie împărțită se împarte.
tournament-rests = stă
tournament-results = Rezultate
tournament-round = Runda { $number }
tournament-standings = Clasament după runda { $number }

setup-each_seat = { $what }: trebuie spus o dată pentru fiecare loc.
setup-form = { $what }: nu este scris așa cum trebuie.
setup-missing = { $what }: despre aceasta nu se spune nimic.
setup-nothing = În această poziție nu ar fi nimic de hotărât.
setup-other_game = Aceasta este o poziție din alt joc.
setup-other_rules = Această poziție a fost păstrată după reguli necunoscute aici.
setup-range = { $what }: de la { $least } la { $most }.
setup-remembered = { $what }: ce s-a reținut despre aceasta nu se potrivește cu ce este pe masă.
setup-rule = Aceasta este împotriva unei reguli.
setup-settings = Jocul nu se poate juca așa.
setup-shape = Aceasta nu se poate.
setup-unknown = { $what }: aici nimic nu poartă acest nume.
setup-unreachable = Jocul nu duce acolo.
setup-unreadable = Aceasta nu se poate citi ca poziție.

what-action_points = Puncte de acțiune
what-bailiff = Primar
what-batches = Seturi
what-castle = Jetoane în castel
what-cloth = Stofă
what-deniers = Monede
what-food = Hrană
what-gold = Aur
what-held_over = Blocuri păstrate
what-houses = Case
what-marker = Marcator de favoruri
what-mover = Cine este la mutare
what-owner = Proprietar
what-players = Jucători
what-prestige = Prestigiu
what-provost = Ofițer
what-removed = Jetoane scoase din joc
what-round = Rundă
what-scored = Secțiuni ale castelului evaluate
what-scores = Puncte
what-seat = Loc
what-settings = Jucători și reguli
what-space = Spațiu
what-stone = Piatră
what-store = Depozit
what-tokens = Jetoane
what-turn = Tura
what-wood = Lemn
what-worker = Muncitor
what-year = An
