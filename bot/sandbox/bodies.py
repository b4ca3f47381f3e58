"""Reads request bodies; refuses a body that is too large before it is kept in memory."""

from collections.abc import AsyncIterator

from aiohttp import BodyPartReader, web

from bot.sandbox.errors import Refusal
from bot.sandbox.state.files import File
from bot.sandbox.state.payloads import ATTACHMENT_LIMIT
from bot.sandbox.wire import Json, loads

MULTIPART = "multipart/form-data"
MOST_JSON_BYTES = 4 * 1024 * 1024
MOST_FORM_BYTES = 10 * ATTACHMENT_LIMIT + MOST_JSON_BYTES  # ten files and their descriptions
TOO_LARGE, BROKEN = 40005, 50109


async def read_bytes(request: web.Request, most: int) -> bytes:
    """Read the whole body; refuse it by its `Content-Length`, or as soon as too much has arrived."""
    _check_announced(request, most)
    return await _gathered(request.content.iter_any(), most)


async def read_json(request: web.Request) -> object:
    """Return the body as JSON; an empty body counts as an empty object."""
    return _parsed(await read_bytes(request, MOST_JSON_BYTES))


async def read_object(request: web.Request) -> Json:
    """Return the body as a JSON object. Raises `Refusal` for anything else."""
    body = await read_json(request)
    if not isinstance(body, dict):
        raise Refusal(BROKEN)
    return body


async def read_form(request: web.Request) -> tuple[object, dict[str, File]]:
    """Return the `payload_json` and the files of a multipart body. Raises `Refusal`."""
    _check_announced(request, MOST_FORM_BYTES)
    body: object = {}
    files: dict[str, File] = {}
    try:
        async for part in await request.multipart():
            if not isinstance(part, BodyPartReader) or not part.name:
                continue
            if part.name == "payload_json":
                body = _parsed(await _gathered(_chunks(part), MOST_JSON_BYTES))
            elif part.name.startswith("files["):
                left = MOST_FORM_BYTES - sum(len(one.content) for one in files.values())
                content = await _gathered(_chunks(part), min(ATTACHMENT_LIMIT, left))
                files[part.name[6:-1]] = File(part.filename or "file", content)
    except ValueError:
        raise Refusal(BROKEN) from None
    return body, files


def _check_announced(request: web.Request, most: int) -> None:
    if (request.content_length or 0) > most:
        raise Refusal(TOO_LARGE)


async def _gathered(chunks: AsyncIterator[bytes], most: int) -> bytes:
    kept = bytearray()
    async for chunk in chunks:
        if len(kept) + len(chunk) > most:
            raise Refusal(TOO_LARGE)
        kept += chunk
    return bytes(kept)


async def _chunks(part: BodyPartReader) -> AsyncIterator[bytes]:
    while not part.at_eof():
        yield await part.read_chunk()


def _parsed(text: bytes) -> object:
    try:
        return loads(text) if text else {}
    except (ValueError, RecursionError):
        raise Refusal(BROKEN) from None
