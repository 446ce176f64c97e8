"""What the drawings of several games have in common."""
