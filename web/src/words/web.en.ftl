account-arms = Another coat of arms
account-arms_choose = Choose a coat of arms
account-arms_how = Made from your name. Nobody has to upload a picture.
account-arms_number = Coat of arms { $number }
account-delete = Delete the account
account-delete_gone = Your name, password, ratings, messages and everything else about you are forgotten at once. Games you are playing are given up; your seats at tables that have not begun become free.
account-delete_kept = Others keep the record of the games they played with you; there you appear as “departed player”. This cannot be undone.
account-delete_sure = Delete it for good
account-deleted = The account is deleted.
account-guest = As a guest
account-guest_games =
    { $count ->
         [0] You play as a guest on this device. Your games are kept here; a new account takes them along.
         [one] You play as a guest on this device. { $count } game is kept here; a new account takes it along.
        *[other] You play as a guest on this device. { $count } games are kept here; a new account takes them along.
    }
account-in = Sign in
account-invites = Who may invite you
account-keep = Keep the account
account-language_less = Take away { $language }
account-language_more = Add a language
account-languages = Languages you speak
account-languages_why = They stand on your page, so that others know how to talk to you.
account-make = Make the account
account-name = Name
account-new = New account
account-no_mail = We cannot send you a forgotten password: write it down.
account-offline = The server does not answer; try again in a moment.
account-out = Sign out
account-page = Others see my games and ratings
account-page_how = Only games at tables open to all. What you played at private tables only those who were there can see.
account-password = Password
account-password_change = Change the password
account-password_changed = The password is changed. You are signed out on all other devices.
account-password_choose = A new password
account-password_new = New password
account-password_now = Current password
account-rated = Take part in ratings
account-rated_how = Only rated tables count, and only if everybody there takes part. When you stop, you are no longer listed.
account-rename = Change the name
account-rename_how = It changes everywhere at once, at running tables too. Your old name stays yours for 90 days: nobody else can take it.
account-renamed = Your name is now { $name }.
account-rules = A name has 2 to 30 characters, a password at least 10.
account-seen = Who sees when you are here
account-signed = You are signed in as { $name }.
account-why = You need no account to play. With one, your games and settings follow you to every device, and you can take part in ratings.
account-words = A sentence for your page
account-words_keep = Save
account-words_like = I answer in the evening.
account-you = You

ante-agree = I agree
ante-agreed = What you agreed on
ante-all_here = Everybody is here
ante-ask_here = Ask somebody who is here
ante-asked = { $name } is invited and finds it under “News”. The link works as well.
ante-at = At the table
ante-away = { $name } is away. With a clock the game begins when everybody is here.
ante-bot = Put a bot here
ante-bot_level = Which bot?
ante-change = Change
ante-change_asked = Whoever sits there already is asked whether they agree.
ante-change_save = Change the table
ante-change_seats = Who sits where, and which bots, is changed at the table itself.
ante-change_title = Change this table
ante-changed = The host has changed this table.
ante-changed_about = Look at what is agreed on now. If you do not like it, free your seat.
ante-copied = The invitation is copied
ante-copy = Copy the invitation
ante-expired = Nobody started this table in time
ante-fair = Fair draws
ante-fair_about = The order of everything that will be drawn is already fixed, and sealed. When the game is over anybody can check that it was not changed.
ante-free =
    { $count ->
         [one] { $count } seat is free
        *[other] { $count } seats are free
    }
ante-free_seat = Free the seat
ante-full = All seats are taken
ante-give_up = Close this table
ante-give_up_sure = Yes, close it
ante-hall = Lobby
ante-here = here
ante-host = host
ante-invite =
    { $count ->
         [one] Invite one more
        *[other] Invite { $count } more
    }
ante-invite_about = Whoever opens this link sits down here. No account, nothing to install. On the same sofa: point a phone at the code.
ante-invited = You are invited
ante-invited_about = Enter your name and sit down. No account, nothing to install.
ante-leave = Free the seat of { $name }
ante-lessons = Lessons for this game
ante-more_about = undo, hints, chat, ratings
ante-not_agreed = has not agreed yet
ante-not_asked = { $name } could not be asked. Send the link instead.
ante-open = Free seat
ante-own = Your own seat on another device
ante-own_about = This link is a secret: whoever has it plays for you. Send it to nobody but yourself.
ante-own_copy = Copy my secret link
ante-qr = QR code of the invitation
ante-read = Read it first
ante-see_invited = Only people you invite can see this table.
ante-see_link = Anybody may sit down; only people with a link may watch.
ante-see_nobody = Nobody may watch.
ante-see_open = Anybody may sit down and watch.
ante-see_watch = Only invited players sit down; everybody may watch.
ante-send = Send it …
ante-sit = Sit down here
ante-start = Begin
ante-take_away = Take away
ante-text = { $name } invites you to { $game }. { $agreed } Sit down here: { $link }
ante-tiles = { $tiles }: { $sets }
ante-undo-consent = A move can be undone only if everybody agrees.
ante-undo-free = You may undo in your own turn, as long as nothing was drawn.
ante-undo-never = No move can be undone.
ante-wait = Begins when every seat is taken. Friends on their way can still be replaced by a bot.
ante-wait_agree =
    { $count ->
         [one] Begins when { $names } has agreed to the change.
        *[other] Begins when { $names } have agreed to the change.
    }
ante-waiting = Free: waiting for a friend
ante-watch_copy = Copy a link to watch
ante-your_table = Your table

aside-close = End the game without a result

ask-about = Your tables with a free seat:
ask-here = Ask to this table
ask-new = A new table
ask-pause = Ask for a pause
ask-stop = Ask to stop here
ask-title = Ask { $name } to play
ask-undo = Ask to undo the last move

board-carcassonne = The land of Carcassonne
board-caylus = The town of Caylus
board-magna_carta = The road of Caylus Magna Carta
board-torres = The board of Torres
board-words = The board in words

calendar-heading = Your calendar
calendar-label = Address of your calendar
calendar-renew = Replace this address
calendar-renew_how = The old address stops working, and you get a new one.
calendar-renewed = The old address no longer works.
calendar-title = Calendar
calendar-why = Give this address to your calendar program, and your turns appear there. Whoever has it can read when you are to move, and nothing else.

calls-add = Add a program
calls-elsewhere = Another device
calls-event-change = A table of yours was changed
calls-event-club = Your club plans something
calls-event-end = A game is over
calls-event-expiry = Your table is about to be closed
calls-event-invite = Somebody invites you
calls-event-results = A tournament of yours is over
calls-event-round = A round of your tournament begins
calls-event-start = A game begins
calls-event-time = Your time is running out
calls-event-turn = It is your turn
calls-event-waits = Somebody waits for you at a table
calls-events = Notify it when
calls-failed = { $time }: it did not arrive: { $why }
calls-format = Format
calls-format-json = JSON
calls-format-text = plain text
calls-here = This browser
calls-in_calendar = shown in your calendar
calls-never = nothing sent yet
calls-no_push = This browser cannot show notifications while the page is closed.
calls-none = No program yet.
calls-programs = Other programs
calls-quiet = Quiet at night
calls-quiet_how = Nothing between 22:00 and 8:00, except that your time is running out. The rest you are told in the morning.
calls-remove = Remove
calls-secret = Secret for the signature
calls-secret_why = Optional. With a secret, every notification carries its signature in X-Bastide-Signature.
calls-test = Try it now
calls-title = What we notify you about, and where
calls-url = Address
calls-why = Only when you are not at the table. No mail: this server knows no mail addresses.
calls-worked = { $time }: it arrived

carcassonne-abbey = Abbey
carcassonne-aim = Aim the catapult at { $x },{ $y }; arrow keys move the aim, Enter throws
carcassonne-around =
    { $count ->
         [one] { $count } place around it is empty
        *[other] { $count } places around it are empty
    }
carcassonne-aside = Laid aside
carcassonne-carcassonne = Carcassonne
carcassonne-card-around = { $region }: { $open ->
    [one] one place around it is empty
   *[other] { $open } places around it are empty
 }, worth { $points } when complete
carcassonne-card-closes = Closes this { $region } of { $names }: +{ $points }
carcassonne-card-closes_free = { $region }, complete and free: +{ $points } with a figure on it
carcassonne-card-fields = Only fields meet here
carcassonne-card-grows = { $region } of { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
 }, { $open ->
    [one] one open end
   *[other] { $open } open ends
 }, worth { $points } when complete
carcassonne-choose_place = First choose a place for the tile
carcassonne-cities =
    { $count ->
         [one] { $count } complete city
        *[other] { $count } complete cities
    }
carcassonne-city = City
carcassonne-closed = complete: worth
carcassonne-cloth = Cloth
carcassonne-deploy_here = Deploy
carcassonne-do = What will you do?
carcassonne-do-barn = Barn
carcassonne-do-capture = Capture
carcassonne-do-choose = Choose
carcassonne-do-count = Count
carcassonne-do-deploy = Figure
carcassonne-do-dragon = Dragon
carcassonne-do-drive = Wagon
carcassonne-do-enter = Into the town
carcassonne-do-fairy = Fairy
carcassonne-do-join = Leave the town
carcassonne-do-portal = Portal
carcassonne-do-princess = Princess
carcassonne-do-seduce = Replace
carcassonne-do-summon = Summon
carcassonne-do-tempt = Replace
carcassonne-do-top = On a tower
carcassonne-do-tower = Build a tower
carcassonne-dock = Your tile and figures
carcassonne-each = { $what } × { $worth }
carcassonne-farms = Farms: which field feeds which cities
carcassonne-feeds = feeds complete cities
carcassonne-field = Field
carcassonne-figure = Which figure?
carcassonne-figure_label = { $name }: { $role } at { $x },{ $y }
carcassonne-final-cities = Cities
carcassonne-final-cities-rule = Every tile and every pennant of an unfinished city counts.
carcassonne-final-cloisters = Cloisters
carcassonne-final-cloisters-rule = The cloister and every tile around it count.
carcassonne-final-fields = Fields
carcassonne-final-fields-rule = Every finished city that a field touches counts.
carcassonne-final-roads = Roads
carcassonne-final-roads-rule = Every tile of an unfinished road counts.
carcassonne-fits =
    { $places ->
         [one] { $places } place
        *[other] { $places } places
    }, { $ways ->
         [one] { $ways } way
        *[other] { $ways } ways
    }
