call-address = it should begin with https:// and name a host.
call-failed = the notification could not be sent ({ $error }).
call-no_host = there is no host “{ $host }”.
call-password = it must not contain a name or a password.
call-port = its port is no number.
call-private = it is in the server's own network, where this server sends nothing.
call-refused = it answered with status { $status }.
call-resting = it did not answer; it is tried again after a while.
call-silent = { $host } does not answer ({ $error }).
call-waiting = too many notifications wait for it.

entry-agreed = { $player } agrees to the change
entry-amended = The host changes what was agreed on
entry-answered-no = { $player } declines
entry-answered-yes = { $player } agrees
entry-applauded = { $player }: well played!
entry-botsat = { $level } (bot) sits down
entry-claimed = { $player } has an account now
entry-closed = The game ends without a result: nobody could go on with it here
entry-closed-by_organiser = The organiser ends the game
entry-created = The table is set up
entry-expired = Nobody started in time; the table is closed
entry-expired-by_host = The host closes the table
entry-left = { $who } leaves the table
entry-played = { $player } plays
entry-played-ahead = { $player } passes, as chosen in advance
entry-played-replaced = { $player } failed to choose; a legal move was made instead
entry-proposed-pause = { $player } proposes a pause
entry-proposed-stop = { $player } proposes to stop the game here
entry-proposed-undo = { $player } asks to go back to step { $to }
entry-proposed-undo_reveals = { $player } asks to go back to step { $to }, past something that was drawn or revealed
entry-rematched = { $player } sets up a rematch
entry-reminded-expiry = If the game does not begin soon, this table will be closed
entry-reminded-time = The time of { $player } is running out
entry-resigned = { $player } resigns
entry-rested =
    { $count ->
        [one] { $player } takes a day off; until then their time stands still
       *[other] { $player } takes { $count } days off; until then their time stands still
    }
entry-resumed = { $player } ends the pause
entry-returned = { $player } takes the seat back from the steward
entry-rolledback =
    The host undoes the last decision of { $whose }: { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }
entry-rolledback-reveals =
    The host undoes the last decision of { $whose }: { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }, past something that was drawn or revealed
entry-sat = { $who } sits down
entry-started = The game begins
entry-timedout = The time of { $player } is up; a steward plays on
entry-undone =
    { $player } undoes { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }

league-division = Division { $number }
league-games_of = Games of week { $week }
league-lost = Lost
league-played = Played
league-rule = Three points for a win, one for a tie.
league-tied = Tied
league-won = Won
level-novice = Novice
level-apprentice = Apprentice
level-builder = Builder
level-master = Master
level-king = King
level-random = random clicking

name-bot = { $level }
name-departed = departed player
name-free = nobody
name-guest = { $name }
name-numbered = { $called } { $number }

notice-change = { $game }: the host has changed the table. The game begins when you agree.
notice-club = { $name } plans: { $text }
notice-end = { $game }: the game is over.
notice-expiry = { $game }: your table will be closed soon unless the game begins.
notice-invite = { $name } invites you to { $game }.
notice-league_agreed = { $text }: { $name } has chosen a time for your game.
notice-league_table = { $name }: your table is open.
notice-league_times = { $text }: { $name } says when they could play. Choose a time.
notice-rests = { $name }: you have a rest in this round.
notice-results = { $name } is over: you are in place { $place }.
notice-round = { $name }, round { $number }: your table is ready.
notice-season = { $name }: the season begins.
notice-start = { $game }: the game begins.
notice-test = This is what a notification from Bastide looks like.
notice-time = { $game }: your time is running out.
notice-too_few = { $name } could not begin: too few have entered.
notice-turn = { $game }: it is your turn.
notice-waits = { $name }: somebody waits for you at the table.

