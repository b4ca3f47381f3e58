## What happened, in short
line-kept-each = { $seat } { $card }
line-kept-all = Tenute: { $all }
line-passed-brief = {""}
line-total-each = { $seat } { $points }
line-total-all = -# { $all }
line-points_fruit-name = la frutta
line-points_coins-name = le monete
