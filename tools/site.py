"""`make site`: Philtre as a folder of static files, for any web space. The rules, rooms and bots run in the browser.

The engine is Pyodide from npm, the pinned packages of requirements/play.txt, and our own sources, compiled for it.
`python -m tools.site engine` makes only that, into src/philtre/static, where a server's page finds it too.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools import frontend

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src" / "philtre"
PYODIDE = ROOT / "frontend" / "node_modules" / "pyodide"
BUILD = ROOT / "build" / "site"
SITE = ROOT / "dist" / "site"
MANIFEST = "engine.json"

# What the device's server imports, of all that play.txt pins.
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
ANY_PLATFORM = ("markupsafe",)  # not published for Pyodide, but the wheel of any platform has a plain form in it
# What nobody in a browser asks for. Patterns are of paths inside the packages.
LEFT_OUT = tuple(
    map(
        re.compile,
        (
            r".*\.(pyi|pyx|pxd|c|h)",
            r"markupsafe/_speedups.*\.so",
            r"(.*/)?tests?/.*",
            r"[^/]*\.dist-info/.*",
            r"sqlalchemy/(testing|orm|ext/(?!__init__|compiler)).*",
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
# What is imported by others but cannot run there: it wants interpreters in threads.
EMPTY = ("anyio/to_interpreter.py",)
FROM_PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def main() -> None:
    environment = frontend.environment()
    if sys.argv[1:] == ["engine"]:
        frontend.refresh()
        engine(environment, frontend.STATIC)
        return
    frontend.install(environment)
    print("site: building the page", flush=True)
    frontend.npm(environment, "run", "build", "--", "--mode", "site", "--outDir", str(SITE), "--emptyOutDir")
    engine(environment, SITE)
    (SITE / ".nojekyll").touch()
    print(f"site: {SITE.relative_to(ROOT)}, {megabytes(SITE):.1f} MB compressed; see docs/site.md")


def engine(environment: dict[str, str], into: Path) -> None:
    """The folder with Python and all that runs in it."""
    made = packed(environment)
    target = into / "engine"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(made, target)


def packed(environment: dict[str, str]) -> Path:
    """Made anew only where something has changed."""
    current = fingerprint()
    folder = BUILD / "engine"
    stamp = BUILD / "engine.stamp"
    if stamp.exists() and stamp.read_text() == current and folder.exists():
        return folder
    print("site: packing the engine", flush=True)
    packages = BUILD / "packages"
    shutil.rmtree(packages, ignore_errors=True)
    for wheel in download():
        unpack(wheel, packages)
    for name in EMPTY:
        (packages / name).write_text("")
    for path in sources():
        place = packages / "philtre" / path.relative_to(SOURCE)
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, place)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    node = Path(environment["PATH"].split(os.pathsep)[0]) / "node"
    script = Path(__file__).with_name("pack.mjs")
    run([str(node), str(script), str(PYODIDE), str(packages), str(folder / "philtre.tar.xz")], environment)
    for name in FROM_PYODIDE:
        shutil.copyfile(PYODIDE / name, folder / name)
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
    """The wheels for Pyodide's Python: the same versions and hashes as everywhere."""
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
    """The lines of the pins that are of these packages."""
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


def is_left_out(name: str) -> bool:
    return any(pattern.fullmatch(name) for pattern in LEFT_OUT)


def megabytes(folder: Path) -> float:
    """What it costs to load all of it, compressed as web servers do."""
    import gzip

    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in folder.rglob("*") if path.is_file()) / 1e6


def run(command: list[str], environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        sys.exit(f"{done.stdout[-4000:]}{done.stderr[-4000:]}\nsite: `{' '.join(command[:4])}` failed")


if __name__ == "__main__":
    main()
