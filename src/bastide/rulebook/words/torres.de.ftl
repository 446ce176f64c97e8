action-first = { $player } ist Startspieler
action-master = Die Meisterkarte ist: { $card }
action-draw = Die gezogene Karte ist: { $card }
action-castle = Eine Startburg auf { $square } setzen
action-knight = Einen Ritter auf { $square } einsetzen
action-king = Den König auf { $square } setzen
action-stay = Den König stehen lassen
action-start = { $player } beginnt das nächste Jahr
action-move = Den Ritter von { $start } nach { $target } bewegen
action-block = Einen Baustein auf { $square } setzen
action-tower = Diesen Turm nehmen: { $tower }
action-buy = Eine Aktionskarte kaufen
action-keep = Karte behalten: { $card }
action-return = Die Karte { $place } legen
action-play = Karte spielen: { $card }
action-raise = Einen Baustein unter den Ritter auf { $square } setzen
action-lift = Den obersten Baustein von { $square } abheben
action-put = Den abgehobenen Baustein auf { $square } setzen
action-spread = Die anderen Türme auf die Höhen { $heights } bringen
action-advance = Einen Schritt auf der Wertungsleiste vorrücken
action-end = Den Zug beenden

task-first_player = Der Startspieler wird ausgelost
task-master_card = Die Meisterkarte wird aufgedeckt
task-start_castle = Setze eine Startburg
    .others = { $player } setzt eine Startburg
task-first_knight = Setze deinen ersten Ritter auf eine freie Burg
    .others = { $player } setzt den ersten Ritter auf eine freie Burg
task-first_king = Setze den König auf eine freie Burg
    .others = { $player } setzt den König auf eine freie Burg
task-turn = Gib deine Aktionspunkte aus (übrig: { $points }) oder beende den Zug
    .others = { $player } gibt Aktionspunkte aus (übrig: { $points })
task-tower_for_block = Wähle den Turm, aus dem dieser Baustein kommt: den Turm dieses Zuges
    .others = { $player } wählt den Turm dieses Zuges
task-tower_at_end = Wähle den Turm, der in diesem Zug verbraucht wird
    .others = { $player } wählt den Turm, der in diesem Zug verbraucht wird
task-tower_for_raise = Wähle den Turm, aus dem der Baustein kommt
    .others = { $player } wählt den Turm, aus dem der Baustein kommt
task-draw = Eine Karte wird gezogen
task-keep = Behalte eine der Karten
    .others = { $player } wählt die Karte, die bleibt
task-return = Lege die übrigen Karten in den Stapel zurück
    .others = { $player } legt die übrigen Karten in den Stapel zurück
task-card_effect = Wähle das Ziel deiner Karte
    .others = { $player } wählt das Ziel der Karte
task-put_block = Setze den abgehobenen Baustein ab
    .others = { $player } setzt den abgehobenen Baustein ab
task-spread = Setze die übrigen Bausteine auf deine anderen Türme
    .others = { $player } setzt die übrigen Bausteine auf andere Türme
task-king_move = Versetze den König in eine andere Burg oder lass ihn stehen
    .others = { $player } darf den König versetzen
task-start_player = Bestimme, wer das nächste Jahr beginnt
    .others = { $player } bestimmt, wer das nächste Jahr beginnt
task-over = Das Spiel ist zu Ende

event-first_player = Startspieler: { $player }
event-master_card = Die Meisterkarte ist: { $master_card }
event-castle_placed = { $player } setzt eine Startburg auf { $square }
event-first_knight = { $player } setzt den ersten Ritter auf { $square }
event-king_placed = { $player } setzt den König auf { $square }
event-towers_taken = { $player } nimmt Türme für Jahr { $year }: { $towers }
event-round_begun = { $player } liegt vorn und beginnt Runde { $round }
event-knight_added = { $player } setzt einen Ritter auf { $square } ein
event-knight_moved = { $player } bewegt einen Ritter von { $start } nach { $target } (Ebene { $from_level } → { $to_level })
event-block_placed = { $player } setzt einen Baustein auf { $square }: Höhe { $height }, Grundfläche { $base }
event-block_lifted = { $player } hebt einen Baustein von { $square } ab
event-tower_chosen = { $player } verbraucht einen Turm der Höhe { $height }
event-tower_settled =
    { $player } setzt { $stacked ->
         [one] { $stacked } übrigen Baustein
        *[other] { $stacked } übrige Bausteine
    } auf andere Türme, hebt für das nächste Jahr auf: { $held_over }, gibt zurück: { $returned }
