"""`/stats`: who sees whose finished games, in which part, as a picture or in words."""

import random
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from bot.service.client import Guildhall
from bot.statistics.totals import Totals
from bot.storage.rows import ScoreRow
from bot.tables.people import Visibility
from bot.words.words import words_in
from cogs.features.stats import BY_GAME, DUELS, ME, PARTS, RECORDS, SERVER
from tests.cogs.test_private_games import go_private
from tests.cogs.test_settings import fetch, width
from tests.every_game import games_that, speaks_every_language
from tests.player import EPHEMERAL, Json, Player, controls, forge, text_of
from tests.statistics.score_rows import DAY, START, play
from tests.statistics.stored import store_scores

EN = words_in("en")


def season(people: Sequence[Player], games: int = 12, server: int | None = None) -> list[ScoreRow]:
    """Rows of random games between up to three of these users; server 0 means direct messages."""
    rng, rows, here = random.Random(7), [], int(people[0].hello["servers"][0]["id"])  # noqa: S311  # repeatable
    names = {int(person.id): person.name for person in people}
    for number in range(games):
        users = rng.sample(sorted(names), min(3, len(names)))
        points = sorted((rng.randrange(20, 60) for _ in users), reverse=True)
        seats = [(user, score, place) for place, (user, score) in enumerate(zip(users, points, strict=True), start=1)]
        game = ("norenberc", "notredame", "ulm")[number % 3]
        rows += play(seats, game=game, at=START + number * DAY, server=here if server is None else server)
    return [replace(row, name=names[row.user or 0]) for row in rows]


async def store_season(bot: Guildhall, people: Sequence[Player], **facts: int) -> list[ScoreRow]:
    """Store a season of these users. Returns its rows."""
    rows = season(people, **facts)
    await store_scores(bot.store, rows)
    return rows


async def hide(bot: Guildhall, person: Player, visibility: Visibility) -> None:
    """Choose who sees a user in statistics."""
    await bot.people.change(int(person.id), lambda old: replace(old, visibility=visibility))


def alt_of(message: Json) -> str:
    """The description of a message's only picture, with normal spaces."""
    [attachment] = message["attachments"]
    return str(attachment["description"]).replace("\u00a0", " ")


def part_button(message: Json, part: str) -> str:
    """The id of the button of a part."""
    return next(str(one["custom_id"]) for one in controls(message, "stats:") if f":{part}:" in one["custom_id"])


async def test_the_answer_is_a_private_picture_with_a_button_for_each_part(
    bot: Guildhall, people: list[Player]
) -> None:
    """The buttons show the other parts in the same message."""
    host = people[0]
    await store_season(bot, people)
    card = (await host.slash("stats")).message
    assert card["flags"] & EPHEMERAL
    assert host.name in alt_of(card)
    assert len(controls(card, "stats:")) == len(PARTS)
    shown = {ME: alt_of(card)}
    for part in (SERVER, DUELS, RECORDS, BY_GAME, ME):
        await host.click(host.fresh(card), part_button(host.fresh(card), part))
        shown[part] = alt_of(host.fresh(card))
    assert shown[ME] == alt_of(card)
    assert len(set(shown.values())) == len(PARTS)


@pytest.mark.parametrize("locale", ["en-US", "ru", "it"])
@games_that(speaks_every_language)
async def test_a_user_without_games_gets_an_explanation_in_their_language(
    bot: Guildhall, people: list[Player], locale: str
) -> None:
    """The reply has no picture."""
    await people[1].speak(locale)
    told = await people[1].reply_to(await people[1].slash("stats"))
    assert told.strip() == bot.mentions.link(words_in(locale)).say("stats-none")


