title = Caylus Magna Carta

option-variant = Spielweise
option-variant-standard = Das übliche Spiel
option-variant-beginner = Für Einsteiger
about-variant-standard = Mit dem Vogt, der bestimmt, wie weit die Straße wirkt, und mit Wohnhäusern.
about-variant-beginner = Ohne Vogt und ohne Wohnhäuser: Die Straße wirkt immer bis zu ihrem Ende.

colour-red = Rot
colour-green = Grün
colour-orange = Orange
colour-blue = Blau

phase-setup = Aufbau
phase-income = Einkommen
phase-actions = Aktionen
phase-provost = Vogt
phase-effects = Effekte der Gebäude
phase-castle = Schloss
phase-end_of_turn = Ende der Runde
phase-over = Ende des Spiels

section-dungeon = Verlies
section-walls = Mauern
section-towers = Türme

card-small_farm = Kleiner Bauernhof
card-small_sawmill = Kleines Sägewerk
card-small_quarry = Kleiner Steinbruch
card-peddler = Hausierer
card-market = Markt
card-lawyer = Notar
card-large_farm = Großer Bauernhof
card-large_sawmill = Großes Sägewerk
card-large_quarry = Großer Steinbruch
card-gold_mine = Goldgrube
card-bank = Bank
card-church = Kirche
card-park = Park
card-forest = Forst
card-quarry = Steinbruch
card-trading_post = Kontor
card-neutral_peddler = Neutraler Hausierer
card-residence = Wohnhaus

prestige-theatre = Theater
prestige-statue = Statue
prestige-hotel = Hotel
prestige-stables = Stall
prestige-town_hall = Rathaus
prestige-monument = Denkmal
prestige-cathedral = Kathedrale

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-gold = Gold
good-deniers = Denare

count-food = { $n } Nahrung
count-wood = { $n } Holz
count-stone =
    { $n ->
         [one] { $n } Stein
        *[other] { $n } Steine
    }
count-gold = { $n } Gold
count-any = { $n } beliebiger Art
count-deniers =
    { $n ->
         [one] { $n } Denar
        *[other] { $n } Denare
    }
count-tokens = { $n } Schlossplättchen

nothing = nichts

action-keep = Die Starthand behalten
action-mulligan = Die ganze Starthand tauschen
action-draw = Für 1 Denar eine Karte ziehen
action-replace = Für 1 Denar die ganze Hand tauschen
action-pass = Passen
action-decline = Auf den Effekt verzichten
action-place = Für 1 Denar einen Arbeiter auf Karte { $place } einsetzen: { $card }
action-build = Bauen: { $card }
action-prestige = Das Prestigegebäude bauen: { $building }
action-turn = Karte { $place } zum Wohnhaus umdrehen: { $card }
action-provost = Den Vogt um { $steps } bewegen
action-provost-none = Den Vogt stehen lassen
action-offer =
    Dem Schloss { $batches ->
         [one] { $batches } Paket
        *[other] { $batches } Pakete
    } bieten
action-offer-none = Dem Schloss nichts bieten
action-gold = { $resource }: { $cubes } davon mit Gold zahlen
action-use = { $paid } zahlen, { $goods } nehmen
action-take = { $goods } nehmen
action-pay = { $goods } zahlen
action-neutral = Für die Straße wird gezogen: { $card }
action-deal = Vom Stapel wird gezogen: { $card }
action-first = Startspieler wird { $player }

task-neutral_card = Die nächste neutrale Karte der Straße wird gezogen
task-opening_card = Die Starthände werden ausgeteilt
task-mulligan = Behältst du deine Starthand, oder tauschst du sie ganz?
    .others = { $player } entscheidet über die Starthand
task-mulligan_card = Die neuen Starthände werden ausgeteilt
task-first_player = Der Startspieler wird ausgelost
task-move = Mach einen Zug: Karte ziehen, Hand tauschen, Arbeiter einsetzen, bauen oder passen
    .others = { $player } macht einen Zug
task-drawn_card = Eine Karte wird gezogen
task-card_payment = { $card }: Wie zahlst du?
    .others = { $card }: { $player } wählt, wie gezahlt wird
task-prestige_payment = { $building }: Wie zahlst du?
    .others = { $building }: { $player } wählt, wie gezahlt wird
