import type { AnswerOf } from '@lifted/contract/call';
import type { roomEquipmentCalls } from '@lifted/contract/desk-records';
import { DESK_ROLES } from '@lifted/domain/people/studio-role';
import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { seedImplements } from '../../training/seed-implements.ts';

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
/** Its day of sale follows a new price. */
const SINCE_TODAY = { ...PASS, on_sale_from: '2026-11-20' };

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());

async function list(path: string, who = 'owner') {
  const rows = await desk.read<{ id: string; fields: Record<string, unknown> }[]>(path, who);
  return rows;
}

const fieldsIn = async (path: string, id: string) => (await list(path)).find((one) => one.id === id)?.fields;

describe('a product', () => {
  let id: string;
  let added: string | null;
  beforeEach(async () => {
    ({ id, change: added } = (await desk.send('POST', '/products', { fields: PASS })).body);
  });

  it('is added, listed and changed', async () => {
    const fields = { ...PASS, cents: 5200 };
    expect((await desk.send('PUT', `/products/${id}`, { was: PASS, fields })).status).toBe(200);
    expect(await fieldsIn('/products', id)).toEqual({ ...SINCE_TODAY, cents: 5200 });
  });

  it('with a new price and a day chosen with it is on sale from that day', async () => {
    const fields = { ...PASS, cents: 5200, on_sale_from: '2026-11-10' };
    await desk.send('PUT', `/products/${id}`, { was: PASS, fields });
    expect(await fieldsIn('/products', id)).toEqual(fields);
  });

  it('keeps the changes of two people to different fields', async () => {
    await desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } });
    await desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, name: 'Three' } });
    expect(await fieldsIn('/products', id)).toEqual({ ...SINCE_TODAY, cents: 5200, name: 'Three' });
  });

  it('is not changed over somebody else’s change of the same field, which is told', async () => {
    await desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } });
    const late = await desk.send('PUT', `/products/${id}`, {
      was: PASS,
      fields: { ...PASS, cents: 5300, name: 'Three' },
    });
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: { ...SINCE_TODAY, cents: 5200 } },
    });
    expect(await fieldsIn('/products', id)).toEqual({ ...SINCE_TODAY, cents: 5200 });
  });

  it('says nothing was changed where nothing differs', async () =>
    expect((await desk.send('PUT', `/products/${id}`, { was: PASS, fields: PASS })).body.change).toBeNull());

  it('is as before after an undo, and changed again after the undo of that', async () => {
    const fields = { ...PASS, cents: 5200 };
    const { change } = (await desk.send('PUT', `/products/${id}`, { was: PASS, fields })).body;
    const undone = await desk.undo(change);
    expect(await fieldsIn('/products', id)).toEqual(PASS);
    expect((await desk.undo(change)).body.code).toBe('cannot_undo');
    expect((await desk.undo(undone.body.change)).status).toBe(200);
    expect(await fieldsIn('/products', id)).toEqual({ ...SINCE_TODAY, cents: 5200 });
  });

  it('is not undone over a later change of the same field', async () => {
    const { change } = (
      await desk.send('PUT', `/products/${id}`, { was: PASS, fields: { ...PASS, cents: 5200 } })
    ).body;
    await desk.send('PUT', `/products/${id}`, {
      was: { ...PASS, cents: 5200 },
      fields: { ...PASS, cents: 5300 },
    });
    expect((await desk.undo(change)).body.code).toBe('stale_version');
    expect(await fieldsIn('/products', id)).toEqual({ ...SINCE_TODAY, cents: 5300 });
  });

  it('is gone when its adding is undone, unless somebody has bought it', async () => {
    expect((await desk.undo(added)).status).toBe(200);
    expect(await fieldsIn('/products', id)).toBeUndefined();
    const sold = (await desk.send('POST', '/products', { fields: PASS })).body;
    await desk.database.pool.query(
      `insert into studio.entitlements (id, product_id, valid, granted_at) values ('e-1', $1, '[2026-11-01,)', $2)`,
      [sold.id, now],
    );
    expect((await desk.undo(sold.change)).body.code).toBe('cannot_undo');
    expect(await fieldsIn('/products', sold.id)).toEqual(PASS);
    const other = { ...PASS, credits: null, valid_months: null };
    const refused = await desk.send('PUT', `/products/${sold.id}`, { was: PASS, fields: other });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'credits' }] } });
  });

  it.each([
    ['valid_months', { valid_months: null }],
    ['term_months', { term_months: 12 }],
    ['on_sale_to', { on_sale_to: '2026-10-31' }],
  ])('is refused where %s does not fit', async (field, change) =>
    expect(
      (await desk.send('POST', '/products', { fields: { ...PASS, ...change } })).body.errors,
    ).toMatchObject([{ field }]),
  );

  it('is not the front desk’s to change or to undo', async () => {
    expect((await desk.send('PUT', `/products/${id}`, { was: PASS, fields: PASS }, 'desk')).status).toBe(403);
    expect((await desk.undo(added, 'desk')).status).toBe(403);
    expect((await list('/products', 'desk')).length).toBeGreaterThan(0);
  });
});

