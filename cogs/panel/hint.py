"""Hints: the button on the panel, the suggestions it leads to, and the click that asks for them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.games.contract import Prompt
from bot.games.search import Judgement
from bot.tables.allowance import Cost
from bot.tables.hints import MOST_ANSWERS
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import PROMPT, TABLE, Act, Control
from cogs.cards.judgements import compare, name_chain, say_number, tell_difference
from cogs.panel.play import answering, is_private, show_panel
from cogs.replies.allowed import costs
from cogs.replies.names import text_names
from cogs.replies.place import Reach

if TYPE_CHECKING:
    from cogs.hall import Interaction


HINT = Control("hint", TABLE, PROMPT, reach=Reach.PLAYER)
"""Asks which answers to this question are good."""
MOST_CHARACTERS = 800
"""Characters of a hint."""
SURE, LIKELY = 2.0, 1.0
"""How many standard errors the first answer is ahead of the second, to be called so."""


def add_hint(card: Card, table: Table, prompt: Prompt, words: Words) -> None:
    """Puts the hint to a question on its panel, or that it is being thought of; nothing where nobody has asked."""
    hint = table.hint_for(prompt.seat)
    if hint is None:
        return
    if hint.has_failed:
        rows = [SMALL + words.say("hint-failed")]
    elif not hint.judgements:
        rows = [SMALL + words.say("hint-thinking")]
    else:
        rows = _tell(table, prompt, hint.judgements, words)
    card.add_text(cut("\n".join(rows), MOST_CHARACTERS))


def hint_buttons(table: Table, prompt: Prompt | None, words: Words) -> list[Button]:
    """Asks for a hint, where there is a question to ask about and none is known or thought of."""
    if prompt is None or not table.settings.hints or len(prompt.options) == prompt.least:
        return []
    hint = table.hint_for(prompt.seat)
    if hint and not hint.has_failed:
        return []
    return [HINT.button(words.say("button-hint"), ButtonStyle.secondary, table.id, prompt.id)]


def _tell(table: Table, prompt: Prompt, judgements: tuple[Judgement, ...], words: Words) -> list[str]:
    best, view = judgements[:MOST_ANSWERS], table.view(prompt.seat)
    names = [name_chain(table.game, view, one.chain, words, text_names(table)) for one in best]
    rows = [
        f"{number}. **{name}** · {_worth(one, judgements, words)}"
        for number, (name, one) in enumerate(zip(names, best, strict=True), start=1)
    ]
    return [f"**{words.say('hint-title')}**", *rows, SMALL + _certainty(judgements, words)]


def _worth(judgement: Judgement, judgements: tuple[Judgement, ...], words: Words) -> str:
    """What an answer is expected to bring, and what more than the others on average."""
    value, points = round(100 * judgement.value), say_number(judgement.points, words)
    brings = words.say("hint-brings", value=value, points=points)
    others = [one for one in judgements if one is not judgement]
    return f"{brings} · {tell_difference(*compare(judgement, others), words)}" if others else brings


def _certainty(judgements: tuple[Judgement, ...], words: Words) -> str:
    """How sure it is that the first answer is the best."""
    playouts = sum(one.playouts for one in judgements)
    if len(judgements) == 1:
        return words.say("hint-alone", playouts=playouts)
    first, second = judgements[:2]
    ahead = first.value - second.value
    how = "sure" if ahead > SURE * second.error else "likely" if ahead > LIKELY * second.error else "close"
    return words.say(f"hint-{how}", playouts=playouts)


@costs(Cost.SEARCH)
async def ask_for_hint(interaction: "Interaction", table_id: int, prompt_id: str) -> None:
    """Privately, to whoever is asked; a question that has closed is answered with the one that is open."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        table = await manager.table(table_id)
        prompt = manager.hinting.find_question(table, user, prompt_id)
        hint = table.hint_for(prompt.seat)
        if hint is None or hint.has_failed:
            manager.hinting.begin(table, prompt)
        await show_panel(interaction, table, is_new=not is_private(interaction))


ACTS: Mapping[Control, Act] = {HINT: ask_for_hint}