carcassonne-gave-catapult = Catapult
carcassonne-gave-fairy = Fairy
carcassonne-gave-goods = Goods
carcassonne-gave-king = King and robber
carcassonne-gave-tower = Ransom
carcassonne-grain = Grain
carcassonne-has_king = holds the king
carcassonne-has_robber = holds the robber baron
carcassonne-king = King: largest city { $tiles }
carcassonne-lay_here = Lay it here?
carcassonne-left = tiles left
carcassonne-monastery = Cloister
carcassonne-no_figure = No figure
carcassonne-nobody = nobody is here
carcassonne-none = none
carcassonne-now = worth now
carcassonne-one_way = It fits one way only
carcassonne-open =
    { $count ->
         [one] { $count } open end
        *[other] { $count } open ends
    }
carcassonne-pennants =
    { $count ->
         [one] { $count } pennant
        *[other] { $count } pennants
    }
carcassonne-pile =
    { $count ->
         [one] { $count } tile left
        *[other] { $count } tiles left
    }
carcassonne-place_here = Place here
carcassonne-place_label =
    Place the tile at { $cell }; { $ways ->
         [one] { $ways } turn fits
        *[other] { $ways } turns fit
    }
carcassonne-place_lit = Choose a lit place for the tile
carcassonne-prisoner = Prisoner
carcassonne-region_text =
    { $region } at { $x },{ $y }: { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }, { $open ->
         [one] { $open } open end
        *[other] { $open } open ends
    }; { $people }; worth { $points ->
         [one] { $points } point
        *[other] { $points } points
    } now.
carcassonne-removed = Taken out of the game
carcassonne-river = The river
carcassonne-road = Road
carcassonne-roads =
    { $count ->
         [one] { $count } complete road
        *[other] { $count } complete roads
    }
carcassonne-robber = Robber: longest road { $tiles }
carcassonne-role-builder = builder
carcassonne-role-farmer = farmer
carcassonne-role-guard = guard
carcassonne-role-heretic = heretic
carcassonne-role-knight = knight
carcassonne-role-monk = monk
carcassonne-role-pig = pig
carcassonne-role-thief = thief
carcassonne-ruler = How far? The ruler lies at 1.
carcassonne-second_part = second tile by the builder
carcassonne-shared = Shared: each gets all points
carcassonne-shrine = Shrine
carcassonne-step_figure = Figure
carcassonne-step_place = Place the tile
carcassonne-step_score = Scoring
carcassonne-throws = { $count } of { $of } have thrown
carcassonne-tile = Your tile
carcassonne-tiles =
    { $count ->
         [one] { $count } tile
        *[other] { $count } tiles
    }
carcassonne-tiles_left = Tiles left
carcassonne-token_lands = The token in flight
carcassonne-tokens =
    { $count ->
         [one] { $count } token
        *[other] { $count } tokens
    }, the most
carcassonne-tower_foundation = Tower
carcassonne-tower_label =
    Tower at { $x },{ $y }, { $floors ->
         [one] { $floors } floor
        *[other] { $floors } floors
    } high
carcassonne-tower_pieces = Tower pieces
carcassonne-turn_left = Turn the tile left
carcassonne-turn_right = Turn the tile right
carcassonne-wagon_waits = The wagon of { $name } may drive on
carcassonne-way = Way { $now } of { $of }: turn it with the arrow
carcassonne-when_closed = when complete
carcassonne-wine = Wine

caylus-all_passed = all passed
caylus-bailiff_at = bailiff on { $space }
caylus-beyond = Beyond the provost ({ $provost }): works only if he is moved +{ $steps }
caylus-bridge = Bridge
caylus-built_on = on { $space }
caylus-castle = Castle
caylus-columns = columns 1–{ $count } open
caylus-favours = Royal favours
caylus-gate = Gate
caylus-income = income of the next turn
caylus-inn = Inn
caylus-joust_field = Joust field
caylus-merchants_guild = Guild
caylus-next_site = next site
caylus-pass_here = pass here
caylus-passed = passed as no. { $place }
caylus-price = price
caylus-scoring_rule = Houses bring favours; none costs { $points } prestige
caylus-stables = Stables
caylus-stock_label = Buildings in the stock
caylus-stock_prestige = Prestige
caylus-stock_stone = Stone
caylus-stock_wood = Wood
caylus-trading_post = Trading post
caylus-workers =
    { $count ->
         [one] { $count } worker
        *[other] { $count } workers
    } in hand

chat-about = About what { $name } said
chat-everyone = everyone
chat-hear_again = Show everybody's messages again
chat-hidden = You have hidden the chat.
chat-nobody = nobody
chat-none = Nobody has said anything yet.
chat-onlooker = a spectator
chat-players = players only
chat-report = Report it
chat-report_how = The host of this server reads it, with the last lines of the chat.
chat-report_send = Send the report
chat-report_what = What is wrong? (optional)
chat-reported = It is reported.
chat-say = Say something
chat-send = Send
chat-show = Show it
chat-title = Chat
chat-toast = { $name }: { $words }
chat-unread = Chat · { $count }

circle-everybody = everybody
circle-met = people I played
circle-nobody = nobody

clause-open = Rule { $clause }

clock-bank = Minutes for the whole game
clock-correspondence =
    { $days ->
         [one] { $days } day
        *[other] { $days } days
    } a move
clock-days =
    { $days ->
         [one] { $days } day
        *[other] { $days } days
    }
clock-increment = Seconds more for every turn
clock-left = { $time } left
clock-live = { $minutes } min each + { $seconds } s a turn
clock-none = no clock
clock-per_move = Days for a move

close = Close

club-about = What kind of club it is
club-arms = Coat of arms
club-board = Board
club-calendar = Calendar
club-change = Change the club
club-club = Club
club-clubs = Clubs
club-come = Coming: { $count }
club-count = Members: { $count }
club-end = Close the club
club-end_sure = Yes, close it for good
club-evening_title = What is planned
club-evening_words = More about it
club-found = Found a club
club-i_come = I come
club-in_to_join = Sign in to join
club-invite = Invite members
club-join = Join
club-joining = Who may join
club-joining-everybody = everybody may join
club-joining-invitation = by invitation
club-league = League
club-leave = Leave the club
club-leave_sure = Yes, leave
club-members = Members
club-members_only = Calendar, board and tables are for members.
club-name = Name of the club
club-no_evenings = Nothing is planned.
club-no_posts = Nobody has written anything yet.
club-no_tables = No table is open.
club-none = There is no club yet
club-none_how = Found one, and invite whom you like to play with.
club-open_table = Open a club table
club-others = Other clubs
club-plan = Plan an evening
club-post = Put it on the board
club-role-helper = helper
club-role-leader = leader
club-role-member = member
club-role_of = Role of { $name }
club-tables = Tables of the club
club-take_off = Take off
club-week_ends = { $name }: the week ends
club-when = When it usually meets
club-when_like = Thursdays at 20:00
club-write = Write to the members

club-yours = Your clubs
club-yours_none = You are in no club yet
command-hint = type a move, e.g. from the list
command-label = Type a move
command-play = Play

