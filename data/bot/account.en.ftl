## What happened, in short
everyone = All
button-details = Details
error-no_details = These details are no longer kept.
