action-lay = Das nächste neutrale Gebäude ist: { $tile }
action-order = Der Nächste in der Spielreihenfolge ist { $player }
action-place = Für { $price } einen Arbeiter einsetzen: { $place }
action-pass = Passen: in dieser Runde keine Arbeiter mehr einsetzen
action-move = Den Arbeiter vom Tor versetzen: { $place }
action-provost = Den Vogt um { $steps } bewegen
action-joust = 1 Denar und 1 Tuch für eine Gunst des Königs zahlen
action-withdraw = Den Arbeiter aus dem Wirtshaus zurücknehmen
action-stay = Den Arbeiter im Wirtshaus lassen
action-take = { $cubes } nehmen
action-pay = { $cubes } zahlen
action-exchange = Tausch { $exchange } nutzen
action-exchange_for = { $pay } zahlen, { $gain } erhalten
action-build = Bauen: { $tile }
action-site = Anstelle dieses Wohnhauses bauen: { $place }
action-transform = Zum Wohnhaus machen: { $place }
action-decline = Verzichten
action-give = Ein Paket abgeben: { $batch }
action-stop = Keine Pakete mehr abgeben
action-favour = Die Gunst in der Zeile „{ $line }“ nehmen
action-effect = Die Wirkung in Spalte { $column } nutzen
action-effect_of = Die Gunst nutzen: { $effect }

task-setup = Die neutralen Gebäude und die Spielreihenfolge werden ausgelost
task-over = Das Spiel ist zu Ende
task-place = Setze einen Arbeiter ein oder passe
    .others = { $player } setzt einen Arbeiter ein oder passt
task-gate = Versetze deinen Arbeiter vom Tor auf einen freien Platz oder nimm ihn zurück
    .others = { $player } versetzt den Arbeiter vom Tor oder nimmt ihn zurück
task-guild = Händlergilde: Bewege den Vogt kostenlos um bis zu 3 Felder oder verzichte
    .others = Händlergilde: { $player } darf den Vogt bewegen
task-joust = Turnierplatz: Zahle 1 Denar und 1 Tuch für eine Gunst des Königs oder verzichte
    .others = Turnierplatz: { $player } darf eine Gunst des Königs kaufen
task-inn = Wirtshaus: Nimm deinen Arbeiter zurück oder lass ihn noch eine Runde dort
    .others = Wirtshaus: { $player } nimmt den Arbeiter zurück oder lässt ihn dort
task-provost = Bewege den Vogt um bis zu 3 Felder für je 1 Denar oder verzichte
    .others = { $player } darf den Vogt bewegen
task-produce = { $tile }: Wähle, was hier produziert wird
    .others = { $tile }: { $player } wählt, was hier produziert wird
task-bonus = { $tile }: Wähle deinen Bonus als Besitzer
    .others = { $tile }: { $player } wählt den Bonus als Besitzer
task-trade = { $tile }: Wähle einen Tausch oder verzichte
    .others = { $tile }: { $player } darf einen Tausch wählen
task-payment = Wähle die Rohstoffe, die du für { $gain } zahlst
    .others = { $player } wählt die Rohstoffe, die für { $gain } zu zahlen sind
task-purchase = Wähle deine Rohstoffe: { $gain }
    .others = { $player } wählt Rohstoffe: { $gain }
task-construct = Baue ein { $class }gebäude oder verzichte
    .others = { $player } darf ein { { $class } }gebäude bauen
task-cost = { $tile }: Wähle den weiteren Rohstoff, den du zahlst
    .others = { $tile }: { $player } wählt den weiteren Rohstoff, der zu zahlen ist
task-site = { $tile }: Wähle das Wohnhaus, das ersetzt wird
    .others = { $tile }: { $player } wählt das Wohnhaus, das ersetzt wird
task-lawyer = Notar: Wähle das Gebäude, das dein Wohnhaus wird, oder verzichte
    .others = Notar: { $player } darf aus einem Gebäude ein Wohnhaus machen
