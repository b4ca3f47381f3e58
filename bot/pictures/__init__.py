"""The contract of every painter: what a scene is, which sights there are, what a painter makes of them.

A `Scene` says what to show: a view (never a whole state), the players' names, and a sight. A `Painter` makes three
things of it: a picture, its description for those who do not see it, and the position as text. `Sheet` is a picture
before it is drawn, so that a test can find what overlaps without looking.
"""
