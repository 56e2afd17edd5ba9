"""Passwords, kept as argon2 hashes."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

AT_ONCE: Final = 2  # every hash needs 64 MiB while it is made


class Passwords:
    """Hashes and checks passwords in threads: each takes long on purpose, and the event loop must not be held up."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.nobodys = self.hasher.hash(secrets.token_hex())

    async def hash(self, password: str) -> str:
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, usual_form(password))

    async def check(self, password: str, hash: str | None) -> bool:
        """Whether this is the password. Without a hash never, after as long: timing must not tell which names exist."""
        async with self.turns:
            right = await asyncio.to_thread(self.fits, usual_form(password), hash or self.nobodys)
        return right and hash is not None

    def fits(self, password: str, hash: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, hash: str) -> bool:
        """Whether it was made with other parameters than we use now."""
        return self.hasher.check_needs_rehash(hash)


def usual_form(password: str) -> str:
    """Keyboards differ in how they write an accent; the password is the same."""
    return unicodedata.normalize("NFKC", password)
