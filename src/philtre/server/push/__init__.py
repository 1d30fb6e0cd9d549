"""Web push: people who are away hear that it is their turn, on the devices where they asked for it."""
