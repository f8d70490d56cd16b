import type { PersonalDataExport, PersonalDataOverview } from '@lifted/contract/personal-data';
import { DAY_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { studio } from '@lifted/profile/studio';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AccessLog } from '../../audit/access-log.ts';
import { registerBookings } from '../../features/bookings/bookings-routes.ts';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { registerAccessLog } from '../../data/access-log.ts';
import { createBrowser } from '../identity-browser-fixture.ts';
import { insertEntitlement, LETTERS, requestOf } from '../booking-fixture.ts';
import { createIdentityFixture, insertPerson, PASSWORD, type IdentityFixture } from '../identity-fixture.ts';
import { importFiles } from '../import-fixture.ts';
import { insertClass } from '../studio-fixture.ts';
import {
  insertFullMember,
  insertSharedRows,
  ownTables,
  tracesOf,
  type FullMember,
} from './personal-data-fixture.ts';
import { bookClassFor, joinWaitlistFor } from '../../classes/commands/booking-commands.ts';
import { carryOutDeletions } from '../../features/personal-data/carry-out-deletions.ts';
import { EXPORTED_TABLES, NOT_EXPORTED } from '../../features/personal-data/exported-tables.ts';
import { registerPersonalData } from '../../features/personal-data/personal-data-routes.ts';
import { deletionsWith } from '../../server/daily-deletion.ts';

const PUBLIC_URL = 'http://localhost:3000';
let start = new Date();

let fixture: IdentityFixture;
let mia: FullMember;
let ben: FullMember;
let now = start;
let removedOutside: string[] = [];
let accessLog: AccessLog;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  const { app, database } = fixture;
  accessLog = new AccessLog({ pool: database.pool, now: () => now, log: { warn: () => {} } });
  registerAccessLog(app, accessLog);
  registerBookings(app, { pool: database.pool, memberCache: new MemberResponseCache(), now: () => now });
  registerPersonalData(app, {
    pool: database.pool,
    now: () => now,
    letters: { studio, publicUrl: PUBLIC_URL },
    wakeJobs: () => {},
  });
  await insertSharedRows(database);
});
afterAll(() => fixture.close());

let count = 0;
beforeEach(async () => {
  // Tokens are issued by the real clock: a start minutes ago would refuse them.
  start = new Date();
  now = start;
  removedOutside = [];
  count += 1;
  mia = await insertFullMember(fixture.database, `mia${count}x`);
  ben = await insertFullMember(fixture.database, `ben${count}x`);
});

async function tokenOf(email: string): Promise<string> {
  const browser = createBrowser(fixture.app);
  const signedIn = await browser.post('/sign-in/email', { email, password: PASSWORD });
  if (signedIn.statusCode !== 200) throw new Error(signedIn.body);
  return browser.idToken();
}

type Method = 'GET' | 'POST' | 'DELETE';
const ask = (method: Method, path: string, token: string | undefined, body?: object) =>
  fixture.app.inject({
    method,
    url: `/api/personal-data${path}`,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body && { payload: body }),
  });
const askForDeletion = (token: string) => ask('POST', '/deletion', token, { word: 'delete' });

const deletions = () => ({
  ...deletionsWith({
    pool: fixture.database.pool,
    now: () => now,
    log: { warn: () => {} },
    publicUrl: PUBLIC_URL,
    firebaseUsers: undefined,
  }),
  removeOutside: async (email: string) => void removedOutside.push(email),
});

/** What the database contains about a person, by every word that names them. */
const traces = ({ email, id, uid, lastName }: FullMember) =>
  tracesOf(fixture.database, [email, id, uid, lastName]);

