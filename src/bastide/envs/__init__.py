"""Doors for researchers: PettingZoo, OpenSpiel, Gymnasium, batched play and data files, for every game.

Each door is a module of its own and needs what `pip install '.[research]'` brings:

    bastide.envs.pettingzoo   env("torres", players=2)
    bastide.envs.gymnasium    SeatEnv("torres", players=2, seat=0)
    bastide.envs.openspiel    registers bastide_torres, ... with pyspiel
    bastide.envs.vector       Tables("torres", games=256)
    bastide.envs.data         finished games as Parquet files and numpy arrays

What the numbers of an observation mean is described by `bastide.envs.layout` and in docs/research.md.
"""
