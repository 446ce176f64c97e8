"""One table of a tournament of bots: played in a process of its own, and written as one line of the journal."""

from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, NamedTuple

import bastide
from bastide.bots.clock import CLOCK
from bastide.bots.recorded import LostItsWay, Recorded, play_on_record
from bastide.compete import Result
from bastide.compete.lot import lot
from bastide.compete.plain import plain_result
from bastide.core import BastideError, FairDealer, Record


class Seated(NamedTuple):
    """A table that is to be played, as it goes to other processes."""

    round: int
    table: int
    names: Sequence[str]
    bots: Sequence[str]
    absent: frozenset[int]
    game: str
    options: Mapping[str, object]
    steward: str | None
    """The bot that plays for who does not come; without one the others play alone."""
    one_winner: bool
    """A tie for the first place is played again, with the same luck and the seats moved on by one."""
    draws: str
    """Names the luck: tables with the same name draw alike."""
    seed: int
    cpu_time: bool


class Played(NamedTuple):
    """What came of a table: its line in the journal, and the records of its games by their file names."""

    line: dict[str, Any]
    records: dict[str, Record]


def play_table(seated: Seated) -> Played:
    """Play it to its end, whoever comes. Nothing is written here: who is killed leaves nothing half done."""
    CLOCK.cpu = seated.cpu_time
    at_table = _AtTable(seated)
    return Played(at_table.line(), at_table.records)


class _AtTable:
    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.absent = set(seated.absent)
        self.games: list[dict[str, object]] = []
        self.records: dict[str, Record] = {}
        self.notes: list[str] = []

    def line(self) -> dict[str, Any]:
        """What came of the table, for the journal."""
        result = self._result()
        return {
            "round": self.seated.round,
            "table": self.seated.table,
            "seats": list(self.seated.names),
            "result": plain_result(result),
            "games": self.games,
            "notes": self.notes,
        }

    def _playing(self) -> list[int]:
        """The seats that somebody plays in."""
        everybody = range(len(self.seated.names))
        return [seat for seat in everybody if self.seated.steward is not None or seat not in self.absent]

    def _result(self) -> Result:
        again = 0
        while True:
            playing = self._playing()
            if len(playing) < 2:
                return Result.without_a_game(len(self.seated.names), frozenset(self.absent))
            turn = again % len(playing)
            sitting = playing[turn:] + playing[:turn]
            try:
                played = self._play(sitting, again)
            except LostItsWay as lost:
                self._out(sitting[lost.seat], str(lost))
                continue
            result = self._of(sitting, played)
            if not self.seated.one_winner or result.places.count(1) == 1:
                return result
            again += 1
            if again == 2 * len(playing):
                return self._at_random(result)

    def _out(self, seat: int, why: str) -> None:
        """A program that fails is as one that did not come."""
        if seat in self.absent:
            raise BastideError(f"The steward must not fail: {why}")
        self.absent.add(seat)
        self.notes.append(why)

    def _play(self, sitting: list[int], again: int) -> Recorded:
        seated = self.seated
        game = bastide.load(seated.game)
        settings = game.read_settings(len(sitting), **seated.options)
        bots = [seated.steward if seat in self.absent and seated.steward else seated.bots[seat] for seat in sitting]
        names = [seated.names[seat] for seat in sitting]
        dealer = FairDealer(sha256(f"{seated.seed} {seated.draws}".encode()).digest(), seated.draws)
        own = lot(seated.seed, "bots", seated.round, seated.table, again)
        played = play_on_record(game, settings, bots, names, dealer, own)
        name = f"round-{seated.round:02}-table-{seated.table:02}{f'-again-{again}' if again else ''}.bastide"
        self.records[name] = played.record
        self.games.append(
            {
                "game": seated.game,
                "record": name,
                "seats": names,
                "bots": bots,
                "scores": played.record.scores,
                "ranks": played.ranks,
                "decisions": played.decisions,
                "seconds": played.seconds,
            }
        )
        return played

    def _of(self, sitting: list[int], played: Recorded) -> Result:
        """The result in the order of the table's seats; who did not come is last."""
        seats = len(self.seated.names)
        scores: list[int | None] = [None] * seats
        places = [len(sitting) + 1] * seats
        for seat, score, rank in zip(sitting, played.record.scores or (), played.ranks, strict=True):
            scores[seat], places[seat] = score, rank
        return Result(tuple(scores), tuple(places), frozenset(self.absent))

    def _at_random(self, result: Result) -> Result:
        """Those who are still level cast lots for the first place."""
        level = [seat for seat, place in enumerate(result.places) if place == 1]
        first = level[lot(self.seated.seed, "first", self.seated.round, self.seated.table) % len(level)]
        self.notes.append(f"{self.seated.names[first]} goes on at random.")
        places = [2 if place == 1 and seat != first else place for seat, place in enumerate(result.places)]
        return Result(result.scores, tuple(places), result.absent)
