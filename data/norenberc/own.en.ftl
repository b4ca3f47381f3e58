## To the player whom it happens to. $first: the sentence begins here; a full stop ends it, else asides may follow
mark-you = { $first ->
    [1] You{" "}
   *[0] {""}
}
line-laid-own = {""}
line-passed-own = {""}
line-did_nothing-own = { mark-you }did nothing
line-sold-own = { mark-you }sold { $goods } (+{ unit-talers })
line-bought-own = { mark-you }bought { $goods } ({ unit-talers })
line-recruited-own = { mark-you }recruited { $tile-the } for { $goods }
line-agent_gained-own = {""}
line-no_agent_left-own = { mark-you }gained no agent (none left)
line-roof_money-own = { mark-you }earned { unit-talers } from the roof
line-went_first-own = { mark-you }moved to first place
line-robbed-own = { mark-you }robbed { $seat } of { $goods } (the bank paid { unit-talers })
line-robbed-own-seat = { $thief }’s Burglar robbed you of { $goods } (the bank paid you { unit-talers }).
line-burglar_idle-own = { mark-you }sent the Burglar away empty-handed
line-swapped-own = { mark-you }swapped { $tile-the } and { $other-the } ({ $places })
line-guardsman_idle-own = { mark-you }sent the Guardsman away without orders
line-peddled-own = { mark-you }placed 1 { $good-single } on the Peddler
line-peddler_idle-own = { mark-you }had no goods for the Peddler
line-mayor_placed-own = { mark-you }sent the Mayor to the { $guild }’ roof
line-prestige_moved-own = { mark-you }moved the { symbol-prestige }prestige crest to the { $guild }
line-duchess_idle-own = { mark-you }left the prestige crest where it was
line-finished-own = {""}
line-favorites_tied-own = { $guild }: you tied with { $seats } ({ $number } each).
line-purse_shown-own = { mark-you }showed { $purse ->
    [one] { $purse } Taler
   *[other] { $purse } Talers
}
line-favorite-own = The { $guild } chose you: +{ $tiles }, +1 crest, −1 good.
line-favorite_with_prestige-own = The { $guild } chose you: +{ $tiles }, +1 crest, +1 { symbol-prestige }prestige crest, −1 good.
line-standing-own = Your points, money aside: { standing-told }.
line-income-own = Your income: { income-told }.
line-jack_named-own = { mark-you }sent the Jack of All Trades { $value } to the { $guild }
line-total-own = {""}
line-won-own = 🏆 { $seats-count ->
    [0] You win!
   *[other] You share the victory with { $seats }!
}
