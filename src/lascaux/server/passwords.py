"""Passwords, kept as argon2 hashes."""

from __future__ import annotations

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn

LEAST_SCORE: Final = 2  # of zxcvbn's 4: more than a million guesses
# What comes after these characters makes no password weaker, and zxcvbn could be made to think for many seconds.
LONGEST_GUESSED: Final = 20

P = ParamSpec("P")
R = TypeVar("R")

AT_ONCE: Final = 2  # every hash needs 64 MiB while it is made


class Passwords:
    """Hashes and checks passwords in threads: each takes long on purpose, and the event loop must not be held up."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self.hasher = hasher or PasswordHasher()
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.nobodys = self.hasher.hash(secrets.token_hex())

    async def aside(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        async with self.turns:
            return await asyncio.to_thread(work, *args, **kwargs)

    async def hash(self, password: str) -> str:
        return await self.aside(self.hasher.hash, usual_form(password))

    async def check(self, password: str, hash: str | None) -> bool:
        """Whether this is the password. Without a hash never, after as long: timing must not tell which names exist."""
        right = await self.aside(self.fits, usual_form(password), hash or self.nobodys)
        return right and hash is not None

    def fits(self, password: str, hash: str) -> bool:
        try:
            return self.hasher.verify(hash, password)
        except (VerificationError, InvalidHashError):
            return False

    def outdated(self, hash: str) -> bool:
        """Whether it was made with other parameters than we use now."""
        return self.hasher.check_needs_rehash(hash)


def is_weak(password: str, name: str) -> bool:
    """Whether it would soon be guessed: one of the common ones, a row of keys, the name with a number."""
    score: int = zxcvbn(password[:LONGEST_GUESSED], user_inputs=[name])["score"]
    return score < LEAST_SCORE


def usual_form(password: str) -> str:
    """Keyboards differ in how they write an accent; the password is the same."""
    return unicodedata.normalize("NFKC", password)
