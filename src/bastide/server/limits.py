"""How much anybody may ask for: the one home of all limits.

Everything costs work, in units of about a millisecond of the processor. It is taken from the share of the address it
comes from, from that of the person, and for who only looks on from the one that all onlookers of a table have together:
so that many links, or many tables, are not many shares. What costs more than work has a count of its own beside.
"""

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from bastide.server.refusals import Refused

RATES: dict[str, tuple[float, float]] = {
    "address": (2_000, 200),
    "person": (400, 60),
    "onlookers": (1_000, 100),
    "create": (20, 0.02),
    "sign_in": (10, 0.05),
    "sign_in_name": (40, 0.05),
    "sign_in_strangers": (200, 0.05),
    "chat": (5, 0.5),
    "connect": (60, 2),
    "hint": (10, 0.2),
    "review": (5, 0.02),
    "search": (30, 0.5),
    "notice_test": (5, 0.05),
    "rename": (3, 0.00001),
    "invite": (20, 0.05),
    "report": (5, 0.01),
    "announce": (10, 0.01),
    "study": (20, 0.05),
}
"""What is limited: how much at once, and how much more a second. The first three are shares of work."""

COSTS: dict[str, float] = {
    # frames
    "hello": 4,
    "command": 1,
    "sync": 2,
    "foresee": 2,
    "ping": 0.2,
    # requests, by the name of the operation; those that are not named cost as much as any request
    "request": 1,
    "createTable": 5,
    "createDuplicate": 30,
    "duplicate": 10,
    "seeTable": 2,
    "tableLog": 5,
    "pastPosition": 5,
    "picture": 10,
    "sharedPicture": 10,
    "tableRecord": 5,
    "lobby": 3,
    "myTables": 3,
    "claimTables": 40,
    "myGames": 200,
    "presence": 2,
    "news": 4,
    "player": 10,
    "playerGames": 5,
    "playerRatingHistory": 5,
    "playerAgainst": 5,
    "findPlayers": 3,
    "calendar": 10,
    "search": 10,
    "tournaments": 5,
    "tournament": 5,
    "tournamentRounds": 20,
    "tournamentStandings": 10,
    "tournamentEntrants": 5,
    "tournamentFlags": 20,
    "standingsSheet": 20,
    "resultsSheet": 20,
    "exportTournament": 20,
    "printTournament": 20,
    "announceTournament": 10,
    "enterBots": 10,
    "beginRound": 30,
    "clubs": 5,
    "club": 10,
    "clubMembers": 5,
    "openClubTable": 5,
    "season": 10,
    "beginSeason": 20,
    "studies": 3,
    "listedStudies": 3,
    "newStudy": 40,
    "newChapter": 40,
    "study": 3,
    "studyChapter": 20,
    "studyPosition": 5,
    "studyPicture": 10,
    "checkSetup": 20,
    "playOn": 10,
    "writeStudy": 5,
    "puzzle": 5,
    "puzzleOfTheDay": 5,
    "nextPuzzle": 8,
    "tryPuzzle": 3,
    "register": 40,
    "signIn": 40,
    "changePassword": 40,
}
"""Units of work."""

SOCKETS = 100
"""How many sockets one address may have open at a time."""
MOST_BUCKETS = 50_000
LONGEST_PAUSE = 1.0
"""Seconds that who has used up a share waits for the answer that says so: refusing costs work too."""
BREATH = 0.003
"""Seconds between two frames of a socket of who has used much, for every socket they have: about what a frame takes, so
that one address never has more than half of a process."""


class Limits:
    """The buckets of one process. The one that was not used for longest is forgotten first."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}
        self._sockets: Counter[str] = Counter()

    @contextmanager
    def socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; raises Refused where an address has enough of them."""
        if self.on and self._sockets[address] >= SOCKETS:
            raise Refused("too_often", "sockets_full", wait=LONGEST_PAUSE)
        self._sockets[address] += 1
        try:
            yield
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def take(self, what: str, who: str, count: float = 1.0) -> None:
        """Take from the bucket of somebody; raises Refused when there is not so much in it."""
        if self.on:
            left = self._left(what, who)
            if left < count:
                raise _too_often(what, count - left)
            self._keep(what, who, left - count)

    def spend(self, units: float, address: str = "", person: str = "", onlooker_at: str = "") -> None:
        """Take work from all of these shares; raises Refused when one is used up. The last of a share may be overdrawn,
        so that what costs much is not refused to who has asked for little."""
        if not self.on:
            return
        shares = [
            (what, who, self._left(what, who))
            for what, who in (("address", address), ("person", person), ("onlookers", onlooker_at))
            if who
        ]
        for what, _, left in shares:
            if left < min(units, 1.0):
                raise _too_often(what, units - left)
        for what, who, left in shares:
            self._keep(what, who, left - units)

    def breath(self, address: str, person: str) -> float:
        """Seconds between two frames of a socket that are left to the others: none for who has most of both shares."""
        shares = (("address", address), ("person", person))
        if not self.on or all(self._left(what, who) > 0.75 * RATES[what][0] for what, who in shares):
            return 0.0
        return BREATH * self._sockets[address]

    def command(self, kind: str, address: str, person: str) -> None:
        """Take what a command costs besides work; raises Refused."""
        if kind == "chat":
            self.take("chat", person)
        elif kind == "rematch":
            self.take("create", address)

    def _left(self, what: str, who: str) -> float:
        size, rate = RATES[what]
        now = monotonic()
        left, at = self._buckets.get((what, who), (size, now))
        return min(size, left + (now - at) * rate)

    def _keep(self, what: str, who: str, left: float) -> None:
        key = (what, who)
        self._buckets.pop(key, None)
        self._buckets[key] = (left, monotonic())
        if len(self._buckets) > MOST_BUCKETS:
            del self._buckets[next(iter(self._buckets))]


def pause(refused: Refused) -> float:
    """How long to wait before saying no."""
    return min(refused.wait, LONGEST_PAUSE)


def neighbourhood(address: str) -> str:
    """Whose share an address has: of IPv6, where everybody has very many, the network they are in."""
    try:
        number = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(number, ipaddress.IPv6Address):
        if number.ipv4_mapped is not None:
            return str(number.ipv4_mapped)
        return str(ipaddress.ip_network((number, 64), strict=False))
    return address


def _too_often(what: str, lacking: float) -> Refused:
    wait = lacking / RATES[what][1]
    return Refused("too_often", wait=wait, seconds=int(wait) + 1)