task-castle = Schloss: Gib ein Paket aus Nahrung und zwei anderen Arten von Rohstoffen ab oder hör auf
    .others = Schloss: { $player } darf ein Paket abgeben
task-favour =
    Gunst des Königs: Wähle eine Zeile (noch { $count ->
         [one] { $count } Gunst
        *[other] { $count } Gunstbeweise
    })
    .others = Gunst des Königs: { $player } wählt eine Zeile
task-effect = Gunst des Königs, Zeile „{ $line }“: Wähle eine Wirkung bis zu deiner Markierungsscheibe oder verzichte
    .others = Gunst des Königs, Zeile „{ $line }“: { $player } darf eine Wirkung wählen
task-choice = Gunst des Königs: Wähle deinen Rohstoff
    .others = Gunst des Königs: { $player } wählt einen Rohstoff

option-simplified_favours = Einfache Gunst
option-simplified_favours-false = die Gunsttabelle wird benutzt
option-simplified_favours-true = jede Gunst bringt sofort 3 Prestigepunkte
option-jeweller = Der Juwelier
option-jeweller-false = nicht im Spiel
option-jeweller-true = im Vorrat
option-lawyer_prestige = Prestige für den Bau des Notars
option-lawyer_prestige-4 = 4, wie auf den Plättchen der ersten Ausgabe
option-lawyer_prestige-3 = 3, wie auf späteren Plättchen
about-base = Baut das Schloss und die Stadt zu seinen Füßen, wie in der Schachtel.
about-simplified_favours = Jede Gunst des Königs bringt 3 Prestigepunkte, nichts zu wählen. Gut für die erste Partie.
about-jeweller = Ein zehntes Steingebäude kommt in den Vorrat: Es macht aus Gold Prestige. Für alle, die die anderen kennen.

event-laid = Auf Feld { $space } liegt: { $tile }
event-ordered =
    { $player } ist an { $place }. Stelle der Spielreihenfolge und beginnt mit { $deniers ->
         [one] { $deniers } Denar
        *[other] { $deniers } Denaren
    }
event-phase = Runde { $turn }, Phase: { $phase }
event-gained = { $player } erhält { $goods }
event-paid = { $player } zahlt { $goods }
event-earned =
    { $player } erhält { $points ->
         [one] { $points } Prestigepunkt
        *[other] { $points } Prestigepunkte
    }
event-lost =
    { $player } verliert { $points ->
         [one] { $points } Prestigepunkt
        *[other] { $points } Prestigepunkte
    }
event-placed = { $player } setzt für { $price } einen Arbeiter ein: { $place }
event-passed = { $player } passt und nimmt Platz { $space } der Brücke
event-returned = Ein Arbeiter von { $player } kommt zurück
event-moved = { $player } versetzt den Arbeiter vom Tor: { $place }
event-reordered = Die Spielreihenfolge ist jetzt: { $order }
event-settled = { $player } nimmt den rechten Kreis des Wirtshauses
event-provost = { $player } bewegt den Vogt um { $steps } auf Feld { $space }
event-activated = { $player } arbeitet auf Feld { $space }: { $tile }
event-unused = { $player } kann das nicht nutzen: { $place }
event-useless = { $player } kann das nicht nutzen: { $tile }
event-declined = { $player } verzichtet
event-built = { $player } baut auf Feld { $space }: { $tile }
event-promised = { $player } bezahlt auf Feld { $space } ein Wohnhaus, das kommt, sobald der Arbeiter dort gegangen ist, anstelle von: { $tile }
event-transformed = { $player } macht auf Feld { $space } zum Wohnhaus: { $tile }
event-housed = { $player } baut ein Haus im Schloss: { $section }
event-spared = { $player } findet im Schloss keinen Platz mehr und verliert nichts
event-favoured =
    { $player } erhält { $count ->
         [one] { $count } Gunst
        *[other] { $count } Gunstbeweise
    } des Königs
