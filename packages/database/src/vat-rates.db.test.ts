import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MIGRATION = new URL('../migrations/073-vat-rates.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rates = async () =>
  (
    await database.pool.query<{ product_id: string; valid_from: string; percent: number }>(
      'select product_id, valid_from::text, percent from studio.vat_rates order by product_id, valid_from',
    )
  ).rows;

it('what there was before rates were noted always had the rate it has, as what is added since', async () => {
  const { pool } = database;
  await pool.query(`
    drop trigger note_first_vat_rate on studio.products;
    drop trigger note_vat_rate on studio.products;
    drop function studio.note_vat_rate;
    drop table studio.vat_rates;
    insert into studio.products (id, name, cents, vat_percent, on_sale_from) values ('flat', 'Unlimited', 9900, 16, '2026-01-01')`);
  await pool.query(await readFile(MIGRATION, 'utf8'));
  await pool.query(
    `insert into studio.products (id, name, cents, vat_percent, on_sale_from) values ('flex', 'Flex', 9900, 19, '2026-01-01')`,
  );
  expect(await rates()).toEqual([
    { product_id: 'flat', valid_from: '-infinity', percent: 16 },
    { product_id: 'flex', valid_from: '-infinity', percent: 19 },
  ]);
});

it('a rate somebody changes by hand in the database holds from today', async () => {
  const { pool } = database;
  await pool.query(`update studio.products set vat_percent = 19 where id = 'flat'`);
  const { rows } = await pool.query<{ today: string }>('select studio.berlin_date(now())::text as today');
  expect(await rates()).toEqual([
    { product_id: 'flat', valid_from: '-infinity', percent: 16 },
    { product_id: 'flat', valid_from: rows[0]?.today, percent: 19 },
    { product_id: 'flex', valid_from: '-infinity', percent: 19 },
  ]);
});

it('a clock that is behind the latest change does not leave a rate behind that is over', async () => {
  const { pool } = database;
  await pool.query(
    `select set_config('studio.today', '2000-01-01', true);
     update studio.products set vat_percent = 7 where id = 'flat'`,
  );
  const ofFlat = (await rates()).filter(({ product_id: product }) => product === 'flat');
  expect(ofFlat).toMatchObject([{ percent: 16 }, { percent: 7 }]);
});
