action-begin = { $player } begins
action-draw = The tile drawn is { $tile }
action-pass = Deploy nothing
action-deploy = Deploy { $figure } on { NAME($segment, form: "id") }
action-place = Place the tile at { $cell }, turned by { $turn }°
action-deploy_small_thief = Deploy a follower as a thief on the road ({ $where })
action-deploy_small_knight = Deploy a follower as a knight in the city ({ $where })
action-deploy_small_monk = Deploy a follower as a monk in the cloister ({ $where })
action-deploy_small_heretic = Deploy a follower as a heretic in the shrine ({ $where })
action-deploy_small_farmer = Deploy a follower as a farmer on the field ({ $where })
action-deploy_big_thief = Deploy the big follower as a thief on the road ({ $where })
action-deploy_big_knight = Deploy the big follower as a knight in the city ({ $where })
action-deploy_big_monk = Deploy the big follower as a monk in the cloister ({ $where })
action-deploy_big_heretic = Deploy the big follower as a heretic in the shrine ({ $where })
action-deploy_big_farmer = Deploy the big follower as a farmer on the field ({ $where })
action-deploy_builder = Place the builder ({ $where })
action-deploy_pig = Place the pig on the field ({ $where })

task-begin = The starting player is drawn
task-draw = A tile is drawn
task-place = Place the tile { $tile }
    .others = { $player } places the tile { $tile }
task-action = Deploy a figure on the tile, or nothing
    .others = { $player } deploys a figure on the tile, or nothing
task-over = The game is over

