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
entry-botsat = { $level } (Bot) setzt sich
entry-claimed = { $player } hat jetzt ein Konto
entry-closed = Das Spiel endet ohne Ergebnis: Hier konnte niemand es fortsetzen
entry-closed-by_organiser = Die Turnierleitung beendet das Spiel
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

league-division = { $number }. Liga
league-games_of = Spiele der Woche { $week }
league-lost = Verloren
league-played = Gespielt
league-rule = Drei Punkte für einen Sieg, einer für ein Unentschieden.
league-tied = Unentschieden
league-won = Gewonnen
level-novice = Neuling
level-apprentice = Lehrling
level-builder = Baumeister
level-master = Meister
level-king = König
level-random = zufälliges Klicken

name-bot = { $level }
name-departed = ehemaliger Spieler
name-free = niemand
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: Der Gastgeber hat den Tisch geändert. Das Spiel beginnt, wenn du einverstanden bist.
notice-club = { $name } plant: { $text }
notice-end = { $game }: Das Spiel ist zu Ende.
notice-expiry = { $game }: Dein Tisch wird bald geschlossen, wenn das Spiel nicht beginnt.
notice-invite = { $name } lädt dich zu { $game } ein.
notice-league_agreed = { $text }: { $name } hat eine Zeit für euer Spiel gewählt.
notice-league_table = { $name }: Dein Tisch ist offen.
notice-league_times = { $text }: { $name } schlägt Zeiten vor. Wähle eine aus.
notice-rests = { $name }: In dieser Runde setzt du aus.
notice-results = { $name } ist zu Ende: Du bist auf Platz { $place }.
notice-round = { $name }, Runde { $number }: Dein Tisch ist bereit.
notice-season = { $name }: Die Saison beginnt.
notice-start = { $game }: Das Spiel beginnt.
notice-test = So benachrichtigt dich Bastide.
notice-time = { $game }: Deine Zeit läuft ab.
notice-too_few = { $name } konnte nicht beginnen: Zu wenige haben sich angemeldet.
notice-turn = { $game }: Du bist am Zug.
notice-waits = { $name }: Jemand wartet am Tisch auf dich.

refusal-agreed_already = Du hast schon zugestimmt; die anderen haben noch nicht geantwortet.
refusal-agreed_change = Keine Änderung wartet auf deine Zustimmung.
refusal-applauded = Das hast du schon gesagt.
refusal-bad_frame = Das ist keine Nachricht des Protokolls: { $problem }. Siehe /docs/protocol.
refusal-bad_request = Die Anfrage ist nicht lesbar: { $problem }
refusal-banned = Der Betreiber dieses Servers hat dich ausgesperrt.
refusal-beyond_horizon = Allein kannst du bis Schritt { $horizon } zurück: Was davor war, hat etwas aufgedeckt oder war der Zug eines anderen. Schlage die Rücknahme vor, und alle müssen zustimmen.
refusal-blocked = Jemand an diesem Tisch möchte nicht mit dir spielen.
refusal-bot_tables = Bots spielen schon an so vielen Tischen unter sich, wie dieser Server erlaubt; versuche es später oder setz dich selbst dazu.
refusal-change_luck = Was an diesem Tisch gezogen wird, gilt auch an anderen oder ist schon bekannt; seine Regeln lassen sich nicht mehr ändern.
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
refusal-club_blocked = Dieser Club möchte dich nicht als Mitglied.
refusal-club_evenings =
    { $count ->
        [one] { $count } Abend ist schon geplant.
       *[other] { $count } Abende sind schon geplant; sage zuerst einen ab.
    }
refusal-club_full =
    { $count ->
        [one] Ein Club hat höchstens { $count } Mitglied.
       *[other] Ein Club hat höchstens { $count } Mitglieder; dieser ist voll.
    }
refusal-club_helpers = Das können nur die Leitung und die Helfer des Clubs.
refusal-club_invitation = In diesen Club kommt man mit einer Einladung: Bitte ein Mitglied um den Link.
refusal-club_last_leader = Ein Club braucht eine Leitung; gib sie zuerst einem anderen Mitglied.
refusal-club_leader = Wer den Club leitet, wird nicht entfernt, kann aber selbst gehen.
refusal-club_leaders = Das kann nur die Leitung des Clubs.
refusal-club_members = Das ist für Mitglieder des Clubs; tritt ihm zuerst bei.
refusal-clubs_full =
    { $count ->
        [one] Du kannst höchstens { $count } Club haben.
       *[other] Du kannst höchstens { $count } Clubs haben; verlasse zuerst einen.
    }
