action-lay = The next neutral tile is the { $tile }
action-order = { $player } has the next place in the turn order
action-place = Place a worker on { $place } for { $price }
action-pass = Pass: place no more workers this turn
action-move = Move the worker from the gate to { $place }
action-provost = Move the provost by { $steps }
action-joust = Pay 1 denier and 1 cloth for a royal favour
action-withdraw = Take the worker back from the inn
action-stay = Leave the worker at the inn
action-take = Take { $cubes }
action-pay = Pay { $cubes }
action-exchange = Use exchange { $exchange }
action-exchange_for = Pay { $pay }, gain { $gain }
action-build = Build the { $tile }
action-site = Build in place of { $place }
action-transform = Make a residence of { $place }
action-decline = Decline
action-give = Give a batch of { $batch }
action-stop = Give no more batches
action-favour = Take the favour on the line of { $line }
action-effect = Use the effect in column { $column }
action-effect_of = Use the favour: { $effect }

task-setup = The neutral tiles and the turn order are drawn
task-over = The game is over
task-place = Place a worker, or pass
    .others = { $player } places a worker or passes
task-gate = Move your worker from the gate to a free place, or take it back
    .others = { $player } moves the worker from the gate, or takes it back
task-guild = Merchants' guild: move the provost up to 3 spaces, free of charge, or decline
    .others = Merchants' guild: { $player } may move the provost
task-joust = Joust field: pay 1 denier and 1 cloth for a royal favour, or decline
    .others = Joust field: { $player } may buy a royal favour
task-inn = Inn: take your worker back, or leave it for another turn
    .others = Inn: { $player } takes the worker back or leaves it
task-provost = Move the provost up to 3 spaces for 1 denier each, or decline
    .others = { $player } may move the provost
task-produce = { $tile }: choose what it produces
    .others = { $tile }: { $player } chooses what it produces
task-bonus = { $tile }: choose your owner's bonus
    .others = { $tile }: { $player } chooses the owner's bonus
task-trade = { $tile }: choose an exchange, or decline
    .others = { $tile }: { $player } may choose an exchange
task-payment = Choose the cubes you pay for { $gain }
    .others = { $player } chooses the cubes to pay for { $gain }
task-purchase = Choose your cubes: { $gain }
    .others = { $player } chooses cubes: { $gain }
task-construct = Build a { $class } building, or decline
    .others = { $player } may build a { { $class } } building
task-cost = { $tile }: choose the further cube you pay
    .others = { $tile }: { $player } chooses the further cube to pay
task-site = { $tile }: choose the residence it replaces
    .others = { $tile }: { $player } chooses the residence it replaces
task-lawyer = Lawyer: choose the building that becomes your residence, or decline
    .others = Lawyer: { $player } may turn a building into a residence
task-castle = Castle: give a batch of food and two other kinds of cubes, or stop
    .others = Castle: { $player } may give a batch
task-favour =
    Royal favour: choose a line ({ $count ->
         [one] { $count } favour
        *[other] { $count } favours
    } to take)
    .others = Royal favour: { $player } chooses a line
task-effect = Royal favour, { $line }: choose an effect up to your marker, or decline
    .others = Royal favour, { $line }: { $player } may choose an effect
task-choice = Royal favour: choose your cube
    .others = Royal favour: { $player } chooses a cube

option-simplified_favours = Favours made simple
option-simplified_favours-false = the favour table is used
option-simplified_favours-true = every favour is worth 3 prestige at once
option-jeweller = The Jeweller
option-jeweller-false = not in play
option-jeweller-true = in the stock
option-lawyer_prestige = Prestige for building the Lawyer
option-lawyer_prestige-4 = 4, as on the tiles of the first edition
option-lawyer_prestige-3 = 3, as on later tiles
about-base = Build the castle and the town at its feet, as in the box.
about-simplified_favours = Every royal favour is 3 prestige, nothing to choose. Good for the first game.
about-jeweller = A tenth stone building joins the stock: it turns gold into prestige. For those who know the others.

