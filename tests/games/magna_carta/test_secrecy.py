"""Nobody learns what MAG-3 keeps from them; and the search for leaks finds leaks that are planted."""

import json
from collections import Counter
from fractions import Fraction
from itertools import combinations
from math import comb, sqrt

import pytest

from bastide.core import CHANCE, Dealer, FairDealer, Match, Record, State
from bastide.games.magna_carta import GAME
from bastide.games.magna_carta.components import CARD_NAMES, KINDS
from bastide.testing import rule
from bastide.testing.events import shown_to
from games.magna_carta.eyes import Eyes, Leak, search_for_leaks
from games.magna_carta.table import card, player, seat, table
from games.playing import do, estimate, legal


@rule("MAG-3.3", "MAG-3.5", "MAG-3.6", "MAG-2.10")
def test_thousands_of_pairs_that_differ_in_secrets_look_the_same():
    assert search_for_leaks(Eyes(), games=12) > 2_000


@pytest.mark.soak
def test_every_viewer_of_every_position_of_a_dozen_games_sees_no_difference():
    assert search_for_leaks(Eyes(), games=12, seed=500, all_viewers=True) > 8_000


class HandInView(Eyes):
    def view(self, state, viewer):
        return {**state.view(viewer), "debug": [one["hand"] for one in state.snapshot()["seats"]]}


class AnswerInView(Eyes):
    def view(self, state, viewer):
        return {**state.view(viewer), "debug": [one["mulligan"] for one in state.snapshot()["seats"]]}


class OrderInView(Eyes):
    """All the same cards, but those in hand first."""

    def view(self, state, viewer):
        view = json.loads(json.dumps(state.view(viewer)))
        for one, secret in zip(view["players"], state.snapshot()["seats"], strict=True):
            one["unseen"].sort(key=lambda name: name not in secret["hand"])
        return view


class SecretInEvent(Eyes):
    def events(self, events, viewer):
        return [{**shown_to(event, viewer), "secret": dict(event.secret)} for event in events]


class OddRefusal(Eyes):
    """Tells whether an opponent holds the card that one cannot build."""

    def refusal(self, state, text):
        name = text.split()[-1]
        others = [one["hand"] for s, one in enumerate(state.snapshot()["seats"]) if s != state.to_move]
        return f"{state.why_not(GAME.parse(text))} {any(name in hand for hand in others)}"


class CountOfChoices(Eyes):
    """Offers one thing more when an opponent holds the bank."""

    def choices(self, state):
        others = [one["hand"] for s, one in enumerate(state.snapshot()["seats"]) if s != state.to_move]
        return [super().choices(state), any("bank" in hand for hand in others)]


class KnowingEstimate(Eyes):
    def estimate(self, state, seat):
        return estimate(state, seat) - sum("church" in one["hand"] for one in state.snapshot()["seats"])


@pytest.mark.parametrize(
    "planted", [HandInView, AnswerInView, OrderInView, SecretInEvent, OddRefusal, CountOfChoices, KnowingEstimate]
)
def test_a_planted_leak_is_found(planted):
    with pytest.raises(Leak):
        search_for_leaks(planted(), games=12)


class Scripted(FairDealer):
    """Deals one seat's cards as told, everything else as the first possible outcome."""

    def __init__(self, cards: list[str]) -> None:
        super().__init__(bytes(32), "table")
        self.cards = cards

    def draw(self, state):
        self.draws += 1
        if state.view(None)["step"].endswith("_card") and state.view(None)["mover"] == 0 and legal(state, "deal"):
            return GAME.parse(f"deal {self.cards.pop(0)}")
        return state.legal_actions()[0]


@rule("MAG-3.6")
def test_a_record_taken_while_the_game_is_on_tells_nothing_of_a_hidden_draw():
    def record(cards: str, viewer: int | None) -> str:
        match = Match(GAME, GAME.read_settings(2), Scripted(cards.split()))
        for text in ("keep", "keep", "place 1", "draw", "pass"):
            match.play(GAME.parse(text))
        return Record.of(match, viewer=viewer).write()

    hands = "bank church market small_farm", "lawyer peddler gold_mine large_farm"
    for viewer in (1, None):
        assert record(hands[0], viewer) == record(hands[1], viewer)
    assert record(hands[0], 0) != record(hands[1], 0)
    assert Record.read(record(hands[0], 1)).write() == record(hands[0], 1)


# determinize

ALL = CARD_NAMES[:KINDS]


def hand_of(state, number):
    return tuple(player(state, number, number)["hand"])


def spread(counts: Counter, cells: int, samples: int) -> float:
    """How far the counts are from equal ones: the chi-square statistic in standard deviations from its mean."""
    expected = samples / cells
    chi_square = sum((n - expected) ** 2 for n in counts.values()) / expected + (cells - len(counts)) * expected
    return (chi_square - (cells - 1)) / sqrt(2 * (cells - 1))


SIX_SIGMA = 6.0
"""An honest sampler fails a test below by chance less than once in ten million runs; the seeds are fixed anyway."""


