"""Records: one text file, read, written and verified."""

import pytest

from bastide import BadRecord, FairDealer, Match, Record, load, replay, verify
from regenerate import random_record
from toy import GAME

TORRES = load("torres")


@pytest.fixture(scope="module")
def finished() -> str:
    return random_record(TORRES, {"players": 2}, 3).write()


def test_a_finished_game_verifies(finished: str) -> None:
    checked = verify(TORRES, Record.read(finished))
    assert checked.draws_checked
    assert checked.decisions + checked.draws == checked.steps
    assert str(checked) == (
        f"{checked.decisions} decisions legal, {checked.draws} draws recomputed from the seed, "
        f"{checked.steps} hashes and the result agree."
    )


def test_reading_and_writing_are_inverse(finished: str) -> None:
    assert Record.read(finished).write() == finished


def test_replay_gives_every_position(finished: str) -> None:
    positions = replay(TORRES, Record.read(finished))
    assert len(positions) == len(Record.read(finished).lines)
    state, action = positions[-1]
    state.apply(action)
    assert state.over


def _swap(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def _line(text: str, word: str, after: int = 0) -> str:
    rows = text.splitlines()[after:]
    return next(row for row in rows if row.split()[1:2] == [word])


def test_an_altered_action_is_refused(finished: str) -> None:
    row = _line(finished, "block")
    square = row.split()[2]
    other = "a1" if square != "a1" else "h8"
    with pytest.raises(BadRecord, match=r"Step \d+, 'block \w\d', is not legal: TOR-7|the running hash is"):
        verify(TORRES, Record.read(_swap(finished, row, row.replace(square, other))))


def test_an_action_altered_to_another_legal_one_breaks_the_hash(finished: str) -> None:
    row = _line(finished, "knight")
    square = row.split()[2]
    other = "d8" if square != "d8" else "e1"
    with pytest.raises(BadRecord, match="the running hash is"):
        verify(TORRES, Record.read(_swap(finished, f"knight {square} #", f"knight {other} #")))


def test_an_altered_draw_is_refused(finished: str) -> None:
    row = _line(finished, "first")
    seat = row.split()[2]
    with pytest.raises(
        BadRecord, match=r"Step 1: the record says chance drew 'first \d', but the seed gives 'first \d'"
    ):
        verify(TORRES, Record.read(_swap(finished, f"first {seat}", f"first {1 - int(seat)}")))


def test_an_altered_result_is_refused(finished: str) -> None:
    scores = Record.read(finished).scores
    assert scores is not None
    with pytest.raises(BadRecord, match=r"The record says the scores are .* but the game gives"):
        verify(TORRES, Record.read(_swap(finished, f"score 0 {scores[0]}", f"score 0 {scores[0] + 1}")))
    winner = finished.splitlines()[-1]
    with pytest.raises(BadRecord, match="The record says seats"):
        verify(TORRES, Record.read(_swap(finished, winner, f"winner {1 - int(winner.split()[1])}")))


def test_a_seed_that_does_not_belong_to_the_commitment_is_refused(finished: str) -> None:
    with pytest.raises(BadRecord, match="The seed does not belong to the commitment"):
        verify(TORRES, Record.read(_swap(finished, "seed 03", "seed 04")))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("bastide record 1", "hello", "This is no Bastide record"),
        ("bastide record 1", "bastide record 2", "has format 2; this program reads format 1. Update bastide"),
        ("rules 1", "rules 2", "rules version 2 of Torres; this program knows versions up to 1. Update bastide"),
        ("rules 1", "rules 0", "rules version 0 of Torres, whose rules this program no longer plays"),
        ("rules 1", "rules one", "'one' should be a number"),
        ("game torres", "game caylus", "The record is of the game 'caylus', not of 'torres'"),
        ("players 2", "players 9", "The record's options are wrong: TOR-3.3: Torres is for 2 to 4 players"),
        ("option variant base", "option variant fancy", "'fancy' is no value of the option 'variant'"),
        ("seed 0303", "seed 03", "The record's seed is damaged"),
        ("seed 0303", "seed zz", "The record's seed is damaged"),
        ("commitment", "comitment", "is not understood"),
        ("\nend\n", "\n", "is no step with a hash"),
        ("* first", "0 first", "is by seat 0, but chance is to move"),
    ],
)
def test_a_damaged_record_gets_a_sentence(finished: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadRecord) as caught:
        verify(TORRES, Record.read(_swap(finished, old, new)))
    assert complaint in str(caught.value)


def test_a_truncated_record_is_refused_at_every_length(finished: str) -> None:
    rows = finished.splitlines()
    for length in range(0, len(rows), 7):
        with pytest.raises(BadRecord):
            verify(TORRES, Record.read("\n".join(rows[:length])))
    with pytest.raises(BadRecord, match="The game is over but the record has no result"):
        verify(TORRES, Record.read("\n".join(rows[: rows.index("end") + 1])))


def test_steps_after_the_end_are_refused(finished: str) -> None:
    last = finished.splitlines()[finished.splitlines().index("end") - 1]
    with pytest.raises(BadRecord, match="comes after the end of the game"):
        verify(TORRES, Record.read(_swap(finished, f"{last}\nend", f"{last}\n{last}\nend")))


def test_while_the_game_is_on_a_record_tells_no_secret() -> None:
    match = Match(GAME, GAME.read_settings(2), FairDealer(bytes(32), "t"))
    text = Record.of(match, ["Red", "Blue"]).write()
    assert [line for line in text.splitlines() if line.startswith("*")] == ["* ?"] * 4
    assert "seed" not in text
    own = Record.of(match, viewer=1).write()
    assert own.count("* deal") == 2
    with pytest.raises(BadRecord, match="Step 1 is hidden"):
        verify(GAME, Record.read(text))


def test_an_unfinished_record_without_secrets_verifies_so_far() -> None:
    match = Match(TORRES, TORRES.read_settings(2, first_player=0), FairDealer(bytes(32), "t"))
    match.play(TORRES.parse("knight d8"))
    checked = verify(TORRES, Record.read(Record.of(match).write()))
    assert not checked.draws_checked
    assert checked.decisions == 1
