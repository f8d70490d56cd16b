import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccessLog } from '../audit/access-log.ts';
import { insertPerson } from '../testing/identity-fixture.ts';
import { carryOutDeletions } from '../features/personal-data/carry-out-deletions.ts';
import { carryOutRule } from '../operations/retention/retention.ts';
import { deletionsWith, RETENTION_VALUES } from '../server/daily-deletion.ts';
import { type } from '../testing/studio-command-fixture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const EMAIL = 'mia@member.example';
const quiet = { info: () => {}, warn: () => {} };

let database: TestDatabase;
let uid = '';
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'studio.customers',
    'studio.accounts',
    'identity."user"',
    'studio.mail_outbox',
    'studio.forgotten_people',
  );
  uid = await insertPerson(database, { email: EMAIL, customerId: 'c1' });
});

const run = (typed: readonly string[], now = NOW) => type(typed, { pool: database.pool, now });
const people = async () =>
  (await database.pool.query<{ email: string }>('select email from identity."user" order by 1')).rows.map(
    ({ email }) => email,
  );

describe('forget', () => {
  test('waits like the page does, and the daily job carries it out', async () => {
    expect(await run(['forget', EMAIL])).toMatchObject({
      exitCode: 0,
      printed: [`${EMAIL} will be deleted after 2026-12-04. Until then --take-back calls it off.`],
    });
    const later = new Date(NOW.getTime() + 14 * DAY_MS);
    const options = {
      pool: database.pool,
      log: quiet,
      publicUrl: 'https://lifted.example',
      firebaseUsers: undefined,
    };
    expect(await carryOutDeletions(deletionsWith({ ...options, now: () => NOW }))).toBe(0);
    expect(await carryOutDeletions(deletionsWith({ ...options, now: () => later }))).toBe(1);
    expect(await people()).toEqual([]);
  });

  test('is called off with --take-back', async () => {
    await run(['forget', EMAIL]);
    expect(await run(['forget', EMAIL, '--take-back'])).toMatchObject({ printed: [`${EMAIL} stays.`] });
    expect((await run(['forget', EMAIL, '--take-back'])).exitCode).toBe(1);
  });

  test('--now does not wait, and --take-back lets imports bring the person back', async () => {
    expect((await run(['forget', EMAIL, '--now'])).exitCode).toBe(0);
    expect(await people()).toEqual([]);
    expect((await run(['forget', EMAIL, '--take-back'])).printed).toEqual([
      `The next import may bring ${EMAIL} back.`,
    ]);
    expect((await run(['forget', EMAIL, '--now'])).exitCode).toBe(1);
  });

  test('the daily job leaves the last owner, until there is another', async () => {
    const { pool } = database;
    await pool.query(`insert into studio.account_roles values ('studio', $1, 'owner')`, [uid]);
    await pool.query(
      `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at) values ($1, 'member', $2, $2)`,
      [uid, NOW],
    );
    const warned: string[] = [];
    const options = {
      pool,
      log: { info: () => {}, warn: (_: object, message: string) => warned.push(message) },
      publicUrl: 'https://lifted.example',
      firebaseUsers: undefined,
      now: () => NOW,
    };
    expect(await carryOutDeletions(deletionsWith(options))).toBe(0);
    expect([warned.length, await people()]).toEqual([1, [EMAIL]]);
    await run(['make-owner', 'new@member.example']);
    expect(await carryOutDeletions(deletionsWith(options))).toBe(1);
    expect(await people()).toEqual(['new@member.example']);
  });

  test('an invitation by name lets somebody back in without more', async () => {
    await run(['forget', EMAIL, '--now']);
    await run(['invite', EMAIL, '--first-name', 'Mia', '--last-name', 'Berger']);
    expect((await database.pool.query('select from studio.forgotten_people')).rowCount).toBe(0);
  });
});

describe('the audit log', () => {
  test('knows what the operator did to whom, by ids alone', async () => {
    await run(['sign-out', EMAIL]);
    await run(['declarations']);
    const { printed } = await run(['audit-log', '--about', EMAIL]);
    const line = printed.find((one) => one.includes('sign-out') && one.includes(uid));
    expect(line).toMatch(/^2026-11-20 13:00 +operator +sign-out +c1 +/);
    expect(printed.join('\n')).not.toContain('mia');
    const all = await run(['audit-log', '--since', '2026-11-20']);
    expect(all.printed.join('\n')).toContain('declarations');
    expect((await run(['audit-log', '--about', 'who@lifted.example'])).exitCode).toBe(1);
    expect((await run(['audit-log', '--since', 'soon'])).exitCode).toBe(2);
  });

  test('knows which of the team looked at whose data, once a day', async () => {
    const { pool } = database;
    const { rows } = await pool.query<{ number: number }>(
      `select number from studio.customers where id = 'c1'`,
    );
    const number = rows[0]?.number ?? 0;
    let now = new Date('2026-11-20T22:59:00Z');
    const processes = [1, 2].map(() => new AccessLog({ pool, now: () => now, log: quiet }));
    for (const at of ['2026-11-20T22:59:00Z', '2026-11-20T22:59:59Z', '2026-11-20T23:00:00Z']) {
      now = new Date(at);
      for (const { record } of processes) record('coach-uid', number);
    }
    for (const looks of processes) await looks.settle();
    const { rows: looks } = await pool.query<{ at: Date }>(
      `select at from studio.audit_log where actor_uid = 'coach-uid' and customer_id = 'c1' order by at`,
    );
    expect(looks.map(({ at }) => at.toISOString())).toEqual([
      '2026-11-20T22:59:00.000Z',
      '2026-11-20T23:00:00.000Z',
    ]);
  });

  test('is changed and emptied by nobody; only retention deletes, what is older than 24 months', async () => {
    const { pool } = database;
    await run(['sign-out', EMAIL], new Date('2024-11-19T22:59:59Z'));
    await run(['sign-out', EMAIL], new Date('2024-11-19T23:00:00Z'));
    for (const sql of [
      `update studio.audit_log set action = 'other'`,
      'delete from studio.audit_log',
      'truncate studio.audit_log cascade',
    ])
      await expect(pool.query(sql), sql).rejects.toThrow('append-only');
    const retention = { pool, now: () => NOW, values: RETENTION_VALUES };
    expect(await carryOutRule(retention, 'audit_log')).toBe(1);
    await expect(pool.query('delete from studio.audit_log')).rejects.toThrow('append-only');
  });
});
