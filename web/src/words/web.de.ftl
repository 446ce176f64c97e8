account-arms = Anderes Wappen
account-arms_choose = Wähle ein Wappen
account-arms_how = Aus deinem Namen gemacht. Niemand muss ein Bild hochladen.
account-arms_number = Wappen { $number }
account-delete = Konto löschen
account-delete_gone = Dein Name, dein Passwort, deine Wertungen, deine Nachrichten und alles andere über dich werden sofort vergessen. Laufende Partien werden aufgegeben; deine Plätze an noch nicht begonnenen Tischen werden frei.
account-delete_kept = Andere behalten die Partien, die sie mit dir gespielt haben; dort heißt du „ehemaliger Spieler“. Das lässt sich nicht rückgängig machen.
account-delete_sure = Endgültig löschen
account-deleted = Das Konto ist gelöscht.
account-guest = Als Gast
account-guest_games =
    { $count ->
         [0] Du spielst auf diesem Gerät als Gast. Deine Partien werden hier aufbewahrt; ein neues Konto nimmt sie mit.
         [one] Du spielst auf diesem Gerät als Gast. { $count } Partie ist hier aufbewahrt; ein neues Konto nimmt sie mit.
        *[other] Du spielst auf diesem Gerät als Gast. { $count } Partien sind hier aufbewahrt; ein neues Konto nimmt sie mit.
    }
account-in = Anmelden
account-invites = Wer dich einladen darf
account-keep = Konto behalten
account-language_less = { $language } wegnehmen
account-language_more = Eine Sprache dazu
account-languages = Sprachen, die du sprichst
account-languages_why = Sie stehen auf deiner Seite, damit andere wissen, wie sie mit dir reden können.
account-make = Konto anlegen
account-name = Name
account-new = Neues Konto
account-no_mail = Ein vergessenes Passwort können wir nicht zuschicken: Schreib es dir auf.
account-offline = Der Server antwortet nicht; versuche es gleich noch einmal.
account-out = Abmelden
account-page = Andere sehen meine Partien und Wertungen
account-page_how = Nur Partien an Tischen, die allen offenstanden. Was du an privaten Tischen gespielt hast, sehen nur die, die dabei waren.
account-password = Passwort
account-password_change = Passwort ändern
account-password_changed = Das Passwort ist geändert. Auf allen anderen Geräten bist du abgemeldet.
account-password_choose = Ein neues Passwort
account-password_new = Neues Passwort
account-password_now = Bisheriges Passwort
account-rated = An der Wertung teilnehmen
account-rated_how = Es zählen nur gewertete Tische, und nur wenn dort alle teilnehmen. Hörst du auf, stehst du nicht mehr in der Liste.
account-rename = Namen ändern
account-rename_how = Er ändert sich überall sofort, auch an laufenden Tischen. Dein alter Name bleibt 90 Tage deiner: Niemand sonst kann ihn nehmen.
account-renamed = Du heißt jetzt { $name }.
account-rules = Ein Name hat 2 bis 30 Zeichen, ein Passwort mindestens 10.
account-seen = Wer sieht, wann du da bist
account-signed = Du bist angemeldet als { $name }.
account-why = Zum Spielen brauchst du kein Konto. Mit einem folgen dir deine Partien und Einstellungen auf jedes Gerät, und du kannst an Wertungen teilnehmen.
account-words = Ein Satz für deine Seite
account-words_keep = Speichern
account-words_like = Ich antworte abends.
account-you = Du

ante-agree = Ich bin einverstanden
ante-agreed = Was abgemacht ist
ante-all_here = Alle sind da
ante-ask_here = Jemanden fragen, der da ist
ante-asked = { $name } ist eingeladen und findet es unter „Neues“. Der Link geht auch.
ante-at = Am Tisch
ante-away = { $name } ist nicht da. Mit Uhr beginnt die Partie, wenn alle da sind.
ante-bot = Einen Bot hierher setzen
ante-bot_level = Welcher Bot?
ante-change = Ändern
ante-change_asked = Wer schon dort sitzt, wird gefragt, ob es recht ist.
ante-change_save = Tisch ändern
ante-change_seats = Wer wo sitzt und welche Bots mitspielen, wird am Tisch selbst geändert.
ante-change_title = Diesen Tisch ändern
ante-changed = Der Gastgeber hat diesen Tisch geändert.
ante-changed_about = Sieh nach, was jetzt ausgemacht ist. Wenn es dir nicht gefällt, gib deinen Platz frei.
ante-copied = Die Einladung ist kopiert
ante-copy = Einladung kopieren
ante-expired = Niemand hat diesen Tisch rechtzeitig begonnen
ante-fair = Faires Ziehen
ante-fair_about = Die Reihenfolge von allem, was gezogen wird, steht schon fest und ist versiegelt. Nach der Partie kann jeder prüfen, dass nichts geändert wurde.
ante-free =
    { $count ->
         [one] { $count } Platz ist frei
        *[other] { $count } Plätze sind frei
    }
ante-free_seat = Platz frei machen
ante-full = Alle Plätze sind besetzt
ante-give_up = Diesen Tisch schließen
ante-give_up_sure = Ja, schließen
ante-hall = Startseite
ante-here = da
ante-host = Gastgeber
ante-invite =
    { $count ->
         [one] Noch jemanden einladen
        *[other] Noch { $count } einladen
    }
ante-invite_about = Wer diesen Link öffnet, setzt sich hierher. Kein Konto, nichts zu installieren. Auf demselben Sofa: Halte ein Telefon an den Code.
ante-invited = Du bist eingeladen
ante-invited_about = Sag, wie du heißen willst, und setz dich. Kein Konto, nichts zu installieren.
ante-leave = Den Platz von { $name } frei machen
ante-lessons = Lektionen zu diesem Spiel
ante-more_about = Zurücknehmen, Tipps, Chat, Wertung
ante-not_agreed = hat noch nicht zugestimmt
ante-not_asked = { $name } konnte nicht eingeladen werden. Schick stattdessen den Link.
ante-open = Freier Platz
ante-own = Dein eigener Platz auf einem anderen Gerät
ante-own_about = Dieser Link ist geheim: Wer ihn hat, spielt für dich. Schick ihn nur dir selbst.
ante-own_copy = Meinen geheimen Link kopieren
ante-qr = QR-Code der Einladung
ante-read = Erst lesen
ante-see_invited = Nur wen du einlädst, kann diesen Tisch sehen.
ante-see_link = Alle dürfen sich setzen; zusehen darf nur, wer einen Link hat.
ante-see_nobody = Niemand darf zusehen.
ante-see_open = Alle dürfen sich setzen und zusehen.
ante-see_watch = Nur Eingeladene setzen sich; alle dürfen zusehen.
ante-send = Verschicken …
ante-sit = Hier hinsetzen
ante-start = Beginnen
ante-take_away = Wegnehmen
ante-text = { $name } lädt dich zu { $game } ein. { $agreed } Setz dich hierher: { $link }
ante-tiles = { $tiles }: { $sets }
ante-undo-consent = Ein Zug kann nur zurückgenommen werden, wenn alle zustimmen.
ante-undo-free = Im eigenen Zug darfst du zurücknehmen, solange nichts gezogen wurde.
ante-undo-never = Kein Zug kann zurückgenommen werden.
ante-wait = Beginnt, wenn jeder Platz besetzt ist. Wer noch unterwegs ist, kann durch einen Bot ersetzt werden.
ante-wait_agree =
    { $count ->
         [one] Beginnt, wenn { $names } der Änderung zugestimmt hat.
        *[other] Beginnt, wenn { $names } der Änderung zugestimmt haben.
    }
ante-waiting = Frei: wartet auf einen Freund
ante-watch_copy = Link zum Zuschauen kopieren
ante-your_table = Dein Tisch

aside-close = Die Partie ohne Ergebnis beenden

ask-about = Deine Tische mit einem freien Platz:
ask-here = An diesen Tisch einladen
ask-new = Ein neuer Tisch
ask-pause = Um eine Pause bitten
ask-stop = Vorschlagen, hier aufzuhören
ask-title = { $name } zum Spielen einladen
ask-undo = Bitten, den letzten Schritt zurückzunehmen

board-carcassonne = Das Land von Carcassonne
board-caylus = Die Stadt Caylus
board-magna_carta = Die Straße von Caylus Magna Carta
board-torres = Der Spielplan von Torres
board-words = Der Spielplan in Worten

calendar-heading = Dein Kalender
calendar-label = Adresse deines Kalenders
calendar-renew = Diese Adresse zurücknehmen
calendar-renew_how = Sie gilt dann nicht mehr; du bekommst eine andere.
calendar-renewed = Die alte Adresse gilt nicht mehr.
calendar-title = Kalender
calendar-why = Gib diese Adresse deinem Kalenderprogramm, dann erscheinen dort deine Züge. Wer sie hat, kann lesen, wann du am Zug bist, und sonst nichts.

calls-add = Programm hinzufügen
calls-elsewhere = Anderes Gerät
calls-event-change = Ein Tisch von dir wurde geändert
calls-event-club = Dein Club plant etwas
calls-event-end = Eine Partie ist zu Ende
calls-event-expiry = Dein Tisch wird bald geschlossen
calls-event-invite = Jemand lädt dich ein
calls-event-results = Ein Turnier von dir ist zu Ende
calls-event-round = Eine Runde deines Turniers beginnt
calls-event-start = Eine Partie beginnt
calls-event-time = Deine Zeit wird knapp
calls-event-turn = Du bist am Zug
calls-event-waits = Jemand wartet an einem Tisch auf dich
calls-events = Melden, wenn
calls-failed = { $time }: nicht angekommen: { $why }
calls-format = Sie bekommt
calls-format-json = JSON
calls-format-text = nur den Satz
calls-here = Dieser Browser
calls-in_calendar = steht in deinem Kalender
calls-never = noch nichts gemeldet
calls-no_push = Diesem Browser kann nichts gemeldet werden, während die Seite geschlossen ist.
calls-none = Noch kein Programm.
calls-programs = Andere Programme
calls-quiet = Nachts Ruhe
calls-quiet_how = Nichts zwischen 22 und 8 Uhr, außer wenn deine Zeit knapp wird. Das Übrige erfährst du am Morgen.
calls-remove = Entfernen
calls-secret = Geheimnis zum Signieren
calls-secret_why = Nicht nötig. Gibt es eines, trägt jede Benachrichtigung ihre Signatur in X-Bastide-Signature.
calls-test = Jetzt ausprobieren
calls-title = Was wir dir melden, und wo
calls-url = Adresse
calls-why = Nur wenn du nicht am Tisch bist. Keine E-Mail: Dieser Server kennt keine Adressen.
calls-worked = { $time }: angekommen

carcassonne-abbey = Abtei
carcassonne-aim = Mit dem Katapult auf { $x },{ $y } zielen; Pfeiltasten bewegen das Ziel, Enter wirft
carcassonne-around =
    { $count ->
         [one] { $count } Platz ringsum ist leer
        *[other] { $count } Plätze ringsum sind leer
    }
carcassonne-aside = Beiseitegelegt
carcassonne-carcassonne = Carcassonne
carcassonne-card-around = { $region }: { $open ->
    [one] ein Platz ringsum ist leer
   *[other] { $open } Plätze ringsum sind leer
 }, fertig { $points } wert
carcassonne-card-closes = Schließt { $region } ({ $names }): +{ $points }
carcassonne-card-closes_free = { $region }, fertig und frei: +{ $points } mit einer Figur darauf
carcassonne-card-fields = Hier treffen nur Wiesen aufeinander
carcassonne-card-grows = { $region } aus { $tiles ->
    [one] einer Karte
   *[other] { $tiles } Karten
 }, { $open ->
    [one] ein offenes Ende
   *[other] { $open } offene Enden
 }, fertig { $points } wert
carcassonne-choose_place = Wähle zuerst einen Platz für die Karte
carcassonne-cities =
    { $count ->
         [one] { $count } fertige Stadt
        *[other] { $count } fertige Städte
    }
carcassonne-city = Stadt
carcassonne-closed = fertig: wert
carcassonne-cloth = Tuch
carcassonne-deploy_here = Einsetzen
carcassonne-do = Was tust du?
carcassonne-do-barn = Gutshof
carcassonne-do-capture = Gefangen nehmen
carcassonne-do-choose = Wählen
carcassonne-do-count = Graf
carcassonne-do-deploy = Figur
carcassonne-do-dragon = Drache
carcassonne-do-drive = Wagen
carcassonne-do-enter = Nach Carcassonne
carcassonne-do-fairy = Fee
carcassonne-do-join = Aus Carcassonne
carcassonne-do-portal = Zaubergang
carcassonne-do-princess = Burgfräulein
carcassonne-do-seduce = Ersetzen
carcassonne-do-summon = Herbeirufen
carcassonne-do-tempt = Ersetzen
carcassonne-do-top = Auf einen Turm
carcassonne-do-tower = Turm bauen
carcassonne-dock = Deine Karte und Figuren
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Wiesen: welche an welche Städte grenzt
carcassonne-feeds = grenzt an fertige Städte
carcassonne-field = Wiese
carcassonne-figure = Welche Figur?
carcassonne-figure_label = { $name }: { $role } auf { $x },{ $y }
carcassonne-final-cities = Städte
carcassonne-final-cities-rule = Jede Karte und jedes Wappen einer unfertigen Stadt zählt.
carcassonne-final-cloisters = Klöster
carcassonne-final-cloisters-rule = Das Kloster und jede Karte darum zählen.
carcassonne-final-fields = Wiesen
carcassonne-final-fields-rule = Jede fertige Stadt an einer Wiese zählt.
carcassonne-final-roads = Straßen
carcassonne-final-roads-rule = Jede Karte einer unfertigen Straße zählt.
carcassonne-fits =
    { $places ->
         [one] { $places } Stelle
        *[other] { $places } Stellen
    }, { $ways ->
         [one] { $ways } Art
        *[other] { $ways } Arten
    }
