## Shortcuts: a whole action by one press
choice-shortcut_buy = Buy { $goods } for { unit-talers }
choice-shortcut_sell = Sell { $goods } for { unit-talers }
choice-shortcut_recruit = Recruit { $tile }
choice-shortcut_recruit_on = Recruit { $tile }…
detail-shortcut_trade = then you have { unit-talers } · { $good }: { $number }
detail-shortcut_recruit = for { $goods } · { $good } left: { $number }{ $talers ->
    [0] {""}
   *[other] {" "}· +{ unit-talers } from the roof
}{ $first ->
    [0] {""}
   *[1] {" "}· you go first
}
