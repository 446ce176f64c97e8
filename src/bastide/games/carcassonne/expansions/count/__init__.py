"""CAR-CO, expansion VI c: The Count of Carcassonne."""
