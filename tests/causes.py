"""Causes for tests that call services without a bot."""

from bot.tables.cause import At, Click


def by_click(table_id: int, interaction: int) -> At:
    """A table that a click changes; the click is answered already, so nothing waits for it."""
    click = Click(interaction, 0)
    click.end()
    return At(table_id, click)
