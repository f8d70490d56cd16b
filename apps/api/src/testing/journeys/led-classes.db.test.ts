import type { DeskClass } from '@lifted/contract/desk/desk-classes';
import type { ClassTraining } from '@lifted/contract/desk/desk-floor';
import type { DeskTimetableClass } from '@lifted/contract/desk/desk-timetable';
import type { DeskToday } from '@lifted/contract/desk/desk-today';
import type { EntryAnswer, FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { DAY_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement } from '../booking-fixture.ts';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../floor-fixture.ts';
import { insertBooking, insertCustomer } from '../member-fixture.ts';

/*
 * A class of Carla's that Tom leads at the tablet, though nobody changed the timetable. Sam is a coach who was not in it.
 */

const at = (ms: number) => new Date(CLASS_START.getTime() + ms);
let now = at(MINUTE_MS);
let floor: FloorFixture;
let tablet: string;

async function open(): Promise<void> {
  now = at(MINUTE_MS);
  floor = await createFloorFixture(() => now);
  const { pool } = floor.database;
  await pool.query(
    `insert into studio.coaches (id, first_name) values ('sam', 'Sam');
     update studio.coaches set email = id || '@studio.example';
     insert into identity."user" (id, name, email, "emailVerified") select 'coach-' || id, first_name, email, true from studio.coaches`,
  );
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.send('PUT', '/coaches/tom/pin', { pin: '2580' });
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'tom', pin: '2580' });
}
/** A studio in which nothing was done yet, for what cannot be taken back. */
async function openAgain(): Promise<void> {
  await floor.close();
  await open();
}
beforeAll(open);
afterAll(() => floor.close());
beforeEach(async () => {
  now = at(MINUTE_MS);
  await floor.database.pool.query(
    `truncate studio.set_cells, studio.set_entries, studio.set_logs;
     update studio.bookings set has_attended = false;
     update studio.class_places set roster_closed_at = null;
     select set_config('studio.retention', 'on', true);
     delete from studio.audit_log`,
  );
});

function atDesk({ coach_id: _, customer_id: __, ...entry }: FloorSetEntry) {
  return entry;
}
const enter = async (changes: Partial<FloorSetEntry> = {}) => {
  const entries = [floorEntry({ coach_id: 'tom', ...changes })];
  const { body } = await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, { entries });
  return outcomes(body);
};
const mark = async (is_present = true, coach_id: string | null = 'tom') =>
  (
    await floor.call('PUT', '/floor/classes/evening/attendance/booking/b-mia', tablet, {
      is_present,
      coach_id,
    })
  ).status;
const statusFor = async (who: string, path = '/desk/classes/evening') =>
  (await floor.call('GET', path, who)).status;
const readers = async () => {
  const read: string[] = [];
  for (const who of ['carla', 'tom', 'sam']) {
    const statuses = [
      await statusFor(`coach-${who}`),
      await statusFor(`coach-${who}`, '/desk/classes/evening/training'),
    ];
    if (statuses.every((status) => status === 200)) read.push(who);
    else expect(statuses).toEqual([403, 403]);
  }
  return read;
};
const correctAll = (who: string, entries: readonly Partial<FloorSetEntry>[], personId = 'mia') =>
  floor.call<EntryAnswer[]>('POST', `/desk/people/${personId}/set-entries`, who, {
    entries: entries.map((changes) => atDesk(floorEntry({ made_at: now.toISOString(), ...changes }))),
  });
const correct = (who: string, changes: Partial<FloorSetEntry> = {}, personId = 'mia') =>
  correctAll(who, [changes], personId);
const edit = async (changes: Partial<DeskClass['fields']>) => {
  const { body } = await floor.call<DeskClass>('GET', '/desk/classes/evening', 'desk');
  const fields = { ...body.fields, ...changes };
  expect((await floor.send('PUT', '/classes/evening', { was: body.fields, fields }, 'desk')).status).toBe(
    200,
  );
};

describe('who may, once Tom led it,', () => {
  const CALLS = [
    ['GET', '/desk/classes/evening', undefined],
    ['GET', '/desk/classes/evening/training', undefined],
    ['PUT', '/desk/classes/evening/attendance/booking/b-mia', { is_present: true }],
    ['POST', '/desk/classes/evening/roster-closing', {}],
    ['DELETE', '/desk/classes/evening/roster-closing', undefined],
    ['POST', '/desk/people/mia/set-entries', 'a set'],
  ] as const;

  it.each([
    ['its own coach', 'coach-carla', 200],
    ['the coach who led it', 'coach-tom', 200],
    ['another coach', 'coach-sam', 403],
    ['the front desk', 'desk', 200],
    ['the owner', 'owner', 200],
    ['a member of it', 'mia', 403],
    ['nobody in particular', 'nobody', 401],
  ])('read and correct it: %s', async (_, who, status) => {
    await enter();
    for (const [method, path, body] of CALLS) {
      const answer =
        body === 'a set' ? await correct(who, { set_number: 2 }) : await floor.call(method, path, who, body);
      expect([path, answer.status]).toEqual([path, status]);
    }
  });

  it('take back what was marked at the desk: Tom, and no coach who was not in it', async () => {
    await enter();
    const path = '/classes/evening/attendance/booking/b-mia';
    const { body } = await floor.send('PUT', path, { is_present: true }, 'coach-tom');
    expect((await floor.undo(body.change, 'coach-sam')).status).toBe(403);
    expect((await floor.undo(body.change, 'coach-tom')).status).toBe(200);
  });
});

