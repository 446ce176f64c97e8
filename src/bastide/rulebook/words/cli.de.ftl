games-seats = bastide play { $name }: { $seats } Spieler ({ $clause }), Regelfassung { $version }
games-standard = { $value } (üblich)

welcome = { $game }, { $players } Spieler. Du bist Spieler { $seat }; help zeigt, was du eingeben kannst.

commitment =
    Alle Ziehungen sind durch einen Startwert festgelegt, den die Aufzeichnung zeigt. Sein Fingerabdruck:
    { $commitment }

help =
    Gib die Nummer einer Zeile ein, um zu tun, was sie sagt, oder um eine längere Liste zu öffnen, oder gib ein:
      den Text einer Aktion, wie er am Ende einer Zeile steht, oder seine ersten Wörter, um zu sehen, was folgen kann
      more, back, list    die nächsten Zeilen, die Liste davor, die ganze Liste
      board               den Spielplan neu zeichnen
      undo, undo all      deine letzte Aktion zurücknehmen, oder alle, bei denen es geht
      why AKTION          warum diese Aktion jetzt nicht erlaubt ist
      rules REGEL         was eine Regel sagt; rules WÖRTER findet Regeln
      log, log all        was geschehen ist
      quit                den Tisch verlassen; die Aufzeichnung kannst du behalten und später weiterspielen

see_help = Gib help ein, um zu sehen, was du eingeben kannst.

no_such_line = Diese Zeile gibt es nicht; wähle 1 bis { $last }.

folded =
    { $count ->
         [one] { $count } Möglichkeit
        *[other] { $count } Möglichkeiten
    }, zum Beispiel: { $example }

page = { "      " }Zeilen { $first } bis { $last } von { $all }; Enter oder more zeigt die nächsten

back = { "      " }back zeigt die Liste davor, list alle

did = Spieler { $seat }: { $action }

undone = Zurückgenommen: { $actions }.

undo-nothing = Du hast noch nichts getan, was sich zurücknehmen ließe.
undo-others = Das lässt sich nicht zurücknehmen: Inzwischen hat Spieler { $seat } gehandelt.
undo-chance = Das lässt sich nicht zurücknehmen, weil inzwischen der Zufall entschieden hat: { $event }
undo-draw = eine Ziehung.
undo-revealed = Das lässt sich nicht zurücknehmen, weil dadurch etwas bekannt wurde: { $event }

why-what = Gib why und den Text einer Aktion ein, zum Beispiel: why pass
why-legal = „{ $action }“ ist jetzt erlaubt.

result =
    { $rank }. Spieler { $seat } ({ $name }): { $score ->
         [one] { $score } Punkt
        *[other] { $score } Punkte
    }

won = Du hast gewonnen.

lost = Diesmal hast du nicht gewonnen.

save-ask = Um die Aufzeichnung zu behalten, gib einen Dateinamen ein; Enter verlässt ohne sie:
save-exists = { $file } gibt es schon; wähle einen anderen Namen.
save-not = Die Aufzeichnung wird nicht behalten.
save-done = Die Aufzeichnung ist in { $file }; prüfe sie mit: bastide verify { $file }
save-unfinished = Die Partie ist in { $file }; weiter geht es mit: bastide play --resume { $file }
