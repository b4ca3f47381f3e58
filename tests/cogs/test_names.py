"""User names, which may contain anything, are plain text in every message."""

import ast
import asyncio
import re
from pathlib import Path

import pytest

from bot.games.contract import Line, Seats, encode
from bot.pictures.painter import Picture
from bot.pictures.scene import Look
from bot.service.client import Guildhall
from bot.tables.posts import NewSitter, Part, Post, PostKind
from bot.tables.status import Status
from bot.words.words import LANGUAGES
from cogs.cards.notice import Notice, Shown
from cogs.pictures import painting
from cogs.pictures.scenes import lobby_scene, scene_of
from cogs.replies.members import Members
from cogs.replies.names import NAMELESS, escape, plain
from tests.cogs.test_phrases import finished_table, texts
from tests.every_game import first_state, played_by
from tests.player import Json, Player, Town, all_decide, all_posted, components, controls, start_game, text_of

COGS = sorted((Path(__file__).parent.parent.parent / "cogs").rglob("*.py"))

ABSURD = (
    *(
        "https://evil.example/a_b",
        "discord.gg/evil",
        "[evil](https://evil.example)",
        "<https://evil.example>",
        ":evil:",
    ),
    *("</evil:4242>", "<t:86399:R>", "<#4242>", "<@&4242>", "<@4242>"),
    *("<:evil:4242>", "<a:evil:4242>", "@everyone evil", "@here evil", "<id:guide> evil"),
    *("# evil", "### evil", "-# evil", "- evil", "1. evil"),
    *("> evil", ">>> evil", "`evil`", "```evil", "||evil||"),
    *("~~evil~~", "**st4rs**", "__evil__", "*st4rs*", "_evil_"),
    *("\\*st4rs\\*", "evil\\", "\u202eghost\u202c", "\u2067ghost", "\u200fghost\u061c"),
    *("gh\u200bost", "gh\u2060ost", "\ufeffghost", "gh\u00adost", "gh\u200d\u200cost"),
    *("gh\nost", "gh\u2028ost", "gh\u0085ost", "ev\r\n# il", "\u05e9\u05dc\u05d5\u05dd evil"),
)
"""Names that try to format, link, ping, hide or reverse the bot's text."""
BATCHES = [ABSURD[at : at + 5] for at in range(0, len(ABSURD), 5)]
DENSE = ("<t:86399:R> **st4rs** @here", "\u202e# evil|| discord.gg/evil `x")
"""Names that combine several of these tricks."""

ESCAPED = re.compile(r"\\[^A-Za-z0-9\s]")
LIVE = re.compile(
    r"https?://|discord\.gg/|</?[@#&:]*[at]?:?(?:evil|4242|86399|id:)|:evil:|@(?:everyone|here)|[\]]\("
    r"|[_~|`]evil|evil[_~|`]|\*st4rs|st4rs\*|```|\|\||~~|# evil|^(?:-|1\.|>|>>>) evil|-# evil",
    re.MULTILINE,
)
"""Unescaped markup from these names; bold markers directly beside the word are never the bot's own."""
HIDDEN = re.compile("[\u00ad\u061c\u200c-\u200f\u2028\u2029\u202a-\u202e\u2060-\u2067\ufeff\x00-\x09\x0b-\x1f\x85]")
"""Invisible characters, except the zero-width space and the isolates, which the bot inserts."""


def check_text(text: str, names: tuple[str, ...] = ()) -> None:
    """Check that no markup from a name is active; small print may begin with a name that has no markup."""
    if any(plain(name).startswith("evil") for name in names):
        text = re.sub("^-# (?=evil)", "", text, flags=re.MULTILINE)
    assert not LIVE.search(ESCAPED.sub("\u25a1", text)), text
    assert not HIDDEN.search(text), text
    assert text.count("\u2068") == text.count("\u2069")


def check_plain(text: str) -> None:
    """Check that a label, title or description hides nothing and does not reverse text."""
    assert not HIDDEN.search(text), text
    assert "\n" not in text


def check_message(message: Json, names: tuple[str, ...] = ()) -> None:
    """Check all texts of a message, including its buttons, lists and picture descriptions."""
    check_text(text_of(message), names)
    assert not message["mention_everyone"]
    for part in components(message["components"]):
        options = [str(one.get(key) or "") for one in part.get("options", ()) for key in ("label", "description")]
        for text in (*options, str(part.get("label") or ""), str(part.get("placeholder") or "")):
            check_plain(text)
        for item in part.get("items", ()):
            check_plain(str(item.get("description") or ""))
    for one in message["attachments"]:
        check_plain(str(one.get("description") or ""))


