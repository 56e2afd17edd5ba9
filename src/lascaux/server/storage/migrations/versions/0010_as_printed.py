"""tables at which somebody decides who begins, and at which bought cards lie face down"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("begins", sa.String(length=8), nullable=False, server_default="chance"))
    op.add_column("tables", sa.Column("face_down", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    op.drop_column("tables", "face_down")
    op.drop_column("tables", "begins")