refusal-agreed_already = You have agreed already; the others have not answered yet.
refusal-agreed_change = No change waits for your agreement.
refusal-applauded = You have said so already.
refusal-bad_frame = This is no message of the protocol: { $problem }. See /docs/protocol.
refusal-bad_request = The request cannot be read: { $problem }
refusal-banned = The host of this server has banned you.
refusal-beyond_horizon = You can go back to step { $horizon } by yourself: what came before revealed something or was another's move. Propose an undo, and all must agree.
refusal-blocked = Somebody at this table does not want to play with you.
refusal-bot_tables = Bots play among themselves at as many tables as this server allows; try again later, or sit down yourself.
refusal-change_luck = The draws of this table are shared with others or known beforehand; its rules can no longer be changed.
refusal-change_nothing = Nothing would be changed by that.
refusal-change_open =
    { $count ->
        [one] The table was changed and { $count } player has not agreed yet.
       *[other] The table was changed and { $count } players have not agreed yet.
    }
refusal-change_seats = Somebody sits at seat { $number }; free that seat first.
refusal-chat_closed = There is no chat at this table.
refusal-chat_empty = Write something to say.
refusal-chat_players = Only players chat at this table.
refusal-club_blocked = This club does not want you as a member.
refusal-club_evenings =
    { $count ->
        [one] { $count } evening is planned already.
       *[other] { $count } evenings are planned already; call one off first.
    }
refusal-club_full =
    { $count ->
        [one] A club has at most { $count } member.
       *[other] A club has at most { $count } members; this one is full.
    }
refusal-club_helpers = Only leaders and helpers of the club can do that.
refusal-club_invitation = This club is joined by invitation: ask a member for the link.
refusal-club_last_leader = A club needs somebody who leads it; let another member lead first.
refusal-club_leader = Nobody takes out a leader of the club; they can leave.
refusal-club_leaders = Only leaders of the club can do that.
refusal-club_members = That is for members of the club; join it first.
refusal-clubs_full =
    { $count ->
        [one] You can have { $count } club at most.
       *[other] You can have { $count } clubs at most; leave one first.
    }
refusal-contest_goes_on = A game of a tournament or a league is played to its end; only the organiser can stop it.
refusal-contest_seats = Seats and settings of this table belong to the tournament or the league; withdraw there if you cannot play.
refusal-contest_starts = The game begins by itself when all have come.
refusal-damaged = What is stored of this table is damaged. It is set aside; the host of this server can look into it.
refusal-duplicate_nonce = Nobody adds to the draws of tables with the same luck; leave out the nonce.
refusal-duplicate_pause = A table that shares its luck is not paused: the others wait for its end.
refusal-duplicate_seated = Nobody sits at two tables with the same luck; leave the other one first.
refusal-duplicate_undo = At tables with the same luck nothing is undone that was drawn or revealed: at the other tables nobody knew it beforehand.
refusal-expired = The table was never started and is closed; set up a new one.
refusal-foreign_origin = The page that asks is not from this server; open the table at the server's own address.
refusal-full = All seats are taken; you can watch.
refusal-goes_on = The game can go on here; propose to stop it, and all must agree.
refusal-hints_alone = Hints are for those who play alone against bots, unless all agree to them when the table is set up.
refusal-hints_clock = There are no hints against the clock, unless all agree to them when the table is set up.
refusal-hints_duplicate = There are no hints at tables with the same luck, unless all agree to them when they are set up.
refusal-hints_nobody = At this table nobody gets hints.
refusal-hints_off = This server gives no hints.
refusal-hints_rated = There are no hints at a rated table, unless all agree to them when it is set up.
refusal-host_only = Only the host of the table can do that.
refusal-illegal = The rules forbid it.
refusal-name_empty = Give it a name.
refusal-name_taken = The name '{ $name }' is taken; choose another.
refusal-name_wrong = A name has 2 to 30 letters, digits, spaces, dots, dashes or underscores.
refusal-needs_server = This needs a server; here everything stays on this device.
refusal-no_hint = No hint was found in time; ask again.
refusal-no_invitation = You need an invitation to sit down here: ask the host for the link.
refusal-no_invitations = This player does not want to be invited.
refusal-no_level = There is no bot '{ $level }'; choose among { $levels }.
refusal-no_pass = In { $game } no turn can be passed; decide when it comes.
refusal-no_proposal = Nothing is proposed that could be answered.
refusal-no_search = The search came to nothing; ask again.
refusal-no_seat =
    The table has { $seats ->
         [one] { $seats } seat
        *[other] { $seats } seats
    }, numbered from 0.
