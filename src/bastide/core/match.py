"""One play of a game from its first move on: who did what, what happened, and how far it can be taken back."""

from bastide.core.action import Action
from bastide.core.errors import BastideError
from bastide.core.event import Event
from bastide.core.fair import FairDealer
from bastide.core.game import Game
from bastide.core.options import Settings
from bastide.core.state import CHANCE, State


class Step:
    """One action taken, by a seat or by chance, and the events it caused."""

    __slots__ = ("action", "draws", "events", "seat", "unseen_by")

    def __init__(self, seat: int, action: Action, events: list[Event], unseen_by: frozenset[int], draws: int) -> None:
        self.seat = seat
        self.action = action
        self.events = events
        self.unseen_by = unseen_by
        """The viewers, seats and -1 for spectators, that do not learn which action it was."""
        self.draws = draws
        """How many numbers the dealer had drawn before."""

    @property
    def irreversible(self) -> bool:
        """True when chance decided or somebody learned something."""
        return self.seat == CHANCE or any(event.irreversible for event in self.events)


class Match:
    """A game being played. Chance moves by itself, drawn by the fair dealer."""

    def __init__(self, game: Game, settings: Settings, dealer: FairDealer | None = None) -> None:
        self.game = game
        self.settings = settings
        self.dealer = dealer if dealer is not None else FairDealer()
        self.steps: list[Step] = []
        self._positions: list[State] = [game.new_state(settings)]
        self._let_chance_play()

    @property
    def state(self) -> State:
        """The position now."""
        return self._positions[-1]

    def position(self, steps: int) -> State:
        """The position after so many steps."""
        return self._positions[steps].copy()

    def play(self, action: Action, seat: int | None = None) -> list[Step]:
        """Play an action for the seat to move; returns this step and those of chance that follow it.

        Raises IllegalAction, and changes nothing, when the rules forbid it or it is another seat's turn.
        """
        if seat is not None and seat != self.state.to_move:
            raise BastideError(f"It is not the turn of seat {seat}; wait for {self._mover()}.")
        before = len(self.steps)
        self._step(action, checked=False)
        self._let_chance_play()
        return self.steps[before:]

    def undo_horizon(self, seat: int) -> int:
        """The number of steps the seat may go back to without asking: its own latest ones that revealed nothing."""
        horizon = len(self.steps)
        while horizon > 0 and self.steps[horizon - 1].seat == seat and not self.steps[horizon - 1].irreversible:
            horizon -= 1
        return horizon

    def undo(self, steps: int) -> list[Step]:
        """Go back to the position after so many steps; returns what was undone. The caller has checked the horizon."""
        if not 0 <= steps <= len(self.steps):
            raise BastideError(f"There are {len(self.steps)} steps; {steps} is none of them.")
        undone = self.steps[steps:]
        if undone:
            self.dealer.draws = undone[0].draws
        del self.steps[steps:]
        del self._positions[steps + 1 :]
        self._let_chance_play()
        return undone

    def _step(self, action: Action, checked: bool) -> None:
        before = self.state
        seat = int(before.to_move)
        after = before.copy()
        events = after.record_events()
        draws = self.dealer.draws - (1 if seat == CHANCE else 0)
        if checked:
            after.apply(action)
        else:
            after.play(action)
        after.events = None
        viewers = [None, *range(self.settings.players)]
        unseen = frozenset(-1 if v is None else v for v in viewers if not before.sees(v, action.code))
        self.steps.append(Step(seat, action, events, unseen, draws))
        self._positions.append(after)

    def _let_chance_play(self) -> None:
        while self.state.to_move == CHANCE:
            self._step(self.dealer.draw(self.state), checked=True)

    def _mover(self) -> str:
        return "the end is reached" if self.state.over else f"seat {self.state.to_move}"
