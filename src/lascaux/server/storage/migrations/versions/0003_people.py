"""roles and standing, looks of names, links to new passwords"""

from __future__ import annotations

import logging

import sqlalchemy as sa
from alembic import op

from lascaux.server.names import looks

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

LOG = logging.getLogger("lascaux.migrations")


def upgrade() -> None:
    # One by one: in a batch SQLite would make the table anew, which others refer to.
    op.add_column("people", sa.Column("role", sa.String(length=10), nullable=False, server_default="player"))
    op.add_column("people", sa.Column("banned", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("muted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("mail", sa.Text(), nullable=True))

    op.create_table(
        "looks",
        sa.Column("look", sa.Text(), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_looks_person_people")),
        sa.PrimaryKeyConstraint("look", name=op.f("pk_looks")),
    )
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=16), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_resets_person_people")),
        sa.PrimaryKeyConstraint("hash", name=op.f("pk_resets")),
    )
    op.create_table(
        "news",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_news")),
    )
    for table in ("looks", "resets"):
        op.create_index(op.f(f"ix_{table}_person"), table, ["person"], unique=False)
    give_looks(op.get_bind())


def give_looks(connection: sa.Connection) -> None:
    """Of two names that can be confused the older one stays; the other is shown with a number and still logs in."""
    people = sa.table("people", *map(sa.column, ("id", "name", "name_key", "created")))
    owners = sa.table("looks", *map(sa.column, ("look", "person")))
    taken: set[str] = set()
    registered = sa.select(people).where(people.c.name_key.is_not(None)).order_by(people.c.created, people.c.id)
    for person in connection.execute(registered).all():
        name, number = person.name, 1
        while looks(name) & taken:
            number += 1
            name = f"{person.name} {number}"
        if name != person.name:
            LOG.warning("%r can be confused with somebody else's name and is now shown as %r", person.name, name)
            connection.execute(people.update().where(people.c.id == person.id).values(name=name))
        taken |= looks(name)
        connection.execute(owners.insert(), [{"look": look, "person": person.id} for look in looks(name)])


def downgrade() -> None:
    raise NotImplementedError("restore the copy that was made before the upgrade")
