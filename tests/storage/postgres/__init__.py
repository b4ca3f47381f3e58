"""What only the store on PostgreSQL does."""
