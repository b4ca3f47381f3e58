"""Causes of changes for tests that call services without a bot."""

from bot.tables.cause import At, Click


def by_click(table_id: int, interaction: int) -> At:
    """A table's id with its cause: a click that is already answered, so that no work waits for the answer."""
    click = Click(interaction, 0)
    click.end()
    return At(table_id, click)
