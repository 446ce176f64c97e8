"""CAR-AM, expansion V: Abbey & Mayor."""
