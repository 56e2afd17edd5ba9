"""All kinds of decisions and steps, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.stone_age.rules.actions import Actions, ChoosePlace
from lascaux.games.stone_age.rules.deck import DealCard, DrawBlind, Refill, RevealBuilding
from lascaux.games.stone_age.rules.dice import DiceForAll, PickDie, RollDie
from lascaux.games.stone_age.rules.driving import DriveOff, TakeReward
from lascaux.games.stone_age.rules.feeding import Feeding, FeedTribe
from lascaux.games.stone_age.rules.placement import Placement, PlacePeople
from lascaux.games.stone_age.rules.purchase import Buy, KeepOrTake, PayExtra, Purchase
from lascaux.games.stone_age.rules.resources import PayResource, TakeResource
from lascaux.games.stone_age.rules.rounds import NewRound, ReadyTools
from lascaux.games.stone_age.rules.setup import ChooseStarter
from lascaux.games.stone_age.rules.tools import RaiseTool, UseTool, Yield

DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", chance=True),
    DealCard("deal-card", chance=True),
    RevealBuilding("reveal-building", chance=True),
    DrawBlind("draw-blind", chance=True),
    RollDie("roll-die", chance=True),
    PlacePeople("place-people"),
    ChoosePlace("choose-place"),
    UseTool("use-tool"),
    RaiseTool("raise-tool"),
    Buy("buy"),
    PayResource("pay"),
    PayExtra("pay-extra"),
    KeepOrTake("keep-or-take"),
    TakeResource("take-resource"),
    PickDie("pick-die"),
    FeedTribe("feed"),
    TakeReward("take-reward"),
    Placement("placement"),
    Actions("actions"),
    Yield("yield"),
    Purchase("purchase"),
    DiceForAll("dice-for-all"),
    DriveOff("drive-off"),
    Feeding("feeding"),
    NewRound("new-round"),
    Refill("refill"),
    ReadyTools("ready-tools"),
]
