"""The parts of the picture of a table: what things look like, the road, the castle, the favours, the seats."""
