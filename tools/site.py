"""`make site`: Philtre as a folder of static files, for any web space. The rules, rooms and bots run in the browser.

The engine is Pyodide from npm, the pinned packages of requirements/play.txt, and our own sources, compiled for it.
They are also copied to src/philtre/static, so that a server's page can play on while the server is away.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from philtre.server.app import POLICY
from tools import frontend

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "philtre"
PYODIDE = ROOT / "frontend" / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "site"
SITE = ROOT / "dist" / "site"
MANIFEST = "engine.json"
ENGINE_LICENCES = "The engine in the browser:"

# The packages of play.txt that the device's server imports.
PACKAGES = (
    "alembic",
    "anyio",
    "attrs",
    "babel",
    "fluent-runtime",
    "fluent-syntax",
    "idna",
    "librt",
    "mako",
    "msgspec",
    "mypy-extensions",
    "platformdirs",
    "prometheus-client",
    "pytz",
    "sqlalchemy",
    "starlette",
    "typing-extensions",
)
ANY_PLATFORM = ("markupsafe",)  # not published for Pyodide, but the wheels of all platforms contain plain Python, too
# Not needed in a browser. The patterns match paths inside the packages.
LEFT_OUT = tuple(
    map(
        re.compile,
        (
            r".*\.(pyi|pyx|pxd|c|h)",
            r"markupsafe/_speedups.*\.so",
            r"(.*/)?tests?/.*",
            r"[^/]*\.dist-info/.*",
            r"sqlalchemy/(testing|orm|dialects/(mssql|mysql|oracle|postgresql)/|ext/(?!__init__|compiler)).*",
            r"babel/locale-data/(?!(root|en|fr)\.dat).*",
            r"babel/messages/.*",
            r"pytz/zoneinfo/.*",
            r"anyio/(_backends/_trio|pytest_plugin)\.py",
            r"prometheus_client/(bridge|twisted|aiohttp|django)/.*",
            r"alembic/(templates|testing)/.*",
            r"philtre/(static|cli|arena|envs|learning|nets/train).*",
            r"philtre/(words/plain|games/[^/]*/face/terminal)\.py",
            r"philtre/(client|bench|__main__)\.py",
            r"philtre/server/(command|serving|memory|admin|moderation)\.py",
            r"philtre/server/(http/protocol|http/proxies|ws/protocol|cluster/postgresql|cluster/leases)\.py",
            r"philtre/locales/.*/(cli|arena|learn)\.ftl",
        ),
    )
)
# Packages import these, but nothing uses them in a browser, which has no threads and no other databases.
EMPTY = ("anyio/to_interpreter.py", *(f"alembic/ddl/{name}.py" for name in ("mssql", "mysql", "oracle", "postgresql")))
# Babel knows languages, countries, units, money and time zones by name; here it only writes numbers.
BABEL_LEFT_OUT = re.compile(
    r"languages|territories|scripts|variants|(compound_)?unit_.*|currency_(names|unit).*|compact_.*|interval_formats"
    r"|.*(zones|territories|zone_mapping)|territory_(currencies|languages)|all_currencies"
)
LICENCE = re.compile(r"\.dist-info/(.*/)?(licen[cs]e|copying|notice|authors)[^/]*$", re.IGNORECASE)
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
# Parts of the standard library that neither we nor the packages import.
STDLIB_LEFT_OUT = re.compile(
    r"(_pyrepl|ctypes|multiprocessing|unittest|xmlrpc|wsgiref/(?!simple_server|__init__|headers|util|handlers)|tomllib/x"
    r"|encodings/(mac_|cp(?!437)|iso|koi|kz|ptcp|hp_|tis|big5|gb|hz|euc|johab|shift|palmos))[^.]*.*"
    r"|(xml|email/mime)/.*"
    r"|(pdb|doctest|pydoc|imaplib|smtplib|mailbox|poplib|ftplib|pickletools|optparse|turtle|_pyio|cProfile|profile|pstats"
    r"|bdb|fractions|modulefinder|plistlib|statistics|trace|tabnanny|webbrowser|zipapp|ensurepip|nntplib|antigravity|this)\.pyc?"
)
# What is in Pyodide's program. The texts of these licences are at the addresses.
PROGRAM = (
    ("Pyodide", "MPL-2.0", "https://github.com/pyodide/pyodide"),
    ("CPython", "PSF-2.0", "https://github.com/python/cpython"),
    ("Emscripten and musl", "MIT", "https://github.com/emscripten-core/emscripten"),
    ("SQLite", "public domain", "https://sqlite.org"),
    ("OpenSSL", "Apache-2.0", "https://github.com/openssl/openssl"),
    ("zlib", "Zlib", "https://zlib.net"),
    ("bzip2", "bzip2-1.0.6", "https://sourceware.org/bzip2"),
    ("XZ Utils", "0BSD", "https://github.com/tukaani-project/xz"),
    ("Zstandard", "BSD-3-Clause", "https://github.com/facebook/zstd"),
    ("libffi", "MIT", "https://github.com/libffi/libffi"),
    ("Expat", "MIT", "https://github.com/libexpat/libexpat"),
    ("mpdecimal", "BSD-2-Clause", "https://www.bytereef.org/mpdecimal"),
)


def main() -> None:
    environment = frontend.environment()
    frontend.refresh()
    print("site: building the page", flush=True)
    frontend.npm(environment, "run", "build", "--", "--mode", "site", "--outDir", str(SITE), "--emptyOutDir")
    made = packed(environment)
    for folder in (SITE, frontend.STATIC):
        bring(made, folder)
    guard(SITE / "index.html")
    (SITE / ".nojekyll").touch()  # otherwise some web hosts process the files
    print(f"site: {SITE.relative_to(ROOT)}, {megabytes(SITE):.1f} MB compressed; see docs/site.md")


def guard(page: Path) -> None:
    """Add the server's content security policy to a page, as far as a page can set it."""
    policy = "; ".join(part for part in POLICY.split("; ") if not part.startswith("frame-ancestors"))
    tag = f'<meta http-equiv="Content-Security-Policy" content="{policy}" />'
    first = '<meta charset="utf-8" />'
    text = page.read_text()
    assert first in text
    page.write_text(text.replace(first, f"{first}\n    {tag}"))


