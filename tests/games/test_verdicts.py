"""One verdict per rule: legal is what the verdict lets through, and every verdict has its clause and its words."""

from importlib import import_module
from random import Random

import pytest

import bastide
from bastide.core import CHANCE, Dealer
from bastide.core.words import shelf

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
]
RULES = {"torres": ["setup", "knights", "blocks", "cards", "years"]}
RULES["caylus"] = ["phases.placement", "phases.special", "phases.provost", "phases.castle"]
RULES["caylus"] += ["production", "trade", "construction", "lawyer", "favour_table"]
RULES["magna_carta"] = ["phases.actions", "phases.provost", "phases.effects", "phases.castle"]
MOST_OF_A_KIND = 60


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
            for number in random.sample(range(kind.count), min(kind.count, MOST_OF_A_KIND)):
                action = kind.at(number)
                verdict = verdict_of(state, action)
                if verdict is not None:
                    asked += 1
                    assert (verdict == 0) == (action.code in legal), (str(action), verdict)
        for code in legal:
            assert verdict_of(state, game.decode(code)) in (0, None), str(game.decode(code))
        state.apply_code(sorted(legal)[dealer.below(len(legal))])
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
