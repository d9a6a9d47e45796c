"""The tests. They know one game more than a user does: Nundinae, a small market that uses every word of the kernel."""

import os
from pathlib import Path

# Worker processes, servers and command lines that a test starts must know the game, too.
os.environ["HARENA_GAMES"] = "tests.games.nundinae"
_paths = (str(Path(__file__).resolve().parent.parent), os.environ.get("PYTHONPATH"))
os.environ["PYTHONPATH"] = os.pathsep.join([path for path in _paths if path])
