"""Browsers that keep cookies, as tests about people need them."""

from __future__ import annotations

from http.cookies import Morsel, SimpleCookie
from typing import Any

import httpx

from tests.server.conftest import PATIENCE, Guest, Json, Made, Place, request

LINUX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
PHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1"


class Device:
    """A browser: it keeps the cookies that it is given and sends them along."""

    def __init__(self, place: Place, agent: str = LINUX, address: str = "", **headers: str) -> None:
        """`address`: of this machine, from which it always calls; else each request has another one."""
        self.place = place
        self.headers = {"user-agent": agent, **headers}
        self.address = address
        self.jar: dict[str, Morsel[str]] = {}

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={each.value}" for name, each in self.jar.items()])

    @property
    def token(self) -> str:
        """Return the token in the cookie that says who this is; empty if there is none."""
        return next((each.value for name, each in self.jar.items() if name.startswith("harena_person")), "")

    async def ask(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {**self.headers, **({"cookie": self.cookie} if self.jar else {}), **headers}
        if self.address:
            transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.address)
            async with httpx.AsyncClient(transport=transport, base_url=self.place.url, timeout=PATIENCE) as client:
                answer = await client.request(method, path, json=body, headers=sent)
        else:
            answer = await request(self.place, method, path, body, headers=sent)
        for line in answer.headers.get_list("set-cookie"):
            for name, found in SimpleCookie(line).items():
                if found["max-age"] == "0":
                    self.jar.pop(name, None)
                else:
                    self.jar[name] = found
        return answer

    async def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = await self.ask("POST", path, body)
        assert answer.status_code == status, (answer.status_code, answer.text)
        return answer.json()

    async def refused(self, path: str, body: Any, status: int) -> str:
        """Return the code of an error."""
        code: str = (await self.post(path, body, status))["code"]
        return code

    async def me(self) -> Json:
        found: Json = await self.post("/api/me", {})
        return found

    async def make(self, seats: str = "pf", game: str = "gorus", name: str = "Ann", **options: Any) -> Made:
        people = {"p": "person", "b": "bot", "f": "free"}
        wish = {
            "game": game,
            "options": {"players": len(seats), **options},
            "seats": [{"who": people[letter], "name": name if letter == "p" else ""} for letter in seats],
            "start": "f" not in seats,
        }
        made = await self.post("/api/tables", wish, 201)
        return Made(made["table"], made["invite"], {seat["seat"]: seat["token"] for seat in made["seats"]})

    async def sit(self, made: Made, name: str) -> int:
        found = await self.post(f"/api/tables/{made.table}/seats", {"invite": made.invite, "name": name}, 201)
        seat: int = found["seat"]
        return seat

    async def tables(self, **tokens: str) -> list[Json]:
        """Return the list in the lobby; `tokens` are what the browser has stored itself."""
        wish = {"tables": [{"table": table, "token": token} for table, token in tokens.items()]}
        found: list[Json] = await self.post("/api/mine", wish)
        return found

    def guest(self, table: str, token: str = "", seat: int = -1) -> Guest:
        """Return a connection to a table, by the cookie unless a token is given."""
        return Guest(self.place, table, token, cookie=self.cookie, seat=seat)
