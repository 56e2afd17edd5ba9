"""the daily challenge: one try a day for everybody"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("day", sa.String(length=10), nullable=True))
    op.add_column("tables", sa.Column("points", sa.Float(), nullable=True))
    op.create_index("ix_tables_day", "tables", ["day", "game", "owner"], unique=True)


def downgrade() -> None:
    op.drop_index("ix_tables_day", "tables")
    op.drop_column("tables", "points")
    op.drop_column("tables", "day")
