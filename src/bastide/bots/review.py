"""The review of a finished game: how the chances went, which choices cost most, and what was luck.

Every decision is searched with what the seat knew then. What the choice gave away is the value of the best move less
that of the move made. What the draws between two decisions changed is luck. Chances are the search's, from 0 to 1.
"""

from collections.abc import Callable, Sequence

from bastide.bots.advice import Judgement, consequences, judge
from bastide.core import CHANCE, Action, Dealer, Event, State, render


class Choice:
    """One decision of the game, looked at again."""

    def __init__(
        self, step: int, seat: int, made: Action, better: Action, chance: float, lost: float, events: list[Event]
    ) -> None:
        self.step = step
        """How many steps of the record came before."""
        self.seat = seat
        self.made = made
        self.better = better
        """The best move the search found; the one made, when there was none better."""
        self.chance = chance
        """The seat's chance to win before the decision."""
        self.lost = lost
        """How much of that the choice gave away."""
        self.events = events
        """What the better move would have made happen, with the clauses."""


class Review:
    """A game looked at again."""

    def __init__(self, game: str, players: int) -> None:
        self.game = game
        self.players = players
        self.curve: list[tuple[int, list[float]]] = []
        """After so many steps, the chance of every seat; the last is the result."""
        self.choices: list[Choice] = []
        self.luck = [0.0] * players
        """For every seat, what draws brought it over the whole game."""

    def swings(self, count: int = 5) -> list[Choice]:
        """The choices that cost most, worst first."""
        return sorted((choice for choice in self.choices if choice.lost > 0), key=lambda c: -c.lost)[:count]

    def given_away(self, seat: int) -> float:
        """What a seat's choices cost it over the whole game."""
        return sum(choice.lost for choice in self.choices if choice.seat == seat)

    def plain(self, language: str = "en") -> dict[str, object]:
        """The review as plain data, for the wire."""
        return {
            "curve": [{"step": step, "chances": [round(chance, 4) for chance in row]} for step, row in self.curve],
            "swings": [
                {
                    "step": choice.step,
                    "seat": choice.seat,
                    "made": str(choice.made),
                    "better": str(choice.better),
                    "chance": round(choice.chance, 4),
                    "lost": round(choice.lost, 4),
                    "events": [
                        {"clause": event.clause, "text": render(event.message(self.game, choice.seat), language)}
                        for event in choice.events
                    ],
                }
                for choice in self.swings()
            ],
            "luck": [round(luck, 4) for luck in self.luck],
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
    expected: list[float] | None = None  # every seat's chance as it stood after the last decision
    drawn = False
    for step, (state, action) in enumerate(frames):
        if progress is not None:
            progress(step)
        seat = int(state.to_move)
        if seat == CHANCE:
            drawn = True
            continue
        if len(state.legal_codes()) == 1:
            continue
        judgement = judge(state.determinize(seat, imagination), seconds, seed + step)
        code = action.code
        value = judgement.values[judgement.best]
        given = max(0.0, value - judgement.values[code])
        now = _shared(seat, value, players)
        if expected is not None and drawn:
            for other in range(players):
                found.luck[other] += now[other] - expected[other]
        found.curve.append((step, now))
        better = _better(judgement, code)
        found.choices.append(
            Choice(step, seat, action, state.game.decode(better), value, given, consequences(state, better))
        )
        expected = _shared(seat, judgement.values[code], players)
        drawn = False
    last = frames[-1][0].copy()
    last.apply(frames[-1][1])
    if last.over:
        shares = [1 / len(last.winners) if seat in last.winners else 0.0 for seat in range(players)]
        found.curve.append((len(frames), shares))
    return found


def _better(judgement: Judgement, made: int) -> int:
    best = judgement.best
    return best if judgement.values[best] > judgement.values[made] else made


def _shared(seat: int, chance: float, players: int) -> list[float]:
    """Every seat's chance when one seat's is known: the others share the rest."""
    rest = (1 - chance) / (players - 1)
    return [chance if other == seat else rest for other in range(players)]
