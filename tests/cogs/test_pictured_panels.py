"""Questions with a private picture and a short text."""

from unittest.mock import patch

import pytest

from bot.games.contract import Line, Seats
from bot.service.client import Guildhall
from bot.tables.allowance import Allowance, Cost
from bot.tables.people import PersonSettings
from bot.tables.posts import pack_lines
from bot.tables.table import Table
from cogs.panel.facts import Facts, Wording
from cogs.panel.presentation import picture_of
from cogs.panel.recent_news import news_in_full
from cogs.pictures import painting
from cogs.pictures.scenes import question_scene
from tests.every_game import draws_questions, games_that
from tests.player import Json, Player, Town, asked, components, controls, forge, start_game, text_of

GALLERY, TEXT = 12, 10
REPLY = "POST /interactions/*/*/callback"
pytestmark = games_that(draws_questions)


async def begin(bot: Guildhall, people: list[Player]) -> tuple[Table, Player]:
    """A game whose first question has a picture, and the user who is asked."""
    await start_game(bot, people[:2])
    first, *_ = await asked(bot, people[:2])
    return await bot.manager.table(1), first


def shown(panel: Json) -> list[str]:
    """Descriptions of the pictures in a message."""
    galleries = [part for part in components(panel["components"]) if part["type"] == GALLERY]
    return [item["description"] for part in galleries for item in part["items"]]


def described(table: Table, person: Player) -> str:
    """The expected description of the picture for a player's question."""
    seat = table.seat_of(int(person.id))
    prompt = table.prompt_for(seat)
    about = picture_of(table, prompt) if prompt else None
    assert about
    return table.game.painter.describe(question_scene(table, seat, about[1], PersonSettings()), table.words)


def facts_of(table: Table, person: Player) -> Facts:
    """The facts of a player's question as text."""
    prompt = table.prompt_for(table.seat_of(int(person.id)))
    assert prompt
    return Facts(Wording(table, table.words), table.cache.question(prompt), table.cache.shortcuts(prompt))


def is_in_words(table: Table, person: Player, panel: Json) -> bool:
    """True if a panel has the facts as text and no picture."""
    told = [row for row in facts_of(table, person).situation() if row in text_of(panel)]
    return bool(told) and not panel["attachments"] and not controls(panel, "explain:1:")


async def test_the_first_question_has_a_picture_and_a_short_text(bot: Guildhall, people: list[Player]) -> None:
    """The picture has a description; the text does not repeat the picture's facts."""
    table, ada = await begin(bot, people)
    panel = await ada.panel()
    assert shown(panel) == [described(table, ada)]
    assert len(panel["attachments"]) == 1
    said = {*facts_of(table, ada).situation()} - {*facts_of(table, ada).beside()}
    assert not [row for row in said if row in text_of(panel)]


async def test_each_player_sees_the_picture_of_their_own_question(bot: Guildhall, people: list[Player]) -> None:
    """The panel is private, and no post contains it."""
    await start_game(bot, people[:2])
    table, looked = await bot.manager.table(1), []
    for person in await asked(bot, people[:2]):
        panel = await person.panel()
        assert shown(panel) == [described(table, person)]
        looked.append((person, panel))
    for person, panel in looked:
        others = [other for other in people if other is not person]
        assert not [other for other in others if panel["id"] in other.messages]


@pytest.mark.parametrize("game", ["norenberc", "notredame", "ulm"])
async def test_questions_of_one_decision_share_a_picture(bot: Guildhall, people: list[Player]) -> None:
    """The picture is not sent again while its content is the same; the next decision has a new picture."""
    bot.allowances.person = Allowance(1_000_000, 1.0)  # no user decides so fast
    await start_game(bot, people[:2])
    table, kept, new = await bot.manager.table(1), 0, 0
    while not (kept and new):
        ada = (await asked(bot, people[:2]))[0]
        seat, panel = table.seat_of(int(ada.id)), await ada.panel()
        while (prompt := table.prompt_for(seat)) and (before := picture_of(table, prompt)):
            [attached], facts = panel["attachments"], described(table, ada)
            await ada.give(await ada.prepare(panel))
            panel, after = ada.fresh(panel), table.prompt_for(seat)
            if after and picture_of(table, after) == before and described(table, ada) == facts:
                assert [one["id"] for one in panel["attachments"]] == [attached["id"]]
                kept += 1
            elif after and picture_of(table, after):
                assert [one["id"] for one in panel["attachments"]] != [attached["id"]]
                new += 1
        while table.prompt_for(seat):
            await ada.give(await ada.prepare(await ada.panel()))


