"""A position of a game: the interface every game answers.

A game's own state class fills in the methods of the first part; the rest follows from them.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bastide.core.action import Action
from bastide.core.errors import IllegalAction
from bastide.core.event import Event
from bastide.core.native import i64, mypyc_attr, vec
from bastide.core.options import Settings
from bastide.core.refusal import Refusal
from bastide.core.words import Message

if TYPE_CHECKING:
    from bastide.core.dealer import Dealer
    from bastide.core.game import Game

CHANCE: Final = -1
NOBODY: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game: mutable, copyable, compared by content, without any hidden source of luck."""

    def __init__(self, game: "Game", settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.players: i64 = settings.players
        self.to_move: i64 = NOBODY
        self.events: list[Event] | None = None

    # What a game fills in

    def legal_codes(self) -> vec[i64]:
        """The codes of all legal actions, or of all chance outcomes, in a stable order; empty only when it is over."""
        raise NotImplementedError

    def apply_code(self, code: i64) -> None:
        """Play the action with that code, which must be legal."""
        raise NotImplementedError

    def chance_weights(self) -> vec[i64]:
        """While chance is to move: the weights of the outcomes, in the order of `legal_codes`."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state with the same content. Events are not recorded in the copy."""
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The points of a seat now."""
        raise NotImplementedError

    def key(self) -> bytes:
        """The content, hidden parts included: two states are equal when their keys are."""
        raise NotImplementedError

    def view(self, seat: int | None) -> Mapping[str, object]:
        """All that the seat (None: a spectator) may know, as plain data."""
        raise NotImplementedError

    def snapshot(self) -> Mapping[str, object]:
        """The whole position, hidden parts included, as plain data for `game.restore`."""
        raise NotImplementedError

    def refuse(self, action: Action) -> Refusal:
        """Why this action, which is not legal now, is not; asked only then."""
        raise NotImplementedError

    # What a game fills in when it differs from the simplest case

    def draw_code(self, dealer: "Dealer") -> i64:
        """While chance is to move: the code of an outcome, drawn by the dealer by the exact weights."""
        return self.legal_codes()[dealer.pick(self.chance_weights())]

    def determinize(self, seat: int, dealer: "Dealer") -> "State":
        """A whole state that the seat cannot tell from this one, drawn by the dealer."""
        return self.copy()

    def knowledge(self, seat: int | None) -> int:
        """A number for what a viewer may know now: those who have the same one have the same view."""
        return -1 if seat is None else seat

    def sees(self, seat: int | None, code: int) -> bool:
        """Whether a seat learns that the action with this code, legal now, was taken."""
        return True

    def may_still_pass(self, seat: int) -> bool:
        """Whether the seat will be asked once more in this turn of the game, and may pass then."""
        return False

    def standing(self, seat: int) -> tuple[int, ...]:
        """What ranks the seats at the end: the score, then the tie-breakers."""
        return (int(self.score(seat)),)

    def inventory(self) -> Mapping[str, int]:
        """The components in play, counted wherever they are; the numbers never change."""
        return {}

    def survey(self) -> Mapping[str, object]:
        """What the rules make of the public part of the position, as plain data: owners, sizes, worths. The same for
        every viewer."""
        return {}

    def turn_number(self) -> i64:
        """The number of the turn under way, counted through the game; 0 where turns are not counted."""
        return 0

    def message(self, action: Action) -> Message:
        """The sentence that offers this action in this position."""
        return action.message(self.game.name)

    def wording(self, code: i64) -> i64:
        """A number for how `message` words the legal action with that code here: as long as it is the same, so is the
        message. A game that words actions by the position tells the words apart by it."""
        return 0

    def task(self) -> Message:
        """What the seat to move has to decide: `<game>.task.<name>`."""
        return Message(f"{self.game.name}.task.move")

    # What follows

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_move == NOBODY

    @property
    def scores(self) -> list[int]:
        """The points of every seat."""
        return [int(self.score(seat)) for seat in range(self.players)]

    @property
    def ranks(self) -> list[int]:
        """The place of every seat by what counts at the end, 1 for the best; equal places are shared."""
        standings = [self.standing(seat) for seat in range(int(self.players))]
        return [1 + sum(other > own for other in standings) for own in standings]

    @property
    def winners(self) -> list[int]:
        """The seats that won; empty while the game is on."""
        if not self.over:
            return []
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def legal_actions(self) -> list[Action]:
        """All legal actions (while chance is to move: its outcomes) in a stable order."""
        return [self.game.actions.decode(code) for code in self.legal_codes()]

    def chance_outcomes(self) -> list[tuple[Action, int]]:
        """While chance is to move: every outcome with its exact weight."""
        return list(zip(self.legal_actions(), [int(w) for w in self.chance_weights()], strict=True))

    def apply(self, action: Action) -> None:
        """Play an action that is known to be legal."""
        self.apply_code(action.code)

    def why_not(self, action: Action) -> Refusal | None:
        """The reason why the action is not legal now, or None when it is."""
        if type(action) not in self.game.actions.kinds:
            return Refusal((), "core.refusal.other_game", {"action": str(action), "game": self.game.title})
        for code in self.legal_codes():
            if code == action.code:
                return None
        if self.to_move == NOBODY:
            return Refusal((), "core.refusal.over", {"action": str(action)})
        return self.refuse(action)

    def play(self, action: Action) -> None:
        """Play an action if it is legal, else raise IllegalAction with the clauses that forbid it."""
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.apply_code(action.code)

    def parse(self, text: str) -> Action:
        """The action of this game with that text."""
        return self.game.parse(text)

    def record_events(self) -> list[Event]:
        """Record events from now on, into the list returned."""
        events: list[Event] = []
        self.events = events
        return events

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game.name == other.game.name and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def _repr_svg_(self) -> str:
        return self.game.draw_svg(self.view(None))

    def __str__(self) -> str:
        return self.game.draw_text(self.view(None))

    def __repr__(self) -> str:
        who = "over" if self.over else "chance to move" if self.to_move == CHANCE else f"seat {self.to_move} to move"
        return f"<{self.game.title}, {self.players} players, {who}, scores {self.scores}>"