describe('a coach', () => {
  const JANA = { first_name: 'Jana', profile_image_url: null, email: 'Ju\u0308rgen@Studio.example' };

  it('is added by the front desk, with an address in lower case that nobody else has', async () => {
    const { id } = (await desk.send('POST', '/coaches', { fields: JANA }, DESK_ROLES[0])).body;
    expect(await fieldsIn('/coaches', id)).toEqual({ ...JANA, email: 'jürgen@studio.example' });
    expect((await desk.send('POST', '/coaches', { fields: JANA })).body.errors).toMatchObject([
      { field: 'email' },
    ]);
  });
});

it('keeps what was changed, by whom and how it was before in the log', async () => {
  const [loft, attic] = [
    { name: 'Loft', branch_id: null },
    { name: 'Attic', branch_id: null },
  ];
  const { id, change } = (await desk.send('POST', '/locations', { fields: loft }, 'desk')).body;
  await desk.send('PUT', `/locations/${id}`, { was: loft, fields: attic });
  const log = await desk.app.inject({
    url: `/api/desk/changes?subject=${encodeURIComponent(`location ${id}`)}`,
    headers: { authorization: 'Bearer desk' },
  });
  expect(log.json()).toMatchObject([
    { action: 'edit-location', before: loft, after: attic, can_undo: true },
    { id: change, action: 'add-location', before: null, after: loft, can_undo: true, undone_by: null },
  ]);
});

it('undoes what was changed about a room before there were branches', async () => {
  const { id } = (await desk.send('POST', '/locations', { fields: { name: 'Loft', branch_id: null } })).body;
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `insert into studio.audit_log (at, actor, action, subject, before, after)
     values ($1, 'studio', 'edit-location', $2, '{"name": "Attic"}', '{"name": "Loft"}') returning id::text`,
    [now, `location ${id}`],
  );
  expect((await desk.undo(rows[0]?.id ?? null)).status).toBe(200);
  expect(await fieldsIn('/locations', id)).toEqual({ name: 'Attic', branch_id: null });
});

describe('a branch', () => {
  const MITTE = { name: 'Mitte', street: 'Torstraße 1', postcode: '10119', city: 'Berlin' };
  const add = (fields: object, who?: string) => desk.send('POST', '/branches', { fields }, who);

  it('is added and changed by the owner, and only read by the front desk', async () => {
    expect((await add(MITTE, 'desk')).status).toBe(403);
    const { id, change } = (await add({ ...MITTE, name: ' Mitte ' })).body;
    expect(await list('/branches', 'desk')).toEqual([{ id, fields: MITTE }]);
    expect((await add(MITTE)).body.errors).toMatchObject([{ field: 'name' }]);
    const fields = { ...MITTE, street: 'Torstraße 2' };
    expect((await desk.send('PUT', `/branches/${id}`, { was: MITTE, fields }, 'desk')).status).toBe(403);
    await desk.send('PUT', `/branches/${id}`, { was: MITTE, fields });
    expect(await fieldsIn('/branches', id)).toEqual(fields);
    expect((await desk.undo(change)).status).toBe(200);
    expect(await list('/branches')).toEqual([]);
  });

  it('has rooms, and stays as long as it has one', async () => {
    const { id, change } = (await add({ ...MITTE, name: 'West' })).body;
    const hall = { name: 'Hall', branch_id: id };
    const room = (await desk.send('POST', '/locations', { fields: hall }, 'desk')).body;
    expect(await fieldsIn('/locations', room.id)).toEqual(hall);
    expect((await desk.undo(change)).body.code).toBe('cannot_undo');
    const elsewhere = { ...hall, branch_id: 'nowhere' };
    expect(
      (await desk.send('PUT', `/locations/${room.id}`, { was: hall, fields: elsewhere })).body.errors,
    ).toMatchObject([{ field: 'branch_id' }]);
    await desk.undo(room.change);
    expect((await desk.undo(change)).status).toBe(200);
  });
});

