"""The server of one device: it runs in the browser, in a worker of the page, and its bots in another."""
