import { emptyTables } from '@lifted/database/empty-tables';
import type { StudioClass } from '@lifted/contract/timetable';
import type { AnswerOf } from '@lifted/contract/call';
import type { classKindCalls, ClassKindFields } from '@lifted/contract/desk/planning/class-kinds';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { readClass } from '../../classes/class-places.ts';

const now = new Date('2026-11-20T11:00:00Z');
const NEXT = '2026-11-23T17:00:00Z';
const FIELDS: ClassKindFields = {
  name: 'Push Day',
  description_en: 'Presses and dips',
  description_de: 'Drücken und Dips',
  level: 'experience',
  lifts_en: 'Bench press, dip',
  lifts_de: 'Bankdrücken, Dip',
  has_own_workouts: false,
};

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await desk.database.pool.query(
    `insert into studio.exercises (id, name, short_name, exercise_group)
     values ('bench', 'Barbell Bench Press', 'Bench Press', 'Press'), ('dip', 'Parallel Bar Dip', ' ', 'Press')`,
  );
});
afterAll(() => desk.close());
beforeEach(() =>
  emptyTables(
    desk.database.pool,
    'studio.class_kinds',
    'studio.wod_exercises',
    'studio.wod_releases',
    'studio.workouts',
    'studio.week_templates',
    'studio.class_places',
  ),
);

const list = (who = 'owner') => desk.read<AnswerOf<typeof classKindCalls.list>>('/class-kinds', who);

/** What a mail about the class would tell of it at an instant. */
async function kindOf(id: string, at = now): Promise<StudioClass['kind']> {
  return (await readClass(desk.database.pool, id, at))?.kind;
}

const plan = (date: string, programme: string, ...exercises: string[]) =>
  desk.database.pool.query(
    `insert into studio.wod_exercises (date, programme, section, position, exercise_id)
     select $1, $2, 'main', place, id from unnest($3::text[]) with ordinality as planned (id, place)`,
    [date, programme, exercises],
  );

it('is told of every class of its name, once it is described', async () => {
  await insertClass(desk.database.pool, { id: 'push', start: NEXT, timerName: 'Push Day' });
  await insertClass(desk.database.pool, { id: 'pull', start: NEXT, timerName: 'Pull Day' });
  expect(await kindOf('push')).toBeNull();
  expect((await desk.send('POST', '/class-kinds', { fields: FIELDS })).status).toBe(201);
  expect(await kindOf('push')).toEqual({
    description: { en: 'Presses and dips', de: 'Drücken und Dips' },
    level: 'experience',
    lifts: { en: 'Bench press, dip', de: 'Bankdrücken, Dip' },
  });
  expect(await kindOf('pull')).toBeNull();
});

it('is offered to be described by the names of repeating and coming classes', async () => {
  await insertClass(desk.database.pool, { id: 'push', start: NEXT, timerName: 'Push Day' });
  await insertClass(desk.database.pool, { id: 'gone', start: '2026-11-19T17:00:00Z', timerName: 'Yoga' });
  await desk.database.pool.query(
    `insert into studio.week_templates (id, timer_name, weekday, start_time, coach_id, location_id, capacity, every_weeks, valid_from, valid_until)
     select t.id, t.name, 0, '18:00', w.coach_id, w.location_id, 8, 1, '2026-01-01', t.last
       from studio.workouts w, (values ('a', 'Legs', null), ('b', 'Old', '2026-11-19'::date)) as t (id, name, last)
      where w.id = 'push'`,
  );
  expect((await list()).without).toEqual(['Legs', 'Push Day']);
  await desk.send('POST', '/class-kinds', { fields: FIELDS });
  expect(await list('coach')).toMatchObject({ kinds: [{ fields: FIELDS }], without: ['Legs'] });
});

it('names the lifts of the workout of its day instead of its own words, once they are seen', async () => {
  await insertClass(desk.database.pool, { id: 'push', start: NEXT, timerName: 'Push Day' });
  await desk.send('POST', '/class-kinds', { fields: FIELDS });
  await plan('2026-11-23', '', 'bench', 'dip');
  await desk.database.pool.query(
    `insert into studio.wod_releases (date, visible_from) values ('2026-11-23', '2026-11-22T18:00+01')`,
  );
  const lifts = async (at: string) => (await kindOf('push', new Date(at)))?.lifts?.en;
  expect(await lifts('2026-11-22T16:59:59.999Z')).toBe('Bench press, dip');
  expect(await lifts('2026-11-22T17:00:00Z')).toBe('Bench Press, Parallel Bar Dip');
});

it('with workouts of its own names the lifts of those, and never those of the day', async () => {
  await insertClass(desk.database.pool, { id: 'push', start: NEXT, timerName: 'Push Day' });
  const { body } = await desk.send('POST', '/class-kinds', {
    fields: { ...FIELDS, lifts_en: null, lifts_de: null, has_own_workouts: true },
  });
  await plan('2026-11-23', '', 'bench');
  expect(await kindOf('push')).toMatchObject({ programme: body.id });
  expect((await kindOf('push'))?.lifts).toBeUndefined();
  await plan('2026-11-23', body.id, 'dip');
  expect((await kindOf('push'))?.lifts).toEqual({ en: 'Parallel Bar Dip', de: 'Parallel Bar Dip' });
});

it('is described in both languages or in none, under a name that no other kind has', async () => {
  const refused = async (fields: Partial<ClassKindFields>) => {
    const { status, body } = await desk.send('POST', '/class-kinds', { fields: { ...FIELDS, ...fields } });
    return [status, body.errors?.[0]?.field];
  };
  expect(await refused({ description_de: null })).toEqual([422, 'description_de']);
  expect(await refused({ lifts_en: null })).toEqual([422, 'lifts_en']);
  expect(await refused({ description_en: 'Two\nlines' })).toEqual([422, 'fields.description_en']);
  expect(await refused({ description_en: 'x'.repeat(121) })).toEqual([422, 'fields.description_en']);
  await desk.send('POST', '/class-kinds', { fields: FIELDS });
  expect(await refused({ name: ' Push Day ' })).toEqual([422, 'name']);
});

it('is changed, removed and brought back by the desk, and read by coaches', async () => {
  const { body } = await desk.send('POST', '/class-kinds', { fields: FIELDS });
  const path = `/class-kinds/${body.id}`;
  const fields = { ...FIELDS, level: 'all' };
  expect((await desk.send('PUT', path, { was: FIELDS, fields }, 'coach')).status).toBe(403);
  expect((await desk.send('PUT', path, { was: FIELDS, fields }, 'desk')).status).toBe(200);
  const removed = await desk.send('DELETE', path);
  expect((await list()).kinds).toEqual([]);
  expect((await desk.send('POST', `/changes/${removed.body.change}/undo`, {})).status).toBe(200);
  expect((await list()).kinds).toMatchObject([{ fields }]);
});

it('stays while it has workouts of its own', async () => {
  const { body } = await desk.send('POST', '/class-kinds', { fields: FIELDS });
  await plan('2026-11-23', body.id, 'bench');
  expect((await desk.send('DELETE', `/class-kinds/${body.id}`)).status).toBe(409);
});
