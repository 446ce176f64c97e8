"""What every search tree keeps of the actions somewhere in it."""

from bastide.core.native import append, i64, vec


class Tried:
    """The actions known after some sequence of actions and draws, how often each was tried, and what came of it."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.codes: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # rewards of the mover

    def find(self, code: i64) -> i64:
        """The place of an action in the lists, or -1."""
        i: i64 = 0
        for known in self.codes:
            if known == code:
                return i
            i += 1
        return -1

    def enter(self, code: i64) -> i64:
        """Make room for one more action; returns its place."""
        self.codes = append(self.codes, code)
        self.visits = append(self.visits, 0)
        self.total = append(self.total, 0.0)
        return len(self.codes) - 1

    def ahead(self) -> i64:
        """By how often the action tried most is ahead of the next."""
        most: i64 = 0
        next_most: i64 = 0
        for visits in self.visits:
            if visits > most:
                next_most = most
                most = visits
            elif visits > next_most:
                next_most = visits
        return most - next_most
