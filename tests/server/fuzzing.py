"""Makes input that nobody should send: messages and bodies from the types of the protocol, requests, frames.

What the types allow is made first (`Maker.valid`), with values from the running match where there are some, so that it
gets past the checks. `Maker.nearly` then breaks one thing about it.
"""

from __future__ import annotations

import json
from collections import defaultdict
from random import Random
from typing import Any, NamedTuple, get_args

from msgspec import NODEFAULT, inspect
from websockets.frames import Frame, Opcode

from harena.server import protocol

SOUP = (
    "<script>alert(1)</script>", "{ $seat }", "{{7*7}}", "'; DROP TABLE talk; --", "\x00", "\x1b[2J", "\r\n", "\u2028",
    "\u202e", "\u200b", "\ufeff", "\u0301" * 40, "\U000e0041", "\ue000", "\uffff", "\U0001f9d1\u200d\U0001f680", "ǅ",
    "İ", "ß", "\ufdfd", "hello ", "../../etc/passwd", "%s%n", '"}]}', "-1", "null", "A" * 200, "é" * 50,
)  # fmt: skip
NUMBERS = (
    -(2**63), -(2**31) - 1, -(2**31), -65, -3, -2, -1, 0, 1, 2, 3, 7, 63, 64, 255, 2**31 - 1, 2**31, 2**31 + 1, 2**53,
    2**63, 2**64, 10**30,
)  # fmt: skip
TOKENS = (
    "1e400", "-1e400", "1e-400", "-0", "0.1", "1.0", "NaN", "Infinity", "9" * 5000, "01", "0x1", "tru",
    '"\\ud800"', '"\\u0000"', '"\\x"', "'a'", "/**/1",
)  # fmt: skip
METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get", "G" * 300)
SEGMENTS = (
    "", "..", "%2e%2e", "%00", "%ff%fe", "%u0041", "en", "xx", "gorus", "chess", "a" * 3000, "é", "'%20OR%201=1", "?",
    "#", ";", "*", "%", "\\", "nothing", "0", "-1",
)  # fmt: skip
ROUTES = (
    "/", "/new", "/t/{table}", "/healthz", "/readyz", "/api/about", "/api/announcement", "/api/games/{lang}",
    "/api/rules/{game}/{lang}", "/api/reference/{game}/{lang}", "/api/phrases/{game}/{lang}",
    "/api/things/{game}/{lang}", "/api/tables", "/rules/{game}",
    "/api/tables/{table}/seats", "/api/tables/{table}/record", "/api/tables/{table}/things/{lang}", "/api/mine",
    "/me", "/api/me/export", "/t/{table}/replay", "/api/tables/{table}/dice/{lang}",
    "/api/tables/{table}/replay/{lang}",
    "/api/tables/{table}/replay/{lang}/{path}", "/api/lobby/{lang}", "/evening/{path}", "/api/evenings/{path}/{lang}",
    "/api/evenings/{path}/me", "/api/notices", "/api/notices/confirm/{path}", "/api/profile", "/api/profile/matches",
    "/api/players/{path}", "/api/players/{path}/matches", "/api/club", "/ws/{table}", "/assets/{path}", "/{path}",
)  # fmt: skip
BODIES = {
    "/api/tables": protocol.NewTable,
    "/api/tables/{table}/seats": protocol.SitDown,
    "/api/mine": protocol.MyTables,
    "/api/me": protocol.AboutMe,
    "/api/me/code": protocol.MakeCode,
    "/api/code/look": protocol.LookAtCode,
    "/api/code": protocol.UseCode,
    "/api/me/password": protocol.SetPassword,
    "/api/sign-in": protocol.SignIn,
    "/api/sign-in/passkey": protocol.UsePasskey,
    "/api/me/sign-out": protocol.SignOut,
    "/api/me/delete": protocol.DeleteMe,
    "/api/me/name": protocol.NewName,
    "/api/me/passkey": protocol.AddPasskey,
    "/api/me/passkey/remove": protocol.DropPasskey,
    "/api/evenings": protocol.NewEvening,
    "/api/evenings/{path}/guests": protocol.JoinEvening,
    "/api/evenings/{path}/attendance": protocol.Attend,
    "/api/evenings/{path}/orders": protocol.OrderEvening,
    "/api/notices/push": protocol.AddPush,
    "/api/notices/mail": protocol.AddMail,
    "/api/notices/webhook": protocol.AddWebhook,
    "/api/notices/channels/{path}": protocol.ChangeChannel,
    "/api/profile": protocol.ProfileChoice,
    "/api/replay/{lang}": protocol.NewTable,  # any JSON that is no record
}
MESSAGES = get_args(protocol.FromClient)
CLOSE_CODES = (0, 999, 1000, 1005, 1006, 3000, 4999, 65535)
LENGTHS = (2**14 + 1, 2**40, 2**63, 2**64 - 1)