carcassonne-gave-catapult = Katapult
carcassonne-gave-fairy = Fee
carcassonne-gave-goods = Waren
carcassonne-gave-king = König und Raubritter
carcassonne-gave-tower = Lösegeld
carcassonne-grain = Korn
carcassonne-has_king = hat den König
carcassonne-has_robber = hat den Raubritter
carcassonne-king = König: größte Stadt { $tiles }
carcassonne-lay_here = Hier anlegen?
carcassonne-left = Karten übrig
carcassonne-monastery = Kloster
carcassonne-no_figure = Keine Figur
carcassonne-nobody = niemand ist hier
carcassonne-none = keine
carcassonne-now = jetzt wert
carcassonne-one_way = Sie passt nur so herum
carcassonne-open =
    { $count ->
         [one] { $count } offenes Ende
        *[other] { $count } offene Enden
    }
carcassonne-pennants = { $count } Wappen
carcassonne-pile =
    { $count ->
         [one] { $count } Karte übrig
        *[other] { $count } Karten übrig
    }
carcassonne-place_here = Hier anlegen
carcassonne-place_label =
    Die Karte auf { $cell } anlegen; { $ways ->
         [one] { $ways } Drehung passt
        *[other] { $ways } Drehungen passen
    }
carcassonne-place_lit = Wähle einen markierten Platz für die Karte
carcassonne-prisoner = Gefangener
carcassonne-region_text =
    { $region } auf { $x },{ $y }: { $tiles ->
         [one] { $tiles } Karte
        *[other] { $tiles } Karten
    }, { $open ->
         [one] { $open } offenes Ende
        *[other] { $open } offene Enden
    }; { $people }; jetzt { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } wert.
carcassonne-removed = Aus dem Spiel genommen
carcassonne-river = Der Fluss
carcassonne-road = Straße
carcassonne-roads =
    { $count ->
         [one] { $count } fertige Straße
        *[other] { $count } fertige Straßen
    }
carcassonne-robber = Raubritter: längste Straße { $tiles }
carcassonne-role-builder = Baumeister
carcassonne-role-farmer = Bauer
carcassonne-role-guard = Wächter
carcassonne-role-heretic = Ketzer
carcassonne-role-knight = Ritter
carcassonne-role-monk = Mönch
carcassonne-role-pig = Schwein
carcassonne-role-thief = Wegelagerer
carcassonne-ruler = Wie weit? Die Messlatte liegt bei 1.
carcassonne-second_part = zweite Karte durch den Baumeister
carcassonne-shared = Geteilt: Jeder erhält alle Punkte
carcassonne-shrine = Kultstätte
carcassonne-step_figure = Figur
carcassonne-step_place = Karte anlegen
carcassonne-step_score = Wertung
carcassonne-throws = { $count } von { $of } haben geworfen
carcassonne-tile = Deine Landschaftskarte
carcassonne-tiles =
    { $count ->
         [one] { $count } Karte
        *[other] { $count } Karten
    }
carcassonne-tiles_left = Karten übrig
carcassonne-token_lands = Das Plättchen im Flug
carcassonne-tokens = { $count } Plättchen, die meisten
carcassonne-tower_foundation = Turm
carcassonne-tower_label =
    Turm auf { $x },{ $y }, { $floors ->
         [one] { $floors } Stockwerk
        *[other] { $floors } Stockwerke
    } hoch
carcassonne-tower_pieces = Turmbausteine
carcassonne-turn_left = Karte nach links drehen
carcassonne-turn_right = Karte nach rechts drehen
carcassonne-wagon_waits = Der Wagen von { $name } darf weiterfahren
carcassonne-way = Lage { $now } von { $of }: mit dem Pfeil drehen
carcassonne-when_closed = wenn fertig
carcassonne-wine = Wein

caylus-all_passed = alle haben gepasst
caylus-bailiff_at = Seneschall auf { $space }
caylus-beyond = Jenseits des Vogts ({ $provost }): wirkt nur, wenn er um +{ $steps } zieht
caylus-bridge = Brücke
caylus-built_on = auf { $space }
caylus-castle = Schloss
caylus-columns = Spalten 1–{ $count } offen
caylus-favours = Gunst des Königs
caylus-gate = Tor
caylus-income = Einkommen der nächsten Runde
caylus-inn = Wirtshaus
caylus-joust_field = Turnierplatz
caylus-merchants_guild = Gilde
caylus-next_site = nächster Bauplatz
caylus-pass_here = hier passen
caylus-passed = als Nr. { $place } gepasst
caylus-price = Preis
caylus-scoring_rule = Häuser bringen Gunst; keines kostet { $points } Prestigepunkte
caylus-stables = Stall
caylus-stock_label = Gebäude im Vorrat
caylus-stock_prestige = Prestige
caylus-stock_stone = Stein
caylus-stock_wood = Holz
caylus-trading_post = Kontor
caylus-workers = { $count } Arbeiter zum Einsetzen

chat-about = Zu dem, was { $name } gesagt hat
chat-everyone = alle
chat-hear_again = Alle wieder hören
chat-hidden = Du hast den Chat ausgeblendet.
chat-nobody = niemand
chat-none = Noch hat niemand etwas gesagt.
chat-onlooker = jemand, der zusieht
chat-players = nur Spieler
chat-report = Melden
chat-report_how = Wer diesen Server betreut, liest es, mit den letzten Zeilen des Chats.
chat-report_send = Meldung senden
chat-report_what = Was ist los? (nicht nötig)
chat-reported = Es ist gemeldet.
chat-say = Etwas sagen
chat-send = Senden
chat-show = Einblenden
chat-title = Chat
chat-toast = { $name }: { $words }
chat-unread = Chat · { $count }

circle-everybody = alle
circle-met = Leute, mit denen ich spielte
circle-nobody = niemand

clause-open = Regel { $clause }

clock-bank = Minuten für die ganze Partie
clock-correspondence =
    { $days ->
         [one] { $days } Tag
        *[other] { $days } Tage
    } je Zug
clock-days =
    { $days ->
         [one] { $days } Tag
        *[other] { $days } Tage
    }
clock-increment = Sekunden mehr für jeden Zug
clock-left = noch { $time }
clock-live = je { $minutes } min + { $seconds } s pro Zug
clock-none = keine Uhr
clock-per_move = Tage für einen Zug

close = Schließen

club-about = Was für ein Club das ist
club-arms = Wappen
club-board = Schwarzes Brett
club-calendar = Kalender
club-change = Club ändern
club-club = Club
club-clubs = Clubs
club-come = Es kommen: { $count }
club-count = Mitglieder: { $count }
club-end = Club auflösen
club-end_sure = Ja, endgültig auflösen
club-evening_title = Was geplant ist
club-evening_words = Mehr dazu
club-found = Club gründen
club-i_come = Ich komme
club-in_to_join = Zum Beitreten anmelden
club-invite = Mitglieder einladen
club-join = Beitreten
club-joining = Wer beitreten darf
club-joining-everybody = alle dürfen beitreten
club-joining-invitation = mit Einladung
club-league = Liga
club-leave = Club verlassen
club-leave_sure = Ja, verlassen
club-members = Mitglieder
club-members_only = Kalender, Brett und Tische sind für Mitglieder.
club-name = Name des Clubs
club-no_evenings = Nichts ist geplant.
club-no_posts = Noch hat niemand etwas geschrieben.
club-no_tables = Kein Tisch ist offen.
club-none = Noch gibt es keinen Club
club-none_how = Gründe einen und lade ein, mit wem du gern spielst.
club-open_table = Clubtisch eröffnen
club-others = Andere Clubs
club-plan = Abend planen
club-post = Ans Brett
club-role-helper = Helfer
club-role-leader = Leitung
club-role-member = Mitglied
club-role_of = Rolle von { $name }
club-tables = Tische des Clubs
club-take_off = Abnehmen
club-week_ends = { $name }: Die Woche endet
club-when = Wann er sich meist trifft
club-when_like = Donnerstags um 20 Uhr
club-write = An die Mitglieder schreiben

club-yours = Deine Clubs
club-yours_none = Du bist noch in keinem Club
command-hint = tippe einen Zug, z. B. aus der Liste
command-label = Einen Zug tippen
command-play = Spielen

