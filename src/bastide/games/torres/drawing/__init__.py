"""The parts of the picture of a table: what things look like, the board, the panels beside it."""
