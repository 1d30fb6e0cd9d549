"""Builds wheels with setuptools, after installing what is missing and building the front end."""

from __future__ import annotations

import gzip
import io
import os
import shutil
import sys
import tarfile
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import prepare_metadata_for_build_editable, prepare_metadata_for_build_wheel

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools import engine, frontend

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiling = _extra("compile") if engine.has_compiler() else []
    return build_meta.get_requires_for_build_wheel(config_settings) + compiling + _node()


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_editable(config_settings) + _node()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return build_meta.get_requires_for_build_sdist(config_settings) + _node()


def build_wheel(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    frontend.refresh()
    shutil.rmtree(engine.ROOT / "build" / "wheel", ignore_errors=True)  # setuptools would include old files
    return build_meta.build_wheel(folder, config_settings, metadata_directory)


def build_editable(folder: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    frontend.refresh()
    return build_meta.build_editable(folder, config_settings, metadata_directory)


def build_sdist(folder: str, config_settings: Settings = None) -> str:
    frontend.refresh()
    name = build_meta.build_sdist(folder, config_settings)
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    if epoch is not None:
        _pack_again(Path(folder, name), int(epoch))
    return name


def _pack_again(archive: Path, epoch: int) -> None:
    """Pack the files again with fixed owners, times and order, so that the wheel is the same on all machines."""
    with tarfile.open(archive) as old:
        files = [(member, old.extractfile(member)) for member in sorted(old, key=lambda member: member.name)]
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as new:
            for member, content in files:
                plain = tarfile.TarInfo(member.name)
                plain.type, plain.size, plain.mtime = member.type, member.size, epoch
                plain.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
                new.addfile(plain, content)
    with archive.open("wb") as file, gzip.GzipFile("", "wb", fileobj=file, mtime=epoch) as squeezed:
        squeezed.write(packed.getvalue())


def _node() -> list[str]:
    return _extra("node") if frontend.is_stale() and not frontend.find_node() else []


def _extra(name: str) -> list[str]:
    project = tomllib.loads((engine.ROOT / "pyproject.toml").read_text())["project"]
    extra: list[str] = project["optional-dependencies"][name]
    return extra
