"""The schema, as the steps that lead to it. A step, once released, is never changed: a new one is added."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        "CREATE TABLE meta (name TEXT PRIMARY KEY, value {bytes} NOT NULL)",
        """CREATE TABLE tables (
            id TEXT PRIMARY KEY, seq INTEGER NOT NULL, status TEXT NOT NULL, game TEXT NOT NULL,
            public BOOLEAN NOT NULL, mover INTEGER, due {double}, created {double} NOT NULL, updated {double} NOT NULL,
            seed {bytes} NOT NULL, summary {bytes} NOT NULL)""",
        "CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL",
        "CREATE INDEX tables_lobby ON tables (status, updated) WHERE public",
        """CREATE TABLE log (
            table_id TEXT NOT NULL, seq INTEGER NOT NULL, at {double} NOT NULL, command TEXT, body {bytes} NOT NULL,
            PRIMARY KEY (table_id, seq), UNIQUE (table_id, command))""",
        """CREATE TABLE positions (
            table_id TEXT NOT NULL, steps INTEGER NOT NULL, seq INTEGER NOT NULL, body {bytes} NOT NULL,
            PRIMARY KEY (table_id, steps))""",
        """CREATE TABLE chat (
            table_id TEXT NOT NULL, number INTEGER NOT NULL, at {double} NOT NULL, author TEXT NOT NULL,
            command TEXT NOT NULL, words TEXT NOT NULL,
            PRIMARY KEY (table_id, number), UNIQUE (table_id, command))""",
        """CREATE TABLE players (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT UNIQUE, password TEXT, created {double} NOT NULL,
            rated BOOLEAN NOT NULL)""",
        """CREATE TABLE sessions (
            hash {bytes} PRIMARY KEY, player TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL,
            created {double} NOT NULL, expires {double})""",
        "CREATE INDEX sessions_player ON sessions (player)",
        """CREATE TABLE seated (
            player TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (player, table_id))""",
        """CREATE TABLE subscriptions (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, kind TEXT NOT NULL, target {bytes} NOT NULL,
            events TEXT NOT NULL, created {double} NOT NULL, last_status TEXT, last_at {double})""",
        "CREATE INDEX subscriptions_owner ON subscriptions (owner)",
        """CREATE TABLE ratings (
            player TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL, mu {double} NOT NULL,
            sigma {double} NOT NULL, games INTEGER NOT NULL, PRIMARY KEY (player, game, options))""",
        "CREATE TABLE rated (table_id TEXT PRIMARY KEY)",
    ),
    (
        """CREATE TABLE reviews (
            table_id TEXT PRIMARY KEY, version INTEGER NOT NULL, at {double} NOT NULL, body {bytes} NOT NULL)""",
    ),
    (
        """CREATE TABLE ahead (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, seq INTEGER NOT NULL, turn INTEGER NOT NULL,
            PRIMARY KEY (table_id, seat))""",
    ),
    (
        """CREATE TABLE duplicates (
            id TEXT NOT NULL, number INTEGER NOT NULL, table_id TEXT NOT NULL UNIQUE, PRIMARY KEY (id, number))""",
    ),
    (
        """CREATE TABLE leases (
            table_id TEXT PRIMARY KEY, process TEXT NOT NULL, until {double} NOT NULL)""",
        "CREATE INDEX leases_process ON leases (process)",
    ),
    (
        "CREATE TABLE bans (what TEXT PRIMARY KEY, at {double} NOT NULL)",
        "CREATE TABLE bulletins (number INTEGER PRIMARY KEY, topic TEXT NOT NULL, message TEXT NOT NULL)",
    ),
    (
        "ALTER TABLE players ADD COLUMN choices {bytes}",
        "ALTER TABLE players ADD COLUMN preferences {bytes}",
        "ALTER TABLE players ADD COLUMN calendar INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE players ADD COLUMN news_read {double} NOT NULL DEFAULT 0",
        "ALTER TABLE sessions ADD COLUMN used {double}",
        "CREATE TABLE old_names (name_key TEXT PRIMARY KEY, player TEXT NOT NULL, until {double} NOT NULL)",
        """CREATE TABLE people (
            player TEXT NOT NULL, other TEXT NOT NULL, how TEXT NOT NULL, at {double} NOT NULL,
            PRIMARY KEY (player, other))""",
        """CREATE TABLE invitations (
            player TEXT NOT NULL, table_id TEXT NOT NULL, host TEXT NOT NULL, at {double} NOT NULL,
            PRIMARY KEY (player, table_id))""",
        """CREATE TABLE reports (
            id TEXT PRIMARY KEY, at {double} NOT NULL, reporter TEXT NOT NULL, about TEXT NOT NULL,
            table_id TEXT NOT NULL, words TEXT NOT NULL, heard TEXT NOT NULL)""",
        """CREATE TABLE played (
            player TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, ended {double} NOT NULL,
            seat INTEGER NOT NULL, place INTEGER NOT NULL, won BOOLEAN NOT NULL, result {bytes} NOT NULL,
            PRIMARY KEY (player, table_id))""",
        "CREATE INDEX played_ended ON played (player, ended)",
        """CREATE TABLE rated_games (
            player TEXT NOT NULL, table_id TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
            at {double} NOT NULL, mu {double} NOT NULL, sigma {double} NOT NULL, PRIMARY KEY (player, table_id))""",
    ),
    (
        """CREATE TABLE postponed (
            owner TEXT NOT NULL, kind TEXT NOT NULL, table_id TEXT NOT NULL, player TEXT, due {double} NOT NULL,
            body {bytes} NOT NULL, PRIMARY KEY (owner, kind, table_id))""",
        "CREATE INDEX postponed_due ON postponed (due)",
    ),
    (
        """CREATE TABLE tournaments (
            id TEXT PRIMARY KEY, version INTEGER NOT NULL, state TEXT NOT NULL, listed BOOLEAN NOT NULL,
            organiser TEXT NOT NULL, club TEXT, starts {double}, due {double}, created {double} NOT NULL,
            updated {double} NOT NULL, body {bytes} NOT NULL)""",
        "CREATE INDEX tournaments_due ON tournaments (due) WHERE due IS NOT NULL",
        "CREATE INDEX tournaments_state ON tournaments (state, updated)",
        "CREATE INDEX tournaments_club ON tournaments (club) WHERE club IS NOT NULL",
        """CREATE TABLE tournament_rounds (
            tournament TEXT NOT NULL, number INTEGER NOT NULL, body {bytes} NOT NULL,
            PRIMARY KEY (tournament, number))""",
        """CREATE TABLE tournament_entrants (
            tournament TEXT NOT NULL, player TEXT NOT NULL, entrant TEXT NOT NULL, address TEXT NOT NULL,
            PRIMARY KEY (tournament, player))""",
        "CREATE INDEX tournament_entrants_player ON tournament_entrants (player)",
        """CREATE TABLE arrivals (
            table_id TEXT NOT NULL, seat INTEGER NOT NULL, at {double} NOT NULL, PRIMARY KEY (table_id, seat))""",
        """CREATE TABLE clubs (
            id TEXT PRIMARY KEY, name TEXT NOT NULL, name_key TEXT NOT NULL UNIQUE, joining TEXT NOT NULL,
            invitation TEXT NOT NULL, created {double} NOT NULL, body {bytes} NOT NULL)""",
        """CREATE TABLE club_members (
            club TEXT NOT NULL, player TEXT NOT NULL, role TEXT NOT NULL, since {double} NOT NULL,
            PRIMARY KEY (club, player))""",
        "CREATE INDEX club_members_player ON club_members (player)",
        """CREATE TABLE club_posts (
            club TEXT NOT NULL, number INTEGER NOT NULL, at {double} NOT NULL, player TEXT NOT NULL,
            words TEXT NOT NULL, PRIMARY KEY (club, number))""",
        """CREATE TABLE club_evenings (
            id TEXT PRIMARY KEY, club TEXT NOT NULL, at {double} NOT NULL, player TEXT NOT NULL,
            body {bytes} NOT NULL)""",
        "CREATE INDEX club_evenings_at ON club_evenings (club, at)",
        """CREATE TABLE club_comers (
            evening TEXT NOT NULL, player TEXT NOT NULL, at {double} NOT NULL, PRIMARY KEY (evening, player))""",
        """CREATE TABLE club_tables (
            table_id TEXT PRIMARY KEY, club TEXT NOT NULL, player TEXT NOT NULL, at {double} NOT NULL)""",
        "CREATE INDEX club_tables_club ON club_tables (club, at)",
        """CREATE TABLE seasons (
            id TEXT PRIMARY KEY, club TEXT NOT NULL, version INTEGER NOT NULL, state TEXT NOT NULL, due {double},
            created {double} NOT NULL, body {bytes} NOT NULL)""",
        "CREATE INDEX seasons_club ON seasons (club, created)",
        "CREATE INDEX seasons_due ON seasons (due) WHERE due IS NOT NULL",
        """CREATE TABLE season_players (
            season TEXT NOT NULL, player TEXT NOT NULL, PRIMARY KEY (season, player))""",
        "CREATE INDEX season_players_player ON season_players (player)",
    ),
    (
        """CREATE TABLE studies (
            id TEXT PRIMARY KEY, owner TEXT NOT NULL, name TEXT NOT NULL, title TEXT NOT NULL, readers TEXT NOT NULL,
            generation INTEGER NOT NULL, seq INTEGER NOT NULL, created {double} NOT NULL, updated {double} NOT NULL,
            games TEXT NOT NULL)""",
        "CREATE INDEX studies_owner ON studies (owner)",
        "CREATE INDEX studies_listed ON studies (readers, updated)",
        """CREATE TABLE study_log (
            study TEXT NOT NULL, seq INTEGER NOT NULL, at {double} NOT NULL, author TEXT NOT NULL, name TEXT NOT NULL,
            command TEXT NOT NULL, body {bytes} NOT NULL, PRIMARY KEY (study, seq), UNIQUE (study, command))""",
        """CREATE TABLE study_writers (
            study TEXT NOT NULL, player TEXT NOT NULL, at {double} NOT NULL, PRIMARY KEY (study, player))""",
        "CREATE INDEX study_writers_player ON study_writers (player)",
    ),
    (
        """CREATE TABLE puzzle_tries (
            player TEXT NOT NULL, puzzle TEXT NOT NULL, game TEXT NOT NULL, at {double} NOT NULL, day TEXT NOT NULL,
            first BOOLEAN NOT NULL, solved BOOLEAN NOT NULL, PRIMARY KEY (player, puzzle))""",
        """CREATE TABLE puzzle_ratings (
            player TEXT NOT NULL, game TEXT NOT NULL, mu {double} NOT NULL, sigma {double} NOT NULL,
            PRIMARY KEY (player, game))""",
        "CREATE TABLE puzzle_strengths (puzzle TEXT PRIMARY KEY, mu {double} NOT NULL, sigma {double} NOT NULL)",
    ),
    ("CREATE TABLE puzzles (id TEXT PRIMARY KEY, game TEXT NOT NULL, at {double} NOT NULL, body {bytes} NOT NULL)",),
)
