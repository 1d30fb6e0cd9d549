"""The server of one device. It runs in the browser, in a worker of the page; its bots run in a second worker."""
