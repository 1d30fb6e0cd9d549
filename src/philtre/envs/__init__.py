"""Environments for learning programs. Each module needs the package it is named after: `pip install philtre[rl]`."""
