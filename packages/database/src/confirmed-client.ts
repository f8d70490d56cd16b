import pg from 'pg';

/**
 * The primary committed but stopped waiting for its standby, so a failover may still undo the transaction. Has the code of a
 * database that is shutting down: nobody is told that it succeeded, and a repeat with the same key finds out.
 */
export class CommitInDoubtError extends Error {
  readonly code = '57P01';

  constructor() {
    super('The transaction was committed, but no standby has confirmed it.');
    this.name = 'CommitInDoubtError';
  }
}

/** SQLSTATEs of the warning PostgreSQL sends when a wait for a standby ends without its answer: cancelled, or shut down. */
const WAIT_ENDED: ReadonlySet<string | undefined> = new Set(['57014', '57P01']);

/**
 * A client whose statements fail with `CommitInDoubtError` where PostgreSQL reports success with the warning that no standby has
 * confirmed it: a commit, and every statement that is a transaction of its own.
 */
export class ConfirmedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    let hasStoppedWaiting = false;
    this.on('notice', ({ code }) => {
      hasStoppedWaiting ||= WAIT_ENDED.has(code);
    });
    const doubt = (): CommitInDoubtError | undefined => {
      const found = hasStoppedWaiting ? new CommitInDoubtError() : undefined;
      hasStoppedWaiting = false;
      return found;
    };
    const query = (given: readonly unknown[]): unknown => Reflect.apply(super.query, this, given);
    Object.defineProperty(this, 'query', {
      // A client through a pooler has one more of its own.
      configurable: true,
      value: (...given: readonly unknown[]): unknown => {
        const done = given.at(-1);
        if (typeof done === 'function') {
          const told = (failure: unknown, result: unknown): void => {
            const inDoubt = doubt();
            Reflect.apply(done, undefined, [failure ?? inDoubt, result]);
          };
          return query([...given.slice(0, -1), told]);
        }
        const asked = query(given);
        // Streams and cursors are answered as what they are.
        return asked instanceof Promise ? unlessInDoubt(asked, doubt) : asked;
      },
    });
  }
}

async function unlessInDoubt(
  asked: Promise<unknown>,
  doubt: () => CommitInDoubtError | undefined,
): Promise<unknown> {
  const result = await asked.catch((failure: unknown) => {
    doubt();
    throw failure;
  });
  const inDoubt = doubt();
  if (inDoubt !== undefined) throw inDoubt;
  return result;
}
