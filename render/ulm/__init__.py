"""The painter of Ulm: pictures of a view, their descriptions, and the position as text."""

from render.ulm.painter import make_painter

__all__ = ["make_painter"]