event-favour = { $player } nimmt eine Gunst in der Zeile „{ $line }“; die Markierungsscheibe liegt in Spalte { $column }
event-spent = { $player } kann die Gunst in der Zeile „{ $line }“ nicht nutzen
event-forfeited =
    { $player } hat keine Zeile mehr und verliert { $count ->
         [one] { $count } Gunst
        *[other] { $count } Gunstbeweise
    }
event-bailiff =
    Der Seneschall zieht { $steps ->
         [one] { $steps } Feld
        *[other] { $steps } Felder
    } weiter auf Feld { $space }, und der Vogt stellt sich zu ihm
event-scoring = Wertung im Schloss: { $section }
event-ended = Das Spiel endet in Runde { $turn }

refusal-setup = die Gebäude und die Spielreihenfolge werden noch ausgelost.
refusal-drawn = nach dem Aufbau wird nichts mehr ausgelost.
refusal-no_decline = darauf kann man nicht verzichten.
refusal-not_now_place = Arbeiter werden in Phase 2 eingesetzt, einer nach dem anderen.
refusal-not_now_pass = gepasst wird in Phase 2, wenn du mit dem Einsetzen an der Reihe bist.
refusal-not_now_move = ein Arbeiter wird nur versetzt, wenn das Tor aktiviert wird.
refusal-not_now_provost = der Vogt wird in Phase 4 bewegt oder durch die Händlergilde.
refusal-not_now_joust = eine Gunst wird nur gekauft, wenn der Turnierplatz aktiviert wird.
refusal-not_now_withdraw = über den Arbeiter im Wirtshaus wird in Phase 3 entschieden, solange niemand auf dem linken Kreis steht.
refusal-not_now_stay = über den Arbeiter im Wirtshaus wird in Phase 3 entschieden, solange niemand auf dem linken Kreis steht.
refusal-not_now_take = jetzt gibt es für dich keine Rohstoffe zu nehmen.
refusal-not_now_pay = jetzt sind keine Rohstoffe deiner Wahl zu zahlen.
refusal-not_now_exchange = jetzt wird kein Handelsgebäude genutzt.
refusal-not_now_build = gebaut wird, wenn ein Zimmermann, Maurer oder Architekt für dich arbeitet, oder durch eine Gunst.
refusal-not_now_site = jetzt wird kein Prestigegebäude gebaut.
refusal-not_now_transform = für ein Wohnhaus brauchst du den Notar oder eine Gunst.
refusal-not_now_give = Pakete werden in Phase 6 abgegeben, von Spielern mit einem Arbeiter im Schloss.
refusal-not_now_stop = du baust jetzt nicht am Schloss.
refusal-not_now_favour = du hast jetzt keine Gunst des Königs zu nehmen.
refusal-not_now_effect = du nutzt jetzt keine Gunst.
refusal-no_worker = du hast keinen Arbeiter mehr.
refusal-price = das Einsetzen kostet dort { $price }, mehr als du hast.
refusal-empty_space = dort steht kein Gebäude: { $place }.
refusal-no_workplace = dort kann kein Arbeiter stehen: { $place }.
refusal-occupied = dort steht schon ein Arbeiter: { $place }.
refusal-one_each = du hast dort schon einen Arbeiter: { $place }.
refusal-full = dort sind alle Plätze besetzt: { $place }.
refusal-no_stables = zu zweit wird der Stall nicht benutzt.
refusal-inn_taken = der linke Kreis des Wirtshauses ist besetzt.
refusal-gate_again = der Arbeiter kann nicht auf dem Tor bleiben.
refusal-off_road = der Vogt bleibt auf den Feldern 1 bis 28.
refusal-provost_price =
    das kostet { $count ->
         [one] { $count } Denar
        *[other] { $count } Denare
    }, mehr als du hast.
