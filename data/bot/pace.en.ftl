## How much time decisions have
pace-live = Live: 15 minutes per move
pace-daily = Daily: 1 day per move
pace-relaxed = Relaxed: 3 days per move
pace-none = No time limit
lobby-pace = Pace · { $pace }
command-new-pace = Time per move
command-pace = Change the time per move, if everyone agrees
pace-proposal = Change the pace to **{ $pace }**? Agreed: { $agreed } of { $all }, all needed.
pace-agree = Yes, change it
pace-keep = Keep the pace
pace-refused = { $name } wants to keep the pace, so nothing changes.
pace-lapsed = Not everyone agreed in time, so the pace stays as it is.
pace-agreed = Everyone agrees. The pace is now **{ $pace }**.
error-same_pace = That is the pace already.
vote-lapses = The vote ends { $at }.
waiting-deadline = Waiting for { $names } · due { $at }
waiting-one-deadline = { $name } (due { $at })
waiting-due = { $call } · due { $at }
deadline-brief = due { $at }
deadline-computer = Due { $at }, then a computer decides.
deadline-decline = Due { $at }, then you pass or do nothing.
deadline-wait = Due { $at }, then your extra time begins.
deadline-picked = Due { $at }, then your picks count.
reminder-computer = Deadline { $at }. After that, a computer decides for { $names }.
reminder-decline = Deadline { $at }. After that, it counts as a pass for { $names }.
reminder-wait = Deadline { $at }. After that, the extra time begins for { $names }.
reminder-none = There is no deadline, but the table is waiting for { $names }.
news-lapsed = Time is up for { $names }: the game continues without { $count ->
        [one] their move
       *[other] their moves
    }.
news-missed =
    { $misses ->
        [one] { $name } has missed { $misses } move in a row.
       *[other] { $name } has missed { $misses } moves in a row.
    } A computer can take over, if all others agree; { $name } may come back at any time.
offer-computer = Computer for { $name }?
panel-missed =
    { $misses ->
        [one] Your time was up, so your last move was made for you.
       *[other] Your time was up, so your last { $misses } moves were made for you.
    }
command-settings-late = What happens when my time for a move is up
late-computer = a computer decides
late-decline = pass or do nothing
late-wait = extra time (up to twice per game)
settings-late = When your time is up: **{ $what }**
settings-quiet = Quiet hours: { $from } to { $to }. No calls, no reminders, no deadlines then (except in live games).
settings-quiet-none = Quiet hours: none. You may be called at any time of day.
settings-quiet-clock = Daylight saving time isn’t tracked. When your clocks change, shift your quiet hours:
hush-on = Quiet hours on
hush-off = Quiet hours off
hush-begin-earlier = Begin −1 h
hush-begin-later = Begin +1 h
hush-end-earlier = End −1 h
hush-end-later = End +1 h
hush-both-earlier = Both −1 h
hush-both-later = Both +1 h
quiet-ask = You rarely play between { $from } and { $to }. Shall I stay quiet then? No calls, no reminders, no deadlines.
quiet-yes = Yes, stay quiet
quiet-no = No, call me anytime
quiet-noted = Noted: quiet from { $from } to { $to }. { slash-settings } changes that.
quiet-noted-none = Noted: you may be called at any time. { slash-settings } changes that.
name-pace = pace
