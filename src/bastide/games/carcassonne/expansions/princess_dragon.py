"""CAR-PD, expansion III: The Princess & the Dragon."""

from typing import Final, cast

from bastide.core.event import Event
from bastide.core.native import append, i64, vec
from bastide.core.refusal import Refusal
from bastide.games.carcassonne import sentences
from bastide.games.carcassonne.codes import DEPLOY, DRAGON, FAIRY, PORTAL, PRINCESS
from bastide.games.carcassonne.components import (
    FIELD,
    FIGURE_SPAN,
    FOLLOWER,
    KINDS,
    LANDSCAPE,
    MOST_SEGMENTS,
    NOTHING,
    RIVER,
    SEATS,
    SEGMENT_OF,
    SEGMENT_SLOTS,
    SEGMENTS,
    SLOT_OF,
    TILES,
    TOWER,
    TYPES,
    points,
    tiles_of,
    types_with,
)
from bastide.games.carcassonne.figures import add_new, cell_of, choose_code, place, told
from bastide.games.carcassonne.grid import STEP, cell_at, x_of, y_of
from bastide.games.carcassonne.land import BIT
from bastide.games.carcassonne.phases.deploying import deploy, figure_of, suits
from bastide.games.carcassonne.pile import mix_in
from bastide.games.carcassonne.scoring import reward
from bastide.games.carcassonne.state import CarcassonneState
from bastide.games.carcassonne.turn import Aside, Bonus, Chapter, Choice, Haunt, Phase, Rules

FAIRY_TURN: Final[i64] = points("fairy", "turn")
FAIRY_REGION: Final[i64] = points("fairy", "region")
MOST_STEPS: Final[i64] = points("dragon", "steps")


def _marked(numbers: list[int]) -> list[int]:
    return [int(number in numbers) for number in range(TYPES)]


VOLCANO_TILE: Final = vec[i64](_marked(types_with("volcano")))
DRAGON_TILE: Final = vec[i64](_marked(types_with("dragon")))
PORTAL_TILE: Final = vec[i64](_marked(types_with("portal")))
PRINCESS_CITY: Final = vec[i64]([
    next((i for i, feature in enumerate(tile["features"]) if feature.get("princess")), NOTHING) for tile in TILES
])  # fmt: skip
"""[type]: the city segment with the princess, or NOTHING."""

# What is remembered, by its place in the chapter's stretch of the memory.
DRAGON_AT: Final = 0  # the dragon's cell, or 0
FAIRY_AT: Final = 1  # the fairy's cell, or 0
FAIRY_WITH: Final = 2  # the follower she stands next to, as the state keeps it, plus 1; 0 for none
VISITED: Final = 3  # how many tiles the dragon has been on in this movement; 0 between movements
TRAIL: Final = 4  # those tiles


