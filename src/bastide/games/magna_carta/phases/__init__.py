"""The set-up and the six phases of a turn, in the order of the rulebook."""
