"""The review of a finished game: how the chances went, which choices cost most, and what was luck.

Every decision is searched with what the seat knew then. What the choice gave away is the value of the best move less
that of the move made. What a draw brought is what the position promises after it less what it promised on average over
all that could have been drawn. What chances mean is said in `outlook`.
"""

from collections.abc import Callable, Sequence

from bastide.bots.advice import consequences, judge, telling
from bastide.bots.clock import now
from bastide.bots.outlook import chances, promise
from bastide.core import CHANCE, Action, Dealer, Event, Message, State, render
from bastide.core.counsel import counsel_of

DOUBTED = 8
"""How many of the costliest choices are searched again before they are blamed."""
AGAIN = 4.0
"""How much more time a doubted choice gets."""
FEWEST_OUTCOMES = 4
"""However little time there is, a draw is compared with this many others."""


class Choice:
    """One decision of the game, looked at again."""

    def __init__(self, step: int, seat: int, made: tuple[Action, Message]) -> None:
        self.step = step
        """How many steps of the record came before."""
        self.seat = seat
        self.made, self.made_said = made
        self.better, self.better_said = made
        """The best move the search found; the one made, when there was none better."""
        self.as_good: list[Action] = []
        """Others that do the same as that."""
        self.value = 0.0
        """What the search makes of the best move."""
        self.chance = 0.0
        """The seat's chance to win before the decision."""
        self.lost = 0.0
        """How much of that the choice gave away."""
        self.events: list[Event] = []
        """What the better move would have made happen and the one made did not, with the clauses."""


class Draw:
    """One thing that luck decided, and what it brought to every seat."""

    def __init__(self, step: int, luck: list[float]) -> None:
        self.step = step
        self.luck = luck

    @property
    def size(self) -> float:
        """What it brought to the seat that it changed most for."""
        return max(abs(luck) for luck in self.luck)


class Review:
    """A game looked at again."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.curve: list[tuple[int, list[float]]] = []
        """After this many steps, the chance of every seat; the last is the result."""
        self.choices: list[Choice] = []
        self.draws: list[Draw] = []

    def swings(self, count: int = 5) -> list[Choice]:
        """The choices that cost most, worst first."""
        return sorted((choice for choice in self.choices if choice.lost > 0), key=lambda c: -c.lost)[:count]

    def turns_of_luck(self, count: int = 5) -> list[Draw]:
        """The draws that changed most, the biggest first."""
        return sorted((draw for draw in self.draws if draw.size > 0), key=lambda d: -d.size)[:count]

    def luck(self, seat: int) -> float:
        """What draws brought a seat over the whole game."""
        return sum(draw.luck[seat] for draw in self.draws)

    def decisions(self, seat: int) -> int:
        """How many decisions with a choice a seat had."""
        return sum(choice.seat == seat for choice in self.choices)

    def given_away(self, seat: int) -> float:
        """What a seat's choices cost it over the whole game."""
        return sum(choice.lost for choice in self.choices if choice.seat == seat)

    def plain(self, language: str = "en") -> dict[str, object]:
        """The review as plain data."""
        return {
            "curve": [{"step": step, "chances": [round(chance, 4) for chance in row]} for step, row in self.curve],
            "swings": [
                {
                    "step": choice.step,
                    "seat": choice.seat,
                    "made": str(choice.made),
                    "better": str(choice.better),
                    "as_good": [str(action) for action in choice.as_good],
                    "chance": round(choice.chance, 4),
                    "lost": round(choice.lost, 4),
                    "events": [
                        {"clause": event.clause, "text": render(event.message(self.game, choice.seat), language)}
                        for event in choice.events
                    ],
                }
                for choice in self.swings()
            ],
            "draws": [
                {"step": draw.step, "luck": [round(luck, 4) for luck in draw.luck]} for draw in self.turns_of_luck()
            ],
            "decisions": [self.decisions(seat) for seat in range(self.players)],
            "luck": [round(self.luck(seat), 4) for seat in range(self.players)],
            "given_away": [round(self.given_away(seat), 4) for seat in range(self.players)],
        }


def review(
    frames: Sequence[tuple[State, Action]],
    seconds: float = 0.1,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Look at a game again: every position of it with the action taken there, as `replay` returns them."""
    first = frames[0][0]
    players = int(first.players)
    found = Review(first.game.name, players)
    imagination = Dealer(seed)
    for step, (state, action) in enumerate(frames):
        if progress is not None:
            progress(step)
        if state.to_move == CHANCE:
            found.draws.append(Draw(step, luck_of(state, action.code, seconds, imagination)))
        elif len(state.legal_codes()) > 1:
            choice = Choice(step, int(state.to_move), (action, state.message(action)))
            _judge(choice, state, seconds, imagination)
            found.choices.append(choice)
    for choice in found.swings(DOUBTED):
        _judge(choice, frames[choice.step][0], AGAIN * seconds, imagination)
    for choice in found.choices:
        state = frames[choice.step][0]
        found.curve.append((choice.step, chances(state, choice.value)))
    last = frames[-1][0].copy()
    last.apply(frames[-1][1])
    if last.over:
        found.curve.append((len(frames), promise(last)))
    return found


def _judge(choice: Choice, state: State, seconds: float, imagination: Dealer) -> None:
    """Search a decision with what the seat knew, and compare what was done with the best."""
    made = int(choice.made.code)
    judgement = judge(state.determinize(choice.seat, imagination), seconds, choice.step, made=made)
    best = judgement.best
    choice.value = judgement.values[best]
    choice.chance = chances(state, choice.value)[choice.seat]
    choice.lost = max(0.0, choice.chance - chances(state, judgement.values[made])[choice.seat])
    choice.better, choice.better_said, choice.as_good, choice.events = choice.made, choice.made_said, [], []
    if choice.lost > 0:
        choice.better = state.game.decode(best)
        choice.better_said = state.message(choice.better)
        choice.as_good = _same_as(state, best)
        choice.events = telling([consequences(state, best), consequences(state, made)])[0]


def _same_as(state: State, code: int) -> list[Action]:
    """The other legal actions that do the same as one."""
    counsel = counsel_of(state.game)
    same = counsel.same_as(state, code)
    others = (int(other) for other in state.legal_codes() if int(other) != code)
    return [state.game.decode(other) for other in others if counsel.same_as(state, other) == same]


def luck_of(state: State, drawn: int, seconds: float, dealer: Dealer) -> list[float]:
    """What a draw brought to every seat, against the average of all that could have been drawn.

    Without the time for all of them, some are taken at random.
    """
    outcomes = [
        (int(code), int(weight)) for code, weight in zip(state.legal_codes(), state.chance_weights(), strict=True)
    ]
    if len(outcomes) < 2:
        return [0.0] * int(state.players)
    end = now() + seconds
    promised: dict[int, list[float]] = {}
    average = [0.0] * int(state.players)
    weights = 0
    for place in range(len(outcomes)):
        other = place + int(dealer.below(len(outcomes) - place))
        outcomes[place], outcomes[other] = outcomes[other], outcomes[place]
        code, weight = outcomes[place]
        promised[code] = _promise_after(state, code)
        weights += weight
        average = [sum_so_far + weight * chance for sum_so_far, chance in zip(average, promised[code], strict=True)]
        if place + 1 >= FEWEST_OUTCOMES and now() >= end:
            break
    came = promised[drawn] if drawn in promised else _promise_after(state, drawn)
    return [chance - total / weights for chance, total in zip(came, average, strict=True)]


def _promise_after(state: State, code: int) -> list[float]:
    twin = state.copy()
    twin.apply_code(code)
    return promise(twin)
