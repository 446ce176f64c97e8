"""The parts of the drawings: words, signs, card faces, the road and the seats."""
