"""Attacks on the server. Each of them worked once."""
