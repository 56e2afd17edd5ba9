"""All kinds of decisions and steps, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.caverna.rules.breeding import BreedAnimals, Breeding, BreedTwo
from lascaux.games.caverna.rules.ending import BeforeScoring, EndRound, FillMine, LastExchange
from lascaux.games.caverna.rules.exchanges import FOR_FOOD, Exchange, SpendGold
from lascaux.games.caverna.rules.expeditions import ITEMS_LEFT, TAKEN, ChooseLoot, Expedition
from lascaux.games.caverna.rules.feeding import FeedDwarfs, Feeding
from lascaux.games.caverna.rules.forging import Forge
from lascaux.games.caverna.rules.furnishing import PAYMENT_SCOPE, ROOM, SCOPE, ChooseCavern, Furnish, PayWithOre
from lascaux.games.caverna.rules.harvest import FieldPhase, Harvest, SkipPhase, Skipping
from lascaux.games.caverna.rules.landscape import DEED, FIRST_SQUARE, LayFirst, LaySecond, LaySingle
from lascaux.games.caverna.rules.market import BOUGHT, TRADES_LEFT, BuyGoods, Market, TradeOre, Trading
from lascaux.games.caverna.rules.overflow import ODD_DONKEY, GiveUpAnimal, HouseAnimals
from lascaux.games.caverna.rules.position import SEATS_DONE
from lascaux.games.caverna.rules.rounds import (
    NEXT_SPACE,
    PROTECTED_SPACE,
    ClearSpaces,
    DrawCard,
    DrawMarker,
    Income,
    NewRound,
    ProtectSpace,
    Refill,
    ReturnHome,
    RevealCard,
    RevealMarker,
)
from lascaux.games.caverna.rules.setup import ChooseStarter
from lascaux.games.caverna.rules.sowing import Sow
from lascaux.games.caverna.rules.space_use import ACTED, PART, PARTS_DONE, SPACE, ChooseDeed, Reward, UseSpace
from lascaux.games.caverna.rules.turn import NEXT_SEAT, SENT, ChooseTarget, TakeTurn, Work

DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", "CAV-SETUP-10", chance=True),
    DrawCard("draw-card", "CAV-CARDS-07", chance=True),
    DrawMarker("draw-marker", "CAV-HARVEST-08", chance=True),
    ProtectSpace("protect-space", "CAV-REFILL-09", (PROTECTED_SPACE,)),
    TakeTurn("take-turn", "CAV-ROUND-04", (SENT,), begins_turn=True),
    TakeTurn("continue-turn", "CAV-ROUND-04", (SENT,)),
    ChooseTarget("choose-target", "CAV-IMITATE-02"),
    ChooseDeed("choose-deed", "CAV-SPACE-05", (SPACE, PARTS_DONE, ACTED)),
    Exchange("exchange", "CAV-ROUND-15", (FOR_FOOD,)),
    SpendGold("spend-gold", "CAV-FOOD-03"),
    LayFirst("lay-first", "CAV-TILES-02", (DEED,)),
    LaySecond("lay-second", "CAV-TILES-02", (DEED, FIRST_SQUARE)),
    LaySingle("lay-single", "CAV-TILES-01", (DEED,)),
    Sow("sow", "CAV-SOW-01"),
    Furnish("furnish", "CAV-FURNISH-01", (SCOPE,)),
    ChooseCavern("choose-cavern", "CAV-FURNISH-01", (ROOM,)),
    PayWithOre("pay-with-ore", "CAV-ROOM-17", (ROOM, PAYMENT_SCOPE)),
    Forge("forge", "CAV-FORGE-01"),
    ChooseLoot("choose-loot", "CAV-EXPED-01", (ITEMS_LEFT, TAKEN)),
    BreedTwo("breed-two", "CAV-EXPED-42"),
    BuyGoods("buy-goods", "CAV-SPACE-42", (BOUGHT,)),
    TradeOre("trade-ore", "CAV-SPACE-59", (TRADES_LEFT,)),
    GiveUpAnimal("give-up-animal", "CAV-ANIMAL-17", (ODD_DONKEY,)),
    SkipPhase("skip-phase", "CAV-HARVEST-07"),
    FeedDwarfs("feed-dwarfs", "CAV-HARVEST-12"),
    BreedAnimals("breed-animals", "CAV-HARVEST-15"),
    FillMine("fill-mine", "CAV-ROOM-16"),
    LastExchange("last-exchange", "CAV-SCORE-16"),
    NewRound("new-round"),
    RevealCard("reveal-card"),
    RevealMarker("reveal-marker"),
    ClearSpaces("clear-spaces", (NEXT_SPACE,)),
    Refill("refill"),
    Income("income"),
    Work("work", (NEXT_SEAT,)),
    ReturnHome("return-home"),
    UseSpace("use-space", (SPACE, PARTS_DONE, ACTED)),
    Reward("reward", (SPACE, PART)),
    Expedition("expedition", (ITEMS_LEFT, TAKEN)),
    Market("market", (BOUGHT,)),
    HouseAnimals("house-animals", (ODD_DONKEY,)),
    Harvest("harvest"),
    Skipping("skipping", (SEATS_DONE,)),
    FieldPhase("field-phase"),
    Feeding("feeding", (SEATS_DONE,)),
    Breeding("breeding", (SEATS_DONE,)),
    EndRound("end-round", (SEATS_DONE,)),
    BeforeScoring("before-scoring", (SEATS_DONE,)),
    Trading("trading", (TRADES_LEFT,)),
]
