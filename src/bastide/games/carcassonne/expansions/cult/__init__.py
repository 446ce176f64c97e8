"""CAR-CU, expansion VI b: The Cult, with shrine and heretic."""
