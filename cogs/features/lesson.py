"""The lesson of a game: its cards, the clicks on them, and `/<game> learn`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle, app_commands
from discord.app_commands import locale_str as _
from msgspec import Struct, msgpack
from msgspec.structs import replace

from bot.catalogue import Game, load_taught_game
from bot.errors import LessonLost
from bot.games.chains import read_letters, split_chain
from bot.games.contract import Answer, Line, Prompt, encode
from bot.games.declaration import LEARNER, Lesson, LessonStep
from bot.games.lessons import (
    CODE_PATTERN,
    LessonPosition,
    follow,
    number_chain,
    number_picks,
    read_code,
    step_back,
    write_code,
)
from bot.pictures.painter import Picture
from bot.pictures.scene import Scene
from bot.pictures.sights import BOARD, kind_of
from bot.storage.rows import SeatRow, TableRow
from bot.tables.allowance import Cost
from bot.tables.people import is_screen_unknown
from bot.tables.posts import pack_lines
from bot.tables.status import Status
from bot.tables.stored import Settings
from bot.tables.table import Table
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import (
    CHAIN,
    CHOOSE,
    CONFIRM,
    DOUBT,
    GAME,
    NUMBER,
    PICK,
    SHORTCUT,
    TOGGLE,
    Act,
    Control,
    Fact,
    picked_values,
)
from cogs.cards.newcomers import LEARN, legend_button, open_table_button, play_now_button, rules_button
from cogs.features.lobby import name_computer
from cogs.panel.lesson_question import TaughtQuestion
from cogs.panel.recent_news import find_news
from cogs.panel.screens import SIZE, screen_buttons
from cogs.pictures.painting import attach, paint_scene, send_lighter
from cogs.pictures.scenes import lesson_scene
from cogs.replies.allowed import costs
from cogs.replies.guard import guard, words_for
from cogs.replies.names import escape, marked_names, name_of
from cogs.replies.replies import show
from cogs.replies.translator import sentence

if TYPE_CHECKING:
    from cogs.hall import Interaction


CODE = Fact("code", CODE_PATTERN)
STEP = Control("y", GAME, NUMBER, CODE)
"""Shows the position after the answers that its id holds."""
SEAL = Control("u", GAME, NUMBER, CODE)
"""Confirms picks; differs from `STEP`, since a shortcut on the same card may have the same facts."""
DRAFT = Control("z", GAME, NUMBER, CODE)
"""Select menu of the options of a question; its id holds the answers before that question."""
SWITCH = Control("switch", GAME, NUMBER, CODE, CHAIN)
"""Toggles a pick of a question; its id holds the answers before that question and the picks after the click."""
FIT = Control("learnfit", GAME, SIZE)
"""Saves the size of pictures on the first step, and continues."""
FILE = "lesson.png"
MOST_BUTTONS = 5
"""Maximum number of buttons in a row."""


class Attempt(Struct, frozen=True):
    """A learner's position in a lesson."""

    game: Game
    lesson: Lesson
    position: LessonPosition
    players: tuple[str, ...]
    """The players' names by seat, the learner's included."""
    picked: Answer = ()
    """The learner's unconfirmed picks."""

    @property
    def step(self) -> LessonStep:
        """The current step."""
        return self.lesson.steps[self.position.number]

    @property
    def is_last(self) -> bool:
        """True at the last step of the lesson."""
        return self.position.number + 1 == len(self.lesson.steps)

    @property
    def is_after_answer(self) -> bool:
        """True if the last click was an answer, not *Next* on a step without a question."""
        number = self.position.number
        return bool(self.position.begun or (number and self.lesson.steps[number - 1].until))

    def table(self, language: str) -> Table:
        """Build a table in this position that exists only in memory, so that the lesson can reuse the panel."""
        learner, *others = self.players
        computers = [SeatRow(None, name, self.game.best_computer) for name in others]
        prompt = self.position.prompt
        row = TableRow(
            id=0,
            game=self.game.name,
            rules=self.game.rules.version,
            server=0,
            channel=0,
            host=1,
            status=Status.RUNNING,
            settings=msgpack.encode(Settings(self.lesson.seats, language)),
            seed=b"",
            state=encode(self.position.state),
            untold=None,
            turns=0,
            card=None,
            changed_at=0,
            seats=(SeatRow(1, learner), *computers),
            drafts={LEARNER: (prompt.id, self.picked)} if prompt else {},
            told=((0, pack_lines(self.position.news)),) if self.position.given else (),
        )
        return Table(row, self.game)

    @property
    def sight(self) -> str:
        """The sight of the step's picture."""
        if self.step.sight:
            return self.step.sight
        return self.question_sight or BOARD

    @property
    def question_sight(self) -> str:
        """The sight of the open question's picture, or "" if the painter draws none."""
        prompt = self.position.prompt
        if prompt is None:
            return ""
        sight = self.game.guide.explain(self.game.rules.view(self.position.state, LEARNER), prompt).sight
        return sight if kind_of(sight) in self.game.painter.decisions else ""

    def id_at(self, number: int, given: tuple[int, ...]) -> str:
        """Return the button id for a position."""
        return STEP.id(self.game.name, number, write_code(given))

    def given_with(self, picks: Answer) -> tuple[int, ...]:
        """Return the given answers, followed by these picks as the answer to the open question, if any."""
        given, prompt = self.position.given, self.position.prompt
        return (*given, number_picks(prompt, picks)) if prompt else given

    def read_picks(self, written: str) -> Answer:
        """Return the options encoded in a button. Raises `LessonLost` without an open question."""
        if self.position.prompt is None:
            raise LessonLost()
        return read_letters(self.position.prompt, split_chain(written)[0])