compete-about = What players should know
compete-absent = did not come
compete-add_bots = Add bots
compete-all_rounds = All rounds
compete-at_tables = At the tables now
compete-back = Back to the tournament
compete-begin = Begin the first round
compete-begins = The first round begins
compete-begins_hand = begins when the organiser says so
compete-between = Minutes between two rounds
compete-bots = Bots and programs may play
compete-bots_title = Bots
compete-bracket = Bracket
compete-bracket_tie = A tie is played again, with the seats moved on by one. Who is still level when everybody has had every seat twice casts lots.
compete-bracket_title = The way to the final
compete-by_hand = when the organiser says so
compete-by_time = at a set time
compete-call_off = Call off
compete-call_off_sure = Yes, call it off
compete-called_off = called off
compete-change = Change the tournament
compete-comes_in = Who comes in
compete-coming = Coming
compete-corrected = put right
compete-correction-forfeit = A game was declared lost
compete-correction-result = A result was set
compete-correction-rule = A rule was changed
compete-correction-stop = A game was stopped
compete-correction-substitute = A reserve came in
compete-correction-swap = Two players changed places
compete-correction-withdraw = Somebody was taken out
compete-corrections = What was put right
compete-cross = Table
compete-cross_games = { $one } before { $other } in { $won } of { $games } games
compete-cross_how = Every row against every column: one’s own points above those of the other.
compete-cross_more = Every row against every column: in how many games one came in before the other, of how many.
compete-cross_title = Who beat whom
compete-delay = Minutes by which others see it later
compete-delayed = shown { $minutes } min late
compete-end = End the tournament
compete-end_sure = Yes, end it; the standings hold
compete-enter = Enter
compete-enter_reserve = Enter as a reserve only
compete-entrants = Players
compete-entry = Who may enter?
compete-entry-club = Members of the club
compete-entry-club_how = Only who is in the club finds and enters it.
compete-entry-link = Only with the invitation
compete-entry-link_how = You pass on a link.
compete-entry-open = Everybody
compete-entry-open_how = It is listed here for all to see.
compete-everything = Everything
compete-final = Final
compete-flag-always_together = They have finished { $games } of { $of } games together.
compete-flag-same_address = They come from the same address.
compete-flags = Worth a look
compete-flags_how = It may be harmless: a family shares an address.
compete-forfeit = The game is lost
compete-forfeit_who = Who has lost without playing on
compete-give_result = Set this result
compete-goes_on = goes on without a game
compete-goes_out = Who goes out
compete-going_on = Going on
compete-how = How it works
compete-how_absences = Who misses this many rounds is out: { $rounds }.
compete-how_fair = No undoing, no hints: everybody plays alone.
compete-how_lots = Lots are sealed before the first round; afterwards anybody can draw the pairings again.
compete-how_many = How many
compete-how_wait = When a round begins your table opens; time to come: { $minutes } min.
compete-how_watch = Others may watch; they see it { $minutes } min later.
compete-how_watch_now = Others may watch.
compete-in_to_enter = Sign in to enter
compete-invitation = Invitation
compete-invite = Invite others
compete-keep = Keep the changes
compete-kind = How is it played?
compete-kind-everybody = Each meets each once. The fairest, and the longest.
compete-kind-knockout = Who loses is out; the last play the final.
compete-kind-same_luck = All tables draw the same in the same order; you are compared with the players in your own seat elsewhere.
compete-kind-swiss = Everybody plays every round, against somebody with as many points.
compete-late = One can still enter after the first round
compete-least_rating = Rating at least
compete-left = left
compete-length = Rounds: { $rounds }, of about { $minutes } min, with { $players } players.
compete-length_days = Rounds: { $rounds }, over days, with { $players } players.
compete-letter-lost = L
compete-letter-tied = =
compete-letter-won = W
compete-look = Look
compete-more = Show more
compete-most = Players at most
compete-most_rating = Rating at most
compete-name = Name of the tournament
compete-new_invitation = Make a new invitation; the old link no longer works
compete-next = The next rounds begin
compete-next_at = next round: { $time }
compete-next_round = Begin the next round
compete-next_self = by themselves, after the last result
compete-no_flags = Nothing stands out
compete-no_show = Who does not come
compete-no_show-clock = The clock runs
compete-no_show-clock_how = The game begins anyway; a steward plays when the time is up.
compete-no_show-forfeit = The game is lost
compete-no_show-forfeit_how = Who is not there when the time to come is up has lost.
compete-no_show-steward = A steward plays
compete-no_show-steward_how = A bot plays for who is late, until they come.
compete-nobody = Nobody has entered yet
compete-none_coming = No tournament is announced
compete-none_on = Nothing is going on
compete-none_on_how = Set one up; four players are enough.
compete-none_past = None has been played yet
compete-not_drawn = The pairings are not drawn yet
compete-not_drawn_how = They come when the round begins.
compete-nothing_left = It is over; there is nothing left to decide.
compete-open_place = not known yet
compete-organise = Organise
compete-organiser = Organised by { $name }
compete-others_wait = Somebody is there already and waits for you.
compete-outcome-lost = lost
compete-outcome-minus = lost without a game
compete-outcome-plus = won without a game
compete-outcome-rest = rest
compete-outcome-tied = tied
compete-outcome-won = won
compete-past = Past winners
compete-pause = Pause
compete-paused = paused
compete-place = place { $place }
compete-players = Players: { $count }
compete-players_of = Players: { $players } of { $most }
compete-print = Print
compete-program = program
compete-quarter = Quarter-finals
compete-reserve = reserve
compete-resting = Who rests in a round gets the point.
compete-rests = rests in this round
compete-results = Results
compete-resume = Go on
compete-round = Round { $round }
compete-round_of = Round { $round } of { $rounds }
compete-round_on = being played
compete-round_over = finished
compete-rounds = Rounds
compete-rounds_title = Rounds and players
compete-rounds_usual = as many as needed
compete-seats = How many at a table?
compete-seats_how = Every table drew the same in the same order. You are compared with those in your seat at the other tables; the best of each seat is marked. While a table still plays, nobody sees another one.
compete-seats_title = Compared seat by seat
compete-semi = Semi-finals
compete-set_up = Set up a tournament
compete-set_up_copy = Set it up and copy the invitation
compete-settle = Result …
compete-settle_how = What you decide holds, and everybody can read it.
compete-settle_where = Results, lost games and stopping a game: with the button at each table of a round.
compete-sheets = To take home
compete-sign_in = To play in a tournament or a club you need an account.
compete-so_far = You, so far
compete-standings = Standings
compete-status-playing = being played
compete-status-stopped = stopped; waits for the organiser
compete-status-waiting = waits for the players
compete-stop = Stop this game
compete-substitute = Substitute
compete-swap = Change places
compete-swap_how = Only at tables whose game has not begun.
compete-swap_one = One
compete-swap_other = The other
compete-table_on = Round { $round }: you are playing.
compete-table_ready = Round { $round }: your table is ready.
compete-tables_on = tables still playing: { $count }
compete-take_out = Take out
compete-take_out_sure = Yes, take out { $name }
compete-this_round = This round
compete-time = Day and time
compete-too_few = Too few had entered in time. The organiser can choose another time or call it off.
compete-tournaments = Tournaments
compete-until = Come by { $time }.
compete-wait = Minutes to come to the table
compete-watch = Watch
compete-why = Why (everybody reads it)
compete-with_points = Points: { $points }
compete-withdraw = Withdraw
compete-withdraw_sure = Yes, withdraw
compete-you_play = you play
compete-you_reserve = you are a reserve
compete-you_rest = You rest in this round.
compete-your_table = Your table

confirm-ask = { $move }?
confirm-cancel = Cancel
confirm-play = Play it

copy = Copy
copy-by_hand = Selected: copy it with the keyboard.

curve-begin = start
curve-game = with { $names }, { $points }.
curve-how = Point at the line to see which game it was.
curve-point = Go from game to game
curve-private = a game at a private table.
curve-says = { $title }: from { $from } to { $to } in { $count } rated games
curve-start = Where it began: { $number }.
curve-then = Rating { $number }.

delay-minutes = by { $minutes } min
delay-none = at once

devices-elsewhere = Sign out everywhere else
devices-here = this device
devices-title = Where you are signed in
devices-unknown = A device
devices-used = last used { $time }

duplicate-about = All of these tables draw the same. Until the last of them is over, only those who sit at a table see it.
duplicate-all = All tables with the same luck
duplicate-at = Table
duplicate-going =
    { $count ->
         [one] { $count } table still goes
        *[other] { $count } tables still go
    } on
duplicate-host = Pass on the link to a free seat at every table; once all seats of a table are taken, it can begin.
duplicate-matchpoints = Matchpoints
duplicate-one = same luck at several tables
duplicate-open = Go to the table
duplicate-over = All are over
duplicate-player = Player
duplicate-points = Points
duplicate-put_away = Close the table
duplicate-put_away_sure = Yes, close it
duplicate-result = Result
duplicate-rule = Every seat is compared by its points with the same seat at the other tables: 2 matchpoints for each that has fewer, 1 for each that has as many; { $best } at most.
duplicate-short = All tables
duplicate-table = Table { $number }
duplicate-tables = Tables
duplicate-title = tables with the same luck
duplicate-uncompared = A game that was not played to its end (–) is not compared.
duplicate-wait = Other tables still play with the same luck. The result is shown when all are over.

end-again = Play again, same table
end-agreed = You agreed to stop
end-agreed_players = The players agreed to stop
end-applaud = Well played
end-applauded = The others have been told.
end-at_count = at the final count
end-at_move = move { $move } of { $total }
end-causes = How the points came
end-chances = How it went
end-chances_how = chance to win, by the engine, afterwards
end-check = Check it yourself
end-costliest = Move { $move }: { $name } gave away { $lost }.
end-count = Count again
end-counted = { $cause }: { $points }
end-counting = Counting …
end-days =
    { $days ->
         [one] { $days } day
        *[other] { $days } days
    }
end-fair = Fair draws
end-fair_about = Before the first draw this seal was published. It fits what was drawn:
end-from_here = Look at it from here
end-gave_up =
    { $count ->
         [one] { $names } has given up
        *[other] { $names } have given up
    }
end-here =
    { $count ->
         [one] { $names } is still here.
        *[other] { $names } are still here.
    }
end-hours = { $hours } h { $minutes } min
end-link = Copy link
end-link_copied = The link is copied.
end-minutes = { $minutes } min
end-moments = Moments
end-moves =
    { $count ->
         [one] { $count } move
        *[other] { $count } moves
    }
end-open = The end in full
end-other_won = { $name } won
end-picture = The picture of the game
end-picture_of = The end of the game: { $game }, the board and everybody's points
end-picture_why = Names are shown as chosen at the table. No date, no place, nothing else.
end-place = Place { $place }:
end-praised = { $name }: “Well played!”
end-rating = Rating in { $game }: { $number }
end-record = Record of the game
end-replay = Look at this game again
end-save = Save
end-saved = The picture is saved.
end-see_better = See the better move
end-shape = Shape
end-share = Share the picture
end-square = Square
end-tall = Tall
end-tie = A tie
end-wide = Wide
end-you_won = You won

explain-at_end = Left at the end
explain-at_scoring = Your houses at the scoring
explain-batch = A batch
explain-built = Built
explain-cost = Cost
explain-end = End of turn
explain-every_turn = Every turn
explain-exchange = Give { $give }, get { $get }.
explain-first = First to pass
explain-free = free
explain-gain = Get { $get }.
explain-in_use = In use
explain-kept = { $give } or more: { $get }.
explain-limit = Limit
explain-list = { $goods }
explain-many = How many
explain-most = Most batches
explain-moved = Moved
explain-no_batch = No batch
explain-none = No house
explain-open = Open
explain-or = or
explain-owner = Its owner, when another player uses it
explain-price = To place
explain-price_now = Price now: { $price }.
explain-scored = Scored
explain-store = Store
explain-to_build = To build
explain-visit = Visit
explain-when = Works

fate-lost = Lost to { $names }
fate-placed = Place { $place } of { $count }, with { $names }
fate-shared = Shared the win with { $names }
fate-won = Won against { $names }

