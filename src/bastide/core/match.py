"""One play of a game from its first move on: who did what, what happened, and how far it can be taken back."""

from collections.abc import Mapping
from hashlib import sha256

from bastide.core.action import Action
from bastide.core.errors import BastideError, IllegalAction
from bastide.core.event import Event
from bastide.core.fair import FairDealer
from bastide.core.game import Game
from bastide.core.options import Settings
from bastide.core.state import CHANCE, State

KEEP_EVERY = 50
"""Of the positions passed through, every n-th stays in memory; those between are played again when asked for."""


class Step:
    """One action taken, by a seat or by chance, and the events it caused."""

    __slots__ = ("action", "draws", "events", "hash", "irreversible", "seat", "unseen_by")

    def __init__(
        self,
        seat: int,
        action: Action,
        events: list[Event],
        unseen_by: frozenset[int],
        draws: int,
        hash: str,
        irreversible: bool | None = None,
    ) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.unseen_by = unseen_by
        """The viewers, seats and -1 for spectators, that do not learn which action it was."""
        self.draws = draws
        """How many numbers the dealer had drawn before."""
        self.hash = hash
        """The running hash of the record after this step."""
        self.irreversible = (
            seat == CHANCE or any(event.irreversible for event in events) if irreversible is None else irreversible
        )
        """True when chance decided or somebody learned something."""


class Turn:
    """What an action would lead to: its step and those of chance that follow it. Nothing has happened yet."""

    __slots__ = ("after", "before", "draws", "steps")

    def __init__(self, before: int, steps: list[Step], after: list[State], draws: int) -> None:
        self.before = before
        """How many steps were taken when the turn was prepared."""
        self.steps = steps
        self.after = after
        """The position after each step."""
        self.draws = draws
        """How many numbers the dealer will have drawn."""

    @property
    def state(self) -> State:
        """The position at the end of the turn."""
        return self.after[-1]


