call-address = Die Adresse muss mit https:// beginnen und einen Server nennen.
call-failed = Die Benachrichtigung ließ sich nicht senden ({ $error }).
call-no_host = Es gibt keinen Server „{ $host }“.
call-password = Die Adresse darf weder Namen noch Passwort enthalten.
call-port = Der Port ist keine Zahl.
call-private = Die Adresse liegt im eigenen Netz des Servers; dorthin sendet er keine Benachrichtigungen.
call-refused = Die Antwort war der Status { $status }.
call-resting = Keine Antwort; nach einer Weile wird es wieder versucht.
call-silent = { $host } antwortet nicht ({ $error }).
call-waiting = Zu viele Benachrichtigungen warten darauf.

entry-agreed = { $player } ist mit der Änderung einverstanden
entry-amended = Der Gastgeber ändert, was ausgemacht war
entry-answered-no = { $player } lehnt ab
entry-answered-yes = { $player } stimmt zu
entry-applauded = { $player }: Gut gespielt!
entry-botsat = Ein Bot ({ $level }) setzt sich
entry-claimed = { $player } hat jetzt ein Konto
entry-closed = Das Spiel endet ohne Ergebnis: Hier konnte niemand es fortsetzen
entry-created = Der Tisch ist bereit
entry-expired = Niemand hat rechtzeitig angefangen; der Tisch ist geschlossen
entry-expired-by_host = Der Gastgeber schließt den Tisch
entry-left = { $who } verlässt den Tisch
entry-played = { $player } zieht
entry-played-ahead = { $player } passt, wie vorher gewählt
entry-played-replaced = { $player } hat nicht gewählt; stattdessen wurde ein erlaubter Zug gemacht
entry-proposed-pause = { $player } schlägt eine Pause vor
entry-proposed-stop = { $player } schlägt vor, das Spiel hier zu beenden
entry-proposed-undo = { $player } bittet, zu Schritt { $to } zurückzugehen
entry-proposed-undo_reveals = { $player } bittet, zu Schritt { $to } zurückzugehen, hinter etwas Gezogenes oder Aufgedecktes
entry-rematched = { $player } bereitet eine Revanche vor
entry-reminded-expiry = Wenn das Spiel nicht bald beginnt, wird dieser Tisch geschlossen
entry-reminded-time = Die Zeit von { $player } läuft ab
entry-resigned = { $player } gibt auf
entry-rested =
    { $count ->
        [one] { $player } nimmt einen Tag frei; so lange steht die Zeit still
       *[other] { $player } nimmt { $count } Tage frei; so lange steht die Zeit still
    }
entry-resumed = { $player } beendet die Pause
entry-returned = { $player } übernimmt den Platz wieder vom Vertreter
entry-rolledback =
    Der Gastgeber nimmt die letzte Entscheidung von { $whose } zurück: { $count ->
         [one] { $count } Schritt
        *[other] { $count } Schritte
    }
entry-rolledback-reveals =
    Der Gastgeber nimmt die letzte Entscheidung von { $whose } zurück: { $count ->
         [one] { $count } Schritt
        *[other] { $count } Schritte
    }, hinter etwas Gezogenes oder Aufgedecktes
entry-sat = { $who } setzt sich
entry-started = Das Spiel beginnt
entry-timedout = Die Zeit von { $player } ist um; ein Vertreter spielt weiter
entry-undone =
    { $player } nimmt { $count ->
         [one] { $count } Schritt
        *[other] { $count } Schritte
    } zurück

level-novice = Neuling
level-apprentice = Lehrling
level-builder = Baumeister
level-master = Meister
level-king = König
level-random = zufälliges Klicken

name-bot = Bot ({ $level })
name-departed = ehemaliger Spieler
name-free = niemand
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: Der Gastgeber hat den Tisch geändert. Das Spiel beginnt, wenn du einverstanden bist.
notice-end = { $game }: Das Spiel ist zu Ende.
notice-expiry = { $game }: Dein Tisch wird bald geschlossen, wenn das Spiel nicht beginnt.
notice-invite = { $name } lädt dich zu { $game } ein.
notice-start = { $game }: Das Spiel beginnt.
notice-test = So benachrichtigt dich Bastide.
notice-time = { $game }: Deine Zeit läuft ab.
notice-turn = { $game }: Du bist am Zug.

