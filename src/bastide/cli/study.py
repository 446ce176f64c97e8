"""`bastide study`: the engine's best lines in a position of a record or a snapshot, growing while it thinks."""

import json as json_text
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.live import Live
from rich.table import Table
from rich.text import Text

import bastide
from bastide.analysis import MOVER, Analysis, analyse
from bastide.cli import record_file
from bastide.cli.choice import AsJson, Language, check_language, check_seconds
from bastide.cli.position import AtStep, position_at, positions_of
from bastide.cli.screen import err, out, say, write_json
from bastide.core import CHANCE, BadSnapshot, BastideError, Record, State
from bastide.core.errors import Fault

MOST_LINES = 20


def study(
    file: Annotated[Path, Parameter(help="A record, or a snapshot as JSON.")],
    /,
    *,
    step: AtStep = None,
    seconds: Annotated[float, Parameter(help="How long to think.")] = 3.0,
    lines: Annotated[int, Parameter(help="How many lines to show.")] = 3,
    everything: Annotated[
        bool, Parameter(negative="", help="Look at what is hidden from the seat to move as well.")
    ] = False,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """The best lines with the chance to win and the points to expect of every seat; all lines are searched evenly.

    On a terminal the table grows while the engine thinks. Only what the seat to move knew is looked at, unless it is
    told otherwise.

    For example:

        bastide study evening.bastide
        bastide study evening.bastide --step 40 --seconds 10 --lines 5
        bastide study position.json --json
    """
    check_seconds(seconds)
    check_language(language)
    if not 1 <= lines <= MOST_LINES:
        raise BastideError(f"--lines goes from 1 to {MOST_LINES}.")
    state = _position(record_file.text_of(file), step)
    answers = analyse(state, seconds, lines, knowing=None if everything else MOVER)
    if json:
        with err.status("Thinking ..."):
            write_json(list(answers)[-1].plain(language))
        return
    say(f"{state.game.title}, {_mover(state)}", "bold")
    if not out.is_terminal:
        out.print(shown(list(answers)[-1], language))
        return
    with Live(console=out, auto_refresh=False) as live:
        for answer in answers:
            live.update(shown(answer, language), refresh=True)


def shown(answer: Analysis, language: str) -> Table:
    """An answer as a table."""
    table = Table(box=None, pad_edge=False)
    table.add_column("line", overflow="fold")
    for seat in range(int(answer.state.players)):
        table.add_column(f"seat {seat}", justify="right", no_wrap=True)
    table.add_column("tried", justify="right", no_wrap=True)
    for said, chances, points, visits in answer.table(language):
        figures = [f"{chance:.0%} {round(point)}" for chance, point in zip(chances, points, strict=True)]
        table.add_row(Text(said), *figures, str(visits))
    if not answer.lines:
        table.add_row("", *(f"{chance:.0%}" for chance in answer.chances), "")
    return table


def _mover(state: State) -> str:
    if state.over:
        return "the game is over"
    return "chance to move" if state.to_move == CHANCE else f"seat {int(state.to_move)} to move"


def _position(text: str, step: int | None) -> State:
    if not text.lstrip().startswith("{"):
        return position_at(positions_of(Record.read(text)), step)
    if step is not None:
        raise BastideError("A snapshot is one position; --step is for records.")
    try:
        data = json_text.loads(text)
    except ValueError as wrong:
        raise BadSnapshot(f"This is no snapshot: {wrong}.", fault=Fault("unreadable")) from None
    return bastide.load(str(data.get("game"))).restore(data)
