"""For the tests of games, ours and others': seeded games (`play`), what every game must do (`suite`), playthroughs
(`golden`). Needs pytest."""

import pytest

# Before they are imported, so that a failed assertion in them shows its values.
pytest.register_assert_rewrite(
    *(f"{__name__}.{name}" for name in ("choices", "observations", "positions", "records", "register", "views"))
)
