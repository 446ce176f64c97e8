"""The two sources of chance."""

from collections import Counter
from hashlib import sha256

import pytest

from bastide import Dealer, FairDealer
from bastide.core.fair import commitment
from bastide.core.native import codes
from toy import GAME


def test_a_seed_repeats_itself_and_another_does_not() -> None:
    numbers = [[int(dealer.below(1000)) for _ in range(20)] for dealer in (Dealer(7), Dealer(7), Dealer(8))]
    assert numbers[0] == numbers[1] != numbers[2]


def test_the_fast_dealer_never_changes() -> None:
    assert [int(Dealer(seed).below(1_000_000)) for seed in (0, 1, 2**40, -5)] == [379562, 886861, 588415, 591406]
    dealer = Dealer(5)
    assert [int(dealer.below(10)) for _ in range(12)] == [9, 0, 4, 6, 3, 6, 2, 6, 8, 4, 8, 3]


@pytest.mark.parametrize("dealer", [Dealer(3), FairDealer(bytes(range(32)), "table")], ids=["fast", "fair"])
def test_numbers_are_even(dealer: Dealer) -> None:
    counts = Counter(int(dealer.below(6)) for _ in range(12_000))
    assert set(counts) == set(range(6))
    # Five standard deviations of a binomial with n = 12000 and p = 1/6 are 204.
    assert all(abs(count - 2000) < 204 for count in counts.values())


def test_a_shuffle_keeps_the_items_and_reaches_every_order() -> None:
    dealer = Dealer(1)
    seen = Counter()
    for _ in range(3_000):
        items = codes([1, 2, 3])
        dealer.shuffle(items)
        seen[tuple(int(item) for item in items)] += 1
    assert len(seen) == 6
    assert all(abs(count - 500) < 103 for count in seen.values())


def test_draws_follow_the_exact_weights() -> None:
    state = GAME.start(2)
    dealer = Dealer(9)
    counts = Counter(str(dealer.draw(state)) for _ in range(8_000))
    assert set(counts) == {f"deal {card}" for card in range(1, 9)}
    assert all(abs(count - 1000) < 148 for count in counts.values())


# Computed apart from the project, from the description in bastide.core.fair.
VECTORS = {
    ("00" * 32, "", ()): [0, 3, 1, 50, 256, 860602041],
    (bytes(range(32)).hex(), "table-1", ("a", "b")): [1, 0, 4, 6, 227, 48921801],
}


@pytest.mark.parametrize(("seed", "table", "nonces"), VECTORS)
def test_vectors_of_the_fair_dealer(seed: str, table: str, nonces: tuple[str, ...]) -> None:
    dealer = FairDealer(bytes.fromhex(seed), table, nonces)
    assert [int(dealer.below(n)) for n in (2, 6, 10, 52, 1000, 2**31)] == VECTORS[seed, table, nonces]


def test_the_commitment_is_sha256_over_seed_and_table() -> None:
    seed = bytes(range(32))
    expected = sha256(b"bastide commitment\0" + seed + b"club night").hexdigest()
    assert commitment(seed, "club night") == FairDealer(seed, "club night").commitment == expected


def test_nonces_change_the_draws_and_are_not_confused_with_each_other() -> None:
    def draws(*nonces: str) -> list[int]:
        dealer = FairDealer(bytes(32), "t", nonces)
        return [int(dealer.below(1 << 30)) for _ in range(4)]

    assert len({tuple(draws(*nonces)) for nonces in ((), ("ab",), ("a", "b"), ("b", "a"), ("", "ab"))}) == 5


def test_going_back_draws_the_same_again() -> None:
    dealer = FairDealer(bytes(32))
    first = [int(dealer.below(100)) for _ in range(5)]
    dealer.draws = 2
    assert [int(dealer.below(100)) for _ in range(3)] == first[2:]


def test_a_fresh_seed_is_secret_and_different() -> None:
    assert FairDealer().seed != FairDealer().seed
    with pytest.raises(ValueError, match="A seed has 32 bytes, not 3"):
        FairDealer(b"abc")
