"""Agents from outside by the words that name them: `module:Name`, a file, a program.

    mybot:MyBot              a class, an object or a function of a module that can be imported, also from this folder
    ./mybot.py               the one class with `choose` in a file, or else its function `choose`
    ./mybot.py:MyBot         a certain one
    program:node mybot.js    a program that speaks the line protocol: see docs/your-own-bot.md

Whoever names one runs its code: only words that a person at this machine has typed may get here.
"""

from __future__ import annotations

import sys
from hashlib import sha256
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from lascaux.agents.agent import Agent
from lascaux.agents.guest import BadAgent, guest
from lascaux.agents.program import PROGRAM, program_agent

SUFFIX: Final = ".py"


def is_outside(words: str) -> bool:
    """Whether this names an agent from outside, there or not."""
    place, _, thing = words.rpartition(":")
    is_name = all(part.isidentifier() for part in place.split("."))
    return words.startswith(PROGRAM) or is_file(words) or bool(place and is_name and thing.isidentifier())


def outside_agent(words: str, seed: int) -> Agent:
    """The agent that these words name; BadAgent says what is wrong."""
    if words.startswith(PROGRAM):
        return program_agent(words.removeprefix(PROGRAM), seed)
    if is_file(words):
        path, name = split_file(words)
        module = module_of_file(Path(path).expanduser())
        return guest(named(module, name, path) if name else only_agent(module, path), seed, words)
    place, _, name = words.rpartition(":")
    return guest(named(module_called(place), name, place), seed, words)


def is_file(words: str) -> bool:
    return split_file(words)[0].endswith(SUFFIX)


def split_file(words: str) -> tuple[str, str]:
    path, _, name = words.rpartition(":")
    return (path, name) if path.endswith(SUFFIX) and name.isidentifier() else (words, "")


def module_of_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise BadAgent(f"there is no file {path}")
    # A name of its own, under which what the file defines can be found again, for pickling and the like.
    name = f"lascaux_bot_{path.stem}_{sha256(str(path.resolve()).encode()).hexdigest()[:8]}"
    if name in sys.modules:
        return sys.modules[name]
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = module_from_spec(spec)
    sys.path.insert(0, str(path.parent.resolve()))  # its neighbours are found while it is read
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # somebody else's code
        del sys.modules[name]
        raise BadAgent(f"{path} cannot be read: {type(error).__name__}: {error}") from error
    finally:
        sys.path.remove(str(path.parent.resolve()))
    return module


def module_called(name: str) -> ModuleType:
    here = str(Path.cwd())
    sys.path.insert(0, here)  # a command's own folder comes first there, and not the one that it is started in
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise BadAgent(f"there is no module {name!r}, neither installed nor in {here}") from None
        raise BadAgent(f"the module {name} cannot be read: {error}") from error
    except Exception as error:  # somebody else's code
        raise BadAgent(f"the module {name} cannot be read: {type(error).__name__}: {error}") from error
    finally:
        sys.path.remove(here)


def named(module: ModuleType, name: str, place: str) -> Any:
    try:
        return getattr(module, name)
    except AttributeError:
        raise BadAgent(f"{place} has no {name!r}{offered(module)}") from None


def only_agent(module: ModuleType, place: str) -> Any:
    """The class with `choose` that a file defines, or its function `choose`."""
    agents = agent_classes(module)
    if len(agents) == 1:
        return agents[0]
    if agents:
        names = ", ".join(f"{place}:{agent.__name__}" for agent in agents)
        raise BadAgent(f"{place} has several agents; say which: {names}")
    choose = getattr(module, "choose", None)
    if choose is None:
        raise BadAgent(f"{place} has no agent: neither a class with a method choose(game, at) nor a function choose")
    return choose


def agent_classes(module: ModuleType) -> list[type]:
    own = [thing for thing in vars(module).values() if isinstance(thing, type) and thing.__module__ == module.__name__]
    return [thing for thing in own if callable(getattr(thing, "choose", None))]


def offered(module: ModuleType) -> str:
    names = [agent.__name__ for agent in agent_classes(module)]
    return f"; it has {', '.join(names)}" if names else ""
