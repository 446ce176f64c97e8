"""CAR-RI, expansion VI d: River II."""
