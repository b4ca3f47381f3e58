"""The painter of Notre Dame: pictures of a view, their descriptions, and the position as text."""

from render.notredame.painter import make_painter

__all__ = ["make_painter"]