event-card_bought =
    { $player } kauft eine Karte und sieht sich { $seen ->
         [one] { $seen } Karte
        *[other] { $seen } Karten
    } an
event-card_seen = { $player } sieht sich eine Karte an
event-card_seen-secret = Du siehst dir eine Karte an: { $card }
    .others = { $player } sieht sich „{ $card }“ an
event-card_kept = { $player } behält eine Karte
event-card_kept-secret = Du behältst: { $card }
    .others = { $player } behält „{ $card }“
event-card_returned = { $player } legt eine Karte { $end } zurück
event-card_returned-secret = Du legst die Karte „{ $card }“ { $end } zurück
    .others = { $player } legt „{ $card }“ zurück: { $end }
event-card_played = { $player } spielt die Karte „{ $card }“
event-advanced = { $player } rückt auf der Wertungsleiste auf { $score } vor
event-castles_scored =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für Burgen: { $score }
event-king_bonus =
    { $player } erhält den Königsbonus, { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }: { $score }
event-master_scored =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für die Meisterkarte: { $score }
event-lap = { $player } dreht das Plättchen auf { $token }
event-turn_ended =
    { $player } beendet den Zug; { $points_lost ->
         [one] { $points_lost } Aktionspunkt verfällt
        *[other] { $points_lost } Aktionspunkte verfallen
    }
event-king_moved = { $player } versetzt den König nach { $square }
event-king_stayed = { $player } lässt den König stehen
event-starter_named = { $player } bestimmt { $starter } zum Startspieler

refusal-points =
    das kostet { $cost ->
         [one] { $cost } Aktionspunkt
        *[other] { $cost } Aktionspunkte
    }, und du hast noch { $left }.
