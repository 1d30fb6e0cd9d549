"""The front end is built only if its sources changed, with a new enough node; no line or folder is too long."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path

import pytest

from tests.house.tree import texts
from tools import frontend

COLUMNS = 120
FILES = 20  # in a folder
CROWDED: dict[str, str] = {}  # folders that have more, and why

NPM = """#!/bin/sh
echo "$*" >> ../npm.log
case "$*" in
  "run build") mkdir -p ../static && echo page > ../static/index.html ;;
  "run broken") echo "it broke"; exit 1 ;;
esac
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A front end of one file, with a fake node and npm that log their arguments."""
    for name in ("frontend/src", "frontend/node_modules", "locales/en", "bin"):
        (tmp_path / name).mkdir(parents=True)
    for name in ("frontend/package.json", "frontend/package-lock.json", "frontend/src/main.ts", "locales/en/core.ftl"):
        (tmp_path / name).write_text("first\n")
    for name, place in {
        "ROOT": "",
        "FOLDER": "frontend",
        "LOCALES": "locales",
        "STATIC": "static",
        "STAMP": "stamp",
    }.items():
        monkeypatch.setattr(frontend, name, tmp_path / place)
    _tool(tmp_path / "bin/npm", NPM)
    _tool(tmp_path / "bin/node", "#!/bin/sh\necho v20.19.0\n")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}/bin{os.pathsep}/usr/bin")
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path / "scripts"))
    return tmp_path


def _tool(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


def asked(house: Path) -> list[str]:
    """The arguments of npm since the last call."""
    log = house / "npm.log"
    lines = log.read_text().splitlines() if log.exists() else []
    log.unlink(missing_ok=True)
    return [line.split(" --")[0] for line in lines]


def test_it_is_built_once(house: Path) -> None:
    frontend.refresh()
    assert asked(house) == ["ci", "run build"]
    frontend.refresh()
    assert asked(house) == []


@pytest.mark.parametrize("changed", ["frontend/src/main.ts", "locales/en/core.ftl"])
def test_a_changed_source_is_built_again_without_installing(house: Path, changed: str) -> None:
    frontend.refresh()
    asked(house)
    (house / changed).write_text("second\n")
    frontend.refresh()
    assert asked(house) == ["run build"]


def test_a_changed_lock_installs_again(house: Path) -> None:
    frontend.refresh()
    asked(house)
    (house / "frontend/package-lock.json").write_text("second\n")
    frontend.refresh()
    assert asked(house) == ["ci", "run build"]


def test_a_deleted_result_is_built_again(house: Path) -> None:
    frontend.refresh()
    (house / "static/index.html").unlink()
    assert frontend.is_stale()


def test_installed_packages_are_not_sources(house: Path) -> None:
    frontend.refresh()
    (house / "frontend/node_modules/other.js").write_text("first\n")
    assert not frontend.is_stale()


def test_scripts_run_after_the_build(house: Path) -> None:
    frontend.refresh("check", "test")
    assert asked(house) == ["ci", "run build", "run check", "run test"]


def test_a_failing_script_is_reported(house: Path) -> None:
    with pytest.raises(SystemExit, match=r"it broke\n\nfront end: `npm run broken` failed"):
        frontend.refresh("broken")
    assert asked(house)[-1] == "run broken"


def test_without_a_front_end_nothing_happens(house: Path) -> None:
    (house / "frontend/package.json").unlink()
    frontend.refresh("check")
    assert asked(house) == []


def test_an_old_node_is_not_used(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _tool(house / "bin/node", "#!/bin/sh\necho v18.20.0\n")
    monkeypatch.setenv("PATH", str(house / "bin"))
    assert frontend.find_node() is None
    with pytest.raises(SystemExit) as told:
        frontend.refresh()
    assert told.value.code == frontend.NODE_MISSING


def test_a_node_installed_beside_python_is_used(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert frontend.find_node() is None
    _tool(house / "scripts/node", "#!/bin/sh\necho v24.1.0\n")
    _tool(house / "scripts/npm", NPM)
    assert frontend.find_node() == str(house / "scripts")


def too_long(text: str) -> list[int]:
    """The lines with more than 120 columns."""
    return [number for number, line in enumerate(text.splitlines(), 1) if len(line) > COLUMNS]


def test_no_line_of_the_front_end_is_too_long() -> None:
    sources = [(path, text) for path, text in texts("frontend") if not path.endswith(".json")]
    assert any(path.endswith(".svelte") for path, _ in sources)
    assert [f"{path}:{line}" for path, text in sources for line in too_long(text)] == []


def test_every_large_folder_of_the_front_end_has_a_reason() -> None:
    folders = Counter(Path(path).parent.as_posix() for path, _ in texts("frontend/src"))
    assert {folder for folder, files in folders.items() if files > FILES} == set(CROWDED)


# Reading a detail by a string, or casting something to an event or choice of a game without a check.
UNTYPED = re.compile(r"\bdetails\[|\bdetailsOf\b|\bas (?:unknown as )?(?:Told|Doing)\b")


def untyped(text: str) -> list[str]:
    return UNTYPED.findall(text)


def test_details_are_typed() -> None:
    sources = [(path, text) for path, text in texts("frontend/src") if path.endswith((".ts", ".svelte"))]
    assert sorted({path for path, text in sources if untyped(text)}) == []


def test_untyped_details_are_found() -> None:
    assert untyped('String(choice.details["kind"])')
    assert untyped("happening as unknown as Told")


def test_long_lines_are_found() -> None:
    assert too_long(f"first\n<path d='{'M0 0' * 40}' />\n") == [2]
