"""a time for each turn, and who plays for those who leave"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("turn_minutes", sa.Integer(), nullable=False, server_default="10"))
    op.add_column("tables", sa.Column("stand_in", sa.String(length=80), nullable=False, server_default="greedy"))
    op.create_index("ix_tables_owner", "tables", ["owner", "status"], unique=False)
    op.execute("UPDATE tables SET turn_minutes = 10080 WHERE pace = 'slow'")


def downgrade() -> None:
    raise NotImplementedError("restore the copy that was made before the upgrade")
