"""The files in deploy/ and the commands in docs/hosting.md use options that exist, and say the same as the program."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

from harena.cli import app
from harena.server import limits, protocol
from harena.server.metrics import REGISTRY
from harena.server.notices import outbox
from harena.talk import account

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
UNITS = [(DEPLOY / name).read_text(encoding="utf-8") for name in ("harena.service", "harena-backup.service")]


def commands() -> list[list[str]]:
    """Return every command line in the files, without the program's name."""
    found = [COMPOSE["services"]["harena"]["command"]]
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    found.append(yaml.safe_load(re.findall(r"^CMD (\[.*\])$", text, re.MULTILINE)[0]))
    shell = "\n".join(re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL))
    for line in [*"\n".join(UNITS).splitlines(), *shell.splitlines()]:
        if (at := re.search(r"(?:^|/|exec )(?:harena )+(?=[a-z])(.*)", line)) is not None:
            found.append(shlex.split(at[1].replace("'", ""), comments=True))
    return [words for words in found if words]


@pytest.mark.parametrize("words", commands(), ids=" ".join)
def test_every_option_exists(words: list[str]) -> None:
    command: Any = typer.main.get_command(app)
    while hasattr(command, "commands"):
        assert words[0] in command.commands, words
        command = command.commands[words[0]]
        words = words[1:]
    known = {option for param in command.params for option in param.opts}
    assert {word.split("=")[0] for word in words if word.startswith("--")} <= known


def test_there_are_commands() -> None:
    assert len(commands()) > 15


def test_only_caddy_is_open_and_believed() -> None:
    services = COMPOSE["services"]
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    address = services["caddy"]["networks"]["front"]["ipv4_address"]
    assert f"--behind-proxy={address}" in services["harena"]["command"]
    assert address.startswith(COMPOSE["networks"]["front"]["ipam"]["config"][0]["subnet"].rsplit(".", 1)[0])
    assert COMPOSE["networks"]["back"]["internal"]
    assert "9470" not in (DEPLOY / "Caddyfile").read_text(encoding="utf-8")


def test_the_container_has_no_root() -> None:
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    last = text.rsplit("\nFROM ", 1)[1]
    assert re.search(r"^USER 10001$", last, re.MULTILINE)
    assert "HEALTHCHECK" in last
    for needed in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE):
        for path in needed.split():
            assert (ROOT / path).exists(), path


INSTRUCTIONS = {
    *("FROM", "WORKDIR", "COPY", "RUN", "USER", "ENV", "VOLUME", "EXPOSE"),
    *("STOPSIGNAL", "HEALTHCHECK", "ENTRYPOINT", "CMD"),
}


