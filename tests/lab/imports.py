"""Imports between packages, read from the syntax trees: `python -m tests.lab imports` prints the layers."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOPS = ("bot", "cogs", "render")

IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "sys",
    "threading",
    "time",
    "tomllib",
}
"""Modules that rules must not use: clock, files, network, another source of randomness."""
NAMES_TYPES = ("cogs.hall",)
"""Modules that name types of higher layers in annotations; their imports under `TYPE_CHECKING` do not count.

`Hall` lists the services that the bot has. Imports under `TYPE_CHECKING` count in every other module: a package
that uses a type from a higher layer depends on that layer.
"""


def modules() -> list[Path]:
    """Return every module of the bot."""
    return sorted(path for folder in TOPS for path in (ROOT / folder).rglob("*.py"))


def name_of(path: Path) -> str:
    """Return a module's full name."""
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def imports(path: Path) -> frozenset[str]:
    """Return the full names of all modules that a file imports, even for types, except in `NAMES_TYPES`."""
    tree = ast.parse(path.read_text("utf-8"))
    if name_of(path) in NAMES_TYPES:
        tree.body = [node for node in tree.body if not _is_for_types(node)]
    return frozenset(_imports(tree))


def _is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _imports(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from [name for name in whole if _is_module(name)] or [node.module]


@cache
def _is_module(name: str) -> bool:
    place = ROOT.joinpath(*name.split("."))
    return place.with_suffix(".py").exists() or (place / "__init__.py").exists()


def package_of(module: str) -> str:
    """Return a module's package; for a top-level module, the module itself."""
    return ".".join(module.split(".")[:2])


def package_names() -> list[str]:
    """Return every package of the project."""
    return sorted({package_of(name_of(path)) for path in modules()})


@cache
def graph() -> dict[str, set[str]]:
    """Return each package's imports from the project's other packages."""
    found: dict[str, set[str]] = {}
    for path in modules():
        package = package_of(name_of(path))
        ours = {package_of(name) for name in imports(path) if name.partition(".")[0] in TOPS}
        found.setdefault(package, set()).update(ours - {package})
    return found


def layers(packages: dict[str, set[str]]) -> list[list[str]]:
    """Return the packages from the bottom up, each above its imports; cyclic ones are in the last layer."""
    left, done, found = dict(packages), set[str](), list[list[str]]()
    while left:
        layer = sorted(name for name, others in left.items() if others & left.keys() <= {name})
        if not layer:
            return [*found, sorted(left)]
        found.append(layer)
        done |= set(layer)
        left = {name: others for name, others in left.items() if name not in done}
    return found


def main() -> None:
    """Print the layers from the bottom up, each package with its imports."""
    packages = graph()
    for number, layer in enumerate(layers(packages)):
        for name in layer:
            print(f"{number}  {name:<22} {' '.join(sorted(packages[name]))}")


if __name__ == "__main__":
    main()
