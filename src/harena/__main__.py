"""python -m harena"""

import sys

from harena.cli import main

if __name__ == "__main__":
    sys.exit(main())
