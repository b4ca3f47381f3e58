"""The project's Markdown documents: their text, links, headings and commands."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import ROOT

DOCUMENTS = {
    str(file.relative_to(ROOT)): file
    for file in sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), ROOT / "tests" / "lab" / "README.md"])
}
README, GUIDE = ROOT / "README.md", ROOT / "docs" / "PLAYING.md"
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`\n]+)`")
INDENTED = re.compile(r"^ {4,}(\S.*)$", re.MULTILINE)


def read(document: Path) -> str:
    """The text of a document."""
    return document.read_text("utf-8")


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings on GitHub."""
    headings = re.findall(r"^#+ (.+)$", read(document), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(document: Path) -> list[str]:
    """The targets of all links and pictures."""
    return LINK.findall(FENCE.sub("", read(document)))


def commands(document: Path) -> Iterator[str]:
    """All code that a reader may type: code in sentences, and lines of code."""
    text = read(document)
    for line in [*INDENTED.findall(text), *CODE.findall(FENCE.sub("", text))]:
        yield re.sub(r"\s+#\s.*$", "", line).strip()