refusal-no_session = You are not signed in, or the session has ended; sign in again.
refusal-no_steward = No steward plays for you.
refusal-no_such_seat = '{ $seat }' is no seat for a bot here; seats are numbered from 0.
refusal-not_over = The game is not over yet.
refusal-not_paused = The game is not paused.
refusal-not_seated = You do not sit at this table; open your seat's link.
refusal-not_started = The game has not begun.
refusal-not_your_turn = It is not your turn; wait for { NAME($player, form: "acc") }.
refusal-nothing_to_undo = There is no later step to undo.
refusal-over = The game is over; ask for a rematch.
refusal-pass_now = It is your turn: pass now, or play.
refusal-pass_over = You cannot pass any more in this turn of the game; choose it when the next one has begun.
refusal-played_on = This game was played on from a position: that is for games from their beginning.
refusal-player_away = { $who } is not here. The clock would run for somebody who is away: wait, or give the seat to a bot.
refusal-password_short = A password has at least 10 characters.
refusal-paused = The game is paused; end the pause first.
refusal-people_full = You have muted or blocked { $count } players already; undo one of them first.
refusal-preferences_full = At most { $count } preferences are kept for an account.
refusal-played_before = Only those who played the game before play again here; open a table of your own to invite others.
refusal-present_password = The current password is wrong.
refusal-proposal_open = Something is proposed already; answer it first.
refusal-push_keys = This browser cannot be notified: its keys are no push keys.
refusal-push_service = The server does not know the service that would notify this browser; sign in to be notified there.
refusal-resigned_seat = This seat has resigned.
refusal-rest_clock = Days off are for games over several days: at this table time is counted otherwise.
refusal-rest_used =
    { $count ->
        [0] You have taken all your days off of this year at this table.
        [one] You have one day off left of this year at this table.
       *[other] You have { $count } days off left of this year at this table.
    }
refusal-review_empty = Nobody made a move in this game; there is nothing to review.
refusal-review_frozen = The rules of { $game } have changed since this game; it can no longer be reviewed here.
refusal-reviews_full = Many games are waiting for their review; ask again later.
refusal-reviews_off = This server makes no reviews.
refusal-rollback_clock = At a table with a clock the host undoes nothing alone; propose an undo, and all must agree.
refusal-rollback_host = Only the host of the table can undo without asking; propose an undo, and all must agree.
refusal-rollback_nothing = Nobody at this table has decided anything yet that could be undone.
refusal-rollback_rated = At a rated table the host undoes nothing alone; propose an undo, and all must agree.
refusal-rules_changed = The game was begun with rules version { $played } of { $game }; this server plays version { $present } and cannot go on with it. Who sits here can end it without a result, and download what was played.
refusal-said = { $sentence }
refusal-sealed = Other tables play with the same luck; until all of them are over, only those who sit at this table see it.
refusal-sealed_review = The game can be reviewed once all tables with the same luck are over.
refusal-search_running = This is a position of a game that you are playing; the engine says nothing about it until that game is over.
refusal-searches_full = Many positions are being searched; ask again later.
refusal-searches_off = This server searches no positions.
refusal-season_before = Divisions are made by a season of the same club that is over.
refusal-season_begun = The season has begun.
refusal-season_game_begun = This game has begun or is over.
refusal-season_not_yours = Only the two who play this game can do that.
refusal-season_on = A season is going on in this club; end it first.
refusal-season_over = The season is over.
refusal-season_result = A game that was not played has no winner.
refusal-season_time = Choose one of the times that the other has named.
refusal-seat_free = That seat is free.
refusal-seated_already = You sit at this table already.
refusal-seats_free =
    { $count ->
         [one] { $count } seat is
        *[other] { $count } seats are
    } still free; invite somebody or seat a bot.
