"""How a table comes to be: new, forked from another, from an uploaded record, or as a rematch."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple

from lascaux.agents import make_agent
from lascaux.agents.ladder import HOUSE, REFERENCE, ladder, levels
from lascaux.beginning import BY_CHANCE, is_drawn
from lascaux.core.errors import BadRecord
from lascaux.core.game import Game
from lascaux.core.position import NOBODY
from lascaux.games import load
from lascaux.record import Record
from lascaux.server.agreements import AGAIN, agreement, all_agree
from lascaux.server.answers.lobby import Invitation, TableMade
from lascaux.server.beginning import PASSED_ON, again
from lascaux.server.errors import Refusal
from lascaux.server.following import follow_ups
from lascaux.server.line import Line, Logged, hides
from lascaux.server.messages import NewTable, SeatWish
from lascaux.server.names import check_name
from lascaux.server.seat import Seat
from lascaux.server.storage.people_store import Person
from lascaux.server.storage.schema import BOT, CHOICE, CLOSED, FREE, OPEN, PERSON, PLAYING, REMATCH
from lascaux.server.table import Table
from lascaux.server.tables import Behind, Tables, tried_again

USUAL_TURN: Final = {"live": 10, "slow": 7 * 24 * 60}  # minutes


class Plan(NamedTuple):
    """Everything about a new table except who sits there."""

    game: Game
    pace: str = "live"
    listed: bool = False
    hints: bool = True
    choices: Sequence[int] = ()  # already made
    origin: str | None = None
    seed: int | None = None  # of nature
    turn_minutes: int | None = None  # the usual ones
    stand_in: str = REFERENCE
    day: str | None = None  # of the daily challenge
    discreet: bool = False
    begins: str = BY_CHANCE
    face_down: bool = False


class Maker:
    """Makes tables and puts them into the store."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def new(self, person: Person, wish: NewTable) -> TableMade:
        try:
            game = load(wish.game, **wish.options)
        except ValueError as error:
            raise Refusal(422, "bad-game", reason=error) from error
        if wish.seed is not None and any(seat.kind == "free" for seat in wish.seats):
            raise Refusal(422, "seed-with-others")  # anybody who knows it knows what will come
        check_level(wish.stand_in)
        check_begins(game, wish.begins)
        if wish.face_down and not game.turns_face_down:
            raise Refusal(422, "nothing-face-down")
        plan = Plan(
            game,
            wish.pace,
            wish.listed,
            wish.hints and not wish.face_down,
            seed=wish.seed,
            turn_minutes=wish.turn_minutes,
            stand_in=wish.stand_in,
            discreet=wish.discreet,
            begins=str(wish.begins),
            face_down=wish.face_down,
        )
        return await self.make(person, plan, wish.seats)

    async def fork(self, person: Person, origin: Table, choices: int, seats: list[SeatWish]) -> TableMade:
        line = origin.line
        if choices > len(line.choices):
            raise Refusal(422, "no-such-moment", last=len(line.choices))
        origin.check_told(self.tables.clock())
        if origin.hides_from(person.id):
            raise Refusal(409, "still-secret")
        plan = Plan(origin.game, origin.pace, False, True, line.choices[:choices], origin.id)
        return await self.make(person, plan, seats)

    async def upload(self, person: Person, text: str, seats: list[SeatWish]) -> TableMade:
        try:
            record = Record.parse(text)
        except BadRecord as error:
            raise Refusal(422, "bad-record", reason=error) from error
        return await self.make(person, Plan(record.game, choices=record.choices), seats)

    async def make(self, person: Person, plan: Plan, wishes: list[SeatWish]) -> TableMade:
        if len(wishes) != plan.game.seats:
            raise Refusal(422, "wrong-seats", given=len(wishes), needed=plan.game.seats)
        check_secrets(plan, wishes)
        return await self.create(person.id, plan, [seat_row(wish, person, plan.game) for wish in wishes])

    @tried_again
    async def rematch(self, person: Person, id: str, pass_start: bool = False) -> str | None:
        """Agree to the same game with the same people, once; it is made when everybody wants it.

        A bot stays for whoever has left. The start is passed on if anybody asks for it before the last one agrees."""
        async with self.tables.changing(id) as table:
            if not table.seats_of(person.id):
                raise Refusal(403, "not-at-this-table")
            if table.day is not None:
                raise Refusal(409, "one-try")
            if not table.over:
                raise Refusal(409, "not-over")
            if table.ending == CLOSED:
                raise Refusal(409, "game-over")
            if table.rematch is not None:
                return table.rematch
            table.check_replayed()
            entries = agreement(table, person.id, AGAIN)
            if pass_start and is_drawn(table.game):
                entries += agreement(table, person.id, PASSED_ON)
            passed_on = pass_start or bool(table.agreed.get(PASSED_ON))
            if not all_agree(table, AGAIN, table.people, and_now=person.id):
                await self.tables.add(table, entries)
                return None
            seats = [seat_again(seat) for seat in table.seats]
            made = (await self.create(person.id, plan_again(table, passed_on), seats)).table
            try:
                await self.tables.add(table, [*entries, Logged(REMATCH, -1, 0, made)])
            except Behind:  # another process may have made it
                await self.tables.forget([made])
                raise
            return made

    async def create(self, owner: str, plan: Plan, seats: list[dict[str, Any]]) -> TableMade:
        now = self.tables.clock()
        id = token_urlsafe(9)
        seats = [
            {
                "table_id": id,
                "seat": number,
                "invitation": token_urlsafe(15) if seat["kind"] == FREE else None,
                "seen": now,
                **seat,
            }
            for number, seat in enumerate(seats)
        ]
        row: dict[str, Any] = {
            "id": id,
            "game": plan.game.id,
            "options": plan.game.options_written(),
            "rules": plan.game.rules_version,
            "owner": owner,
            "pace": plan.pace,
            "listed": plan.listed,
            "hints": plan.hints,
            "discreet": plan.discreet,
            "begins": plan.begins,
            "face_down": plan.face_down,
            "watch_code": token_urlsafe(15),
            "seed": plan.seed,
            "turn_minutes": USUAL_TURN[plan.pace] if plan.turn_minutes is None else plan.turn_minutes,
            "stand_in": plan.stand_in,
            "origin": plan.origin,
            "given": len(plan.choices),
            "day": plan.day,
            "status": OPEN,
            "created": now,
        }
        table = Table(row, seats)
        entries = made_already(plan.game, plan.choices, now)
        table.fold(entries)
        if table.status == PLAYING:
            following = follow_ups(table, self.tables.luck, now, fate=self.tables.fate(table))
            entries += following
            table.fold(following)
        await self.tables.store.create(
            {**row, **table.state(now), "number": len(entries)}, seats, Line(plan.game).written(entries)
        )
        self.tables.changed(await self.tables.get(id))
        invitations = [Invitation(seat=s["seat"], code=s["invitation"]) for s in seats if s["invitation"]]
        return TableMade(table=id, invitations=invitations, watch=row["watch_code"])