async def test_the_numbers_include_games_that_ended_after_the_message_was_shown(
    bot: Guildhall, people: list[Player]
) -> None:
    """A click on a button updates the numbers in the message."""
    host = people[0]
    rows = await store_season(bot, people[:3], games=3)
    card = (await host.slash("stats", server=True)).message
    assert "3 games since March 2026" in alt_of(card)
    await store_season(bot, people[:3], games=1)
    await host.click(card, part_button(card, SERVER))
    assert "4 games since March 2026" in alt_of(host.fresh(card))
    assert len(rows) == 9


async def test_one_kind_of_game_can_be_chosen(bot: Guildhall, people: list[Player]) -> None:
    """The buttons keep the choice."""
    host = people[0]
    await store_season(bot, people[:3], games=12)
    card = (await host.slash("stats", game="ulm", server=True)).message
    assert "Ulm · 4 games" in alt_of(card)
    await host.click(card, part_button(card, ME))
    assert "Ulm · 4 games" in alt_of(host.fresh(card))


async def test_a_picture_has_the_theme_and_size_of_its_viewer_and_words_replace_it(
    bot: Guildhall, people: list[Player]
) -> None:
    """`/settings text:true` turns the picture into its description."""
    host = people[0]
    await store_season(bot, people[:3])
    await host.slash("settings", size="narrow", theme="dark")
    card = (await host.slash("stats")).message
    assert width(await fetch(host, card)) == 640
    await host.slash("settings", text=True)
    told = (await host.slash("stats")).message
    assert told["attachments"] == []
    assert host.name in text_of(told)


# -- who is shown ------------------------------------------------------------------------------------------------------


async def test_another_players_statistics_name_them_on_the_first_button(bot: Guildhall, people: list[Player]) -> None:
    host, ben = people[:2]
    await store_season(bot, people)
    card = (await host.slash("stats", player=ben.id)).message
    assert alt_of(card).startswith(ben.name)
    assert controls(card, "stats:")[0]["label"] == ben.name


@pytest.mark.parametrize("part", PARTS)
async def test_a_hidden_player_is_named_in_no_part(bot: Guildhall, people: list[Player], part: str) -> None:
    """Hidden players still see their own games."""
    host, ben = people[:2]
    await store_season(bot, people)
    await hide(bot, ben, Visibility.NOWHERE)
    card = (await host.slash("stats")).message
    await host.click(card, part_button(card, part))
    assert ben.name not in str(host.fresh(card))
    refused = await host.reply_to(await host.slash("stats", player=ben.id))
    assert refused == EN.say("error-stats_hidden")
    assert ben.name in alt_of((await ben.slash("stats")).message)


async def test_a_forged_button_does_not_show_a_hidden_player(bot: Guildhall, people: list[Player]) -> None:
    """The right to see is checked at each click."""
    host, ben = people[:2]
    await store_season(bot, people)
    card = (await host.slash("stats", player=ben.id)).message
    await hide(bot, ben, Visibility.NOWHERE)
    for part in (ME, DUELS, BY_GAME):
        assert await host.reply_to(await host.click(card, part_button(card, part))) == EN.say("error-stats_hidden")


