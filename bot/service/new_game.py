"""`python -m bot new-game NAME`: writes the folders of a new game, which can be played and tested at once."""

import re
from itertools import chain
from pathlib import Path

from bot.data_folder import DATA
from bot.games.contract import NAME_PATTERN
from bot.host_errors import BadGameName, NameInUse, NoSources

TEMPLATE = DATA / "new_game"
SUFFIX = ".txt"
"""Suffix of the template's files, which keeps tools from treating them as code."""
FOLDERS = {"bot": "bot/games", "render": "render", "data": "data", "tests": "tests/games"}
"""Target folders of a game, by folder of the template."""
PACKAGES = ("bot", "cogs", "render")
CATALOGUE = "bot/catalogue.py"
LISTED = re.compile(r'(for name in \((?:"\w+", )*"\w+")(\)\})')
"""Matches the list of games in the catalog."""
IMPORTED = re.compile(r"from (bot|render|tests)\.")


def write_game(name: str, root: Path) -> list[Path]:
    """Write the folders of a game and add its name to the catalog. Returns the files, the catalog last.

    Raises `BadGameName`, `NameInUse` and `NoSources`.
    """
    catalogue = root / CATALOGUE
    if not all((root / folder).is_dir() for folder in FOLDERS.values()):
        raise NoSources(folder=str(root))
    if not re.fullmatch(NAME_PATTERN, name):
        raise BadGameName(game=name)
    _check_free(name, root)
    files = [_write_file(file, name, root) for file in sorted(TEMPLATE.rglob(f"*{SUFFIX}"))]
    text = LISTED.sub(rf'\g<1>, "{name}"\g<2>', catalogue.read_text("utf-8"), count=1)
    catalogue.write_text(text, "utf-8", newline="\n")
    return [*files, catalogue]


def _check_free(name: str, root: Path) -> None:
    """Refuse a name that occurs in the code, because a test searches the code for games' names. Raises `NameInUse`."""
    folders = [root / folder / name for folder in FOLDERS.values()]
    sources = chain.from_iterable((root / package).rglob("*.py") for package in PACKAGES)
    named = (file for file in sorted(sources) if name in file.read_text("utf-8").lower())
    if taken := next((place for place in (*folders, *named) if place.exists()), None):
        raise NameInUse(game=name, place=str(taken.relative_to(root)))


def _write_file(file: Path, name: str, root: Path) -> Path:
    kind, *path = file.relative_to(TEMPLATE).parts
    target = root.joinpath(FOLDERS[kind], name, *path).with_suffix("")
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(fill_in(file.read_text("utf-8"), name), "utf-8", newline="\n")
    return target


def fill_in(text: str, name: str) -> str:
    """Insert the game's name into a file of the template and sort its imports."""
    title = name.replace("_", " ").title()
    for mark, word in {"@game@": name, "@Game@": title.replace(" ", ""), "@Title@": title}.items():
        text = text.replace(mark, word)
    lines = text.splitlines(keepends=True)
    at = [number for number, line in enumerate(lines) if IMPORTED.match(line)]
    for number, line in zip(at, sorted([lines[number] for number in at], key=_module_of), strict=True):
        lines[number] = line
    return "".join(lines)


def _module_of(line: str) -> str:
    return line.split()[1]