refusal-not_produced = das wird hier nicht produziert: { $tile }.
refusal-not_bonus = der Bonus des Besitzers ist ein Rohstoff von einer Art, die hier produziert wird: { $tile }.
refusal-not_for_sale = du nimmst genau so viele Rohstoffe, wie bezahlt sind, und kein Gold.
refusal-not_this_cube = die Gunst bringt 1 Holz oder 1 Stein.
refusal-one_cube = es ist genau ein weiterer Rohstoff zu zahlen.
refusal-cube_lacking = diese Rohstoffe hast du nicht übrig.
refusal-cubes_asked =
    du zahlst genau { $count ->
         [one] { $count } Rohstoff
        *[other] { $count } Rohstoffe
    }.
refusal-no_gold = Gold wird hier nicht angenommen.
refusal-one_exchange = hier gibt es nur einen Tausch: { $tile }.
refusal-exchange_price = diesen Tausch kannst du nicht bezahlen.
refusal-other_class = hier können nur { $wanted }gebäude gebaut werden.
refusal-no_jeweller = der Juwelier ist in diesem Spiel nicht dabei.
refusal-not_in_stock = das ist nicht mehr im Vorrat: { $tile }.
refusal-cost = das kannst du nicht bezahlen: { $tile }.
refusal-not_yet_residence = das Wohnhaus dort ist bezahlt, steht aber noch nicht.
refusal-own_residence = ein Prestigegebäude ersetzt eines deiner eigenen Wohnhäuser.
refusal-nothing_there = dort steht kein Gebäude, das ein Wohnhaus werden könnte.
refusal-promised = für dieses Gebäude ist schon bezahlt, dass es ein Wohnhaus wird.
refusal-not_lawyer = der Notar selbst wird nie zum Wohnhaus.
refusal-stays = Wohnhäuser und Prestigegebäude werden nicht umgewandelt.
refusal-fixed = aufgedruckte Gebäude werden nicht umgewandelt.
refusal-not_yours = dieses Gebäude gehört einem anderen Spieler.
refusal-castle_complete = das Schloss ist fertig.
refusal-batch_lacking = du hast nicht alle drei Rohstoffe dieses Pakets.
refusal-line_used = du hast in dieser Phase schon eine Gunst in der Zeile „{ $line }“ genommen.
refusal-beyond_marker = deine Markierungsscheibe hat Spalte { $column } noch nicht erreicht.
refusal-no_effect = die erste Spalte dieser Zeile hat keine Wirkung.
refusal-cannot_use = diese Wirkung kannst du jetzt nicht ausführen.

tile-neutral_farm = Bauernhof
tile-neutral_forest = Forst
tile-neutral_sawmill = Sägewerk
tile-neutral_quarry = Steinbruch
tile-neutral_marketplace = Markt
tile-neutral_carpenter = Zimmermann
tile-fixed_peddler = Hausierer
tile-fixed_carpenter = Zimmermann
tile-gold_mine = Goldgrube
tile-wood_farm_food = Bauernhof (Holzgebäude, Nahrung)
tile-wood_farm_cloth = Bauernhof (Holzgebäude, Tuch)
tile-wood_sawmill = Sägewerk (Holzgebäude)
tile-wood_quarry = Steinbruch (Holzgebäude)
tile-wood_marketplace = Markt (Holzgebäude)
tile-wood_peddler = Hausierer (Holzgebäude)
tile-mason = Maurer
tile-lawyer = Notar
tile-stone_farm = Bauernhof (Steingebäude)
tile-park = Park
tile-workshop = Werkstatt
tile-church = Kirche
tile-tailor = Schneider
tile-bank = Bank
tile-alchemist = Goldmacher
tile-architect = Architekt
tile-jeweller = Juwelier
tile-statue = Statue
tile-granary = Kornkammer
tile-library = Bibliothek
tile-weaver = Weber
tile-theater = Theater
tile-college = Universität
tile-monument = Denkmal
tile-hotel = Hotel
tile-cathedral = Kathedrale
tile-residence = Wohnhaus

