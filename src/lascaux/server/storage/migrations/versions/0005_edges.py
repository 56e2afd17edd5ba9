"""a row that is written to see whether the database can be written to"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "checkups",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_checkups")),
    )
    op.execute("INSERT INTO checkups (id, at) VALUES (1, 0)")


def downgrade() -> None:
    op.drop_table("checkups")
