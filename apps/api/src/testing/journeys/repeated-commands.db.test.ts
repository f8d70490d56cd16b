import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertProducts } from '../booking-fixture.ts';
import { createDeskFixture, type DeskAnswer, type DeskFixture } from '../desk-fixture.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* A button that was pressed again, or a request that a browser or a program sent again: done once, answered each time. */

const NOW = new Date('2026-11-20T11:00:00Z');

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.command_keys');
  await insertCustomer(pool, 'mia');
  await insertClass(pool, { id: 'evening', start: '2026-11-25T18:00+01' });
  await pool.query(
    `insert into studio.partners (id, name, quota) values ('usc', 'Urban', 4) on conflict do nothing`,
  );
});

const GRANT = { product_id: 'pass', from: '2026-11-20', note: 'cash', reference: null };
const grant = (key?: string, more: object = {}, who = 'desk') =>
  desk.send('POST', '/people/mia/entitlements', { ...GRANT, ...more }, who, key);
const passes = async () => (await desk.read<DeskPerson>('/people/mia')).entitlements;
const count = async (sql: string) => (await desk.database.pool.query(sql)).rowCount;

const addPass = async () => (await grant()).body.id;

/** What can be sent, and a query with a row for each time that it was done. */
const COMMANDS: Readonly<Record<string, () => Promise<readonly [path: string, body: object, done: string]>>> =
  {
    'a pass': async () => ['/people/mia/entitlements', GRANT, 'select from studio.entitlements'],
    async credits() {
      const path = `/entitlements/${await addPass()}/adjustment`;
      return [
        path,
        { credits: 5, reason: 'gift' },
        `select from studio.credit_entries where kind = 'adjusted'`,
      ];
    },
    'a person': async () => [
      '/people',
      { fields: { first_name: 'Ada', last_name: 'Vogel', email: 'ada@new.example' } },
      `select from studio.customers where email = 'ada@new.example'`,
    ],
    'a note': async () => [
      '/people/mia/notes',
      { fields: { words: 'knee' } },
      'select from studio.customer_notes',
    ],
    'a guest': async () => [
      '/classes/evening/guests',
      { partner_id: 'usc', name: 'Lea K.', reference: null, may_exceed: false },
      'select from studio.partner_guests',
    ],
    async 'a place'() {
      await grant(undefined, { product_id: 'flat' });
      const body = { customer_id: 'mia', may_exceed: false };
      return ['/classes/evening/bookings', body, 'select from studio.bookings'];
    },
    'a class': async () => {
      await desk.database.pool.query(
        `insert into studio.locations values ('hall', 'Hall') on conflict do nothing;
       insert into studio.coaches (id, first_name) values ('cara', 'Cara') on conflict do nothing`,
      );
      const when = { day: '2026-11-26', time: '07:00' };
      const fields = { timer_name: 'Extra', coach_id: 'cara', location_id: 'hall', ...when, capacity: 5 };
      return ['/classes', { fields }, `select from studio.workouts where timer_name = 'Extra'`];
    },
  };

describe.each(Object.entries(COMMANDS))('%s', (_, prepare) => {
  it('is made once, however often and at once the same command is sent, and each time answered alike', async () => {
    const [path, body, done] = await prepare();
    const key = randomUUID();
    const send = () => desk.send('POST', path, body, 'desk', key);
    const answers: DeskAnswer[] = await Promise.all([send(), send(), send(), send()]);
    answers.push(await send());
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBeLessThan(300);
    expect(answers[0]?.body.change).toEqual(expect.any(String));
    expect(await count(done)).toBe(1);
  });
});

describe('a key', () => {
  it('that came with something else is refused in a sentence, and nothing is done', async () => {
    const key = randomUUID();
    await grant(key);
    const refusals = [
      await grant(key, { product_id: 'flat' }),
      await desk.send('POST', '/people/mia/notes', { fields: { words: 'knee' } }, 'desk', key),
    ];
    for (const { status, body } of refusals) {
      expect([status, body.code]).toEqual([409, 'key_reused']);
      expect(body.detail).toMatch(/^This was sent before/);
    }
    expect(await passes()).toHaveLength(1);
  });

  it('of a guest does not enter another one', async () => {
    const key = randomUUID();
    const guest = (name: string) =>
      desk.send(
        'POST',
        '/classes/evening/guests',
        { partner_id: 'usc', name, reference: null, may_exceed: false },
        'desk',
        key,
      );
    expect((await guest('Lea K.')).status).toBe(200);
    expect((await guest('Tom B.')).body.code).toBe('key_reused');
  });

  it('is one of several people: another’s is not met', async () => {
    const key = randomUUID();
    await grant(key, {}, 'desk');
    await grant(key, {}, 'owner');
    expect(await passes()).toHaveLength(2);
  });

  it('stays good after a refusal: nothing was done with it', async () => {
    const key = randomUUID();
    expect((await grant(key, { product_id: 'none' })).status).toBe(422);
    expect((await grant(key)).status).toBe(201);
  });

  it('is a UUID, or refused', async () => {
    expect((await grant('twice')).body.code).toBe('malformed_request');
    expect(await passes()).toHaveLength(0);
  });

  it('without which a command is sent makes it as often as it is sent', async () => {
    await grant();
    await grant();
    expect(await passes()).toHaveLength(2);
  });

  it('whose answer was lost says that it was done, and does nothing twice', async () => {
    const key = randomUUID();
    await grant(key);
    await desk.database.pool.query('update studio.command_keys set status = null, answer = null');
    const again = await grant(key);
    expect([again.status, again.body.code]).toEqual([409, 'key_reused']);
    expect(again.body.detail).toMatch(/done already/);
    expect(await passes()).toHaveLength(1);
  });

  it('shows no secret a second time, and stores none', async () => {
    const key = randomUUID();
    const add = () =>
      desk.send(
        'POST',
        '/api-keys',
        { name: 'books', scopes: ['read:classes'], last_day: null },
        'owner',
        key,
      );
    expect((await add()).status).toBe(201);
    expect((await add()).body.code).toBe('key_reused');
    expect(await count('select from studio.api_keys')).toBe(1);
    expect(await count('select from studio.command_keys where answer is not null')).toBe(0);
  });
});
