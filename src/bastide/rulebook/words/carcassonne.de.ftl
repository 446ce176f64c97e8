action-begin = { $player } beginnt
action-draw = Die gezogene Karte ist { $tile }
action-pass = Keine Figur einsetzen
action-deploy = Einsetzen: { $figure } ({ NAME($segment, form: "id") })
action-place = Die Karte auf { $cell } anlegen, um { $turn }° gedreht
action-deploy_small_thief = Einen Gefolgsmann als Wegelagerer auf die Straße setzen ({ $where })
action-deploy_small_knight = Einen Gefolgsmann als Ritter in die Stadt setzen ({ $where })
action-deploy_small_monk = Einen Gefolgsmann als Mönch ins Kloster setzen ({ $where })
action-deploy_small_heretic = Einen Gefolgsmann als Ketzer in die Kultstätte setzen ({ $where })
action-deploy_small_farmer = Einen Gefolgsmann als Bauern auf die Wiese setzen ({ $where })
action-deploy_big_thief = Den großen Gefolgsmann als Wegelagerer auf die Straße setzen ({ $where })
action-deploy_big_knight = Den großen Gefolgsmann als Ritter in die Stadt setzen ({ $where })
action-deploy_big_monk = Den großen Gefolgsmann als Mönch ins Kloster setzen ({ $where })
action-deploy_big_heretic = Den großen Gefolgsmann als Ketzer in die Kultstätte setzen ({ $where })
action-deploy_big_farmer = Den großen Gefolgsmann als Bauern auf die Wiese setzen ({ $where })
action-deploy_builder = Den Baumeister dazusetzen ({ $where })
action-deploy_pig = Das Schwein auf die Wiese setzen ({ $where })

task-begin = Der Startspieler wird ausgelost
task-draw = Eine Karte wird gezogen
task-place = Lege die Karte { $tile } an
    .others = { $player } legt die Karte { $tile } an
task-action = Setze eine Figur auf die Karte oder verzichte
    .others = { $player } setzt eine Figur auf die Karte oder verzichtet
task-over = Das Spiel ist zu Ende

