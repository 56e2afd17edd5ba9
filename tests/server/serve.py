"""A real server for tests, with limits that do not get in the way: `python -m tests.server.serve DATABASE PORT`."""

from __future__ import annotations

import sys

from lascaux.server.app import create_app
from lascaux.server.logs import set_up_logs
from lascaux.server.serving import Serving
from lascaux.server.settings import Settings
from tests.server.support import GENEROUS


def main() -> None:
    database, port = sys.argv[1], int(sys.argv[2])
    settings = Settings(
        database=database,
        port=port,
        workers=1,
        bot_leisure=0.02,
        judge="greedy",  # the quickest that can say why
        limits=GENEROUS,
        public="--public" in sys.argv,
    )
    set_up_logs("warning")
    Serving(create_app(settings), settings).run()


if __name__ == "__main__":
    main()
