## What happened, in short
line-kept-each = { $seat } { $card }
line-kept-all = Kept: { $all }
line-passed-brief = {""}
