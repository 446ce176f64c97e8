"""`python -m bastide` is the command `bastide`."""

import sys

from bastide.cli import main

sys.exit(main())
