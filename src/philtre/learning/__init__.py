"""Bots that learn: self-play, training, and the matches that decide whether a new net is better (docs/learning.md)."""
