"""CAR-PD, expansion III: The Princess & the Dragon."""
