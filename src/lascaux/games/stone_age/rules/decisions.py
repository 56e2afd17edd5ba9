"""All kinds of decisions and steps, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.stone_age.rules.actions import Actions, ChoosePlace
from lascaux.games.stone_age.rules.deck import OTHERS_FOLLOW, STACK, DealCard, DrawBlind, Refill, RevealBuilding
from lascaux.games.stone_age.rules.dice import BUYER, DICE_LEFT, DICE_TAKEN, PURPOSE, DiceForAll, PickDie, RollDie
from lascaux.games.stone_age.rules.driving import REWARD_FACE, DriveOff, TakeReward
from lascaux.games.stone_age.rules.feeding import MISSING_FOOD, Feeding, FeedTribe
from lascaux.games.stone_age.rules.placement import NEXT_SEAT, Placement, PlacePeople
from lascaux.games.stone_age.rules.position import SEATS_DONE
from lascaux.games.stone_age.rules.purchase import BUYING_AT, EXTRA_SETTLED, Buy, KeepOrTake, PayExtra, Purchase
from lascaux.games.stone_age.rules.resources import PAYMENT, TAKE_FROM, TO_TAKE, PayResource, TakeResource
from lascaux.games.stone_age.rules.rounds import NewRound, ReadyTools
from lascaux.games.stone_age.rules.setup import ChooseStarter
from lascaux.games.stone_age.rules.tools import FIRST_TOOL, ROLLED_FOR, RaiseTool, UseTool, Yield

DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", "STA-SETUP-08", chance=True),
    DealCard("deal-card", "STA-NEWROUND-04", chance=True),
    RevealBuilding("reveal-building", "STA-BUILD-06", (STACK, OTHERS_FOLLOW), chance=True),
    DrawBlind("draw-blind", "STA-DRAW-01", chance=True),
    RollDie("roll-die", "STA-SETUP-07", (PURPOSE, DICE_LEFT), chance=True),
    PlacePeople("place-people", "STA-PLACE-02", begins_turn=True),
    ChoosePlace("choose-place", "STA-ACTION-01"),
    UseTool("use-tool", "STA-TOOLS-01", (ROLLED_FOR, FIRST_TOOL)),
    RaiseTool("raise-tool", "STA-TOOLS-09"),
    Buy("buy", "STA-ACTION-04", (BUYING_AT,)),
    PayResource("pay", arguments=PAYMENT),  # the clause is that of what is paid for
    PayExtra("pay-extra", "STA-WINTER-02", (BUYING_AT,)),
    KeepOrTake("keep-or-take", "STA-ANY2-01"),
    TakeResource("take-resource", "STA-ANY2-01", (TO_TAKE, TAKE_FROM)),
    PickDie("pick-die", "STA-DICE-03"),
    FeedTribe("feed", "STA-FEED-05", (MISSING_FOOD,)),
    TakeReward("take-reward", "STA-ANIMAL-16", (REWARD_FACE,)),
    Placement("placement", (NEXT_SEAT,)),
    Actions("actions", (SEATS_DONE,)),
    Yield("yield", (ROLLED_FOR, FIRST_TOOL)),
    Purchase("purchase", (BUYING_AT, EXTRA_SETTLED)),
    DiceForAll("dice-for-all", (BUYER, DICE_TAKEN)),
    DriveOff("drive-off", (SEATS_DONE,)),
    Feeding("feeding", (SEATS_DONE,)),
    NewRound("new-round"),
    Refill("refill"),
    ReadyTools("ready-tools"),
]
