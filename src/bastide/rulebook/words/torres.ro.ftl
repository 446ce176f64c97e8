action-first = { $player } este primul jucător
action-master = Cartea Maestru este: { $card }
action-draw = Cartea trasă este: { $card }
action-castle = Plasează un castel de început pe { $square }
action-knight = Plasează un cavaler pe { $square }
action-king = Plasează regele pe { $square }
action-stay = Lasă regele unde este
action-start = { $player } începe anul următor
action-move = Mută cavalerul de pe { $start } pe { $target }
action-block = Plasează o piesă pe { $square }
action-tower = Ia { $tower }
action-buy = Cumpără o carte cu acțiuni
action-keep = Păstrează cartea { $card }
action-return = Pune cartea { $place }
action-play = Folosește cartea { $card }
action-raise = Pune o piesă sub cavalerul de pe { $square }
action-lift = Ridică piesa de sus de pe { $square }
action-put = Pune piesa ridicată pe { $square }
action-spread = Adu celelalte turnuri la înălțimile { $heights }
action-advance = Avansează un pas pe traseul de scor
action-end = Încheie tura

task-first_player = Se trage la sorți primul jucător
task-master_card = Se întoarce cartea Maestru
task-start_castle = Plasează un castel de început
    .others = { $player } plasează un castel de început
task-first_knight = Plasează primul tău cavaler pe un castel liber
    .others = { $player } plasează primul cavaler pe un castel liber
task-first_king = Plasează regele pe un castel liber
    .others = { $player } plasează regele pe un castel liber
task-turn = Folosește punctele de acțiune (rămase: { $points }) sau încheie tura
    .others = { $player } folosește puncte de acțiune (rămase: { $points })
task-tower_for_block = Alege turnul din care vine piesa: acesta va fi turnul acestei ture
    .others = { $player } alege turnul acestei ture
task-tower_at_end = Alege turnul care se consumă în această tură
    .others = { $player } alege turnul care se consumă în această tură
task-tower_for_raise = Alege turnul din care vine piesa
    .others = { $player } alege turnul din care vine piesa
task-draw = Se trage o carte
task-keep = Păstrează una dintre cărți
    .others = { $player } alege cartea pe care o păstrează
task-return = Pune celelalte cărți înapoi în teanc
    .others = { $player } pune celelalte cărți înapoi în teanc
task-card_effect = Alege ținta cărții tale
    .others = { $player } alege ținta cărții
task-put_block = Așază piesa ridicată
    .others = { $player } așază piesa ridicată
task-spread = Pune piesele rămase pe celelalte turnuri ale tale
    .others = { $player } pune piesele rămase pe alte turnuri
task-king_move = Mută regele în alt castel sau lasă-l pe loc
    .others = { $player } poate muta regele
task-start_player = Numește cine începe anul următor
    .others = { $player } numește cine începe anul următor
task-over = Partida s-a încheiat

event-first_player = Primul jucător: { $player }
event-master_card = Cartea Maestru este: { $master_card }
event-castle_placed = { $player } plasează un castel de început pe { $square }
event-first_knight = { $player } plasează primul cavaler pe { $square }
event-king_placed = { $player } plasează regele pe { $square }
event-towers_taken = { $player } ia turnuri pentru anul { $year }: { $towers }
event-round_begun = { $player } conduce și începe runda { $round }
event-knight_added = { $player } plasează un cavaler pe { $square }
event-knight_moved = { $player } mută un cavaler de pe { $start } pe { $target } (nivelul { $from_level } → { $to_level })
event-block_placed = { $player } plasează o piesă pe { $square }: înălțime { $height }, bază { $base }
event-block_lifted = { $player } ridică o piesă de pe { $square }
event-tower_chosen = { $player } consumă un turn de înălțimea { $height }
event-tower_settled =
    { $player } pune { $stacked ->
         [one] { $stacked } piesă rămasă
         [few] { $stacked } piese rămase
        *[other] { $stacked } de piese rămase
    } pe alte turnuri, păstrează pentru anul următor: { $held_over }, dă înapoi: { $returned }
