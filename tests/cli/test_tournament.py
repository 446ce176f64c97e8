"""`bastide tournament run`: from a file to standings, whatever interrupts it."""

import csv
import json
import re
import shlex
import subprocess
import sys
import time
from collections import Counter, defaultdict
from doctest import ELLIPSIS, NORMALIZE_WHITESPACE, OutputChecker
from pathlib import Path
from typing import Any

import pytest

import bastide
from bastide.cli import record_file
from bastide.cli.tournament import running
from bastide.core import Record
from bastide.core.record import verify
from cli.ran import Ran, Run
from soak import share

PAGE = Path(__file__).parents[2] / "docs" / "tournaments.md"
SMALL = """
name = "Lots"
rounds = 3
seed = 5
[[games]]
game = "lots"
[[entrants]]
bot = "random"
count = 6
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    file = tmp_path / "lots.toml"
    file.write_text(SMALL)
    return file


def results_in(folder: Path) -> dict[str, Any]:
    """The results, without how long it took."""
    found = json.loads((folder / "tournament.json").read_text("utf-8"))
    for table in found["tables"]:
        for game in table["games"]:
            del game["seconds"]
    return found


def records(folder: Path) -> dict[str, Record]:
    return {file.name: record_file.read(file) for file in sorted((folder / "games").iterdir())}


def check_standings(folder: Path) -> None:
    """The points of the standings are those of the records, counted again without our code."""
    found = results_in(folder)
    points: dict[str, float] = defaultdict(float)
    for number, played in enumerate(found["rounds"], 1):
        for name in played["resting"]:
            points[name] += 1
        for place, table in enumerate(played["tables"], 1):
            absent = {table["seats"][seat] for seat in table["result"]["absent"]}
            file = folder / "games" / f"round-{number:02}-table-{place:02}.bastide"
            if len(absent) == 1:
                (came,) = set(table["seats"]) - absent
                points[came] += 1
            elif not absent:
                record = record_file.read(file)
                assert record.seats == table["seats"]
                for seat in record.winners or []:
                    points[record.seats[seat]] += 1 / len(record.winners or [])
    assert {row["name"]: row["points"] for row in found["standings"]} == {
        row["name"]: points[row["name"]] for row in found["standings"]
    }
    ordered = [(-row["points"], -row["opponents"], -row["difference"]) for row in found["standings"]]
    assert ordered == sorted(ordered)


def test_a_tournament_is_played_and_printed(run: Run, spec: Path) -> None:
    ran = run("tournament", "run", spec)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith("Lots: Swiss, 6 players, 3 rounds\n")
    folder = spec.with_suffix("")
    assert sorted(file.name for file in folder.iterdir()) == [
        "games",
        "played.jsonl",
        "results.csv",
        "standings.csv",
        "standings.html",
        "tournament.json",
    ]
    assert len(records(folder)) == 9
    for record in records(folder).values():
        verify(bastide.load(record.game), record)
    check_standings(folder)
    rows = list(csv.DictReader((folder / "standings.csv").read_text().splitlines()))
    assert [row["name"] for row in rows] == [row["name"] for row in results_in(folder)["standings"]]


def test_json_is_what_the_file_holds(run: Run, spec: Path, tmp_path: Path) -> None:
    ran = run("tournament", "run", spec, "--out", tmp_path / "there", "--json")
    assert json.loads(ran.out) == json.loads((tmp_path / "there/tournament.json").read_text("utf-8"))


def test_what_was_played_is_not_played_again(run: Run, spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = run("tournament", "run", spec)
    monkeypatch.setattr(running, "play_table", None)
    assert run("tournament", "run", spec) == first


@pytest.mark.parametrize("part", [0.0, 0.2, 0.5, 0.83, 0.999])
def test_a_run_that_was_stopped_anywhere_goes_on(run: Run, spec: Path, part: float) -> None:
    folder = spec.with_suffix("")
    run("tournament", "run", spec)
    whole = results_in(folder)
    journal = folder / "played.jsonl"
    content = journal.read_bytes()
    journal.write_bytes(content[: int(part * len(content))])
    (folder / "tournament.json").unlink()
    assert run("tournament", "run", spec).code == 0
    assert results_in(folder) == whole
    assert journal.read_bytes().count(b"\n") == content.count(b"\n")


def test_the_results_of_another_tournament_are_left_alone(run: Run, spec: Path) -> None:
    run("tournament", "run", spec)
    journal = spec.with_suffix("") / "played.jsonl"
    before = journal.read_bytes()
    spec.write_text(SMALL.replace("seed = 5", "seed = 6"))
    ran = run("tournament", "run", spec)
    assert (ran.code, ran.out) == (2, "")
    assert "is of another tournament" in ran.err
    assert journal.read_bytes() == before
    journal.write_bytes(before.replace(b'{"round"', b'{"rind"'))
    spec.write_text(SMALL)
    assert "is damaged" in run("tournament", "run", spec).err


ENTRANTS = """
[[games]]
game = "lots"
[[entrants]]
bot = "random"
name = "r"
count = 5
[[entrants]]
bot = "greedy"
name = "leaves"
last = 1
[[entrants]]
bot = "greedy"
name = "late"
first = 2
[[entrants]]
bot = "greedy"
name = "away"
absent = [2]
"""


@pytest.mark.parametrize("kind", ["swiss", "same_luck"])
@pytest.mark.parametrize("seats", [2, 3])
def test_entrants_come_leave_and_stay_away(run: Run, tmp_path: Path, kind: str, seats: int) -> None:
    spec = tmp_path / "t.toml"
    spec.write_text(f'kind = "{kind}"\nseats = {seats}\nrounds = 3\n{ENTRANTS}')
    assert run("tournament", "run", spec, "--out", tmp_path / "t").err == ""
    results = {row["name"]: row["results"] for row in results_in(tmp_path / "t")["standings"]}
    assert results["leaves"][1:] == ["", ""]
    assert results["late"][0] == ""
    assert results["late"][1] != ""
    assert results["away"][1] in ("-", "rest")


def test_a_steward_plays_for_who_stays_away(run: Run, tmp_path: Path) -> None:
    spec = tmp_path / "t.toml"
    away = '[[entrants]]\nbot = "random"\nname = "away"\nabsent = [2]'
    rules = 'no_show = "steward"\nsteward = "greedy"\n'
    spec.write_text(rules + SMALL.replace("count = 6", "count = 5") + away)
    run("tournament", "run", spec)
    found = results_in(tmp_path / "t")
    games = {table["round"]: game for table in found["tables"] for game in table["games"] if "away" in game["seats"]}
    assert [games[number]["bots"][games[number]["seats"].index("away")] for number in (1, 2, 3)] == [
        "random",
        "greedy",
        "random",
    ]
    assert {row["name"]: row["results"][1] for row in found["standings"]}["away"] in "WL="


def test_a_tie_in_a_knockout_is_played_again_with_seats_exchanged(run: Run, tmp_path: Path) -> None:
    spec = tmp_path / "cup.toml"
    spec.write_text(SMALL.replace("rounds = 3", 'kind = "knockout"').replace("count = 6", "count = 8"))
    assert run("tournament", "run", spec).code == 0
    found = results_in(tmp_path / "cup")
    assert [len(played["tables"]) for played in found["rounds"]] == [4, 2, 1]
    again = [table["games"] for table in found["tables"] if len(table["games"]) > 1]
    assert again
    for first, second, *_ in again:
        assert first["ranks"] == [1, 1]
        assert second["seats"] == first["seats"][::-1]
    assert [row["place"] for row in found["standings"]].count(1) == 1


def test_the_same_luck_deals_alike_at_all_tables(run: Run, tmp_path: Path) -> None:
    spec = tmp_path / "alike.toml"
    spec.write_text(SMALL.replace("rounds = 3", 'kind = "same_luck"\nrounds = 2'))
    assert run("tournament", "run", spec).code == 0
    dealt = defaultdict(set)
    for name, record in records(tmp_path / "alike").items():
        dealt[name[:8]].add(tuple(line.text for line in record.lines if line.seat < 0))
    assert [len(alike) for alike in dealt.values()] == [1, 1]
    assert dealt["round-01"] != dealt["round-02"]


PROGRAM = """
import sys
for line in sys.stdin:
    if line.startswith("choose "):
        legal = [sys.stdin.readline() for _ in range(int(line.split()[1]))]
        sys.stdout.write({answer})
        sys.stdout.flush()
