"""The order of events can be read: few callbacks are wired after construction, and nothing depends on the task."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.imports import ROOT

MOST_CALLBACKS = 8
"""Callbacks that an object is given after its construction."""
CONTEXT_VARIABLES = {
    "bot/logs.py": "the table that log lines are about",
    "bot/service/discord_requests.py": "the time that a request spends on the wire",
}
OWN_TASKS = {
    "bot/service/client.py": "a click under way, for which the end waits",
    "cogs/panel/panels.py": "a change of a panel, which a newer one replaces",
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the bot, its cogs and painters, without the sandbox."""
    for folder in ("bot", "cogs", "render"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if Path("bot/sandbox") not in path.relative_to(ROOT).parents:
                yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text("utf-8"))


def callbacks(tree: ast.Module) -> Iterator[str]:
    """Attributes that hold a function: `self.on_gain: Callable[[], None] = ...`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Attribute):
            attribute = node.target.attr
            if ast.unparse(node.annotation).startswith("Callable[") and not attribute.startswith("_"):
                yield attribute


def wirings(tree: ast.Module, names: set[str]) -> Iterator[str]:
    """Assignments of such an attribute to another object than the own one."""
    for node in ast.walk(tree):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Attribute) and target.attr in names and ast.unparse(target.value) != "self":
                yield ast.unparse(target)


def users_of(*names: str) -> set[str]:
    """The modules that call a function of one of these names."""
    return {
        path
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2].partition("[")[0] in names
    }


def test_few_callbacks_are_wired_after_construction() -> None:
    """What follows from a change is listed in `Manager.follow`."""
    names = {name for _, tree in modules() for name in callbacks(tree)}
    found = [f"{path}: {wired}" for path, tree in modules() for wired in wirings(tree, names)]
    assert {"announce", "on_play", "on_hint", "on_gain", "on_news", "on_return"} <= names
    assert 0 < len(found) <= MOST_CALLBACKS, found


def test_context_variables_only_serve_logs_and_figures() -> None:
    """What a table does depends on its `Cause`."""
    assert users_of("ContextVar") == CONTEXT_VARIABLES.keys()
    assert not users_of("Context", "copy_context")


def test_a_task_asks_only_for_itself() -> None:
    """To be found and waited for, or broken off."""
    assert users_of("current_task") == OWN_TASKS.keys()