refusal-agreed_already = Du hast schon zugestimmt; die anderen haben noch nicht geantwortet.
refusal-agreed_change = Es gibt nichts, womit du nicht schon einverstanden bist.
refusal-applauded = Das hast du schon gesagt.
refusal-bad_frame = Das ist keine Nachricht des Protokolls: { $problem }. Siehe /docs/protocol.
refusal-bad_request = Die Anfrage ist nicht lesbar: { $problem }
refusal-banned = Der Betreiber dieses Servers hat dich ausgesperrt.
refusal-beyond_horizon = Allein kannst du bis Schritt { $horizon } zurück: Was davor war, hat etwas aufgedeckt oder war der Zug eines anderen. Schlage die Rücknahme vor, und alle müssen zustimmen.
refusal-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
refusal-bot_tables = Bots spielen schon an so vielen Tischen unter sich, wie dieser Server erlaubt; versuche es später oder setz dich selbst dazu.
refusal-change_luck = Das Glück dieses Tisches wird geteilt oder ist bekannt; er bleibt darum, wie er eröffnet wurde.
refusal-change_nothing = Damit würde sich nichts ändern.
refusal-change_open =
    { $count ->
        [one] Der Tisch wurde geändert, und { $count } Person hat noch nicht zugestimmt.
       *[other] Der Tisch wurde geändert, und { $count } Personen haben noch nicht zugestimmt.
    }
refusal-change_seats = Auf Platz { $number } sitzt jemand; gib diesen Platz zuerst frei.
refusal-chat_closed = An diesem Tisch gibt es keinen Chat.
refusal-chat_empty = Schreib, was du sagen willst.
refusal-chat_players = An diesem Tisch chatten nur die Spieler.
refusal-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt. Er ist beiseitegestellt; der Betreiber des Servers kann nachsehen.
refusal-duplicate_nonce = Zu den Ziehungen von Tischen mit gleichem Glück steuert niemand etwas bei; lass die Angabe „nonce“ weg.
refusal-duplicate_pause = Ein Tisch, der sein Glück mit anderen teilt, macht keine Pause: Die anderen warten auf sein Ende.
refusal-duplicate_seated = Niemand sitzt an zwei Tischen mit gleichem Glück; verlass zuerst den anderen.
refusal-duplicate_undo = An Tischen mit gleichem Glück wird nichts zurückgenommen, was gezogen oder aufgedeckt wurde: An den anderen Tischen wusste es auch niemand vorher.
refusal-expired = An diesem Tisch hat nie ein Spiel begonnen; er ist geschlossen. Richte einen neuen ein.
refusal-foreign_origin = Die anfragende Seite ist nicht von diesem Server; öffne den Tisch unter der Adresse des Servers.
refusal-full = Alle Plätze sind besetzt; du kannst zusehen.
refusal-goes_on = Das Spiel kann hier weitergehen; schlage vor, es zu beenden, und alle müssen zustimmen.
refusal-hints_alone = Tipps bekommt, wer allein gegen Bots spielt, außer wenn beim Aufbau des Tisches alle zustimmen.
refusal-hints_clock = Gegen die Uhr gibt es keine Tipps, außer wenn beim Aufbau des Tisches alle zustimmen.
refusal-hints_duplicate = An Tischen mit gleichem Glück gibt es keine Tipps, außer wenn beim Aufbau alle zustimmen.
refusal-hints_nobody = An diesem Tisch bekommt niemand Tipps.
refusal-hints_off = Dieser Server gibt keine Tipps.
refusal-hints_rated = An einem gewerteten Tisch gibt es keine Tipps, außer wenn beim Aufbau alle zustimmen.
refusal-host_only = Das kann nur der Gastgeber des Tisches.
refusal-illegal = Die Regeln verbieten es.
refusal-name_taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
refusal-name_wrong = Ein Name hat 2 bis 30 Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- oder Unterstriche.
refusal-needs_server = Dafür braucht es einen Server; hier bleibt alles auf diesem Gerät.
refusal-no_hint = Es wurde rechtzeitig kein Tipp gefunden; frag noch einmal.
refusal-no_invitation = Hier brauchst du eine Einladung: Bitte den Gastgeber um den Link.
refusal-no_invitations = Diese Person möchte nicht eingeladen werden.
refusal-no_level = Einen Bot „{ $level }“ gibt es nicht; wähle unter { $levels }.
refusal-no_pass = In { $game } kann man in keinem Zug passen; entscheide, wenn er kommt.
refusal-no_proposal = Es gibt keinen Vorschlag, auf den man antworten könnte.
refusal-no_seat =
    Der Tisch hat { $seats ->
         [one] { $seats } Platz
        *[other] { $seats } Plätze
    }, gezählt ab 0.
