"""What Alembic runs: the connection is given by `storage.upgrade`, and so is the transaction."""

from alembic import context

from claycrown.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,  # the caller begins and commits
)
context.run_migrations()
