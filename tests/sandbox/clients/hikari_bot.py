"""A small bot built with hikari: a command, a button, every page of reactions. It imports nothing of this project."""

import asyncio
import base64
import json
import sys
import urllib.request

import hikari

URL = sys.argv[1]


def fetch(path: str) -> bytes:
    """Return the sandbox's response at a path."""
    with urllib.request.urlopen(f"{URL}{path}") as answer:  # noqa: S310 - loopback
        return bytes(answer.read())


def token() -> str:
    """Return a token that contains the application's id, which hikari reads from it."""
    own_id = json.loads(fetch("/people"))["bot"]["id"]
    return base64.b64encode(own_id.encode()).decode().rstrip("=") + ".sandbox"


bot = hikari.GatewayBot(token(), rest_url=f"{URL}/api/v10", banner=None, intents=hikari.Intents.GUILDS)


async def register(_event: hikari.StartedEvent) -> None:
    """Register the command."""
    me = await bot.rest.fetch_application()
    await bot.rest.set_application_commands(me.id, [bot.rest.slash_command_builder("hello", "Say hello")])


async def answer(event: hikari.InteractionCreateEvent) -> None:
    """Say hello, and edit the message when its button is pressed."""
    interaction = event.interaction
    if isinstance(interaction, hikari.CommandInteraction):
        picture = await asyncio.to_thread(fetch, "/cdn/embed/avatars/0.png")
        emoji = await bot.rest.create_application_emoji(
            interaction.application_id, "heart", hikari.Bytes(picture, "heart.png")
        )
        row = bot.rest.build_message_action_row().add_interactive_button(1, "press", label="Press", emoji=emoji)
        await interaction.create_initial_response(4, "hello", component=row)
    elif isinstance(interaction, hikari.ComponentInteraction):
        await interaction.create_initial_response(7, "pressed", components=[])
        (reaction,) = (await bot.rest.fetch_message(*place(interaction))).reactions
        users = [str(one.id) async for one in bot.rest.fetch_reactions_for_emoji(*place(interaction), reaction.emoji)]
        await interaction.execute(json.dumps({"reactors": users}))


def place(interaction: hikari.ComponentInteraction) -> tuple[int, int]:
    """Return the channel and message of an interaction."""
    return interaction.channel_id, interaction.message.id


bot.subscribe(hikari.StartedEvent, register)
bot.subscribe(hikari.InteractionCreateEvent, answer)
bot.run(check_for_updates=False)
