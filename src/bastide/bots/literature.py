"""The published searches as players, so that strength can be compared with what has been reported."""

from bastide.bots.expectimax import Expectimax
from bastide.bots.uct import Uct
from bastide.core import Action, Dealer, State
from bastide.core.counsel import counsel_of


class UctBot:
    """UCT with random playouts to the end; the reward is victory, or with `by_score` the squashed lead."""

    def __init__(
        self, name: str, seed: int, seconds: float, iterations: int, by_score: bool = False, rave: bool = False
    ) -> None:
        self.name = name
        self.dealer = Dealer(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.by_score = by_score
        self.rave = rave

    def choose(self, imagined: State) -> Action:
        """The action tried most often."""
        codes = imagined.legal_codes()
        if len(codes) == 1:
            return imagined.game.decode(int(codes[0]))
        search = Uct(counsel_of(imagined.game), imagined, self.dealer, self.by_score, self.rave)
        search.run(self.seconds, self.iterations)
        return imagined.game.decode(int(search.best()))


class StarBot:
    """Expectimax over the seat's turn, the draw and the best reply."""

    def __init__(self, name: str, seed: int, seconds: float) -> None:
        self.name = name
        self.dealer = Dealer(seed)
        self.seconds = seconds

    def choose(self, imagined: State) -> Action:
        """The action with the best expectation."""
        search = Expectimax(counsel_of(imagined.game), imagined, self.dealer)
        return imagined.game.decode(int(search.run(self.seconds)))
