"""Tournaments between bots: who plays whom with which luck, what came of it, and how good that shows them to be."""