event-began = { $player } begins
event-drew = { $player } draws { $tile }
event-took_up = { $player } takes up { $tile }
event-removed = { $tile } fits nowhere and is taken out of the game
event-placed = { $player } places { $tile } at { $x },{ $y }, turned by { $rotation }°
event-passed = { $player } deploys nothing
event-plays_on = { $player } plays another part of the turn
event-pile_empty = The last tile is played: the game ends
event-finished = The final scoring is done
event-second_part = The builder's region grows: { NAME($player, form: "acc") } will play a second part
event-deployed_small_thief = { $player } deploys a follower as a thief on the road (at { $x },{ $y }{ sided })
event-deployed_small_knight = { $player } deploys a follower as a knight in the city (at { $x },{ $y }{ sided })
event-deployed_small_monk = { $player } deploys a follower as a monk in the cloister (at { $x },{ $y }{ sided })
event-deployed_small_heretic = { $player } deploys a follower as a heretic in the shrine (at { $x },{ $y }{ sided })
event-deployed_small_farmer = { $player } deploys a follower as a farmer on the field (at { $x },{ $y }{ sided })
event-deployed_big_thief = { $player } deploys the big follower as a thief on the road (at { $x },{ $y }{ sided })
event-deployed_big_knight = { $player } deploys the big follower as a knight in the city (at { $x },{ $y }{ sided })
event-deployed_big_monk = { $player } deploys the big follower as a monk in the cloister (at { $x },{ $y }{ sided })
event-deployed_big_heretic = { $player } deploys the big follower as a heretic in the shrine (at { $x },{ $y }{ sided })
event-deployed_big_farmer = { $player } deploys the big follower as a farmer on the field (at { $x },{ $y }{ sided })
event-deployed_builder = { $player } places the builder ({ $segment } at { $x },{ $y }{ sided })
event-deployed_pig = { $player } places the pig ({ $segment } at { $x },{ $y }{ sided })
event-returned_small = A follower of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-returned_big = The big follower of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-returned_builder = The builder of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-returned_pig = The pig of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-completed_road =
    { $player } completes a road of { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-completed_city =
    { $player } completes a city of { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-completed_cloister = { $player } completes the cloister at { $x },{ $y }
event-completed_shrine = { $player } completes the shrine at { $x },{ $y }
event-scored_road =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for a road of { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-scored_city =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for a city of { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-scored_cloister =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the cloister at { $x },{ $y }
event-scored_shrine =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the shrine at { $x },{ $y }
event-scored_field =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for a field
event-lost_challenge = The { $region } at { $x },{ $y } loses the challenge: its follower returns without points
event-took_king =
    { $player } takes the king: the largest city has { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-took_robber =
    { $player } takes the robber: the longest road has { $tiles ->
         [one] { $tiles } tile
        *[other] { $tiles } tiles
    }
event-scored_king =
    { $player } holds the king: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the completed cities
event-scored_robber =
    { $player } holds the robber: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the completed roads
event-took_wine =
    { $player } takes { $count ->
         [one] { $count } token
        *[other] { $count } tokens
    } of wine
event-most_wine =
    { $player } has the most wine: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-took_grain =
    { $player } takes { $count ->
         [one] { $count } token
        *[other] { $count } tokens
    } of grain
event-most_grain =
    { $player } has the most grain: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-took_cloth =
    { $player } takes { $count ->
         [one] { $count } token
        *[other] { $count } tokens
    } of cloth
event-most_cloth =
    { $player } has the most cloth: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }

refusal-chance = that is for chance to decide.
refusal-chance_now = chance decides now.
refusal-not_in_stack = there is no tile { $tile } left to be drawn.
refusal-no_seat = there is no seat { $seat } in this game.
refusal-action_now = your tile is placed; now deploy a figure, or nothing.
refusal-place_first = first place the tile { $tile }; it cannot be declined.
refusal-off_table = the table ends there: tiles lie at most 127 places west or north and 126 places east or south of the start tile.
refusal-taken = there is a tile already.
refusal-apart = no side of that place touches a laid tile; a corner is not enough.
refusal-mismatch = on the { $side } side the tile shows { $own }, its neighbour { $other }.
refusal-not_in_play = { $figure } belongs to a set that is not in play.
refusal-supply_empty = { $figure } is not in your supply.
refusal-no_segment = the tile just placed has no { NAME($segment, form: "id") }; it has { $has }.
refusal-occupied = there is already a follower in that region.
refusal-no_place = no figure can stand there.
refusal-volcano = no such figure may be put on a volcano.
refusal-builder_place = the builder stands only on roads and in cities.
refusal-builder_completed = the region is complete; the builder would have nothing to do.
refusal-builder_alone = the builder joins only a road or city where you have a follower.
refusal-pig_place = the pig stands only on fields.
refusal-pig_alone = the pig joins only a field where you have a farmer.
refusal-shrine_rivals = a shrine and the cloisters around it may be only one to one.
refusal-cloister_rivals = a cloister and the shrines around it may be only one to one.
refusal-river_apart = a river tile continues exactly one open end of the river and joins nothing else.
refusal-river_back = the river may not bend twice to the same hand.
refusal-river_room = the volcano lake would find no room at an open end of the river.

figure-small = a follower
figure-big = the big follower
figure-mayor = the mayor
figure-wagon = the wagon
figure-builder = the builder
figure-pig = the pig

segment-c0 = city
    .id = city c0
segment-c1 = city
    .id = city c1
segment-c2 = city
    .id = city c2
segment-c3 = city
    .id = city c3
segment-r0 = road
    .id = road r0
segment-r1 = road
    .id = road r1
segment-r2 = road
    .id = road r2
segment-r3 = road
    .id = road r3
segment-f0 = field
    .id = field f0
segment-f1 = field
    .id = field f1
segment-f2 = field
    .id = field f2
segment-f3 = field
    .id = field f3
segment-m0 = cloister
    .id = cloister m0
segment-s0 = shrine
    .id = shrine s0
segment-a0 = abbey
    .id = abbey a0

kind-field = field
kind-road = a road
kind-city = city
kind-river = the river

sides-n = north
sides-e = east
sides-s = south
sides-w = west
sides-ne = north and east
sides-ns = north and south
sides-nw = north and west
sides-es = east and south
sides-ew = east and west
sides-sw = south and west
sides-nes = north, east and south
sides-new = north, east and west
sides-nsw = north, south and west
sides-esw = east, south and west
sides-nesw = north, east, south and west
sides-n_e = north, eastern half
sides-n_w = north, western half
sides-e_n = east, northern half
sides-e_s = east, southern half
sides-s_e = south, eastern half
sides-s_w = south, western half
sides-w_n = west, northern half
sides-w_s = west, southern half
sides-inside_1 = inside the tile, the first
sides-inside_2 = inside the tile, the second
sides-inside = inside the tile
sided =
    { GIVEN($sides) ->
        [yes] , { $sides }
       *[no] { "" }
    }

option-inns_cathedrals = Inns & Cathedrals
option-inns_cathedrals-true = in play
option-inns_cathedrals-false = not in play
option-traders_builders = Traders & Builders
option-traders_builders-true = in play
option-traders_builders-false = not in play
option-king_robber = King & Robber Baron
option-king_robber-true = in play
option-king_robber-false = not in play
option-cult = The Cult
option-cult-true = in play
option-cult-false = not in play
option-river2 = River II
option-river2-true = in play
option-river2-false = not in play
option-small_city = Cities of two tiles
option-small_city-normal = full points
option-small_city-two = half points
option-start_player = Starting player
option-start_player-random = drawn by chance
option-start_player-0 = the first seat
option-start_player-1 = the second seat
option-start_player-2 = the third seat
option-start_player-3 = the fourth seat
option-start_player-4 = the fifth seat
option-start_player-5 = the sixth seat

region-road = road
region-city = city
region-field = field
region-cloister = cloister
region-shrine = shrine
region-abbey = abbey

action-choose = Choose { $figure } of { NAME($player, form: "acc") } on the { $segment }{ sided }
action-portal = Go through the magic portal to { $cell }
action-fairy = Send the fairy to your follower at { $cell }
action-princess = Let the princess send home a knight at { $cell }
action-dragon = Move the dragon to the { $side }

side-north = north
side-east = east
side-south = south
side-west = west

segment-t0 = tower

task-dragon = Move the dragon one step
    .others = { $player } moves the dragon one step
task-choose = Decide on the tile at { $x },{ $y }
    .others = { $player } decides on the tile at { $x },{ $y }

event-laid_aside = { $tile } is laid aside until a volcano calls the dragon
event-called_dragon = The volcano calls the dragon to { $x },{ $y }
event-moved_dragon = { $player } moves the dragon to { $x },{ $y }
event-moved_fairy = { $player } sends the fairy to the follower on the { $segment } at { $x },{ $y }{ sided }
event-fairy_point =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } from the fairy
event-fairy_bonus =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } more: the fairy stands by
event-sent_home = { $player } lets the princess send home the knight on the { $segment } at { $x },{ $y }{ sided }

refusal-other_phase = something else is to be decided now.
refusal-dragon_moves = the dragon moves now; choose its next step.
refusal-fairy_guards = the fairy keeps the dragon off her tile.
refusal-dragon_barred = the dragon goes only to laid tiles where it has not been in this movement.
refusal-no_portal = the tile just placed shows no magic portal.
refusal-no_tile = there is no tile.
refusal-dragon_there = the dragon is there.
refusal-portal_closed = there is no free and unfinished region that your followers could go to.
refusal-portal_followers = only followers go through the portal.
refusal-fairy_alone = the fairy goes only next to another of your own followers.
refusal-no_princess = the tile just placed shows no princess.
refusal-no_knight = there is no follower of the princess's city on that tile.
refusal-princess_must = the princess must send a knight home.
refusal-choose_now = first finish the action you have begun.
refusal-nothing_to_choose = there is nothing to choose between.
refusal-kind_not_in_play = that belongs to a set that is not in play.

option-princess_dragon = The Princess & the Dragon
option-princess_dragon-true = in play
option-princess_dragon-false = not in play
option-fairy_mode = The fairy helps
option-fairy_mode-follower = the one follower she stands next to
option-fairy_mode-tile = all followers on her tile
option-volcano_companions = Builder and pig on a volcano tile
option-volcano_companions-true = allowed
option-volcano_companions-false = not allowed
option-princess = The princess
option-princess-may = may send a knight home
option-princess-must = must send a knight home

event-deployed_small_guard = { $player } puts a follower on the tower at { $x },{ $y }
event-deployed_big_guard = { $player } puts the big follower on the tower at { $x },{ $y }

action-tower = Put a tower piece on the tower at { $cell }
action-top = Finish the tower at { $cell } with { $figure }
action-capture = Take a follower at { $cell } prisoner
action-exchange = Get { $figure } back in exchange
action-ransom = Buy { $figure } back from { NAME($holder, form: "acc") }

task-ransom = Buy a prisoner back, or not
    .others = { $player } may buy a prisoner back

action-pass_capture = Take no prisoner
action-pass_ransom = Buy nobody back

task-capture = Take a prisoner, or not
    .others = { $player } may take a prisoner

event-raised_tower = { $player } raises the tower at { $x },{ $y } to { $height }
event-captured = The tower takes { $figure } of { NAME($owner, form: "acc") } at { $x },{ $y }
event-spared = { $player } takes no prisoner
event-exchanged = Prisoners are exchanged: { NAME($player, form: "acc") } gets { $figure } back from { NAME($other, form: "acc") }
event-ransomed =
    { $player } buys { $figure } back from { NAME($other, form: "acc") } for { $price ->
         [one] { $price } point
        *[other] { $price } points
    }

refusal-no_pieces = you have no tower piece left.
refusal-no_foundation = there is no tower foundation.
refusal-tower_finished = a follower has finished that tower.
refusal-no_tower = there is no tower to stand on.
refusal-no_topper = you have no such follower in your supply.
refusal-exchange_now = choose which of your prisoners comes back.
refusal-nobody_there = there is no follower on that tile.
refusal-out_of_reach = the tower does not reach that tile.
refusal-capture_now = decide first whether the tower takes a prisoner.
refusal-no_prisoner = that seat holds no such prisoner of yours.
refusal-ransom_now = decide first whether you buy a prisoner back.
refusal-ransom_past = a prisoner is bought back before the action, once a turn, and only by who has the points.

option-tower = The Tower
option-tower-true = in play
option-tower-false = not in play
option-ransom_debt = Buying back with fewer than 3 points
option-ransom_debt-true = allowed
option-ransom_debt-false = not allowed

action-abbey = Place your abbey instead of drawing
action-keep_abbey = Keep your abbey
action-barn = Place your barn on the { $corner } corner of the tile
action-drive = Drive your wagon on to { $cell }, the { $segment }{ sided }
action-take_wagon_back = Take your wagon back
action-deploy_mayor_knight = Deploy the mayor in the city ({ $where })
action-deploy_wagon_thief = Deploy the wagon on the road ({ $where })
action-deploy_wagon_knight = Deploy the wagon in the city ({ $where })
action-deploy_wagon_monk = Deploy the wagon in the cloister ({ $where })
action-deploy_wagon_heretic = Deploy the wagon in the shrine ({ $where })

corner-northeast = north-east
corner-southeast = south-east
corner-southwest = south-west
corner-northwest = north-west

task-abbey = Place your abbey in a hole, or keep it
    .others = { $player } may place the abbey in a hole
task-wagon = Let your wagon drive on, or take it back
    .others = { $player } lets the wagon drive on, or takes it back

event-took_abbey = { $player } places an abbey instead of drawing
event-last_abbey = { $player } may still place the abbey
event-placed_barn = { $player } places the barn on the north-west corner of { $x },{ $y }
event-scored_barn =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the barn: { $cities ->
         [one] { $cities } city
        *[other] { $cities } cities
    }
event-drove_on = The wagon of { NAME($player, form: "acc") } drives on to the { $segment } at { $x },{ $y }{ sided }
event-deployed_mayor_knight = { $player } deploys the mayor in the city (at { $x },{ $y }{ sided })
event-deployed_wagon_thief = { $player } deploys the wagon on the road (at { $x },{ $y }{ sided })
event-deployed_wagon_knight = { $player } deploys the wagon in the city (at { $x },{ $y }{ sided })
event-deployed_wagon_monk = { $player } deploys the wagon in the cloister (at { $x },{ $y }{ sided })
event-deployed_wagon_heretic = { $player } deploys the wagon in the shrine (at { $x },{ $y }{ sided })
event-returned_mayor = The mayor of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-returned_wagon = The wagon of { NAME($player, form: "acc") } returns from the { $segment } at { $x },{ $y }{ sided }
event-completed_abbey = { $player } completes the abbey at { $x },{ $y }
event-scored_abbey =
    { $player } gets { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for the abbey at { $x },{ $y }

refusal-mayor_place = the mayor stands only in cities.
refusal-wagon_place = the wagon never stands on a field.
refusal-no_hole = an abbey only fills a place between four laid tiles.
refusal-abbey_turned = an abbey is the same on all sides; place it unturned.
refusal-abbey_now = decide first whether you place your abbey instead of drawing.
refusal-abbey_instead = an abbey is placed instead of drawing, at the start of a part.
refusal-river_first = no abbey is placed while river tiles remain.
refusal-barn_stands = your barn stands on the land already.
refusal-barn_corner = a barn stands only on a corner that four tiles fill with field.
refusal-barn_there = there is a barn on that field already.
refusal-barn_field = no farmer goes on a field with a barn.
refusal-no_drive = a wagon drives only after its region has been scored.
refusal-wagon_now = first let your wagon drive on, or take it back.
refusal-no_road_there = the wagon goes only to a neighbouring region that is free and incomplete.

option-abbey_mayor = Abbey & Mayor
option-abbey_mayor-true = in play
option-abbey_mayor-false = not in play
option-abbey_final_round = Abbeys after the last tile
option-abbey_final_round-true = may still be placed
option-abbey_final_round-false = are lost
option-wagon_move = A wagon drives
option-wagon_move-connected = to regions that meet its own
option-wagon_move-adjacent_tile = to regions on its tile and around it

action-join = Move a follower out of Carcassonne to the region at { $cell }
action-choose_join = Send { $figure } to the { $segment }{ sided }
action-enter = Put { $figure } into the quarter: { $quarter }
action-count = Move the count to the quarter: { $quarter }
action-pass_move_out = Move nobody out of Carcassonne
action-pass_enter = Put nobody into Carcassonne
action-pass_count = Leave the count where he is

quarter-castle = castle
quarter-market = market
quarter-blacksmith = blacksmith
quarter-cathedral = cathedral

task-move_out = Move followers out of Carcassonne, or nobody
    .others = { $player } may move followers out of Carcassonne
task-enter = Put a follower into Carcassonne, or nobody
    .others = { $player } may put a follower into Carcassonne
task-count = Move the count, or leave him
    .others = { $player } may move the count

event-stayed = { $player } moves nobody else out of Carcassonne
event-moved_out_castle = A follower of { NAME($player, form: "acc") } moves from the castle to the city at { $x },{ $y }
event-moved_out_market = A follower of { NAME($player, form: "acc") } moves from the market to the field at { $x },{ $y }
event-moved_out_blacksmith = A follower of { NAME($player, form: "acc") } moves from the blacksmith to the road at { $x },{ $y }
event-moved_out_cathedral = A follower of { NAME($player, form: "acc") } moves from the cathedral to the { $region } at { $x },{ $y }
event-kept_out = { $player } puts nobody into Carcassonne
event-count_stays = { $player } leaves the count where he is
event-entered_castle = { $player } puts { $figure } into the castle
event-entered_market = { $player } puts { $figure } into the market
event-entered_blacksmith = { $player } puts { $figure } into the blacksmith
event-entered_cathedral = { $player } puts { $figure } into the cathedral
event-count_to_castle = { $player } moves the count to the castle
event-count_to_market = { $player } moves the count to the market
event-count_to_blacksmith = { $player } moves the count to the blacksmith
event-count_to_cathedral = { $player } moves the count to the cathedral

refusal-leave_now = now followers may move out of Carcassonne.
refusal-count_bars = the count is in that quarter: nobody leaves it.
refusal-nobody_to_join = there is nobody who could be joined.
refusal-quarter_empty = you have no follower in the matching quarter.
refusal-no_region = no region that can be joined now begins on that tile.
refusal-count_waits = the count moves only after you have put a follower into Carcassonne.
refusal-count_is_there = the count is there already.
refusal-one_follower = only one follower may be put into Carcassonne in a part.
refusal-nobody_in_hand = no such figure is in your supply.
refusal-quarter_closed = that figure may not be put into that quarter.
refusal-enter_now = now a follower may be put into Carcassonne.

option-count = The Count of Carcassonne
option-count-true = in play
option-count-false = not in play
option-count_into_unoccupied = Followers from Carcassonne may join a completed region without followers
option-count_into_unoccupied-false = no
option-count_into_unoccupied-true = yes
option-count_final = Followers leave Carcassonne before the final scoring
option-count_final-market_only = from the market only
option-count_final-any_quarter = from every quarter
option-allow_discouraged = The Count together with River II
option-allow_discouraged-false = not together
option-allow_discouraged-true = allowed together

action-fair = Let everybody throw: { $token }
action-aim = Aim at the point { $point }
action-drift = The throw drifts by { $steps } steps
action-range = Throw { $distance } far
action-hand = Hold out your hand at { $distance }
action-seduce = Replace a follower at { $cell }
action-tempt = Replace { $figure } of { NAME($player, form: "acc") } in the quarter: { $quarter }
action-send = Let { $figure } from your supply take the place
action-summon = Let your follower at { $cell } take the place
action-pass_seduction = Replace nobody

token-knock_out = knock-out
token-seduction = seduction
token-target = target
token-catch = catch

task-token = Choose the token for the catapult round
    .others = { $player } chooses the token for the catapult round
task-aim = Aim the catapult
    .others = { $player } aims the catapult
task-range = Decide in secret how far to throw
    .others = { $player } decides in secret how far to throw
task-hand = Decide where to hold out your hand
    .others = { $player } decides where to hold out a hand
task-drift = The token flies
task-victim = Choose who is to be replaced, or nobody
    .others = { $player } chooses who is to be replaced, or nobody
task-replacement = Choose who takes the place, or nobody
    .others = { $player } chooses who takes the place, or nobody

event-fair_knock_out = { $player } chooses knock-out for the catapult round
event-fair_seduction = { $player } chooses seduction for the catapult round
event-fair_target = { $player } chooses target for the catapult round
event-fair_catch = { $player } chooses catch for the catapult round
event-aimed = { $player } aims at { $x },{ $y }
event-committed = { $player } has decided how far to throw
event-committed-secret = You have decided to throw { $distance } far
    .others = { $player } has decided to throw { $distance } far
event-revealed = { $player } holds out a hand at { $hand }; the throw is meant for { $distance }
event-drifted = The token drifts by { $far }
event-landed = The token of { NAME($player, form: "acc") } lands at { $x },{ $y }
event-nearest =
    { $player } is nearest to the fair: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-fell_short =
    The token falls short of the ruler: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for { NAME($player, form: "acc") }
event-caught =
    { $player } catches the token: { $points ->
         [one] { $points } point
        *[other] { $points } points
    }
event-flew_past =
    The token is not caught: { $points ->
         [one] { $points } point
        *[other] { $points } points
    } for { NAME($player, form: "acc") }
event-seduced = { $player } lets { $figure } take the place of the nearest follower
event-seduced_nobody = { $player } replaces nobody
event-left_quarter = { $figure } of { NAME($player, form: "acc") } leaves Carcassonne

refusal-token_now = first choose the token for the catapult round.
refusal-aim_now = everybody throws exactly once; aim the catapult.
refusal-aim_too_far = that point is more than a tile away from the land.
refusal-commit_now = the catch needs a distance from the thrower and a hand from the catcher.
refusal-seduce_now = now the nearest follower may be replaced by another of yours that may stand there.
refusal-river_reserve = the river would lose the room beyond an open end, and this tile can be laid so that it is kept.
refusal-barn_pig = by the rules of this table no pig goes on a field with a barn.

option-catapult = The Catapult
option-catapult-true = in play
option-catapult-false = not in play
option-catapult_mode = Throws of the catapult
option-catapult_mode-aimed = aimed by the players
option-catapult_mode-blind = blindly at the fair
option-catapult_mode-off = none: fairs have no effect
option-catapult_sigma = How far throws stray
option-catapult_sigma-0 = not at all
option-catapult_sigma-300 = 0.3 tiles
option-catapult_sigma-600 = 0.6 tiles
option-catapult_sigma-900 = 0.9 tiles
option-catapult_sigma-1200 = 1.2 tiles
option-catapult_sigma-1500 = 1.5 tiles
option-catapult_sigma-1800 = 1.8 tiles
option-catapult_sigma-2100 = 2.1 tiles
option-catapult_sigma-2400 = 2.4 tiles
option-catapult_sigma-2700 = 2.7 tiles
option-catapult_sigma-3000 = 3 tiles
option-market_at_barn = Followers in the market may join farmers that a barn scores
option-market_at_barn-false = no
option-market_at_barn-true = yes
option-river_room = The river keeps room
option-river_room-reserve = beyond every open end, where it can
option-river_room-lake = for the volcano lake alone
option-river_bends = Two bends of a branch to the same hand
option-river_bends-alternate = never
option-river_bends-straight_between = with a straight tile between them
option-barn_bars_pig = A pig on a field with a barn
option-barn_bars_pig-false = allowed beside an own farmer
option-barn_bars_pig-true = not allowed
about-base = Roads, cities, cloisters and fields: lay a tile, put a follower on it, take it home with points.
about-inns_cathedrals = Inns double a finished road, cathedrals make a city worth three a tile; unfinished, both are worth nothing. Each player gets a big follower that counts for two.
about-traders_builders = Whoever closes a city with goods takes them, even if it is not theirs. A builder gives you a second turn, a pig makes fields richer.
about-princess_dragon = A dragon wanders over the land and eats followers; a fairy protects one. Portals drop followers anywhere, a princess sends knights home.
about-tower = Raise towers and take followers in their reach prisoner. Prisoners can be exchanged or bought back for three points.
about-abbey_mayor = An abbey fills any hole in the land. The mayor counts as many as his city has pennants, a wagon drives on, a barn claims a field for good.
about-king_robber = Whoever closes the largest city holds the king, the longest road the robber baron. At the end they are worth a point for every closed city or road.
about-cult = Shrines challenge cloisters next to them. The one finished first scores, the other gets nothing.
about-count = The land begins with the city of Carcassonne. Help others to points and you may send followers there, to join a region just before it scores.
about-river2 = A river with a fork, an inn and a volcano is laid before all other tiles. It spreads the land and gives everybody room.
about-catapult = At a fair everybody aims the catapult and throws. It is loud, silly and not quite fair; a short throw can still cost a city.
clash-count-river2 = The Count and River II both want to be the beginning of the land. Tiles may then fit nowhere. Leave one out, or allow both in the detailed rules.
clash-princess_dragon-tower = Dragon and Tower both take followers away. Some like it; with five or six players you may sit without any.
clash-princess_dragon-catapult = Dragon and Catapult: two sources of bad luck. Fun, but hard to plan.
clash-cult-abbey_mayor = The Cult and Abbey: a shrine may challenge an abbey too. One more thing to watch.
seats-6 = Six can play only with Inns & Cathedrals, which brings the sixth colour.
preset-classic = Classic
preset-classic-about = The base game, as in the box
preset-first = First evening
preset-first-about = A gentle start for new players
preset-big = Big evening
preset-big-about = Rich, still clear to follow
preset-all = Everything
preset-all-about = All that goes together

thing-figure-small = Follower
thing-figure-big = Big follower
thing-figure-mayor = Mayor
thing-figure-wagon = Wagon
thing-figure-builder = Builder
thing-figure-pig = Pig
thing-feature-road = Road
thing-feature-city = City
thing-feature-monastery = Cloister
thing-feature-field = Field
thing-feature-shrine = Shrine
thing-feature-abbey = Abbey
thing-feature-river = River
thing-feature-carcassonne = Carcassonne
thing-feature-tower_foundation = Tower foundation
thing-sign-pennant = Pennant
thing-sign-inn = Inn
thing-sign-cathedral = Cathedral
thing-sign-goods = Trade goods
thing-sign-volcano = Volcano
thing-sign-dragon = Sign of the dragon
thing-sign-princess = Princess
thing-sign-portal = Magic portal
thing-sign-pig_herd = Pig herd
thing-sign-fair = Fair
thing-sign-spring = Spring
thing-sign-fork = Fork of the river
thing-sign-lake = Volcano lake
thing-piece-fairy = Fairy
thing-piece-dragon = Dragon
thing-piece-tower = Tower
thing-piece-prisoner = Prisoner
thing-piece-barn = Barn
thing-piece-king = King
thing-piece-robber = Robber baron
thing-piece-count = Count
thing-tile = Tile
thing-pile = Draw pile

explain-points =
    { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
explain-each = { $count } for each player
explain-tokens = { $count } tokens in the game
explain-figure-small = Put on the tile just laid, on a road, city, cloister or field where nobody is; it comes back when that is scored.
explain-figure-big = A follower that counts as { $power } wherever a majority is counted; it does not raise the points.
explain-figure-mayor = A follower for cities only: counts as many as the city has pennants, and nothing without one.
explain-figure-wagon = A follower for roads, cities and cloisters; after a scoring it may drive on to a neighbouring region where nobody is.
explain-figure-builder = Put to a follower of yours on a road or city; when you extend that, you lay a second tile in the same turn.
explain-figure-pig = Put to a farmer of yours: each complete city of the field gives you { $points } point more.
explain-role-thief = A follower on a road: takes its points unless somebody has more followers there.
explain-role-knight = A follower in a city: takes its points unless somebody has more followers there.
explain-role-monk = A follower in a cloister or an abbey: takes its points when it is surrounded, or at the end.
explain-role-farmer = A follower on a field: stays there to the end, and is paid only then.
explain-role-heretic = A follower in a shrine: scores like a monk, and challenges a monk next to it.
explain-role-guard = A follower on a tower: nobody can raise that tower any more.
explain-feature-road = Gives { $points } point for each of its tiles, when it is complete or at the end.
explain-feature-city = Complete it gives { $points } points for each tile and each pennant, at the end of the game otherwise { $later }.
explain-feature-monastery = Gives { $points } point for its own tile and for each of the { $around } around it; complete when all of them are laid.
explain-feature-field = At the end of the game { $points } points for each complete city that it touches.
explain-feature-shrine = Scored like a cloister; if a shrine and a cloister side by side are both occupied, who is complete first takes all, and the other gets nothing.
explain-feature-abbey = Fills a hole between four tiles and closes all its sides; scored like a cloister. Each player has one.
explain-feature-river = Laid before all other tiles; nobody can stand on it, and it divides fields.
explain-feature-carcassonne = The town of the count: never scored as a city, but a complete city for every field at its walls and for the king.
explain-feature-tower_foundation = Here anybody can build a tower with pieces of their own.
explain-sign-pennant = Counts like one more tile of its city.
explain-sign-inn = A complete road with an inn gives { $points } points a tile; not complete at the end it gives nothing.
explain-sign-cathedral = A complete city with a cathedral gives { $points } points for each tile and pennant; not complete at the end it gives nothing.
explain-sign-goods = Who completes the city takes a token for each of its signs, whoever owns the city.
explain-sign-volcano = Calls the dragon to its tile; no follower may be put there.
explain-sign-dragon = When this tile has been laid, the dragon moves { $steps } steps; the players move it in turn.
explain-sign-princess = Added to a city with followers, it lets you send one of them home instead of putting a figure.
explain-sign-portal = Lets you put a follower on any tile of the land, in a region where nobody is and that is not complete.
explain-sign-pig_herd = Each complete city of this field gives its owners { $points } point more.
explain-sign-fair = After the turn in which it is laid, everybody throws with the catapult once.
explain-sign-spring = The river begins here.
explain-sign-fork = The river divides here, into two branches.
explain-sign-lake = Ends the river; who lays it plays another tile at once, and no follower may be put on it.
explain-piece-fairy = Stands beside a follower: keeps the dragon off its tile, gives { $first } point at the start of its owner's turn and { $points } more when its region is scored.
explain-piece-dragon = Sends home all followers, builders and pigs on the tiles it enters; it never enters the tile of the fairy.
explain-piece-tower = A piece raises it by one; then you may capture a follower on its tile, or as many tiles away in a straight line as it is high.
explain-piece-prisoner = A captured follower: its owner may buy it back, once a turn, from who holds it. Prisoners of each other are exchanged at once.
explain-piece-barn = Stands where four tiles of one field meet, to the end: { $points } points for each complete city at that field. Farmers there are paid at once and go home.
explain-piece-king = Goes to who completes the largest city so far; at the end { $points } point for each complete city.
explain-piece-robber = Goes to who completes the longest road so far; at the end { $points } point for each complete road.
explain-piece-count = From the quarter in which he is nobody can move out; he moves when somebody puts a follower into Carcassonne.
explain-quarter-castle = Followers here can join a city when it is scored.
explain-quarter-market = Followers here can join a field at the end of the game.
explain-quarter-blacksmith = Followers here can join a road when it is scored.
explain-quarter-cathedral = Followers here can join a cloister when it is scored.
explain-goods = Who has the most of these at the end gets { $points } points; so do all who are tied.
explain-token-knock_out = All followers near the place where it lands go back to their owners, and so do those beside them.
explain-token-seduction = The thrower may replace the follower nearest to where it lands by one of their own.
explain-token-target = Who comes nearest to the fair gets { $points } points; so do all who are tied.
explain-token-catch = Thrown to the left neighbour: caught or too short, { $points } points for the catcher; past, for the thrower.
explain-tile = Lay it so that all its sides continue the land; then you may put a figure on it.
explain-pile = The tiles still to come; the game ends with the turn of the last one.
