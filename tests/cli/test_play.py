"""One person at the terminal, driven by what they type."""

import re
from itertools import groupby
from pathlib import Path

import pytest

import bastide
from cli.ran import Run

# With this seed, seat 0 holds the 5 and the 6, seat 1 the 3 and the 7.
SEED = ("--seed", "7")


def test_a_whole_game_by_numbers(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["1", "1"])
    assert ran.code == 0
    assert ran.err == ""
    assert "   1  Play the 5  play 5\n   2  Play the 6  play 6\n" in ran.out
    assert "seat 0 (you): 1 point" in ran.out


def test_a_whole_game_by_action_texts(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["play 6", "  play   5 "])
    assert "Seat 0 plays the 6 (LOT-2)" in ran.out
    assert "You have not won this time." in ran.out or "You have won." in ran.out


def test_the_person_sees_only_what_their_seat_may_know(run: Run) -> None:
    ran = run("play", "lots", *SEED)
    assert "Seat 0 is dealt the 5" in ran.out
    assert "Seat 1 is dealt a card" in ran.out
    assert "Seat 1 is dealt the" not in ran.out
    assert "hands [[4, 5], [-1, -1]]" in ran.out


def test_another_seat_sees_its_own_cards(run: Run) -> None:
    ran = run("play", "lots", *SEED, "--seat", 1)
    assert "You are seat 1" in ran.out
    assert "Seat 1 is dealt the 3" in ran.out
    assert "Seat 0 is dealt the" not in ran.out


def test_the_same_seed_and_the_same_choices_give_the_same_game(run: Run) -> None:
    first = run("play", "lots", "--players", 3, *SEED, typed=["1", "1"])
    assert run("play", "lots", "--players", 3, *SEED, typed=["1", "1"]).out == first.out


def test_a_forbidden_action_is_refused_with_its_clause_and_can_be_corrected(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["play 3", "1", "1"])
    assert "LOT-2: you do not hold the 3." in ran.out
    assert "(you): 1 point" in ran.out


def test_nonsense_is_answered_with_what_can_be_typed(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["castle", "play 9", "99", "play 5 6"])
    assert "'castle' is no action: an action begins with one of deal, play. Type help" in ran.out
    assert "'play 9' is no action: '9' is no card (1 to 8)." in ran.out
    assert "There is no such line; choose 1 to 2." in ran.out
    assert "'play 5 6' is not complete: after 'play' comes <card>, for example 'play 1'." in ran.out


def test_why_explains_without_playing(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["why play 3", "why play 5", "why", "why ply 5"])
    assert "LOT-2: you do not hold the 3." in ran.out
    assert "'play 5' is legal now." in ran.out
    assert "Type why and an action's text" in ran.out
    assert "did you mean play?" in ran.out
    assert "Seat 0 plays" not in ran.out


def test_rules_shows_a_clause_or_finds_words(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["rules LOT-3", "rules secret cards", "rules LOT-9"])
    assert "LOT-3  The eight" in ran.out
    assert "LOT-1  The deal" in ran.out
    assert "Lots has no clause 'LOT-9'" in ran.out


def test_log_tells_again_what_happened(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["1", "log"])
    assert ran.out.count("Seat 0 is dealt the 5 (LOT-1)") == 2
    assert ran.out.count("Seat 0 plays the 5 (LOT-2)") == 2


def test_help_board_and_list(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["help", "board", "list"])
    assert "why ACTION" in ran.out
    assert ran.out.count("pile [] hands") == 2
    assert ran.out.count("   1  Play the 5") == 2


def test_undo_says_why_it_is_refused(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["undo", "1", "undo"])
    assert "You have done nothing yet that could be undone." in ran.out
    assert "because it made something known: Seat 0 plays the 5 (LOT-2)" in ran.out


