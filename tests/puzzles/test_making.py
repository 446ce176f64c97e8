"""Making puzzles: what can be answered, what answers are worth, and what is kept."""

import json
from collections import Counter
from pathlib import Path

import pytest

import bastide
from bastide.cli import main
from bastide.core import CHANCE, BastideError, Dealer, Event, State
from bastide.core.counsel import counsel_of
from bastide.puzzles import making
from bastide.puzzles.answers import alike, answers
from bastide.puzzles.checking import check_again
from bastide.puzzles.file import Collection, Counts, Puzzle, read, shipped, text_of
from bastide.puzzles.judging import best, chance_of, verdict
from bastide.puzzles.making import A_GAME, MOST, Effort, Found, Look, happens, look_through, self_play
from bastide.puzzles.mining import UNFINISHED, Mine, Report, Work, mine
from bastide.puzzles.search import search_of
from bastide.puzzles.themes import themes_of

GAMES = ["carcassonne", "caylus", "magna_carta", "torres"]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches so short that many find something."""
    monkeypatch.setattr(making, "EFFORTS", {})
    monkeypatch.setattr(making, "USUAL", Effort(0.0, (Look(1, 0.02), Look(2, making.GAP))))


def some(game: str) -> Puzzle:
    return next(iter(shipped(game).values()))


def start(puzzle: Puzzle) -> State:
    return bastide.load(puzzle.game).restore(puzzle.snapshot)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_goes_on_until_somebody_else_or_luck_has_a_say(game: str) -> None:
    state = start(some(game))
    for answer in answers(state, MOST):
        here = state.copy()
        for code in answer.codes:
            assert here.to_move == state.to_move
            here.apply_code(code)
        assert here.key() == answer.state.key()
        news = any(event.irreversible for event in all_events(state, answer.codes))
        assert here.to_move != state.to_move or here.turn_number() != state.turn_number() or news


def test_a_tile_and_its_figure_are_one_answer() -> None:
    game = bastide.load("carcassonne")
    state = game.start(2)
    dealer = Dealer(1)
    while state.to_move == CHANCE:
        state.apply_code(dealer.draw_code(state))
    texts = [[str(game.decode(code)) for code in answer.codes] for answer in answers(state, MOST)]
    assert all(first.startswith("place ") for first, *_ in texts)
    assert all(len(text) == 2 for text in texts)


def all_events(state: State, codes: tuple[int, ...]) -> list[Event]:
    twin = state.copy()
    events = twin.record_events()
    for code in codes:
        twin.apply_code(code)
    return events


def test_where_there_is_too_much_to_answer_there_is_nothing() -> None:
    state = start(some("carcassonne"))
    assert answers(state, 3) == []


def test_answers_that_lead_to_the_same_position_are_one() -> None:
    puzzle = some("torres")
    found = answers(start(puzzle), MOST)
    groups = alike(found)
    assert sorted(place for group in groups for place in group) == list(range(len(found)))
    assert len({found[group[0]].state.key() for group in groups}) == len(groups)


@pytest.mark.parametrize("game", GAMES)
def test_a_search_is_the_same_with_the_same_luck_and_goes_on_where_it_was(game: str) -> None:
    state = start(some(game))
    codes = answers(state, MOST)[0].codes
    one, other = search_of(state, codes, 7), search_of(state, codes, 7)
    one.go_on(4)
    other.go_on(2)
    other.go_on(4)
    assert one.chance() == other.chance()
    assert 0 <= one.chance() <= 1


def test_of_torres_the_last_turns_are_looked_at_where_the_estimate_prefers_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    searched: list[State] = []
    monkeypatch.setattr(making, "at_sight", lambda before, after: searched.append(before))
    monkeypatch.setattr(making, "_stands_out", lambda worths, least: False)
    game = bastide.load("torres")
    effort, counsel = making.EFFORTS["torres"], counsel_of(game)
    decisions = [
        state.copy()
        for number in range(8)
        for state in self_play(game, game.read_settings(2), ("novice", "novice"), number)
    ]
    looked = sum(making.examine(state, 0) is not None for state in decisions)
    late = [state for state in decisions if counsel.left(state) <= effort.late]
    assert 0 < len({state.key() for state in searched}) < looked < len(late) < len(decisions)
    assert all(counsel.left(state) <= effort.late for state in searched)


@pytest.mark.usefixtures("quick")
def test_out_of_a_game_come_no_more_than_a_few_puzzles() -> None:
    game = bastide.load("magna_carta")
    found = list(look_through(self_play(game, game.read_settings(2), ("master", "builder"), 0), 0))
    kept = [one.puzzle for one in found if one.puzzle is not None]
    assert 0 < len(kept) <= A_GAME
    assert sum(one.counts.kept for one in found) == len(kept)


@pytest.mark.usefixtures("quick")
def test_records_are_looked_through_and_gone_on_from(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    records = sorted((Path(__file__).parents[1] / "records").glob("magna_carta*"))[:2]
    words = ["puzzles", "make", "magna_carta", "--into", str(tmp_path), "--processes", "1", "--json", "--records"]
    assert main([*words, str(records[0])]) == 0
    first = read(tmp_path / "magna_carta.json")
    assert json.loads(capsys.readouterr().out) == {"magna_carta": first.counts._asdict()}
    assert main([*words, *map(str, records)]) == 0
    second = read(tmp_path / "magna_carta.json")
    assert (first.counts.games, second.counts.games) == (1, 3)
    assert second.puzzles[: len(first.puzzles)] == first.puzzles
    assert len({puzzle.id for puzzle in second.puzzles}) == len(second.puzzles)


def test_games_share_the_time_until_there_is_enough(tmp_path: Path) -> None:
    known = list(shipped("torres").values())[:3]
    for game, puzzles in (("torres", known), ("caylus", [])):
        (tmp_path / f"{game}.json").write_text(text_of(Collection(game, Counts(7), puzzles)), "utf-8")
    found = Mine(tmp_path, ["torres", "caylus"], len(known), [])
    for process in range(3):
        work = found.next_work(process)
        assert work == Work("caylus", 8 + UNFINISHED + process)
    found.take(Report(0, None))
    assert found.counts["caylus"].games == 8


def test_what_comes_with_the_package_is_searched_again_first(tmp_path: Path) -> None:
    found = Mine(tmp_path, ["torres"], 400, [])
    again = [puzzle.snapshot for puzzle in shipped("torres").values()]
    assert [each for work in found.waiting for each in work.positions] == again
    work = found.next_work(0)
    assert work is not None
    assert work.positions
    found.take(Report(0, Found(Counts(1, 1, 1, 1, 1), some("torres"))))
    found.write()
    assert read(tmp_path / "torres.json").puzzles == [some("torres")]


@pytest.mark.usefixtures("quick")
def test_processes_look_side_by_side_until_the_time_is_over(tmp_path: Path) -> None:
    (tmp_path / "torres.json").write_text(text_of(Collection("torres", Counts(), [])), "utf-8")
    counts = mine(tmp_path, 3, 2, ["torres"])
    assert read(tmp_path / "torres.json").counts == counts["torres"]


def test_a_file_is_read_as_it_was_written(tmp_path: Path) -> None:
    collection = Collection("torres", Counts(1, 2, 3, 4, 5), list(shipped("torres").values()))
    path = tmp_path / "torres.json"
    path.write_text(text_of(collection), "utf-8")
    assert read(path) == collection
    path.write_text("{}", "utf-8")
    with pytest.raises(BastideError, match="holds no puzzles"):
        read(path)


def test_what_is_no_answer_or_not_a_whole_one_is_refused() -> None:
    puzzle = next(one for one in shipped("carcassonne").values() if len(best(one)[0]) > 1)
    first = best(puzzle)[0][0]
    with pytest.raises(BastideError, match="cannot be answered"):
        chance_of(puzzle, ["dance"])
    with pytest.raises(BastideError, match="goes on"):
        chance_of(puzzle, [first])
    with pytest.raises(BastideError, match="cannot be answered"):
        chance_of(puzzle, [*best(puzzle)[0], "pass"])


def test_an_answer_that_gives_away_little_is_good() -> None:
    puzzle = some("caylus")
    highest = best(puzzle)[1]
    assert [verdict(puzzle, highest - lost) for lost in (0.0, 0.01, 0.039, 0.041, 0.2)] == [
        "best",
        "good",
        "good",
        "worse",
        "worse",
    ]


def test_a_theme_is_what_the_best_answer_does() -> None:
    for game in GAMES:
        for puzzle in shipped(game).values():
            state = start(puzzle)
            codes = [int(state.parse(text).code) for text in best(puzzle)[0]]
            after = state.copy()
            for code in codes:
                after.apply_code(code)
            assert themes_of(state, after, happens(state, codes)) == puzzle.themes, puzzle.id


def test_who_plays_a_card_finds_it_among_the_cards() -> None:
    """A card is shown when it is played, and the rest of the turn is not known yet."""
    played = [puzzle for puzzle in shipped("torres").values() if best(puzzle)[0][0].startswith("play ")]
    assert played
    assert all("card" in puzzle.themes for puzzle in played)


def test_who_climbs_in_a_castle_or_to_the_king_has_that_theme() -> None:
    """TOR-11.1, TOR-11.5: a knight one level higher brings as much as its castle is large, the king more."""
    by_theme: dict[str, set[str]] = {"castle": set(), "king": set()}
    gains: dict[str, set[str]] = {"castle": set(), "king": set()}
    for puzzle in shipped("torres").values():
        state = start(puzzle)
        after = state.copy()
        for action in best(puzzle)[0]:
            after.apply(after.parse(action))
        now, then = (one.survey()["scoring"][puzzle.seat] for one in (state, after))
        for theme, part in (("castle", "castles"), ("king", "king")):
            if then[part] > now[part]:
                gains[theme].add(puzzle.id)
            if theme in puzzle.themes:
                by_theme[theme].add(puzzle.id)
    assert len(gains["castle"]) >= 50
    assert len(gains["king"]) >= 5
    assert all(gains[theme] <= by_theme[theme] for theme in gains)


def test_farms_stealing_and_last_tiles_are_themes_of_carcassonne() -> None:
    by_theme = Counter(theme for puzzle in shipped("carcassonne").values() for theme in puzzle.themes)
    assert all(by_theme[theme] >= 5 for theme in ("field", "join", "last"))


def test_puzzles_are_searched_again_with_fresh_luck() -> None:
    (found,) = check_again([some("magna_carta")], 1, 11)
    assert found.puzzles == 1
    assert found.both <= min(found.short, found.long)
