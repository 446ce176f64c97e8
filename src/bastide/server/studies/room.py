"""Where studies are written and read: who may, in which order, and who is told."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

import bastide
from bastide.core import BadRecord, BastideError, FairDealer, Record, State
from bastide.core.record import HIDDEN
from bastide.server.archive import new_id
from bastide.server.caller import Caller
from bastide.server.clock import time
from bastide.server.decisions import clean
from bastide.server.identity.links import Link
from bastide.server.identity.player import Player
from bastide.server.refusals import Refused
from bastide.server.running import GOING_ON, Running
from bastide.server.studies import operations as o
from bastide.server.studies import wire
from bastide.server.studies.positions import Positions, check_step, drawn, first_state, take_step
from bastide.server.studies.shelf import Head, Shelf
from bastide.server.studies.telling import Telling
from bastide.server.studies.tree import Entry, Study

if TYPE_CHECKING:
    from bastide.server.hall import Hall

MOST_STUDIES = 500
"""That one account owns."""
MOST_CHAPTERS = 60
MOST_ENTRIES = 5_000
MOST_AT_HAND = 100
MOST_TRIES = 20


class Access(msgspec.Struct, frozen=True):
    """Somebody at a study."""

    head: Head
    role: wire.Role
    caller: Caller

    @property
    def writes(self) -> bool:
        """Whether they may change something."""
        return self.role != "reader"


class Studies:
    """All studies."""

    def __init__(self, hall: "Hall") -> None:
        self.hall = hall
        self.shelf = Shelf(hall.store)
        self.positions = Positions()
        self.telling = Telling(self.shelf, hall.accounts, self.positions)
        self._at_hand: OrderedDict[str, Study] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._followers: dict[str, set[asyncio.Event]] = {}
        hall.store.listen(self._heard)

    # Who may

    async def enter(self, id: str, caller: Caller, token: str = "") -> Access:
        """Somebody comes to a study. Raises Refused for who may not read it."""
        head = await self.shelf.head(id)
        role = await self._role(head, caller.player, self.hall.signer.read(token or caller.token))
        if role is None:
            raise Refused("unknown", thing="study")
        return Access(head, role, caller)

    async def _role(self, head: Head, player: Player | None, link: Link | None) -> wire.Role | None:
        if player is not None and player.id == head.owner:
            return "owner"
        if link is not None and link.table == head.id:
            if link.kind == "author":
                return "owner"
            if link.kind == "writer" and link.generation == head.generation:
                return "writer"
        if player is not None and player.id in await self.shelf.writers(head.id):
            return "writer"
        return None if head.readers == "me" else "reader"

    async def enter_to_write(self, id: str, caller: Caller, owner: bool = False) -> Access:
        """The same for who wants to change something, or what only the owner changes."""
        at = await self.enter(id, caller)
        if not at.writes or (owner and at.role != "owner"):
            raise Refused("not_allowed", "study_owner" if owner else "study_writers")
        return at

    def token(self, head: Head, kind: str) -> str:
        """The token by which a study is somebody's, or by which they may write."""
        generation = head.generation if kind == "writer" else 0
        return self.hall.signer.sign(Link(kind, head.id, 0, generation))  # type: ignore[arg-type]

    # Read

    async def open(self, id: str) -> Study:
        """A study as its log has it now."""
        study = self._at_hand.setdefault(id, Study(id))
        self._at_hand.move_to_end(id)
        while len(self._at_hand) > MOST_AT_HAND:
            self._at_hand.popitem(last=False)
        for entry in await self.shelf.after(id, study.seq):
            if entry.seq == study.seq + 1:
                study.take(entry)
        return study

    # Write

    async def found(self, caller: Caller, title: str, name: str, chapter: str, start: o.Start) -> tuple[Head, int]:
        """A new study with its first chapter."""
        player = caller.player
        if player is not None and await self.shelf.count(player.id) >= MOST_STUDIES:
            raise Refused("not_allowed", "study_most", count=MOST_STUDIES)
        await self._check_start(caller, start)
        now = time()
        owner, name = (player.id, "") if player is not None else ("", clean(name)[:40])
        head = Head(new_id(), owner, name, clean(title), "link", 0, 0, now, now, "")
        await self.shelf.add(head)
        at = Access(head, "owner", caller)
        number, _ = await self._append(at, o.Began(clean(chapter), start), f"{_who(at)} first", name)
        return head, number

    async def begin(self, at: Access, title: str, name: str, start: o.Start) -> int:
        """A new chapter; its number."""
        await self._check_start(at.caller, start)
        study = await self.open(at.head.id)
        if len(study.chapters) >= MOST_CHAPTERS:
            raise Refused("not_allowed", "study_full")
        number, _ = await self._append(at, o.Began(clean(title), start), f"{_who(at)} {new_id()}", name)
        return number

    async def as_known(self, id: str, source: wire.FromSeat) -> o.Start:
        """A position of a study as a seat knew it. Raises Refused where there is none."""
        chapter = (await self.open(id)).chapter(source.chapter)
        chapter.node(source.node)
        state = self.positions.at(id, chapter, source.node)
        if state.over or source.seat >= state.players:
            raise Refused("unknown", thing="position")
        known = state.determinize(source.seat, FairDealer())
        return of_setup(dict(known.snapshot()), chapter.start.names, source.seat)

    async def _check_start(self, caller: Caller, start: o.Start) -> None:
        state = first_state(start)
        record = Record.read(start.record) if start.record else None
        if record is not None:
            for line in record.lines:
                if line.text == HIDDEN:
                    raise Refused("not_now", "study_hidden")
                check_step(state, line.text)
                take_step(state, line.text)
            rows = await self.hall.store.fetch("SELECT status FROM tables WHERE id = ?", record.table)
            if rows and rows[0][0] in GOING_ON:
                raise Refused("not_now", "study_running")
        await self._check_running(caller, state)

    async def _check_running(self, caller: Caller, state: State) -> None:
        """What players could find out here, they are to find out at the table."""
        if await Running(self.hall, caller).has([state]):
            raise Refused("not_now", "study_running")

    async def write(self, at: Access, operation: o.AnyOperation) -> tuple[int, int]:
        """Carry out an operation, once; the chapter and the position it led to."""
        command = f"{_who(at)} {operation.id}"
        return await self._append(at, operation, command, operation.name)

    async def _append(self, at: Access, wish: o.AnyOperation | o.Began, command: str, name: str) -> tuple[int, int]:
        """Append what is wished, in the order in which it comes; again from the beginning when somebody was first."""
        id = at.head.id
        async with self._locks.setdefault(id, asyncio.Lock()):
            for _ in range(MOST_TRIES):
                study = await self.open(id)
                if command in study.commands:
                    return study.commands[command]
                if study.seq >= MOST_ENTRIES:
                    raise Refused("not_allowed", "study_full")
                found = wish if isinstance(wish, o.Began) else await self._decide(at, study, wish)
                if isinstance(found, tuple):
                    return found
                player = at.caller.player
                author = player.id if player is not None else ""
                entry = Entry(study.seq + 1, time(), author, "" if author else clean(name)[:40], command, found)
                games = [chapter.start.game for chapter in study.chapters.values()]
                if isinstance(found, o.Began):
                    games.append(found.start.game)
                if await self.shelf.append(id, entry, " ".join(dict.fromkeys(games))):
                    study.take(entry)
                    await self.hall.store.publish("study", id)
                    return study.commands[command]
        raise Refused("unavailable")

    async def _decide(self, at: Access, study: Study, wish: o.AnyOperation) -> o.AnyWritten | tuple[int, int]:
        """What is written, or where what was wished is already. Raises Refused."""
        number = wish.chapter
        chapter = study.chapter(number)
        match wish:
            case o.AddStep() | o.DrawStep():
                chapter.node(wish.parent)
                state = self.positions.at(study.id, chapter, wish.parent)
                text = drawn(state) if isinstance(wish, o.DrawStep) else wish.action
                if (there := chapter.find(wish.parent, text)) is not None:
                    return number, there
                check_step(state, text)
                take_step(state, text)
                await self._check_running(at.caller, state)
                return o.Added(number, wish.parent, text)
            case o.RemoveStep(node=node):
                self._check_own(chapter.node(node).id, chapter.played)
                return o.Removed(number, node)
            case o.PromoteStep(node=node):
                self._check_own(chapter.node(node).id, chapter.played)
                return o.Promoted(number, node)
            case o.MarkStep(node=node, glyph=glyph):
                self._check_own(chapter.node(node).id, 0)
                return o.Marked(number, node, glyph)
            case o.Comment(node=node, words=words):
                chapter.node(node)
                said = clean(words)
                if not said:
                    raise Refused("bad_request", "study_no_words")
                return o.Said(number, node, said)
            case o.Uncomment(comment=comment):
                player = at.caller.player
                found = next((each for _, each in chapter.comments if each.number == comment), None)
                if found is None:
                    return number, 0
                if at.role != "owner" and (player is None or found.author != player.id):
                    raise Refused("not_allowed", "study_owner")
                return o.Unsaid(number, comment)
            case o.RenameChapter(title=title):
                return o.Renamed(number, clean(title))
            case o.DropChapter():
                if len(study.chapters) == 1:
                    raise Refused("not_now", "study_last_chapter")
                return o.Dropped(number)

    def _check_own(self, node: int, played: int) -> None:
        if node <= played:
            raise Refused("not_allowed", "study_game_stays")

    async def change(self, at: Access, change: wire.StudyChange) -> None:
        """The owner calls it otherwise, or says who may read it."""
        head = at.head
        if change.title is not None:
            head.title = clean(change.title)
        if change.readers is not None:
            head.readers = change.readers
        await self.shelf.change(head)
        await self.hall.store.publish("study", head.id)

    async def renew(self, at: Access) -> None:
        """The link for writers is made anew; the one before lets nobody write."""
        at.head.generation += 1
        await self.shelf.change(at.head)

    async def remove(self, at: Access) -> None:
        """The owner throws the study away."""
        await self.shelf.remove(at.head.id)
        self._at_hand.pop(at.head.id, None)
        await self.hall.store.publish("study", at.head.id)

    async def depart(self, player: str) -> None:
        """An account is deleted."""
        await self.shelf.depart(player)
        self._at_hand.clear()

    # Follow

    def follow(self, id: str, woken: asyncio.Event) -> None:
        """Wake somebody whenever something is written."""
        self._followers.setdefault(id, set()).add(woken)

    def unfollow(self, id: str, woken: asyncio.Event) -> None:
        """No more."""
        followers = self._followers.get(id, set())
        followers.discard(woken)
        if not followers:
            self._followers.pop(id, None)

    async def _heard(self, topic: str, message: str) -> None:
        ids = [message] if topic == "study" else list(self._followers) if topic == "missed" else []
        for id in ids:
            for woken in self._followers.get(id, ()):
                woken.set()


def of_record(text: str, table: str = "") -> o.Start:
    """Where a chapter on a record begins. Raises Refused for what is none."""
    try:
        record = Record.read(text)
        bastide.load(record.game)
    except (BadRecord, BastideError) as wrong:
        raise Refused.because("bad_request", str(wrong)) from None
    return o.Start(record.game, list(record.seats), text, table=table)


def of_setup(snapshot: dict[str, object], names: list[str], guessed: int | None = None, table: str = "") -> o.Start:
    """Where a chapter on a position begins. Raises Refused for what is none."""
    try:
        game = bastide.load(str(snapshot.get("game")))
    except BastideError as wrong:
        raise Refused.because("bad_request", str(wrong)) from None
    state = first_state(o.Start(game.name, [], snapshot=snapshot))
    seats = range(int(state.players))
    called = [clean(names[seat])[:80] if seat < len(names) else "" for seat in seats]
    return o.Start(game.name, called, snapshot=snapshot, guessed=guessed, table=table)


def _who(at: Access) -> str:
    """Whose operations have the same id only once."""
    return at.caller.player.id if at.caller.player is not None else at.role
