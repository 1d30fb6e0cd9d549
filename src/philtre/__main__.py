"""`python -m philtre`."""

from __future__ import annotations

import sys

from philtre.cli import main

sys.exit(main())
