import { randomUUID } from 'node:crypto';
import type { ClassTraining } from '@lifted/contract/desk/desk-floor';
import type { EntryAnswer, FloorSetEntry, MyWorkout, SetCell } from '@lifted/contract/floor/set-entries';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../../testing/floor-fixture.ts';
import { insertBooking, insertSets, versionOf } from '../../testing/member-fixture.ts';

const at = (ms: number) => new Date(CLASS_START.getTime() + ms);
let now = at(MINUTE_MS);
let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(() => now);
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertBooking(floor.database.pool, { id: 'past-mia', customer: 'mia', workout: 'before' });
});
afterAll(() => floor.close());
beforeEach(async () => {
  now = at(MINUTE_MS);
  await floor.database.pool.query('truncate studio.set_cells, studio.set_entries, studio.set_logs');
});

/** Enters on the floor; answers in the order of the entries. */
const onFloor = async (...entries: FloorSetEntry[]) =>
  (await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, { entries })).body;

function own({ coach_id: _, customer_id: __, ...entry }: FloorSetEntry) {
  return entry;
}
const byMia = async (...entries: FloorSetEntry[]) =>
  (
    await floor.call<EntryAnswer[]>('POST', '/customers/mia/set-entries', 'mia', {
      entries: entries.map(own),
    })
  ).body;

const workout = async (query = '') =>
  (await floor.call<MyWorkout>('GET', `/customers/mia/workout${query}`, 'mia')).body;

const values = ({ current, others }: Pick<SetCell, 'current' | 'others'>) => ({
  current: current?.lifted?.weight ?? null,
  others: others.map(({ lifted }) => lifted?.weight ?? null),
});

async function stored(): Promise<{ weight: number; reps: number; record: string | null }[]> {
  const { rows } = await floor.database.pool.query<{ weight: number; reps: number; record: string | null }>(
    `select s.weight::float8 as weight, s.reps, s.record from studio.set_logs s
       join studio.workouts w on w.number = s.workout_number
      order by w.start_datetime, s.exercise_number, s.set_number`,
  );
  return rows;
}

describe('sets entered on the floor', () => {
  it('are the member’s log, with records and a new version in the same transaction', async () => {
    const { pool } = floor.database;
    await insertSets(pool, { customer: 'mia', workout: 'before', exercise: 'squat', lifted: [[60, 8]] });
    const version = await versionOf(pool, 'mia');
    const answers = await onFloor(
      floorEntry(),
      floorEntry({ set_number: 2, lifted: { reps: 5, weight: 62.5 } }),
    );
    expect(outcomes(answers)).toEqual(['current', 'current']);
    expect(await stored()).toEqual([
      { weight: 60, reps: 8, record: null },
      { weight: 60, reps: 8, record: null },
      { weight: 62.5, reps: 5, record: 'weight' },
    ]);
    expect(await versionOf(pool, 'mia')).not.toBe(version);
  });

  it('arrive twice and count once', async () => {
    const entry = floorEntry();
    expect(outcomes(await onFloor(entry, entry))).toEqual(['current', 'current']);
    expect(outcomes(await onFloor(entry))).toEqual(['current']);
    const { rows } = await floor.database.pool.query('select from studio.set_entries');
    expect(rows).toHaveLength(1);
  });

  it('follow one another in one request, in their order', async () => {
    const first = floorEntry();
    const second = floorEntry({ base: first.id, lifted: { reps: 6, weight: 65 } });
    const third = floorEntry({ base: second.id, lifted: null });
    expect(outcomes(await onFloor(first, second))).toEqual(['current', 'current']);
    expect(await stored()).toMatchObject([{ weight: 65, reps: 6 }]);
    expect(outcomes(await onFloor(third))).toEqual(['current']);
    expect(await stored()).toEqual([]);
  });

  it('are refused one by one, and the rest is taken', async () => {
    const [refused, taken] = [floorEntry({ exercise_id: 'unknown' }), floorEntry()];
    const answers = await onFloor(refused, taken);
    expect(answers.map(({ id }) => id)).toEqual([refused.id, taken.id]);
    expect(outcomes(answers)).toEqual(['unknown_exercise', 'current']);
  });

  it.each<[string, Partial<FloorSetEntry>, string]>([
    ['for somebody who is not in the class', { customer_id: 'nobody' }, 'not_in_class'],
    ['of a class in another room', { workout_id: 'elsewhere' }, 'outside_room'],
    ['by a coach who has not unlocked the tablet', { coach_id: 'tom' }, 'not_unlocked'],
    ['of a class that is tomorrow', { workout_id: 'tomorrow' }, 'not_in_class'],
  ])('are refused %s', async (_, change, reason) => {
    expect(outcomes(await onFloor(floorEntry(change)))).toEqual([reason]);
    expect(await stored()).toEqual([]);
  });

  it('are corrected for two days, and taken later if they were made in time', async () => {
    now = at(48 * HOUR_MS + 1);
    const late = floorEntry({ made_at: now.toISOString() });
    expect(outcomes(await onFloor(late, floorEntry()))).toEqual(['correction_over', 'current']);
  });

  it('keep weights to ten grams', async () => {
    await onFloor(floorEntry({ lifted: { reps: 8, weight: 61.254 } }));
    expect(await stored()).toMatchObject([{ weight: 61.25 }]);
  });

  it('are refused above 1000 kg', async () => {
    const status = async (weight: number) =>
      (
        await floor.call('POST', '/floor/set-entries', tablet, {
          entries: [floorEntry({ lifted: { reps: 1, weight } })],
        })
      ).status;
    expect([await status(1000), await status(1000.5)]).toEqual([200, 422]);
  });

  it('are never changed afterwards', async () => {
    await onFloor(floorEntry());
    const change = floor.database.pool.query('update studio.set_entries set weight = 1');
    await expect(change).rejects.toMatchObject({ constraint: 'append_only' });
  });
});

