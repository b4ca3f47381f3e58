"""Somebody's vacation: until when, what happens meanwhile, and the way back."""

from discord import ButtonStyle

from bot.tables.people import Vacation
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.controls import Control, Fact

BACK_AGAIN = Control("back", Fact("when", "now"))
"""Ends the clicker's vacation."""
MEANWHILE = Control("away", Fact("who", "computer|nobody"))
"""Says who decides for the clicker meanwhile."""


class VacationCard(Card):
    """What is settled, and the buttons to change it."""

    def __init__(self, vacation: Vacation, words: Words) -> None:
        super().__init__()
        now, other = ("computer", "nobody") if vacation.plays else ("nobody", "computer")
        until = f"<t:{vacation.ends}:f>"
        self.add_text(words.say("vacation-until", until=until), words.say(f"vacation-{now}"))
        self.add_row(
            BACK_AGAIN.button(words.say("vacation-back"), ButtonStyle.primary, "now"),
            MEANWHILE.button(words.say(f"vacation-choose-{other}"), ButtonStyle.secondary, other),
        )


class BackQuestion(Card):
    """Asks whoever plays in their vacation whether it is over."""

    def __init__(self, vacation: Vacation, words: Words) -> None:
        super().__init__()
        self.add_text(words.say("vacation-over", until=f"<t:{vacation.ends}:D>"))
        self.add_row(BACK_AGAIN.button(words.say("vacation-back"), ButtonStyle.primary, "now"))