event-began = { $player } beginnt
event-drew = { $player } zieht die Karte { $tile }
event-took_up = { $player } nimmt die Karte { $tile } auf
event-removed = Die Karte { $tile } passt nirgends und kommt aus dem Spiel
event-placed = { $player } legt die Karte { $tile } auf { $x },{ $y } an, um { $rotation }° gedreht
event-passed = { $player } setzt keine Figur ein
event-plays_on = { $player } spielt einen weiteren Teil des Zuges
event-pile_empty = Die letzte Karte ist gespielt: Das Spiel endet
event-finished = Die Schlusswertung ist abgeschlossen
event-second_part = Das Gebiet des Baumeisters wächst: { $player } spielt einen Doppelzug
event-deployed_small_thief = { $player } setzt einen Gefolgsmann als Wegelagerer auf die Straße (auf { $x },{ $y }{ sided })
event-deployed_small_knight = { $player } setzt einen Gefolgsmann als Ritter in die Stadt (auf { $x },{ $y }{ sided })
event-deployed_small_monk = { $player } setzt einen Gefolgsmann als Mönch ins Kloster (auf { $x },{ $y }{ sided })
event-deployed_small_heretic = { $player } setzt einen Gefolgsmann als Ketzer in die Kultstätte (auf { $x },{ $y }{ sided })
event-deployed_small_farmer = { $player } setzt einen Gefolgsmann als Bauern auf die Wiese (auf { $x },{ $y }{ sided })
event-deployed_big_thief = { $player } setzt den großen Gefolgsmann als Wegelagerer auf die Straße (auf { $x },{ $y }{ sided })
event-deployed_big_knight = { $player } setzt den großen Gefolgsmann als Ritter in die Stadt (auf { $x },{ $y }{ sided })
event-deployed_big_monk = { $player } setzt den großen Gefolgsmann als Mönch ins Kloster (auf { $x },{ $y }{ sided })
event-deployed_big_heretic = { $player } setzt den großen Gefolgsmann als Ketzer in die Kultstätte (auf { $x },{ $y }{ sided })
event-deployed_big_farmer = { $player } setzt den großen Gefolgsmann als Bauern auf die Wiese (auf { $x },{ $y }{ sided })
event-deployed_builder = { $player } setzt den Baumeister dazu ({ $segment } auf { $x },{ $y }{ sided })
event-deployed_pig = { $player } setzt das Schwein auf die Wiese ({ $segment } auf { $x },{ $y }{ sided })
event-returned_small = Ein Gefolgsmann von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-returned_big = Der große Gefolgsmann von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-returned_builder = Der Baumeister von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-returned_pig = Das Schwein von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-completed_road =
    { $player } vollendet eine Straße aus { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-completed_city =
    { $player } vollendet eine Stadt aus { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-completed_cloister = { $player } vollendet das Kloster auf { $x },{ $y }
event-completed_shrine = { $player } vollendet die Kultstätte auf { $x },{ $y }
event-scored_road =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für eine Straße aus { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-scored_city =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für eine Stadt aus { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-scored_cloister =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für das Kloster auf { $x },{ $y }
event-scored_shrine =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für die Kultstätte auf { $x },{ $y }
event-scored_field =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für eine Wiese
event-lost_challenge = Die Herausforderung verliert: { $region } auf { $x },{ $y }; der Gefolgsmann kommt ohne Punkte zurück
event-took_king =
    { $player } nimmt den König: Die größte Stadt hat { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-took_robber =
    { $player } nimmt den Raubritter: Die längste Straße hat { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }
event-scored_king =
    { $player } hat den König: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für die fertigen Städte
event-scored_robber =
    { $player } hat den Raubritter: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für die fertigen Straßen
event-took_wine = { $player } nimmt { $count } Weinplättchen
event-most_wine =
    { $player } hat am meisten Wein: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
event-took_grain = { $player } nimmt { $count } Kornplättchen
event-most_grain =
    { $player } hat am meisten Korn: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
event-took_cloth = { $player } nimmt { $count } Tuchplättchen
event-most_cloth =
    { $player } hat am meisten Tuch: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }

refusal-chance = das entscheidet der Zufall.
refusal-chance_now = jetzt entscheidet der Zufall.
refusal-not_in_stack = eine Karte { $tile } ist nicht mehr zu ziehen.
refusal-no_seat = einen Spieler { $seat } gibt es in diesem Spiel nicht.
refusal-action_now = deine Karte ist angelegt; setze jetzt eine Figur ein oder verzichte.
refusal-place_first = lege zuerst die Karte { $tile } an; ablehnen kannst du sie nicht.
refusal-off_table = dort endet der Tisch: Karten liegen höchstens 127 Stellen westlich oder nördlich und 126 Stellen östlich oder südlich der Startkarte.
refusal-taken = dort liegt schon eine Karte.
refusal-apart = keine Seite dieser Stelle berührt eine gelegte Karte; eine Ecke genügt nicht.
refusal-mismatch = im { $side } zeigt die Karte { $own }, ihre Nachbarkarte { $other }.
refusal-not_in_play = diese Figur gehört zu einer Erweiterung, die nicht im Spiel ist: { $figure }.
refusal-supply_empty = das ist nicht in deinem Vorrat: { $figure }.
refusal-no_segment = das hat die eben gelegte Karte nicht: { NAME($segment, form: "id") }; sie hat: { $has }.
refusal-occupied = in diesem Gebiet ist schon ein Gefolgsmann.
refusal-no_place = dort kann keine Figur stehen.
refusal-volcano = auf einen Vulkan darf keine solche Figur gesetzt werden.
refusal-builder_place = der Baumeister steht nur auf Straßen und in Städten.
refusal-builder_completed = das Gebiet ist fertig; der Baumeister hätte nichts zu tun.
refusal-builder_alone = der Baumeister kommt nur auf eine Straße oder in eine Stadt, wo du einen Gefolgsmann hast.
refusal-pig_place = das Schwein steht nur auf Wiesen.
refusal-pig_alone = das Schwein kommt nur auf eine Wiese, auf der du einen Bauern hast.
refusal-shrine_rivals = um eine Kultstätte darf nur ein Kloster liegen und um dieses Kloster nur die eine Kultstätte.
refusal-cloister_rivals = um ein Kloster darf nur eine Kultstätte liegen und um diese Kultstätte nur das eine Kloster.
refusal-river_apart = eine Flusskarte setzt genau ein offenes Ende des Flusses fort und verbindet sich mit nichts anderem.
refusal-river_back = der Fluss darf nicht zweimal zur selben Seite abbiegen.
refusal-river_room = der Vulkansee fände an einem offenen Ende des Flusses keine Stelle mehr.

figure-small = Gefolgsmann
figure-big = großer Gefolgsmann
figure-mayor = Bürgermeister
figure-wagon = Wagen
figure-builder = Baumeister
figure-pig = Schwein

segment-c0 = Stadt
    .id = Stadt c0
segment-c1 = Stadt
    .id = Stadt c1
segment-c2 = Stadt
    .id = Stadt c2
segment-c3 = Stadt
    .id = Stadt c3
segment-r0 = Straße
    .id = Straße r0
segment-r1 = Straße
    .id = Straße r1
segment-r2 = Straße
    .id = Straße r2
segment-r3 = Straße
    .id = Straße r3
segment-f0 = Wiese
    .id = Wiese f0
segment-f1 = Wiese
    .id = Wiese f1
segment-f2 = Wiese
    .id = Wiese f2
segment-f3 = Wiese
    .id = Wiese f3
segment-m0 = Kloster
    .id = Kloster m0
segment-s0 = Kultstätte
    .id = Kultstätte s0
segment-a0 = Abtei
    .id = Abtei a0

kind-field = Wiese
kind-road = eine Straße
kind-city = Stadt
kind-river = den Fluss

sides-n = Norden
sides-e = Osten
sides-s = Süden
sides-w = Westen
sides-ne = Norden und Osten
sides-ns = Norden und Süden
sides-nw = Norden und Westen
sides-es = Osten und Süden
sides-ew = Osten und Westen
sides-sw = Süden und Westen
sides-nes = Norden, Osten und Süden
sides-new = Norden, Osten und Westen
sides-nsw = Norden, Süden und Westen
sides-esw = Osten, Süden und Westen
sides-nesw = Norden, Osten, Süden und Westen
sides-n_e = Norden, östliche Hälfte
sides-n_w = Norden, westliche Hälfte
sides-e_n = Osten, nördliche Hälfte
sides-e_s = Osten, südliche Hälfte
sides-s_e = Süden, östliche Hälfte
sides-s_w = Süden, westliche Hälfte
sides-w_n = Westen, nördliche Hälfte
sides-w_s = Westen, südliche Hälfte
sides-inside_1 = im Inneren der Karte, die erste
sides-inside_2 = im Inneren der Karte, die zweite
sides-inside = im Inneren der Karte
sided =
    { GIVEN($sides) ->
        [yes] , { $sides }
       *[no] { "" }
    }

option-inns_cathedrals = Wirtshäuser und Kathedralen
option-inns_cathedrals-true = im Spiel
option-inns_cathedrals-false = nicht im Spiel
option-traders_builders = Händler und Baumeister
option-traders_builders-true = im Spiel
option-traders_builders-false = nicht im Spiel
option-king_robber = König und Raubritter
option-king_robber-true = im Spiel
option-king_robber-false = nicht im Spiel
option-cult = Die Kultstätten
option-cult-true = im Spiel
option-cult-false = nicht im Spiel
option-river2 = Der Fluss II
option-river2-true = im Spiel
option-river2-false = nicht im Spiel
option-small_city = Städte aus zwei Karten
option-small_city-normal = volle Punkte
option-small_city-two = halbe Punkte
option-start_player = Startspieler
option-start_player-random = ausgelost
option-start_player-0 = der erste Platz
option-start_player-1 = der zweite Platz
option-start_player-2 = der dritte Platz
option-start_player-3 = der vierte Platz
option-start_player-4 = der fünfte Platz
option-start_player-5 = der sechste Platz

region-road = Straße
region-city = Stadt
region-field = Wiese
region-cloister = Kloster
region-shrine = Kultstätte
region-abbey = Abtei

action-choose = Wählen: { $figure } von { $player } ({ $segment }{ sided })
action-portal = Durch den Zaubergang nach { $cell } gehen
action-fairy = Die Fee zu deinem Gefolgsmann auf { $cell } schicken
action-princess = Das Burgfräulein einen Ritter auf { $cell } heimschicken lassen
action-dragon = Den Drachen nach { $side } ziehen

side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

segment-t0 = Turm

task-dragon = Zieh den Drachen einen Schritt weiter
    .others = { $player } zieht den Drachen einen Schritt weiter
task-choose = Entscheide über die Karte auf { $x },{ $y }
    .others = { $player } entscheidet über die Karte auf { $x },{ $y }

event-laid_aside = Die Karte { $tile } bleibt beiseite, bis ein Vulkan den Drachen ruft
event-called_dragon = Der Vulkan ruft den Drachen nach { $x },{ $y }
event-moved_dragon = { $player } zieht den Drachen nach { $x },{ $y }
event-moved_fairy = { $player } schickt die Fee zum Gefolgsmann auf { $x },{ $y } ({ $segment }{ sided })
event-fairy_point =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } von der Fee
event-fairy_bonus =
    { $player } erhält noch { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }: Die Fee steht dabei
event-sent_home = { $player } lässt das Burgfräulein den Ritter auf { $x },{ $y } heimschicken ({ $segment }{ sided })

refusal-other_phase = jetzt ist etwas anderes zu entscheiden.
refusal-dragon_moves = jetzt zieht der Drache; wähle seinen nächsten Schritt.
refusal-fairy_guards = die Fee hält den Drachen von ihrer Karte fern.
refusal-dragon_barred = der Drache zieht nur auf angelegte Karten, auf denen er bei dieser Bewegung noch nicht war.
refusal-no_portal = die eben gelegte Karte zeigt keinen Zaubergang.
refusal-no_tile = dort liegt keine Karte.
refusal-dragon_there = dort ist der Drache.
refusal-portal_closed = dort ist kein freies und unfertiges Gebiet, in das deine Gefolgsleute gehen könnten.
refusal-portal_followers = durch den Zaubergang gehen nur Gefolgsleute.
refusal-fairy_alone = die Fee geht nur zu einem anderen deiner eigenen Gefolgsleute.
refusal-no_princess = die eben gelegte Karte zeigt kein Burgfräulein.
refusal-no_knight = auf dieser Karte ist kein Gefolgsmann in der Stadt des Burgfräuleins.
refusal-princess_must = das Burgfräulein muss einen Ritter heimschicken.
refusal-choose_now = beende zuerst die begonnene Aktion.
refusal-nothing_to_choose = jetzt gibt es nichts zu wählen.
refusal-kind_not_in_play = das gehört zu einer Erweiterung, die nicht im Spiel ist.

option-princess_dragon = Burgfräulein und Drache
option-princess_dragon-true = im Spiel
option-princess_dragon-false = nicht im Spiel
option-fairy_mode = Die Fee hilft
option-fairy_mode-follower = nur dem Gefolgsmann, bei dem sie steht
option-fairy_mode-tile = allen Gefolgsleuten auf ihrer Karte
option-volcano_companions = Baumeister und Schwein auf einer Vulkankarte
option-volcano_companions-true = erlaubt
option-volcano_companions-false = nicht erlaubt
option-princess = Das Burgfräulein
option-princess-may = darf einen Ritter heimschicken
option-princess-must = muss einen Ritter heimschicken

event-deployed_small_guard = { $player } setzt einen Gefolgsmann auf den Turm bei { $x },{ $y }
event-deployed_big_guard = { $player } setzt den großen Gefolgsmann auf den Turm bei { $x },{ $y }

action-tower = Einen Turmbaustein auf den Turm bei { $cell } setzen
action-top = Den Turm bei { $cell } abschließen: { $figure }
action-capture = Einen Gefolgsmann auf { $cell } gefangen nehmen
action-exchange = Im Austausch zurückholen: { $figure }
action-ransom = Von { $holder } freikaufen: { $figure }

task-ransom = Kauf einen Gefangenen frei oder verzichte
    .others = { $player } darf einen Gefangenen freikaufen

action-pass_capture = Niemanden gefangen nehmen
action-pass_ransom = Niemanden freikaufen

task-capture = Nimm einen Gefolgsmann gefangen oder verzichte
    .others = { $player } darf einen Gefolgsmann gefangen nehmen

event-raised_tower = { $player } baut den Turm bei { $x },{ $y } auf die Höhe { $height } aus
event-captured = Der Turm nimmt auf { $x },{ $y } gefangen: { $figure } von { $owner }
event-spared = { $player } nimmt niemanden gefangen
event-exchanged = Gefangene werden ausgetauscht: { $player } bekommt von { $other } zurück: { $figure }
event-ransomed =
    { $player } kauft von { $other } für { $price ->
         [one] { $price } Punkt
        *[other] { $price } Punkte
    } frei: { $figure }

refusal-no_pieces = du hast keinen Turmbaustein mehr.
refusal-no_foundation = dort ist kein Turmfundament.
refusal-tower_finished = ein Gefolgsmann hat diesen Turm abgeschlossen.
refusal-no_tower = dort ist kein Turm, auf dem man stehen könnte.
refusal-no_topper = du hast keinen solchen Gefolgsmann im Vorrat.
refusal-exchange_now = wähle, welche deiner gefangenen Figuren zurückkommt.
refusal-nobody_there = auf dieser Karte ist kein Gefolgsmann.
refusal-out_of_reach = der Turm reicht nicht bis zu dieser Karte.
refusal-capture_now = entscheide zuerst, ob der Turm jemanden gefangen nimmt.
refusal-no_prisoner = dort sitzt keine solche Figur von dir gefangen.
refusal-ransom_now = entscheide zuerst, ob du einen Gefangenen freikaufst.
refusal-ransom_past = freigekauft wird vor der Aktion, einmal im Zug, und nur von dem, der die Punkte hat.

option-tower = Der Turm
option-tower-true = im Spiel
option-tower-false = nicht im Spiel
option-ransom_debt = Lösegeld mit weniger als 3 Punkten
option-ransom_debt-true = erlaubt
option-ransom_debt-false = nicht erlaubt

action-abbey = Die Abtei anlegen, statt zu ziehen
action-keep_abbey = Die Abtei behalten
action-barn = Den Gutshof auf die { $corner } Ecke der Karte setzen
action-drive = Mit dem Wagen nach { $cell } weiterfahren ({ $segment }{ sided })
action-take_wagon_back = Den Wagen zurücknehmen
action-deploy_mayor_knight = Den Bürgermeister in die Stadt setzen ({ $where })
action-deploy_wagon_thief = Den Wagen auf die Straße setzen ({ $where })
action-deploy_wagon_knight = Den Wagen in die Stadt setzen ({ $where })
action-deploy_wagon_monk = Den Wagen ins Kloster setzen ({ $where })
action-deploy_wagon_heretic = Den Wagen in die Kultstätte setzen ({ $where })

corner-northeast = nordöstliche
corner-southeast = südöstliche
corner-southwest = südwestliche
corner-northwest = nordwestliche

task-abbey = Leg deine Abtei in eine Lücke oder behalte sie
    .others = { $player } darf die Abtei in eine Lücke legen
task-wagon = Lass deinen Wagen weiterfahren oder nimm ihn zurück
    .others = { $player } lässt den Wagen weiterfahren oder nimmt ihn zurück

event-took_abbey = { $player } legt eine Abtei an, statt zu ziehen
event-last_abbey = { $player } darf die Abtei noch anlegen
event-placed_barn = { $player } setzt den Gutshof auf die nordwestliche Ecke von { $x },{ $y }
event-scored_barn =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für den Gutshof: { $cities ->
         [one] { $cities } Stadt
        *[other] { $cities } Städte
    }
event-drove_on = Der Wagen von { $player } fährt nach { $x },{ $y } weiter ({ $segment }{ sided })
event-deployed_mayor_knight = { $player } setzt den Bürgermeister in die Stadt (auf { $x },{ $y }{ sided })
event-deployed_wagon_thief = { $player } setzt den Wagen auf die Straße (auf { $x },{ $y }{ sided })
event-deployed_wagon_knight = { $player } setzt den Wagen in die Stadt (auf { $x },{ $y }{ sided })
event-deployed_wagon_monk = { $player } setzt den Wagen ins Kloster (auf { $x },{ $y }{ sided })
event-deployed_wagon_heretic = { $player } setzt den Wagen in die Kultstätte (auf { $x },{ $y }{ sided })
event-returned_mayor = Der Bürgermeister von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-returned_wagon = Der Wagen von { $player } kommt von { $x },{ $y } zurück ({ $segment }{ sided })
event-completed_abbey = { $player } vollendet die Abtei auf { $x },{ $y }
event-scored_abbey =
    { $player } erhält { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für die Abtei auf { $x },{ $y }

refusal-mayor_place = der Bürgermeister steht nur in Städten.
refusal-wagon_place = der Wagen steht nie auf einer Wiese.
refusal-no_hole = eine Abtei füllt nur eine Lücke zwischen vier gelegten Karten.
refusal-abbey_turned = eine Abtei ist auf allen Seiten gleich; leg sie ungedreht an.
refusal-abbey_now = entscheide zuerst, ob du deine Abtei anlegst, statt zu ziehen.
refusal-abbey_instead = eine Abtei wird angelegt, statt zu ziehen, am Anfang eines Zugteils.
refusal-river_first = solange noch Flusskarten da sind, wird keine Abtei angelegt.
refusal-barn_stands = dein Gutshof steht schon im Land.
refusal-barn_corner = ein Gutshof steht nur auf einer Ecke, an der vier Karten Wiese zeigen.
refusal-barn_there = auf dieser Wiese steht schon ein Gutshof.
refusal-barn_field = auf eine Wiese mit Gutshof kommt kein Bauer.
refusal-no_drive = ein Wagen fährt nur weiter, nachdem sein Gebiet gewertet wurde.
refusal-wagon_now = lass zuerst deinen Wagen weiterfahren oder nimm ihn zurück.
refusal-no_road_there = der Wagen fährt nur in ein benachbartes Gebiet, das frei und unfertig ist.

option-abbey_mayor = Abtei und Bürgermeister
option-abbey_mayor-true = im Spiel
option-abbey_mayor-false = nicht im Spiel
option-abbey_final_round = Abteien nach der letzten Karte
option-abbey_final_round-true = dürfen noch angelegt werden
option-abbey_final_round-false = verfallen
option-wagon_move = Ein Wagen fährt
option-wagon_move-connected = in Gebiete, die an seines anschließen
option-wagon_move-adjacent_tile = in Gebiete auf seiner Karte und ringsum

action-join = Einen Gefolgsmann aus Carcassonne in das Gebiet auf { $cell } ziehen
action-choose_join = Schicken: { $figure } ({ $segment }{ sided })
action-enter = Nach Carcassonne setzen ({ $quarter }): { $figure }
action-count = Den Grafen versetzen, Stadtviertel: { $quarter }
action-pass_move_out = Niemanden aus Carcassonne ziehen
action-pass_enter = Niemanden nach Carcassonne setzen
action-pass_count = Den Grafen stehen lassen

quarter-castle = Burg
quarter-market = Markt
quarter-blacksmith = Schmiede
quarter-cathedral = Kathedrale

task-move_out = Zieh Gefolgsleute aus Carcassonne oder verzichte
    .others = { $player } darf Gefolgsleute aus Carcassonne ziehen
task-enter = Setze einen Gefolgsmann nach Carcassonne oder verzichte
    .others = { $player } darf einen Gefolgsmann nach Carcassonne setzen
task-count = Versetze den Grafen oder lass ihn stehen
    .others = { $player } darf den Grafen versetzen

event-stayed = { $player } zieht niemanden mehr aus Carcassonne
event-moved_out_castle = Ein Gefolgsmann von { $player } zieht aus der Burg in die Stadt bei { $x },{ $y }
event-moved_out_market = Ein Gefolgsmann von { $player } zieht vom Markt auf die Wiese bei { $x },{ $y }
event-moved_out_blacksmith = Ein Gefolgsmann von { $player } zieht aus der Schmiede auf die Straße bei { $x },{ $y }
event-moved_out_cathedral = Ein Gefolgsmann von { $player } zieht aus der Kathedrale nach { $x },{ $y }: { $region }
event-kept_out = { $player } setzt niemanden nach Carcassonne
event-count_stays = { $player } lässt den Grafen stehen
event-entered_castle = { $player } setzt in die Burg: { $figure }
event-entered_market = { $player } setzt auf den Markt: { $figure }
event-entered_blacksmith = { $player } setzt in die Schmiede: { $figure }
event-entered_cathedral = { $player } setzt in die Kathedrale: { $figure }
event-count_to_castle = { $player } versetzt den Grafen in die Burg
event-count_to_market = { $player } versetzt den Grafen auf den Markt
event-count_to_blacksmith = { $player } versetzt den Grafen in die Schmiede
event-count_to_cathedral = { $player } versetzt den Grafen in die Kathedrale

refusal-leave_now = jetzt dürfen Gefolgsleute aus Carcassonne ziehen.
refusal-count_bars = der Graf ist in diesem Stadtviertel: Niemand verlässt es.
refusal-nobody_to_join = dort ist niemand, zu dem man ziehen könnte.
refusal-quarter_empty = du hast keinen Gefolgsmann im passenden Stadtviertel.
refusal-no_region = auf dieser Karte beginnt kein Gebiet, in das man jetzt ziehen könnte.
refusal-count_waits = der Graf wird erst versetzt, nachdem du einen Gefolgsmann nach Carcassonne gesetzt hast.
refusal-count_is_there = dort ist der Graf schon.
refusal-one_follower = in einem Zugteil darf nur ein Gefolgsmann nach Carcassonne gesetzt werden.
refusal-nobody_in_hand = eine solche Figur ist nicht in deinem Vorrat.
refusal-quarter_closed = diese Figur darf nicht in dieses Stadtviertel gesetzt werden.
refusal-enter_now = jetzt darf ein Gefolgsmann nach Carcassonne gesetzt werden.

option-count = Der Graf von Carcassonne
option-count-true = im Spiel
option-count-false = nicht im Spiel
option-count_into_unoccupied = Gefolgsleute aus Carcassonne dürfen in ein fertiges Gebiet ohne Gefolgsleute ziehen
option-count_into_unoccupied-false = nein
option-count_into_unoccupied-true = ja
option-count_final = Gefolgsleute verlassen Carcassonne vor der Schlusswertung
option-count_final-market_only = nur vom Markt
option-count_final-any_quarter = aus jedem Stadtviertel
option-allow_discouraged = Der Graf zusammen mit dem Fluss II
option-allow_discouraged-false = nicht zusammen
option-allow_discouraged-true = zusammen erlaubt

action-fair = Alle werfen lassen: { $token }
action-aim = Auf den Punkt { $point } zielen
action-drift = Abweichung des Wurfs in Schritten: { $steps }
action-range = { $distance } weit werfen
action-hand = Die Hand bei { $distance } aufhalten
action-seduce = Einen Gefolgsmann auf { $cell } ersetzen
action-tempt = Ersetzen: { $figure } von { $player }, Stadtviertel: { $quarter }
action-send = Aus dem Vorrat an diese Stelle setzen: { $figure }
action-summon = Deinen Gefolgsmann von { $cell } an diese Stelle setzen
action-pass_seduction = Niemanden ersetzen

token-knock_out = Tortenschlacht
token-seduction = Verführung
token-target = Schützenfest
token-catch = Fangen

task-token = Wähle das Plättchen für die Katapultrunde
    .others = { $player } wählt das Plättchen für die Katapultrunde
task-aim = Ziele mit dem Katapult
    .others = { $player } zielt mit dem Katapult
task-range = Entscheide geheim, wie weit du wirfst
    .others = { $player } entscheidet geheim, wie weit der Wurf geht
task-hand = Entscheide, wo du die Hand aufhältst
    .others = { $player } entscheidet, wo die Hand aufgehalten wird
task-drift = Das Plättchen fliegt
task-victim = Wähle, wer ersetzt wird, oder verzichte
    .others = { $player } wählt, wer ersetzt wird, oder verzichtet
task-replacement = Wähle, wer an diese Stelle kommt, oder verzichte
    .others = { $player } wählt, wer an diese Stelle kommt, oder verzichtet

event-fair_knock_out = { $player } wählt für die Katapultrunde die Tortenschlacht
event-fair_seduction = { $player } wählt für die Katapultrunde die Verführung
event-fair_target = { $player } wählt für die Katapultrunde das Schützenfest
event-fair_catch = { $player } wählt für die Katapultrunde das Fangen
event-aimed = { $player } zielt auf { $x },{ $y }
event-committed = { $player } hat entschieden, wie weit der Wurf geht
event-committed-secret = Du hast entschieden, { $distance } weit zu werfen
    .others = { $player } wirft geheim { $distance } weit
event-revealed = { $player } hält die Hand bei { $hand } auf; der Wurf soll { $distance } weit gehen
event-drifted = Das Plättchen weicht um { $far } ab
event-landed = Das Plättchen von { $player } landet auf { $x },{ $y }
event-nearest =
    { $player } ist dem Jahrmarkt am nächsten: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
event-fell_short =
    Das Plättchen fällt schon vor der Messlatte herunter: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für { $player }
event-caught =
    { $player } fängt das Plättchen: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
event-flew_past =
    Das Plättchen wird nicht gefangen: { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } für { $player }
event-seduced = { $player } setzt an die Stelle des nächstgelegenen Gefolgsmanns: { $figure }
event-seduced_nobody = { $player } ersetzt niemanden
event-left_quarter = Carcassonne verlässt: { $figure } von { $player }

refusal-token_now = wähle zuerst das Plättchen für die Katapultrunde.
refusal-aim_now = jeder wirft genau einmal; ziele mit dem Katapult.
refusal-aim_too_far = dieser Punkt ist mehr als eine Karte vom Land entfernt.
refusal-commit_now = zum Fangen gehören eine Weite vom Werfer und eine Hand vom Fänger.
refusal-seduce_now = jetzt darf der nächstgelegene Gefolgsmann durch einen deiner anderen ersetzt werden, der dort stehen darf.
refusal-river_reserve = der Fluss verlöre den Raum hinter einem offenen Ende, und diese Karte lässt sich so legen, dass er bleibt.
refusal-barn_pig = nach den Regeln dieses Tisches kommt kein Schwein auf eine Wiese mit Gutshof.

option-catapult = Das Katapult
option-catapult-true = im Spiel
option-catapult-false = nicht im Spiel
option-catapult_mode = Würfe des Katapults
option-catapult_mode-aimed = von den Spielern gezielt
option-catapult_mode-blind = blind auf den Jahrmarkt
option-catapult_mode-off = keine: Jahrmärkte haben keine Wirkung
option-catapult_sigma = Wie weit Würfe abweichen
option-catapult_sigma-0 = gar nicht
option-catapult_sigma-300 = 0,3 Karten
option-catapult_sigma-600 = 0,6 Karten
option-catapult_sigma-900 = 0,9 Karten
option-catapult_sigma-1200 = 1,2 Karten
option-catapult_sigma-1500 = 1,5 Karten
option-catapult_sigma-1800 = 1,8 Karten
option-catapult_sigma-2100 = 2,1 Karten
option-catapult_sigma-2400 = 2,4 Karten
option-catapult_sigma-2700 = 2,7 Karten
option-catapult_sigma-3000 = 3 Karten
option-market_at_barn = Gefolgsleute auf dem Markt dürfen zu Bauern ziehen, die ein Gutshof wertet
option-market_at_barn-false = nein
option-market_at_barn-true = ja
option-river_room = Der Fluss lässt Raum
option-river_room-reserve = hinter jedem offenen Ende, wo es geht
option-river_room-lake = nur für den Vulkansee
option-river_bends = Zwei Biegungen eines Arms zur selben Seite
option-river_bends-alternate = nie
option-river_bends-straight_between = mit einem geraden Stück dazwischen
option-barn_bars_pig = Ein Schwein auf einer Wiese mit Gutshof
option-barn_bars_pig-false = erlaubt neben einem eigenen Bauern
option-barn_bars_pig-true = nicht erlaubt
about-base = Straßen, Städte, Klöster und Wiesen: Lege eine Karte, stelle einen Gefolgsmann darauf und hole ihn mit Punkten zurück.
about-inns_cathedrals = Wirtshäuser verdoppeln eine fertige Straße, Kathedralen machen eine Stadt drei Punkte je Karte wert; unfertig bringen beide nichts. Jeder bekommt einen großen Gefolgsmann, der doppelt zählt.
about-traders_builders = Wer eine Stadt mit Waren schließt, nimmt sie, auch wenn die Stadt anderen gehört. Ein Baumeister bringt einen zweiten Zug, ein Schwein macht Wiesen wertvoller.
about-princess_dragon = Ein Drache zieht durchs Land und frisst Gefolgsleute; eine Fee beschützt einen. Zaubergänge setzen Gefolgsleute irgendwohin, ein Burgfräulein schickt Ritter nach Hause.
about-tower = Baue Türme und nimm Gefolgsleute in ihrer Reichweite gefangen. Gefangene werden getauscht oder für drei Punkte freigekauft.
about-abbey_mayor = Eine Abtei füllt jede Lücke im Land. Der Bürgermeister zählt so viel, wie seine Stadt Wappen hat, ein Wagen fährt weiter, ein Gutshof nimmt eine Wiese für immer.
about-king_robber = Wer die größte Stadt schließt, hat den König, wer die längste Straße schließt, den Raubritter. Am Ende bringen sie einen Punkt für jede fertige Stadt oder Straße.
about-cult = Kultstätten fordern Klöster neben sich heraus. Was zuerst fertig ist, bringt Punkte, das andere nichts.
about-count = Das Land beginnt mit der Stadt Carcassonne. Wer anderen zu Punkten verhilft, darf Gefolgsleute dorthin schicken; kurz vor einer Wertung ziehen sie in ein Gebiet ein.
about-river2 = Ein Fluss mit Gabelung, Wirtshaus und Vulkan wird vor allen anderen Karten gelegt. Er zieht das Land auseinander und gibt allen Platz.
about-catapult = Auf dem Jahrmarkt zielen alle mit dem Katapult und werfen. Das ist laut, albern und nicht ganz gerecht; auch ein kurzer Wurf kann eine Stadt kosten.
clash-count-river2 = Der Graf und der Fluss II wollen beide der Anfang des Landes sein. Dann passen Karten vielleicht nirgends. Lass eines weg, oder erlaube beide bei den genauen Regeln.
clash-princess_dragon-tower = Drache und Turm nehmen beide Gefolgsleute weg. Manche mögen das; zu fünft oder sechst steht man schnell ohne da.
clash-princess_dragon-catapult = Drache und Katapult: zweimal Pech. Lustig, aber schwer zu planen.
clash-cult-abbey_mayor = Kultstätten und Abtei: Eine Kultstätte kann auch eine Abtei herausfordern. Noch etwas, auf das man achten muss.
seats-6 = Zu sechst geht es nur mit Wirtshäuser und Kathedralen: Sie bringen die sechste Farbe mit.
preset-classic = Klassisch
preset-classic-about = Das Grundspiel, wie in der Schachtel
preset-first = Erster Abend
preset-first-about = Ein sanfter Anfang für Neue
preset-big = Großer Abend
preset-big-about = Reich, und doch übersichtlich
preset-all = Alles
preset-all-about = Alles, was zusammenpasst

thing-figure-small = Gefolgsmann
thing-figure-big = Großer Gefolgsmann
thing-figure-mayor = Bürgermeister
thing-figure-wagon = Wagen
thing-figure-builder = Baumeister
thing-figure-pig = Schwein
thing-feature-road = Straße
thing-feature-city = Stadt
thing-feature-monastery = Kloster
thing-feature-field = Wiese
thing-feature-shrine = Kultstätte
thing-feature-abbey = Abtei
thing-feature-river = Fluss
thing-feature-carcassonne = Carcassonne
thing-feature-tower_foundation = Turmfundament
thing-sign-pennant = Wappen
thing-sign-inn = Wirtshaus
thing-sign-cathedral = Kathedrale
thing-sign-goods = Waren
thing-sign-volcano = Vulkan
thing-sign-dragon = Zeichen des Drachen
thing-sign-princess = Burgfräulein
thing-sign-portal = Zaubergang
thing-sign-pig_herd = Schweineherde
thing-sign-fair = Jahrmarkt
thing-sign-spring = Quelle
thing-sign-fork = Gabelung des Flusses
thing-sign-lake = Vulkansee
thing-piece-fairy = Fee
thing-piece-dragon = Drache
thing-piece-tower = Turm
thing-piece-prisoner = Gefangener
thing-piece-barn = Gutshof
thing-piece-king = König
thing-piece-robber = Raubritter
thing-piece-count = Graf
thing-tile = Landschaftskarte
thing-pile = Stapel

explain-points =
    { $count ->
         [one] { $count } Punkt
        *[other] { $count } Punkte
    }
explain-each = { $count } für jeden Spieler
explain-tokens = { $count } Plättchen im Spiel
explain-figure-small = Kommt auf die gerade gelegte Karte, auf eine Straße, Stadt, Wiese oder ein Kloster, wo niemand ist, und kehrt nach der Wertung zurück.
explain-figure-big = Ein Gefolgsmann, der bei jeder Mehrheit für { $power } zählt; die Punkte erhöht er nicht.
explain-figure-mayor = Ein Gefolgsmann nur für Städte: zählt so viel, wie die Stadt Wappen hat, ohne Wappen nichts.
explain-figure-wagon = Ein Gefolgsmann für Straßen, Städte und Klöster; nach der Wertung darf er in ein benachbartes Gebiet weiterfahren, wo niemand ist.
explain-figure-builder = Kommt zu einem eigenen Gefolgsmann auf Straße oder Stadt; verlängerst du sie, legst du im selben Zug eine zweite Karte.
explain-figure-pig = Kommt zu einem eigenen Bauern: jede fertige Stadt der Wiese gibt dir { $points } Punkt mehr.
explain-role-thief = Ein Gefolgsmann auf einer Straße: erhält ihre Punkte, wenn niemand dort mehr hat.
explain-role-knight = Ein Gefolgsmann in einer Stadt: erhält ihre Punkte, wenn niemand dort mehr hat.
explain-role-monk = Ein Gefolgsmann in Kloster oder Abtei: erhält die Punkte, wenn es umgeben ist, oder am Ende.
explain-role-farmer = Ein Gefolgsmann auf einer Wiese: bleibt bis zum Ende liegen und wird erst dann bezahlt.
explain-role-heretic = Ein Gefolgsmann in einer Kultstätte: zählt wie ein Mönch und fordert einen Mönch daneben heraus.
explain-role-guard = Ein Gefolgsmann auf einem Turm: niemand kann diesen Turm mehr erhöhen.
explain-feature-road = Gibt { $points } Punkt für jede ihrer Karten, wenn sie fertig ist oder am Ende.
explain-feature-city = Fertig gibt sie { $points } Punkte für jede Karte und jedes Wappen, am Ende der Partie sonst { $later }.
explain-feature-monastery = Gibt { $points } Punkt für die eigene Karte und für jede der { $around } ringsum; fertig, wenn alle liegen.
explain-feature-field = Am Ende der Partie { $points } Punkte für jede fertige Stadt, die sie berührt.
explain-feature-shrine = Zählt wie ein Kloster; sind Kultstätte und Kloster nebeneinander beide besetzt, nimmt alles, wer zuerst fertig ist, der andere bekommt nichts.
explain-feature-abbey = Füllt eine Lücke zwischen vier Karten und schließt alle ihre Seiten; zählt wie ein Kloster. Jeder hat eine.
explain-feature-river = Wird vor allen anderen Karten gelegt; niemand kann darauf stehen, und er teilt Wiesen.
explain-feature-carcassonne = Die Stadt des Grafen: wird nie als Stadt gewertet, gilt aber für jede Wiese an ihren Mauern und für den König als fertige Stadt.
explain-feature-tower_foundation = Hier kann jeder mit eigenen Turmbausteinen einen Turm bauen.
explain-sign-pennant = Zählt wie eine weitere Karte seiner Stadt.
explain-sign-inn = Eine fertige Straße mit Wirtshaus gibt { $points } Punkte je Karte; am Ende unfertig gibt sie nichts.
explain-sign-cathedral = Eine fertige Stadt mit Kathedrale gibt { $points } Punkte für jede Karte und jedes Wappen; am Ende unfertig gibt sie nichts.
explain-sign-goods = Wer die Stadt vollendet, nimmt für jedes Zeichen ein Plättchen, wem immer die Stadt gehört.
explain-sign-volcano = Ruft den Drachen auf seine Karte; dort darf kein Gefolgsmann eingesetzt werden.
explain-sign-dragon = Ist diese Karte gelegt, zieht der Drache { $steps } Schritte; die Spieler ziehen ihn reihum.
explain-sign-princess = An eine Stadt mit Gefolgsleuten gelegt, darfst du einen von ihnen heimschicken, statt eine Figur einzusetzen.
explain-sign-portal = Du darfst einen Gefolgsmann auf jede Karte des Landes setzen, in ein unfertiges Gebiet, wo niemand ist.
explain-sign-pig_herd = Jede fertige Stadt dieser Wiese gibt ihren Besitzern { $points } Punkt mehr.
explain-sign-fair = Nach dem Zug, in dem er gelegt wird, wirft jeder einmal mit dem Katapult.
explain-sign-spring = Hier beginnt der Fluss.
explain-sign-fork = Hier teilt sich der Fluss in zwei Arme.
explain-sign-lake = Beendet den Fluss; wer ihn legt, spielt sofort noch eine Karte, und kein Gefolgsmann darf darauf.
explain-piece-fairy = Steht neben einem Gefolgsmann: hält den Drachen von der Karte fern, gibt { $first } Punkt zu Beginn des Zuges seines Besitzers und { $points } mehr, wenn sein Gebiet gewertet wird.
explain-piece-dragon = Schickt alle Gefolgsleute, Baumeister und Schweine heim, deren Karten er betritt; die Karte der Fee betritt er nie.
explain-piece-tower = Ein Baustein erhöht ihn um eins; dann darfst du einen Gefolgsmann gefangen nehmen, auf seiner Karte oder gerade so viele Karten weit, wie er hoch ist.
explain-piece-prisoner = Ein gefangener Gefolgsmann: sein Besitzer darf ihn einmal im Zug freikaufen. Gegenseitige Gefangene werden sofort getauscht.
explain-piece-barn = Steht bis zum Ende, wo vier Karten einer Wiese zusammentreffen: { $points } Punkte für jede fertige Stadt an dieser Wiese. Bauern dort werden sofort bezahlt und gehen heim.
explain-piece-king = Geht an den, der die bisher größte Stadt vollendet; am Ende { $points } Punkt für jede fertige Stadt.
explain-piece-robber = Geht an den, der die bisher längste Straße vollendet; am Ende { $points } Punkt für jede fertige Straße.
explain-piece-count = Aus dem Stadtviertel, in dem er ist, kann niemand ausziehen; er zieht, wenn jemand einen Gefolgsmann nach Carcassonne setzt.
explain-quarter-castle = Gefolgsleute von hier können in eine Stadt ziehen, wenn sie gewertet wird.
explain-quarter-market = Gefolgsleute von hier können am Ende der Partie auf eine Wiese ziehen.
explain-quarter-blacksmith = Gefolgsleute von hier können auf eine Straße ziehen, wenn sie gewertet wird.
explain-quarter-cathedral = Gefolgsleute von hier können in ein Kloster ziehen, wenn es gewertet wird.
explain-goods = Wer am Ende die meisten davon hat, erhält { $points } Punkte; bei Gleichstand alle.
explain-token-knock_out = Alle Gefolgsleute nahe der Stelle, wo es landet, kehren zurück, und die dicht daneben auch.
explain-token-seduction = Der Werfer darf den Gefolgsmann, der dem Plättchen am nächsten steht, durch einen eigenen ersetzen.
explain-token-target = Wer dem Jahrmarkt am nächsten kommt, erhält { $points } Punkte; bei Gleichstand alle.
explain-token-catch = Wird zum linken Nachbarn geworfen: gefangen oder zu kurz, { $points } Punkte für den Fänger; vorbei, für den Werfer.
explain-tile = Lege sie so an, dass alle ihre Seiten das Land fortsetzen; dann darfst du eine Figur darauf setzen.
explain-pile = Die Karten, die noch kommen; die Partie endet mit dem Zug der letzten.
