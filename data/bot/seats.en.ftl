## Seats that go to somebody else
seat-offer = { $who ->
    [moderator] { $by } offers { $successor } the seat of { $name } in this game. Will you take over from here? The offer expires { $until }.
   *[player] { $name } offers { $successor } the seat in this game. Will you take over from here? The offer expires { $until }.
}
seat-offer-yes = Take the seat
seat-offer-no = No
seat-offered = The seat has been offered; the game continues meanwhile.
seat-join = { $successor } would like to take over from { $name } (computer). The host can approve, or all players together ({ $agreed } of { $all } so far). The vote ends { $until }.
seat-join-yes = Yes, welcome
seat-join-no = No
seat-replace = { $name } is absent. Shall { $successor } take over the seat? Agreed: { $agreed } of { $all }, all needed, and { $successor } too.
seat-replace-yes = Yes
seat-replace-no = Keep waiting
seat-kick = { $to ->
    [person] Remove { $name } from this game and give the seat to { $successor }? Agreed: { $agreed } of { $all }, all needed, and { $successor } too. The vote ends { $until }.
   *[computer] Remove { $name } from this game and let a computer take over? Agreed: { $agreed } of { $all }, all needed. The vote ends { $until }.
}
seat-kick-yes = Yes
seat-kick-no = No
seat-taken = { $successor } has taken over the seat of { $name }.
seat-refused = { $by } said no, so nothing changes.
seat-lapsed = Not everyone agreed in time, so nothing changes.
seat-settled = This has been settled.
seat-now-replace = { $to ->
    [person] Offer { $successor } the seat of { $name } now? The players will be told that it was you.
   *[computer] Put a computer in the seat of { $name } now? The players will be told that it was you. { $name } can take the seat back as long as the game is running.
}
seat-now-kick = { $to ->
    [person] Remove { $name } from this game and offer { $successor } the seat? The players will be told that it was you. { $name } keeps the seat until { $successor } accepts.
   *[computer] Remove { $name } from this game now? A computer takes over, and the players will be told that it was you. { $name } cannot simply come back.
}
seat-now = Yes, now
seat-let-be = No, leave it
news-seat-offer = { $who ->
    [moderator] { $successor } takes over the seat of { $name }, as { $by } decided.
   *[players] { $name } hands the seat over to { $successor }.
}
news-seat-join = { $successor } joins the game and takes over from { $name } (computer).
news-seat-replace = { $who ->
    [moderator] { $successor } (computer) takes over the seat of { $name }, as { $by } decided.
   *[players] { $name } is absent, and the others agreed: { $successor } takes over the seat.
}
news-seat-kick = { $who ->
    [moderator] { $by } has removed { $name } from this game. { $successor } (computer) takes over the seat.
   *[players] { $to ->
        [person] { $name } is out of this game, as the others agreed. { $successor } takes over the seat.
       *[computer] { $name } is out of this game, as the others agreed. { $successor } (computer) takes over the seat.
    }
}
direct-seat-lost = At your table of { $game } in { $channel } someone else has taken over your seat. What happened is told there.
error-not_asked = That vote is over.
error-not_for_you = That is for someone else to decide.
error-refused_before = They already declined.
error-one_against_one = Nobody can be removed by a single rival: at least two others have to agree. If { $person } is absent, use { slash-replace }; a moderator can do it alone.
error-seated_already = { $person } already has a seat at this table.
error-seen_other_seat = { $person } has already played in another seat of this game and knows its secrets, so only that seat is possible.
error-no_computer_seat = There is no computer’s seat here that you could take over.
error-bot_named = A Discord bot can’t take a seat.
error-stranger_named = { $person } isn’t on this server.
error-discord_silent = Discord doesn’t say who that is right now. Try again in a moment.
command-handover = Offer my seat to someone else
command-handover-player = Who gets my seat
command-join = Take a seat, or ask to replace a computer mid-game
command-join-seat = Whose seat, if several computers play
command-kick = Remove a player if all others agree (at least two)
command-kick-player = Player to remove
command-replace-with = Who takes over (default: a computer)
name-handover = handover
name-join = join
name-kick = kick
