"""Everything users do at tables; each change is saved before it is shown."""
