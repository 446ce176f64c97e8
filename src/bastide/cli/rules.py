"""`bastide rules`: look up a clause, search the rulebooks, and see which clauses a test proves."""

from importlib import import_module
from pathlib import Path
from textwrap import fill, indent
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.cli.choice import AsJson, Language, speaking
from bastide.cli.screen import out, say, write_json
from bastide.core import BastideError, Clause, Rulebook
from bastide.testing.rules import coverage as prove
from bastide.testing.rules import places

WIDEST = 100
SOURCES = {"rulebook": "the rulebook", "image": "a picture in the rulebook", "ruling": "our ruling"}


def rules(
    clause: Annotated[str | None, Parameter(help="A clause such as TOR-6.4, or a chapter such as TOR-6.")] = None,
    /,
    *,
    search: Annotated[str | None, Parameter(metavar="WORDS", help="Find the clauses with all these words.")] = None,
    game: Annotated[str | None, Parameter(help="The rulebook of this game: all of it, or the one to search.")] = None,
    coverage: Annotated[str | None, Parameter(metavar="GAME", help="Which clauses of this game a test proves.")] = None,
    where: Annotated[
        bool, Parameter(negative="", help="Which lines enforce the clauses, and which tests prove them.")
    ] = False,
    tests: Annotated[Path | None, Parameter(help="Where the tests are; `tests` if left out.")] = None,
    language: Language = "en",
    json: AsJson = False,
) -> int:
    """Read the rules clause by clause, in the language of --language.

    With --coverage the exit code is 1 when a clause is proved by no test.

    For example:

        bastide rules TOR-6.4
        bastide rules --search "king castle"
        bastide rules --game torres
        bastide rules TOR-6 --language it
        bastide rules --coverage torres --tests tests
        bastide rules TOR-5.2 --where
    """
    if coverage is not None:
        return _coverage(coverage, tests or Path("tests"), json)
    with speaking(language):
        found = _found(clause, search, game)
        if where:
            _where(found, tests or Path("tests"), json)
        elif json:
            write_json([plain(one) for one in found])
        else:
            for one in found:
                show(one)
    return 0


def _found(clause: str | None, search: str | None, game: str | None) -> list[Clause]:
    """The clauses that the words of the command line mean."""
    if clause is not None:
        return find(_rulebook_with(clause), clause)
    if search is not None:
        found = [one for book in ([_rulebook(game)] if game else _rulebooks()) for one in book.search(search)]
        if not found:
            raise BastideError(f"No clause has all the words of '{search}'.")
        return found
    if game is not None:
        return list(_rulebook(game))
    raise BastideError("Name a clause, or use --search, --game or --coverage. See bastide rules --help.")


def find(rulebook: Rulebook, asked: str) -> list[Clause]:
    """The clause of that number, the clauses of that chapter, or those with all these words."""
    name = asked.strip().upper()
    exact = [clause for clause in rulebook if clause.id.upper() == name]
    if exact:
        return exact
    chapter = [clause for clause in rulebook if name == f"{rulebook.prefix.upper()}-{clause.section.upper()}"]
    found = chapter or rulebook.search(asked)
    return found or [rulebook[asked.strip()]]


def show(clause: Clause) -> None:
    """A clause as a person reads it."""
    say(f"{clause.id}  {clause.title_in()}", "bold")
    say(indent(fill(clause.text_in(), min(out.width, WIDEST) - 4), "    "))
    notes = [f"from {' and '.join(SOURCES[source] for source in clause.source)}"]
    if clause.kind != "rule":
        notes.append(clause.kind + (f", {clause.reason}" if clause.reason else ""))
    say(f"    ({'; '.join(notes)})", "dim")


def plain(clause: Clause) -> dict[str, object]:
    """A clause as plain data."""
    return {
        "id": clause.id,
        "title": clause.title_in(),
        "text": clause.text_in(),
        "section": clause.section,
        "source": list(clause.source),
        "kind": clause.kind,
        "reason": clause.reason,
    }


def _rulebooks() -> list[Rulebook]:
    """All rulebooks: those that come with Bastide, and those of games added to it."""
    own = Rulebook.names()
    return [*map(Rulebook.of, own), *(bastide.load(name).rulebook for name in bastide.game_names() if name not in own)]


def _rulebook(game: str) -> Rulebook:
    return Rulebook.of(game) if game in Rulebook.names() else bastide.load(game).rulebook


def _rulebook_with(clause: str) -> Rulebook:
    """The rulebook a clause belongs to, by what its number begins with."""
    prefix = clause.strip().partition("-")[0].upper()
    for rulebook in _rulebooks():
        if rulebook.prefix.upper() == prefix:
            return rulebook
    known = ", ".join(f"{book.prefix} ({book.title})" for book in _rulebooks())
    raise BastideError(f"No rulebook has clauses that begin with '{prefix}'; there are {known}.")


def _where(clauses: list[Clause], tests: Path, json: bool) -> None:
    """Say which lines of code name the clauses, and which tests prove them."""
    rows = []
    for book in _rulebooks():
        own = [clause for clause in clauses if clause.id in book]
        if own:
            package = import_module(type(bastide.load(book.game)).__module__.rpartition(".")[0])
            code, proofs = places(book, package.__path__[0]), prove(book, tests).proved
            at = package.__name__.replace(".", "/")
            for one in own:
                lines = [f"{at}/{place}" for place in code.get(one.id, [])]
                rows.append({"id": one.id, "code": lines, "tests": proofs.get(one.id, [])})
    if json:
        write_json(rows)
        return
    for row in rows:
        say(str(row["id"]), "bold")
        for place in [*row["code"], *row["tests"]]:
            say(f"    {place}")


def _coverage(game: str, tests: Path, json: bool) -> int:
    """Say which clauses are proved; 1 when one of them is not."""
    report = prove(_rulebook(game), tests)
    if json:
        write_json(report.plain())
    else:
        say(str(report))
    return 0 if report.complete else 1
