"""The painter of games that have none of their own: it draws what the game's guide says."""

from render.plain.painter import make_painter

__all__ = ["make_painter"]
