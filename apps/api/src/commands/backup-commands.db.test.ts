import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type } from '../testing/studio-command-fixture.ts';

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'lifted-backup-command-'));
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

test('a backup comes back, and replaces what is there only when that is asked for', async () => {
  const { pool } = database;
  await pool.query("insert into studio.locations values ('a', 'A'), ('b', 'B')");
  const backedUp = await type(['backup', 'studio.backup'], { pool, directory });
  expect(backedUp.exitCode).toBe(0);
  expect(backedUp.printed[0]).toMatch(
    /^Backed up 3 rows of \d+ tables, as of \d{4}-\d\d-\d\d \d\d:\d\d to .*studio\.backup\.$/,
  );

  await pool.query('delete from studio.locations');
  await pool.query("insert into studio.coaches values ('c', 'C')");
  expect(await type(['restore', 'studio.backup'], { pool, directory })).toEqual({
    exitCode: 1,
    printed: [],
    noted: [
      'The database holds data already. To replace all of it: npm run studio -- restore studio.backup --replace',
    ],
  });

  const restored = await type(['restore', '--replace', 'studio.backup'], { pool, directory });
  expect(restored.exitCode).toBe(0);
  expect(restored.printed[0]).toMatch(/^Restored 3 rows of /);
  const { rows } = await pool.query(
    'select id from studio.locations union all select id from studio.coaches order by id',
  );
  expect(rows).toEqual([{ id: 'a' }, { id: 'b' }]);
});

test('mails of a backup go out only once the operator lets them', async () => {
  const { pool } = database;
  const write = (key: string) =>
    pool.query(
      `insert into studio.jobs (kind, key, planned_for, due_at) values ($1, $2, '2026-11-20 18:30Z', '2026-11-20 18:30Z')`,
      [key === 'rule' ? 'daily' : 'mail', key],
    );
  await write('1');
  await write('2');
  await write('rule');
  await type(['backup', 'jobs.backup'], { pool, directory });
  const { printed } = await type(['restore', '--replace', 'jobs.backup'], { pool, directory });
  expect(printed[1]).toContain('Mails and tasks of that time are on hold');
  await write('3');
  const list = async () => (await type(['jobs'], { pool, directory })).printed.join('\n');
  expect(await list()).toMatch(/daily +0 +- +0 +1\nmail +1 +2026-11-20 19:30 +0 +2/);

  expect((await type(['jobs', 'discard', 'mail'], { pool, directory })).printed).toEqual([
    '2 jobs on hold were thrown away.',
  ]);
  expect((await type(['jobs', 'resume'], { pool, directory })).printed).toEqual([
    '1 jobs run when they are due.',
  ]);
  expect(await list()).toMatch(/daily +1 +2026-11-20 19:30 +0 +0\nmail +1 +2026-11-20 19:30 +0 +0/);
  expect((await type(['jobs', 'discard'], { pool, directory })).exitCode).toBe(2);
  expect((await type(['jobs', 'clear'], { pool, directory })).exitCode).toBe(2);
});

test('a file that is no backup is refused in a sentence', async () => {
  const { pool } = database;
  const { exitCode, noted } = await type(['restore', '/etc/hosts', '--replace'], { pool, directory });
  expect(exitCode).toBe(1);
  expect(noted[0]).toContain('/etc/hosts');
});