class Match:
    """A game being played. Chance moves by itself, drawn by the fair dealer."""

    def __init__(self, game: Game, settings: Settings, dealer: FairDealer | None = None) -> None:
        self.game = game
        self.settings = settings
        self.dealer = dealer if dealer is not None else FairDealer()
        self.steps: list[Step] = []
        self.state: State = game.new_state(settings)
        """The position now."""
        self._kept: dict[int, State] = {0: self.state}
        self._accept(self._chance_from(self.state, [], []))

    @classmethod
    def resume(
        cls, game: Game, settings: Settings, dealer: FairDealer, steps: list[Step], kept: Mapping[int, State]
    ) -> "Match":
        """A match of which the steps are known, and the positions after some numbers of steps."""
        match = cls.__new__(cls)
        match.game = game
        match.settings = settings
        match.dealer = dealer
        match.steps = steps
        match._kept = {0: game.new_state(settings), **kept}
        match.state = match.position(len(steps))
        return match

    def position(self, steps: int) -> State:
        """The position after this many steps."""
        if steps == len(self.steps) and hasattr(self, "state"):
            return self.state.copy()
        nearest = max(number for number in self._kept if number <= steps)
        state = self._kept[nearest].copy()
        for step in self.steps[nearest:steps]:
            state.apply(step.action)
        return state

    def keep(self, steps: int, state: State) -> None:
        """Remember the position after this many steps, so that those after it are found sooner."""
        self._kept[steps] = state

    def keeps(self, steps: int) -> bool:
        """Whether the position after this many steps is at hand."""
        return steps in self._kept

    def prepare(self, action: Action, seat: int | None = None) -> Turn:
        """What an action of the seat to move leads to; nothing is played until the turn is accepted.

        Raises IllegalAction when the rules forbid it, and BastideError when it is another seat's turn.
        """
        if seat is not None and seat != self.state.to_move:
            raise BastideError(f"It is not the turn of seat {seat}; wait for {self._mover()}.")
        before = self.state
        refusal = before.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        step, after = self._step(before, action, self.steps[-1].hash if self.steps else "", self.dealer.draws)
        return self._chance_from(after, [step], [after])

    def accept(self, turn: Turn) -> None:
        """Play a turn that was prepared in this very position."""
        if turn.before != len(self.steps):
            raise BastideError("The turn was prepared for another position of the match.")
        self._accept(turn)

    def play(self, action: Action, seat: int | None = None) -> list[Step]:
        """Play an action for the seat to move; returns this step and those of chance that follow it.

        Raises IllegalAction, and changes nothing, when the rules forbid it or it is another seat's turn.
        """
        turn = self.prepare(action, seat)
        self._accept(turn)
        return turn.steps

    def follow(self, step: Step) -> None:
        """Take a step that is known to have been taken, elsewhere or before."""
        after = self.state.copy()
        after.apply(step.action)
        self._accept(Turn(len(self.steps), [step], [after], step.draws + (step.seat == CHANCE)))

    def undo_horizon(self, seat: int, with_it: frozenset[int] = frozenset()) -> int:
        """The number of steps the seat may go back to without asking: its own latest ones that revealed nothing.

        What the seats `with_it` have answered goes with them: they are programs, which mind nothing.
        """
        horizon = own = len(self.steps)
        while horizon > 0 and not self.steps[horizon - 1].irreversible:
            if self.steps[horizon - 1].seat == seat:
                own = horizon - 1
            elif self.steps[horizon - 1].seat not in with_it:
                break
            horizon -= 1
        return own

    def undo(self, steps: int) -> list[Step]:
        """Go back to the position after this many steps; returns what was undone. The caller has checked the
        horizon."""
        if not 0 <= steps <= len(self.steps):
            raise BastideError(f"There are {len(self.steps)} steps; {steps} is none of them.")
        undone = self.steps[steps:]
        if undone:
            self.state = self.position(steps)
            self.dealer.draws = undone[0].draws
            del self.steps[steps:]
            for number in [number for number in self._kept if number > steps]:
                del self._kept[number]
        self._accept(self._chance_from(self.state, [], []))
        return undone

    def _step(self, before: State, action: Action, previous: str, draws: int) -> tuple[Step, State]:
        """One legal action, taken in a copy of the position."""
        seat = int(before.to_move)
        after = before.copy()
        events = after.record_events()
        after.apply(action)
        after.events = None
        viewers = [None, *range(self.settings.players)]
        unseen = frozenset(-1 if v is None else v for v in viewers if not before.sees(v, action.code))
        return Step(seat, action, events, unseen, draws, running_hash(previous, seat, str(action), after)), after

    def _chance_from(self, state: State, steps: list[Step], after: list[State]) -> Turn:
        """The turn so far, with all that chance does next. The dealer stands afterwards where it stood before."""
        drawn = self.dealer.draws
        while state.to_move == CHANCE:
            draws = self.dealer.draws
            action = self.dealer.draw(state)
            previous = steps[-1].hash if steps else self.steps[-1].hash if self.steps else ""
            step, state = self._step(state, action, previous, draws)
            steps.append(step)
            after.append(state)
        turn = Turn(len(self.steps), steps, after, self.dealer.draws)
        self.dealer.draws = drawn
        return turn

    def _accept(self, turn: Turn) -> None:
        for step, state in zip(turn.steps, turn.after, strict=True):
            self.steps.append(step)
            self.state = state
            if len(self.steps) % KEEP_EVERY == 0:
                self._kept[len(self.steps)] = state
        self.dealer.draws = turn.draws

    def _mover(self) -> str:
        return "the end is reached" if self.state.over else f"seat {self.state.to_move}"


def running_hash(previous: str, seat: int, text: str, after: State) -> str:
    """The hash after a step: over the previous one, the mover, the action, the next mover and the scores."""
    fact = f"{previous}|{seat}|{text}|{after.to_move}|{','.join(map(str, after.scores))}"
    return sha256(fact.encode()).hexdigest()[:8]
