import { emptyTables } from '@lifted/database/empty-tables';
import type { AnswerOf } from '@lifted/contract/call';
import type { exerciseCalls } from '@lifted/contract/desk/desk-exercises';
import type { implementCalls, ImplementFields } from '@lifted/contract/desk/planning/implements';
import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { readImplements } from '../../training/class-training.ts';
import { seedImplements } from '../../training/seed-implements.ts';

const NOTHING = { bar: null, loaded_ends: null, plates: null, weights: null };
const BELLS: ImplementFields = {
  ...NOTHING,
  name_en: 'Kettlebells',
  name_de: 'Kettlebells',
  kind: 'weights',
  weights: '6–24 in 2, 28–48 in 4',
};
const SAFETY_BAR: ImplementFields = {
  name_en: 'Safety bar',
  name_de: 'Safety-Bar',
  kind: 'plates',
  bar: 27.5,
  loaded_ends: 2,
  plates: '2 × 20, 10, 1.25',
  weights: null,
};
const BODYWEIGHT: ImplementFields = {
  ...NOTHING,
  name_en: 'Bodyweight',
  name_de: 'Körpergewicht',
  kind: 'bodyweight',
};

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => new Date('2026-11-20T11:00:00Z'));
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(
    pool,
    'studio.room_equipment',
    'studio.locations',
    'studio.exercises',
    'studio.implements',
    'studio.audit_log',
  );
  await seedImplements(pool, equipment);
});

const list = () => desk.read<AnswerOf<typeof implementCalls.list>>('/implements', 'desk');
const find = async (id: string) => (await list()).find((one) => one.id === id);
const add = (fields: object, who = 'desk') => desk.send('POST', '/implements', { fields }, who);
const edit = (id: string, was: object, fields: object, who = 'desk') =>
  desk.send('PUT', `/implements/${id}`, { was, fields }, who);
const remove = (id: string, who = 'desk') => desk.send('DELETE', `/implements/${id}`, undefined, who);
/** What the floor, phones and suggestions work with. */
const lifted = async (id: string) =>
  (await readImplements(desk.database.pool, 'de')).find((one) => one.id === id);

describe('what a new studio begins with', () => {
  it('is the desk’s from then on: the next start leaves what was changed, added and removed', async () => {
    const { pool } = desk.database;
    await edit('kettlebells', BELLS, { ...BELLS, name_de: 'Kugelhanteln', weights: '8, 12, 16' });
    await remove('landmine');
    await add(SAFETY_BAR);
    const before = await list();
    await seedImplements(pool, equipment);
    expect(await list()).toEqual(before);
    expect(before.map(({ id }) => id)).not.toContain('landmine');
    expect(await lifted('kettlebells')).toMatchObject({ name: 'Kugelhanteln', weights: [8, 12, 16] });
  });
});

