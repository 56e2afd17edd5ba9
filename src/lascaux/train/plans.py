"""What suits this machine: how many processes play, how large the network is and how it is taught."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from pickle import UnpicklingError
from typing import Final

import torch

from lascaux.core.options import OptionValue
from lascaux.games import load
from lascaux.train.beginning import shape_in
from lascaux.train.learner import Lesson
from lascaux.train.model import Shape
from lascaux.train.recipes import Variant, recipe_for
from lascaux.train.training import CHECKPOINT, Plan

# A processor learns best from few games at a time, in many small steps, with players who know the latest network and
# with the evaluation's guidance to the end: a few minutes are too short to do without (docs/training.md).
SMALL: Final = Shape(width=256, blocks=1, seat=64, stake=64)
SMALL_STEPS: Final = Lesson(rate=1e-3, minibatch=1024, epochs=3)
SIDE_BY_SIDE: Final = 128  # games, at all tables together
TO_THE_END: Final = 1.0
AGAIN: Final = 2e-4  # the learning rate for a network that has learned before


def plan_for(
    game: str,
    variants: tuple[Variant, ...],
    minutes: float,
    seed: int,
    actors: int | None = None,
    width: int | None = None,
    kept: Shape | None = None,
    begin: Path | None = None,
    changes: tuple[str, ...] = (),
) -> Plan:
    """A plan for this machine's GPU, or for its processor; a network that is already there keeps its shape, and one
    that has learned before is changed in smaller steps."""
    cores = os.cpu_count() or 1
    on_gpu = torch.cuda.is_available()
    actors = actors or max(1, cores - 1 if on_gpu else cores)
    shape = kept or (shape_in(begin) if begin else Shape() if on_gpu else SMALL)
    if width:
        shape = Shape(width, shape.blocks, shape.seat, shape.stake)
    if on_gpu:
        lesson = Lesson(rate=AGAIN) if begin else Lesson()
        large = Plan(game, minutes, actors, shape=shape, lesson=lesson, seed=seed)
        return replace(large, only=variants, begin=begin, changes=changes)
    games = max(8, SIDE_BY_SIDE // max(2 * actors, len(variants)))
    lesson = replace(SMALL_STEPS, rate=AGAIN) if begin else SMALL_STEPS
    # Whoever is taught, or has learned before, needs no guidance, and learns faster without.
    guided = 0.0 if begin or recipe_for(game).changed(changes).taught else TO_THE_END
    small = Plan(game, minutes, actors, games, shape=shape, lesson=lesson, guided=guided, seed=seed)
    return replace(small, ahead=False, only=variants, begin=begin, changes=changes)


def variants_with(game: str, options: dict[str, object]) -> tuple[Variant, ...]:
    """The recipe's variants that have these options; if none has, all of them with the options changed."""
    wanted = {name: load(game, **options).options[name] for name in options}
    variants = recipe_for(game).variants
    if fitting := tuple(variant for variant in variants if has(game, variant, wanted)):
        return fitting
    changed = {str(made): made for made in (variant_with(variant, wanted) for variant in variants)}
    return tuple(changed.values())


def variant_with(variant: Variant, wanted: dict[str, OptionValue]) -> Variant:
    return Variant({**variant.options, **wanted}, stretch=variant.stretch)


def has(game: str, variant: Variant, wanted: dict[str, OptionValue]) -> bool:
    options = load(game, **variant.options).options
    return all(options[name] == value for name, value in wanted.items())


def kept_shape(folder: Path) -> Shape | None:
    """The shape of the network that a folder holds, if it holds one."""
    path = folder / CHECKPOINT
    if not path.exists():
        return None
    try:
        return Shape(**torch.load(path, map_location="cpu", weights_only=True)["shape"])
    except (RuntimeError, UnpicklingError, EOFError, KeyError, TypeError) as error:
        raise ValueError(f"{path} cannot be read as a checkpoint: {error}") from error
