"""CAR-KR, expansion VI a: King & Robber Baron."""