describe('an implement', () => {
  it('is added under an id of its English name, and known at once wherever something is lifted', async () => {
    await desk.send('POST', '/locations', { fields: { name: 'Cellar', branch_id: null } });
    const typed = { ...SAFETY_BAR, name_en: ' Safety  bar ', plates: '1.25; 10 kg, 20, 20', weights: 'none' };
    const { status, body } = await add(typed);
    expect([status, body.id]).toEqual([201, 'safety-bar']);
    expect(await find('safety-bar')).toEqual({ id: 'safety-bar', fields: SAFETY_BAR, exercises: 0 });
    expect(await lifted('safety-bar')).toEqual({
      id: 'safety-bar',
      name: 'Safety-Bar',
      kind: 'plates',
      bar: 27.5,
      loaded_ends: 2,
      plates: [
        { weight: 20, per_end: 2 },
        { weight: 10, per_end: 1 },
        { weight: 1.25, per_end: 1 },
      ],
    });
    const { implements: known } = await desk.read<AnswerOf<typeof exerciseCalls.list>>('/exercises');
    expect(known).toContainEqual(expect.objectContaining({ id: 'safety-bar', name: 'Safety bar' }));
    const [room] = (await desk.read<{ rooms: { fields: object }[] }>('/room-equipment')).rooms;
    expect(room?.fields).toHaveProperty('safety-bar', null);
    expect((await desk.undo(body.change, 'desk')).status).toBe(200);
    expect(await find('safety-bar')).toBeUndefined();
  });

  it('keeps its id when it is renamed, and no other one is given a former id', async () => {
    await add(SAFETY_BAR);
    await edit('safety-bar', SAFETY_BAR, { ...SAFETY_BAR, name_en: 'SSB', name_de: 'SSB' });
    expect((await find('safety-bar'))?.fields.name_en).toBe('SSB');
    expect((await add(SAFETY_BAR)).body.id).toBe('safety-bar-2');
    await remove('safety-bar-2');
    expect((await add(SAFETY_BAR)).body.id).toBe('safety-bar-3');
    const { id } = (await add({ ...BODYWEIGHT, name_en: '壺鈴', name_de: 'Ärmel' })).body;
    expect(id).toBe('implement');
  });

  it('keeps the changes of two people, and shows both where they changed the same', async () => {
    await edit('kettlebells', BELLS, { ...BELLS, weights: '8–24 in 2' });
    expect((await edit('kettlebells', BELLS, { ...BELLS, name_de: 'Kugeln' }, 'owner')).status).toBe(200);
    const now = { ...BELLS, weights: '8–24 in 2', name_de: 'Kugeln' };
    expect((await find('kettlebells'))?.fields).toEqual(now);
    expect(await edit('kettlebells', BELLS, { ...BELLS, weights: '4–24 in 2' })).toMatchObject({
      status: 409,
      body: { code: 'stale_version', current: now },
    });
  });

  it('is put back by an undo, and not over what somebody changed since', async () => {
    const lighter = { ...BELLS, weights: '4, 8' };
    const { change } = (await edit('kettlebells', BELLS, lighter)).body;
    expect(await lifted('kettlebells')).toMatchObject({ weights: [4, 8] });
    const { body } = await desk.undo(change, 'desk');
    expect((await find('kettlebells'))?.fields).toEqual(BELLS);
    await edit('kettlebells', BELLS, { ...BELLS, weights: '4' });
    expect((await desk.undo(body.change, 'desk')).body.code).toBe('stale_version');
    expect((await find('kettlebells'))?.fields.weights).toBe('4');
  });

  it.each([
    ['name_en', { ...SAFETY_BAR, name_en: 'barbell' }, /Another implement/],
    ['name_de', { ...SAFETY_BAR, name_de: ' LANGHANTEL ' }, /Another implement/],
    ['bar', { ...SAFETY_BAR, bar: null }, /the bar alone/],
    ['bar', { ...SAFETY_BAR, bar: -1 }, /./],
    ['loaded_ends', { ...SAFETY_BAR, loaded_ends: null }, /How many ends/],
    ['plates', { ...SAFETY_BAR, plates: null }, /^Which plates/],
    ['plates', { ...SAFETY_BAR, plates: '25, 25 × 4' }, /^Entry 2 makes more than 20/],
    ['weights', { ...BELLS, name_en: 'Bells', name_de: 'Bells', weights: ' ' }, /^Which weights/],
    [
      'weights',
      { ...BELLS, name_en: 'Bells', name_de: 'Bells', weights: '1, 12–31 in 2' },
      /^Entry 2 does not end there in these steps, but at 30 or 32\.$/,
    ],
  ])('is refused beside %s', async (field, fields, message) => {
    const before = await list();
    const { status, body } = await add(fields);
    expect(status).toBe(422);
    expect(body.errors?.map((one) => one.field.replace('fields.', ''))).toEqual([field]);
    expect(body.errors?.[0]?.message).toMatch(message);
    expect(await list()).toEqual(before);
  });

  it('says in German what is wrong', async () => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: '/api/desk/implements',
      headers: { authorization: 'Bearer desk', 'accept-language': 'de' },
      payload: { fields: { ...BELLS, name_en: 'B', name_de: 'B', weights: '2.5–11 in 2.5' } },
    });
    expect(answer.json()).toMatchObject({
      errors: [{ message: 'Eintrag 1 endet in diesen Schritten nicht dort, sondern bei 10 oder 12,5.' }],
    });
  });

  it('stays of its kind', async () => {
    const { status, body } = await edit('kettlebells', BELLS, { ...BELLS, kind: 'bodyweight' });
    expect([status, body.errors?.map(({ field }) => field)]).toEqual([422, ['kind']]);
    expect((await find('kettlebells'))?.fields).toEqual(BELLS);
  });
});

describe('removing an implement', () => {
  it('is refused while exercises or rooms have it, and says how many', async () => {
    const { pool } = desk.database;
    await pool.query(
      `insert into studio.exercises (id, name, exercise_group, implement_id)
       values ('swing', 'Swing', 'Hinge', 'kettlebells'), ('carry', 'Carry', 'Carry', 'kettlebells')`,
    );
    await pool.query(
      `insert into studio.locations (id, name) values ('hall', 'Hall');
       insert into studio.room_equipment values ('hall', 'kettlebells', 4)`,
    );
    expect(await find('kettlebells')).toMatchObject({ exercises: 2 });
    expect(await remove('kettlebells')).toMatchObject({
      status: 409,
      body: { detail: 'It is still used by 2 exercises and 1 room. Please change that first.' },
    });
    await pool.query('delete from studio.exercises');
    expect((await remove('kettlebells')).body.detail).toContain('by 1 room.');
    await pool.query('delete from studio.room_equipment');
    const { status, body } = await remove('kettlebells');
    expect(status).toBe(200);
    expect(await find('kettlebells')).toBeUndefined();
    expect((await desk.undo(body.change, 'desk')).status).toBe(200);
    expect((await find('kettlebells'))?.fields).toEqual(BELLS);
  });

  it.each([
    [
      'implement_id',
      () =>
        desk.send('POST', '/exercises', {
          fields: {
            name: 'Landmine Press',
            short_name: null,
            exercise_group: 'Press',
            video_url: null,
            implement_id: 'landmine',
            step: null,
            per_side: true,
          },
        }),
    ],
    [
      'landmine',
      () => desk.send('PUT', '/room-equipment/hall', { was: { landmine: null }, fields: { landmine: 2 } }),
    ],
  ])('just before it is used refuses that, beside %s', async (field, use) => {
    const { pool } = desk.database;
    await pool.query(`insert into studio.locations (id, name) values ('hall', 'Hall')`);
    const other = await pool.connect();
    await other.query('begin');
    await other.query(`delete from studio.implements where id = 'landmine'`);
    const using = use();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
    await other.query('commit');
    other.release();
    const { status, body } = await using;
    expect([status, body.errors?.map((one) => one.field)]).toEqual([422, [field]]);
  });

  it('is refused for bodyweight, which can be renamed', async () => {
    expect((await remove('bodyweight')).body.detail).toContain('This implement stays');
    const renamed = { ...BODYWEIGHT, name_en: 'No weight' };
    expect((await edit('bodyweight', BODYWEIGHT, renamed)).status).toBe(200);
  });

  it('is none of a coach’s business', async () => {
    const statuses = [await remove('landmine', 'coach'), await add(SAFETY_BAR, 'coach')];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403]);
    expect((await remove('nothing')).status).toBe(404);
  });
});