describe('taking one’s data along', () => {
  test('finds a row in every table that was filled, and never a secret or somebody else', async () => {
    const answer = await ask('GET', '/export', await tokenOf(mia.email));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="your-data-[\d-]+\.json"$/);
    const { tables, version } = answer.json<PersonalDataExport>();
    expect(version).toBe(1);
    const empty = Object.entries(tables).filter(([, { rows }]) => rows.length === 0);
    expect(empty.map(([name]) => name).toSorted()).toEqual(['coach', 'deletion_request', 'personal_records']);
    for (const [name, { rows, columns }] of Object.entries(tables))
      for (const row of rows) expect(Object.keys(row), name).toEqual(Object.keys(columns));
    expect(tables['set_logs']?.rows).toEqual([
      {
        customer_id: mia.id,
        workout_id: 'monday',
        exercise_id: 'squat',
        exercise_number: 1,
        set_number: 1,
        reps: 8,
        weight: 60,
        load_kind: 'external',
        is_warm_up: false,
        reps_in_reserve: null,
      },
    ]);
    for (const word of [ben.email, ben.id, ben.uid, ben.lastName, 'token-', '$argon2', 'scrypt'])
      expect(answer.body).not.toContain(word);
    expect(answer.body).toContain(mia.lastName);
  });

  test('as CSV is a whole archive, and goes through the import as it is', async () => {
    const answer = await ask('GET', '/export.zip', await tokenOf(mia.email));
    expect(answer.headers['content-type']).toBe('application/zip');
    const files = Object.entries(unzipSync(answer.rawPayload));
    expect(files.map(([name]) => name)).toEqual([
      'README.txt',
      ...EXPORTED_TABLES.map(({ name }) => `${name}.csv`),
    ]);
    const texts = Object.fromEntries(files.map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(texts['README.txt']).toMatch(/open one in Excel.*\nSo öffnest du/);
    for (const [, bytes] of files.slice(1)) expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const { 'bookings.csv': bookings = '', 'set_logs.csv': sets = '' } = texts;
    const imported = await importFiles(fixture.database.pool, {
      'bookings.csv': bookings,
      'set_logs.csv': sets,
    });
    expect(imported).toMatchObject({
      kind: 'imported',
      files: [
        { name: 'bookings.csv', rows: 2, inserted: 0, updated: 0 },
        { name: 'set_logs.csv', rows: 1, inserted: 0, updated: 0 },
      ],
    });
  });

  test('asks for a sign-in of the last ten minutes, and the overview does not', async () => {
    const token = await tokenOf(mia.email);
    now = new Date(start.getTime() + 11 * MINUTE_MS);
    for (const path of ['/export', '/export.zip'])
      expect((await ask('GET', path, token)).json()).toMatchObject({ code: 'sign_in_again', status: 403 });
    expect((await askForDeletion(token)).json()).toMatchObject({ code: 'sign_in_again' });
    const overview = await ask('GET', '', token);
    expect(overview.json<PersonalDataOverview>().tables).toContainEqual(
      expect.objectContaining({ name: 'set_logs', rows: 1 }),
    );
    expect(overview.json()).toMatchObject({ deletion: null, may_delete: true });
  });

  test('every call is nobody’s without an ID token', async () => {
    const calls = [
      ['GET', ''],
      ['GET', '/export'],
      ['GET', '/export.zip'],
      ['POST', '/deletion'],
      ['DELETE', '/deletion'],
    ] as const;
    for (const [method, path] of calls) {
      const body = method === 'POST' ? { word: 'DELETE' } : undefined;
      for (const token of [undefined, 'garbage'])
        expect((await ask(method, path, token, body)).statusCode, `${method} ${path}`).toBe(401);
    }
  });

  test('takes no name of somebody else: whatever is added is refused or ignored', async () => {
    const token = await tokenOf(mia.email);
    const named = await ask('GET', `/export?customer_id=${ben.id}&email=${ben.email}&uid=${ben.uid}`, token);
    expect(named.body).not.toContain(ben.id);
    const deletion = await ask('POST', '/deletion', token, { word: 'DELETE', uid: ben.uid });
    expect(deletion.statusCode).toBe(422);
    expect(await traces(ben)).toHaveProperty(['studio.customers'], 1);
  });
});

