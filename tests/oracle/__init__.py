"""Slow, plain engines written from the rulebooks alone, and what compares the fast ones with them."""