place-gate = Tor
place-trading_post = Kontor
place-merchants_guild = Händlergilde
place-joust_field = Turnierplatz
place-stables = Stall
place-inn = Wirtshaus
place-castle = Schloss
place-1 = Feld 1
place-2 = Feld 2
place-3 = Feld 3
place-4 = Feld 4
place-5 = Feld 5
place-6 = Feld 6
place-7 = Feld 7
place-8 = Feld 8
place-9 = Feld 9
place-10 = Feld 10
place-11 = Feld 11
place-12 = Feld 12
place-13 = Feld 13
place-14 = Feld 14
place-15 = Feld 15
place-16 = Feld 16
place-17 = Feld 17
place-18 = Feld 18
place-19 = Feld 19
place-20 = Feld 20
place-21 = Feld 21
place-22 = Feld 22
place-23 = Feld 23
place-24 = Feld 24
place-25 = Feld 25
place-26 = Feld 26
place-27 = Feld 27
place-28 = Feld 28
place-road = { $tile } auf Feld { $space }
place-empty = leeres Feld { $space }

goods-food = { $count } Nahrung
goods-wood = { $count } Holz
goods-stone =
    { $count ->
         [one] { $count } Stein
        *[other] { $count } Steine
    }
goods-cloth = { $count } Tuch
goods-gold = { $count } Gold
goods-denier =
    { $count ->
         [one] { $count } Denar
        *[other] { $count } Denare
    }
goods-any =
    { $count ->
         [one] { $count } Rohstoff
        *[other] { $count } Rohstoffe
    } beliebiger Art
goods-any_non_gold =
    { $count ->
         [one] { $count } Rohstoff
        *[other] { $count } Rohstoffe
    } außer Gold
goods-prestige =
    { $count ->
         [one] { $count } Prestigepunkt
        *[other] { $count } Prestigepunkte
    }

line-prestige = Prestige
line-deniers = Denare
line-resources = Rohstoffe
line-buildings = Gebäude

class-neutral = neutral
class-fixed = aufgedruckt
class-wood = Holz
class-stone = Stein
class-prestige = Prestige
class-residence = Wohnbau

section-dungeon = Verlies
section-walls = Mauern
section-towers = Türme

field-prestige_1 = 1 Prestigepunkt
field-prestige_2 = 2 Prestigepunkte
field-prestige_3 = 3 Prestigepunkte
field-prestige_4 = 4 Prestigepunkte
field-prestige_5 = 5 Prestigepunkte
field-deniers_1 = 3 Denare
field-deniers_2 = 4 Denare
field-deniers_3 = 5 Denare
field-deniers_4 = 6 Denare
field-deniers_5 = 7 Denare
field-resources_1 = 1 Nahrung
field-resources_2 = 1 Holz oder 1 Stein
field-resources_3 = 1 Tuch
field-resources_4 = 1 beliebigen Rohstoff gegen 2 Rohstoffe außer Gold tauschen
field-resources_5 = 1 Gold
field-buildings_1 = keine Wirkung
field-buildings_2 = ein Holzgebäude für 1 Holz weniger bauen
field-buildings_3 = ein Steingebäude für 1 Stein weniger bauen
field-buildings_4 = für 1 Tuch ein Wohnhaus einrichten
field-buildings_5 = ein Prestigegebäude bauen

phase-setup = Aufbau
phase-income = Einkommen
phase-placement = Arbeiter einsetzen
phase-special = Spezialgebäude
phase-provost = Vogt
phase-buildings = Gebäude
phase-castle = Schloss
phase-end_of_turn = Ende der Runde

short-neutral_farm = Bauernhof
short-neutral_forest = Forst
short-neutral_sawmill = Sägewerk
short-neutral_quarry = Steinbruch
short-neutral_marketplace = Markt
short-neutral_carpenter = Zimmermann
short-fixed_peddler = Hausierer
short-fixed_carpenter = Zimmermann
short-gold_mine = Goldgrube
short-wood_farm_food = Bauernhof
short-wood_farm_cloth = Bauernhof
short-wood_sawmill = Sägewerk
short-wood_quarry = Steinbruch
short-wood_marketplace = Markt
short-wood_peddler = Hausierer
short-mason = Maurer
short-lawyer = Notar
short-stone_farm = Bauernhof
short-park = Park
short-workshop = Werkstatt
short-church = Kirche
short-tailor = Schneider
short-bank = Bank
short-alchemist = Goldmacher
short-architect = Architekt
short-jeweller = Juwelier
short-statue = Statue
short-granary = Kornkammer
short-library = Bibliothek
short-weaver = Weber
short-theater = Theater
short-college = Universität
short-monument = Denkmal
short-hotel = Hotel
short-cathedral = Kathedrale
short-residence = Wohnhaus
short-gate = Tor
short-trading_post = Kontor
short-merchants_guild = Gilde
short-joust_field = Turnier
short-stables = Stall
short-inn = Wirtshaus

