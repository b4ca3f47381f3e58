"""Treats answers that cannot come from Discord, such as broken JSON or a proxy's page, as a broken connection.

Without this, discord.py would fail with various errors. Requests over a connection closed at shutdown are treated
the same way.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeAlias

import aiohttp
from discord.webhook.async_ import async_context

from bot.service.payload_filter import drop_from_answer

Request: TypeAlias = Callable[..., Awaitable[Any]]

LISTS = (
    ("GET", "/channels/{channel_id}/messages"),
    ("GET", "/applications/{application_id}/commands"),
    ("PUT", "/applications/{application_id}/commands"),
)
"""Requests whose answer is a list of objects with ids."""
KEYS = {
    "/gateway/bot": "session_start_limit",
    "/guilds/{guild_id}/members/{member_id}": "user",
    "/interactions/{webhook_id}/{webhook_token}/callback": "interaction",
}
"""Keys that the answer for a path must have; answers for other paths must have an id."""
EMOJIS = ("GET", "/applications/{application_id}/emojis")


class BrokenAnswer(aiohttp.ClientError):
    """The answer is invalid: Discord may or may not have carried out the request."""


def check_answers(http: Any, is_closed: Callable[[], bool]) -> None:
    """Make a client's requests, and its answers to interactions, raise `BrokenAnswer` for invalid answers."""
    http.request = _checked(http.request, lambda _session: is_closed())
    webhooks: Any = async_context.get()  # shared by all clients; may be wrapped already
    if not getattr(webhooks.request, "checks_answers", False):
        webhooks.request = _checked(webhooks.request, lambda session: session.closed)


def _checked(request: Request, is_closed: Callable[[Any], bool]) -> Request:
    @wraps(request)
    async def request_checked(route: Any, *args: Any, **facts: Any) -> Any:
        try:
            answer = await request(route, *args, **facts)
        except aiohttp.ClientError:
            raise  # some of these errors are also ValueErrors
        except (ValueError, LookupError, TypeError):  # from JSON, text or headers that the library has read
            raise BrokenAnswer from None
        except RuntimeError:
            if not is_closed(facts.get("session")):
                raise
            raise BrokenAnswer from None
        if not _is_sound(route.method, route.path, answer):
            raise BrokenAnswer
        drop_from_answer(route.method, answer)
        return answer

    request_checked.checks_answers = True  # type: ignore[attr-defined]
    return request_checked


def _is_sound(method: str, path: str, answer: Any) -> bool:
    if method == "DELETE":  # these answers have no content, or are not read
        return answer == "" or isinstance(answer, dict)
    if (method, path) in LISTS:
        return isinstance(answer, list) and all(_has(one, "id") for one in answer)
    return _has(answer, "items" if (method, path) == EMOJIS else KEYS.get(path, "id"))


def _has(answer: Any, key: str) -> bool:
    return isinstance(answer, dict) and key in answer
