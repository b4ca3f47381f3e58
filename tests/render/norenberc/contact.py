"""Pictures for the docs: `python -m tests.render.norenberc.contact` writes docs/pictures."""

from typing import Any

from msgspec.structs import replace

from bot.games.contract import Line, Step
from bot.games.norenberc.rules.state import ACTION
from bot.pictures.scene import Look, Scene, Size, ThemeName
from bot.words.words import plain_rows
from tests.render.contact import FOLDER, write_sheet
from tests.render.norenberc.positions import due, painter, play, scene, shown, words_in

SEED = 7


def paint_step(
    step: Step[Any], language: str, size: Size = "wide", theme: ThemeName = "light", sight: str = ""
) -> bytes:
    """Paint a step's picture with the step's news lines that the language has words for."""
    one = scene(step, sight or due(step), size=size, theme=theme, viewer=0 if sight == "player" else None)
    told = words_in(language)
    lines = [line for line in step.lines if told.has(f"line-{line.key}")]
    news = tuple(row for line in lines for row in plain_rows(told.tell(line, one.names)))
    return painter().paint_now(replace(one, news=news), told)


def find_posts(seats: int) -> list[Step[Any]]:
    """Return boards as they are posted, with the lines since the previous picture."""
    found, lines = [], list[Line]()
    for steps in play(seats, SEED, "merchant"):
        lines += [line for step in steps for line in step.lines]
        asked = [step for step in steps if step.picture]
        if asked and due(asked[-1]) == "board":
            found.append(replace(asked[-1], state=steps[-1].state, lines=tuple(lines)))
        lines = [] if asked else lines
    return found


def card(sight: str, language: str, theme: ThemeName = "light") -> bytes:
    """Paint a picture without a game."""
    names = ("Anna", "Борис", "Chiara") if sight == "lobby" else ()
    one = Scene(None, names, sight, look=Look(theme), seats=4)
    return painter().paint_now(one, words_in(language))


def main() -> None:
    """Write a board, a phone's board, and two contact sheets."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    games = {seats: shown(seats) for seats in range(2, 6)}
    posts = {seats: find_posts(seats) for seats in range(2, 6)}
    acting = [step for step in posts[5] if step.state.phase is ACTION]
    busy = max(acting, key=lambda step: sum(sum(guild.roof) for guild in step.state.guilds))
    (FOLDER / "norenberc-board.png").write_bytes(paint_step(busy, "en"))
    (FOLDER / "norenberc-phone.png").write_bytes(paint_step(posts[5][len(posts[5]) // 2], "ru", "narrow", "dark"))
    boards = [
        paint_step(posts[2][0], "en"),
        paint_step(posts[3][len(posts[3]) // 2], "it", theme="dark"),
        paint_step(posts[4][len(posts[4]) * 2 // 3], "ru"),
        paint_step(posts[5][-4], "en", theme="contrast"),
    ]
    write_sheet("norenberc-players", boards)
    rounds = [step for step in games[4] if step.picture == "round"]
    pages = [
        paint_step(busy, "it", sight="guild"),
        paint_step(games[5][-1], "en"),
        paint_step(rounds[1], "ru", theme="dark"),
        paint_step(busy, "en", sight="player"),
        card("lobby", "en", "dark"),
        card("legend", "en"),
        card("legend.townsmen", "en"),
    ]
    write_sheet("norenberc-pages", pages)


if __name__ == "__main__":
    main()
