"""A request of the bot, and the table that finds its handler."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.sandbox.errors import Form
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.limits.shapes import Shape, snowflake
from bot.sandbox.state.files import File
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json

Reply = Json | list[Json] | None
MAJOR = ("channel_id", "guild_id", "webhook_id", "webhook_token")


@dataclass(slots=True)
class Call:
    """A request with its parsed body and path parameters."""

    world: World
    tracker: InteractionTracker
    params: dict[str, str]
    query: Mapping[str, str]
    body: Json = field(default_factory=dict)
    items: list[Json] = field(default_factory=list)  # for a body that is a list
    files: dict[str, File] = field(default_factory=dict)


Handler = Callable[[Call], Reply]


@dataclass(slots=True, frozen=True)
class Route:
    """A method and path with the handler for them."""

    method: str
    template: str
    handler: Handler
    status: int = 200
    open: bool = False  # needs no bot token: interaction and webhook routes
    parts: tuple[str, ...] = ()
    shape: Shape | None = None  # the type of the body, if there is a body

    @property
    def line(self) -> str:
        """The method and template, which also name the rate-limit bucket."""
        return f"{self.method} {self.template}"

    def resource(self, params: Mapping[str, str]) -> str:
        """Return the top-level resource of a request, to which its rate limit belongs."""
        return "/".join(params[key] for key in MAJOR if key in params)

    def check_params(self, params: Mapping[str, str]) -> None:
        """Refuse invalid ids in the path."""
        form = Form()
        for key, value in params.items():
            if key.endswith("_id"):
                snowflake(form, (key,), value)
        form.done()

    def check_body(self, body: object) -> None:
        """Refuse a body that contains values of wrong types."""
        form = Form()
        if self.shape:
            self.shape(form, (), body)
        form.done()


class RouteTable:
    """Finds the route of a path; literal parts take precedence over parameters."""

    def __init__(self, routes: list[Route]) -> None:
        self.routes = routes
        self._by_shape: dict[tuple[str, int], list[Route]] = {}
        for route in sorted(routes, key=lambda one: one.template.count("{")):
            self._by_shape.setdefault((route.method, len(route.parts)), []).append(route)

    def find(self, method: str, parts: list[str]) -> tuple[Route, dict[str, str]] | None:
        """Return the route and its parameters."""
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


def route(line: str, handler: Handler, body: Shape | None = None, *, status: int = 200, is_open: bool = False) -> Route:
    """Build a route from a line such as `GET /users/@me`."""
    method, template = line.split(" ")
    return Route(method, template, handler, status, is_open, tuple(template.strip("/").split("/")), body)
