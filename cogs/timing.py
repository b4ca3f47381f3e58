"""How long the cogs wait, and how often they try again."""

from msgspec import Struct

from bot.tables.attention import PANEL_LIFE
from bot.tables.deputies import SETTLE_TIMEOUT


class Timing(Struct, frozen=True):
    """The pauses and timeouts of one bot, in seconds."""

    defer_after: float = 1.8
    """Until a response is deferred; Discord's limit is three."""
    head_start: float = 1.0
    """Maximum that posts wait for the response to the click that caused them."""
    settle_timeout: float = SETTLE_TIMEOUT
    """Maximum that panels and posts wait for automatic players, so that all their actions are shown together."""
    member_timeout: float = 1.0
    """Timeout of a request about a member; a click must be answered within three."""
    member_life: float = 2.0
    """How long a member is cached, so that repeated clicks do not use up the rate limit."""
    panel_life: float = PANEL_LIFE
    """How long Discord allows edits of a panel without a click."""
    panel_timeout: float = 5.0
    """Timeout of an update of a panel; after it the player is pinged instead."""
    longest_hold: float = 120.0
    """Maximum that news is held back."""
    longest_stale: float = 5.0
    """Maximum between a change and the check of the newest message."""
    edit_pause: float = 3.0
    """Minimum between two edits of a table's newest message."""
    send_tries: int = 6
    """Attempts to send a post before it waits for the next retry."""
    post_retry: float = 30.0
    """First backoff after a post that could not be sent, unless a click retries earlier."""
    sync_retry: float = 5.0
    """First backoff of registering the commands."""
    symbols_delay: float = 1.0
    """Between the start and painting symbols, so that the first clicks are not delayed."""
    symbols_pause: float = 0.25
    """Between two uploads of symbols, which leaves the rate limit to users."""
    symbols_retry: float = 60.0
    """First backoff of uploading symbols."""
    departures_pause: float = 0.5
    """Between two requests about channels after a start."""
    review_pause: float = 1.5
    """Between two checks of a review's progress."""
