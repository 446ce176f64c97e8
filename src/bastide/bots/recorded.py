"""One game of bots with the fair dealer, on record: its draws can be checked, and come alike at another table."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from bastide.bots.arena import contender, number_for
from bastide.bots.clock import now
from bastide.bots.outside import OutsideBot
from bastide.bots.player import decide
from bastide.core import BastideError, Dealer, FairDealer, Game, Match, Record, Settings
from bastide.core.match import Step


class LostItsWay(BastideError):
    """A program has failed in a game: it ended, was silent too long, or answered what is no legal move."""

    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat


class Recorded(NamedTuple):
    """A game that was played to its end."""

    record: Record
    ranks: list[int]
    decisions: list[int]
    seconds: list[float]


def play_on_record(
    game: Game, settings: Settings, bots: Sequence[str], names: Sequence[str], dealer: FairDealer, seed: int
) -> Recorded:
    """Play a game; raises LostItsWay for a program that fails. The dealer has the luck of the table, `seed` is that of
    the bots."""
    players = [contender(bot, number_for(seed, f"bot in {seat}")) for seat, bot in enumerate(bots)]
    imaginations = [Dealer(number_for(seed, f"imagination {seat}")) for seat in range(len(players))]
    outside = {seat: bot for seat, bot in enumerate(players) if isinstance(bot, OutsideBot)}
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    match = Match(game, settings, dealer)
    try:
        for seat, program in outside.items():
            with _blamed(seat):
                program.begin(match.state, settings, seat)
        _tell(outside, match.steps)
        while not match.state.over:
            seat = int(match.state.to_move)
            began = now()
            with _blamed(seat if seat in outside else None):
                action = decide(players[seat], match.state, imaginations[seat])
            seconds[seat] += now() - began
            decisions[seat] += 1
            _tell(outside, match.play(action, seat))
        for seat, program in outside.items():
            with _blamed(seat):
                program.end(match.state.scores, match.state.winners)
    finally:
        for program in outside.values():
            program.close()
    return Recorded(Record.of(match, list(names)), match.state.ranks, decisions, [round(spent, 3) for spent in seconds])


def _tell(outside: dict[int, OutsideBot], steps: Iterable[Step]) -> None:
    for step in steps:
        for seat, program in outside.items():
            with _blamed(seat):
                program.saw(step.seat, None if seat in step.unseen_by and not program.trusted else step.action)


@contextmanager
def _blamed(seat: int | None) -> Iterator[None]:
    """Within it, what goes wrong is the fault of the program in this seat, if there is one."""
    try:
        yield
    except BastideError as wrong:
        if seat is None:
            raise
        raise LostItsWay(seat, str(wrong)) from None
