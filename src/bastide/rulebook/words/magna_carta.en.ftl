title = Caylus Magna Carta

option-variant = Way to play
option-variant-standard = The usual game
option-variant-beginner = For beginners
about-variant-standard = With the provost, who decides how far the road works, and with residences.
about-variant-beginner = No provost and no residences: the road always works to its end.

colour-red = Red
colour-green = Green
colour-orange = Orange
colour-blue = Blue

phase-setup = Set-up
phase-income = Income
phase-actions = Actions
phase-provost = Provost
phase-effects = Effects of the buildings
phase-castle = Castle
phase-end_of_turn = End of turn
phase-over = End of the game

section-dungeon = Dungeon
section-walls = Walls
    .number = plural
section-towers = Towers
    .number = plural

card-small_farm = Small Farm
card-small_sawmill = Small Sawmill
card-small_quarry = Small Quarry
card-peddler = Peddler
card-market = Market
card-lawyer = Lawyer
card-large_farm = Large Farm
card-large_sawmill = Large Sawmill
card-large_quarry = Large Quarry
card-gold_mine = Gold Mine
card-bank = Bank
card-church = Church
card-park = Park
card-forest = Forest
card-quarry = Quarry
card-trading_post = Trading Post
card-neutral_peddler = neutral Peddler
card-residence = Residence

prestige-theatre = Theatre
prestige-statue = Statue
prestige-hotel = Hotel
prestige-stables = Stables
prestige-town_hall = Town Hall
prestige-monument = Monument
prestige-cathedral = Cathedral

good-food = food
good-wood = wood
good-stone = stone
good-gold = gold
good-deniers = deniers

count-food = { $n } food
count-wood = { $n } wood
count-stone = { $n } stone
count-gold = { $n } gold
count-any = { $n } of any kind
count-deniers =
    { $n ->
         [one] { $n } denier
        *[other] { $n } deniers
    }
count-tokens =
    { $n ->
         [one] { $n } castle token
        *[other] { $n } castle tokens
    }

nothing = nothing

action-keep = Keep your opening hand
action-mulligan = Replace your whole opening hand
action-draw = Draw a card for 1 denier
action-replace = Replace your whole hand for 1 denier
action-pass = Pass
action-decline = Do without the effect
action-place = Place a worker on card { $place }, { $card }, for 1 denier
action-build = Build: { $card }
action-prestige = Build the prestige building: { $building }
action-turn = Turn card { $place }, { $card }, into a residential building
action-provost = Move the provost by { $steps }
action-provost-none = Leave the provost where it is
action-offer =
    Offer { $batches ->
         [one] { $batches } batch
        *[other] { $batches } batches
    } to the castle
action-offer-none = Offer nothing to the castle
action-gold = Pay { $cubes } of the { $resource } in gold
action-use = Pay { $paid }, take { $goods }
action-take = Take { $goods }
action-pay = Pay { $goods }
action-neutral = The { $card } is drawn for the road
action-deal = The { $card } is drawn from the deck
action-first = { $player } becomes first player

task-neutral_card = The next neutral card of the road is drawn
task-opening_card = The opening hands are dealt
task-mulligan = Keep your opening hand, or replace all of it?
    .others = { $player } decides about the opening hand
task-mulligan_card = The new opening hands are dealt
task-first_player = The first player is drawn
task-move = Make a move: draw, replace your hand, place a worker, build, or pass
    .others = { $player } makes a move
task-drawn_card = A card is drawn
task-card_payment = How do you pay for the { $card }?
    .others = { $player } chooses how to pay for the { $card }
task-prestige_payment = How do you pay for the { $building }?
    .others = { $player } chooses how to pay for the { $building }
task-provost = Move the provost up to 3 cards, 1 denier each, or leave it
    .others = { $player } may move the provost
task-primary = Your worker is on card { $place }, { $card }: use its effect?
    .others = { $player } may use the effect of card { $place }, { $card }
task-secondary = Another's worker is on your card { $place }, { $card }: use your effect as its owner?
    .others = { $player } may use the owner's effect of card { $place }, { $card }
task-lawyer_payment = How do you pay for turning over the { $card }?
    .others = { $player } chooses how to pay for turning over the { $card }
