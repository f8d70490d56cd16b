import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller } from '../../testing/member-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskRecords } from './desk-records-routes.ts';

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
};

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const changes = new DeskChanges(pool);
  registerDeskLog(app, { pool, changes, now: () => now });
  registerDeskRecords(app, { pool, changes, now: () => now });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

interface Answer {
  readonly status: number;
  readonly body: {
    id: string;
    change: string | null;
    code?: string;
    current?: unknown;
    errors?: { field: string }[];
  };
}

async function send(method: 'POST' | 'PUT', path: string, payload: object, who = 'owner'): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function list(path: string, who = 'owner') {
  const answer = await app.inject({ url: `/api/desk${path}`, headers: { authorization: `Bearer ${who}` } });
  const rows: { id: string; fields: Record<string, unknown> }[] = answer.json();
  return rows;
}

const fieldsIn = async (path: string, id: string) => (await list(path)).find((one) => one.id === id)?.fields;
const undo = (change: string | null, who = 'owner') =>
  send('POST', `/changes/${change ?? '0'}/undo`, {}, who);

describe('a product', () => {
  let id: string;
  let added: string | null;
  beforeEach(async () => {
    ({ id, change: added } = (await send('POST', '/products', { fields: PASS })).body);
  });

  it('is added, listed and changed', async () => {
    const fields = { ...PASS, cents: 5200 };
    expect((await send('PUT', `/products/${id}`, { was: PASS, fields })).status).toBe(200);
    expect(await fieldsIn('/products', id)).toEqual(fields);
  });

  it('keeps the changes of two people to different fields', async () => {
    await send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } });
    await send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, name: 'Three' } });
    expect(await fieldsIn('/products', id)).toEqual({ ...PASS, cents: 5200, name: 'Three' });
  });

  it('is not changed over somebody else’s change of the same field, which is told', async () => {
    await send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } });
    const late = await send('PUT', `/products/${id}`, {
      was: PASS,
      fields: { ...PASS, cents: 5300, name: 'Three' },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { ...PASS, cents: 5200 } },
    });
    expect(await fieldsIn('/products', id)).toEqual({ ...PASS, cents: 5200 });
  });

  it('says nothing was changed where nothing differs', async () =>
    expect((await send('PUT', `/products/${id}`, { was: PASS, fields: PASS })).body.change).toBeNull());

  it('is as before after an undo, and changed again after the undo of that', async () => {
    const fields = { ...PASS, cents: 5200 };
    const { change } = (await send('PUT', `/products/${id}`, { was: PASS, fields })).body;
    const undone = await undo(change);
    expect(await fieldsIn('/products', id)).toEqual(PASS);
    expect((await undo(change)).body.code).toBe('cannot_undo');
    expect((await undo(undone.body.change)).status).toBe(200);
    expect(await fieldsIn('/products', id)).toEqual(fields);
  });

  it('is not undone over a later change of the same field', async () => {
    const { change } = (await send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } }))
      .body;
    await send('PUT', `/products/${id}`, { was: { ...PASS, cents: 5200 }, fields: { ...PASS, cents: 5300 } });
    expect((await undo(change)).body.code).toBe('stale_version');
    expect(await fieldsIn('/products', id)).toEqual({ ...PASS, cents: 5300 });
  });

  it('is gone when its adding is undone, unless somebody has bought it', async () => {
    expect((await undo(added)).status).toBe(200);
    expect(await fieldsIn('/products', id)).toBeUndefined();
    const sold = (await send('POST', '/products', { fields: PASS })).body;
    await database.pool.query(
      `insert into studio.entitlements (id, product_id, valid, granted_at) values ('e-1', $1, '[2026-11-01,)', $2)`,
      [sold.id, now],
    );
    expect((await undo(sold.change)).body.code).toBe('cannot_undo');
    expect(await fieldsIn('/products', sold.id)).toEqual(PASS);
    const other = { ...PASS, credits: null, valid_months: null };
    const refused = await send('PUT', `/products/${sold.id}`, { was: PASS, fields: other });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'credits' }] } });
  });

  it.each([
    ['valid_months', { valid_months: null }],
    ['term_months', { term_months: 12 }],
    ['on_sale_to', { on_sale_to: '2026-10-31' }],
  ])('is refused where %s does not fit', async (field, change) =>
    expect((await send('POST', '/products', { fields: { ...PASS, ...change } })).body.errors).toMatchObject([
      { field },
    ]),
  );

  it('is not the front desk’s to change or to undo', async () => {
    expect((await send('PUT', `/products/${id}`, { was: PASS, fields: PASS }, 'desk')).status).toBe(403);
    expect((await undo(added, 'desk')).status).toBe(403);
    expect((await list('/products', 'desk')).length).toBeGreaterThan(0);
  });
});

describe('a coach', () => {
  const JANA = { first_name: 'Jana', profile_image_url: null, email: 'Jana@Studio.example' };

  it('is added by the front desk, with an address in lower case that nobody else has', async () => {
    const { id } = (await send('POST', '/coaches', { fields: JANA }, DESK_ROLES[0])).body;
    expect(await fieldsIn('/coaches', id)).toEqual({ ...JANA, email: 'jana@studio.example' });
    expect((await send('POST', '/coaches', { fields: JANA })).body.errors).toMatchObject([
      { field: 'email' },
    ]);
  });
});

it('keeps what was changed, by whom and how it was before in the log', async () => {
  const { id, change } = (await send('POST', '/locations', { fields: { name: 'Loft' } }, 'desk')).body;
  await send('PUT', `/locations/${id}`, { was: { name: 'Loft' }, fields: { name: 'Attic' } });
  const log = await app.inject({
    url: `/api/desk/changes?subject=${encodeURIComponent(`location ${id}`)}`,
    headers: { authorization: 'Bearer desk' },
  });
  expect(log.json()).toMatchObject([
    { action: 'edit-location', before: { name: 'Loft' }, after: { name: 'Attic' }, can_undo: true },
    {
      id: change,
      action: 'add-location',
      before: null,
      after: { name: 'Loft' },
      can_undo: true,
      undone_by: null,
    },
  ]);
});
