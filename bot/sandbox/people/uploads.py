"""Files that people upload before they use them."""

from bot.sandbox.errors import Refusal
from bot.sandbox.state.attachments import keep_file
from bot.sandbox.state.files import File
from bot.sandbox.state.world import World
from bot.sandbox.wire import Json


class Uploads:
    """Uploaded files that have not been used yet."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._waiting: dict[str, File] = {}

    def add(self, name: str, content: bytes) -> Json:
        """Keep a file until it is used."""
        file, snowflake = File(name, content), self._world.ids.new()
        self._waiting[snowflake] = file
        return {"id": snowflake, "filename": name, "size": len(content), "content_type": file.type}

    def take(self, upload_id: str) -> File:
        """Remove and return an uploaded file. Raises `Refusal`."""
        file = self._waiting.pop(upload_id, None)
        if file is None:
            raise Refusal(0, status=404, message="There is no such upload.")
        return file

    def attach(self, channel_id: str, upload_id: str) -> Json:
        """Remove an uploaded file and make it the attachment of an option or a modal."""
        return {**keep_file(self._world, channel_id, self.take(upload_id)), "ephemeral": True}
