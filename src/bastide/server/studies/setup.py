"""Positions that are set up by hand: what does not fit, by which rule, and where."""

import re
from collections.abc import Mapping

import msgspec

import bastide
from bastide.core import BadSnapshot, BastideError, Problem
from bastide.server.refusals import Refused
from bastide.server.wire import MessageInfo

CELL = re.compile(r"\(?(-?\d+), ?(-?\d+)\)?")
SQUARE = re.compile(r"\b[a-h][1-8]\b")
SEAT = re.compile(r"\bseat (\d)\b")
SPACE = re.compile(r"\bspace (\d+)\b")
WITH_ROAD = ("caylus", "magna_carta")
ON_ROAD = re.compile(r"road \d+|\d+|[a-z]+(_[a-z]+)?(_\d)?")
"""How the games of the road name a place: a card or a space of the road, another building."""
RANGE = re.compile(r"(?<!\w)'(?P<what>[^']+)'.* from (?P<least>-?\d+) to (?P<most>-?\d+)")
NOTHING = re.compile(r"nothing (can be decided|to choose)", re.IGNORECASE)


class SetupProblem(msgspec.Struct, frozen=True):
    """Something that does not fit."""

    code: str
    """`rule`: a rule does not allow this thing at this place. `unreachable`: everything fits, but play does not lead
    there. `shape` and `settings`: it cannot be read, or not be played so."""
    clause: str
    """The rule that it breaks; nothing where it breaks none."""
    message: MessageInfo
    """What kind of thing is wrong, in the reader's words; the rule itself says the rest."""
    text: str
    """The engine's sentence, in English."""
    places: list[str]
    """Where: a cell as `1,-2`, a square as `d4`, a space as `9`, a card of the road as `road 2`, a building by its
    name, a seat as `seat 0`."""


class SetupCheck(msgspec.Struct, frozen=True):
    """What the engine says of a position that was set up."""

    problems: list[SetupProblem]
    """None: everything fits, and the position can be played from."""


def check(snapshot: Mapping[str, object]) -> SetupCheck:
    """Everything that does not fit. Raises Refused for no game."""
    try:
        game = bastide.load(str(snapshot.get("game")))
    except BastideError as wrong:
        raise Refused.because("bad_request", str(wrong)) from None
    try:
        game.restore(snapshot)
    except BadSnapshot as wrong:
        return SetupCheck([_info(game.name, problem) for problem in wrong.problems])
    return SetupCheck([])


def _info(game: str, problem: Problem) -> SetupProblem:
    text = problem.message.removeprefix(f"{problem.clause}: ")
    return SetupProblem(
        problem.code,
        problem.clause,
        _kind(problem.code, text),
        text[:1].upper() + text[1:],
        list(dict.fromkeys(_places(game, problem.where, text))),
    )


def _places(game: str, where: str, text: str) -> list[str]:
    about = f"{where} {text}"
    if game not in WITH_ROAD:
        return [f"{x},{y}" for x, y in CELL.findall(about)] + SQUARE.findall(about)
    seats = [f"seat {seat}" for seat in SEAT.findall(about)]
    return [where] * bool(ON_ROAD.fullmatch(where)) + SPACE.findall(text) + seats


def _kind(code: str, text: str) -> MessageInfo:
    """What kind of thing is wrong: there are nearly two hundred sentences, and the clause says which it is."""
    between = RANGE.search(text)
    if between:
        return MessageInfo("server.setup.range", dict(between.groupdict()))
    if NOTHING.search(text):
        return MessageInfo("server.setup.nothing", {})
    return MessageInfo(f"server.setup.{code}", {})
