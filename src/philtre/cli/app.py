"""The command line. Every help text is the id of a message, which `main` translates."""

from __future__ import annotations

import json
import os
import secrets
import sys
import time
from datetime import UTC, datetime
from functools import cache
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table as Grid
from typer import rich_utils

import philtre
from philtre import bots, games
from philtre.cli import files, packing, replaying, seating
from philtre.cli.analysing import analyse
from philtre.cli.learning import learn
from philtre.cli.simulation import ProgressBar, counted, figures, simulate
from philtre.cli.terminal import Terminal
from philtre.cli.tournament import arena
from philtre.core.chance import Seeded
from philtre.core.contract import SILENT, Game
from philtre.core.errors import PhiltreError, SetupError
from philtre.core.playout import Settled, buffer_for, perft
from philtre.server import moderation
from philtre.server.command import play, serve
from philtre.table import luck
from philtre.table.positions import LARGEST, read_position
from philtre.table.record import table_of, verify
from philtre.table.table import Table
from philtre.words.fluent import Words, spoken, words
from philtre.words.speech import Speech

WRONG = 2  # the exit code of every bad input
INTERRUPTED = 130
LONGEST_LINE = 500

app = typer.Typer(name="philtre", add_completion=False, pretty_exceptions_enable=False, help="cli-about")

GameName = Annotated[str, typer.Argument(help="cli-arg-game", metavar="GAME")]
File = Annotated[str, typer.Argument(help="cli-arg-record", metavar="FILE")]
VariantName = Annotated[str | None, typer.Option("--variant", help="cli-opt-variant")]
Seats = Annotated[int | None, typer.Option("--seats", help="cli-opt-seats", min=1, max=16)]
Options = Annotated[list[str] | None, typer.Option("--option", help="cli-opt-option", metavar="NAME=VALUE")]
Pack = Annotated[str | None, typer.Option("--pack", help="cli-opt-pack", metavar="FILE")]
Seed = Annotated[int, typer.Option("--seed", help="cli-opt-seed", min=0, max=2**63)]
Json = Annotated[bool, typer.Option("--json", help="cli-opt-json")]


def main(arguments: list[str] | None = None) -> int:
    """Run a command; returns its exit code. Bad input is reported in one line on standard error."""
    given = sys.argv[1:] if arguments is None else arguments
    try:
        language, rest = _take_language(given)
        say = words(language)
    except SetupError as error:
        return _complain(str(error))
    try:
        return _run(rest, say)
    except PhiltreError as error:
        return _complain(say.error(error))
    except typer.TyperException as error:
        told = getattr(error, "format_message", error.__str__)()
        return _complain(told) if told else WRONG  # where a command is missing, the help was printed
    except BrokenPipeError:
        # The reader has closed the pipe. Without this, Python would report an error when it flushes the output at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (KeyboardInterrupt, typer.Abort):
        return INTERRUPTED


def _run(arguments: list[str], say: Words) -> int:
    # The titles of frames around help texts.
    rich_utils.ARGUMENTS_PANEL_TITLE = say("cli-panel-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("cli-panel-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("cli-panel-commands")
    # Whoever types the name alone wants to play.
    code = _command(say.language).main(args=arguments or ["play"], prog_name="philtre", standalone_mode=False, obj=say)
    return code if isinstance(code, int) else 0


@cache
def _command(language: str) -> Any:
    command = typer.main.get_command(app)
    _translate(command, words(language))
    return command


def _complain(line: str) -> int:
    """Print an error as one line of limited length, whatever the input contained."""
    plain = "".join(c if c.isprintable() else "?" for c in " ".join(line.split()))
    print(f"philtre: {plain if len(plain) <= LONGEST_LINE else plain[: LONGEST_LINE - 1] + '…'}", file=sys.stderr)
    return WRONG


def _take_language(arguments: list[str]) -> tuple[str, list[str]]:
    """Take `--lang` out of the arguments, wherever it is."""
    language, rest, given = spoken(os.environ), [], iter(arguments)
    for argument in given:
        name, equals, value = argument.partition("=")
        if name == "--lang":
            language = value if equals else next(given, "")
        else:
            rest.append(argument)
    return language, rest


def _translate(command: Any, say: Words) -> None:
    """Replace the ids of help texts by their messages."""
    command.help = say(command.help) if command.help else None
    for parameter in command.params:
        parameter.help = say(parameter.help)
    for child in getattr(command, "commands", {}).values():
        _translate(child, say)


@app.callback(invoke_without_command=True)
def _start(
    ctx: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="cli-opt-version")] = False,
    lang: Annotated[str, typer.Option("--lang", help="cli-opt-lang", metavar="en|fr", show_default=False)] = "",  # noqa: ARG001
) -> None:
    # `main` handles `--lang`; it is declared here only for the help.
    if version:
        print(f"philtre {philtre.__version__}")
    elif ctx.invoked_subcommand is None:
        print(ctx.get_help())


