"""Hints: the button on the panel, the suggestions it leads to, and the click that asks for them."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.games.advice import Advice
from bot.games.calibration import Band
from bot.games.chains import write_chain
from bot.games.contract import Chain, Prompt
from bot.games.search import Judgement
from bot.tables.allowance import Cost
from bot.tables.hints import Hint
from bot.tables.table import Table
from bot.words.gathering import SMALL
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import CHOOSE, PROMPT, SHORTCUT, TABLE, Act, Control
from cogs.cards.judgements import LEAST, compare, name_answers, name_chain, say_number, tell_difference
from cogs.panel.play import answering, is_private, show_panel
from cogs.replies.allowed import costs
from cogs.replies.names import plain_names, text_names
from cogs.replies.place import Reach
from cogs.replies.wording import shorten

if TYPE_CHECKING:
    from cogs.hall import Interaction


HINT = Control("hint", TABLE, PROMPT, reach=Reach.PLAYER)
"""Asks which answers to this question are good."""
LABEL = 80
"""Characters of a button's label."""
MOST_CHARACTERS = 800
"""Characters of a hint."""
WIDE = 6
"""Percent from the low to the high end of a chance from which on both are shown."""
SURE, LIKELY = 2.0, 1.0
"""How many standard errors the first answer is ahead of the second, to be called so."""


def add_hint(card: Card, table: Table, prompt: Prompt, words: Words, is_playable: bool) -> Collection[str]:
    """Add the hint to a question, with a button for each suggestion if they can be played now.

    Return what its buttons are called and what they play, so that no other button of the card repeats one.
    """
    hint = table.hint_for(prompt.seat)
    if hint is None:
        return ()
    if hint.advice is None:
        card.add_text(SMALL + words.say("hint-thinking"))
        return ()
    card.add_text(cut("\n".join(_tell(table, hint, hint.advice, words.with_symbols)), MOST_CHARACTERS))
    if not is_playable:
        return ()
    named = _names(table, prompt, hint.advice, words, plain_names(table))
    chains = [one.chain for one in hint.advice.judgements]
    card.add_row(*[_button(table, *one) for one in enumerate(zip(named, chains, strict=True), start=1)])
    return [*named, *map(write_chain, chains)]


def _button(table: Table, number: int, suggestion: tuple[str, Chain]) -> Button:
    """Plays a suggestion; the id is not the one of an option's own button."""
    name, chain = suggestion
    (prompt, answer), *further = chain
    label, style = shorten(f"{number}. {name}", LABEL), ButtonStyle.success if number == 1 else ButtonStyle.secondary
    if len(answer) == 1 and not further and (prompt.most > 1 or not prompt.least):
        return CHOOSE.button(label, style, table.id, prompt.id, *answer)
    return SHORTCUT.button(label, style, table.id, prompt.id, write_chain(chain))


def hint_buttons(table: Table, prompt: Prompt | None, words: Words) -> list[Button]:
    """Asks for a hint, where there is a question to ask about and none is known or thought of."""
    has_hint = prompt is not None and table.hint_for(prompt.seat) is not None
    if prompt is None or has_hint or not table.settings.hints or len(prompt.options) == prompt.least:
        return []
    return [HINT.button(words.say("button-hint"), ButtonStyle.secondary, table.id, prompt.id)]


def _names(table: Table, prompt: Prompt, advice: Advice, words: Words, names: Sequence[str]) -> list[str]:
    """What the suggestions are called; those of the same name say each answer."""
    game, view, chains = table.game, table.view(prompt.seat), [one.chain for one in advice.judgements]
    named = [name_chain(game, view, chain, words, names) for chain in chains]
    return [
        name if named.count(name) == 1 else name_answers(game, view, chain, words, names)
        for name, chain in zip(named, chains, strict=True)
    ]


def _tell(table: Table, hint: Hint, advice: Advice, words: Words) -> list[str]:
    named = _names(table, hint.prompt, advice, words, text_names(table))
    rows = [
        f"{number}. {' · '.join([f'**{name}**', *_worth(one, advice, words)])}"
        for number, (name, one) in enumerate(zip(named, advice.judgements, strict=True), start=1)
    ]
    heading = [f"**{words.say('hint-title')}**", *([_chance(advice.chance, words)] if advice.chance else [])]
    return [" · ".join(heading), *rows, SMALL + _certainty(hint, advice, words)]


def _chance(chance: Band, words: Words) -> str:
    """A number if it is known well, else from where to where it may be."""
    low, likely, high = [round(100 * one) for one in (chance.low, chance.likely, chance.high)]
    return words.say("hint-band", low=low, high=high) if high - low > WIDE else words.say("hint-chance", likely=likely)


def _worth(judgement: Judgement, advice: Advice, words: Words) -> list[str]:
    """The points that an answer is expected to bring, and how many more or fewer than the first one."""
    if not advice.is_simulated:
        return []
    brings = words.say("hint-brings", points=say_number(judgement.points, words))
    points, headings = compare(judgement, advice.judgements[0])
    return [brings, tell_difference(points, headings, words)] if abs(points) >= LEAST else [brings]


def _certainty(hint: Hint, advice: Advice, words: Words) -> str:
    """How sure it is that the first answer is the best."""
    if not advice.is_simulated:
        return words.say("hint-quick")
    judgements = advice.judgements
    playouts = sum(one.playouts for one in judgements)
    if not hint.is_final:
        return words.say("hint-refining", playouts=playouts)
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
        if table.hint_for(prompt.seat) is None:
            manager.hinting.begin(table, prompt)
        await show_panel(interaction, table, is_new=not is_private(interaction, table))


ACTS: Mapping[Control, Act] = {HINT: ask_for_hint}
