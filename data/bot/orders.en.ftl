## Orders for coming decisions, for their player alone
orders-open = Plan ahead{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = The computer plays for me
button-orders-advise = Fill in suggestions
button-orders-advise-all = Fill in the rest
button-orders-clear = Clear
button-orders-clear-all = Clear all
button-orders-list = Done
button-panel = Back to the game
orders-title = Plan ahead
orders-hint = Played for you the moment your turn comes: the first line that is possible. If none is, you’re called. Only you see this; change it any time before.
orders-none = No instructions yet: you’re called for every move.
orders-nothing = No instructions: you’re called
orders-else = Otherwise you’re called.
orders-else-aside = Otherwise as the computer would.
orders-nothing-aside = No instructions: as the computer would
orders-never = no longer possible
orders-pick = Give instructions for…
orders-occasion-hint = The first line that is possible is played. Pick lines from the lists, in the order you like.
orders-arrange = Move up or remove…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-computer = Let the computer play…
orders-computer-off = -# The computer does not play for you.
orders-computer-always = **The computer plays for you** and asks you nothing.
orders-computer-when = **The computer plays for you**, but asks you when { $when }.
orders-way-off = I play myself
orders-way-always = Play everything for me
orders-way-when = Ask me when { $when }
orders-way-any = Ask me in each of these cases
error-order_past = It is too late for instructions on that. Here is what is still to come.
error-too_many_instructions = One move takes { $most } lines at most. Remove one first.
