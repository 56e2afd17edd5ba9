"""Settings by flag, environment and file."""

from __future__ import annotations

from argparse import ArgumentParser
from dataclasses import fields
from pathlib import Path

import pytest

from lascaux.cli.main import main
from lascaux.server.configuration import BadSetting, add_flags, options, settings_from
from lascaux.server.settings import Limits, Settings


def settings(*flags: str, **environment: str) -> Settings:
    parser = ArgumentParser()
    add_flags(parser)
    return settings_from(parser.parse_args(flags), environment)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "lascaux.toml"


def test_nothing_said_means_the_defaults() -> None:
    assert settings() == Settings()


def test_every_setting_can_be_said_in_all_three_ways_under_the_same_name(file: Path) -> None:
    names = {one.name for one in (*fields(Settings), *fields(Limits))} - {"limits", "client"}
    assert {option.name for option in options()} == names
    for option in options():
        word = ("mine=random" if option.name == "bots" else "10.0.0.1") if option.many else "info"
        value = {int: "7", float: "7.5", bool: "true"}.get(option.type, word)
        in_file = f'["{value}"]' if option.many else value if option.type in (int, float, bool) else f'"{value}"'
        file.write_text(f"{option.key} = {in_file}\n")
        found = [settings("--config", str(file)), settings(**{option.variable: value})]
        if not option.secret:
            flag = [f"--{option.key}"] if option.type is bool else [f"--{option.key}", value]
            found.append(settings(*flag))
        assert all(one == found[0] != Settings() for one in found), option.name


def test_flags_come_before_the_environment_and_that_before_the_file(file: Path) -> None:
    file.write_text('port = 1\nhost = "10.0.0.1"\npublic = true\nrequests-per-minute = 5\n')
    found = settings("--port", "3", "--no-public", LASCAUX_CONFIG=str(file), LASCAUX_PORT="2", LASCAUX_HOST="10.0.0.2")
    assert (found.port, found.host, found.public, found.limits.requests_per_minute) == (3, "10.0.0.2", False, 5)


def test_lists_are_repeated_or_separated_by_commas(file: Path) -> None:
    file.write_text('origins = ["https://a.example", "https://b.example"]\n')
    both = ("https://a.example", "https://b.example")
    assert settings("--config", str(file)).origins == both
    assert settings(LASCAUX_ORIGINS="https://a.example, https://b.example").origins == both
    assert settings("--origins", both[0], "--origin", both[1]).origins == both


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("prot = 80", "unknown setting 'prot'; there are host, port, "),
        ("port = ", "cannot be read"),
        ('port = "eighty"', "port in {file}: Input should be a valid integer, .*not 'eighty'"),
        ("port = 70000", "must be 0 to 65535, not 70000"),
        ("workers = 0", "must be at least 1, not 0"),
        ("request-seconds = 0.0", "must be at least 1, not 0.0"),
        ('proxies = ["home"]', "'home' is neither an address nor a network"),
        ('log = "loud"', "'debug', 'info', 'warning' or 'error'"),
    ],
)
def test_what_cannot_be_used_is_named(file: Path, written: str, said: str) -> None:
    file.write_text(written)
    with pytest.raises(BadSetting, match=said.replace("{file}", str(file))):
        settings("--config", str(file))


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--config", str(tmp_path / "none.toml")]) == 2
    assert "none.toml cannot be read: No such file" in capsys.readouterr().err


def test_a_password_is_not_a_flag(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    secret = "postgresql://me:opensesame@db/games"
    assert main(["serve", "--database", secret]) == 2
    said = capsys.readouterr().err
    assert "LASCAUX_DATABASE" in said
    assert "opensesame" not in said
    file.write_text(f'database = "{secret}"')
    assert settings("--config", str(file)).database == settings(LASCAUX_DATABASE=secret).database == secret