compete-about = Was alle wissen sollen
compete-absent = nicht gekommen
compete-add_bots = Bots hinzufügen
compete-all_rounds = Alle Runden
compete-at_tables = Gerade an den Tischen
compete-back = Zurück zum Turnier
compete-begin = Erste Runde beginnen
compete-begins = Die erste Runde beginnt
compete-begins_hand = beginnt, wenn die Turnierleitung es sagt
compete-between = Minuten zwischen zwei Runden
compete-bots = Bots und Programme dürfen mitspielen
compete-bots_title = Bots
compete-bracket = Turnierbaum
compete-bracket_tie = Ein Unentschieden wird wiederholt, die Plätze rücken um einen weiter. Wer noch gleichauf ist, wenn alle jeden Platz zweimal hatten, zieht das Los.
compete-bracket_title = Der Weg zum Finale
compete-by_hand = wenn die Turnierleitung es sagt
compete-by_time = zu einer festen Zeit
compete-call_off = Absagen
compete-call_off_sure = Ja, absagen
compete-called_off = abgesagt
compete-change = Turnier ändern
compete-comes_in = Wer kommt hinein
compete-coming = Demnächst
compete-corrected = berichtigt
compete-correction-forfeit = Ein Spiel wurde verloren gegeben
compete-correction-result = Ein Ergebnis wurde eingetragen
compete-correction-rule = Eine Regel wurde geändert
compete-correction-stop = Ein Spiel wurde abgebrochen
compete-correction-substitute = Jemand rückte nach
compete-correction-swap = Zwei haben den Platz getauscht
compete-correction-withdraw = Jemand wurde herausgenommen
compete-corrections = Was berichtigt wurde
compete-cross = Tabelle
compete-cross_games = { $one } vor { $other } in { $won } von { $games } Spielen
compete-cross_how = Jede Zeile gegen jede Spalte: die eigenen Punkte über denen des anderen.
compete-cross_more = Jede Zeile gegen jede Spalte: in wie vielen Spielen man vor dem anderen lag, von wie vielen.
compete-cross_title = Wer gegen wen gewann
compete-delay = Minuten, die andere es später sehen
compete-delayed = { $minutes } min später gezeigt
compete-end = Turnier beenden
compete-end_sure = Ja, beenden; der Stand gilt
compete-enter = Mitspielen
compete-enter_reserve = Nur als Reserve teilnehmen
compete-entrants = Teilnehmende
compete-entry = Wer darf mitspielen?
compete-entry-club = Mitglieder des Clubs
compete-entry-club_how = Nur wer im Club ist, findet es und spielt mit.
compete-entry-link = Nur mit der Einladung
compete-entry-link_how = Du gibst einen Link weiter.
compete-entry-open = Alle
compete-entry-open_how = Es steht hier, für alle sichtbar.
compete-everything = Alles
compete-final = Finale
compete-flag-always_together = Sie haben { $games } von { $of } Spielen miteinander gespielt.
compete-flag-same_address = Sie kommen von derselben Adresse.
compete-flags = Einen Blick wert
compete-flags_how = Das kann harmlos sein: Eine Familie teilt sich eine Adresse.
compete-forfeit = Spiel ist verloren
compete-forfeit_who = Wer verliert ohne weiterzuspielen
compete-give_result = Ergebnis eintragen
compete-goes_on = kommt ohne Spiel weiter
compete-goes_out = Wer geht hinaus
compete-going_on = Läuft gerade
compete-how = So läuft es ab
compete-how_absences = Wer so viele Runden verpasst, scheidet aus: { $rounds }.
compete-how_fair = Kein Zurücknehmen, keine Hinweise: Alle spielen für sich.
compete-how_lots = Die Auslosung ist vor der ersten Runde versiegelt; danach kann jeder sie nachprüfen.
compete-how_many = Wie viele
compete-how_wait = Wenn eine Runde beginnt, öffnet dein Tisch; Zeit zum Kommen: { $minutes } min.
compete-how_watch = Andere dürfen zusehen; sie sehen es { $minutes } min später.
compete-how_watch_now = Andere dürfen zusehen.
compete-in_to_enter = Zum Mitspielen anmelden
compete-invitation = Einladung
compete-invite = Andere einladen
compete-keep = Änderungen behalten
compete-kind = Wie wird gespielt?
compete-kind-everybody = Jeder trifft einmal auf jeden. Am gerechtesten und am längsten.
compete-kind-knockout = Wer verliert, scheidet aus; die Letzten spielen das Finale.
compete-kind-same_luck = Alle Tische ziehen dasselbe in derselben Reihenfolge; verglichen wirst du mit denen auf deinem Platz an anderen Tischen.
compete-kind-swiss = Alle spielen jede Runde, gegen jemanden mit gleich vielen Punkten.
compete-late = Man kann auch nach der ersten Runde noch teilnehmen
compete-least_rating = Wertung mindestens
compete-left = ausgeschieden
compete-length = Runden: { $rounds } zu etwa { $minutes } min, bei { $players } Teilnehmenden.
compete-length_days = Runden: { $rounds }, über Tage, bei { $players } Teilnehmenden.
compete-letter-lost = N
compete-letter-tied = =
compete-letter-won = S
compete-look = Ansehen
compete-more = Mehr zeigen
compete-most = Höchstens so viele
compete-most_rating = Wertung höchstens
compete-name = Name des Turniers
compete-new_invitation = Neue Einladung; der alte Link gilt nicht mehr
compete-next = Die nächsten Runden beginnen
compete-next_at = nächste Runde: { $time }
compete-next_round = Nächste Runde beginnen
compete-next_self = von selbst, nach dem letzten Ergebnis
compete-no_flags = Nichts fällt auf
compete-no_show = Wer nicht kommt
compete-no_show-clock = Die Uhr läuft
compete-no_show-clock_how = Das Spiel beginnt trotzdem; ist die Zeit um, spielt ein Vertreter.
compete-no_show-forfeit = Das Spiel ist verloren
compete-no_show-forfeit_how = Wer nicht rechtzeitig kommt, hat verloren.
compete-no_show-steward = Ein Vertreter spielt
compete-no_show-steward_how = Ein Bot spielt für den, der zu spät ist, bis er kommt.
compete-nobody = Noch hat sich niemand gemeldet
compete-none_coming = Kein Turnier ist angekündigt
compete-none_on = Gerade läuft nichts
compete-none_on_how = Richte eins ein; vier genügen.
compete-none_past = Noch wurde keins gespielt
compete-not_drawn = Noch ist nicht ausgelost
compete-not_drawn_how = Das geschieht, wenn die Runde beginnt.
compete-nothing_left = Es ist zu Ende; nichts mehr zu entscheiden.
compete-open_place = noch offen
compete-organise = Leiten
compete-organiser = Leitung: { $name }
compete-others_wait = Jemand ist schon da und wartet auf dich.
compete-outcome-lost = verloren
compete-outcome-minus = kampflos verloren
compete-outcome-plus = kampflos gewonnen
compete-outcome-rest = ausgesetzt
compete-outcome-tied = unentschieden
compete-outcome-won = gewonnen
compete-past = Bisherige Sieger
compete-pause = Unterbrechen
compete-paused = unterbrochen
compete-place = Platz { $place }
compete-players = Teilnehmende: { $count }
compete-players_of = Teilnehmende: { $players } von { $most }
compete-print = Drucken
compete-program = Programm
compete-quarter = Viertelfinale
compete-reserve = Reserve
compete-resting = Wer in einer Runde aussetzt, bekommt den Punkt.
compete-rests = setzt in dieser Runde aus
compete-results = Ergebnisse
compete-resume = Weiter
compete-round = Runde { $round }
compete-round_of = Runde { $round } von { $rounds }
compete-round_on = wird gespielt
compete-round_over = beendet
compete-rounds = Runden
compete-rounds_title = Runden und Teilnehmende
compete-rounds_usual = so viele wie nötig
compete-seats = Wie viele an einem Tisch?
compete-seats_how = Alle Tische zogen dasselbe in derselben Folge. Verglichen wird mit denen auf demselben Platz an den anderen Tischen; der Beste jedes Platzes ist markiert. Solange ein Tisch noch spielt, sieht niemand einen anderen.
compete-seats_title = Verglichen Platz für Platz
compete-semi = Halbfinale
compete-set_up = Turnier einrichten
compete-set_up_copy = Anlegen und Einladung kopieren
compete-settle = Ergebnis …
compete-settle_how = Was du entscheidest, gilt, und alle können es lesen.
compete-settle_where = Ergebnisse, verlorene Spiele, Abbruch: mit dem Knopf bei jedem Tisch einer Runde.
compete-sheets = Zum Mitnehmen
compete-sign_in = Für ein Turnier oder einen Club brauchst du ein Konto.
compete-so_far = Du, bis jetzt
compete-standings = Stand
compete-status-playing = wird gespielt
compete-status-stopped = abgebrochen; wartet auf die Turnierleitung
compete-status-waiting = wartet auf die Spieler
compete-stop = Spiel abbrechen
compete-substitute = Auswechseln
compete-swap = Plätze tauschen
compete-swap_how = Nur an Tischen, deren Spiel noch nicht begonnen hat.
compete-swap_one = Eine Person
compete-swap_other = Die andere
compete-table_on = Runde { $round }: Du spielst gerade.
compete-table_ready = Runde { $round }: Dein Tisch ist bereit.
compete-tables_on = noch spielende Tische: { $count }
compete-take_out = Herausnehmen
compete-take_out_sure = Ja, { $name } herausnehmen
compete-this_round = Diese Runde
compete-time = Tag und Uhrzeit
compete-too_few = Zu wenige waren rechtzeitig angemeldet. Die Turnierleitung kann eine andere Zeit wählen oder absagen.
compete-tournaments = Turniere
compete-until = Komm bis { $time }.
compete-wait = Minuten, um zum Tisch zu kommen
compete-watch = Zusehen
compete-why = Warum (alle lesen es)
compete-with_points = Punkte: { $points }
compete-withdraw = Abmelden
compete-withdraw_sure = Ja, abmelden
compete-you_play = du spielst mit
compete-you_reserve = du bist Reserve
compete-you_rest = In dieser Runde setzt du aus.
compete-your_table = Dein Tisch

confirm-ask = { $move }?
confirm-cancel = Die Wahl zurücknehmen
confirm-play = So spielen

copy = Kopieren
copy-by_hand = Ausgewählt: kopiere es mit der Tastatur.

curve-begin = Anfang
curve-game = mit { $names }, { $points }.
curve-how = Zeig auf die Linie, um zu sehen, welche Partie es war.
curve-point = Von Partie zu Partie gehen
curve-private = eine Partie an einem privaten Tisch.
curve-says = { $title }: von { $from } auf { $to } in { $count } gewerteten Partien
curve-start = Wo es begann: { $number }.
curve-then = Wertung { $number }.

delay-minutes = um { $minutes } min
delay-none = sofort

devices-elsewhere = Überall sonst abmelden
devices-here = dieses Gerät
devices-title = Wo du angemeldet bist
devices-unknown = Ein Gerät
devices-used = zuletzt benutzt { $time }

duplicate-about = Alle diese Tische ziehen das Gleiche. Bis der letzte zu Ende ist, sieht einen Tisch nur, wer an ihm sitzt.
duplicate-all = Alle Tische mit gleichem Glück
duplicate-at = Tisch
duplicate-going =
    { $count ->
         [one] { $count } Tisch spielt
        *[other] { $count } Tische spielen
    } noch
duplicate-host = Gib für jeden Tisch den Link zu einem freien Platz weiter; sind alle Plätze eines Tisches besetzt, kann er anfangen.
duplicate-matchpoints = Matchpunkte
duplicate-one = gleiches Glück an mehreren Tischen
duplicate-open = Zum Tisch
duplicate-over = Alle sind zu Ende
duplicate-player = Spieler
duplicate-points = Punkte
duplicate-put_away = Tische schließen
duplicate-put_away_sure = Ja, schließen
duplicate-result = Ergebnis
duplicate-rule = Jeder Platz wird nach Punkten mit dem gleichen Platz an den anderen Tischen verglichen: 2 Matchpunkte für jeden, der weniger hat, 1 für jeden, der gleich viele hat; höchstens { $best }.
duplicate-short = Alle Tische
duplicate-table = Tisch { $number }
duplicate-tables = Tische
duplicate-title = Tische mit gleichem Glück
duplicate-uncompared = Eine Partie, die nicht zu Ende gespielt wurde (–), wird nicht verglichen.
duplicate-wait = Andere Tische spielen noch mit dem gleichen Glück. Das Ergebnis gibt es, wenn alle zu Ende sind.

end-again = Noch einmal am selben Tisch
end-agreed = Ihr habt euch geeinigt aufzuhören
end-agreed_players = Die Spieler haben sich geeinigt aufzuhören
end-applaud = Gut gespielt
end-applauded = Die anderen wissen es.
end-at_count = bei der Schlusswertung
end-at_move = Zug { $move } von { $total }
end-causes = Woher die Punkte kamen
end-chances = Wie es lief
end-chances_how = Gewinnaussicht, nachträglich vom Programm geschätzt
end-check = Selbst prüfen
end-costliest = Zug { $move }: { $name } hat { $lost } verschenkt.
end-count = Noch einmal zählen
end-counted = { $cause }: { $points }
end-counting = Es wird gezählt …
end-days =
    { $days ->
         [one] { $days } Tag
        *[other] { $days } Tage
    }
end-fair = Ehrliche Auslosung
end-fair_about = Vor der ersten Ziehung wurde dieses Siegel veröffentlicht. Es passt zu dem, was gezogen wurde:
end-from_here = Von hier an ansehen
end-gave_up =
    { $count ->
         [one] { $names } hat aufgegeben
        *[other] { $names } haben aufgegeben
    }
end-here =
    { $count ->
         [one] { $names } ist noch da.
        *[other] { $names } sind noch da.
    }
end-hours = { $hours } h { $minutes } min
end-link = Link kopieren
end-link_copied = Der Link ist kopiert.
end-minutes = { $minutes } min
end-moments = Glanzpunkte
end-moves =
    { $count ->
         [one] { $count } Zug
        *[other] { $count } Züge
    }
end-open = Das Ende in Ruhe
end-other_won = { $name } hat gewonnen
end-picture = Das Bild der Partie
end-picture_of = Das Ende der Partie: { $game }, der Plan und die Punkte aller
end-picture_why = Namen wie am Tisch gewählt. Kein Datum, kein Ort, sonst nichts.
end-place = Platz { $place }:
end-praised = { $name }: „Gut gespielt!“
end-rating = Wertung in { $game }: { $number }
end-record = Aufzeichnung der Partie
end-replay = Diese Partie noch einmal ansehen
end-save = Speichern
end-saved = Das Bild ist gespeichert.
end-see_better = Den besseren Zug sehen
end-shape = Form
end-share = Bild teilen
end-square = Quadrat
end-tall = Hoch
end-tie = Unentschieden
end-wide = Breit
end-you_won = Du hast gewonnen

explain-at_end = Am Ende übrig
explain-at_scoring = Deine Häuser bei der Wertung
explain-batch = Ein Paket
explain-built = Gebaut
explain-cost = Kosten
explain-end = Rundenende
explain-every_turn = Jede Runde
explain-exchange = Gib { $give }, erhalte { $get }.
explain-first = Wer zuerst passt
explain-free = kostenlos
explain-gain = Erhalte { $get }.
explain-in_use = Im Betrieb
explain-kept = { $give } oder mehr: { $get }.
explain-limit = Grenze
explain-list = { $goods }
explain-many = Anzahl
explain-most = Meiste Pakete
explain-moved = Bewegt
explain-no_batch = Kein Paket
explain-none = Kein Haus
explain-open = Offen
explain-or = oder
explain-owner = Der Besitzer, wenn ein anderer es nutzt
explain-price = Einsetzen
explain-price_now = Preis jetzt: { $price }.
explain-scored = Gewertet
explain-store = Lager
explain-to_build = Bauen
explain-visit = Besuch
explain-when = Arbeitet

fate-lost = Verloren gegen { $names }
fate-placed = Platz { $place } von { $count }, mit { $names }
fate-shared = Sieg geteilt mit { $names }
fate-won = Gewonnen gegen { $names }

find-club = Club
find-lesson = Lektion
find-none = Nichts heißt so.
find-open = offener Tisch
find-player = Spieler
find-playing = wird gespielt
find-title = Finden
find-what = Ein Spieler, ein Tisch, ein Club, eine Lektion

foresight-nothing = Keine Punkte ändern sich.
foresight-title = Was das bewirkt
foresight-unknown = Der Rest hängt vom Zufall oder von anderen ab.

good-cloth = { $count } Tuch
good-deniers =
    { $count ->
         [one] { $count } Denar
        *[other] { $count } Denare
    }
good-food = { $count } Nahrung
good-gold = { $count } Gold
good-stone =
    { $count ->
         [one] { $count } Stein
        *[other] { $count } Steine
    }
