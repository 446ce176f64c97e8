"""What the engine offers in whole games is what a second reading of the rules finds."""

import json
from collections import Counter

import pytest

from bastide import CHANCE, Dealer, State
from bastide.testing import rule
from games.playing import legal, tell
from games.torres.referee import CARDS, Referee
from games.torres.table import TORRES
from soak import share

VARIANTS = ("base", "common_deck", "master")


def buyer(state: State) -> int | None:
    """Whose deck chance draws from."""
    view = state.view(None)
    turns = int(state.snapshot()["turns_taken"])
    return (view["start_player"] + turns) % state.players if view["decision"] == "draw" else None


def watch(seed: int, every: int) -> Counter[str]:
    """Play at random, now and then for what is rare; how often each kind of decision was compared."""
    variant = VARIANTS[seed % 3]
    players = 2 + seed // 3 % 3
    state = TORRES.start(players, variant=variant)
    dealer = Dealer(seed)
    met: Counter[str] = Counter()
    turns = 0
    returned: str | None = None
    whole_deck = False
    while not state.over:
        offered = legal(state)
        mover = int(state.to_move) if state.to_move >= 0 else buyer(state)
        view = json.loads(json.dumps(state.view(mover)))
        referee = Referee(view, variant)
        decision = view["decision"]
        kind = f"{decision} {view['card_in_play'] or ''}".strip()
        turns += decision == "turn"
        if decision == "draw" and variant == "common_deck":
            expected = None  # nobody knows the hands of all
        elif decision == "draw":
            expected = referee.drawn_by(mover)
        elif decision == "return":
            expected = referee.returned(returned, whole_deck)
        else:
            expected = referee.decision() if decision != "turn" or turns % every == 0 else None
        if expected is not None:
            assert sorted(offered) == sorted(expected), (kind, state.snapshot())
            met[kind] += 1
        if state.to_move == CHANCE:
            state.apply(dealer.draw(state))
            continue
        rare = [text for text in offered if text.startswith(("play", "buy"))] if dealer.below(3) == 0 else []
        busy = [text for text in offered if text != "end"] if dealer.below(8) else offered
        chosen = rare or busy or offered
        text = chosen[dealer.below(len(chosen))]
        returned = text if decision == "return" else None
        if decision == "keep":
            deck = view["decks"][mover if variant == "base" else 0]
            whole_deck = not len(deck["top"]) + deck["unseen"] + len(deck["bottom"])
        state.play(state.parse(text))
    return met


KINDS = {
    "first_player", "first_knight", "first_king", "turn", "tower_for_block", "tower_at_end", "draw", "keep", "return",
    "king_move", "start_player", "master_card", "start_castle", "put_block shift_block", "tower_for_raise raise_knight",
    *(f"card_effect {card}" for card in CARDS if not card.endswith("_ap")),
}  # fmt: skip


@rule("TOR-4.1", "TOR-5.2", "TOR-6.5", "TOR-7.1", "TOR-8.1", "TOR-9.2", "TOR-9.15", "TOR-12.1", "TOR-17.2")
def test_every_kind_of_decision_is_what_the_clauses_say() -> None:
    met: Counter[str] = Counter()
    for seed in range(9):
        met += watch(seed, every=6)
    tell("torres", met)
    assert met.keys() >= KINDS


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_every_kind_of_decision_in_many_games(batch: int) -> None:
    met: Counter[str] = Counter()
    for seed in range(100 + 18 * batch, 118 + 18 * batch):
        met += watch(seed, every=1)
    assert met.keys() >= KINDS
