## Seats that go to somebody else
seat-offer = { $who ->
    [moderator] { $by } offers { $heir } the seat of { $name } in this game. Will you take over and play on from here? The offer expires { $until }.
   *[player] { $name } offers { $heir } the seat in this game. Will you take over and play on from here? The offer expires { $until }.
}
seat-offer-yes = Take the seat
seat-offer-no = No
seat-offered = The seat has been offered; the game goes on meanwhile.
seat-join = { $heir } would like to take over from { $name } (computer) and play on. It takes the host’s yes, or everyone’s ({ $agreed } of { $all } so far). The question expires { $until }.
seat-join-yes = Yes, welcome
seat-join-no = No
seat-replace = { $name } is absent. Shall { $heir } take over the seat? { $agreed } of { $all } players agree; everyone must, and { $heir } too.
seat-replace-yes = Yes
seat-replace-no = Keep waiting
seat-kick = { $to ->
    [person] Remove { $name } from this game and give the seat to { $heir }? { $agreed } of { $all } players agree; everyone must, and { $heir } too. The question expires { $until }.
   *[computer] Remove { $name } from this game and let a computer play on? { $agreed } of { $all } players agree; everyone must. The question expires { $until }.
}
seat-kick-yes = Yes
seat-kick-no = No
seat-taken = { $heir } has taken over the seat of { $name } and plays on.
seat-refused = { $by } said no, so nothing changes.
seat-lapsed = Not everyone agreed in time, so nothing changes.
seat-settled = This question has been settled.
seat-now-replace = { $to ->
    [person] Offer { $heir } the seat of { $name } now? The players will be told that it was you.
   *[computer] Put a computer in the seat of { $name } now? The players will be told that it was you. { $name } can take the seat back as long as the game is running.
}
seat-now-kick = { $to ->
    [person] Remove { $name } from this game and offer { $heir } the seat? The players will be told that it was you. { $name } plays on until { $heir } accepts.
   *[computer] Remove { $name } from this game now? A computer plays on, and the players will be told that it was you. { $name } cannot simply come back.
}
seat-now = Yes, now
seat-let-be = No, leave it
news-seat-offer = { $who ->
    [moderator] { $heir } takes over the seat of { $name } by decision of { $by }.
   *[players] { $name } hands the seat over to { $heir }, who plays on from here.
}
news-seat-join = { $heir } joins the game and takes over from { $name } (computer).
news-seat-replace = { $who ->
    [moderator] { $heir } (computer) takes over the seat of { $name } by decision of { $by }.
   *[players] { $name } is absent, and the others agreed: { $heir } takes over the seat.
}
news-seat-kick = { $who ->
    [moderator] { $by } has removed { $name } from this game. { $heir } (computer) takes over the seat.
   *[players] { $to ->
        [person] { $name } is out of this game, as the others agreed. { $heir } takes over the seat.
       *[computer] { $name } is out of this game, as the others agreed. { $heir } (computer) takes over the seat.
    }
}
direct-seat-lost = At your table of { $game } in { $channel } someone else has taken over your seat. What happened is told there.
error-not_asked = That is no longer being asked.
error-not_for_you = That is for someone else to answer.
error-refused_before = They have already said no to that.
error-one_against_one = Nobody can be removed by a single rival: at least two others have to agree. If { $person } is absent, use `replace`; a moderator can do it alone.
error-seated_already = { $person } already has a seat at this table.
error-seen_other_seat = { $person } has already played in another seat of this game and knows its secrets, so only that seat is possible.
error-no_computer_seat = There is no computer’s seat here that you could take over.
error-bot_named = A Discord bot can’t take a seat.
error-stranger_named = { $person } isn’t on this server.
error-discord_silent = Discord doesn’t say who that is right now. Try again in a moment.
command-handover = Offer my seat to somebody else, who plays on from here
command-handover-player = Who gets my seat
command-join = Sit down; in a running game, ask for the seat of a computer
command-join-seat = Whose seat, where several computers play
command-kick = Remove somebody if all others agree, two at least
command-kick-player = Who is to go
command-replace-with = Who plays on instead; nobody named: a computer
name-handover = handover
name-join = join
name-kick = kick