refusal-contest_goes_on = Ein Turnier- oder Ligaspiel wird zu Ende gespielt; nur die Turnierleitung kann es abbrechen.
refusal-contest_seats = Plätze und Einstellungen dieses Tisches gehören zum Turnier oder zur Liga; melde dich dort ab, wenn du nicht spielen kannst.
refusal-contest_starts = Das Spiel beginnt von selbst, sobald alle da sind.
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
refusal-name_empty = Gib einen Namen an.
refusal-name_taken = Der Name „{ $name }“ ist vergeben; wähle einen anderen.
refusal-name_wrong = Ein Name hat 2 bis 30 Buchstaben, Ziffern, Leerzeichen, Punkte, Binde- oder Unterstriche.
refusal-needs_server = Dafür braucht es einen Server; hier bleibt alles auf diesem Gerät.
refusal-no_hint = Es wurde rechtzeitig kein Tipp gefunden; frag noch einmal.
refusal-no_invitation = Hier brauchst du eine Einladung: Bitte den Gastgeber um den Link.
refusal-no_invitations = Diese Person möchte nicht eingeladen werden.
refusal-no_level = Einen Bot „{ $level }“ gibt es nicht; wähle unter { $levels }.
refusal-no_pass = In { $game } kann man in keinem Zug passen; entscheide, wenn er kommt.
refusal-no_proposal = Es gibt keinen Vorschlag, auf den man antworten könnte.
refusal-no_search = Die Suche ist gescheitert; frag noch einmal.
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
refusal-played_on = Diese Partie wurde von einer Stellung aus weitergespielt; das gibt es nur für Partien von Anfang an.
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
refusal-search_running = Das ist eine Stellung aus einer Partie, die du gerade spielst; die Engine sagt nichts dazu, bis diese Partie zu Ende ist.
refusal-searches_full = Viele Stellungen werden gerade untersucht; frag später noch einmal.
refusal-searches_off = Dieser Server untersucht keine Stellungen.
refusal-season_before = Die Klassen richten sich nach einer beendeten Saison desselben Clubs.
refusal-season_begun = Die Saison hat begonnen.
refusal-season_game_begun = Dieses Spiel hat begonnen oder ist zu Ende.
refusal-season_not_yours = Das können nur die beiden, die dieses Spiel spielen.
refusal-season_on = In diesem Club läuft schon eine Saison; beende sie zuerst.
refusal-season_over = Die Saison ist zu Ende.
refusal-season_result = Ein Spiel, das nicht gespielt wurde, hat niemand gewonnen.
refusal-season_time = Wähle eine der Zeiten, die die andere Person genannt hat.
refusal-seat_free = Dieser Platz ist frei.
refusal-seated_already = Du sitzt schon an diesem Tisch.
refusal-seats_free =
    { $count ->
         [one] { $count } Platz ist
        *[other] { $count } Plätze sind
    } noch frei; lade jemanden ein oder setze einen Bot.
