"""One verdict per rule: legal is what the verdict lets through, and every verdict has its clause and its words."""

from collections import Counter
from importlib import import_module
from random import Random

import pytest

import bastide
from bastide.core import CHANCE, Dealer, State
from bastide.core.native import codes
from bastide.core.words import shelf
from bastide.games.carcassonne.codes import PLACE
from bastide.games.carcassonne.expansions.tower.prisoners import BuyBack
from bastide.games.carcassonne.land import WANTED_BITS
from bastide.games.carcassonne.phases.placing import FORBIDDEN, MISMATCH, place_verdict
from bastide.games.carcassonne.sets import SETS
from bastide.games.carcassonne.turn import Choice, Limit, Phase

ALL_SETS = dict.fromkeys((*SETS, "allow_discouraged"), True)
TABLES = [
    ("torres", {"players": 2}),
    ("torres", {"players": 3, "variant": "common_deck"}),
    ("torres", {"players": 4, "variant": "master"}),
    ("caylus", {"players": 2}),
    ("caylus", {"players": 4, "simplified_favours": True}),
    ("caylus", {"players": 5}),
    ("magna_carta", {"players": 2}),
    ("magna_carta", {"players": 4}),
    ("magna_carta", {"players": 3, "variant": "beginner"}),
    ("carcassonne", {"players": 2}),
    ("carcassonne", {"players": 3, **ALL_SETS}),
    (
        "carcassonne",
        {"players": 2, **ALL_SETS, "princess": "must", "barn_bars_pig": True, "wagon_move": "adjacent_tile"},
    ),
]
RULES = {"torres": ["setup", "knights", "blocks", "cards", "years"]}
RULES["caylus"] = ["phases.placement", "phases.special", "phases.provost", "phases.castle"]
RULES["caylus"] += ["production", "trade", "construction", "lawyer", "favour_table"]
RULES["magna_carta"] = ["phases.actions", "phases.provost", "phases.effects", "phases.castle"]
MOST_OF_A_KIND = {"carcassonne": 12}
"""The land is a large place: most of what can be written about it is nowhere near."""


def pick(state: State, dealer: Dealer) -> int:
    """Any legal action."""
    legal = sorted(int(code) for code in state.legal_codes())
    return legal[dealer.below(len(legal))]


@pytest.mark.parametrize(("name", "settings"), TABLES)
def test_the_zero_of_the_verdict_is_what_is_legal(name: str, settings: dict[str, object]) -> None:
    game = bastide.load(name)
    verdict_of = import_module(f"bastide.games.{name}.refusals").verdict_of
    state, dealer, random = game.start(**settings), Dealer(7), Random(7)
    asked = 0
    while not state.over:
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        legal = {int(code) for code in state.legal_codes()}
        for kind in game.actions.kinds:
            for number in random.sample(range(kind.count), min(kind.count, MOST_OF_A_KIND.get(name, 60))):
                action = kind.at(number)
                verdict = verdict_of(state, action)
                if verdict is not None:
                    asked += 1
                    assert (verdict == 0) == (action.code in legal), (str(action), verdict)
        for code in legal:
            assert verdict_of(state, game.decode(code)) in (0, None), str(game.decode(code))
        state.apply_code(pick(state, dealer))
    assert asked > 1_000


@pytest.mark.parametrize("name", RULES)
def test_every_verdict_has_a_number_a_clause_and_words_of_its_own(name: str) -> None:
    game = bastide.load(name)
    words = (shelf("words") / f"{name}.en.ftl").read_text("utf-8")
    tables = [import_module(f"bastide.games.{name}.{rules}").FORBIDDEN for rules in RULES[name]]
    numbers = [number for table in tables for number in table]
    assert len(numbers) == len(set(numbers))
    assert 0 not in numbers
    for table in tables:
        for clauses, reason in table.values():
            for clause in (clauses,) if isinstance(clauses, str) else clauses:
                assert clause in game.rulebook or clause.islower(), clause
            assert f"\nrefusal-{reason}" in words, reason


def test_every_verdict_of_carcassonne_has_a_clause_and_words_of_its_own() -> None:
    rules = bastide.load("carcassonne").start(players=2, **ALL_SETS).rules
    words = (shelf("words") / "carcassonne.en.ftl").read_text("utf-8")
    judges: list[Phase | Choice | Limit] = [*rules.phases, *rules.choices, *rules.limits]
    pairs = [pair for judge in judges for pair in judge.reasons()[1:]]
    assert len(pairs) > 80
    for clause, sentence in pairs:
        assert not clause or clause in bastide.load("carcassonne").rulebook or clause.startswith("CAR-B-6.5"), clause
        assert f"\nrefusal-{sentence} " in words, sentence


def test_a_tile_lies_where_the_verdict_is_0() -> None:
    game = bastide.load("carcassonne")
    state, dealer = game.start(players=2, river2=True, cult=True, abbey_mayor=True), Dealer(11)
    met: Counter[int] = Counter()
    while not state.over:
        if state.to_move != CHANCE and state.rules.phases[state.phase].slot == "CAR-T-4":
            legal = {int(code) for code in state.legal_codes()}
            for entry in state.land.frontier[: state.land.open_places]:
                for turn in range(4):
                    verdict = place_verdict(state, state.drawn, entry >> WANTED_BITS, turn)
                    assert (verdict == 0) == (PLACE + 4 * (entry >> WANTED_BITS) + turn in legal)
                    met[verdict] += 1
        state.apply(dealer.draw(state)) if state.to_move == CHANCE else state.apply_code(pick(state, dealer))
    assert set(met) == {0, MISMATCH, FORBIDDEN}


def test_a_prisoner_can_be_bought_back_where_the_verdict_on_one_is_0() -> None:
    game = bastide.load("carcassonne")
    state, dealer = game.start(players=4, tower=True), Dealer(5)
    ransom = next(phase for phase in state.rules.phases if isinstance(phase, BuyBack))
    met = set()
    while not state.over:
        if state.to_move != CHANCE:
            held = len(ransom.legal(state)) > 1
            assert ransom.has_prisoner(state) == held
            met.add(held)
        state.apply(dealer.draw(state)) if state.to_move == CHANCE else state.apply_code(pick(state, dealer))
    assert met == {True, False}


def test_the_choices_of_an_action_offer_what_has_the_verdict_0() -> None:
    game = bastide.load("carcassonne")
    state, dealer, random = game.start(players=4, **ALL_SETS), Dealer(3), Random(3)
    met = 0
    while not state.over:
        if state.to_move != CHANCE and state.rules.phases[state.phase].slot == "CAR-T-5" and not state.chosen:
            for choice in state.rules.choices:
                offered = {int(code) for code in choice.offer(state, codes([]))}
                assert choice.possible(state) == bool(offered), choice
                for kind in game.actions.kinds:
                    for number in random.sample(range(kind.count), min(kind.count, 6)):
                        code = kind.at(number).code
                        assert (choice.verdict_on(state, code) == 0) == (code in offered), (choice, code)
                assert all(choice.verdict_on(state, code) == 0 for code in offered), choice
                met += len(offered)
        state.apply(dealer.draw(state)) if state.to_move == CHANCE else state.apply_code(pick(state, dealer))
    assert met > 500