task-provost = Bewege den Vogt um bis zu 3 Karten für je 1 Denar oder lass ihn stehen
    .others = { $player } darf den Vogt bewegen
task-primary = Dein Arbeiter ist auf Karte { $place } ({ $card }): Nutzt du den Effekt?
    .others = { $player } darf den Effekt von Karte { $place } ({ $card }) nutzen
task-secondary = Auf deiner Karte { $place } ({ $card }) ist der Arbeiter eines anderen: Nutzt du deinen Effekt als Besitzer?
    .others = { $player } darf den Besitzereffekt von Karte { $place } ({ $card }) nutzen
task-lawyer_payment = { $card }: Wie zahlst du für das Umdrehen?
    .others = { $card }: { $player } wählt, wie das Umdrehen gezahlt wird
task-offer = Wie viele Pakete bietest du dem Schloss? Es hat noch { $tokens } Plättchen
    .others = { $player } entscheidet, wie viele Pakete dem Schloss geboten werden
task-gold = { $batches } { $good }: Wie viel davon zahlst du mit Gold?
    .others = { $batches } { $good }: { $player } entscheidet, wie viel davon mit Gold gezahlt wird
task-over = Das Spiel ist zu Ende

event-neutral = Karte { $place } der Straße ist: { $card }
event-dealt = { $player } erhält eine Karte
event-dealt-secret = { $player } erhält eine Karte: { $card }
event-answered = { $player } hat über die Starthand entschieden
event-answered-secret = { $player } hat über die Starthand entschieden
event-mulligan = { $player } tauscht die Starthand und legt ab: { $cards }
event-kept = { $player } behält die Starthand
event-first_player = Startspieler ist { $player }
event-turn = Runde { $turn } beginnt; Startspieler ist { $player }
event-income =
    { $player } erhält ein Einkommen von { $deniers ->
         [one] { $deniers } Denar
        *[other] { $deniers } Denaren
    }
event-draws = { $player } zahlt 1 Denar und zieht eine Karte
event-replaces = { $player } zahlt 1 Denar und tauscht die Hand: { $cards }
event-reshuffled = { $player } mischt den Ablagestapel zu einem neuen Stapel: { $cards }
event-drew = { $player } zieht eine Karte
event-drew-secret = { $player } zieht eine Karte: { $card }
event-placed = { $player } setzt einen Arbeiter auf Karte { $place } ein: { $card }
event-showed = { $player } möchte bauen: { $card }
event-paid = { $player } zahlt { $goods }
event-built = { $player } baut als Karte { $place } der Straße: { $card }
event-stored =
    { $n ->
         [one] { $n } Rohstoff kommt
        *[other] { $n } Rohstoffe kommen
    } auf die Karte „{ $card }“ von { $player }
event-built_prestige = { $player } baut auf dem Wohnhaus von Karte { $place }: { $building }
event-built_in_front = { $player } baut: { $building }
event-passed = { $player } passt und geht auf Platz { $space } der Brücke
event-first_to_pass =
    { $player } hat als Erster gepasst und erhält { $deniers ->
         [one] { $deniers } Denar
        *[other] { $deniers } Denare
    }
event-provost_stays = { $player } lässt den Vogt stehen
event-provost_moved =
    { $player } zahlt { $deniers ->
         [one] { $deniers } Denar
        *[other] { $deniers } Denare
    } und bewegt den Vogt um { $steps } auf Karte { $place }
event-declined = { $player } verzichtet auf den Effekt von Karte { $place } ({ $card })
event-took = { $player } nimmt { $goods } bei Karte { $place } ({ $card })
event-bought = { $player } zahlt { $paid } und nimmt { $goods } bei Karte { $place } ({ $card })
event-bought_tokens = { $player } zahlt { $paid } bei Karte { $place } ({ $card })
event-tokens =
    { $player } nimmt { $n } Schlossplättchen im Wert von { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkten
    }
event-turned = Karte { $place } ({ $card }) von { $player } wird zum Wohnhaus
event-turns_later = Karte { $place } ({ $card }) von { $player } wird zum Wohnhaus, sobald der Arbeiter gegangen ist
event-home = Der Arbeiter von { $player } kommt von Karte { $place } ({ $card }) zurück
event-home_beyond = Der Arbeiter von { $player } kommt von Karte { $place } ({ $card }), jenseits des Vogts, ohne Effekt zurück
event-offered =
    { $player } bietet dem Schloss { $batches ->
         [one] { $batches } Paket
        *[other] { $batches } Pakete
    }