refusal-sockets_full = Aus deinem Netz sind zu viele Tische geöffnet; schließe einige.
refusal-stale = Bevor dein Befehl ankam, ist etwas geschehen; sieh dir das Neue an und entscheide noch einmal.
refusal-started = Das Spiel hat begonnen; die Plätze ändern sich nicht mehr.
refusal-steward_plays = Deine Zeit ist abgelaufen, und ein Vertreter spielt für dich; übernimm zuerst deinen Platz wieder.
refusal-study_empty = An diesem Tisch wurde nichts gespielt.
refusal-study_full = Diese Studie ist voll; beginne eine neue.
refusal-study_game_stays = Die Partie selbst ändert sich nie; füge eine Variante daneben ein.
refusal-study_hidden = In dieser Aufzeichnung fehlen Schritte, die der Leser nicht kennen durfte; nimm die der beendeten Partie.
refusal-study_last_chapter = Eine Studie hat mindestens ein Kapitel; wirf stattdessen die ganze Studie weg.
refusal-study_most = Du hast { $count } Studien; wirf zuerst eine weg.
refusal-study_no_chance = Hier wird nichts gezogen: jemand muss entscheiden.
refusal-study_no_words = Schreib zuerst etwas.
refusal-study_over = In dieser Stellung gibt es nichts mehr zu spielen.
refusal-study_owner = Das kann nur, wem die Studie gehört.
refusal-study_running = Diese Partie läuft noch; studieren kann man sie, wenn sie zu Ende ist.
refusal-study_writers = Du liest diese Studie; schreiben können, wem sie gehört und wer genannt ist.
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
refusal-tournament_begun = Das Turnier hat begonnen; das lässt sich nicht mehr ändern.
refusal-tournament_blocked = Die Turnierleitung möchte dich nicht in diesem Turnier.
refusal-tournament_bots = Bots und Programme spielen in diesem Turnier nicht mit.
refusal-tournament_clock = Ohne Uhr könnte jemand alle warten lassen: Wähle eine Uhr oder eine andere Regel für Abwesende.
refusal-tournament_corrections =
    { $count ->
        [one] Es wurde schon { $count } Mal etwas berichtigt.
       *[other] Es wurde schon { $count } Mal etwas berichtigt; mehr wird nicht gespeichert.
    }
refusal-tournament_entered = Du bist schon angemeldet.
refusal-tournament_full = Alle Plätze sind vergeben.
refusal-tournament_invitation = Zum Anmelden brauchst du die Einladung: Bitte die Turnierleitung um den Link.
refusal-tournament_late = Das Turnier hat begonnen; niemand kann sich mehr anmelden.
refusal-tournament_left = Du hast dieses Turnier verlassen; niemand meldet sich zweimal an.
refusal-tournament_members = Dieses Turnier ist für die Mitglieder seines Clubs.
refusal-tournament_no_club = Gib an, welcher Club mitspielen darf.
refusal-tournament_no_round = Es wird gerade keine Runde gespielt.
refusal-tournament_no_table = An diesem Tisch gibt es nichts zu entscheiden.
refusal-tournament_not_paused = Das Turnier macht keine Pause.
refusal-tournament_not_running = Das Turnier läuft nicht.
refusal-tournament_organiser = Das kann nur die Turnierleitung.
refusal-tournament_over = Das Turnier ist zu Ende.
refusal-tournament_paused = Das Turnier macht Pause; setze es zuerst fort.
refusal-tournament_rating = Dieses Turnier ist für Wertungen von { $least } bis { $most }.
refusal-tournament_reserve = Nur wer auf der Reserveliste steht, ersetzt jemanden, der mitspielt.
refusal-tournament_round_on = Es wird eine Runde gespielt; warte, bis alle Ergebnisse da sind.
refusal-tournament_swap = Nenne zwei verschiedene Teilnehmer dieser Runde, von denen mindestens einer an einem Tisch sitzt.
refusal-tournament_table_begun = An einem dieser Tische hat das Spiel begonnen.
refusal-tournament_time = Wähle einen kommenden Zeitpunkt innerhalb eines Jahres.
refusal-tournament_too_few =
    { $count ->
        [one] Mindestens { $count } Person muss mitspielen.
       *[other] Mindestens { $count } Personen müssen mitspielen.
    }
refusal-tournaments_full =
    { $count ->
        [one] Du kannst { $count } Turnier gleichzeitig haben.
       *[other] Du kannst { $count } Turniere gleichzeitig haben.
    }
refusal-unavailable = Der Server kann gerade nicht schreiben; nichts ist verloren, versuche es noch einmal.
refusal-undo_by_consent = An diesem Tisch braucht jede Rücknahme die Zustimmung aller: Schlage sie vor.
refusal-undo_into_chance = Zurück geht es nur zu einer Entscheidung eines Spielers, nicht mitten in eine Ziehung.
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
thing-chapter = Kapitel
thing-club = Club
thing-device = Gerät
thing-duplicate = Tischgruppe
thing-entrant = Teilnehmer
thing-evening = Abend
thing-file = Datei
thing-game = Spiel
thing-lesson = Lektion
thing-line = Zeile im Chat
thing-member = Mitglied
thing-player = Spieler
thing-position = Stellung
thing-post = Eintrag am Brett
thing-record = Aufzeichnung
thing-puzzle = Rätsel
thing-season = Saison
thing-study = Studie
thing-subscription = Abonnement
thing-table = Tisch
thing-token = Zugangsschlüssel
thing-tournament = Turnier

