"""The best pairs of all, exactly: a matching of least weight in a general graph, by rustworkx."""

from collections.abc import Callable, Sequence

from bastide.core import BastideError, Dealer

MOST_BITS = 122
"""What the library's whole numbers can hold, with what its algorithm adds to them."""
LOTS = 1 << 30


def best_pairs(costs: Sequence[Sequence[int]], dealer: Dealer) -> list[tuple[int, int]]:
    """Pairs of 0 to n - 1, n even, whose costs together are least; the lot decides between equally good ones.

    With the lot no two matchings are equally good, so that it does not matter which of them the library would meet
    first.
    """
    players = len(costs)
    span = LOTS * players
    highest = max((max(row) for row in costs), default=0)
    if (highest * span).bit_length() > MOST_BITS:
        raise BastideError("This tournament is too large to be paired: ask for fewer players or smaller points.")
    edges = [
        (a, b, (highest - costs[a][b] + 1) * span + int(dealer.below(LOTS)))
        for a in range(players)
        for b in range(a + 1, players)
    ]
    return sorted((min(pair), max(pair)) for pair in _library()(players, edges))


def _library() -> Callable[[int, list[tuple[int, int, int]]], set[tuple[int, int]]]:
    try:
        import rustworkx
    except ImportError:
        raise BastideError(
            "Pairs are drawn by rustworkx, which is not installed here; "
            "in the folder of Bastide's sources, type: pip install '.[tournaments]'"
        ) from None

    def match(players: int, edges: list[tuple[int, int, int]]) -> set[tuple[int, int]]:
        graph = rustworkx.PyGraph()
        graph.add_nodes_from(range(players))
        graph.add_edges_from(edges)
        return rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)

    return match
