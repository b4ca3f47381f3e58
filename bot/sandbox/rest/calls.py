"""A request of the bot, and the table that finds who answers it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.sandbox.interactions.desk import Desk
from bot.sandbox.state.files import File
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json

Reply = Json | list[Json] | None
MAJOR = ("channel_id", "guild_id", "webhook_id", "interaction_id")


@dataclass(slots=True)
class Call:
    """One request, read and routed."""

    world: World
    desk: Desk
    params: dict[str, str]
    query: Mapping[str, str]
    body: Json = field(default_factory=dict)
    items: list[Json] = field(default_factory=list)  # where the body is a list
    files: dict[str, File] = field(default_factory=dict)


Handler = Callable[[Call], Reply]


@dataclass(slots=True, frozen=True)
class Route:
    """A method and path, and what answers it."""

    method: str
    template: str
    handler: Handler
    status: int = 200
    open: bool = False  # needs no bot token: interaction and webhook routes
    parts: tuple[str, ...] = ()

    def bucket(self, params: Mapping[str, str]) -> str:
        """The rate-limit bucket: the route with its major parameter."""
        return f"{self.method} {self.template} " + ",".join(params[key] for key in MAJOR if key in params)


class Table:
    """Finds the route of a path; words win over parameters."""

    def __init__(self, routes: list[Route]) -> None:
        self._by_shape: dict[tuple[str, int], list[Route]] = {}
        for route in sorted(routes, key=lambda one: one.template.count("{")):
            self._by_shape.setdefault((route.method, len(route.parts)), []).append(route)

    def find(self, method: str, parts: list[str]) -> tuple[Route, dict[str, str]] | None:
        """The route and its parameters."""
        for route in self._by_shape.get((method, len(parts)), ()):
            params = _match(route.parts, parts)
            if params is not None:
                return route, params
        return None


def _match(pattern: tuple[str, ...], parts: list[str]) -> dict[str, str] | None:
    params: dict[str, str] = {}
    for want, have in zip(pattern, parts, strict=True):
        if want[0] == "{":
            params[want[1:-1]] = have
        elif want != have:
            return None
    return params


def route(line: str, handler: Handler, *, status: int = 200, is_open: bool = False) -> Route:
    """A route from a line such as `GET /users/@me`."""
    method, template = line.split(" ")
    return Route(method, template, handler, status, is_open, tuple(template.strip("/").split("/")))
