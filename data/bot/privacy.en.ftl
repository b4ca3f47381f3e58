## One’s own data
former-player = A player who left
former-player-at = Player { $number }, who left
privacy-title = ### What this bot stores about you
privacy-nothing = Nothing.
privacy-count-settings = **Settings**: your choices, and the hours at which you click
privacy-count-games = **Games**: { $number }{ $open ->
    [0] {""}
   *[other] , of which open: { $open }
}
privacy-count-moves = **Moves**: { $number }
privacy-count-results = **Results**: { $number }
privacy-count-votes = **Votes**: { $number }
privacy-count-times = **Last clicks**, one per table: { $number }
privacy-count-reviews = **Reviews**: { $number }
privacy-count-thanks = **Thanks**: { $given } given, { $received } received
privacy-visible-everywhere = **Your results** are shown to everyone.
privacy-visible-servers = **Your results** are shown only in servers you share with the reader.
privacy-visible-nowhere = **Your results** are shown to nobody else.
privacy-show-everywhere = Everyone
privacy-show-servers = My servers
privacy-show-nowhere = Nobody
privacy-rating-hide = Hide my rating
privacy-rating-show = Show my rating
privacy-my-data = My data
privacy-file = Everything that is stored about you. Of other people it only has the names at your tables.
privacy-policy = Privacy policy
privacy-terms = Terms of use
forget-begin = Forget me…
forget-question-ask =
    ### Delete your data?
    - **Deleted:** settings, votes, thanks, reviews, games in direct messages, and your name and Discord ID everywhere.
    - **Kept for the others:** moves and points of finished games, as “a player who left”. What the bot has already posted on Discord stays there.
forget-question-again =
    ### Really?
    You can change your mind until { $until }. After that, nothing brings your data back.
forget-yes-ask = Forget me
forget-yes-again = Yes, forget me
forget-keep = Keep my data
forget-pending = **Your data will be deleted { $when }.** *Keep my data* prevents that. So does joining a game: then you want to stay.
forget-begun = **Your data is being deleted.**
forget-kept = Your data stays.
error-still_playing = { $games ->
    [one] You still have a seat at a table. Leave it first: { slash-games } shows where it is.
   *[other] You still have a seat at { $games } tables. Leave them first: { slash-games } shows where they are.
}
error-not_asked_to_forget = It is too late to keep your data: the deletion has begun.
command-privacy = What is stored about me, who sees it, and how to delete it
name-privacy = privacy
