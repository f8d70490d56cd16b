import { createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import type { Pool } from 'pg';

/** Calls of one client in the current window, including what other processes reported. */
export interface CallWindow {
  readonly endsAt: number;
  readonly calls: number;
}

/** Calls to add to a client's shared window; they open one if there is none. */
interface AddedCalls {
  readonly client: string;
  readonly windowMs: number;
  readonly calls: number;
}

/** Counts that all processes share. */
export interface RateLimitStore {
  /** Adds calls, or takes some back where there are fewer than none, and returns the shared window of each client; `endsAt` in epoch milliseconds of this process. */
  readonly add: (added: readonly AddedCalls[]) => Promise<ReadonlyMap<string, CallWindow>>;
  /** Deletes windows that have ended. */
  readonly forgetPast: () => Promise<void>;
}

const KEY_BYTES = 32;
const CLIENT_BYTES = 16;
const KEY_PURPOSE = 'lifted rate limits';

// Ordered, so that processes writing several rows wait for each other instead of deadlocking.
const ADD = `
  insert into studio.rate_counts as r (client, calls, ends_at)
  select client, calls, now() + make_interval(secs => window_ms / 1000.0)
    from unnest($1::bytea[], $2::bigint[], $3::bigint[]) as added (client, calls, window_ms)
   order by client
  on conflict (client) do update set
    calls = case when r.ends_at <= now() then greatest(excluded.calls, 0) else greatest(r.calls + excluded.calls, 0) end,
    ends_at = case when r.ends_at <= now() then excluded.ends_at else r.ends_at end
  returning encode(client, 'hex') as client, calls, ceil(extract(epoch from ends_at - now()) * 1000)::bigint as "msLeft"`;

const FORGET = `
  delete from studio.rate_counts where client in (
    select client from studio.rate_counts where ends_at <= now() for update skip locked
  )`;

interface CountedRow {
  readonly client: string;
  readonly calls: number;
  readonly msLeft: number;
}

/**
 * Counts in PostgreSQL, by its clock. Addresses are stored only as an HMAC with a key derived from the secret, so that
 * readers of the table can neither tell whose calls it counts nor link the counts of two limits.
 */
export function rateLimitStore(pool: Pool, secret: string): RateLimitStore {
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', KEY_PURPOSE, KEY_BYTES)));
  const hidden = (client: string) =>
    createHmac('sha256', key)
      .update(client)
      .digest('hex')
      .slice(0, 2 * CLIENT_BYTES);

  return {
    async add(added) {
      const clients = new Map(added.map((one) => [hidden(one.client), one]));
      const { rows } = await pool.query<CountedRow>({
        name: 'count-calls',
        text: ADD,
        values: [
          [...clients.keys()].map((client) => Buffer.from(client, 'hex')),
          added.map(({ calls }) => calls),
          added.map(({ windowMs }) => windowMs),
        ],
      });
      const now = Date.now();
      return new Map(
        rows.map(({ client, calls, msLeft }) => [
          clients.get(client)?.client ?? client,
          { calls, endsAt: now + msLeft },
        ]),
      );
    },
    async forgetPast() {
      await pool.query(FORGET);
    },
  };
}
