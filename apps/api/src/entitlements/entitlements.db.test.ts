import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { priceList } from '@lifted/profile/price-list';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertCustomer } from '../testing/member-fixture.ts';
import { endMembership, pauseMembership, type LeaveClasses } from './change-membership.ts';
import { adjustCredits, extendPass } from './change-pass.ts';
import { lockCustomer, lockEntitlement, type StoredEntitlement } from './entitlement-repository.ts';
import { expirePasses } from './expire-passes.ts';
import { grantEntitlement } from './grant-entitlement.ts';
import { seedProducts } from './seed-products.ts';

const NOW = new Date('2026-08-31T12:00:00Z');
const TODAY = '2026-08-31';
const LAST_DAY = '2027-02-28';
/** Midnight in Berlin after the last day. */
const OVER = new Date('2027-02-28T23:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.customers', 'studio.products');
  await seedProducts(database.pool, priceList);
  await insertCustomer(database.pool, 'mia');
});

const rows = async (sql: string) => (await database.pool.query<Record<string, unknown>>(sql)).rows;
const ledger = () =>
  rows('select entry, kind, credits, before, after, reason from studio.credit_entries order by 1');
const kindsAndCredits = async () => (await ledger()).map(({ kind, credits }) => [kind, credits]);

async function grant(productId: string, from = TODAY): Promise<string> {
  return inTransaction(database.pool, async (client) => {
    const customer = await lockCustomer(client, 'mia@member.example');
    const sold = { customer: customer?.number ?? 0, productId, from, note: 'cash', reference: 'R-1' };
    const outcome = await grantEntitlement(client, sold, NOW);
    if (outcome.kind !== 'granted') throw new Error(outcome.kind);
    return outcome.id;
  });
}

function held<Result>(
  id: string,
  work: (client: Parameters<typeof lockEntitlement>[0], found: StoredEntitlement) => Promise<Result>,
): Promise<Result> {
  return inTransaction(database.pool, async (client) => {
    const found = await lockEntitlement(client, id);
    if (found === undefined) throw new Error(`no ${id}`);
    return work(client, found);
  });
}

describe('the products of a new studio', () => {
  test('are those of the price list, written once by processes that start together', async () => {
    await emptyTables(database.pool, 'studio.products');
    await Promise.all([1, 2, 3].map(() => seedProducts(database.pool, priceList)));
    expect(
      await rows(
        'select id, name, cents, vat_percent, credits, valid_months, term_months from studio.products order by cents, id',
      ),
    ).toEqual([
      {
        id: 'pass-1',
        name: '1 Workout',
        cents: 1900,
        vat_percent: 19,
        credits: 1,
        valid_months: 6,
        term_months: null,
      },
      {
        id: 'pass-5',
        name: '5 Workouts',
        cents: 8500,
        vat_percent: 19,
        credits: 5,
        valid_months: 6,
        term_months: null,
      },
      {
        id: 'unlimited',
        name: 'Unlimited',
        cents: 9900,
        vat_percent: 19,
        credits: null,
        valid_months: null,
        term_months: 12,
      },
      {
        id: 'unlimited-flex',
        name: 'Unlimited Flex',
        cents: 12900,
        vat_percent: 19,
        credits: null,
        valid_months: null,
        term_months: null,
      },
      {
        id: 'pass-10',
        name: '10 Workouts',
        cents: 14900,
        vat_percent: 19,
        credits: 10,
        valid_months: 6,
        term_months: null,
      },
    ]);
  });

  test('are left alone once the studio has its own', async () => {
    await database.pool.query(`delete from studio.products where id <> 'pass-1'`);
    await database.pool.query(`update studio.products set cents = 2000`);
    await seedProducts(database.pool, priceList);
    expect(await rows('select id, cents from studio.products')).toEqual([{ id: 'pass-1', cents: 2000 }]);
  });
});

describe('granting', () => {
  test('a pass writes its credits and a last day six months on', async () => {
    await grant('pass-5');
    expect(
      await rows('select product_id, valid::text, granted_at, note, reference from studio.entitlements'),
    ).toEqual([
      {
        product_id: 'pass-5',
        valid: '[2026-08-31,2027-03-01)',
        granted_at: NOW,
        note: 'cash',
        reference: 'R-1',
      },
    ]);
    expect(await ledger()).toEqual([
      { entry: 1, kind: 'granted', credits: 5, before: 0, after: 5, reason: null },
    ]);
  });

  test('a membership has no last day and no credits', async () => {
    await grant('unlimited');
    expect(await rows('select valid::text from studio.entitlements')).toEqual([{ valid: '[2026-08-31,)' }]);
    expect(await ledger()).toEqual([]);
  });

  test('waits while somebody else holds the customer', async () => {
    const granted: string[] = [];
    await inTransaction(database.pool, async (client) => {
      await lockCustomer(client, 'mia@member.example');
      void grant('pass-1').then((id) => granted.push(id));
      await client.query('select pg_sleep(0.2)');
      expect(granted).toEqual([]);
    });
    await expect.poll(() => granted).toHaveLength(1);
  });
});

