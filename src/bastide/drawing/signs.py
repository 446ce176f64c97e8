"""The signs of the seats: red lozenge, blue circle, green triangle, orange hexagon, black square, slate shield."""

SIGNS = "RBGOKS"
"""The letter in the sign of each seat."""