find-club = club
find-lesson = lesson
find-none = Nothing has that name.
find-open = open table
find-player = player
find-playing = being played
find-title = Find
find-what = A player, a table, a club, a lesson

foresight-nothing = No points change.
foresight-title = What this does
foresight-unknown = The rest depends on luck or on others.

good-cloth = { $count } cloth
good-deniers =
    { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }
good-food = { $count } food
good-gold = { $count } gold
good-stone = { $count } stone
good-wood = { $count } wood

hall-again = Try now
hall-against-apprentice =
    { $count ->
         [one] Play against one Apprentice
        *[other] Play against { $count } Apprentices
    }
hall-against-builder =
    { $count ->
         [one] Play against one Builder
        *[other] Play against { $count } Builders
    }
hall-against-king =
    { $count ->
         [one] Play against one King
        *[other] Play against { $count } Kings
    }
hall-against-master =
    { $count ->
         [one] Play against one Master
        *[other] Play against { $count } Masters
    }
hall-against-novice =
    { $count ->
         [one] Play against one Novice
        *[other] Play against { $count } Novices
    }
hall-agree = Changed: do you agree?
hall-all_mine = All your games
hall-all_watch = All { $count } games to watch
hall-beats = Beats { $level } in { $won } of { $of } games
hall-being_played = Being played
hall-continue = Continue
hall-failed = The server gave no answer. The page tries again by itself.
hall-failed_title = This could not be loaded
hall-free_seat = free seat
hall-friends = Play with friends
hall-gentlest = The gentlest of all
hall-go_on = Go on
hall-greeting-day = Hello, { $name }
hall-greeting-evening = Good evening, { $name }
hall-greeting-morning = Good morning, { $name }
hall-hosts = { $name }'s { $game }
hall-how-all = Weighs every move and is seldom wrong by much. Answers at once.
hall-how-search = Weighs every move and plays on in its head. Thinks about { $seconds } s a move.
hall-how-some = Notices about { $seen } of 100 moves, looks one step ahead and is not always sure. Answers at once.
hall-learning = Go on learning
hall-level-apprentice = Has played a few evenings.
hall-level-builder = Plays every week and enjoys it.
hall-level-king = The strongest player we can build.
hall-level-master = The best at most kitchen tables.
hall-level-novice = Learned the rules this morning.
hall-live = LIVE
hall-loading = Loading
hall-minutes = about { $minutes } min
hall-no_open = Open one, and everybody sees it here.
hall-no_open_title = No table is open
hall-no_play = Games that may be watched appear here.
hall-no_play_title = No game to watch right now
hall-offline = No connection. You see what was loaded at { $time }; the page goes on by itself when you are back.
hall-offline_rest = Needs a connection
hall-open_one = Open a table
hall-options = Choose sets and rules
hall-play_now = Play now
hall-players = { $from }–{ $to } players
hall-points = usually about { $points } points
hall-rated = counts for ratings
hall-sit = Sit down
hall-strength = strength { $level } of { $of }
hall-to_move = { $name } is to move
hall-usual = usual rules
hall-waiting = waiting since { $time }
hall-waits =
    { $count ->
         [one] One game waits for you.
        *[other] { $count } games wait for you.
    }
hall-whom = Who do you want to play against?
hall-with = with { $names }
hall-won = { $names } won
hall-your_turn = Your turn

help-can = What you can do
help-lesson = The lesson:
help-more = and { $count } more like it
help-now = What is decided now
help-title = Help
help-wait = Nothing is asked of you now.

here-ask = Ask to play
here-asked = Asked
here-here = here now
here-learning = in a lesson: { $game }
here-looking = looking for a game
here-nobody = You are the first here
here-nobody_how = Send somebody the link to this page.
here-not_asked = Cannot be asked
here-playing = at a table: { $game }
here-title = Who is here
here-unnamed =
    { $count ->
         [one] One more is here: a guest, or somebody who does not show it.
        *[other] { $count } more are here: guests, or players who do not show it.
    }
here-waiting = waits at a table: { $game }
here-watching = watching: { $game }

hint = Hint
hint-close = Close the hint
hint-honest = Found with what your seat knows: an estimate, not a promise.
hint-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    } at the end
hint-rank = hint { $rank }
hint-then = Then:
hint-thinking = Looking for the best moves …
hint-title = The best moves
hint-wait = Hints come when it is your turn.
hint-why = Show the best three moves
hint-win = wins { $chance }

hints-alone = only when you are alone with bots
hints-everyone = for everybody
hints-nobody = for nobody

host-title = As host of the table

keys-arrows = go from place to place on the board
keys-board = the board in words
keys-command = type a move
keys-enter = play what is shown
keys-escape = cancel
keys-explain = explain what has the focus
keys-farms = show the farms
keys-figures = choose a figure, or none
keys-happened = hear what happened last
keys-help = this help
keys-lesson = the lesson of this table, or all lessons of the game
keys-log = the log
keys-look = go through everything on the table, each explained
keys-moves = all moves as sentences
keys-piece-block = take a block in hand
keys-piece-buy = buy a card
keys-piece-end = end the turn
keys-piece-knight = the next knight on the board
keys-piece-point = score a point
keys-piece-reserve = take a knight of the reserve in hand
keys-status = hear whose turn it is and the points
keys-title = Keys
keys-turn = turn the tile; with Shift the other way
keys-undo = undo
keys-zoom = closer, further away, all

league-a_week = Games a week
league-agree = Agree on a time
league-agree_with = Agree on a time with { $name }
league-back = Back to the league
league-begin = Begin the season
league-choose = { $name } could play then. Choose one:
league-down = Below the dashed line: down to the next division.
league-end = End the season
league-enough = Four members are enough for a division.
league-enter = Play in this season
league-entered = Entered: { $count }.
league-games = Games of this week
league-leave = Leave the season
league-more_times = Another time
league-moves-champion = champion
league-moves-down = goes down
league-moves-up = goes up
league-moving = How many go up and down
league-name = Name of the season
league-name_like = Autumn
league-new = A new season
league-nobody = nobody came: lost for both
league-none = The season has not begun
league-now = Play now
league-offer = Say when you could play; { $name } chooses one.
league-own_times = Another time of your own
league-result = Result …
league-season = Season
league-season-entering = members enter
league-season-over = over
league-season-running = running
league-size = Players in a division
league-state-agreed = a time is agreed on
league-state-asked = choose a time
league-state-missed = not played
league-state-named = times are named
league-state-open = no time yet
league-state-over = over
league-state-playing = being played
league-state-waiting = the table is open
league-tell = Tell them
league-tie = a tie
league-time = Time { $number }
league-to_play = To play: { $count }, until { $time }
league-twice = Everybody meets twice, with seats exchanged
league-until = To be played by { $time }
league-up = Above the dotted line: up to the division before.
league-week = week { $week } of { $weeks }
league-winner = Who has won

league-your_place = of { $count } · points: { $points } · games open: { $open }
league-your_season = Your season
learn-again = Start again
learn-all = All lessons
learn-back = Back
learn-continue = Go on
learn-finish = Play on
learn-is_done = done
learn-lead = A lesson is a real game at the table. It shows what it talks about, waits for your move, and afterwards you simply play on.
learn-leave = Leave
learn-lost = The game has gone differently, so the lesson cannot go on here. Start it again, or leave it and play.
learn-next = Next
learn-open = Learn it in a guided game
learn-other_move = That is allowed, too, but the lesson asks for this: { $ask }.
learn-read_first = Not yet: first read this, then press Next.
learn-resume = Back to the lesson
learn-start = Begin
learn-step = { $step } of { $of }
learn-steps = { $count } steps
learn-watch = Watch what the others do

legend-any = any cube
legend-bailiff = bailiff
legend-cloth = cloth
legend-denier = denier
legend-favour = favour
legend-food = food
legend-gold = gold
legend-hammer = build
legend-house = house
legend-prestige = prestige
legend-provost = provost
legend-stone = stone
legend-wood = wood
legend-worker = worker

link-copied = Copied
link-copy = Copy the link
link-lost = The connection is lost. Nothing else is lost: the page connects again by itself.
link-seat = Your seat, on another device
link-sit = A free seat, for a friend
link-watch = To watch

lobby-fewer = One seat fewer
lobby-finished = Just finished
lobby-free = Bastide is free software, not affiliated with the publishers of these games. All drawings are our own.
lobby-join = Join
lobby-mine = My games
lobby-more = One seat more
lobby-new = New table
lobby-no_finished = No public game has been finished yet.
lobby-none = Your games will be listed here, the longest waiting first.
lobby-open = Open tables
lobby-seats = Seats
lobby-sub = No account needed. Your games are kept on this device.
lobby-title = What shall we build today?
lobby-watch = Watch

local-elsewhere = The table is open in another tab. Close it there to go on here.
local-failed = This browser cannot run the table without a server. A current Firefox, Chrome, Edge or Safari can.
local-friend_does = sits down at this device
local-give = Save all games as a file
local-hot_seat = Everybody plays at this device: who is to move gets it, and what others may not see is covered in between.
local-i_am = I am { $name }
local-insecure = Without a server the table runs only at an address that begins with https, or on the device that has the files.
local-loading = The table is being set up
local-newer = There is a newer version.
local-no_file = This is no file of games.
local-open = Open the table
local-pass_on = It is { $name }’s turn: pass the device on.
local-replace = Use it now
local-sit_too = Sit down here
local-take = Open a file of games
local-take_why = The games of the file take the place of all games here.
local-title = Your games
local-unkept = This browser lets the page keep nothing, perhaps because this is a private window. The table needs that: open it in an ordinary window.
local-unloaded = The table could not be loaded. Opening the page again needs a connection.
local-why = Everything happens on this device, without a server: games, bots, hints and reviews. Therefore there are no accounts, no invitations, no ratings and no notifications here.

