action-first = { $player } is the first player
action-master = The master card is { $card }
action-draw = The card drawn is { $card }
action-castle = Place a starting castle on { $square }
action-knight = Place a knight on { $square }
action-king = Place the king on { $square }
action-stay = Leave the king where it is
action-start = { $player } starts the next year
action-move = Move the knight from { $start } to { $target }
action-block = Place a block on { $square }
action-tower = Take { $tower }
action-buy = Buy an action card
action-keep = Keep { $card }
action-return = Put the card { $place }
action-play = Play { $card }
action-raise = Put a block under the knight on { $square }
action-lift = Lift the top block of { $square }
action-put = Put the lifted block on { $square }
action-spread = Make the other towers { $heights } high
action-advance = Advance one step on the score track
action-end = End the turn

task-first_player = The first player is drawn
task-master_card = The master card is turned up
task-start_castle = Place a starting castle
    .others = { $player } places a starting castle
task-first_knight = Place your first knight on a free castle
    .others = { $player } places the first knight on a free castle
task-first_king = Place the king on a free castle
    .others = { $player } places the king on a free castle
task-turn = Spend your action points ({ $points } left) or end the turn
    .others = { $player } is spending action points ({ $points } left)
task-tower_for_block = Choose the tower this block comes from: the tower of the turn
    .others = { $player } chooses the tower of the turn
task-tower_at_end = Choose the tower that is used up in this turn
    .others = { $player } chooses the tower that is used up in this turn
task-tower_for_raise = Choose the tower the block comes from
    .others = { $player } chooses the tower the block comes from
task-draw = A card is drawn
task-keep = Keep one of the cards
    .others = { $player } chooses the card to keep
task-return = Put the other cards back into the deck
    .others = { $player } puts the other cards back into the deck
task-card_effect = Choose the target of your card
    .others = { $player } chooses the target of the card
task-put_block = Put the lifted block down
    .others = { $player } puts the lifted block down
task-spread = Put the left-over blocks on your other towers
    .others = { $player } puts the left-over blocks on other towers
task-king_move = Move the king to another castle or leave it
    .others = { $player } may move the king
task-start_player = Name the start player of the next year
    .others = { $player } names the start player of the next year
task-over = The game is over

event-first_player = { $player } is the first player
event-master_card = The master card is { $master_card }
event-castle_placed = { $player } places a starting castle on { $square }
event-first_knight = { $player } places the first knight on { $square }
event-king_placed = { $player } places the king on { $square }
event-towers_taken = { $player } takes towers for year { $year }: { $towers }
event-round_begun = { $player } is furthest ahead and starts round { $round }
event-knight_added = { $player } adds a knight on { $square }
event-knight_moved = { $player } moves a knight from { $start } to { $target } (level { $from_level } to { $to_level })
event-block_placed = { $player } places a block on { $square }: height { $height }, base { $base }
event-block_lifted = { $player } lifts a block from { $square }
event-tower_chosen = { $player } uses up a tower of { $height }
event-tower_settled =
    { $player } puts { $stacked ->
         [one] { $stacked } left-over block
        *[other] { $stacked } left-over blocks
    } on other towers, holds over { $held_over }, returns { $returned }
event-card_bought =
    { $player } buys a card and looks at { $seen ->
         [one] { $seen } card
        *[other] { $seen } cards
    }
event-card_seen = { $player } looks at a card
event-card_seen-secret = You look at { $card }
    .others = { $player } looks at { $card }
event-card_kept = { $player } keeps a card
event-card_kept-secret = You keep { $card }
    .others = { $player } keeps { $card }
event-card_returned = { $player } puts a card back { $end }
event-card_returned-secret = You put { $card } back { $end }
    .others = { $player } puts { $card } back { $end }
event-card_played = { $player } plays { $card }
event-advanced = { $player } advances on the score track to { $score }
event-castles_scored =
    { $player } scores { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for castles: { $score }
event-king_bonus =
    { $player } scores the king's bonus of { $points ->
         [one] { $points } point
        *[other] { $points } points
    }: { $score }
