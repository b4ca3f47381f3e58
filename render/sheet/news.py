"""What just happened, in as many rows as there is room for."""

from render.canvas import fonts


def wrap_news(news: tuple[str, ...], size: int, room: int, rows: int) -> tuple[list[str], tuple[str, ...]]:
    """The latest sentences in so many rows, and the earlier ones that found no place."""
    lines: list[str] = []
    told = len(news)
    while told:
        wrapped = fonts.wrap(news[told - 1], "text", size, room)
        if lines and len(lines) + len(wrapped) > rows:
            break
        lines = wrapped + lines
        told -= 1
    if len(lines) > rows:
        lines = [*lines[: rows - 1], fonts.fit(" ".join(lines[rows - 1 :]), "text", size, room)]
    return lines, news[:told]
