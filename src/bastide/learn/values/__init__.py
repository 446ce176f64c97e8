"""Learning what positions promise: a small net over the parts of a position, fitted to how self-play went on.

    python -m bastide.learn.values carcassonne --rounds 12 --games 2000 --out runs/carcassonne

For games whose counsel can `tell` a position in parts. A round plays games, everybody doing what the present net
promises most, and fits the net to the points that came of it, and to those that were expected a few turns after moves
that were compared. It needs numpy and nothing else; with PyTorch fitting is faster.
"""