event-laid = The { $tile } lies on space { $space }
event-ordered =
    { $player } has place { $place } in the turn order and starts with { $deniers ->
         [one] { $deniers } denier
        *[other] { $deniers } deniers
    }
event-phase = Turn { $turn }, phase: { $phase }
event-gained = { $player } gains { $goods }
event-paid = { $player } pays { $goods }
event-earned = { $player } gains { $points } prestige
event-lost = { $player } loses { $points } prestige
event-placed = { $player } places a worker on { $place } for { $price }
event-passed = { $player } passes and takes space { $space } of the bridge
event-returned = A worker of { NAME($player, form: "acc") } goes back to hand
event-moved = { $player } moves the worker from the gate to { $place }
event-reordered = The turn order is now { $order }
event-settled = { $player } takes the right circle of the inn
event-provost = { $player } moves the provost by { $steps } to space { $space }
event-activated = { $player } works at { $tile } on space { $space }
event-unused = { $player } cannot use { $place }
event-useless = { $player } cannot use { $tile }
event-declined = { $player } declines
event-built = { $player } builds { $tile } on space { $space }
event-promised = { $player } pays for a residence in place of { $tile } on space { $space }, once its worker has gone
event-transformed = { $player } makes a residence of { $tile } on space { $space }
event-housed = { $player } builds a house in the castle: { $section }
event-spared = { $player } finds no place in the castle and loses nothing
event-favoured =
    { $player } gains { $count ->
         [one] { $count } royal favour
        *[other] { $count } royal favours
    }
event-favour = { $player } takes a favour on the line { $line }; the marker is in column { $column }
event-spent = { $player } has no use for the favour on the line { $line }
event-forfeited =
    { $player } has no line left and loses { $count ->
         [one] { $count } favour
        *[other] { $count } favours
    }
event-bailiff =
    The bailiff moves { $steps ->
         [one] { $steps } space
        *[other] { $steps } spaces
    } to space { $space }, and the provost joins him
event-scoring =
    The { $section } { TRAIT($section, name: "number") ->
        [plural] are
       *[other] is
    } scored
event-ended = The game ends in turn { $turn }

refusal-setup = the tiles and the turn order are still being drawn.
refusal-drawn = nothing is drawn after the set-up.
refusal-no_decline = this cannot be declined.
refusal-not_now_place = workers are placed in phase 2, one at a time.
refusal-not_now_pass = you pass in phase 2, when it is your turn to place.
refusal-not_now_move = a worker is moved only when the gate is activated.
refusal-not_now_provost = the provost moves in phase 4, or at the merchants' guild.
refusal-not_now_joust = a favour is bought only when the joust field is activated.
refusal-not_now_withdraw = the worker at the inn is asked about in phase 3, while nobody stands on the left circle.
refusal-not_now_stay = the worker at the inn is asked about in phase 3, while nobody stands on the left circle.
refusal-not_now_take = there are no cubes for you to take now.
refusal-not_now_pay = no cubes of your choice are to be paid now.
refusal-not_now_exchange = no trading building is being used now.
refusal-not_now_build = you build when a Carpenter, Mason or Architect works for you, or by a favour.
refusal-not_now_site = no prestige building is being built now.
refusal-not_now_transform = you need the Lawyer, or a favour, to make a residence.
refusal-not_now_give = batches are given in phase 6, by players with a worker in the castle.
refusal-not_now_stop = you are not building in the castle now.
refusal-not_now_favour = you have no royal favour to take now.
refusal-not_now_effect = you are not using a favour now.
refusal-no_worker = you have no worker in hand.
refusal-price = placing there costs { $price }, more than you have.
refusal-empty_space = { $place } has no building.
refusal-no_workplace = no worker can stand on { $place }.
refusal-occupied = a worker already stands on { $place }.
refusal-one_each = you already have a worker in { $place }.
refusal-full = all places are taken in { $place }.
refusal-no_stables = with two players the stables are not used.
refusal-inn_taken = the left circle of the inn is taken.
refusal-gate_again = the worker cannot stay on the gate.
refusal-off_road = the provost stays on the spaces 1 to 28.
refusal-provost_price =
    that costs { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }, more than you have.
