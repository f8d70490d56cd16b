import pg from 'pg';

/**
 * A client whose next transaction may run on another session of PostgreSQL, because a pooler hands those round. What is
 * prepared under a name on one would be unknown, or already there, on the next: so names are left out.
 */
export class PooledSessionClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    Object.defineProperty(this, 'query', {
      value: (statement: unknown, ...others: unknown[]): unknown =>
        Reflect.apply(query, this, [withoutName(statement), ...others]),
    });
  }
}

/** Statements that are streams or cursors have methods of their own and no name; they stay what they are. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return Object.getPrototypeOf(statement) === Object.prototype
    ? { ...statement, name: undefined }
    : statement;
}
