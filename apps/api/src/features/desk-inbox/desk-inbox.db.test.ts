import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { DeskInbox } from '@lifted/contract/desk/desk-inbox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { violatedInvariants } from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskInbox } from './desk-inbox-routes.ts';

const RECEIVED = '2026-01-31T10:00:00Z';
const NOW = new Date('2026-11-20T20:00:00Z');

let database: TestDatabase;
let app: StudioApp;
let now = NOW;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  const dependencies = { pool, changes, now: () => now };
  registerDeskLog(app, dependencies);
  registerDeskInbox(app, dependencies);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  now = NOW;
  const { pool } = database;
  await emptyTables(
    pool,
    'studio.customers',
    'studio.workouts',
    'studio.handled_items',
    'studio.contract_declarations',
    'studio.trainer_applications',
  );
  await insertCustomer(pool, 'mia');
  await pool.query(
    `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
     values ('K-1', 'termination', 'ordinary', 'Mia Berger', 'Mia@member.example', 'de', $1, sha256('k')),
            ('W-1', 'withdrawal', null, 'Somebody', 'who@else.example', 'en', $1, sha256('w'))`,
    [RECEIVED],
  );
  await pool.query(
    `insert into studio.trainer_applications (received_at, first_name, last_name, phone, language, page_language, fingerprint)
     values ($1, 'Lea', 'Sommer', '030 1', 'German', 'de', sha256('l'))`,
    [RECEIVED],
  );
  await insertClass(pool, { id: 'over', start: '2026-11-20T17:00:00Z' });
  await insertClass(pool, { id: 'ahead', start: '2026-11-21T17:00:00Z' });
  await pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, has_attended)
     values ('over', 'gast@visitor.example', 'Gast', '2026-11-19', sha256('1'), true),
            ('over', 'weg@visitor.example', 'Weg', '2026-11-19', sha256('2'), false),
            ('ahead', 'bald@visitor.example', 'Bald', '2026-11-19', sha256('3'), false)`,
  );
});

async function inbox(handled = false): Promise<DeskInbox> {
  const answer = await app.inject({
    url: `/api/desk/inbox${handled ? '?handled=true' : ''}`,
    headers: { authorization: 'Bearer desk' },
  });
  return answer.json();
}

async function send(method: 'PUT' | 'POST', path: string, payload: object) {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: 'Bearer desk' },
    payload,
  });
  const body: { change: string | null; code?: string; errors?: { field: string }[] } = answer.json();
  return { status: answer.statusCode, ...body };
}

async function namesIn(from: string, to: string): Promise<string[]> {
  const answer = await app.inject({
    url: `/api/desk/trials?from=${from}&to=${to}`,
    headers: { authorization: 'Bearer desk' },
  });
  const trials: DeskInbox['trials'] = answer.json();
  return trials.map(({ name }) => name);
}

const trialOf = async (name: string) => (await inbox(true)).trials.find((one) => one.name === name);
const undo = (change: string | null) => send('POST', `/changes/${change ?? '0'}/undo`, {});

describe('a declaration', () => {
  it('is listed with its legal deadline: a month’s notice, or fourteen days to refund', async () => {
    const { declarations } = await inbox();
    expect(declarations.map(({ id, deadline }) => [id, deadline])).toEqual([
      ['K-1', '2026-02-28'],
      ['W-1', '2026-02-14'],
    ]);
  });

  it('is listed with the memberships of whose address it came from', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.products (id, name, cents, vat_percent, on_sale_from) values ('flat', 'Unlimited', 9900, 19, '2020-01-01')
           on conflict do nothing`,
    );
    await pool.query(
      `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select 'e', number, 'flat', '[2025-03-01,)', '2025-03-01' from studio.customers where id = 'mia'`,
    );
    const [mine, other] = (await inbox()).declarations;
    expect(mine).toMatchObject({
      customer_id: 'mia',
      memberships: [{ product_name: 'Unlimited', from: '2025-03-01', until: null }],
    });
    expect(other).toMatchObject({ customer_id: null, memberships: [] });
  });

  it('says when the one membership ends that ran when it came: at the end of its term, ended already or not', async () => {
    const { pool } = database;
    await pool.query(
      `insert into studio.products (id, name, cents, vat_percent, term_months, on_sale_from)
       values ('term', 'Unlimited', 9900, 19, 12, '2020-01-01'), ('flex', 'Unlimited Flex', 9900, 19, null, '2020-01-01')
           on conflict do nothing`,
    );
    const grant = (id: string, product: string, valid: string) =>
      pool.query(
        `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
         select $1, number, $2, $3, '2025-03-01' from studio.customers where id = 'mia'`,
        [id, product, valid],
      );
    const ends = async () => (await inbox()).declarations.map(({ end }) => end);
    await grant('over', 'term', '[2024-01-01,2026-01-31)');
    expect(await ends()).toEqual([null, null]);
    await grant('runs', 'term', '[2026-01-31,)');
    expect(await ends()).toEqual([{ product_name: 'Unlimited', day: '2027-01-30', reason: 'term' }, null]);
    await pool.query(`update studio.entitlements set valid = '[2026-01-31,2026-02-16)' where id = 'runs'`);
    expect(await ends()).toMatchObject([{ day: '2026-02-15', reason: 'ended_already' }, null]);
    await pool.query(
      `update studio.contract_declarations set cause = 'extraordinary' where reference = 'K-1'`,
    );
    expect(await ends()).toEqual([null, null]);
  });

  it('leaves the list when it is dealt with, and comes back with an undo', async () => {
    const { change } = await send('PUT', '/inbox/declaration/K-1', {
      outcome: 'done',
      note: 'Ends on 28 February',
    });
    expect((await inbox()).declarations.map(({ id }) => id)).toEqual(['W-1']);
    expect((await inbox(true)).declarations.at(-1)?.handled).toMatchObject({
      outcome: 'done',
      note: 'Ends on 28 February',
    });
    expect((await undo(change)).status).toBe(200);
    expect((await inbox()).declarations).toHaveLength(2);
  });

  it('is no visitor', async () =>
    expect((await send('PUT', '/inbox/declaration/K-1', { outcome: 'lost' })).errors).toMatchObject([
      { field: 'outcome' },
    ]));
});

