import pg from 'pg';

/** The database does not respond. Has the code of a connection timeout. */
class SilentDatabaseError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super('The database does not answer.');
    this.name = 'SilentDatabaseError';
  }
}

type Done = (release?: Error | boolean) => void;
type Taker = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

const NOTHING_TO_GIVE_BACK: Done = () => undefined;

/**
 * A pool that can be told that its database stopped responding (a frozen machine, a network that drops packets). Running
 * and new queries then fail at once instead of waiting for a response that never arrives.
 */
export class FailFastPool extends pg.Pool {
  readonly #busy = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  #silent = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('acquire', (client) => this.#busy.add(client));
    this.on('release', (_error, client) => this.#busy.delete(client));
  }

  /** Ends running queries; until `hear`, requests for a connection fail. */
  fallSilent(): void {
    this.#silent = true;
    for (const giveUp of this.#waiting) giveUp();
    for (const client of this.#busy) if (client instanceof pg.Client) void client.end();
  }

  /** The database responds again. */
  hear(): void {
    this.#silent = false;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(take: Taker): void;
  override connect(take?: Taker): Promise<pg.PoolClient> | void {
    if (take !== undefined) return this.#connect(take);
    const given = Promise.withResolvers<pg.PoolClient>();
    this.#connect((error, client) => {
      if (client === undefined) given.reject(error ?? new SilentDatabaseError());
      else given.resolve(client);
    });
    return given.promise;
  }

  #connect(take: Taker): void {
    if (this.#silent) return take(new SilentDatabaseError(), undefined, NOTHING_TO_GIVE_BACK);
    const giveUp = () => {
      this.#waiting.delete(giveUp);
      take(new SilentDatabaseError(), undefined, NOTHING_TO_GIVE_BACK);
    };
    this.#waiting.add(giveUp);
    super.connect((error, client, done) => {
      if (this.#waiting.delete(giveUp)) take(error, client, done);
      // The caller already got an error; the connection goes back to the pool.
      else if (client !== undefined) done();
    });
  }
}
