"""CAR-TB, expansion II: Traders & Builders."""