def bring(made: Path, into: Path) -> None:
    """Put the engine into the folder of a page, and its files into the list of the service worker."""
    target = into / "engine"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target)
    listed = {"version": json.loads((made / MANIFEST).read_text())["version"], "files": files_in(target, into)}
    worker = into / "sw.js"
    begin = "const philtre={"
    text = re.sub(r'^(const philtre=\{)"engine":\{[^}]*\},', r"\1", worker.read_text())
    assert text.startswith(begin), "the service worker begins with the list of its files"
    worker.write_text(f'{begin}"engine":{json.dumps(listed)},{text.removeprefix(begin)}')
    licences = into / "licences.txt"
    page, _, _ = licences.read_text().partition(ENGINE_LICENCES)
    licences.write_text(page + (BUILD / "licences.txt").read_text())


def files_in(folder: Path, base: Path) -> list[str]:
    return sorted(path.relative_to(base).as_posix() for path in folder.iterdir())


def packed(environment: dict[str, str]) -> Path:
    """Build the engine's folder, unless nothing has changed."""
    current = fingerprint()
    folder = BUILD / "engine"
    stamp = BUILD / "engine.stamp"
    if stamp.exists() and stamp.read_text() == current and folder.exists():
        return folder
    print("site: packing the engine", flush=True)
    packages = BUILD / "packages"
    shutil.rmtree(packages, ignore_errors=True)
    wheels = download()
    for wheel in wheels:
        unpack(wheel, packages)
    (BUILD / "licences.txt").write_text("".join(licences(wheels)))
    for name in EMPTY:
        (packages / name).write_text("")
    for path in [packages / "babel" / "global.dat", *(packages / "babel" / "locale-data").iterdir()]:
        slim(path)
    for path in sources():
        place = packages / "philtre" / path.relative_to(SOURCE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    node = Path(environment["PATH"].split(os.pathsep)[0]) / "node"
    library = folder / "python_stdlib.zip"
    thin(PYODIDE / library.name, library)
    script = Path(__file__).with_name("pack.mjs")
    run([str(node), *map(str, (script, PYODIDE, packages, folder / "philtre.tar.xz", library))], environment)
    for name in FROM_PYODIDE:
        shutil.copyfile(PYODIDE / name, folder / name)
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (folder / "pyodide-lock.json").write_text(json.dumps(lock | {"packages": {}}))
    sizes = {path.name: path.stat().st_size for path in sorted(folder.iterdir())}
    (folder / MANIFEST).write_text(json.dumps({"version": current[:16], "sizes": sizes}))
    stamp.write_text(current)
    return folder


def sources() -> Iterator[Path]:
    for path in sorted(SOURCE.rglob("*")):
        name = f"philtre/{path.relative_to(SOURCE).as_posix()}"
        if path.is_file() and path.suffix != ".pyc" and not is_left_out(name):
            yield path


def fingerprint() -> str:
    total = hashlib.sha256((PYODIDE / "package.json").read_bytes())
    for path in [*sources(), *Path(__file__).parent.glob("site.py"), Path(__file__).with_name("pack.mjs"), pins()]:
        total.update(f"{path.name} ".encode() + path.read_bytes())
    return total.hexdigest()


def pins() -> Path:
    return ROOT / "requirements" / "play.txt"


def download() -> list[Path]:
    """Download the wheels for Pyodide's Python, with the pinned versions and hashes."""
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())["info"]
    abi, python = lock["abi_version"], ".".join(lock["python"].split(".")[:2])
    tags = [f"--platform={kind}_{abi}_wasm32" for kind in ("pyemscripten", "pyodide")]
    tags += ["--platform=any", f"--python-version={python}", "--implementation=cp"]
    folder = BUILD / "wheels"
    shutil.rmtree(folder, ignore_errors=True)
    fetch(PACKAGES, folder, *tags, f"--abi=cp{python.replace('.', '')}", "--abi=none")
    fetch(ANY_PLATFORM, folder)
    return sorted(folder.glob("*.whl"))


