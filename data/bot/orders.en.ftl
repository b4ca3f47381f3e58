## Orders for coming decisions, for their player alone
orders-open = Away{ $number ->
    [0] {""}
   *[other] {" "}({ $number })
}
orders-open-computer = The computer plays for me
button-orders-advise = Suggest
button-orders-advise-all = Suggest for the rest
button-orders-clear = Clear
button-orders-clear-all = Clear all
button-orders-list = Done
button-panel = Back to the game
orders-title = While you’re away
orders-hint = The instructions you give here are carried out the moment your turn comes, and you are not called. The first line that is possible counts; where none is, you are asked. Nobody else sees them; you can change them until they are used.
orders-none = You have given no instructions yet: you are asked about everything.
orders-nothing = No instructions: you are asked
orders-else = Otherwise you are asked.
orders-else-aside = Otherwise as the computer would.
orders-nothing-aside = No instructions: as the computer would
orders-never = cannot happen any more
orders-pick = Give instructions for…
orders-occasion-hint = The first line that is possible is played. Pick lines from the lists; the order is yours to change.
orders-arrange = Move up or remove…
orders-up = ↑ { $instruction }
orders-out = ✗ { $instruction }
orders-or = { $first } or { $last }
orders-computer = Let the computer play…
orders-computer-off = -# The computer does not play for you.
orders-computer-always = **The computer plays for you** and asks you nothing.
orders-computer-when = **The computer plays for you**, but asks you when { $when }.
orders-way-off = I play myself
orders-way-always = Play everything for me
orders-way-when = Ask me when { $when }
orders-way-any = Ask me in each of these cases
error-order_past = It is too late for instructions on that. Here is what is still to come.
error-too_many_instructions = One decision takes { $most } lines at most. Remove one first.
