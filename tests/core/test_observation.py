"""How a row is written."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from lascaux.core.observation import Field, Row, float_bits
from lascaux.core.verbs import Range

SEATS = Range("seat", ("own", "next"))
COLUMNS = Range("column", ("left", "middle", "right"))


def row_of(field: Field) -> Row:
    return Row(vec[i32]([0] * field.size), 0, 2)


def shares(row: Row, field: Field) -> list[int]:
    """What stands in the cells, in whole numbers."""
    numbers = {float_bits(number / field.high): number for number in range(field.high + 1)}
    return [numbers[bits] for bits in row.cells]


def test_what_is_put_or_marked_is_gone_before_the_next_writing() -> None:
    field = Field("goods", "", SEATS, COLUMNS, high=5)
    row = row_of(field)
    row.put(field, 1, 9)  # more than the limit
    row.put(field, 2, 0)
    row.put_each(field, 3, 0b101, 2)
    assert shares(row, field) == [0, 5, 0, 2, 0, 2]
    row.clear()
    row.mark(field, 0)
    row.mark_each(field, 3, 0b110)
    assert shares(row, field) == [5, 0, 0, 0, 5, 5]


def test_what_is_shown_stays_until_something_else_is() -> None:
    field = Field("goods", "", SEATS, COLUMNS, high=5)
    row = row_of(field)
    row.show(field, 0, 3)
    row.show_numbers(field, 3, vec[i64]([7, 1, 2, 9]), 1, 3)
    row.clear()
    assert shares(row, field) == [3, 0, 0, 1, 2, 5]
    row.show(field, 0, 0)
    assert shares(row, field) == [0, 0, 0, 1, 2, 5]


def test_a_set_says_whether_it_changed() -> None:
    field = Field("rooms", "", SEATS, COLUMNS)
    row = row_of(field)
    assert row.show_set(field, 1, 0b011)
    assert not row.show_set(field, 1, 0b011)
    assert not row.show_set(field, 0, 0)
    assert row.show_set(field, 1, 0b110)
    row.clear()
    assert shares(row, field) == [0, 0, 0, 0, 1, 1]


def test_members_lie_where_the_grid_says() -> None:
    field = Field("board", "", Range("row", ("top", "bottom")), COLUMNS, grid=[5, 0])
    row = row_of(field)
    row.show_set(field, 0, 0b11)
    assert shares(row, field) == [1, 0, 0, 0, 0, 1]
