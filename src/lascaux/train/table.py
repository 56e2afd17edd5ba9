"""Some games of one variant as an actor plays them: look, choose, step, and judge afterwards how it went."""

from __future__ import annotations

import sys
import warnings

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from lascaux.agents.ladder import REFERENCE
from lascaux.core.game import Game
from lascaux.envs.batch import Batch
from lascaux.networks.inputs import Inputs, seats_read
from lascaux.networks.measure import Measure
from lascaux.train.model import Model, worth_asking
from lascaux.train.schedule import Schedule
from lascaux.train.sparring import Sparring
from lascaux.train.storage import Storage

TRACE = 0.95  # lambda: how far surprises are passed back; nothing is discounted, since only the end counts


class Table:
    """Plays with the acting network into its part of the storage."""

    def __init__(
        self,
        game: Game,
        inputs: Inputs,
        storages: list[Storage],
        model: Model,
        measure: Measure,
        seed: int,
        sparring: float = 0.0,
        longest: int = 0,
        partner: str = REFERENCE,
    ) -> None:
        self.storages = storages
        self.turn = 0  # which of them is played into
        self.model = model
        self.measure = measure
        self.seats = game.seats
        self.device = self.storage.rows.device
        games, steps = self.storage.games, self.storage.steps
        self.batch = Batch(game, games, seed=seed, reward="win", valued=True)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)  # of memory that only the batch may write: nobody else does
            self.seen = torch.from_numpy(self.batch.observations)
            self.masks = torch.from_numpy(self.batch.masks)
        self.longest = longest * game.seats or sys.maxsize
        self.lengths = np.zeros(games, np.int64)
        self.sparring = Sparring(self.batch, round(sparring * games) if game.seats > 1 else 0, partner, seed)
        self.order = torch.from_numpy(inputs.arrangement(game)).to(self.device)
        self.tail = torch.tensor([[0.0, 1.0]], device=self.device).expand(games, 2)
        self.values = torch.zeros(steps, games, device=self.device)  # of the actor
        self.latest = torch.zeros(games, seats_read(game), device=self.device)  # of all seats, at the last look
        self.picks = torch.zeros(games, dtype=torch.long, pin_memory=self.device.type == "cuda")
        self.actors = np.zeros((steps + 1, games), np.int64)
        self.guesses = np.zeros((steps + 1, games))
        first = int(game.observation().points.offset)
        self.noted = self.batch.observations[:, first : first + self.seats]
        self.unit = game.observation().points.high
        self.points = np.zeros((steps + 1, games, self.seats))  # counted from the actor's
        self.outcomes = np.zeros((steps, games, self.seats))
        self.finished = np.zeros((steps, games), np.bool_)
        self.scores: list[NDArray[np.float64]] = []
        self.pin()

    @property
    def storage(self) -> Storage:
        return self.storages[self.turn]

    def pin(self) -> None:
        """Let the GPU read the batch's memory directly."""
        if self.device.type == "cuda":
            for array in (self.batch.observations, self.batch.masks):
                torch.cuda.cudart().cudaHostRegister(array.ctypes.data, array.nbytes, 0)

    def look(self) -> tuple[Tensor, Tensor, Tensor, Tensor | None]:
        """What the actors see, their legal choices, how likely they make each, and of which; keeps the values."""
        seen = self.seen.to(self.device, non_blocking=True)
        legal = self.masks.to(self.device, non_blocking=True)
        rows = torch.cat([seen, self.tail], 1).index_select(1, self.order).to(self.storage.rows.dtype)
        asked = worth_asking(legal)
        chances, self.latest = self.model(rows, legal if asked is None else legal.index_select(1, asked), asked)
        return rows, legal, chances, asked

    def note(self, step: int) -> None:
        """Who acts, and how the seats stand."""
        self.actors[step] = self.batch.actors
        self.guesses[step] = self.batch.values
        self.points[step] = self.noted * self.unit

    def choose(self, step: int, schedule: Schedule) -> None:
        """Draw a choice in every game; on a GPU this only begins."""
        self.note(step)
        rows, legal, chances, asked = self.look()
        likely = chances.exp()
        drawn = (likely / torch.empty_like(likely).exponential_()).argmax(-1)
        chosen = drawn if asked is None else asked[drawn]
        kept = self.storage
        kept.rows[step], kept.legal[step], kept.chosen[step] = rows, legal, chosen
        kept.chance[step] = chances.gather(1, drawn[:, None]).squeeze(1)
        kept.usable[step] = legal.sum(1) > 1
        self.sparring.attend(schedule)
        kept.usable[step, torch.from_numpy(self.sparring.rivals).to(self.device)] = False
        self.values[step] = self.latest[:, 0]
        self.picks.copy_(chosen, non_blocking=True)
        self.picked = torch.cuda.Event() if self.device.type == "cuda" else None
        if self.picked:
            self.picked.record()
        self.sparring.think(schedule)
        if schedule.teaching:
            kept.chosen[step] = torch.from_numpy(self.sparring.answers).to(self.device)

    def step(self, step: int, schedule: Schedule) -> None:
        """Make the choices drawn."""
        if self.picked:
            self.picked.synchronize()
        picks = self.picks.numpy()
        self.sparring.answer(picks)
        self.batch.step(picks)
        over = self.batch.finished
        self.finished[step] = over
        if over.any():
            scores = self.batch.scores[over]
            self.scores.append(self.batch.scores[over & ~self.sparring.games])
            self.outcomes[step, over] = self.measure.outcomes(scores, self.batch.rewards[over], schedule.rivalry)
            self.sparring.note(over)
        self.lengths = np.where(over, 0, self.lengths + 1)
        if self.lengths.max() >= self.longest:
            self.break_off(step)

    def break_off(self, step: int) -> None:
        """End the games that nobody ends."""
        endless = self.lengths >= self.longest
        self.sparring.note(endless, won=False)
        self.outcomes[step, endless] = self.measure.worst
        self.finished[step] |= endless
        self.lengths[endless] = 0
        for game in np.flatnonzero(endless):
            self.batch.restart(int(game))

    def judge(self, schedule: Schedule) -> None:
        """After the last step: how much better than expected each choice turned out (generalised advantages)."""
        self.note(-1)
        self.look()
        actors = torch.from_numpy(self.actors).to(self.device)
        standing, lean = (torch.from_numpy(part).to(self.device).float() for part in self.known_worth(schedule))
        outcomes = torch.from_numpy(self.outcomes).to(self.device).float()
        finished = torch.from_numpy(self.finished).to(self.device)
        kept, games = self.storage, torch.arange(self.storage.games, device=self.device)
        around = torch.arange(self.seats, device=self.device)
        expected = self.latest[:, : self.seats] + standing[-1]
        ahead = expected.gather(1, (around - actors[-1][:, None]) % self.seats)  # by seat
        ahead[games, actors[-1]] += lean[-1]
        haste = self.measure.haste / self.seats  # somebody else's choices pass the time as well
        goals, gains = ahead.clone(), torch.zeros_like(ahead)
        known = around == actors[-1][:, None]  # whose next choice, or end, has been seen: others' values are too rough
        for step in reversed(range(kept.steps)):
            over, who = finished[step][:, None], actors[step]
            ahead = torch.where(over, outcomes[step], ahead) - haste
            goals = torch.where(over, outcomes[step], goals) - haste
            gains = gains.masked_fill(over, 0.0)
            known = known | over
            value = self.values[step] + standing[step, :, 0] + lean[step]
            gain = (ahead[games, who] - value + TRACE * gains[games, who]) * known[games, who]
            kept.usable[step] &= known[games, who]
            ahead[games, who], gains[games, who], goals[games, who] = value, gain, value + gain
            known[games, who] = True
            kept.advantage[step] = gain
            goal = goals.gather(1, (who[:, None] + around) % self.seats) - standing[step]
            goal[:, 0] -= lean[step]
            kept.goals[step, :, : self.seats] = goal

    def known_worth(self, schedule: Schedule) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """What need not be learned: how the seats stand, and what the evaluation sees in the actor beyond that."""
        standing = self.measure.standings(self.points.reshape(-1, self.seats), schedule.rivalry) / self.measure.points
        lean = (self.guesses - self.points[..., 0]) * schedule.guidance / self.measure.points
        return standing.reshape(self.points.shape), lean

    def take_scores(self) -> NDArray[np.float64]:
        """The points of its games with itself that have ended since the last time."""
        taken = np.concatenate([np.zeros((0, self.seats)), *self.scores])
        self.scores = []
        return taken
