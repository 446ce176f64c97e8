"""Which clause is proved by which test.

A test names what it proves:

    @rule("TOR-5.2")
    def test_a_new_knight_never_stands_higher_than_its_neighbour(): ...

`coverage` reads the sources of the tests, runs nothing, and tells which clauses of a game are proved. `places` reads
the sources of the game and tells which lines name a clause: the docstring or comment of the rule that enforces it.
"""

import ast
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias, TypeVar

from bastide.core.errors import BastideError
from bastide.core.rulebook import Clause, Rulebook

T = TypeVar("T", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[T], T]:
    """Say of a test, or of a class of tests, that it proves these clauses."""
    if not ids or not all(isinstance(id, str) for id in ids):
        raise TypeError('@rule names the clauses that a test proves, for example @rule("TOR-5.2").')

    def mark(test: T) -> T:
        test.__rules__ = (*ids, *vars(test).get("__rules__", ()))  # type: ignore[attr-defined]
        return test

    return mark


@dataclass(frozen=True, slots=True)
class Ignored:
    """A test that names clauses and proves none of them."""

    test: str
    ids: tuple[str, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the tests prove of a game's rulebook."""

    rulebook: Rulebook
    proved: dict[str, list[str]] = field(default_factory=dict)
    """The proved clauses, in the order of the rules, each with its tests."""
    unproved: list[Clause] = field(default_factory=list)
    descriptive: list[Clause] = field(default_factory=list)
    """The clauses that need no proof, each with its reason."""
    unknown: dict[str, list[str]] = field(default_factory=dict)
    """Ids that are in no rulebook, with the tests that name them."""
    ignored: list[Ignored] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """True when every clause that needs a proof has one and every id named by a test exists."""
        return not self.unproved and not self.unknown

    def plain(self) -> dict[str, object]:
        """The report as plain data."""
        return {
            "game": self.rulebook.game,
            "clauses": len(self.rulebook),
            "complete": self.complete,
            "proved": {id: list(tests) for id, tests in self.proved.items()},
            "unproved": [clause.id for clause in self.unproved],
            "descriptive": {clause.id: clause.reason for clause in self.descriptive},
            "unknown": {id: list(tests) for id, tests in self.unknown.items()},
            "ignored": [{"test": one.test, "ids": list(one.ids), "reason": one.reason} for one in self.ignored],
        }

    def text(self, tests: bool = False) -> str:
        """The report as text; with `tests`, also the proved clauses and what proves them."""
        lines = [
            f"{self.rulebook.title}: {len(self.rulebook)} clauses, {len(self.proved)} proved, "
            f"{len(self.unproved)} not proved, {len(self.descriptive)} descriptive."
        ]
        if tests and self.proved:
            lines += ["", "Proved:"]
            for id, provers in self.proved.items():
                lines += [f"  {id} {self.rulebook[id].title}", *(f"    {test}" for test in provers)]
        if self.unproved:
            lines += ["", "Proved by no test:", *(f"  {clause.id} {clause.title}" for clause in self.unproved)]
        if self.unknown:
            lines += ["", "In no rulebook, but named by tests:"]
            lines += [f"  {id} in {', '.join(tests)}" for id, tests in self.unknown.items()]
        if self.ignored:
            lines += ["", "Tests that prove nothing:"]
            lines += [f"  {one.test} ({', '.join(one.ids)}): {one.reason}" for one in self.ignored]
        if self.descriptive:
            lines += ["", "Descriptive, no proof needed:"]
            lines += [f"  {clause.id} {clause.title}: {clause.reason}" for clause in self.descriptive]
        return "\n".join(lines)

    def __str__(self) -> str:
        return self.text()


def coverage(game: str | Rulebook, tests: str | Path) -> Coverage:
    """What the tests in that folder prove of the rulebook of that game."""
    rulebook = game if isinstance(game, Rulebook) else Rulebook.of(game)
    others = [Rulebook.of(name) for name in Rulebook.names() if name != rulebook.game]
    report = Coverage(rulebook)
    named: dict[str, list[str]] = {}
    for test in _named_tests(Path(tests)):
        for id in test.ids:
            if id not in rulebook and not any(id in other for other in others):
                report.unknown.setdefault(id, []).append(test.name)
        own = tuple(id for id in test.ids if id in rulebook)
        if test.flaw and own:
            report.ignored.append(Ignored(test.name, own, test.flaw))
        elif not test.flaw:
            for id in own:
                named.setdefault(id, []).append(test.name)
    for clause in rulebook:
        if clause.id in named:
            report.proved[clause.id] = named[clause.id]
        elif clause.kind == "descriptive":
            report.descriptive.append(clause)
        else:
            report.unproved.append(clause)
    return report


def places(rulebook: Rulebook, source: str | Path) -> dict[str, list[str]]:
    """Where the code in that folder names each clause, as `file:line`; clauses that it does not name are left out.

    A clause is named by its id, in a list that leaves out what is the same (`MAG-6.5, 6.7`), or between the ends of a
    stretch of one chapter (`TOR-7.3 to 7.5`).
    """
    folder = Path(source)
    found: dict[str, list[str]] = {}
    for path in sorted(file for ending in ("py", "json") for file in folder.rglob(f"*.{ending}")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for id in dict.fromkeys(_named(rulebook, line)):
                found.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}:{number}")
    return {clause.id: found[clause.id] for clause in rulebook if clause.id in found}


def _named(rulebook: Rulebook, line: str) -> Iterator[str]:
    """The clauses that a line names."""
    number = r"\d+(?:\.\d+)?[a-z]?(?!\w|\.\d|-\w)"
    stem = rf"{re.escape(rulebook.prefix)}-(?:[A-Z]+-)?"
    ids = [clause.id for clause in rulebook]
    before, end = "", -1
    for found in re.finditer(rf"(?:({stem})|(, | and | to )({stem})?)({number})", line):
        begins, joint, again, digits = found.groups()
        if begins is None and found.start() != end:
            continue
        id = (begins or again or before[: before.rindex("-") + 1]) + digits
        if joint == " to " and before in ids and id in ids:
            yield from ids[ids.index(before) + 1 : ids.index(id)]
        if id in ids:
            yield id
        before, end = id, found.end()


@dataclass(frozen=True, slots=True)
class _Test:
    name: str
    ids: tuple[str, ...]
    flaw: str
    """Why it proves nothing; empty for a test that does."""


Definition: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def _named_tests(folder: Path) -> Iterator[_Test]:
    if not folder.is_dir():
        raise BastideError(f"There is no folder of tests '{folder}'.")
    for path in sorted({*folder.rglob("test_*.py"), *folder.rglob("*_test.py")}):
        name = path.relative_to(folder).as_posix()
        try:
            module = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, ValueError) as wrong:
            raise BastideError(f"The tests in {name} cannot be read: {wrong}.") from None
        yield from _tests_in(module.body, name, (), _flaw_of_block(module.body))


