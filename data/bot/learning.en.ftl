## Reading the rules
button-rules = Rules
button-next = Next
button-topics = All topics
rules-title = { $game }: the rules in short
rules-intro = Pick a topic, or read them all with *{ button-next }*.
