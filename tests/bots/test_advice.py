"""Hints and reviews say what the rules say, and know only what the seat knows."""

from pathlib import Path

import pytest

import bastide
from bastide.bots import decide, make_bot
from bastide.bots.advice import advise, consequences, judge, telling
from bastide.bots.outlook import chance, chances, promise
from bastide.bots.review import luck_of, review
from bastide.core import CHANCE, Action, Dealer, Event, Record, State
from bastide.core.counsel import counsel_of

RECORDS = Path(__file__).parents[1] / "records"


def middle(game: str, decisions: int) -> State:
    state = bastide.load(game).start(players=2)
    dealer = Dealer(3)
    while decisions > 0 or state.to_move == CHANCE or len(state.legal_codes()) < 4:
        codes = state.legal_codes()
        if state.to_move == CHANCE:
            state.apply_code(dealer.draw_code(state))
        else:
            state.apply_code(codes[int(dealer.below(len(codes)))])
            decisions -= 1
    return state


@pytest.mark.parametrize("game", ["torres", "caylus", "magna_carta", "carcassonne"])
def test_a_hint_is_three_legal_moves_best_first(game: str) -> None:
    state = middle(game, 20)
    seat = int(state.to_move)
    found = advise(state.determinize(seat, Dealer(1)), seconds=0.3)
    assert len(found) == 3
    assert all(state.why_not(advice.action) is None for advice in found)
    assert len({str(advice.action) for advice in found}) == 3
    assert [advice.tried for advice in found] == sorted((advice.tried for advice in found), reverse=True)
    for advice in found:
        assert 0 <= advice.chance <= 1
        for event in advice.plain(game, seat)["events"]:  # type: ignore[attr-defined]
            assert event["clause"] in state.game.rulebook
            assert event["text"]


@pytest.mark.parametrize("game", ["caylus", "magna_carta"])
def test_what_is_promised_to_both_seats_is_one_win(game: str) -> None:
    """The seat to move hopes too much; what a search makes of the hopes of both is no longer taken off one of them."""
    together = []
    bot, dealer = make_bot("net", 1), Dealer(2)
    state = bastide.load(game).start(players=2)
    likely: dict[int, float] = {}
    while not state.over and len(together) < 20:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        if len(state.legal_codes()) > 1 and seat not in likely:
            judgement = judge(state.determinize(seat, dealer), 60.0, iterations=24)
            likely[seat] = chance(state, judgement.values[judgement.best])
            if len(likely) == 2:
                together.append(sum(likely.values()))
                likely = {}
        state.play(decide(bot, state, dealer))
    assert abs(sum(together) / len(together) - 1) < 0.04


def test_the_events_of_a_hint_are_what_the_move_does() -> None:
    state = middle("torres", 30)
    code = int(state.legal_codes()[0])
    before = state.key()
    events = consequences(state, code)
    assert state.key() == before
    twin = state.copy()
    recorded = twin.record_events()
    twin.apply_code(code)
    assert [event.kind for event in events] == [event.kind for event in recorded]


def test_a_hint_tells_nothing_that_luck_or_hidden_cards_decide() -> None:
    """What an imagined card would bring is no advice: the events end before it."""
    state = middle("magna_carta", 2)
    count = cut = 0
    dealer = Dealer(6)
    while not state.over:
        for code in state.legal_codes() if state.to_move != CHANCE else ():
            twin = state.copy()
            recorded = twin.record_events()
            twin.apply_code(code)
            events = consequences(state, int(code))
            assert not any(event.irreversible for event in events)
            assert [event.kind for event in events] == [event.kind for event in recorded[: len(events)]]
            count += len(events)
            cut += len(events) < len(recorded)
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
    assert count > 100
    assert cut > 0


def test_a_review_follows_the_whole_game_and_ends_with_its_result() -> None:
    record = Record.read((RECORDS / "torres-2-base.txt").read_text("utf-8"))
    frames = bastide.core.replay(bastide.load("torres"), record)[-40:]
    steps: list[int] = []
    found = review(frames, seconds=0.001, progress=steps.append)
    assert steps == list(range(len(frames)))
    assert found.curve[-1][1] == [1.0 if seat in (record.winners or []) else 0.0 for seat in range(2)]
    assert all(abs(sum(chances) - 1) < 1e-9 for _, chances in found.curve)
    assert [step for step, _ in found.curve] == sorted(step for step, _ in found.curve)
    for choice in found.choices:
        state, action = frames[choice.step]
        assert action == choice.made
        assert state.to_move == choice.seat
        assert state.why_not(choice.better) is None
        assert choice.lost >= 0
    swings = found.swings(3)
    assert [swing.lost for swing in swings] == sorted((swing.lost for swing in swings), reverse=True)
    assert abs(found.luck(0) + found.luck(1)) < 1e-9  # what luck brings one of two seats it takes from the other
    plain = found.plain()
    assert plain["given_away"] == [round(found.given_away(seat), 4) for seat in range(2)]


def test_a_blunder_shows_as_the_biggest_swing() -> None:
    """A sensible game in which one move is replaced by its worst: the review must find that move."""
    from bastide.bots.greedy import EstimateBot
    from bastide.bots.one_ply import leads_after

    state = bastide.load("carcassonne").start(players=2, start_player=0)
    counsel = counsel_of(state.game)
    dealer, bot = Dealer(24), EstimateBot(1)
    frames = []
    decisions = 0
    blunder = -1
    while not state.over and decisions < 30:
        if state.to_move == CHANCE:
            action = dealer.draw(state)
        else:
            decisions += 1
            leads = list(leads_after(counsel, state, state.legal_codes(), False))
            if decisions > 10 and blunder < 0 and max(leads) - min(leads) > 10:
                action = state.legal_actions()[leads.index(min(leads))]
                blunder = len(frames)
            else:
                action = bot.choose(state)
        frames.append((state.copy(), action))
        state.apply(action)
    assert blunder >= 0
    found = review(frames, seconds=0.15)
    assert found.swings(1)[0].step == blunder


