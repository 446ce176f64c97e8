"""Whole games against a second reading of the rules: who decides, what is possible, and everything on the table."""

from collections import Counter

import pytest

from bastide.core import CHANCE, Dealer, State
from bastide.games.magna_carta import GAME
from games.magna_carta.referee import CARDS, Referee, RoadCard
from games.magna_carta.table import card, seat, table
from games.playing import play_beside, tell
from games.test_random_tables import any_table
from soak import share

GOODS = {"f": "food", "w": "wood", "s": "stone", "g": "gold", "d": "deniers"}
RICH = {"food": 9, "wood": 9, "stone": 9, "gold": 9, "deniers": 20}


def table_of(referee: Referee) -> dict[str, object]:
    """What the referee says lies on the table."""
    seats = range(referee.n)
    return {
        "goods": [{name: have[letter] for letter, name in GOODS.items()} for have in referee.have],
        "hands": [sorted(hand) for hand in referee.hand],
        "sizes": [(len(hand), len(deck)) for hand, deck in zip(referee.hand, referee.deck, strict=True)],
        "discards": [sorted(pile) for pile in referee.discard],
        "tokens": referee.tokens,
        "workers": [referee.workers(one) for one in seats],
        "prestige": [sorted(built) for built in referee.built],
        "scores": [referee.score(one) for one in seats],
        "road": [
            (one.name, one.owner, one.side, one.turning, one.prestige, one.worker, one.store) for one in referee.road
        ],
        "castle": (referee.castle, referee.removed),
        "left": sorted(referee.left),
        "turn": (referee.turn, referee.first, referee.provost, referee.bridge),
    }


def table_in(state: State) -> dict[str, object]:
    """The same as the game has it."""
    view = state.view(None)
    players = view["players"]
    return {
        "goods": [{name: one[name] for name in GOODS.values()} for one in players],
        "hands": [sorted(one["hand"]) for one in state.snapshot()["seats"]],
        "sizes": [(one["hand_size"], one["deck_size"]) for one in players],
        "discards": [sorted(one["discard"]) for one in players],
        "tokens": [one["tokens"] for one in players],
        "workers": [one["workers"] for one in players],
        "prestige": [sorted(one["prestige"]) for one in players],
        "scores": state.scores,
        "road": [
            tuple(one[key] for key in ("card", "owner", "side", "turning", "prestige", "worker", "store"))
            for one in view["road"]
        ],
        "castle": (view["castle"], view["removed"]),
        "left": sorted(view["prestige"]),
        "turn": (view["turn"], view["first"], view["provost"], view["bridge"]),
    }


def whim(dealer: Dealer, options: list[str]) -> str:
    """At random, but seldom nothing: a table where little is declined shows more of the rules."""
    busy = [text for text in options if text not in ("pass", "decline", "offer 0", "provost 0")]
    return options[dealer.below(len(options))] if not busy or dealer.below(6) == 0 else busy[dealer.below(len(busy))]


def compare(state: State, referee: Referee, game, dealer: Dealer) -> Counter:
    """Play a random game to its end, the referee watching; how often each kind of action was taken at each step, and
    what was built and used."""
    met: Counter = Counter()

    def choose(offered: list[str]) -> str:
        text = str(dealer.draw(state)) if state.to_move == CHANCE else whim(dealer, offered)
        met[f"{state.view(None)['step']} {text.split()[0]}"] += 1
        met[text] += text.startswith(("build", "prestige", "use"))
        return text

    def agree(text: str) -> None:
        assert table_in(state) == table_of(referee), (text, state.snapshot())

    play_beside(state, game, choose, agree)
    return met


def from_the_set_up(players: int, variant: str, seed: int) -> Counter:
    referee = Referee(players, variant)
    return compare(GAME.start(players, variant=variant), referee, referee.play(), Dealer(seed))


DECISIONS = {
    "neutral_card": "neutral", "opening_card": "deal", "mulligan": "keep mulligan", "mulligan_card": "deal",
    "first_player": "first", "move": "draw replace place build prestige pass", "drawn_card": "deal",
    "card_payment": "pay", "prestige_payment": "pay", "provost": "provost", "primary": "use turn decline",
    "secondary": "use decline", "lawyer_payment": "pay", "offer": "offer", "gold": "gold",
}  # fmt: skip
"""What can be decided at each step."""


def not_met(met: Counter) -> set[str]:
    """The kinds of decisions that did not come about."""
    return {f"{step} {word}" for step, words in DECISIONS.items() for word in words.split()} - met.keys()


def test_every_kind_of_action_has_its_step():
    assert {kind.word for kind in GAME.actions.kinds} == set(" ".join(DECISIONS.values()).split())


@pytest.mark.parametrize("variant", ["standard", "beginner"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_from_the_set_up(players, variant):
    met = Counter()
    for seed in range(2):
        met += from_the_set_up(players, variant, seed)
    assert (
        min(met[kind] for kind in ("mulligan mulligan", "move draw", "move replace", "move place", "offer offer")) > 0
    )


def grown(players: int) -> tuple[State, Referee]:
    """A road with a Lawyer, a Church and everybody's houses, hands to build from, and goods for everything."""
    road = []
    for one in range(players):
        names = ["lawyer", "small_farm", "bank"] if one % 2 else ["church", "small_quarry", "peddler"]
        road += [card(name, one, **({"store": 2} if name.startswith("small") else {})) for name in names]
        road += [card("market", one, residence=True), card("large_farm", one, residence=True)]
    state = table(*[seat(hand="gold_mine large_quarry", **RICH) for _ in range(players)], road=road, provost=players)
    referee = Referee(players, "standard")
    for one in state.view(None)["road"]:
        laid = RoadCard(one["card"], one["owner"], one["store"])
        laid.side = one["side"]
        referee.road.append(laid)
    referee.have = [Counter({letter: RICH[name] for letter, name in GOODS.items()}) for _ in range(players)]
    referee.hand = [{"gold_mine", "large_quarry"} for _ in range(players)]
    laid_by = [{one.name for one in referee.road if one.owner == player} for player in range(players)]
    referee.deck = [set(CARDS) - referee.hand[player] - laid_by[player] for player in range(players)]
    referee.provost, referee.first, referee.turn = players, 0, 1
    return state, referee


def from_the_middle(referee: Referee):
    """The turn that has begun, then the game to its end."""
    yield from referee.rest_of_turn()
    while sum(referee.castle):
        yield from referee.whole_turn()


def test_whole_games_on_a_road_that_has_grown():
    """Prestige buildings, Lawyers with cards that wait, Churches and payments in gold come about."""
    met = from_the_set_up(3, "standard", seed=1)
    for seed in range(6):
        state, referee = grown(2 + seed % 3)
        met += compare(state, referee, from_the_middle(referee), Dealer(seed))
    tell(
        "magna_carta",
        Counter({kind: n for kind, n in met.items() if not kind.startswith(("build", "prestige ", "use"))}),
    )
    assert not_met(met) == set()
    assert {"use 2d>1t", "use 5d>2t", "use 3d>1t", "prestige cathedral", "prestige hotel", "build church"} <= set(met)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(share(10)))
def test_games_at_random_tables_go_as_the_clauses_say(batch):
    dealer = Dealer(1000 + batch)
    for seed in range(20 * batch, 20 * batch + 20):
        from_the_set_up(seed=seed, **any_table(GAME, dealer))
