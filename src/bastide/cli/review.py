"""`bastide review`: how a finished game went, where it turned, and what was luck."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

import bastide
from bastide.bots.review import Review
from bastide.bots.review import review as look_again
from bastide.cli import record_file
from bastide.cli.choice import AsJson, Language, check_language, check_seconds
from bastide.cli.screen import progress, say, write_json
from bastide.core import BastideError, render
from bastide.core import replay as walk_through

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 72
"""How many columns the curve takes at most."""


def review(
    file: Annotated[Path, Parameter(help="A record.")],
    /,
    *,
    seconds: Annotated[float, Parameter(help="How long to think about every decision.")] = 0.1,
    swings: Annotated[int, Parameter(help="How many of the costliest choices to show.")] = 5,
    language: Language = "en",
    json: AsJson = False,
) -> None:
    """The chances through a game, the choices that cost most with the better move, and luck apart from choice.

    Every decision is judged by what its seat knew then.

    For example:

        bastide review evening.bastide
        bastide review evening.bastide --seconds 0.5 --json
    """
    check_seconds(seconds)
    check_language(language)
    if swings < 0:
        raise BastideError("--swings cannot be less than 0.")
    record = record_file.read(file)
    game = bastide.load(record.game)
    frames = walk_through(game, record)
    if not frames:
        raise BastideError("The record has no steps.")
    with progress() as bar:
        task = bar.add_task("Looking again", total=len(frames))
        found = look_again(frames, seconds, progress=lambda step: bar.update(task, completed=step))
    if json:
        write_json(found.plain(language))
        return
    say(f"{game.title}: {len(found.choices)} decisions looked at again", "bold")
    _show_curves(found, record.seats)
    _show_swings(found, swings, language)


def _show_curves(found: Review, names: list[str]) -> None:
    for seat in range(found.players):
        name = names[seat] if seat < len(names) else ""
        line = curve([chances[seat] for _, chances in found.curve])
        say(f"seat {seat} {name}")
        say(f"  {line}")
        say(f"  luck {found.luck(seat):+.0%}, given away by choices {found.given_away(seat):.0%}")


def curve(chances: list[float]) -> str:
    """Chances as a row of bars, thinned out to fit."""
    shown = min(len(chances), WIDTH)
    picked = [chances[i * (len(chances) - 1) // max(shown - 1, 1)] for i in range(shown)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in picked)


def _show_swings(found: Review, count: int, language: str) -> None:
    costly = found.swings(count)
    if not costly:
        say("No choice gave anything away.")
    for choice in costly:
        say(f"step {choice.step}, seat {choice.seat}: gave away {choice.lost:.0%} of {choice.chance:.0%}")
        say(f"  played: {render(choice.made_said, language)}  [{choice.made}]")
        say(f"  better: {render(choice.better_said, language)}  [{choice.better}]")
        for event in choice.events:
            say(f"    {render(event.message(found.game, choice.seat), language)} ({event.clause})")
    for draw in found.turns_of_luck(count):
        luck = ", ".join(f"seat {seat} {luck:+.0%}" for seat, luck in enumerate(draw.luck))
        say(f"step {draw.step}, drawn: {luck}")
