"""One room per game. A game's package has its `Game` as `GAME`."""