event-card_bought =
    { $player } cumpără o carte și se uită la { $seen ->
         [one] { $seen } carte
         [few] { $seen } cărți
        *[other] { $seen } de cărți
    }
event-card_seen = { $player } se uită la o carte
event-card_seen-secret = Te uiți la cartea { $card }
    .others = { $player } se uită la cartea { $card }
event-card_kept = { $player } păstrează o carte
event-card_kept-secret = Păstrezi cartea { $card }
    .others = { $player } păstrează cartea { $card }
event-card_returned = { $player } pune o carte înapoi { $end }
event-card_returned-secret = Pui cartea { $card } înapoi { $end }
    .others = { $player } pune înapoi cartea { $card } { $end }
event-card_played = { $player } folosește cartea { $card }
event-advanced = { $player } avansează pe traseul de scor până la { $score }
event-castles_scored =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru castele: { $score }
event-king_bonus =
    { $player } primește bonusul regelui, { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    }: { $score }
event-master_scored =
    { $player } primește { $points ->
         [one] { $points } punct
         [few] { $points } puncte
        *[other] { $points } de puncte
    } pentru cartea Maestru: { $score }
event-lap = { $player } întoarce cartonașul pe { $token }
event-turn_ended =
    { $player } încheie tura; { $points_lost ->
         [one] { $points_lost } punct de acțiune se pierde
         [few] { $points_lost } puncte de acțiune se pierd
        *[other] { $points_lost } de puncte de acțiune se pierd
    }
event-king_moved = { $player } mută regele pe { $square }
event-king_stayed = { $player } lasă regele unde este
event-starter_named = { $player } hotărăște că începe { NAME($starter, form: "acc") }

refusal-points =
    aceasta costă { $cost ->
         [one] { $cost } punct de acțiune
         [few] { $cost } puncte de acțiune
        *[other] { $cost } de puncte de acțiune
    }, iar tu mai ai { $left }.
