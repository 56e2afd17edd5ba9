"""The results of a run as tables, and as the line beside the progress bar."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from lascaux.arena.errors import ArenaError
from lascaux.arena.ratings import Rating, ratings
from lascaux.arena.run import Run
from lascaux.arena.setting import MATCH
from lascaux.arena.statistics import Mean, Rate, Standing, Standings
from lascaux.cli.screen import Screen
from lascaux.cli.wording import Wording

SHOWN_RUNNING = 3  # agents beside the progress bar


def running(standings: Standings, say: Wording) -> str:
    """The result so far in one line: of the best few, or of all who play alone."""
    solo = len(standings.seats) == 1
    played = [(agent, standing) for agent, standing in standings.overall.items() if standing.games]
    if solo or len(standings.agents) == 1:
        shown = sorted(played, key=lambda entry: -entry[1].score.value)[:SHOWN_RUNNING]
        return " · ".join(
            say("arena.running-score", agent=agent, mean=standing.score.value, error=error_of(standing.score))
            for agent, standing in shown
        )
    shown = sorted(played, key=lambda entry: -entry[1].win_rate.share)[:SHOWN_RUNNING]
    return " · ".join(say("arena.running-win", agent=a, **standing.win_rate._asdict()) for a, standing in shown)


def show_results(screen: Screen, run: Run, standings: Standings, say: Wording) -> None:
    """How well everybody did, overall and by seat."""
    solo = len(standings.seats) == 1
    rated, remark = ({}, "") if solo else rate(run)
    screen.console.print(overall_table(standings, rated, solo, say))
    if not solo:
        screen.console.print(seat_table(standings, say))
    agents = standings.agents
    if run.setting.kind == MATCH and len(agents) > 1:
        lead = standings.lead(agents[0], agents[1])
        screen.say(say("arena.lead", first=agents[0], second=agents[1], points=lead.value, error=error_of(lead)))
    screen.say(say("arena.legend-solo" if solo else "arena.legend"), "dim")
    if remark:
        screen.say(remark, "error")


def rate(run: Run) -> tuple[dict[str, Rating], str]:
    """The ratings, or why there are none."""
    try:
        return ratings(run.games), ""
    except ArenaError as error:
        return {}, str(error)


def overall_table(standings: Standings, rated: dict[str, Rating], solo: bool, say: Wording) -> Table:
    table = Table(say("arena.columns.agent"))
    for column in ("games", "goals" if solo else "wins", "score", *(["rating"] if rated else []), "seconds"):
        table.add_column(say(f"arena.columns.{column}"), justify="right")
    for agent in ranked(standings):
        standing = standings.overall[agent]
        rating = [rating_text(rated.get(agent))] if rated else []
        cells = [str(standing.games), rate_text(standing.win_rate), mean_text(standing.score), *rating]
        table.add_row(Text(agent), *cells, f"{standing.seconds_per_choice:.3g}")
    return table


def seat_table(standings: Standings, say: Wording) -> Table:
    """A row for each agent and one for all, a column for each seat."""
    table = Table(say("arena.columns.agent"))
    for seat in range(len(standings.seats)):
        table.add_column(say("arena.columns.seat", seat=seat + 1), justify="right")
    for agent in ranked(standings):
        table.add_row(Text(agent), *(seat_text(standing) for standing in standings.by_seat[agent]))
    if len(standings.agents) > 1:
        table.add_row(say("arena.columns.all"), *(seat_text(standing) for standing in standings.seats), style="bold")
    return table


def ranked(standings: Standings) -> list[str]:
    """The agents, most successful first."""
    overall = standings.overall
    return sorted(overall, key=lambda agent: (-overall[agent].win_rate.share, -overall[agent].score.value))


def seat_text(standing: Standing) -> str:
    return f"{rate_text(standing.win_rate)}\n{mean_text(standing.score)}" if standing.games else "–"


def rate_text(rate: Rate) -> str:
    return f"{rate.share:.1%} [{rate.low:.1%}–{rate.high:.1%}]".replace("[", r"\[")


def rating_text(rating: Rating | None) -> str:
    return f"{rating.value:.1f} [{rating.low:.1f}–{rating.high:.1f}]".replace("[", r"\[") if rating else "–"


def mean_text(mean: Mean) -> str:
    return f"{mean.value:.2f} ± {error_of(mean)}"


def error_of(mean: Mean) -> str:
    return "?" if mean.error is None else f"{mean.error:.2f}"
