import pg from 'pg';

/** Nobody waits for a database that says nothing; like a connection that timed out, because it is one. */
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
 * A pool that can be told that its database has fallen silent: a frozen machine, or a network that swallows what is
 * sent. Whoever waits for it then is told at once, and so is whoever comes until it speaks again. Without this they would
 * wait for answers that never come.
 */
export class AttentivePool extends pg.Pool {
  readonly #busy = new Set<pg.PoolClient>();
  readonly #waiting = new Set<() => void>();
  #silent = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('acquire', (client) => this.#busy.add(client));
    this.on('release', (_error, client) => this.#busy.delete(client));
  }

  /** Ends what is under way; until `hear` nobody gets a connection. */
  fallSilent(): void {
    this.#silent = true;
    for (const giveUp of this.#waiting) giveUp();
    for (const client of this.#busy) if (client instanceof pg.Client) void client.end();
  }

  /** The database speaks again. */
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
      // A connection that comes when nobody waits any more is the next one's.
      else if (client !== undefined) done();
    });
  }
}