async def test_the_games_of_a_hidden_player_are_not_counted_for_others(
    bot: Guildhall, people: list[Player], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A refusal takes neither time nor memory."""
    host, ben, *_ = people
    await hide(bot, ben, Visibility.NOWHERE)
    counted, count = list[int](), bot.manager.statistics.of_user

    async def count_and_note(user: int) -> Totals:
        counted.append(user)
        return await count(user)

    monkeypatch.setattr(bot.manager.statistics, "of_user", count_and_note)
    assert await host.reply_to(await host.slash("stats", player=ben.id)) == EN.say("error-stats_hidden")
    assert counted == [int(host.id)]


async def test_a_player_shown_only_in_shared_servers_is_hidden_elsewhere(bot: Guildhall, people: list[Player]) -> None:
    """In direct messages, only users who played with the player on a server where both still are see the statistics."""
    host, ben, eve = people[0], people[1], people[4]
    await store_season(bot, people[:3])
    await hide(bot, ben, Visibility.SERVERS)
    for person in (host, eve):
        assert ben.name in alt_of((await person.slash("stats", player=ben.id)).message)
        await go_private(bot, person)
    assert ben.name in alt_of((await host.slash("stats", player=ben.id)).message)
    assert await eve.reply_to(await eve.slash("stats", player=ben.id)) == EN.say("error-stats_hidden")


async def test_direct_messages_have_no_parts_of_a_server(bot: Guildhall, people: list[Player]) -> None:
    """A request for such a part there is refused."""
    host = people[0]
    await store_season(bot, people[:3], server=0)
    await go_private(bot, host)
    card = (await host.slash("stats")).message
    assert [one["custom_id"].split(":")[2] for one in controls(card, "stats:")] == [ME, DUELS, BY_GAME]
    assert await host.reply_to(await host.slash("stats", server=True)) == EN.say("error-not_in_server")


async def test_games_of_another_server_are_not_in_this_servers_statistics(bot: Guildhall, people: list[Player]) -> None:
    """Such games are in the players' own statistics."""
    host = people[0]
    await store_season(bot, people[:3], games=6, server=99)
    assert text_of((await host.slash("stats", server=True)).message).strip() == EN.say("stats-none")
    assert "6 games" in alt_of((await host.slash("stats")).message)


async def test_a_name_from_another_server_is_not_shown(bot: Guildhall, people: list[Player]) -> None:
    """Unless the viewer has played there, too; a player named in the command has the name that Discord tells."""
    ada, ben, cleo = people[:3]
    rows = season([ada, ben], 3) + [
        replace(row, name=f"{row.name} of Rome") for row in season([ada, ben], 3, server=77)
    ]
    await store_scores(bot.store, [replace(row, ended_at=row.ended_at + 9 * DAY * (row.server == 77)) for row in rows])
    assert "of Rome" not in alt_of((await ada.slash("stats")).message)
    card = (await cleo.slash("stats", player=ada.id)).message
    assert ada.name in alt_of(card)
    for part in (ME, DUELS):
        await cleo.click(cleo.fresh(card), part_button(cleo.fresh(card), part))
        told = alt_of(cleo.fresh(card))
        assert ada.name in told
        assert "of Rome" not in told


async def test_players_who_have_only_played_elsewhere_have_no_name(bot: Guildhall, people: list[Player]) -> None:
    """Only those who have played with them there see it."""
    ada, ben, cleo = people[:3]
    rows = season([ada, ben], 3, server=77)
    await store_scores(bot.store, [replace(row, name=f"{row.name} of Rome") for row in rows])
    card = (await cleo.slash("stats", player=ada.id)).message
    await cleo.click(card, part_button(card, DUELS))
    assert "of Rome" not in alt_of(cleo.fresh(card))
    assert EN.say("picture-stats-player") in alt_of(cleo.fresh(card))
    card = (await ada.slash("stats")).message
    await ada.click(card, part_button(card, DUELS))
    assert f"{ben.name} of Rome" in alt_of(ada.fresh(card))


async def test_a_bot_has_no_statistics(bot: Guildhall, people: list[Player]) -> None:
    assert bot.user
    refused = await people[0].reply_to(await people[0].slash("stats", player=str(bot.user.id)))
    assert refused == EN.say("error-bot_named")


async def test_forged_parts_and_games_are_refused(bot: Guildhall, people: list[Player]) -> None:
    """Each click gets an answer and causes no error."""
    host = people[0]
    ids = {f"stats:{host.id}:secrets:": "unknown_control", f"stats:{host.id}:me:chess": "", "stats:1:me:": ""}
    forged = await forge(bot, host, *ids)
    for custom_id, key in ids.items():
        outcome = await host.click(forged, custom_id)
        assert outcome.status == "done", custom_id
        assert not key or await host.reply_to(outcome) == bot.mentions.link(EN).say(f"error-{key}")
        assert EN.say("error-unexpected") not in str(host.outcome(outcome.id).messages)
