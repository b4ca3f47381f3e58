"""Each table has one writer: only a few modules may set or save a revision, read from the syntax trees."""

import ast
from collections.abc import Iterator

from tests.lab.imports import ROOT

SET_NOW = {
    "bot/tables/table.py": "take: what is stored",
    "bot/tables/keeper.py": "commit: what was just saved; save_due: a time that makes no revision",
    "bot/tables/pending.py": "a draft that only commit saves",
    "bot/tables/what_if.py": "an imaginary table in no store",
}
"""Modules that set a table's revision, with the reason."""
SAVE = {"bot/tables/keeper.py": "commit; end_row: a table whose game cannot be decoded"}
"""Modules that pass a change to the store, with the reason."""


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module of the bot and its cogs."""
    for folder in ("bot", "cogs"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            yield path.relative_to(ROOT).as_posix(), ast.parse(path.read_text())


def targets(tree: ast.Module) -> Iterator[ast.expr]:
    """All assignment targets."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from target.elts if isinstance(target, ast.Tuple) else [target]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            yield node.target


def test_a_tables_revision_is_set_in_few_places() -> None:
    """A revision's fields are read-only, which mypy checks; only these modules replace the whole revision."""
    found = {
        path
        for path, tree in modules()
        for target in targets(tree)
        if isinstance(target, ast.Attribute) and target.attr == "now"
    }
    assert found == SET_NOW.keys()


def test_a_table_is_saved_in_one_place() -> None:
    """That place is `Keeper.commit`, which all services use."""
    found = {
        path
        for path, tree in modules()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and (node.func.attr, ast.unparse(node.func.value).rpartition(".")[2]) == ("save", "store")
    }
    assert found == SAVE.keys()


def test_cogs_never_assign_to_a_table() -> None:
    """Services change tables; cogs own only `table.posted`."""
    found = [
        f"{path}: {ast.unparse(target)}"
        for path, tree in modules()
        for target in targets(tree)
        if path.startswith("cogs/") and is_of_a_table(target)
    ]
    assert not found


def is_of_a_table(target: ast.expr) -> bool:
    """True for `table.x`, `place.table.x`, `table.x[y]` and similar targets."""
    while isinstance(target, ast.Subscript):
        target = target.value
    return isinstance(target, ast.Attribute) and ast.unparse(target.value).rpartition(".")[2] == "table"


def test_the_check_finds_assignments() -> None:
    """A check that finds no assignments could never fail."""
    tree = ast.parse("table.now, other = 1, 2\ntable.now = 3")
    assert sum(isinstance(one, ast.Attribute) and one.attr == "now" for one in targets(tree)) == 2
    tree = ast.parse("place.table.cards[1], b = 1, 2\ntable.gone |= x\ntable.posted.front = 3\nself.table = 4")
    assert [ast.unparse(one) for one in targets(tree) if is_of_a_table(one)] == ["place.table.cards[1]", "table.gone"]
