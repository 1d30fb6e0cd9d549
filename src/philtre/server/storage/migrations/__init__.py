"""The schema migrations, run by `storage.migrate` at every start."""