refusal-not_produced = the { $tile } does not produce that.
refusal-not_bonus = the owner's bonus of the { $tile } is one cube of a kind it produces.
refusal-not_for_sale = you take exactly the number of cubes paid for, and no gold.
refusal-not_this_cube = the favour gives 1 wood or 1 stone.
refusal-one_cube = exactly one further cube is to be paid.
refusal-cube_lacking = you do not have these cubes to spare.
refusal-cubes_asked =
    you pay exactly { $count ->
         [one] { $count } cube
        *[other] { $count } cubes
    }.
refusal-no_gold = gold is not taken here.
refusal-one_exchange = the { $tile } has only one exchange.
refusal-exchange_price = you cannot pay that exchange.
refusal-other_class = here only { $wanted } buildings can be built.
refusal-no_jeweller = the Jeweller is not in this game.
refusal-not_in_stock = the { $tile } is no longer in stock.
refusal-cost = you cannot pay for the { $tile }.
refusal-not_yet_residence = the residence there has been paid for, but does not stand yet.
refusal-own_residence = a prestige building takes the place of one of your own residences.
refusal-nothing_there = there is no building to transform.
refusal-promised = that building has already been paid for to become a residence.
refusal-not_lawyer = the Lawyer's own tile can never be transformed.
refusal-stays = residences and prestige buildings are not transformed.
refusal-fixed = buildings printed on the board are not transformed.
refusal-not_yours = that building belongs to another player.
refusal-castle_complete = the castle is complete.
refusal-batch_lacking = you do not have all three cubes of that batch.
refusal-line_used = you have already taken a favour on the line of { $line } in this phase.
refusal-beyond_marker = your marker has not reached column { $column }.
refusal-no_effect = the first column of this line has no effect.
refusal-cannot_use = you cannot carry out that effect now.

tile-neutral_farm = Farm
tile-neutral_forest = Forest
tile-neutral_sawmill = Sawmill
tile-neutral_quarry = Quarry
tile-neutral_marketplace = Marketplace
tile-neutral_carpenter = Carpenter
tile-fixed_peddler = Peddler
tile-fixed_carpenter = Carpenter
tile-gold_mine = Gold mine
tile-wood_farm_food = wooden Farm (food)
tile-wood_farm_cloth = wooden Farm (cloth)
tile-wood_sawmill = wooden Sawmill
tile-wood_quarry = wooden Quarry
tile-wood_marketplace = wooden Marketplace
tile-wood_peddler = wooden Peddler
tile-mason = Mason
tile-lawyer = Lawyer
tile-stone_farm = stone Farm
tile-park = Park
tile-workshop = Workshop
tile-church = Church
tile-tailor = Tailor
tile-bank = Bank
tile-alchemist = Alchemist
tile-architect = Architect
tile-jeweller = Jeweller
tile-statue = Statue
tile-granary = Granary
tile-library = Library
tile-weaver = Weaver
tile-theater = Theater
tile-college = College
tile-monument = Monument
tile-hotel = Hotel
tile-cathedral = Cathedral
tile-residence = Residence