describe('two authors of one set', () => {
  it('see the member’s own value, and the coach’s beside it until somebody decides', async () => {
    await onFloor(floorEntry());
    const mine = floorEntry({ lifted: { reps: 8, weight: 62.5 } });
    expect(outcomes(await byMia(mine))).toEqual(['current']);
    const { cells } = await workout();
    const [cell] = cells;
    expect(cell && values(cell)).toEqual({ current: 62.5, others: [60] });
    expect(await stored()).toMatchObject([{ weight: 62.5 }]);
    const restored = floorEntry({
      base: mine.id,
      settles: cell?.others.map(({ entry }) => entry) ?? [],
      lifted: { reps: 8, weight: 60 },
    });
    const [answer] = await byMia(restored);
    expect(answer?.cell && values(answer.cell)).toEqual({ current: 60, others: [] });
    expect(await stored()).toMatchObject([{ weight: 60 }]);
  });

  it('keep an imported value that somebody disagrees with, by a name of its own', async () => {
    const { pool } = floor.database;
    await insertSets(pool, { customer: 'mia', workout: 'evening', exercise: 'squat', lifted: [[55, 8]] });
    const [answer] = await byMia(floorEntry());
    expect(answer?.cell && values(answer.cell)).toEqual({ current: 60, others: [55] });
    const [imported] = answer?.cell?.others ?? [];
    expect(imported?.author).toBe('import');
    expect(imported?.entry).toMatch(/^[\da-f-]{36}$/);
    const [change] = await onFloor(
      floorEntry({ exercise_number: 1, set_number: 2, base: null, lifted: { reps: 8, weight: 57.5 } }),
    );
    expect(change?.outcome).toBe('current');
  });

  it('enter on an imported value what then holds', async () => {
    const { pool } = floor.database;
    await insertSets(pool, { customer: 'mia', workout: 'evening', exercise: 'squat', lifted: [[55, 8]] });
    const [answer] = await onFloor(floorEntry({ base: 'import' }));
    expect(answer?.cell && values(answer.cell)).toEqual({ current: 60, others: [] });
  });

  it('at the same time lose nothing', async () => {
    const entries = Array.from({ length: 12 }, (_, at) =>
      floorEntry({ lifted: { reps: 8, weight: 50 + at } }),
    );
    await Promise.all(entries.map((entry, at) => (at % 3 === 0 ? byMia(entry) : onFloor(entry))));
    const [cell] = (await workout()).cells;
    const { current, others } = cell ? values(cell) : { current: null, others: [] };
    expect(new Set([current, ...others])).toEqual(new Set(entries.map(({ lifted }) => lifted?.weight)));
  });
});

