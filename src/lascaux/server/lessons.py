"""The table of a lesson at any of its moments. It is worked out from the script, stored nowhere and counted nowhere."""

from __future__ import annotations

from functools import lru_cache

from lascaux import lessons
from lascaux.agents.ladder import ladder
from lascaux.agents.naming import bot_name
from lascaux.lessons import GENERAL, Chapter, Lesson, Step
from lascaux.server.answers.practice import LessonAnswer, LessonChapter, LessonShown, LessonStep
from lascaux.server.errors import Refusal
from lascaux.server.still_tables import still_table
from lascaux.server.table import Table


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
    names = [lessons.sentences(game, language)["you"], *record.seats[1:]]
    return still_table(f"lesson-{game}", record.game, record.choices[:choices], names, lessons.LEARNER)


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
