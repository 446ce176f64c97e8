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
entry-botsat = Un bot ({ $level }) se așază
entry-claimed = { $player } are acum un cont
entry-closed = Partida se încheie fără rezultat: nimeni nu o putea continua aici
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

level-novice = novice
level-apprentice = ucenic
level-builder = constructor
level-master = maestru
level-king = rege
level-random = clicuri la întâmplare

name-bot = bot ({ $level })
name-departed = jucător plecat
name-free = nimeni
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: gazda a schimbat masa. Partida începe când ești de acord.
notice-end = { $game }: partida s-a încheiat.
notice-expiry = { $game }: masa ta va fi închisă în curând dacă partida nu începe.
notice-invite = { $name } te invită la { $game }.
notice-start = { $game }: partida începe.
notice-test = Așa arată o notificare de la Bastide.
notice-time = { $game }: timpul tău este pe sfârșite.
notice-turn = { $game }: este rândul tău.

refusal-agreed_already = Ești deja de acord; ceilalți încă nu au răspuns.
refusal-agreed_change = Nu este nimic cu care să nu fii deja de acord.
refusal-applauded = Ai spus-o deja.
refusal-bad_frame = Acesta nu este un mesaj al protocolului: { $problem }. Vezi /docs/protocol.
refusal-bad_request = Cererea nu poate fi citită: { $problem }
refusal-banned = Cine se ocupă de acest server te-a exclus.
refusal-beyond_horizon = Singur te poți întoarce până la pasul { $horizon }: ce a fost înainte a dezvăluit ceva sau a fost mutarea altcuiva. Propune întoarcerea, iar toți trebuie să fie de acord.
refusal-blocked = Cineva de la această masă nu vrea să joace cu tine.
refusal-bot_tables = Boții joacă deja între ei la atâtea mese câte permite acest server; încearcă mai târziu sau așază-te și tu.
refusal-change_luck = Norocul acestei mese este împărțit sau cunoscut, așa că ea rămâne cum a fost deschisă.
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
refusal-name_taken = Numele „{ $name }” este luat; alege altul.
refusal-name_wrong = Un nume are între 2 și 30 de litere, cifre, spații, puncte, cratime sau liniuțe de subliniere.
refusal-needs_server = Pentru aceasta este nevoie de un server; aici totul rămâne pe acest dispozitiv.
refusal-no_hint = Nu s-a găsit nicio sugestie la timp; cere din nou.
refusal-no_invitation = Ca să te așezi aici ai nevoie de o invitație: cere gazdei linkul.
refusal-no_invitations = Această persoană nu vrea să fie invitată.
refusal-no_level = Nu există botul „{ $level }”; alege dintre { $levels }.
refusal-no_pass = În { $game } nu se poate pasa; hotărăște când îți vine rândul.
refusal-no_proposal = Nu este nicio propunere la care să răspunzi.
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
refusal-seat_free = Locul acesta este liber.
refusal-seated_already = Stai deja la această masă.
refusal-seats_free =
    { $count ->
         [one] { $count } loc este încă liber
         [few] { $count } locuri sunt încă libere
        *[other] { $count } de locuri sunt încă libere
    }; invită pe cineva sau așază un bot.
refusal-sockets_full = La adresa ta sunt prea multe mese deschise; închide câteva.
refusal-stale = S-a întâmplat ceva înainte să sosească comanda ta; uită-te ce e nou și hotărăște din nou.
refusal-started = Partida a început; locurile nu se mai schimbă.
refusal-steward_plays = Ți-a expirat timpul și un înlocuitor joacă pentru tine; ia-ți mai întâi locul înapoi.
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
refusal-unavailable = Serverul nu poate scrie în acest moment; nu s-a pierdut nimic, încearcă din nou.
refusal-undo_by_consent = La această masă orice întoarcere are nevoie de acordul tuturor: propune-o.
refusal-undo_into_chance = Întoarce-te înaintea hotărârii unui jucător, nu la mijlocul celor hotărâte de întâmplare.
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
thing-device = dispozitiv
thing-duplicate = grup de mese
thing-file = fișier
thing-game = joc
thing-lesson = lecție
thing-line = rând din discuție
thing-player = jucător
thing-position = poziție
thing-subscription = abonament
thing-table = masă
thing-token = cheie de acces
