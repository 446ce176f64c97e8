"""Think about a position with the engine beside you: its best lines, each searched evenly, with calibrated chances.

>>> import bastide
>>> from bastide.analysis import evenly
>>> state = bastide.load("torres").start(players=2, first_player=0)
>>> lines = evenly(state, playouts=2)
>>> len(lines) == len(state.legal_actions())
True
"""

from bastide.analysis.answer import Analysis, Line
from bastide.analysis.search import MOVER, analyse, evenly

__all__ = ["MOVER", "Analysis", "Line", "analyse", "evenly"]
