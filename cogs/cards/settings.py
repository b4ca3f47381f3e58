"""What somebody has chosen for themselves, and the buttons to choose otherwise."""

from bot.pictures.scene import SIZES, THEMES
from bot.tables.people import PersonSettings
from bot.words.gathering import SMALL
from bot.words.words import Words
from cogs.cards.card import Card
from cogs.cards.quiet import quiet_row, shift_row, show_times
from cogs.cards.screens import own_screen_row


class SettingsCard(Card):
    """All settings as they are now, and whether somebody who wants to be written to could not be."""

    def __init__(self, settings: PersonSettings, words: Words, now: int, is_closed: bool = False) -> None:
        super().__init__()
        way = "closed" if is_closed else "on" if settings.dm else "off"
        theme = words.say(f"command-theme-{settings.theme or THEMES[0]}")
        size = words.say(f"command-size-{settings.size or SIZES[0]}")
        self.add_text(words.say(f"settings-dm-{way}"), words.say("settings-pictures", theme=theme, size=size))
        self.add_row(*own_screen_row(words, settings.size))
        quiet = words.say("settings-quiet", **show_times(settings.rest, now)) if settings.rest.lasts else ""
        late = words.say("settings-late", what=words.say(f"late-{settings.stand_in}"))
        digest = "closed" if settings.digest_failed else "on" if settings.digest else "off"
        self.add_text(late, words.say(f"settings-digest-{digest}"))
        self.add_text(quiet or words.say("settings-quiet-none"))
        self.add_row(*quiet_row(words, settings.rest))
        if settings.rest.lasts:
            self.add_text(f"{SMALL}{words.say('settings-quiet-clock')}")
            self.add_row(*shift_row(words))
