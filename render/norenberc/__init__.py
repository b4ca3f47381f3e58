"""The painter of Norenberc: pictures of a view, their descriptions, and the position as text."""

from render.norenberc.painter import board_text, describe, lay, make_painter, paint, paint_in_thread

__all__ = ["board_text", "describe", "lay", "make_painter", "paint", "paint_in_thread"]