event-no_offer = { $player } kann kein Paket bieten
event-bonus = { $player } hat am meisten geboten und nimmt { $goods }
event-removed =
    Niemand hat ein Paket geboten: { $n ->
         [one] { $n } Schlossplättchen kommt
        *[other] { $n } Schlossplättchen kommen
    } aus dem Spiel
event-provost_advanced = Der Vogt zieht um { $steps } weiter auf Karte { $place }
event-first_passed_on = Die Startspielerkarte geht an { $player }
event-scored_tokens =
    { $player }: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für Schlossplättchen
event-scored_cards =
    { $player }: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für Karten und Prestigegebäude
event-scored_gold =
    { $player }: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für Gold
event-scored_cubes =
    { $player }: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für je drei Rohstoffe
event-scored_deniers =
    { $player }: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für je drei Denare
event-scored =
    { $player } hat { $points ->
         [one] { $points } Prestigepunkt
        *[other] { $points } Prestigepunkte
    }

drawing-title = Runde { $turn }: { $phase }
drawing-setup = { $phase }
drawing-to_move = Spieler { $seat }: { $task }
drawing-chance = Karten werden gezogen
drawing-won =
    Gewonnen mit { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkten
    }: { $seats }
drawing-seat = Spieler { $seat }
drawing-castle = Schloss
drawing-bridge = Brücke
drawing-passing = Reihenfolge des Passens
drawing-prestige = Prestigegebäude
drawing-next_card = nächste Karte
drawing-first = Startspieler
drawing-passed = gepasst
drawing-first_short = (1)
drawing-legend = f Nahrung, w Holz, s Stein, g Gold, d Denar, t Plättchen, * alles, + ohne Gold
drawing-turning = { $card } (wird umgedreht)
drawing-owner = Besitzer { $effect }
drawing-hand = Hand von { $seat }: { $cards }
drawing-built = Prestigegebäude von { $seat }: { $buildings }
drawing-head-points = Punkte
drawing-head-deniers = Den
drawing-head-food = Nahr
drawing-head-wood = Holz
drawing-head-stone = Stein
drawing-head-gold = Gold
drawing-head-workers = Arb
drawing-head-tokens = 4/3/2
drawing-head-hand = Hand
drawing-head-deck = Stap
drawing-head-discard = Abl
drawing-deck = Stapel
drawing-discard = Ablagestapel: { $n }

refusal-chance = das entscheidet der Zufall, kein Spieler.
refusal-wait_for_chance = warte, bis die Karten gezogen sind.
refusal-pay_first = wähle zuerst, wie du zahlst.
refusal-gold_first = sag zuerst, wie viel von deinem Angebot Gold ist.
refusal-answer_first = behalte oder tausche zuerst deine Starthand.
refusal-mulligan_over = die Starthand kann nur vor der ersten Runde getauscht werden.
refusal-no_moves_now = Züge macht man in Phase 2, den Aktionen.
refusal-provost_not_now = der Vogt wird in Phase 3 bewegt, von jedem einmal in der Reihenfolge der Brücke.
refusal-no_provost = im Einsteigerspiel gibt es keinen Vogt.
refusal-effects_not_now = die Effekte der Gebäude werden in Phase 4 ausgeführt.
refusal-offer_not_now = Pakete werden in Phase 5 geboten, von jedem einmal in der Reihenfolge der Brücke.
refusal-no_gold_now = jetzt wird kein Angebot mit Gold bezahlt.
refusal-nothing_to_pay = jetzt ist nichts mit Rohstoffen zu bezahlen.
refusal-no_denier = das kostet 1 Denar, und du hast keinen.
refusal-no_card_to_draw = dein Stapel und dein Ablagestapel sind beide leer.
refusal-empty_hand = du hast keine Karten auf der Hand, die du tauschen könntest.
refusal-short_road =
    die Straße hat nur { $cards ->
         [one] { $cards } Karte
        *[other] { $cards } Karten
    }.