describe('who looked', () => {
  test('is in the export once a day when the front desk read one’s bookings, and not when one did oneself', async () => {
    const email = `looker${count}@lifted.example`;
    const deskUid = await insertPerson(fixture.database, { email, password: PASSWORD, roles: ['desk'] });
    const [desk, own] = [await tokenOf(email), await tokenOf(mia.email)];
    for (const token of [own, desk, desk]) {
      const answer = await fixture.app.inject({
        url: `/api/bookings?customer_id=${mia.id}&is_cancelled=false`,
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.statusCode).toBe(200);
    }
    await accessLog.settle();
    const exported = await ask('GET', '/export', own);
    const actions = exported.json<PersonalDataExport>().tables['audit_log']?.rows ?? [];
    expect(actions.map(({ by, action }) => [by, action])).toEqual([
      ['operator', 'sign-out'],
      ['account', 'look-at-customer'],
    ]);
    expect(exported.body).not.toContain(deskUid);
  });
});

describe('every table that names people', () => {
  const NAMES_PEOPLE =
    /^(customer_id|customer_number|customer_mark|email|email_mark|uid|userId|user_id|account_uid|actor_uid|recipient|address_hash|session_id|factor_id|identifier)$/;

  test('is in the export or has a reason not to be', async () => {
    const { rows } = await fixture.database.pool.query<{ name: string; column: string }>(
      `select table_schema || '.' || table_name as name, column_name as column
         from information_schema.columns where table_schema in ('studio', 'identity')`,
    );
    const naming = new Set(rows.filter(({ column }) => NAMES_PEOPLE.test(column)).map(({ name }) => name));
    const told = new Set([...EXPORTED_TABLES.flatMap(({ covers }) => covers), ...Object.keys(NOT_EXPORTED)]);
    expect([...naming].filter((name) => !told.has(name))).toEqual([]);
    const existing = await ownTables(fixture.database);
    expect([...told].filter((name) => !existing.includes(name))).toEqual([]);
  });
});

describe('deleting an account', () => {
  test('waits fourteen days, says so by mail, and is taken back with one call', async () => {
    const token = await tokenOf(mia.email);
    expect((await ask('POST', '/deletion', token, { word: 'yes' })).statusCode).toBe(422);
    const asked = await askForDeletion(token);
    expect(asked.statusCode).toBe(200);
    const again = await askForDeletion(token);
    expect(again.json()).toEqual(asked.json());
    expect((await ask('GET', '', token)).json<PersonalDataOverview>().deletion).toEqual(asked.json());

    now = new Date(start.getTime() + 14 * DAY_MS - 1);
    expect(await carryOutDeletions(deletions())).toBe(0);
    now = start;
    expect((await ask('DELETE', '/deletion', token)).statusCode).toBe(204);
    expect((await ask('DELETE', '/deletion', token)).statusCode).toBe(404);
    now = new Date(start.getTime() + 15 * DAY_MS);
    expect(await carryOutDeletions(deletions())).toBe(0);
    expect(await subjectsTo(mia.email)).toEqual(['your account will be deleted', 'your account stays']);
  });

  test('is not for the account of somebody who works here', async () => {
    const email = `coach${count}@lifted.example`;
    await insertPerson(fixture.database, { email, password: PASSWORD, roles: ['coach'] });
    const token = await tokenOf(email);
    expect((await askForDeletion(token)).json()).toMatchObject({ code: 'works_here', status: 409 });
    expect((await ask('GET', '', token)).json()).toMatchObject({ may_delete: false });
  });

  test('takes everything but what the law keeps, refuses the token at once, and leaves others alone', async () => {
    const token = await tokenOf(mia.email);
    await askForDeletion(token);
    const before = await traces(ben);
    now = new Date(start.getTime() + 14 * DAY_MS);
    const [one, other] = await Promise.all([carryOutDeletions(deletions()), carryOutDeletions(deletions())]);
    expect(one + other).toBe(1);
    now = start;

    expect((await ask('GET', '', token)).statusCode).toBe(401);
    expect(await traces(mia)).toEqual({
      // Ids only: who did what with the account, until the log's own retention ends.
      'studio.audit_log': 2,
      'studio.contract_declarations': 1,
      'studio.trainer_applications': 1,
      // The receipt of the declaration, and the last mail.
      'studio.mail_outbox': 2,
    });
    expect(await traces(ben)).toEqual(before);
    expect(removedOutside).toEqual([mia.email]);
    expect(await subjectsTo(mia.email)).toEqual(['your account is deleted']);
    const { rows } = await fixture.database.pool.query<{ number: number | null; has_attended: boolean }>(
      'select customer_number as number, has_attended from studio.bookings where id = $1',
      [mia.bookingId],
    );
    expect(rows).toEqual([{ number: null, has_attended: true }]);
  });

  test('keeps the sums of ledgers, and fees, without a word or a secret of the person', async () => {
    const { pool } = fixture.database;
    const kept = async () =>
      (
        await pool.query<Record<string, number>>(
          `select (select sum(credits)::int from studio.credit_entries) as credits,
                  (select count(*)::int from studio.fees where state = 'objected' and cents = 500) as fees,
                  (select count(*)::int from studio.waitlist_entries) as waits,
                  (select count(*)::int from studio.bookings) as bookings`,
        )
      ).rows;
    await pool.query(
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
       select entitlement_number, max(entry) + 1, 'adjusted', 1, sum(credits), sum(credits) + 1, now(), 'was ill'
         from studio.credit_entries t join studio.entitlements e on e.number = t.entitlement_number
         join studio.customers c on c.number = e.customer_number
        where c.id = $1 group by entitlement_number`,
      [mia.id],
    );
    for (const change of ['credits = 2', `reason = 'was well'`]) {
      await expect(pool.query(`update studio.credit_entries set ${change}`)).rejects.toThrow(/append-only/);
    }
    const before = await kept();
    await askForDeletion(await tokenOf(mia.email));
    now = new Date(start.getTime() + 14 * DAY_MS);
    expect(await carryOutDeletions(deletions())).toBe(1);
    expect(await kept()).toEqual(before);
    expect((await pool.query(`select from studio.credit_entries where reason like '%ill%'`)).rows).toEqual(
      [],
    );
    const { rows } = await pool.query(
      `select e.note, e.reference, b.link_token_hash as token, f.objection
         from studio.entitlements e join studio.bookings b on b.entitlement_number = e.number
         join studio.fees f on f.booking_id = b.id
        where e.customer_number is null order by e.number desc limit 1`,
    );
    expect(rows).toEqual([{ note: null, reference: null, token: null, objection: '' }]);
  });

  test('gives up places ahead, which go to the waitlist in the same moment', async () => {
    const { pool } = fixture.database;
    const dueAt = new Date(start.getTime() + 14 * DAY_MS);
    const id = `full${count}`;
    await insertClass(pool, { id, start: new Date(dueAt.getTime() + 2 * DAY_MS), capacity: 1 });
    for (const { id: customer } of [mia, ben]) await insertEntitlement(pool, { customer, product: 'flat' });
    const engine = { pool, letters: LETTERS };
    const bookedAt = new Date(dueAt.getTime() - 3 * DAY_MS);
    await bookClassFor(engine, id, undefined, await requestOf(pool, mia.id, bookedAt));
    await joinWaitlistFor(engine, id, await requestOf(pool, ben.id, bookedAt));
    await askForDeletion(await tokenOf(mia.email));
    now = dueAt;
    expect(await carryOutDeletions(deletions())).toBe(1);
    const { rows } = await pool.query(
      `select c.id as customer, b.cancellation from studio.bookings b left join studio.customers c on c.number = b.customer_number
        where b.workout_id = $1 order by b.booked_at`,
      [id],
    );
    expect(rows).toEqual([
      { customer: null, cancellation: 'free' },
      { customer: ben.id, cancellation: null },
    ]);
  });

  test('stays due while the provider outside does not answer', async () => {
    await askForDeletion(await tokenOf(mia.email));
    now = new Date(start.getTime() + 14 * DAY_MS);
    const away = { ...deletions(), removeOutside: () => Promise.reject(new Error('Firebase is away.')) };
    expect(await carryOutDeletions(away)).toBe(0);
    expect(await traces(mia)).toHaveProperty(['studio.customers'], 1);
    expect(await carryOutDeletions(deletions())).toBe(1);
  });
});

async function subjectsTo(email: string): Promise<string[]> {
  const { rows } = await fixture.database.pool.query<{ subject: string }>(
    `select subject from studio.mail_outbox where recipient = $1 and kind like 'account_%' order by id`,
    [email],
  );
  return rows.map(({ subject }) => subject.slice(subject.indexOf(': ') + 2));
}
