"""All kinds of decisions and steps, in the order of their numbers in `layout`."""

from __future__ import annotations

from typing import Any, Final

from lascaux.core.position import Decision
from lascaux.games.caverna.rules.breeding import BreedAnimals, Breeding, BreedTwo
from lascaux.games.caverna.rules.ending import BeforeScoring, EndRound, FillMine, LastExchange
from lascaux.games.caverna.rules.exchanges import Exchange, SpendGold
from lascaux.games.caverna.rules.expeditions import ChooseLoot, Expedition
from lascaux.games.caverna.rules.feeding import FeedDwarfs, Feeding
from lascaux.games.caverna.rules.forging import Forge
from lascaux.games.caverna.rules.furnishing import ChooseCavern, Furnish, PayWithOre
from lascaux.games.caverna.rules.harvest import FieldPhase, Harvest, SkipPhase, Skipping
from lascaux.games.caverna.rules.landscape import LayFirst, LaySecond, LaySingle
from lascaux.games.caverna.rules.market import BuyGoods, Market, TradeOre, Trading
from lascaux.games.caverna.rules.overflow import GiveUpAnimal, HouseAnimals
from lascaux.games.caverna.rules.rounds import (
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
from lascaux.games.caverna.rules.space_use import ChooseDeed, Reward, UseSpace
from lascaux.games.caverna.rules.turn import ChooseTarget, TakeTurn, Work

DECISIONS: Final[list[Decision[Any]]] = [
    ChooseStarter("choose-starter", chance=True),
    DrawCard("draw-card", chance=True),
    DrawMarker("draw-marker", chance=True),
    ProtectSpace("protect-space"),
    TakeTurn("take-turn"),
    TakeTurn("continue-turn"),
    ChooseTarget("choose-target"),
    ChooseDeed("choose-deed"),
    Exchange("exchange"),
    SpendGold("spend-gold"),
    LayFirst("lay-first"),
    LaySecond("lay-second"),
    LaySingle("lay-single"),
    Sow("sow"),
    Furnish("furnish"),
    ChooseCavern("choose-cavern"),
    PayWithOre("pay-with-ore"),
    Forge("forge"),
    ChooseLoot("choose-loot"),
    BreedTwo("breed-two"),
    BuyGoods("buy-goods"),
    TradeOre("trade-ore"),
    GiveUpAnimal("give-up-animal"),
    SkipPhase("skip-phase"),
    FeedDwarfs("feed-dwarfs"),
    BreedAnimals("breed-animals"),
    FillMine("fill-mine"),
    LastExchange("last-exchange"),
    NewRound("new-round"),
    RevealCard("reveal-card"),
    RevealMarker("reveal-marker"),
    ClearSpaces("clear-spaces"),
    Refill("refill"),
    Income("income"),
    Work("work"),
    ReturnHome("return-home"),
    UseSpace("use-space"),
    Reward("reward"),
    Expedition("expedition"),
    Market("market"),
    HouseAnimals("house-animals"),
    Harvest("harvest"),
    Skipping("skipping"),
    FieldPhase("field-phase"),
    Feeding("feeding"),
    Breeding("breeding"),
    EndRound("end-round"),
    BeforeScoring("before-scoring"),
    Trading("trading"),
]
