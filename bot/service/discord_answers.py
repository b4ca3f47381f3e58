"""Answers that cannot come from Discord, such as broken JSON or a proxy's page: they count as a broken connection.

The library would fail on them wherever it happens to read them, with any kind of error. So would a request on a
connection that has been closed, at the end.
"""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, TypeAlias

import aiohttp
from discord.webhook.async_ import async_context

from bot.service.unread import drop_from_answer

Request: TypeAlias = Callable[..., Awaitable[Any]]

LISTS = (
    ("GET", "/channels/{channel_id}/messages"),
    ("GET", "/applications/{application_id}/commands"),
    ("PUT", "/applications/{application_id}/commands"),
)
"""Requests that are answered with a list of objects with ids."""
KEYS = {
    "/gateway/bot": "session_start_limit",
    "/guilds/{guild_id}/members/{member_id}": "user",
    "/interactions/{webhook_id}/{webhook_token}/callback": "interaction",
}
"""Keys that the answer of a path must have; others have an id."""
EMOJIS = ("GET", "/applications/{application_id}/emojis")


class BrokenAnswer(aiohttp.ClientError):
    """The answer makes no sense: Discord may or may not have carried out the request."""


def check_answers(http: Any, is_closed: Callable[[], bool]) -> None:
    """Makes a client's requests, and answers to its interactions, raise `BrokenAnswer` for such answers."""
    http.request = _checked(http.request, lambda _session: is_closed())
    webhooks: Any = async_context.get()  # the one of all clients, which may be checked already
    if not getattr(webhooks.request, "checks_answers", False):
        webhooks.request = _checked(webhooks.request, lambda session: session.closed)


def _checked(request: Request, is_closed: Callable[[Any], bool]) -> Request:
    @wraps(request)
    async def request_checked(route: Any, *args: Any, **facts: Any) -> Any:
        try:
            answer = await request(route, *args, **facts)
        except aiohttp.ClientError:
            raise  # some of them are a ValueError, too
        except (ValueError, LookupError, TypeError):  # of JSON, text or headers that the library has read
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
    if method == "DELETE":  # whose answer has no content, or is not read
        return answer == "" or isinstance(answer, dict)
    if (method, path) in LISTS:
        return isinstance(answer, list) and all(_has(one, "id") for one in answer)
    return _has(answer, "items" if (method, path) == EMOJIS else KEYS.get(path, "id"))


def _has(answer: Any, key: str) -> bool:
    return isinstance(answer, dict) and key in answer
