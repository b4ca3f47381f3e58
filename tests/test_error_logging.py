"""Network errors are logged only through `describe_error`, read from the syntax trees.

Their text may contain a token: `repr` of an aiohttp error has the request's headers, `str` its URL.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.imports import ROOT, modules

ON_THE_WIRE = ("cogs", "bot/service")
"""Packages that communicate with Discord."""
LOG_METHODS = ("debug", "info", "warning", "error", "exception", "critical", "log")
WITH_TRACEBACK = {
    "bot/service/client.py": "_finish",  # omits the tracebacks of network errors
    "cogs/pictures/painting.py": "__exit__",  # only around painting
}
"""Functions that may use `exc_info`."""


def paths() -> list[Path]:
    """The modules of these packages."""
    return [path for path in modules() if str(path.relative_to(ROOT)).startswith(ON_THE_WIRE)]


def name_of(path: Path) -> str:
    """A module's path, as its test's id."""
    return str(path.relative_to(ROOT))


def find_faults(tree: ast.Module, allowed: str = "") -> list[str]:
    """Places in a module that would log an error's text."""
    return [
        *(f"line {node.lineno}: text of an error in the log" for node in find_shown_errors(tree)),
        *(f"line {node.lineno}: text of a wire error" for node in find_texts(tree)),
        *(f"line {node.lineno}: traceback of a wire error" for node in find_tracebacks(tree, allowed)),
    ]


def error_names(tree: ast.Module) -> set[str]:
    """Names of errors in a module: caught errors, and parameters with an error type."""
    caught = {node.name for node in ast.walk(tree) if isinstance(node, ast.ExceptHandler) and node.name}
    parameters = {
        node.arg
        for node in ast.walk(tree)
        if isinstance(node, ast.arg)
        and node.annotation
        and ast.unparse(node.annotation).endswith(("Exception", "Error"))
    }
    return caught | parameters


def find_shown_errors(tree: ast.Module) -> Iterator[ast.expr]:
    """Errors passed to a log call or an event, except through `describe_error`."""
    names = error_names(tree)
    for call in ast.walk(tree):
        if isinstance(call, ast.Call) and is_log_call(call):
            for argument in [*call.args, *(keyword.value for keyword in call.keywords if keyword.arg != "exc_info")]:
                yield from find_shown(argument, names)


def is_log_call(call: ast.Call) -> bool:
    """True if a call logs something, or collects the facts of an event."""
    match call.func:
        case ast.Attribute(value=ast.Name(id="log" | "logging"), attr=method):
            return method in LOG_METHODS
        case ast.Name(id=name):
            return name in ("about", "log_failure")
    return False


def find_shown(node: ast.AST, names: set[str]) -> Iterator[ast.expr]:
    """Uses of these names in a value, except attributes, types and results of `describe_error`."""
    match node:
        case ast.Name(id=name) if name in names:
            yield node
        case ast.Attribute() | ast.Call(func=ast.Name(id="describe_error" | "type" | "isinstance" | "about")):
            return  # `about` is checked as a separate call
        case _:
            for child in ast.iter_child_nodes(node):
                yield from find_shown(child, names)


def catches_wire(handler: ast.ExceptHandler) -> bool:
    """True if a handler catches network errors."""
    kinds = ast.unparse(handler.type) if handler.type else "BaseException"
    return any(name in kinds for name in ("discord.", "aiohttp", "BROKEN", "OSError", "TimeoutError", "BaseException"))


def find_texts(tree: ast.Module) -> Iterator[ast.expr]:
    """Expressions that turn a network error into text inside its handler."""
    for handler in ast.walk(tree):
        if isinstance(handler, ast.ExceptHandler) and handler.name and catches_wire(handler):
            for node in ast.walk(handler):
                match node:
                    case ast.Call(func=ast.Name(id="str" | "repr" | "format"), args=[ast.Name(id=name), *_]):
                        is_text = name == handler.name
                    case ast.FormattedValue(value=ast.Name(id=name)):
                        is_text = name == handler.name
                    case _:
                        is_text = False
                if is_text and isinstance(node, ast.expr):
                    yield node


def find_tracebacks(tree: ast.Module, allowed: str) -> Iterator[ast.expr]:
    """Logged tracebacks outside `except Exception`, which comes after the handlers of network errors."""
    kept = {node for handler in ast.walk(tree) if is_for_the_unexpected(handler) for node in ast.walk(handler)}
    kept |= {node for part in ast.walk(tree) if getattr(part, "name", None) == allowed for node in ast.walk(part)}
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"), attr="exception")) if node not in kept:
                yield node
            case ast.keyword(arg="exc_info", value=value) if value not in kept:
                yield value


def is_for_the_unexpected(node: ast.AST) -> bool:
    """True for `except Exception`."""
    return isinstance(node, ast.ExceptHandler) and isinstance(node.type, ast.Name) and node.type.id == "Exception"


@pytest.mark.parametrize("path", paths(), ids=name_of)
def test_no_module_logs_the_text_of_a_network_error(path: Path) -> None:
    """Modules log `describe_error(error)` instead."""
    allowed = WITH_TRACEBACK.get(name_of(path), "")
    assert find_faults(ast.parse(path.read_text("utf-8")), allowed) == []


@pytest.mark.parametrize(
    "fault",
    [
        "log.info('lost', extra=about(error=error))",
        "log.info('lost', extra=about(error=repr(error)))",
        "log.info('lost', extra=about(error=str(error) or 'none'))",
        "log.info('lost', extra=about(error=f'{error}'))",
        "log.info('lost', extra=about(errors=[error]))",
        "log.info('lost: %s', error)",
        "log_failure(log, 'lost', error=error)",
        "log.exception('lost')",
        "log.error('lost', exc_info=True)",
        "log.error('lost', exc_info=error)",
        "raise Silent(why=str(error))",
        "why = f'because of {error}'",
    ],
)
def test_each_way_to_log_the_text_of_a_network_error_is_found(fault: str) -> None:
    module = f"try:\n    send()\nexcept (discord.HTTPException, *BROKEN) as error:\n    {fault}\n"
    assert find_faults(ast.parse(module)) != []


def test_other_ways_to_log_an_error_are_allowed() -> None:
    """The ways are `describe_error`, attributes of the error, and, for unexpected errors, a traceback."""
    module = """
try:
    send()
except (discord.HTTPException, *BROKEN) as error:
    log.info("lost", extra=about(error=describe_error(error), why=error.code, kind=type(error).__name__))
except Exception:
    log.exception("failed")
"""
    assert find_faults(ast.parse(module)) == []
