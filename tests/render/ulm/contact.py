"""Pictures for the docs: `python -m tests.render.ulm.contact` writes docs/pictures."""

from functools import cache
from typing import Any

from msgspec.structs import replace

from bot.games.contract import Line, Step
from bot.pictures.rows import tell_news
from bot.pictures.scene import Look, Scene, Size, ThemeName
from tests.render.contact import FOLDER, write_sheet
from tests.render.positions import NAMES
from tests.render.ulm.positions import painter, play, scene, words_in

SEED = 3


@cache
def find_posts(seats: int) -> tuple[Step[Any], ...]:
    """Return boards as they are posted, with the lines since the previous picture."""
    found, lines = [], list[Line]()
    for steps in play(seats, SEED, computer="helmsman"):
        lines += [line for step in steps for line in step.lines]
        if any(step.picture for step in steps):
            found.append(replace(steps[-1], lines=tuple(lines)))
            lines = []
    return tuple(found)


def paint_step(
    step: Step[Any], language: str, sight: str = "board", size: Size = "wide", theme: ThemeName = "light"
) -> bytes:
    """Paint a step's picture with the step's news."""
    one = scene(step, sight, size=size, theme=theme, viewer=0 if sight in ("player", "cards") else None)
    told = words_in(language)
    return painter().paint_now(replace(one, news=tuple(tell_news(told, step.lines, one.names))), told)


def card(sight: str, language: str) -> bytes:
    """Paint a picture without a game."""
    one = Scene(None, NAMES[:3] if sight == "lobby" else (), sight, look=Look(), seats=4)
    return painter().paint_now(one, words_in(language))


def main() -> None:
    """Write a board, a phone's board, and two contact sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    posts = {seats: find_posts(seats) for seats in range(2, 5)}
    busy = posts[4][len(posts[4]) * 3 // 4]
    (FOLDER / "ulm-board.png").write_bytes(paint_step(busy, "en"))
    phone = posts[3][len(posts[3]) * 2 // 3]
    (FOLDER / "ulm-phone.png").write_bytes(paint_step(phone, "ru", size="narrow", theme="dark"))
    players = [
        paint_step(posts[2][len(posts[2]) // 2], "en"),
        paint_step(posts[3][len(posts[3]) // 2], "it", theme="dark"),
        paint_step(posts[4][len(posts[4]) // 2], "ru"),
        paint_step(posts[4][-2], "en", theme="contrast"),
    ]
    write_sheet("ulm-players", players)
    pages = [
        paint_step(busy, "it", "river"),
        paint_step(busy, "ru", "quarters"),
        paint_step(busy, "en", "shields", theme="dark"),
        paint_step(busy, "en", "player"),
        paint_step(posts[4][-1], "en", "scores"),
        card("legend", "en"),
    ]
    write_sheet("ulm-pages", pages)


if __name__ == "__main__":
    main()
