"""Accepting requests only from programs on this machine and from the sandbox's own page."""

from collections.abc import Iterable

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

DEFAULT_PORT = 80
FOREIGN_SITES = ("cross-site", "same-site")  # another port of the same host is the same site
LINK_METHODS = ("GET", "HEAD")
"""How a browser follows a link; a form that is sent is navigation with another method."""


def own_names(hosts: Iterable[str], port: int) -> frozenset[str]:
    """The values of `Host` that clients of this server send."""
    names = {f"{host}:{port}" for host in hosts}
    return frozenset({*names, *hosts} if port == DEFAULT_PORT else names)


def only_own_origin(names: frozenset[str]) -> Middleware:
    """Middleware that refuses requests from other web pages and other host names."""

    @web.middleware
    async def gate(request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.host.lower() not in names:
            return web.Response(status=403, text="The sandbox answers to its own address only.")
        if not _is_own(request):
            return web.Response(status=403, text="The sandbox answers to its own page only.")
        return await handler(request)

    return gate


def _is_own(request: web.Request) -> bool:
    origin = request.headers.get("Origin")
    if origin is not None and origin.lower() != f"http://{request.host.lower()}":
        return False
    # Pictures, scripts and some forms come without an origin. Following a link to the page is harmless.
    is_foreign = request.headers.get("Sec-Fetch-Site") in FOREIGN_SITES
    is_link = request.headers.get("Sec-Fetch-Mode") == "navigate" and request.method in LINK_METHODS
    return not is_foreign or is_link