log-ahead = chosen in advance
log-bot = bot
log-clause = by the rule
log-earlier =
    { $count ->
         [one] { $count } earlier turn
        *[other] { $count } earlier turns
    }
log-points = together
log-since = What happened since my last turn
log-steward = steward
log-table = At the table
log-then = Show the board then
log-title = Log
log-undone = undone

magna-as_card = as card { $place } of the road
magna-batches = Batches for the castle
magna-beyond = Beyond the provost: works only if he is moved
magna-bridge = order of passing
magna-cards_title = Cards on the road
magna-castle = Castle
magna-discard = discarded: { $count }
magna-discards = Discards
magna-draw = Draw
magna-first = first player
magna-first_to_pass = first to pass: +1
magna-hand = Your hand
magna-hand_short = Hand
magna-hand_text =
    { $name }: { $hand ->
         [one] { $hand } card
        *[other] { $hand } cards
    } in hand, { $deck } in the deck.
magna-in_deck = { $count } in the deck
magna-in_hand =
    { $count ->
         [one] { $count } card
        *[other] { $count } cards
    } in hand
magna-most_batches = most batches: 1 gold
magna-new_cards = { $count } new cards
magna-next_card = next card
magna-no_undo = Drawing cards cannot be undone.
magna-one_card = 1 card
magna-own = your own card
magna-owner_share = you are the owner: your share
magna-prestige = Prestige buildings
magna-provost_price = 1 denier a card
magna-provost_to = Provost to card { $place }
magna-replace = Replace
magna-score_now = { $points } points if the game ended now: { $tokens } for castle tokens, { $cards } for cards, { $rest } for what is left over
magna-stores = While its store lasts, you get a cube when another works here.
magna-tap = Tap a card of the road or of your hand
magna-token = Castle token
magna-token_value = The next token is worth { $value }.
magna-tokens =
    { $count ->
         [one] { $count } castle token
        *[other] { $count } castle tokens
    }
magna-tokens_title = Castle tokens
magna-whole_hand = the whole hand

moves-count =
    { $count ->
         [one] { $count } move
        *[other] { $count } moves
    }
moves-filter = Find a move
moves-more =
    { $count ->
         [one] { $count } more move
        *[other] { $count } more moves
    }: type to find one
moves-none = It is not your turn.
moves-title = Moves

nav-compete = Compete
nav-find = Find a player, a table, a club or a lesson
nav-foot = Bottom of the page
nav-games = Your games
nav-home = To the lobby
nav-label = Bastide
nav-learn = Learn
nav-me = Me
nav-menu = Your menu
nav-news = News
nav-news_new = News, { $count } new
nav-off = off
nav-on = on
nav-page = Your page
nav-play = Play
nav-puzzles = Puzzles
nav-replays = Replays
nav-rules = Rules
nav-settings = Settings
nav-turn = Your turn · { $count }
nav-turn_why = The game that has waited longest

new-a_friend = A friend
new-about = about { $minutes } minutes
new-all_here = Everybody is here.
new-allow = Allow both
new-always = always in
new-asked_does = is asked and sits down here
new-base = The base game
new-base_alone = the base game alone
new-bot_word = bot
new-chat = Who may chat
new-clock-days = Over several days
new-clock-days_about =
    { $count ->
         [one] Up to one day for a move. You are told when it is your turn.
        *[other] Up to { $count } days for a move. You are told when it is your turn.
    }
new-clock-live = In one sitting
new-clock-live_about = { $minutes } minutes each and { $seconds } seconds more for every turn.
new-clock-none = No clock
new-clock-none_about = Everybody takes the time they need. Good among friends.
new-delay = Spectators see it later
new-easy = easy
new-estimated = An estimate, until enough such games were played here.
new-fine = Detailed rules
new-fine_changed = only for what you have chosen: { $count }, { $changed } not as usual
new-fine_usual = only for what you have chosen: { $count }, all as usual
new-for = about { $minutes } minutes for { $players } players
new-for_measured = usually { $minutes } minutes for { $players } players
new-friend = Friend
new-friend_does = opens your invitation and sits down here
new-friends =
    { $count ->
         [one] One seat for a friend. No account needed.
        *[other] { $count } seats for friends. They need no account.
    }
new-game = Game
new-hints = Hints
new-how_long = How much time?
new-in = What shall be in it?
new-invite = Open and copy the invitation
new-learn = New to some of these? Each set has a short lesson.
new-less_minutes = about { $minutes } min shorter
new-luck = Tables with the same tiles in the same order
new-luck_count =
    { $count ->
         [one] { $count } table
        *[other] { $count } tables
    }
new-luck_one = just this one
new-luck_rule = All tables draw the same, nobody sees another table until all are over, and then every seat is compared with the same seat elsewhere.
new-measured =
    { $count ->
         [one] As in { $count } game that was played here.
        *[other] Half of { $count } games played here were shorter.
    }
new-more = More for this table
new-more_about = undo, hints, chat, ratings, same luck at several tables
new-much = much to know
new-not_with = Not with { $set }
new-open_all = Open the tables
new-own = your own choice
new-plus_minutes = about +{ $minutes } min
new-plus_tiles = +{ $tiles } tiles
new-public = Show it in the lobby
new-rated = Counts for ratings
new-rated_rule = Only for players with an account who take part in ratings. No hints, no undo by the host.
new-rated_yes = yes, if everybody takes part
new-ready = Ready-made choices
new-seat = Seat { $seat }
new-seats = { $count } seats
new-see = Who can see it?
new-see-invited = Only people you invite
new-see-invited_about = The table appears nowhere. Whoever has your link can sit down or watch.
new-see-open = Anybody may sit down
new-see-open_about = It is listed under “Open tables” in the lobby until all seats are taken, and anybody may watch.
new-see-watch = Invited players, open to watch
new-see-watch_about = Only your friends sit down; everybody may watch, five minutes late.
new-sets =
    { $count ->
         [one] { $tiles } tiles, one set with the base game
        *[other] { $tiles } tiles, { $count } sets with the base game
    }
new-start = Start now
new-steward = When somebody runs out of time, a steward (a bot) plays for them until they are back. Nobody loses their seat.
new-tiles = { $tiles } tiles
new-time = Time
new-title = A new table
new-undo = Undoing a move
new-usual_length = usual length
new-usually = usually { $minutes } minutes
new-watch = Who may watch
new-way = Which way to play?
new-who = Who sits at the table?

news-changed = Your table of { $game } was changed. Do you agree?
news-invited = { $name } invites you to { $game }.
news-new = new
news-none = Nothing new
news-none_how = When it is your turn, somebody invites you or a game is over, you see it here.
news-over = Your game of { $game } is over.
news-read = All read
news-review = Your review is ready: { $game }.
news-round = { $game }: your table is ready.
news-title = News
news-turn = It is your turn in { $game }.
news-where = What we notify you about, and where
news-with = With { $names }.

no = No

page-failed = This page could not be loaded. Load it again.

pass_ahead = Pass when my turn comes
pass_ahead-about = Only for your next decision in this turn of the game. Nobody sees it before it happens; until then you can cancel it.

paused = The game is paused.

people-block = Block
people-block_account = With an account of your own you can block players: they then neither invite you nor sit down where you sit.
people-block_guest = A guest has no account, so blocking would not hold beyond this table. Before the game begins the host can free a guest's seat.
people-block_how = You do not see what they say, and they can neither invite you nor sit down where you sit.
people-blocked = blocked
people-forgive = Undo
people-mute = Mute
people-mute_device_how = You do not see what they say, on this device. They are not told.
people-mute_guest_how = You do not see what this guest says at this table, on this device. They are not told.
people-mute_how = You do not see what they say. They are not told.
people-muted = muted
people-now_blocked = { $name } is blocked.
people-now_muted = { $name } is muted.
people-title = Muted and blocked

phases = Phases of the turn

player-against = Against
player-all = All
player-best = best { $number }
player-change = Change your page
player-costliest = Your costliest moment
player-departed = Nobody has this name, or this player has left.
player-duel = { $won } won, { $shared } shared, { $lost } lost
player-empty = Your page is still empty
player-empty_how = Play a game and it appears here: the result, the rating, whom you met.
player-favourite = Favourite game
player-favourites = Favourite games
player-form = The last games: { $games }
player-games = Games
player-games_count =
    { $count ->
         [one] { $count } game
        *[other] { $count } games
    }
player-games_won =
    { $count ->
         [one] { $count } game, { $won } won
        *[other] { $count } games, { $won } won
    }
player-given_away = Given away by choices, per game
player-here = here now
player-l = L
player-look = Look
player-lost_word = lost
player-luck = Luck of the draw, per game
player-met = Met most often
player-more = Earlier games
player-never_met = You have not played with { $name } yet.
player-no_games = { $name } has finished no game that you could look at.
player-no_rating = No rated game yet.
player-none_such = No such game.
player-of_all = { $part } of all
player-play = Play now
player-rated_after =
    { $count ->
         [one] after { $count } rated game
        *[other] after { $count } rated games
    }
player-shows_nothing = { $name } does not show games and ratings.
player-since = Plays here since { $time }.
player-since_day = since { $time }
player-skill = Estimated skill { $mu } ± { $sigma }
player-speaks = Speaks { $languages }.
player-style = How you play
player-style_from =
    { $count ->
         [one] from { $count } reviewed game
        *[other] from { $count } reviewed games
    }
player-unrated = { $name } does not take part in ratings.
player-unrated_you = You do not take part in ratings.
player-w = W
player-won = Won
player-won_only = Won
player-won_word = won
player-you_and = You and …
player-you_and_them = You and { $name }

players = Players and log

