/**
 * `npm run bench -- migrations`: how long each of the latest migrations takes in a studio of ten years, one after the other, and how
 * long members and desk wait meanwhile who write a place, a set, a pass or a person. BENCH_FROM_MIGRATION (60) is the first that
 * is timed, BENCH_CUSTOMERS (101,000) how many people there are; that many take 10 GB on the disk of TMPDIR.
 */
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lifted/database/migrate';
import { MIGRATIONS_DIRECTORY, readMigrations } from '@lifted/database/migration-files';
import { openDatabase } from '@lifted/database/open-database';
import { berlinDate, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { fillStudio } from '../dashboard/fill-studio.ts';
import { count } from '../dashboard/size-words.ts';
import { machineWords } from '../machine-words.ts';
import { startWriters } from './waiting-writers.ts';

const customers = Number(process.env['BENCH_CUSTOMERS'] ?? 101_000);
const firstTimed = Number(process.env['BENCH_FROM_MIGRATION'] ?? 60);
const MOST_WAIT_MS = 1_000;

/** What migrations of the last months also change, in the tables as they were before them; triggers are on. */
const MORE_ROWS = `
  insert into studio.people_search (customer_number, words)
  select number, studio.search_words(last_name, first_name, email) from studio.customers on conflict do nothing;
  insert into studio.class_places (workout_number, capacity, booked) select number, capacity, 6 from studio.workouts on conflict do nothing;
  insert into studio.products (id, name, cents, vat_percent, on_sale_from) values ('flat', 'Unlimited', 9900, 19, '2010-01-01');
  insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
  select 'flat-' || number || '-' || n, number, 'flat', daterange('2018-01-01', '2019-01-01') , '2018-01-01'
    from studio.customers cross join generate_series(1, 3) as n;
  insert into studio.trial_bookings (workout_id, email, name, booked_at, confirmed_at, cancel_token_hash)
  select id, 'visitor-' || number || '@visitor.example', 'Visitor', start_datetime, start_datetime, sha256(id::bytea)
    from studio.workouts where number % 5 = 0;
  insert into studio.waitlist_entries (workout_number, customer_number, state, joined_at, changed_at, language)
  select 1 + number % 3000, number, 'expired', '2018-01-01', '2018-01-01', 'en' from studio.customers;
  insert into studio.audit_log (at, actor, action, customer_id)
  select '2018-01-01'::timestamptz + n * interval '1 day', 'operator', 'edit-person', id
    from studio.customers cross join generate_series(1, 10) as n`;

const folder = await mkdtemp(join(tmpdir(), 'lifted-bench-'));
const directory = join(folder, 'migrations');
await mkdir(directory);
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  const known = await readMigrations();
  const timed = known.filter(({ number }) => number >= firstTimed);
  for (const { name, number } of known) if (number < firstTimed) await add(name);
  await migrate(database.pool, { directory });
  process.stderr.write(`filling a studio of ${count(customers)} people\n`);
  const size = await fillStudio(database.pool, customers, berlinDate(new Date()));
  const client = await database.pool.connect();
  await client.query('set statement_timeout = 0');
  await client.query(MORE_ROWS);
  await client.query('vacuum analyze');
  client.release(true);

  const writers = await startWriters(database.connection);
  const lines: string[] = [];
  for (const { name } of timed) {
    await add(name);
    await writers.waits();
    const startedAt = performance.now();
    let waited = 0;
    await migrate(database.pool, { directory, onWaiting: () => (waited += 1) });
    const took = performance.now() - startedAt;
    const { longest, deadlocks } = await writers.waits();
    const [who, most] = Object.entries(longest).toSorted(([, one], [, other]) => other - one)[0] ?? ['', 0];
    const cells = [
      `\`${name}\``,
      (took / SECOND_MS).toFixed(2),
      most.toFixed(0),
      who,
      String(deadlocks),
      String(waited),
      most > MOST_WAIT_MS ? '**TOO LONG**' : '',
    ];
    lines.push(`| ${cells.join(' | ')} |`);
  }
  await writers.stop();
  process.stdout.write(
    [
      machineWords(new Date()),
      `${count(size.customers)} people, ${count(size.bookings)} bookings, ${count(size.sets)} sets`,
      '',
      '| migration | s | longest wait of a writer, ms | who writes | writes ended by a deadlock | migration tried again | |',
      '|---|---|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n'),
  );
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** The release that brings this migration. */
function add(name: string): Promise<void> {
  return copyFile(join(MIGRATIONS_DIRECTORY, name), join(directory, name));
}