def cloister() -> State:
    """A position of Carcassonne, some tiles on, in which a tile is to be placed that looks the same from every side."""
    state, draws = bastide.load("carcassonne").start(players=2), Dealer(3)
    while state.turn_number() < 6 or state.to_move != CHANCE:
        codes = state.legal_codes()
        state.apply_code(draws.draw_code(state) if state.to_move == CHANCE else codes[len(codes) // 2])
    state.play(state.game.parse("draw base/FFFF-monastery"))
    return state


def test_hints_name_every_place_of_a_tile_that_looks_the_same_turned_before_one_twice() -> None:
    state = cloister()
    places = {str(action).split()[1] for action in state.legal_actions()}
    hints = advise(state, seconds=0.2, count=len(places))
    assert {str(hint.action).split()[1] for hint in hints} == places


def test_who_turned_such_a_tile_otherwise_gave_nothing_away_and_every_way_to_lay_it_is_as_good() -> None:
    state = cloister()
    cells: dict[str, list[Action]] = {}
    for action in state.legal_actions():
        cells.setdefault(str(action).split()[1], []).append(action)
    assert all(len(turned) == 4 for turned in cells.values())
    best = judge(state.determinize(int(state.to_move), Dealer(0)), 0.5, 0).best
    cell = str(state.game.decode(best)).split()[1]
    worst = next(turned for other, turned in cells.items() if other != cell)[0]
    for action in (*cells[cell], worst):
        (choice,) = review([(state, action)], seconds=0.5).choices
        better = str(choice.better).split()[1]
        assert choice.lost == 0 or str(action).split()[1] != better
        expected = {str(one) for one in cells[better]} - {str(choice.better)} if choice.lost else set()
        assert {str(one) for one in choice.as_good} == expected


def test_only_what_not_every_move_brings_about_makes_a_difference() -> None:
    same, more, less = (Event("score", "TOR-1.1", 0, {"points": points}) for points in (1, 8, 2))
    assert telling([[same, more], [same, less], [same]]) == [[more], [less], []]
    assert telling([[same]]) == [[same]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_chances_of_all_seats_are_one_and_equal_while_nobody_leads(players: int) -> None:
    state = bastide.load("carcassonne").start(players=players, start_player=0)
    while state.to_move == CHANCE:
        state.apply_code(Dealer(1).draw_code(state))
    level = chances(state, 0.5)
    assert level == pytest.approx([1 / players] * players, abs=0.04)  # who moves later expects a little less
    ahead = chances(state, 0.9)
    assert sum(ahead) == pytest.approx(1)
    assert ahead[int(state.to_move)] == max(ahead) > level[int(state.to_move)]


@pytest.mark.parametrize(("game", "decisions"), [("torres", 31), ("carcassonne", 20), ("caylus", 23)])
def test_a_hint_says_in_words_how_the_turn_goes_on(game: str, decisions: int) -> None:
    state = middle(game, decisions)
    lines = 0
    for advice in advise(state.determinize(int(state.to_move), Dealer(1)), seconds=0.3):
        twin = state.copy()
        twin.apply(advice.action)
        for action, said in advice.then:
            assert twin.to_move == state.to_move
            assert twin.why_not(action) is None
            assert said == twin.message(action)
            twin.apply(action)
            lines += 1
    assert lines or game == "caylus"


@pytest.mark.parametrize(("game", "players"), [("carcassonne", 2), ("carcassonne", 3), ("magna_carta", 2)])
def test_luck_is_nothing_on_average_and_the_same_for_equal_draws(game: str, players: int) -> None:
    state = bastide.load(game).start(players=players)
    dealer = Dealer(5)
    decisions = 0
    while decisions < 12 or state.to_move != CHANCE or len(state.legal_codes()) < 3:
        decisions += state.to_move != CHANCE
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        state.apply_code(dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))])
    outcomes = list(zip(state.legal_codes(), state.chance_weights(), strict=True))
    lucks = [luck_of(state, int(code), 1e9, dealer) for code, _ in outcomes]
    for seat in range(players):
        average = sum(luck[seat] * weight for luck, (_, weight) in zip(lucks, outcomes, strict=True))
        assert abs(average) < 1e-6
    for luck, (code, _) in zip(lucks, outcomes, strict=True):
        assert abs(sum(luck)) < 1e-9
        twin = state.copy()
        twin.apply_code(code)
        assert abs(sum(promise(twin)) - 1) < 1e-9
    if game == "carcassonne":
        assert max(max(luck) for luck in lucks) > 0.001, "some tiles suit somebody better than others"


def test_every_step_of_chance_is_luck_and_every_decision_is_choice() -> None:
    state = bastide.load("carcassonne").start(players=2, start_player=0)
    dealer = Dealer(2)
    frames = []
    for _ in range(40):
        codes = state.legal_codes()
        chance = state.to_move == CHANCE
        code = dealer.draw_code(state) if chance else codes[int(dealer.below(len(codes)))]
        frames.append((state.copy(), state.game.decode(int(code))))
        state.apply_code(code)
    found = review(frames, seconds=0.001)
    steps = [step for step, (before, _) in enumerate(frames) if before.to_move == CHANCE]
    assert [draw.step for draw in found.draws] == steps
    assert found.luck(0) == sum(draw.luck[0] for draw in found.draws)
    assert not {choice.step for choice in found.choices} & set(steps)
    sizes = [draw.size for draw in found.turns_of_luck(4)]
    assert sizes == sorted(sizes, reverse=True)
