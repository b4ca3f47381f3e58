## Reading the rules
button-rules = Rules
button-next = Next
button-topics = All topics
rules-title = { $game }: the rules in short
rules-intro = Pick a topic, or read them all with *{ button-next }*.

## The first lesson
button-new-here = New here?
button-learn = New here? Learn to play
learning-progress = First lesson · { $step } of { $steps }
learning-over = { slash-new } opens a table: friends press *{ lobby-join }*, and computer players take the other seats. Have fun!
help-learn = **New here?** { slash-learn } teaches you the game in a few minutes.
command-learn = Learn to play in a few minutes, in private
name-learn = learn
error-lesson_lost = This lesson has changed since that button was made. Begin it again with { slash-learn }.
