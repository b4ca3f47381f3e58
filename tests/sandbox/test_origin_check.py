"""Only the sandbox's page and programs on this machine are accepted, and no large request is stored."""

import asyncio
import tracemalloc
from collections.abc import AsyncIterator

import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from bot.sandbox import Sandbox
from bot.sandbox.bodies import MOST_FORM_BYTES, MOST_JSON_BYTES
from tests.patience import PATIENCE
from tests.player import Json, Player, Town
from tests.sandbox.by_hand import Rest

MIB = 1024 * 1024
PATHS = ("/people", "/faults", "/faults/log", "/api/v10/users/@me", "/people/socket", "/gateway/", "/")
FOREIGN = {
    "another name": {"Host": "evil.example"},
    "another port in the name": {"Host": "127.0.0.1:1"},
    "no port in the name": {"Host": "127.0.0.1"},
    "another loopback name": {"Host": "127.0.0.2:{port}"},
    "another site": {"Origin": "https://evil.example"},
    "another port": {"Origin": "http://127.0.0.1:3000"},
    "no port": {"Origin": "http://127.0.0.1"},
    "another scheme": {"Origin": "https://127.0.0.1:{port}"},
    "another name of this machine": {"Origin": "http://localhost:{port}"},
    "a name that begins alike": {"Origin": "http://127.0.0.1:{port}.evil.example"},
    "no origin at all": {"Origin": "null"},
    "a picture on another site": {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"},
    "a picture on another port": {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors"},
}


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=list(FOREIGN))
async def test_a_foreign_page_or_host_name_gets_no_response(
    town: Town, sandbox: Sandbox, headers: dict[str, str]
) -> None:
    """Scheme, host and port must all be the sandbox's own, on any path."""
    sent = {key: value.format(port=sandbox.port) for key, value in headers.items()}
    for path in PATHS:
        async with town.web.get(town.url + path, headers=sent) as response:
            assert response.status == 403, path


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_the_sandboxs_own_page_is_accepted_under_either_host_name(
    town: Town, host: Player, sandbox: Sandbox, name: str
) -> None:
    """The test covers requests and sockets."""
    own = f"{name}:{sandbox.port}"
    headers = {"Host": own, "Origin": f"http://{own}", "Sec-Fetch-Site": "same-origin"}
    async with town.web.get(f"{town.url}/people", headers=headers) as response:
        assert response.status == 200
    async with town.web.ws_connect(f"{town.url}/people/socket?as={host.id}", headers=headers) as socket:
        assert (await socket.receive_json())["event"] == "hello"


async def test_a_socket_of_a_page_on_a_different_port_is_refused(town: Town, host: Player) -> None:
    """Any program on this machine could serve such a page."""
    with pytest.raises(WSServerHandshakeError, match="403"):
        await town.web.ws_connect(f"{town.url}/people/socket?as={host.id}", origin="http://127.0.0.1:3000")


async def test_a_link_from_elsewhere_opens_the_page(town: Town) -> None:
    """Following a link does not count as a request of a foreign page."""
    headers = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    async with town.web.get(f"{town.url}/", headers=headers) as response:
        assert response.status == 200


@pytest.mark.parametrize("site", ["cross-site", "same-site"])
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
async def test_a_form_on_a_foreign_page_changes_nothing(town: Town, method: str, site: str) -> None:
    """Like a link, a form is navigation to browsers, and its page can hide its origin; it is refused all the same."""
    headers = {"Sec-Fetch-Site": site, "Sec-Fetch-Mode": "navigate"}
    for path in PATHS:
        async with town.web.request(method, town.url + path, headers=headers, data=b"{}") as response:
            assert response.status == 403, path


async def test_a_program_without_a_page_may_post(town: Town) -> None:
    """A request without a browser's headers is accepted."""
    async with town.web.post(f"{town.url}/people", json={"name": "Ada"}) as response:
        assert response.status < 300


# -- sizes -------------------------------------------------------------------------------------------------------

TOO_LARGE: dict[str, tuple[str, str, int]] = {
    "a file of a person": ("/people/uploads", "application/octet-stream", 10 * MIB),
    "a new person": ("/people", "application/json", MOST_JSON_BYTES),
    "a fault": ("/faults", "application/json", MOST_JSON_BYTES),
    "the clock": ("/faults/clock", "application/json", MOST_JSON_BYTES),
    "a message": ("/api/v10/channels/{channel}/messages", "application/json", MOST_JSON_BYTES),
    "files of the bot": ("/api/v10/channels/{channel}/messages", "multipart/form-data; boundary=b", MOST_FORM_BYTES),
}


async def stream(size: int) -> AsyncIterator[bytes]:
    """A body without a declared length, which ends soon after the limit."""
    head = b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.bin"\r\n\r\n'
    yield head
    for _ in range(size // MIB + 2):
        yield b"x" * MIB
        await asyncio.sleep(0)


async def refused_with(rest: Rest, path: str, **sent: object) -> tuple[int, Json]:
    """Return a request's status and error."""
    headers = {"Authorization": "Bot sandbox", **sent.pop("headers", {})}  # type: ignore[dict-item]
    url = rest.sandbox.url + path.format(channel=rest.channel)
    async with ClientSession() as web, web.post(url, headers=headers, **sent) as response:  # type: ignore[arg-type]
        answer = await response.json()
    return response.status, answer.get("error", answer)


@pytest.mark.parametrize(("path", "kind", "most"), TOO_LARGE.values(), ids=list(TOO_LARGE))
async def test_a_body_whose_declared_length_is_too_large_is_refused_unread(
    rest: Rest, path: str, kind: str, most: int
) -> None:
    """The declared length is enough; none of the body was sent."""
    url = path.format(channel=rest.channel)
    reader, writer = await asyncio.open_connection("127.0.0.1", rest.sandbox.port)
    lines = (
        f"POST {url} HTTP/1.1",
        f"Host: 127.0.0.1:{rest.sandbox.port}",
        "Authorization: Bot sandbox",
        f"Content-Type: {kind}",
        f"Content-Length: {most + 1}",
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    answer = await asyncio.wait_for(reader.readuntil(b"}"), PATIENCE)
    writer.close()
    assert answer.startswith(b"HTTP/1.1 413")
    assert b"40005" in answer


@pytest.mark.parametrize(("path", "kind", "most"), TOO_LARGE.values(), ids=list(TOO_LARGE))
async def test_a_streamed_body_that_is_too_large_is_refused_before_it_is_stored(
    rest: Rest, path: str, kind: str, most: int
) -> None:
    """The server does not keep reading after the limit, so memory use stays low."""
    tracemalloc.start()
    try:
        status, error = await refused_with(rest, path, data=stream(most), headers={"Content-Type": kind})
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (status, error["code"]) == (413, 40005)
    assert peak < 40 * MIB


async def test_a_socket_accepts_no_frame_that_is_too_large(town: Town, host: Player) -> None:
    """The test covers a user's socket and the bot's."""
    for path in (f"/people/socket?as={host.id}", "/gateway/"):
        async with town.web.ws_connect(town.url + path) as socket:
            await socket.receive()
            await socket.send_str("x" * MIB)
            while (frame := await socket.receive(timeout=PATIENCE)).data != 1009:
                assert frame.type.name == "TEXT"


async def test_an_invalid_form_is_refused(rest: Rest) -> None:
    """The code is 50109; nothing crashes."""
    for kind in ("multipart/form-data", "multipart/form-data; boundary=b"):
        status, error = await refused_with(
            rest, "/api/v10/channels/{channel}/messages", data=b"no form", headers={"Content-Type": kind}
        )
        assert (status, error["code"]) == (400, 50109), kind
