import { emptyTables } from '@lifted/database/empty-tables';
import type { CurrentPrices } from '@lifted/contract/price-list';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { priceList } from '@lifted/profile/price-list';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { seedProducts } from '../../entitlements/seed-products.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerPriceList } from './price-list-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServerFixture());
  const publicCache = new PublicResponseCache();
  publicCache.startHearing();
  registerPriceList(app, { pool: database.pool, publicCache, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-20T12:00:00Z');
  await emptyTables(database.pool, 'studio.products');
  await seedProducts(database.pool, priceList);
});

const ask = () => app.inject({ url: '/api/price-list' });
const change = (sql: string) => database.pool.query(`update studio.products set ${sql}`);

test('a new studio asks what its profile says', async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({
    pass_1: 1900,
    pass_5: 8500,
    pass_10: 14_900,
    unlimited: 9900,
    unlimited_flex: 12_900,
    pass_months: 6,
    term_months: 12,
    vat_percent: 19,
    valid_from: '2026-09-01',
  });
});

test('a changed price is shown within a moment, without a notification', async () => {
  await ask();
  await change(`cents = 9500, on_sale_from = '2026-11-01' where id = 'pass-5'`);
  await expect
    .poll(async () => (await ask()).json<CurrentPrices>())
    .toMatchObject({ pass_5: 9500, valid_from: '2026-11-01' });
});

test('a product is in it until the last day of its sale, the others stay', async () => {
  await change(`on_sale_to = '2026-11-20' where id = 'unlimited'`);
  await expect.poll(async () => 'unlimited' in (await ask()).json<CurrentPrices>()).toBe(true);
  now = new Date('2026-11-20T23:00:00Z');
  expect((await ask()).json()).toEqual({
    pass_1: 1900,
    pass_5: 8500,
    pass_10: 14_900,
    unlimited_flex: 12_900,
    pass_months: 6,
    vat_percent: 19,
    valid_from: '2026-09-01',
  });
});

test('memberships alone have no validity of passes, and the names the desk gave them', async () => {
  await change(`on_sale_from = '2026-11-21' where credits is not null`);
  await change(`name = 'Frei' where id = 'unlimited-flex'`);
  await expect
    .poll(async () => (await ask()).json<unknown>())
    .toEqual({
      unlimited: 9900,
      unlimited_flex: 12_900,
      names: { unlimited_flex: 'Frei' },
      term_months: 12,
      vat_percent: 19,
      valid_from: '2026-09-01',
    });
});

test('a pass with another number of workouts than the pages say is not in it', async () => {
  await change(`credits = 6 where id = 'pass-5'`);
  await expect.poll(async () => 'pass_5' in (await ask()).json<CurrentPrices>()).toBe(false);
});

test('while nothing is sold there is no price list', async () => {
  await change(`on_sale_from = '2026-11-21'`);
  await expect.poll(async () => (await ask()).statusCode).toBe(404);
  const answer = await ask();
  expect([answer.statusCode, answer.json()]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
});

test.each([
  [`valid_months = 3 where id = 'pass-1'`, 'pass_1'],
  [`vat_percent = 7 where id = 'unlimited'`, 'unlimited'],
  [`term_months = null where id = 'unlimited'`, 'unlimited'],
  [`term_months = 6 where id = 'unlimited-flex'`, 'unlimited_flex'],
])('with %s the pages could not say what holds for %s: the others stay', async (sql, left) => {
  await change(sql);
  await expect.poll(async () => left in (await ask()).json<CurrentPrices>()).toBe(false);
  const cents = { pass_1: 1900, pass_5: 8500, pass_10: 14_900, unlimited: 9900, unlimited_flex: 12_900 };
  const others = Object.fromEntries(Object.entries(cents).filter(([name]) => name !== left));
  expect((await ask()).json()).toEqual({
    ...others,
    pass_months: 6,
    ...(left !== 'unlimited' && { term_months: 12 }),
    vat_percent: 19,
    valid_from: '2026-09-01',
  });
});

test('a planned price is that of the list from midnight in Berlin on, with its day, and until then the one of before', async () => {
  await change(`planned_cents = 16500, planned_from = '2027-01-01' where id = 'pass-10'`);
  await change(`planned_cents = 2000, planned_from = '2026-11-01' where id = 'pass-1'`);
  await expect
    .poll(async () => (await ask()).json<CurrentPrices>())
    .toMatchObject({ pass_1: 2000, pass_10: 14_900, valid_from: '2026-11-01' });
  now = new Date('2026-12-31T22:59:59.999Z');
  expect((await ask()).json()).toMatchObject({ pass_10: 14_900, valid_from: '2026-11-01' });
  now = new Date('2026-12-31T23:00:00Z');
  expect((await ask()).json()).toMatchObject({ pass_10: 16_500, pass_5: 8500, valid_from: '2027-01-01' });
});

test('a product whose sale ends before its planned price begins is not in the list then', async () => {
  await change(
    `on_sale_to = '2026-12-31', planned_cents = 16500, planned_from = '2027-01-01' where id = 'pass-10'`,
  );
  now = new Date('2026-12-31T12:00:00Z');
  await expect.poll(async () => (await ask()).json<CurrentPrices>().pass_10).toBe(14_900);
  now = new Date('2026-12-31T23:00:00Z');
  await expect.poll(async () => 'pass_10' in (await ask()).json<CurrentPrices>()).toBe(false);
});

test('a product that is limited to branches says where it is valid, by their names of today', async () => {
  const { pool } = database;
  await pool.query(`
    insert into studio.branches values ('n', 'North', 'North Street 1', '13347', 'Berlin'),
                                       ('s', 'South', 'South Street 1', '12043', 'Berlin');
    insert into studio.product_branches values ('pass-1', 's'), ('pass-1', null), ('pass-1', 'n'), ('unlimited', 'n')`);
  await expect
    .poll(async () => (await ask()).json<CurrentPrices>().valid_in)
    .toEqual({ pass_1: ['North', 'South', null], unlimited: ['North'] });
  await pool.query(`update studio.branches set name = 'Wedding' where id = 'n'`);
  await expect
    .poll(async () => (await ask()).json<CurrentPrices>().valid_in)
    .toEqual({ pass_1: ['South', 'Wedding', null], unlimited: ['Wedding'] });
  await emptyTables(pool, 'studio.branches');
  await expect.poll(async () => 'valid_in' in (await ask()).json<CurrentPrices>()).toBe(false);
});

test('a changed validity, term and tax are in it', async () => {
  await change(`valid_months = 9 where credits is not null`);
  await change(`term_months = 6 where id = 'unlimited'`);
  await change(`vat_percent = 7`);
  await expect
    .poll(async () => (await ask()).json<CurrentPrices>())
    .toMatchObject({ pass_months: 9, term_months: 6, vat_percent: 7 });
});
