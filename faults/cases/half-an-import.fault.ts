import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure } from '../src/figures.ts';
import { Seeded } from '../src/seeded.ts';
import { runCommand, type RunningCommand } from '../src/studio-command.ts';
import { killUnlessGone, postgresTree } from '../src/studio.ts';
import { until } from '../src/until.ts';

/*
 * An import that ends halfway: killed, its database killed, its files growing or shrinking while it reads them.
 * The operator sees one sentence and exit code 1, or nothing after a kill; the studio goes on with what it had.
 * Never: some rows of an import without the others.
 */

const ROUNDS = Number(process.env['FAULT_IMPORT_ROUNDS'] ?? 4);
const CUSTOMERS = 300;
const BOOKINGS = 60_000;
const LONGEST_PAUSE_MS = 300;

const studio = studioOfTheCase('import');
let files: string;
let workoutIds: string[];
const chance = new Seeded('half an import');

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'lifted-faults-files-'));
  workoutIds = await withBooks(studio.dataDir, async (pool) => {
    const { rows } = await pool.query<{ id: string }>('select id from studio.workouts order by id limit 500');
    return rows.map(({ id }) => id);
  });
});
beforeEach(() => writeFiles('before'));
afterAll(() => rmSync(files, { recursive: true, force: true }));

/** Customers and their bookings, all of one import. */
function writeFiles(mark: string): void {
  const customers = Array.from(
    { length: CUSTOMERS },
    (_, n) => `import-${n},${mark},Import,import-${n}@example.org`,
  );
  writeFileSync(join(files, 'customers.csv'), ['id,first_name,last_name,email', ...customers, ''].join('\n'));
  writeFileSync(
    join(files, 'bookings.csv'),
    ['id,customer_id,workout_id,booked_at,canceled_at,has_attended', ''].join('\n'),
  );
  appendFileSync(join(files, 'bookings.csv'), bookingLines(0, BOOKINGS, mark));
}

function bookingLines(from: number, count: number, mark: string): string {
  const hour = mark === 'before' ? '08' : '09';
  return Array.from({ length: count }, (_, index) => {
    const n = from + index;
    const workout = workoutIds[n % workoutIds.length];
    return `import-${n},import-${n % CUSTOMERS},${workout},2026-01-05T${hour}:00,,${n % 2 === 0 ? 'true' : 'false'}\n`;
  }).join('');
}

/** Imported rows, as `customers names bookings times`: all from one import, never a mixture. */
async function imported(): Promise<string> {
  const { rows } = await withBooks(studio.dataDir, (pool) =>
    pool.query<{ state: string }>(
      `select concat_ws(' ',
         (select count(*) || ' ' || coalesce(string_agg(distinct first_name, '+'), 'none')
            from studio.customers where id like 'import-%'),
         (select count(*) || ' ' || coalesce(string_agg(distinct to_char(booked_at at time zone 'Europe/Berlin', 'HH24'), '+'), 'none')
            from studio.bookings where id like 'import-%')) as state`,
    ),
  );
  return rows[0]?.state ?? '';
}

const NOTHING = '0 none 0 none';
const BEFORE = `${CUSTOMERS} before ${BOOKINGS} 08`;
const AFTER = `${CUSTOMERS} after ${BOOKINGS} 09`;

/** Waits until the import has begun, then a little longer, varying each time. */
async function somewhereInside(command: RunningCommand, step: string): Promise<void> {
  await until(`the import says '${step}'`, () => command.said().includes(step));
  await pause(chance.whole(0, LONGEST_PAUSE_MS));
}

const STEPS = ['Reading customers', 'Reading bookings', 'Checking', 'Writing customers', 'Writing bookings'];

describe('all or nothing', () => {
  test(`when the import is killed, ${ROUNDS} times`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const command = runCommand(studio.dataDir, ['import', files]);
      await somewhereInside(command, chance.pick(STEPS));
      killUnlessGone(command.pid, 'SIGKILL');
      await command.ended;
      await until('the killed import’s session is gone', async () => (await importSessions()) === 0);
      expect([NOTHING, BEFORE]).toContain(await imported());
    }
    noteFigure('import killed', `${ROUNDS} rounds, all or nothing each time`);
  });

  test('when PostgreSQL is killed under it: a sentence, exit code 1, nothing written', async () => {
    const was = await imported();
    const command = runCommand(studio.dataDir, ['import', files]);
    await until('the import reads', () => command.said().includes('Reading bookings'));
    for (const pid of postgresTree(studio.dataDir)) killUnlessGone(pid, 'SIGKILL');
    expect(await command.ended).toBe(1);
    expect(command.said()).not.toMatch(/\n\s+at /);
    expect(await imported()).toBe(was);
  });

  test('when a row at the end is wrong: every fault is named, nothing written', async () => {
    const was = await imported();
    writeFiles('after');
    appendFileSync(join(files, 'bookings.csv'), 'import-x,nobody,nothing,yesterday,,perhaps\n');
    const command = runCommand(studio.dataDir, ['import', files]);
    expect(await command.ended).toBe(1);
    expect(command.said()).toContain(`bookings.csv:${BOOKINGS + 2}`);
    expect(await imported()).toBe(was);
  });

  test('and the next import is whole', async () => {
    const command = runCommand(studio.dataDir, ['import', files]);
    expect([await command.ended, command.said()]).toEqual([0, command.said()]);
    expect(await imported()).toBe(BEFORE);
  });

  test('when a file is cut off while it is read: whole or refused, never the rows of two', async () => {
    const was = await imported();
    writeFiles('after');
    const command = runCommand(studio.dataDir, ['import', files]);
    await until('the import reads', () => command.said().includes('Reading bookings'));
    truncateSync(join(files, 'bookings.csv'), 1_000_000);
    const code = await command.ended;
    expect(await imported()).toBe(code === 0 ? AFTER : was);
  });

  test('when a file grows while it is read: whole lines or a refusal', async () => {
    const was = await imported();
    writeFiles('after');
    const command = runCommand(studio.dataDir, ['import', files]);
    await until('the import reads', () => command.said().includes('Reading'));
    for (let part = 0; part < 20; part += 1) {
      appendFileSync(join(files, 'bookings.csv'), bookingLines(BOOKINGS + part * 100, 100, 'after'));
      await pause(10);
    }
    const code = await command.ended;
    expect(await imported()).toBe(code === 0 ? AFTER : was);
    writeFiles('after');
    expect(await runCommand(studio.dataDir, ['import', files]).ended).toBe(0);
    expect(await imported()).toBe(AFTER);
  });
});

/** Database sessions that are still writing an import. */
async function importSessions(): Promise<number> {
  const { rows } = await withBooks(studio.dataDir, (pool) =>
    pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
        where pid <> pg_backend_pid() and state <> 'idle' and query ~* 'staged|copy|lock table|insert into studio'`,
    ),
  );
  return rows[0]?.count ?? 0;
}