def test_quit_offers_to_save_and_the_game_goes_on_later(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    ran = run("play", "lots", *SEED, typed=["1", "quit", str(file)])
    assert ran.code == 0
    assert f"go on with: bastide play --resume {file}" in ran.out
    assert run("verify", file).code == 0
    again = run("play", "--resume", file, typed=["1"])
    assert "Seat 0 plays the 5" in again.out
    assert "(you): 1 point" in again.out
    assert run("verify", file).code == 0
    over = run("play", "--resume", file)
    assert over.code == 2
    assert "is over; see it again with: bastide replay" in over.err


def test_quit_without_a_file_name_keeps_nothing(run: Run, tmp_path: Path) -> None:
    ran = run("play", "lots", *SEED, typed=["quit", ""])
    assert ran.code == 0
    assert "The record is not kept." in ran.out


def test_save_is_up_to_date_even_when_the_input_ends(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    ran = run("play", "lots", *SEED, "--save", file, typed=["1"])
    assert ran.code == 0
    assert "0 play 5 #" in file.read_text("utf-8")
    assert run("verify", file).code == 0


def test_a_finished_game_is_saved_with_its_result(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    ran = run("play", "lots", *SEED, "--save", file, typed=["1", "1"])
    assert f"bastide verify {file}" in ran.out
    text = file.read_text("utf-8")
    assert "seat 0 you\nseat 1 novice\n" in text
    assert "score 0 1\n" in text


def test_the_others_are_played_by_the_bot_that_was_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    run("play", "lots", *SEED, "--players", 3, "--against", "greedy", "--save", file, typed=["1"])
    assert "seat 0 you\nseat 1 greedy\nseat 2 greedy\n" in file.read_text("utf-8")
    run("play", "--resume", file, typed=["1"])
    assert "seat 0 you\nseat 1 greedy\nseat 2 greedy\n" in file.read_text("utf-8")
    assert run("verify", file).code == 0


def test_a_bot_that_does_not_exist(run: Run) -> None:
    ran = run("play", "lots", "--against", "emperor")
    assert ran.code == 2
    assert "There is no bot 'emperor'; there are" in ran.err


def test_a_file_that_exists_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    file.write_text("precious")
    ran = run("play", "lots", "--save", file)
    assert ran.code == 2
    assert "exists already" in ran.err
    ran = run("play", "lots", *SEED, typed=["quit", str(file), ""])
    assert "exists already; choose another name." in ran.out
    assert file.read_text() == "precious"


def test_a_name_that_cannot_be_written_is_asked_for_again(run: Run, tmp_path: Path) -> None:
    ran = run("play", "lots", *SEED, typed=["quit", str(tmp_path / "nowhere" / "x"), ""])
    assert "No such file or directory" in ran.out
    assert "The record is not kept." in ran.out
    ran = run("play", "lots", "--save", tmp_path / "nowhere" / "x")
    assert ran.code == 2
    assert "No such file or directory" in ran.err


# In Torres with this seed, seat 0 is the first player.
TORRES = ("play", "torres", "--seed", "5")


@pytest.mark.parametrize("game", [*bastide.game_names(), "lots"])
def test_every_game_can_be_played_to_its_end_by_numbers(
    run: Run, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # the last 1 answers where to save the game
    ran = run("play", game, *SEED, typed=["1"] * 5000)
    assert ran.code == 0
    assert "You have won." in ran.out or "You have not won this time." in ran.out


def test_long_lists_are_folded_opened_and_closed(run: Run) -> None:
    ran = run(*TORRES, typed=["knight c6", "block", "back", "block", "list"])
    fold = r" +\d+  28 choices, such as: Place a block on c8 +block \.\.\.\n"
    assert len(re.findall(fold, ran.out)) == 3
    assert len(re.findall(r" +\d+  Place a block on c8 +block c8\n", ran.out)) == 2
    assert ran.out.count("(5 left) or end the turn: block ...\n") == 2


def test_a_fold_opens_by_its_number(run: Run) -> None:
    ran = run(*TORRES, typed=["knight c6", "9", "28"])
    assert "or end the turn: block ...\n" in ran.out
    assert "Seat 0 places a block on f1" in ran.out


def test_undo_takes_back_what_revealed_nothing(run: Run) -> None:
    ran = run(*TORRES, typed=["knight c6", "move c6 c7", "knight b7", "undo", "undo", "undo"])
    assert "Undone: knight b7.\n" in ran.out
    assert "Undone: move c6 c7.\n" in ran.out
    assert "This cannot be undone: seat 1 has acted since." in ran.out
    left_over = re.findall(r"\((\d) left\)", ran.out)
    assert [int(left) for left, _ in groupby(left_over)] == [5, 4, 2, 4, 5]


def test_undo_all_goes_back_to_the_horizon_in_one_step(run: Run) -> None:
    ran = run(*TORRES, typed=["knight c6", "move c6 c7", "move c7 c8", "undo all"])
    assert "Undone: move c6 c7; move c7 c8.\n" in ran.out


def test_undo_stops_at_luck(run: Run) -> None:
    ran = run(*TORRES, typed=["knight c6", "move c6 c7", "buy", "undo"])
    assert "This cannot be undone, because luck has decided since: " in ran.out


def test_the_saved_game_follows_an_undo(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "evening.bastide"
    run(*TORRES, "--save", file, typed=["knight c6", "move c6 c7", "undo", "move c6 b6"])
    text = file.read_text("utf-8")
    assert "0 move c6 b6 #" in text
    assert "move c6 c7" not in text
    assert run("verify", file).code == 0


def test_a_number_of_any_length_is_only_a_wrong_line(run: Run) -> None:
    ran = run("play", "lots", *SEED, typed=["9" * 5000, "1", "1"])
    assert ran.code == 0
    assert "There is no such line; choose 1 to 2." in ran.out


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("y" * 300, "cannot be written: File name too long."),
        ("no\0name", "cannot be written: embedded null byte."),
        ("~nobody-of-that-name/game", "cannot be written: "),
        ("no-such-folder/game", "cannot be written: No such file or directory."),
    ],
)
def test_a_file_name_that_cannot_be_is_asked_for_again(run: Run, tmp_path: Path, name: str, sentence: str) -> None:
    file = tmp_path / "kept"
    ran = run("play", "lots", *SEED, typed=["1", "quit", name, str(file)])
    assert (ran.code, ran.err) == (0, "")
    assert sentence in ran.out
    assert run("verify", file).code == 0


def test_a_failed_write_leaves_nothing_behind(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    ran = run("play", "lots", *SEED, "--save", tmp_path / "game")
    assert ran.code == 2
    assert "cannot be written: No space left on device." in ran.err
    assert list(tmp_path.iterdir()) == []
