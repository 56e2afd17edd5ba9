"""puzzles, who has tried them, and how well everybody chose in games that were analysed"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "puzzles",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("solved", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("game", "puzzle", name=op.f("pk_puzzles")),
    )
    op.create_table(
        "attempts",
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("puzzle", sa.String(length=12), nullable=False),
        sa.Column("first", sa.Boolean(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.Column("rating", sa.Float(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_attempts_person_people")),
        sa.PrimaryKeyConstraint("person", "game", "puzzle", name=op.f("pk_attempts")),
    )
    op.add_column("analyses", sa.Column("accuracy", sa.JSON(), nullable=True))


def downgrade() -> None:
    op.drop_column("analyses", "accuracy")
    op.drop_table("attempts")
    op.drop_table("puzzles")