class PrincessAndDragon(Chapter):
    """CAR-PD-1: 30 tiles with volcanoes, dragons, portals and princesses; a dragon and a fairy beside the land."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.at: i64 = 0

    def join(self, rules: Rules) -> None:
        """CAR-PD-3.2: no follower, and by the option no figure at all, goes on a volcano."""
        rules.add_tiles(tiles_of("princess_dragon"), mixed_in=True)
        self.at = rules.reserve(TRAIL + MOST_STEPS + 1)
        for volcano in types_with("volcano"):
            rules.bar_followers(volcano, "CAR-PD-3.2")
            rules.no_figures[i64(volcano)] = 0 if rules.settings.on("volcano_companions") else 1
        rules.asides.append(DragonAside(self.at))
        rules.haunts.append(DragonHaunt(self.at))
        rules.watchers.append(self)
        rules.bonuses.append(FairyBonus(self.at, rules.settings["fairy_mode"] == "tile"))
        rules.choices.append(PortalChoice())
        rules.choices.append(FairyChoice(self.at))
        rules.choices.append(PrincessChoice(rules.settings["princess"] == "must"))
        rules.add_phase(FairyPoint("CAR-T-1", self.at, rules.settings["fairy_mode"] == "tile"))
        rules.add_phase(CallDragon("CAR-T-4", self.at))
        rules.add_phase(MoveDragon("CAR-T-6", self.at))

    def left(self, state: CarcassonneState, figure: i64) -> None:
        """CAR-PD-2.2: when her follower leaves, the fairy stays where she is, next to nobody."""
        if state.memory[self.at + FAIRY_WITH] == figure + 1:
            state.memory[self.at + FAIRY_WITH] = 0

    def write(self, state: CarcassonneState) -> dict[str, object]:
        memory = state.memory
        beside = memory[self.at + FAIRY_WITH] - 1
        return {
            "dragon": place(memory[self.at + DRAGON_AT]),
            "fairy": place(memory[self.at + FAIRY_AT]),
            "beside": told(state, beside) if beside >= 0 else None,
            "trail": [place(memory[self.at + TRAIL + i]) for i in range(memory[self.at + VISITED])],
        }

    def read(self, state: CarcassonneState, data: dict[str, object]) -> None:
        state.memory[self.at + DRAGON_AT] = self._cell(state, data["dragon"])
        state.memory[self.at + FAIRY_AT] = self._cell(state, data["fairy"])
        beside = cast("list[object] | None", data["beside"])
        if beside is not None:
            found = [i for i in range(state.figures_out) if told(state, state.figures[i]) == beside]
            if not found:
                raise ValueError(f"CAR-PD-2.1: the follower {beside} beside the fairy is not on the land")
            state.memory[self.at + FAIRY_WITH] = state.figures[found[0]] + 1
        trail = cast(list[object], data["trail"])
        state.memory[self.at + VISITED] = len(trail)
        for i, spot in enumerate(trail):
            state.memory[self.at + TRAIL + i] = self._cell(state, spot)

    def _cell(self, state: CarcassonneState, spot: object) -> i64:
        if spot is None:
            return 0
        x, y = cast(list[int], spot)
        cell = cell_at(x, y)
        if cell < 0 or state.land.tile_at(cell) < 0:
            raise ValueError(f"CAR-PD-1: there is no tile at ({x}, {y})")
        return cell


class DragonAside(Aside):
    """CAR-PD-4.7: a dragon tile waits as long as the dragon is not on the land."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def takes(self, state: CarcassonneState, tile: i64) -> bool:
        return DRAGON_TILE[tile] == 1 and state.memory[self.at + DRAGON_AT] == 0

    def clause(self) -> str:
        return "CAR-PD-4.7"


class DragonHaunt(Haunt):
    """CAR-PD-3.4: no follower ever comes to the dragon's tile."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def bars(self, state: CarcassonneState, cell: i64) -> bool:
        return state.memory[self.at + DRAGON_AT] == cell


class CallDragon(Phase):
    """CAR-PD-3.1, CAR-PD-4.7: a volcano calls the dragon, and the tiles laid aside go back into the pile."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        last = state.land.laid - 1
        if VOLCANO_TILE[state.land.tile_turned[last] // 4] == 0:
            return False
        cell = state.land.tile_cell[last]
        state.memory[self.at + DRAGON_AT] = cell
        if state.events is not None:
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell)), "tiles": len(state.aside)}
            state.note(Event("called_dragon", "CAR-PD-3.1", int(state.active), where))
        mix_in(state, state.aside)
        state.aside = vec[i64]()
        return False


