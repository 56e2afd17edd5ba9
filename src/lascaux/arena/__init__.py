"""The arena: matches, tournaments and simulations, here or on a cluster, kept in the folder of a run."""

from lascaux.arena.contests import match, simulate, tournament
from lascaux.arena.errors import ArenaError
from lascaux.arena.playing import play_run
from lascaux.arena.run import Run
from lascaux.arena.setting import Setting
from lascaux.arena.statistics import Standings

__all__ = ["ArenaError", "Run", "Setting", "Standings", "match", "play_run", "simulate", "tournament"]
