"""Pictures for the docs: their folder, and sheets of several pictures."""

import io
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
COLUMNS, WIDE, GAP = 2, 480, 12
MOST_BYTES = 140_000
"""Largest file size of a sheet, to keep the repository small."""
QUALITIES = range(85, 40, -5)


def write_sheet(name: str, pictures: list[bytes]) -> None:
    """Write a sheet as WebP in the best quality within the size limit."""
    sheet = arrange(pictures)
    for quality in QUALITIES:
        file = io.BytesIO()
        sheet.save(file, "WEBP", quality=quality, method=6)
        if len(file.getvalue()) <= MOST_BYTES:
            break
    (FOLDER / f"{name}.webp").write_bytes(file.getvalue())


def arrange(pictures: list[bytes]) -> Image.Image:
    """Arrange pictures in columns of equal width, each column packed from the top."""
    stacks: list[list[Image.Image]] = [[] for _ in range(COLUMNS)]
    for png in pictures:
        image = Image.open(io.BytesIO(png)).convert("RGB")
        image = image.resize((WIDE, image.height * WIDE // image.width), Image.Resampling.LANCZOS)
        min(stacks, key=lambda stack: sum(each.height + GAP for each in stack)).append(image)
    high = max(sum(each.height + GAP for each in stack) for stack in stacks) + GAP
    sheet = Image.new("RGB", (COLUMNS * (WIDE + GAP) + GAP, high), (252, 252, 252))
    for column, stack in enumerate(stacks):
        y = GAP
        for each in stack:
            sheet.paste(each, (GAP + column * (WIDE + GAP), y))
            y += each.height + GAP
    return sheet
