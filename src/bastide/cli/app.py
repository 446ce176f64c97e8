"""The command `bastide`: which commands it has, and how it ends when something is wrong."""

import platform
import sys
from collections.abc import Sequence

from cyclopts import App, CycloptsError
from cyclopts.exceptions import MissingArgumentError, UnknownCommandError, UnusedCliTokensError

import bastide
from bastide._engine import engine
from bastide.cli.admin import admin
from bastide.cli.arena import arena
from bastide.cli.bench import bench
from bastide.cli.build_program import build_program
from bastide.cli.build_static import build_static
from bastide.cli.games import games
from bastide.cli.hint import hint
from bastide.cli.play import play
from bastide.cli.puzzles import puzzles
from bastide.cli.replay import replay
from bastide.cli.reset_password import reset_password
from bastide.cli.review import review
from bastide.cli.rules import rules
from bastide.cli.screen import complain, hush, hush_if_full, take_any_stream
from bastide.cli.serve import can_serve, serve
from bastide.cli.simulate import simulate
from bastide.cli.study import study
from bastide.cli.tournament import tournament
from bastide.cli.verify import verify
from bastide.core import BastideError
from bastide.core.record import FORMAT

FAILED = 1
WRONG_INPUT = 2


def version() -> str:
    """The version of the package, its engine, Python, the format of records, and the rules of every game."""
    lines = [f"bastide {bastide.__version__} ({engine()} engine, Python {platform.python_version()})"]
    lines.append(f"Records: format {FORMAT}")
    for name in bastide.game_names():
        game = bastide.load(name)
        lines.append(f"{game.title}: rules version {game.rules_version}")
    return "\n".join(lines)


HELP = """Castle-building board games played exactly by the book: for people, bots and researchers.

`bastide` alone opens a table in the browser; `bastide play torres` begins a game in the terminal;
`bastide COMMAND --help` explains a command, with examples.
"""

app = App(
    name="bastide",
    help=HELP,
    help_format="markdown",
    version=version,
    version_format="plaintext",
    suppress_keyboard_interrupt=False,
)
for command in (
    *(serve, admin, reset_password, build_static, build_program),
    *(play, games, rules, replay, verify, hint, review, study),
    *(simulate, arena, tournament, bench, puzzles),
):
    app.command(command)


def front_door() -> None:
    """Without a command: serve, and open the browser; or say what there is, where serving is not installed."""
    if can_serve():
        serve(browser=True)
    else:
        app.help_print([])


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0 well, 1 checked and found wrong, 2 wrong input."""
    given = list(sys.argv[1:] if words is None else words)
    take_any_stream()
    try:
        if not given:
            front_door()
            return 0
        code = app(given, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except CycloptsError as wrong:
        complain(_usage(wrong))
        return WRONG_INPUT
    except BastideError as wrong:
        complain(str(wrong))
        return WRONG_INPUT
    except BrokenPipeError:
        hush()
        return 0
    except OSError as wrong:
        hush_if_full()
        complain(f"{wrong.filename or 'Reading or writing failed'}: {wrong.strerror or wrong}.")
        return WRONG_INPUT
    return code if isinstance(code, int) else 0


def _usage(wrong: CycloptsError) -> str:
    """What is wrong with the words of the command line, and where to read more."""
    command = " ".join(["bastide", *(wrong.command_chain or ())])
    said = str(wrong).rstrip(".?!") + ("?" if str(wrong).endswith("?") else ".")
    if isinstance(wrong, UnknownCommandError) and "Did you mean" not in said:
        there = ", ".join(name for name in app if not name.startswith("-"))
        said = f"There is no command '{(wrong.unused_tokens or [''])[0]}'; there are {there}."
    elif isinstance(wrong, UnusedCliTokensError):
        said = f"'{' '.join(wrong.unused_tokens or ())}' is more than {command} takes."
    elif isinstance(wrong, MissingArgumentError) and wrong.argument is not None:
        said = f"{command} needs a {wrong.argument.name}."
    return f"{said} See {command} --help."
