"""What a seat cannot know does not change what a bot does for it."""

import pytest

import bastide
from bastide.bots import Bot, decide, make_bot
from bastide.core import CHANCE, Dealer, State

SETTINGS = [
    ("torres", {"players": 2}),
    ("torres", {"players": 3, "variant": "common_deck"}),
    ("magna_carta", {"players": 2}),
    ("magna_carta", {"players": 4}),
]
BOTS = ["greedy", "novice", "builder", "master:12", "uct:4", "rave:4"]


def positions(game: str, options: dict[str, object]) -> list[State]:
    """Positions of one random game in which the others hold something the mover cannot see."""
    state = bastide.load(game).start(**options)
    dealer = Dealer(4)
    found: list[State] = []
    while not state.over and len(found) < 6:
        seat = int(state.to_move)
        if seat == CHANCE:
            state.apply_code(dealer.draw_code(state))
            continue
        permuted = [state.determinize(seat, Dealer(n)) for n in range(3)]
        if len(state.legal_codes()) > 1 and any(one.key() != state.key() for one in permuted):
            found.append(state.copy())
        codes = state.legal_codes()
        state.apply_code(codes[int(dealer.below(len(codes)))])
    return found[-2:]


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(("game", "options"), SETTINGS, ids=[f"{game}-{o['players']}" for game, o in SETTINGS])
def test_a_choice_does_not_change_when_hidden_cards_are_permuted(
    game: str, options: dict[str, object], name: str
) -> None:
    found = positions(game, options)
    assert found
    for state in found:
        seat = int(state.to_move)
        chosen = {str(decide(make_bot(name, seed=3), state, Dealer(11)))}
        for n in range(3):
            permuted = state.determinize(seat, Dealer(100 + n))
            chosen.add(str(decide(make_bot(name, seed=3), permuted, Dealer(11))))
        assert len(chosen) == 1


def test_a_bot_that_peeks_would_be_caught() -> None:
    class Peeking:
        name = "peeking"

        def choose(self, imagined: State) -> bastide.core.Action:
            return imagined.legal_actions()[hash(imagined.key()) % len(imagined.legal_codes())]

    bot: Bot = Peeking()
    state = positions("magna_carta", {"players": 2})[-1]
    others = [state.determinize(int(state.to_move), Dealer(n)) for n in range(8)]
    assert len({str(bot.choose(other)) for other in others}) > 1
