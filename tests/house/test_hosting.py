"""The guide for hosts and the files in deploy/ agree with the server: options, limits, metrics."""

from __future__ import annotations

import configparser
import json
import os
import re
import subprocess
from pathlib import Path
from typing import Any

import typer

from philtre.cli.app import app
from philtre.server.guard.limits import Limits
from philtre.server.metrics import Metrics

HOUSE = Path(__file__).parents[2]
GUIDE = (HOUSE / "docs" / "hosting.md").read_text("utf-8")
DEPLOY = HOUSE / "deploy"
KEYS = ("ExecStart", "User", "Environment=PHILTRE_DATA")


def options() -> dict[str, str]:
    """The options of `philtre serve` and `philtre admin`, with their variables."""
    command: Any = typer.main.get_command(app)
    commands = [command.commands["serve"], *command.commands["admin"].commands.values()]
    parameters = [parameter for each in commands for parameter in each.params]
    return {name: str(parameter.envvar) for parameter in parameters for name in parameter.opts if name[:2] == "--"}


def test_options_and_variables_in_the_guide_exist() -> None:
    known = options()
    own = set(re.findall(r"`(?:philtre [a-z ]*)?(--[a-z-]+)", GUIDE))
    assert own - set(known) == set()
    variables = set(re.findall(r"PHILTRE_[A-Z_]+", GUIDE + (DEPLOY / "philtre.service").read_text("utf-8")))
    assert variables - set(known.values()) - {"PHILTRE_PASSWORD"} == set()
    for line in re.findall(r"^\| (`--.*)$", GUIDE, re.MULTILINE):
        names, told = re.findall(r"--[a-z-]+", line), re.findall(r"PHILTRE_[A-Z_]+", line)
        assert [known[name] for name in names] == told


def test_the_guide_has_every_limit_with_its_default() -> None:
    told: dict[str, float] = {}
    for names, values in re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \| ([0-9., ]+) \|", GUIDE, re.MULTILINE):
        told |= dict(zip(re.findall(r"[a-z_]+", names), map(float, values.split(", ")), strict=True))
    usual = Limits()
    assert told == {name: float(getattr(usual, name)) for name in Limits.__struct_fields__}


def test_the_dashboard_uses_existing_metrics() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text("utf-8"))
    metrics = Metrics()
    metrics.refusals.labels("busy").inc()
    metrics.dropped.labels("quiet").inc()
    page = metrics.page().decode()
    asked = {name for panel in board["panels"] for each in panel["targets"] for name in names_in(each["expr"])}
    assert asked
    assert {name for name in asked if not re.search(rf"^{name}(\{{| )", page, re.MULTILINE)} == set()
    # And shows all of them.
    told = {line.split()[2] for line in page.splitlines() if line.startswith("# TYPE") and "_created" not in line}
    shown = {re.sub(r"_(bucket|total)$", "", name) for name in asked}
    assert {re.sub(r"_total$", "", name) for name in told} == shown


def names_in(expression: str) -> list[str]:
    return re.findall(r"philtre_\w+", expression)


def test_the_unit_file_is_valid() -> None:
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "philtre.service")
    assert parser.sections() == ["Unit", "Service", "Install"]
    assert parser["Service"]["ExecStart"].endswith("philtre serve")
    assert int(parser["Service"]["TimeoutStopSec"]) > 10


def test_the_image_has_all_that_its_compose_file_needs() -> None:
    image, compose = ((HOUSE / name).read_text("utf-8") for name in ("Containerfile", "deploy/compose.yaml"))
    assert "PHILTRE_DATABASE: postgresql://" in compose
    installed = re.findall(r"pip install .*'\.\[([a-z,]+)\]'", image)[0].split(",")
    assert {"postgresql", "push"} == set(installed)
    assert "PHILTRE_PUSH_CONTACT" in options().values()
    ignored = (HOUSE / ".dockerignore").read_text("utf-8").split()
    assert {".venv", "build", "src/philtre/static", "deploy/.env"} <= set(ignored)


def test_the_admin_command_runs_as_the_servers_account_with_its_data(tmp_path: Path) -> None:
    fake = tmp_path / "runuser"
    fake.write_text('#!/bin/sh\necho "$PHILTRE_DATA $*"\n')
    fake.chmod(0o755)
    environment = {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = [str(DEPLOY / "philtre-admin"), "who", "K7MPQ2RS"]
    said = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    unit = (DEPLOY / "philtre.service").read_text("utf-8")
    program, account, data = (re.findall(rf"^{key}=(\S+)", unit, re.MULTILINE)[0] for key in KEYS)
    assert said == f"{data} -u {account} -- {program} admin who K7MPQ2RS\n"


def test_the_guides_commands_are_ones_of_a_shell() -> None:
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
    blocks = [text for language, text in fenced if not language]
    assert len(blocks) > 8
    for block in blocks:
        subprocess.run(["sh", "-n"], input=block, text=True, check=True)
