import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATION = new URL('../migrations/067-sold-at.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('what was sold before prices were noted has its product’s price, and no answer about anybody changes', async () => {
  const { pool } = database;
  const versions = async () =>
    (await pool.query<{ version: unknown }>('select version from studio.customers order by number')).rows;
  await pool.query(`
    drop trigger note_sold_cents on studio.entitlements;
    drop function studio.note_sold_cents;
    alter table studio.entitlements drop column sold_cents;
    insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
      values ('ten', '10 Workouts', 14900, 19, 10, 6, '2026-01-01'), ('flat', 'Unlimited', 9900, 19, null, null, '2026-01-01');
    insert into studio.customers (id, first_name, last_name, email) values ('mia', 'Mia', 'Berger', 'mia@member.example');
    insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
      select product, number, product, '[2026-10-01,2027-04-01)', '2026-10-01'
        from studio.customers, unnest(array['ten', 'flat']) product`);
  const before = await versions();
  await pool.query(await readFile(MIGRATION, 'utf8'));
  const { rows } = await pool.query('select id, sold_cents from studio.entitlements order by id');
  expect(rows).toEqual([
    { id: 'flat', sold_cents: 9900 },
    { id: 'ten', sold_cents: 14900 },
  ]);
  expect(await versions()).toEqual(before);
});

it('what is sold has the price of that moment, also after the price rises', async () => {
  const { pool } = database;
  await pool.query(`update studio.products set cents = 11900 where id = 'flat'`);
  await pool.query(
    `insert into studio.entitlements (id, product_id, valid, granted_at) values ('next', 'flat', '[2026-11-01,)', '2026-11-01')`,
  );
  const { rows } = await pool.query(
    `select id, sold_cents from studio.entitlements where product_id = 'flat' order by id`,
  );
  expect(rows).toEqual([
    { id: 'flat', sold_cents: 9900 },
    { id: 'next', sold_cents: 11_900 },
  ]);
});

it('what is sold has the price of the day it is sold on in Berlin, whenever it begins', async () => {
  const other = await createTestDatabase();
  try {
    await other.pool.query(`
      insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from, planned_cents, planned_from)
        values ('ten', '10 Workouts', 14900, 19, 10, 6, '2026-01-01', 16500, '2027-01-01');
      insert into studio.entitlements (id, product_id, valid, granted_at) values
        ('before', 'ten', '[2027-01-01,2027-07-01)', '2026-12-31T22:59:59.999Z'),
        ('from', 'ten', '[2026-12-30,2027-06-30)', '2026-12-31T23:00:00Z')`);
    const { rows } = await other.pool.query('select id, sold_cents from studio.entitlements order by id');
    expect(rows).toEqual([
      { id: 'before', sold_cents: 14_900 },
      { id: 'from', sold_cents: 16_500 },
    ]);
  } finally {
    await other.drop();
  }
});
