"""Thanks after a game: every player may give one fellow player one title, anonymously."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bot.errors import UnknownThanks
from bot.tables.allowance import Cost
from bot.tables.table import Table
from bot.tables.thanks import Title
from bot.words.summaries import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Option, Select
from cogs.cards.controls import PERSON, TABLE, THANK, Act, Control, picked_values
from cogs.replies.allowed import costs
from cogs.replies.guard import words_for
from cogs.replies.names import marked_names, plain_names
from cogs.replies.phrases import shorten
from cogs.replies.place import Reach
from cogs.replies.replies import show

if TYPE_CHECKING:
    from cogs.hall import Interaction


GIVE = Control("title", TABLE, PERSON, reach=Reach.PLAYER)
"""Select menu of titles for one fellow player."""
PLACEHOLDER = 150
"""Discord's limit for the text of a select menu without a pick."""


class ThanksCard(Card):
    """A list of titles per fellow player, and the title that the clicker has given, if any."""

    def __init__(self, table: Table, fellows: Mapping[int, int], given: tuple[int, Title] | None, words: Words) -> None:
        super().__init__()
        self.add_text(f"### {words.say('thanks-title')}", self._tell_given(table, fellows, given, words))
        for seat, user in fellows.items():
            named = plain_names(table)[seat]
            label = f"{named} · {words.say(f'thanks-{given[1]}')}" if given and given[0] == user else named
            options = [Option(words.say(f"thanks-{title}"), title.value) for title in Title]
            self.add_row(Select(GIVE.id(table.id, user), options, shorten(label, PLACEHOLDER)))
        self.add_text(f"{SMALL}{words.say('thanks-anonymous')}")

    def _tell_given(
        self, table: Table, fellows: Mapping[int, int], given: tuple[int, Title] | None, words: Words
    ) -> str:
        seat = next((seat for seat, user in fellows.items() if given and given[0] == user), None)
        if given is None or seat is None:
            return words.say("thanks-question")
        return words.say("thanks-given", name=marked_names(table)[seat], title=words.say(f"thanks-{given[1]}"))


@costs(Cost.CLICK)
async def ask_title(interaction: "Interaction", table_id: int) -> None:
    """Show the fellow players and the titles."""
    await _show_thanks(interaction, await interaction.client.manager.table(table_id), is_new=True)


@costs(Cost.CLICK)
async def give_title(interaction: "Interaction", table_id: int, receiver: int) -> None:
    """Give the picked title, in place of any title given before. Raises `UnknownThanks`."""
    manager, picked = interaction.client.manager, picked_values(interaction)
    if len(picked) != 1:
        raise UnknownThanks()
    table = await manager.table(table_id)
    await manager.thanks.give(table, interaction.user.id, receiver, picked[0])
    await _show_thanks(interaction, table, is_new=False)


async def _show_thanks(interaction: "Interaction", table: Table, is_new: bool) -> None:
    thanks, user = interaction.client.manager.thanks, interaction.user.id
    fellows, given = await thanks.check(table, user), await thanks.given(table, user)
    await show(interaction, ThanksCard(table, fellows, given, words_for(interaction, table.game)), is_new=is_new)


ACTS: Mapping[Control, Act] = {THANK: ask_title, GIVE: give_title}
