import { emptyTables } from '@lifted/database/empty-tables';
import type { NumberAnswer } from '@lifted/contract/desk/desk-numbers';
import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement, insertProducts } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';

let now = new Date('2026-11-20T11:00:00Z');

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
  await desk.database.pool.query(
    `insert into studio.locations values ('l', 'Loft');
     insert into studio.coaches (id, first_name) values ('c', 'Carla')`,
  );
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  await emptyTables(desk.database.pool, 'studio.customers', 'studio.workouts');
  await insertCustomer(desk.database.pool, 'mia');
});

const has = async () => (await desk.read<DeskPerson>('/people/mia')).entitlements;
const grant = (product_id: string, more: object = {}) => {
  const sold = { product_id, from: '2026-11-20', note: 'cash', reference: null, ...more };
  return desk.send('POST', '/people/mia/entitlements', sold, 'desk');
};
const change = (id: string, what: string, body: object) =>
  desk.send('POST', `/entitlements/${id}/${what}`, body, 'desk');

/** What was sold that day: as a sum, by product, and in the file for the tax adviser. */
async function sales() {
  const path = (more = '') => `/numbers/granted${more}?first=2026-11-20&last=2026-11-20`;
  const { amount: cents, groups } = await desk.read<NumberAnswer>(path());
  const file = await desk.app.inject({
    url: `/api/desk${path('/rows.csv')}`,
    headers: { authorization: 'Bearer owner' },
  });
  const rows = groups.reduce((all, group) => all + group.rows, 0);
  return { cents, rows, lines: file.body.trim().split('\r\n').length - 1 };
}

/** A class Mia has booked with what she was given. */
async function book(entitlement: string, start: string): Promise<void> {
  await desk.database.pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ($1::text, 'Lift', ($1::text)::timestamptz, 'c', 'l', 9)`,
    [start],
  );
  await desk.database.pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, entitlement_number)
     select 'b' || $1::text, customer_number, $1::text, '2026-11-19', 'member', number from studio.entitlements where id = $2`,
    [start, entitlement],
  );
}

describe('granting', () => {
  it('gives a pass with its ledger, and says how it was sold', async () => {
    expect((await grant('pass')).status).toBe(201);
    expect(await has()).toMatchObject([
      { kind: 'pass', credits: 10, from: '2026-11-20', until: '2027-05-20', note: 'cash', reference: null },
    ]);
  });

  it.each([
    ['product_id', { product_id: 'none' }],
    ['from', { from: '2026-02-30' }],
  ])('is refused without a right %s', async (field, wrong) =>
    expect((await grant('pass', wrong)).body.errors).toMatchObject([{ field }]),
  );

  it('is taken back while nothing of it was used: the pass is empty, and its ledger says why', async () => {
    const { change: granted } = (await grant('pass')).body;
    expect((await desk.undo(granted, 'desk')).status).toBe(200);
    const [pass] = await has();
    expect(pass?.entries.map(({ kind, credits, reason }) => [kind, credits, reason])).toEqual([
      ['adjusted', -10, 'taken_back'],
      ['granted', 10, null],
    ]);
    const { change: membership } = (await grant('flat')).body;
    expect((await desk.undo(membership)).status).toBe(200);
    expect(await has()).toHaveLength(1);
  });

  it('is a sale until it is taken back, on the page and in the file', async () => {
    const { change: granted } = (await grant('pass')).body;
    await grant('pass', { note: 'by card' });
    now = new Date('2026-11-20T12:00:00Z');
    expect(await sales()).toEqual({ cents: 29_800, rows: 2, lines: 2 });
    await desk.undo(granted);
    expect(await sales()).toEqual({ cents: 14_900, rows: 1, lines: 1 });
  });

  it('is not taken back once a class was booked with it', async () => {
    const { id, change: granted } = (await grant('flat')).body;
    await book(id, '2026-11-25T18:00+01');
    expect((await desk.undo(granted)).body.code).toBe('cannot_undo');
  });
});

describe('extending a pass', () => {
  it('brings back what had expired, which expires again when that is taken back', async () => {
    const { id } = (await grant('pass')).body;
    now = new Date('2027-06-01T11:00:00Z');
    await desk.database.pool.query(
      `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
       select number, 2, 'expired', -10, 10, 0, '2027-05-21' from studio.entitlements`,
    );
    const extended = await change(id, 'extension', { until: '2027-07-01' });
    expect(await has()).toMatchObject([{ credits: 10, until: '2027-07-01' }]);
    expect((await desk.undo(extended.body.change)).status).toBe(200);
    expect(await has()).toMatchObject([{ credits: 0, until: '2027-05-20' }]);
  });

  it('is refused for the same day, and not taken back under a booked class', async () => {
    const { id } = (await grant('pass')).body;
    expect((await change(id, 'extension', { until: '2027-05-20' })).body.errors).toMatchObject([
      { field: 'until' },
    ]);
    const extended = await change(id, 'extension', { until: '2027-05-21' });
    await book(id, '2027-05-21T18:00+02');
    expect((await desk.undo(extended.body.change)).body.code).toBe('cannot_undo');
  });
});

