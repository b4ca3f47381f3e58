"""The registry of drawings: a module's functions `draw_x(pen, w, h, *facts)` by the name "x"."""

from functools import partial
from pathlib import Path
from types import ModuleType

from render.canvas.theme import load_theme
from render.sheet import badges, bars, chances, grounds
from render.sheet.press import Art
from render.sheet.studio import Studio


def find_arts(*modules: ModuleType) -> dict[str, Art]:
    """Every drawing of the modules, by its name without "draw_"; a later one takes the place of an earlier one."""
    return {
        name.removeprefix("draw_"): art
        for module in modules
        for name, art in vars(module).items()
        if name.startswith("draw_") and art.__module__ == module.__name__
    }


SHARED_ARTS = find_arts(badges, bars, chances, grounds)
"""What every game may draw."""
SHARED_FRAMES = {"banner": 8, "parchment": 24, "panel": 96}
"""Grounds that are the same all along their middle, and how wide their edges are at most, in pixels."""


def open_studio(folder: Path, *modules: ModuleType) -> Studio:
    """A studio with the colors of a folder and the drawings of a game's modules beside the shared ones."""
    return Studio(partial(load_theme, folder=folder), ({**SHARED_ARTS, **find_arts(*modules)}, SHARED_FRAMES))
