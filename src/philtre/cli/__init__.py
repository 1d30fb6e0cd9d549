"""The command line: `philtre`."""

from philtre.cli.app import main

__all__ = ["main"]
