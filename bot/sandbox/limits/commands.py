"""Limits of application commands and of autocomplete choices."""

import re
from collections.abc import Iterator

from bot.sandbox.errors import Form, Path, Refusal
from bot.sandbox.wire import Json

NAME = re.compile(r"^[-_'\w]{1,32}$")
MOST_COMMANDS = {1: 100, 2: 15, 3: 15}
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_COMMAND_TEXT = 8000
CHAT_INPUT = 1
SUB_COMMAND, SUB_GROUP = 1, 2
# fmt: off
LOCALES = (
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko",
)
# fmt: on


def check_commands(commands: list[Json]) -> None:
    """Refuse a whole list of commands that Discord would refuse. Raises `Refusal`."""
    for kind, most in MOST_COMMANDS.items():
        if sum(one.get("type", CHAT_INPUT) == kind for one in commands) > most:
            raise Refusal(30032)
    form = Form()
    seen: set[tuple[object, object]] = set()
    for index, command in enumerate(commands):
        _check_command(form, (index,), command)
        name = (command.get("type", CHAT_INPUT), command.get("name"))
        if name in seen:
            form.wrong(
                (index, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(name)
    form.done()


def check_command(command: Json) -> None:
    """Refuse one command that Discord would refuse."""
    form = Form()
    _check_command(form, (), command)
    form.done()


def _check_command(form: Form, path: Path, command: Json) -> None:
    if command.get("type", CHAT_INPUT) == CHAT_INPUT:
        _check_named(form, path, command)
        _check_options(form, path, command.get("options") or [])
        if sum(_lengths(command)) > MOST_COMMAND_TEXT:
            words = f"Command exceeds maximum size ({MOST_COMMAND_TEXT})"
            form.wrong(path, "APPLICATION_COMMAND_TOO_LARGE", words)
    elif form.required((*path, "name"), command.get("name")):
        form.length((*path, "name"), command["name"], 32, 1)


def _check_named(form: Form, path: Path, named: Json) -> None:
    if form.required((*path, "name"), named.get("name")):
        form.length((*path, "name"), named["name"], 32, 1)
        _check_name(form, (*path, "name"), str(named["name"]))
    if form.required((*path, "description"), named.get("description")):
        form.length((*path, "description"), named["description"], 100, 1)
    for locale, name in (named.get("name_localizations") or {}).items():
        _check_locale(form, (*path, "name_localizations"), locale)
        _check_name(form, (*path, "name_localizations", locale), str(name))
    for locale, text in (named.get("description_localizations") or {}).items():
        _check_locale(form, (*path, "description_localizations"), locale)
        form.length((*path, "description_localizations", locale), text, 100, 1)


def _check_locale(form: Form, path: Path, locale: str) -> None:
    form.one_of((*path, locale), locale, LOCALES)


def _check_name(form: Form, path: Path, name: str) -> None:
    if not NAME.match(name) or name != name.lower():
        form.wrong(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _check_options(form: Form, path: Path, options: list[Json]) -> None:
    form.count((*path, "options"), options, MOST_OPTIONS)
    names: set[object] = set()
    optional_came = False
    for index, option in enumerate(options):
        here = (*path, "options", index)
        _check_named(form, here, option)
        if option.get("name") in names:
            form.wrong((*here, "name"), "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option name must be unique")
        names.add(option.get("name"))
        if option.get("required") and optional_came:
            words = "Required options must be placed before non-required options"
            form.wrong((*here, "required"), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
        optional_came |= option.get("type") not in (SUB_COMMAND, SUB_GROUP) and not option.get("required")
        _check_option(form, here, option)


def _check_option(form: Form, path: Path, option: Json) -> None:
    if not form.one_of((*path, "type"), option.get("type"), tuple(range(1, 12))):
        return
    if option["type"] in (SUB_COMMAND, SUB_GROUP):
        _check_options(form, path, option.get("options") or [])
    choices = option.get("choices") or []
    check_choices(form, (*path, "choices"), choices, option["type"])
    if choices and option.get("autocomplete"):
        words = "Choices and autocomplete are mutually exclusive"
        form.wrong((*path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", words)
    form.between((*path, "min_length"), option.get("min_length"), 0, 6000)
    form.between((*path, "max_length"), option.get("max_length"), 1, 6000)


def check_choices(form: Form, path: Path, choices: list[Json], option_type: int | None = None) -> None:
    """Check the choices of an option or an autocomplete answer."""
    form.count(path, choices, MOST_CHOICES)
    for index, choice in enumerate(choices):
        if form.required((*path, index, "name"), choice.get("name")):
            form.length((*path, index, "name"), choice["name"], 100, 1)
        value = choice.get("value")
        if isinstance(value, str):
            form.length((*path, index, "value"), value, 100)
        elif option_type == 3:
            form.wrong((*path, index, "value"), "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')


def _lengths(named: Json) -> Iterator[int]:
    for key in ("name", "description"):
        local = [len(str(text)) for text in (named.get(f"{key}_localizations") or {}).values()]
        yield max([len(str(named.get(key) or "")), *local])
    for choice in named.get("choices") or []:
        yield len(str(choice.get("name"))) + len(str(choice.get("value")))
    for option in named.get("options") or []:
        yield from _lengths(option)