describe('a pass whose last day is over', () => {
  test('keeps its credits until midnight, then they expire once', async () => {
    await grant('pass-5');
    await grant('unlimited');
    expect(await expirePasses(database.pool, new Date(OVER.getTime() - 1))).toBe(0);
    expect(
      await Promise.all([expirePasses(database.pool, OVER), expirePasses(database.pool, OVER)]),
    ).toContain(1);
    expect(await expirePasses(database.pool, OVER)).toBe(0);
    expect(await kindsAndCredits()).toEqual([
      ['granted', 5],
      ['expired', -5],
    ]);
  });

  test('gets them back when it is extended, each time', async () => {
    const id = await grant('pass-5');
    await expirePasses(database.pool, OVER);
    const extend = (day: string) => held(id, (client, pass) => extendPass(client, pass, day, OVER));
    expect(await extend('2027-03-31')).toEqual({ kind: 'extended', balance: 5 });
    expect(await extend('2027-04-30')).toEqual({ kind: 'extended', balance: 5 });
    await expirePasses(database.pool, new Date('2027-05-01T00:00:00Z'));
    expect(await extend('2027-05-31')).toEqual({ kind: 'extended', balance: 5 });
    expect(await kindsAndCredits()).toEqual([
      ['granted', 5],
      ['expired', -5],
      ['extended', 5],
      ['extended', 0],
      ['expired', -5],
      ['extended', 5],
    ]);
  });

  test('cannot be extended to a day that is not later', async () => {
    const id = await grant('pass-5');
    expect(await held(id, (client, pass) => extendPass(client, pass, LAST_DAY, NOW))).toEqual({
      kind: 'not_later',
    });
  });
});

describe('a correction', () => {
  test('says why and by whom', async () => {
    const id = await grant('pass-5');
    const correct = (credits: number) =>
      held(id, (client, pass) =>
        adjustCredits(client, pass, { credits, reason: 'class was cut short', by: 'Jana' }, NOW),
      );
    expect(await correct(2)).toEqual({ kind: 'adjusted', balance: 7 });
    expect(await correct(-7)).toEqual({ kind: 'adjusted', balance: 0 });
    expect(await correct(-1)).toEqual({ kind: 'below_zero' });
    expect((await ledger()).at(-1)).toEqual({
      entry: 3,
      kind: 'adjusted',
      credits: -7,
      before: 7,
      after: 0,
      reason: 'class was cut short (Jana)',
    });
  });
});

describe('a membership', () => {
  const left: unknown[] = [];
  const leaveClasses: LeaveClasses = (_, leave) => Promise.resolve(left.push(leave.days));
  beforeEach(() => left.splice(0));
  const change = <Result>(work: (client: Parameters<LeaveClasses>[0]) => Promise<Result>) =>
    inTransaction(database.pool, work);
  const stored = () => rows('select valid::text, paused::text from studio.entitlements');

  test('can be paused, and gives up what is booked in the pause', async () => {
    const id = await grant('unlimited');
    const pause = { from: '2026-09-30', until: '2026-11-29' };
    expect(await change((client) => pauseMembership(client, id, pause, leaveClasses))).toMatchObject({
      kind: 'changed',
      left: 1,
    });
    expect(left).toEqual([pause]);
    expect(await stored()).toEqual([{ valid: '[2026-08-31,)', paused: '{[2026-09-30,2026-11-30)}' }]);
    expect(await change((client) => pauseMembership(client, id, pause, leaveClasses))).toMatchObject({
      kind: 'refused',
      reason: 'paused_already',
    });
    expect(left).toHaveLength(1);
  });

  test('can be ended, and gives up what is booked after it', async () => {
    const id = await grant('unlimited-flex');
    expect(await change((client) => endMembership(client, id, '2026-09-30', leaveClasses))).toMatchObject({
      kind: 'changed',
    });
    expect(left).toEqual([{ from: '2026-10-01', until: null }]);
    expect(await stored()).toEqual([{ valid: '[2026-08-31,2026-10-01)', paused: '{}' }]);
    expect(await change((client) => endMembership(client, id, '2026-08-30', leaveClasses))).toMatchObject({
      kind: 'refused',
      reason: 'before_first_day',
    });
  });

  test('is told from a pass and from nothing', async () => {
    const id = await grant('pass-1');
    expect(await change((client) => endMembership(client, id, '2026-09-30', leaveClasses))).toMatchObject({
      reason: 'no_membership',
    });
    expect(await change((client) => endMembership(client, 'x', '2026-09-30', leaveClasses))).toMatchObject({
      reason: 'unknown',
    });
    expect(left).toEqual([]);
  });

  test('that changes while its places are cancelled keeps them', async () => {
    const id = await grant('unlimited');
    const pause = { from: '2026-09-30', until: '2026-10-30' };
    const meanwhile: LeaveClasses = async (client) => {
      await client.query(
        `insert into studio.customers (id, first_name, last_name, email) values ('x', 'x', 'x', 'x@x.example')`,
      );
      await database.pool.query(`update studio.entitlements set paused = '{[2026-09-30,2026-10-31)}'`);
      return 1;
    };
    await expect(change((client) => pauseMembership(client, id, pause, meanwhile))).rejects.toThrow(
      'at this moment',
    );
    expect(await rows(`select from studio.customers where id = 'x'`)).toEqual([]);
  });
});
