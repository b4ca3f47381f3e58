"""Accepts requests only from programs on this machine and from the sandbox's own page."""

from collections.abc import Iterable

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

DEFAULT_PORT = 80
FOREIGN_SITES = ("cross-site", "same-site")  # browsers treat a different port of the same host as the same site
LINK_METHODS = ("GET", "HEAD")
"""Methods that a browser uses to follow a link; a submitted form navigates with a different method."""


def own_names(hosts: Iterable[str], port: int) -> frozenset[str]:
    """Return the values of the `Host` header that clients of this server send."""
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
    # Browsers send requests for pictures, scripts and some forms without an origin. Following a link here is harmless.
    is_foreign = request.headers.get("Sec-Fetch-Site") in FOREIGN_SITES
    is_link = request.headers.get("Sec-Fetch-Mode") == "navigate" and request.method in LINK_METHODS
    return not is_foreign or is_link
