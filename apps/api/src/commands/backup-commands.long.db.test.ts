import { chmod, copyFile, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import type { SealingKeys } from '@lifted/embedded-postgres/sealing/backup-keys';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
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

test('a backup is restored, and replaces existing data only when that is asked for', async () => {
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

/** Mia is signed in, and has a link and a code in her mails. */
async function signInMia(pool: Pool): Promise<void> {
  const statements = [
    `insert into identity."user" (id, name, email, "emailVerified") values ('mia', 'Mia', 'mia@example.com', true)`,
    `insert into identity."session" (id, "expiresAt", token, "updatedAt", "userId")
     values ('s', now() + interval '30 days', 'token', now(), 'mia')`,
    `insert into identity."verification" (id, identifier, value, "expiresAt")
     values ('v', 'reset-password:x', 'mia', now() + interval '1 hour')`,
    `insert into studio.accounts (provider, uid) values ('studio', 'mia')`,
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ('\\x01', 'studio', 'mia', now(), now() + interval '7 days')`,
    `insert into studio.mail_codes (uid, device_id, code_hash, expires_at, sent_at)
     values ('mia', '', '\\x01', now() + interval '10 minutes', array[now()])`,
  ];
  for (const sql of statements) await pool.query(sql);
}

test('nobody is let in by what a restore brings back: their access may have been ended since', async () => {
  const { pool } = database;
  await signInMia(pool);
  await type(['backup', 'access.backup'], { pool, directory });
  const { printed } = await type(['restore', '--replace', 'access.backup'], { pool, directory });
  expect(printed.at(-1)).toMatch(/everybody signs in again.*taken away since.*step 6/s);
  const { rows } = await pool.query(
    `select (select count(*)::integer from identity."user") as people,
            (select count(*)::integer from identity."session") as sessions,
            (select count(*)::integer from identity."verification") as verifications,
            (select count(*)::integer from studio.sign_in_links) as links,
            (select count(*)::integer from studio.mail_codes where expires_at > now()) as codes`,
  );
  expect(rows).toEqual([{ people: 1, sessions: 0, verifications: 0, links: 0, codes: 0 }]);
});

test('a file that is no backup is refused in a sentence', async () => {
  const { pool } = database;
  const { exitCode, noted } = await type(['restore', '/etc/hosts', '--replace'], { pool, directory });
  expect(exitCode).toBe(1);
  expect(noted[0]).toContain('/etc/hosts');
});

/** Types `backup-keys` and answers the settings it printed. */
async function makeKeys(file: string): Promise<SealingKeys> {
  const { exitCode, printed } = await type(['backup-keys', file], { directory });
  expect(exitCode).toBe(0);
  const [recipient = '', signingKey = ''] = printed.map((line) => line.slice(line.indexOf('=') + 1));
  return { recipient, signingKey };
}

describe('a backup with keys', () => {
  it('comes back with its key file, and with nothing else; what is refused changes nothing', async () => {
    const { pool } = database;
    const SECRET = 'Zoë, who squats 82.5';
    await pool.query('delete from studio.coaches');
    await pool.query("insert into studio.coaches values ('z', $1)", [SECRET]);
    await type(['backup', 'plain.backup'], { pool, directory });
    const backupKeys = await makeKeys('ours.key');
    const otherKeys = await makeKeys('theirs.key');
    expect((await stat(join(directory, 'ours.key'))).mode & 0o777).toBe(0o600);
    expect((await type(['backup-keys', 'ours.key'], { directory })).noted[0]).toContain('is not overwritten');

    const studio = { pool, directory, backupKeys };
    expect((await type(['backup', 'ours.backup'], studio)).noted.join()).toMatch(/^Keep the IDENTITY_SECRET/);
    await type(['backup', 'theirs.backup'], { ...studio, backupKeys: otherKeys });
    const bytes = await readFile(join(directory, 'ours.backup'));
    await pool.query("update studio.coaches set first_name = 'Somebody else'");

    const changed = Buffer.from(bytes);
    const middle = Math.floor(bytes.length / 2);
    changed[middle] = (changed[middle] ?? 0) ^ 1;
    await writeFile(join(directory, 'changed.backup'), changed);
    await copyFile(join(directory, 'ours.backup'), join(directory, 'cut.backup'));
    await truncate(join(directory, 'cut.backup'), bytes.length - 1);
    const refused: readonly (readonly [readonly string[], string])[] = [
      [['ours.backup'], 'is encrypted. Name the key file'],
      [['ours.backup', '--unsealed'], 'is encrypted. Name the key file'],
      [['ours.backup', '--key', 'theirs.key'], 'it is of another studio'],
      [['ours.backup', '--key', 'missing.key'], 'There is no key file'],
      [['ours.backup', '--key', 'ours.backup'], 'is no key file'],
      [['theirs.backup', '--key', 'ours.key'], 'it is of another studio'],
      [['changed.backup', '--key', 'ours.key'], 'was changed after it was written'],
      [['cut.backup', '--key', 'ours.key'], 'it is cut off, or not ours'],
      [['plain.backup'], 'is neither encrypted nor signed'],
      [['plain.backup', '--key', 'ours.key'], 'is neither encrypted nor signed'],
    ];
    const names = async () =>
      (await pool.query<{ first_name: string }>('select first_name from studio.coaches')).rows;
    for (const [words, sentence] of refused) {
      const { exitCode, noted } = await type(['restore', ...words, '--replace'], studio);
      expect(exitCode, words.join(' ')).toBe(1);
      expect(noted.join(), words.join(' ')).toContain(sentence);
    }
    expect(await names()).toEqual([{ first_name: 'Somebody else' }]);

    const restore = ['restore', 'ours.backup', '--key', 'ours.key', '--replace'];
    expect((await type(restore, studio)).printed[0]).toMatch(/^Restored \d/);
    expect(await names()).toEqual([{ first_name: SECRET }]);
    await pool.query("update studio.coaches set first_name = 'Somebody else'");
    expect((await type(['restore', 'plain.backup', '--unsealed', '--replace'], studio)).exitCode).toBe(0);
    expect(await names()).toEqual([{ first_name: SECRET }]);
  });
});

describe('a continuous backup', () => {
  it('brings back a second, with its jobs on hold before a server can run them', async () => {
    const home = await mkdtemp(join(tmpdir(), 'lifted-continuous-'));
    await chmod(home, 0o755);
    const studio = { dataDir: join(home, 'data'), directory: home };
    try {
      const database = await openDatabase({ dataDir: studio.dataDir, log: () => undefined });
      const { pool } = database;
      await migrate(pool);
      expect((await type(['backup', '--continuous', 'archive'], studio)).printed[0]).toMatch(
        /^Any second from \d{4}-\d\d-\d\d \d\d:\d\d on can be restored from .*\/archive\.$/,
      );
      await pool.query("insert into studio.locations values ('a', 'A')");
      await pool.query(
        `insert into studio.jobs (kind, key, planned_for, due_at) values ('mail', '1', now(), now())`,
      );
      await signInMia(pool);
      const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now from pg_sleep(0.02)');
      const at = rows[0]?.now.toISOString() ?? '';
      await pool.query("insert into studio.locations values ('b', 'B')");
      const running = await type(['restore', 'archive', '--at', at, '--replace'], studio);
      expect(running.noted[0]).toContain('The studio runs. Stop it first');
      // The second copy needs the log of everything before it.
      await type(['backup', '--continuous', 'archive'], studio);
      await database.close();

      expect((await type(['restore', 'archive', '--at', at], studio)).noted[0]).toContain('--replace');
      const { exitCode, printed } = await type(['restore', 'archive', '--at', at, '--replace'], studio);
      expect({ exitCode, printed }).toMatchObject({
        exitCode: 0,
        printed: [
          expect.stringContaining('Restored '),
          expect.stringContaining('What was there before is in '),
          expect.stringContaining('backup --continuous archive'),
          expect.stringContaining('Mails and tasks of that time are on hold'),
          expect.stringContaining('everybody signs in again'),
        ],
      });
      const restored = await openDatabase({ dataDir: studio.dataDir, log: () => undefined });
      const found = await restored.pool.query(
        `select (select string_agg(id, '') from studio.locations) as locations,
                (select bool_and(held) from studio.jobs) as held,
                (select count(*)::integer from identity."session") as sessions,
                (select count(*)::integer from studio.audit_log where action = 'restore') as noted`,
      );
      await restored.close();
      expect(found.rows).toEqual([{ locations: 'a', held: true, sessions: 0, noted: 1 }]);
    } finally {
      await rm(home, { recursive: true });
    }
  });

  it.each([
    [['backup', '--continuous', 'archive', '--keep', '0'], 2, 'Type a whole number'],
    [['restore', 'archive', '--at', 'noon'], 2, 'is not a moment'],
    [['restore', 'missing', '--at', 'latest'], 1, 'There is no directory'],
  ])('%s is refused', async (words, exitCode, sentence) => {
    const seen = await type(words, { dataDir: join(directory, 'none'), directory });
    expect(seen.exitCode).toBe(exitCode);
    expect(seen.noted[0]).toContain(sentence);
  });

  it('is left to the tools of a PostgreSQL of one’s own', async () => {
    const { pool } = database;
    for (const words of [
      ['backup', '--continuous', 'a'],
      ['restore', 'a', '--at', 'latest'],
    ]) {
      expect((await type(words, { pool, directory })).noted[0]).toContain('its own tools back it up');
    }
  });
});

test('backup and restore say where the secret is that is not in them', async () => {
  const { pool } = database;
  const secretFile = join(directory, 'identity-secret');
  await writeFile(secretFile, 'a secret of thirty-two characters');
  const backedUp = await type(['backup', 'secret.backup'], { pool, directory, secretFile });
  expect(backedUp.noted.at(-1)).toContain(`Keep ${secretFile} too`);
  const elsewhere = { pool, directory, secretFile: join(directory, 'fresh', 'identity-secret') };
  const restored = await type(['restore', '--replace', 'secret.backup'], elsewhere);
  expect(restored.noted.at(-1)).toContain(elsewhere.secretFile);
  expect(restored.noted.at(-1)).toContain('reset-sign-in --secret-is-lost');
  expect(
    (await type(['restore', '--replace', 'secret.backup'], { pool, directory, secretFile })).noted,
  ).toEqual([]);
});