good-wood = { $count } Holz

hall-again = Jetzt versuchen
hall-against-apprentice =
    { $count ->
         [one] Gegen einen Lehrling spielen
        *[other] Gegen { $count } Lehrlinge spielen
    }
hall-against-builder =
    { $count ->
         [one] Gegen einen Baumeister spielen
        *[other] Gegen { $count } Baumeister spielen
    }
hall-against-king =
    { $count ->
         [one] Gegen einen König spielen
        *[other] Gegen { $count } Könige spielen
    }
hall-against-master =
    { $count ->
         [one] Gegen einen Meister spielen
        *[other] Gegen { $count } Meister spielen
    }
hall-against-novice =
    { $count ->
         [one] Gegen einen Neuling spielen
        *[other] Gegen { $count } Neulinge spielen
    }
hall-agree = Geändert: Bist du einverstanden?
hall-all_mine = Alle deine Partien
hall-all_watch = Alle { $count } Partien zum Zusehen
hall-beats = Schlägt { $level } in { $won } von { $of } Partien
hall-being_played = Wird gerade gespielt
hall-continue = Weiterspielen
hall-failed = Der Server hat nicht geantwortet. Die Seite versucht es von selbst wieder.
hall-failed_title = Das konnte nicht geladen werden
hall-free_seat = freier Platz
hall-friends = Mit Freunden spielen
hall-gentlest = Der sanfteste von allen
hall-go_on = Weiter
hall-greeting-day = Hallo { $name }
hall-greeting-evening = Guten Abend, { $name }
hall-greeting-morning = Guten Morgen, { $name }
hall-hosts = { $game } bei { $name }
hall-how-all = Wägt jeden Zug ab und irrt sich selten stark. Antwortet sofort.
hall-how-search = Wägt jeden Zug ab und spielt im Kopf weiter. Denkt etwa { $seconds } s über einen Zug nach.
hall-how-some = Bemerkt etwa { $seen } von 100 Zügen, schaut einen Schritt voraus und ist sich nicht immer sicher. Antwortet sofort.
hall-learning = Weiter lernen
hall-level-apprentice = Hat schon ein paar Abende gespielt.
hall-level-builder = Spielt jede Woche und hat Freude daran.
hall-level-king = Der stärkste Spieler, den wir bauen können.
hall-level-master = An den meisten Küchentischen der Beste.
hall-level-novice = Hat die Regeln heute Morgen gelernt.
hall-live = LIVE
hall-loading = Wird geladen
hall-minutes = etwa { $minutes } min
hall-no_open = Öffne einen, und er steht hier für alle.
hall-no_open_title = Kein Tisch ist offen
hall-no_play = Partien, bei denen man zusehen darf, erscheinen hier.
hall-no_play_title = Niemand spielt gerade öffentlich
hall-offline = Keine Verbindung. Du siehst, was um { $time } geladen wurde; es geht von selbst weiter, wenn du wieder da bist.
hall-offline_rest = Nicht ohne Verbindung
hall-open_one = Einen Tisch öffnen
hall-options = Erweiterungen und Regeln wählen
hall-play_now = Jetzt spielen
hall-players = { $from }–{ $to } Spieler
hall-points = meist um { $points } Punkte
hall-rated = zählt für die Wertung
hall-sit = Hinsetzen
hall-strength = Stärke { $level } von { $of }
hall-to_move = { $name } ist am Zug
hall-usual = übliche Regeln
hall-waiting = wartet seit { $time }
hall-waits =
    { $count ->
         [one] Eine Partie wartet auf dich.
        *[other] { $count } Partien warten auf dich.
    }
hall-whom = Gegen wen möchtest du spielen?
hall-with = mit { $names }
hall-won = Gewonnen: { $names }
hall-your_turn = Du bist am Zug

help-can = Was du tun kannst
help-lesson = Die Lektion dazu:
help-more = und { $count } weitere dieser Art
help-now = Was jetzt entschieden wird
help-title = Hilfe
help-wait = Im Moment wirst du nichts gefragt.

here-ask = Zum Spielen einladen
here-asked = Eingeladen
here-here = gerade da
here-learning = in einer Lektion: { $game }
here-looking = sucht eine Partie
here-nobody = Noch ist sonst niemand da
here-nobody_how = Schick jemandem den Link zu dieser Seite.
here-not_asked = Nicht einladbar
here-playing = an einem Tisch: { $game }
here-title = Wer da ist
here-unnamed =
    { $count ->
         [one] Noch jemand ist da: ein Gast oder jemand, der es nicht zeigt.
        *[other] Noch { $count } sind da: Gäste oder Leute, die es nicht zeigen.
    }
here-waiting = wartet an einem Tisch: { $game }
here-watching = sieht zu: { $game }

hint = Tipp
hint-close = Tipp schließen
hint-honest = Gefunden mit dem, was dein Platz weiß: eine Schätzung, kein Versprechen.
hint-points =
    { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    } am Ende
hint-rank = Tipp { $rank }
hint-then = Danach:
hint-thinking = Die besten Züge werden gesucht …
hint-title = Die besten Züge
hint-wait = Tipps gibt es, wenn du am Zug bist.
hint-why = Die drei besten Züge zeigen
hint-win = gewinnt { $chance }

hints-alone = nur wenn du allein mit Bots spielst
hints-everyone = für alle
hints-nobody = für niemanden

host-title = Als Gastgeber des Tisches

keys-arrows = auf dem Spielplan von Ort zu Ort gehen
keys-board = der Spielplan in Worten
keys-command = einen Zug eintippen
keys-enter = spielen, was gezeigt wird
keys-escape = zurücklegen
keys-explain = erklären, was den Fokus hat
keys-farms = die Wiesen zeigen
keys-figures = eine Figur wählen, oder keine
keys-happened = hören, was zuletzt geschah
keys-help = diese Hilfe
keys-lesson = die Lektion an diesem Tisch oder alle Lektionen des Spiels
keys-log = der Verlauf
keys-look = alles auf dem Tisch der Reihe nach, mit Erklärung
keys-moves = alle Züge als Sätze
keys-piece-block = einen Baustein in die Hand nehmen
keys-piece-buy = eine Karte kaufen
keys-piece-end = den Zug beenden
keys-piece-knight = der nächste Ritter auf dem Spielplan
keys-piece-point = einen Punkt nehmen
keys-piece-reserve = einen Ritter aus der Reserve nehmen
keys-status = hören, wer am Zug ist, und die Punkte
keys-title = Tasten
keys-turn = die Karte drehen; mit Umschalt andersherum
keys-undo = zurücknehmen
keys-zoom = näher, weiter weg, alles

league-a_week = Spiele je Woche
league-agree = Zeit vereinbaren
league-agree_with = Zeit mit { $name } vereinbaren
league-back = Zurück zur Liga
league-begin = Saison beginnen
league-choose = Dann könnte { $name }. Wähle eine Zeit:
league-down = Unter der gestrichelten Linie: Abstieg in die nächste Liga.
league-end = Saison beenden
league-enough = Vier Mitglieder genügen für eine Liga.
league-enter = In dieser Saison mitspielen
league-entered = Angemeldet: { $count }.
league-games = Spiele dieser Woche
league-leave = Saison verlassen
league-more_times = Noch eine Zeit
league-moves-champion = Meister
league-moves-down = steigt ab
league-moves-up = steigt auf
league-moving = Wie viele auf- und absteigen
league-name = Name der Saison
league-name_like = Herbst
league-new = Neue Saison
league-nobody = niemand kam: für beide verloren
league-none = Noch läuft keine Saison
league-now = Jetzt spielen
league-offer = Sag, wann du kannst; { $name } wählt eine Zeit.
league-own_times = Eine eigene Zeit
league-result = Ergebnis …
league-season = Saison
league-season-entering = Anmeldung läuft
league-season-over = zu Ende
league-season-running = läuft
league-size = Spieler in einer Liga
league-state-agreed = Zeit ist vereinbart
league-state-asked = wähle eine Zeit
league-state-missed = nicht gespielt
league-state-named = Zeiten sind genannt
league-state-open = noch keine Zeit
league-state-over = zu Ende
league-state-playing = wird gespielt
league-state-waiting = der Tisch ist offen
league-tell = Mitteilen
league-tie = unentschieden
league-time = Zeit { $number }
league-to_play = Zu spielen: { $count }, bis { $time }
league-twice = Alle treffen sich zweimal, mit getauschten Plätzen
league-until = Zu spielen bis { $time }
league-up = Über der gepunkteten Linie: Aufstieg in die Liga davor.
league-week = Woche { $week } von { $weeks }
league-winner = Wer hat gewonnen

league-your_place = von { $count } · Punkte: { $points } · offene Spiele: { $open }
league-your_season = Deine Saison
learn-again = Von vorn
learn-all = Alle Lektionen
learn-back = Zurück
learn-continue = Weiter
learn-finish = Weiterspielen
learn-is_done = fertig
learn-lead = Eine Lektion ist eine echte Partie am Tisch. Sie zeigt, wovon sie spricht, wartet auf deinen Zug, und danach spielst du einfach weiter.
learn-leave = Verlassen
learn-lost = Die Partie ist anders verlaufen, darum kann die Lektion hier nicht weitergehen. Beginne von vorn, oder verlass sie und spiel.
learn-next = Weiter
learn-open = In einer geführten Partie lernen
learn-other_move = Auch das wäre erlaubt, aber jetzt ist dies gemeint: { $ask }.
learn-read_first = Noch nicht: Lies erst dies, dann drücke Weiter.
learn-resume = Zurück zur Lektion
learn-start = Beginnen
learn-step = { $step } von { $of }
learn-steps = { $count } Schritte
learn-watch = Sieh zu, was die anderen tun

legend-any = beliebiger Rohstoff
legend-bailiff = Seneschall
legend-cloth = Tuch
legend-denier = Denar
legend-favour = Gunst
legend-food = Nahrung
legend-gold = Gold
legend-hammer = bauen
legend-house = Haus
legend-prestige = Prestige
legend-provost = Vogt
legend-stone = Stein
legend-wood = Holz
legend-worker = Arbeiter

link-copied = Kopiert
link-copy = Link kopieren
link-lost = Die Verbindung ist unterbrochen. Sonst ist nichts verloren: Sie wird wieder aufgenommen.
link-seat = Dein Platz, auf einem anderen Gerät
link-sit = Ein freier Platz, für einen Freund
link-watch = Zum Zuschauen

lobby-fewer = Ein Platz weniger
lobby-finished = Gerade beendet
lobby-free = Bastide ist freie Software, ohne Verbindung zu den Verlagen dieser Spiele. Alle Zeichnungen sind unsere eigenen.
lobby-join = Mitspielen
lobby-mine = Meine Partien
lobby-more = Ein Platz mehr
lobby-new = Neuer Tisch
lobby-no_finished = Noch wurde keine öffentliche Partie beendet.
lobby-none = Hier werden deine Partien aufgeführt, die am längsten wartenden zuerst.
lobby-open = Offene Tische
lobby-seats = Plätze
lobby-sub = Kein Konto nötig. Deine Partien bleiben auf diesem Gerät.
lobby-title = Was bauen wir heute?
lobby-watch = Zusehen

local-elsewhere = Der Tisch ist in einem anderen Tab offen. Schließ ihn dort, um hier weiterzuspielen.
local-failed = Dieser Browser kann den Tisch nicht ohne Server betreiben. Ein aktueller Firefox, Chrome, Edge oder Safari kann es.
local-friend_does = setzt sich an dieses Gerät
local-give = Alle Partien als Datei speichern
local-hot_seat = Alle spielen an diesem Gerät: Wer am Zug ist, bekommt es, und was andere nicht sehen dürfen, ist dazwischen verdeckt.
local-i_am = Ich bin { $name }
local-insecure = Ohne Server läuft der Tisch nur unter einer Adresse, die mit https beginnt, oder auf dem Gerät, das die Dateien hat.
local-loading = Der Tisch wird aufgebaut
local-newer = Es gibt eine neuere Version.
local-no_file = Das ist keine Datei mit Partien.
local-open = Tisch öffnen
local-pass_on = { $name } ist am Zug: Gib das Gerät weiter.
local-replace = Jetzt verwenden
local-sit_too = Hier Platz nehmen
local-take = Datei mit Partien öffnen
local-take_why = Die Partien der Datei treten an die Stelle aller Partien hier.
local-title = Deine Partien
local-unkept = Dieser Browser lässt die Seite nichts aufbewahren, vielleicht weil dies ein privates Fenster ist. Der Tisch braucht das: In einem gewöhnlichen Fenster geht er auf.
local-unloaded = Der Tisch konnte nicht geladen werden. Um die Seite noch einmal zu öffnen, braucht es eine Verbindung.
local-why = Alles geschieht auf diesem Gerät, ohne Server: Partien, Bots, Tipps und Analysen. Darum gibt es hier keine Konten, keine Einladungen, keine Wertungen und keine Benachrichtigungen.

