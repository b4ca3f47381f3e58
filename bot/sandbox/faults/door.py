"""Where the fault switches are set: by tests and by the page."""

from aiohttp import web

from bot.sandbox.bodies import read_object
from bot.sandbox.errors import Refusal
from bot.sandbox.faults.kinds import KINDS, FaultDesk
from bot.sandbox.interactions.desk import Desk
from bot.sandbox.people.door import answer, refused
from bot.sandbox.rest.door import Door
from bot.sandbox.wire import iso


class FaultDoor:
    """Answers requests under /faults."""

    def __init__(self, faults: FaultDesk, rest: Door, desk: Desk) -> None:
        self._faults, self._rest, self._desk = faults, rest, desk

    async def show(self, _request: web.Request) -> web.Response:
        """What is on, what there is, what was found."""
        on = [one.public() for one in self._faults.switches.on.values()]
        kinds = {name: {"about": kind.about, "keys": kind.keys} for name, kind in KINDS.items()}
        findings = self._rest.spec.findings if self._rest.spec else []
        return answer({"faults": on, "kinds": kinds, "findings": findings})

    async def create(self, request: web.Request) -> web.Response:
        """Turn a fault on."""
        try:
            fault = self._faults.turn_on(await read_object(request))
        except Refusal as refusal:
            return refused(refusal)
        except (ValueError, TypeError):
            return refused(Refusal(50109))
        return answer({"fault": fault.public()}, 201)

    async def delete(self, request: web.Request) -> web.Response:
        """Turn one fault off, or all."""
        self._faults.turn_off(request.match_info.get("id"))
        return web.Response(status=204)

    async def log(self, request: web.Request) -> web.Response:
        """The last requests of the bot."""
        asked = request.query.get("after", "0")
        after = int(asked) if asked.isdecimal() else 0
        return answer({"log": [{**one, "time": iso(one["time"])} for one in self._rest.log if one["n"] > after]})

    async def clock(self, request: web.Request) -> web.Response:
        """Put the time of answer limits and tokens forward."""
        try:
            self._desk.world.clock.ahead += float((await read_object(request))["forward"])
        except Refusal as refusal:
            return refused(refusal)
        except (KeyError, ValueError, TypeError):
            return refused(Refusal(50109))
        self._desk.look_again()
        return web.Response(status=204)
