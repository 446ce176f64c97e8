"""Finished games as Parquet files and as arrays."""

import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest

import bastide
from bastide import BadRecord, BastideError, Dealer, FairDealer, Match, Record
from bastide.bots import RandomBot, decide
from bastide.cli.app import app
from bastide.core.simulate import finish
from bastide.envs.data import SCHEMA, play_uniformly, read_games, trajectory, trajectory_of, write_games
from bastide.envs.layout import layout_of
from bastide.envs.readers import batches

RECORDS = Path(__file__).parents[1] / "records"


def simulate(*words: object) -> None:
    app(["simulate", *map(str, words)], result_action="return_value")


@pytest.mark.parametrize("jobs", [1, 2])
def test_simulated_games_are_read_back_and_replay(tmp_path: Path, jobs: int) -> None:
    path = tmp_path / "games.parquet"
    simulate(
        "caylus", "--games", 6, "--players", 3, "--option", "jeweller=true", "--seed", 9, "--jobs", jobs, "--out", path
    )
    game, settings, games = read_games(path)
    assert game.name == "caylus"
    assert settings.plain() == game.read_settings(3, jeweller=True).plain()
    for number, played in enumerate(games):
        assert played.number == number
        state = game.new_state(settings)
        for mover, code in zip(played.movers, played.codes, strict=True):
            assert state.to_move == mover
            assert code in list(state.legal_codes())
            state.apply_code(code)
        assert state.over
        assert (state.scores, state.winners) == (played.scores, played.winners)
        twin = game.new_state(settings)
        assert finish(twin, Dealer(9 + number)) == played.decisions
        assert twin == state
    assert number == 5


def test_the_schema_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    simulate("magna_carta", "--games", 2, "--out", path)
    assert pq.read_schema(path).remove_metadata().equals(SCHEMA)


def test_records_and_a_data_file_exclude_each_other(tmp_path: Path) -> None:
    with pytest.raises(BastideError, match="Write records or a data file, not both"):
        simulate("torres", "--games", 1, "--out", tmp_path / "a.parquet", "--records", tmp_path)


def test_without_the_extra_the_command_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "bastide.envs.data")
    with pytest.raises(BastideError, match=r"A data file needs pyarrow; .*: pip install '\.\[research\]'"):
        simulate("torres", "--games", 1, "--out", tmp_path / "a.parquet")


def test_another_file_is_refused(tmp_path: Path) -> None:
    game = bastide.load("torres")
    settings = game.read_settings(2)
    path = tmp_path / "games.parquet"
    write_games(path, game, settings, [play_uniformly(game.new_state(settings), 0, Dealer(1))])
    table = pq.read_table(path)
    pq.write_table(table.replace_schema_metadata({}), path)
    with pytest.raises(BastideError, match="is no file of finished games"):
        read_games(path)
    old = '{"game": "torres", "rules": 0, "settings": {"players": 2}}'
    pq.write_table(table.replace_schema_metadata({"bastide": old}), path)
    with pytest.raises(BastideError, match="is of rules version 0; this is version"):
        read_games(path)


def test_a_file_with_codes_that_have_moved_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    for name, moved in [("carcassonne", True), ("torres", False)]:
        game = bastide.load(name)
        settings = game.read_settings(2)
        write_games(path, game, settings, [play_uniformly(game.new_state(settings), 0, Dealer(1))])
        about = json.loads(pq.read_metadata(path).metadata[b"bastide"])
        assert about.pop("codes") == game.actions.version
        pq.write_table(pq.read_table(path).replace_schema_metadata({"bastide": json.dumps(about)}), path)
        if moved:
            with pytest.raises(BastideError, match="has codes of version 1; Carcassonne now has version 2"):
                read_games(path)
        else:
            assert len(list(read_games(path)[2])) == 1


def test_a_record_as_arrays() -> None:
    game = bastide.load("magna_carta")
    match = Match(game, game.read_settings(3), FairDealer(bytes(32), "table"))
    bot = RandomBot(1)
    while not match.state.over:
        match.play(decide(bot, match.state, Dealer(1)))
    arrays = trajectory_of(Record.of(match))
    layout = layout_of("magna_carta")
    taken = [step for step in match.steps if step.seat >= 0]
    assert arrays.observations.shape == (len(taken), layout.size)
    assert arrays.seats.tolist() == [step.seat for step in taken]
    assert [layout.text_of(int(index)) for index in arrays.actions] == [str(step.action) for step in taken]
    assert arrays.masks[np.arange(len(taken)), arrays.actions].all()
    assert arrays.scores.tolist() == match.state.scores
    winners = match.state.winners
    assert ((arrays.returns > 0) == np.isin(arrays.seats, winners)).all()
    assert (layout.column(arrays.observations, "course", "to_move") == 1).all()


def test_a_record_that_does_not_hold_is_refused() -> None:
    text = (RECORDS / "caylus-2.txt").read_text("utf-8")
    assert trajectory_of(Record.read(text)).scores.tolist() == Record.read(text).scores
    with pytest.raises(BadRecord, match="played with rules version 0 of Caylus"):
        trajectory_of(Record.read(text.replace("\nrules 1\n", "\nrules 0\n")))
    with pytest.raises(BadRecord, match="but the game gives"):
        trajectory_of(Record.read(text.replace("\nscore 0 ", "\nscore 0 9")))


