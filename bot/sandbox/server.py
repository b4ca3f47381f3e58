"""The assembled sandbox: one server on the loopback for the REST API, the gateway, people and the page."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType

from aiohttp import web

from bot.sandbox.cdn import Cdn
from bot.sandbox.faults.active import ActiveFaults
from bot.sandbox.faults.api import FaultApi
from bot.sandbox.faults.kinds import FaultControl
from bot.sandbox.gateway.dispatcher import Dispatcher
from bot.sandbox.gateway.server import GatewayServer
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.loopback import HOST, bound_socket
from bot.sandbox.origin_check import only_own_origin, own_names
from bot.sandbox.people.api import PeopleApi
from bot.sandbox.people.sockets import PeopleSockets
from bot.sandbox.rest.api import RestApi
from bot.sandbox.rest.buckets import RateLimits
from bot.sandbox.shards import Shard
from bot.sandbox.spec import SpecCheck
from bot.sandbox.state.files import Files
from bot.sandbox.state.models import Server
from bot.sandbox.state.people import populate
from bot.sandbox.state.saving import Saver
from bot.sandbox.state.servers import CHANNELS, add_server
from bot.sandbox.state.world import World
from bot.sandbox.static_files import page
from bot.sandbox.wire import Json

log = logging.getLogger(__name__)
SAVE_SECONDS = 0.25
LOCALHOST = "localhost"


class Sandbox:
    """A Discord on loopback; `async with Sandbox(port=8787, folder=...) as sandbox`."""

    def __init__(  # noqa: PLR0913  # the initial settings of a Discord
        self,
        *,
        host: str = HOST,
        port: int = 0,
        folder: Path | None = None,
        people: int = 3,
        locale: str = "en-US",
        spec: Path | None = None,
        servers: int = 1,
        shards: int = 1,
        max_concurrency: int = 1,
    ) -> None:
        self.socket = bound_socket(host, port)
        self.port: int = self.socket.getsockname()[1]
        self.url = f"http://{host}:{self.port}"
        self._names = own_names((host, LOCALHOST), self.port)
        self.world = World(self.url, Files(folder))
        self.world.session_starts.shards, self.world.session_starts.max_concurrency = shards, max_concurrency
        self._saver = Saver(folder) if folder else None
        if self._saver is None or not self._saver.load(self.world):
            populate(self.world, people, locale, "Guildhall", servers)
        self._assemble(SpecCheck(spec) if spec else None)
        self._runner: web.AppRunner | None = None
        self._saving: asyncio.Task[None] | None = None

    def _assemble(self, spec: SpecCheck | None) -> None:
        active_faults, self.limits = ActiveFaults(), RateLimits()
        self.tracker = InteractionTracker(self.world)
        self.gateway = Dispatcher(self.world, active_faults)
        self.gateway.on_undelivered = self.tracker.not_delivered
        self.people = PeopleSockets(self.world, lambda: self.gateway.is_online)
        self.rest = RestApi(self.world, self.tracker, self.limits, active_faults, spec)
        self.faults = FaultControl(self.world, self.gateway, self.limits, active_faults)

    @property
    def findings(self) -> list[Json]:
        """Requests of the bot that violate Discord's API description."""
        return self.rest.spec.findings if self.rest.spec else []

    def create_server(
        self, name: str, *, shard: tuple[int, int] | None = None, channels: Sequence[str] = tuple(CHANNELS)
    ) -> Server:
        """Create a server owned by the first person, with everyone as a member; `shard` places it on that shard."""
        first = next(one for one in self.world.people.values() if not one.bot)
        topics = {one: CHANNELS.get(one) for one in channels}
        server = add_server(
            self.world, name, first.locale, first.id, shard=Shard(*shard) if shard else None, channels=topics
        )
        self.world.publish_now()
        return server

    async def __aenter__(self) -> "Sandbox":
        self._runner = web.AppRunner(self._app(), access_log=None, shutdown_timeout=0.1, handle_signals=False)
        await self._runner.setup()
        await web.SockSite(self._runner, self.socket).start()
        if self._saver:
            self._saving = asyncio.create_task(self._save_often(self._saver))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.tracker.close()
        self.gateway.drop(1001)
        if self._saving:
            self._saving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._saving
        if self._runner:
            await self._runner.cleanup()
        if self._saver:
            self._saver.save(self.world)
            self._saver.close()
        self.socket.close()

    async def _save_often(self, saver: Saver) -> None:
        while True:
            await asyncio.sleep(SAVE_SECONDS)
            saver.save(self.world)

    def _app(self) -> web.Application:
        app = web.Application(middlewares=[only_own_origin(self._names)])
        gateway, cdn = GatewayServer(self.gateway), Cdn(self.world)
        people = PeopleApi(self.world, self.tracker, self.people)
        faults = FaultApi(self.faults, self.rest, self.tracker)
        app.add_routes(
            [
                web.route("*", "/api/v10/{path:.*}", self.rest.handle),
                web.get("/gateway/", gateway.handle),
                web.get("/cdn/attachments/{channel}/{attachment}/{name}", cdn.attachment),
                web.get("/cdn/avatars/{user}/{name}", cdn.avatar),
                web.get("/cdn/emojis/{name}", cdn.emoji),
                web.get("/cdn/embed/avatars/{name}", cdn.default_avatar),
                web.get("/people", people.show),
                web.post("/people", people.create),
                web.post("/people/uploads", people.upload),
                web.get("/people/socket", people.socket),
                web.get("/faults", faults.show),
                web.post("/faults", faults.create),
                web.delete("/faults", faults.delete),
                web.get("/faults/log", faults.log),
                web.post("/faults/clock", faults.clock),
                web.delete("/faults/{id}", faults.delete),
                web.get("/", page),
                web.get("/page/{path:.+}", page),
            ]
        )
        return app
