## Shortcuts: a whole action by one press
choice-shortcut_buy = Купить { $goods-acc } за { unit-talers }
choice-shortcut_sell = Продать { $goods-acc } за { unit-talers }
choice-shortcut_recruit = Нанять { $tile-acc }
choice-shortcut_recruit_on = Нанять { $tile-acc }…
detail-shortcut_trade = у вас будет { unit-talers } · { $good }: { $number }
detail-shortcut_recruit = за { $goods-acc } · { $good }: останется { $number }{ $talers ->
    [0] {""}
   *[other] {" "}· +{ unit-talers } с крыши
}{ $first ->
    [0] {""}
   *[1] {" "}· первое место
}