refusal-occupied = auf { $square } steht eine Figur.
refusal-no_reserve = alle sechs deiner Ritter sind auf dem Spielplan.
refusal-no_own_knight_beside = keiner deiner Ritter steht neben { $square }.
refusal-higher_than_own_knight = { $square } liegt höher als jeder deiner Ritter daneben.
refusal-not_your_knight = auf { $square } steht keiner deiner Ritter.
refusal-stands_there_already = der Ritter steht schon auf { $square }.
refusal-too_high = { $square } liegt mehr als eine Ebene höher.
refusal-doors_never_lead_up = { $square } liegt nicht neben dem Ritter, und Türen führen nie nach oben.
refusal-no_way_inside = kein Weg durch Türen führt nach { $square }.
refusal-no_block_left = du hast dafür keinen Baustein mehr.
refusal-higher_than_base = die Säule auf { $square } wäre höher als die Grundfläche der Burg ({ $base }).
refusal-joins_castles = ein Baustein auf { $square } würde zwei Burgen verbinden.
refusal-starts_castle = ein Baustein auf { $square } würde eine neue Burg beginnen.
refusal-nothing_to_buy = in der Meisterversion sind alle Karten auf der Hand; gekauft wird keine.
refusal-two_bought = du hast in diesem Zug schon zwei Karten gekauft.
refusal-deck_empty = der Stapel ist leer.
refusal-card_already_played = du hast in diesem Zug schon eine Karte gespielt.
refusal-not_held = du hast diese Karte nicht auf der Hand: { $card }.
refusal-bought_now = die Karte „{ $card }“ wurde in diesem Zug gekauft; sie kann ab dem nächsten Zug gespielt werden.
refusal-supply_empty = der allgemeine Vorrat ist leer.
refusal-no_effect = die Karte „{ $card }“ lässt sich jetzt nicht ausführen.
refusal-cannot_raise = unter den Ritter auf { $square } passt kein Baustein: Die Grundfläche der Burg ist zu klein, oder zwei Burgen würden sich verbinden.
refusal-nothing_to_lift = auf { $square } ist keine unbesetzte Säule.
refusal-splits_castle = ohne den Baustein auf { $square } zerfiele die Burg in zwei.
refusal-nowhere_to_put = der Baustein von { $square } könnte nirgends abgesetzt werden.
refusal-back_again = der Baustein darf nicht dorthin zurück, woher er kam.
refusal-too_few_castles = es stünden weniger als sechs Burgen auf dem Spielplan.
refusal-source_too_high = die Burg, aus der der Baustein kommt, wäre höher als ihre Grundfläche.
refusal-card_move-free_move = der Ritter erreicht { $square } weder mit einem Schritt noch mit einem Gang durch Türen.
refusal-card_move-diagonal = { $square } ist kein diagonaler Nachbar, der höchstens eine Ebene höher liegt.
refusal-card_move-two_up = { $square } ist kein Nachbar, der genau zwei Ebenen höher liegt.
refusal-card_move-jump = { $square } liegt nicht gerade hinter einer Figur neben dem Ritter, höchstens eine Ebene höher.
refusal-card_move-any_door = keine Tür einer Burg, die der Ritter betreten kann, öffnet sich auf { $square }.
refusal-castle_too_near = { $square } ist weniger als drei Schritte von einer anderen Burg entfernt.
refusal-not_a_free_castle = auf { $square } ist keine freie Burg.
refusal-king_off_castle = auf { $square } ist keine Burg.
refusal-same_castle = { $square } gehört zu der Burg, in der der König steht.
refusal-not_seen = das ist keine der Karten, die du dir ansiehst.
refusal-no_such_place = dorthin kann die Karte nicht: Wähle einen der angebotenen Plätze.
refusal-no_such_tower = einen solchen Turm hast du nicht.
refusal-no_such_spread = mit den übrigen Bausteinen entstehen diese Türme nicht.
refusal-no_such_seat = einen Spieler { $seat } gibt es nicht.
refusal-not_in_deck = der ungesehene Teil des Stapels enthält keine solche Karte.
refusal-asked_for-first_player = zuerst wird der Startspieler ausgelost.
refusal-asked_for-master_card = zuerst wird die Meisterkarte aufgedeckt.
refusal-asked_for-start_castle = setze zuerst eine Startburg.
refusal-asked_for-first_knight = setze zuerst deinen ersten Ritter auf eine freie Burg.
refusal-asked_for-first_king = setze zuerst den König auf eine freie Burg.
refusal-asked_for-turn = das ist keine Aktion des Zuges, oder es ist jetzt nicht gefragt.
refusal-asked_for-tower_for_block = wähle zuerst den Turm, aus dem der Baustein kommt.
refusal-asked_for-tower_at_end = wähle zuerst den Turm, der in diesem Zug verbraucht wird.
refusal-asked_for-tower_for_raise = wähle zuerst den Turm, aus dem der Baustein kommt.
refusal-asked_for-draw = zuerst wird eine Karte gezogen.
refusal-asked_for-keep = behalte zuerst eine der Karten, die du dir ansiehst.
refusal-asked_for-return = lege zuerst die nicht behaltenen Karten in den Stapel zurück.
refusal-asked_for-card_effect = wähle zuerst das Ziel der gespielten Karte.
refusal-asked_for-put_block = setze zuerst den abgehobenen Baustein ab.
refusal-asked_for-spread = setze zuerst die übrigen Bausteine auf deine anderen Türme.
refusal-asked_for-king_move = versetze zuerst den König oder lass ihn stehen.
refusal-asked_for-start_player = bestimme zuerst, wer das nächste Jahr beginnt.

card-six_ap = Sechs Aktionspunkte
card-seven_ap = Sieben Aktionspunkte
card-extra_block = Zusätzlicher Baustein
card-free_move = Freie Bewegung
card-diagonal = Diagonal ziehen
card-two_up = Zwei Ebenen hinauf
card-jump = Sprung
card-any_door = Beliebige Tür
card-raise_knight = Baustein unter den Ritter
card-shift_block = Baustein versetzen

