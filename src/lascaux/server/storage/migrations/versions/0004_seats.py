"""a time for each turn, and who plays for those who leave"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("turn_minutes", sa.Integer(), nullable=False, server_default="10"))
        batch_op.add_column(sa.Column("stand_in", sa.String(length=80), nullable=False, server_default="greedy"))
        batch_op.create_index("ix_tables_owner", ["owner", "status"], unique=False)
    op.execute("UPDATE tables SET turn_minutes = 10080 WHERE pace = 'slow'")


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index("ix_tables_owner")
        batch_op.drop_column("stand_in")
        batch_op.drop_column("turn_minutes")
