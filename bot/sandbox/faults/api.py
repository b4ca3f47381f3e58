"""The HTTP API for injecting faults, used by tests and by the page."""

from aiohttp import web

from bot.sandbox.bodies import read_object
from bot.sandbox.errors import Refusal
from bot.sandbox.faults.kinds import KINDS, FaultControl
from bot.sandbox.interactions.tracker import InteractionTracker
from bot.sandbox.people.api import error_response, json_response
from bot.sandbox.rest.api import RestApi
from bot.sandbox.wire import iso


class FaultApi:
    """Answers requests under /faults."""

    def __init__(self, faults: FaultControl, rest: RestApi, tracker: InteractionTracker) -> None:
        self._control, self._rest, self._tracker = faults, rest, tracker

    async def show(self, _request: web.Request) -> web.Response:
        """Return the active faults, the kinds of faults, and the findings of the spec check."""
        on = [one.public() for one in self._control.active_faults.by_id.values()]
        kinds = {name: {"about": kind.about, "keys": kind.keys} for name, kind in KINDS.items()}
        findings = self._rest.spec.findings if self._rest.spec else []
        return json_response({"faults": on, "kinds": kinds, "findings": findings})

    async def create(self, request: web.Request) -> web.Response:
        """Turn a fault on."""
        try:
            fault = self._control.turn_on(await read_object(request))
        except Refusal as refusal:
            return error_response(refusal)
        except (ValueError, TypeError):
            return error_response(Refusal(50109))
        return json_response({"fault": fault.public()}, 201)

    async def delete(self, request: web.Request) -> web.Response:
        """Turn one fault off, or all faults."""
        self._control.turn_off(request.match_info.get("id"))
        return web.Response(status=204)

    async def log(self, request: web.Request) -> web.Response:
        """Return the bot's last requests, or only those after a given request."""
        asked = request.query.get("after", "0")
        after = int(asked) if asked.isdecimal() else 0
        return json_response({"log": [{**one, "time": iso(one["time"])} for one in self._rest.log if one["n"] > after]})

    async def clock(self, request: web.Request) -> web.Response:
        """Move forward the clock that the time limits of answers and tokens use."""
        try:
            self._tracker.world.clock.ahead += float((await read_object(request))["forward"])
        except Refusal as refusal:
            return error_response(refusal)
        except (KeyError, ValueError, TypeError):
            return error_response(Refusal(50109))
        self._tracker.expire_overdue()
        return web.Response(status=204)
