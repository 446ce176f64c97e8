"""What is remembered of abbeys, barns and wagons, by its place in the chapter's stretch of the memory."""

from typing import Final

HANDS: Final = 0  # 1 for each seat that still has its abbey
BARNS: Final = 6  # for each seat: the cell whose north-west corner its barn stands on, or 0
WAITING: Final = 12  # for each seat: its wagon that may drive on, as the state keeps figures, plus 1; or 0
FRESH: Final = 18  # 1 while the active player's barn was placed in this part and its field is not scored
ROUND: Final = 19  # how many seats have been asked in the final abbey round
LAST: Final = 20  # the seat that ended the normal turns, once that round has begun
MEMORY: Final = 21
