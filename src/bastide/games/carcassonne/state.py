"""A position of Carcassonne."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bastide.core.action import Action
from bastide.core.event import Event
from bastide.core.fields import numbers_of
from bastide.core.game import Game
from bastide.core.native import i64, vec
from bastide.core.options import Settings
from bastide.core.refusal import Refusal
from bastide.core.state import NOBODY, State
from bastide.core.words import Message
from bastide.games.carcassonne import refusals, sentences, snapshot, survey, view
from bastide.games.carcassonne.components import (
    BOX,
    FIGURE_NAMES,
    FIGURE_SPAN,
    FIGURES,
    FOLLOWS,
    NO_NUMBERS,
    NODE_SHIFT,
    OWN_PART,
    POWER,
    SEAT_SPAN,
    TILE_IDS,
    TYPES,
)
from bastide.games.carcassonne.fields import FIELDS
from bastide.games.carcassonne.land import SEAT, Land
from bastide.games.carcassonne.turn import Rules, Survey
from bastide.games.carcassonne.view_types import CarcassonneSurvey, CarcassonneView

if TYPE_CHECKING:
    from bastide.core.dealer import Dealer

FIRST_PART: Final = 0
SECOND_PART: Final = 1
"""A part that gives no further one (CAR-TB-3.1)."""
EXTRA_PART: Final = 2
"""A part that may itself be doubled (CAR-RI-5)."""
NO_SURVEYS: Final[list[Survey]] = []


class CarcassonneState(State):
    """One position: the land, the figures, the scores, the tiles unseen, and where in the turn we are."""

    def __init__(self, game: Game, settings: Settings, rules: Rules, land: Land) -> None:
        super().__init__(game, settings)
        self.rules = rules
        self.land = land
        # Where we are; `fields` says how each is stored and shown
        self.phase: i64 = 0  # index in rules.phases
        self.active: i64 = -1  # whose turn it is; -1 before the first
        self.drawn: i64 = -1  # the tile to be placed, or -1
        self.part: i64 = 0  # 0, then 1, 2 in a turn of several parts
        self.part_kind: i64 = FIRST_PART  # or SECOND_PART or EXTRA_PART
        self.again: i64 = 0  # the kind of part that follows this one, or 0
        self.choosing: i64 = -1  # the choice of the action that needs a second decision, while `chosen` is not 0
        self.chosen: i64 = 0  # the cell that decision is about, or 0
        # What the players have
        self.points: vec[i64] = NO_NUMBERS
        self.supply: vec[i64] = NO_NUMBERS  # what each may deploy (CAR-B-0.10): [seat * FIGURES + figure]
        self.figures: vec[i64] = NO_NUMBERS
        self.figures_out: i64 = 0  # figures on the land
        self.guests: i64 = 0  # how many of them, at the end of the list, stand in a region on no particular tile
        self.released: vec[i64] = vec[i64]()  # regions whose figures go home at the end of the scoring
        # The tiles that do not lie
        self.pile: vec[i64] = NO_NUMBERS  # type -> tiles not seen yet
        self.pile_left: i64 = 0  # tiles in the draw pile
        self.draws: vec[i64] = NO_NUMBERS  # the types the draw pile holds, as codes
        self.copies: vec[i64] = NO_NUMBERS  # and how many tiles of each
        self.removed: vec[i64] = vec[i64]()  # types of tiles that could not be placed
        self.aside: vec[i64] = vec[i64]()  # types of tiles laid aside for later
        # What chapters keep, each in its own stretch, and what they have worked out from the land
        self.memory: vec[i64] = NO_NUMBERS
        self.surveys: list[Survey] = NO_SURVEYS

    # The contract

    def legal_codes(self) -> vec[i64]:
        if self.to_move == NOBODY:
            return vec[i64]()
        return self.rules.phases[self.phase].legal(self)

    def chance_weights(self) -> vec[i64]:
        """CAR-T-23: the outcomes of the random event that is due, and nothing else is random."""
        return self.rules.phases[self.phase].weights(self)

    def draw_code(self, dealer: "Dealer") -> i64:
        return self.rules.phases[self.phase].draw(self, dealer)

    def apply_code(self, code: i64) -> None:
        if self.rules.phases[self.phase].apply(self, code):
            return
        self.phase += 1
        self.go_on()

    def copy(self) -> "CarcassonneState":
        twin = CarcassonneState(self.game, self.settings, self.rules, self.land.copy())
        twin.to_move = self.to_move
        twin.phase = self.phase
        twin.active = self.active
        twin.drawn = self.drawn
        twin.part = self.part
        twin.part_kind = self.part_kind
        twin.again = self.again
        twin.choosing = self.choosing
        twin.chosen = self.chosen
        twin.points = self.points[:]
        twin.supply = self.supply[:]
        twin.figures = self.figures[:]
        twin.figures_out = self.figures_out
        twin.guests = self.guests
        twin.pile = self.pile[:]
        twin.pile_left = self.pile_left
        twin.draws = self.draws[:]
        twin.copies = self.copies[:]
        twin.removed = self.removed[:]
        twin.aside = self.aside[:]
        twin.memory = self.memory[:]
        twin.surveys = self.surveys[:]
        return twin

    def score(self, seat: i64) -> i64:
        return self.points[seat]

    def key(self) -> bytes:
        land = self.land
        laid = [(int(land.tile_turned[i]), int(land.tile_cell[i])) for i in range(int(land.laid))]
        standing = int(self.figures_out - self.guests)
        figures = sorted(int(self.figures[i]) for i in range(standing))
        guests = sorted(int(self.figures[i]) for i in range(standing, int(self.figures_out)))
        return repr((
            str(self.settings), int(self.to_move), numbers_of(FIELDS, self), laid, figures, guests, list(self.points),
            list(self.supply), list(self.pile), list(self.removed), sorted(self.aside), list(self.memory),
        )).encode()  # fmt: skip

    def view(self, seat: int | None) -> CarcassonneView:
        return view.view_of(self, seat)

    def survey(self) -> CarcassonneSurvey:
        return survey.survey_of(self)

    def sees(self, seat: int | None, code: int) -> bool:
        return self.rules.phases[self.phase].sees(self, seat, i64(code))

    def determinize(self, seat: int, dealer: "Dealer") -> "CarcassonneState":
        twin = self.copy()
        for chapter in self.rules.chapters:
            chapter.conceal(twin, i64(seat), dealer)
        return twin

    def snapshot(self) -> Mapping[str, object]:
        return snapshot.snapshot_of(self)

    def refuse(self, action: Action) -> Refusal:
        return refusals.refusal_of(self, action)

    def knowledge(self, seat: int | None) -> int:
        """All is open but what a chapter hides."""
        return (-1 if seat is None else seat) if self.rules.has_secrets else 0

    def turn_number(self) -> i64:
        """A turn for every tile."""
        return self.land.laid

    def message(self, action: Action) -> Message:
        return sentences.offer(self, action)

    def wording(self, code: i64) -> i64:
        return sentences.wording(self, code)

    def task(self) -> Message:
        return sentences.task(self)

    def inventory(self) -> Mapping[str, int]:
        """Tiles of each type wherever they are, and figures of each kind of each seat."""
        counts: dict[str, int] = {}
        tiles = [int(n) for n in self.pile]
        for i in range(int(self.land.laid)):
            tiles[self.land.tile_turned[i] // 4] += 1
        for tile in self.removed:
            tiles[tile] += 1
        for tile in self.aside:
            tiles[tile] += 1
        if self.drawn >= 0:
            tiles[self.drawn] += 1
        for number in range(TYPES):
            if tiles[number]:
                counts[TILE_IDS[number]] = tiles[number]
        for seat in range(int(self.players)):
            for figure, name in enumerate(FIGURE_NAMES):
                held = int(self.supply[seat * FIGURES + figure])
                for i in range(int(self.figures_out)):
                    if self.figures[i] % FIGURE_SPAN == figure * SEAT_SPAN + seat:
                        held += 1
                if held:
                    counts[f"{name} of {BOX['colours'][seat]}"] = held
        for chapter in self.rules.chapters:
            for name, count in chapter.inventory(self).items():
                counts[name] = counts.get(name, 0) + count
        return counts

    # The turn

    def go_on(self) -> None:
        """Run through the phases from this one on, until somebody has to decide."""
        phase = self.rules.phases[self.phase]
        while not phase.begin(self):
            if self.phase != phase.number:
                phase = self.rules.phases[self.phase + 1]
            elif len(self.land.completed) == 0:
                phase = phase.quietly
            else:
                phase = phase.following
            self.phase = phase.number

    def skip_part(self) -> None:
        """Leave out what remains of this part, from inside a phase."""
        self.phase = self.rules.part_end - 1

    def note(self, event: Event) -> None:
        """Record what happened; asked only while events are recorded."""
        if self.events is not None:
            self.events.append(event)

    # Figures

    def in_supply(self, seat: i64, figure: i64) -> i64:
        """How many figures of a kind a player may deploy."""
        return self.supply[seat * FIGURES + figure]

    def put(self, seat: i64, figure: i64, node: i64) -> None:
        """Put a figure from the supply on a segment."""
        self.supply[seat * FIGURES + figure] = self.supply[seat * FIGURES + figure] - 1
        self.figures[self.figures_out] = node * FIGURE_SPAN + figure * SEAT_SPAN + seat
        self.figures_out += 1
        root = self.land.root(node)
        self.land.followers[root] = self.land.followers[root] + POWER[figure] * SEAT[seat]

    def bring_home(self, at: i64, clause: str) -> None:
        """Take the figure at that place of the list back to its owner's supply, as a clause says; no other way leads
        back (CAR-B-3.7)."""
        figure = self.figures[at]
        held = figure % SEAT_SPAN * FIGURES + figure % FIGURE_SPAN // SEAT_SPAN
        self.supply[held] = self.supply[held] + 1
        if self.events is not None:
            self.note(sentences.returned(self, figure, clause))
        self.lift(at)

    def lift(self, at: i64) -> None:
        """Take the figure at that place of the list off the land."""
        figure = self.figures[at]
        standing = self.figures_out - self.guests
        self.figures_out -= 1
        if at < standing:
            self.figures[at] = self.figures[standing - 1]
            self.figures[standing - 1] = self.figures[self.figures_out]
        else:
            self.figures[at] = self.figures[self.figures_out]
            self.guests -= 1
        root = self.land.root(figure // FIGURE_SPAN)
        kind = figure % FIGURE_SPAN // SEAT_SPAN
        seat = figure % SEAT_SPAN
        self.land.followers[root] = self.land.followers[root] - POWER[kind] * SEAT[seat]
        for chapter in self.rules.watchers:
            chapter.left(self, figure)

    def release(self, root: i64, clause: str) -> None:
        """Take all figures of a region home."""
        at = self.figures_out - 1
        while at >= 0:
            if self.land.root(self.figures[at] >> NODE_SHIFT) == root:
                self.bring_home(at, clause)
                at = min(at, self.figures_out)
            at -= 1

    def stands_on(self, seat: i64, figure: i64, root: i64) -> bool:
        """Whether a figure of that kind of that seat stands in a region."""
        at: i64
        for at in range(self.figures_out):
            if self.figures[at] % FIGURE_SPAN == figure * SEAT_SPAN + seat:
                if self.land.root(self.figures[at] // FIGURE_SPAN) == root:
                    return True
        return False

    def bring_home_kind(self, seat: i64, figure: i64, root: i64, clause: str) -> None:
        """Take the figures of that kind of that seat in a region home."""
        at = self.figures_out - 1
        while at >= 0:
            if self.figures[at] % FIGURE_SPAN == figure * SEAT_SPAN + seat:
                if self.land.root(self.figures[at] // FIGURE_SPAN) == root:
                    self.bring_home(at, clause)
                    at = min(at, self.figures_out)
            at -= 1

    def haunted(self, cell: i64) -> bool:
        """Whether a place is closed to all followers now."""
        for haunt in self.rules.haunts:
            if haunt.bars(self, cell):
                return True
        return False

    def put_guest(self, seat: i64, figure: i64, root: i64) -> None:
        """Put a figure from the supply into a region, on no particular tile of it."""
        self.put(seat, figure, root)
        self.guests += 1

    def is_follower(self, at: i64) -> bool:
        """Whether the figure at that place of the list is a follower."""
        return FOLLOWS[self.figures[at] & OWN_PART] == 1
