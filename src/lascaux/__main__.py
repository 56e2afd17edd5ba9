"""`python -m lascaux`: the command line, also where the folder of scripts is not on the path."""

import sys

from lascaux.cli.main import main

sys.exit(main())
