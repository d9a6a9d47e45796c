"""The HTTP endpoints about people. All that changes something is a POST of JSON, which only our own page can send: the
guard has checked where it comes from."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Literal

from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from harena.names import cleaned
from harena.server import limits, protocol
from harena.server.http import NO_STORE, HttpError, address_of, answered, body_of
from harena.server.logs import happened
from harena.server.people import accounts, challenges, cookie, passkeys, seats
from harena.server.people.deletion import erase
from harena.server.people.devices import device_of
from harena.server.people.export import written
from harena.server.people.passkeys import WrongPasskey
from harena.server.people.passwords import AVAILABLE, Busy, Passwords
from harena.server.people.people import People, remember, visit_of
from harena.server.people.rows import GUEST, Passkey, Person, Visit
from harena.server.people.signing import Signing
from harena.server.people.throttle import Throttle
from harena.server.persistence import hashed, is_id
from harena.server.store import Conflict
from harena.server.table_registry import TableRegistry

SIGN_IN = "sign-in"  # what a challenge is for; else the id of the person who makes a passkey

TROUBLE = {  # for programs; the page has texts of its own
    "not-signed-in": (401, "nobody is signed in here"),
    "wrong-sign-in": (403, "there is no such account, or this is not its password"),
    "wrong-code": (403, "this code was used already, or is too old"),
    "wrong-passkey": (403, "this passkey is not known here, or it was made for another site"),
    "login-taken": (409, "somebody else has this login"),
    "bad-login": (
        422,
        f"a login has {accounts.SHORTEST_LOGIN} to {accounts.LONGEST_LOGIN} characters, and no spaces",
    ),
    "weak-password": (422, f"a password has at least {accounts.SHORTEST_PASSWORD} characters, not always the same"),
    "last-way": (409, "nobody could sign in to this account any more"),
    "no-accounts": (409, "there are no accounts on this server, or no passkeys at this address"),
    "too-fast": (429, "that was tried too often; wait a quarter of an hour"),
    "busy": (503, "too many people sign in at this moment; try again"),
}


def refused(code: str) -> HttpError:
    status, text = TROUBLE[code]
    return HttpError(status, code, text)


def stored(text: str) -> str:
    """Return a text as the database may be asked for it: PostgreSQL refuses zero bytes."""
    return text.replace("\0", "")[:400]


def kind_of(person: Person) -> Literal["guest", "account"]:
    return "guest" if person.kind == GUEST else "account"


class PeopleApi:
    """The endpoints, on top of one table registry. `signed_out` is called when sign-ins have ended."""

    def __init__(self, registry: TableRegistry, people: People, signed_out: Callable[[], Awaitable[None]]) -> None:
        self.registry, self.store, self.people = registry, registry.store, people
        self.signing = Signing(registry)
        self.passwords = Passwords()
        self.throttle = Throttle(registry.store.sharing)
        self.signed_out = signed_out

    # Who I am

    async def me(self, request: Request) -> Response:
        wish = await body_of(request, protocol.AboutMe)
        tokens: dict[str, list[str]] = {}
        for each in wish.tables:
            if is_id(each.table) and each.token:
                tokens.setdefault(each.table, []).append(hashed(each.token))
        visit, response = await visit_of(request), Response()
        fresh = {key: held for key, held in tokens.items() if key in await self._with_free_seats(tokens)}
        if visit is None and wish.begin:
            await self._count(self.throttle.allows_proof(address_of(request)))
        if visit is None and (fresh or wish.begin):
            visit = await self.people.visit_or_guest(request, wish.name)
        if visit is not None:
            await self.people.welcome(response, request, visit)
            if fresh:
                await self.signing.change_seats(lambda found: seats.adopt(found, visit.person.id, fresh))
        return await self._me(request, response)

    async def _with_free_seats(self, tokens: dict[str, list[str]]) -> set[str]:
        """Return the tables where one of these tokens is that of a seat which is nobody's."""
        found = await self.store.glance(tokens) if tokens else {}
        seated = [(key, seat) for key, (_, known) in found.items() for seat in known]
        return {key for key, seat in seated if seat.token in tokens[key] and not seat.person}

    async def name(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.NewName)
        name = cleaned(wish.name)
        await self.store.transaction(lambda found: accounts.rename(found, visit.person.id, name))
        return await self._me(request)

    async def _me(self, request: Request, response: Response | None = None) -> Response:
        """Answer who this is; with the cookies of a response, if there is one."""
        answer = answered(await self._told(request))
        if response is not None:
            answer.raw_headers += [header for header in response.raw_headers if header[0] == b"set-cookie"]
        return answer

    async def _told(self, request: Request) -> protocol.Me:
        visit, here = await visit_of(request), passkeys.site_of(request) is not None
        profile = None
        if visit is not None:
            key = visit.person.id
            profile = await self.store.ask(lambda found: accounts.profile(found, key))
        if visit is None or profile is None:
            return protocol.Me("", "", "", False, 0, [], [], AVAILABLE, here, False)
        person, now = profile.person, time.time()
        return protocol.Me(
            kind=kind_of(person),
            name=person.name,
            login=person.login or "",
            password=profile.has_password,
            tables=profile.tables,
            devices=[
                protocol.DeviceInfo(each.id, each.device, each.id == visit.sign_in.id, each.created, each.used)
                for each in profile.sign_ins
            ],
            passkeys=[
                protocol.PasskeyInfo(each.id, each.name, each.host, each.created, each.used)
                for each in profile.passkeys
            ],
            accounts=AVAILABLE,
            passkeys_here=here,
            code=await self.store.ask(lambda found: challenges.has_code(found, person.id, now)),
        )

    async def _signed_in(self, request: Request) -> Visit:
        visit = await visit_of(request)
        if visit is None:
            raise refused("not-signed-in")
        return visit

    # Another device

    async def make_code(self, request: Request) -> Response:
        visit = await self._signed_in(request)
        await body_of(request, protocol.MakeCode)
        await self._count(self.throttle.allows_proof(address_of(request)))
        code, now = challenges.new_code(), time.time()
        print_ = challenges.print_of(code)
        await self.store.transaction(lambda found: challenges.keep_code(found, visit.person.id, print_, now))
        return answered(protocol.CodeMade(code, now + challenges.CODE_LASTS, challenges.CODE_LASTS))

    async def look_at_code(self, request: Request) -> Response:
        wish = await body_of(request, protocol.LookAtCode)
        owner, visit = await self._owner_of(request, wish.code), await visit_of(request)
        count = await self.store.ask(lambda found: accounts.tables_of(found, owner.id))
        same = visit is not None and visit.person.id == owner.id
        yours = 0
        if visit is not None and not same and visit.person.kind == GUEST:
            key = visit.person.id
            yours = await self.store.ask(lambda found: accounts.tables_of(found, key))
        return answered(protocol.CodeInfo(owner.name, kind_of(owner), count, yours, same))

    async def use_code(self, request: Request) -> Response:
        wish = await body_of(request, protocol.UseCode)
        owner = await self._owner_of(request, wish.code)
        print_, now = challenges.print_of(wish.code), time.time()
        token = await self.signing.sign_in(
            request, owner, wish.bring, lambda found: challenges.use_code(found, print_, now)
        )
        return await self._welcome(request, token, "wrong-code")

    async def _owner_of(self, request: Request, code: str) -> Person:
        await self._count(self.throttle.allows_code(address_of(request)))
        print_, now = challenges.print_of(code), time.time()
        owner = await self.store.ask(lambda found: challenges.owner_of(found, print_, now))
        if owner is None:
            raise refused("wrong-code")
        return owner

    async def _welcome(self, request: Request, token: str | None, otherwise: str) -> Response:
        """Let a browser that has just been signed in keep its token."""
        if token is None:
            raise refused(otherwise)
        response = Response()
        cookie.put(response, request, token)
        await self.signed_out()  # as whom it was before
        return await self._me(request, response)

    # Passwords

    async def set_password(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.SetPassword)
        key, login = visit.person.id, accounts.normalized(wish.login)
        self._must_have_accounts()
        if not accounts.is_login(login):
            raise refused("bad-login")
        if not accounts.is_strong(wish.password, login):
            raise refused("weak-password")
        if kept := await self.store.ask(lambda found: accounts.password_of(found, key)):
            await self._check_password(request, visit.person.login or "", kept, wish.old)
        else:
            await self._count(self.throttle.allows_password(login, address_of(request)))
        password = await self._hashed(wish.password)
        try:
            free = await self.store.transaction(lambda found: accounts.set_password(found, key, login, password))
        except Conflict:  # somebody else has taken it at this moment
            free = False
        if not free:
            raise refused("login-taken")
        return await self._renewed(request, visit)

    async def _renewed(self, request: Request, visit: Visit) -> Response:
        """Answer with a new token, which is the only one of this account from now on."""
        response = Response()
        await self.signing.renew(response, request, visit)
        await self.signing.sign_out(visit, "others")
        await self.signed_out()
        return await self._me(request, response)

    async def sign_in(self, request: Request) -> Response:
        wish = await body_of(request, protocol.SignIn)
        self._must_have_accounts()
        login = accounts.normalized(wish.login)
        found = await self.store.ask(lambda at: accounts.by_login(at, stored(login)))
        key, kept = found or ("", "")
        await self._check_password(request, login, kept, wish.password)
        if self.passwords.is_old(kept):
            newer = await self._hashed(wish.password)
            await self.store.transaction(lambda at: accounts.keep_password(at, key, kept, newer))
        return await self._sign_in(request, key, wish.bring)

    async def _sign_in(self, request: Request, key: str, bring: bool) -> Response:
        person = await self.store.ask(lambda found: accounts.person_by_id(found, key))
        if person is None:
            raise refused("wrong-sign-in")  # deleted at this moment
        return await self._welcome(request, await self.signing.sign_in(request, person, bring), "wrong-sign-in")

    async def _check_password(self, request: Request, login: str, kept: str, password: str) -> None:
        """Refuse a wrong password, and one that comes too soon after many others."""
        await self._count(self.throttle.allows_password(login, address_of(request)))
        try:
            fits = await self.passwords.fits(kept, password)
        except Busy:
            raise refused("busy") from None
        if not fits:
            happened("request-refused", code="wrong-sign-in", address=address_of(request))
            raise refused("wrong-sign-in")

    async def _hashed(self, password: str) -> str:
        try:
            return await self.passwords.hashed(password)
        except Busy:
            raise refused("busy") from None

    def _must_have_accounts(self) -> None:
        if not AVAILABLE:
            raise refused("no-accounts")

    # Passkeys

    async def passkey_options(self, request: Request) -> Response:
        visit = await self._signed_in(request)
        site, challenge = await self._challenge(request, visit.person.id)
        profile = await self.store.ask(lambda found: accounts.profile(found, visit.person.id))
        known = profile.passkeys if profile is not None else []
        options = passkeys.creation_options(site, visit.person, known, challenge)
        return answered(protocol.PasskeyOptions(options))

    async def request_options(self, request: Request) -> Response:
        site, challenge = await self._challenge(request, SIGN_IN)
        return answered(protocol.PasskeyOptions(passkeys.request_options(site, challenge)))

    async def _challenge(self, request: Request, purpose: str) -> tuple[passkeys.Site, bytes]:
        await body_of(request, protocol.AskPasskey)
        site = self._site(request)
        await self._count(self.throttle.allows_proof(address_of(request)))
        challenge, now = secrets.token_bytes(32), time.time()
        text = passkeys.text_of(challenge)
        await self.store.transaction(lambda found: challenges.keep_challenge(found, text, purpose, now))
        return site, challenge

    def _site(self, request: Request) -> passkeys.Site:
        site = passkeys.site_of(request)
        if site is None:
            raise refused("no-accounts")
        return site

    async def add_passkey(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.AddPasskey)
        site, key, now = self._site(request), visit.person.id, time.time()
        device = device_of(request.headers.get("user-agent", ""))
        try:
            challenge = await self._used_challenge(wish.credential, key)
            made = passkeys.made_passkey(site, wish.credential, challenge, device, now)
        except WrongPasskey:
            raise refused("wrong-passkey") from None
        profile = await self.store.ask(lambda found: accounts.profile(found, key))
        if profile is None or len(profile.passkeys) >= limits.MOST_PASSKEYS:
            raise refused("wrong-passkey")
        if not await self.store.transaction(lambda found: accounts.add_passkey(found, key, made)):
            raise refused("wrong-passkey")
        response = Response()
        await self.signing.renew(response, request, visit)
        return await self._me(request, response)

    async def use_passkey(self, request: Request) -> Response:
        wish = await body_of(request, protocol.UsePasskey)
        key, _ = await self._proved(request, wish.credential)
        return await self._sign_in(request, key, wish.bring)

    async def _proved(self, request: Request, credential: dict[str, Any]) -> tuple[str, Passkey]:
        """Check that somebody has used a passkey for this, here and now. Return whose it is."""
        site = self._site(request)
        await self._count(self.throttle.allows_passkey(address_of(request)))
        try:
            challenge = await self._used_challenge(credential, SIGN_IN)
            found = await self.store.ask(lambda at: accounts.passkey_by_id(at, stored(str(credential.get("id")))))
            if found is None or found[1].host != site.host:
                raise WrongPasskey
            count, now = passkeys.count_of(site, credential, challenge, found[1]), time.time()
        except WrongPasskey:
            happened("request-refused", code="wrong-passkey", address=address_of(request))
            raise refused("wrong-passkey") from None
        await self.store.transaction(lambda at: accounts.note_passkey(at, found[1].id, count, now))
        return found

    async def _used_challenge(self, credential: dict[str, Any], purpose: str) -> str:
        """Use up the challenge of an answer, and return it. WrongPasskey: it was not ours, or is too old."""
        challenge, now = passkeys.challenge_in(credential), time.time()
        if not await self.store.transaction(lambda at: challenges.use_challenge(at, challenge, purpose, now)):
            raise WrongPasskey
        return challenge

    async def drop_passkey(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.DropPasskey)
        key = stored(wish.id)
        if not await self.store.transaction(lambda found: accounts.drop_passkey(found, visit.person.id, key)):
            raise refused("last-way")
        return await self._me(request)

    # Leaving

    async def sign_out(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.SignOut)
        await self.signing.sign_out(visit, stored(wish.device))
        await self.signed_out()
        if wish.device in ("here", visit.sign_in.id):
            return await self._goodbye(request)
        return await self._me(request)

    async def _goodbye(self, request: Request) -> Response:
        response = Response()
        cookie.drop(response, request)
        remember(request, None)
        return await self._me(request, response)

    async def export(self, request: Request) -> Response:
        visit = await self._signed_in(request)
        await self._count(self.throttle.allows_export(visit.person.id))
        profile = await self.store.ask(lambda found: accounts.profile(found, visit.person.id))
        if profile is None:
            raise refused("not-signed-in")
        headers = {**NO_STORE, "content-disposition": 'attachment; filename="harena-me.json"'}
        return StreamingResponse(written(self.registry, profile), 200, headers, "application/json")

    async def delete(self, request: Request) -> Response:
        visit, wish = await self._signed_in(request), await body_of(request, protocol.DeleteMe)
        key = visit.person.id
        if visit.person.kind != GUEST:
            await self._prove(request, visit.person, wish)

        def work(found: Connection) -> list[str]:
            return erase(found, key)

        await self.signing.change_seats(work)
        await self.signed_out()
        return await self._goodbye(request)

    async def _prove(self, request: Request, person: Person, wish: protocol.DeleteMe) -> None:
        """Let the owner of an account show again who they are."""
        kept = await self.store.ask(lambda found: accounts.password_of(found, person.id))
        if wish.credential is not None:
            key, _ = await self._proved(request, wish.credential)
            if key != person.id:
                raise refused("wrong-passkey")
        elif kept:
            await self._check_password(request, person.login or "", kept, wish.password)
        else:
            raise refused("wrong-passkey")

    async def _count(self, allowed: Awaitable[bool]) -> None:
        if not await allowed:
            raise refused("too-fast")

    def close(self) -> None:
        self.passwords.close()


POSTS = {
    "/api/me": "me",
    "/api/me/name": "name",
    "/api/me/code": "make_code",
    "/api/code/look": "look_at_code",
    "/api/code": "use_code",
    "/api/me/password": "set_password",
    "/api/sign-in": "sign_in",
    "/api/me/passkey/options": "passkey_options",
    "/api/sign-in/options": "request_options",
    "/api/me/passkey": "add_passkey",
    "/api/sign-in/passkey": "use_passkey",
    "/api/me/passkey/remove": "drop_passkey",
    "/api/me/sign-out": "sign_out",
    "/api/me/delete": "delete",
}
GETS = {"/api/me/export": "export"}


def routes() -> list[Route]:
    def to(name: str) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            found: Response = await getattr(request.app.state.site.people_api, name)(request)
            return found

        return endpoint

    return [
        *[Route(path, to(name), methods=["POST"]) for path, name in POSTS.items()],
        *[Route(path, to(name)) for path, name in GETS.items()],
    ]
