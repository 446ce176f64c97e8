"""`bastide bench`: how fast a game runs, interpreted and compiled, on the same seeds."""

from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from bastide.cli.choice import AsJson, GameName, Options, Players, choose, describe
from bastide.cli.measure import COMPARED, Measurement, engine_of, measure, measure_interpreted, profile
from bastide.cli.screen import complain, err, out, say, write_json
from bastide.core import BastideError, Game, Settings


def bench(
    game: GameName,
    /,
    *,
    players: Players = None,
    option: Options = None,
    games: Annotated[int, Parameter(help="How many games one timed run plays.")] = 200,
    compare: Annotated[
        bool | None,
        Parameter(help="Also measure the interpreted engine; done by itself where the engine is compiled."),
    ] = None,
    profile_length: Annotated[
        bool, Parameter(negative="", help="Also the cost of a decision in every tenth of a game.")
    ] = False,
    json: AsJson = False,
) -> int:
    """Measure random play, copying, listing legal actions, and the size of a state.

    Times are CPU time, the best of several runs. Where the engine is compiled, the same seeds are also played by the
    interpreted one; the exit code is 1 when the two do not agree on every score.

    For example:

        bastide bench torres
        bastide bench torres --players 4 --option variant=master --json
        bastide bench torres --no-compare --profile-length
    """
    if games < 1:
        raise BastideError("At least one game is needed.")
    chosen, settings = choose(game, players, option)
    compiled = engine_of(chosen.new_state(settings)) == "compiled"
    if compare and not compiled:
        raise BastideError(
            "The engine here is interpreted, so there is nothing to compare; install it with a C compiler."
        )
    with err.status("Measuring ..."):
        here = measure(chosen, settings, games)
    other: Measurement | None = None
    if compiled and compare is not False:
        with err.status("Measuring the interpreted engine ..."):
            other = measure_interpreted(chosen, settings, games)
    tenths: list[float] = []
    if profile_length:
        with err.status("Measuring the tenths of a game ..."):
            tenths = profile(chosen, settings, games)
    agree = other is None or other["checksum"] == here["checksum"]
    if json:
        write_json(_plain(chosen, settings, here, other, tenths))
    else:
        _show(chosen, settings, here, other, tenths)
    if not agree:
        complain(f"The compiled and the interpreted engine disagree on the scores of the same {games} games.")
    return 0 if agree else 1


def ratio(name: str, compiled: float, interpreted: float) -> float:
    """How many times better the compiled engine does."""
    return compiled / interpreted if name.endswith("_per_second") else interpreted / compiled


def _plain(
    game: Game, settings: Settings, here: Measurement, other: Measurement | None, tenths: list[float]
) -> dict[str, object]:
    plain: dict[str, object] = {"game": game.name, "rules": game.rules_version, "settings": settings.plain(), **here}
    if other is not None:
        plain["interpreted"] = dict(other)
        plain["ratio"] = {name: round(ratio(name, here[name], other[name]), 2) for name, _ in COMPARED}
        plain["same_checksum"] = here["checksum"] == other["checksum"]
    if tenths:
        plain["us_per_decision_by_tenth"] = [round(cost, 3) for cost in tenths]
    return plain


def _show(game: Game, settings: Settings, here: Measurement, other: Measurement | None, tenths: list[float]) -> None:
    say(f"{game.title}, {describe(game, settings)}", "bold")
    table = Table("", here["engine"], box=None, padding=(0, 2, 0, 0))
    if other is not None:
        table.add_column("interpreted")
        table.add_column("ratio")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, title in COMPARED:
        row = [title, f"{here[name]:,.5g}" if here[name] < 1000 else f"{here[name]:,.0f}"]
        if other is not None:
            row.append(f"{other[name]:,.5g}" if other[name] < 1000 else f"{other[name]:,.0f}")
            row.append(f"{ratio(name, here[name], other[name]):.1f}")
        table.add_row(*row)
    out.print(table)
    say(f"{here['games']} games of {here['decisions_per_game']} decisions, best of {here['runs']} runs, CPU time.")
    if other is not None and here["checksum"] == other["checksum"]:
        say(f"Both engines come to the same scores in all {here['games']} games (checksum {here['checksum']}).")
    if tenths:
        costs = ", ".join(f"{cost:.2f}" for cost in tenths)
        say(f"Microseconds a decision, by tenth of the game: {costs}; last to first {tenths[-1] / tenths[0]:.2f}.")