place-gate = the gate
place-trading_post = the trading post
place-merchants_guild = the merchants' guild
place-joust_field = the joust field
place-stables = the stables
place-inn = the inn
place-castle = the castle
place-1 = space 1
place-2 = space 2
place-3 = space 3
place-4 = space 4
place-5 = space 5
place-6 = space 6
place-7 = space 7
place-8 = space 8
place-9 = space 9
place-10 = space 10
place-11 = space 11
place-12 = space 12
place-13 = space 13
place-14 = space 14
place-15 = space 15
place-16 = space 16
place-17 = space 17
place-18 = space 18
place-19 = space 19
place-20 = space 20
place-21 = space 21
place-22 = space 22
place-23 = space 23
place-24 = space 24
place-25 = space 25
place-26 = space 26
place-27 = space 27
place-28 = space 28
place-road = { $tile } (space { $space })
place-empty = the empty space { $space }

goods-food = { $count } food
goods-wood = { $count } wood
goods-stone = { $count } stone
goods-cloth = { $count } cloth
goods-gold = { $count } gold
goods-denier =
    { $count ->
         [one] { $count } denier
        *[other] { $count } deniers
    }
goods-any =
    { $count ->
         [one] { $count } cube
        *[other] { $count } cubes
    } of any kind
goods-any_non_gold =
    { $count ->
         [one] { $count } cube
        *[other] { $count } cubes
    } other than gold
goods-prestige = { $count } prestige

line-prestige = prestige
line-deniers = deniers
line-resources = resources
line-buildings = buildings

class-neutral = neutral
class-fixed = printed
class-wood = wooden
class-stone = stone
class-prestige = prestige
class-residence = residential

section-dungeon = Dungeon
section-walls = Walls
    .number = plural
section-towers = Towers
    .number = plural

field-prestige_1 = 1 prestige
field-prestige_2 = 2 prestige
field-prestige_3 = 3 prestige
field-prestige_4 = 4 prestige
field-prestige_5 = 5 prestige
field-deniers_1 = 3 deniers
field-deniers_2 = 4 deniers
field-deniers_3 = 5 deniers
field-deniers_4 = 6 deniers
field-deniers_5 = 7 deniers
field-resources_1 = 1 food
field-resources_2 = 1 wood or 1 stone
field-resources_3 = 1 cloth
field-resources_4 = give 1 cube of any kind for 2 non-gold cubes
field-resources_5 = 1 gold
field-buildings_1 = no effect
field-buildings_2 = build a wooden building for 1 wood less
field-buildings_3 = build a stone building for 1 stone less
field-buildings_4 = make a residence for 1 cloth
field-buildings_5 = build a prestige building

phase-setup = set-up
phase-income = income
phase-placement = placing workers
phase-special = special buildings
phase-provost = the provost
phase-buildings = buildings
phase-castle = the castle
phase-end_of_turn = end of the turn

short-neutral_farm = Farm
short-neutral_forest = Forest
short-neutral_sawmill = Sawmill
short-neutral_quarry = Quarry
short-neutral_marketplace = Marketplace
short-neutral_carpenter = Carpenter
short-fixed_peddler = Peddler
short-fixed_carpenter = Carpenter
short-gold_mine = Gold mine
short-wood_farm_food = Farm
short-wood_farm_cloth = Farm
short-wood_sawmill = Sawmill
short-wood_quarry = Quarry
short-wood_marketplace = Marketplace
short-wood_peddler = Peddler
short-mason = Mason
short-lawyer = Lawyer
short-stone_farm = Farm
short-park = Park
short-workshop = Workshop
short-church = Church
short-tailor = Tailor
short-bank = Bank
short-alchemist = Alchemist
short-architect = Architect
short-jeweller = Jeweller
short-statue = Statue
short-granary = Granary
short-library = Library
short-weaver = Weaver
short-theater = Theater
short-college = College
short-monument = Monument
short-hotel = Hotel
short-cathedral = Cathedral
short-residence = Residence
short-gate = Gate
short-trading_post = Trading post
short-merchants_guild = Guild
short-joust_field = Joust field
short-stables = Stables
short-inn = Inn

