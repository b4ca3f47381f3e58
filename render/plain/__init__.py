"""The painter for games without a special painter: it draws what the game's guide says."""

from render.plain.painter import make_painter

__all__ = ["make_painter"]
