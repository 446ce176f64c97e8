"""Puzzles at a server: today's, the next by rating or theme, what became of them, and who has solved how many."""
