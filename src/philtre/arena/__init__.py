"""Tournaments between bots: the schedule of games, their results, and ratings."""
