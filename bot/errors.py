"""What can go wrong and be explained: a sentence key and facts, no sentence. The root, and what players are told."""

import re
from typing import ClassVar


class GameError(Exception):
    """The root of every error a person may be told about."""

    key: ClassVar[str] = "game_error"
    """Which sentence explains it; made from the class's name."""

    def __init__(self, **facts: str | int) -> None:
        super().__init__(self.key, facts)
        self.facts = facts

    def __init_subclass__(cls) -> None:
        cls.key = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", cls.__name__).lower()

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={fact}" for name, fact in self.facts.items())])


class UnknownGame(GameError):
    """No game of that name is in the catalogue."""


class UnknownPlayer(GameError):
    """No computer player of that name plays this game."""


class BadSeatCount(GameError):
    """The game cannot be played by so many."""


class BadOption(GameError):
    """A new game was asked for something it does not offer."""


class ClosedPrompt(GameError):
    """That question is not, or no longer, open."""


class WrongSeat(GameError):
    """The question is open, but to somebody else."""


class UnknownAnswer(GameError):
    """The question does not offer that option."""


class WrongNumber(GameError):
    """Too few or too many options were picked; `spread` is what lies between the fewest and the most allowed."""

    def __init__(self, *, prompt: str, number: int, least: int, most: int) -> None:
        super().__init__(prompt=prompt, number=number, least=least, most=most, spread=most - least)


class NotOver(GameError):
    """The game goes on, or was stopped before its end."""


class PlayedAgain(GameError):
    """Another game has followed the finished one already."""


class NoDetails(GameError):
    """What a message was made of is not kept any more."""


class NotReviewed(GameError):
    """Nothing is known of that decision."""


class NoHints(GameError):
    """The table was opened without hints."""


class NoWayBack(GameError):
    """There is nothing that could still be taken back."""


class RulesChanged(GameError):
    """What happened by older rules cannot be taken back by newer ones."""


class ProposalClosed(GameError):
    """What was to be taken back has been agreed to, refused, or overtaken by the game."""


class OrderPast(GameError):
    """What was to be ordered is past, or was never offered."""


class TooManyInstructions(GameError):
    """So many instructions are laid for one decision that no more can be."""


class LessonLost(GameError):
    """No lesson leads there: a button of another version, or of a game that teaches nothing."""


class NoTable(GameError):
    """There is no game there."""


class ChannelBusy(GameError):
    """A game is already waiting or running in that channel."""


class TooManyTablesHere(GameError):
    """Somebody hosts as many open tables in that server as one person may."""


class TooManyTables(GameError):
    """Somebody hosts as many open tables, in all servers, as one person may."""


class AlreadyBegun(GameError):
    """The lobby is closed: the game has begun or is over."""


class NotRunning(GameError):
    """The game has not begun, or is over."""


class NotSeated(GameError):
    """Whoever clicked has no seat at this table."""


class NotAtTable(GameError):
    """Whoever is asked about has no seat at this table."""


class UnknownName(GameError):
    """Whoever is asked about is not on the list of players."""


class AlreadySeated(GameError):
    """Whoever clicked has a seat already."""


class NotInvited(GameError):
    """The table is for others."""


class NoInvitation(GameError):
    """Something other than mentions stands where people are invited."""


class NobodyInvited(GameError):
    """A host who invites people has mentioned only themself."""


class TooManyInvited(GameError):
    """More people are invited than the table has seats for."""


class BotInvited(GameError):
    """A bot was invited; it could never sit down."""


class StrangerInvited(GameError):
    """Somebody was invited who is not in this server."""


class TableFull(GameError):
    """No seat is free."""


class TooFewPlayers(GameError):
    """The game cannot begin with so few."""


class NobodySeated(GameError):
    """A lobby without people has no host, who alone could do that."""


class NotModerator(GameError):
    """Only somebody who may manage the channel or its messages may do that."""


class NotTheHost(GameError):
    """Only the one who opened the table, or a moderator, may do that."""


class HostIsThere(GameError):
    """Only the host may do that, unless nothing is heard of the host until a stated time."""


class NotAbsent(GameError):
    """Somebody to be replaced still counts, until a stated time."""


class NotAwaited(GameError):
    """Somebody to be replaced owes nobody an answer."""


class NotGone(GameError):
    """Somebody to be replaced counts as long as they are in the server."""


class BadVacation(GameError):
    """A vacation of no days, or of too many."""


class GameFinished(GameError):
    """A game that was played to its end does not go on."""


class NotStopped(GameError):
    """There is no game that was stopped before its end."""


class NotResumable(GameError):
    """The stored position of a stopped game is not what its answers lead to."""


class NotAsked(GameError):
    """What somebody answers is not being asked, or no longer."""


class NotForYou(GameError):
    """Somebody else is asked."""


class RefusedBefore(GameError):
    """Whoever was asked has said no to the same before."""


class OneAgainstOne(GameError):
    """A single rival would put somebody out who is there."""


class SeatedAlready(GameError):
    """Whoever is to take a seat has one at this table."""


class SeenOtherSeat(GameError):
    """Whoever is to take a seat knows what another seat of this game keeps secret."""


class NoComputerSeat(GameError):
    """No computer plays in that seat, or none at that table."""


class PlaysAlone(GameError):
    """A game in direct messages has seats for computers only."""


class DirectClosed(GameError):
    """Somebody's privacy settings let nothing be posted in their direct messages."""


class NowhereToPlay(GameError):
    """Nothing can be posted in somebody's direct messages, and the channel has a game already."""


class BotNamed(GameError):
    """A bot is to take a seat."""


class StrangerNamed(GameError):
    """Somebody is to take a seat who is not in the server."""


class DiscordSilent(GameError):
    """Discord does not say who somebody is."""


class SamePace(GameError):
    """The table has the pace that somebody wants."""


class NoComputer(GameError):
    """There is no computer player to take away."""


class CannotPost(GameError):
    """The bot may not write where the table is."""


class ThreadLocked(GameError):
    """The table's thread is archived, and the bot may not open it again."""


class NoThread(GameError):
    """The bot may not open a thread there, or not write in one."""


class OneMoment(GameError):
    """Somebody asks for more than one person may."""


class BusyServer(OneMoment):
    """The people of a server together ask for more than one server may."""


class NotOpened(GameError):
    """A table's card did not get into its thread."""


class ServerLeft(GameError):
    """The bot was removed from the table's server."""


class OtherPlace(GameError):
    """The click belongs to a table of another channel."""


class NotShared(GameError):
    """The review is another player's, who has not shown it to everyone."""


class UnknownControl(GameError):
    """A button that this version does not have."""


class UnknownCommand(GameError):
    """A command that this version does not have, or has in another form."""


class OldRules(GameError):
    """The game began by rules that this program no longer has."""
