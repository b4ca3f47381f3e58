## What happened, in short
line-kept-each = { $seat } { $card }
line-kept-all = Kept: { $all }
line-passed-brief = {""}
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-points_fruit-name = fruit
line-points_coins-name = coins
