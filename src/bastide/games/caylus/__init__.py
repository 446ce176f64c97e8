"""Caylus, by William Attia: the rules of the first edition, chapter by chapter."""

from bastide.games.caylus.game import Caylus

GAME = Caylus()

__all__ = ["GAME"]
