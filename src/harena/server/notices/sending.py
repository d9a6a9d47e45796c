"""What became of a message that was sent to a channel, whichever kind of channel it is."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Result(Enum):
    SENT = "sent"
    LATER = "later"  # the other side is away or busy: try again
    REFUSED = "refused"  # it does not take messages for this address: the person has to look at it
    GONE = "gone"  # the address does not exist any more, and will not come back


class Outcome(NamedTuple):
    result: Result
    wait: float = 0.0  # seconds for which the other side asks us to wait; only with LATER
    why: str = ""  # one word or two for the log and the metrics; never an address


SENT = Outcome(Result.SENT)

PATIENCE = 15.0  # seconds for one message, whatever the other side does
