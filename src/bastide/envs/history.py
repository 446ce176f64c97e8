"""A position and the steps that led to it, as OpenSpiel wants them: the compiled part of `bastide.envs.openspiel`."""

from bastide.core.native import i64
from bastide.core.state import State


class History:
    """A position, and of every step its code and which seats did not see it."""

    def __init__(self, state: State, hides: bool, codes: list[int], unseen: list[int]) -> None:
        self.state = state
        self.hides = hides
        """Whether a seat may miss a step at all."""
        self.codes = codes
        self.unseen = unseen
        """The seats that did not see the step, a bit each; empty where nothing is hidden."""

    def copy(self) -> "History":
        """An independent one."""
        return History(self.state.copy(), self.hides, self.codes[:], self.unseen[:])

    def __deepcopy__(self, memo: object) -> "History":
        return self.copy()

    def legal(self) -> list[int]:
        """The legal codes, the smallest first."""
        codes = [int(code) for code in self.state.legal_codes()]
        codes.sort()
        return codes

    def outcomes(self) -> list[tuple[int, float]]:
        """While chance decides: every code with its exact weight, divided by their sum; the smallest first."""
        weights = self.state.chance_weights()
        codes = self.state.legal_codes()
        total: i64 = 0
        for weight in weights:
            total += weight
        whole = float(total)
        found = [(int(codes[i]), float(weights[i]) / whole) for i in range(len(codes))]
        found.sort()
        return found

    def apply(self, code: int) -> int:
        """Take the step with that code, and note who sees it; returns who moves next, or CHANCE, or NOBODY."""
        if self.hides:
            missed = 0
            bit = 1
            for seat in range(int(self.state.players)):
                if not self.state.sees(seat, code):
                    missed |= bit
                bit += bit
            self.unseen.append(missed)
        self.codes.append(code)
        self.state.apply_code(code)
        return int(self.state.to_move)

    def seen(self, seat: int) -> list[int | None]:
        """The steps as the seat saw them; None is one that it did not see."""
        if not self.hides:
            return list(self.codes)
        bit = 1 << seat
        return [None if missed & bit else code for code, missed in zip(self.codes, self.unseen, strict=True)]
