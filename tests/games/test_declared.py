"""What is declared once is stored, shown and observed under the same name, and holds what it says."""

import importlib
import pkgutil
from typing import Annotated, TypedDict

import numpy as np
import pytest
from librt.strings import BytesWriter

import bastide
import bastide.games.carcassonne as carcassonne
from bastide import CHANCE, Dealer, load
from bastide.core.fields import Flag, Named, Observed, Seat, Whole, columns_of
from bastide.envs.layout import NUMBER, layout_of
from bastide.games.carcassonne.kept import Derived, Kept, Remembering
from bastide.games.carcassonne.sets import SETS, brought
from bastide.games.carcassonne.turn import Choice, Limit, Phase

FIELDS = {name: importlib.import_module(f"bastide.games.{name}.fields") for name in ("torres", "caylus", "magna_carta")}


def positions(game: bastide.Game, every: int = 7):
    """Positions of a random game."""
    state, dealer, step = game.start(players=2), Dealer(5), 0
    while not state.over:
        if step % every == 0:
            yield state
        legal = state.legal_actions()
        state.apply(dealer.draw(state) if state.to_move == CHANCE else legal[int(dealer.below(len(legal)))])
        step += 1


@pytest.mark.parametrize("name", FIELDS)
def test_a_declared_field_is_stored_and_shown_alike_and_has_its_type(name: str) -> None:
    game = load(name)
    shown = FIELDS[name].SHOWN
    assert {field.name for field in shown} <= set(game.view_type.__annotations__)
    met = 0
    for state in positions(game):
        view, stored = state.view(0), state.snapshot()
        for field in FIELDS[name].FIELDS:
            assert stored[field.name] == field.plain(state)
        for field in shown:
            assert view[field.name] == stored[field.name]
        met += 1
    assert met > 10


@pytest.mark.parametrize("name", FIELDS)
def test_a_declared_column_tells_what_the_view_shows(name: str) -> None:
    game, layout = load(name), layout_of(name)
    module = importlib.import_module(f"bastide.games.{name}.observation")
    columns = {column[0] for table in module.TABLES if table[0] == "course" for column in table[2]}
    observed = [field for field in FIELDS[name].SHOWN if field.name in columns]
    assert len(observed) >= 4
    for state in positions(game):
        out = BytesWriter()
        module.write(state, 0, out)
        numbers = np.frombuffer(out.getvalue(), NUMBER)
        for field in observed:
            (number,) = (int(value) for value in np.ravel(layout.column(numbers, "course", field.name)))
            value = field.plain(state)
            if isinstance(field, Seat):
                wanted = 0 if value is None else value + 1
            elif isinstance(field, Named):
                wanted = 0 if value is None else list(field.names).index(value) + 1
            elif isinstance(field, Flag) or field.none is None:
                wanted = int(value)
            else:
                wanted = 0 if value is None else value + 1
            assert number == wanted, field.name


BESIDE_THE_VIEW = {
    "torres": {"variant", "present", "hand_open"},
    "caylus": {"lawyer_prestige", "present", "order", "passed"},
    "magna_carta": {"beginner", "present", "passed"},
}
"""Columns that say what a view has elsewhere: in the settings, in a list of seats, or as being there at all."""


@pytest.mark.parametrize("name", FIELDS)
def test_a_column_has_the_name_and_the_bounds_that_the_view_declares(name: str) -> None:
    """Of the tables `course` and `seats`; Magna Carta's `decision` is a part of its course."""
    views = importlib.import_module(f"bastide.games.{name}.view_types")
    parts = [load(name).view_type, views.PlayerView, *([views.DecisionView] if name == "magna_carta" else [])]
    declared = {column for part in parts for column in columns_of(part)}
    columns = {tuple(c) for table in ("course", "seats") for c in layout_of(name).table(table).columns}
    assert {column[0] for column in columns - declared} == BESIDE_THE_VIEW[name]


def test_the_last_declaration_of_a_column_counts() -> None:
    class View(TypedDict):
        round: Annotated[int, Whole(1, 3), Observed("count", 4)]
        year: Annotated[int, Whole(1, 3)]
        hand: Annotated[list[str], Observed("flag", 1, ["hand_a", "hand_b"])]
        note: str

    assert columns_of(View, "year", "round") == [("year", "count", 3), ("round", "count", 4)]
    assert [column[0] for column in columns_of(View)] == ["round", "year", "hand_a", "hand_b"]


def test_every_expansion_that_remembers_declares_it() -> None:
    """What it would write is what it declares, in that order, and each thing has columns or follows from what has."""
    chapters = brought("chapter", "CHAPTER")
    remembering = {name for name in SETS if issubclass(chapters[name], Remembering)}
    assert set(SETS) - remembering == {"inns_cathedrals", "cult"}
    for name in remembering:
        kept = chapters[name](name).kept
        assert kept
        assert all(isinstance(thing, Kept) and thing.name for thing in kept)
        assert all(thing.columns() or isinstance(thing, Derived) for thing in kept)
        assert not {"write", "read"} & set(vars(chapters[name]))
    for name, view in brought("view", "VIEW").items():
        if name in remembering:
            assert [thing.name for thing in chapters[name](name).kept] == list(view.__annotations__)


def parts_of(base: type) -> list[type]:
    """The classes below a base that are not bases themselves."""
    for module in pkgutil.walk_packages(carcassonne.__path__, carcassonne.__name__ + "."):
        importlib.import_module(module.name)
    return [part for below in base.__subclasses__() for part in (parts_of(below) or [below])]


@pytest.mark.parametrize(
    ("base", "methods"),
    [
        (Phase, ["begin"]),
        (Choice, ["offer", "take", "verdict_on", "reasons"]),
        (Limit, ["concerns", "verdict", "reasons"]),
    ],
)
def test_what_is_abstract_is_written_by_every_part_of_a_turn(base: type, methods: list[str]) -> None:
    parts = parts_of(base)
    assert len(parts) >= 3
    for part in parts:
        written = {name for kind in part.__mro__[: part.__mro__.index(base)] for name in vars(kind)}
        assert set(methods) <= written, part