@app.command("games", help="cli-help-games")
def list_games(ctx: typer.Context, as_json: Json = False) -> None:
    every = [games.game(name) for name in games.NAMES]
    if as_json:
        _print_json([_described(game) for game in every])
        return
    say: Words = ctx.obj
    for game in every:
        _console().print(
            say("cli-game-line", game=say(f"{game.name}-name"), name=game.name, about=say(f"{game.name}-about"))
        )
        _console().print(_variants(game, say))


@app.command("terminal", help="cli-help-terminal")
def play_here(
    ctx: typer.Context,
    game_name: Annotated[str | None, typer.Argument(help="cli-arg-game", metavar="GAME")] = None,
    variant: VariantName = None,
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    name: Annotated[list[str] | None, typer.Option("--name", help="cli-opt-name")] = None,
    bot_codes: Annotated[str | None, typer.Option("--bots", help="cli-opt-bots-terminal", metavar="a,b")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="cli-opt-seed-terminal", min=0, max=2**63)] = None,
    load: Annotated[str | None, typer.Option("--load", help="cli-opt-load", metavar="FILE")] = None,
) -> None:
    say: Words = ctx.obj
    if (game_name is None) == (load is None):
        raise SetupError("give either a game's name or --load FILE")
    if load is not None:
        if variant or seats or option or pack or seed is not None:
            raise SetupError("--load takes variant, seats, options, pack and seed from the file; leave them out")
        table, dealt, players = seating.loaded(files.read_record(load), name, bot_codes, say)
    else:
        game = games.game(game_name or "")
        setup = seating.set_up(game, variant, seats or seating.seats_for(name or [], bot_codes), option, pack)
        dealt = luck.sealed(secrets.token_bytes(32)) if seed is None else luck.seeded(seed)
        players = seating.players(game, setup.seats, name or [], bot_codes, say)
        table = Table(game, setup, dealt.chance())
    thoughts = Seeded(secrets.randbits(64) if seed is None else seed + 1)
    face = games.face(table.game.name).of(table.setup)
    today = datetime.now(UTC).strftime("%Y-%m-%d")
    Terminal(_console(), say, face, table, dealt, players, thoughts, today).play()


@app.command("simulate", help="cli-help-simulate")
def simulate_games(
    ctx: typer.Context,
    game_name: GameName,
    variant: VariantName = None,
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    count: Annotated[int, typer.Option("--games", help="cli-opt-games", min=1, max=10**9)] = 1000,
    seed: Seed = 1,
    bot_codes: Annotated[str, typer.Option("--bots", help="cli-opt-bots", metavar="a,b")] = "random",
    as_json: Json = False,
) -> None:
    game = games.game(game_name)
    setup = seating.set_up(game, variant, seats, option, pack)
    game.new(setup, Seeded(seed), SILENT)
    codes = seating.codes_for(bot_codes, setup.seats)
    players = [bots.make(code, game) for code in codes]
    began = time.perf_counter()
    with ProgressBar(ctx.obj, count) as (bar, task):
        tally = simulate(game, setup, players, seed, count, lambda done: bar.update(task, completed=done))
    found = figures(game, setup, codes, seed, tally, time.perf_counter() - began)
    if as_json:
        _print_json(found)
    else:
        _console().print(counted(ctx.obj, game, tally, found))


@app.command("perft", help="cli-help-perft")
def count_sequences(
    game_name: GameName,
    variant: VariantName = None,
    seats: Seats = None,
    option: Options = None,
    pack: Pack = None,
    seed: Seed = 1,
    depth: Annotated[int, typer.Option("--depth", help="cli-opt-depth", min=1, max=30)] = 3,
    as_json: Json = False,
) -> None:
    game = games.game(game_name)
    setup = seating.set_up(game, variant, seats, option, pack)
    state, buffer = game.new(setup, Settled(seed, 0), SILENT), buffer_for(game)
    counts = []
    for level in range(1, depth + 1):
        counts.append(int(perft(state, level, seed, buffer)))
        if not as_json:
            print(f"{level:3} {counts[-1]}")
    if as_json:
        head = {"game": game.name, "rules": game.rules, "variant": setup.variant, "seats": setup.seats}
        _print_json({**head, "options": setup.options, "seed": seed, "counts": counts})


