"""The painter of Norenberc: pictures of a view, their descriptions, and the position as text."""

from render.norenberc.painter import make_painter

__all__ = ["make_painter"]
