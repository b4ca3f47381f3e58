## What happened, in short
line-kept-each = { $seat } { $card }
line-kept-all = Tenute: { $all }
line-passed-brief = {""}
