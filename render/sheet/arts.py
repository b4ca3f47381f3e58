"""The registry of drawings: a function `draw_x(pen, w, h, *facts)` has the name "x"."""

from functools import partial
from pathlib import Path
from types import ModuleType

from render.canvas.theme import load_theme
from render.sheet import badges, bars, chances, grounds
from render.sheet.press import Art
from render.sheet.studio import Studio


def find_arts(*modules: ModuleType) -> dict[str, Art]:
    """Return the modules' drawings by name without "draw_"; a later module's drawing replaces one of the same name."""
    return {
        name.removeprefix("draw_"): art
        for module in modules
        for name, art in vars(module).items()
        if name.startswith("draw_") and art.__module__ == module.__name__
    }


SHARED_ARTS = find_arts(badges, bars, chances, grounds)
"""The drawings available to every game."""
SHARED_FRAMES = {"banner": 8, "parchment": 24, "panel": 96}
"""Backgrounds with a uniform middle, each with the maximum width of its edges in pixels."""


def open_studio(folder: Path, *modules: ModuleType) -> Studio:
    """Open a studio with a folder's colors, the shared drawings, and the drawings of a game's modules."""
    return Studio(partial(load_theme, folder=folder), ({**SHARED_ARTS, **find_arts(*modules)}, SHARED_FRAMES))