drawing-title = Turn { $turn }: { $phase }
drawing-over = The end, after turn { $turn }
drawing-order = Turn order
drawing-now = { $sign }: { $step }
drawing-winners = Winner: { $seats }
drawing-passed = passed, place { $place }
drawing-inn = inn
drawing-seat = Seat { $seat }
drawing-bridge = Bridge
drawing-price = price
drawing-next_site = next site
drawing-favours = Royal favours
drawing-simplified = Every favour is worth 3 prestige.
drawing-open = columns 1–{ $count } open
drawing-special = Special
drawing-road = Road
drawing-castle = Castle
drawing-scored = scored
drawing-built = under construction
drawing-to_come = to come
drawing-workers = workers
drawing-pp = prestige
drawing-deniers = deniers

step-place = place a worker or pass
step-gate = move the worker from the gate
step-guild = move the provost, free
step-joust = buy a favour
step-inn = leave the inn or stay
step-provost = move the provost
step-produce = choose the production
step-bonus = choose the owner's bonus
step-trade = choose an exchange
step-payment = choose the cubes to pay
step-purchase = choose the cubes to take
step-construct = build
step-cost = choose the cube to pay
step-site = choose a residence
step-lawyer = make a residence
step-castle = give batches
step-favour = choose a line for the favour
step-effect = use the favour
step-choice = choose a cube

drawing-legend = owner, building, worker ({ $free } free place); { $empty } empty space

cube-food = food
cube-wood = wood
cube-stone = stone
cube-cloth = cloth
cube-gold = gold

drawing-bailiff_mark = b
drawing-provost_mark = p
drawing-figures = bailiff (b) on space { $bailiff }, provost (p) on space { $provost }

thing-provost = Provost
thing-bailiff = Bailiff
thing-worker = Worker
thing-house = House
thing-marker = Favour marker
thing-bridge = Bridge
thing-castle = Castle
thing-favour = Royal favour
thing-order = Turn order
thing-passed = Order of passing
thing-site = Next free space
thing-stock = Stock
thing-banner = Scoring marker: { $section }
thing-line = Line of favours: { $line }
thing-column = { $line }, column { $column }
thing-any = Cube of any kind
thing-any_non_gold = Cube other than gold
thing-denier = Deniers
thing-prestige = Prestige

explain-class-neutral = neutral building, belongs to nobody
explain-class-fixed = printed building, belongs to nobody
explain-class-wood = wooden building
explain-class-stone = stone building
explain-class-prestige = prestige building
explain-class-residence = residential building
explain-class-special = special building
explain-count-favour =
    { $count ->
         [one] { $count } royal favour
        *[other] { $count } royal favours
    }
explain-count-house =
    { $count ->
         [one] { $count } house
        *[other] { $count } houses
    }