class LessonCard(Card):
    """A step or one of its questions: the lesson's text, then its picture."""

    def __init__(
        self, attempt: Attempt, words: Words, pictures: list[Picture], instead: str = "", asks_screen: bool = False
    ) -> None:
        super().__init__()
        self.attempt, self.words, self._pictures = attempt, words, pictures
        self.table = attempt.table(words.language)
        self._asks_screen = asks_screen
        self.add_text(self._progress(), *self._teaching())
        for picture in pictures:
            self.add_pictures({FILE: picture.alt})
        if instead and not pictures:
            self.add_text(f"-# {escape(instead)}")
        if attempt.is_after_answer and (told := find_news(self.table, LEARNER, words.with_symbols).own):
            self.add_text(*told)
        rows = self._ask(attempt.position.prompt) if attempt.position.prompt else []
        if asks_screen:
            self.add_text(f"-# {words.say('screen-ask')}")
        if attempt.is_last:
            self.add_row(play_now_button(attempt.game, words), open_table_button(attempt.game, words))
        for row in _join(rows, self._ways()):
            self.add_row(*row)

    def files(self) -> list[discord.File]:
        """Return the file of the picture."""
        return [attach(picture, FILE) for picture in self._pictures]

    def _progress(self) -> str:
        """Return the line with the current step and the number of steps."""
        words, position, steps = self.words, self.attempt.position, self.attempt.lesson.steps
        return f"-# {words.say('title')} · {words.say('learning-progress', step=position.number + 1, steps=len(steps))}"

    def _teaching(self) -> list[str]:
        """Return the text of the step; at the last step, also how to continue."""
        attempt, words = self.attempt, self.words.with_symbols
        view = self.table.rules.view(attempt.position.state, LEARNER)
        text = words.tell(Line(self._key(), attempt.lesson.tell(view)), marked_names(self.table), "lesson")
        return [text, words.say("learning-over")] if attempt.is_last else [text]

    def _key(self) -> str:
        """Return the sentence key: of the step, of its open question, or of the hint after a wrong answer."""
        position, name = self.attempt.position, self.attempt.step.name
        if position.is_refused:
            return f"{name}-hint"
        special = f"{name}-{position.prompt.ask}" if position.prompt else name
        return special if self.words.has(f"lesson-{special}") else name

    def _ask(self, prompt: Prompt) -> list[list[Any]]:
        """Add the panel's texts explained so far. Returns the panel's controls, bound to the lesson."""
        attempt = self.attempt
        question = TaughtQuestion(self.table, LEARNER, prompt, attempt.step, self.words)
        is_pictured = bool(self._pictures) and attempt.sight == attempt.question_sight
        if told := [] if is_pictured else question.tell():
            self.add_text(*told)
        return [kept for row in question.rows() if (kept := [item for item in row if self._rebind(item)])]

    def _rebind(self, item: Any) -> bool:
        """Bind a panel's control to the lesson. Returns False if it leads out of the lesson."""
        attempt, position, custom_id = self.attempt, self.attempt.position, item.custom_id
        name, number = attempt.game.name, position.number
        if found := CHOOSE.read(custom_id) or DOUBT.read(custom_id):
            option = str(found[-1])
            item.custom_id = attempt.id_at(number, attempt.given_with((option,) if option else ()))
        elif found := SHORTCUT.read(custom_id):
            given = write_code((*position.given, *number_chain(str(found[-1]))))
            item.custom_id = (SEAL if item.disabled else STEP).id(name, number, given)
        elif found := TOGGLE.read(custom_id):
            item.custom_id = SWITCH.id(name, number, write_code(position.given), str(found[-1]))
        elif CONFIRM.read(custom_id):
            item.custom_id = SEAL.id(name, number, write_code(attempt.given_with(attempt.picked)))
        elif PICK.read(custom_id):
            item.custom_id = DRAFT.id(name, number, write_code(position.given))
        else:
            return False
        return True

    def _ways(self) -> list[Any]:
        """Return navigation buttons: back and next, or at the last step to the rules and back to the beginning."""
        attempt, words, position = self.attempt, self.words, self.attempt.position
        before = step_back(attempt.lesson, position)
        ways = [self._way("button-back", attempt.id_at(*before))] if before else []
        if attempt.is_last:
            again = self._way("button-start-over", attempt.id_at(0, ()))
            return [*ways, again, rules_button(attempt.game, words), legend_button(attempt.game, words)]
        if position.prompt:
            return ways
        if self._asks_screen:
            return screen_buttons(FIT, words, attempt.game.name)
        return [
            *ways,
            self._way("button-next", attempt.id_at(position.number + 1, position.given), ButtonStyle.primary),
        ]

    def _way(self, label: str, custom_id: str, style: ButtonStyle = ButtonStyle.secondary) -> Button:
        return Button(self.words.say(label), style.value, custom_id)


