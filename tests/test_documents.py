"""The docs are short, their links work, and the commands and files that they name exist."""

import re
import shlex
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.__main__ import make_parser
from bot.catalogue import load_game
from tests.conftest import ROOT
from tests.documents import DOCUMENTS, README, anchors, commands, links, read
from tests.every_game import HOSTED
from tests.lab.__main__ import TOOLS

MOST_BYTES = {"README.md": 8192}
MOST_LINES = {"CHANGELOG.md": 60}
MOST_WORDS = 30
"""Maximum number of words in the glossary."""
LARGEST_PICTURE = 150_000
"""Maximum size in bytes."""
MAKEFILE = (ROOT / "Makefile").read_text("utf-8")
TARGETS = set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE))
VARIABLES = set(re.findall(r"^([A-Z_]+) \?=", MAKEFILE, re.MULTILINE)) | {"UPGRADE", "A", "B"}
FOLDERS = ("bot", "cogs", "data", "docs", "render", "tests", ".ci")
PLACE = re.compile(rf"(?<![\w/.-])(?:{'|'.join(map(re.escape, FOLDERS))})/[\w./<>@*-]+")
every_document = pytest.mark.parametrize("document", DOCUMENTS.values(), ids=list(DOCUMENTS))


@pytest.mark.parametrize(("name", "most"), MOST_BYTES.items())
def test_the_front_page_stays_short(name: str, most: int) -> None:
    assert len(DOCUMENTS[name].read_bytes()) <= most


@pytest.mark.parametrize(("name", "most"), MOST_LINES.items())
def test_a_version_has_few_lines_in_the_changelog(name: str, most: int) -> None:
    versions = re.split(r"^## ", read(DOCUMENTS[name]), flags=re.MULTILINE)[1:]
    assert versions
    assert all(len(version.splitlines()) <= most for version in versions)


def test_the_glossary_is_short() -> None:
    text = read(DOCUMENTS["CONTRIBUTING.md"])
    words = text.partition("### Words of this project")[2].partition("\n## ")[0]
    assert 10 < len(re.findall(r"^\| (?!word |---)", words, re.MULTILINE)) <= MOST_WORDS


@every_document
def test_every_link_leads_to_a_file_or_a_heading(document: Path) -> None:
    for link in links(document):
        place, _, heading = link.partition("#")
        file = (document.parent / place).resolve() if place else document
        assert link.startswith("https://") or file.exists(), link
        assert not heading or link.startswith("https://") or heading in anchors(file), link


def test_every_page_can_be_reached_from_the_front_page() -> None:
    found, waiting = {README}, [README]
    while waiting:
        page = waiting.pop()
        targets = {(page.parent / link.partition("#")[0]).resolve() for link in links(page) if "://" not in link}
        fresh = {target for target in targets if target.suffix == ".md"} - found
        found |= fresh
        waiting += fresh
    assert found >= set(DOCUMENTS.values())


def test_every_picture_is_shown_and_small() -> None:
    shown = {(page.parent / link).resolve() for page in DOCUMENTS.values() for link in links(page)}
    pictures = set((ROOT / "docs" / "pictures").iterdir())
    assert pictures <= shown
    assert {picture.name for picture in pictures if picture.stat().st_size > LARGEST_PICTURE} == set()


@every_document
def test_every_make_target_and_its_variables_exist(document: Path) -> None:
    for command in commands(document):
        for target, said in re.findall(r"(?:^|&& |sudo )make ([a-z-]+)((?: [A-Z_]+=\S*)*)", command):
            assert target in TARGETS, command
            assert set(re.findall(r"([A-Z_]+)=", said)) <= VARIABLES, command


@every_document
def test_every_module_that_is_run_exists(document: Path) -> None:
    for command in commands(document):
        for module in re.findall(r"python3? -m ([\w.]+(?:<game>[\w.]*)?)", command):
            names = [module.replace("<game>", game) for game in HOSTED] if "<game>" in module else [module]
            assert all(find_spec(name) for name in names if name not in ("pip", "venv")), command


@every_document
def test_every_tool_of_the_lab_exists(document: Path) -> None:
    for command in commands(document):
        names = re.findall(r"python -m tests\.lab ([\w-]+)", command)
        assert set(names) <= {*TOOLS, "NAME"}, command


@every_document
def test_every_command_of_the_bot_is_accepted_by_its_parser(document: Path) -> None:
    """File names may be placeholders; a command mentioned by name may lack its arguments."""
    for command in commands(document):
        for said in re.findall(r"python -m bot ([a-z][^|>]*)", command):
            name, *arguments = shlex.split(re.sub(r"\.\.\.|\$\(.*|'.*|\"?\$\w+\"?", "FILE", said))
            if arguments and "--help" not in arguments:
                filled = [one.lower() if one in ("GAME", "NAME") else one for one in arguments]
                make_parser().parse_args([name, *filled])
            else:
                with pytest.raises(SystemExit) as ended:
                    make_parser().parse_args([name, "--help"])
                assert ended.value.code == 0


@every_document
def test_every_file_that_is_named_exists(document: Path) -> None:
    """The test checks paths in the project's folders; `<game>` is replaced by a game, and `NAME` is a placeholder."""
    for place in PLACE.findall(read(document)):
        path = place.rstrip(".,/").replace("<game>", "ulm")
        if "NAME" not in path and "xx" not in path and "<" not in path:
            assert list(ROOT.glob(path)), place


@every_document
def test_every_switch_of_the_tests_exists(document: Path) -> None:
    code = "\n".join(file.read_text("utf-8") for file in (ROOT / "tests").rglob("*.py") if file != Path(__file__))
    assert {name for name in re.findall(r"GUILDHALL_[A-Z]+", read(document)) if name not in code} == set()


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/TESTING.md", "docs/TRANSLATING.md"])
def test_every_name_that_is_mentioned_exists_in_the_code(name: str) -> None:
    """Names are classes, constants and functions with an underscore; `APPLAUD` is an example's button."""
    places = [file for folder in ("bot", "cogs", "render", "tests") for file in (ROOT / folder).rglob("*.py")]
    code = "\n".join(file.read_text("utf-8") for file in places if file != Path(__file__)) + MAKEFILE
    spans = re.findall(r"`([A-Za-z_][\w.]*)`", read(DOCUMENTS[name]))
    names = {part for span in spans for part in span.split(".") if re.search(r"[A-Z_]", part)}
    missing = {part for part in names if not re.search(rf"\b{part}\b", code)}
    assert missing <= {"APPLAUD", "CHANGELOG", "RETURNING", "CASE"}


@pytest.mark.parametrize("name", HOSTED)
def test_the_page_of_a_game_says_how_long_it_takes(name: str) -> None:
    minutes = load_game(name).declaration.minutes
    assert f"about {minutes} minutes." in read(DOCUMENTS[f"docs/games/{name}.md"])