log-ahead = vorher gewählt
log-bot = Bot
log-clause = nach der Regel
log-earlier =
    { $count ->
         [one] { $count } früherer Zug
        *[other] { $count } frühere Züge
    }
log-points = zusammen
log-since = Was seit meinem letzten Zug geschah
log-steward = Vertreter
log-table = Am Tisch
log-then = Den Spielplan von damals zeigen
log-title = Verlauf
log-undone = zurückgenommen

magna-as_card = als Karte { $place } der Straße
magna-batches = Pakete für das Schloss
magna-beyond = Jenseits des Vogts: wirkt nur, wenn er bewegt wird
magna-bridge = Reihenfolge des Passens
magna-cards_title = Karten an der Straße
magna-castle = Schloss
magna-discard = abgelegt: { $count }
magna-discards = Abgelegt
magna-draw = Ziehen
magna-first = Startspieler
magna-first_to_pass = wer zuerst passt: +1
magna-hand = Deine Hand
magna-hand_short = Hand
magna-hand_text =
    { $name }: { $hand ->
         [one] { $hand } Karte
        *[other] { $hand } Karten
    } auf der Hand, { $deck } im Stapel.
magna-in_deck = { $count } im Stapel
magna-in_hand =
    { $count ->
         [one] { $count } Karte
        *[other] { $count } Karten
    } auf der Hand
magna-most_batches = die meisten Pakete: 1 Gold
magna-new_cards = { $count } neue Karten
magna-next_card = nächste Karte
magna-no_undo = Gezogene Karten kann man nicht zurücknehmen.
magna-one_card = 1 Karte
magna-own = deine eigene Karte
magna-owner_share = du bist Besitzer: dein Anteil
magna-prestige = Prestigegebäude
magna-provost_price = 1 Denar je Karte
magna-provost_to = Vogt auf Karte { $place }
magna-replace = Tauschen
magna-score_now = { $points } Punkte, wenn das Spiel jetzt endete: { $tokens } für Schlossplättchen, { $cards } für Karten, { $rest } für Übriges
magna-stores = Solange das Lager reicht, erhältst du einen Rohstoff, wenn ein anderer hier arbeitet.
magna-tap = Tippe eine Karte der Straße oder deiner Hand an
magna-token = Schlossplättchen
magna-token_value = Das nächste Plättchen ist { $value } wert.
magna-tokens = { $count } Schlossplättchen
magna-tokens_title = Schlossplättchen
magna-whole_hand = die ganze Hand

moves-count =
    { $count ->
         [one] { $count } Zug
        *[other] { $count } Züge
    }
moves-filter = Einen Zug suchen
moves-more =
    { $count ->
         [one] { $count } weiterer Zug
        *[other] { $count } weitere Züge
    }: tippe, um einen zu finden
moves-none = Du bist nicht am Zug.
moves-title = Züge

nav-compete = Turniere
nav-find = Einen Spieler, einen Tisch, einen Club oder eine Lektion finden
nav-foot = Am Fuß
nav-games = Deine Partien
nav-home = Zur Startseite
nav-label = Bastide
nav-learn = Lernen
nav-me = Ich
nav-menu = Dein Menü
nav-news = Neues
nav-news_new = Neues, { $count } ungelesen
nav-off = aus
nav-on = an
nav-page = Deine Seite
nav-play = Spielen
nav-puzzles = Rätsel
nav-replays = Wiedergaben
nav-rules = Regeln
nav-settings = Einstellungen
nav-turn = Am Zug · { $count }
nav-turn_why = Die Partie, die am längsten wartet

new-a_friend = Ein Freund
new-about = etwa { $minutes } Minuten
new-all_here = Alle sind da.
new-allow = Beide erlauben
new-always = immer dabei
new-asked_does = wird eingeladen und setzt sich hierher
new-base = Das Grundspiel
new-base_alone = nur das Grundspiel
new-bot_word = Bot
new-chat = Wer mitreden darf
new-clock-days = Über mehrere Tage
new-clock-days_about =
    { $count ->
         [one] Bis zu einem Tag für einen Zug. Du wirst benachrichtigt, wenn du am Zug bist.
        *[other] Bis zu { $count } Tage für einen Zug. Du wirst benachrichtigt, wenn du am Zug bist.
    }
new-clock-live = In einer Sitzung
new-clock-live_about = Je { $minutes } Minuten und für jeden Zug { $seconds } Sekunden mehr.
new-clock-none = Keine Uhr
new-clock-none_about = Alle nehmen sich die Zeit, die sie brauchen. Gut unter Freunden.
new-delay = Zuschauer sehen es später
new-easy = leicht
new-estimated = Geschätzt, bis hier genug solche Partien gespielt sind.
new-fine = Regeln im Einzelnen
new-fine_changed = nur für das, was du gewählt hast: { $count }, davon { $changed } nicht wie üblich
new-fine_usual = nur für das, was du gewählt hast: { $count }, alle wie üblich
new-for = etwa { $minutes } Minuten zu { $players }
new-for_measured = meist { $minutes } Minuten zu { $players }
new-friend = Freund
new-friend_does = öffnet deine Einladung und setzt sich hierher
new-friends =
    { $count ->
         [one] Ein Platz für einen Freund. Ein Konto ist nicht nötig.
        *[other] { $count } Plätze für Freunde. Sie brauchen kein Konto.
    }
new-game = Spiel
new-hints = Tipps
new-how_long = Wie viel Zeit?
new-in = Was soll dabei sein?
new-invite = Öffnen und Einladung kopieren
new-learn = Etwas davon ist neu? Zu jeder Erweiterung gibt es eine kurze Lektion.
new-less_minutes = etwa { $minutes } min kürzer
new-luck = Tische mit gleichem Glück in gleicher Folge
new-luck_count =
    { $count ->
         [one] { $count } Tisch
        *[other] { $count } Tische
    }
new-luck_one = nur dieser eine
new-luck_rule = Alle Tische ziehen das Gleiche, niemand sieht einen anderen Tisch, bis alle zu Ende sind, und dann wird jeder Platz mit dem gleichen Platz an den anderen Tischen verglichen.
new-measured =
    { $count ->
         [one] Wie in { $count } Partie, die hier gespielt wurde.
        *[other] Die Hälfte von { $count } Partien hier war kürzer.
    }
new-more = Weitere Einstellungen
new-more_about = zurücknehmen, Tipps, Chat, Wertung, gleiches Glück an mehreren Tischen
new-much = viel zu wissen
new-not_with = Nicht mit { $set }
new-open_all = Die Tische öffnen
new-own = deine eigene Wahl
new-plus_minutes = etwa +{ $minutes } min
new-plus_tiles = +{ $tiles } Karten
new-public = Auf der Startseite zeigen
new-rated = Zählt für die Wertung
new-rated_rule = Nur für Spieler mit Konto, die an der Wertung teilnehmen. Keine Tipps, kein Zurücknehmen durch den Gastgeber.
new-rated_yes = ja, wenn alle teilnehmen
new-ready = Fertige Zusammenstellungen
new-seat = Platz { $seat }
new-seats = { $count } Plätze
new-see = Wer kann ihn sehen?
new-see-invited = Nur wen du einlädst
new-see-invited_about = Der Tisch erscheint nirgends. Wer deinen Link hat, kann sich setzen oder zusehen.
new-see-open = Alle dürfen sich setzen
new-see-open_about = Er steht bei „Offene Tische“, bis alle Plätze besetzt sind, und alle dürfen zusehen.
new-see-watch = Eingeladene Spieler, alle sehen zu
new-see-watch_about = Nur deine Freunde setzen sich; alle dürfen zusehen, fünf Minuten später.
new-sets =
    { $count ->
         [one] { $tiles } Karten, eine Erweiterung zum Grundspiel
        *[other] { $tiles } Karten, { $count } Erweiterungen zum Grundspiel
    }
new-start = Jetzt beginnen
new-steward = Wem die Zeit ausgeht, für den spielt ein Vertreter, bis er zurück ist. Niemand verliert den Platz.
new-tiles = { $tiles } Karten
new-time = Zeit
new-title = Ein neuer Tisch
new-undo = Einen Zug zurücknehmen
new-usual_length = übliche Dauer
new-usually = meist { $minutes } Minuten
new-watch = Wer zuschauen darf
new-way = Wie soll gespielt werden?
new-who = Wer sitzt am Tisch?

news-changed = Dein Tisch { $game } wurde geändert. Bist du einverstanden?
news-invited = { $name } lädt dich zu { $game } ein.
news-new = neu
news-none = Nichts Neues
news-none_how = Wenn du am Zug bist, jemand dich einlädt oder eine Partie zu Ende ist, steht es hier.
news-over = Deine Partie { $game } ist zu Ende.
news-read = Alles gelesen
news-review = Deine Analyse ist fertig: { $game }.
news-round = { $game }: Dein Tisch ist bereit.
news-title = Neues
news-turn = Du bist am Zug in { $game }.
news-where = Was wir dir melden, und wo
news-with = Mit { $names }.

no = Nein

page-failed = Diese Seite konnte nicht geladen werden. Lade sie neu.

pass_ahead = Passen, wenn ich am Zug bin
pass_ahead-about = Nur für deine nächste Entscheidung in dieser Runde. Niemand sieht es, bevor es geschieht; bis dahin kannst du es zurücknehmen.

paused = Die Partie ist unterbrochen.

people-block = Blockieren
people-block_account = Mit einem eigenen Konto kannst du Personen blockieren: Sie können dich dann weder einladen noch sich zu dir setzen.
people-block_guest = Gäste haben kein Konto; Blockieren würde über diesen Tisch hinaus nichts bewirken. Vor Beginn kann der Gastgeber den Platz eines Gastes freigeben.
people-block_how = Du hörst die Person nicht, und sie kann dich weder einladen noch sich zu dir setzen.
people-blocked = blockiert
people-forgive = Zurücknehmen
people-mute = Stummschalten
people-mute_device_how = Du siehst auf diesem Gerät nicht mehr, was die Person sagt. Sie erfährt es nicht.
people-mute_guest_how = Du siehst an diesem Tisch, auf diesem Gerät, nicht mehr, was dieser Gast sagt. Er erfährt es nicht.
people-mute_how = Du siehst nicht mehr, was die Person sagt. Sie erfährt es nicht.
people-muted = stummgeschaltet
people-now_blocked = { $name } ist blockiert.
people-now_muted = Du hörst { $name } nicht mehr.
people-title = Stumm und blockiert

phases = Phasen der Runde

player-against = Gegen
player-all = Alle
player-best = beste { $number }
player-change = Seite ändern
player-costliest = Dein teuerster Moment
player-departed = Niemand heißt so, oder diese Person ist gegangen.
player-duel = { $won } gewonnen, { $shared } geteilt, { $lost } verloren
player-empty = Deine Seite ist noch leer
player-empty_how = Spiel eine Partie, und sie steht hier: das Ergebnis, die Wertung, wen du getroffen hast.
player-favourite = Lieblingsspiel
player-favourites = Lieblingsspiele
player-form = Die letzten Partien: { $games }
player-games = Partien
player-games_count =
    { $count ->
         [one] { $count } Partie
        *[other] { $count } Partien
    }
player-games_won =
    { $count ->
         [one] { $count } Partie, { $won } gewonnen
        *[other] { $count } Partien, { $won } gewonnen
    }
player-given_away = Durch Entscheidungen vergeben, je Partie
player-here = gerade da
player-l = N
player-look = Ansehen
player-lost_word = verloren
player-luck = Losglück, je Partie
player-met = Am öftesten getroffen
player-more = Frühere Partien
player-never_met = Du hast noch nicht mit { $name } gespielt.
player-no_games = { $name } hat keine Partie beendet, die du ansehen könntest.
player-no_rating = Noch keine gewertete Partie.
player-none_such = Keine solche Partie.
player-of_all = { $part } von allen
player-play = Jetzt spielen
player-rated_after =
    { $count ->
         [one] nach { $count } gewerteten Partie
        *[other] nach { $count } gewerteten Partien
    }
player-shows_nothing = { $name } zeigt keine Partien und Wertungen.
player-since = Spielt hier seit { $time }.
player-since_day = seit { $time }
player-skill = Geschätzte Spielstärke { $mu } ± { $sigma }
player-speaks = Spricht { $languages }.
player-style = Wie du spielst
player-style_from =
    { $count ->
         [one] aus { $count } analysierten Partie
        *[other] aus { $count } analysierten Partien
    }
player-unrated = { $name } nimmt nicht an Wertungen teil.
player-unrated_you = Du nimmst nicht an Wertungen teil.
player-w = S
player-won = Gewonnen
player-won_only = Gewonnen
player-won_word = gewonnen
player-you_and = Du und …
player-you_and_them = Du und { $name }

players = Spieler und Verlauf

