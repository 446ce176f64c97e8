"""Studies: games and positions looked at with others, with variations, comments and chapters."""
