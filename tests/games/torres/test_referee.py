"""Whole games against a second reading of the rules: who decides, what is legal, and everything on the table."""

import json
from collections import Counter
from typing import Any

import pytest

from bastide import CHANCE, Dealer, State
from bastide.testing import rule
from games.playing import legal, next_of, tell
from games.test_random_tables import any_table
from games.torres.referee import CARDS, Referee, Square, named
from games.torres.table import TORRES
from soak import share

VARIANTS = ("base", "common_deck", "master")
ON_THE_TABLE = (
    "blocks", "knights", "king", "scores", "towers", "held_over", "hands", "played", "decks", "year", "round",
    "first_player", "start_player", "decision", "to_move", "master_card", "action_points", "tower_of_turn", "bought",
    "purchases", "card_played", "card_in_play", "lifted", "raised", "seen_cards",
)  # fmt: skip


def square_name(square: Square | None) -> str | None:
    return named(square) if square is not None else None


def pile(cards: Counter[str]) -> list[str]:
    return sorted(cards.elements(), key=CARDS.index)


def table_of(referee: Referee) -> dict[str, Any]:
    """What the referee says lies on the table."""
    seats = range(referee.n)
    return {
        "blocks": {named(square): height for square, height in referee.board.heights.items() if height},
        "knights": [sorted(map(named, referee.knights(seat))) for seat in seats],
        "king": square_name(referee.king()),
        "scores": referee.scores,
        "towers": referee.towers,
        "held_over": referee.held,
        "hands": [pile(hand) for hand in referee.hands],
        "played": [pile(cards) for cards in referee.played],
        "decks": [
            {"top": list(map(list, deck.top)), "unseen": pile(deck.unseen), "bottom": list(map(list, deck.bottom))}
            for deck in referee.decks
        ],
        "year": referee.year,
        "round": referee.round,
        "first_player": referee.first,
        "start_player": referee.starter,
        "decision": referee.decision,
        "to_move": referee.to_move,
        "master_card": referee.card_of_master,
        "action_points": referee.points,
        "tower_of_turn": referee.tower,
        "bought": pile(referee.bought),
        "purchases": referee.purchases,
        "card_played": referee.card_played,
        "card_in_play": referee.card,
        "lifted": square_name(referee.lifted),
        "raised": square_name(referee.raised),
        "seen_cards": referee.seen,
    }


def agree(state: State, referee: Referee, seed: int) -> None:
    data: Any = json.loads(json.dumps(state.snapshot()))
    data["knights"] = [sorted(squares) for squares in data["knights"]]
    there = table_of(referee)
    wrong = {key: (data[key], there[key]) for key in ON_THE_TABLE if data[key] != there[key]}
    assert not wrong, (wrong, seed, data)
    assert state.view(None)["supply"] == referee.supply


def some_table(seed: int) -> dict[str, object]:
    """Every variant with every number of players in nine of them; every third has its beginning chosen."""
    chosen: dict[str, object] = {"players": 2 + seed // 3 % 3, "variant": VARIANTS[seed % 3]}
    if seed // 3 % 3 == 1:
        chosen |= {"first_player": 1, "master_card": "board_edge" if seed % 3 == 2 else "random"}
    return chosen


def watch(settings: dict[str, object], seed: int) -> Counter[str]:
    """A game at random, now and then for what is rare; how often an action of each kind was taken at each decision."""
    state = TORRES.start(**settings)
    referee = Referee(state.players, {option.name: state.settings[option.name] for option in TORRES.options})
    dealer = Dealer(seed)
    asked = referee.play()
    met: Counter[str] = Counter()
    seat, allowed = next(asked)
    while allowed:
        agree(state, referee, seed)
        offered = legal(state)
        assert len(offered) == len(allowed), (set(offered) ^ allowed, seed, state.snapshot())
        assert (state.to_move, set(offered)) == (seat, allowed), (seed, state.snapshot())
        if seat == CHANCE:
            assert dict(zip(offered, list(state.chance_weights()), strict=True)) == referee.weights
            text = offered[dealer.pick(state.chance_weights())]
        else:
            text = whim(referee, sorted(offered), dealer)
        met[f"{referee.decision} {text.split()[0]}"] += 1
        if referee.decision == "card_effect":
            met[f"card_effect {referee.card}"] += 1
        state.play(state.parse(text))
        seat, allowed = next_of(asked, text)
    agree(state, referee, seed)
    return met


def whim(referee: Referee, offered: list[str], dealer: Dealer) -> str:
    """At random, with an eye on what is rare: cards, turns that end early, one block left for uneven towers."""
    uneven = len({height for height in referee.towers[referee.to_move] if height < 3}) > 1
    for early, odds in (("end", 1 if uneven and referee.tower == 1 else 15), ("stay", 3)):
        if early in offered and dealer.below(odds) == 0:
            return early
    wanted = ("block",) if uneven else ("play", "buy")
    rare = [text for text in offered if text.startswith(wanted)] if uneven or dealer.below(3) == 0 else []
    busy = [text for text in offered if text != "end"] if dealer.below(8) else offered
    chosen = rare or busy or offered
    return chosen[dealer.below(len(chosen))]


DECISIONS = {
    "first_player": "first", "master_card": "master", "start_castle": "castle", "first_knight": "knight",
    "first_king": "king", "turn": "knight move block buy play advance end", "tower_for_block": "tower",
    "tower_at_end": "tower", "tower_for_raise": "tower", "draw": "draw", "keep": "keep", "return": "return",
    "card_effect": "block raise lift move extra_block free_move diagonal two_up jump any_door raise_knight shift_block",
    "put_block": "put", "spread": "spread", "king_move": "king stay", "start_player": "start",
}  # fmt: skip
"""What can be decided where, and by which cards."""


def not_met(met: Counter[str]) -> set[str]:
    """The kinds of decisions that did not come about."""
    return {f"{decision} {word}" for decision, words in DECISIONS.items() for word in words.split()} - met.keys()


def test_every_kind_of_action_has_its_decision() -> None:
    assert {kind.word for kind in TORRES.actions.kinds} == set(" ".join(DECISIONS.values()).split()) - set(CARDS)


@rule("TOR-4.1", "TOR-5.2", "TOR-6.5", "TOR-7.1", "TOR-8.1", "TOR-9.2", "TOR-9.15", "TOR-11.1", "TOR-12.1", "TOR-17.2")
def test_every_kind_of_decision_is_offered_and_carried_out_as_the_clauses_say() -> None:
    met: Counter[str] = Counter()
    for seed in range(9):
        met += watch(some_table(seed), seed)
    tell("torres", met)
    assert not_met(met) == set()


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_games_at_random_tables_go_as_the_clauses_say(batch: int) -> None:
    dealer = Dealer(1000 + batch)
    for seed in range(18 * batch, 18 * batch + 18):
        watch(any_table(TORRES, dealer), seed)
