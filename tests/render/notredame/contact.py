"""Pictures for the docs: `python -m tests.render.notredame.contact` writes docs/pictures."""

from typing import Any

from msgspec.structs import replace

from bot.games.contract import Step
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import plain_rows
from tests.render.contact import FOLDER, write_sheet
from tests.render.notredame.positions import painter, scene, shown, with_prestige, words_in


def paint_step(
    step: Step[Any], language: str, sight: str = "", size: Size = "wide", theme: ThemeName = "light"
) -> bytes:
    """Paint a step's picture with the step's news, in a game with secret prestige."""
    step = with_prestige(step, "secret")
    one = scene(step, sight or step.picture, size=size, theme=theme, viewer=0 if sight == "player" else None)
    told = words_in(language)
    news = tuple(row for line in step.lines for row in plain_rows(told.tell(line, one.names)))
    return painter().paint_now(replace(one, news=news), told)


def steps_of(seats: int, picture: str) -> list[Step[Any]]:
    """Return the steps with this picture from a game between `patron` players."""
    return [step for step in shown(seats, who="patron") if step.picture == picture]


def main() -> None:
    """Write a board, a phone's board, and two contact sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    boards = {seats: steps_of(seats, "board") for seats in range(2, 6)}
    busy = boards[5][len(boards[5]) * 2 // 3]
    (FOLDER / "notredame-board.png").write_bytes(paint_step(busy, "en"))
    phone = boards[4][len(boards[4]) // 2]
    (FOLDER / "notredame-phone.png").write_bytes(paint_step(phone, "ru", size="narrow", theme="dark"))
    players = [
        paint_step(boards[2][len(boards[2]) // 3], "en"),
        paint_step(boards[3][len(boards[3]) // 2], "it", theme="dark"),
        paint_step(boards[4][len(boards[4]) * 2 // 3], "ru"),
        paint_step(boards[5][-2], "en", theme="contrast"),
    ]
    write_sheet("notredame-players", players)
    legend = Scene(None, sight="legend", look=Look())
    pages = [
        paint_step(busy, "en", "player"),
        paint_step(busy, "it", "persons", theme="dark"),
        paint_step(steps_of(5, "plague")[4], "en"),
        paint_step(steps_of(4, "cathedral")[1], "ru"),
        paint_step(steps_of(5, "scores")[-1], "en"),
        painter().paint_now(legend, words_in("en")),
    ]
    write_sheet("notredame-pages", pages)


if __name__ == "__main__":
    main()
