"""Laying tiles: the squares of a home board, and where a tile may go."""

from __future__ import annotations

from tests.caverna.table import Table, empty_handed, on_turn

# All squares of the home board, and those beyond its edge
FOREST = {f"{x},{y}" for x in (0, 1, 2) for y in range(4)}
MOUNTAIN = {f"{x},{y}" for x in (3, 4, 5) for y in range(4)}
FOREST_RIM = {"-1,0", "-1,1", "-1,2", "-1,3", "0,-1", "1,-1", "2,-1", "0,4", "1,4", "2,4"}
MOUNTAIN_RIM = {"6,0", "6,1", "6,2", "6,3", "3,-1", "4,-1", "5,-1", "3,4", "4,4", "5,4"}
PREPRINTED = {"3,2", "3,3"}  # the cavern and the entry-level dwelling


def all_but(square: str) -> Table:
    """All squares of the board are laid but this one; seat 0 has two rubies and nothing else."""
    made = on_turn("0F 2R").lay("meadow", " ".join(FOREST - {square}))
    return made.lay("cavern", " ".join(MOUNTAIN - {square}))


def do(made: Table, space: str, deed: str) -> Table:
    """The dwarf in order begins a deed on a space, on which nothing lies."""
    return made.reveal(space).stack(space, "").play(f"place {space}", f"do {deed}")


def asked(deed: str, goods: str = "", made: Table | None = None) -> Table:
    """Seat 0 with these goods is asked for the first square of a deed, on a space that offers it and gives nothing."""
    space = {
        "meadow-field": "slash-and-burn",
        "cavern-tunnel": "drift-mining",
        "two-caverns": "excavation",
        "ore-mine": "ore-mine-construction",
        "ruby-mine": "ruby-mine-construction",
        "deep-ruby-mine": "ruby-mine-construction",
        "small-pasture": "sheep-farming",
        "large-pasture": "sheep-farming",
        "stable": "sheep-farming",
    }[deed]
    made = (made or empty_handed()).reveal(space).give(goods)
    if space not in ("slash-and-burn", "ore-mine-construction", "ruby-mine-construction"):
        made.stack(space, "")
    return made.play(f"place {space}", f"do {deed}")


def open_pairs(made: Table) -> set[tuple[str, str]]:
    """Every way to lay the open twin tile: the squares of its halves. No first square leads nowhere."""
    found = set()
    for first in made.layable():
        seconds = made.fork().play(f"lay {first}").layable()
        assert seconds, f"nothing fits beside {first}"
        found |= {(first, second) for second in seconds}
    return found


def unordered(twins: set[tuple[str, str]]) -> set[frozenset[str]]:
    return {frozenset(pair) for pair in twins}


def places(deed: str, made: Table | None = None, goods: str = "") -> set[tuple[str, str]]:
    """Every way for seat 0 to lay the twin tile of a deed: the squares of its first and its second half."""
    return open_pairs(asked(deed, goods, made))


def pairs(deed: str, made: Table | None = None, goods: str = "") -> set[frozenset[str]]:
    """The pairs of squares that a twin tile may cover, whichever half lies where."""
    return unordered(places(deed, made, goods))


def ruby_squares(tile: str, made: Table) -> set[str]:
    """Where a single tile bought for rubies may be laid; nowhere if it cannot be bought."""
    made = made.fork().give("2R").play("exchange")
    return made.play(f"ruby {tile}").layable() if made.offers(f"ruby {tile}") else set()
