"""The command as a whole: help, version, and one clear sentence for whatever is wrong."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import bastide
from cli.ran import Run

COMMANDS = [
    "arena",
    "bench",
    "games",
    "hint",
    "play",
    "replay",
    "admin",
    "reset-password",
    "review",
    "rules",
    "serve",
    "simulate",
    "study",
    "verify",
]


def bastide_command() -> list[str]:
    """The installed script, or the module where the package is used without being installed."""
    script = shutil.which("bastide", path=str(Path(sys.executable).parent))
    return [script] if script else [sys.executable, "-m", "bastide.cli"]


def test_the_command_runs_from_the_shell() -> None:
    ran = subprocess.run([*bastide_command(), "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"bastide {bastide.__version__} (")


@pytest.mark.parametrize("module", ["bastide", "bastide.cli"])
def test_the_package_is_the_command_too(module: str) -> None:
    ran = subprocess.run([sys.executable, "-m", module, "--version"], capture_output=True, text=True, check=True)
    assert ran.stdout.startswith(f"bastide {bastide.__version__} (")


def test_the_shell_gets_the_exit_code_and_the_sentence() -> None:
    ran = subprocess.run([*bastide_command(), "play", "tores"], capture_output=True, text=True, check=False)
    assert ran.returncode == 2
    assert ran.stdout == ""
    assert ran.stderr.startswith("bastide: There is no game 'tores';")
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("words", ["rules --game torres", "rules --game torres --json"])
def test_a_reader_that_has_seen_enough_is_no_error(words: str) -> None:
    command = [*bastide_command(), *words.split()]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.read(10)
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


def test_version_names_the_engine_python_the_records_and_the_rules_of_every_game(run: Run) -> None:
    ran = run("--version")
    assert ran.code == 0
    first, records, *games = ran.out.splitlines()
    assert records == "Records: format 1"
    assert "interpreted engine" in first or "compiled engine" in first
    assert f"Python {sys.version_info.major}.{sys.version_info.minor}" in first
    assert len(games) == len(bastide.game_names())
    assert "Lots: rules version 1" in games


def test_without_a_command_it_serves_and_opens_the_browser(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[bool] = []
    monkeypatch.setattr("bastide.cli.app.can_serve", lambda: True)
    monkeypatch.setattr("bastide.cli.app.serve", lambda browser: served.append(browser))
    assert run().code == 0
    assert served == [True]


def test_without_a_command_and_without_a_server_it_prints_help(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bastide.cli.app.can_serve", lambda: False)
    ran = run()
    assert ran.code == 0
    assert all(command in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_every_command_has_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert "For example" in ran.out
    assert f" bastide {command}" in ran.out.split("For example")[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("plya lots", 'Unknown command "plya". Did you mean "play"?'),
        ("frobnicate", "There is no command 'frobnicate'; there are serve, admin, reset-password, build-static, "),
        ("play lotts", "There is no game 'lotts'; did you mean 'lots'?"),
        ("play", "Which game? There are "),
        ("play lots --players 7", "LOT-1: Lots is for 2 to 3 players, not 7."),
        ("play lots --players two", "Invalid value for --players"),
        ("play lots --option decks=eight", "Lots has no option 'decks'; did you mean 'deck'?"),
        ("play lots --option deck=nine", "LOT-1: 'nine' is no value of the option 'deck'; choose among eight."),
        ("play lots --option deck", "'deck' is no option; write it as name=value."),
        ("play lots --option deck=eight --option deck=eight", "The option 'deck' is given twice."),
        ("play lots --option players=3", "The number of players is no option; give it with --players."),
        ("play lots --seat 2", "There is no seat 2; with 2 players, seats are 0 to 1."),
        ("play lots --seed hello", "'hello' is no seed; write up to 64 hexadecimal digits."),
        ("play lots --resume game.bastide", "--resume goes on with the game in the file"),
        ("play lots --playrs 3", "Unknown option: --playrs. Did you mean --players?"),
        ("play lots chess", "'chess' is more than bastide play takes."),
        ("simulate lots --games 0", "At least one game and one job are needed."),
        ("simulate", "bastide simulate needs a GAME."),
        ("bench lots --games 0", "At least one game is needed."),
        ("bench lots --compare", "The engine here is interpreted, so there is nothing to compare"),
        ("verify", "bastide verify needs a FILE."),
        ("replay", "bastide replay needs a FILE."),
        ("replay no-such-file", "The file cannot be read: No such file or directory."),
        ("games chess", "There is no game 'chess'"),
        ("hint no-such-file --seconds nan", "--seconds must be more than 0 and not endless."),
        ("hint no-such-file --seconds inf", "--seconds must be more than 0 and not endless."),
        ("hint no-such-file --seconds 0", "--seconds must be more than 0 and not endless."),
        ("hint no-such-file --language xx", "There are no words in 'xx'; there are de, en, fr, hu, it, ro."),
        ("hint no-such-file", "The file cannot be read: No such file or directory."),
        ("review no-such-file --seconds nan", "--seconds must be more than 0 and not endless."),
        ("review no-such-file --swings -1", "--swings cannot be less than 0."),
        ("review no-such-file --language xx", "There are no words in 'xx'; there are de, en, fr, hu, it, ro."),
        ("review no-such-file", "The file cannot be read: No such file or directory."),
        ("reset-password", "bastide reset-password needs a NAME."),
        ("serve --port 65536", "There is no port 65536; ports are 0 to 65535."),
        ("serve --port -1", "There is no port -1; ports are 0 to 65535."),
        ("arena random random", "bastide arena needs a --game."),
        ("arena random random --game lots --jobs 0", "At least one game and one job are needed."),
        ("rules", "Name a clause, or use --search, --game or --coverage."),
    ],
)
def test_wrong_input_is_one_sentence_and_exit_code_2(run: Run, words: str, sentence: str) -> None:
    ran = run(*words.split())
    assert ran.code == 2
    assert ran.out == ""
    assert sentence in ran.err
    assert ran.err.startswith("bastide: ")
    assert len(ran.err.splitlines()) == 1


def test_games_lists_players_and_options(run: Run) -> None:
    ran = run("games", "lots")
    assert ran.code == 0
    assert "2–3 players (LOT-1), rules version 1" in ran.out
    assert "eight (standard)" in ran.out


def test_games_lists_them_in_the_language_asked_for(run: Run) -> None:
    ran = run("games", "torres", "--language", "de")
    assert "2–4 Spieler (TOR-3.3), Regelfassung 1" in ran.out
    assert "base (üblich)" in ran.out


def test_games_as_json(run: Run) -> None:
    import json

    ran = run("games", "--json")
    lots = json.loads(ran.out)[-1]
    assert lots["name"] == "lots"
    assert lots["players"] == [2, 3]
    assert lots["options"][0]["default"] == "eight"


def test_tables_are_not_kept_in_a_file_that_is_something_else(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter"
    letter.write_text("hello")
    ran = run("serve", "--port", 0, "--data", letter)
    assert ran.code == 2
    assert f"{letter} is no folder; the tables need one: choose another name after --data." in ran.err
    assert letter.read_text() == "hello"
