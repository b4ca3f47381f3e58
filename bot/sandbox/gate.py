"""Who may knock at the sandbox: this machine, by its loopback names."""

from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

from aiohttp import web

from bot.sandbox.loopback import is_loopback

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def only_loopback(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that a foreign web page or name sends here."""
    if not is_loopback(urlsplit(f"//{request.host}").hostname):
        return web.Response(status=403, text="The sandbox answers to loopback names only.")
    origin = request.headers.get("Origin")
    if origin is not None and not is_loopback(urlsplit(origin).hostname):
        return web.Response(status=403, text="The sandbox answers to its own page only.")
    return await handler(request)
