"""The rulebook as data: numbered clauses in our own words, each with its source.

>>> from bastide.core.rulebook import Rulebook
>>> rulebook = Rulebook.of("torres")
>>> print(rulebook["TOR-13.1"])
TOR-13.1 Highest score wins: The game ends after the third scoring. The highest score wins.
"""

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Literal, NamedTuple, Self, cast

from bastide.core.errors import BastideError, UnknownGame
from bastide.core.words import shelf, spoken

Kind = Literal["rule", "example", "descriptive"]
Source = Literal["rulebook", "image", "ruling"]

KINDS: tuple[Kind, ...] = ("rule", "example", "descriptive")
SOURCES: tuple[Source, ...] = ("rulebook", "image", "ruling")


class UnknownClause(BastideError, KeyError):
    """No clause has that id; the text says which ones are near."""

    def __str__(self) -> str:
        return str(self.args[0])


class Section(NamedTuple):
    """A heading of the rulebook."""

    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered statement of the rules, or one worked example.

    `source` says where it comes from: the text of the printed rules ("rulebook"), a picture in them ("image"), or a
    decision of ours where they are silent ("ruling"). A clause that no test can prove is "descriptive" and has a
    `reason`. The text is English; `titles` has the title in other languages.
    """

    id: str
    title: str
    text: str
    source: tuple[Source, ...] = ("rulebook",)
    kind: Kind = "rule"
    reason: str = ""
    section: str = ""
    titles: Mapping[str, str] = field(default_factory=dict, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not (self.id.strip() and self.title.strip() and self.text.strip()):
            raise BastideError(f"A clause needs an id, a title and a text; '{self.id}' lacks one of them.")
        if self.kind not in KINDS:
            raise BastideError(f"{self.id}: '{self.kind}' is no kind of clause; choose among {', '.join(KINDS)}.")
        if not self.source or not set(self.source) <= set(SOURCES):
            raise BastideError(f"{self.id}: the source of a clause is one or more of {', '.join(SOURCES)}.")
        if bool(self.reason) != (self.kind == "descriptive"):
            raise BastideError(f"{self.id}: a descriptive clause gives a reason, and no other clause does.")

    def title_in(self, language: str | None = None) -> str:
        """The title in that language, or in English where the language lacks it."""
        return self.titles.get(language or spoken(), self.title)

    def __str__(self) -> str:
        return f"{self.id} {self.title}: {self.text}"


class Rulebook:
    """The clauses of one game, in the order of its rules."""

    def __init__(self, game: str, title: str, clauses: Iterable[Clause], sections: Iterable[Section] = ()) -> None:
        self.game = game
        self.title = title
        self.sections = tuple(sections)
        self._clauses: dict[str, Clause] = {}
        for clause in clauses:
            if clause.id in self._clauses:
                raise BastideError(f"The rulebook of {title} has the clause {clause.id} twice.")
            self._clauses[clause.id] = clause

    @staticmethod
    def of(game: str) -> "Rulebook":
        """The rulebook that comes with Bastide for the game of that name; it is read when first asked for."""
        return _packaged(game)

    @staticmethod
    def names() -> list[str]:
        """The games whose rulebooks come with Bastide."""
        folder = shelf("clauses")
        return sorted(file.name.removesuffix(".json") for file in folder.iterdir() if file.name.endswith(".json"))

    @classmethod
    def from_plain(cls, data: Mapping[str, object]) -> Self:
        """The rulebook written as plain data, in the form of the files that come with Bastide."""
        sections = [Section(str(one["number"]), str(one["title"])) for one in _objects(data, "sections")]
        return cls(str(data["game"]), str(data["title"]), map(_clause, _objects(data, "clauses")), sections)

    @property
    def prefix(self) -> str:
        """What the ids of this rulebook begin with: "TOR" for TOR-5.2."""
        return next(iter(self._clauses), "").partition("-")[0]

    def __getitem__(self, id: str) -> Clause:
        clause = self._clauses.get(id)
        if clause is None:
            raise UnknownClause(f"{self.title} has no clause '{id}'; {self._hint(id)}")
        return clause

    def __contains__(self, id: object) -> bool:
        return id in self._clauses

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._clauses.values())

    def __len__(self) -> int:
        return len(self._clauses)

    def __repr__(self) -> str:
        return f"<Rulebook of {self.title}, {len(self)} clauses>"

    def section(self, number: str) -> list[Clause]:
        """The clauses under that heading."""
        return [clause for clause in self if clause.section == number]

    def search(self, words: str) -> list[Clause]:
        """The clauses with all these words, those first that have most of them in id or title."""
        wanted = words.casefold().split()

        def head(clause: Clause) -> str:
            return f"{clause.id} {clause.title} {clause.title_in()}".casefold()

        found = [
            clause
            for clause in self
            if wanted and all(word in head(clause) or word in clause.text.casefold() for word in wanted)
        ]
        return sorted(found, key=lambda clause: -sum(word in head(clause) for word in wanted))

    def _hint(self, id: str) -> str:
        asked = id.strip().upper()
        below = [known for known in self._clauses if known.upper().startswith(f"{asked}.")]
        if below:
            return f"its clauses are {below[0]} to {below[-1]}." if len(below) > 1 else f"did you mean {below[0]}?"
        known = {clause_id.upper(): clause_id for clause_id in self._clauses}
        near = [known[match] for match in get_close_matches(asked, known, n=3, cutoff=0.75)]
        if near:
            return f"did you mean {' or '.join(near)}?"
        ids = list(self._clauses)
        return f"its clauses go from {ids[0]} to {ids[-1]}." if ids else "it has no clauses at all."


@cache
def _packaged(game: str) -> Rulebook:
    names = Rulebook.names()
    if game not in names:
        near = get_close_matches(game, names, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"there are those of {', '.join(names)}."
        raise UnknownGame(f"There is no rulebook of '{game}'; {hint}")
    text = (shelf("clauses") / f"{game}.json").read_text("utf-8")
    data: Mapping[str, object] = json.loads(text)
    translated = _titles(game)
    clauses = [
        {
            **one,
            "titles": {language: titles[one["id"]] for language, titles in translated.items() if one["id"] in titles},
        }
        for one in _objects(data, "clauses")
    ]
    return Rulebook.from_plain({**data, "clauses": clauses})


def _titles(game: str) -> dict[str, Mapping[object, str]]:
    """The titles of a game's clauses by language and clause id."""
    found: dict[str, Mapping[object, str]] = {}
    for file in shelf("titles").iterdir():
        scope, _, rest = file.name.partition(".")
        language, _, ending = rest.partition(".")
        if (scope, ending) == (game, "json"):
            found[language] = json.loads(file.read_text("utf-8"))
    return found


def _objects(data: Mapping[str, object], name: str) -> list[Mapping[str, object]]:
    items = data.get(name)
    if not isinstance(items, list) or not all(isinstance(item, Mapping) for item in items):
        raise BastideError(f"A rulebook as plain data has '{name}', a list of objects.")
    return items


def _clause(data: Mapping[str, object]) -> Clause:
    source = data.get("source", ["rulebook"])
    titles = data.get("titles", {})
    if not isinstance(titles, Mapping):
        raise BastideError(f"{data.get('id')}: the titles in other languages are an object, each by its language.")
    return Clause(
        id=str(data.get("id", "")),
        title=str(data.get("title", "")),
        text=str(data.get("text", "")),
        source=tuple(source) if isinstance(source, list) else (),
        kind=cast(Kind, data.get("kind", "rule")),
        reason=str(data.get("reason", "")),
        section=str(data.get("section", "")),
        titles={str(language): str(title) for language, title in titles.items()},
    )
