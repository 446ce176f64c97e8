"""The engine beside studies: positions are searched in processes of their own, which give way to bots at the tables.

All searches go on side by side, a little of each in turn, so that everybody sees something soon. Who asks for the same
gets the same; what nobody listens to any more is left; what was found is kept for who asks next.
"""

import asyncio
import logging
from collections import deque
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from bastide.server.refusals import Refused
from bastide.server.thinking.studying import SearchQuestion, SearchRow
from bastide.server.thinking.worker import Reply
from bastide.server.thinking.workers import Worker

if TYPE_CHECKING:
    from bastide.server.hall import Hall

logger = logging.getLogger("bastide.searches")
MOST_KEPT = 300
"""How many answers are kept."""
MOST_UNDER_WAY = 60
"""How many searches one process goes on with."""
IDLE = 60.0
"""Seconds after which a process that nobody asks ends."""
PATIENCE = 180.0
"""Seconds that a little more of a search may take: on a busy machine it gets what the tables leave."""
GIVES_WAY = 5.0
"""Seconds for which a search waits at most while people wait for their bots."""


class Search:
    """One search, and who listens."""

    def __init__(self, question: SearchQuestion) -> None:
        self.question = question
        self.listeners = 0
        self.found: SearchRow | None = None
        self.failed = False
        self._news = asyncio.Event()

    def tell(self, found: SearchRow | None) -> None:
        """Something was found, or, with None, it failed."""
        self.found, self.failed = found or self.found, found is None
        news, self._news = self._news, asyncio.Event()
        news.set()

    async def news(self) -> None:
        """Wait for more."""
        await self._news.wait()


class Lane:
    """A process and the searches that take turns in it."""

    def __init__(self, searches: "Searches") -> None:
        self.searches = searches
        self.turns: deque[Search] = deque()
        self._worker: Worker | None = None
        self._at_work = False
        self._asked = asyncio.Event()

    def take(self, search: Search) -> None:
        """Begin with a search, before all that have said something already."""
        self.turns.appendleft(search)
        self._asked.set()
        if not self._at_work:
            self._at_work = True
            self.searches.hall.background(self._work())

    async def _work(self) -> None:
        try:
            while await self._somebody():
                search = self.turns.popleft()
                if not search.listeners:
                    self.searches.leave(search)
                    continue
                await self.searches.give_way()
                found = await self._a_little(search.question)
                search.tell(found)
                if found is None or found.done:
                    self.searches.leave(search)
                else:
                    self.turns.append(search)
        finally:
            self._at_work = False
            await self._end()

    async def _somebody(self) -> bool:
        """Whether there is something to search; waits a while for it."""
        if not self.turns:
            self._asked.clear()
            try:
                async with asyncio.timeout(IDLE):
                    await self._asked.wait()
            except TimeoutError:
                return False
        return True

    async def _a_little(self, question: SearchQuestion) -> SearchRow | None:
        """A little more of a search; None when it failed."""
        try:
            if self._worker is None or self._worker.ended:
                self._worker = await self.searches.hall.workers("study")
            async with asyncio.timeout(PATIENCE):
                await self._worker.put(msgspec.json.encode(question))
                answer = await self._worker.read()
            reply = msgspec.json.decode(answer, type=Reply) if answer else Reply(problem="it died")
        except (TimeoutError, ConnectionError, ValueError) as wrong:
            reply = Reply(problem=f"{type(wrong).__name__}: {wrong}")
        if reply.found is None:
            logger.warning("a search failed", extra={"problem": reply.problem})
            await self._end()
        return reply.found

    async def _end(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            await worker.end()


class Searches:
    """All searches of this process."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self._lanes = [Lane(self) for _ in range(max(1, hall.configuration.thinkers // 2))]
        self._under_way: dict[str, Search] = {}
        self._kept: dict[str, SearchRow] = {}

    def has(self, id: str) -> bool:
        """Whether the answer is known, or being looked for."""
        return id in self._kept or id in self._under_way

    async def follow(self, question: SearchQuestion) -> AsyncIterator[SearchRow]:
        """What is found, as it is found; the last is `done`. Raises Refused."""
        kept = self._kept.get(question.id)
        if kept is not None:
            yield kept
            return
        search = self._begin(question)
        search.listeners += 1
        try:
            sent: SearchRow | None = None
            while sent is None or not sent.done:
                if search.failed:
                    raise Refused("unavailable", "no_search")
                if search.found is None or search.found is sent:
                    await search.news()
                    continue
                sent = search.found
                yield sent
        finally:
            search.listeners -= 1

    def check_room(self) -> None:
        """Raises Refused when there are too many."""
        if len(self._under_way) >= MOST_UNDER_WAY * len(self._lanes):
            raise Refused("unavailable", "searches_full")

    def _begin(self, question: SearchQuestion) -> Search:
        search = self._under_way.get(question.id)
        if search is None:
            self.check_room()
            search = self._under_way[question.id] = Search(question)
            min(self._lanes, key=lambda lane: len(lane.turns)).take(search)
        return search

    def leave(self, search: Search) -> None:
        """A search is over, or nobody listens."""
        self._under_way.pop(search.question.id, None)
        if search.found is not None and search.found.done:
            while len(self._kept) >= MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[search.question.id] = search.found

    async def give_way(self) -> None:
        """Wait while people wait for their bots, but not for ever."""
        loop = asyncio.get_running_loop()
        end = loop.time() + GIVES_WAY
        while self.hall.driver.thinkers.wanted and loop.time() < end:
            await asyncio.sleep(0.02)