def check_secrets(plan: Plan, wishes: list[SeatWish]) -> None:
    """Whoever makes a table from earlier choices knows them: none may be the secret of somebody who joins."""
    if any(wish.kind == "free" for wish in wishes):
        mine = {seat for seat, wish in enumerate(wishes) if wish.kind == "me"}
        if hides(plan.game, plan.choices, mine or {NOBODY}):
            raise Refusal(409, "known-secret")


def made_already(game: Game, choices: Sequence[int], now: float) -> list[Logged]:
    at = game.start()
    entries: list[Logged] = []
    for choice in choices:
        entries.append(Logged(CHOICE, int(at.actor), choice, at=now))
        at.apply(choice)
    return entries


def seat_row(wish: SeatWish, person: Person, game: Game) -> dict[str, Any]:
    """A seat as it was wished for."""
    if wish.kind == "bot":
        level = wish.level or ladder(game.id, game.seats).opponent
        check_level(level)
        return {"kind": BOT, "person": None, "name": level, "bot": level, "passes": True}
    if wish.level is not None:
        raise Refusal(422, "level-without-bot", level=wish.level)
    if wish.kind == "free":
        return {"kind": FREE, "person": None, "name": "", "bot": None, "passes": True}
    name = person.name if wish.name is None else check_name(wish.name)
    return {"kind": PERSON, "person": person.id, "name": name, "bot": None, "passes": True}


def plan_again(table: Table, passed_on: bool) -> Plan:
    return Plan(
        table.game,
        table.pace,
        table.listed,
        table.hints,
        origin=table.id,
        turn_minutes=table.turn_minutes,
        stand_in=table.stand_in,
        discreet=table.discreet,
        begins=again(table, passed_on),
        face_down=table.face_down,
    )


def seat_again(seat: Seat) -> dict[str, Any]:
    if seat.kind == PERSON:
        return {"kind": PERSON, "person": seat.person, "name": seat.name, "bot": None, "passes": seat.passes}
    return {"kind": BOT, "person": None, "name": seat.bot, "bot": seat.bot, "passes": True}


def check_begins(game: Game, begins: int | str) -> None:
    """Refuse a seat that there is not, and any wish where nobody is drawn to begin."""
    if begins != BY_CHANCE and not is_drawn(game):
        raise Refusal(422, "nobody-begins")
    if isinstance(begins, int) and begins >= game.seats:
        raise Refusal(422, "no-seat-begins", seat=begins, last=game.seats - 1)


def check_level(level: str) -> None:
    """Named levels only: one made to order could think for as long as it likes."""
    if level not in levels():
        raise Refusal(422, "no-level", level=level, levels=", ".join(levels()))
    try:
        if level not in HOUSE:  # whose agents were tried when the server started
            make_agent(level)
    except ValueError as error:  # of another distribution
        raise Refusal(422, "no-bot", reason=error) from error
