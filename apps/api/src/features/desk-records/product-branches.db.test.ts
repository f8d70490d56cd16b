import { emptyTables } from '@lifted/database/empty-tables';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';

const now = new Date('2026-11-20T11:00:00Z');
const PASS = {
  name: '3 Workouts',
  cents: 4900,
  vat_percent: 19,
  credits: 3,
  valid_months: 6,
  term_months: null,
  on_sale_from: '2026-11-01',
  on_sale_to: null,
  planned_cents: null,
  planned_from: null,
  branch_ids: [],
};
const NORTH = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());

let north: { readonly id: string; readonly change: string | null };
beforeEach(async () => {
  await emptyTables(desk.database.pool, 'studio.products', 'studio.branches');
  north = (await desk.send('POST', '/branches', { fields: NORTH })).body;
});

async function branchesOf(product: string, who = 'owner') {
  const rows = await desk.read<{ id: string; fields: { branch_ids: string[] } }[]>('/products', who);
  return rows.find(({ id }) => id === product)?.fields.branch_ids;
}

const add = (branches: readonly string[], who?: string) =>
  desk.send('POST', '/products', { fields: { ...PASS, branch_ids: branches } }, who);

it('a product is limited to branches, to others, and to none, and every step can be undone', async () => {
  const { id } = (await add([])).body;
  const limited = { ...PASS, branch_ids: ['own', north.id] };
  const { change } = (await desk.send('PUT', `/products/${id}`, { was: PASS, fields: limited })).body;
  expect(new Set(await branchesOf(id))).toEqual(new Set(['own', north.id]));
  const fewer = { ...PASS, branch_ids: [north.id] };
  const second = (await desk.send('PUT', `/products/${id}`, { was: limited, fields: fewer })).body;
  expect(await branchesOf(id)).toEqual([north.id]);
  await desk.undo(second.change);
  await desk.undo(change);
  expect(await branchesOf(id)).toEqual([]);
});

it('the same branches in another order are no change', async () => {
  const both = { ...PASS, branch_ids: ['own', north.id] };
  const { id } = (await desk.send('POST', '/products', { fields: both })).body;
  const fields = { ...PASS, branch_ids: [north.id, 'own'] };
  expect((await desk.send('PUT', `/products/${id}`, { was: both, fields })).body.change).toBeNull();
});

it('two people who limit it differently are told, and nothing is lost', async () => {
  const { id } = (await add([])).body;
  const edit = (branches: readonly string[]) =>
    desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, branch_ids: branches } });
  expect((await edit([north.id])).status).toBe(200);
  expect((await edit(['own'])).body.code).toBe('stale_version');
  expect(await branchesOf(id)).toEqual([north.id]);
});

it('a branch that does not exist is refused at its field', async () =>
  expect((await add(['nowhere'])).body.errors).toMatchObject([{ field: 'branch_ids' }]));

it('a branch that a product is limited to stays, and goes once it is not', async () => {
  const { id } = (await add([north.id])).body;
  expect((await desk.undo(north.change)).body.code).toBe('cannot_undo');
  const fields = { ...PASS, branch_ids: [] };
  await desk.send('PUT', `/products/${id}`, { was: { ...PASS, branch_ids: [north.id] }, fields });
  expect((await desk.undo(north.change)).status).toBe(200);
});

it('only the owner limits products; the front desk reads it, and a coach does not', async () => {
  const { id } = (await add([north.id])).body;
  const edit = { was: { ...PASS, branch_ids: [north.id] }, fields: PASS };
  for (const who of ['desk', 'coach']) {
    expect((await add([north.id], who)).status, who).toBe(403);
    expect((await desk.send('PUT', `/products/${id}`, edit, who)).status, who).toBe(403);
  }
  expect(await branchesOf(id, 'desk')).toEqual([north.id]);
  const asCoach = await desk.app.inject({
    url: '/api/desk/products',
    headers: { authorization: 'Bearer coach' },
  });
  expect(asCoach.statusCode).toBe(403);
});

it('an edit from before products had branches can be undone', async () => {
  const { id } = (await add([])).body;
  const { change } = (
    await desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } })
  ).body;
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `insert into studio.audit_log (at, actor, actor_uid, action, subject, before, after)
     select at, actor, actor_uid, action, subject, before - 'branch_ids', after - 'branch_ids'
       from studio.audit_log where id = $1 returning id`,
    [change],
  );
  expect((await desk.undo(rows[0]?.id ?? null)).status).toBe(200);
});

it('every sale keeps where the product was valid, and a product that is limited later takes nothing away', async () => {
  const { id } = (await add([north.id, 'own'])).body;
  const sell = (sale: string) =>
    desk.database.pool.query(
      `insert into studio.entitlements (id, product_id, valid, granted_at) values ($1, $2, '[2026-11-01,)', $3)`,
      [sale, id, now],
    );
  const soldFor = async (sale: string) => {
    const { rows } = await desk.database.pool.query<{ branch: string | null }>(
      `select b.branch_id as branch from studio.entitlement_branches b
         join studio.entitlements e on e.number = b.entitlement_number where e.id = $1 order by 1`,
      [sale],
    );
    return rows.map(({ branch }) => branch);
  };
  await sell('both');
  const was = { ...PASS, branch_ids: [north.id, 'own'] };
  await desk.send('PUT', `/products/${id}`, { was, fields: { ...PASS, branch_ids: ['own'] } });
  await sell('own');
  expect(await soldFor('both')).toEqual([north.id, null]);
  expect(await soldFor('own')).toEqual([null]);
});
