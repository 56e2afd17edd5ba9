"""The connection to a server: its addresses, requests that outlive a restart, and the cookie that says who we are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from http.client import HTTPException
from http.cookiejar import LWPCookieJar
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError
from urllib.parse import parse_qs, quote, urlencode, urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from lascaux.cli.errors import Misuse
from lascaux.cli.wording import Wording
from lascaux.folders import data_folder

LONGEST_POLL: Final = 20.0  # seconds that the server may wait for news
ANSWER: Final = 30.0  # seconds for any answer, on top of that
PAUSES: Final = (0.25, 5.0)  # seconds between two tries: the first, and the longest
PATIENCE: Final = 120.0  # seconds for a server to come back to a table that is being played
GATEWAY: Final = (502, 503, 504)  # what a proxy answers while the server behind it is away


class Address(NamedTuple):
    """A server, and perhaps one of its tables or invitations."""

    server: str
    table: str = ""
    invitation: str = ""
    code: str = ""  # of a spectator's link

    @classmethod
    def parse(cls, text: str) -> Address:
        try:
            parts = urlsplit(text if "://" in text else f"http://{text}")
            host, port = parts.hostname, parts.port
        except ValueError:  # not a valid port
            host, port = None, None
        path = re.fullmatch(r"/?|/(tables|invitations)/([\w-]+)/?", parts.path, re.ASCII) if host else None
        if not host or not path or parts.scheme not in ("http", "https") or "@" in parts.netloc:
            raise Misuse(
                f"{text!r} is not the address of a table; write http://HOST:PORT, http://HOST:PORT/tables/ID "
                "or http://HOST:PORT/invitations/CODE"
            )
        shown = f"[{host}]" if ":" in host else host
        server = f"{parts.scheme}://{shown}{f':{port}' if port else ''}"
        kind, id = path.groups(default="")
        if kind == "invitations":
            return cls(server, invitation=id)
        return cls(server, table=id, code=parse_qs(parts.query).get("code", [""])[0])

    def __str__(self) -> str:
        if self.invitation:
            return f"{self.server}/invitations/{self.invitation}"
        code = f"?code={quote(self.code)}" if self.code else ""
        return f"{self.server}/tables/{self.table}{code}" if self.table else self.server


class Away(OSError):
    """Nobody answers, or the answer breaks off."""


class Refused(Misuse):
    """The server's no: a code, its text, and, if the table has moved on, the table as it is now."""

    def __init__(self, code: str, text: str, table: dict[str, Any] | None = None, wait: float = 0.0) -> None:
        super().__init__(text)
        self.code = code
        self.table = table
        self.wait = wait  # seconds, after too many requests


class Server:
    """Asks a server. Without patience, any failure is an error at once; with it, the server may be away for a while."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.language = language
        self.patience = 0.0
        self.tell: Callable[[str], None] = lambda text: None  # told when the server goes away and comes back
        self.cookies = LWPCookieJar(str(cookie_file(address)))
        if Path(str(self.cookies.filename)).exists():
            self.cookies.load()
        self.kept = self.cookies.as_lwp_str()
        self.opener = build_opener(HTTPCookieProcessor(self.cookies))

    @property
    def say(self) -> Wording:
        return Wording(self.language)

    @property
    def is_new(self) -> bool:
        """Whether we have never been there."""
        return not self.kept

    def get(self, path: str, **query: object) -> Any:
        return self.decoded(self.text(path, **query))

    def post(self, path: str, body: object = None) -> Any:
        return self.decoded(self.patiently(self.request("POST", path, body)))

    def put(self, path: str, body: object) -> Any:
        return self.decoded(self.patiently(self.request("PUT", path, body)))

    def text(self, path: str, **query: object) -> str:
        given = {name: value for name, value in query.items() if value not in (None, "")}
        return self.patiently(self.request("GET", f"{path}?{urlencode(given)}" if given else path))

    def request(self, method: str, path: str, body: object = None) -> Request:
        return Request(
            f"{self.address}/api/{path}",
            data=None if method == "GET" else json.dumps(body).encode() if body is not None else b"",
            headers={"Accept-Language": self.language, "Content-Type": "application/json"},
            method=method,
        )

    def patiently(self, request: Request) -> str:
        """Ask until there is an answer. Asking twice does no harm: a choice names the number it answers."""
        pause, longest = PAUSES
        until: float | None = None
        while True:
            try:
                answer = self.once(request)
                if until is not None:
                    self.tell(self.say("remote.back", server=self.address))
                return answer
            except Refused as refused:
                if refused.code != "too-fast" or refused.wait > self.patience:
                    raise
                sleep(refused.wait)
            except Away as away:
                if until is None:
                    until = monotonic() + self.patience
                    if self.patience:
                        self.tell(self.say("remote.trying", problem=away))
                if monotonic() + pause > until:
                    raise
                sleep(pause)
                pause = min(2 * pause, longest)

    def once(self, request: Request) -> str:
        try:
            with self.opener.open(request, timeout=LONGEST_POLL + ANSWER) as answer:
                text: str = answer.read().decode("utf-8", "replace")
        except HTTPError as error:
            with error:
                raise self.refusal(error.code, error.read(), error.headers.get("Retry-After", "")) from None
        except (OSError, HTTPException) as error:
            reason = getattr(error, "reason", error)
            why = getattr(reason, "strerror", None) or str(reason) or type(reason).__name__
            raise Away(self.say("remote.away", server=self.address, why=why)) from error
        finally:
            self.keep_cookies()
        return text

    def refusal(self, status: int, body: bytes, wait: str) -> Exception:
        try:
            answer = clean(json.loads(body))
            error = answer["error"]
            return Refused(error["code"], error["text"], answer.get("table"), float(wait or 0))
        except (ValueError, TypeError, KeyError, AttributeError):
            if status in GATEWAY:
                return Away(self.say("remote.away", server=self.address, why=status))
            return self.no_server()

    def decoded(self, text: str) -> Any:
        try:
            return clean(json.loads(text))
        except ValueError:
            raise self.no_server() from None

    def no_server(self) -> Misuse:
        return Misuse(self.say("remote.no-server", server=self.address))

    def keep_cookies(self) -> None:
        if self.cookies.as_lwp_str() != self.kept:
            Path(str(self.cookies.filename)).parent.mkdir(parents=True, exist_ok=True)
            self.cookies.save()
            self.kept = self.cookies.as_lwp_str()


def cookie_file(address: str) -> Path:
    """A file for each server: cookies distinguish hosts but not ports."""
    name = re.sub(r"[^\w.]+", "-", address)
    return data_folder() / "servers" / f"{name}.cookies"


def clean(value: Any) -> Any:
    """An answer without characters that could control the terminal."""
    if isinstance(value, str):
        return value if value.isprintable() else "".join(c if c.isprintable() or c == "\n" else "�" for c in value)
    if isinstance(value, list):
        return [clean(one) for one in value]
    if isinstance(value, dict):
        return {name: clean(one) for name, one in value.items()}
    return value
