"""Counting action sequences: a wrong rule almost always changes the number."""

from bastide.core import State


def perft(state: State, depth: int) -> int:
    """How many sequences of `depth` steps there are from here, each chance outcome counted as one step."""
    if depth == 0 or state.over:
        return 1
    codes = list(state.legal_codes())
    if depth == 1:
        return len(codes)
    total = 0
    for code in codes:
        after = state.copy()
        after.apply_code(code)
        total += perft(after, depth - 1)
    return total
