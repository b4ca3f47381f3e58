"""Serves attachments, avatars, emojis and default avatars."""

import functools
import struct
import zlib

from aiohttp import web

from bot.sandbox.state.files import File, picture_type
from bot.sandbox.state.world import World

COLORS = ((88, 101, 182), (96, 125, 139), (67, 140, 103), (201, 134, 40), (190, 74, 72), (142, 84, 160))
SIDE = 128
PICTURES = ("image/png", "image/jpeg", "image/gif", "image/webp")
FOREVER = {"Cache-Control": "private, max-age=31536000, immutable"}


class Cdn:
    """Answers requests under /cdn."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def attachment(self, request: web.Request) -> web.Response:
        """Serve an attachment; the browser shows only pictures, and downloads all other files."""
        name = request.match_info["name"]
        content = self._world.files.find(request.match_info["attachment"])
        if content is None:
            raise web.HTTPNotFound
        kind = File(name, b"").type
        headers = dict(FOREVER)
        if kind not in PICTURES:
            headers["Content-Disposition"] = "attachment"
        return web.Response(body=content, content_type=kind, headers=headers)

    async def avatar(self, request: web.Request) -> web.Response:
        """Serve an avatar that a person has uploaded."""
        content = self._world.files.find(request.match_info["name"].partition(".")[0])
        if content is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type="image/png", headers=FOREVER)

    async def emoji(self, request: web.Request) -> web.Response:
        """Serve the picture of an emoji, in the format in which it was uploaded."""
        content = self._world.files.find(request.match_info["name"].partition(".")[0]) or b""
        kind = picture_type(content)
        if kind is None:
            raise web.HTTPNotFound
        return web.Response(body=content, content_type=kind, headers=FOREVER)

    async def default_avatar(self, request: web.Request) -> web.Response:
        """Serve the default avatar of a person who has not uploaded one."""
        number = request.match_info["name"].partition(".")[0]
        if not number.isdecimal():
            raise web.HTTPNotFound
        return web.Response(body=_figure(int(number) % len(COLORS)), content_type="image/png", headers=FOREVER)


@functools.cache
def _figure(number: int) -> bytes:
    """Return a PNG of a head and shoulders on a colored background."""
    back, front = COLORS[number], tuple(min(255, part + 90) for part in COLORS[number])
    rows = (b"\0" + b"".join(bytes(front if _in_figure(x, y) else back) for x in range(SIDE)) for y in range(SIDE))
    header = struct.pack(">IIBBBBB", SIDE, SIDE, 8, 2, 0, 0, 0)
    parts = (_chunk(b"IHDR", header), _chunk(b"IDAT", zlib.compress(b"".join(rows))), _chunk(b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(parts)


def _in_figure(x: int, y: int) -> bool:
    middle = SIDE / 2
    head = (x - middle) ** 2 + (y - SIDE * 0.4) ** 2 < (SIDE * 0.17) ** 2
    body = ((x - middle) / 1.1) ** 2 + (y - SIDE) ** 2 < (SIDE * 0.36) ** 2
    return head or body


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