prefs-activeFirst = First the panel of the player whose turn it is
prefs-applause = Say “well played” with one click at the end
prefs-beat = My turn passes on
prefs-beat-hand = when I say so
prefs-beat-long = after 6 seconds
prefs-beat-once = at once
prefs-beat-short = after 2.5 seconds
prefs-beat_why = Until then you can still undo your turn.
prefs-chat = Chat
prefs-chat-hide = hide
prefs-chat-met = people I played
prefs-chat-quiet = only a number
prefs-chat-show = show
prefs-chat_why = What is said while you look at the board.
prefs-confirm = Ask before a move is played
prefs-confirm-always = always
prefs-confirm-matters = when it matters
prefs-confirm-never = never
prefs-confirm_why = The question stands beside the place you touched. It matters when your turn ends or luck decides.
prefs-contrast = Contrast
prefs-contrast-high = high
prefs-contrast-normal = normal
prefs-coordinates = Show the names of squares
prefs-coordinates_why = Numbers at the edge of the board, for talking about it.
prefs-dark = Dark
prefs-forced = Play for me when there is only one choice
prefs-forced_why = It is shown and written down all the same.
prefs-foresight = Show what a move would bring
prefs-foresight_why = Points and what else it changes, before you decide.
prefs-hints = Show where I may play
prefs-hints_why = Places you may choose light up.
prefs-kept = Saved.
prefs-language = Language
prefs-language_why = Of this page and of everything the game tells you.
prefs-listen = Listen
prefs-look = How it looks
prefs-loudness = Loudness
prefs-movement = Movement
prefs-movement-auto = as the device
prefs-movement-full = full
prefs-movement-little = little
prefs-movement_why = Tiles fly, points count up, figures walk home.
prefs-moves = Moves
prefs-name = Your name
prefs-nextGame = Take me to the next game that waits
prefs-nextGame_why = After your move, if other people are to move here and another game waits for you.
prefs-notices = Notify me when it is my turn
prefs-notices_why = By this browser, while the page is open in the background.
prefs-ownFirst = My panel first
prefs-pace = Speed of what others do
prefs-pace-fast = fast
prefs-pace-once = at once
prefs-pace-slow = slow
prefs-pace-usual = usual
prefs-pace_why = How fast you are shown their moves.
prefs-palette = Colours of the seats
prefs-palette-bastide = Bastide
prefs-palette-okabe = for colour blindness
prefs-palette-pastel = pale
prefs-seats_why = Shape and letter tell seats apart, whatever the colours.
prefs-sound = Sound
prefs-soundChat = Somebody speaks
prefs-soundChat_why = two knocks
prefs-soundEnd = The game is over
prefs-soundEnd_why = a short fanfare
prefs-soundHidden = Sounds also while you look at another page
prefs-soundLow = Little time left
prefs-soundLow_why = the same note three times
prefs-soundMoves = Something is laid or moved
prefs-soundMoves_why = wood on wood, stone on stone
prefs-soundPoints = Points
prefs-soundPoints_why = three notes, rising
prefs-soundTurn = It is your turn
prefs-soundTurn_why = two notes, rising
prefs-sound_why = Nothing is told by sound alone. What you hear you also see and can have read out.
prefs-sounds = Sounds
prefs-table = At the table
prefs-textSize = Size of text
prefs-textSize-large = large
prefs-textSize-small = small
prefs-textSize-usual = usual
prefs-theme = Light or dark
prefs-theme-auto = as the device
prefs-theme-dark = dark
prefs-theme-light = light
prefs-tilted = Torres: show heights as relief
prefs-title = Preferences

proposal-pause = { $name } asks for a pause.
proposal-reveals = It would undo something that was drawn or revealed.
proposal-stop = { $name } proposes to stop here.
proposal-undo = { $name } asks to undo a move.

push-ask = Notify me when it is my turn
push-failed = This browser cannot show notifications: { $reason }
push-on = You will be notified.

puzzles-again = Try again
puzzles-again_why = It is no longer rated.
puzzles-all_tried = You have tried all of these. Choose another theme or game.
puzzles-ask = Find the best answer.
puzzles-bars = How good the best answers are
puzzles-bars_why = Chance to win after each of them, by the engine: every answer was searched on its own.
puzzles-best = The best answer
puzzles-best_at = The best: { $chance }
puzzles-brings = What it brings
puzzles-by_theme = By theme
puzzles-by_theme_why = Choose what you want to practise.
puzzles-calendar = { $month }, one puzzle a day
puzzles-chance = Your answer: { $chance } to win.
puzzles-count =
    { $count ->
         [one] { $count } puzzle
        *[other] { $count } puzzles
    }
puzzles-day-again = solved at a later try
puzzles-day-missed = not solved
puzzles-day-none = not tried
puzzles-day-solved = solved
puzzles-day-today = today
puzzles-days = days in a row
puzzles-find = Find the best answer. Nothing counts before you say so.
puzzles-from = From a game of { $players }
puzzles-from_turn = From a game of { $players }, turn { $turn }
puzzles-good = Good, and nearly the best
puzzles-guest = Your rating and your days are kept on this device. With an account they follow you.
puzzles-lead = Positions out of real games in which one answer is clearly better than all others.
puzzles-leave = All puzzles
puzzles-level-1 = medium
puzzles-level-2 = tricky
puzzles-level-3 = hard
puzzles-mine = Show mine
puzzles-my_move = This is my move
puzzles-next = Next puzzle
puzzles-none = No puzzle here yet
puzzles-of_day = Today’s puzzle
puzzles-of_day_why = One a day and game, the same for everybody.
puzzles-offline = No connection: the try is kept and counted later.
puzzles-panel = Puzzle
puzzles-rated = Rated
puzzles-rated_why = As hard as you are good: a solved puzzle raises your rating, a missed one lowers it.
puzzles-rating = your puzzle rating
puzzles-rating_change = { $change } rating, now { $number }
puzzles-seat-0 = Red
puzzles-seat-1 = Blue
puzzles-seat-2 = Green
puzzles-seat-3 = Orange
puzzles-seat-4 = Black
puzzles-seat-5 = Slate
puzzles-show_best = Show the best
puzzles-solve = Solve it
puzzles-solved = { $solved } of { $tried } solved at the first try
puzzles-study = Study it
puzzles-that_is_it = That is it
puzzles-theme-block = Block a rival
puzzles-theme-building = Buildings
puzzles-theme-card = Cards
puzzles-theme-castle = Castles
puzzles-theme-city = Close a city
puzzles-theme-cloister = Cloisters
puzzles-theme-favour = Favours
puzzles-theme-field = Fields that pay
puzzles-theme-home = Take a follower home in time
puzzles-theme-join = Join what others own
puzzles-theme-king = The king
puzzles-theme-knight = Knights
puzzles-theme-last = The last tiles
puzzles-theme-pass = Pass in time
puzzles-theme-plan = Think ahead
puzzles-theme-prestige = Prestige buildings
puzzles-theme-provost = The provost
puzzles-theme-road = Finish a road
puzzles-theme-worker = Where to send a worker
puzzles-there_is_better = There is better
puzzles-to_move = { $name } to move: that is you
puzzles-today = Today
puzzles-unrated = Tried before, so it is not rated.
puzzles-way = Puzzles: which ones
puzzles-yours = Your answer

ratings-best = Best players
ratings-game = Game
ratings-games = Games
ratings-mine = My ratings
ratings-mine_none = You have no rating yet: finish a game at a rated table where everybody takes part.
ratings-none = Nobody is rated here yet.
ratings-not_yet = You do not take part; that can be changed in the settings.
ratings-optin = Taking part is voluntary: only those who have chosen it in the settings are rated and listed.
ratings-options = Options
ratings-place = Place
ratings-rating = Rating
ratings-see = See the ratings
ratings-sign_in = Sign in, and your own ratings appear here.
ratings-skill = Skill
ratings-title = Ratings
ratings-usual = usual
ratings-what = A rating begins at 1300 and rises and falls with your results. It is cautious: OpenSkill estimates how well somebody plays (skill) and how far that may be off (±), and three times the latter is taken off.
ratings-you = you

redo = Redo
redo-none = nothing was undone

refused-nothing = nothing was played

rematch = Play again
rematch-go = The next game is set up: go there.

replay-end = The end: step { $total } of { $total }
replay-open = Replay
replay-past = You are looking at the past: step { $step } of { $total }
replay-pause = Pause
replay-play = Play
replay-share = Share position
replay-slider = Step of the game
replay-speed = speed
replay-step = Step
replay-table = Back to the table
replay-turn = Turn

resign = Resign
resign-keep = Keep playing
resign-sure = Yes, I resign
resign-what = You give up this game; that cannot be undone.

rest = Days off
rest-about = Your time stands still for these days, and the others are told. You have 30 a year at this table.
rest-days = How many
rest-take =
    { $count ->
         [one] Take { $count } day off
        *[other] Take { $count } days off
    }

restart = Restart the turn

result-curve = How the scores went
result-open = Result
result-other = Other
result-points = Points
result-sources = Where the points came from, over the turns
result-tile = Tile
result-total = Total
result-turn = Turn
result-year = Year

resume = Go on

return = Take my seat back

review = Review
review-again = Try again
review-ask = Review this game
review-better = Better: { $text }
review-curve = Chances to win through the game
review-draws = Draws that changed most
review-failed = The review could not be made.
review-given = Lost per choice
review-go = Step { $step }
review-how =
    { $decisions ->
         [one] { $decisions } decision
        *[other] { $decisions } decisions
    } searched, { $seconds } s each, with what the seat knew then.
review-lost = gave away { $lost } of { $chance }
review-luck = Luck of the draw
review-mark_choice = this choice gave away { $lost }
review-mark_luck = luck for { $name }: { $luck }
review-none = No choice gave away anything worth a mark.
review-not_over = The review can be made when the game is over.
review-numbers = The same in numbers
review-played = Played: { $text }
review-running = Reviewing: { $part }
review-show = Show better move
review-shown = Better here: { $text }
review-split = Luck and choices
review-split_why = Luck: what draws brought, against the average of all that could have come. Choices: what was lost against the best move found.
review-step = Step
review-steps =
    { $count ->
         [one] { $count } step
        *[other] { $count } steps
    }