master_card-exact_castles = Ritter in genau 4/5/6 Burgen
master_card-all_levels_differ = Alle auf verschiedenen Ebenen
master_card-all_same_level = Alle auf einer Ebene
master_card-all_connected = Alle nebeneinander
master_card-all_in_line = Alle in einer Linie
master_card-four_square = Vier bilden ein Quadrat
master_card-main_diagonals = Hauptdiagonalen
master_card-board_edge = Spielfeldrand

place-top = oben auf den Stapel
place-under_top = unter die oberste Karte des Stapels
place-above_bottom = über die unterste Karte des Stapels
place-bottom = unter den Stapel

end-top = oben auf den Stapel
end-bottom = unter den Stapel

tower-0 = leerer Turm
tower-1 = Turm der Höhe 1
tower-2 = Turm der Höhe 2
tower-3 = Turm der Höhe 3
tower-turn = Turm dieses Zuges

option-variant = Variante
option-variant-base = Das übliche Spiel
option-variant-common_deck = Etwas mehr Glück
option-variant-master = Die Meisterversion
option-first_player = Startspieler
option-first_player-random = Ausgelost
option-first_player-0 = Der erste Platz
option-first_player-1 = Der zweite Platz
option-first_player-2 = Der dritte Platz
option-first_player-3 = Der vierte Platz
option-master_card = Meisterkarte
option-master_card-random = Ausgelost
option-master_card-exact_castles = Ritter in genau 4/5/6 Burgen
option-master_card-all_levels_differ = Alle auf verschiedenen Ebenen
option-master_card-all_same_level = Alle auf einer Ebene
option-master_card-all_connected = Alle nebeneinander
option-master_card-all_in_line = Alle in einer Linie
option-master_card-four_square = Vier bilden ein Quadrat
option-master_card-main_diagonals = Hauptdiagonalen
option-master_card-board_edge = Spielfeldrand
about-variant-base = Alle kaufen Karten aus einem eigenen Stapel. Jeder weiß, was kommen kann.
about-variant-common_deck = Ein Stapel mit vierzig Karten für alle. Was jemand gekauft hat, bekommt kein anderer.
about-variant-master = Frei gesetzte Burgen am Anfang, alle zehn Karten auf der Hand und ein Ziel für das Ende, das alle kennen.

drawing-title = Torres: { $when }
drawing-year = Jahr { $year }, Runde { $round } von { $rounds }
drawing-supply =
    Vorrat: { $blocks ->
         [one] { $blocks } Baustein
        *[other] { $blocks } Bausteine
    }
drawing-common_deck =
    Gemeinsamer Stapel: { $cards ->
         [one] { $cards } Karte
        *[other] { $cards } Karten
    }
drawing-master = Meisterkarte: { $card }
drawing-master_points = { $first } / { $second } / { $third } Punkte in Jahr 1 / 2 / 3
drawing-seat = Spieler { $seat }
drawing-to_move = { $sign }, Spieler { $seat }: { $asked }.
drawing-points =
    noch { $points ->
         [one] { $points } Aktionspunkt
        *[other] { $points } Aktionspunkte
    }
drawing-start = Startspieler
drawing-score = Punkte
drawing-towers = Türme
drawing-tower = Turm
drawing-tower_of_turn =
    Turm dieses Zuges: noch { $blocks ->
         [one] { $blocks } Baustein
        *[other] { $blocks } Bausteine
    }
drawing-held_over = aufgehoben: { $blocks }
drawing-reserve = Reserve
drawing-hand = Hand
drawing-deck = Stapel
drawing-played = gespielt
drawing-in_play = im Spiel
drawing-seen = angesehen
drawing-hidden =
    { $cards ->
         [one] { $cards } verdeckte Karte
        *[other] { $cards } verdeckte Karten
    }
drawing-castle = Burg
drawing-base = Grundfläche
drawing-height = Höhe
drawing-lifted = Der Baustein ist von { $square } abgehoben
drawing-raised = Der Ritter auf { $square } wird angehoben

thing-block = Baustein
thing-tower = Turm
thing-castle = Burg
thing-knight = Ritter
thing-reserve = Neuer Ritter
thing-king = König
thing-bonus = Königsbonus
thing-action_points = Aktionspunkte
thing-advance = Ein Punkt
thing-score = Wertungsleiste
thing-deck = Karte
thing-hand = Karten auf der Hand
thing-supply = Vorrat
thing-year = Jahre
thing-scoring = Wertung
thing-start = Startspieler
thing-master_card = Meisterkarte