refusal-occupied = pe { $square } stă o figurină.
refusal-no_reserve = toți cei șase cavaleri ai tăi sunt pe tablă.
refusal-no_own_knight_beside = niciun cavaler al tău nu stă lângă { $square }.
refusal-higher_than_own_knight = { $square } este mai sus decât fiecare cavaler al tău de lângă el.
refusal-not_your_knight = niciun cavaler al tău nu stă pe { $square }.
refusal-stands_there_already = cavalerul stă deja pe { $square }.
refusal-too_high = { $square } este cu mai mult de un nivel mai sus.
refusal-doors_never_lead_up = { $square } nu este lângă cavaler, iar ușile nu duc niciodată mai sus.
refusal-no_way_inside = niciun drum prin uși nu duce la { $square }.
refusal-no_block_left = nu mai ai nicio piesă pentru aceasta.
refusal-higher_than_base = stiva de pe { $square } ar fi mai înaltă decât baza castelului ({ $base }).
refusal-joins_castles = o piesă pe { $square } ar uni două castele.
refusal-starts_castle = o piesă pe { $square } ar începe un castel nou.
refusal-nothing_to_buy = în varianta Maestru toate cărțile sunt în mână și nu se cumpără niciuna.
refusal-two_bought = ai cumpărat deja două cărți în această tură.
refusal-deck_empty = teancul este gol.
refusal-card_already_played = ai folosit deja o carte în această tură.
refusal-not_held = nu ai în mână cartea { $card }.
refusal-bought_now = cartea { $card } a fost cumpărată în această tură; poate fi folosită începând cu tura următoare.
refusal-supply_empty = stocul comun este gol.
refusal-no_effect = efectul cărții { $card } nu poate fi îndeplinit acum.
refusal-cannot_raise = nicio piesă nu poate fi pusă sub cavalerul de pe { $square }: baza castelului este prea mică sau s-ar uni două castele.
refusal-nothing_to_lift = pe { $square } nu este o stivă neocupată.
refusal-splits_castle = fără piesa de pe { $square }, castelul s-ar rupe în două.
refusal-nowhere_to_put = piesa de pe { $square } nu ar putea fi așezată nicăieri.
refusal-back_again = piesa nu se poate întoarce de unde a fost luată.
refusal-too_few_castles = pe tablă ar rămâne mai puțin de șase castele.
refusal-source_too_high = castelul din care vine piesa ar fi mai înalt decât baza lui.
refusal-card_move-free_move = cavalerul nu poate ajunge pe { $square } cu un pas sau cu o mutare prin uși.
refusal-card_move-diagonal = { $square } nu este vecin pe diagonală, cu cel mult un nivel mai sus.
refusal-card_move-two_up = { $square } nu este vecin, cu exact două niveluri mai sus.
refusal-card_move-jump = { $square } nu este drept în spatele unei figurine de lângă cavaler, cu cel mult un nivel mai sus.
refusal-card_move-any_door = nicio ușă a unui castel în care poate intra cavalerul nu se deschide spre { $square }.
refusal-castle_too_near = { $square } este la mai puțin de trei pași de alt castel.
refusal-not_a_free_castle = pe { $square } nu este un castel liber.
refusal-king_off_castle = pe { $square } nu este un castel.
refusal-same_castle = { $square } face parte din castelul în care se află regele.
refusal-not_seen = aceasta nu este una dintre cărțile la care te uiți.
refusal-no_such_place = cartea nu poate fi pusă acolo: alege unul dintre locurile oferite.
refusal-no_such_tower = nu ai un astfel de turn.
refusal-no_such_spread = din piesele rămase nu se pot face aceste turnuri.
refusal-no_such_seat = nu există locul { $seat }.
refusal-not_in_deck = partea nevăzută a teancului nu are o astfel de carte.
refusal-asked_for-first_player = mai întâi se trage la sorți primul jucător.
refusal-asked_for-master_card = mai întâi se întoarce cartea Maestru.
refusal-asked_for-start_castle = mai întâi plasează un castel de început.
refusal-asked_for-first_knight = mai întâi plasează primul tău cavaler pe un castel liber.
refusal-asked_for-first_king = mai întâi plasează regele pe un castel liber.
refusal-asked_for-turn = aceasta nu este o acțiune a turei sau nu se cere acum.
refusal-asked_for-tower_for_block = mai întâi alege turnul din care vine piesa.
refusal-asked_for-tower_at_end = mai întâi alege turnul care se consumă în această tură.
refusal-asked_for-tower_for_raise = mai întâi alege turnul din care vine piesa.
refusal-asked_for-draw = mai întâi se trage o carte.
refusal-asked_for-keep = mai întâi păstrează una dintre cărțile la care te uiți.
refusal-asked_for-return = mai întâi pune înapoi în teanc cărțile pe care nu le-ai păstrat.
refusal-asked_for-card_effect = mai întâi alege ținta cărții folosite.
refusal-asked_for-put_block = mai întâi așază piesa ridicată.
refusal-asked_for-spread = mai întâi pune piesele rămase pe celelalte turnuri ale tale.
refusal-asked_for-king_move = mai întâi mută regele sau lasă-l pe loc.
refusal-asked_for-start_player = mai întâi numește cine începe anul următor.

card-six_ap = Șase puncte de acțiune
card-seven_ap = Șapte puncte de acțiune
card-extra_block = Piesă suplimentară
card-free_move = Mutare gratuită
card-diagonal = Mutare pe diagonală
card-two_up = Două niveluri mai sus
card-jump = Săritură
card-any_door = Orice ușă
card-raise_knight = Piesă sub cavaler
card-shift_block = Mută o piesă

master_card-exact_castles = Cavaleri în exact 4/5/6 castele
master_card-all_levels_differ = Toți la niveluri diferite
master_card-all_same_level = Toți pe același nivel
master_card-all_connected = Toți unul lângă altul
master_card-all_in_line = Toți pe aceeași linie
master_card-four_square = Patru formează un pătrat
master_card-main_diagonals = Diagonalele principale
master_card-board_edge = Marginea tablei

