"""Adds the compiled engine to wheels. Everything else is in pyproject.toml."""

from __future__ import annotations

import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).parent))

from tools import engine

WORK = Path("build", "wheel")


class BuildEngine(build_ext):
    """Builds all compiled modules or none, because an incomplete group cannot be imported."""

    def run(self) -> None:
        super().run()
        made = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if all(path.exists() for path in made):
            engine.write_manifest(Path(self.build_lib, "philtre"))
            return
        print("philtre: the engine could not be compiled; it will run uncompiled (the same games, slower)")
        for path in made:
            path.unlink(missing_ok=True)


def extensions() -> list[Extension]:
    # Only wheels have them. An editable installation runs from src/, where compiled files would hide later edits.
    if "bdist_wheel" not in sys.argv or not engine.has_compiler():
        return []
    return engine.extensions(Path("src"), WORK / "engine")


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildEngine}, options={"build": {"build_base": str(WORK)}})