describe('correcting credits', () => {
  it('never goes below none, needs a number, and is taken back by the opposite', async () => {
    const { id } = (await grant('pass')).body;
    const wrong = (credits: number) => change(id, 'adjustment', { credits, reason: 'counted wrong' });
    expect((await wrong(-11)).body.errors).toMatchObject([{ field: 'credits' }]);
    expect((await wrong(0)).body.errors).toMatchObject([{ field: 'credits' }]);
    const { change: taken } = (await wrong(-10)).body;
    expect(await has()).toMatchObject([{ credits: 0, entries: [{ reason: 'counted wrong (studio)' }, {}] }]);
    await desk.undo(taken);
    expect(await has()).toMatchObject([
      { credits: 10, entries: [{ reason: 'counted wrong (taken_back)' }, {}, {}] },
    ]);
  });

  it('is not taken back where the credits are gone', async () => {
    const { id } = (await grant('pass')).body;
    const { change: given } = (await change(id, 'adjustment', { credits: 2, reason: 'gift' })).body;
    await change(id, 'adjustment', { credits: -11, reason: 'used' });
    expect((await desk.undo(given)).body.code).toBe('cannot_undo');
  });

  it('is not for memberships', async () => {
    const { id } = (await grant('flat')).body;
    expect((await change(id, 'adjustment', { credits: 1, reason: 'gift' })).status).toBe(422);
  });
});

describe('a membership', () => {
  it('is paused for full months, gives up the places in them, and goes on when that is taken back', async () => {
    const id = await insertEntitlement(desk.database.pool, {
      customer: 'mia',
      product: 'flat',
      from: '2026-01-01',
    });
    await book(id, '2026-12-05T18:00+01');
    const paused = await change(id, 'pause', { from: '2026-12-01', until: '2026-12-31' });
    expect(paused.body.places_left).toBe(1);
    expect(await has()).toMatchObject([{ pauses: [{ from: '2026-12-01', until: '2026-12-31' }] }]);
    await desk.undo(paused.body.change);
    expect(await has()).toMatchObject([{ pauses: [] }]);
    expect((await desk.undo(paused.body.change)).body.code).toBe('cannot_undo');
  });

  it('is not paused for part of a month', async () => {
    const { id } = (await grant('flat')).body;
    const refused = await change(id, 'pause', { from: '2026-12-20', until: '2026-12-31' });
    expect(refused.body.errors).toMatchObject([
      { field: 'from', message: 'A pause lasts full months: from 2026-12-20 until 2027-01-19 at least.' },
    ]);
  });

  it('ends on a day, and has no end again when that is taken back', async () => {
    const { id } = (await grant('flat')).body;
    expect((await change(id, 'end', { last_day: '2026-11-19' })).status).toBe(422);
    const ended = await change(id, 'end', { last_day: '2026-12-31' });
    expect(await has()).toMatchObject([{ until: '2026-12-31' }]);
    await desk.undo(ended.body.change);
    expect(await has()).toMatchObject([{ until: null }]);
  });

  it('keeps a later end when an earlier change is taken back', async () => {
    const { id } = (await grant('flat')).body;
    const first = await change(id, 'end', { last_day: '2026-12-31' });
    await change(id, 'end', { last_day: '2027-01-31' });
    expect((await desk.undo(first.body.change)).body.code).toBe('cannot_undo');
    expect(await has()).toMatchObject([{ until: '2027-01-31' }]);
  });
});

it('records every change with what was before and after, for the person it is about', async () => {
  const { id } = (await grant('pass')).body;
  await change(id, 'adjustment', { credits: -1, reason: 'counted wrong' });
  const log = await desk.read<object[]>(`/changes?subject=${encodeURIComponent(`entitlement ${id}`)}`);
  expect(log).toMatchObject([
    { action: 'adjust-pass', before: { credits: 10 }, after: { credits: 9 }, can_undo: true },
    {
      action: 'grant-entitlement',
      customer_id: 'mia',
      before: null,
      after: { credits: 10, note: 'cash' },
      can_undo: true,
    },
  ]);
});

it('says not found for what does not exist', async () => {
  expect((await change('none', 'end', { last_day: '2026-12-31' })).status).toBe(404);
  expect((await change('none', 'extension', { until: '2026-12-31' })).status).toBe(404);
});
