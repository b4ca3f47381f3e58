## Reviews of finished games
button-review = Review
button-share = Show everyone
name-review = review
command-review = What my decisions in the finished game were worth
review-title = Review
review-of = { $name } · { $game }
review-progress = Going through your decisions: { $percent }%. The review appears here.
review-failed = Nothing came of the review. Press *Review* to try again.
review-counts = Blunders: **{ $blunders }** · mistakes: **{ $mistakes }** · inaccuracies: **{ $inaccuracies }**
review-looked = Decisions looked at: { $looked } of { $decisions }, each by what was known to you then.
review-blunder = Blunder
review-mistake = Mistake
review-inaccuracy = Inaccuracy
review-praised = Best move
review-cost = −{ $cost }% outlook
review-row = { $moment }: { $answer } ({ $cost }). Better: { $better }.
review-best = **Best move** · { $moment }: { $answer }. Nothing else came close.
review-steady = **Well played:** { $good } of { $looked } decisions were as good as any.
review-pick = Look at a decision…
review-given = { $name }: { $answer }
review-better = Better: **{ $better }** ({ $why })
review-error = Give or take { $error }%, by what was known at that moment.
error-not_shared = That review is private: its player hasn’t shown it to everyone.
error-not_reviewed = Nothing is known about that decision. Press *Review* on the last message of the game.

## What if: playing on from a decision of a finished game
button-what-if = What if…
button-earlier = ◀ Earlier
button-later = Later ▶
button-to-decision = To the decision
what-if-title = What if…
what-if-private = You play on against computers from that decision. Only you see it, and the finished game stays as it is. What is drawn from here on is drawn anew.
what-if-end = This time **{ $points } points** and place { $place }; in the real game it was { $real } points and place { $real_place }.
