"""How long games take here: the middle of those that were played to their end."""

from collections import defaultdict
from statistics import median

import msgspec

from bastide.server.archive import Summary
from bastide.server.clock import time
from bastide.server.options import CorrespondenceClock
from bastide.server.store import Store

ENOUGH = 5
"""How many games of a kind say how long the next one takes."""
LATEST = 2_000
"""How many games are looked at, the latest first."""
EVERY = 600.0
"""Seconds for which what was found is good enough."""


class Length(msgspec.Struct, frozen=True):
    """How long games of a kind take."""

    players: int
    options: str
    """The options that are not as usual: `usual`, or `name=value name=value`."""
    seconds: float
    """What a person spends in such a game, bots left out: the middle of all games."""
    games: int


class Lengths:
    """Those of all games, as this process knows them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._found: dict[str, list[Length]] = {}
        self._looked = -EVERY

    async def of(self, game: str) -> list[Length]:
        """The kinds of a game that were played often enough."""
        if time() - self._looked > EVERY:
            self._looked = time()
            self._found = await self._measure()
        return self._found.get(game, [])

    async def _measure(self) -> dict[str, list[Length]]:
        rows = await self.store.fetch(
            "SELECT game, summary FROM tables WHERE status = 'over' ORDER BY updated DESC LIMIT ?", LATEST
        )
        shares: defaultdict[tuple[str, int, str], list[float]] = defaultdict(list)
        for game, kept in rows:
            summary = msgspec.json.decode(bytes(kept), type=Summary)
            share = _share(summary)
            if share is not None:
                shares[game, summary.players, _group(summary)].append(share)
        found: defaultdict[str, list[Length]] = defaultdict(list)
        for (game, players, options), all_shares in sorted(shares.items()):
            if len(all_shares) >= ENOUGH:
                found[game].append(Length(players, options, median(all_shares), len(all_shares)))
        return dict(found)


def _share(summary: Summary) -> float | None:
    """What a person spent in a game; None where that says nothing about the next one: nobody played it to its end in
    one sitting, or a steward did."""
    result = summary.result
    people = [used for seat, used in zip(summary.seats, summary.used, strict=False) if seat.kind == "person"]
    if not people or result is None or result.reason != "finished" or result.stewards:
        return None
    return None if isinstance(summary.options.clock, CorrespondenceClock) else sum(people) / len(people)


def _group(summary: Summary) -> str:
    """The options of the game that are not as usual, as ratings group them."""
    return " ".join(f"{one.name}={one.value}" for one in summary.differences if one.clause is not None) or "usual"