refusal-no_workers_here = Karte { $place } ist ein Wohnhaus oder ein Prestigegebäude und nimmt keine Arbeiter auf.
refusal-occupied = auf Karte { $place } ({ $card }) ist schon ein Arbeiter.
refusal-no_worker = alle deine Arbeiter sind auf der Straße.
refusal-card_not_in_game = die Karte „{ $card }“ gehört nicht zum Einsteigerspiel.
refusal-not_in_hand = die Karte „{ $card }“ ist nicht auf deiner Hand.
refusal-too_dear = „{ $name }“ kostet { $goods }; deine Rohstoffe reichen nicht, auch nicht mit Gold als Ersatz.
refusal-building_not_in_game = das Prestigegebäude „{ $building }“ gehört nicht zum Einsteigerspiel.
refusal-building_taken = das Prestigegebäude „{ $building }“ ist schon gebaut.
refusal-no_residence = du hast kein unbebautes Wohnhaus, auf das es käme.
refusal-no_lawyer = die Karte „{ $card }“ dreht keine Karte um; das tut der Notar.
refusal-lawyer_of_another = beim Notar dreht nur der Besitzer des Arbeiters eine Karte um.
refusal-turn_neutral = die Karte „{ $card }“ ist neutral und bleibt es.
refusal-turn_not_own = Karte { $place } ({ $card }) gehört einem anderen Spieler.
refusal-turn_lawyer = ein Notar wird nie zum Wohnhaus.
refusal-turns_already = die Karte „{ $card }“ wartet schon darauf, umgedreht zu werden.
refusal-residence_already = Karte { $place } ist schon ein Wohnhaus.
refusal-no_such_option = das bietet dir diese Karte nicht: { $card }.
refusal-too_few_tokens = das Schloss hat nur noch { $tokens } Plättchen.
refusal-cannot_pay = so viel hast du nicht: { $goods }.
refusal-off_the_road = der Vogt würde die Straße verlassen.
refusal-provost_too_dear =
    { $steps ->
         [one] { $steps } Schritt kostet 1 Denar
        *[other] { $steps } Schritte kosten je 1 Denar
    }, und du hast { $deniers ->
         [one] { $deniers } Denar
        *[other] { $deniers } Denare
    }.
refusal-too_few_cubes =
    deine Rohstoffe reichen nicht für { $batches ->
         [one] { $batches } Paket
        *[other] { $batches } Pakete
    }, auch nicht mit Gold als Ersatz.
refusal-other_resource = jetzt wirst du nach einem anderen Rohstoff gefragt: { $good }.
refusal-gold_needed = { $good }: Davon ist mindestens { $n } mit Gold zu zahlen.
refusal-gold_too_much = { $good }: Davon lässt sich höchstens { $n } mit Gold zahlen.
refusal-wrong_payment = das sind nicht die verlangten Rohstoffe.

thing-provost = Vogt
thing-worker = Arbeiter
thing-bridge = Brücke
thing-castle = Schloss
thing-token = Schlossplättchen
thing-first = Startspielerkarte
thing-deck = Stapel
thing-hand = Hand
thing-discard = Ablagestapel
thing-next_card = Ende der Straße
thing-store = Lager
thing-any = Beliebiger Rohstoff
thing-any_non_gold = Rohstoff außer Gold
thing-denier = Denare
thing-prestige = Punkte

explain-group-wooden = Holzgebäude
explain-group-stone = Steingebäude
explain-group-neutral = neutrales Gebäude, gehört niemandem
explain-group-residence = Wohnhaus
explain-group-prestige = Prestigegebäude
explain-count-any_non_gold = { $n } Nahrung, Holz oder Stein
explain-count-prestige =
    { $n ->
         [one] { $n } Punkt
        *[other] { $n } Punkte
    }