describe('a member’s own workout', () => {
  it('is that of the class that runs or comes next, with what is entered', async () => {
    await onFloor(floorEntry());
    const shown = await workout();
    expect(shown.studio_class?.id).toBe('evening');
    expect(shown.set_count).toBe(3);
    expect(shown.exercises.map(({ exercise_id }) => exercise_id)).toEqual(['squat', 'bench']);
    expect(shown.cells).toHaveLength(1);
    now = at(-DAY_MS);
    expect((await workout()).studio_class?.id).toBe('evening');
    now = at(-DAY_MS - 1);
    expect((await workout()).studio_class).toBeNull();
    now = at(4 * HOUR_MS);
    expect((await workout()).studio_class?.id).toBe('evening');
    now = at(7 * HOUR_MS);
    expect((await workout()).studio_class).toBeNull();
    expect((await workout('?workout_id=evening')).studio_class?.id).toBe('evening');
  });

  it('is that of the next class from its check-in on, unless the one before still runs', async () => {
    const { pool } = floor.database;
    await pool.query(
      `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
       values ('later', 'Push', '2026-11-20T20:30+01', 'carla', 'loft', 4, 3)`,
    );
    await insertBooking(pool, { id: 'later-mia', customer: 'mia', workout: 'later' });
    const shownAt = async (ms: number) => {
      now = at(ms);
      return (await workout()).studio_class?.id;
    };
    const checkIn = 130 * MINUTE_MS;
    expect([await shownAt(checkIn - 1), await shownAt(checkIn)]).toEqual(['evening', 'later']);
    await pool.query(`update studio.workouts set start_datetime = '2026-11-20T18:45+01' where id = 'later'`);
    const end = 45 * MINUTE_MS;
    expect([await shownAt(end - 1), await shownAt(end)]).toEqual(['evening', 'later']);
    await pool.query(`update studio.bookings set canceled_at = '2026-11-20T20:00+01' where id = 'later-mia'`);
  });

  it('is nobody else’s, and of no class without a place', async () => {
    const seen = async (path: string, who: string) => (await floor.call('GET', path, who)).status;
    expect(await seen('/customers/mia/workout', 'ben')).toBe(404);
    expect(await seen('/customers/mia/workout', 'owner')).toBe(404);
    expect(await seen('/customers/nobody/workout', 'mia')).toBe(404);
    expect(await seen('/customers/mia/workout?workout_id=elsewhere', 'mia')).toBe(404);
    const entry = { entries: [own(floorEntry())] };
    expect((await floor.call('POST', '/customers/mia/set-entries', 'ben', entry)).status).toBe(404);
    const note = await floor.call('PUT', '/customers/mia/exercise-notes/squat', 'ben', { text: 'x' });
    expect(note.status).toBe(404);
  });

  it('cannot be entered with the id of somebody else’s entry', async () => {
    const entry = floorEntry({ customer_id: 'ben' });
    await onFloor(entry);
    const [answer] = await byMia(entry);
    expect([answer?.outcome, answer?.cell]).toEqual(['refused', null]);
  });

  it('is corrected for fourteen days by the member, later by the desk, which is written down', async () => {
    now = at(14 * DAY_MS + 1);
    const late = floorEntry({ made_at: now.toISOString() });
    expect(outcomes(await byMia(late))).toEqual(['correction_over']);
    const correction = { entries: [own({ ...late, id: randomUUID() })] };
    const answer = await floor.app.inject({
      method: 'POST',
      url: '/api/desk/people/mia/set-entries',
      headers: { authorization: 'Bearer desk' },
      payload: correction,
    });
    expect(outcomes(answer.json())).toEqual(['current']);
    const { rows } = await floor.database.pool.query(
      `select from studio.audit_log where action = 'correct-sets' and customer_id = 'mia' and subject = 'class evening'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('is corrected once at the desk, however often what was taken in part is sent again', async () => {
    const correct = async (...entries: FloorSetEntry[]) =>
      outcomes(
        (
          await floor.call<EntryAnswer[]>('POST', '/desk/people/mia/set-entries', 'desk', {
            entries: entries.map(own),
          })
        ).body,
      );
    const { pool } = floor.database;
    const [refused, taken] = [floorEntry({ exercise_id: 'unknown' }), floorEntry()];
    expect(await correct(refused, taken)).toEqual(['unknown_exercise', 'current']);
    const later = floorEntry({ base: taken.id, lifted: { reps: 8, weight: 62.5 } });
    expect(await correct(refused, taken, later)).toEqual(['unknown_exercise', 'current', 'current']);
    expect(await correct(taken, later)).toEqual(['current', 'current']);
    expect(await stored()).toMatchObject([{ weight: 62.5, reps: 8 }]);
    const { rows: entries } = await pool.query('select from studio.set_entries');
    expect(entries).toHaveLength(2);
    const { rows: written } = await pool.query(
      `select after->'entries' as entries from studio.audit_log where after->'entries' ?| $1 order by id`,
      [[taken.id, later.id]],
    );
    expect(written).toEqual([{ entries: [taken.id] }, { entries: [later.id] }]);
  });

  it('is corrected at the desk by the coach of the class for two days, and by no other coach', async () => {
    const { pool } = floor.database;
    await pool.query(
      `insert into identity."user" (id, name, email, "emailVerified", "createdAt", "updatedAt")
       values ('coach', 'Carla', 'carla@lifted.example', true, now(), now());
       update studio.coaches set email = 'carla@lifted.example' where id = 'carla'`,
    );
    await onFloor(floorEntry());
    const correct = (changes: Partial<FloorSetEntry>) =>
      floor.call<EntryAnswer[]>('POST', '/desk/people/mia/set-entries', 'coach', {
        entries: [
          own(floorEntry({ lifted: { reps: 7, weight: 60 }, made_at: now.toISOString(), ...changes })),
        ],
      });
    now = at(2 * DAY_MS);
    const { body: shown } = await floor.call<ClassTraining>('GET', '/desk/classes/evening/training', 'coach');
    expect(shown.corrections_end).toBe('2026-11-22T18:00:00+01:00');
    const base = shown.studio_class.cells[0]?.current?.entry ?? null;
    expect(outcomes((await correct({ base })).body)).toEqual(['current']);
    expect(await stored()).toMatchObject([{ weight: 60, reps: 7 }]);
    const { rows } = await pool.query(
      `select author, coach_id, device_id from studio.set_entries order by number desc limit 1`,
    );
    expect(rows).toEqual([{ author: 'coach', coach_id: 'carla', device_id: null }]);
    expect((await correct({ workout_id: 'elsewhere' })).status).toBe(403);
    expect((await correct({ workout_id: 'unknown' })).status).toBe(403);
    now = at(2 * DAY_MS + 1);
    expect(outcomes((await correct({ set_number: 2 })).body)).toEqual(['correction_over']);
    const atDesk = await floor.call<ClassTraining>('GET', '/desk/classes/evening/training', 'desk');
    expect(atDesk.body.corrections_end).toBeNull();
  });

  it('has notes to oneself', async () => {
    const note = (exercise: string, text: string) =>
      floor.call('PUT', `/customers/mia/exercise-notes/${exercise}`, 'mia', { text });
    expect((await note('squat', ' Feet wider ')).status).toBe(204);
    const own = { exercise_id: 'squat', text: 'Feet wider', author: 'member', is_on_floor: false };
    expect((await workout()).notes).toEqual([own]);
    expect((await note('squat', ' ')).status).toBe(204);
    expect((await workout()).notes).toEqual([]);
    expect((await note('unknown', 'x')).status).toBe(404);
    expect((await note('squat', 'x'.repeat(501))).status).toBe(422);
  });
});