def fetch(packages: tuple[str, ...], folder: Path, *tags: str) -> None:
    wanted = folder / "wanted.txt"
    folder.mkdir(parents=True, exist_ok=True)
    wanted.write_text("".join(chosen(packages)))
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary=:all:"]
    run([*command, *tags, "--require-hashes", "--dest", str(folder), "-r", str(wanted)])


def chosen(packages: tuple[str, ...]) -> Iterator[str]:
    """The lines of the pins for these packages."""
    take = False
    for line in pins().read_text().splitlines(keepends=True):
        if not line.startswith((" ", "#")):
            take = re.split(r"[=\[ ;]", line, maxsplit=1)[0] in packages
        if take:
            yield line


def unpack(wheel: Path, into: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if not name.endswith("/") and not is_left_out(name):
                archive.extract(name, into)


def slim(data: Path) -> None:
    """Leave only what Babel needs to write numbers."""
    known = pickle.loads(data.read_bytes())
    kept = {key: value for key, value in known.items() if not BABEL_LEFT_OUT.fullmatch(key)}
    data.write_bytes(pickle.dumps(kept, 2))


def thin(library: Path, into: Path) -> None:
    """The standard library without the parts that are never imported."""
    with zipfile.ZipFile(library) as old, zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as new:
        for info in old.infolist():
            if not STDLIB_LEFT_OUT.fullmatch(info.filename):
                new.writestr(info, old.read(info), zipfile.ZIP_DEFLATED, 9)


def licences(wheels: list[Path]) -> Iterator[str]:
    """The licences of everything in the engine: its name, and the licence texts that came with it."""
    line = f"\n{'-' * 80}\n\n"
    version = json.loads((PYODIDE / "package.json").read_text())["version"]
    yield f"{line}{ENGINE_LICENCES} Pyodide {version}, which is made of:\n\n"
    yield from (f"{name} ({licence}): {address}\n" for name, licence, address in PROGRAM)
    mozilla = PYODIDE.parent / "lightningcss" / "LICENSE"  # Pyodide has the same licence, but no text
    yield f"\n{mozilla.read_text().strip()}\n"
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as archive:
            texts = [name for name in archive.namelist() if LICENCE.search(name)]
            yield f"{line}{' '.join(wheel.name.split('-')[:2])}\n\n"
            yield "\n".join(archive.read(name).decode(errors="replace").strip() + "\n" for name in texts)


def is_left_out(name: str) -> bool:
    return any(pattern.fullmatch(name) for pattern in LEFT_OUT)


def megabytes(folder: Path) -> float:
    """The size of the download, compressed as web servers do it."""
    import gzip

    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in folder.rglob("*") if path.is_file()) / 1e6


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-4000:]}{done.stderr[-4000:]}\nsite: `{' '.join(command[:4])}` failed")


if __name__ == "__main__":
    main()
