import pg from 'pg';

const MICROSECONDS = 1000;

/**
 * Lets every flush of the write-ahead log take so much longer, as on a slow disk. By PostgreSQL's own pause before it: commits
 * that arrive meanwhile are flushed with it, where on a slow disk they would be with the next one.
 */
export async function slowFlush(connection: pg.ClientConfig, ms: number): Promise<void> {
  const session = new pg.Client({ ...connection, user: 'postgres', database: 'postgres' });
  await session.connect();
  try {
    await session.query(`alter system set commit_delay = ${ms * MICROSECONDS}`);
    await session.query('alter system set commit_siblings = 0');
    await session.query('select pg_reload_conf()');
  } finally {
    await session.end();
  }
}
