"""Tests how people choose what they are told while they are away, and that it comes: at a real push service and a real
mail server, as far as the browser's own parts go. The browser's place at the push service is one of ours."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import expect

from tests.browser.conftest import Guest, GuestMaker, RunningServer
from tests.browser.test_access import violations
from tests.browser.test_two_browsers import waiting_for
from tests.server.notices.conftest import mail_server, post_server  # noqa: F401  # fixtures
from tests.server.notices.receivers import Browser, MailServer, PostServer, signed_claims

pytestmark = pytest.mark.more  # the server's tests show the usual case

# Chromium without a screen shows no messages and knows no push service. Both answer as usual here.
ALLOW = """
Object.defineProperty(Notification, "permission", { get: () => "granted" });
Notification.requestPermission = async () => "granted";
"""
SUBSCRIBE = """
const found = (json) => json && { endpoint: json.endpoint, toJSON: () => json, unsubscribe: forget };
const forget = async () => (sessionStorage.removeItem("place"), true);
PushManager.prototype.subscribe = async ({ applicationServerKey, userVisibleOnly }) => {
  window.agreed = { applicationServerKey, userVisibleOnly };
  sessionStorage.setItem("place", JSON.stringify(PLACE));
  return found(PLACE);
};
PushManager.prototype.getSubscription = async () => found(JSON.parse(sessionStorage.getItem("place")));
"""
SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, options) => void self.shown.push({ title, ...options });
}"""
TAP = """([at, action]) => {
  const event = new ExtendableEvent("notificationclick");
  event.notification = { close() {}, data: self.shown[at].data };
  event.action = action;
  self.dispatchEvent(event);
}"""


@pytest.fixture
def server(tmp_path: Path, mail_server: MailServer) -> Iterator[RunningServer]:  # noqa: F811  # a fixture
    found = RunningServer(tmp_path)
    found.options = (
        *("--notices", found.url, "--smtp", mail_server.url, "--mail-from", "Harena <harena@club.example>"),
        *("--notice-after", "0", "--notice-every", "0", "--notice-anywhere"),
    )
    found.start()
    yield found
    found.kill()


class Worker:
    """The service worker of a browser, which shows its messages to us."""

    def __init__(self, guest: Guest) -> None:
        self.page = guest.page
        self.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
        self.devtools = guest.context.new_cdp_session(guest.page)
        known: list[Any] = []
        self.devtools.on("ServiceWorker.workerRegistrationUpdated", lambda event: known.extend(event["registrations"]))
        self.devtools.send("ServiceWorker.enable")
        while not known:
            self.page.wait_for_timeout(20)
        self.origin, self.registration = guest.server.url, known[0]["registrationId"]
        (self.worker,) = guest.context.service_workers
        self.worker.evaluate(SHOWN)

    def deliver(self, data: str) -> None:
        """Deliver what the push service has got for this browser."""
        where = {"origin": self.origin, "registrationId": self.registration}
        self.devtools.send("ServiceWorker.deliverPushMessage", {**where, "data": data})

    def shown(self, count: int) -> list[Any]:
        while len(found := self.worker.evaluate("self.shown")) < count:
            self.page.wait_for_timeout(20)
        return list(found)

    def tap(self, at: int, action: str = "") -> None:
        self.worker.evaluate(TAP, [at, action])


def play_and_leave(guest: Guest) -> str:
    """Sit down at a table with bots, and go to the page about notices. Return the path of the table."""
    guest.go("/")
    guest.play_now().click()
    expect(guest.cards).to_have_count(10)
    guest.next()  # it is their turn
    path = re.sub(r"^https?://[^/]+", "", guest.page.url)
    guest.page.locator("header").get_by_role("link").first.click()
    guest.press("settings")
    guest.page.get_by_role("link", name=guest.say("settings-notices")).click()
    expect(guest.page.get_by_role("heading", level=1, name=guest.say("notices-title"))).to_be_visible()
    return path


