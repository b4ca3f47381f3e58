## Shortcuts: a whole action by one press
choice-shortcut_buy = Compra { $goods } per { unit-talers }
choice-shortcut_sell = Vendi { $goods } per { unit-talers }
choice-shortcut_recruit = Recluta { $tile }
choice-shortcut_recruit_on = Recluta { $tile }…
detail-shortcut_trade = avrai { unit-talers } · { $good }: { $number }
detail-shortcut_recruit = per { $goods } · { $good }: { $number ->
    [one] ne resta { $number }
   *[other] ne restano { $number }
}{ $talers ->
    [0] {""}
   *[other] {" "}· +{ unit-talers } dal tetto
}{ $first ->
    [0] {""}
   *[1] {" "}· primo posto
}
