"""What is in `deploy/`, as far as this machine has the programs that read it."""

from __future__ import annotations

import json
import re
import shutil
import ssl
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml
from websockets.asyncio.client import connect

from lascaux.server.configuration import add_flags, options, settings_from
from lascaux.server.settings import Settings
from tests.server.hosting import Hosted, hosted
from tests.server.players import read_table
from tests.server.support import Server, free_port, new_table, run, served
from tests.waiting import until

DEPLOY = Path(__file__).parents[2] / "deploy"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")  # folders of nginx


def program(name: str) -> str:
    found = shutil.which(name, path=f"{Path(sys.executable).parent}:/usr/local/bin:/usr/bin:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def settings(*flags: str, **environment: str) -> Settings:
    parser = ArgumentParser()
    add_flags(parser)
    return settings_from(parser.parse_args(flags), environment)


def complaints(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def test_the_container_file_is_as_hadolint_likes_it() -> None:
    assert complaints(program("hadolint"), str(DEPLOY / "Containerfile")) == ""


def test_the_container_file_copies_what_is_there_and_runs_as_nobody_special() -> None:
    lines = (DEPLOY / "Containerfile").read_text().splitlines()
    kept = (DEPLOY.parent / ".dockerignore").read_text().splitlines()
    for line in lines:
        if line.startswith("COPY ") and "--from" not in line:
            for source in line.split()[1:-1]:
                assert (DEPLOY.parent / source).exists(), line
                assert f"!{source.partition('/')[0]}" in kept, line
    assert "USER 10001" in lines
    assert any(line.startswith("HEALTHCHECK") for line in lines)
    variables = re.findall(r"LASCAUX_\w+", "\n".join(lines))
    assert set(variables) <= {option.variable for option in options()}


def test_compose_says_what_the_server_understands() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    given = {"DOMAIN": "caves.example", "DATABASE_PASSWORD": "opensesame"}
    filled = re.sub(r"\$\{(\w+):\?\}", lambda gap: given[gap[1]], text)
    whole: dict[str, Any] = yaml.safe_load(filled)
    services = whole["services"]
    assert services["server-1"] == services["server-2"]
    environment = services["server-1"]["environment"]
    assert environment.keys() <= {option.variable for option in options()}
    found = settings(**environment)
    assert (found.public, found.names) == (True, ("caves.example",))
    assert found.database == "postgresql://lascaux:opensesame@database/lascaux"
    assert list(found.proxies) == [services["proxy"]["networks"]["inside"]["ipv4_address"]]
    assert "ports" not in services["server-1"]
    assert "ports" not in services["database"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= services.keys()


def test_the_file_of_settings_can_be_read() -> None:
    assert settings("--config", str(DEPLOY / "lascaux.toml")).names == ("caves.example",)


def test_the_unit_is_as_systemd_likes_it_and_exposes_little(tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    unit = tmp_path / "lascaux@.service"
    text = (DEPLOY / "lascaux@.service").read_text()
    assert "ExecStart=/opt/lascaux/bin/lascaux serve" in text
    unit.write_text(text.replace("/opt/lascaux/bin/lascaux", shutil.which("true") or "/bin/true"))
    assert complaints(analyze, "verify", str(unit)) == ""
    assert complaints(analyze, "security", "--offline=true", "--threshold=20", str(unit)) == ""


@served()
async def test_the_dashboard_asks_for_figures_that_there_are(server: Server) -> None:
    client = server.client()
    await new_table(client, "cave-vs-cave", ["me", "me"])
    metrics = (await client.get("/metrics")).text
    named = set(re.findall(r"^(lascaux_\w+)", metrics, re.MULTILINE))
    dashboard = json.loads((DEPLOY / "grafana.json").read_text())
    asked = {
        name
        for panel in dashboard["panels"]
        for target in panel["targets"]
        for name in re.findall(r"lascaux_\w+", target["expr"])
    }
    assert len(asked) > 12
    assert asked <= named


# nginx, in front of two servers on one PostgreSQL


@contextmanager
def behind_nginx(folder: Path, servers: list[Hosted]) -> Iterator[tuple[int, ssl.SSLContext]]:
    """The port of TLS, and what trusts it."""
    nginx, openssl = program("nginx"), program("openssl")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=caves.example"]
    made += ["-addext", "subjectAltName=DNS:caves.example,IP:127.0.0.1"]
    assert complaints(openssl, *made, "-keyout", str(key), "-out", str(certificate)) == ""
    port, plain = free_port(), free_port()
    site = (DEPLOY / "nginx.conf").read_text()
    for old, new in (
        ("127.0.0.1:8321", f"127.0.0.1:{servers[0].port}"),
        ("127.0.0.1:8322", f"127.0.0.1:{servers[1].port}"),
        ("/etc/letsencrypt/live/caves.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/caves.example/privkey.pem", str(key)),
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen 443 ssl http2;", f"listen 127.0.0.1:{port} ssl http2;"),
        ("    listen [::]:80;\n", ""),
        ("    listen [::]:443 ssl http2;\n", ""),
    ):
        assert old in site
        site = site.replace(old, new)
    (folder / "site.conf").write_text(site)
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    whole = folder / "nginx.conf"
    whole.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/error.log;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
    assert complaints(nginx, "-t", "-c", str(whole)) == ""
    process = subprocess.Popen([nginx, "-c", str(whole)], stderr=subprocess.DEVNULL)
    try:
        trusting = ssl.create_default_context(cafile=certificate)
        until(lambda: visit(port, trusting), "nginx to start")
        yield port, trusting
    finally:
        process.terminate()
        process.wait()


def visit(port: int, trusting: ssl.SSLContext) -> bool:
    try:
        return httpx.get(f"https://127.0.0.1:{port}/health", verify=trusting).status_code == 200
    except httpx.TransportError:
        return False


def test_behind_nginx_people_play_over_tls_and_cannot_claim_other_addresses(
    tmp_path: Path, postgres_database: str
) -> None:
    async def play(port: int, trusting: ssl.SSLContext) -> None:
        async with httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{port}", headers={"Host": "caves.example"}, verify=trusting
        ) as client:
            answer = await client.get("/api/me")
            assert "Secure" in answer.headers["set-cookie"]
            assert "max-age" in answer.headers["strict-transport-security"]
            assert (await client.get("/metrics")).status_code == 404
            cookie = answer.headers["set-cookie"].partition(";")[0]
            asking = {"Cookie": cookie, "Origin": "https://caves.example"}
            wish = {"game": "cave-vs-cave", "seats": [{"kind": "me"}, {"kind": "me"}]}
            made = []
            for n in range(5):
                claimed = {**asking, "X-Forwarded-For": f"192.0.2.{n}"}
                made.append(await client.post("/api/tables", json=wish, headers=claimed))
            # Each of the two servers lets half of them through.
            assert [one.status_code for one in made].count(201) <= 4
            assert 429 in [one.status_code for one in made]
            address = f"wss://caves.example/api/tables/{made[0].json()['table']}/socket"
            async with connect(
                address, host="127.0.0.1", port=port, additional_headers=asking, ssl=trusting, proxy=None
            ) as window:
                assert (await read_table(window))["seat"] in (0, 1)

    def server() -> AbstractContextManager[Hosted]:
        return hosted(
            tmp_path, database=postgres_database, names="caves.example", processes="2", tables_per_address="4"
        )

    with server() as one, server() as two, behind_nginx(tmp_path, [one, two]) as door:
        run(play(*door))
