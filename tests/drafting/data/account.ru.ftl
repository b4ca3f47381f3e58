## What happened, in short
line-kept-each = { $seat }: { $card }
line-kept-all = Оставлено: { $all }
line-passed-brief = {""}
