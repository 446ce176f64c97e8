"""Garbage collection, kept short.

Thousands of tables are hundreds of thousands of objects, and a search through all of them stops the process for a
third of a second. So only the newest are searched, a few at a time; what lives through that is set aside, and searched
only when little is going on. Most garbage needs no search: it goes when its last user does.
"""

import gc

YOUNG = 2_000
"""How many new objects make a search among the new ones, which takes a few milliseconds."""
NEVER = 1_000_000
SEARCH_ALL_EVERY = 1_800.0
"""Seconds between searches through everything, as soon as little is going on."""
SEARCH_ALL_AT_LATEST = 6 * 3_600.0
QUIET = 10
"""So few commands between two rounds are little."""


class Tidying:
    """When the garbage collector runs, and over which objects."""

    def __init__(self, now: float) -> None:
        self.searched = now
        self.commands = 0.0
        gc.set_threshold(YOUNG, NEVER, NEVER)

    def tidy(self, now: float, commands: float) -> bool:
        """Called every few seconds with the commands carried out so far; True when everything was searched."""
        quiet = commands - self.commands < QUIET
        self.commands = commands
        waited = now - self.searched
        everything = (quiet and waited > SEARCH_ALL_EVERY) or waited > SEARCH_ALL_AT_LATEST
        if everything:
            self.searched = now
            gc.unfreeze()
            gc.collect()
        gc.freeze()
        return everything
