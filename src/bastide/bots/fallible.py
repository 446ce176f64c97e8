"""Players with human weaknesses: they go by the first thought of the net, overlook moves, and are not always sure.

They overlook, but they throw nothing away: what a game knows to be folly they never do, whatever their level.
"""

from math import log
from typing import NamedTuple

from bastide.bots.follies import follies
from bastide.bots.net import net_of
from bastide.bots.one_ply import leads_after
from bastide.bots.outlook import counsel_for
from bastide.bots.searcher import Searcher
from bastide.core import Action, Dealer, State
from bastide.core.counsel import counsel_of

FINE = 1 << 30


class Skill(NamedTuple):
    """How a player falls short of the best. Worths are in points where the game's net expects points, else in what the
    logarithm of an action's probability is counted in."""

    attention: float
    """How likely it is that it sees a move at all."""
    unsure: float
    """The spread of what it thinks a move is worth."""
    sense: float
    """It never does what is worth so much less than the best."""
    plans: int = 0
    """How many unfinished plans it keeps in mind where whole turns are planned, at every step that it sees at all."""


class FallibleBot:
    """Chooses by the first thought, as well as its skill allows."""

    def __init__(self, name: str, seed: int, skills: dict[str, Skill], usual: Skill) -> None:
        self.name = name
        self.dealer = Dealer(seed)
        self.skills = skills
        """By game."""
        self.usual = usual
        self.planner = Searcher(name, seed, classic=True)

    def choose(self, imagined: State) -> Action:
        """The next step of its plan, if it makes plans and does not overlook it; else the best of the moves it sees, as
        far as it can tell them apart."""
        skill = self.skills.get(imagined.game.name, self.usual)
        if skill.plans and counsel_of(imagined.game).plans and self._lot() < skill.attention:
            self.planner.width = skill.plans
            planned = self.planner.choose(imagined)
            if int(planned.code) not in follies(imagined):
                return planned
        worths = without_follies(imagined, first_thoughts(imagined))
        best = max(worths.values())
        sensible = [code for code, worth in worths.items() if worth >= best - skill.sense]
        seen = [code for code in sensible if self._lot() < skill.attention]
        if not seen:
            seen = [sensible[int(self.dealer.below(len(sensible)))]]
        felt = {code: worths[code] - skill.unsure * log(-log(self._lot())) for code in seen}
        return imagined.game.decode(max(felt, key=lambda code: felt[code]))

    def _lot(self) -> float:
        """A number between 0 and 1, neither of them."""
        return (int(self.dealer.below(FINE)) + 0.5) / FINE


def without_follies(state: State, worths: dict[int, float]) -> dict[int, float]:
    """What is left without the moves of which nobody could say what they are for; all where there is nothing else."""
    foolish = follies(state)
    return {code: worth for code, worth in worths.items() if code not in foolish} or worths


def first_thoughts(state: State) -> dict[int, float]:
    """What every action worth a thought is worth at first sight."""
    net = net_of(state.game)
    if net is not None:
        codes = [int(code) for code in state.legal_codes()]
        return dict(zip(codes, net.look(state, codes)[0], strict=True))
    counsel = counsel_for(state.game)
    candidates = counsel.candidates(state)
    leads = leads_after(counsel, state, candidates, False)
    return {int(code): float(lead) for code, lead in zip(candidates, leads, strict=True)}
