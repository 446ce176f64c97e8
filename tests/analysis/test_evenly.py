"""Every action searched evenly, and an answer that grows."""

import pytest

import bastide
from bastide.analysis import Analysis, analyse, evenly
from bastide.bots import decide, make_bot
from bastide.core import CHANCE, BastideError, Dealer, State

GAMES = ("carcassonne", "caylus", "magna_carta", "torres")


def played(name: str, decisions: int, players: int = 2, seed: int = 3) -> State:
    """A position with something to choose, after this many decisions of quick bots."""
    state = bastide.load(name).start(players=players)
    draws, bot = Dealer(seed), make_bot("novice", seed)
    while decisions > 0 or state.to_move == CHANCE or len(state.legal_codes()) < 3:
        if state.to_move == CHANCE:
            state.apply_code(draws.draw_code(state))
        else:
            state.apply(decide(bot, state, draws))
            decisions -= 1
    return state


def drawn(tile: str) -> State:
    """A position of Carcassonne, some tiles on, in which this one is to be placed."""
    state, draws = bastide.load("carcassonne").start(players=2), Dealer(3)
    while state.turn_number() < 6 or state.to_move != CHANCE:
        codes = state.legal_codes()
        state.apply_code(draws.draw_code(state) if state.to_move == CHANCE else codes[len(codes) // 2])
    state.play(state.game.parse(f"draw base/{tile}"))
    return state


def finished(name: str) -> State:
    state = bastide.load(name).start(players=2)
    draws, bot = Dealer(1), make_bot("novice", 1)
    while not state.over:
        state.apply_code(draws.draw_code(state)) if state.to_move == CHANCE else state.apply(decide(bot, state, draws))
    return state


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("name", GAMES)
def test_every_legal_action_is_tried_equally_often(name: str, players: int) -> None:
    state = played(name, 25, players)
    lines = evenly(state, playouts=3)
    assert sorted(str(line.action) for line in lines) == sorted(str(action) for action in state.legal_actions())
    assert {line.visits for line in lines} == {3}
    assert [line.value for line in lines] == sorted((line.value for line in lines), reverse=True)
    for line in lines:
        assert sum(line.chances) == pytest.approx(1.0)
        assert len(line.points) == players
        assert all(0 <= chance <= 1 for chance in line.chances)


@pytest.mark.parametrize("name", GAMES)
def test_the_same_question_gets_the_same_answer(name: str) -> None:
    state = played(name, 20)
    before = state.copy()
    first, second = (evenly(state, playouts=2, seed=5) for _ in range(2))
    assert [(str(line.action), line.value, line.points) for line in first] == [
        (str(line.action), line.value, line.points) for line in second
    ]
    assert state == before


@pytest.mark.parametrize("name", GAMES)
def test_what_is_found_of_an_action_does_not_depend_on_the_others(name: str) -> None:
    """The same luck for all: an action searched alone gets the figures it has among all."""
    state = played(name, 30)
    lines = evenly(state, playouts=2)
    alone = evenly(state, playouts=2, only=[lines[-1].action])
    assert [line.action for line in alone] == [lines[-1].action]
    assert alone[0].value == pytest.approx(lines[-1].value)
    assert alone[0].points == pytest.approx(lines[-1].points)


@pytest.mark.parametrize("name", ["magna_carta", "torres"])
def test_who_knows_the_same_gets_the_same_answer_whatever_is_hidden(name: str) -> None:
    state = played(name, 40)
    seat = int(state.to_move)
    other = next(
        twin for twin in (state.determinize(seat, Dealer(luck)) for luck in range(50)) if twin.key() != state.key()
    )
    assert other.view(seat) == state.view(seat)
    mine, theirs = (evenly(each, playouts=4, seed=2) for each in (state, other))
    assert [(str(line.action), line.value) for line in mine] == [(str(line.action), line.value) for line in theirs]


def test_with_everything_known_the_true_position_is_searched() -> None:
    state = played("magna_carta", 40)
    seat = int(state.to_move)
    answer = list(analyse(state, 0.05, knowing=None))[-1]
    assert answer.state == state
    guessed = [list(analyse(state, 0.01, knowing=seat, seed=seed))[-1].state for seed in range(8)]
    assert any(each != state for each in guessed)
    assert all(each.view(seat) == state.view(seat) for each in guessed)


@pytest.mark.parametrize("name", GAMES)
def test_a_growing_answer_shows_lines_that_were_tried_equally_often(name: str) -> None:
    state = played(name, 25)
    answers = list(analyse(state, 0.9, lines=3))
    assert answers
    for answer in answers:
        assert 1 <= len(answer.lines) <= 3
        assert len({line.visits for line in answer.lines}) == 1
        assert answer.chances == answer.lines[0].chances
    assert answers[-1].lines[0].visits > evenly(state, playouts=1)[0].visits
    legal = state.legal_actions()
    assert all(line.action in legal for line in answers[-1].lines)


@pytest.mark.parametrize("tile", ["FFFF-monastery", "CCCC-shield", "FCFC", "FRFR"])
def test_a_tile_that_looks_the_same_turned_is_one_line_at_each_place(tile: str) -> None:
    state = drawn(tile)
    answer = list(analyse(state, 0.1, lines=100))[-1]
    legal = [str(action).split() for action in state.legal_actions()]
    turns = 90 if tile in ("FFFF-monastery", "CCCC-shield") else 180
    shown = [str(line.action).split() for line in answer.lines]
    assert len(shown) < len(legal)
    assert sorted((cell, int(turn) % turns) for _, cell, turn in shown) == sorted(
        {(cell, int(turn) % turns) for _, cell, turn in legal}
    )


def test_a_tile_that_looks_different_turned_is_a_line_for_each() -> None:
    state = drawn("CFFC")
    answer = list(analyse(state, 0.1, lines=100))[-1]
    assert len(answer.lines) == len(state.legal_actions())


def test_a_line_says_how_the_turn_goes_on_and_what_it_makes_happen() -> None:
    state = played("torres", 25)
    answer = list(analyse(state, 0.5))[-1]
    twin = state.copy()
    for action in (answer.lines[0].action, *(action for action, _ in answer.lines[0].then)):
        assert twin.to_move == state.to_move
        twin.play(action)
    plain = answer.plain("de")
    assert plain["game"] == "torres"
    assert plain["seat"] == int(state.to_move)


def test_where_luck_decides_there_are_chances_and_no_lines() -> None:
    state = played("carcassonne", 10)
    while state.to_move != CHANCE:
        state.apply(state.legal_actions()[0])
    answers = list(analyse(state, 0.1))
    assert [answer.lines for answer in answers] == [[]]
    assert sum(answers[0].chances) == pytest.approx(1.0)
    with pytest.raises(BastideError, match="Chance decides there"):
        evenly(state, playouts=1)


def test_when_the_game_is_over_the_answer_is_its_result() -> None:
    state = finished("magna_carta")
    (answer,) = analyse(state, 0.1)
    assert [seat for seat, chance in enumerate(answer.chances) if chance > 0] == state.winners
    with pytest.raises(BastideError, match="over"):
        evenly(state, playouts=1)


@pytest.mark.parametrize("name", GAMES)
def test_a_last_move_has_the_chances_of_its_result(name: str) -> None:
    """What surely ends the game has chances of 0 and 1, or a shared win, and the true points."""
    state = finished(name)
    frames = []
    state = bastide.load(name).start(players=2)
    draws, bot = Dealer(1), make_bot("novice", 1)
    while not state.over:
        if state.to_move == CHANCE:
            state.apply_code(draws.draw_code(state))
        else:
            frames.append(state.copy())
            state.apply(decide(bot, state, draws))
    last = frames[-1]
    lines = evenly(last, playouts=2, knowing=None)
    ends = {}
    for action in last.legal_actions():
        twin = last.copy()
        twin.apply(action)
        if twin.over:
            ends[str(action)] = twin
    assert ends
    for line in lines:
        if str(line.action) in ends:
            end = ends[str(line.action)]
            assert line.points == pytest.approx(end.scores)
            assert [round(chance * len(end.winners)) for chance in line.chances] == [
                int(seat in end.winners) for seat in range(2)
            ]


def test_actions_that_are_not_legal_are_refused_with_the_rule() -> None:
    state = played("torres", 25)
    wrong = next(
        action for action in (state.game.decode(code) for code in range(200)) if action not in state.legal_actions()
    )
    with pytest.raises(BastideError):
        evenly(state, playouts=1, only=[wrong])
    with pytest.raises(BastideError, match="no seat 4"):
        evenly(state, playouts=1, knowing=4)


def test_a_notebook_shows_the_board_and_the_lines() -> None:
    state = played("caylus", 25)
    answer = list(analyse(state, 0.2))[-1]
    assert isinstance(answer, Analysis)
    shown = answer._repr_html_()
    assert "<svg" in shown
    assert shown.count("<tr>") == 1 + len(answer.lines)
    rows = answer.table()
    assert [row[3] for row in rows] == [line.visits for line in answer.lines]
