"""Positions that are set up by hand: what does not fit, by which rule, and where."""

from collections.abc import Mapping

import msgspec

import bastide
from bastide.core import BadSnapshot, BastideError, Message, Problem
from bastide.server.refusals import Refused
from bastide.server.wire import MessageInfo


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
        return SetupCheck([_info(problem, game.name) for problem in wrong.problems])
    return SetupCheck([])


def _info(problem: Problem, game: str) -> SetupProblem:
    text = problem.message.removeprefix(f"{problem.clause}: ")
    return SetupProblem(
        problem.code,
        problem.clause,
        _kind(problem, game),
        text[:1].upper() + text[1:],
        list(problem.places),
    )


def _kind(problem: Problem, game: str) -> MessageInfo:
    """What kind of thing is wrong: there are more than a hundred rules, and the clause says which it is."""
    if problem.bounds:
        what, least, most = problem.bounds
        return MessageInfo("server.setup.range", {"what": what, "least": str(least), "most": str(most)})
    if problem.fault:
        kind, what = problem.fault
        if kind == "remembered":
            return MessageInfo("server.setup.remembered", {"what": Message(f"{game}.option.{what}").plain()})
        return MessageInfo(f"server.setup.{kind}", {"what": what} if what else {})
    if problem.stuck:
        return MessageInfo("server.setup.nothing", {})
    return MessageInfo(f"server.setup.{problem.code}", {})