drawing-title = Runde { $turn }: { $phase }
drawing-over = Ende nach Runde { $turn }
drawing-order = Reihenfolge
drawing-now = { $sign }: { $step }
drawing-winners = Gewonnen: { $seats }
drawing-passed = gepasst ({ $place }.)
drawing-inn = Wirtshaus
drawing-seat = Spieler { $seat }
drawing-bridge = Brücke
drawing-price = Preis
drawing-next_site = Bauplatz
drawing-favours = Gunst des Königs
drawing-simplified = Jede Gunst ist 3 Prestigepunkte wert.
drawing-open = Spalten 1–{ $count } offen
drawing-special = Spezial
drawing-road = Straße
drawing-castle = Schloss
drawing-scored = gewertet
drawing-built = im Bau
drawing-to_come = kommt noch
drawing-workers = Arbeiter
drawing-pp = Prestige
drawing-deniers = Denare

step-place = Arbeiter einsetzen oder passen
step-gate = Arbeiter vom Tor versetzen
step-guild = Vogt kostenlos bewegen
step-joust = eine Gunst kaufen
step-inn = Wirtshaus verlassen oder bleiben
step-provost = Vogt bewegen
step-produce = Produktion wählen
step-bonus = Bonus des Besitzers wählen
step-trade = Tausch wählen
step-payment = Rohstoffe zum Zahlen wählen
step-purchase = Rohstoffe zum Nehmen wählen
step-construct = bauen
step-cost = Rohstoff zum Zahlen wählen
step-site = Wohnhaus wählen
step-lawyer = Wohnhaus einrichten
step-castle = Pakete abgeben
step-favour = Zeile für die Gunst wählen
step-effect = Gunst nutzen
step-choice = Rohstoff wählen

drawing-legend = Besitzer, Gebäude, Arbeiter ({ $free } freier Platz); { $empty } leeres Feld

cube-food = Nahrung
cube-wood = Holz
cube-stone = Stein
cube-cloth = Tuch
cube-gold = Gold

drawing-bailiff_mark = s
drawing-provost_mark = v
drawing-figures = Seneschall (s) auf Feld { $bailiff }, Vogt (v) auf Feld { $provost }

thing-provost = Vogt
thing-bailiff = Seneschall
thing-worker = Arbeiter
thing-house = Haus
thing-marker = Scheibe der Gunst
thing-bridge = Brücke
thing-castle = Schloss
thing-favour = Gunst des Königs
thing-order = Spielreihenfolge
thing-passed = Reihenfolge des Passens
thing-site = Nächstes freies Feld
thing-stock = Vorrat
thing-banner = Wertungsmarke: { $section }
thing-line = Zeile der Gunst: { $line }
thing-column = { $line }, Spalte { $column }
thing-any = Beliebiger Rohstoff
thing-any_non_gold = Rohstoff außer Gold
thing-denier = Denare
thing-prestige = Prestige

explain-class-neutral = neutrales Gebäude, gehört niemandem
explain-class-fixed = aufgedrucktes Gebäude, gehört niemandem
explain-class-wood = Holzgebäude
explain-class-stone = Steingebäude
explain-class-prestige = Prestigegebäude
explain-class-residence = Wohnhaus
explain-class-special = Spezialgebäude
explain-count-favour =
    { $count ->
         [one] { $count } Gunst des Königs
        *[other] { $count } Gunstbeweise
    }
