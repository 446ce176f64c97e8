"""A study in memory: everything in it follows from its log, entry by entry."""

import msgspec

from bastide.core import Record
from bastide.server.refusals import Refused
from bastide.server.studies import operations as o

ROOT = 0
"""The position in which a chapter begins."""


class Comment(msgspec.Struct, frozen=True):
    """What somebody wrote to a position."""

    number: int
    author: str
    name: str
    at: float
    words: str


class Entry(msgspec.Struct, frozen=True):
    """One entry of the log."""

    seq: int
    at: float
    author: str
    """The account that wrote it; nothing for a guest, and for who has left."""
    name: str
    command: str
    written: o.AnyWritten


class Node:
    """A step, and the position after it."""

    __slots__ = ("action", "author", "children", "comments", "glyph", "id", "name", "parent")

    def __init__(self, id: int, parent: int, action: str, author: str = "", name: str = "") -> None:
        self.id = id
        self.parent = parent
        self.action = action
        self.author = author
        self.name = name
        self.children: list[int] = []
        self.glyph = ""
        self.comments: list[Comment] = []


class Chapter:
    """A game, or a position, and what was tried from it."""

    def __init__(self, number: int, title: str, start: o.Start) -> None:
        self.number = number
        self.title = title
        self.start = start
        self.nodes = {ROOT: Node(ROOT, -1, "")}
        self._next = 1
        for line in Record.read(start.record).lines if start.record else ():
            self.add(self._next - 1, line.text)
        self.played = self._next - 1
        """The steps of the game itself: those from 1 to this one, which nobody changes."""

    def add(self, parent: int, action: str, author: str = "", name: str = "") -> int:
        """A step after another; the number it has from now on."""
        id = self._next
        self._next += 1
        self.nodes[id] = Node(id, parent, action, author, name)
        self.nodes[parent].children.append(id)
        return id

    def find(self, parent: int, action: str) -> int | None:
        """The step after this one that takes this action, if there is one."""
        return next((id for id in self.nodes[parent].children if self.nodes[id].action == action), None)

    def node(self, id: int) -> Node:
        """A step. Raises Refused."""
        if id not in self.nodes:
            raise Refused("unknown", thing="position")
        return self.nodes[id]

    def branch(self, id: int) -> list[int]:
        """A step and all that follow it."""
        found = [id]
        for each in found:
            found += self.nodes[each].children
        return found

    def path(self, id: int) -> list[int]:
        """The steps that lead to a position, from the first."""
        found: list[int] = []
        while id != ROOT:
            found.append(id)
            id = self.nodes[id].parent
        return found[::-1]

    def remove(self, id: int) -> list[int]:
        """Take away a step and all that follow it."""
        gone = self.branch(id)
        self.nodes[self.nodes[id].parent].children.remove(id)
        for each in gone:
            del self.nodes[each]
        return gone

    def promote(self, id: int) -> None:
        """Before the others beside it, but after the game's own step."""
        children = self.nodes[self.nodes[id].parent].children
        children.remove(id)
        first = 1 if children and children[0] <= self.played else 0
        children.insert(first, id)

    @property
    def comments(self) -> list[tuple[int, Comment]]:
        """All comments with the positions they are written to."""
        return [(node.id, comment) for node in self.nodes.values() for comment in node.comments]


class Study:
    """Chapters, and how they came about."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = 0
        self.chapters: dict[int, Chapter] = {}
        self.commands: dict[str, tuple[int, int]] = {}
        """What was written already: the chapter and the position it led to, by who wrote it and its id."""
        self.touched: list[tuple[int, int, list[int]]] = []
        """Which positions of which chapter each entry changed; those that are there no more are gone."""
        self._next = 1

    def chapter(self, number: int) -> Chapter:
        """A chapter. Raises Refused."""
        if number not in self.chapters:
            raise Refused("unknown", thing="chapter")
        return self.chapters[number]

    def take(self, entry: Entry) -> None:
        """The next entry of the log; it was checked when it was written."""
        number, node, touched = self._take(entry)
        self.seq = entry.seq
        self.commands[entry.command] = number, node
        self.touched.append((entry.seq, number, touched))

    def _take(self, entry: Entry) -> tuple[int, int, list[int]]:
        written = entry.written
        if isinstance(written, o.Began):
            number = self._next
            self._next += 1
            self.chapters[number] = Chapter(number, written.title, written.start)
            return number, ROOT, []
        number = written.chapter
        chapter = self.chapters[number]
        match written:
            case o.Added(parent=parent, action=action):
                id = chapter.add(parent, action, entry.author, entry.name)
                return number, id, [parent, id]
            case o.Removed(node=node):
                parent = chapter.nodes[node].parent
                return number, parent, [parent, *chapter.remove(node)]
            case o.Promoted(node=node):
                chapter.promote(node)
                return number, node, [chapter.nodes[node].parent]
            case o.Marked(node=node, glyph=glyph):
                chapter.nodes[node].glyph = glyph
                return number, node, [node]
            case o.Said(node=node, words=words):
                said = Comment(entry.seq, entry.author, entry.name, entry.at, words)
                chapter.nodes[node].comments.append(said)
                return number, node, [node]
            case o.Unsaid(comment=comment):
                node = next(id for id, each in chapter.comments if each.number == comment)
                kept = [each for each in chapter.nodes[node].comments if each.number != comment]
                chapter.nodes[node].comments = kept
                return number, node, [node]
            case o.Renamed(title=title):
                chapter.title = title
                return number, ROOT, []
            case o.Dropped():
                del self.chapters[number]
                return number, ROOT, []
