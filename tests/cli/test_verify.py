"""Records that are true, false, or not to be read."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.ran import Run


@pytest.fixture
def record(run: Run, tmp_path: Path) -> Path:
    """A finished game on file."""
    run("simulate", "lots", "--games", 1, "--records", tmp_path)
    return next(tmp_path.glob("*.bastide"))


def changed(record: Path, change: Callable[[str], str]) -> Path:
    text = record.read_text("utf-8")
    other = change(text)
    assert other != text
    record.write_text(other, "utf-8")
    return record


def test_a_true_record_verifies(run: Run, record: Path) -> None:
    ran = run("verify", record)
    assert ran.code == 0
    assert f"{record}: verified. 4 decisions legal, 4 draws recomputed from the seed" in ran.out


def test_verify_as_json(run: Run, record: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad"
    bad.write_text("hello")
    ran = run("verify", record, bad, "--json")
    assert ran.code == 2
    good, wrong = json.loads(ran.out)
    assert good["verified"] is True
    assert good["game"] == "lots"
    assert good["draws_checked"] is True
    assert wrong["verified"] is False
    assert wrong["readable"] is False
    assert wrong["problem"].startswith("This is no Bastide record")


def test_a_record_with_another_result_does_not_verify(run: Run, record: Path) -> None:
    ran = run("verify", changed(record, lambda text: text.replace("score 0 ", "score 0 9")))
    assert ran.code == 1
    assert "does not verify: The record says the scores are [9" in ran.err


def test_a_record_with_another_draw_does_not_verify(run: Run, record: Path) -> None:
    def swap(text: str) -> str:
        first = text.index("* deal ") + len("* deal ")
        return text[:first] + ("1" if text[first] != "1" else "2") + text[first + 1 :]

    ran = run("verify", changed(record, swap))
    assert ran.code == 1
    assert "Step 1: the record says chance drew" in ran.err


def test_a_record_with_another_action_does_not_verify(run: Run, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines()
    number = next(i for i, line in enumerate(lines) if line.startswith("0 play"))
    played = lines[number].split()[2]
    lines[number] = lines[number].replace(f"play {played}", f"play {int(played) % 8 + 1}")
    record.write_text("\n".join(lines))
    ran = run("verify", record)
    assert ran.code == 1
    assert "does not verify: Step 5" in ran.err


def test_a_truncated_record_cannot_be_read(run: Run, record: Path) -> None:
    ran = run("verify", changed(record, lambda text: text[: text.index("end\n")]))
    assert ran.code == 2
    assert "The record is cut off: its 'end' line is missing." in ran.err


def test_a_record_of_newer_rules_asks_for_an_update(run: Run, record: Path) -> None:
    changed(record, lambda text: text.replace("rules 1\n", "rules 2\n"))
    for command in ("verify", "replay"):
        ran = run(command, record)
        assert ran.code == 2
        assert "rules version 2 of Lots; this program knows versions up to 1. Update bastide." in ran.err


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("game lots", "game chess"), "There is no game 'chess'"),
        (("bastide record 1", "bastide record 2"), "The record has format 2"),
        (("players 2", "players 9"), "Lots is for 2 to 3 players, not 9."),
        (("players 2", "players many"), "'many' should be a number."),
        (("commitment ", "commitmend "), "is not understood."),
    ],
)
def test_a_damaged_head_is_named(run: Run, record: Path, change: tuple[str, str], sentence: str) -> None:
    ran = run("verify", changed(record, lambda text: text.replace(*change)))
    assert ran.code == 2
    assert sentence in ran.err


def test_files_that_are_no_text(run: Run, tmp_path: Path) -> None:
    noise = tmp_path / "noise"
    noise.write_bytes(bytes(range(256)))
    ran = run("verify", noise, tmp_path, tmp_path / "missing")
    assert ran.code == 2
    assert ran.err.splitlines() == [
        f"bastide: {noise}: This is no Bastide record: it is not text.",
        f"bastide: {tmp_path}: The file cannot be read: Is a directory.",
        f"bastide: {tmp_path / 'missing'}: The file cannot be read: No such file or directory.",
    ]


def test_a_byte_order_mark_and_other_line_ends_do_no_harm(run: Run, record: Path) -> None:
    record.write_bytes(b"\xef\xbb\xbf" + record.read_bytes().replace(b"\n", b"\r\n"))
    assert run("verify", record).code == 0


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (("game lots\n", "game lots\x1b[2J\n"), "Line 2 of the record has characters that do not show."),
        (("game lots\n", "game caylus\ngame lots\n"), "Line 3 of the record says 'game' for the second time."),
        (("option deck eight\n", "option deck\n"), "'' is no value of the option 'deck'"),
        (("option deck eight\n", "option deck eight\noption deck eight\n"), "says 'option deck' for the second time."),
        (("seat 1 random\n", ""), "The record should name the seats 0 to 1, once each."),
        (("seat 1 random\n", "seat 7 random\n"), "The record's seats should be numbered from 0 on."),
        (("seat 1 random\n", "seat 01 random\n"), "should be a number."),
        (("begin\n", "nonce 1 abc\nbegin\n"), "The record's nonces should be numbered from 0 on."),
        (("score 1 ", "score 3 "), "The record's scores should be numbered from 0 on."),
        (("rules 1\n", f"rules {'9' * 5000}\n"), "Line 3 of the record: '9999999999999999999999999999999999999999'"),
        (("players 2\n", f"players {'9' * 4000}\n"), "Line 4 of the record: '9999999999999999999999999999"),
        (("begin\n* ", "begin\n-1 "), "'-1' should be a number."),
        (("begin\n* ", "begin\n+1 "), "'+1' should be a number."),
        (("winner ", "score 0 1\nwinner "), "says 'score 0' for the second time."),
        (("begin\n", "score 0 1\nbegin\n"), "'score 0 1', is not understood."),
        (("end\n", "end\nseat 0 Red\n"), "'seat 0 Red', is not understood."),
    ],
)
def test_a_record_says_everything_once_and_in_its_place(
    run: Run, record: Path, change: tuple[str, str], sentence: str
) -> None:
    ran = run("verify", changed(record, lambda text: text.replace(*change, 1)))
    assert ran.code == 2
    assert sentence in ran.err
    assert len(ran.err) < 400


def test_a_file_too_large_for_a_record_is_not_read_whole(run: Run, tmp_path: Path) -> None:
    endless = tmp_path / "endless"
    with endless.open("wb") as file:
        file.write(b"bastide record 1\n")
        file.truncate(1 << 40)
    ran = run("verify", endless)
    assert ran.code == 2
    assert "This is no Bastide record: it is larger than 16 MiB." in ran.err