def parts_of(panel: Json) -> tuple[str, str]:
    """The texts above the picture of a panel, and those below it."""
    parts = [*components(panel["components"])]
    [at] = [number for number, part in enumerate(parts) if part["type"] == GALLERY]
    above, below = (
        "\n".join(part["content"] for part in some if part["type"] == TEXT) for some in (parts[:at], parts[at:])
    )
    return above, below


@pytest.mark.parametrize("game", ["ulm"])
async def test_news_is_shown_once_and_above_the_picture(bot: Guildhall, people: list[Player]) -> None:
    """During a decision, only the result of the player's last answer is shown; *Explain* tells the other news."""
    await start_game(bot, people[:2])
    first = (await asked(bot, people[:2]))[0]
    second = next(person for person in people[:2] if person is not first)
    table = await bot.manager.table(1)
    title = table.words.say("since-begin")
    while table.prompt_for(table.seat_of(int(first.id))):
        await first.give(await first.prepare(await first.panel()))
    panel = await second.panel()
    above, below = parts_of(panel)
    assert title in above
    assert title not in below
    while table.prompts()[0].ask != "act":
        await second.give(await second.prepare(second.fresh(panel)))
    above, below = parts_of(second.fresh(panel))
    assert title not in above + below
    assert "You pushed" in above
    assert not controls(second.fresh(panel), "since:")
    [button] = controls(second.fresh(panel), "explain:")
    told = second.private(await second.click(second.fresh(panel), button["custom_id"]))
    assert title in "\n".join(map(text_of, told))


@pytest.mark.parametrize("game", ["norenberc"])
async def test_explain_shows_shortened_news_in_full(bot: Guildhall, people: list[Player]) -> None:
    """The title says that the news is shortened; news that is complete has no such title and is not repeated."""
    table, ada = await begin(bot, people)
    seat, words = table.seat_of(int(ada.id)), table.words
    other, goods = 1 - seat, ("beer", "beer", "beer")
    bought = Line("bought", {"seat": Seats((other,)), "goods": goods, "talers": 12})
    for number, is_short in ((1, False), (20, True)):
        with patch.object(Table, "packed_news_for", return_value=(pack_lines((bought,)),) * number):
            panel = await ada.panel()
            button = controls(panel, "explain:1:")[0]["custom_id"]
            told = "\n".join(text_of(one) for one in ada.private(await ada.click(panel, button)))
        assert (words.say("since-brief", title=words.say("since-begin")) in text_of(panel)) is is_short
        in_full = news_in_full(table.news_for(seat), table, words)
        assert in_full
        assert all(row in told for row in [f"**{words.say('since-begin')}**", *in_full]) is is_short


@pytest.mark.parametrize("game", ["norenberc"])
async def test_the_title_of_a_pictured_guild_is_not_repeated(bot: Guildhall, people: list[Player]) -> None:
    """The guild is in the picture's description. A plan's picture does not name the round, so the text does."""
    table, ada = await begin(bot, people)
    assert facts_of(table, ada).title() in text_of(await ada.panel())
    while table.prompts()[0].ask == "plan":
        planner = (await asked(bot, people[:2]))[0]
        await planner.give(await planner.prepare(await planner.panel()))
    agent = (await asked(bot, people[:2]))[0]
    panel = await agent.panel()
    assert facts_of(table, agent).titles() == []
    assert facts_of(table, agent).title() in "".join(shown(panel))
    assert facts_of(table, agent).title() not in parts_of(panel)[1]


@pytest.mark.parametrize("game", ["ulm"])
async def test_changes_during_a_decision_are_painted(bot: Guildhall, people: list[Player]) -> None:
    """In Ulm, a different tile in hand makes different lines possible."""
    table, ada = await begin(bot, people)
    panel = await ada.panel()
    [choice] = controls(panel, "p:")
    swap = next(option["value"] for option in choice["options"] if option["value"].startswith("swap"))
    [before] = panel["attachments"]
    await ada.select(panel, choice["custom_id"], swap)
    while table.prompts()[0].ask != "push":
        await ada.give(await ada.prepare(ada.fresh(panel)))
    [after] = ada.fresh(panel)["attachments"]
    assert after["id"] != before["id"]
    assert shown(ada.fresh(panel)) == [described(table, ada)]