refusal-no_session = Du bist nicht angemeldet, oder die Sitzung ist beendet; melde dich neu an.
refusal-no_steward = Kein Vertreter spielt für dich.
refusal-no_such_seat = „{ $seat }“ ist hier kein Platz für einen Bot; Plätze werden ab 0 gezählt.
refusal-not_over = Das Spiel ist noch nicht zu Ende.
refusal-not_paused = Das Spiel pausiert nicht.
refusal-not_seated = Du sitzt nicht an diesem Tisch; öffne den Link deines Platzes.
refusal-not_started = Das Spiel hat noch nicht begonnen.
refusal-not_your_turn = Du bist nicht am Zug; warte auf { $player }.
refusal-nothing_to_undo = Es gibt keinen späteren Schritt zum Zurücknehmen.
refusal-over = Das Spiel ist zu Ende; bitte um eine Revanche.
refusal-pass_now = Du bist am Zug: passe jetzt oder spiele.
refusal-pass_over = In dieser Runde kannst du nicht mehr passen; sag es, wenn die nächste begonnen hat.
refusal-player_away = { $who } ist nicht da. Die Uhr liefe für jemanden, der fehlt: Warte, oder gib den Platz einem Bot.
refusal-password_short = Ein Passwort hat mindestens 10 Zeichen.
refusal-paused = Das Spiel pausiert; beende zuerst die Pause.
refusal-people_full = Du hast schon { $count } Personen stummgeschaltet oder blockiert; nimm erst eine davon zurück.
refusal-preferences_full = Für ein Konto werden höchstens { $count } Einstellungen aufbewahrt.
refusal-played_before = Hier spielen nur die noch einmal, die vorher dabei waren; eröffne einen eigenen Tisch, um andere einzuladen.
refusal-present_password = Das bisherige Passwort ist falsch.
refusal-proposal_open = Es gibt schon einen Vorschlag; beantworte ihn zuerst.
refusal-push_keys = Dieser Browser kann nicht benachrichtigt werden: Seine Schlüssel sind keine Push-Schlüssel.
refusal-push_service = Der Server kennt den Dienst nicht, der diesen Browser benachrichtigen würde; melde dich an, um dort benachrichtigt zu werden.
refusal-resigned_seat = Dieser Platz hat aufgegeben.
refusal-rest_clock = Freie Tage gibt es bei Partien über mehrere Tage: An diesem Tisch zählt die Zeit anders.
refusal-rest_used =
    { $count ->
        [0] Du hast an diesem Tisch alle freien Tage dieses Jahres genommen.
        [one] Du hast an diesem Tisch noch einen freien Tag in diesem Jahr.
       *[other] Du hast an diesem Tisch noch { $count } freie Tage in diesem Jahr.
    }