explain-count-residence = { $n } Wohnhaus
explain-gives = Gibt { $goods } dem Spieler, dessen Arbeiter hier steht.
explain-trade-peddler = Wessen Arbeiter hier steht, der darf Rohstoffe kaufen, aber kein Gold.
explain-trade-market = Wessen Arbeiter hier steht, der darf einen beliebigen Rohstoff verkaufen.
explain-trade-bank = Wessen Arbeiter hier steht, der darf Gold kaufen.
explain-lawyer = Wessen Arbeiter hier steht, der darf eine eigene Karte auf ihre Wohnhausseite drehen.
explain-church = Wessen Arbeiter hier steht, der darf Schlossplättchen kaufen.
explain-residence = Die andere Seite jeder Gebäudekarte: zahlt dem Besitzer in jeder Runde, und ein Prestigegebäude kann darauf gelegt werden.
explain-prestige = Wird auf eines deiner Wohnhäuser gelegt; die Punkte zählen am Ende.
explain-when = in Phase 4, wenn der Vogt so weit gekommen ist
explain-when-never = nie: hier kann kein Arbeiter stehen
explain-price = { $price } für jeden Arbeiter, wo immer er steht
explain-stored = der Rohstoff des Besitzers kommt aus dem Lager auf der Karte, bis es leer ist
explain-castle = Jedes Paket aus Nahrung, Holz und Stein nimmt das nächste Plättchen; das Spiel endet mit der Runde, in der das letzte geht.
explain-castle-most = wer die meisten Pakete gibt, nimmt { $goods }
explain-castle-removed = gibt niemand eines, so gehen { $count } Plättchen verloren
explain-section = Seine Plättchen sind je { $points } Punkte wert und gehen vor denen der späteren Abschnitte.
explain-tokens = { $count } Plättchen bei { $players } Spielern
explain-token = Zählt am Ende seine Zahl; die Abschnitte des Schlosses werden einer nach dem anderen geleert.
explain-provost = Karten bis zu seinem Platz arbeiten in dieser Runde, die jenseits von ihm nicht.
explain-provost-moved = in der Reihenfolge des Passens: { $price } je Karte, höchstens { $reach } Karten
explain-provost-end = er geht { $steps } Karten weiter
explain-worker = Lässt die Karte unter sich für dich arbeiten, wenn der Vogt so weit gekommen ist, und kommt zu dir zurück.
explain-worker-count = { $count } für jeden Spieler
explain-bridge = Die Reihenfolge hier gilt für den Vogt und das Schloss; wer zuerst passt, erhält { $goods }.
explain-first = Wer sie hat, beginnt die Runde; am Ende der Runde geht sie weiter.
explain-deck = Zahle { $goods }, um die oberste Karte deines Stapels zu ziehen.
explain-hand = Deine Karten, nur du siehst sie: Baue sie, oder zahle { $goods }, um alle zu tauschen.
explain-discard = Abgelegte Karten, offen für alle; ist der Stapel leer, werden sie zu einem neuen gemischt.
explain-next_card = Das nächste Gebäude kommt hierher, wer immer es baut.
explain-store = Rohstoffe für den Besitzer der Karte: je einer, wenn ein anderer sie nutzt, bis sie weg sind.
explain-resource-food = Bezahlt Gebäude, Pakete und den Notar.
explain-resource-wood = Bezahlt Gebäude und Pakete.
explain-resource-stone = Bezahlt Steingebäude, die meisten Prestigegebäude und Pakete.
explain-resource-gold = Ersetzt jeden Rohstoff und bezahlt Prestigegebäude; am Ende übrig, zählt es { $points }.
explain-resource-any = Ein beliebiger Rohstoff, auch Gold.
explain-resource-any_non_gold = Eine Nahrung, ein Holz oder ein Stein.
explain-resource-denier = Bezahlen das Ziehen, Tauschen und Einsetzen und das Bewegen des Vogts; je { $count } am Ende sind 1 Punkt.
explain-resource-prestige = Schlossplättchen, Karten der Straße, Gold, Rohstoffe und Denare, gezählt, als wäre das Spiel jetzt zu Ende.
explain-left = je { $count } Nahrung, Holz und Stein zusammen sind 1 Punkt
explain-phase-income = Alle erhalten { $goods }, und mehr für Wohnhäuser und das Hotel.
explain-phase-actions = Reihum macht jeder einen Zug, immer wieder, bis alle gepasst haben.
explain-phase-provost = In der Reihenfolge des Passens darf jeder dafür zahlen, den Vogt zu bewegen.
explain-phase-effects = Die Karten arbeiten eine nach der anderen bis zum Vogt: erst für den Arbeiter, dann für den Besitzer.
explain-phase-castle = In der Reihenfolge des Passens geben die Spieler Pakete ab und nehmen Schlossplättchen.
explain-phase-end_of_turn = Der Vogt geht weiter, und die Startspielerkarte wandert zum nächsten Spieler.
