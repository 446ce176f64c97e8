"""`bastide tournament`: tournaments of bots and programs."""

from cyclopts import App

from bastide.cli.tournament.running import run

HELP = """Tournaments of bots and programs: Swiss, everybody against everybody, knockout, the same luck for all.

For example:

    bastide tournament run spec.toml --jobs 2
"""
tournament = App(name="tournament", help=HELP, help_format="markdown", version_flags=[])
tournament.command(run)