tournament-about = { $text } · Teilnehmer: { $players } · Runden: { $rounds }
tournament-absent = nicht gekommen
tournament-break-cut = dasselbe ohne den Gegner mit den wenigsten Punkten
tournament-break-difference = die Differenz aller Spielpunkte
tournament-break-met = die Spiele der Punktgleichen gegeneinander
tournament-break-opponents = die Punkte der Gegner
tournament-break-score = alle Spielpunkte zusammen
tournament-break-wins = die gewonnenen Spiele
tournament-column-cut = Gegner ohne einen
tournament-column-difference = Differenz
tournament-column-met = Untereinander
tournament-column-opponents = Gegner
tournament-column-score = Spielpunkte
tournament-column-wins = Siege
tournament-kind-everybody = Alle gegen alle
tournament-kind-knockout = K.-o.-System
tournament-kind-same_luck = Gleiches Glück für alle
tournament-kind-swiss = Schweizer System
tournament-level = Bei gleichen Punkten, in dieser Reihenfolge: { $text }.
tournament-place = Platz
tournament-player = Teilnehmer
tournament-points = Punkte
tournament-points-duels = Ein Spiel bringt den Anteil der anderen am Tisch, vor denen man liegt; ein Gleichstand zählt halb.
tournament-points-knockout = Jede überstandene Runde bringt einen Punkt.
tournament-points-places = Die Plätze bringen { $text } Punkte; geteilte Plätze teilen sie.
tournament-points-same_luck = Alle werden mit denen am gleichen Platz der anderen Tische verglichen: ein Punkt, wenn alle weniger hatten, keiner, wenn alle mehr hatten; ein Gleichstand zählt halb.
tournament-points-wins = Ein Sieg bringt einen Punkt; ein geteilter Sieg wird geteilt.
tournament-rests = setzt aus
tournament-results = Ergebnisse
tournament-round = Runde { $number }
tournament-standings = Stand nach Runde { $number }

setup-each_seat = { $what }: das braucht es für jeden Platz einmal.
setup-form = { $what }: das steht nicht so da, wie es muss.
setup-missing = { $what }: davon ist nichts gesagt.
setup-nothing = In dieser Stellung könnte nichts entschieden werden.
setup-other_game = Das ist eine Stellung aus einem anderen Spiel.
setup-other_rules = Diese Stellung wurde nach Regeln aufbewahrt, die hier nicht bekannt sind.
setup-range = { $what }: von { $least } bis { $most }.
setup-remembered = { $what }: was davon gemerkt ist, passt nicht zu dem, was auf dem Tisch liegt.
setup-rule = Das ist gegen eine Regel.
setup-settings = So kann man das Spiel nicht spielen.
setup-shape = Das kann nicht sein.
setup-unknown = { $what }: so heißt hier nichts.
setup-unreachable = Im Spiel kommt man nicht dahin.
setup-unreadable = Das lässt sich nicht als Stellung lesen.

what-action_points = Aktionspunkte
what-bailiff = Seneschall
what-batches = Pakete
what-castle = Plättchen im Schloss
what-cloth = Stoff
what-deniers = Denare
what-food = Nahrung
what-gold = Gold
what-held_over = Aufgehobene Bausteine
what-houses = Häuser
what-marker = Scheibe der Gunst
what-mover = Wer am Zug ist
what-owner = Besitzer
what-players = Spieler
what-prestige = Prestige
what-provost = Vogt
what-removed = Plättchen aus dem Spiel
what-round = Runde
what-scored = Gewertete Teile des Schlosses
what-scores = Punkte
what-seat = Platz
what-settings = Spieler und Regeln
what-space = Feld
what-stone = Stein
what-store = Lager
what-tokens = Plättchen
what-turn = Runde
what-wood = Holz
what-worker = Arbeiter
what-year = Jahr