async def test_a_live_panel_gets_the_picture_of_the_next_question(bot: Guildhall, people: list[Player]) -> None:
    """The panel changes without a click."""
    table, ada = await begin(bot, people)
    ben = next(person for person in people[:2] if person is not ada)
    waiting = await ben.panel()
    seat, before = table.seat_of(int(ben.id)), waiting["attachments"]
    while not (prompt := table.prompt_for(seat)) or not picture_of(table, prompt) or table.now.turns < 2:
        turn = (await asked(bot, people[:2]))[0]
        panel = waiting if turn is ben else await turn.panel()
        await turn.give(await turn.prepare(turn.fresh(panel)))
    await ben.until(lambda: ben.fresh(waiting)["attachments"] not in ([], before))
    assert shown(ben.fresh(waiting)) == [described(table, ben)]


async def test_a_user_who_chose_text_gets_text(bot: Guildhall, people: list[Player]) -> None:
    """Pictures return when the user chooses them again."""
    table, ada = await begin(bot, people)
    await ada.slash("settings", text=True)
    assert is_in_words(table, ada, await ada.panel())
    await ada.slash("settings", text=False)
    assert shown(await ada.panel()) == [described(table, ada)]


async def test_a_question_is_text_if_files_cannot_be_attached(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The bot uploads nothing."""
    table, ada = await begin(bot, people)
    await town.fault("missing_permissions", channel=ada.channel, deny=["ATTACH_FILES"])
    assert is_in_words(table, ada, await ada.panel())


async def test_a_question_is_text_if_its_picture_is_refused(bot: Guildhall, people: list[Player], town: Town) -> None:
    """The user sees no error."""
    table, ada = await begin(bot, people)
    await town.fault("status", route=REPLY, status=413, times=1)
    assert is_in_words(table, ada, await ada.panel())


async def test_a_question_is_text_if_its_picture_cannot_be_painted(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is logged, and the game goes on."""

    async def fail(*_facts: object) -> None:
        raise ValueError("no paint")

    table, ada = await begin(bot, people)
    monkeypatch.setattr(painting, "paint_picture", fail)
    assert is_in_words(table, ada, await ada.panel())


async def test_a_question_is_text_if_its_picture_cannot_be_described(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The error is logged, and the game goes on."""

    def fail(*_facts: object) -> str:
        raise ValueError("no words")

    table, ada = await begin(bot, people)
    monkeypatch.setattr(type(table.game.painter), "describe", fail)
    assert is_in_words(table, ada, await ada.panel())


async def test_a_question_is_text_for_a_user_who_requested_too_many_pictures(
    bot: Guildhall, people: list[Player]
) -> None:
    """The panel itself is not refused."""
    table, ada = await begin(bot, people)
    bot.allowances.person = Allowance(Cost.PICTURE.person - 1, 0.001)
    assert is_in_words(table, ada, await ada.panel())


async def test_explain_shows_every_fact_that_the_panel_leaves_out(bot: Guildhall, people: list[Player]) -> None:
    """The reply is private and available while the question is open."""
    table, ada = await begin(bot, people)
    panel = await ada.panel()
    facts, explained = facts_of(table, ada), await ada.click(panel, controls(panel, "explain:1:")[0]["custom_id"])
    told = "\n".join(text_of(one) for one in ada.private(explained))
    for row in (*facts.situation(), *facts.means(), *facts.outcomes(), *facts.details()):
        assert row in told
    assert not [person for person in people if person is not ada and person.private(explained)]


async def test_explain_of_a_closed_question_is_refused(bot: Guildhall, people: list[Player]) -> None:
    """The click comes from an old panel or a forged button."""
    table, ada = await begin(bot, people)
    old = "explain:1:long.ago"
    reply = await ada.reply_to(await ada.click(await forge(bot, ada, old), old))
    assert table.game.words("en").say("error-closed_prompt") in reply