def until_saved(guest: Guest, test: Callable[[], bool]) -> None:
    """Load the page again until it shows what was changed elsewhere."""
    for _ in range(50):
        guest.page.reload()
        expect(guest.page.get_by_role("listitem").first).to_be_visible()
        if test():
            return
    raise AssertionError(guest.page.get_by_role("main").inner_text())


def test_a_browser_that_has_agreed_is_told_and_can_stop_it(
    guest: GuestMaker,
    post_server: PostServer,  # noqa: F811  # a fixture
) -> None:
    own = Browser(post_server)
    ann = guest(script=ALLOW + SUBSCRIBE.replace("PLACE", json.dumps(own.subscription)), locale="de")
    table = play_and_leave(ann)
    assert not violations(ann.page)
    ann.press("notices-add-browser")
    card = ann.page.get_by_role("listitem").filter(has_text=ann.say("notices-this-browser"))
    expect(card).to_be_visible()
    agreed = ann.page.evaluate("window.agreed")
    assert agreed["userVisibleOnly"]

    told = own.read(post_server.wait()[0])
    claims = signed_claims(
        post_server.posts[0].headers["authorization"], post_server.url, agreed["applicationServerKey"]
    )
    assert claims["sub"] == "mailto:harena@club.example"
    assert (told["title"], told["body"], told["open"]) == ("Du bist dran", "Gorus Maximus", table)

    worker = Worker(ann)
    worker.deliver(json.dumps(told))
    worker.deliver("no json")
    (shown,) = worker.shown(1)
    assert (shown["title"], shown["body"], shown["tag"], shown["lang"]) == (
        *("Du bist dran", "Gorus Maximus", table.removeprefix("/t/")),
        "de",
    )
    assert [action["title"] for action in shown["actions"]] == ["Nicht bei Zügen", "Hier alles aus"]

    card.get_by_role("button", name=ann.say("notices-try")).click()
    expect(card.get_by_text(ann.say("notices-tried-sent"))).to_be_visible()
    assert own.read(post_server.wait(2)[1])["title"] == ann.say("notices-test")

    turns = card.get_by_label(ann.say("notices-when-turn"))
    expect(turns).to_be_checked()
    worker.tap(0, "0")  # the button in the message
    until_saved(ann, lambda: not turns.is_checked())
    turns.check()
    expect(card.get_by_role("button", name=ann.say("notices-switch-off"))).to_be_enabled()  # it is saved
    worker.tap(0, "1")
    until_saved(ann, card.get_by_text(ann.say("notices-state-off")).is_visible)
    card.get_by_role("button", name=ann.say("notices-remove")).click()
    expect(card).to_have_count(0)
    expect(ann.button(ann.say("notices-add-browser"))).to_be_visible()


def test_an_address_is_confirmed_on_another_device_and_switched_off_there(
    guest: GuestMaker,
    mail_server: MailServer,  # noqa: F811  # a fixture
) -> None:
    ann, phone = guest(), guest(locale="it", viewport={"width": 390, "height": 844})
    table = play_and_leave(ann)
    ann.field(ann.say("notices-mail-address")).fill("ann@example.org")
    ann.page.get_by_role("button", name=ann.say("notices-add")).first.click()
    card = ann.page.get_by_role("listitem").filter(has_text="ann@example.org")
    expect(card.get_by_text(ann.say("notices-state-new"))).to_be_visible()

    (asked,) = mail_server.wait()
    phone.page.goto(re.findall(r"http\S+#confirm=\S+", asked.get_content())[0])
    expect(phone.page.get_by_role("status").filter(has_text=phone.say("notices-confirmed"))).to_be_visible()
    assert phone.page.url.endswith("/notices")

    told = mail_server.wait(2)[1]
    assert told["subject"] == "Gorus Maximus: It is your turn"
    text = told.get_content()
    assert f"{ann.server.url}{table}" in text
    ann.page.reload()
    turns = card.get_by_label(ann.say("notices-when-turn"))
    expect(turns).to_be_checked()

    only_turns, everything = re.findall(r"http\S+#stop=\S+", text)
    phone.page.goto("about:blank")
    phone.page.goto(only_turns)
    expect(phone.page.get_by_role("status").filter(has_text=phone.say("notices-stopped-turn"))).to_be_visible()
    ann.page.reload()
    expect(turns).not_to_be_checked()
    phone.page.goto("about:blank")
    phone.page.goto(everything)
    expect(phone.page.get_by_role("status").filter(has_text=phone.say("notices-stopped-mail"))).to_be_visible()
    ann.page.reload()
    expect(card.get_by_text(ann.say("notices-state-off"))).to_be_visible()

    phone.forgive("status of 404")
    phone.page.goto("about:blank")
    phone.page.goto(f"{everything}x")
    expect(phone.page.get_by_role("alert").filter(has_text=phone.say("notices-old-link"))).to_be_visible()


