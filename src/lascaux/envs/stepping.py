"""Many positions of one game stepped together, compiled: what `lascaux.envs.Batch` shows to NumPy."""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from lascaux.agents.playout import place, total
from lascaux.core.game import Game
from lascaux.core.position import ACTOR, CHANCE, NOBODY, Position
from lascaux.envs.luck import Luck
from lascaux.envs.rewards import rewards
from lascaux.envs.sheet import Paper, Sheet

UNSHAPED: Final[list[float]] = []


@final
class Slot:
    """One of the positions, with its own nature and its own random player."""

    def __init__(self, sheet: Sheet, seed: i64, at: Position) -> None:
        self.sheet = sheet
        self.luck = Luck(seed)
        self.player = Luck(seed + 1)
        self.at = at
        self.ended = at  # the last game, as it ended; before there is one, the first

    def let_nature(self) -> None:
        """Play nature's choices until a seat chooses or the game is over."""
        at = self.at
        while at.cells[ACTOR] == CHANCE:
            choices = at.choices()
            weights = at.shares(choices)
            at.apply(choices[place(weights, self.luck.randrange(total(weights)))])


@final
class Stepper:
    """The positions and the buffers that they fill."""

    def __init__(self, game: Game, paper: Paper, seeds: list[int], rule: str, shaped: bool, valued: bool) -> None:
        count = len(seeds)
        observation = game.observation()
        self.game = game
        self.seats: i64 = game.seats
        self.width: i64 = game.verbs.size
        self.rule = rule
        self.shaped = shaped
        self.valued = valued
        self.paper = paper
        self.actors = vec[i64]([0] * count)
        self.values = vec[float]([0.0] * count)
        self.rewards = vec[float]([0.0] * (count * game.seats))
        self.scores = vec[float]([0.0] * (count * game.seats))
        self.finished = vec[u8]([0] * count)
        self.slots: list[Slot] = []
        for index, seed in enumerate(seeds):
            sheet = Sheet(observation, paper, index, self.width)
            self.slots.append(Slot(sheet, seed, game.start()))
            self.show(index)

    def show(self, index: i64) -> None:
        """Let nature choose, then write what the next actor sees."""
        slot = self.slots[index]
        slot.let_nature()
        if slot.at.cells[ACTOR] != NOBODY:
            self.actors[index] = slot.at.cells[ACTOR]
            slot.sheet.look(slot.at, slot.at.cells[ACTOR])
            if self.valued:
                self.values[index] = slot.at.value(slot.at.cells[ACTOR])

    def first_illegal(self, choices: bytes) -> i64:
        """The first position whose choice is not legal; -1 if all are. Choices are 64-bit, the lowest byte first."""
        masks = self.paper.masks
        first = self.paper.first_mask
        count: i64 = len(self.slots)
        index: i64 = 0
        while index < count:
            choice = read_i64_le(choices, 8 * index)
            if choice < 0 or choice >= self.width or not masks[first + index * self.width + choice]:
                return index
            index += 1
        return -1

    def step(self, choices: bytes) -> None:
        """Play one legal choice in every position; games that end start over."""
        count: i64 = len(self.slots)
        for index in range(count):
            self.step_one(index, read_i64_le(choices, 8 * index))

    def step_one(self, index: i64, choice: i64) -> None:
        slot = self.slots[index]
        before = rewards(slot.at, self.rule) if self.shaped else UNSHAPED
        slot.at.apply(choice)
        slot.let_nature()
        over = slot.at.cells[ACTOR] == NOBODY
        self.pay(index, slot.at, before, over)
        self.finished[index] = 1 if over else 0
        if over:
            self.keep_scores(index, slot.at.scores())
            slot.ended = slot.at
            slot.at = self.game.start()
        self.show(index)

    def pay(self, index: i64, at: Position, before: list[float], over: bool) -> None:
        """Rewards come when the game is over, or with every choice if they are shaped."""
        place = index * self.seats
        seat: i64 = 0
        if over or self.shaped:
            now = rewards(at, self.rule)
            while seat < self.seats:
                self.rewards[place + seat] = now[seat] - before[seat] if self.shaped else now[seat]
                seat += 1
        else:
            while seat < self.seats:
                self.rewards[place + seat] = 0.0
                seat += 1

    def keep_scores(self, index: i64, scores: list[float]) -> None:
        for seat, points in enumerate(scores):
            self.scores[index * self.seats + seat] = points

    def sample(self) -> vec[i64]:
        """A random legal choice for every position."""
        drawn = vec[i64]([0] * len(self.slots))
        for index, slot in enumerate(self.slots):
            legal = slot.sheet.legal
            drawn[index] = legal[slot.player.randrange(len(legal))]
        return drawn
