"""Writes websocket frames without a task and a system call per frame."""

import asyncio

from aiohttp import web

TEXT, BINARY = 0x81, 0x82
MOST_WAITING_BYTES = 64 * 1024 * 1024


def frame(kind: int, payload: bytes) -> bytes:
    """Return one unmasked websocket frame."""
    size = len(payload)
    if size < 126:
        return bytes((kind, size)) + payload
    if size < 1 << 16:
        return bytes((kind, 126)) + size.to_bytes(2, "big") + payload
    return bytes((kind, 127)) + size.to_bytes(8, "big") + payload


class WebSocketWriter:
    """Writes frames in order, immediately or batched at the end of the event loop's iteration."""

    def __init__(self, request: web.Request, socket: web.WebSocketResponse) -> None:
        self._request, self._socket = request, socket
        self._loop = asyncio.get_running_loop()
        self._frames: list[bytes] = []
        self._closing: asyncio.Task[bool] | None = None

    def send_text(self, text: str) -> None:
        """Send a text frame, together with other frames of this iteration of the event loop."""
        if not self._frames:
            self._loop.call_soon(self._flush)
        self._frames.append(frame(TEXT, text.encode()))

    def send_now(self, kind: int, content: bytes) -> None:
        """Send a frame immediately."""
        self._frames.append(frame(kind, content))
        self._flush()

    def close(self, code: int) -> None:
        """Close the connection once all queued frames have been sent."""
        self._flush()
        self._closing = self._loop.create_task(self._socket.close(code=code))

    def cut(self) -> None:
        """Abort the connection without a close frame."""
        if self._request.transport:
            self._request.transport.abort()

    def _flush(self) -> None:
        frames, self._frames = self._frames, []
        transport = self._request.transport
        if not frames or transport is None or transport.is_closing() or self._socket.closed or self._closing:
            return
        transport.write(b"".join(frames))
        if isinstance(transport, asyncio.WriteTransport) and transport.get_write_buffer_size() > MOST_WAITING_BYTES:
            transport.abort()  # the client has stopped reading
