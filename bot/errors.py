"""Errors that are explained to players: each has a sentence key and facts, but no sentence."""

import re
from typing import ClassVar


class GameError(Exception):
    """The base of every error that can be explained to a user."""

    key: ClassVar[str] = "game_error"
    """The key of the sentence that explains the error, derived from the class's name."""

    def __init__(self, **facts: str | int) -> None:
        super().__init__(self.key, facts)
        self.facts = facts

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={fact}" for name, fact in self.facts.items())])


class UnknownGame(GameError):
    """The catalog has no game of that name."""


class UnknownPlayer(GameError):
    """The game has no computer player of that name."""


class BadSeatCount(GameError):
    """The game cannot be played with that number of players."""


class BadOption(GameError):
    """The game does not offer that option or choice."""


class ClosedPrompt(GameError):
    """The question is not open, or is no longer open."""


class WrongSeat(GameError):
    """The question is open, but is asked of a different seat."""


class UnknownAnswer(GameError):
    """The question does not offer that option."""


class WrongNumber(GameError):
    """Too few or too many options were picked; `spread` is the allowed range."""

    def __init__(self, *, prompt: str, number: int, least: int, most: int) -> None:
        super().__init__(prompt=prompt, number=number, least=least, most=most, spread=most - least)


class NotOver(GameError):
    """The game is still running, or was stopped before its end."""


class ThanksClosed(GameError):
    """The period after a game in which titles can be given has ended."""


class TooFewForThanks(GameError):
    """Among two people, a title would not be anonymous."""


class UnknownThanks(GameError):
    """The title, or the player to thank, is not among those offered."""


class PlayedAgain(GameError):
    """The finished game was already followed by another one."""


class NoDetails(GameError):
    """The contents of the message are no longer stored."""


class NotReviewed(GameError):
    """The decision was not reviewed."""


class NoReplay(GameError):
    """The game is over, but its record cannot be replayed."""


class AlreadyShown(GameError):
    """The player has already shown this moment of the game to everyone."""


class TooManyMoments(GameError):
    """The player has shown enough moments of the game to everyone."""

    def __init__(self, most: int) -> None:
        super().__init__(most=most)


class NoHints(GameError):
    """The table was opened without hints."""


class NoHelpInRated(GameError):
    """At a rated table, a computer does not play for people."""


class NoWayBack(GameError):
    """The seat has no move to undo."""


class RulesChanged(GameError):
    """Moves made under older rules cannot be undone under newer ones."""


class ProposalClosed(GameError):
    """The proposal to undo was accepted or refused, or the game has continued."""


class OrderPast(GameError):
    """The decision that the order is for has passed, or was never offered."""


class TooManyInstructions(GameError):
    """The decision already has the maximum number of instructions."""


class LessonLost(GameError):
    """The button's lesson step does not exist: it belongs to a different version, or to a game without a lesson."""


class NoTable(GameError):
    """The channel has no game."""


class ChannelBusy(GameError):
    """A game is already waiting or running in that channel."""


class TooManyTablesHere(GameError):
    """The user already hosts the maximum number of open tables in that server."""


class TooManyTables(GameError):
    """The user already hosts the maximum number of open tables in all servers."""


class AlreadyBegun(GameError):
    """The lobby is closed: the game has begun or is over."""


class NotRunning(GameError):
    """The game has not begun, or is over."""


class NotSeated(GameError):
    """The user who clicked has no seat at this table."""


class NotAtTable(GameError):
    """The selected user has no seat at this table."""


class UnknownName(GameError):
    """The selected name is not in the list of players."""


class AlreadySeated(GameError):
    """The user who clicked already has a seat."""


class NotInvited(GameError):
    """The table is reserved for invited users."""


class NoInvitation(GameError):
    """The list of invited users contains something other than mentions."""


class NobodyInvited(GameError):
    """The host has mentioned only themself."""


class TooManyInvited(GameError):
    """More users are invited than the table has seats."""