explain-produces = Gives { $goods }.
explain-either = Gives { $goods } or { $other }, as you like.
explain-trade-marketplace = Sell one cube of any kind here.
explain-trade-peddler = Buy cubes here, but no gold.
explain-trade-church = Give alms for prestige: one of the two offers, once.
explain-trade-tailor = Turn cloth into prestige: one of the two offers, once.
explain-trade-bank = Buy gold for deniers: one of the two offers, once.
explain-trade-alchemist = Turn cubes other than gold into gold: one of the two offers, once.
explain-trade-jeweller = Turn gold into prestige: one of the two offers, once.
explain-builds-wood = Build one wooden building from the stock on the next free space.
explain-builds-stone = Build one stone building from the stock on the next free space.
explain-builds-prestige = Build one prestige building in place of a residence of yours.
explain-transforms = Turn a neutral building, or a wooden or stone building of yours, into your residence.
explain-built-of-residence = Pays its owner every turn, and is the ground for a prestige building.
explain-built-of-prestige = Takes the place of a residence of yours; prestige and favours come at once.
explain-special-gate = When all have passed, your worker moves from here to any free place, at no cost.
explain-special-merchants_guild = Move the provost up to { $reach } spaces forward or backward, free of charge.
explain-special-joust_field = Pay for a royal favour, once.
explain-special-stables = The first worker here becomes first in the turn order, the second one second, the third one third.
explain-special-inn = From the next turn on every place costs you { $price }, as long as your worker stays on the right circle.
explain-when-special = in phase 3, wherever the provost stands
explain-when-road = in phase 5, if the provost has come this far
explain-when-never = never: no worker can stand here
explain-price = the bridge price; on a building of your own { $price }
explain-host = the owner gains { $goods } when another player's worker is placed here
explain-built-wood = by a Carpenter, or by the favour in column 2 of the buildings
explain-built-stone = by the Mason, or by the favour in column 3 of the buildings
explain-built-prestige = by the Architect, or by the favour in column 5 of the buildings
explain-built-residence = by the Lawyer, or by the favour in column 4 of the buildings
explain-favour = Each favour moves one of your markers one column to the right; then you may use one effect of its line, up to the marker.
explain-line = A favour on this line moves your marker one column to the right; then you may use one effect, up to the marker.
explain-cell = Once your marker has come this far, you can choose this effect: { $effect }.
explain-opens = after the scoring: { $section }
explain-opens-start = from the start
explain-limit = several favours in one phase go to different lines
explain-castle = A worker here may give batches in phase 6: food and two other kinds of cubes each. Who gives most gains a royal favour.
explain-castle-limit = one worker of each player, { $places } places in all
explain-section = Each batch places one of your houses here and gives { $goods } at once.
explain-section-scored = when all { $places } places are full, or when the bailiff reaches space { $space }
explain-loss = you lose { $goods }
explain-banner = When the bailiff reaches this space, the section is scored, full or not.
explain-house = One batch was given for it; houses count when their section of the castle is scored.
explain-provost = Buildings up to his space work this turn, those beyond him do not.
explain-provost-moved = by the merchants' guild, then in order of passing: { $price } a space, at most { $reach } spaces each
explain-provost-end = he joins the bailiff
explain-bailiff = The clock of the game: at the end of a turn he moves { $steps } space on, or { $far } if the provost is beyond him.
explain-worker = Stands on a place, does its work when its time comes, and goes back to your hand.
explain-worker-count = { $count } for each player
explain-marker = Shows how far you have come on this line of favours.
explain-bridge = Who passes takes the lowest free place here; each marker makes all places dearer for those who go on.
explain-order = In this order workers are placed and sections of the castle are scored; the stables change it.
explain-passed = In this order players may move the provost in phase 4.
explain-site = The next wooden or stone building is laid here, whoever builds it.
explain-stock = All buildings that can still be built; each exists once, only the Architect twice.
explain-resource-food = Belongs to every batch for the castle, and to many buildings.
explain-resource-wood = Pays for wooden buildings and some prestige buildings.
explain-resource-stone = Pays for stone buildings and most prestige buildings.
explain-resource-cloth = Pays for the Lawyer, the joust field, the Church and the Tailor.
explain-resource-gold = Pays for prestige buildings; each cube left at the end is worth { $goods }.
explain-resource-any = One cube of whatever kind, gold included.
explain-resource-any_non_gold = One cube of whatever kind, except gold.
explain-resource-denier = Pays for placing workers and moving the provost; every { $count } left at the end are 1 prestige.
explain-resource-prestige = Who has the most prestige at the end wins.
explain-left = every { $count } cubes other than gold are 1 prestige
explain-phase-income = Everybody gains { $goods }, and more for residences, the Library and the Hotel.
explain-phase-placement = In turn order each player places one worker or passes, round after round, until all have passed.
explain-phase-special = The special buildings between castle and bridge work, from the castle outward.
explain-phase-provost = In order of passing each player may pay to move the provost.
explain-phase-buildings = The buildings of the road work one by one, from space 1 up to the provost.
explain-phase-castle = Players with a worker in the castle give batches and place houses.
explain-phase-end_of_turn = The bailiff moves on, the provost joins him, and a section of the castle may be scored.
