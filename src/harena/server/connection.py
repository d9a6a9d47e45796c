"""One WebSocket to a table: what comes in is checked, what goes out is queued."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from harena.kernel.rules import BadInput
from harena.kernel.views import SPECTATOR
from harena.server import limits, metrics, protocol
from harena.server.callers import seat_of
from harena.server.guard import Rate, rated
from harena.server.http import address_of
from harena.server.logs import happened, tagged
from harena.server.moderation import Orders, OrderWatch
from harena.server.people.people import visit_of
from harena.server.session import Session
from harena.server.store import NotSaved
from harena.server.table_registry import TableRegistry
from harena.server.tables import LiveTable

log = logging.getLogger("harena")


def announcement(orders: Orders) -> protocol.Announcement:
    said = orders.announcement
    return protocol.Announcement("", "") if said is None else protocol.Announcement(said.id, said.text)


class Connection:
    """One WebSocket. Incoming messages are checked. Outgoing ones are queued: a table never waits for a slow client."""

    def __init__(self, registry: TableRegistry, ws: WebSocket, watch: OrderWatch) -> None:
        self.registry = registry
        self.ws = ws
        self.watch = watch
        self.address = address_of(ws)
        self.sign_in = ""  # whose cookie has given it its seat
        self.greeted = False  # it has said hello, and sees a table
        self.out: asyncio.Queue[bytes | None] = asyncio.Queue(limits.BACKLOG)
        self.unread = 0  # bytes in the queue
        self.busy = False  # a message is being handled
        self.draining = False  # the server stops
        self.writer: asyncio.Task[None] | None = None

    def drain(self) -> None:
        """Tell the client to come back, after the answer under way. What it still sends is not read: it was not
        acknowledged, so the client sends it again."""
        self.draining = True
        if not self.busy:
            self._end()

    def _end(self) -> None:
        self.say(protocol.Closing("restart"))
        self.hang_up()

    def abandon(self) -> None:
        """Stop writing to a client that does not read."""
        if self.writer is not None:
            self.writer.cancel()

    async def run(self) -> None:
        writer = self.writer = asyncio.create_task(self.write())
        try:
            await self._serve()
        except WebSocketDisconnect:
            pass  # the client may come back
        except NotSaved as error:
            log.error("the store cannot be read: %s", error, extra=tagged("saving-problem"))
            self.say(protocol.Closing("restart"))
        except BadInput as error:
            log.error("%s", error)  # the stored table cannot be read
            self.say(protocol.Closing("no-such-table"))
        finally:
            self.hang_up()
            await asyncio.wait([writer], timeout=5)
            writer.cancel()
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await writer
            # How the writer ended remembers this call, which would remember the writer: nothing of it would leave the
            # memory before the next full garbage collection.
            self.writer = None
            del writer

    def send(self, message: bytes) -> None:
        self.unread += len(message)
        if (
            self.out.full() or self.unread > limits.UNREAD
        ):  # the client does not read; it gets a fresh scene when it is back
            self.hang_up()
        else:
            self.out.put_nowait(message)

    def say(self, message: protocol.FromServer) -> None:
        self.send(protocol.write(message))

    def refuse(self, code: protocol.ClosingCode, why: str = "") -> None:
        """Say why this connection cannot go on, and close it."""
        happened("connection-refused", code=code, address=self.address)
        if code == "too-fast":
            metrics.LIMITED.labels("connection").inc()
        self.say(protocol.Closing(code, why))
        self.hang_up()

    def hang_up(self) -> None:
        """Close after the queued messages have been sent. If the queue is full, drop one to make room."""
        if self.out.full():
            self.out.get_nowait()
        self.out.put_nowait(None)

    async def write(self) -> None:
        while (message := await self.out.get()) is not None:
            await self.ws.send_text(message.decode())
            self.unread -= len(message)
            metrics.sent(len(message))
        await self.ws.close()

    async def _read(self) -> protocol.FromClient | None:
        """Return the next message, or None if it is not one of our protocol."""
        message = await self.ws.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        metrics.MESSAGES_RECEIVED.inc()
        raw = message.get("text") or message.get("bytes") or b""
        try:
            if len(raw) > protocol.LARGEST:
                raise protocol.Unreadable
            return protocol.read(raw)
        except protocol.Unreadable:
            return None

    async def _serve(self) -> None:
        async with self.registry.at(self.ws.path_params["table"]) as table:
            if table is None:
                self.refuse("no-such-table")
                return
            try:
                hello = await asyncio.wait_for(self._read(), limits.HELLO_WITHIN)
            except TimeoutError:
                hello = None
            if not isinstance(hello, protocol.Hello):
                self.refuse("hello-first")
                return
            if table.row.phase == "closed":
                self.refuse("ended")
                return
            seat = await seat_of(self.ws, table, hello.token, hello.seat)
            if seat is None:
                self.refuse("wrong-token")
                return
            by_cookie = table.seat_of(hello.token) != seat or seat == SPECTATOR
            visit = await visit_of(self.ws) if by_cookie else None
            if visit is not None and seat != SPECTATOR:
                self.sign_in = visit.sign_in.id
            if table.presence.connected[seat] >= (limits.CROWD if seat < 0 else limits.TABS):
                self.refuse("too-fast")
                return
            wishes = (hello.lang, hello.have, hello.panels, hello.changes)
            person = table.seats[seat].person if seat != SPECTATOR else visit.person.id if visit is not None else ""
            session = Session(self.send, self.hang_up, seat, *wishes, address=rated(self.address), person=person)
            try:
                with metrics.connected(seat):
                    table.enter(session)
                    self._greet()
                    if self.registry.store.saving:
                        self.say(protocol.Saving(True))
                    await self._listen(table, session)
            finally:
                table.go(session)

    def _greet(self) -> None:
        self.greeted = True
        if self.watch.orders.announcement is not None:
            self.say(announcement(self.watch.orders))

    async def _listen(self, table: LiveTable, session: Session) -> None:
        rate = Rate(limits.PLAYING if session.seat >= 0 else limits.WATCHING, limits.WINDOW)
        while True:
            message = await self._read()
            if self.draining:
                continue  # until the client closes
            if not rate.allows(limits.COSTS.get(type(message), 1)):
                self.refuse("too-fast")
                return
            if message is None:
                self.say(protocol.Refused("", "unreadable"))
                continue
            self.busy = True
            try:
                await table.handle(session, message)
            except WebSocketDisconnect:
                raise
            except Exception as error:
                log.exception("table %s: %r", table.row.id, error, extra=tagged("session-failed", table=table.row.id))
                self.say(protocol.Refused(getattr(message, "command", ""), "broken"))
            finally:
                self.busy = False
            if self.draining:
                self._end()
            if table.stale:
                return
