"""CAR-TW, expansion IV: The Tower."""
