/**
 * `npm run bench -- people`: the desk's search among 50,000 people in a scratch database, each query as somebody types it,
 * letter by letter, one after the other as the server answers them. BENCH_ROUNDS (5) repeats it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import type { Pool } from 'pg';
import { findPeople } from '../../../apps/api/src/features/desk-people/find-people.ts';
import { machineWords } from '../machine-words.ts';
import { FIRST_NAMES, LAST_NAMES } from '../people-names.ts';
import { median, p99 } from '../quantiles.ts';

const PEOPLE = 50_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const FEWEST_LETTERS = 2;
/** Common and rare beginnings, umlauts, two words, an address, parts inside of words, and nobody. */
const TYPED = [
  'anna mü',
  'jörg schneider',
  'weiß',
  'mueller',
  'person-4711',
  'seph',
  'löwe',
  'xyzzy',
  'mail ann',
];

const folder = await mkdtemp(join(tmpdir(), 'lifted-people-search-'));
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  await migrate(database.pool);
  await addPeople(database.pool);
  await ask(database.pool);
  const asked: number[][] = [];
  for (let round = 0; round < rounds; round += 1) asked.push(await ask(database.pool));
  // On a machine that others use too, the least time of a search is its own work.
  const least = (asked[0] ?? []).map((_, at) => Math.min(...asked.map((times) => times[at] ?? Infinity)));
  console.log(
    `${machineWords(new Date())}; load ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  console.log(`${PEOPLE} people, ${asked.flat().length} searches, ms: ${spread(asked.flat())}`);
  console.log(`the least of ${rounds} times each: ${spread(least)}`);
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

function spread(times: readonly number[]): string {
  return `p50 ${median(times).toFixed(1)}, p99 ${p99(times).toFixed(1)}, most ${Math.max(...times).toFixed(1)}`;
}

async function addPeople(pool: Pool): Promise<void> {
  await pool.query(
    `insert into studio.customers (id, first_name, last_name, email)
     select 'p' || n, ($1::text[])[1 + n % $2], ($3::text[])[1 + n / 7 % $4] || ' ' || chr(65 + n % 26) || n % 97,
            'person-' || n || '@mail.example'
       from generate_series(1, ${PEOPLE}) n`,
    [FIRST_NAMES, FIRST_NAMES.length, LAST_NAMES, LAST_NAMES.length],
  );
  await pool.query('vacuum analyze');
}

/** How long each answer took. */
async function ask(pool: Pool): Promise<number[]> {
  const times: number[] = [];
  for (const typed of TYPED)
    for (let letters = FEWEST_LETTERS; letters <= typed.length; letters += 1) {
      const startedAt = performance.now();
      await findPeople(pool, typed.slice(0, letters), new Date());
      times.push(performance.now() - startedAt);
    }
  return times;
}
