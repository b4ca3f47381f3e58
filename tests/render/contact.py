"""Pictures for the README: where they are kept, and several of them on one sheet."""

import io
from pathlib import Path

from PIL import Image

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
GAP = 12


def arrange(pictures: list[bytes], columns: int, wide: int, colors: int = 255) -> Image.Image:
    """Pictures side by side, each as wide as asked, every column packed from the top."""
    stacks: list[list[Image.Image]] = [[] for _ in range(columns)]
    for png in pictures:
        image = Image.open(io.BytesIO(png)).convert("RGB")
        image = image.resize((wide, image.height * wide // image.width), Image.Resampling.LANCZOS)
        min(stacks, key=lambda stack: sum(each.height + GAP for each in stack)).append(image)
    high = max(sum(each.height + GAP for each in stack) for stack in stacks) + GAP
    sheet = Image.new("RGB", (columns * (wide + GAP) + GAP, high), (252, 252, 252))
    for column, stack in enumerate(stacks):
        y = GAP
        for each in stack:
            sheet.paste(each, (GAP + column * (wide + GAP), y))
            y += each.height + GAP
    return sheet.quantize(colors, kmeans=3)