prefs-activeFirst = Tafel des Spielers am Zug zuerst
prefs-applause = Am Ende mit einem Klick „Gut gespielt“ sagen
prefs-beat = Mein Zug geht weiter
prefs-beat-hand = wenn ich es sage
prefs-beat-long = nach 6 Sekunden
prefs-beat-once = sofort
prefs-beat-short = nach 2,5 Sekunden
prefs-beat_why = So lange kannst du deinen Zug noch zurücknehmen.
prefs-chat = Chat
prefs-chat-hide = ausblenden
prefs-chat-met = Mitspieler von früher
prefs-chat-quiet = nur eine Zahl
prefs-chat-show = zeigen
prefs-chat_why = Was gesagt wird, während du aufs Brett siehst.
prefs-confirm = Vor jedem Zug fragen
prefs-confirm-always = immer
prefs-confirm-matters = wenn es zählt
prefs-confirm-never = nie
prefs-confirm_why = Die Frage steht neben der Stelle, die du berührt hast. Es zählt, wenn dein Zug endet oder das Glück entscheidet.
prefs-contrast = Kontrast
prefs-contrast-high = hoch
prefs-contrast-normal = normal
prefs-coordinates = Namen der Felder zeigen
prefs-coordinates_why = Zahlen am Rand des Bretts, um darüber zu reden.
prefs-dark = Dunkel
prefs-forced = Für mich spielen, wenn es nur eine Wahl gibt
prefs-forced_why = Es wird trotzdem gezeigt und aufgeschrieben.
prefs-foresight = Zeigen, was ein Zug bringen würde
prefs-foresight_why = Punkte und was sich sonst ändert, bevor du entscheidest.
prefs-hints = Zeigen, wo ich spielen darf
prefs-hints_why = Was du wählen darfst, leuchtet auf.
prefs-kept = Gespeichert.
prefs-language = Sprache
prefs-language_why = Dieser Seite und alles, was das Spiel dir sagt.
prefs-listen = Anhören
prefs-look = Wie es aussieht
prefs-loudness = Lautstärke
prefs-movement = Bewegung
prefs-movement-auto = wie das Gerät
prefs-movement-full = volle
prefs-movement-little = wenig
prefs-movement_why = Plättchen fliegen, Punkte zählen hoch, Figuren gehen heim.
prefs-moves = Züge
prefs-name = Dein Name
prefs-nextGame = Zur nächsten wartenden Partie gehen
prefs-nextGame_why = Nach deinem Zug, wenn hier andere Menschen am Zug sind und eine andere Partie auf dich wartet.
prefs-notices = Mich benachrichtigen, wenn ich am Zug bin
prefs-notices_why = Durch diesen Browser, solange die Seite im Hintergrund offen ist.
prefs-ownFirst = Meine Tafel zuerst
prefs-pace = Tempo dessen, was andere tun
prefs-pace-fast = schnell
prefs-pace-once = sofort
prefs-pace-slow = langsam
prefs-pace-usual = üblich
prefs-pace_why = Wie schnell dir ihre Züge gezeigt werden.
prefs-palette = Farben der Plätze
prefs-palette-bastide = Bastide
prefs-palette-okabe = für Farbenblinde
prefs-palette-pastel = blass
prefs-seats_why = Form und Buchstabe unterscheiden die Plätze, gleich welche Farben.
prefs-sound = Ton
prefs-soundChat = Jemand spricht
prefs-soundChat_why = zweimal Klopfen
prefs-soundEnd = Die Partie ist zu Ende
prefs-soundEnd_why = eine kurze Fanfare
prefs-soundHidden = Töne auch, während du eine andere Seite ansiehst
prefs-soundLow = Wenig Zeit
prefs-soundLow_why = dreimal derselbe Ton
prefs-soundMoves = Etwas wird gelegt oder gezogen
prefs-soundMoves_why = Holz auf Holz, Stein auf Stein
prefs-soundPoints = Punkte
prefs-soundPoints_why = drei Töne, aufwärts
prefs-soundTurn = Du bist am Zug
prefs-soundTurn_why = zwei Töne, aufwärts
prefs-sound_why = Nichts wird nur durch Ton gesagt. Was du hörst, siehst du auch und kannst es dir vorlesen lassen.
prefs-sounds = Töne
prefs-table = Am Tisch
prefs-textSize = Textgröße
prefs-textSize-large = groß
prefs-textSize-small = klein
prefs-textSize-usual = üblich
prefs-theme = Licht
prefs-theme-auto = wie das Gerät
prefs-theme-dark = dunkel
prefs-theme-light = hell
prefs-tilted = Torres: Höhen als Relief
prefs-title = Einstellungen

proposal-pause = { $name } bittet um eine Pause.
proposal-reveals = Das nähme etwas Gezogenes oder Aufgedecktes zurück.
proposal-stop = { $name } schlägt vor, hier aufzuhören.
proposal-undo = { $name } bittet, einen Schritt zurückzunehmen.

push-ask = Mir sagen, wenn ich am Zug bin
push-failed = Diesem Browser kann nichts gemeldet werden: { $reason }
push-on = Du wirst benachrichtigt.

puzzles-again = Noch einmal
puzzles-again_why = Es zählt nicht mehr für die Wertung.
puzzles-all_tried = Du hast alle davon versucht. Wähle ein anderes Thema oder Spiel.
puzzles-ask = Finde die beste Antwort.
puzzles-bars = Wie gut die besten Antworten sind
puzzles-bars_why = Gewinnchance nach jeder von ihnen, laut Engine: Jede Antwort wurde für sich durchsucht.
puzzles-best = Die beste Antwort
puzzles-best_at = Die beste: { $chance }
puzzles-brings = Was sie bringt
puzzles-by_theme = Nach Thema
puzzles-by_theme_why = Wähle, was du üben willst.
puzzles-calendar = { $month }, jeden Tag ein Rätsel
puzzles-chance = Deine Antwort: { $chance } Gewinnchance.
puzzles-count =
    { $count ->
         [one] { $count } Rätsel
        *[other] { $count } Rätsel
    }
puzzles-day-again = beim späteren Versuch gelöst
puzzles-day-missed = nicht gelöst
puzzles-day-none = nicht versucht
puzzles-day-solved = gelöst
puzzles-day-today = heute
puzzles-days = Tage in Folge
puzzles-find = Finde die beste Antwort. Nichts zählt, bevor du es sagst.
puzzles-from = Aus einer Partie zu { $players }
puzzles-from_turn = Aus einer Partie zu { $players }, Zug { $turn }
puzzles-good = Gut, und fast die beste
puzzles-guest = Wertung und Tage werden auf diesem Gerät behalten. Mit einem Konto kommen sie mit.
puzzles-lead = Stellungen aus echten Partien, in denen eine Antwort deutlich besser ist als alle anderen.
puzzles-leave = Alle Rätsel
puzzles-level-1 = mittel
puzzles-level-2 = knifflig
puzzles-level-3 = schwer
puzzles-mine = Meine zeigen
puzzles-my_move = Das ist mein Zug
puzzles-next = Nächstes Rätsel
puzzles-none = Hier gibt es noch kein Rätsel
puzzles-of_day = Das Rätsel des Tages
puzzles-of_day_why = Eines am Tag und Spiel, für alle dasselbe.
puzzles-offline = Keine Verbindung: Der Versuch wird behalten und später gezählt.
puzzles-panel = Rätsel
puzzles-rated = Gewertet
puzzles-rated_why = So schwer, wie du gut bist: Gelöst steigt deine Wertung, sonst fällt sie.
puzzles-rating = deine Rätselwertung
puzzles-rating_change = { $change } Wertung, jetzt { $number }
puzzles-seat-0 = Rot
puzzles-seat-1 = Blau
puzzles-seat-2 = Grün
puzzles-seat-3 = Orange
puzzles-seat-4 = Schwarz
puzzles-seat-5 = Schiefer
puzzles-show_best = Die beste zeigen
puzzles-solve = Lösen
puzzles-solved = { $solved } von { $tried } im ersten Versuch gelöst
puzzles-study = Studieren
puzzles-that_is_it = Das ist sie
puzzles-theme-block = Einen Rivalen hindern
puzzles-theme-building = Gebäude
puzzles-theme-card = Karten
puzzles-theme-castle = Burgen
puzzles-theme-city = Eine Stadt schließen
puzzles-theme-cloister = Klöster
puzzles-theme-favour = Gunst
puzzles-theme-field = Wiesen, die sich lohnen
puzzles-theme-home = Einen Gefolgsmann rechtzeitig heimholen
puzzles-theme-join = Bei anderen einsteigen
puzzles-theme-king = Der König
puzzles-theme-knight = Ritter
puzzles-theme-last = Die letzten Karten
puzzles-theme-pass = Rechtzeitig passen
puzzles-theme-plan = Vorausdenken
puzzles-theme-prestige = Prestigegebäude
puzzles-theme-provost = Der Vogt
puzzles-theme-road = Eine Straße beenden
puzzles-theme-worker = Wohin mit dem Arbeiter
puzzles-there_is_better = Es gibt Besseres
puzzles-to_move = { $name } ist am Zug: das bist du
puzzles-today = Heute
puzzles-unrated = Schon versucht, daher nicht gewertet.
puzzles-way = Rätsel: welche
puzzles-yours = Deine Antwort

ratings-best = Die besten Spieler
ratings-game = Spiel
ratings-games = Partien
ratings-mine = Meine Wertungen
ratings-mine_none = Du hast noch keine Wertung: Beende eine Partie an einem gewerteten Tisch, an dem alle teilnehmen.
ratings-none = Hier ist noch niemand gewertet.
ratings-not_yet = Du nimmst nicht teil; das lässt sich in den Einstellungen ändern.
ratings-optin = Die Teilnahme ist freiwillig: Gewertet und gelistet wird nur, wer das in den Einstellungen gewählt hat.
ratings-options = Optionen
ratings-place = Rang
ratings-rating = Wertung
ratings-see = Wertungen ansehen
ratings-sign_in = Melde dich an, dann stehen hier deine eigenen Wertungen.
ratings-skill = Können
ratings-title = Wertung
ratings-usual = übliche
ratings-what = Eine Wertung beginnt bei 1300 und steigt und fällt mit den Ergebnissen. Sie ist vorsichtig: OpenSkill schätzt, wie gut jemand spielt (Können) und wie ungenau das noch ist (±); davon wird das Dreifache abgezogen.
ratings-you = du

redo = Wiederherstellen
redo-none = nichts wurde zurückgenommen

refused-nothing = nichts wurde gespielt

rematch = Revanche
rematch-go = Die nächste Partie ist bereit: hingehen.

replay-end = Ende: Schritt { $total } von { $total }
replay-open = Wiedergabe
replay-past = Du siehst die Vergangenheit: Schritt { $step } von { $total }
replay-pause = Pause
replay-play = Abspielen
replay-share = Stellung teilen
replay-slider = Schritt der Partie
replay-speed = Tempo
replay-step = Schritt
replay-table = Zurück zum Tisch
replay-turn = Zug

resign = Aufgeben
resign-keep = Weiterspielen
resign-sure = Ja, ich gebe auf
resign-what = Du gibst diese Partie auf; das lässt sich nicht zurücknehmen.

rest = Freie Tage
rest-about = An diesen Tagen steht deine Zeit still, und die anderen erfahren es. Du hast an diesem Tisch 30 im Jahr.
rest-days = Wie viele
rest-take =
    { $count ->
         [one] { $count } Tag frei nehmen
        *[other] { $count } Tage frei nehmen
    }

restart = Zug neu beginnen

result-curve = Wie die Punkte liefen
result-open = Ergebnis
result-other = Sonstiges
result-points = Punkte
result-sources = Woher die Punkte kamen, über die Runden
result-tile = Karte
result-total = Summe
result-turn = Runde
result-year = Jahr

resume = Weiterspielen

return = Meinen Platz zurücknehmen

review = Analyse
review-again = Noch einmal versuchen
review-ask = Diese Partie analysieren
review-better = Besser: { $text }
review-curve = Gewinnchancen im Lauf der Partie
review-draws = Was beim Ziehen am meisten änderte
review-failed = Die Analyse konnte nicht gemacht werden.
review-given = Verloren je Entscheidung
review-go = Schritt { $step }
review-how =
    { $decisions ->
         [one] { $decisions } Entscheidung
        *[other] { $decisions } Entscheidungen
    } durchsucht, je { $seconds } s, mit dem, was der Platz damals wusste.
review-lost = verlor { $lost } von { $chance }
review-luck = Glück beim Ziehen
review-mark_choice = diese Entscheidung verlor { $lost }
review-mark_luck = Glück für { $name }: { $luck }
review-none = Keine Entscheidung hat Nennenswertes verloren.
review-not_over = Die Analyse kann gemacht werden, wenn die Partie vorbei ist.
review-numbers = Dasselbe in Zahlen
review-played = Gespielt: { $text }
review-running = Wird angesehen: { $part }
review-show = Besseren Zug zeigen
review-shown = Besser hier: { $text }
review-split = Glück und Entscheidungen
review-split_why = Glück: was das Gezogene brachte, gegen den Durchschnitt von allem, was hätte kommen können. Entscheidungen: was gegen den besten gefundenen Zug verloren ging.
review-step = Schritt
review-steps =
    { $count ->
         [one] { $count } Schritt
        *[other] { $count } Schritte
    }
