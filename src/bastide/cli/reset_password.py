"""`bastide reset-password`: a new password for somebody who plays here and forgot theirs."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bastide.cli.serve import need_server


def reset_password(
    name: Annotated[str, Parameter(help="The name of the account.")],
    /,
    *,
    data: Annotated[Path | None, Parameter(help="The folder of the tables, as for `bastide serve`.")] = None,
) -> None:
    """Print a new password for an account whose owner forgot theirs, and sign it out everywhere.

    Pass it on; its owner changes it in the settings of the page. The server goes on meanwhile.

    For example:

        bastide reset-password "Red Knight"
        bastide reset-password "Red Knight" --data /srv/bastide
    """
    need_server()
    from bastide.server.identity.reset import reset_password as reset

    print(reset(name, data))
