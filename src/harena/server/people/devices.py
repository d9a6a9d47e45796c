"""What a browser is called in a list of devices. Nothing else of what it tells about itself is kept."""

from __future__ import annotations

BROWSERS = (  # the first that is named: many also name those they are made from
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)


def device_of(user_agent: str) -> str:
    """Return the browser and the system: "Firefox, Linux". Empty where neither is known."""
    found = [next((name for sign, name in known if sign in user_agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join([name for name in found if name])
