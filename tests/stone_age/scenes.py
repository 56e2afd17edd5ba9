"""Scenes that several modules of tests play: purchases, crowded boards, winters, hungry tribes, the end of the game."""

from __future__ import annotations

from tests.stone_age.table import Table, acting, table

RESOURCES = "WCSG"
FIRST_CARDS = ["c03", "c06", "c22", "c27"]


def buying(tile: str, goods: str = "", players: int = 4, **options: object) -> Table:
    """Seat 0, with these goods, stands on this building or igloo and is asked whether to buy it."""
    place = f"igloo-{tile[1]}" if tile.startswith("i") else "building-1"
    made = acting(place, players=players, **options).give(goods)
    if place == "building-1":
        made.stack(1, tile)
    return made.play(f"resolve {place}")


def buying_card(card: str, goods: str = "", slot: int = 1, players: int = 4, **options: object) -> Table:
    """Seat 0, with these goods, stands on this card in this slot and is asked whether to buy it."""
    others = [first for first in FIRST_CARDS if first != card][:3]
    others.insert(slot - 1, card)
    made = acting(f"card-{slot}", players=players, **options).give(goods)
    return made.slots(" ".join(others)).play(f"resolve card-{slot}")


def on_card(card: str, goods: str = "1W", rest: str = "c21 c25 c33", **options: object) -> Table:
    """Seat 0 is asked whether to buy this card from slot 1."""
    made = acting("card-1, field", players=2, **options).slots(f"{card} {rest}").give(goods)
    return made.play("resolve card-1")


def payments(made: Table, choice: str = "buy") -> dict[str, int]:
    """Every way to pay after this choice, as letters such as WWC, with the points it brings; none is offered twice."""
    seat, found = made.seat, dict[str, int]()
    waiting = [made.fork().play(choice)]
    while waiting:
        now = waiting.pop()
        if now.decision == "pay":
            waiting += [now.fork().play(name) for name in now.legal()]
            continue
        paid = "".join(good * (made.has(good, seat) - now.has(good, seat)) for good in RESOURCES)
        assert paid not in found
        found[paid] = now.score(seat) - made.score(seat)
    return found


def resources(made: Table, seat: int | None = None) -> str:
    """A seat's resources as letters, such as WWC."""
    return "".join(good * made.has(good, seat) for good in RESOURCES)


def crowded(made: Table, free: str = "") -> Table:
    """Placement for two: seat 0 has hunted and one person is left; seat 1 is on all other places, except a free one."""
    places = ["toolmaker", "hut", "forest", "clay-pit", "quarry", "river"]
    places += [f"card-{slot}" for slot in (1, 2, 3, 4)] + ["building-1", "building-2"]
    for place in places:
        if place != free:
            made.put(place, 1, 2 if place == "hut" else 1)
    made.people(sum(made.people_at(place, 1) for place in places), 1)
    return made.put("hunt", 0).people(2, 0).begin_placement(0)


def winter(players: int = 4) -> Table:
    """The first placement of a hard winter with animals and igloos."""
    return table(players, theme="winter", hard_winter=True, animals=True, igloos=True)


def at_animal(*people: int, animal: str = "wild-boar") -> Table:
    """Everybody who is out is at this animal, so many people of seat 0, 1, ...; actions have yet to begin."""
    made = table(len(people), theme="winter", animals=True).animal(animal)
    for seat, number in enumerate(people):
        if number:
            made.put("animal", seat, number)
    return made


def feeding(goods: str, people: int = 5, agriculture: int = 0, players: int = 4, **options: object) -> Table:
    """Phase 3 for seat 0 with these goods (no food unless named); the others have enough food.

    If seat 0 has too little it is asked, otherwise the next round has begun.
    """
    made = table(players, **options).give("0F", 0).give(goods, 0).people(people, 0).agriculture(agriculture, 0)
    return made.begin_feeding()


def scored(made: Table) -> Table:
    """The last round is over, a stack being empty; final scoring is done."""
    made.stack_left(1, 0).begin_new_round()
    assert made.at.over
    return made