def test_only_finished_games_become_arrays() -> None:
    game = bastide.load("torres")
    settings = game.read_settings(2)
    played = play_uniformly(game.new_state(settings), 0, Dealer(3))
    assert len(trajectory(game, settings, played.codes).actions) == played.decisions
    with pytest.raises(BastideError, match="is not finished"):
        trajectory(game, settings, played.codes[:-1])


def simulate_bots(path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> None:
    arguments = ["simulate", "magna_carta", "--games", "7", "--bots", "king:6,greedy", "--values", "--visits"]
    assert not app([*arguments, "--out", str(path), *more], result_action="return_value")
    capsys.readouterr()


def test_games_of_bots_with_their_thoughts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    simulate_bots(path, capsys)
    game, settings, games = read_games(path)
    played = list(games)
    assert [each.number for each in played] == list(range(7))
    assert [each.bots for each in played[:2]] == [["king:6", "greedy"], ["greedy", "king:6"]]
    for each in played:
        assert each.values is not None
        assert each.visits is not None
        assert each.visit_codes is not None
        state = game.new_state(settings)
        for mover, code, value, codes, visits in zip(
            each.movers, each.codes, each.values, each.visit_codes, each.visits, strict=True
        ):
            assert mover == state.to_move
            if mover < 0:
                assert np.isnan(value)
                assert not visits
            else:
                assert 0 <= value <= 1
                assert len(codes) == len(visits)
                if visits:
                    assert code in codes
                    assert 1 <= sum(visits) <= 6  # it stops when the answer can no longer change
            state.apply_code(code)
        assert state.scores == each.scores
    assert any(len(visits) for visits in played[0].visits or ())


def test_a_stopped_run_goes_on_and_gives_the_same_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, stopped = tmp_path / "whole.parquet", tmp_path / "stopped.parquet"
    simulate_bots(whole, capsys)
    command = [sys.executable, "-c", "from bastide.cli import main; main()", "simulate", "magna_carta", "--games", "7"]
    arguments = ["--bots", "king:6,greedy", "--values", "--visits", "--out", str(stopped)]
    run = subprocess.Popen([*command, *arguments], stdout=subprocess.DEVNULL)
    pieces = tmp_path / "stopped.parquet.pieces"
    while run.poll() is None and not list(pieces.glob("*.parquet")):
        time.sleep(0.01)
    run.kill()
    run.wait()
    if not stopped.exists():
        assert len(list(pieces.glob("*.parquet"))) >= 1
    simulate_bots(stopped, capsys, "--jobs", "2")
    assert stopped.read_bytes() == whole.read_bytes()
    assert not pieces.exists()


@pytest.mark.skipif(sys.platform != "linux", reason="finds processes in /proc")
def test_a_killed_run_leaves_no_processes_behind(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "from bastide.cli import main; main()", "simulate", "magna_carta", "--jobs", "2"]
    arguments = ["--games", "100000", "--out", str(tmp_path / "games.parquet")]
    run = subprocess.Popen([*command, *arguments], stdout=subprocess.DEVNULL)
    listed = Path(f"/proc/{run.pid}/task/{run.pid}/children")
    while not list(tmp_path.glob("*.pieces/*.parquet")):
        time.sleep(0.01)
    children = [Path("/proc") / pid for pid in listed.read_text().split()]
    assert len(children) >= 2
    run.kill()
    run.wait()
    while any(child.exists() for child in children):  # the time limit of the test ends it otherwise
        time.sleep(0.05)


def test_pieces_of_another_run_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    (tmp_path / "games.parquet.pieces").mkdir()
    (tmp_path / "games.parquet.pieces" / "about.json").write_text("[]")
    with pytest.raises(BastideError, match="holds the pieces of another run"):
        simulate_bots(path, capsys)


def test_batches_are_the_decisions_of_the_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    simulate_bots(path, capsys)
    game, settings, games = read_games(path)
    expected = [trajectory(game, settings, played.codes) for played in games]
    total = sum(len(each.seats) for each in expected)
    found = list(batches(path, 64))
    assert [len(batch["seats"]) for batch in found] == [64] * (total // 64) + [total % 64] * (total % 64 > 0)
    for name in ("observations", "seats", "actions", "masks", "returns"):
        whole = np.concatenate([batch[name] for batch in found])
        assert (whole == np.concatenate([getattr(each, name) for each in expected])).all()
    policies = np.concatenate([batch["policies"] for batch in found])
    sums = policies.sum(axis=1)
    assert set(np.round(sums, 4)) == {0.0, 1.0}
    assert (policies[~np.concatenate([batch["masks"] for batch in found])] == 0).all()
    mixed = np.concatenate([batch["returns"] for batch in batches(path, 64, seed=1)])
    assert sorted(mixed) == sorted(np.concatenate([each.returns for each in expected]))
    again = np.concatenate([batch["returns"] for batch in batches(path, 64, seed=1)])
    assert (mixed == again).all()
    parts = [sum(len(b["seats"]) for b in batches(path, 64, part=(i, 2))) for i in range(2)]
    assert sum(parts) == total
    assert min(parts) > 0


def test_simulate_says_what_it_cannot_write(capsys: pytest.CaptureFixture[str]) -> None:
    for given, complaint in [
        (["--values"], "Random play has no values"),
        (["--bots", "greedy", "--visits"], "go to a data file"),
        (["--bots", "greedy,greedy,greedy"], "or one for each of the 2 seats, not 3"),
        (["--bots", "nobody"], "There is no bot 'nobody'"),
    ]:
        with pytest.raises(BastideError, match=complaint):
            app(["simulate", "torres", *given], result_action="return_value")
