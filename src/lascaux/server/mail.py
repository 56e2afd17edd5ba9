"""Mail to people who forgot their password, where the host has set up a server for it."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Coroutine
from email.message import EmailMessage
from typing import Any, Final
from urllib.parse import unquote, urlsplit

from lascaux.server.errors import TEXTS

PATIENCE: Final = 5.0  # seconds for the mail server
GRACE: Final = 0.5  # seconds for what is under way when the server stops
LOG: Final = logging.getLogger("lascaux.mail")


class Mail:
    """Sends links through `smtp://USER@HOST:PORT`, or `smtps://` for encryption from the first byte.

    Links carry our own address from the settings, never the one a request names: that could be anybody's."""

    def __init__(self, server: str, password: str, sender: str, address: str) -> None:
        self.server = urlsplit(server)
        self.password = password
        self.sender = sender
        self.address = address.rstrip("/")
        self.sending: set[asyncio.Task[None]] = set()

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Without making the asker wait: how long it takes must not tell whether there is somebody to write to."""
        task = asyncio.create_task(work)
        self.sending.add(task)
        task.add_done_callback(self.sent)

    def sent(self, task: asyncio.Task[None]) -> None:
        self.sending.discard(task)
        if not task.cancelled() and (error := task.exception()):
            LOG.error("a mail could not be sent: %s", error)

    async def stop(self) -> None:
        """Wait for what is under way, but not for a mail server that takes its time."""
        if self.sending:
            await asyncio.wait(self.sending, timeout=GRACE)

    def letter(self, to: str, name: str, code: str, language: str) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"] = self.sender, to
        letter["Subject"] = TEXTS.say(language, "mail.reset-subject")
        letter.set_content(TEXTS.say(language, "mail.reset", name=name, link=reset_link(self.address, code)))
        return letter

    async def send(self, letter: EmailMessage) -> None:
        await asyncio.to_thread(self.deliver, letter)

    def deliver(self, letter: EmailMessage) -> None:
        host, port = self.server.hostname or "localhost", self.server.port
        if self.server.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(
                host, port or 465, timeout=PATIENCE, context=ssl.create_default_context()
            )
        else:
            server = smtplib.SMTP(host, port or 587, timeout=PATIENCE)
        with server:
            server.ehlo()
            encrypted = self.server.scheme == "smtps"
            if not encrypted and server.has_extn("starttls"):
                server.starttls(context=ssl.create_default_context())
                encrypted = True
            if self.server.username:
                if not encrypted:
                    raise smtplib.SMTPException(f"{host} does not encrypt; it is not told the password")
                server.login(unquote(self.server.username), self.password)
            server.send_message(letter)


def reset_link(address: str, code: str) -> str:
    """Browsers keep what comes after the # to themselves: no proxy's log has it."""
    return f"{address}/reset#{code}"
