import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

/** What a studio writes all day, each on a row of its own. */
const WRITES: Readonly<Record<string, string>> = {
  'a place': `update studio.bookings set has_attended = has_attended where id = 'booking-10-0'`,
  'a set': `update studio.set_logs set reps = reps where customer_number = 20`,
  'a pass': `update studio.entitlements set note = 'noted' where customer_number = 30`,
  'a person': `update studio.customers set first_name = first_name || '' where number = 40`,
};
const EVERY_MS = 20;
const DEADLOCK = '40P01';

/** What became of the writes since the last time this was asked. */
interface Waits {
  /** The longest of each kind, in ms. */
  readonly longest: Readonly<Record<string, number>>;
  /** How many PostgreSQL ended because they and something else waited for each other. */
  readonly deadlocks: number;
}

/** Writers that go on while something else runs. */
interface WaitingWriters {
  waits(): Promise<Waits>;
  stop(): Promise<void>;
}

/** One connection for each kind of write, which writes again and again. */
export async function startWriters(connection: pg.ClientConfig): Promise<WaitingWriters> {
  let goesOn = true;
  const longest: Record<string, number> = {};
  const begun = new Map<string, number>();
  let deadlocks = 0;
  const writers = Object.entries(WRITES).map(async ([name, sql]) => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query('set statement_timeout = 0');
    while (goesOn) {
      const startedAt = performance.now();
      begun.set(name, startedAt);
      try {
        await client.query(sql);
      } catch (failure) {
        if (!(failure instanceof pg.DatabaseError && failure.code === DEADLOCK)) throw failure;
        deadlocks += 1;
      }
      longest[name] = Math.max(longest[name] ?? 0, performance.now() - startedAt);
      begun.delete(name);
      await pause(EVERY_MS);
    }
    await client.end();
  });
  return {
    async waits() {
      const asked = performance.now();
      // What began to wait before counts with it, however long it still waits.
      while ([...begun.values()].some((startedAt) => startedAt < asked)) await pause(EVERY_MS);
      const waits = { longest: { ...longest }, deadlocks };
      for (const name of Object.keys(longest)) delete longest[name];
      deadlocks = 0;
      return waits;
    },
    async stop() {
      goesOn = false;
      await Promise.all(writers);
    },
  };
}