place-top = deasupra teancului
place-under_top = sub cartea de deasupra a teancului
place-above_bottom = deasupra ultimei cărți din teanc
place-bottom = la fundul teancului

end-top = deasupra teancului
end-bottom = la fundul teancului

tower-0 = un turn gol
tower-1 = un turn de 1
tower-2 = un turn de 2
tower-3 = un turn de 3
tower-turn = turnul acestei ture

option-variant = Varianta
option-variant-base = Jocul obișnuit
option-variant-common_deck = Ceva mai mult noroc
option-variant-master = Varianta Maestru
option-first_player = Primul jucător
option-first_player-random = Tras la sorți
option-first_player-0 = Primul loc
option-first_player-1 = Al doilea loc
option-first_player-2 = Al treilea loc
option-first_player-3 = Al patrulea loc
option-master_card = Cartea Maestru
option-master_card-random = Trasă la sorți
option-master_card-exact_castles = Cavaleri în exact 4/5/6 castele
option-master_card-all_levels_differ = Toți la niveluri diferite
option-master_card-all_same_level = Toți pe același nivel
option-master_card-all_connected = Toți unul lângă altul
option-master_card-all_in_line = Toți pe aceeași linie
option-master_card-four_square = Patru formează un pătrat
option-master_card-main_diagonals = Diagonalele principale
option-master_card-board_edge = Marginea tablei
about-variant-base = Fiecare cumpără cărți din propriul teanc. Toți știu ce poate veni.
about-variant-common_deck = Un teanc de patruzeci de cărți pentru toți. Ce a cumpărat cineva nu mai ia nimeni altcineva.
about-variant-master = Castele la alegere la început, toate cele zece cărți în mână și un țel de final știut de toți.

drawing-title = Torres: { $when }
drawing-year = Anul { $year }, runda { $round } din { $rounds }
drawing-supply =
    Stoc: { $blocks ->
         [one] { $blocks } piesă
         [few] { $blocks } piese
        *[other] { $blocks } de piese
    }
drawing-common_deck =
    Teanc comun: { $cards ->
         [one] { $cards } carte
         [few] { $cards } cărți
        *[other] { $cards } de cărți
    }
drawing-master = Cartea Maestru: { $card }
drawing-master_points = { $first } / { $second } / { $third } puncte în anul 1 / 2 / 3
drawing-seat = Jucătorul { $seat }
drawing-to_move = { $sign }, jucătorul { $seat }: { $asked }.
drawing-points =
    încă { $points ->
         [one] { $points } punct de acțiune
         [few] { $points } puncte de acțiune
        *[other] { $points } de puncte de acțiune
    }
drawing-start = Începe anul
drawing-score = scor
drawing-towers = turnuri
drawing-tower = turn
drawing-tower_of_turn =
    Turnul acestei ture: încă { $blocks ->
         [one] { $blocks } piesă
         [few] { $blocks } piese
        *[other] { $blocks } de piese
    }
drawing-held_over = păstrate: { $blocks }
drawing-reserve = rezervă
drawing-hand = mână
drawing-deck = teanc
drawing-played = folosite
drawing-in_play = în joc
drawing-seen = văzute
drawing-hidden =
    { $cards ->
         [one] { $cards } carte ascunsă
         [few] { $cards } cărți ascunse
        *[other] { $cards } de cărți ascunse
    }
drawing-castle = castel
drawing-base = bază
drawing-height = înălțime
drawing-lifted = Piesa este ridicată de pe { $square }
drawing-raised = Cavalerul de pe { $square } este înălțat

thing-block = Piesă
thing-tower = Turn
thing-castle = Castel
thing-knight = Cavaler
thing-reserve = Cavaler nou
thing-king = Rege
thing-bonus = Bonusul regelui
thing-action_points = Puncte de acțiune
thing-advance = Un punct
thing-score = Traseul de scor
thing-deck = Carte
thing-hand = Cărți în mână
thing-supply = Stocul comun
thing-year = Ani
thing-scoring = Evaluare
thing-start = Primul jucător
thing-master_card = Carte Maestru

