"""Puzzles: positions out of real games in which one answer is clearly better than every other.

`answers` says what can be answered, `search` what each answer is worth, `making` finds puzzles in games, `themes` says
what they are about, `file` keeps them, and `judging` says of any answer how good it is.
"""

from bastide.puzzles.file import Puzzle, read, shipped

__all__ = ["Puzzle", "read", "shipped"]
