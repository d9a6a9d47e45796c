"""The types of all messages between client and server. docs/protocol.md and client/src/lib/protocol.ts are generated
from them.

Input from a client is not trusted until it has passed through `read` or `read_body`: they refuse unknown types and
fields, wrong shapes and long texts. What the server sends is built by projection.py, separately for each viewer.
"""

# Every file here is about one subject; all of them are used as `protocol.<Name>`.
from harena.server.protocol.basis import *  # noqa: F403
from harena.server.protocol.catalog import *  # noqa: F403
from harena.server.protocol.coding import *  # noqa: F403
from harena.server.protocol.dice import *  # noqa: F403
from harena.server.protocol.from_client import *  # noqa: F403
from harena.server.protocol.from_server import *  # noqa: F403
from harena.server.protocol.http import *  # noqa: F403
from harena.server.protocol.lessons import *  # noqa: F403
from harena.server.protocol.lobby import *  # noqa: F403
from harena.server.protocol.notices import *  # noqa: F403
from harena.server.protocol.people import *  # noqa: F403
from harena.server.protocol.profiles import *  # noqa: F403
from harena.server.protocol.replays import *  # noqa: F403
from harena.server.protocol.reviews import *  # noqa: F403
from harena.server.protocol.site import *  # noqa: F403
from harena.server.protocol.tables import *  # noqa: F403
