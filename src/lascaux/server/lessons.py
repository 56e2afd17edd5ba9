"""The table of a lesson at any of its moments. It is worked out from the script, stored nowhere and counted nowhere."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from lascaux import lessons
from lascaux.agents.ladder import REFERENCE, ladder
from lascaux.agents.naming import bot_name
from lascaux.lessons import GENERAL, Chapter, Lesson, Step
from lascaux.server.answers import LessonAnswer, LessonChapter, LessonShown, LessonStep
from lascaux.server.errors import Refusal
from lascaux.server.making import made_already
from lascaux.server.storage.schema import PERSON, PLAYING
from lascaux.server.table import Table

LEARNER: Final = "learner"  # whoever looks; the table is the same for all


def known_lesson(game: str) -> Lesson:
    found = lessons.lesson(game)
    if found is None:
        raise Refusal(404, "no-lesson", game=game)
    return found


@lru_cache(maxsize=100)
def table_after(game: str, choices: int, language: str) -> Table:
    """The lesson's table after some choices."""
    record = known_lesson(game).record
    if not 0 <= choices <= len(record.choices):
        raise Refusal(422, "no-such-moment", last=len(record.choices))
    row: dict[str, Any] = {
        "id": f"lesson-{game}",
        "game": game,
        "options": dict(record.game.options),
        "rules": record.game.rules_version,
        "owner": "",
        "pace": "live",
        "listed": False,
        "hints": False,
        "discreet": False,
        "watch_code": "",
        "seed": None,
        "turn_minutes": 0,
        "stand_in": REFERENCE,
        "origin": None,
        "given": 0,
        "day": None,
        "status": PLAYING,
        "created": 0.0,
    }
    names = [lessons.sentences(game, language)["you"], *record.seats[1:]]
    people = [LEARNER, *record.seats[1:]]
    seats = [
        {"kind": PERSON, "person": person, "name": name, "bot": None, "passes": False, "seen": 0.0}
        for person, name in zip(people, names, strict=True)
    ]
    table = Table(row, seats)
    table.fold(made_already(table.game, record.choices[:choices], 0.0))
    return table


def show_lesson(game: str, language: str) -> LessonShown:
    """What is taught, in words."""
    lesson = known_lesson(game)
    says = lessons.sentences(game, language)
    opponent = ladder(game, lesson.game.seats).opponent
    return LessonShown(
        game=game,
        title=says["title"],
        about=says["about"],
        end=says["end"],
        options=dict(lesson.game.options),
        opponent=bot_name(opponent, language),
        length=len(lesson.record.choices),
        chapters=[show_chapter(chapter, says) for chapter in lesson.chapters],
    )


def show_chapter(chapter: Chapter, says: dict[str, str]) -> LessonChapter:
    return LessonChapter(
        name=chapter.name,
        title=says[f"chapters.{chapter.name}.title"],
        goal=says[f"chapters.{chapter.name}.goal"],
        reached=says[f"chapters.{chapter.name}.reached"],
        steps=[show_step(step, says) for step in chapter.steps],
    )


def show_step(step: Step, says: dict[str, str]) -> LessonStep:
    answers = [LessonAnswer(begins=answer.begins, text=says[f"answers.{answer.sentence}"]) for answer in step.answers]
    general = LessonAnswer(begins="", text=says[f"answers.{GENERAL}"])
    return LessonStep(
        name=step.name,
        text=says[f"steps.{step.name}"],
        at=step.at,
        choices=step.choices,
        lights=step.lights,
        answers=[*answers, general] if step.does else [],
    )
