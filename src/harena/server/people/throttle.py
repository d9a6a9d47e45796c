"""How often somebody may try to sign in (limits.py has the numbers). Passwords are limited by address, and by account
and address together: by the account alone, anybody could lock out its owner."""

from __future__ import annotations

from harena.server import limits
from harena.server.guard import SharedRates, rated
from harena.server.persistence import hashed
from harena.server.store import Sharing

KEY = 40  # characters of a hash: the counters must not say whose account it is


class Throttle:
    """There is one per server; they count together."""

    def __init__(self, sharing: Sharing) -> None:
        self.sharing = sharing
        within = limits.SIGN_INS_WITHIN
        self._addresses = SharedRates("sign-ins", limits.SIGN_INS, within, sharing)
        self._accounts = SharedRates("sign-ins by account", limits.SIGN_INS_OF_ACCOUNT, within, sharing)
        self._attacked = SharedRates("sign-ins, many", 1, within, sharing)
        self._codes = SharedRates("codes", limits.CODES, limits.CODES_WITHIN, sharing)
        self._proofs = SharedRates("proofs", limits.PROOFS, limits.CODES_WITHIN, sharing)
        self._exports = SharedRates("exports", limits.EXPORTS, 3600.0, sharing)

    async def allows_password(self, login: str, address: str) -> bool:
        """Count a try of a password. An account at which many were tried, from anywhere, allows each address one."""
        if not await self._addresses.allow(address):
            return False
        tries = await self.sharing.count("sign-ins, all", hashed(login)[:KEY], limits.SIGN_INS_WITHIN)
        rates = self._attacked if tries > limits.MANY_SIGN_INS else self._accounts
        return await rates.allow(hashed(f"{login} {rated(address)}")[:KEY])

    async def allows_passkey(self, address: str) -> bool:
        return await self._addresses.allow(address)

    async def allows_code(self, address: str) -> bool:
        return await self._codes.allow(address)

    async def allows_proof(self, address: str) -> bool:
        """Count a code or a challenge that somebody asks for."""
        return await self._proofs.allow(address)

    async def allows_export(self, person: str) -> bool:
        return await self._exports.allow(hashed(person)[:KEY])