explain-cost =
    { $cost ->
         [one] { $cost } punct de acțiune
         [few] { $cost } puncte de acțiune
        *[other] { $cost } de puncte de acțiune
    }
explain-block = Face un castel mai mare sau mai înalt; niciun castel nu poate fi mai înalt decât baza lui, și două castele nu se unesc niciodată.
explain-tower = Piesele unei ture, cel mult { $height }; cele rămase merg pe celelalte turnuri ale tale.
explain-castle = La sfârșitul fiecărui an aduce baza înmulțită cu nivelul celui mai înalt cavaler al tău; primesc puncte toți cei care au acolo un cavaler.
explain-knight = Merge pe un spațiu vecin, cel mult un nivel în sus și oricât în jos, sau prin ușile unui castel; într-un castel contează doar cel mai înalt al tău.
explain-reserve = Stă lângă un cavaler al tău, nu mai sus decât acesta.
explain-reserve-limit = { $count } cavaleri pe tablă
explain-king = Face din acesta castelul regelui: cine are în el un cavaler la nivelul anului primește bonusul regelui.
explain-bonus = { $points } puncte în anii 1, 2 și 3 pentru un cavaler în castelul regelui exact la nivelul 1, 2 și 3.
explain-action_points = Ai { $points } pe tură, de folosit în orice ordine; cele nefolosite se pierd.
explain-advance = Un pas pe traseul de scor; spațiile ocupate se sar și contează și ele.
explain-score = Cavalerii avansează cu punctele lor; pe un spațiu stă unul singur, iar cine ar ajunge peste altul merge pe următorul spațiu liber.
explain-deck = Uită-te la primele { $shown } cărți, păstrează una și pune-le înapoi pe celelalte; de cel mult { $bought } ori pe tură.
explain-hand = În fiecare tură se poate folosi o carte, gratuit, dar nu în tura în care a fost cumpărată.
explain-supply = Piese pentru turnurile anilor următori și pentru cartea Piesă suplimentară.
explain-year = Partida durează { $count } ani; fiecare se încheie cu o evaluare, apoi ultimul poate muta regele.
explain-scoring = Ce ar primi acest loc dacă anul s-ar evalua acum: castele, bonusul regelui și cartea Maestru.
explain-start = Joacă primul în fiecare rundă.
explain-card-kind = carte cu acțiuni
explain-card-cost = niciun punct de acțiune, o carte pe tură
explain-master_card-each = la fiecare dintre cele trei evaluări, pentru toți
explain-master_card-last = la a treia evaluare, pentru toți
explain-master_card-exact_castles = Toți cavalerii tăi de pe tablă stau pe castele, pe exact { $castles }: { $points } puncte în anii 1, 2 și 3.
explain-master_card-all_levels_differ = Cei șase cavaleri ai tăi stau la șase niveluri diferite: { $points } de puncte.
explain-master_card-all_same_level = Cei șase cavaleri ai tăi stau la același nivel: { $points } de puncte.
explain-master_card-all_connected = Cei șase cavaleri ai tăi formează un singur grup, unul lângă altul: { $points } de puncte.
explain-master_card-all_in_line = Cei șase cavaleri ai tăi stau pe un rând, o coloană sau o diagonală: { $points } de puncte.
explain-master_card-four_square = Patru dintre cavalerii tăi sunt colțurile unui pătrat: { $points } de puncte.
explain-master_card-main_diagonals = Fiecare cavaler al tău de pe o diagonală principală dă { $points } puncte în anii 1, 2 și 3; cine are singur cei mai mulți acolo primește încă { $points }, la egalitate nimeni.
explain-master_card-board_edge = Fiecare cavaler al tău de la marginea tablei dă { $points } puncte în anii 1, 2 și 3; cine are singur cei mai mulți acolo primește încă { $points }, la egalitate nimeni.