describe('a coach led a class', () => {
  it('by entering a set at the tablet', async () => {
    expect(await readers()).toEqual(['carla']);
    expect(await enter()).toEqual(['current']);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('by marking somebody, and by taking a mark back', async () => {
    await mark(true, null);
    expect(await readers()).toEqual(['carla']);
    expect(await mark(false)).toBe(204);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('by letting somebody in who came without a booking', async () => {
    await insertCustomer(floor.database.pool, 'wanda');
    await insertEntitlement(floor.database.pool, { customer: 'wanda', product: 'pass', credits: 1 });
    const body = { customer_id: 'wanda', coach_id: 'tom' };
    expect((await floor.call('POST', '/floor/classes/evening/walk-ins', tablet, body)).status).toBe(201);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('by closing its roster', async () => {
    const closed = await floor.call('POST', '/floor/classes/evening/closing', tablet, { coach_id: 'tom' });
    expect(closed.status).toBe(204);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('only once it has begun, also where people were marked before', async () => {
    now = at(-10 * MINUTE_MS);
    expect(await mark()).toBe(204);
    expect(await readers()).toEqual(['carla']);
    now = at(0);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('and no other one: not by a PIN, nor by what members and the desk enter', async () => {
    const { pool } = floor.database;
    await floor.call('POST', '/customers/mia/set-entries', 'mia', {
      entries: [atDesk(floorEntry())],
    });
    await floor.send('POST', '/classes/evening/roster-closing', {}, 'desk');
    expect(await readers()).toEqual(['carla']);
    await enter();
    now = at(DAY_MS);
    await insertBooking(pool, { id: 'before-mia', customer: 'mia', workout: 'before' });
    for (const id of ['tomorrow', 'before'])
      expect(await statusFor('coach-tom', `/desk/classes/${id}`)).toBe(403);
    expect((await correct('coach-tom', { workout_id: 'before' })).status).toBe(403);
    expect((await correctAll('coach-tom', [{ set_number: 2 }, { workout_id: 'before' }])).status).toBe(403);
    expect(await statusFor('coach-tom', '/desk/classes/unknown')).toBe(404);
  });
});

describe('what a coach gets of a class they led', () => {
  it('is the roster, the sets and their correction for two days, as its own coach has them', async () => {
    await enter();
    now = at(2 * DAY_MS);
    const read = async (who: string) =>
      (await floor.call<ClassTraining>('GET', '/desk/classes/evening/training', who)).body;
    const roster = async (who: string) =>
      (await floor.call<DeskClass>('GET', '/desk/classes/evening', who)).body;
    expect(await read('coach-tom')).toEqual(await read('coach-carla'));
    expect(await roster('coach-tom')).toEqual(await roster('coach-carla'));
    expect((await roster('coach-tom')).can).toMatchObject({
      edit: false,
      ask_substitute: false,
      cancel: false,
    });
    const shown = await read('coach-tom');
    expect(shown.corrections_end).toBe('2026-11-22T18:00:00+01:00');
    const base = shown.studio_class.cells[0]?.current?.entry ?? null;
    expect(outcomes((await correct('coach-tom', { base })).body)).toEqual(['current']);
    const { rows } = await floor.database.pool.query(
      'select author, coach_id, device_id from studio.set_entries order by number desc limit 1',
    );
    expect(rows).toEqual([{ author: 'coach', coach_id: 'tom', device_id: null }]);
    now = at(2 * DAY_MS + 1);
    expect(outcomes((await correct('coach-tom', { set_number: 2 })).body)).toEqual(['correction_over']);
    const path = '/desk/classes/evening/attendance/booking/b-mia';
    const late = await floor.call('PUT', path, 'coach-tom', { is_present: true });
    expect(late.body.code).toBe('check_in_closed');
  });

  it('is nothing else about its people, who do not become theirs by it', async () => {
    await enter();
    expect(await statusFor('coach-carla', '/customers/mia/exercise_logs')).toBe(200);
    for (const path of ['/customers/mia/exercise_logs', '/customers/mia/weekly-progress'])
      expect(await statusFor('coach-tom', path)).toBe(404);
    for (const path of ['/desk/people/mia', '/desk/people?query=mia', '/desk/classes/tomorrow'])
      expect(await statusFor('coach-tom', path)).toBe(403);
  });

  it('is a place among their own in the timetable, and its open roster among what waits for them', async () => {
    await enter();
    await mark(true, null);
    now = at(DAY_MS);
    const own = async (who: string) =>
      (
        await floor.read<DeskTimetableClass[]>('/timetable?from=2026-11-20&to=2026-11-21', `coach-${who}`)
      ).flatMap(({ id, is_own }) => (is_own ? [id] : []));
    const open = async (who: string) =>
      (await floor.read<DeskToday>('/today', `coach-${who}`)).open_rosters.map(({ id }) => id);
    expect(await own('carla')).toEqual(['evening', 'tomorrow']);
    expect((await own('tom')).toSorted()).toEqual(['elsewhere', 'evening']);
    expect(await own('sam')).toEqual([]);
    expect([await open('carla'), await open('tom'), await open('sam')]).toEqual([
      ['evening'],
      ['evening'],
      [],
    ]);
    expect((await floor.send('POST', '/classes/evening/roster-closing', {}, 'coach-tom')).status).toBe(200);
    expect([await open('carla'), await open('tom')]).toEqual([[], []]);
  });
});

describe('a class somebody led stays theirs to read', () => {
  beforeEach(openAgain);

  it('when it is another coach’s afterwards, who reads it as well; one who did nothing at the tablet no longer does', async () => {
    await enter();
    const path = '/desk/classes/evening/attendance/booking/b-mia';
    expect((await floor.call('PUT', path, 'coach-carla', { is_present: true })).status).toBe(200);
    expect(outcomes((await correct('coach-carla', { set_number: 2 })).body)).toEqual(['current']);
    now = at(DAY_MS);
    await edit({ coach_id: 'sam' });
    expect(await readers()).toEqual(['tom', 'sam']);
    await edit({ coach_id: 'tom' });
    expect(await readers()).toEqual(['tom']);
  });

  it('when what they entered was corrected or taken back since', async () => {
    const entry = floorEntry({ coach_id: 'tom' });
    await enter(entry);
    await enter({ base: entry.id, lifted: null });
    now = at(DAY_MS);
    expect(await readers()).toEqual(['carla', 'tom']);
    const answer = await correct('desk', { lifted: { reps: 5, weight: 80 } });
    expect(answer.status).toBe(200);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('when a record of its people was made one with another, whose sets they then correct', async () => {
    await insertCustomer(floor.database.pool, 'maria');
    await enter();
    expect((await floor.send('POST', '/people/maria/merge', { other_id: 'mia' })).status).toBe(200);
    expect(await readers()).toEqual(['carla', 'tom']);
    const shown = await floor.call<DeskClass>('GET', '/desk/classes/evening', 'coach-tom');
    expect(shown.body.roster.map(({ name }) => name)).toContain('maria Berger');
    expect(outcomes((await correct('coach-tom', { set_number: 2 }, 'maria')).body)).toEqual(['current']);
  });

  it('when their own record of a member was made one with another', async () => {
    const { pool } = floor.database;
    await insertCustomer(pool, 'thomas');
    await insertCustomer(pool, 'tommy');
    await pool.query(
      `insert into studio.accounts (provider, uid, customer_id) values ('studio', 'coach-tom', 'thomas')`,
    );
    await enter();
    expect((await floor.send('POST', '/people/thomas/merge', { other_id: 'tommy' })).status).toBe(200);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('when the tablet was revoked since, and their PIN taken away', async () => {
    await enter();
    const { rows } = await floor.database.pool.query<{ id: string }>('select id from studio.floor_devices');
    for (const { id } of rows) await floor.send('DELETE', `/floor-devices/${id}`, {});
    await floor.send('PUT', '/coaches/tom/pin', { pin: null });
    expect(await readers()).toEqual(['carla', 'tom']);
  });
});

describe('nobody led', () => {
  beforeEach(openAgain);

  it('a class that was cancelled before it began; restored, it is led again', async () => {
    now = at(-10 * MINUTE_MS);
    await mark();
    expect((await floor.send('POST', '/classes/evening/cancellation', { reason: 'other' })).status).toBe(200);
    now = at(MINUTE_MS);
    expect(await readers()).toEqual(['carla']);
    now = at(-5 * MINUTE_MS);
    expect((await floor.send('POST', '/classes/evening/restoration', {})).status).toBe(200);
    now = at(MINUTE_MS);
    expect(await readers()).toEqual(['carla', 'tom']);
  });

  it('a class that was theirs for an hour in the timetable alone', async () => {
    await edit({ coach_id: 'tom' });
    expect(await readers()).toEqual(['tom']);
    await edit({ coach_id: 'carla' });
    expect(await readers()).toEqual(['carla']);
  });

  it.each([
    ['marked somebody', () => mark()],
    ['entered a set', () => enter({ made_at: now.toISOString() })],
  ])('a class that was moved to another day after they %s', async (_, act) => {
    now = at(-10 * MINUTE_MS);
    expect([204, ['current']]).toContainEqual(await act());
    await edit({ day: '2026-11-22' });
    now = at(2 * DAY_MS + MINUTE_MS);
    expect(await readers()).toEqual(['carla']);
  });
});
