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

/** Writers that go on while something else runs. */
export interface WaitingWriters {
  /** The longest that each write took since the last time this was asked, in ms. */
  longest(): Readonly<Record<string, number>>;
  stop(): Promise<void>;
}

/** One connection for each kind of write, which writes again and again. */
export async function startWriters(connection: pg.ClientConfig): Promise<WaitingWriters> {
  let goesOn = true;
  const longest: Record<string, number> = {};
  const begun = new Map<string, number>();
  const writers = Object.entries(WRITES).map(async ([name, sql]) => {
    const client = new pg.Client(connection);
    await client.connect();
    await client.query('set statement_timeout = 0');
    while (goesOn) {
      const startedAt = performance.now();
      begun.set(name, startedAt);
      await client.query(sql);
      longest[name] = Math.max(longest[name] ?? 0, performance.now() - startedAt);
      begun.delete(name);
      await pause(EVERY_MS);
    }
    await client.end();
  });
  return {
    longest() {
      // Whoever waits at this moment has waited that long already.
      const now = performance.now();
      const seen = Object.fromEntries(
        Object.keys(WRITES).map((name) => [
          name,
          Math.max(longest[name] ?? 0, now - (begun.get(name) ?? now)),
        ]),
      );
      for (const name of Object.keys(longest)) delete longest[name];
      return seen;
    },
    async stop() {
      goesOn = false;
      await Promise.all(writers);
    },
  };
}