refusal-review_empty = In dieser Partie hat niemand gezogen; es gibt nichts zu analysieren.
refusal-review_frozen = Die Regeln von { $game } haben sich seit dieser Partie geändert; sie kann hier nicht mehr analysiert werden.
refusal-reviews_full = Viele Partien warten auf ihre Analyse; frag später noch einmal.
refusal-reviews_off = Dieser Server macht keine Analysen.
refusal-rollback_clock = An einem Tisch mit Uhr nimmt der Gastgeber nichts allein zurück; schlage die Rücknahme vor, und alle müssen zustimmen.
refusal-rollback_host = Nur der Gastgeber des Tisches nimmt zurück, ohne zu fragen; schlage die Rücknahme vor, und alle müssen zustimmen.
refusal-rollback_nothing = An diesem Tisch hat noch niemand etwas entschieden, das zurückgenommen werden könnte.
refusal-rollback_rated = An einem gewerteten Tisch nimmt der Gastgeber nichts allein zurück; schlage die Rücknahme vor, und alle müssen zustimmen.
refusal-rules_changed = Das Spiel begann mit Version { $played } der Regeln von { $game }; dieser Server spielt Version { $present } und kann es nicht fortsetzen. Wer hier sitzt, kann es ohne Ergebnis beenden und herunterladen, was gespielt wurde.
refusal-said = { $sentence }
refusal-sealed = Andere Tische spielen mit dem gleichen Glück; bis alle zu Ende sind, sieht diesen Tisch nur, wer an ihm sitzt.
refusal-sealed_review = Die Partie kann analysiert werden, sobald alle Tische mit gleichem Glück zu Ende sind.
refusal-seat_free = Dieser Platz ist frei.
refusal-seated_already = Du sitzt schon an diesem Tisch.
refusal-seats_free =
    { $count ->
         [one] { $count } Platz ist
        *[other] { $count } Plätze sind
    } noch frei; lade jemanden ein oder setze einen Bot.
refusal-sockets_full = An deiner Adresse sind zu viele Tische offen; schließe einige.
refusal-stale = Bevor dein Befehl ankam, ist etwas geschehen; sieh dir das Neue an und entscheide noch einmal.
refusal-started = Das Spiel hat begonnen; die Plätze ändern sich nicht mehr.
refusal-steward_plays = Deine Zeit ist abgelaufen, und ein Vertreter spielt für dich; übernimm zuerst deinen Platz wieder.
refusal-subscriptions_full =
    Du wirst schon an { $count ->
         [one] { $count } Adresse
        *[other] { $count } Adressen
    } benachrichtigt; entferne zuerst eine.
refusal-taken = Dieser Platz ist besetzt.
refusal-token_plays = Der Zugangsschlüssel eines Bots ist zum Spielen da; um das Konto zu ändern, melde dich mit dem Passwort an.
refusal-too_large = Das ist zu groß: höchstens { $limit } Byte.
refusal-too_often =
    Das war zu oft; warte { $seconds ->
         [one] { $seconds } Sekunde
        *[other] { $seconds } Sekunden
    } und versuche es noch einmal.
refusal-unavailable = Der Server kann gerade nicht schreiben; nichts ist verloren, versuche es noch einmal.
refusal-undo_by_consent = An diesem Tisch braucht jede Rücknahme die Zustimmung aller: Schlage sie vor.
refusal-undo_into_chance = Geh vor die Entscheidung eines Spielers zurück, nicht mitten in das, was der Zufall tat.
refusal-undo_never = An diesem Tisch wird nichts zurückgenommen.
refusal-undo_to_own = Geh zu einer eigenen Entscheidung zurück.
refusal-unknown = So etwas gibt es hier nicht: { $thing }.
refusal-unknown_command = Der Tisch kennt diesen Befehl nicht.
refusal-wait_turn = Warte, bis du am Zug bist.
refusal-watch_only = Du darfst an diesem Tisch nicht zusehen; bitte den Gastgeber um einen Link.
refusal-webhook_account = Per Webhook wird nur benachrichtigt, wer ein Konto hat; melde dich an und stelle es in den Einstellungen ein.
refusal-webhook_address = Die Adresse des Webhooks lässt sich nicht aufrufen: Sie muss mit https:// beginnen und einen Server nennen.
refusal-wrong_link = Der Link gilt nicht mehr; bitte um einen neuen.
refusal-wrong_password = Der Name oder das Passwort ist falsch.
refusal-yourself = Das bist du selbst.

share-sealed = Auslosung versiegelt und geprüft

thing-address = Adresse
thing-device = Gerät
thing-duplicate = Tischgruppe
thing-file = Datei
thing-game = Spiel
thing-lesson = Lektion
thing-line = Zeile im Chat
thing-player = Spieler
thing-position = Stellung
thing-subscription = Abonnement
thing-table = Tisch
thing-token = Zugangsschlüssel
