"""Vote cards use their table's language."""

import re
from typing import Any

from bot.service.client import Guildhall
from tests.every_game import games_that, played_by, speaks_every_language
from tests.player import Json, Player, all_posted, components, controls, text_of

NUMERIC_TIME = re.compile(r"<t:\d+:[dt]>")
MENTION = re.compile(r"<@\d+>")


def words_on(card: Json, people: list[Player]) -> str:
    """The text of a card and its buttons, without names and numeric times."""
    labels = [str(part.get("label") or "") for part in components(card["components"])]
    said = MENTION.sub("", NUMERIC_TIME.sub("", " ".join([text_of(card), *labels])))
    for person in people:
        said = said.replace(person.name, "")
    return said


@games_that(speaks_every_language)
@played_by(3)
async def test_a_vote_card_is_entirely_in_the_tables_language(bot: Guildhall, people: list[Player]) -> None:
    """The test includes times: Discord would show "in two days" in the reader's language."""
    ada, ben, cleo, dora = people[:4]
    lobby = (await ada.command("new", players=3, pace="daily", language="ru")).message
    for person in (ben, cleo):
        await person.click(lobby, "l:1:join")
    await ada.click(lobby, "l:1:start")
    await ben.command("end")
    await ben.command("pace", pace="live")
    await ben.command("kick", player=cleo.id)
    to_dora: dict[str, Any] = {"with": dora.id}
    await ben.command("kick", player=ada.id, **to_dora)
    await ben.command("handover", player=dora.id)
    await all_posted(bot)
    cards = [one for one in ada.posted() if len(controls(one, "")) == 2 and not controls(one, "m:")]
    assert len(cards) == 5
    for card in cards:
        assert not re.search(r"[A-Za-z]{2}|<t:", words_on(card, people)), words_on(card, people)
