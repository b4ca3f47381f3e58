## Games in direct messages
lobby-private = You against computers. Press **{ lobby-start }** whenever you like.
heading-private = in your direct messages
error-plays_alone = Only computers can sit with you in direct messages. To play with friends, open a table in a channel of a server.
error-direct_closed = Your privacy settings don’t let me write to you here. Until they do, { slash-play } shows where your game stands.

## Playing at once
button-play-now = Play now
button-open-table = Open a table
play-now-hello = **{ $game }** against { $computers ->
    [one] 1 computer
   *[other] { $computers } computers
}, just for you. The game begins right here.
play-now-direct = Your game of **{ $game }** has begun in your [direct messages]({ $link }).
play-now-there = You already have a game of **{ $game }** in your [direct messages]({ $link }).
play-now-closed = Your privacy settings don’t let me message you, so your game of **{ $game }** has begun here: { $link }
error-nowhere_to_play = Your privacy settings don’t let me message you, and this channel already has a game. Allow direct messages from this server, or try another channel.

## The greeting
game-pitch = {""}
game-minutes = ~{ $minutes } min
greeting =
    ### Hello!
    I host board games here: with friends, or alone against computers. Learn one in four minutes, or play at once.
greeting-game = **{ $title }:** { $pitch } { $minutes ->
    [0] { $players } players.
   *[other] { $players } players, about { $minutes } minutes.
}
begin-learn = Learn (4 min)
begin-play = { button-play-now }
begin-open = { button-open-table }
choose-learn = **Which game would you like to learn?**
choose-play = **Which game would you like to play?** You against computers.
choose-open = **Which game would you like to play with others?**
button-my-games = My games

## After a lesson
button-play-computers = Play now against computers
button-open-here = Open a table here

## Tables that invite
invite-lobby = A table is open in { $thread }. Press **{ lobby-join }** to take a seat.
invite-running = The game has begun in { $thread }.
invite-cancelled = { lobby-status-cancelled }
invite-over = { lobby-status-over }
invite-ended = { lobby-status-ended }
lobby-levels = Change how well a computer plays
close-question =
    {"**"}Close this table?** { $others ->
        [one] Someone else has a seat here.
       *[other] { $others } others have seats here.
    }
close-let-be = No, keep it open
