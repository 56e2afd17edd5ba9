"""Settings from flags, the environment and a file, under the same names: the first of these that has one counts.

`requests_per_minute` of `settings.py` is `--requests-per-minute`, LASCAUX_REQUESTS_PER_MINUTE and, in a TOML file,
`requests-per-minute`. Secrets are no flags: every user of a machine can read those."""

from __future__ import annotations

import os
import tomllib
from argparse import SUPPRESS, ArgumentParser, BooleanOptionalAction, Namespace
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, Field, dataclass, fields
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from typing_extensions import Doc

from lascaux.server.house_bots import house_bots
from lascaux.server.settings import Limits, Settings

PREFIX: Final = "LASCAUX_"
FILE: Final = "config"  # --config, LASCAUX_CONFIG
SECRET: Final = ("password", "secret", "key")  # how the names of secrets end
BUILT_IN: Final = ("limits", "client")


class BadSetting(ValueError):
    """A setting that cannot be used: where it stands, what is wrong, what would be right."""


@dataclass(frozen=True)
class Option:
    """One setting as people write it."""

    owner: type
    name: str
    type: Any
    help: str
    default: Any  # None where it is worked out

    @property
    def key(self) -> str:
        return self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.name.upper()

    @property
    def secret(self) -> bool:
        return self.name.endswith(SECRET)

    @property
    def many(self) -> bool:
        return get_origin(self.type) is tuple


def options() -> list[Option]:
    return [*options_of(Settings), *options_of(Limits)]


def options_of(owner: type[Settings] | type[Limits]) -> Iterator[Option]:
    hints = get_type_hints(owner, include_extras=True)
    for one in fields(owner):
        if one.name not in BUILT_IN:
            yield Option(owner, one.name, *plain(hints[one.name]), default_of(one))


def plain(hint: Any) -> tuple[Any, str]:
    """A type without its description, and the description."""
    if get_origin(hint) is not Annotated:
        return hint, ""
    kind, *rest = get_args(hint)
    return kind, next((one.documentation for one in rest if isinstance(one, Doc)), "")


def default_of(one: Field[Any]) -> Any:
    return None if one.default is MISSING else one.default


def add_flags(parser: ArgumentParser) -> None:
    """A flag for every setting that is no secret. One that was not given leaves no trace."""
    parser.add_argument(f"--{FILE}", metavar="FILE", help="a TOML file with settings; flags and environment come first")
    for option in options():
        if option.secret:
            continue
        said = option.help
        if option.default not in (None, False, ()):
            default = ", ".join(option.default) if option.many else option.default
            said = f"{said}; default: {default}"
        more: dict[str, Any] = {"metavar": "N" if option.type in (int, float) else "TEXT"}
        if option.type is bool:
            more = {"action": BooleanOptionalAction}
        elif option.many:
            more |= {"action": "append"}
        elif get_origin(option.type) is Literal:
            more = {"choices": get_args(option.type)}
        parser.add_argument(f"--{option.key}", dest=option.name, default=SUPPRESS, help=said.replace("%", "%%"), **more)


def settings_from(arguments: Namespace, environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of all three places; BadSetting if one cannot be used."""
    flags = vars(arguments)
    path = flags.get(FILE) or environment.get(PREFIX + FILE.upper())
    written = read(Path(path)) if path else {}
    values: dict[type, dict[str, Any]] = {Settings: {}, Limits: {}}
    for option in options():
        places = (
            (f"--{option.key}", flags.get(option.name)),
            (option.variable, environment.get(option.variable)),
            (f"{option.key} in {path}", written.get(option.key)),
        )
        for place, value in places:
            if value is not None:
                values[option.owner][option.name] = checked(option, value, place)
                break
    return Settings(**values[Settings], limits=Limits(**values[Limits]))


def read(path: Path) -> dict[str, Any]:
    try:
        written = tomllib.loads(path.read_text())
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSetting(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from error
    known = [option.key for option in options()]
    for key in written:
        if key not in known:
            raise BadSetting(f"{path} has an unknown setting {key!r}; there are {', '.join(known)}")
    return written


def checked(option: Option, value: Any, place: str) -> Any:
    """A value of the right type, within what makes sense; the text of a secret is never repeated."""
    from pydantic import TypeAdapter, ValidationError

    if option.many:
        given = [value] if isinstance(value, str) else value
        if isinstance(given, list) and all(isinstance(one, str) for one in given):
            value = [part.strip() for one in given for part in one.split(",") if part.strip()]
    try:
        found = TypeAdapter(option.type).validate_python(value)
    except ValidationError as error:
        shown = "" if option.secret else f", not {value!r}"
        raise BadSetting(f"{place}: {error.errors()[0]['msg']}{shown}") from error
    check_sense(option.name, found, place)
    return found


def check_sense(name: str, value: Any, place: str) -> None:
    if name in ("workers", "processes", *(one.name for one in fields(Limits))) and value < 1:
        raise BadSetting(f"{place} must be at least 1, not {value}")
    if name == "port" and not 0 <= value <= 65_535:
        raise BadSetting(f"{place} must be 0 to 65535, not {value}")
    if place.startswith("--") and isinstance(value, str) and "://" in value and urlsplit(value).password:
        variable = PREFIX + name.upper()
        raise BadSetting(f"{place} must not contain a password: others can read flags; use {variable} or a file")
    if name == "bots":
        try:
            house_bots(value)
        except ValueError as error:
            raise BadSetting(f"{place}: {error}") from error
    if name == "proxies":
        for one in value:
            try:
                ip_network(one, strict=False)
            except ValueError as error:
                raise BadSetting(f"{place}: {one!r} is neither an address nor a network such as 10.0.0.0/8") from error
