"""CAR-IC, expansion I: Inns & Cathedrals."""
