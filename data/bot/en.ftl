## Lists
list = { $first } and { $last }
list-or = { $first } or { $last }
list-nothing = nothing

## The lobby
lobby-title = { $game }: waiting for players
lobby-status-lobby = Press **Join** to take a seat. The host can start once at least { $least } players have joined.
lobby-status-running = The game has begun. Good luck to all!
lobby-status-cancelled = This table was closed before the game began.
lobby-status-over = This game is over.
lobby-status-ended = This game was ended early.
lobby-free =
    { $free ->
        [one] 1 seat left.
       *[other] { $free } seats left.
    }
lobby-invited = By invitation only: { $people }.
lobby-host = host
lobby-computer-seat = computer
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer player
lobby-dismiss = Remove computer player
lobby-start = Start
lobby-cancel = Close table
lobby-in-thread = Your table is ready in { $thread }.
computer-name = { $number ->
    [1] Albrecht
    [2] Barbara
    [3] Konrad
    [4] Dorothea
   *[5] Endres
}
thread-name = { $game } with { $host }

## Panels
pick-one = Choose one
pick-all = All options
pick-several =
    { $least ->
        [1] { $most ->
            [1] Choose one
           *[other] Choose up to { $most }
        }
       *[other] Choose { $most }
    }
pick-last = One more pick confirms at once.
button-back = Back
button-start-over = Start over
button-no = No, go back
button-reopen = Change my move
button-board = Board
button-legend = How to read the board
button-refresh = Refresh
button-my-turn = My turn
panel-wait = Waiting for the others
panel-sealed = Your move is in. You can still change it until everyone has moved.
panel-over = This game is over. Thank you for playing! Use { slash-new } to open another table.
panel-lobby = The game has not started yet. The host can start it from the table’s message.
panel-ended = This game was ended early. { slash-resume } asks the players whether to continue; { slash-new } opens another table.
panel-cancelled = This table was closed before the game began. Use { slash-new } to open another one.
panel-place = { $place ->
    [1] You won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] You came { $place ->
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
waiting-for = Waiting for { $names } · asked { $since }

## Announcements
news-ended = The game was ended early. Thank you for playing!
news-left = { $name } has left the table. { $computer } (computer) takes over the seat.
pictures-forbidden = No pictures here: I need the **Attach Files** permission; a channel manager can grant it.
thread-locked = The thread { $thread } is archived and locked, so I cannot post there. Keep playing from here: *My turn* opens your panel. As soon as someone who manages threads unlocks it, everything that has happened will be posted there.
right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-read_message_history = Read Message History
news-replaced = { $name } is absent, and the others agreed: { $computer } (computer) takes over the seat.
news-abandoned = The table that was open here is closed: its players have been inactive for a long time.
direct-replaced = At your table of { $game } in { $channel } the others could not wait for you any longer: a computer has taken over your seat. You are welcome at the next table.

## Commands in words
ended = The game has ended.
end-proposal = End this game now? Agreed: { $agreed } of { $all }, all needed.
end-agree = Yes, end it
end-play-on = Keep playing
end-refused = { $name } wants to keep playing, so the game continues. Earlier votes no longer count; use { slash-end } to ask again.
vote-absent = Not counted: { $people }.
vote-until = Players who stay inactive stop counting: { $people }.
absent-gone = { $name } (has left the server)
absent-silent = { $name } (last seen { $since })
replace-proposal = { $name } is absent. Let a computer take over the seat? Agreed: { $agreed } of { $all }, all needed.
replace-agree = Yes, replace them
replace-wait = Keep waiting
replace-agreed = Everyone agrees: a computer now plays for { $name }.
replace-refused = { $by } wants to wait for { $name }, so nothing changes. Earlier votes no longer count; use { slash-replace } to ask again.
replace-done = A computer has taken over the seat.
status-gone = { $name } has left the server.
status-silent = { $name } was last seen { $since }.
status-absent = { slash-replace } puts a computer in the seat of anyone who has left or stayed away too long; { slash-end } does not need their consent.
log-running =
    { $turns ->
        [one] 1 move so far. The full record, including the secret random seed, will be available after the game.
       *[other] { $turns } moves so far. The full record, including the secret random seed, will be available after the game.
    }
log-file = The complete record of the game. Anyone can verify it on the command line: `python -m bot replay`.
rules-unknown = There is no topic “{ $topic }”. Pick one from the list that appears as you type.
settings-dm-on = Your turn: direct message
settings-dm-off = Your turn: mention in the channel
settings-saved = Saved.
settings-pictures = Pictures that only you see: { $theme } · { $size }
help =
    {"**"}How to play**
    1. { slash-new } opens a table in this channel. Friends press *Join*; *Add computer player* fills a seat.
    2. The host presses *Start*. When it is your turn you are mentioned: press *My turn* for your private panel.
    3. { slash-play } shows your panel again, { slash-board } the board, { slash-status } who we are waiting for, { slash-me } what you own, { slash-rules } a summary of the rules.
    4. { slash-leave } hands your seat to a computer, { slash-end } ends the game if everyone agrees.

## What a game declares about itself
computer-strength = { $strength ->
    [1] Beginner
    [2] Easy
    [3] Regular
    [4] Strong
   *[5] Expert
}
help-computers = {"**"}Computer players**
game-note = {""}
credits-designers = Design: { $names }
credits-artists = Art: { $names }
credits-publishers = { $year ->
    [0] Published by { $names }
   *[other] Published by { $names }, { $year }
}
link-publisher = Publisher’s site

## Names and languages
language-en = English
language-ru = Russian
language-it = Italian

## Errors
error-store_away = The bot cannot reach its database right now. Your games are safe. Please try again in a moment.
error-unexpected = Something went wrong on our side. Press *My turn* to see where the game stands, then try again.
error-no_table = There is no game here. Start one with { slash-new }.
error-channel_busy = This channel already has an open table or a game in progress. Finish it first, or use another channel or a thread.
error-too_many_tables_here = { $tables ->
        [one] You already host an open table on this server, which is the most allowed at a time.
       *[other] You already host { $tables } open tables on this server, which is the most allowed at a time.
    } Finish a game, end one with { slash-end }, or close a table that has not started; then open the next.
error-too_many_tables = { $tables ->
        [one] You already host an open table, which is the most allowed at a time across all servers.
       *[other] You already host { $tables } open tables, which is the most allowed at a time across all servers.
    } Finish a game, end one with { slash-end }, or close a table that has not started; then open the next.
error-already_begun = This game has already started.
error-not_running = No game is running here. Use { slash-new } to open a table, or ask the host of the open one to press *Start*.
error-not_seated = You’re not at this table. Use { slash-board } to look on, or { slash-new } in another channel to open a table of your own.
error-not_at_table = { $person } isn’t playing at this channel’s table.
error-unknown_name = “{ $name }” isn’t playing here. Pick someone from the list that appears as you type.
error-already_seated = You already have a seat.
error-not_invited = This table is for invited people only. Ask its host to open another one, or open your own with { slash-new }.
error-no_invitation = To invite people, mention each of them: type @ and pick a name. Leave it empty to let anyone join.
error-nobody_invited = You already have a seat. Mention the other players, or leave it empty to let anyone join.
error-too_many_invited = { $invited ->
        [one] You invited 1 person
       *[other] You invited { $invited } people
    }, but { $free ->
        [0] no seat is left besides yours and the computers’.
        [one] only 1 seat is left besides yours and the computers’.
       *[other] only { $free } seats are left besides yours and the computers’.
    }
error-bot_invited = Bots can’t take a seat. The option `{ name-computers }` adds computer players.
error-stranger_invited = Someone you invited isn’t on this server.
error-table_full = All { $players } seats are taken.
error-too_few_players = At least { $least } players are needed (now: { $players }).
error-not_the_host = Only the host can do that.
error-host_is_there = Only the host can do that. If the host stays inactive, the next person at the table becomes host { $when }.
error-not_absent = { $person } still counts as present. If they stay inactive, they can be replaced { $when }.
error-not_awaited = Nobody is waiting for { $person } right now, so there is no need to replace them.
error-not_gone = { $person } is on this server, and players aren’t replaced for being slow.
error-no_computer = There are no computer players here.
error-old_rules = { $why ->
    [figures] This game uses a custom piece file ({ $rules }) that isn’t available here.
   *[rules] This game uses an older version of the rules ({ $rules }) that cannot be carried over to this one ({ $ours }).
} Use { slash-end } to make room for a new one.
error-closed_prompt = The game has moved on. Press *{ button-my-turn }* to see where it stands.
error-wrong_seat = It’s not your move anymore.
error-unknown_answer = That option isn’t available.
error-wrong_number =
    { $spread ->
        [0] Choose exactly { $most }.
       *[other] { $least ->
            [0] Choose at most { $most }.
           *[other] Choose { $least } to { $most }.
        }
    }
error-no_way_back = There is nothing left to undo.
error-bad_seat_count = This game is for { $least } to { $most } players.
error-bad_option = This game does not offer that variant.
error-unknown_player = There is no such computer player. Available: { $known }.
error-unknown_game = There is no such game. Available: { $known }.
error-cannot_post = { $who ->
    [you] I don’t have permission to post in this channel, so nobody is told what happens in the game. You can change that in the channel’s settings, under permissions: grant me { $rights }.
   *[others] I don’t have permission to post in this channel, so nobody is told what happens in the game. Ask someone who manages the channel to grant me { $rights }.
}
error-thread_locked = The thread { $thread } is archived and locked, so nothing can be posted there. Ask someone who manages threads to unlock it. Until then you can keep playing with the buttons in the channel it belongs to.
error-no_thread = I don’t have permission to create threads or post in them here. Ask a moderator, or leave out the option `{ name-thread }`.
error-not_opened = The table was not opened: I couldn’t post in its new thread. Try again; if that does not help, ask a moderator whether I may post and attach files in threads here.
error-server_left = I am no longer on the server of this table.
error-unknown_command = This command has been updated. Restart Discord and try again.
error-one_moment = { $seconds ->
    [one] Too many clicks at once. Try again in a second.
   *[other] Too many clicks at once. Try again in { $seconds } seconds.
}
error-busy_server = Too many clicks in this server at once. Try again in a few seconds.
error-unknown_control = This button has expired. { slash-play } shows a fresh panel.

## Command names and descriptions
command-group = { $game }: learn, open a table, play
command-new = Open a table in this channel
command-new-players = Number of seats
command-new-computers = Number of computer players
command-new-level = Strength of the computer players
command-new-thread = Play in a separate thread
command-new-language = The language of the table
command-new-invited = Who may join: mention them with @; empty means everyone
command-play = Show my panel
command-play-any = Show my panel, whatever game is played in this channel
command-board = Show the board, only to me
command-board-of = What to look at
command-board-text = As text
command-status = Show the round, the turn order, and who we’re waiting for
command-me = Show what I own and what it would score
command-log = Get the record of the game
command-rules = Read the rules in short, by topic
command-rules-topic = What to explain
command-leave = Leave the table; mid-game, a computer takes my seat
command-end = End the game if all players agree
command-replace = Let a computer play for someone who is absent
command-replace-player = Who is absent
command-help = Show how to play
command-settings = Change my notifications and pictures
command-settings-dm = My turns as direct messages
menu-turn = My turn
menu-player = Show what they own
command-new-theme = The colors of the table’s pictures
command-new-size = The layout of the table’s pictures
command-settings-theme = The colors of pictures that only I see
command-settings-size = The layout of pictures that only I see
command-theme-light = Light
command-theme-dark = Dark
command-theme-contrast = High contrast
command-size-wide = Wide (for desktops)
command-size-narrow = Narrow (for phones)
level-random = plays at random
level-seeker = tries every move in many simulated games
name-new = new
name-play = play
name-board = board
name-status = status
name-me = me
name-log = log
name-rules = rules
name-leave = leave
name-end = end
name-replace = replace
name-help = help
name-settings = settings

## Commands in sentences; where Discord has told their ids, mentions that can be clicked stand there instead
slash-new = `{ name-new }`
slash-play = `{ name-play }`
slash-board = `{ name-board }`
slash-status = `{ name-status }`
slash-me = `{ name-me }`
slash-rules = `{ name-rules }`
slash-learn = `{ name-learn }`
slash-leave = `{ name-leave }`
slash-end = `{ name-end }`
slash-replace = `{ name-replace }`
slash-resume = `{ name-resume }`
slash-settings = `/{ name-settings }`
slash-vacation = `/{ name-vacation }`
slash-games = `/{ name-games }`
slash-leaderboard = `/{ name-leaderboard }`
slash-privacy = `/{ name-privacy }`

## Names of the options of commands
name-computers = computers
name-days = days
name-digest = digest
name-dm = dm
name-hints = hints
name-rated = rated
name-invited = invited
name-language = language
name-late = late
name-level = level
name-meanwhile = meanwhile
name-of = of
name-player = player
name-players = players
name-seat = seat
name-size = size
name-text = text
name-theme = theme
name-thread = thread
name-topic = topic
name-with = with

## Leaving and ending, asked once more
leave-question = **Leave this game?** A computer takes your seat and plays for you. You can take the seat back as long as the game is running.
leave-yes = Yes, leave
leave-no = No, stay
seat-held = { $computer } (computer) is playing in your seat now.
seat-return = Take my seat back
news-returned = { $name } is back and takes over from { $computer }.
end-question = **End this game for everyone now?** The players will be told that you ended it.
end-now = Yes, end it now
end-ask-all = Ask the players
end-let-be = No, let them play
end-asked = The players are being asked.
end-not-ended = The game continues.
news-ended-by = { $name } has ended the game early. Thank you for playing!
error-nobody_seated = Nobody has a seat at this table. Press *Join* first: the first to sit down is the host.
error-other_place = This belongs to a game in another channel. Please use it there.
error-not_moderator = Only someone who may manage this channel or its messages can end a game without asking the players.

## Beside shortcuts: an option that one of them is called after, to be chosen step by step
button-long-way = { $what }: choose…
