import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* The desk sells a pass that is valid at one branch, and books with it. */

const NOW = new Date('2026-11-23T11:00:00Z');
const NORTH = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
const PASS = {
  name: 'North pass',
  cents: 4900,
  vat_percent: 19,
  credits: 3,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-11-01',
  on_sale_to: null,
  planned_cents: null,
  planned_from: null,
};

let desk: DeskFixture;
let product: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => NOW);
  const { pool } = desk.database;
  await insertClass(pool, { id: 'own', start: '2026-11-25T17:30:00Z', location: 'Hall', capacity: 1 });
  await insertClass(pool, { id: 'north', start: '2026-11-26T17:30:00Z', location: 'Loft' });
  await insertCustomer(pool, 'mia');
  const branch = (await desk.send('POST', '/branches', { fields: NORTH })).body.id;
  await pool.query(`update studio.locations set branch_id = $1 where name = 'Loft'`, [branch]);
  const fields = { ...PASS, branch_ids: [branch] };
  product = (await desk.send('POST', '/products', { fields })).body.id;
});
afterAll(() => desk.close());

const book = (id: string, who: string, mayExceed = false) =>
  desk.send('POST', `/classes/${id}/bookings`, { customer_id: 'mia', may_exceed: mayExceed }, who);

it('the front desk and the owner see where it is valid, and book there and nowhere else', async () => {
  const sale = { product_id: product, from: '2026-11-23', note: null, reference: null };
  const sold = await desk.send('POST', '/people/mia/entitlements', sale, 'desk');
  expect(sold.status, JSON.stringify(sold.body)).toBeLessThan(300);
  expect((await desk.read<DeskPerson>('/people/mia', 'desk')).entitlements).toMatchObject([
    { product_name: 'North pass', valid_in: ['North'] },
  ]);
  const refused = {
    status: 409,
    body: { code: 'valid_elsewhere', detail: 'Their pass is valid at North only.' },
  };
  expect(await book('own', 'desk')).toMatchObject(refused);
  expect(await book('own', 'owner')).toMatchObject(refused);
  expect(await book('own', 'owner', true)).toMatchObject(refused);
  expect((await book('north', 'coach')).status).toBe(403);
  expect((await book('north', 'desk')).status).toBe(200);
});