class BotInvited(GameError):
    """A bot was invited, but a bot cannot take a seat."""


class StrangerInvited(GameError):
    """An invited user is not in this server."""


class TableFull(GameError):
    """No seat is free."""


class TooFewPlayers(GameError):
    """The game cannot begin with so few players."""


class NobodySeated(GameError):
    """The action is reserved for the host, but a lobby without players has none."""


class NotModerator(GameError):
    """The action is reserved for users with permission to manage the channel or its messages."""


class NotTheHost(GameError):
    """The action is reserved for the user who opened the table, and for moderators."""


class HostIsThere(GameError):
    """The action is reserved for the host, unless the host stays silent until a stated time."""


class NotAbsent(GameError):
    """The player to be replaced still counts as present, until a stated time."""


class NotAwaited(GameError):
    """The player to be replaced has no open question."""


class NotGone(GameError):
    """The player to be replaced counts as present while they are in the server."""


class BadVacation(GameError):
    """A vacation must have at least one day, and not too many."""


class GameFinished(GameError):
    """A game that was played to its end cannot be resumed."""


class NotStopped(GameError):
    """No stopped game was found."""


class NotResumable(GameError):
    """The stored position of a stopped game differs from what its answers lead to."""


class NotAsked(GameError):
    """The vote is not open, or is no longer open."""


class NotForYou(GameError):
    """The question is for another user."""


class RefusedBefore(GameError):
    """The user has already refused this proposal."""


class OneAgainstOne(GameError):
    """A single opponent cannot vote out a player who is present."""


class SeatedAlready(GameError):
    """The user who is to take a seat already has one at this table."""


class SeenOtherSeat(GameError):
    """The user who is to take a seat has seen the secrets of a different seat."""


class NoComputerSeat(GameError):
    """That seat is not a computer's, or the table has no computers."""


class PlaysAlone(GameError):
    """A game in direct messages has only computer opponents."""


class DirectClosed(GameError):
    """The user's privacy settings block direct messages."""


class NowhereToPlay(GameError):
    """Direct messages are blocked, and the channel already has a game."""


class BotNamed(GameError):
    """A bot cannot take a seat."""


class StrangerNamed(GameError):
    """The person who is to take a seat is not in the server."""


class DiscordSilent(GameError):
    """Discord does not return data about the user."""


class SamePace(GameError):
    """The table already has the requested pace."""


class NoComputer(GameError):
    """The table has no computer player to remove."""


class CannotPost(GameError):
    """The bot lacks permission to write in the table's channel."""


class ThreadLocked(GameError):
    """The table's thread is archived, and the bot lacks permission to reopen it."""


class NoThread(GameError):
    """The bot lacks permission to create a thread in that channel, or to write in one."""


class OneMoment(GameError):
    """The user must wait some seconds, usually because their allowance of actions is used up."""


class BusyServer(OneMoment):
    """The server's members together have used up the server's allowance of actions."""


class NotOpened(GameError):
    """The table's card could not be posted in its thread."""


class ServerLeft(GameError):
    """The bot was removed from the table's server."""


class StillPlaying(GameError):
    """The user has a seat at open tables, so their data cannot be deleted."""


class NotAskedToForget(GameError):
    """The user has not asked for deletion of their data, or the deletion has begun."""


class OtherPlace(GameError):
    """The click belongs to a table in another channel."""


class NotShared(GameError):
    """The review belongs to another player, who has not shared it."""


class StatsHidden(GameError):
    """The user's statistics are hidden from the user who asks for them."""


class NotInServer(GameError):
    """The request concerns a server, but was made in direct messages."""


class ManagersOnly(GameError):
    """The setting of a server may be changed only by users who manage the server."""


class NoLeaderboard(GameError):
    """The leaderboard of this server is off."""


class UnknownControl(GameError):
    """The button belongs to a different version."""


class UnknownCommand(GameError):
    """The command belongs to a different version, or has a different form in this version."""


class OldRules(GameError):
    """The game began under rules that this program no longer contains."""
