"""A training from its beginning to its end: actors, learner, checkpoints and the record of how it went."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import multiprocessing

from lascaux.core.game import Game
from lascaux.games import load
from lascaux.networks.inputs import Inputs, seats_read
from lascaux.processes import interrupts_ignored
from lascaux.train.actor import Played, Seating, act
from lascaux.train.beginning import begin_with
from lascaux.train.learner import Learner, Lesson
from lascaux.train.model import Model, Shape
from lascaux.train.recipes import Recipe, Variant, recipe_for
from lascaux.train.schedule import Schedule
from lascaux.train.storage import Storage

RECENT = 500  # finished games of a variant that its figures are about
BETWEEN_SAVES = 60.0  # seconds
CHECKPOINT = "checkpoint.pt"


@dataclass(frozen=True)
class Plan:
    """What was asked for."""

    game: str
    minutes: float
    actors: int
    games: int = 160  # at a table, if its variant's are not stretched; every actor has two tables or more
    steps: int = 32  # choices in each game between two updates, likewise
    shape: Shape = field(default_factory=Shape)
    lesson: Lesson = field(default_factory=Lesson)
    ahead: bool = True  # play on while the learner learns: twice as busy, but always one update behind
    guided: float = 0.0  # the share of the training in which the evaluation guides
    seed: int = 1
    only: tuple[Variant, ...] = ()  # instead of the recipe's variants
    begin: Path | None = None  # a network's file that the training begins with
    changes: tuple[str, ...] = ()  # to the recipe


@dataclass
class Moment:
    """How a training stands."""

    seconds: float
    choices: int
    progress: float
    points: dict[str, float]  # the mean of recent games, by variant
    best: dict[str, float]  # of the winner's
    figures: dict[str, float]
    won: dict[str, float] = field(default_factory=dict)  # against the reference


class Training:
    """One network, its players and its history. `run` goes on where the folder's checkpoint left off."""

    def __init__(self, plan: Plan, folder: Path) -> None:
        self.plan = plan
        self.folder = folder
        recipe = recipe_for(plan.game).continued() if plan.begin else recipe_for(plan.game)
        self.recipe: Recipe = recipe.changed(plan.changes)
        self.variants = plan.only or self.recipe.variants
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.manual_seed(plan.seed)
        self.games: list[Game] = [load(plan.game, **variant.options) for variant in self.variants]
        every = (*self.recipe.variants, *self.recipe.others, *self.variants)
        self.inputs = Inputs.of(load(plan.game, **variant.options) for variant in every)
        self.model = Model(self.inputs, self.games[0].verbs.size, plan.shape).to(self.device)
        acting = Model(self.inputs, self.games[0].verbs.size, plan.shape).to(self.device)
        self.acting = acting.halved() if self.device.type == "cuda" else acting
        self.acting.requires_grad_(False)
        self.acting.share_memory()
        self.learner = Learner(self.model, self.acting, replace(plan.lesson, entropy=self.recipe.entropy))
        self.storages: list[list[Storage]] = [[], []]  # of each variant, twice: one is played into, one learned from
        self.recent: list[list[np.ndarray[Any, Any]]] = [[] for _ in self.variants]
        self.won: list[list[float]] = [[] for _ in self.variants]
        self.history: list[Moment] = []
        self.seconds = 0.0
        self.choices = 0
        self.load()
        self.learner.hand_over()

    # Actors

    def seatings(self) -> list[list[Seating]]:
        """Tables for every actor, at least two each, so that variants get about their shares."""
        number = max(2 * self.plan.actors, len(self.variants))
        tables = spread([variant.share for variant in self.variants], number)
        sizes = [max(1, self.plan.games // variant.stretch) for variant in self.variants]
        for which, (game, played) in enumerate(zip(self.games, self.variants, strict=True)):
            steps, games = self.plan.steps * played.stretch, tables.count(which) * sizes[which]
            size = steps, games, self.inputs.width(game), game.verbs.size, seats_read(game)
            for storages in self.storages:
                storages.append(Storage.allocate(*size, self.device))
        taken = [0] * len(self.variants)
        dealt: list[list[Seating]] = [[] for _ in range(self.plan.actors)]
        for place, variant in enumerate(tables):
            parts = [storages[variant].part(taken[variant], sizes[variant]) for storages in self.storages]
            taken[variant] += sizes[variant]
            seed = self.plan.seed * 1_000_003 + self.choices + place
            options = self.variants[variant].options
            dealt[place % self.plan.actors].append(Seating(variant, self.plan.game, options, parts, seed))
        return dealt

    def run(self, tell: Callable[[Moment], None]) -> None:
        """Train until the minutes are over, telling how it goes; an interruption saves first."""
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - (self.plan.actors if self.plan.ahead else 0)))
        context = multiprocessing.get_context("spawn")
        orders: list[Connection] = []
        actors = []
        for seatings in self.seatings():
            mine, theirs = context.Pipe()
            arguments = (seatings, self.inputs, self.acting, self.recipe, theirs)
            actors.append(context.Process(target=act, args=arguments, daemon=True))
            with interrupts_ignored():
                actors[-1].start()
            theirs.close()
            orders.append(mine)
        try:
            for order in orders:
                order.recv()  # it has sat down
            self.go_on(orders, tell)
        except EOFError as error:
            raise RuntimeError("a process that plays has died") from error
        finally:
            self.save()
            for order in orders:
                order.close()
            for actor in actors:
                actor.join(10)

    def go_on(self, orders: list[Connection], tell: Callable[[Moment], None]) -> None:
        """Learn from what was played last. On a GPU the actors meanwhile play on, and follow one update behind."""
        begun, saved = time.monotonic() - self.seconds, time.monotonic()
        seats = [game.seats for game in self.games]
        choices = sum(storage.steps * storage.games for storage in self.storages[0])
        turn = 0
        schedule = self.play(orders, turn)
        while self.seconds < 60 * self.plan.minutes:
            self.wait(orders)
            learned = turn
            if self.plan.ahead:
                turn = 1 - turn
                self.learner.hand_over()
                following = self.play(orders, turn)
            figures = self.learner.learn(list(zip(self.storages[learned], seats, strict=True)), schedule)
            if not self.plan.ahead:
                self.learner.hand_over()
                following = self.play(orders, turn)
            schedule = following
            self.choices += choices
            self.seconds = time.monotonic() - begun
            tell(self.moment(figures))
            if time.monotonic() - saved > BETWEEN_SAVES:
                self.save()
                saved = time.monotonic()

    @property
    def schedule(self) -> Schedule:
        progress = self.seconds / (60 * self.plan.minutes)
        return Schedule(progress, self.plan.guided, self.recipe.friendly, self.recipe.taught)

    def play(self, orders: list[Connection], turn: int) -> Schedule:
        """Let the actors play on; returns by which schedule, since what they play is learned from by the same."""
        schedule = self.schedule
        for order in orders:
            order.send((schedule, turn))
        return schedule

    def wait(self, orders: list[Connection]) -> None:
        for order in orders:
            self.note(order.recv())

    def note(self, tables: list[Played]) -> None:
        for played in tables:
            if len(played.points):
                kept = np.concatenate([*self.recent[played.variant], played.points])[-RECENT:]
                self.recent[played.variant] = [kept]
            self.won[played.variant] = [*self.won[played.variant], *played.won][-RECENT:]

    def moment(self, figures: dict[str, float]) -> Moment:
        points, best = {}, {}
        for variant, recent in zip(self.variants, self.recent, strict=True):
            if recent:
                points[str(variant)] = float(recent[0].mean())
                best[str(variant)] = float(recent[0].max(1).mean())
        won = {str(v): sum(shares) / len(shares) for v, shares in zip(self.variants, self.won, strict=True) if shares}
        self.history.append(Moment(self.seconds, self.choices, self.schedule.progress, points, best, figures, won))
        return self.history[-1]

    # Checkpoints

    def save(self) -> None:
        """Write a checkpoint, whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        state = {
            "game": self.plan.game,
            "shape": asdict(self.plan.shape),
            "inputs": asdict(self.inputs),
            "model": self.model.state_dict(),
            "seconds": self.seconds,
            "choices": self.choices,
        }
        for name, content in (("optimizer", self.learner.optimizer.state_dict()), ("checkpoint", state)):
            fresh = self.folder / f"{name}.new"
            torch.save(content, fresh)
            fresh.replace(self.folder / f"{name}.pt")
        lines = "".join(json.dumps(asdict(moment)) + "\n" for moment in self.history)
        (self.folder / "history.jsonl").write_text(lines)

    def load(self) -> None:
        """Go on from the folder's checkpoint, if there is one; otherwise from the network asked for, if any."""
        path = self.folder / CHECKPOINT
        if not path.exists():
            if self.plan.begin:
                begin_with(self.model, self.plan.begin, self.inputs, self.games)
            return
        state = torch.load(path, map_location=self.device, weights_only=True)
        for what, here in (("game", self.plan.game), ("shape", asdict(self.plan.shape))):
            if state[what] != here:
                raise ValueError(f"{path} has {what} {state[what]!r}, not {here!r}; choose another folder")
        if Inputs(**{name: tuple(names) for name, names in state["inputs"].items()}) != self.inputs:
            raise ValueError(f"{path} was trained on another observation of {self.plan.game}; choose another folder")
        self.model.load_state_dict(state["model"])
        if (optimizer := self.folder / "optimizer.pt").exists():
            self.learner.optimizer.load_state_dict(torch.load(optimizer, map_location=self.device, weights_only=True))
        self.seconds, self.choices = state["seconds"], state["choices"]
        history = self.folder / "history.jsonl"
        if history.exists():
            self.history = [Moment(**json.loads(line)) for line in history.read_text().splitlines()]


def spread(shares: list[int], number: int) -> list[int]:
    """Which variant sits at each of so many tables: each at least once, then whichever is furthest below its share."""
    counts = [1] * len(shares)
    order = list(range(len(shares)))
    while len(order) < number:
        short = min(range(len(shares)), key=lambda which: (counts[which] + 1) / shares[which])
        counts[short] += 1
        order.append(short)
    return order
