"""Tournaments, clubs and leagues: whose games are ordinary tables, made and started by the server."""