"""


def test_a_program_plays_and_one_that_fails_loses(run: Run, tmp_path: Path) -> None:
    for name, answer in (("good", "legal[0]"), ("bad", "'nonsense\\n'")):
        (tmp_path / f"{name}.py").write_text(PROGRAM.replace("{answer}", answer))
    entrants = [
        f"[[entrants]]\nname = '{name}'\nbot = 'program:{sys.executable} {tmp_path / name}.py'\n"
        for name in ("good", "bad")
    ]
    spec = tmp_path / "t.toml"
    spec.write_text(SMALL.replace("count = 6", "count = 2") + "".join(entrants))
    assert run("tournament", "run", spec).code == 0
    found = results_in(tmp_path / "t")
    rows = {row["name"]: row["results"] for row in found["standings"]}
    assert rows["bad"] == ["-", "-", ""], "who fails twice is out"
    assert set(rows["good"]) <= {"W", "L", "=", "+", "rest"}
    notes = [note for table in found["tables"] for note in table["notes"]]
    assert len(notes) == 2
    assert all("'nonsense', which is none of" in note for note in notes)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("kind = ", "This is no TOML"),
        ("speed = 3", "A tournament has no 'speed'; "),
        ("kinds = 'swiss'", "A tournament has no 'kinds'; did you mean 'kind'?"),
        ("kind = 'ladder'", "'ladder' is no kind; choose among"),
        ("rounds = 2", "Name a game"),
        ("games = 3", "'games' is a list, not 3."),
        ("[[games]]\ngame = 'lots'", "A tournament needs two entrants or more"),
        ("[[games]]\ngame = 'chess'", "There is no game 'chess'"),
        ("seats = 5\n[[games]]\ngame = 'torres'", "TOR-3.3: Torres is for 2 to 4 players, not 5."),
        ("[[games]]\ngame = 'torres'\noptions = {variant = 'x'}", "'x' is no value of the option 'variant'"),
        ("[[games]]\ngame = 'torres'\noptions = {players = 3}", "how many play is said by seats"),
        (SMALL.replace("random", "nobody"), "There is no bot 'nobody'"),
        (SMALL.replace("count = 6", "count = 0"), "There can be 1 to 500 alike, not 0."),
        (SMALL.replace("count = 6", "rating = 'high'"), "The rating of 'random' is a number, not 'high'."),
        (SMALL + "[[entrants]]\nbot = 'random'\nname = 'random 1'", "'random 1' has entered twice."),
        (SMALL + "[[entrants]]\nbot = 'random'\nabsent = 3", "'absent' is a list, not 3."),
        ("points = [1, 'x']", "Points for places are whole numbers."),
        ("tie_breaks = 3", "tie_breaks are a list"),
    ],
)
def test_a_file_that_cannot_be_played_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, text: str, complaint: str
) -> None:
    spec = tmp_path / "wrong.toml"
    spec.write_text(text)
    ran = run("tournament", "run", spec)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"bastide: {spec}: ")
    assert complaint in ran.err
    assert ran.err.count("\n") == 1
    assert not spec.with_suffix("").exists()


def test_a_file_that_is_not_there(run: Run, tmp_path: Path) -> None:
    ran = run("tournament", "run", tmp_path / "none.toml")
    assert ran == Ran(2, "", f"bastide: {tmp_path}/none.toml: The file cannot be read: No such file or directory.\n")


def field(bots: int) -> str:
    """Entrants of which three leave and two do not come to a round."""
    weak, strong = (bots - 5) // 2, (bots - 4) // 2
    return "".join(
        [
            f"[[entrants]]\nbot = 'random'\ncount = {weak}\n",
            f"[[entrants]]\nbot = 'greedy'\ncount = {strong}\n",
            *(f"[[entrants]]\nbot = 'greedy'\nname = 'leaves after {n}'\nlast = {n}\n" for n in (1, 2, 3)),
            *(f"[[entrants]]\nbot = 'random'\nname = 'away in {n}'\nabsent = [{n}]\n" for n in (2, 3)),
        ]
    )


def check_swiss(run: Run, tmp_path: Path, game: str, bots: int, rounds: int) -> None:
    spec = tmp_path / f"{game}.toml"
    spec.write_text(f"rounds = {rounds}\nseed = 11\n[[games]]\ngame = '{game}'\n{field(bots)}")
    assert run("tournament", "run", spec, "--jobs", 2).err == ""
    found = results_in(tmp_path / game)
    assert len(found["rounds"]) == rounds
    assert sum(len(played["tables"]) for played in found["rounds"]) == (
        sum((bots - min(gone, 3)) // 2 for gone in range(rounds))
    )
    meetings = Counter(
        frozenset(table["seats"])
        for played in found["rounds"]
        for table in played["tables"]
        if not table["result"]["absent"]
    )
    assert set(meetings.values()) == {1}
    results = {row["name"]: row["results"] for row in found["standings"]}
    for number in (1, 2, 3):
        assert results[f"leaves after {number}"][number:] == [""] * (rounds - number)
    for number in (2, 3):
        assert results[f"away in {number}"][number - 1] in ("-", "rest")
    check_standings(tmp_path / game)
    for record in records(tmp_path / game).values():
        verify(bastide.load(record.game), record)


@pytest.mark.parametrize("game", bastide.game_names())
def test_a_small_swiss_in_every_game(run: Run, tmp_path: Path, game: str) -> None:
    check_swiss(run, tmp_path, game, 8, 3)


@pytest.mark.soak
@pytest.mark.parametrize("game", bastide.game_names())
def test_a_swiss_of_64_over_7_rounds_in_every_game(run: Run, tmp_path: Path, game: str) -> None:
    check_swiss(run, tmp_path, game, max(16, share(64)), 7)


def test_a_run_that_was_killed_goes_on(run: Run, tmp_path: Path) -> None:
    spec = tmp_path / "killed.toml"
    spec.write_text(f"rounds = 4\n[[games]]\ngame = 'torres'\n{field(12)}")
    command = [sys.executable, "-m", "bastide", "tournament", "run", str(spec), "--jobs", "2"]
    journal = tmp_path / "killed/played.jsonl"
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    try:
        while process.poll() is None and (not journal.exists() or journal.read_bytes().count(b"\n") < 4):
            time.sleep(0.01)
    finally:
        process.kill()
        process.wait()
    assert run("tournament", "run", spec).code == 0
    assert run("tournament", "run", spec, "--out", tmp_path / "unharmed").code == 0
    assert results_in(tmp_path / "killed") == results_in(tmp_path / "unharmed")


def test_the_examples_of_the_page_are_true(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    text = PAGE.read_text("utf-8")
    for name, example in re.findall(r"^```toml\n# (\S+\.toml)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        Path(name).write_text(example)
    checker = OutputChecker()
    blocks = re.findall(r"^```console\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    shown = [pair for block in blocks for pair in re.findall(r"^\$ bastide (.*)\n((?:(?!\$ ).*\n)*)", block, re.M)]
    assert len(shown) >= 4
    for command, expected in shown:
        ran = run(*shlex.split(command))
        same = checker.check_output(expected, ran.out + ran.err, ELLIPSIS | NORMALIZE_WHITESPACE)
        assert same, f"$ bastide {command}\n{ran.out}{ran.err}\ninstead of\n{expected}"