class Raw(NamedTuple):
    """JSON that is written as it is, right or wrong."""

    text: str


class Pairs(NamedTuple):
    """An object whose keys may repeat."""

    pairs: list[tuple[str, Any]]


class Known:
    """Values by the name of the field they fit: those of a running match get further than random ones."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = defaultdict(list)

    def learn(self, name: str, *values: Any, most: int = 200) -> None:
        kept = self.values[name]
        kept.extend(values)
        del kept[:-most]

    def set(self, name: str, values: list[Any]) -> None:
        self.values[name] = values


def written(value: Any) -> str:
    if isinstance(value, Raw):
        return value.text
    if isinstance(value, Pairs):
        return "{" + ",".join([f"{json.dumps(name)}:{written(each)}" for name, each in value.pairs]) + "}"
    if isinstance(value, dict):
        return written(Pairs(list(value.items())))
    if isinstance(value, list):
        return "[" + ",".join([written(each) for each in value]) + "]"
    return json.dumps(value, ensure_ascii=False)


class Maker:
    """Makes values of the protocol's types."""

    def __init__(self, rng: Random, known: Known | None = None) -> None:
        self.rng = rng
        self.known = known or Known()

    # Values

    def text(self, low: int = 0, high: int = 100) -> str:
        text = "".join(self.rng.choices(SOUP, k=self.rng.randrange(4)))
        size = self.rng.choice((low, low, high, min(high, low + 5), min(high, max(low, len(text)))))
        return (text * (size // max(1, len(text)) + 1) or "x" * size)[:size] if text else "x" * size

    def number(self, low: int | None, high: int | None) -> int:
        fits = [each for each in NUMBERS if (low is None or each >= low) and (high is None or each <= high)]
        fits += [each for each in (low, high) if each is not None]
        return self.rng.choice(fits)

    def odd(self) -> Any:
        """Return anything at all."""
        return self.rng.choice(
            (
                None, True, False, [], {}, "", "x", 1.5, [[]], {"type": "hello"}, self.rng.choice(NUMBERS),
                Raw(self.rng.choice(TOKENS)), self.text(0, 5000),
                [self.rng.choice(NUMBERS)] * self.rng.choice((1, 65, 999)),
                Raw("[" * self.rng.choice((2, 30, 2000))), Raw('{"a":' * 900 + "1" + "}" * 900),
            )
        )  # fmt: skip

    def of(self, kind: inspect.Type, name: str = "") -> Any:
        """Return a value that the type allows."""
        if name in self.known.values and self.known.values[name] and self.rng.random() < 0.8:
            return self.rng.choice(self.known.values[name])
        match kind:
            case inspect.Metadata():
                return self.of(kind.type, name)
            case inspect.StrType():
                return self.text(kind.min_length or 0, kind.max_length or 100)
            case inspect.IntType():
                return self.number(kind.ge, kind.le)
            case inspect.FloatType():
                return self.rng.choice((0.0, -1.5, 1e300))
            case inspect.BoolType():
                return self.rng.random() < 0.5
            case inspect.NoneType():
                return None
            case inspect.LiteralType():
                return self.rng.choice(kind.values)
            case inspect.ListType():
                most = min(kind.max_length or 6, self.rng.choice((0, 1, 2, 3, 6, 64)))
                return [self.of(kind.item_type) for _ in range(most)]
            case inspect.DictType():
                return {self.text(1, 12): self.odd() for _ in range(self.rng.randrange(3))}
            case inspect.UnionType():
                return self.of(self.rng.choice(kind.types), name)
            case inspect.StructType():
                return self._struct(kind)
            case inspect.AnyType():
                return self.odd()
        raise AssertionError(f"no value of {kind} is known")

    def _struct(self, kind: inspect.StructType) -> dict[str, Any]:
        found: dict[str, Any] = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for field in kind.fields:
            if field.required or self.rng.random() < (0.8 if field.name in self.known.values else 0.5):
                found[field.encode_name] = self.of(field.type, field.name)
            elif field.default is not NODEFAULT and self.rng.random() < 0.2:
                found[field.encode_name] = field.default
        return found

    def valid(self, kind: Any) -> dict[str, Any]:
        found = self.of(inspect.type_info(kind))
        assert isinstance(found, dict)
        return found

    def nearly(self, kind: Any) -> str:
        """Return text that is nearly what the type allows, or not at all."""
        value = self.valid(kind)
        names = list(value) or ["x"]
        name = self.rng.choice(names)
        way = self.rng.randrange(12)
        if way < 4:
            return written({**value, name: self.odd()})
        if way == 4:
            return written({each: value[each] for each in value if each != name})
        if way == 5:
            return written({**value, self.rng.choice(("seat", "by", "__class__", "", "x" * 999, "type ")): self.odd()})
        if way == 6:
            again = [(name, self.rng.choice((value.get(name), self.odd()))) for _ in range(self.rng.choice((1, 50)))]
            return written(Pairs([*value.items(), *again]))
        if way == 7:
            text = written(value)
            return text[: self.rng.randrange(len(text) + 1)]
        if way == 8:
            return written(value) + self.rng.choice((" ", "x", "}", written(value), "\x00", ","))
        if way == 9:
            return self.rng.choice(("\ufeff", " " * 999, "[", "//\n")) + written(value)
        if way == 10:
            kinds = ("scene", "done", "HELLO", "hello ", "", "__init__", 7, None)
            return written({**value, "type": self.rng.choice(kinds)})
        return written(self.odd())

    # Messages over a WebSocket

    def message(self) -> str | bytes:
        """Return something to send at a table."""
        way = self.rng.random()
        if way < 0.55:
            found = self.valid(self.rng.choice(MESSAGES))
            return written(found)
        if way < 0.9:
            text = self.nearly(self.rng.choice(MESSAGES))
            return text if self.rng.random() < 0.8 else text.encode("utf-8", "surrogatepass")
        if way < 0.95:
            return self.rng.randbytes(self.rng.choice((0, 1, 2, 64, 1000)))
        text = written(self.valid(self.rng.choice(MESSAGES)))
        return text + " " * self.rng.choice((0, 100, protocol.LARGEST - len(text.encode())))

    # Requests

    def path(self, route: str) -> str:
        for name in ("table", "lang", "game", "path"):
            known = [str(each) for each in self.known.values.get(name, ())]
            some = self.rng.choice(known if known and self.rng.random() < 0.6 else SEGMENTS)
            route = route.replace("{" + name + "}", some)
        if self.rng.random() < 0.1:
            route += self.rng.choice(("?", "?a=b&a=c", "/", "//", "#x", "?" + "x" * 2000, "%"))
        return route

    def headers(self) -> list[tuple[str, str]]:
        tokens = [str(each) for each in self.known.values.get("token", ())] or ["x"]
        some = [
            ("Authorization", f"Bearer {self.rng.choice(tokens)}"),
            ("Authorization", "Basic " + "x" * 99),
            ("Accept-Encoding", "gzip"),
            ("If-None-Match", '"x"'),
            ("Cookie", "a=" + "b" * 3000),
            ("X-Forwarded-For", "x" * 99),
            ("X-Forwarded-For", "203.0.113.7, 198.51.100.1"),
            ("X-Forwarded-Proto", "wss"),
            ("Expect", "100-continue"),
            ("Upgrade", "websocket"),
            ("Connection", "Upgrade"),
            ("Upgrade", "h2c"),
            ("Range", "bytes=0-1,5-9"),
            ("Content-Length", "-1"),
            ("Content-Length", "10"),
            ("Content-Length", "99999999999999999999"),
            ("Transfer-Encoding", "chunked"),
            ("Transfer-Encoding", "gzip, chunked"),
            ("Origin", "null"),
            ("Origin", "http://["),
            ("Accept-Language", "\xff\xfe"),
            ("X-" + "y" * 500, "z"),
            ("Sec-WebSocket-Key", "short"),
            ("Host", "evil.example"),
            ("Content-Encoding", "gzip"),
            ("Te", "trailers"),
            ("Bad Name", "x"),
            ("X", "a\x00b"),
            ("X", "a\rb"),
        ]
        return self.rng.choices(some, k=self.rng.choice((0, 0, 0, 1, 1, 2, 5, 120)))

    def body(self, route: str) -> bytes:
        way, kind = self.rng.random(), BODIES.get(route, protocol.NewTable)
        if way < 0.45:
            return written(self.valid(kind)).encode("utf-8", "surrogatepass")
        if way < 0.85:
            return self.nearly(kind).encode("utf-8", "surrogatepass")
        return self.rng.randbytes(self.rng.choice((0, 1, 100, 17_000)))

    def request(self, host: str) -> bytes:
        """Return a request: most of it is right."""
        rng = self.rng
        route = rng.choice((*ROUTES, *BODIES, *BODIES, *BODIES))
        has_body = route in BODIES or rng.random() < 0.1
        method = rng.choice(METHODS) if rng.random() < 0.2 else "POST" if has_body else "GET"
        body = self.body(route) if has_body else b""
        version = rng.choice(("1.1",) * 12 + ("1.0", "0.9", "2", "9" * 50))
        head = [f"{method} {self.path(route)} HTTP/{version}"]
        named = [("Host", host)] if rng.random() < 0.97 else []
        named += [("Content-Type", rng.choice(("application/json",) * 9 + ("text/plain",)))] if has_body else []
        chunked = has_body and rng.random() < 0.15
        if chunked:
            named.append(("Transfer-Encoding", "chunked"))
            size = rng.choice((1, 7, 4096))
            parts = [body[at : at + size] for at in range(0, min(len(body), 400 * size), size)]
            ends = rng.choice((b"0\r\n\r\n",) * 6 + (b"0\r\n", b"", b"x\r\n", b"-1\r\n\r\n", b"0\r\nA: b\r\n\r\n"))
            body = b"".join([b"%x\r\n%s\r\n" % (len(part), part) for part in parts]) + ends
        elif has_body:
            wrong = rng.random() < 0.05
            named.append(("Content-Length", str(max(0, len(body) + (rng.choice((-3, 5, 10**7)) if wrong else 0)))))
        if rng.random() < 0.3:
            named += self.headers()
        named.append(("Connection", "close"))
        lines = [*head, *[f"{name}: {value}" for name, value in named], "", ""]
        raw = "\r\n".join(lines).encode("utf-8", "surrogatepass") + body
        way = rng.random()
        if way < 0.03:
            return raw[: rng.randrange(len(raw) + 1)]
        if way < 0.05:
            return rng.randbytes(rng.choice((1, 50, 5000)))
        if way < 0.07:
            at = rng.randrange(len(raw))
            return raw[:at] + rng.randbytes(1) + raw[at + 1 :]
        return raw

    # Frames

    def handshake(self, host: str, table: str) -> bytes:
        """Return the beginning of a WebSocket, sometimes a wrong one."""
        rng = self.rng
        named = {
            "Host": host,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        }
        if rng.random() < 0.3:
            wrong = ("", "x", "13, 8", "-1", "permessage-deflate; server_max_window_bits=99", "é", "close", '"')
            also = ("Sec-WebSocket-Extensions", "Sec-WebSocket-Protocol", "Origin", "Content-Length")
            named[rng.choice((*named, *also))] = rng.choice(wrong)
        if rng.random() < 0.05:
            del named[rng.choice(list(named))]
        lines = [f"GET /ws/{table} HTTP/1.1", *[f"{name}: {value}" for name, value in named.items()], "", ""]
        return "\r\n".join(lines).encode()

    def frames(self) -> bytes:
        """Return frames that break the protocol of WebSockets, or its spirit."""
        rng = self.rng
        text = self.message()
        data = text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass")
        small = data[:100]
        return rng.choice(
            (
                lambda: frame(Opcode.TEXT, rng.randbytes(50)),
                lambda: frame(Opcode.CONT, small),
                lambda: frame(Opcode.TEXT, data[:9], fin=False) + frame(Opcode.CONT, data[9:]),
                lambda: frame(Opcode.TEXT, small, fin=False) + frame(Opcode.TEXT, small),
                lambda: frame(Opcode.TEXT, b"", fin=False) + frame(Opcode.CONT, b"", fin=False) * rng.choice((3, 500)),
                lambda: frame(Opcode.PING, small) * rng.choice((1, 20, 500)),
                lambda: frame(Opcode.PONG, small) * rng.choice((1, 20, 500)),
                lambda: frame(Opcode.TEXT, b"{}") * rng.choice((2, 120, 500)),
                lambda: frame(Opcode.CLOSE, rng.choice(CLOSE_CODES).to_bytes(2, "big")),
                lambda: frame(Opcode.CLOSE, b"\x03\xe8" + rng.randbytes(20)),
                lambda: frame(Opcode.CLOSE, b"\x03"),
                lambda: frame(Opcode.CLOSE) + frame(Opcode.TEXT, data),
                lambda: bytes([0x80 | rng.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), 0x80, 0, 0, 0, 0]),
                lambda: bytes([0x81 | rng.choice((0x40, 0x20, 0x10)), 0x80, 0, 0, 0, 0]),
                lambda: bytes([0x81, len(small)]) + small,  # not masked
                lambda: bytes([0x09, 0x80, 0, 0, 0, 0]),  # a ping in pieces
                lambda: bytes([0x89, 0x80 | 126, 0, 200, 0, 0, 0, 0]) + bytes(200),  # a long ping
                lambda: bytes([0x81, 0xFF]) + rng.choice(LENGTHS).to_bytes(8, "big") + bytes(9),
                lambda: bytes([0x81, 0xFE, 0x40, 0x01]) + bytes(4) + b" " * (2**14 + 1),
                lambda: bytes([0x81, 0xFE, 0, 5]) + bytes(4) + b"hello",  # a short text with a long length
                lambda: frame(Opcode.TEXT, data)[: rng.randrange(1, 12)],
                lambda: rng.randbytes(rng.choice((1, 14, 4000))),
            )
        )()


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)
