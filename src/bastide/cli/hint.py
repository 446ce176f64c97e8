"""`bastide hint`: the best moves in a recorded game's position, and why."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.bots.advice import Advice, advise
from bastide.cli import record_file
from bastide.cli.choice import AsJson, Language, check_language, check_seconds
from bastide.cli.position import AtStep, position_at, positions_of
from bastide.cli.screen import err, say, write_json
from bastide.core import CHANCE, BastideError, Dealer, State, render


def hint(
    file: Annotated[Path, Parameter(help="A record, finished or not.")],
    /,
    *,
    step: AtStep = None,
    seconds: Annotated[float, Parameter(help="How long to think.")] = 1.0,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """The best three moves: how likely each wins, the points to expect, and what each makes happen, by which clause.

    Only what the seat to move knew is looked at.

    For example:

        bastide hint evening.bastide
        bastide hint evening.bastide --step 40 --seconds 3 --json
    """
    check_seconds(seconds)
    check_language(language)
    record = record_file.read(file)
    game = bastide.load(record.game)
    positions = positions_of(record)
    state = _deciding(positions, step)
    seat = int(state.to_move)
    with err.status("Thinking ..."):
        found = advise(state.determinize(seat, Dealer(len(positions))), seconds)
    if json:
        write_json([advice.plain(game.name, seat, language) for advice in found])
        return
    say(f"{game.title}, seat {seat} to move", "bold")
    for number, advice in enumerate(found, start=1):
        show(state, number, advice, seat, language)


def show(state: State, number: int, advice: Advice, seat: int, language: str) -> None:
    """One piece of advice as lines for a person."""
    say(f"{number}. {render(advice.said, language)}  [{advice.action}]")
    say(f"   wins {advice.chance:.0%}, {advice.points:.0f} points expected")
    if advice.then:
        say(f"   then {', then '.join(render(said, language) for _, said in advice.then)}")
    for event in advice.events:
        say(f"   {render(event.message(state.game.name, seat), language)} ({event.clause})")


def _deciding(positions: list[State], step: int | None) -> State:
    state = position_at(positions, step)
    if state.over:
        raise BastideError("The game is over there; choose an earlier step.")
    if step is not None and state.to_move == CHANCE:
        raise BastideError(f"Chance decides there; choose step {step + 1} or another one.")
    return state