review-swings = Die teuersten Entscheidungen
review-value = Schritt { $step }: { $chances }
review-waiting =
    { $count ->
         [one] { $count } andere Analyse kommt
        *[other] { $count } andere Analysen kommen
    } vorher dran.
review-why = Die Partie wird im Hintergrund noch einmal angesehen: wie die Chancen verliefen, was Entscheidungen kosteten und was Glück war. Das geschieht einmal und bleibt für alle.

road-castle =
    { $section }: { $count } von { $places ->
         [one] { $places } Haus
        *[other] { $places } Häusern
    }.
road-owned = gehört { $name }
road-provost = Der Vogt steht auf Feld { $provost }, der Seneschall auf Feld { $bailiff }.
road-space = Feld { $space }: { $building }
road-worker = Arbeiter von { $name }

rollback = Die letzte Entscheidung zurücknehmen
rollback-about = Für einen Tisch, der feststeckt, oder einen Fehler, der sich nicht anders beheben lässt: wer auch immer entschieden hat und was auch immer gezogen oder aufgedeckt wurde. Der Verlauf sagt es allen.
rollback-sure = Ja, für alle zurücknehmen

rules-arrow = Links vom Pfeil wird gezahlt, rechts davon erhalten; ein Strich heißt oder.
rules-back = Zurück zum Tisch
rules-chapters = Kapitel
rules-clauses =
    { $count ->
         [one] { $count } Regel
        *[other] { $count } Regeln
    }
rules-found = { $count } gefunden
rules-house = Haus und Doppelpunkt: was der Besitzer auch nimmt.
rules-legend = Wie die Zeichen zu lesen sind
rules-none = Keine Regel hat alle diese Wörter.
rules-of = Regeln von { $game }
rules-refused = Nach dieser Regel wurde der Zug verweigert: { $clause }.
rules-search = Nach Wort oder Nummer suchen
rules-source-image = Bild
rules-source-rulebook = Spielregel
rules-source-ruling = unsere Entscheidung

safety-download = Herunterladen
safety-games = Alle deine Partien als Dateien
safety-games_how = Sie lassen sich ohne diesen Server nachspielen und prüfen.
safety-leave = Gehen und vergessen werden
safety-leave_how = Name, Wertungen und Nachrichten gehen sofort. Andere behalten die Partien mit dir, ohne deinen Namen.
safety-title = Sicherheit

seat-away = abwesend
seat-points =
    { $points ->
         [one] { $points } Punkt
        *[other] { $points } Punkte
    }
seat-resigned = hat aufgegeben
seat-steward = Vertreter spielt
seat-turn = am Zug
seat-winner = gewinnt
seat-you = du

settings-account = Konto
settings-look = Aussehen
settings-parts = Teile der Einstellungen
settings-play = Spielen
settings-sound = Ton

skip = Zum Inhalt

stage-confirm = So machen
stage-forced = Nur eine Möglichkeit, für dich gewählt: { $what } ({ $task })
stage-go_on = Weiter
stage-menu = Verlauf, Züge und mehr
stage-more_places = { $count ->
    [one] Noch ein Platz
   *[other] Noch { $count } Plätze
 } in dieser Richtung
stage-no_scores = Jetzt keine Punkte
stage-pace = Wie schnell die Züge der anderen gezeigt werden
stage-pace-half = Halb so schnell
stage-pace-once = Alles sofort
stage-pace-one = Gewöhnliche Geschwindigkeit
stage-pace-two = Doppelt so schnell
stage-pass = Passen
stage-passes = Dein Zug endet
stage-past = Noch einmal gezeigt; nichts wird gespielt.
stage-plays_here = { $name } spielt hier
stage-put_back = Zurücklegen
stage-scores = Punkte: { $scores }
stage-settled = Inzwischen { $count ->
    [one] wurde ein Zug
   *[other] wurden { $count } Züge
 } gemacht
stage-skip = Zum Jetzt springen
stage-skip_short = Überspringen
stage-sound = Ton
stage-turn = Drehen
stage-turn_way = Drehen: Lage { $now } von { $of }

standing = Endstand

state-expired = nie begonnen
state-open = wartet auf Spieler
state-over = beendet
state-paused = unterbrochen
state-playing = läuft

status-only = Nur das ist möglich: { $move }.
status-over = Die Partie ist zu Ende.
status-stopped = Die Spieler sind übereingekommen aufzuhören.
status-theirs = { $name }:
status-won = Die Partie ist vorbei. Gewonnen: { $names }.
status-won_by = Gewonnen: { $names }.
status-yours = Du bist am Zug.

steward = Deine Zeit ist abgelaufen; ein Vertreter spielt für dich.

table-ask = Die anderen fragen
table-commitment = Das Siegel aller Ziehungen, vor der ersten gemacht:
table-copied = kopiert
table-copy = Einen Link zu dieser Stellung kopieren
table-fair = Faires Ziehen
table-links = Links
table-loading = Einen Moment …
table-menu = Tisch und Einstellungen
table-record = Partie herunterladen
table-rules = Regeln dieses Tisches
table-seed = Der Startwert, nun da die Partie vorbei ist:
table-standard = Die üblichen Regeln.
table-version = Regeln Version { $version }

tokens-label = Zugangsschlüssel
tokens-link = Was ein Programm den Server fragen kann (OpenAPI)
tokens-made = erstellt am { $time }
tokens-make = Schlüssel erstellen
tokens-name = Name des Programms
tokens-once = Der Zugangsschlüssel von { $name }. Kopiere ihn jetzt: Er wird nur dieses eine Mal gezeigt.
tokens-revoke = Widerrufen
tokens-title = Programme, die für dich spielen
tokens-why = Mit einem Zugangsschlüssel kann ein Bot, den du geschrieben hast, sich setzen und unter deinem Namen spielen. Das Konto ändern kann er nicht, aber wer ihn hat, kann für dich spielen: Hüte ihn wie ein Passwort.

torres-advance = Einen Punkt vorrücken
torres-ap = { $cost } AP
torres-base_level = Grundfläche { $base } × Ebene { $level }
torres-block = Baustein setzen
torres-bonus = bekäme den Königsbonus
torres-bonus_for = { $names }: +{ $points }
torres-bonus_in = Königsbonus von { $points } inbegriffen
torres-bonus_level = Der Königsbonus: Ebene { $level }
torres-bonus_nobody = Niemand steht auf Ebene { $level } der Königsburg
torres-bonus_now = Königsbonus: Ebene { $level }, { $points } Punkte
torres-buy = Karte kaufen
torres-buy_about = Sieh 3 Karten an und behalte eine für später
torres-by_doors = durch die Türen
torres-card-any_door = Ziehe einen Ritter durch irgendeine Tür einer Burg, die er betreten kann
torres-card-diagonal = Ziehe einen Ritter diagonal, höchstens eine Ebene hinauf
torres-card-extra_block = Setze kostenlos einen Baustein aus dem allgemeinen Vorrat
torres-card-free_move = Ziehe kostenlos mit einem deiner Ritter
torres-card-jump = Springe mit einem Ritter gerade über eine Figur daneben
torres-card-raise_knight = Lege einen deiner Bausteine unter einen deiner Ritter
torres-card-seven_ap = Zwei Aktionspunkte mehr: sieben in diesem Zug
torres-card-shift_block = Hebe den obersten Baustein einer Säule ab und setze ihn anderswo ab
torres-card-six_ap = Ein Aktionspunkt mehr: sechs in diesem Zug
torres-card-two_up = Ziehe einen Ritter auf ein Nachbarfeld genau zwei Ebenen höher
torres-cards = Deine Karten
torres-cards-rule = eine je Zug, kostenlos
torres-castle_gives = Burg { $base } × Ebene { $level } = { $points }
torres-castle_line = { $name } { $base } × { $level } = { $points }
torres-castle_scores = Burg auf { $square }: Grundfläche { $base }
torres-castle_text = Burg auf { $squares }: Grundfläche { $base }, Höhe { $height }.
torres-castle_without = Burg { $base }, ohne einen Ritter von dir
torres-changes = { $change } bei der Wertung
torres-cost =
    kostet { $cost ->
         [one] { $cost } Aktionspunkt
        *[other] { $cost } Aktionspunkte
    }
torres-deck =
    { $count ->
         [one] { $count } Karte im Stapel
        *[other] { $count } Karten im Stapel
    }
torres-do-block = Setzen
torres-do-buy = Kaufen
torres-do-castle = Setzen
torres-do-keep = Behalten
torres-do-king = Setzen
torres-do-knight = Einsetzen
torres-do-lift = Abheben
torres-do-move = Ziehen
torres-do-play = Spielen
torres-do-put = Absetzen
torres-do-raise = Anheben
torres-do-return = Zurücklegen
torres-do-spread = Wählen
torres-do-start = Wählen
torres-do-stay = Lassen
torres-do-tower = Nehmen
torres-dock = Dein Zug: Punkte, Aktionen und Karten
torres-end = Zug beenden
torres-hand = Karten
torres-how_mouse = Zeigen sagt, was es bringt, Klicken tut es
torres-how_touch = Tippen zeigt es, noch einmal tippen tut es
torres-king_bonus = Königsbonus
torres-king_text = Der König steht auf { $square }.
torres-knight = Ritter einsetzen
torres-knight_on = Ritter auf { $square }
torres-knight_text = Ein Ritter von { $name } auf { $square }, Ebene { $level }.
torres-leapfrog = Übersprungene besetzte Felder
torres-leaps =
    { $name }: { $count ->
         [one] { $count } besetztes Feld übersprungen
        *[other] { $count } besetzte Felder übersprungen
    }
torres-level = Ebene { $level }
torres-level_change = Ebene { $from } auf { $to }
torres-lost =
    { $count ->
         [one] { $count } Aktionspunkt verfällt
        *[other] { $count } Aktionspunkte verfallen
    }
torres-master = Meisterkarte: { $card }
torres-next_turn = nächster Zug
torres-no_change = Bei der Wertung noch keine Änderung
torres-no_points = Keine Aktionspunkte mehr: beende den Zug, wenn du fertig bist
torres-on_bare = Auf dem leeren Spielplan: nichts bei der Wertung
torres-pick = Ritter auf { $square }: wähle, wohin er geht
torres-points = Aktionspunkte
torres-reserve = Reserve
torres-scoring = Wertung
torres-sheet-again = Die letzte Wertung
torres-sheet-before = Vorher
torres-sheet-castles = Burgen
torres-sheet-final = Die Schlusswertung
torres-sheet-king = König
torres-sheet-last = { $name } liegt hinten, darf den König versetzen und bestimmt, wer das nächste Jahr beginnt.
torres-sheet-last_you = Du liegst hinten: Du darfst den König versetzen und bestimmst, wer das nächste Jahr beginnt.
torres-sheet-leads = Nach Jahr { $year } führt { $name }
torres-sheet-leaps = Sprünge
torres-sheet-look = Zum Spielplan
torres-sheet-master = Meisterkarte
torres-sheet-total = Summe
torres-sheet-you = Nach Jahr { $year } führst du
torres-spend = Ziehe, baue oder beende den Zug
torres-supply = Bausteine im Vorrat: { $count }
torres-tower_left =
    Turm dieses Zuges: noch { $count ->
         [one] { $count } Baustein
        *[other] { $count } Bausteine
    }
torres-towers = Türme der kommenden Züge: { $towers }
torres-turn_over = Zug beendet
torres-which_tower = Aus welchem Turm kommt der Baustein?
torres-year = Jahr { $year }
torres-year_over = Jahr { $year } ist zu Ende
torres-year_round = Jahr { $year }, Runde { $round } von { $rounds }
torres-year_rule = Jede Burg zählt: Grundfläche mal Ebene deines höchsten Ritters

