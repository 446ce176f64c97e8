"""The signs of the seats, the same in every game: lozenge, circle, triangle, hexagon, square."""

SIGNS = "RBGOK"