async def call_themselves(people: list[Player], names: tuple[str, ...]) -> None:
    """Give the users these names."""
    for person, name in zip(people, names, strict=False):
        await person.do("profile", name=name)


def seen_by(person: Player) -> list[Json]:
    """The bot's messages that a user sees."""
    return [one for one in person.messages.values() if one["author"].get("bot")]


@played_by(5)
@pytest.mark.parametrize("names", BATCHES, ids=lambda names: ascii(names[0]))
async def test_no_message_holds_live_markup_of_a_name(
    bot: Guildhall, people: list[Player], town: Town, names: tuple[str, ...]
) -> None:
    """Covers lobby, news, panel, call, status, board as text, lists, leaving, replacing and ending."""
    await call_themselves(people, names)
    await start_game(bot, people)
    for person in people:
        await person.play_turn()
    for command, options in {"status": {}, "me": {}, "board": {}, "board ": {"text": True}, "end": {}}.items():
        assert (await people[1].command(command.strip(), **options)).status == "done"
    for choice in await people[1].autocomplete(f"{people[1].game} board", "of", of=""):
        check_plain(choice["name"])
    await people[2].panel()
    await people[3].click(*await people[3].about_to_leave())
    refusal = next(one for one in seen_by(people[2]) if controls(one, "k:1"))
    await people[2].click(refusal, "k:1")
    await town.fault("leave_server", user=people[4].id)
    bot.members = Members(bot.timing)  # the member cache has expired
    await people[1].command("status")
    card = (await people[1].command("replace", player=people[4].id)).message
    await people[0].click(card, f"w:1:{people[4].id}")
    card = (await people[1].command("replace", player=people[4].id)).message
    for person in (people[0], people[2]):
        await person.click(card, f"a:1:{people[4].id}")
    await people[3].click(await people[3].panel(), "return:1")
    await people[0].click(*await people[0].about_to_end())
    await all_posted(bot)
    assert int(people[4].id) not in (await bot.manager.table(1)).people
    for person in people:
        for message in seen_by(person):
            check_message(message, names)
    assert len(seen_by(people[1])) >= 8


async def test_a_whole_game_with_strange_names_holds_no_live_markup(bot: Guildhall, people: list[Player]) -> None:
    """The game covers all news, panels and calls, including direct messages."""
    players = people[:2]
    await call_themselves(players, DENSE)
    await players[0].slash("settings", dm=True)
    await start_game(bot, players)
    await asyncio.gather(*[person.play() for person in players])
    await all_posted(bot)
    assert (await bot.manager.table(1)).now.status is Status.OVER
    await players[1].until(lambda: any("\N{TROPHY}" in text_of(message) for message in seen_by(players[1])))
    for person in players:
        for message in seen_by(person):
            check_message(message)


@pytest.mark.parametrize("name", ["\u202e# evil\u2028il\u200b", "</evil:4242> **st4rs**"], ids=ascii)
async def test_a_threads_title_is_cleaned(bot: Guildhall, people: list[Player], name: str) -> None:
    """Titles have no markup, so only invisible and reversing characters are removed."""
    await call_themselves(people, (name,))
    await people[0].command("new", thread=True)
    table = await bot.manager.table(1)
    created = await people[0].wait_event("channel_create")
    assert created["channel"]["id"] == str(table.channel)
    check_plain(created["channel"]["name"])
    assert plain(name) in created["channel"]["name"]


@pytest.mark.one_game
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ABSURD, ids=ascii)
def test_scores_and_picture_descriptions_hold_no_live_markup(game: str, name: str, language: str) -> None:
    """The test includes names stored by versions that did not clean names."""
    table = finished_table(game, 2, 1, language, f"{name}~")
    alt = table.game.painter.describe(lobby_scene(table, Look()), table.game.words(language))
    check_plain(alt)
    post = Post(
        PostKind.OVER,
        (Part(()),),
        left=((name, name),),
        replaced=((name, name),),
        returned=((name, name),),
        ended_by=name,
        seated=tuple(NewSitter(why, name, name) for why in ("offer", "join", "replace", "kick")),
    )
    for text in texts(Notice(table, post, Shown(instead=alt), 1, table.words)):
        check_text(text)


