"""The signs of the seats, the same in every game: red lozenge, blue circle, green triangle, orange hexagon."""

SIGNS = "RBGO"