def _tests_in(body: list[ast.stmt], where: str, inherited: tuple[str, ...], flaw: str) -> Iterator[_Test]:
    """The tests defined in that body, with the clauses and the flaw they have from the module or class around them."""
    for node in body:
        if not isinstance(node, Definition):
            continue
        name = f"{where}::{node.name}"
        ids = tuple(dict.fromkeys((*inherited, *_ids(node, name))))
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from _tests_in(node.body, name, ids, flaw or _flaw_of_marks(node) or _flaw_of_block(node.body))
        elif not isinstance(node, ast.ClassDef) and node.name.startswith("test"):
            if ids:
                yield _Test(name, ids, flaw or _flaw_of_marks(node) or _flaw_of_block(node.body) or _flaw_of_body(node))
        elif ids != inherited:
            yield _Test(name, ids, "is not a test: pytest collects functions named test... and classes named Test...")


def _ids(node: Definition, name: str) -> Iterator[str]:
    for decorator in node.decorator_list:
        if isinstance(decorator, ast.Call) and _dotted(decorator).split(".")[-1] == "rule":
            for argument in decorator.args:
                if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                    raise BastideError(f"{name}: @rule takes clause ids written out, not '{ast.unparse(argument)}'.")
                yield argument.value


_SKIPS = {
    "skip": "is skipped",
    "skipif": "may be skipped",
    "xfail": "is expected to fail",
    "importorskip": "may be skipped",
    "skipIf": "may be skipped",
    "skipUnless": "may be skipped",
    "expectedFailure": "is expected to fail",
}


def _flaw_of_marks(node: Definition) -> str:
    return next(filter(None, map(_skip, node.decorator_list)), "")


def _flaw_of_block(body: list[ast.stmt]) -> str:
    """The flaw of a module, class or test that skips itself: by `pytestmark` or by a plain call of `skip`."""
    for node in body:
        marks: list[ast.expr] = []
        if isinstance(node, ast.Assign) and any(_dotted(target) == "pytestmark" for target in node.targets):
            marks = node.value.elts if isinstance(node.value, ast.List | ast.Tuple) else [node.value]
        elif isinstance(node, ast.Assign | ast.Expr) and isinstance(node.value, ast.Call):
            marks = [node.value]
        for mark in marks:
            if flaw := _skip(mark):
                return flaw
    return ""


def _flaw_of_body(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    return "is empty" if all(map(_does_nothing, node.body)) else ""


def _does_nothing(statement: ast.stmt) -> bool:
    docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return docstring or isinstance(statement, ast.Pass)


def _skip(node: ast.expr) -> str:
    dotted = _dotted(node)
    first, last = dotted.split(".")[0], dotted.split(".")[-1]
    return _SKIPS.get(last, "") if first in ("pytest", "mark", "unittest") or first == last else ""


def _dotted(node: ast.expr) -> str:
    """The name of what is called or named: "pytest.mark.skip" for `pytest.mark.skip(reason=...)`."""
    if isinstance(node, ast.Call):
        return _dotted(node.func)
    if isinstance(node, ast.Attribute):
        return f"{_dotted(node.value)}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""