async def test_a_description_instead_of_a_picture_holds_no_live_markup(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A description posted as a message in place of its picture is parsed for markup, so names in it are escaped."""

    async def fail(*_arguments: object) -> list[Picture]:
        raise OSError("no colors left")

    await call_themselves(people[:2], DENSE)
    lobby = (await people[0].command("new", players=2)).message
    await people[1].click(lobby, "l:1:join")
    monkeypatch.setattr(painting, "paint_picture", fail)
    await people[0].click(lobby, "l:1:start")
    await all_decide(bot, people[:2])
    for person in people[:2]:
        await person.command("board")
    await all_posted(bot)
    for person in people[:2]:
        for message in seen_by(person):
            check_message(message)


CLEANED = {
    "Ann": "Ann",
    "  Ann \t Lee\n": "Ann Lee",
    "O'Neil, J. R. (jun.)": "O'Neil, J. R. (jun.)",
    "\u200b\u200b": NAMELESS,
    "\u3164\u2800": NAMELESS,
    "": NAMELESS,
    "\U0001f468\u200d\U0001f469\u200d\U0001f467": "\U0001f468\u200d\U0001f469\u200d\U0001f467",
    "\u0645\u06cc\u200c\u0631\u0648\u0645": "\u0645\u06cc\u200c\u0631\u0648\u0645",
    "a\u200db": "ab",
    "W" * 99: "W" * 32,
}


@pytest.mark.parametrize(("name", "kept"), CLEANED.items(), ids=ascii)
def test_visible_characters_are_kept_and_invisible_ones_removed(name: str, kept: str) -> None:
    """Joiners stay if they have an effect: in combined emoji and in Persian."""
    assert plain(name) == kept


def test_an_ordinary_name_is_not_changed() -> None:
    """No character in it is escaped."""
    for name in ("Ann", "Jean-Luc", "O'Neil & Sons, 2nd ed.", "Żółć", "王小明", "😀"):
        assert escape(plain(name)) == name


def test_an_escaped_name_is_at_most_twice_as_long() -> None:
    """The room reserved for names is therefore enough."""
    for name in (*ABSURD, "@" * 32, "*" * 32):
        assert len(escape(plain(name))) <= 2 * 32 + 2


def test_a_picture_shows_a_name_literally(game: str) -> None:
    """Markup in our sentences is removed; names are not changed."""
    table = finished_table(game, 2, 1, "en", "**st4rs**~")
    told = next(line for line in table.game.guide.status(table.rules.view(first_state(game), None)) if has_seats(line))
    part = Part((told,), "board", encode(table.rules.view(table.now.state, None)))
    scene = scene_of(table, Post(PostKind.NEWS, (part,)), table.words, Look())
    assert scene is not None
    assert any("**st4rs**0" in news or "**st4rs**1" in news for news in scene.news), scene.news


def has_seats(line: Line) -> bool:
    """True if a line of code reads player names."""
    return any(isinstance(fact, Seats) and fact.seats for fact in line.facts.values())


RAW = {
    "names",
    "display_name",
    "global_name",
    "nick",
    "left",
    "replaced",
    "returned",
    "ended_by",
    "seated",
    "escape_markdown",
    "escape_mentions",
}
"""Attributes that return an uncleaned name."""
OTHER_NAMES = {
    *("table.rules.name", "self.table.rules.name", "game.name", "self.game.name", "table.game.name", "emoji.name"),
    *("attempt.game.name", "self.attempt.step.name", "subject.name"),
    *("option.name", "one.name", "parameter.name", "menu.name", "computer.name", "link.name", "chapter.name"),
    *("occasion.name", "instruction.name", "command.name", "group.name", "player.name", "games[0].name"),
}
"""Attributes called `name` that hold the bot's own texts."""


@pytest.mark.parametrize("path", COGS, ids=lambda path: path.name)
def test_only_one_module_reads_user_names(path: Path) -> None:
    """No other module in `cogs` reads an uncleaned name."""
    if path.name == "names.py":
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in RAW, ast.unparse(node)
            assert node.attr != "name" or ast.unparse(node) in OTHER_NAMES, ast.unparse(node)
        elif isinstance(node, ast.ImportFrom):
            assert not RAW & {one.name for one in node.names}
