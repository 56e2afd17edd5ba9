"""analyses of finished games, verdict by verdict"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("judge", sa.String(length=80), nullable=False),
        sa.Column("wanted", sa.Integer(), nullable=False),
        sa.Column("asked_by", sa.String(length=16), nullable=True),
        sa.Column("worked", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_analyses_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analyses")),
    )
    op.create_index("ix_analyses_status_worked", "analyses", ["status", "worked"], unique=False)
    op.create_table(
        "verdicts",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_verdicts_table_id_tables")),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_verdicts")),
    )


def downgrade() -> None:
    op.drop_table("verdicts")
    op.drop_table("analyses")
