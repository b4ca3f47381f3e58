"""What a click in a lesson does: nothing is kept, the button says where it leads."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from bot.catalogue import load_taught_game
from bot.errors import LessonLost
from bot.games.contract import Answer
from bot.games.lessons import follow, number_picks, read_code
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene
from bot.tables.allowance import Cost
from bot.words.words import Words
from cogs.cards.controls import Act, Control, picked_values
from cogs.cards.lesson import DRAFT, SEAL, STEP, SWITCH, Attempt, LessonCard
from cogs.cards.newcomers import LEARN
from cogs.clicks.lobby import name_computer
from cogs.pictures.painting import paint_scene, send_lighter
from cogs.pictures.scenes import lesson_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import name_of
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


@costs(Cost.PICTURE)
async def begin(interaction: "Interaction", game: str) -> None:
    """The first step, privately."""
    await _show(interaction, _attempt(interaction, game, 0, ()), is_new=True)


@costs(Cost.PICTURE)
async def go_on(interaction: "Interaction", game: str, number: int, code: str) -> None:
    """Another step in the place of the one before."""
    await _show(interaction, _attempt(interaction, game, number, read_code(code)))


@costs(Cost.PICTURE)
async def pick(interaction: "Interaction", game: str, number: int, code: str) -> None:
    """A single pick answers; several are shown for confirming. Raises `LessonLost`."""
    picks, given = picked_values(interaction), read_code(code)
    prompt = _attempt(interaction, game, number, given).position.prompt
    if prompt is None:
        raise LessonLost()
    picked = number_picks(prompt, picks)
    if prompt.least == prompt.most == 1:
        await _show(interaction, _attempt(interaction, game, number, (*given, picked)))
    else:
        await _show(interaction, _attempt(interaction, game, number, given, picks))


@costs(Cost.PICTURE)
async def switch(interaction: "Interaction", game: str, number: int, code: str, picks: str) -> None:
    """Shows what is picked now."""
    attempt = _attempt(interaction, game, number, read_code(code))
    await _show(interaction, replace(attempt, picked=attempt.read_picks(picks)))


def _attempt(
    interaction: "Interaction", name: str, number: int, given: tuple[int, ...], picked: Answer = ()
) -> Attempt:
    game = load_taught_game(name)
    lesson = game.declaration.lesson
    if lesson is None:
        raise LessonLost()
    language = words_for(interaction, game).language
    others = [name_computer(language, seat) for seat in range(1, lesson.seats)]
    position = follow(game.rules, lesson, number, given)
    return Attempt(game, lesson, position, (name_of(interaction.user), *others), picked)


async def _show(interaction: "Interaction", attempt: Attempt, is_new: bool = False) -> None:
    """With its picture, or where there can be none, with its description."""
    words, painter = words_for(interaction, attempt.game), attempt.game.painter
    scene = await _scene(interaction, attempt, words) if attempt.step.sight else None
    painted = await paint_scene(attempt.game, scene, words) if scene else None

    async def send(pictures: list[Picture], _why: str) -> None:
        instead = painter.describe(scene, words) if scene and not pictures else ""
        card = LessonCard(attempt, words, pictures, instead)
        await show(interaction, card, is_new, card.files)

    await send_lighter(painter, [painted] if painted else [], send)


async def _scene(interaction: "Interaction", attempt: Attempt, words: Words) -> Scene:
    """What the step shows, as the learner likes pictures to look."""
    liked = await interaction.client.people.settings(interaction.user.id)
    return lesson_scene(attempt.table(words.language), attempt.position, attempt.step.sight, liked)


ACTS: Mapping[Control, Act] = {LEARN: begin, STEP: go_on, SEAL: go_on, DRAFT: pick, SWITCH: switch}
