"""The seven phases of a turn, one file each (CAY-4.1)."""