it('an application is dealt with, and its note goes when it is deleted', async () => {
  const [application] = (await inbox()).applications;
  expect(application).toMatchObject({ name: 'Lea Sommer', phone: '030 1', handled: null });
  await send('PUT', `/inbox/application/${application?.id ?? ''}`, {
    outcome: 'done',
    note: 'Came on Monday',
  });
  expect((await inbox()).applications).toEqual([]);
  await database.pool.query('delete from studio.trainer_applications');
  const { rowCount } = await database.pool.query('select from studio.handled_items');
  expect(rowCount).toBe(0);
});

it('nothing that is not there is dealt with', async () => {
  for (const path of ['declaration/K-9', 'application/0', 'trial/0'])
    expect((await send('PUT', `/inbox/${path}`, { outcome: 'done' })).status).toBe(404);
});

describe('a visitor', () => {
  it('is booked until the class is over, and came or was missed from then on', async () => {
    const states = async () => (await inbox()).trials.map(({ name, state }) => `${name} ${state}`);
    now = new Date('2026-11-20T17:44:59Z');
    expect(await states()).toEqual(['Gast booked', 'Weg booked', 'Bald booked']);
    now = new Date('2026-11-20T17:45:00Z');
    expect(await states()).toEqual(['Gast came', 'Weg missed', 'Bald booked']);
  });

  it('who becomes a member keeps the class they came to, and the class counts them once', async () => {
    const { pool } = database;
    const guest = await trialOf('Gast');
    const path = `/inbox/trial/${guest?.id ?? ''}`;
    expect((await send('PUT', path, { outcome: 'member' })).errors).toMatchObject([{ field: 'outcome' }]);
    await pool.query(
      `insert into studio.customers (id, first_name, last_name, email) values ('gast', 'Gast', 'Neu', 'gast@visitor.example')`,
    );
    expect((await trialOf('Gast'))?.customer_id).toBe('gast');
    expect((await send('PUT', path, { outcome: 'member' })).status).toBe(200);
    const { rows } = await pool.query(
      'select workout_id, has_attended, canceled_at from studio.bookings b join studio.customers c on c.number = b.customer_number',
    );
    expect(rows).toEqual([{ workout_id: 'over', has_attended: true, canceled_at: null }]);
    const { rows: places } = await pool.query(
      `select p.booked, p.tests from studio.class_places p join studio.workouts w on w.number = p.workout_number where w.id = 'over'`,
    );
    expect(places).toEqual([{ booked: 1, tests: 1 }]);
    expect(await violatedInvariants(pool)).toEqual([]);
  });

  it('who became a member stays in the list of what was dealt with, and leads to the person', async () => {
    const guest = await trialOf('Gast');
    await send('PUT', `/inbox/trial/${guest?.id ?? ''}`, { outcome: 'member', customer_id: 'mia' });
    expect((await inbox()).trials.map(({ name }) => name)).toEqual(['Weg', 'Bald']);
    const stays = { customer_id: 'mia', workout_id: 'over', state: 'came', handled: { outcome: 'member' } };
    expect(await trialOf('mia Berger')).toMatchObject(stays);
    now = new Date('2027-03-01T12:00:00Z');
    expect(await trialOf('mia Berger')).toBeUndefined();
    expect(await namesIn('2026-11', '2026-11')).toEqual(['Bald', 'mia Berger', 'Weg']);
  });

  it('is listed for as long as visitors are kept, who became a member as well', async () => {
    const guest = await trialOf('Gast');
    await send('PUT', `/inbox/trial/${guest?.id ?? ''}`, { outcome: 'member', customer_id: 'mia' });
    now = new Date('2027-11-20T22:59:59Z');
    expect(await namesIn('2026-11', '2026-11')).toEqual(['Bald', 'mia Berger', 'Weg']);
    now = new Date('2027-11-20T23:00:00Z');
    expect(await namesIn('2026-11', '2026-11')).toEqual(['Bald']);
  });

  it('is listed by the month of the class in Berlin, whether it is over or not', async () => {
    await insertClass(database.pool, { id: 'last', start: '2026-10-31T22:59:59Z' });
    await insertClass(database.pool, { id: 'off', start: '2026-11-02T12:00:00Z' });
    await database.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash, canceled_at)
       values ('last', 'o@visitor.example', 'October', '2026-10-01', sha256('4'), null),
              ('over', 'c@visitor.example', 'Canceled', '2026-10-01', sha256('5'), '2026-10-02'),
              ('off', 'f@visitor.example', 'Off', '2026-10-01', sha256('6'), null)`,
    );
    await database.pool.query(`update studio.workouts set canceled_at = '2026-11-01' where id = 'off'`);
    expect(await namesIn('2026-10', '2026-10')).toEqual(['October']);
    expect(await namesIn('2026-11', '2026-11')).toEqual(['Bald', 'Gast', 'Weg']);
    expect(await namesIn('2026-10', '2026-11')).toHaveLength(4);
  });

  it('who became a member under another address is named by the desk', async () => {
    const guest = await trialOf('Gast');
    const path = `/inbox/trial/${guest?.id ?? ''}`;
    expect((await send('PUT', path, { outcome: 'member', customer_id: 'mia' })).status).toBe(200);
    const { rowCount } = await database.pool.query(
      `select from studio.bookings b join studio.customers c on c.number = b.customer_number where c.id = 'mia'`,
    );
    expect(rowCount).toBe(1);
  });

  it('is lost or followed up, and stays in the list of what was done', async () => {
    const lost = await trialOf('Weg');
    await send('PUT', `/inbox/trial/${lost?.id ?? ''}`, { outcome: 'lost' });
    expect((await inbox()).trials.map(({ name }) => name)).toEqual(['Gast', 'Bald']);
    expect((await trialOf('Weg'))?.handled?.outcome).toBe('lost');
  });

  it('who was lost and became a member later stays one when the older entry is taken back', async () => {
    const path = `/inbox/trial/${(await trialOf('Gast'))?.id ?? ''}`;
    const { change } = await send('PUT', path, { outcome: 'lost' });
    await send('PUT', path, { outcome: 'member', customer_id: 'mia' });
    expect(await undo(change)).toMatchObject({ status: 409, code: 'cannot_undo' });
    expect((await trialOf('mia Berger'))?.handled?.outcome).toBe('member');
  });
});