explain-count-house =
    { $count ->
         [one] { $count } Haus
        *[other] { $count } Häuser
    }
explain-produces = Gibt { $goods }.
explain-either = Gibt { $goods } oder { $other }, nach deiner Wahl.
explain-trade-marketplace = Verkaufe hier einen beliebigen Rohstoff.
explain-trade-peddler = Kaufe hier Rohstoffe, aber kein Gold.
explain-trade-church = Gib Almosen für Prestige: eines der beiden Angebote, einmal.
explain-trade-tailor = Mach Tuch zu Prestige: eines der beiden Angebote, einmal.
explain-trade-bank = Kaufe Gold für Denare: eines der beiden Angebote, einmal.
explain-trade-alchemist = Mach Rohstoffe außer Gold zu Gold: eines der beiden Angebote, einmal.
explain-trade-jeweller = Mach Gold zu Prestige: eines der beiden Angebote, einmal.
explain-builds-wood = Baue ein Holzgebäude aus dem Vorrat auf das nächste freie Feld.
explain-builds-stone = Baue ein Steingebäude aus dem Vorrat auf das nächste freie Feld.
explain-builds-prestige = Baue ein Prestigegebäude an die Stelle eines deiner Wohnhäuser.
explain-transforms = Wandle ein neutrales Gebäude oder ein eigenes Holz- oder Steingebäude in dein Wohnhaus um.
explain-built-of-residence = Zahlt seinem Besitzer in jeder Runde; auf ihm kann ein Prestigegebäude gebaut werden.
explain-built-of-prestige = Tritt an die Stelle eines deiner Wohnhäuser; Prestige und Gunst kommen sofort.
explain-special-gate = Wenn alle gepasst haben, zieht dein Arbeiter von hier kostenlos auf einen beliebigen freien Platz.
explain-special-merchants_guild = Bewege den Vogt kostenlos um bis zu { $reach } Felder vor oder zurück.
explain-special-joust_field = Bezahle für eine Gunst des Königs, einmal.
explain-special-stables = Der erste Arbeiter hier wird Erster der Spielreihenfolge, der zweite Zweiter, der dritte Dritter.
explain-special-inn = Ab der nächsten Runde kostet dich jeder Platz { $price }, solange dein Arbeiter auf dem rechten Kreis bleibt.
explain-when-special = in Phase 3, wo immer der Vogt steht
explain-when-road = in Phase 5, wenn der Vogt so weit gekommen ist
explain-when-never = nie: hier kann kein Arbeiter stehen
explain-price = der Preis der Brücke; auf einem eigenen Gebäude { $price }
explain-host = der Besitzer erhält { $goods }, wenn ein anderer Spieler hier einen Arbeiter einsetzt
explain-built-wood = mit einem Zimmermann oder der Gunst in Spalte 2 der Gebäude
explain-built-stone = mit dem Maurer oder der Gunst in Spalte 3 der Gebäude
explain-built-prestige = mit dem Architekten oder der Gunst in Spalte 5 der Gebäude
explain-built-residence = mit dem Notar oder der Gunst in Spalte 4 der Gebäude
explain-favour = Jede Gunst rückt eine deiner Scheiben eine Spalte nach rechts; dann darfst du eine Wirkung ihrer Zeile nutzen, bis zur Scheibe.
explain-line = Eine Gunst in dieser Zeile rückt deine Scheibe eine Spalte nach rechts; dann darfst du eine Wirkung nutzen, bis zur Scheibe.
explain-cell = Ist deine Scheibe so weit, kannst du diese Wirkung wählen: { $effect }.
explain-opens = nach der Wertung: { $section }
explain-opens-start = von Anfang an
explain-limit = mehrere Gunstbeweise in einer Phase gehen in verschiedene Zeilen
explain-castle = Ein Arbeiter hier darf in Phase 6 Pakete abgeben: je Nahrung und zwei andere Rohstoffe. Wer am meisten gibt, erhält eine Gunst des Königs.
explain-castle-limit = ein Arbeiter je Spieler, { $places } Plätze insgesamt
explain-section = Jedes Paket setzt hier ein Haus von dir und gibt sofort { $goods }.
explain-section-scored = wenn alle { $places } Plätze besetzt sind oder der Seneschall Feld { $space } erreicht
explain-loss = du verlierst { $goods }
explain-banner = Wenn der Seneschall dieses Feld erreicht, wird der Abschnitt gewertet, voll oder nicht.
explain-house = Dafür wurde ein Paket abgegeben; Häuser zählen, wenn ihr Abschnitt des Schlosses gewertet wird.
explain-provost = Gebäude bis zu seinem Feld arbeiten in dieser Runde, die jenseits von ihm nicht.
explain-provost-moved = durch die Händlergilde, dann in der Reihenfolge des Passens: { $price } je Feld, höchstens { $reach } Felder
explain-provost-end = er geht zum Seneschall
explain-bailiff = Die Uhr des Spiels: Am Ende der Runde geht er { $steps } Feld weiter, oder { $far }, wenn der Vogt jenseits von ihm steht.
explain-worker = Steht auf einem Platz, tut zu seiner Zeit die Arbeit und kommt zu dir zurück.
explain-worker-count = { $count } für jeden Spieler
explain-marker = Zeigt, wie weit du in dieser Zeile der Gunst gekommen bist.
explain-bridge = Wer passt, nimmt den niedrigsten freien Platz hier; jede Scheibe macht alle Plätze teurer für die, die weitermachen.
explain-order = In dieser Reihenfolge werden Arbeiter eingesetzt und Abschnitte des Schlosses gewertet; der Stall ändert sie.
explain-passed = In dieser Reihenfolge dürfen die Spieler in Phase 4 den Vogt bewegen.
explain-site = Das nächste Holz- oder Steingebäude kommt hierher, wer immer es baut.
explain-stock = Alle Gebäude, die noch gebaut werden können; jedes gibt es einmal, nur den Architekten zweimal.
explain-resource-food = Gehört zu jedem Paket für das Schloss und zu vielen Gebäuden.
explain-resource-wood = Bezahlt Holzgebäude und einige Prestigegebäude.
explain-resource-stone = Bezahlt Steingebäude und die meisten Prestigegebäude.
explain-resource-cloth = Bezahlt den Notar, den Turnierplatz, die Kirche und den Schneider.
explain-resource-gold = Bezahlt Prestigegebäude; jedes Gold, das am Ende übrig ist, bringt { $goods }.
explain-resource-any = Ein beliebiger Rohstoff, auch Gold.
explain-resource-any_non_gold = Ein beliebiger Rohstoff außer Gold.
explain-resource-denier = Bezahlen das Einsetzen von Arbeitern und das Bewegen des Vogts; je { $count } am Ende sind 1 Prestigepunkt.
explain-resource-prestige = Wer am Ende das meiste Prestige hat, gewinnt.
explain-left = je { $count } Rohstoffe außer Gold sind 1 Prestigepunkt
explain-phase-income = Alle erhalten { $goods }, und mehr für Wohnhäuser, Bibliothek und Hotel.
explain-phase-placement = In der Spielreihenfolge setzt jeder einen Arbeiter ein oder passt, immer wieder, bis alle gepasst haben.
explain-phase-special = Die Spezialgebäude zwischen Schloss und Brücke arbeiten, vom Schloss nach außen.
explain-phase-provost = In der Reihenfolge des Passens darf jeder dafür zahlen, den Vogt zu bewegen.
explain-phase-buildings = Die Gebäude der Straße arbeiten eines nach dem anderen, von Feld 1 bis zum Vogt.
explain-phase-castle = Wer einen Arbeiter im Schloss hat, gibt Pakete ab und setzt Häuser.
explain-phase-end_of_turn = Der Seneschall geht weiter, der Vogt folgt ihm, und vielleicht wird ein Abschnitt des Schlosses gewertet.