@app.command("replay", help="cli-help-replay")
def replay(
    ctx: typer.Context,
    file: File,
    seat: Annotated[int | None, typer.Option("--seat", help="cli-opt-seat", min=0, max=16)] = None,
    step: Annotated[bool, typer.Option("--step", help="cli-opt-step")] = False,
    as_json: Json = False,
) -> None:
    record = files.read_record(file)
    table = table_of(record, games.face(record.game))
    face = games.face(record.game).of(table.setup)
    if as_json:
        replaying.print_json(table, face, seat)
    else:
        speech = Speech(ctx.obj, face, seating.names(record, ctx.obj))
        replaying.show(_console(), ctx.obj, speech, table, face, seat, step)


@app.command("verify", help="cli-help-verify")
def verify_record(ctx: typer.Context, file: File, as_json: Json = False) -> None:
    record = files.read_record(file)
    table = verify(record, games.face(record.game))
    promised = record.luck in luck.PROMISED
    numbers = None if record.deal is None else sum(map(bool, record.deal.numbers))
    if as_json:
        told = {"verified": True, "game": record.game, "entries": table.version, "sealed": promised}
        _print_json({**told, "numbers": numbers})
        return
    print(
        ctx.obj("cli-verified", entries=table.version, sealed=str(promised).lower(), commitment=record.commitment or "")
    )
    if numbers is not None:
        print(ctx.obj("cli-verified-numbers", numbers=numbers, seats=record.seats))


@app.command("moves", help="cli-help-moves")
def list_moves(
    ctx: typer.Context,
    game_name: GameName,
    state_file: Annotated[str, typer.Option("--state", help="cli-opt-state", metavar="FILE")],
    pack: Pack = None,
    as_json: Json = False,
) -> None:
    face = seating.face_of(game_name, pack)
    state = read_position(face, files.read_bytes(state_file, LARGEST))
    choices = [face.choice(state, action) for action in state.legal_actions()]
    over = state.outcome() is not None
    if as_json:
        prompt = None if over else face.game.prompts[state.ask()]
        seat = None if over else int(state.seat())
        moves = [{"id": choice.id, "notation": choice.notation, "verb": choice.verb} for choice in choices]
        _print_json({"game": game_name, "seat": seat, "prompt": prompt, "actions": moves})
        return
    if over:
        print(ctx.obj("error-over"))
    speech = Speech(ctx.obj, face, [])
    for choice in choices:
        print(f"{choice.id:5} {choice.notation:24} {speech.choice(choice)}")


app.command("analyse", help="cli-help-analyse")(analyse)
app.command("arena", help="cli-help-arena")(arena)
app.command("play", help="serve-help-play")(play)
app.command("learn", help="cli-help-learn")(learn)
app.command("serve", help="cli-help-serve")(serve)
app.add_typer(packing.app)
app.add_typer(moderation.app)


@packing.app.command("check", help="cli-help-content-check")
def check_pack(ctx: typer.Context, file: packing.PackFile, as_json: Json = False) -> int:
    lines, report = packing.checked(file, ctx.obj)
    if as_json:
        _print_json(report)
    else:
        print("\n".join(lines))
    return WRONG if report["mistakes"] else 0


@packing.app.command("new", help="cli-help-content-new")
def new_pack(ctx: typer.Context, game_name: GameName, output: packing.Output = None) -> None:
    print(packing.begin(game_name, output, ctx.obj), end="")


def _console() -> Console:
    return Console(markup=False, highlight=False)


def _print_json(value: object) -> None:
    print(json.dumps(value, indent=1, ensure_ascii=False))


def _described(game: Game) -> dict[str, Any]:
    options = [
        {"name": o.name, "choices": o.choices, "default": o.default, "variants": o.variants} for o in game.options
    ]
    variants = [{"name": variant.name, "seats": variant.seats} for variant in game.variants]
    head = {"name": game.name, "rules": game.rules, "actions": game.actions}
    return {**head, "variants": variants, "options": options, "prompts": game.prompts, "events": game.events}


def _variants(game: Game, say: Words) -> Grid:
    grid = Grid(show_header=True, header_style="dim")
    for column in ("variant", "seats", "options", "about"):
        grid.add_column(say(f"cli-column-{column}"))
    for variant in game.variants:
        usable = [o for o in game.options if not o.variants or variant.name in o.variants]
        written = "\n".join(f"{option.name}={'|'.join(option.choices)}" for option in usable)
        seats = ", ".join(map(str, sorted(variant.seats)))
        grid.add_row(variant.name, seats, written, say(f"{game.name}-variant-{variant.name}-about"))
    return grid
