"""What is counted, and how it is written down."""