explain-cost =
    { $cost ->
         [one] { $cost } Aktionspunkt
        *[other] { $cost } Aktionspunkte
    }
explain-block = Macht eine Burg größer oder höher; keine Burg darf höher sein als ihre Grundfläche, und zwei Burgen dürfen sich nie verbinden.
explain-tower = Die Bausteine eines Zuges, höchstens { $height }; was übrig bleibt, kommt auf deine anderen Türme.
explain-castle = Am Ende jedes Jahres gibt sie Grundfläche mal Ebene deines höchsten Ritters darin; jeder mit einem Ritter darin erhält Punkte.
explain-knight = Zieht auf ein Nachbarfeld, höchstens eine Ebene hinauf und beliebig hinab, oder durch die Türen einer Burg; nur dein höchster in einer Burg zählt.
explain-reserve = Steht neben einem deiner Ritter, nicht höher als dieser.
explain-reserve-limit = { $count } Ritter auf dem Spielplan
explain-king = Macht dies zur Königsburg: Wer in ihr einen Ritter auf der Ebene des Jahres hat, erhält den Königsbonus.
explain-bonus = { $points } Punkte in Jahr 1, 2 und 3 für einen Ritter in der Königsburg auf genau Ebene 1, 2 und 3.
explain-action_points = Du hast { $points } in einem Zug, in beliebiger Reihenfolge; was nicht ausgegeben wird, verfällt.
explain-advance = Ein Schritt auf der Wertungsleiste; besetzte Felder werden übersprungen und zählen mit.
explain-score = Die Wertungssteine rücken um ihre Punkte vor; auf einem Feld steht nur einer, wer auf einen anderen träfe, geht zum nächsten freien.
explain-deck = Sieh dir die obersten { $shown } Karten an, behalte eine und lege die anderen zurück; höchstens { $bought }-mal im Zug.
explain-hand = In jedem Zug darf eine Karte kostenlos gespielt werden, aber nicht im Zug, in dem sie gekauft wurde.
explain-supply = Bausteine für die Türme der kommenden Jahre und für die Karte „Zusätzlicher Baustein“.
explain-year = Das Spiel dauert { $count } Jahre; jedes endet mit einer Wertung, danach darf der Letzte den König versetzen.
explain-scoring = Was dieser Platz bekäme, wenn das Jahr jetzt gewertet würde: Burgen, Königsbonus und Meisterkarte.
explain-start = Ist in jeder Runde zuerst am Zug.
explain-card-kind = Aktionskarte
explain-card-cost = keine Aktionspunkte, eine Karte im Zug
explain-master_card-each = bei jeder der drei Wertungen, für alle
explain-master_card-last = bei der dritten Wertung, für alle
explain-master_card-exact_castles = Alle deine Ritter auf dem Spielplan stehen auf Burgen, auf genau { $castles }: { $points } Punkte in Jahr 1, 2 und 3.
explain-master_card-all_levels_differ = Deine sechs Ritter stehen auf sechs verschiedenen Ebenen: { $points } Punkte.
explain-master_card-all_same_level = Deine sechs Ritter stehen auf ein und derselben Ebene: { $points } Punkte.
explain-master_card-all_connected = Deine sechs Ritter stehen nebeneinander als eine Gruppe: { $points } Punkte.
explain-master_card-all_in_line = Deine sechs Ritter stehen in einer Reihe, Spalte oder Diagonale: { $points } Punkte.
explain-master_card-four_square = Vier deiner Ritter sind die Ecken eines Quadrats: { $points } Punkte.
explain-master_card-main_diagonals = Jeder deiner Ritter auf einer Hauptdiagonale gibt { $points } Punkte in Jahr 1, 2 und 3; wer dort allein die meisten hat, erhält { $points } mehr, bei Gleichstand niemand.
explain-master_card-board_edge = Jeder deiner Ritter am Spielfeldrand gibt { $points } Punkte in Jahr 1, 2 und 3; wer dort allein die meisten hat, erhält { $points } mehr, bei Gleichstand niemand.