@rule("MAG-3.5")
def test_determinize_deals_every_possible_hand_equally_often():
    state = table(seat(hand="bank church market"), seat(hand="lawyer"))
    luck, samples = Dealer(11), 22_000
    hands = Counter(hand_of(state.determinize(1, luck), 0) for _ in range(samples))
    assert len(hands) == comb(12, 3)
    assert abs(spread(hands, comb(12, 3), samples)) < SIX_SIGMA
    cards = Counter(name for hand, n in hands.items() for name in hand for _ in range(n))
    bound = SIX_SIGMA * sqrt(samples * 1 / 4 * 3 / 4)
    assert all(abs(cards[name] - samples / 4) < bound for name in ALL)


def test_the_statistics_would_notice_an_unfair_dealer():
    class Lazy(Dealer):
        """Stops shuffling halfway."""

        def shuffle(self, items):
            for i in range(len(items) - 1, len(items) // 2, -1):
                j = self.below(i + 1)
                items[i], items[j] = items[j], items[i]

    state = table(seat(hand="bank church market"), seat())
    luck, samples = Lazy(11), 22_000
    hands = Counter(hand_of(state.determinize(1, luck), 0) for _ in range(samples))
    assert abs(spread(hands, comb(12, 3), samples)) > SIX_SIGMA


@rule("MAG-3.5")
def test_determinize_deals_the_hands_of_several_opponents_independently():
    built = [card(name, s) for s in (0, 2) for name in ALL if name not in ("bank", "church", "market", "lawyer")]
    state = table(seat(hand="bank"), seat(), seat(hand="church market"), road=built)
    luck, samples = Dealer(5), 12_000
    pairs = Counter((hand_of(d, 0), hand_of(d, 2)) for d in (state.determinize(1, luck) for _ in range(samples)))
    assert len(pairs) == 4 * 6
    assert abs(spread(pairs, 24, samples)) < SIX_SIGMA


def test_determinize_leaves_the_own_hand_alone_and_guesses_unseen_answers():
    state = GAME.start(3)
    do(state, "neutral park", "neutral forest", *[f"deal {name}" for name in ALL[:3]] * 3)
    do(state, "keep", "mulligan")
    luck, samples = Dealer(3), 4_000
    guesses = [state.determinize(1, luck) for _ in range(samples)]
    assert {hand_of(guess, 1) for guess in guesses} == {tuple(ALL[:3])}
    assert {player(guess, 1, 1)["mulligan"] for guess in guesses} == {True}
    replaced = sum(player(guess, 0, 0)["mulligan"] for guess in guesses)
    assert abs(replaced - samples / 2) < SIX_SIGMA * sqrt(samples / 4)


def seen_by_opponent(starts, script: list[str]) -> list[tuple[State, Counter]]:
    """After this script, by what seat 1 sees: a position, and the exact probability of each hand of seat 0."""
    found: dict[bytes, tuple[State, Counter]] = {}

    def walk(now, left, weight):
        if now.to_move == CHANCE:
            outcomes = now.chance_outcomes()
            total = sum(w for _, w in outcomes)
            for action, w in outcomes:
                after = now.copy()
                after.apply(action)
                walk(after, left, weight * Fraction(w, total))
        elif left:
            after = now.copy()
            after.play(GAME.parse(left[0]))
            walk(after, left[1:], weight)
        else:
            found.setdefault(json.dumps(now.view(1)).encode(), (now, Counter()))[1][hand_of(now, 0)] += weight

    for start in starts:
        walk(start, script, Fraction(1))
    return list(found.values())


@rule("MAG-3.5", "MAG-3.6")
@pytest.mark.parametrize(
    ("script", "possible"),
    [
        (["draw", "pass"], 4),
        (["draw", "pass", "draw"], 1),
        (["draw", "pass", "draw", "draw"], 1),
        (["replace", "pass"], 1),
        (["replace", "pass", "draw"], 3),
        (["replace", "pass", "draw", "draw"], 3),
        (["replace", "pass", "draw", "replace"], 3),
        (["draw", "pass", "replace"], 6),
    ],
)
def test_what_determinize_deals_is_what_follows_from_all_that_was_seen(script, possible):
    """Five cards off the road, of which seat 1 knows: two in hand, two in the deck, and the market discarded."""
    cards = ["bank", "church", "lawyer", "peddler"]
    built = [card(name, 0) for name in ALL if name not in [*cards, "market"]]
    starts = [
        table(seat(deniers=9, hand=f"{one} {other}", discard="market"), seat(), road=built)
        for one, other in combinations(cards, 2)
    ]
    for state, hands in seen_by_opponent(starts, script):
        assert len(hands) == possible
        assert len(set(hands.values())) == 1, "all possible hands are equally likely"
        luck = Dealer(9)
        dealt = Counter(hand_of(state.determinize(1, luck), 0) for _ in range(600))
        assert set(dealt) == set(hands), "determinize deals exactly the hands that are possible"
        assert possible == 1 or abs(spread(dealt, possible, 600)) < SIX_SIGMA


@rule("MAG-3.7")
def test_a_card_that_is_being_paid_for_has_been_seen_by_all():
    state = table(seat(food=1, wood=1, gold=1, hand="lawyer bank"), seat())
    do(state, "build lawyer")
    assert player(state, 0, 1)["known"] == ["lawyer"]
    luck = Dealer(4)
    for _ in range(50):
        guess = state.determinize(1, luck)
        assert "lawyer" in hand_of(guess, 0)
        do(guess, "pay 1f1w")
        assert player(guess, 0, 0)["hand_size"] == len(hand_of(guess, 0)) == 1
