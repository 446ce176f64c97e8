"""The expansions: a folder for each, which has all that it brings; `sets.py` says which parts that can be."""