task-offer =
    How many batches do you offer to the castle? { $tokens ->
         [one] { $tokens } token is
        *[other] { $tokens } tokens are
    } left
    .others = { $player } decides how many batches to offer to the castle
task-gold = How many of the { $batches } { $good } do you pay in gold?
    .others = { $player } decides how many of the { $batches } { $good } to pay in gold
task-over = The game is over

event-neutral = The { $card } is card { $place } of the road
event-dealt = { $player } is dealt a card
event-dealt-secret = { $player } is dealt the { $card }
event-answered = { $player } has decided about the opening hand
event-answered-secret = { $player } has decided about the opening hand
event-mulligan = { $player } replaces the opening hand and discards { $cards }
event-kept = { $player } keeps the opening hand
event-first_player = { $player } is first player
event-turn = Turn { $turn } begins; { NAME($player, form: "acc") } is first player
event-income =
    { $player } takes an income of { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }
event-draws = { $player } pays 1 denier to draw a card
event-replaces = { $player } pays 1 denier and replaces the hand: { $cards }
event-reshuffled = { $player } shuffles the discard pile into a new deck: { $cards }
event-drew = { $player } draws a card
event-drew-secret = { $player } draws the { $card }
event-placed = { $player } places a worker on card { $place }, { $card }
event-showed = { $player } wants to build the { $card }
event-paid = { $player } pays { $goods }
event-built = { $player } builds the { $card } as card { $place } of the road
event-stored =
    { $n ->
         [one] { $n } cube is
        *[other] { $n } cubes are
    } put on the { $card } of { NAME($player, form: "acc") }
event-built_prestige = { $player } builds the { $building } on the residential building at card { $place }
event-built_in_front = { $player } builds the { $building }
event-passed = { $player } passes, to space { $space } of the bridge
event-first_to_pass =
    { $player } takes { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    } for passing first
event-provost_stays = { $player } leaves the provost where it is
event-provost_moved =
    { $player } pays { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    } and moves the provost by { $steps }, to card { $place }
