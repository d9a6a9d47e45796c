"""Implements `harena serve`: where the tables are kept, where to listen, and how many servers there are."""

from __future__ import annotations

import asyncio
import json
import os
import socket
import threading
import time
import webbrowser
from collections.abc import Callable
from pathlib import Path
from urllib.request import ProxyHandler, build_opener

import ifaddr
from filelock import FileLock, Timeout
from sqlalchemy import URL

from harena.kernel.rules import BadInput
from harena.server import logs
from harena.server.heartbeat import join
from harena.server.side_database import FILE, default_folder
from harena.server.store import Store, database_url
from harena.server.supervisor import Supervisor
from harena.server.web_server import Operation, Settings, run

PORT = 8470
TRIES = 20  # how many ports to try when none was given
ADDRESS = "harena.address"  # file in the data folder with the address of the server that uses it
LOCK = "harena.lock"  # file in the data folder that the server which uses it holds locked
STARTING = 5.0  # seconds that a server which has the folder may need to tell its address


def data_folder(given: Path | None) -> Path:
    """Return the folder of the database, and create it if it does not exist."""
    folder = (given or default_folder()).expanduser()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{folder} cannot be used for the database: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise BadInput(f"{folder} cannot be written; name another folder with --data")
    return folder


def database_at(data: Path | None, address: str | None) -> tuple[URL, Path | None]:
    """Return the database, and the folder that belongs to this server alone: PostgreSQL needs none."""
    address = address or (None if data else os.environ.get("HARENA_DATABASE"))
    if not address:
        folder = data_folder(data)
        # URL.create also handles special characters, as in a folder called "what?"
        return URL.create("sqlite", database=str(folder / FILE)), folder
    if data is not None:
        raise BadInput("--data and --database clash: both say where the tables are kept; expected one of them")
    url = database_url(address)
    if url.get_backend_name() != "sqlite":
        return url, None
    return url, data_folder(Path(url.database or "").parent)


def lock(folder: Path) -> FileLock | None:
    """Take the folder for this process, or return None if another server has it. Two servers on one folder would not
    see each other's changes. The system releases the lock when the process ends, however that happens."""
    found = FileLock(folder / LOCK)
    try:
        found.acquire(timeout=0)
        return found
    except Timeout:
        return None
    except (OSError, NotImplementedError) as error:
        raise BadInput(f"{folder} cannot be locked for one server: {error}") from None


def served_at(folder: Path) -> str | None:
    """Return the address of the server that has this folder, once it answers there."""
    end = time.monotonic() + STARTING
    while (found := _address(folder)) is None and time.monotonic() < end:
        time.sleep(0.05)
    return found


def _address(folder: Path) -> str | None:
    try:
        address = (folder / ADDRESS).read_text(encoding="utf-8").strip()
        with build_opener(ProxyHandler({})).open(f"{address}/api/about", timeout=1) as answer:
            return address if "protocol" in json.loads(answer.read(4096)) else None
    except (OSError, ValueError):
        return None


def listen(host: str, port: int | None) -> socket.socket:
    """Open a listening socket: on the given port, or else on the first free one from 8470 on."""
    last: OSError | None = None
    for number in [port] if port is not None else range(PORT, PORT + TRIES):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # asyncio switches Nagle's algorithm off only where the protocol is named; with it, the second packet of a
        # message waits up to 40 ms for the acknowledgment of the first.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        if os.name == "posix":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen()  # a port that is only bound could be taken by another server
            return found
        except (OSError, OverflowError) as error:
            found.close()
            last = error if isinstance(error, OSError) else OSError(0, "no such port")
    where = f"{host} port {port}" if port is not None else f"{host} ports {PORT} to {PORT + TRIES - 1}"
    raise BadInput(f"cannot listen on {where}: {last.strerror if last else ''}; choose another with --port or --host")


def neighbors(port: int) -> list[str]:
    """Return the addresses under which others in the local network reach this machine."""
    found = []
    for adapter in ifaddr.get_adapters():
        for ip in adapter.ips:
            if isinstance(ip.ip, str) and not ip.ip.startswith(("127.", "169.254.")):
                found.append(f"http://{ip.ip}:{port}")
    return found


def serve(
    host: str,
    port: int | None,
    data: Path | None,
    names: list[str],
    away: float,
    browser: bool,
    say: Callable[[str, list[str]], None],
    address: str | None = None,
    operation: Operation = Operation(),  # noqa: B008  # it is a constant
) -> None:
    """Serve until Ctrl-C. `say` is called with the address and those for the local network, once the page can
    be opened. `address` is that of the database, where it is not the file in the data folder."""
    logs.set_up(operation.log_format, operation.log_level)
    database, folder = database_at(data, address)
    if folder is not None and operation.workers > 1:
        raise BadInput(
            f"--workers {operation.workers} needs PostgreSQL, because a file of SQLite has one server; expected "
            "--workers 1, or --database postgresql+asyncpg://USER:PASSWORD@HOST/NAME"
        )
    if folder is None:
        _serve(host, port, None, database, names, away, browser, say, operation)
        return
    held = lock(folder)
    if held is None:
        served = served_at(folder)
        if not browser or served is None:
            where = f", at {served}" if served else ""
            raise BadInput(f"{folder} is served already{where}; stop that server, or name another folder with --data")
        say(served, [])
        webbrowser.open(served)
        return
    try:
        _serve(host, port, folder, database, names, away, browser, say, operation)
    finally:
        held.release()


def _serve(
    host: str,
    port: int | None,
    folder: Path | None,
    database: URL,
    names: list[str],
    away: float,
    browser: bool,
    say: Callable[[str, list[str]], None],
    operation: Operation,
) -> None:
    asyncio.run(_look_at(database))
    found = listen(host, port)
    number = found.getsockname()[1]
    everywhere = host in ("0.0.0.0", "::")
    others = neighbors(number) if everywhere else []
    local = everywhere or host in ("127.0.0.1", "::1")
    here = f"http://{'localhost' if local else f'[{host}]' if ':' in host else host}:{number}"

    def ready() -> None:
        if folder is not None:
            (folder / ADDRESS).write_text(here, encoding="utf-8")
        say(here, others)
        if browser:
            threading.Thread(target=_open, args=(here,), daemon=True).start()

    settings = Settings(database, here, others, [socket.gethostname(), *names], away, operation)
    try:
        if operation.workers > 1:
            Supervisor(found, settings).run(ready)
        else:
            run(found, settings, ready)
    finally:
        found.close()
        if folder is not None:
            (folder / ADDRESS).unlink(missing_ok=True)


async def _look_at(database: URL) -> None:
    """Migrate the schema, and report a bad database or servers of another version before the server starts."""
    store = await Store.open(database)
    try:
        await join(store.sharing)
        await store.sharing.depart()
    finally:
        await store.close()


def _open(address: str) -> None:
    time.sleep(0.1)
    webbrowser.open(address)