class MoveDragon(Phase):
    """CAR-PD-4.1 to CAR-PD-4.4: after the action, the dragon makes 6 steps, by the active player and then in turn."""

    def __init__(self, slot: str, at: i64) -> None:
        super().__init__(slot)
        self.at = at

    def begin(self, state: CarcassonneState) -> bool:
        memory = state.memory
        if DRAGON_TILE[state.land.tile_turned[state.land.laid - 1] // 4] == 0 or memory[self.at + DRAGON_AT] == 0:
            return False
        if memory[self.at + VISITED] == 0:
            memory[self.at + TRAIL] = memory[self.at + DRAGON_AT]
            memory[self.at + VISITED] = 1
        return self.goes_on(state)

    def goes_on(self, state: CarcassonneState) -> bool:
        """Whether another step is to be made, and by whom."""
        steps = state.memory[self.at + VISITED] - 1
        if steps < MOST_STEPS and len(self.legal(state)) > 0:
            state.to_move = (state.active + steps) % state.players
            return True
        self.rest(state)
        return False

    def rest(self, state: CarcassonneState) -> None:
        """End the movement."""
        i: i64
        for i in range(MOST_STEPS + 1):
            state.memory[self.at + TRAIL + i] = 0
        state.memory[self.at + VISITED] = 0

    def legal(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        side: i64
        for side in range(4):
            if dragon_may_enter(state, self.at, state.memory[self.at + DRAGON_AT] + STEP[side]):
                codes = append(codes, DRAGON + side)
        return codes

    def apply(self, state: CarcassonneState, code: i64) -> bool:
        memory = state.memory
        cell = memory[self.at + DRAGON_AT] + STEP[code - DRAGON]
        memory[self.at + DRAGON_AT] = cell
        memory[self.at + TRAIL + memory[self.at + VISITED]] = cell
        memory[self.at + VISITED] = memory[self.at + VISITED] + 1
        if state.events is not None:
            where: dict[str, object] = {"x": int(x_of(cell)), "y": int(y_of(cell))}
            state.note(Event("moved_dragon", "CAR-PD-4.2", int(state.to_move), where))
        self.eat(state, cell)
        return self.goes_on(state)

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal:
        if not DRAGON <= code < DRAGON + 4:
            return Refusal("CAR-T-6", "carcassonne.refusal.dragon_moves")
        cell = state.memory[self.at + DRAGON_AT] + STEP[code - DRAGON]
        if cell == state.memory[self.at + FAIRY_AT]:
            return Refusal("CAR-PD-2.3", "carcassonne.refusal.fairy_guards")
        return Refusal("CAR-PD-4.3", "carcassonne.refusal.dragon_barred")

    def eat(self, state: CarcassonneState, cell: i64) -> None:
        """CAR-PD-4.5, CAR-PD-4.6: all figures on the tile go home, and companions that are left alone with them."""
        at = state.figures_out - 1
        while at >= 0:
            if cell_of(state, state.figures[at]) == cell:
                state.bring_home(at, "CAR-PD-4.5")
                at = min(at, state.figures_out)
            at -= 1


def dragon_may_enter(state: CarcassonneState, at: i64, cell: i64) -> bool:
    """CAR-PD-4.3, CAR-PD-2.3: a laid tile with landscape, not yet visited in this movement, without the fairy."""
    tile = state.land.tile_at(cell)
    if tile < 0 or cell == state.memory[at + FAIRY_AT] or LANDSCAPE[state.land.tile_turned[tile] // 4] == 0:
        return False
    i: i64
    for i in range(state.memory[at + VISITED]):
        if state.memory[at + TRAIL + i] == cell:
            return False
    return True


class PortalChoice(Choice):
    """CAR-PD-6: from a portal tile a follower may go to any other tile, on a free region that is not complete."""

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        last = state.land.laid - 1
        if PORTAL_TILE[state.land.tile_turned[last] // 4] == 0:
            return codes
        ready = kinds_of_ground(state)
        tile: i64
        for tile in range(last):
            if self.leads_to(state, tile, ready):
                codes = append(codes, PORTAL + state.land.tile_cell[tile])
        return codes

    def leads_to(self, state: CarcassonneState, tile: i64, ready: i64) -> bool:
        """Whether anything can be deployed on a tile, with followers at hand for these kinds of segments."""
        land = state.land
        node: i64
        for node in range(land.tile_first[tile], land.tile_end(tile)):
            if ready & BIT[i64(land.node_kind[node])] and portal_opens(state, node):
                return not state.haunted(land.tile_cell[tile])
        return False

    def deployments(self, state: CarcassonneState, tile: i64) -> vec[i64]:
        """What can be deployed on a tile through the portal."""
        codes = vec[i64]()
        land = state.land
        if state.haunted(land.tile_cell[tile]):
            return codes
        number = land.tile_turned[tile] // 4
        for figure in state.rules.followers:
            if state.in_supply(state.active, figure) == 0:
                continue
            segment: i64
            for segment in range(SEGMENTS[number]):
                node = land.tile_first[tile] + segment
                if suits(figure, i64(land.node_kind[node])) and portal_opens(state, node):
                    slot = SLOT_OF[number * MOST_SEGMENTS + segment]
                    codes = append(codes, DEPLOY + figure * SEGMENT_SLOTS + slot)
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen:
            tile = state.land.tile_at(state.chosen)
            number = state.land.tile_turned[tile] // 4
            segment = SEGMENT_OF[number * SEGMENT_SLOTS + (code - DEPLOY) % SEGMENT_SLOTS]
            state.chosen = 0
            deploy(state, figure_of(code), state.land.tile_first[tile] + segment, "CAR-PD-6.1")
            return True
        if not PORTAL <= code < FAIRY:
            return False
        state.chosen = code - PORTAL
        return True

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        return self.deployments(state, state.land.tile_at(state.chosen))

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not PORTAL <= code < FAIRY:
            return None
        if PORTAL_TILE[state.land.tile_turned[state.land.laid - 1] // 4] == 0:
            return Refusal("CAR-PD-6.1", "carcassonne.refusal.no_portal")
        if state.land.tile_at(code - PORTAL) < 0:
            return Refusal("CAR-PD-6.1", "carcassonne.refusal.no_tile")
        if state.haunted(code - PORTAL):
            return Refusal("CAR-PD-3.4", "carcassonne.refusal.dragon_there")
        return Refusal("CAR-PD-6.2", "carcassonne.refusal.portal_closed")


def kinds_of_ground(state: CarcassonneState) -> i64:
    """The kinds of segments, a bit each, that a follower in the active player's supply can stand on."""
    found: i64 = 0
    kind: i64
    for figure in state.rules.followers:
        if state.in_supply(state.active, figure) > 0:
            for kind in range(KINDS):
                if suits(figure, kind):
                    found |= BIT[kind]
    return found


def portal_opens(state: CarcassonneState, node: i64) -> bool:
    """CAR-PD-6.2: whether a follower may come through the portal to a segment."""
    kind = i64(state.land.node_kind[node])
    if kind == RIVER or kind >= TOWER:
        return False
    root = state.land.root(node)
    return state.land.followers[root] == 0 and (kind == FIELD or state.land.ends[root] != 0)


class FairyChoice(Choice):
    """CAR-PD-2.1: the fairy goes next to an own follower anywhere on the land."""

    def __init__(self, at: i64) -> None:
        self.at = at

    def may_join(self, state: CarcassonneState, at: i64) -> bool:
        """Whether the fairy can go next to the figure at that place of the list."""
        figure = state.figures[at]
        if figure % SEATS != state.active or figure + 1 == state.memory[self.at + FAIRY_WITH]:
            return False
        return FOLLOWER[figure % FIGURE_SPAN // SEATS] == 1

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        at: i64
        for at in range(state.figures_out):
            if self.may_join(state, at):
                codes = add_new(codes, FAIRY + cell_of(state, state.figures[at]))
        return codes

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        at: i64
        for at in range(state.figures_out):
            if self.may_join(state, at) and cell_of(state, state.figures[at]) == state.chosen:
                codes = add_new(codes, choose_code(state, state.figures[at]))
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen == 0:
            if not FAIRY <= code < PRINCESS:
                return False
            state.chosen = code - FAIRY
            several = self.follow_up(state)
            if len(several) > 1:
                return True
            code = several[0]
        at: i64
        for at in range(state.figures_out):
            if cell_of(state, state.figures[at]) == state.chosen and choose_code(state, state.figures[at]) == code:
                self.join(state, state.figures[at])
        state.chosen = 0
        return True

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        return Refusal("CAR-PD-2.1", "carcassonne.refusal.fairy_alone") if FAIRY <= code < PRINCESS else None

    def join(self, state: CarcassonneState, figure: i64) -> None:
        """The fairy stands next to that follower now."""
        state.memory[self.at + FAIRY_AT] = cell_of(state, figure)
        state.memory[self.at + FAIRY_WITH] = figure + 1
        if state.events is not None:
            where = sentences.place_of(state, figure // FIGURE_SPAN)
            state.note(Event("moved_fairy", "CAR-PD-2.1", int(state.active), where))


def beside_fairy(state: CarcassonneState, at: i64, figure: i64, whole_tile: bool) -> bool:
    """CAR-PD-2.6: whether a follower stands next to the fairy; by the option, any follower on her tile does."""
    if not whole_tile:
        return state.memory[at + FAIRY_WITH] == figure + 1
    on_tile = state.memory[at + FAIRY_AT] == cell_of(state, figure)
    return on_tile and FOLLOWER[figure % FIGURE_SPAN // SEATS] == 1


class FairyPoint(Phase):
    """CAR-PD-2.4: at the start of a turn, a follower next to the fairy brings its owner a point."""

    def __init__(self, slot: str, at: i64, whole_tile: bool) -> None:
        super().__init__(slot)
        self.at = at
        self.whole_tile = whole_tile

    def begin(self, state: CarcassonneState) -> bool:
        if state.memory[self.at + FAIRY_AT] == 0:
            return False
        at: i64
        for at in range(state.figures_out):
            figure = state.figures[at]
            if figure % SEATS == state.active and beside_fairy(state, self.at, figure, self.whole_tile):
                reward(state, state.active, FAIRY_TURN, "fairy_point", "CAR-PD-2.4", {})
                return False
        return False


class FairyBonus(Bonus):
    """CAR-PD-2.5: the follower next to the fairy gets 3 points more when its region is scored."""

    def __init__(self, at: i64, whole_tile: bool) -> None:
        self.at = at
        self.whole_tile = whole_tile

    def pay(self, state: CarcassonneState, root: i64) -> None:
        if state.memory[self.at + FAIRY_AT] == 0:
            return
        seat: i64
        for seat in range(state.players):
            if self.deserves(state, root, seat):
                reward(state, seat, FAIRY_REGION, "fairy_bonus", "CAR-PD-2.5", {})

    def deserves(self, state: CarcassonneState, root: i64, seat: i64) -> bool:
        """Whether a seat has a follower next to the fairy in this region."""
        at: i64
        for at in range(state.figures_out - state.guests):
            figure = state.figures[at]
            if figure % SEATS == seat and state.land.root(figure // FIGURE_SPAN) == root:
                if beside_fairy(state, self.at, figure, self.whole_tile):
                    return True
        return False


class PrincessChoice(Choice):
    """CAR-PD-5: a princess that joins an occupied city may send one of its followers home, instead of any figure."""

    def __init__(self, must: bool) -> None:
        self.must = must

    def city(self, state: CarcassonneState) -> i64:
        """The city of the princess on the tile just placed, or -1."""
        last = state.land.laid - 1
        segment = PRINCESS_CITY[state.land.tile_turned[last] // 4]
        return -1 if segment == NOTHING else state.land.root(state.land.tile_first[last] + segment)

    def is_victim(self, state: CarcassonneState, figure: i64, city: i64) -> bool:
        """CAR-PD-5.2: whether a figure is a follower in that city."""
        return FOLLOWER[figure % FIGURE_SPAN // SEATS] == 1 and state.land.root(figure // FIGURE_SPAN) == city

    def refuse(self, state: CarcassonneState, code: i64) -> Refusal | None:
        if not PRINCESS <= code < DRAGON:
            return None
        if self.city(state) < 0:
            return Refusal("CAR-PD-5.1", "carcassonne.refusal.no_princess")
        return Refusal("CAR-PD-5.2", "carcassonne.refusal.no_knight")

    def demand(self) -> Refusal:
        return Refusal("CAR-PD-5.1", "carcassonne.refusal.princess_must")

    def insists(self, state: CarcassonneState) -> bool:
        city = self.city(state)
        return self.must and city >= 0 and state.land.followers[city] != 0

    def offer(self, state: CarcassonneState, codes: vec[i64]) -> vec[i64]:
        city = self.city(state)
        at: i64
        for at in range(state.figures_out):
            if city >= 0 and self.is_victim(state, state.figures[at], city):
                codes = add_new(codes, PRINCESS + cell_of(state, state.figures[at]))
        return codes

    def follow_up(self, state: CarcassonneState) -> vec[i64]:
        codes = vec[i64]()
        city = self.city(state)
        at: i64
        for at in range(state.figures_out):
            if self.is_victim(state, state.figures[at], city) and cell_of(state, state.figures[at]) == state.chosen:
                codes = add_new(codes, choose_code(state, state.figures[at]))
        return codes

    def take(self, state: CarcassonneState, code: i64) -> bool:
        if state.chosen == 0:
            if not PRINCESS <= code < DRAGON:
                return False
            state.chosen = code - PRINCESS
            several = self.follow_up(state)
            if len(several) > 1:
                return True
            code = several[0]
        at = state.figures_out - 1
        while at >= 0:
            figure = state.figures[at]
            if cell_of(state, figure) == state.chosen and choose_code(state, figure) == code:
                if state.events is not None:
                    state.note(
                        Event(
                            "sent_home",
                            "CAR-PD-5.1",
                            int(state.active),
                            sentences.place_of(state, figure // FIGURE_SPAN),
                        )
                    )
                state.bring_home(at, "CAR-PD-5.1")
                break
            at -= 1
        state.chosen = 0
        return True
