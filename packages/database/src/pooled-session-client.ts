import type pg from 'pg';
import { ConfirmedClient } from './confirmed-client.ts';

/**
 * A client whose next transaction may run on another PostgreSQL session, because a pooler shares them. A named prepared
 * statement would be unknown, or already exist, on the next one, so names are left out.
 */
export class PooledSessionClient extends ConfirmedClient {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const query = this.query.bind(this);
    Object.defineProperty(this, 'query', {
      value: (statement: unknown, ...others: unknown[]): unknown =>
        Reflect.apply(query, this, [withoutName(statement), ...others]),
    });
  }
}

/** Streams and cursors are objects with methods of their own and have no name; they are passed on unchanged. */
function withoutName(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null || !('name' in statement)) return statement;
  return Object.getPrototypeOf(statement) === Object.prototype
    ? { ...statement, name: undefined }
    : statement;
}
