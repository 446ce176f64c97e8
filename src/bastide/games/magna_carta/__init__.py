"""Caylus Magna Carta, the card game of Caylus for 2 to 4 players: standard and beginner's game."""

from bastide.games.magna_carta.game import GAME, MagnaCarta

__all__ = ["GAME", "MagnaCarta"]
