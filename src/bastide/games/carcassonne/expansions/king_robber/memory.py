"""What is remembered of the king and the robber, by its place in the chapter's stretch of the memory."""

from typing import Final

KING: Final = 0
ROBBER: Final = 3
MEMORY: Final = 6

# Of each of the two:
HOLDER: Final = 0  # seat + 1, or 0
RECORD: Final = 1  # the tiles of the largest region completed so far
NUMBER: Final = 2  # how many regions have been completed
