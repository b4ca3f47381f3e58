"""Hints: the button on the panel, the click that requests one, and the suggestions."""

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING

from discord import ButtonStyle

from bot.games.advice import Advice
from bot.games.calibration import Band
from bot.games.chains import write_chain
from bot.games.contract import Chain, Prompt
from bot.games.search import Judgement
from bot.tables.allowance import Cost
from bot.tables.hint import Hint
from bot.tables.table import Table
from bot.words.summaries import SMALL
from bot.words.symbols import cut
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.components import Button
from cogs.cards.controls import CHOOSE, PROMPT, SHORTCUT, TABLE, Act, Control
from cogs.cards.judgements import LEAST, compare, name_answers, name_chain, say_number, tell_difference
from cogs.panel.play import answering, is_private, show_panel
from cogs.replies.allowed import costs
from cogs.replies.names import plain_names, text_names
from cogs.replies.phrases import shorten
from cogs.replies.place import Reach

if TYPE_CHECKING:
    from cogs.hall import Interaction


HINT = Control("hint", TABLE, PROMPT, reach=Reach.PLAYER)
"""Requests suggestions for a question."""
LABEL = 80
"""Discord's limit for button labels."""
MOST_CHARACTERS = 800
"""Maximum length of a hint."""
WIDE = 6
"""Width of a chance's range, in percentage points, above which both ends are shown."""
SURE, LIKELY = 2.0, 1.0
"""Minimum lead of the first answer, in standard errors, to be called surely or probably the best."""


def add_hint(card: Card, table: Table, prompt: Prompt, words: Words, is_playable: bool) -> Collection[str]:
    """Add the hint for a question; if `is_playable`, with a button that plays each suggestion.

    Returns the labels and chains of these buttons, so that the card does not repeat them on other buttons.
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
    """Build the button that plays a suggestion; its id differs from that of the option's own button."""
    name, chain = suggestion
    (prompt, answer), *further = chain
    label, style = shorten(f"{number}. {name}", LABEL), ButtonStyle.success if number == 1 else ButtonStyle.secondary
    if len(answer) == 1 and not further and (prompt.most > 1 or not prompt.least):
        return CHOOSE.button(label, style, table.id, prompt.id, *answer)
    return SHORTCUT.button(label, style, table.id, prompt.id, write_chain(chain))


def hint_buttons(table: Table, prompt: Prompt | None, words: Words) -> list[Button]:
    """Return the button that requests a hint, unless a hint is shown or there is only one possible answer."""
    has_hint = prompt is not None and table.hint_for(prompt.seat) is not None
    if prompt is None or has_hint or not table.now.settings.hints or len(prompt.options) == prompt.least:
        return []
    return [HINT.button(words.say("button-hint"), ButtonStyle.secondary, table.id, prompt.id)]


def _names(table: Table, prompt: Prompt, advice: Advice, words: Words, names: Sequence[str]) -> list[str]:
    """Name the suggestions; if two names are the same, list the answers of each."""
    game, view, chains = table.game, table.cache.view(prompt.seat), [one.chain for one in advice.judgements]
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
    """State a chance as one number, or as a range if it is uncertain."""
    low, likely, high = [round(100 * one) for one in (chance.low, chance.likely, chance.high)]
    return words.say("hint-band", low=low, high=high) if high - low > WIDE else words.say("hint-chance", likely=likely)


def _worth(judgement: Judgement, advice: Advice, words: Words) -> list[str]:
    """State an answer's expected points, and the difference from the first answer."""
    if not advice.is_simulated:
        return []
    brings = words.say("hint-brings", points=say_number(judgement.points, words))
    points, headings = compare(judgement, advice.judgements[0])
    return [brings, tell_difference(points, headings, words)] if abs(points) >= LEAST else [brings]


def _certainty(hint: Hint, advice: Advice, words: Words) -> str:
    """State how certain it is that the first answer is the best."""
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
    """Start a hint for the user's open question and show it on the panel."""
    manager, user = interaction.client.manager, interaction.user.id
    async with answering(interaction, table_id):
        table = await manager.table(table_id)
        prompt = manager.hints.find_question(table, user, prompt_id)
        if table.hint_for(prompt.seat) is None:
            manager.hints.begin(table, prompt)
        await show_panel(interaction, table, is_new=not is_private(interaction, table))


ACTS: Mapping[Control, Act] = {HINT: ask_for_hint}
