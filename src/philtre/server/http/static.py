"""Serves the front end's files from memory. Names must match exactly, so no path leads outside the folder."""

from __future__ import annotations

import gzip
import mimetypes
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from philtre.words.fluent import LANGUAGES, words

FOLDER: Final = Path(__file__).parents[2] / "static"
FOREVER: Final = "public, max-age=31536000, immutable"  # names under assets/ contain a hash of the content
ASK_AGAIN: Final = "no-cache"
SQUEEZED: Final = (
    "text/",
    "application/javascript",
    "application/json",
    "application/manifest",
    "application/wasm",
    "image/svg",
)

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("font/woff2", ".woff2")


class File(NamedTuple):
    """A file with its headers."""

    body: bytes
    squeezed: bytes | None
    media_type: str
    etag: str
    cache: str


class Static:
    """Serves the built front end. Paths of its pages get the index."""

    def __init__(self, folder: Path | None = None) -> None:
        folder = folder or FOLDER
        self._files = {path: _load(folder, path) for path in _names(folder)}

    async def serve(self, request: Request) -> Response:
        path = request.path_params.get("path", "").lstrip("/")
        found = self._files.get(path)
        if found is None and "." in path.rsplit("/", 1)[-1]:
            return Response("not found", 404, media_type="text/plain")
        found = found or self._files.get("index.html")
        if found is None:
            return _not_built(request)
        return _answer(found, request)


def _answer(file: File, request: Request) -> Response:
    headers = {"etag": file.etag, "cache-control": file.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(status_code=304, headers=headers)
    if file.squeezed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.squeezed, headers={**headers, "content-encoding": "gzip"}, media_type=file.media_type)
    return Response(file.body, headers=headers, media_type=file.media_type)


def _names(folder: Path) -> list[str]:
    return [path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()]


def _load(folder: Path, name: str) -> File:
    body = (folder / name).read_bytes()
    media_type = mimetypes.guess_type(name)[0] or "application/octet-stream"
    squeezed = gzip.compress(body, 6, mtime=0) if media_type.startswith(SQUEEZED) else None
    cache = FOREVER if name.startswith("assets/") else ASK_AGAIN
    return File(body, squeezed, media_type, f'"{sha256(body).hexdigest()[:20]}"', cache)


def _not_built(request: Request) -> Response:
    """A page that says that the front end was not built, and how to build it."""
    asked = request.headers.get("accept-language", "")[:2].lower()
    say = words(asked if asked in LANGUAGES else "en")
    title, text = escape(say("server-not-built-title")), escape(say("server-not-built"))
    page = f'<!doctype html><html lang="{say.language}"><meta charset="utf-8"><title>{title}</title>'
    return Response(f"{page}<h1>{title}</h1><p>{text}</p></html>", 503, media_type="text/html")
