"""Control flow stays explicit: few callbacks are set after construction, and nothing depends on the current task."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.lab.imports import ROOT

MOST_CALLBACKS = 8
"""Maximum number of callbacks set on an object after its construction."""
CONTEXT_VARIABLES = {
    "bot/logs.py": "the table that log lines are about",
    "bot/service/discord_requests.py": "the time that a request spends on the wire",
}
OWN_TASKS = {
    "bot/service/client.py": "a click under way, for which the end waits",
    "cogs/panel/panels.py": "a change of a panel, which a newer one replaces",
}


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the bot, its cogs and painters, except the sandbox."""
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
    """Assignments to attributes with these names on objects other than `self`."""
    for node in ast.walk(tree):
        for target in node.targets if isinstance(node, ast.Assign) else ():
            if isinstance(target, ast.Attribute) and target.attr in names and ast.unparse(target.value) != "self":
                yield ast.unparse(target)


def users_of(*names: str) -> set[str]:
    """Modules that call a function with one of these names."""
    return {
        path
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2].partition("[")[0] in names
    }


def test_few_callbacks_are_set_after_construction() -> None:
    """The effects of a change are listed in `Manager.follow` instead."""
    names = {name for _, tree in modules() for name in callbacks(tree)}
    found = [f"{path}: {wired}" for path, tree in modules() for wired in wirings(tree, names)]
    assert {"announce", "on_play", "on_hint", "on_gain", "on_news", "on_return"} <= names
    assert 0 < len(found) <= MOST_CALLBACKS, found


def test_context_variables_are_used_only_for_logs_and_metrics() -> None:
    """What happens at a table depends on its `Cause`."""
    assert users_of("ContextVar") == CONTEXT_VARIABLES.keys()
    assert not users_of("Context", "copy_context")


def test_current_task_is_used_only_to_register_or_cancel_a_task() -> None:
    assert users_of("current_task") == OWN_TASKS.keys()
