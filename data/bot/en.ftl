## Lists
list = { $first } and { $last }
list-nothing = nothing

## The lobby
lobby-title = { $game }: gathering players
lobby-status-lobby = Press **Join** to sit down. The host starts when everyone is here, with at least { $least } players.
lobby-status-running = The game has begun. Good luck to all!
lobby-status-cancelled = This table was closed before the game began.
lobby-status-over = This game is over.
lobby-status-ended = This game was ended early.
lobby-free =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
lobby-invited = This table is for { $people }, by invitation of the host.
lobby-host = host
lobby-computer-seat = computer
lobby-join = Join
lobby-leave = Leave
lobby-computer = Add computer
lobby-dismiss = Remove computer
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
pick-several =
    { $least ->
        [1] { $most ->
            [1] Choose one
           *[other] Choose up to { $most }
        }
       *[other] Choose { $most }
    }
pick-first = Choose first
button-back = Back
button-start-over = Start over
button-no = No, go back
button-reopen = Change my answer
button-board = Board
button-legend = How to read the board
button-refresh = Refresh
button-my-turn = My turn
panel-wait = Nothing for you to do right now
panel-sealed = Your answer is in. You can still change it until everyone has answered.
panel-over = This game is over. Thank you for playing! `/{ $game } new` opens the next table.
panel-lobby = The game has not begun yet. The host starts it on the card above.
panel-ended = This game was ended early. `/{ $game } new` opens the next table.
panel-cancelled = This table was closed before the game began. `/{ $game } new` opens the next one.
panel-place = { $place ->
    [1] You have won with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }!
   *[other] You finished in place { $place } of { $players } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
waiting-for = Waiting for { $names } · asked { $since }

## Announcements
waiting-done = Everyone has answered.
news-ended = The game was ended before its time. Thank you for playing!
news-left = { $name } leaves the table; the computer { $computer } plays on in that seat.
pictures-forbidden = No pictures here: I lack the permission **Attach Files**. Whoever manages this channel can give it to me in its settings.
thread-locked = The thread { $thread } is archived and locked, so I cannot post there. Play on from here: *My turn* opens your panel. Once somebody who manages threads unlocks it, everything that happened is posted there.
right-view_channel = View Channel
right-send_messages = Send Messages
right-send_messages_in_threads = Send Messages in Threads
right-attach_files = Attach Files
right-read_message_history = Read Message History
news-replaced = { $name } is absent, so the others agreed: the computer { $computer } plays on in that seat.
news-abandoned = The table that was open here is closed: none of its players has given a sign of life for a long time.
direct-replaced = At your table of { $game } in { $channel } the others could not wait for you any longer: a computer plays on in your seat. You are welcome at the next table.

## Commands in words
ended = The game is ended.
end-proposal = Shall this game end now? { $agreed } of { $all } players agree; all must.
end-agree = Yes, end it
end-play-on = Keep playing
end-refused = { $name } wants to play on, so the game goes on and no agreement is left standing. `end` asks all anew.
vote-absent = Not counted: { $people }.
vote-until = Whoever gives no sign of life is no longer counted: { $people }.
absent-gone = { $name } (has left the server)
absent-silent = { $name } (last seen { $since })
replace-proposal = { $name } is absent. Shall a computer play on in that seat? { $agreed } of { $all } players agree; all must.
replace-agree = Yes, a computer
replace-wait = Keep waiting
replace-agreed = All agree: a computer plays on for { $name }.
replace-refused = { $by } wants to wait for { $name }, so nothing changes and no agreement is left standing. `replace` asks all anew.
replace-done = A computer plays on in that seat.
status-gone = { $name } has left the server.
status-silent = { $name } was last seen { $since }.
status-absent = `replace` seats a computer in place of whoever has left or stayed away too long; `end` does not need their consent.
log-running =
    { $turns ->
        [one] One answer so far. The full record, with the secret seed, can be had when the game is over.
       *[other] { $turns } answers so far. The full record, with the secret seed, can be had when the game is over.
    }
log-file = The whole game as a record. Anyone can check it with the replay command.
rules-unknown = There is no topic “{ $topic }”. Pick one from the list while you type.
settings-dm-on = From now on your turns come as a direct message.
settings-dm-off = From now on you are called in the channel.
settings-pictures = Pictures that only you see: { $theme }, { $size }.
help =
    {"**"}How to play**
    1. `/{ $game } new` opens a table in this channel. Friends press *Join*; *Add computer* fills seats.
    2. The host presses *Start*. When it is your turn you are mentioned: press *My turn* for your private panel.
    3. `/{ $game } play` shows your panel again, `board` the board, `status` who is awaited, `me` your own things, `rules` every rule in short.
    4. `/{ $game } leave` hands your seat to a computer, `end` ends the game when all agree.

## What a game declares about itself
computer-strength = { $strength ->
    [1] beginner
    [2] easy
    [3] medium
    [4] strong
   *[5] expert
}
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
error-unexpected = Something went wrong on our side. Press *My turn* to see where the game stands, then try again.
error-no_table = There is no game here. Start one with the command `new`.
error-channel_busy = A game is already waiting or running in this channel. Finish it first, or use another channel or a thread.
error-too_many_tables_here = { $tables ->
        [one] You already host an open table in this server, and no more is allowed at a time.
       *[other] You already host { $tables } open tables in this server, and no more are allowed at a time.
    } Finish a game, end one with `end`, or close a lobby; then open the next.
error-too_many_tables = { $tables ->
        [one] You already host an open table, and no more is allowed at a time over all servers.
       *[other] You already host { $tables } open tables, and no more are allowed at a time over all servers.
    } Finish a game, end one with `end`, or close a lobby; then open the next.