def instructions() -> list[tuple[str, str]]:
    """Return what the Containerfile says, line by line."""
    text = re.sub(r"^\s*#.*\n", "", (DEPLOY / "Containerfile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    lines = [line for line in text.replace("\\\n", " ").splitlines() if line.strip()]
    return [(line.split(None, 1)[0], line.split(None, 1)[1]) for line in lines]


def test_the_containerfile_can_be_read_and_its_port_is_one() -> None:
    found = instructions()
    assert {name for name, _ in found} <= INSTRUCTIONS
    stages = [rest.split()[-1] for name, rest in found if name == "FROM" and " AS " in rest]
    copied = [re.match(r"--from=(\S+)", rest) for name, rest in found if name == "COPY"]
    assert {stage[1] for stage in copied if stage is not None} == set(stages)
    last = dict(found)
    command = yaml.safe_load(last["CMD"])
    port = command[command.index("--port") + 1]
    assert last["EXPOSE"] == port
    assert f"127.0.0.1:{port}/healthz" in last["HEALTHCHECK"]


def blocks(text: str) -> list[tuple[str, list[str]]]:
    """Return the sites of a Caddyfile with their directives, one level deep."""
    found: list[tuple[str, list[str]]] = []
    depth = 0
    for line in [line.strip() for line in text.splitlines() if line.strip() and not line.strip().startswith("#")]:
        if line.endswith(" {"):
            depth += 1
            if depth == 1:
                found.append((line[:-2], []))
                continue
        if line == "}":
            depth -= 1
        elif depth in (1, 2):
            found[-1][1].append(line)
        assert depth >= 0, line
    assert depth == 0
    return found


def test_caddy_leads_to_the_server() -> None:
    services = COMPOSE["services"]
    ((site, lines),) = blocks((DEPLOY / "Caddyfile").read_text(encoding="utf-8"))
    variable = re.fullmatch(r"\{\$(\w+)\}", site)
    assert variable is not None
    assert variable[1] in services["caddy"]["environment"]
    (port,) = [word.partition("=")[2] for word in services["harena"]["command"] if word.startswith("--port=")]
    assert lines == [f"reverse_proxy harena:{port}"]
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in services["caddy"]["volumes"]
    assert set(services["harena"]["networks"]) & set(services["caddy"]["networks"]) == {"front"}


def test_the_caddyfiles_of_the_page_can_be_read() -> None:
    found = [text for text in PAGE.split("```")[1::2] if "reverse_proxy" in text]
    assert len(found) == 2
    assert [site for text in found for site, _ in blocks(text)] == ["play.example.org"] * 2


def test_every_variable_is_explained() -> None:
    """What compose.yaml takes from outside is in env.example, and the other way round."""
    used = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = re.findall(r"^#?([A-Z_]+)=", (DEPLOY / "env.example").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(used) == sorted(given)


def test_whoever_starts_the_server_lets_it_finish() -> None:
    """It takes up to ten seconds to stop."""
    (seconds,) = re.findall(r"^TimeoutStopSec=(\d+)$", UNITS[0], re.MULTILINE)
    assert int(seconds) > 10
    assert int(COMPOSE["services"]["harena"]["stop_grace_period"].removesuffix("s")) > 10


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="there is no systemd here")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for name in ("harena.service", "harena-backup.service", "harena-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8").replace("/opt/harena/bin/harena", "/bin/true")
        (tmp_path / name).write_text(re.sub(r"^(User|Group)=.*\n", "", text, flags=re.MULTILINE), encoding="utf-8")
    words = ["systemd-analyze", "verify", *map(str, tmp_path.iterdir())]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_names_the_limits() -> None:
    rows = PAGE.split("## Limits")[1].split("\n## ")[0]
    for limit in (
        f"{limits.TABLES_A_MINUTE} new tables per minute",
        f"{limits.TABLES_A_DAY} new tables per day",
        f"{limits.CALLS} connections, seats, records and lists of cards in {limits.WINDOW:.0f} seconds",
        f"{limits.REVIEWS_AN_HOUR} reviews by the coach that are begun within an hour",
        f"{limits.REVIEWS_WAITING} that wait; {limits.REVIEW_SECONDS:.0f} seconds of a processor",
        f"{limits.LISTS} looks at the lobby or at an evening in {limits.WINDOW:.0f} seconds",
        f"{limits.SIGN_INS} passwords and passkeys tried within {limits.SIGN_INS_WITHIN / 60:.0f} minutes",
        f"{limits.CODES} codes of other devices within {limits.CODES_WITHIN / 60:.0f} minutes",
        f"{limits.PROOFS} new codes and passkeys asked for within {limits.CODES_WITHIN / 60:.0f} minutes",
        f"{limits.SIGN_INS_OF_ACCOUNT} passwords tried within {limits.SIGN_INS_WITHIN / 60:.0f} minutes",
        f"1 once {limits.MANY_SIGN_INS} were tried at the account",
        f"{limits.MOST_PASSKEYS} passkeys; {limits.EXPORTS} files with everything one has per hour",
        f"{limits.TABS} connections at once",
        f"{limits.CROWD} spectators",
        f"{limits.PLAYING} messages in {limits.WINDOW:.0f} seconds for a player, {limits.WATCHING} for a spectator",
        f"counts as {limits.COSTS[protocol.Look]}, for older lines of the log as {limits.COSTS[protocol.Earlier]}",
        f"{limits.MOST_IDLE_MOVES} free actions and changed answers",
        f"{limits.BACKLOG} messages or {limits.UNREAD // 2**20} MiB unread; {limits.HELLO_WITHIN:.0f} seconds",
        f"{protocol.LARGEST // 1024} KiB; a new table with decks of its own {limits.LARGEST_WISH // 1000} kB",
        f"{account.BURST} messages in {account.BURST_SECONDS:.0f} seconds, {account.MOST_MESSAGES:,} per match",
        f"{account.LONGEST} characters each; {account.MOST_OPEN} open promises to one seat",
        f"{account.MOST_CHANGES} marks, mutes and reports",
        f"{outbox.MOST_CHANNELS} [channels](#notices); {limits.TRIES} messages in a minute to try one out",
        f"{limits.CONFIRMATIONS_FOR} mails in a day that ask for confirmation, {limits.CONFIRMATIONS} to one address",
        f"{limits.MOST_THINKING:.0f} seconds per decision",
    ):
        assert limit in rows


def test_the_metrics_of_the_page_exist() -> None:
    families = list(REGISTRY.collect())
    known = {family.name for family in families} | {each.name for family in families for each in family.samples}
    for name in re.findall(r"\b((?:harena|process)_[a-z_]+)", PAGE.split("### Metrics")[1].split("### The log")[0]):
        assert name in known or re.sub(r"_(total|bucket|count|sum)$", "", name) in known, name
