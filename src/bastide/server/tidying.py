"""Keeping the interpreter's search for garbage short.

Thousands of tables are hundreds of thousands of objects, and a search through all of them stops the process for a
third of a second. So what has lived for a while is set aside and not searched, and all of it only when little is going
on. Most garbage needs no search: it goes when its last user does.
"""

import gc

YOUNG = 20_000
"""So many new objects make a search among the new ones."""
SEARCH_ALL_EVERY = 1_800.0
"""Seconds between searches through everything, as soon as little is going on."""
SEARCH_ALL_AT_LATEST = 6 * 3_600.0
QUIET = 10
"""So few commands between two rounds are little."""


class Tidying:
    """When to search for garbage, and where."""

    def __init__(self, now: float) -> None:
        self.searched = now
        self.commands = 0.0
        gc.set_threshold(YOUNG, 20, 1_000)

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
        else:
            gc.collect(1)
        gc.freeze()
        return everything
