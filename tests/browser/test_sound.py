"""Tests the sounds: off at first, on by one tap, each audible and short."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import GuestMaker, RunningServer

# Remembers what the page renders and plays.
LISTEN = """
window.rendered = [];
window.started = 0;
const render = OfflineAudioContext.prototype.startRendering;
OfflineAudioContext.prototype.startRendering = async function () {
  const buffer = await render.call(this);
  rendered.push(buffer);
  return buffer;
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...args) {
  if (this.context instanceof AudioContext) started += 1;
  return start.apply(this, args);
};
"""
MEASURE = """() => rendered.map((buffer) => {
  const samples = buffer.getChannelData(0);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
  const last = samples.slice(-64).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return { seconds: buffer.duration, peak, rms: Math.sqrt(power), last };
})"""
SOUNDS = 7


def test_sounds_are_off_at_first_and_on_by_one_tap(server: RunningServer, guest: GuestMaker) -> None:
    ann = guest(server.make("pb"), 0)
    ann.context.add_init_script(LISTEN)
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.reload()
    ann.next()
    ann.play()
    assert not any("/sound-" in url for url in asked), "nobody has asked for it"

    switch = ann.button(ann.say("sound"))
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    ann.page.wait_for_function(f"() => rendered.length === {SOUNDS} && started > 0")
    for sound in ann.page.evaluate(MEASURE):
        assert sound["seconds"] < 1.5, sound
        assert 0.1 < sound["peak"] < 1, sound  # below 0 dBFS
        assert sound["rms"] > 0.01, sound  # -40 dBFS: audible
        assert sound["last"] < 0.02, sound  # it ends without a click

    before = ann.page.evaluate("started")
    ann.next()
    ann.play()
    ann.page.wait_for_function("(before) => started > before", arg=before)

    ann.press("settings")
    volume = ann.field(ann.say("sound-volume"))
    volume.fill("0.2")
    assert ann.page.evaluate("JSON.parse(localStorage['harena.settings']).volume") == 0.2
    ann.page.get_by_role("checkbox", name=ann.say("sound-on"), exact=True).uncheck()
    expect(volume).to_be_disabled()
    ann.page.keyboard.press("Escape")
    expect(switch).to_have_attribute("aria-pressed", "false")
