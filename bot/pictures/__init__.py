"""The contract of every painter: scenes, sights and pictures.

A `Scene` says what to show: a view (never a whole state), the players' names, and a sight. A `Painter` turns it into a
picture, a description for users who cannot see the picture, and the position as text. A `Sheet` is a picture that is
not drawn yet, in which tests can find overlaps.
"""
