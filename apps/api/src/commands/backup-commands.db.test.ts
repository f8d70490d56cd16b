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

test('a file that is no backup is refused in a sentence', async () => {
  const { pool } = database;
  const { exitCode, noted } = await type(['restore', '/etc/hosts', '--replace'], { pool, directory });
  expect(exitCode).toBe(1);
  expect(noted[0]).toContain('/etc/hosts');
});
