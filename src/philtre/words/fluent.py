"""All texts for people, in their language, from the Fluent files in `locales/<language>/`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, Final

from fluent.runtime import FluentBundle, FluentResource

from philtre.core.errors import PhiltreError, SetupError
from philtre.words.guests import guest_words
from philtre.words.pack import PackError

LANGUAGES: Final = ("en", "fr")
ENVIRONMENT: Final = ("PHILTRE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts


class MissingWord(LookupError):
    """A message or one of its variables is missing."""


class Words:
    """The words of one language: `words("cli-welcome", name="Ada")`."""

    strict: ClassVar[bool] = False  # in tests: missing messages raise, otherwise their id is shown

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise SetupError(f"there is no language '{language}'; choose from: {', '.join(LANGUAGES)}")
        self.language: str = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources(language).values():
            self._bundle.add_resource(FluentResource(source))

    def __call__(self, name: str, /, **values: Any) -> str:
        pattern = self._bundle.get_message(name).value if self._bundle.has_message(name) else None
        if pattern is None:
            return self._missing(name, "no such message")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            return self._missing(name, str(errors[0])) if self.strict else str(text)
        return str(text)

    def has(self, name: str) -> bool:
        return self._bundle.has_message(name) and self._bundle.get_message(name).value is not None

    def error(self, error: PhiltreError) -> str:
        """An error in this language if it has a key, otherwise its own text."""
        said = self(f"error-{error.key}", **error.details) if error.key else str(error)
        mistakes = error.mistakes if isinstance(error, PackError) else []
        return f"{said}: {self(f'pack-{mistakes[0].key}', **mistakes[0].details)}" if mistakes else said

    def listed(self, items: Sequence[str]) -> str:
        """A list in words: `Ada, Ben and Eve`."""
        if len(items) < 2:
            return items[0] if items else self("nothing")
        return self("listed", first=", ".join(items[:-1]), last=items[-1])

    def reason(self, game: str, reason: str) -> str:
        """Why a game ended. Reasons belong to a game or to all games."""
        own = f"{game}-reason-{reason}"
        return self(own if self.has(own) else f"reason-{reason}")

    def _missing(self, name: str, why: str) -> str:
        if self.strict:
            raise MissingWord(f"{self.language}: {name}: {why}")
        return name


def sources(language: str) -> dict[str, str]:
    """The text of each Fluent file of a language, by file name."""
    folder = files("philtre").joinpath("locales", language)
    found = sorted((item for item in folder.iterdir() if item.name.endswith(".ftl")), key=lambda item: item.name)
    return {item.name: item.read_text("utf-8") for item in found} | guest_words(language)


@cache
def words(language: str) -> Words:
    """The words of a language, cached."""
    return Words(language)


def spoken(environment: Mapping[str, str]) -> str:
    """The language of the environment; English if we do not have it."""
    for name in ENVIRONMENT:
        if environment.get(name):
            language = environment[name][:2].lower()
            return language if language in LANGUAGES else "en"
    return "en"
