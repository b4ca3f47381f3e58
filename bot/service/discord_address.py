"""Points discord.py at the sandbox, and keeps real tokens away from it."""

import logging
from urllib.parse import urlsplit

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.host_errors import NoToken
from bot.logs import about
from bot.sandbox import SANDBOX_TOKEN, is_loopback, looks_real

log = logging.getLogger(__name__)


class WrongPlace(Exception):
    """A token would be sent to the wrong server."""


def point_discord_at(url: str) -> None:
    """Send all of discord.py's requests to a sandbox on the loopback address. Raises `WrongPlace`.

    Sets three class attributes and replaces no method. It affects the whole process.
    """
    parts = urlsplit(url)
    if parts.scheme != "http" or not is_loopback(parts.hostname):
        raise WrongPlace(f"SANDBOX_URL must be http:// and a loopback address, not {url!r}.")
    base = f"http://{parts.netloc}"
    Route.BASE = f"{base}/api/v10"
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"ws://{parts.netloc}/gateway/")
    Asset.BASE = f"{base}/cdn"
    log.info("sandbox_used", extra=about(url=base))


def token_for(sandbox_url: str | None, token: str | None) -> str:
    """Return the token for logging in; a real token never goes to the sandbox, nor the sandbox's to Discord.

    Raises `WrongPlace` and `NoToken`.
    """
    if sandbox_url is not None:
        if token and looks_real(token):
            raise WrongPlace(
                "DISCORD_TOKEN looks like a real token; it is not sent to a sandbox. Unset one of the two."
            )
        return token or SANDBOX_TOKEN
    if not token:
        raise NoToken()
    if not looks_real(token):
        raise WrongPlace("DISCORD_TOKEN does not look like a Discord token; it is not sent.")
    return token