town-back = Zurück
town-batch = { $section }: ein Paket
town-beyond = Jenseits des Vogts: Er muss noch { $steps } weiter, sonst kommt der Arbeiter ohne Wirkung zurück.
town-build = Bauen
town-build_nothing = Nichts bauen
town-buildings = Gebäude
town-choose_place = Wähle einen Platz an der Straße oder im Schloss.
town-choose_stock = Wähle hier oder im Vorrat.
town-column = Spalte { $column }
town-cubes = Andere Rohstoffe
town-deniers = Denare
town-done = Erledigt.
town-done_how = Zurücknehmen oder weiter
town-enough = Genug
town-exchange = Tauschen
town-favour = Gunst des Königs
town-favour_moves = Deine Scheibe rückt in der gewählten Zeile eine Spalte nach rechts.
town-favours = Gunst
town-final = Die letzten Punkte
town-free = kostenlos
town-gets = erhält
town-give = Paket abgeben
town-give_none = Keins abgeben (−{ $points })
town-given = bisher { $count } abgegeben
town-gold = Gold
town-great = Wohnhäuser, Prestigegebäude
town-house_of = Haus { $house } von { $places }. Du hast dort { $mine }.
town-in_reach = Alle deine Arbeiter sind in Reichweite.
town-later = Dort steht ein Arbeiter: Es ändert sich, wenn er gegangen ist.
town-leave_him = Stehen lassen
town-left_over = Übrig
town-move = Ziehen { $steps }
town-no = Nein, danke
town-none = Keine
town-of = von { $name }
town-on = auf { $space }
town-order = Reihenfolge
town-order_text = Spielreihenfolge: { $names }
town-out_of_reach = Jetzt außer Reichweite: deine Arbeiter auf { $spaces }.
town-own = dein eigenes Gebäude
town-pass_as = Passen, Platz { $place }
town-pass_last = Du bist der Letzte: Die Spezialgebäude beginnen.
town-pass_no_denier = kein Denar: nur der Erste
town-pass_then = Das Einsetzen wird für die anderen teurer. Den Vogt bewegst du als Nummer { $place }.
town-passed = gepasst
town-passed_none = Niemand hat gepasst
town-passed_text = Gepasst, der Reihe nach: { $names }
town-pay = Zahlen
town-pay_favour = Die Gunst bezahlen
town-place = Arbeiter einsetzen
town-provost = Der Vogt
town-provost_free = bis zu 3 Felder, kostenlos
town-provost_price = 1 Denar je Feld
town-residence = Zum Wohnhaus machen
town-road = Straße
town-send = Arbeiter schicken
town-site = kommt auf Bauplatz { $space }
town-so_far = Bisher
town-stock = Vorrat
town-take = Nehmen
town-take_back = Arbeiter zurücknehmen
town-take_it = Annehmen
town-tap = Tippe einen Platz an der Straße oder das Schloss an
town-then = dann { $what }
town-then_best = dann die Gunst des besten Bauherrn
town-then_building = dann { $building } ({ $space }), { $name }
town-then_turn = dann eine neue Runde
town-touched_idle = { $name }: { $building } ({ $space }) wird nicht arbeiten.
town-touched_works = { $name }: { $building } ({ $space }) wird arbeiten.
town-trade = Handel
town-untouched = Dieser Zug betrifft keinen Arbeiter.
town-visitors = Besucher
town-your_decision = Deine Entscheidung:

turn = Runde { $turn }

undo = Zurücknehmen
undo-consent = nur wenn alle zustimmen
undo-free = im eigenen Zug, solange nichts gezogen wurde
undo-never = nie
undo-none = es gibt nichts zurückzunehmen
undo-stops = Weiter zurück geht es nicht

verify = Prüfen
verify-commitment = Die Ziehungen passen zum Siegel, das vor der ersten veröffentlicht wurde.
verify-more = Um die ganze Partie nachzuspielen und jede Regel und jedes Ziehen zu prüfen:
verify-result = Wer gewonnen hat, hat die meisten Punkte oder gewann bei Gleichstand.
verify-running = Die Partie läuft noch: prüfen kann man die Ziehungen, wenn sie zu Ende ist.
verify-view = Die gezeigte Stellung ist die, die der Server hat.

watch-anyone = alle
watch-link = wer den Link hat
watch-nobody = niemand

watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }

words-beyond = Jenseits des Vogts.
words-free = Freie, unfertige Gebiete
words-game = Die Partie
words-held = Besetzte Gebiete
words-here = Hier: { $names }.
words-king_here = Der König ist hier.
words-none = niemand
words-pieces = Figuren auf dem Spielplan
words-players = Spieler
words-promised = Wird ein Wohnhaus von { $name }.
words-road = Straße
words-tokens = { $section }: noch { $count } von { $of } Plättchen, je { $points } Punkte.

yes = Ja

you-name = Gast

zoom-fit = Alles zeigen
zoom-in = Näher
zoom-out = Weiter weg

nav-studies = Deine Studien
nav-study = Studien
study-a_position = Eine Stellung von { $game }
study-add_comment = Kommentar hinzufügen
study-added = Als Variante hinzugefügt. Die Partie selbst ist unverändert.
study-all = Alle Studien
study-as_known = Neues Kapitel mit dem Wissen von { $name }
study-back = Einen Schritt zurück
study-beginning = der Anfang
study-by_engine = vom Rechner, jede Variante gleich lang gesucht
study-chance = Was tut der Zufall?
study-chance_moves = Der Zufall entscheidet
study-chapter_title = Titel des Kapitels
study-comments_count =
    { $count ->
        [one] { $count } Kommentar
       *[other] { $count } Kommentare
    }
study-draw = Ziehen
study-drop = Kapitel „{ $title }“ entfernen
study-drop_sure = Ja, entfernen
study-embed = Auf einer eigenen Seite zeigen
study-ends_with = endet mit etwa { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }
study-engine = Rechner
study-engine_off = Der Rechner ist aus. Denk zuerst selbst.
study-everybodys = Für alle aufgeführt
study-find = Suchen
study-from_file = Eine Aufzeichnung als Datei
study-from_game = Wähle eine beendete Partie
study-guessed = Aus dem Wissen von { $name }: was hier verdeckt war, ist geraten.
study-guessed_short = mit Vermutungen
study-instead = Statt „{ $text }“:
study-judged-costly = { $name } spielte „{ $text }“: ein teurer Zug, gab { $lost } her.
study-judged-doubtful = { $name } spielte „{ $text }“: ein zweifelhafter Zug, gab { $lost } her.
study-judged-fair = { $name } spielte „{ $text }“: ein ordentlicher Zug, gab { $lost } her.
study-keep = Behalten
study-lead = Denk über eine Partie nach, mit dem Rechner daneben: probiere andere Züge, schreib zu einer Stellung, zeig sie Freunden.
study-line_by = Variante von { $name }
study-link = Link zu Schritt { $step }
study-mine = Deine Studien
study-name_writer = Name eines Spielers
study-new_chapter = Neues Kapitel aus dieser Stellung
study-new_link = Ein neuer Link; dieser endet
study-no_comments = Noch hat niemand etwas geschrieben.
study-no_lines = Hier entscheidet niemand.
study-no_moves = Hier wurde noch nichts probiert. Mach einen Zug auf dem Spielplan.
study-none = Noch keine Studien
study-none_about = Öffne eine beendete Partie und wähle „Diese Partie studieren“.
study-none_listed = Noch hat niemand eine Studie aufgeführt
study-offline = Keine Verbindung. Was du schreibst, wird gesendet, sobald du zurück bist.
study-on = Einen Schritt weiter
study-page = Studien
study-picture = Bild
study-promote = Diese Variante nach vorn: { $text }
study-promote_short = Nach vorn
study-readers-link = Alle mit dem Link
study-readers-link_about = Sie lesen; du und wen du nennst schreiben.
study-readers-listed = Alle, und sie wird aufgeführt
study-readers-listed_about = Sie erscheint bei den Studien und kann gefunden werden.
study-readers-me = Nur du
study-readers-me_about = Der Link geht nur für dich und wer schreiben darf.
study-record = Aufzeichnung der Partie
study-remove = Diese Variante entfernen: { $text }
study-remove_short = Entfernen
study-rename = „{ $title }“ anders nennen
study-retry-again = Das wurde gespielt und gab { $lost } her. Versuch einen anderen.
study-retry-ask = Du bist { $name }. Was ist hier das Beste?
study-retry-best = Am besten war: { $text }.
study-retry-done = Genug
study-retry-next = Weiter
study-retry-open =
    { $count ->
        [one] Die teuerste Wahl selbst versuchen
       *[other] Die { $count } teuersten Entscheidungen selbst versuchen
    }
study-retry-other = Die Durchsicht fand diesen Zug nicht am besten. Versuch einen anderen oder lass dir den besten zeigen.
study-retry-right = Das ist es: der beste Zug, den die Durchsicht fand.
study-retry-row = { $name }, Schritt { $step }: gab { $lost } her
study-retry-show = Zeig es mir
study-searching = Sucht …
study-seat = Platz { $number }
study-set_up = eine Stellung
study-share = Teilen
study-share_title = Diese Studie teilen
study-sign = Was hältst du von diesem Zug?
study-sign-brilliant = brillant
study-sign-costly = teuer
study-sign-doubtful = zweifelhaft
study-sign-good = gut
study-somebody = Jemand
study-steps =
    { $count ->
        [one] { $count } Schritt
       *[other] { $count } Schritte
    }
study-tab-chapters = Kapitel
study-tab-comments = Kommentare
study-tab-moves = Züge
study-take_home = Zum Mitnehmen
study-the_end = Das Ende
study-the_game = Die Partie { $game }
study-this = Diese Partie studieren
study-throw = Diese Studie wegwerfen
study-throw_sure = Ja, für alle wegwerfen
study-title = Titel
study-to_end = Zum Ende
study-to_move = { $name } ist am Zug
study-to_start = Zum Anfang
study-uncomment = Kommentar von { $name } entfernen
study-untitled = Studie zu { $games }
study-what_would_you = Was würdest du hier tun?
study-when_over = Diese Partie studieren: wenn sie vorbei ist
study-who_reads = Wer diese Studie sehen darf
study-who_writes = Wer schreiben darf
study-write_here = Schreib zu dieser Stellung
study-writer_out = { $name } schreibt nicht mehr
study-writing_link = Wer diesen Link hat, darf schreiben
study-setup = Aufbauen
study-setup-away = Wegnehmen
study-setup-away_how = Klick auf ein Plättchen: zuerst gehen die Gefolgsleute, dann das Plättchen.
study-setup-block = Baustein
study-setup-cell = { $tile } auf { $x },{ $y }
study-setup-fits = Alles passt. Der Rechner kann diese Stellung durchsuchen.
study-setup-flag = Eine Stellung wird aufgebaut: hier wird nichts gespielt
study-setup-follower = Gefolgsmann
study-setup-follower_how = Klick auf ein Plättchen: ein Gefolgsmann steht auf dem ersten Teil, dann auf dem nächsten, dann geht er.
study-setup-king = König
study-setup-knight = Ritter von { $name }
study-setup-lay = Auf { $x },{ $y } legen
study-setup-leave = Lassen
study-setup-mover = Am Zug
study-setup-points = Punkte von { $name }
study-setup-square = { $square }: Höhe { $height }, { $who }
study-setup-tile = Plättchen
study-setup-tile_how = Wähle ein Plättchen, dann einen hellen Platz. Ein Klick auf ein gelegtes dreht es.
study-setup-tiles = Übrige Plättchen
study-setup-title = Eine Stellung aufbauen
study-setup-use = Diese Stellung verwenden
study-setup-what = Was willst du hinlegen?
study-setup-road_card = Karte { $place }
study-setup-building = Gebäude
study-setup-card = Karte
study-setup-cards_away = Tippe auf eine Karte der Straße: zuerst geht der Arbeiter, dann die Karte.
study-setup-cards_card = Wähle eine Karte und lege sie ans Ende der Straße. Hand, Stapel und Ablage stehen unten.
study-setup-cards_of = Karten von
study-setup-cards_prestige = Wähle ein Prestigegebäude, dann das Wohnhaus, auf dem es liegt; noch einmal nimmt es weg.
study-setup-cards_provost = Tippe auf die Karte, auf der der Vogt steht.
study-setup-cards_residence = Tippe auf eine Karte: sie wird ein Wohnhaus, oder wieder ein Gebäude.
study-setup-cards_store = Tippe auf eine Karte: ein Würfel mehr im Lager; ein volles wird leer.
study-setup-cards_worker = Tippe auf eine Karte: ein Arbeiter kommt oder geht. Tippe auf die Brücke: gepasst oder nicht.
study-setup-castle_tokens = Schloss, { $section }
study-setup-cloth = Stoff
study-setup-food = Nahrung
study-setup-gold = Gold
study-setup-houses = Häuser: { $section }
study-setup-phase = Phase
study-setup-removed = Plättchen aus dem Spiel
study-setup-scored = Gewertete Teile des Schlosses
study-setup-stone = Stein
study-setup-to_road = Ans Ende der Straße legen
study-setup-tokens = Plättchen: { $section }
study-setup-town_away = Tippe auf einen Platz: zuerst geht der Arbeiter, dann das Gebäude.
study-setup-town_bailiff = Tippe auf das Feld, auf dem der Seneschall steht.
study-setup-town_building = Wähle ein Gebäude, dann ein Feld der Straße.
study-setup-town_favour = Tippe auf die helle Spalte: dorthin geht der Marker, von der letzten offenen zurück an den Anfang.
study-setup-town_provost = Tippe auf das Feld, auf dem der Vogt steht.
study-setup-town_worker = Tippe auf einen Platz: ein Arbeiter kommt oder geht. Tippe auf die Brücke: gepasst oder nicht.
study-setup-turn = Runde
study-setup-whose = Wem gehört es?
study-setup-king_holder = Wer den König hat
study-setup-robber_holder = Wer den Raubritter hat
study-setup-wood = Holz
study-play_on = Von hier weiterspielen
study-play_on_about = Ein neuer Tisch beginnt in dieser Stellung. Er zählt für nichts, und was von hier an gezogen wird, ist neu.
study-play_on_level = Die anderen
study-play_on_seat = Dein Platz
study-played_on = Von einer Stellung einer Studie aus weitergespielt; zählt für nichts.
study-played_on_short = aus einer Stellung
