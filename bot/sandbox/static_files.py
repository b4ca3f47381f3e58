"""Serves the files of the page with a strict content security policy."""

from pathlib import Path

from aiohttp import web

from bot.sandbox.content_types import content_type

FOLDER = Path(__file__).parent / "page"
# To some browsers, 'self' does not include a websocket to the page's own origin.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; media-src 'self'; "
    "connect-src 'self' ws://{host}; form-action 'none'; base-uri 'none'; frame-src 'self'; frame-ancestors 'self'"
)
HEADERS = {
    "Cache-Control": "no-cache",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


async def page(request: web.Request) -> web.StreamResponse:
    """Serve one file of the page."""
    wanted = (FOLDER / (request.match_info.get("path") or "index.html")).resolve()
    if not wanted.is_relative_to(FOLDER.resolve()) or not wanted.is_file():
        raise web.HTTPNotFound
    kind = content_type(wanted.name)
    charset = "utf-8" if kind.startswith("text/") else None
    headers = {**HEADERS, "Content-Security-Policy": POLICY.format(host=request.host)}
    return web.Response(body=wanted.read_bytes(), content_type=kind, charset=charset, headers=headers)
