"""`bastide puzzles`: makes puzzles out of games, and checks those that are made."""

import os
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

import bastide
from bastide.cli import record_file
from bastide.cli.choice import AsJson
from bastide.cli.screen import progress, say, write_json
from bastide.puzzles.checking import Checked, check_again
from bastide.puzzles.file import Counts, read
from bastide.puzzles.mining import ENOUGH, SHARES, mine, table

HELP = "Make puzzles out of games, and check those that are made."
puzzles = App(name="puzzles", help=HELP, help_format="markdown", version_flags=[])


@puzzles.command
def make(
    *games: Annotated[str, Parameter(help="The games, as `bastide games` lists them; else all.")],
    into: Annotated[Path, Parameter(help="The folder they go into, a file a game; what it holds is gone on from.")],
    seconds: Annotated[float, Parameter(help="How long is looked for them.")] = 540,
    processes: Annotated[int, Parameter(help="How many processes look; else as many as there are cores.")] = 0,
    enough: Annotated[int, Parameter(help="A game with this many leaves its time to the others.")] = ENOUGH,
    records: Annotated[
        list[Path] | None,
        Parameter(consume_multiple=True, help="Records of finished games to look through, instead of bots' games."),
    ] = None,
    json: AsJson = False,
) -> None:
    """Find positions in which one answer is clearly the best: every answer searched on its own, the best of them still
    the best with ten times the time.

    In an empty folder the puzzles that come with Bastide are searched again first. A run can be stopped at any time;
    what it found until half a minute before is kept, and nothing is kept twice.

    For example:

        bastide puzzles make --into puzzles
        bastide puzzles make torres caylus --into puzzles --seconds 3600 --processes 16
        bastide puzzles make --into puzzles --records games/*.bastide
    """
    names = list(games) or [name for name in bastide.game_names() if name in SHARES]
    for name in names:
        bastide.load(name)
    texts = [record_file.text_of(path) for path in records or ()]
    with progress() as bar:
        task = bar.add_task("Puzzles", total=None)

        def on_progress(counts: dict[str, Counts]) -> None:
            kept = sum(each.kept for each in counts.values())
            bar.update(task, description=f"Puzzles {kept}")

        counts = mine(into, seconds, processes or os.cpu_count() or 1, names, enough, texts, on_progress)
    if json:
        write_json({name: counted._asdict() for name, counted in counts.items()})
    else:
        say(table(counts))


@puzzles.command
def check(
    file: Annotated[Path, Parameter(help="A file of puzzles.")],
    /,
    *,
    sample: Annotated[int, Parameter(help="How many of them are searched again.")] = 20,
    seed: Annotated[int, Parameter(help="Which ones, and with which luck.")] = 1,
    json: AsJson = False,
) -> None:
    """Search some puzzles again with fresh luck, as long as at first and ten times as long: is the best the same?

    For example:

        bastide puzzles check torres.json --sample 30
    """
    collection = read(file)
    found = Checked()
    with progress() as bar:
        task = bar.add_task("Puzzles", total=min(sample, len(collection.puzzles)))
        for one in check_again(collection.puzzles, sample, seed):
            found = found.plus(one)
            bar.advance(task)
    if json:
        write_json({"game": collection.game, **found._asdict()})
        return
    say(f"{collection.game}: {found.puzzles} puzzles searched again with fresh luck", "bold")
    say(f"  the same best answer: {found.short} as long as at first, {found.long} ten times as long, {found.both} both")
