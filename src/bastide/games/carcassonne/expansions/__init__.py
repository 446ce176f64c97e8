"""The expansions: one module per chapter of the rulebook."""