describe('the equipment of a room', () => {
  const NOTHING_SAID = Object.fromEntries(
    equipment.filter(({ kind }) => kind !== 'bodyweight').map(({ id }) => [id, null]),
  );
  const read = (who = 'desk', language = 'en') =>
    desk.app.inject({
      url: '/api/desk/room-equipment',
      headers: { authorization: `Bearer ${who}`, 'accept-language': language },
    });
  const equipmentOf = async (id: string) => {
    const { rooms } = (await read()).json<AnswerOf<typeof roomEquipmentCalls.list>>();
    return rooms.find((room) => room.id === id)?.fields;
  };
  const edit = (id: string, fields: object, { was = NOTHING_SAID, who = 'desk' } = {}) =>
    desk.send('PUT', `/room-equipment/${encodeURIComponent(id)}`, { was, fields }, who);

  it('is enough for everybody until the desk says for how many, and can be put back', async () => {
    await seedImplements(desk.database.pool, equipment);
    const { id } = (await desk.send('POST', '/locations', { fields: { name: 'Cellar', branch_id: null } }))
      .body;
    expect(await equipmentOf(id)).toEqual(NOTHING_SAID);
    expect((await read('desk', 'de')).json()).toMatchObject({
      implements: [{ name: 'Beinpresse' }, {}, {}, {}, {}, {}, {}],
    });
    const fields = { ...NOTHING_SAID, barbell: 8, 'trap-bar': 0 };
    const { change } = (await edit(id, fields)).body;
    expect(await equipmentOf(id)).toEqual(fields);
    const late = await edit(id, { ...NOTHING_SAID, barbell: 6 });
    expect(late).toMatchObject({ status: 409, body: { code: 'stale_version', current: fields } });
    const both = { ...fields, cable: 4 };
    expect((await edit(id, { ...NOTHING_SAID, cable: 4 })).status).toBe(200);
    expect(await equipmentOf(id)).toEqual(both);
    expect((await desk.undo(change, 'desk')).status).toBe(200);
    expect(await equipmentOf(id)).toEqual({ ...NOTHING_SAID, cable: 4 });
  });

  it('is refused for what nobody knows, and is none of a coach’s business', async () => {
    const { id } = (await desk.send('POST', '/locations', { fields: { name: 'Attic', branch_id: null } }))
      .body;
    expect((await edit(id, { ...NOTHING_SAID, sledge: 3 })).body.errors).toMatchObject([{ field: 'sledge' }]);
    expect((await edit(id, { ...NOTHING_SAID, barbell: 1001 })).status).toBe(422);
    expect((await edit('nowhere', { ...NOTHING_SAID, barbell: 3 })).status).toBe(404);
    expect((await edit(id, { ...NOTHING_SAID, barbell: 3 }, { who: 'coach' })).status).toBe(403);
    expect((await read('coach')).statusCode).toBe(403);
  });
});

describe('a partner', () => {
  const USC = { name: 'Urban Sports Club', quota: 4, is_active: true };
  const add = (fields: object, who?: string) => desk.send('POST', '/partners', { fields }, who);

  it('is added, changed and taken back by the owner, and only read by the front desk', async () => {
    const { id, change } = (await add(USC)).body;
    const fields = { ...USC, quota: 2, is_active: false };
    const edit = (who: string) => desk.send('PUT', `/partners/${id}`, { was: USC, fields }, who);
    expect((await edit('desk')).status).toBe(403);
    expect((await edit('owner')).status).toBe(200);
    expect(await fieldsIn('/partners', id)).toEqual(fields);
    expect(await list('/partners', 'desk')).toHaveLength(1);
    expect((await add(USC)).body.errors).toMatchObject([{ field: 'name' }]);
    expect((await desk.undo(change)).status).toBe(200);
    expect(await list('/partners')).toEqual([]);
  });

  it('has its visits of a month counted, listed and saved; a former one only where somebody came', async () => {
    const { pool } = desk.database;
    await insertClass(pool, { id: 'last', start: '2026-10-31T22:59:59Z' });
    await insertClass(pool, { id: 'first', start: '2026-10-31T23:00:00Z', timerName: 'Heavy' });
    const { id } = (await add(USC)).body;
    await add({ ...USC, name: 'Former', is_active: false });
    await pool.query(
      `insert into studio.partner_guests (id, workout_number, partner_id, name, reference, added_at, has_attended)
       select w.id || came, w.number, $1, 'Ada L.', 'R', '2026-10-01', came
         from studio.workouts w, unnest(array[true, false]) came where w.id in ('last', 'first')`,
      [id],
    );
    const visits = async (month: string, path = '') =>
      desk.app.inject({
        url: `/api/desk/partner-visits${path}?month=${month}`,
        headers: { authorization: 'Bearer desk' },
      });
    const counted = { partner_id: id, name: USC.name, is_active: true };
    expect((await visits('2026-11')).json()).toEqual([{ ...counted, visits: 1 }]);
    expect((await visits('2026-12')).json()).toEqual([{ ...counted, visits: 0 }]);
    expect((await visits('2026-11', `/${id}`)).json()).toMatchObject([
      { workout_id: 'first', timer_name: 'Heavy', name: 'Ada L.', reference: 'R' },
    ]);
    const file = await visits('2026-11', `/${id}/visits.csv`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.body.split('\r\n')[1]).toBe('01.11.2026;00:00;Heavy;Prenzlauer Berg;Ada L.;R');
    expect((await visits('2026-11', '/nobody')).statusCode).toBe(404);
    expect((await visits('2026-13')).statusCode).toBe(422);
  });
});