review-swings = Choices that cost most
review-value = Step { $step }: { $chances }
review-waiting =
    { $count ->
         [one] { $count } other review is
        *[other] { $count } other reviews are
    } made first.
review-why = The game is looked at again in the background: how the chances went, what choices cost, and what was luck. It is made once and kept for everybody.

road-castle =
    { $section }: { $count } of { $places ->
         [one] { $places } house
        *[other] { $places } houses
    }.
road-owned = owned by { $name }
road-provost = The provost stands on space { $provost }, the bailiff on { $bailiff }.
road-space = Space { $space }: { $building }
road-worker = worker of { $name }

rollback = Undo the last decision
rollback-about = For a table that got stuck, or a mistake that cannot be mended otherwise: whoever decided, and whatever was drawn or revealed. The log tells everybody.
rollback-sure = Yes, undo it for everybody

rules-arrow = Left of the arrow is paid, right of it gained; a stroke means or.
rules-back = Back to the table
rules-chapters = Chapters
rules-clauses =
    { $count ->
         [one] { $count } clause
        *[other] { $count } clauses
    }
rules-found = { $count } found
rules-house = House and colon: what the owner also takes.
rules-legend = How to read the signs
rules-none = No clause has all these words.
rules-of = Rules of { $game }
rules-refused = Your move was refused because of rule { $clause }.
rules-search = Search by word or number
rules-source-image = picture
rules-source-rulebook = rulebook
rules-source-ruling = ruling

safety-download = Download
safety-games = All your games as files
safety-games_how = They can be played through again and checked without this server.
safety-leave = Leave and be forgotten
safety-leave_how = Your name, ratings and messages go at once. Others keep the games they played with you, without your name.
safety-title = Safety

