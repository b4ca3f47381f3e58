## Reviews of finished games
button-review = Review
button-share = Show everyone
name-review = review
command-review = Find my mistakes in the finished game
review-title = Review
review-of = { $name } · { $game }
review-progress = Going through your moves: { $percent }%. The review appears here.
review-failed = The review failed. Press *Review* to try again.
review-counts = Blunders: **{ $blunders }** · mistakes: **{ $mistakes }** · inaccuracies: **{ $inaccuracies }**
review-looked = { $looked } of { $decisions } moves reviewed, each by what you knew at the time.
review-blunder = Blunder
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-praised = Best move
review-cost = −{ $cost }% prospects
review-row = { $moment }: { $answer } ({ $cost }). Better: { $better }.
review-best = **Best move** · { $moment }: { $answer }. Nothing else came close.
review-steady = **Well played:** { $good } of { $looked } moves were as good as any.
review-pick = Look at a move…
review-given = { $name }: { $answer }
review-better = Better: **{ $better }** ({ $why })
review-error = Give or take { $error }%, by what was known at that moment.
error-not_shared = That review is private: its player hasn’t shown it to everyone.
error-not_reviewed = Nothing is known about that move. Press *Review* on the last message of the game.

## What if: playing on from a decision of a finished game
button-what-if = What if…
button-earlier = ◀ Earlier
button-later = Later ▶
button-to-decision = To the move
what-if-title = What if…
what-if-private = You continue from that move against computers. Only you see it, and the finished game stays as it is. From here on, all draws are new.
what-if-end = This time **{ $points } points** and place { $place }; in the real game it was { $real } points and place { $real_place }.