def _join(rows: list[list[Any]], ways: list[Any]) -> list[list[Any]]:
    """Append navigation buttons to the last row of controls if they fit."""
    if rows and isinstance(rows[-1][-1], Button) and len(rows[-1]) + len(ways) <= MOST_BUTTONS:
        return [*rows[:-1], rows[-1] + ways]
    return [*rows, ways] if ways else rows


@costs(Cost.PICTURE)
async def begin(interaction: "Interaction", game: str) -> None:
    """Show the first step privately."""
    asks_screen = is_screen_unknown(await interaction.client.people.settings(interaction.user.id))
    await _show(interaction, _attempt(interaction, game, 0, ()), is_new=True, asks_screen=asks_screen)


@costs(Cost.PICTURE)
async def fit(interaction: "Interaction", game: str, size: str) -> None:
    """Save the size of pictures and show the second step."""
    await interaction.client.people.choose_size(interaction.user.id, size)
    await _show(interaction, _attempt(interaction, game, 1, ()))


@costs(Cost.PICTURE)
async def go_on(interaction: "Interaction", game: str, number: int, code: str) -> None:
    """Show another step in place of the previous one."""
    await _show(interaction, _attempt(interaction, game, number, read_code(code)))


@costs(Cost.PICTURE)
async def pick(interaction: "Interaction", game: str, number: int, code: str) -> None:
    """If only one pick is allowed, answer with it; otherwise show the picks for confirmation. Raises `LessonLost`."""
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
    """Show the question with the picks that the button holds."""
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


async def _show(interaction: "Interaction", attempt: Attempt, is_new: bool = False, asks_screen: bool = False) -> None:
    """Show a step with its picture, or with a description if that fails."""
    words, painter = words_for(interaction, attempt.game), attempt.game.painter
    scene = await _scene(interaction, attempt, words)
    painted = await paint_scene(attempt.game, scene, words)

    async def send(pictures: list[Picture], _why: str) -> None:
        instead = "" if pictures else painter.describe(scene, words)
        card = LessonCard(attempt, words, pictures, instead, asks_screen)
        await show(interaction, card, is_new, card.files)

    await send_lighter(painter, [painted] if painted else [], send)


async def _scene(interaction: "Interaction", attempt: Attempt, words: Words) -> Scene:
    """Return the scene of a step in the learner's theme and size."""
    liked = await interaction.client.people.settings(interaction.user.id)
    return lesson_scene(attempt.table(words.language), attempt.position, attempt.sight, liked)


ACTS: Mapping[Control, Act] = {LEARN: begin, STEP: go_on, SEAL: go_on, DRAFT: pick, SWITCH: switch, FIT: fit}


def learn_command() -> Any:
    """Build the `learn` command for a game with a lesson."""

    @costs(Cost.PICTURE)
    async def learn(self: Any, interaction: discord.Interaction[Any]) -> None:
        """Start the lesson privately."""
        async with guard(interaction):
            await begin(interaction, self.game.name)

    learn.__qualname__ = "GameCommands.learn"  # discord.py passes `self` only if the name is dotted
    callback: Any = learn
    return app_commands.command(name=_("learn"), description=sentence("command-learn"))(callback)