refusal-sockets_full = Too many tables are open from your network; close some of them.
refusal-stale = Something happened before your command arrived; look at what is new and decide again.
refusal-started = The game has begun; seats no longer change.
refusal-steward_plays = Your time ran out and a steward plays for you; take your seat back first.
refusal-study_empty = Nothing has been played at this table.
refusal-study_full = This study is full; begin another.
refusal-study_game_stays = The game itself never changes; add a line beside it.
refusal-study_hidden = This record hides steps that its reader could not know; take the record of the game once it is over.
refusal-study_last_chapter = A study has at least one chapter; throw the whole study away instead.
refusal-study_most = You have { $count } studies; throw one away first.
refusal-study_no_chance = Nothing is drawn here: somebody has to decide.
refusal-study_no_words = Write something first.
refusal-study_over = There is nothing left to play in this position.
refusal-study_owner = Only whose study it is can do that.
refusal-study_running = This game is still going on; it can be studied when it is over.
refusal-study_writers = You read this study; those who own it or were named write.
refusal-subscriptions_full =
    You are notified at { $count ->
         [one] { $count } address
        *[other] { $count } addresses
    } already; remove one first.
refusal-taken = That seat is taken.
refusal-token_plays = A bot's token is for playing; to change the account, sign in with the password.
refusal-too_large = That is too large: at most { $limit } bytes.
refusal-too_often =
    That was too often; wait { $seconds ->
         [one] { $seconds } second
        *[other] { $seconds } seconds
    } and try again.
refusal-tournament_begun = The tournament has begun; that can no longer be changed.
refusal-tournament_blocked = The organiser does not want you in this tournament.
refusal-tournament_bots = Bots and programs do not play in this tournament.
refusal-tournament_clock = Without a clock somebody could keep all others waiting: choose a clock, or another rule for who does not come.
refusal-tournament_corrections =
    { $count ->
        [one] Something was put right { $count } time already.
       *[other] Something was put right { $count } times already; no more is kept.
    }
refusal-tournament_entered = You have entered already.
refusal-tournament_full = All places are taken.
refusal-tournament_invitation = You need the invitation to enter: ask the organiser for the link.
refusal-tournament_late = The tournament has begun; nobody enters any more.
refusal-tournament_left = You have left this tournament; nobody enters twice.
refusal-tournament_members = This tournament is for members of its club.
refusal-tournament_no_club = Say which club may enter.
refusal-tournament_no_round = No round is being played.
refusal-tournament_no_table = At this table there is nothing to decide.
refusal-tournament_not_paused = The tournament is not paused.
refusal-tournament_not_running = The tournament is not running.
refusal-tournament_organiser = Only the organiser can do that.
refusal-tournament_over = The tournament is over.
refusal-tournament_paused = The tournament is paused; let it go on first.
refusal-tournament_rating = This tournament is for ratings from { $least } to { $most }.
refusal-tournament_reserve = Only a reserve takes the place of somebody who plays.
refusal-tournament_round_on = A round is being played; wait until all its results are in.
refusal-tournament_swap = Name two different entrants of this round, at least one of whom sits at a table.
refusal-tournament_table_begun = The game at one of these tables has begun.
refusal-tournament_time = Choose a time that is to come, within a year.
refusal-tournament_too_few =
    { $count ->
        [one] At least { $count } player is needed.
       *[other] At least { $count } players are needed.
    }
refusal-tournaments_full =
    { $count ->
        [one] You can have { $count } tournament at a time.
       *[other] You can have { $count } tournaments at a time.
    }
