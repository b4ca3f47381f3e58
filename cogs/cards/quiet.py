"""The hours in which somebody wants to hear nothing: asked once, changed among their settings.

Discord tells no bot anybody's time zone, but shows every time in its reader's own.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.tables.pace import DAY, HOUR, Rest
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Control

MOVES = ("begin-earlier", "begin-later", "end-earlier", "end-later")
USUAL = Rest(23 * HOUR, 8 * HOUR)
"""Where nothing is known of somebody's days."""
LONGEST, SHORTEST = 12 * HOUR, HOUR

AGREE_QUIET = Control("quiet", TABLE, "(yes|no)")
"""Whether somebody wants the hours that are asked about on a panel."""
CHANGE_QUIET = Control("hush", f"({'|'.join((*MOVES, 'on', 'off'))})")
"""Changes the hours among one's settings."""


def show_times(rest: Rest) -> dict[str, str]:
    """From when to when, as each reader's own clock has it."""
    return {"from": f"<t:{DAY + rest.begins}:t>", "to": f"<t:{DAY + (rest.begins + rest.lasts) % DAY}:t>"}


def move(rest: Rest, way: str) -> Rest:
    """The hours after one press; never so long or short that they make no sense."""
    if way == "off":
        return Rest()
    if way == "on" or not rest.lasts:
        return USUAL
    step = -HOUR if way.endswith("earlier") else HOUR
    if way.startswith("begin"):
        moved = Rest((rest.begins + step) % DAY, rest.lasts - step)
    else:
        moved = Rest(rest.begins, rest.lasts + step)
    return moved if SHORTEST <= moved.lasts <= LONGEST else rest


def add_quiet_question(card: Card, table_id: int, quiet: Rest, words: Words) -> None:
    """Puts the question on somebody's own panel."""
    card.add_text(f"{SMALL}{words.say('quiet-ask', **show_times(quiet))}")
    card.add_row(
        AGREE_QUIET.button(words.say("quiet-yes"), ButtonStyle.secondary, table_id, "yes"),
        AGREE_QUIET.button(words.say("quiet-no"), ButtonStyle.secondary, table_id, "no"),
    )


def quiet_row(words: Words, rest: Rest) -> list[ui.Button[Any]]:
    """The buttons that change the hours."""
    ways = (*MOVES, "off") if rest.lasts else ("on",)
    return [CHANGE_QUIET.button(words.say(f"hush-{way}"), ButtonStyle.secondary, way) for way in ways]