def test_what_cannot_be_reached_is_said(
    guest: GuestMaker,
    mail_server: MailServer,  # noqa: F811  # a fixture
) -> None:
    ann = guest()
    ann.forgive("status of 422", "status of 503")
    ann.go("/notices")
    mail_server.unknown = {"nobody@example.org"}
    address = ann.field(ann.say("notices-mail-address"))
    add = ann.page.get_by_role("button", name=ann.say("notices-add")).first
    expect(add).to_be_disabled()
    address.fill("nobody@example.org")
    add.click()
    expect(ann.page.get_by_role("alert").filter(has_text=ann.say("notices-bad-address"))).to_be_visible()
    expect(address).to_have_value("nobody@example.org")  # nothing typed is lost
    mail_server.stop()
    address.fill("ann@example.org")
    add.click()
    expect(ann.page.get_by_role("alert").filter(has_text=ann.say("notices-not-sent"))).to_be_visible()


# The page is behind another one, and its messages are shown to us.
BEHIND = """
window.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void shown.push({ title, ...options });
Object.defineProperty(document, "hidden", { get: () => window.behind ?? false });
Object.defineProperty(document, "visibilityState", { get: () => (window.behind ? "hidden" : "visible") });
"""


def test_a_page_in_the_background_says_whose_turn_it_is(server: RunningServer, guest: GuestMaker) -> None:
    made = server.make("pp")
    settings = {"notify": True}
    ann = guest(made, 0, script=ALLOW + BEHIND, settings=settings)
    ben = guest(made, 1)
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    if waiting_for(ann, ben) is ann:
        ann.play()
    ann.page.evaluate("() => void (window.behind = true)")
    for _ in range(2):  # Ben may win what Ann has led: then he leads, and she is next
        ben.next()
        ben.play()
        if waiting_for(ann, ben) is ann:
            break
    ann.page.wait_for_function("() => shown.length > 0")
    (shown,) = ann.page.evaluate("shown")
    assert (shown["title"], shown["body"]) == ("It is your turn", "Gorus Maximus")
    assert shown["data"]["open"] == f"/t/{made.table}"

    worker = Worker(ann)
    worker.worker.evaluate("(shown) => void self.shown.push(shown)", shown)
    worker.tap(0, "0")
    ann.page.wait_for_function("() => JSON.parse(localStorage.getItem('harena.settings')).notify === false")


def test_without_the_servers_help_the_page_offers_only_what_the_browser_does(browser: Chromium, tmp_path: Path) -> None:
    plain = RunningServer(tmp_path)
    plain.start()
    context = browser.new_context(locale="en-GB")
    try:
        ann = Guest(plain, context, "en")
        ann.go("/notices")
        expect(ann.page.get_by_text(ann.say("notices-nowhere"))).to_be_visible()
        expect(ann.page.get_by_label(ann.say("notices-notify"))).to_be_visible()
        expect(ann.page.get_by_role("textbox")).to_have_count(0)
        expect(ann.button(ann.say("notices-add-browser"))).to_have_count(0)
        ann.check()
    finally:
        context.close()
        plain.kill()