error-already_begun = The lobby is closed.
error-not_running = No game is running here. `new` opens a table; at an open one the host presses *Start*.
error-not_seated = You do not sit at this table. `board` shows you how it stands; in another channel `new` opens a table of your own.
error-not_at_table = { $person } does not sit at the table of this channel.
error-unknown_name = “{ $name }” does not play here. Pick somebody from the list while you type.
error-already_seated = You already have a seat.
error-not_invited = This table is for invited people only. Ask its host to open another one, or open your own with `new`.
error-no_invitation = To invite people, mention each of them: type @ and pick a name. Leave it empty and everyone may join.
error-nobody_invited = You have a seat anyway. Mention those who are to play with you, or leave it empty and everyone may join.
error-too_many_invited = { $invited ->
        [one] You invite one person
       *[other] You invite { $invited } people
    }, but the table has { $free ->
        [0] no seat left beside you and the computers.
        [one] only one seat left beside you and the computers.
       *[other] only { $free } seats left beside you and the computers.
    }
error-bot_invited = A bot cannot sit down here. The option `computers` adds computer players.
error-stranger_invited = Somebody you invite is not in this server.
error-table_full = All { $players } seats are taken.
error-too_few_players = At least { $least } players are needed; { $players } are here.
error-not_the_host = Only the host may do that.
error-host_is_there = Only the host may do that. If the host gives no sign of life, the next person at the table becomes host { $when }.
error-not_absent = { $person } still counts as present. Without a sign of life they can be replaced { $when }.
error-not_awaited = Nobody waits for { $person } right now, so there is nothing to replace them for.
error-not_gone = { $person } is in this server, and nobody here is replaced for being slow.
error-no_computer = There is no computer player here.
error-old_rules = { $why ->
    [figures] This game began with figures ({ $rules }) that are not kept here.
   *[rules] This game began with rules ({ $rules }) from which there is no way to those of this version ({ $ours }).
} The command `end` makes room for a new one.
error-closed_prompt = The board has moved on. Press *My turn* or *Refresh* to see your question as it is now.
error-wrong_seat = That question is not open to you any more.
error-unknown_answer = That choice is not on offer.
error-wrong_number =
    { $least ->
        [0] Choose at most { $most }.
       *[other] Choose { $least } to { $most }.
    }
error-no_way_back = There is nothing that can still be taken back.
error-bad_seat_count = This game is for { $least } to { $most } players.
error-bad_option = This game does not offer that variant.
error-unknown_player = There is no such computer player. Known: { $known }.
error-unknown_game = There is no such game. Known: { $known }.
error-cannot_post = { $who ->
    [you] I may not write in this channel, so nobody is told what happens in the game. You can change that in the channel’s settings, under permissions: allow me { $rights }.
   *[others] I may not write in this channel, so nobody is told what happens in the game. Ask somebody who manages the channel to allow me { $rights }.
}
error-thread_locked = The thread { $thread } is archived and locked, so nothing can be posted there. Ask somebody who manages threads to unlock it. Until then you can play on with the buttons in the channel above it.
error-no_thread = I may not open a thread here and write in it. Ask a moderator to let me, or leave out the option `thread`.
error-not_opened = The table was not opened: its card did not get into a thread of its own. Try again; if that does not help, ask a moderator whether I may write and attach files in threads here.
error-server_left = I am no longer in the server of this table.
error-unknown_command = This command has changed since your Discord last looked. Close Discord, open it again and try once more.
error-one_moment = { $seconds ->
    [one] One moment, please: that was a lot at once. Try again in a second.
   *[other] One moment, please: that was a lot at once. Try again in { $seconds } seconds.
}
error-unknown_control = This button is too old to work. Use the command `play` for a fresh panel.

## Command names and descriptions
command-group = Play { $game } in this channel
command-new = Open a table in this channel
command-new-players = How many seats the table has
command-new-computers = How many of them computers take
command-new-level = How the computers play
command-new-thread = Play in a thread of its own
command-new-language = The language of the table
command-new-invited = Who may join: mention them with @; empty means everyone
command-play = Show my panel
command-board = Show the board, only to me
command-board-of = What to look at
command-board-text = As text
command-status = Round, turn, order, and who is awaited
command-me = My own things, and what they would score
command-log = The game as a record
command-rules = The rules in short, by topic
command-rules-topic = What to explain
command-leave = Leave the table; in a running game a computer takes your seat
command-end = End the game, when all players agree
command-replace = Let a computer play on for somebody who is absent
command-replace-player = Who is absent
command-help = How to play here
command-settings = How I am reached, and how my pictures look
command-settings-dm = My turns as direct messages
menu-turn = My turn
menu-player = Show their things
command-new-theme = The colours of the table's pictures
command-new-size = The form of the table's pictures
command-settings-theme = The colours of pictures that only I see
command-settings-size = The form of pictures that only I see
command-theme-light = Light
command-theme-dark = Dark
command-theme-contrast = High contrast
command-size-wide = Wide, for desktops
command-size-narrow = Narrow, for phones
level-random = Random: any move will do
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

## Whom a game waits for
waiting-for-each = Waiting for { $people }
waiting-one = { $name } (asked { $since })
## Leaving and ending, asked once more
leave-question = **Leave this game?** A computer takes your seat and plays on. You can take the seat back as long as the game runs.
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
end-not-ended = The game goes on.
news-ended-by = { $name } has ended the game early. Thank you for playing!
error-nobody_seated = Nobody has a seat at this table. Press *Join* first: whoever sits down first is the host.
error-not_moderator = Only someone who may manage this channel or its messages can end a game without asking the players.
