"""A connection that a test can cut."""

from __future__ import annotations

from playwright.sync_api import Page, WebSocketRoute


class CutLine:
    """Intercepts a page's websockets. Set it up before the page opens one."""

    def __init__(self, page: Page) -> None:
        self._open: list[WebSocketRoute] = []
        self._whole = True
        self._deaf = False
        page.route_web_socket("**/ws/**", self._joined)

    def _joined(self, route: WebSocketRoute) -> None:
        if not self._whole:
            route.close(code=1001)
            return
        server = route.connect_to_server()
        route.on_message(server.send)
        server.on_message(lambda message: None if self._deaf else route.send(message))
        self._open.append(route)

    def lose_answers(self) -> None:
        """From now on the page can send, but receives nothing."""
        self._deaf = True

    def cut(self) -> None:
        self._whole = False
        for route in self._open:
            route.close(code=1001)
        self._open.clear()

    def mend(self) -> None:
        self._whole, self._deaf = True, False