refusal-unavailable = The server cannot write at the moment; nothing was lost, try again.
refusal-undo_by_consent = At this table every undo needs the consent of all: propose it.
refusal-undo_into_chance = You can go back to a player's decision, not into a draw.
refusal-undo_never = At this table nothing can be undone.
refusal-undo_to_own = Go back to a decision of your own.
refusal-unknown = There is no such { $thing } here.
refusal-unknown_command = The table does not know this command.
refusal-wait_turn = Wait for your turn.
refusal-watch_only = You may not watch this table; ask the host for a link.
refusal-webhook_account = Only an account can be notified by webhook; sign in, and ask for it in the settings.
refusal-webhook_address = Nothing can be sent to the webhook's address: it should begin with https:// and name a host.
refusal-wrong_link = The link is not valid any more; ask for a new one.
refusal-wrong_password = The name or the password is wrong.
refusal-yourself = That is you.

share-sealed = draws sealed, and checked

thing-address = address
thing-chapter = chapter
thing-club = club
thing-device = device
thing-duplicate = set of tables
thing-entrant = entrant
thing-evening = evening
thing-file = file
thing-game = game
thing-lesson = lesson
thing-line = line of the chat
thing-member = member
thing-player = player
thing-position = position
thing-post = note on the board
thing-record = record
thing-puzzle = puzzle
thing-season = season
thing-study = study
thing-subscription = subscription
thing-table = table
thing-token = token
thing-tournament = tournament

tournament-about = { $text } · players: { $players } · rounds: { $rounds }
tournament-absent = did not come
tournament-break-cut = the same without the opponent with fewest points
tournament-break-difference = the difference of all scores
tournament-break-met = the games of those who are level against each other
tournament-break-opponents = the points of the opponents one has met
tournament-break-score = all scores together
tournament-break-wins = the games won
tournament-column-cut = Opponents, less one
tournament-column-difference = Difference
tournament-column-met = Among them
tournament-column-opponents = Opponents
tournament-column-score = Score
tournament-column-wins = Wins
tournament-kind-everybody = Everybody against everybody
tournament-kind-knockout = Knockout
tournament-kind-same_luck = Same luck for all
tournament-kind-swiss = Swiss
tournament-level = With equal points, in this order: { $text }.
tournament-place = Place
tournament-player = Player
tournament-points = Points
tournament-points-duels = A game brings the part of the others at the table that one came in before; a tie counts half.
tournament-points-knockout = Every round that one gets through brings one point.
tournament-points-places = The places bring { $text } points; shared places share them.
tournament-points-same_luck = Everybody is compared with those in the same seat at the other tables: a point if all of them had less, none if all had more; a tie counts half.
tournament-points-wins = A win brings one point; a shared win is shared.
tournament-rests = rest
tournament-results = Results
tournament-round = Round { $number }
tournament-standings = Standings after round { $number }

setup-each_seat = { $what }: this is wanted once for every seat.
setup-form = { $what }: this is not written as it has to be.
setup-missing = { $what }: nothing is said of this.
setup-nothing = In this position nothing could be decided.
setup-other_game = This is a position of another game.
setup-other_rules = This position was kept under rules that are not known here.
setup-range = { $what }: from { $least } to { $most }.
setup-remembered = { $what }: what is remembered of it does not go with what lies on the table.
setup-rule = This is against a rule.
setup-settings = The game cannot be played so.
setup-shape = This cannot be.
setup-unknown = { $what }: there is nothing of that name here.
setup-unreachable = Play does not lead there.
setup-unreadable = This cannot be read as a position.

what-action_points = Action points
what-bailiff = Bailiff
what-batches = Batches
what-castle = Tokens in the castle
what-cloth = Cloth
what-deniers = Deniers
what-food = Food
what-gold = Gold
what-held_over = Blocks held over
what-houses = Houses
what-marker = Favour marker
what-mover = Who is to move
what-owner = Owner
what-players = Players
what-prestige = Prestige
what-provost = Provost
what-removed = Tokens out of the game
what-round = Round
what-scored = Castle sections scored
what-scores = Points
what-seat = Seat
what-settings = Players and rules
what-space = Space
what-stone = Stone
what-store = Store
what-tokens = Tokens
what-turn = Turn
what-wood = Wood
what-worker = Worker
what-year = Year
