"""Programs with every kind of fault: `python naughty.py silent`. The tests run them as real processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any, NoReturn


def say(text: str) -> None:
    os.write(1, text.encode())


def answer(message: dict[str, Any], times: int = 1) -> None:
    """In one go: a second answer that comes later would be one to the next question."""
    say((json.dumps({"action": message["actions"][0]["id"]}) + "\n") * times)


def sleep() -> NoReturn:
    while True:
        time.sleep(60)


ANSWERS = {
    "illegal": '{"action": 123456}\n',
    "negative": '{"action": -1}\n',
    "gigantic": '{"action": 99999999999999999999999999}\n',
    "nonsense": '{"action": "win the game"}\n',
    "garbage": "\x00\x01 I think, therefore I am\n",
    "null": '{"action": null}\n',
    "list": "[1]\n",
    "deep": "[" * 50_000 + "\n",
    "empty": "\n",
}


def choose(how: str, message: dict[str, Any], asked: int) -> None:
    """The wrong thing, at the third question: nobody can say it was never right."""
    if how in ANSWERS and asked > 2:
        say(ANSWERS[how])
    elif how in DEEDS and asked > 2:
        DEEDS[how](message)
    else:
        answer(message)


def slow(message: dict[str, Any]) -> None:
    time.sleep(1.0)
    answer(message)


def dead(_: dict[str, Any]) -> None:
    sys.exit("nothing left to live for")


def huge(_: dict[str, Any]) -> None:
    while True:
        say("x" * 65536)


def chatty(message: dict[str, Any]) -> None:
    answer(message, 2)


def dribbling(_: dict[str, Any]) -> None:
    while True:
        say(" ")
        time.sleep(0.02)


def raving(_: dict[str, Any]) -> None:
    while True:
        os.write(2, b"no " * 20_000)


DEEDS = {
    "silent": lambda _: sleep(),
    "killed": lambda _: os.abort(),
    "slow": slow,
    "dead": dead,
    "huge": huge,
    "chatty": chatty,
    "dribbling": dribbling,
    "raving": raving,
}


def main(how: str) -> None:
    if how == "stillborn":
        sys.exit("I was never alive")
    if how == "deaf":
        sleep()
    if how == "stubborn":
        # A child that keeps the pipes open and survives its parent.
        subprocess.Popen([sys.executable, "-S", __file__, "deaf", *sys.argv[2:]])
        sys.exit(1)
    asked = 0
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            say('{"ready": 7}\n' if how == "foreign" else '{"ready": 1}\n')
        if message["type"] == "begin":
            asked = 0
        if message["type"] == "choose":
            asked += 1
            choose(how, message, asked)
        if message["type"] == "bye" and how == "clinging":
            sleep()


if __name__ == "__main__":
    main(sys.argv[1])