seat-away = away
seat-points =
    { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
seat-resigned = resigned
seat-steward = steward plays
seat-turn = to move
seat-winner = winner
seat-you = you

settings-account = Account
settings-look = Look
settings-parts = Parts of the settings
settings-play = Play
settings-sound = Sound

skip = Skip to the content

stage-confirm = Do it
stage-forced = Only one choice, taken for you: { $what } ({ $task })
stage-go_on = Go on
stage-menu = Log, moves and more
stage-more_places = { $count ->
    [one] One more place
   *[other] { $count } more places
 } this way
stage-no_scores = No points now
stage-pace = How fast others' moves are shown
stage-pace-half = Half as fast
stage-pace-once = Everything at once
stage-pace-one = Usual speed
stage-pace-two = Twice as fast
stage-pass = Pass
stage-passes = Your turn passes on
stage-past = Shown once more; nothing is played.
stage-plays_here = { $name } plays here
stage-put_back = Put it back
stage-scores = Scores: { $scores }
stage-settled = { $count ->
    [one] One move was
   *[other] { $count } moves were
 } made meanwhile
stage-skip = Skip to the present
stage-skip_short = Skip
stage-sound = Sound
stage-turn = Turn it
stage-turn_way = Turn it: way { $now } of { $of }

standing = Final standing

state-expired = never started
state-open = waiting for players
state-over = finished
state-paused = paused
state-playing = being played

status-only = Only this is possible: { $move }.
status-over = The game is over.
status-stopped = The players agreed to stop.
status-theirs = { $name }:
status-won = The game is over. Won by { $names }.
status-won_by = Won by { $names }.
status-yours = Your turn.

steward = Your time ran out; a steward plays for you.

table-ask = Ask the others
table-commitment = The seal of all draws, made before the first one:
table-copied = copied
table-copy = Copy a link to this position
table-fair = Fair draws
table-links = Links
table-loading = One moment …
table-menu = Table and preferences
table-record = Download the record
table-rules = Rules of this table
table-seed = The seed, now that the game is over:
table-standard = The standard rules.
table-version = rules version { $version }

tokens-label = Token
tokens-link = What a program can ask the server (OpenAPI)
tokens-made = made on { $time }
tokens-make = Make a token
tokens-name = Name of the program
tokens-once = The token of { $name }. Copy it now: it is shown only this once.
tokens-revoke = Revoke
tokens-title = Programs that play for you
tokens-why = A token lets a bot you wrote sit down and play under your name. It cannot change the account, but whoever has it can play for you: keep it like a password.

torres-advance = Score a point
torres-ap = { $cost } AP
torres-base_level = castle base { $base } × level { $level }
torres-block = Place a block
torres-bonus = would get the king's bonus
torres-bonus_for = { $names }: +{ $points }
torres-bonus_in = King's bonus of { $points } included
torres-bonus_level = The king's bonus: level { $level }
torres-bonus_nobody = Nobody stands on level { $level } of the king's castle
torres-bonus_now = King's bonus: level { $level }, { $points } points
torres-buy = Buy a card
torres-buy_about = See 3 cards and keep one for a later turn
torres-by_doors = by the doors
torres-card-any_door = Move a knight out of any door of a castle it can enter
torres-card-diagonal = Move a knight diagonally, at most one level up
torres-card-extra_block = Place a block of the common supply, free
torres-card-free_move = Move one of your knights, free
torres-card-jump = Jump with a knight straight over a neighbouring figure
torres-card-raise_knight = Put one of your blocks under one of your knights
torres-card-seven_ap = Two more action points: seven in this turn
torres-card-shift_block = Lift the top block of a stack and put it down elsewhere
torres-card-six_ap = One more action point: six in this turn
torres-card-two_up = Move a knight to a neighbour exactly two levels up
torres-cards = Your cards
torres-cards-rule = one each turn, free
torres-castle_gives = castle { $base } × level { $level } = { $points }
torres-castle_line = { $name } { $base } × { $level } = { $points }
torres-castle_scores = Castle on { $square }: base { $base }
torres-castle_text = Castle on { $squares }: base { $base }, height { $height }.
torres-castle_without = castle { $base }, without a knight of yours
torres-changes = { $change } at the scoring
torres-cost =
    costs { $cost ->
         [one] { $cost } action point
        *[other] { $cost } action points
    }
torres-deck =
    { $count ->
         [one] { $count } card in the deck
        *[other] { $count } cards in the deck
    }
torres-do-block = Place
torres-do-buy = Buy
torres-do-castle = Place
torres-do-keep = Keep
torres-do-king = Place
torres-do-knight = Add
torres-do-lift = Lift
torres-do-move = Move
torres-do-play = Play
torres-do-put = Put down
torres-do-raise = Raise
torres-do-return = Put back
torres-do-spread = Choose
torres-do-start = Choose
torres-do-stay = Leave it
torres-do-tower = Take it
torres-dock = Your turn: points, actions and cards
torres-end = End turn
torres-hand = cards
torres-how_mouse = Point to see what it brings, click to do it
torres-how_touch = Tap a lit square to see, again to do it
torres-king_bonus = King's bonus
torres-king_text = The king stands on { $square }.
torres-knight = Add a knight
torres-knight_on = Knight on { $square }
torres-knight_text = A knight of { $name } on { $square }, level { $level }.
torres-leapfrog = Occupied spaces jumped
torres-leaps =
    { $name }: { $count ->
         [one] { $count } occupied space passed over
        *[other] { $count } occupied spaces passed over
    }
torres-level = level { $level }
torres-level_change = level { $from } to { $to }
torres-lost =
    { $count ->
         [one] { $count } action point is lost
        *[other] { $count } action points are lost
    }
torres-master = Master card: { $card }
torres-next_turn = next turn
torres-no_change = No change at the scoring yet
torres-no_points = No action points left: end the turn when you are ready
torres-on_bare = On bare ground: nothing at the scoring
torres-pick = Knight on { $square }: choose where it goes
torres-points = Action points
torres-reserve = reserve
torres-scoring = scoring
torres-sheet-again = The last scoring
torres-sheet-before = Before
torres-sheet-castles = Castles
torres-sheet-final = The final scoring
torres-sheet-king = King
torres-sheet-last = { $name } is last, may move the king and says who starts the next year.
torres-sheet-last_you = You are last: you may move the king and say who starts the next year.
torres-sheet-leads = After year { $year }, { $name } leads
torres-sheet-leaps = Jumped
torres-sheet-look = Look at the board
torres-sheet-master = Master card
torres-sheet-total = Total
torres-sheet-you = After year { $year }, you lead
torres-spend = Move, build, or end the turn
torres-supply = Blocks in the supply: { $count }
torres-tower_left =
    Tower of the turn: { $count ->
         [one] { $count } block left
        *[other] { $count } blocks left
    }
torres-towers = Towers of the turns to come: { $towers }
torres-turn_over = Turn over
torres-which_tower = Which tower does the block come from?
torres-year = Year { $year }
torres-year_over = Year { $year } is over
torres-year_round = Year { $year }, round { $round } of { $rounds }
torres-year_rule = Every castle scores: its base times the level of your highest knight

town-back = Back
town-batch = { $section }: a batch
town-beyond = Beyond the provost: he must come { $steps } further, or the worker comes home with nothing.
town-build = Build
town-build_nothing = Build nothing
town-buildings = Buildings
town-choose_place = Choose a place on the road or in the castle.
town-choose_stock = Choose here or in the stock.
town-column = column { $column }
town-cubes = Other cubes
town-deniers = Deniers
town-done = Done.
town-done_how = Undo it, or go on
town-enough = Enough
town-exchange = Exchange
town-favour = A royal favour
town-favour_moves = Your marker goes one column to the right on the line you choose.
town-favours = Favours
town-final = The last points
town-free = free
town-gets = gets
town-give = Give the batch
town-give_none = Give none (−{ $points })
town-given = { $count } given so far
town-gold = Gold
town-great = Residences, prestige buildings
town-house_of = House { $house } of { $places }. You have { $mine } there.
town-in_reach = All your workers are within reach.
town-later = A worker stands there: it changes when he has left.
town-leave_him = Leave him
town-left_over = Left over
town-move = Move { $steps }
town-no = No, thanks
town-none = None
town-of = of { $name }
town-on = on { $space }
town-order = order
town-order_text = Turn order: { $names }
town-out_of_reach = Out of reach now: your workers on { $spaces }.
town-own = your own building
town-pass_as = Pass, place { $place }
town-pass_last = You are the last: the special buildings begin.
town-pass_no_denier = no denier: only the first
town-pass_then = Placing a worker becomes more expensive for the others. You are number { $place } to move the provost.
town-passed = passed
town-passed_none = Nobody has passed
town-passed_text = Passed, in order: { $names }
town-pay = Pay
town-pay_favour = Pay for the favour
town-place = Place worker
town-provost = The provost
town-provost_free = up to 3 spaces, free
town-provost_price = 1 denier a space
town-residence = Make it a residence
town-road = Road
town-send = Send the worker
town-site = goes on site { $space }
town-so_far = So far
town-stock = Stock
town-take = Take
town-take_back = Take the worker back
town-take_it = Take it
town-tap = Tap a place on the road or the castle
town-then = then { $what }
town-then_best = then the best builder's favour
town-then_building = then { $building } ({ $space }), { $name }
town-then_turn = then a new turn
town-touched_idle = { $name }: { $building } ({ $space }) will not work.
town-touched_works = { $name }: { $building } ({ $space }) will work.
town-trade = Trade
town-untouched = No worker is touched by this move.
town-visitors = Visitors
town-your_decision = Your decision:

turn = Turn { $turn }

undo = Undo
undo-consent = only if everybody agrees
undo-free = in your own turn, as long as nothing was drawn
undo-never = never
undo-none = there is nothing to undo
undo-stops = Undo stops here

verify = Verify
verify-commitment = The draws fit the seal that was published before the first one.
verify-more = To play the whole record again and check every rule and draw:
verify-result = The winner has the highest score, or won by the tie-break.
verify-running = The game is still on: the draws can be checked when it is over.
verify-view = The position shown is the one that the server has.

watch-anyone = everyone
watch-link = people with a link
watch-nobody = nobody

watching = { $count } watching

words-beyond = Beyond the provost.
words-free = Free regions that are not complete
words-game = The game
words-held = Occupied regions
words-here = Here: { $names }.
words-king_here = The king is here.
words-none = nobody
words-pieces = Pieces on the board
words-players = Players
words-promised = To become a residence of { $name }.
words-road = Road
words-tokens = { $section }: { $count } of { $of } tokens left, { $points } points each.

yes = Yes

you-name = Guest

zoom-fit = Show all
zoom-in = Closer
zoom-out = Further away

nav-studies = Your studies
nav-study = Study
study-a_position = A position of { $game }
study-add_comment = Add the comment
study-added = Added as a line. The game itself is unchanged.
study-all = All studies
study-as_known = New chapter as { $name } knew it
study-back = One step back
study-beginning = the beginning
study-by_engine = by the engine, every line searched alike
study-chance = What does chance do?
study-chance_moves = Chance decides
study-chapter_title = Title of the chapter
study-comments_count =
    { $count ->
        [one] { $count } comment
       *[other] { $count } comments
    }
study-draw = Draw
study-drop = Take the chapter “{ $title }” away
study-drop_sure = Yes, take it away
study-embed = Show in a page of your own
study-ends_with = ends with about { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
study-engine = Engine
study-engine_off = The engine is off. Think first.
study-everybodys = Listed for everybody
study-find = Find
study-from_file = A record on file
study-from_game = Choose a finished game
study-guessed = Made from what { $name } knew: what is hidden here is a guess.
study-guessed_short = with guesses
study-instead = Instead of “{ $text }”:
study-judged-costly = { $name } played “{ $text }”: a costly move, gave away { $lost }.
study-judged-doubtful = { $name } played “{ $text }”: a doubtful move, gave away { $lost }.
study-judged-fair = { $name } played “{ $text }”: a fair move, gave away { $lost }.
study-keep = Keep
study-lead = Think about a game with the engine beside you: try other moves, write to a position, show it to friends.
study-line_by = line by { $name }
study-link = Link to step { $step }
study-mine = Your studies
study-name_writer = Name of a player
study-new_chapter = New chapter from this position
study-new_link = Another link; this one ends
study-no_comments = Nobody has written anything yet.
study-no_lines = Nobody decides here.
study-no_moves = Nothing has been tried here yet. Play a move on the board.
study-none = No studies yet
study-none_about = Open a finished game and choose “Study this game”.
study-none_listed = Nobody has listed a study yet
study-offline = No connection. What you write is sent when you are back.
study-on = One step on
study-page = Study
study-picture = Picture
study-promote = Have this line first: { $text }
study-promote_short = To the front
study-readers-link = Everybody with the link
study-readers-link_about = They read; you and those you name write.
study-readers-listed = Everybody, and it is listed
study-readers-listed_about = It appears under studies and can be found.
study-readers-me = Only you
study-readers-me_about = The link works for nobody else but those who may write.
study-record = Record of the game
study-remove = Take this line away: { $text }
study-remove_short = Take away
study-rename = Call “{ $title }” otherwise
study-retry-again = That was played, and gave away { $lost }. Try another.
study-retry-ask = You are { $name }. What is best here?
study-retry-best = Best was: { $text }.
study-retry-done = Enough
study-retry-next = Next
study-retry-open =
    { $count ->
        [one] Try the choice that cost most
       *[other] Try the { $count } choices that cost most
    }
study-retry-other = The review did not find this move best. Try another, or have the best one shown.
study-retry-right = That is it: the best move the review found.
study-retry-row = { $name }, step { $step }: gave away { $lost }
study-retry-show = Show me
study-searching = Searching …
study-seat = Seat { $number }
study-set_up = a position
study-share = Share
study-share_title = Share this study
study-sign = What do you think of this move?
study-sign-brilliant = brilliant
study-sign-costly = costly
study-sign-doubtful = doubtful
study-sign-good = good
study-somebody = Somebody
study-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
study-tab-chapters = Chapters
study-tab-comments = Comments
study-tab-moves = Moves
study-take_home = To take home
study-the_end = The end
study-the_game = The game of { $game }
study-this = Study this game
study-throw = Throw this study away
study-throw_sure = Yes, throw it away for everybody
study-title = Title
study-to_end = To the end
study-to_move = { $name } is to move
study-to_start = To the start
study-uncomment = Take away the comment of { $name }
study-untitled = Study of { $games }
study-what_would_you = What would you do here?
study-when_over = Study this game: when it is over
study-who_reads = Who may see this study
study-who_writes = Who may write
study-write_here = Write to this position
study-writer_out = { $name } writes no more
study-writing_link = Whoever has this link may write
study-setup = Set up
study-setup-away = Take away
study-setup-away_how = Click a tile: its followers go first, then the tile.
study-setup-block = Block
study-setup-cell = { $tile } at { $x },{ $y }
study-setup-fits = Everything fits. The engine can search this position.
study-setup-flag = Setting up a position: nothing here is played
study-setup-follower = Follower
study-setup-follower_how = Click a tile: a follower stands on its first part, then on the next, then leaves.
study-setup-king = King
study-setup-knight = Knight of { $name }
study-setup-lay = Lay it at { $x },{ $y }
study-setup-leave = Leave it
study-setup-mover = To move
study-setup-points = Points of { $name }
study-setup-square = { $square }: height { $height }, { $who }
study-setup-tile = Tile
study-setup-tile_how = Choose a tile, then a lit place. A click on a laid tile turns it.
study-setup-tiles = Tiles that are left
study-setup-title = Set up a position
study-setup-use = Use this position
study-setup-what = What do you want to put down?
study-setup-road_card = card { $place }
study-setup-building = Building
study-setup-card = Card
study-setup-cards_away = Touch a card of the road: its worker goes first, then the card.
study-setup-cards_card = Choose a card and put it at the end of the road. Hands, decks and discards are below.
study-setup-cards_of = Cards of
study-setup-cards_prestige = Choose a prestige building, then the residence that it covers; once more takes it away.
study-setup-cards_provost = Touch the card on which the provost stands.
study-setup-cards_residence = Touch a card: it becomes a residence, or a building again.
study-setup-cards_store = Touch a card: one cube more in its store; a full one is emptied.
study-setup-cards_worker = Touch a card: a worker comes, or leaves. Touch the bridge: passed, or not.
study-setup-castle_tokens = Castle, { $section }
study-setup-cloth = Cloth
study-setup-food = Food
study-setup-gold = Gold
study-setup-houses = Houses: { $section }
study-setup-phase = Phase
study-setup-removed = Tokens out of the game
study-setup-scored = Castle sections scored
study-setup-stone = Stone
study-setup-to_road = Put it at the end of the road
study-setup-tokens = Tokens: { $section }
study-setup-town_away = Touch a place: its worker goes first, then the building.
study-setup-town_bailiff = Touch the space on which the bailiff stands.
study-setup-town_building = Choose a building, then a space of the road.
study-setup-town_favour = Touch the lit column: the marker goes there, and from the last open one back to the beginning.
study-setup-town_provost = Touch the space on which the provost stands.
study-setup-town_worker = Touch a place: a worker comes, or leaves. Touch the bridge: passed, or not.
study-setup-turn = Turn
study-setup-whose = Whose is it?
study-setup-king_holder = Who holds the king
study-setup-robber_holder = Who holds the robber baron
study-setup-wood = Wood
study-play_on = Play on from here
study-play_on_about = A new table begins in this position. It counts for nothing, and what is drawn from here on is new.
study-play_on_level = The others
study-play_on_seat = Your seat
study-played_on = Played on from a position of a study; it counts for nothing.
study-played_on_short = from a position
