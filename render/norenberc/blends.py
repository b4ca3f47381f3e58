"""Finds the colours that the edges between a theme's flat colours need: `python -m render.norenberc.blends`."""

from collections import Counter
from collections.abc import Iterable, Iterator

from PIL import Image

from bot.catalogue import load_game
from bot.games.contract import Rules
from bot.games.norenberc.rules import Norenberc
from bot.games.norenberc.state import State
from bot.pictures.scene import SIZES, THEMES, Look, Scene, ThemeName
from bot.records.match import play_match
from bot.records.record import Record, replay
from bot.words.words import words_in
from render.canvas.pen import Colour
from render.canvas.theme import PALETTE, STEP
from render.norenberc.painter import FOLDER, STUDIO, NorenbercPainter
from render.sheet.press import Press

NAMES = ("Anna", "Boris", "Chiara", "Dmitri", "Emil")
SAMPLES = 4
"""Positions of each sample game."""
BLENDS = 120
"""More would look the same and make larger files."""


def _scenes(theme: ThemeName) -> Iterator[Scene]:
    """Positions from start to end, for every number of players and both sizes."""
    game = load_game("norenberc")
    for seats in game.rules.seats:
        match = play_match(game, ["merchant"] * seats, bytes([seats]) * 32, {"bonus": "on"})
        states = _shown_states(game.rules, match.record)
        for at in range(SAMPLES):
            view = game.rules.view(states[at * (len(states) - 1) // (SAMPLES - 1)], None)
            for size in SIZES:
                yield Scene(view, NAMES[:seats], news=("News of Norenberc",), look=Look(theme, size))


def _shown_states(rules: Rules[State], record: Record) -> list[State]:
    """The states of a game that ask for a picture."""
    states: list[State] = []
    replay(rules, record, lambda _, steps: states.extend(step.state for step in steps if step.picture))
    return states


def _blended(press: Press, theme: ThemeName) -> Counter[Colour]:
    """How often each colour comes up that is not one of the theme's own, on the palette's steps."""
    rules = load_game("norenberc").rules
    assert isinstance(rules, Norenberc)  # noqa: S101
    painter = NorenbercPainter(rules.pieces)
    found: Counter[Colour] = Counter()
    for scene in _scenes(theme):
        proof = press.proof(painter.lay(scene, words_in("en")))
        for count, colour in proof.getcolors(proof.width * proof.height) or ():
            assert isinstance(colour, tuple)  # noqa: S101
            red, green, blue = (part // STEP * STEP for part in colour)
            found[red, green, blue] += count
    for own in press.theme.colours.values():
        del found[own]
    return found


def _choose(found: Counter[Colour], number: int) -> Iterable[Colour]:
    """So many colours that stand for all, by median cut and then by nearest means."""
    pixels = [colour for colour, count in found.items() for _ in range(min(60, 1 + count // 12))]
    image = Image.new("RGB", (len(pixels), 1))
    image.putdata(pixels)
    chosen = image.quantize(number, Image.Quantize.MEDIANCUT, kmeans=4).getpalette() or []
    entries = [tuple(part // STEP * STEP for part in chosen[at : at + 3]) for at in range(0, 3 * number, 3)]
    return [(red, green, blue) for red, green, blue in dict.fromkeys(entries)]


def main() -> None:
    """Writes the blends of every theme."""
    for theme in THEMES:
        press = STUDIO.press(theme)
        own = len(set(press.theme.colours.values()))
        blends = _choose(_blended(press, theme), min(BLENDS, PALETTE - own))
        text = "\n".join("#" + bytes(blend).hex() for blend in blends)
        (FOLDER / f"blends.{theme}.txt").write_text(f"{text}\n", "ascii", newline="\n")


if __name__ == "__main__":
    main()