event-master_scored =
    { $player } scores { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the master card: { $score }
event-lap = { $player } turns the token to { $token }
event-turn_ended =
    { $player } ends the turn; { $points_lost ->
         [one] { $points_lost } action point is
        *[other] { $points_lost } action points are
    } lost
event-king_moved = { $player } moves the king to { $square }
event-king_stayed = { $player } leaves the king where it is
event-starter_named = { $player } names { NAME($starter, form: "acc") } as start player

refusal-points =
    this costs { $cost ->
         [one] { $cost } action point
        *[other] { $cost } action points
    } and you have { $left }.
refusal-occupied = a figure stands on { $square }.
refusal-no_reserve = all six of your knights are on the board.
refusal-no_own_knight_beside = none of your knights stands next to { $square }.
refusal-higher_than_own_knight = { $square } is higher than each of your knights next to it.
refusal-not_your_knight = none of your knights stands on { $square }.
refusal-stands_there_already = the knight stands on { $square } already.
refusal-too_high = { $square } is more than one level up.
refusal-doors_never_lead_up = { $square } is not next to the knight, and doors never lead up to it.
refusal-no_way_inside = no way through doors leads to { $square }.
refusal-no_block_left = you have no block left for this.
refusal-higher_than_base = the stack on { $square } would be higher than the castle's base of { $base }.
refusal-joins_castles = a block on { $square } would join two castles.
refusal-starts_castle = a block on { $square } would start a new castle.
refusal-nothing_to_buy = in the master version all cards are in hand and none is bought.
refusal-two_bought = you have bought two cards in this turn already.
refusal-deck_empty = the deck is empty.
refusal-card_already_played = you have played a card in this turn already.
refusal-not_held = you do not hold { $card }.
refusal-bought_now = { $card } was bought in this turn; it can be played from the next turn on.
refusal-supply_empty = the common supply is empty.
refusal-no_effect = { $card } cannot be carried out now.
refusal-cannot_raise = no block can go under the knight on { $square }: the castle's base is too small, or two castles would join.
refusal-nothing_to_lift = there is no free stack on { $square }.
refusal-splits_castle = without the block on { $square } its castle would fall into two.
refusal-nowhere_to_put = the block from { $square } could not be put down anywhere.
refusal-back_again = the block may not go back to where it came from.
refusal-too_few_castles = fewer than six castles would stand on the board.
refusal-source_too_high = the castle the block came from would be higher than its base.
refusal-card_move-free_move = the knight cannot reach { $square } by one step or one door move.
refusal-card_move-diagonal = { $square } is no diagonal neighbour at most one level up.
refusal-card_move-two_up = { $square } is no neighbour exactly two levels up.
refusal-card_move-jump = { $square } is not straight behind a figure next to the knight, at most one level up.
refusal-card_move-any_door = no door of a castle the knight can enter opens on { $square }.
refusal-castle_too_near = { $square } is less than three steps from another castle.
refusal-not_a_free_castle = there is no free castle on { $square }.
refusal-king_off_castle = there is no castle on { $square }.
refusal-same_castle = { $square } belongs to the castle the king is in.
refusal-not_seen = this is none of the cards you look at.
refusal-no_such_place = the card cannot go there: choose one of the places offered.
refusal-no_such_tower = you have no such tower to take.
refusal-no_such_spread = the left-over blocks cannot make these towers.
refusal-no_such_seat = nobody sits at seat { $seat }.
refusal-not_in_deck = the unseen part of the deck holds no such card.
refusal-asked_for-first_player = first the first player is drawn.
refusal-asked_for-master_card = first the master card is turned up.
refusal-asked_for-start_castle = first place a starting castle.
refusal-asked_for-first_knight = first place your first knight on a free castle.
refusal-asked_for-first_king = first place the king on a free castle.
refusal-asked_for-turn = this is no action of a turn, or it is not asked for now.
refusal-asked_for-tower_for_block = first choose the tower the block comes from.
refusal-asked_for-tower_at_end = first choose the tower that is used up in this turn.
refusal-asked_for-tower_for_raise = first choose the tower the block comes from.
refusal-asked_for-draw = first a card is drawn.
refusal-asked_for-keep = first keep one of the cards you look at.
refusal-asked_for-return = first put the cards you did not keep back into the deck.
refusal-asked_for-card_effect = first choose the target of the card you played.
refusal-asked_for-put_block = first put the lifted block down.
refusal-asked_for-spread = first put the left-over blocks on your other towers.
refusal-asked_for-king_move = first move the king or leave it.
refusal-asked_for-start_player = first name the start player of the next year.

card-six_ap = Six action points
card-seven_ap = Seven action points
card-extra_block = Extra block
card-free_move = Free move
card-diagonal = Diagonal move
card-two_up = Two levels up
card-jump = Jump
card-any_door = Any door
card-raise_knight = Block under a knight
card-shift_block = Shift a block

master_card-exact_castles = Knights in exactly 4, 5 and 6 castles
master_card-all_levels_differ = All on different levels
master_card-all_same_level = All on one level
master_card-all_connected = All side by side
master_card-all_in_line = All in one line
master_card-four_square = Four form a square
master_card-main_diagonals = Main diagonals
master_card-board_edge = Edge of the board

place-top = on top of the deck
place-under_top = under the top card of the deck
place-above_bottom = above the bottom card of the deck
place-bottom = at the bottom of the deck

end-top = on top of the deck
end-bottom = at the bottom of the deck

tower-0 = an empty tower
tower-1 = a tower of 1
tower-2 = a tower of 2
tower-3 = a tower of 3
tower-turn = the tower of the turn

option-variant = Variant
option-variant-base = The usual game
option-variant-common_deck = A little more luck
option-variant-master = The master version
option-first_player = First player
option-first_player-random = At random
option-first_player-0 = The first seat
option-first_player-1 = The second seat
option-first_player-2 = The third seat
option-first_player-3 = The fourth seat
option-master_card = Master card
option-master_card-random = At random
option-master_card-exact_castles = Knights in exactly 4, 5 and 6 castles
option-master_card-all_levels_differ = All on different levels
option-master_card-all_same_level = All on one level
option-master_card-all_connected = All side by side
option-master_card-all_in_line = All in one line
option-master_card-four_square = Four form a square
option-master_card-main_diagonals = Main diagonals
option-master_card-board_edge = Edge of the board
about-variant-base = Everybody buys cards from a deck of their own. All know what could come.
about-variant-common_deck = One deck of forty cards for all. What somebody has bought, nobody else gets.
about-variant-master = Free castles to begin with, all ten cards in hand, and a goal for the end that everybody knows.

drawing-title = Torres: { $when }
drawing-year = Year { $year }, round { $round } of { $rounds }
drawing-supply =
    Supply: { $blocks ->
         [one] { $blocks } block
        *[other] { $blocks } blocks
    }
drawing-common_deck =
    Common deck: { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }
drawing-master = Master card: { $card }
drawing-master_points = { $first } / { $second } / { $third } points in year 1 / 2 / 3
drawing-seat = Seat { $seat }
drawing-to_move = { $sign }, seat { $seat }: { $asked }.
drawing-points =
    { $points ->
         [one] { $points } action point
        *[other] { $points } action points
    } left
drawing-start = Start player
drawing-score = score
drawing-towers = towers
drawing-tower = tower
drawing-tower_of_turn =
    Tower of the turn: { $blocks ->
         [one] { $blocks } block
        *[other] { $blocks } blocks
    } left
drawing-held_over = { $blocks } held over
drawing-reserve = reserve
drawing-hand = hand
drawing-deck = deck
drawing-played = played
drawing-in_play = in play
drawing-seen = looked at
drawing-hidden =
    { $cards ->
         [one] { $cards } hidden card
        *[other] { $cards } hidden cards
    }
drawing-castle = castle
drawing-base = base
drawing-height = height
drawing-lifted = The block is lifted from { $square }
drawing-raised = The knight on { $square } is raised

thing-block = Block
thing-tower = Tower
thing-castle = Castle
thing-knight = Knight
thing-reserve = New knight
thing-king = King
thing-bonus = King's bonus
thing-action_points = Action points
thing-advance = A point
thing-score = Score track
thing-deck = Card
thing-hand = Cards in hand
thing-supply = Supply
thing-year = Years
thing-scoring = Scoring
thing-start = Start player
thing-master_card = Master card

explain-cost =
    { $cost ->
         [one] { $cost } action point
        *[other] { $cost } action points
    }
explain-block = Makes a castle larger or higher; no castle may be higher than its base, and two castles may never join.
explain-tower = The blocks of one turn, { $height } at most; what is left over goes to your other towers.
explain-castle = At the end of each year it gives its base times the level of your highest knight in it; everybody with a knight in it scores.
explain-knight = Moves to a neighbouring square, at most one level up and any number down, or by the doors through a castle; only your highest one in a castle scores.
explain-reserve = Stands beside one of your knights, not higher than that one.
explain-reserve-limit = { $count } knights on the board
explain-king = Makes this the king's castle: who has a knight in it on the level of the year gets the king's bonus.
explain-bonus = { $points } points in years 1, 2 and 3 for a knight in the king's castle on level 1, 2 and 3 exactly.
explain-action_points = You have { $points } in a turn, to spend in any order; what is not spent is lost.
explain-advance = One step on the score track; spaces with other figures are jumped and count as well.
explain-score = Figures move by their points; a space holds one figure, so who would land on another goes on to the next free space.
explain-deck = Look at the top { $shown } cards, keep one and put the others back; at most { $bought } times a turn.
explain-hand = One card may be played each turn, free, but not in the turn in which it was bought.
explain-supply = Blocks for the towers of the years to come, and for the card Extra block.
explain-year = The game lasts { $count } years; each ends with a scoring, and the last player may then move the king.
explain-scoring = What this seat would get if the year were scored now: castles, king's bonus and master card.
explain-start = Takes the first turn of every round.
explain-card-kind = action card
explain-card-cost = no action points, one card a turn
explain-master_card-each = at each of the three scorings, for everybody
explain-master_card-last = at the third scoring, for everybody
explain-master_card-exact_castles = All your knights on the board stand on castles, in exactly { $castles } of them: { $points } points in years 1, 2 and 3.
explain-master_card-all_levels_differ = Your six knights stand on six different levels: { $points } points.
explain-master_card-all_same_level = Your six knights stand on one and the same level: { $points } points.
explain-master_card-all_connected = Your six knights stand side by side as one group: { $points } points.
explain-master_card-all_in_line = Your six knights stand in one row, column or diagonal: { $points } points.
explain-master_card-four_square = Four of your knights are the corners of a square: { $points } points.
explain-master_card-main_diagonals = Each of your knights on a main diagonal gives { $points } points in years 1, 2 and 3; whoever alone has most there gets { $points } more, in a tie nobody.
explain-master_card-board_edge = Each of your knights at the edge of the board gives { $points } points in years 1, 2 and 3; whoever alone has most there gets { $points } more, in a tie nobody.
