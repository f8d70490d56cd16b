import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { DeskChange } from '@lifted/contract/desk-changes';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DeskChanges, recordChange, type NewDeskChange } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { registerDeskLog } from './desk-log-routes.ts';

const NOW = new Date('2026-11-23T12:00:00Z');
const CLASS = { id: 'evening', start: '2026-11-28T09:00:00Z', timerName: 'Heavy Basics', location: 'Main' };

let database: TestDatabase;
let app: StudioApp;
let entitlement: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertProducts(pool);
  await insertClass(pool, CLASS);
  await insertCustomer(pool, 'mia');
  entitlement = await insertEntitlement(pool, { customer: 'mia', product: 'pass' });
  await pool.query(
    `insert into identity."user" ("id", "name", "email", "emailVerified")
     values ('front', 'Nora Kern', 'nora@studio.example', true)`,
  );
  await pool.query(`insert into studio.accounts (provider, uid) values ('studio', 'front')`);
  await pool.query(
    `insert into studio.firebase_identities (uid, account_uid, valid_from) values ('firebase-of-nora', 'front', now())`,
  );
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  registerDeskLog(app, { pool, changes: new DeskChanges(pool), now: () => NOW });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

/** The entry as the desk reads it, of a change made by a colleague who signs in with Firebase. */
async function logged(change: Omit<NewDeskChange, 'at' | 'uid'>): Promise<DeskChange | undefined> {
  const client = await database.pool.connect();
  const id = await recordChange(client, { at: NOW, uid: 'firebase-of-nora', ...change }).finally(() =>
    client.release(),
  );
  const answer = await app.inject({
    url: '/api/desk/changes',
    headers: { authorization: 'Bearer desk' },
  });
  return answer.json<DeskChange[]>().find((entry) => entry.id === id);
}

it('calls a class by its name and start, and colleagues, coaches and rooms by their names', async () => {
  const entry = await logged({
    action: 'edit-class',
    subject: 'class evening',
    before: { coach_id: 'Jana', location_id: 'Main', author_uid: 'firebase-of-nora' },
    after: { coach_id: 'nobody', location_id: 'Main', author_uid: 'front' },
  });
  expect(entry).toMatchObject({
    actor_name: 'Nora Kern',
    about: { name: 'Heavy Basics', start_datetime: '2026-11-28T10:00:00+01:00' },
    names: { Jana: 'Jana', Main: 'Main', 'firebase-of-nora': 'Nora Kern', front: 'Nora Kern' },
  });
  expect(entry?.names).not.toHaveProperty('nobody');
});

it('calls branches by their names, and the studio’s own address by its street', async () => {
  await database.pool.query(
    `insert into studio.branches (id, name, street, postcode, city) values ('b1', 'North', 'Way 1', '13347', 'Berlin')`,
  );
  const before = { roles: ['desk'], branches: [] };
  const entry = await logged({
    action: 'set-roles',
    subject: 'account front',
    before,
    after: { ...before, branches: ['b1', 'own'] },
  });
  expect(entry?.names).toEqual({ b1: 'North', own: studio.address.street });
});

it('calls a pass by its product, and knows no name for what is gone', async () => {
  const passed = { action: 'extend-pass', customerId: 'mia', before: null, after: null } as const;
  const extended = await logged({ ...passed, subject: `entitlement ${entitlement}` });
  expect(extended?.about).toEqual({ name: 'Ten-pass', start_datetime: null });
  const gone = await logged({ ...passed, subject: 'entitlement gone' });
  expect(gone).toMatchObject({ about: null, names: {} });
});

it('is narrowed by who did something, what it is about, and to whom', async () => {
  await database.pool.query(
    `insert into studio.audit_log (at, actor, action, subject, customer_id)
     values (now(), 'studio', 'check-in', 'class evening', 'mia'), (now(), 'operator', 'edit-branch', 'branch b1', null)`,
  );
  await logged({ action: 'decide-fee', subject: 'fee f1', customerId: 'mia', before: null, after: null });
  const actions = async (query: string) => {
    const answer = await app.inject({
      url: `/api/desk/changes?${query}`,
      headers: { authorization: 'Bearer desk' },
    });
    return answer.json<DeskChange[]>().map(({ action }) => action);
  };
  expect(await actions('by=server')).toEqual(['check-in']);
  expect(await actions('by=people')).not.toContain('check-in');
  expect(await actions('by=people')).toContain('edit-branch');
  expect((await actions('kind=money'))[0]).toBe('decide-fee');
  expect(await actions('kind=classes&by=server')).toEqual(['check-in']);
  expect(await actions('kind=studio')).toEqual(['edit-branch']);
  expect(await actions('person=MI&kind=money')).toContain('decide-fee');
  expect(await actions('person=nobody')).toEqual([]);
});
