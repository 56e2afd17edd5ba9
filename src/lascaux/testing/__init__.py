"""For the tests of games, ours and others': seeded games, and what every game must do as one class. Needs pytest."""

from __future__ import annotations

import pytest

pytest.register_assert_rewrite(__name__)  # before the modules with assertions are imported

from lascaux.testing.observing import Eye  # noqa: E402
from lascaux.testing.play import choices_made, positions  # noqa: E402
from lascaux.testing.playthrough import playthrough  # noqa: E402
from lascaux.testing.rows import Checks, Row  # noqa: E402
from lascaux.testing.suite import Conformance  # noqa: E402

__all__ = ["Checks", "Conformance", "Eye", "Row", "choices_made", "playthrough", "positions"]
