"""`python -m render.blends GAME`: finds colors (blends) for antialiased edges between a theme's flat colors.

With `--plain`, it finds the blends of the plain painter, which draws what the game's guide says.
"""

import argparse
from collections import Counter
from collections.abc import Iterable, Iterator

from PIL import Image

from bot.catalogue import Game, load_game
from bot.pictures.scene import SIZES, THEMES, Look, Scene, ThemeName
from bot.pictures.sights import BOARD, PLAYER, SCORES
from bot.records.match import play_match
from bot.records.record import Record, replay
from bot.words.words import Words
from render.canvas.pen import Color
from render.canvas.theme import PALETTE, SHARED, STEP
from render.plain import make_painter
from render.sheet.painter import SheetPainter

NAMES = ("Anna", "Boris", "Chiara", "Dmitri", "Emil")
"""Names of the first players; additional players are numbered."""
SAMPLES = 4
"""Number of positions per sample game."""
BLENDS = 120
"""Maximum number of blends; more would enlarge the files without a visible difference."""


def name_players(seats: int) -> tuple[str, ...]:
    """Return a name for each player."""
    return (*NAMES, *(f"Player {number}" for number in range(len(NAMES) + 1, seats + 1)))[:seats]


def _scenes(game: Game, sights: tuple[str, ...], theme: ThemeName) -> Iterator[Scene]:
    """Yield positions of a sample game from start to end, for every number of players, both sizes and all sights."""
    for seats in game.rules.seats:
        options = {option.name: option.choices[-1] for option in game.rules.options}
        match = play_match(game, [game.best_computer] * seats, bytes([seats]) * 32, options)
        states = _shown_states(game, match.record)
        for at in range(SAMPLES):
            view = game.rules.view(states[at * (len(states) - 1) // (SAMPLES - 1)], None)
            for size in SIZES:
                for sight in sights:
                    news, scores = ("What just happened",), game.rules.scores(view)
                    yield Scene(view, name_players(seats), sight, look=Look(theme, size), news=news, scores=scores)


def _shown_states(game: Game, record: Record) -> list[object]:
    """Return a game's states that ask for a picture."""
    states: list[object] = []
    replay(game.rules, record, lambda _, steps: states.extend(step.state for step in steps if step.picture))
    return states


def _blended(painter: SheetPainter, scenes: Iterable[Scene], words: Words, theme: ThemeName) -> Counter[Color]:
    """Count the pixels of each color that is not in the theme, rounded to the palette's steps."""
    press, found = painter.studio.press(theme), Counter[Color]()
    for scene in scenes:
        proof = press.proof(painter.lay(scene, words))
        for count, color in proof.getcolors(proof.width * proof.height) or ():
            assert isinstance(color, tuple)  # noqa: S101
            red, green, blue = (part // STEP * STEP for part in color)
            found[red, green, blue] += count
    for own in press.theme.colors.values():
        del found[own]
    return found


def _choose(found: Counter[Color], number: int) -> Iterable[Color]:
    """Choose representative colors: first by median cut, then by nearest means."""
    pixels = [color for color, count in found.items() for _ in range(min(60, 1 + count // 12))]
    image = Image.new("RGB", (len(pixels), 1))
    image.putdata(pixels)
    chosen = image.quantize(number, Image.Quantize.MEDIANCUT, kmeans=4).getpalette() or []
    entries = [tuple(part // STEP * STEP for part in chosen[at : at + 3]) for at in range(0, 3 * number, 3)]
    return [(red, green, blue) for red, green, blue in dict.fromkeys(entries)]


def main() -> None:
    """Write the blends of every theme."""
    parser = argparse.ArgumentParser(description="Blends of a game's colors.")
    parser.add_argument("game")
    parser.add_argument("--plain", action="store_true", help="the blends of the plain painter")
    arguments = parser.parse_args()
    game = load_game(arguments.game)
    painter = make_painter(game.declaration) if arguments.plain else game.painter
    assert isinstance(painter, SheetPainter)  # noqa: S101  # others have no palette
    folder, sights = (SHARED, (BOARD, PLAYER, SCORES)) if arguments.plain else (game.home.data, (BOARD,))
    for theme in THEMES:
        own = len(set(painter.studio.press(theme).theme.colors.values()))
        blends = _choose(
            _blended(painter, _scenes(game, sights, theme), game.words("en"), theme), min(BLENDS, PALETTE - own)
        )
        text = "\n".join("#" + bytes(blend).hex() for blend in blends)
        (folder / f"blends.{theme}.txt").write_text(f"{text}\n", "ascii", newline="\n")


if __name__ == "__main__":
    main()