event-declined = { $player } does without the effect of card { $place }, { $card }
event-took = { $player } takes { $goods } at card { $place }, { $card }
event-bought = { $player } pays { $paid } and takes { $goods } at card { $place }, { $card }
event-bought_tokens = { $player } pays { $paid } at card { $place }, { $card }
event-tokens =
    { $player } takes { $n ->
         [one] { $n } castle token
        *[other] { $n } castle tokens
    } worth { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-turned = Card { $place }, the { $card } of { NAME($player, form: "acc") }, becomes a residential building
event-turns_later = Card { $place }, the { $card } of { NAME($player, form: "acc") }, becomes a residential building once its worker is gone
event-home = The worker of { NAME($player, form: "acc") } goes home from card { $place }, { $card }
event-home_beyond = The worker of { NAME($player, form: "acc") } goes home without effect from card { $place }, { $card }, beyond the provost
event-offered =
    { $player } offers { $batches ->
         [one] { $batches } batch
        *[other] { $batches } batches
    } to the castle
event-no_offer = { $player } cannot offer a batch
event-bonus = { $player } offered the most and takes { $goods }
event-removed =
    Nobody offered a batch: { $n ->
         [one] { $n } castle token leaves
        *[other] { $n } castle tokens leave
    } the game
event-provost_advanced = The provost moves on by { $steps }, to card { $place }
event-first_passed_on = The first-player card goes to { NAME($player, form: "acc") }
event-scored_tokens =
    { $player }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for castle tokens
event-scored_cards =
    { $player }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for cards and prestige buildings
event-scored_gold =
    { $player }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for gold
event-scored_cubes =
    { $player }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for groups of three cubes
event-scored_deniers =
    { $player }: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for groups of three deniers
event-scored =
    { $player } has { $points ->
         [one] { $points } prestige point
        *[other] { $points } prestige points
    }

drawing-title = Turn { $turn }: { $phase }
drawing-setup = { $phase }
drawing-to_move = Seat { $seat }: { $task }
drawing-chance = Cards are drawn
drawing-won =
    { $seats } won with { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
drawing-seat = Seat { $seat }
drawing-castle = Castle
drawing-bridge = Bridge
drawing-passing = order of passing
drawing-prestige = Prestige buildings
drawing-next_card = next card
drawing-first = first player
drawing-passed = passed
drawing-first_short = 1st
drawing-legend = f food, w wood, s stone, g gold, d denier, t token, * any cube, + not gold
drawing-turning = { $card } (turning)
drawing-owner = owner { $effect }
drawing-hand = Hand of { $seat }: { $cards }
drawing-built = Prestige buildings of { $seat }: { $buildings }
drawing-head-points = points
drawing-head-deniers = den
drawing-head-food = food
drawing-head-wood = wood
drawing-head-stone = stone
drawing-head-gold = gold
drawing-head-workers = work
drawing-head-tokens = 4/3/2
drawing-head-hand = hand
drawing-head-deck = deck
drawing-head-discard = disc
drawing-deck = deck
drawing-discard = discard pile: { $n }

refusal-chance = this is decided by chance, not by a player.
refusal-wait_for_chance = wait until the cards are drawn.
refusal-pay_first = first choose how to pay.
refusal-gold_first = first say how many cubes of the offer are gold.
refusal-answer_first = first keep or replace your opening hand.
refusal-mulligan_over = the opening hand can be replaced only before the first turn.
refusal-no_moves_now = moves are made in phase 2, the actions.
refusal-provost_not_now = the provost is moved in phase 3, once by everybody in bridge order.
refusal-no_provost = there is no provost in the beginner's game.
refusal-effects_not_now = effects of buildings are carried out in phase 4.
refusal-offer_not_now = batches are offered in phase 5, once by everybody in bridge order.
refusal-no_gold_now = no offer is being paid in gold now.
refusal-nothing_to_pay = there is nothing to be paid in cubes now.
refusal-no_denier = that costs 1 denier, and you have none.
refusal-no_card_to_draw = your deck and your discard pile are both empty.
refusal-empty_hand = you have no cards in hand to replace.
refusal-short_road =
    the road has only { $cards ->
         [one] { $cards } card
        *[other] { $cards } cards
    }.
refusal-no_workers_here = card { $place } is a residential or prestige building and takes no workers.
refusal-occupied = there is already a worker on card { $place }, { $card }.
refusal-no_worker = all your workers are on the road.
refusal-card_not_in_game = the { $card } is not part of the beginner's game.
refusal-not_in_hand = the { $card } is not in your hand.
refusal-too_dear = the { $name } costs { $goods }; your cubes do not suffice, even with gold standing in.
refusal-building_not_in_game = the { $building } is not part of the beginner's game.
refusal-building_taken = the { $building } is already built.
refusal-no_residence = you have no uncovered residential building to put it on.
refusal-no_lawyer = the { $card } turns no card over; the Lawyer does.
refusal-lawyer_of_another = only the owner of the worker turns a card over at the Lawyer.
refusal-turn_neutral = the { $card } is a neutral card and stays one.
refusal-turn_not_own = card { $place }, { $card }, belongs to another player.
refusal-turn_lawyer = a Lawyer never becomes a residential building.
refusal-turns_already = the { $card } already waits to be turned over.
refusal-residence_already = card { $place } is a residential building already.
refusal-no_such_option = the { $card } does not offer you that.
refusal-too_few_tokens =
    only { $tokens ->
         [one] { $tokens } token is
        *[other] { $tokens } tokens are
    } left in the castle.
refusal-cannot_pay = you do not have { $goods }.
refusal-off_the_road = the provost would leave the road.
refusal-provost_too_dear =
    { $steps ->
         [one] { $steps } step costs 1 denier
        *[other] { $steps } steps cost as many deniers
    }, and you have { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }.
refusal-too_few_cubes =
    your cubes do not pay for { $batches ->
         [one] { $batches } batch
        *[other] { $batches } batches
    }, even with gold standing in.
refusal-other_resource = you are asked about the { $good } now.
refusal-gold_needed = at least { $n } of the { $good } must be gold.
refusal-gold_too_much = at most { $n } of the { $good } can be gold.
refusal-wrong_payment = these are not the cubes asked for.

thing-provost = Provost
thing-worker = Worker
thing-bridge = Bridge
thing-castle = Castle
thing-token = Castle token
thing-first = First-player card
thing-deck = Deck
thing-hand = Hand
thing-discard = Discard pile
thing-next_card = End of the road
thing-store = Store
thing-any = Cube of any kind
thing-any_non_gold = Cube other than gold
thing-denier = Deniers
thing-prestige = Points

explain-group-wooden = wooden building
explain-group-stone = stone building
explain-group-neutral = neutral building, belongs to nobody
explain-group-residence = residential building
explain-group-prestige = prestige building
explain-count-any_non_gold = { $n } food, wood or stone
explain-count-prestige =
    { $n ->
         [one] { $n } point
        *[other] { $n } points
    }
explain-count-residence = { $n } residential building
explain-gives = Gives { $goods } to the player whose worker is here.
explain-trade-peddler = The player whose worker is here may buy cubes, but no gold.
explain-trade-market = The player whose worker is here may sell one cube of any kind.
explain-trade-bank = The player whose worker is here may buy gold.
explain-lawyer = The player whose worker is here may turn one of their own cards to its residential side.
explain-church = The player whose worker is here may buy castle tokens.
explain-residence = The other side of every building card: it pays its owner every turn, and a prestige building can be laid on it.
explain-prestige = Laid on a residential building of yours; its points count at the end.
explain-when = in phase 4, if the provost has come this far
explain-when-never = never: no worker can stand here
explain-price = { $price } for each worker, wherever it goes
explain-stored = the owner's cube comes from the store on the card, until that is empty
explain-castle = Each batch of food, wood and stone takes the next token; the game ends with the turn in which the last one goes.
explain-castle-most = who gives the most batches takes { $goods }
explain-castle-removed = if nobody gives one, { $count } tokens are lost
explain-section = Its tokens are worth { $points } points each and go before those of the sections after it.
explain-tokens = { $count } tokens with { $players } players
explain-token = Worth its number at the end; the sections of the castle are emptied one after the other.
explain-provost = Cards up to his place work this turn, those beyond him do not.
explain-provost-moved = in order of passing: { $price } a card, at most { $reach } cards each
explain-provost-end = he moves on by { $steps } cards
explain-worker = Makes the card under it work for you, if the provost has come this far, and goes home.
explain-worker-count = { $count } for each player
explain-bridge = The order here is the order for the provost and for the castle; the first to pass gains { $goods }.
explain-first = Its holder begins the turn; at the end of the turn it goes to the next player.
explain-deck = Pay { $goods } to draw the top card of your deck.
explain-hand = Your cards, seen by you alone: build them, or pay { $goods } to replace them all.
explain-discard = Cards put away, open to all; they are shuffled into a new deck when the old one is empty.
explain-next_card = The next building is laid here, whoever builds it.
explain-store = Cubes for the owner of the card: one each time another player uses it, until they are gone.
explain-resource-food = Pays for buildings, batches and the Lawyer.
explain-resource-wood = Pays for buildings and batches.
explain-resource-stone = Pays for stone buildings, most prestige buildings and batches.
explain-resource-gold = Stands for any cube in a cost, and pays for prestige buildings; left at the end it counts { $points }.
explain-resource-any = One cube of whatever kind, gold included.
explain-resource-any_non_gold = One food, wood or stone.
explain-resource-denier = Pay for drawing, replacing and placing, and for moving the provost; every { $count } left at the end are 1 point.
explain-resource-prestige = Castle tokens, cards on the road, gold, cubes and deniers, counted as if the game ended now.
explain-left = every { $count } of food, wood and stone together are 1 point
explain-phase-income = Everybody gains { $goods }, and more for residential buildings and the Hotel.
explain-phase-actions = In turn each player does one thing, round after round, until all have passed.
explain-phase-provost = In order of passing each player may pay to move the provost.
explain-phase-effects = The cards work one by one up to the provost: first for the worker, then for the owner.
explain-phase-castle = In order of passing players give batches and take castle tokens.
explain-phase-end_of_turn = The provost moves on, and the first-player card goes to the next player.
