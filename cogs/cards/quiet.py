"""The hours in which somebody wants to hear nothing: asked once, changed among their settings.

Discord tells no bot anybody's time zone, but shows every time in its reader's own.
"""

from typing import Any

from discord import ButtonStyle, ui

from bot.tables.pace import DAY, HOUR, Rest
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import TABLE, Control, Fact
from cogs.replies.place import Reach

MOVES = ("begin-earlier", "begin-later", "end-earlier", "end-later")
SHIFTS = ("both-earlier", "both-later")
"""For when somebody's clocks change: the hours are kept by the world's clock, which knows no summer time."""
USUAL = Rest(23 * HOUR, 8 * HOUR)
"""Where nothing is known of somebody's days."""
LONGEST, SHORTEST = 12 * HOUR, HOUR

AGREE_QUIET = Control("quiet", TABLE, Fact("choice", "yes|no"), reach=Reach.PLAYER)
"""Whether somebody wants the hours that are asked about on a panel."""
CHANGE_QUIET = Control("hush", Fact("way", "|".join((*MOVES, *SHIFTS, "on", "off"))))
"""Changes the hours among one's settings."""


def show_times(rest: Rest, now: int) -> dict[str, str]:
    """From when to when, as each reader's own clock has it these days: Discord knows their summer time."""
    begins = now - now % DAY + rest.begins
    return {"from": f"<t:{begins}:t>", "to": f"<t:{begins + rest.lasts}:t>"}


def move(rest: Rest, way: str) -> Rest:
    """The hours after one press; never so long or short that they make no sense."""
    if way == "off":
        return Rest()
    if way == "on" or not rest.lasts:
        return USUAL
    step = -HOUR if way.endswith("earlier") else HOUR
    if way in SHIFTS:
        return Rest((rest.begins + step) % DAY, rest.lasts)
    if way.startswith("begin"):
        moved = Rest((rest.begins + step) % DAY, rest.lasts - step)
    else:
        moved = Rest(rest.begins, rest.lasts + step)
    return moved if SHORTEST <= moved.lasts <= LONGEST else rest


def add_quiet_question(card: Card, table_id: int, quiet: tuple[Rest, int], words: Words) -> None:
    """Puts the question about some hours, as it is now, on somebody's own panel."""
    card.add_text(f"{SMALL}{words.say('quiet-ask', **show_times(*quiet))}")
    card.add_row(
        AGREE_QUIET.button(words.say("quiet-yes"), ButtonStyle.secondary, table_id, "yes"),
        AGREE_QUIET.button(words.say("quiet-no"), ButtonStyle.secondary, table_id, "no"),
    )


def quiet_row(words: Words, rest: Rest) -> list[ui.Button[Any]]:
    """The buttons that change the hours."""
    return _row(words, (*MOVES, "off") if rest.lasts else ("on",))


def shift_row(words: Words) -> list[ui.Button[Any]]:
    """The buttons that move them as they are."""
    return _row(words, SHIFTS)


def _row(words: Words, ways: tuple[str, ...]) -> list[ui.Button[Any]]:
    return [CHANGE_QUIET.button(words.say(f"hush-{way}"), ButtonStyle.secondary, way) for way in ways]
