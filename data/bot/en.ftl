## Lists
list = { $first } and { $last }
list-nothing = nothing
