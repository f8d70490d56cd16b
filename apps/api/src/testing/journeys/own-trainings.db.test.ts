import { randomUUID } from 'node:crypto';
import type { Customer } from '@lifted/contract/customers';
import type { DeskPerson } from '@lifted/contract/desk/people/people';
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import type { EntryAnswer, FloorSetEntry, MyWorkout } from '@lifted/contract/floor/set-entries';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { DAY_MS, HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerChallenges } from '../../features/challenges/challenges-routes.ts';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { seededRandom } from '../../demo/content/seeded-random.ts';
import { insertChallenge, insertParticipation } from '../challenge-fixture.ts';
import {
  CLASS_START,
  createFloorFixture,
  floorEntry,
  outcomes,
  type FloorFixture,
} from '../floor-fixture.ts';
import { insertBooking, insertExercise, insertSets } from '../member-fixture.ts';
import * as naive from './member-answers-naive.ts';

const NOW = new Date(CLASS_START.getTime() + HOUR_MS);
const TODAY = '2026-11-20';
let now = NOW;
let floor: FloorFixture;
let tablet: string;

beforeAll(async () => {
  floor = await createFloorFixture(
    () => now,
    (app, pool) => {
      const shared = { pool, memberCache: new MemberResponseCache(), now: () => now };
      registerCustomers(app, shared);
      registerChallenges(app, { ...shared, publicCache: new PublicResponseCache() });
    },
  );
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
  await insertBooking(floor.database.pool, {
    id: 'past',
    customer: 'mia',
    workout: 'before',
    attended: true,
  });
  await insertExercise(floor.database.pool, 'curl');
  await insertExercise(floor.database.pool, 'row');
  await insertChallenge(floor.database.pool, { id: 'november' });
  await insertParticipation(floor.database.pool, 'november', 'mia');
});
afterAll(() => floor.close());
beforeEach(async () => {
  now = NOW;
  await floor.database.pool.query(
    'truncate studio.set_cells, studio.set_entries, studio.set_logs, studio.own_trainings cascade',
  );
});

interface Saved {
  readonly id?: string;
  readonly date?: string;
  readonly name?: string | null;
  readonly madeAt?: Date;
}

async function save({ id = randomUUID(), date = TODAY, name = null, madeAt = now }: Saved = {}, who = 'mia') {
  const path = `/customers/${who}/own-trainings/${id}`;
  const body = { date, name, made_at: madeAt.toISOString() };
  const answer = await floor.call<{ refusal: string | null }>('PUT', path, who, body);
  return { id, status: answer.status, refusal: answer.body.refusal };
}

const remove = (id: string, who = 'mia') =>
  floor.call('DELETE', `/customers/${who}/own-trainings/${id}`, who);
const trainings = async (who = 'mia') =>
  (await floor.call<OwnTrainings>('GET', `/customers/${who}/own-trainings`, who)).body;
const logs = async (of = 'mia', who = of) =>
  (await floor.call<WorkoutLog[]>('GET', `/customers/${of}/exercise_logs`, who)).body;

const ofMember = ({ coach_id: _, customer_id: __, ...entry }: FloorSetEntry) => entry;

type Entry = Partial<FloorSetEntry>;
/** Enters sets as the member; made now, unless something else is said. */
async function enter(entries: readonly Entry[], who = 'mia') {
  const sent = entries.map((entry) => ofMember(floorEntry({ made_at: now.toISOString(), ...entry })));
  const path = `/customers/${who}/set-entries`;
  const { body } = await floor.call<EntryAnswer[]>('POST', path, who, { entries: sent });
  return outcomes(body);
}

const count = async (table: string) =>
  (await floor.database.pool.query(`select from studio.${table}`)).rowCount;

describe('a training without a class', () => {
  it('has sets like a class, and is in the history as the member’s own', async () => {
    const { id } = await save({ name: 'Hotel gym' });
    expect(
      await enter([{ workout_id: id }, { workout_id: id, exercise_id: 'bench', exercise_number: 2 }]),
    ).toEqual(['current', 'current']);
    expect(await logs()).toMatchObject([
      {
        workout_id: id,
        is_own: true,
        timer_name: 'Hotel gym',
        coach_first_name: '',
        exercise_logs: [{ exercise_id: 'squat' }, { exercise_id: 'bench' }],
      },
    ]);
    now = new Date(NOW.getTime() + HOUR_MS);
    const { trainings: known, exercises, histories } = await trainings();
    expect(known).toMatchObject([{ id, date: TODAY, name: 'Hotel gym', cells: [{}, {}] }]);
    expect(exercises.map(({ exercise_id }) => exercise_id)).toEqual(['bench', 'curl', 'row', 'squat']);
    expect(histories.map(({ exercise_id }) => exercise_id)).toEqual(['bench', 'squat']);
  });

  it('is one, however often it is sent, and says what was said last', async () => {
    const { id } = await save({ name: 'Park' });
    await save({ id, name: 'Park' });
    await save({ id, name: ' Gym ' });
    expect((await trainings()).trainings).toMatchObject([{ id, name: 'Gym' }]);
    await save({ id, name: '  ' });
    expect((await trainings()).trainings).toMatchObject([{ id, name: null }]);
    expect(await count('own_trainings')).toBe(1);
  });

  it('keeps the instant it was added at when it is renamed, later that day and on another', async () => {
    const { id } = await save({ name: 'Park' });
    const start = async () =>
      (await floor.database.pool.query<{ at: Date }>('select start_datetime as at from studio.own_trainings'))
        .rows;
    for (const [name, later] of [
      ['Gym', HOUR_MS],
      ['Hotel gym', DAY_MS],
    ] as const) {
      now = new Date(NOW.getTime() + later);
      await save({ id, name });
      expect((await trainings()).trainings).toMatchObject([{ id, name }]);
      expect(await start()).toEqual([{ at: NOW }]);
    }
  });

  it('an entry sent twice is one set', async () => {
    const { id } = await save();
    const entry = { id: randomUUID(), workout_id: id };
    await enter([entry]);
    expect(await enter([entry])).toEqual(['current']);
    expect(await count('set_entries')).toBe(1);
  });

  it('is removed with everything entered in it, and removing it again changes nothing', async () => {
    const { id } = await save();
    await enter([{ workout_id: id }]);
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
    for (const table of ['own_trainings', 'set_logs', 'set_entries', 'set_cells']) {
      expect(await count(table), table).toBe(0);
    }
    expect(await logs()).toEqual([]);
    expect(await enter([{ workout_id: id }])).toEqual(['unknown_class']);
  });

  it.each([
    ['tomorrow', '2026-11-21', 'in_future'],
    ['today', '2026-11-20', null],
    ['fourteen days ago', '2026-11-06', null],
    ['fifteen days ago', '2026-11-05', 'too_long_ago'],
  ])('of %s is taken or refused', async (_, date, refusal) =>
    expect(await save({ date })).toMatchObject({ status: 200, refusal }),
  );

  it('is corrected for fourteen days, later neither its sets nor its day', async () => {
    const { id } = await save();
    await enter([{ workout_id: id }]);
    now = new Date('2026-12-04T22:59:00Z');
    expect(await enter([{ workout_id: id, set_number: 2 }])).toEqual(['current']);
    now = new Date('2026-12-04T23:00:00Z');
    expect(await enter([{ workout_id: id, set_number: 3 }])).toEqual(['correction_over']);
    expect(await save({ id, date: '2026-12-04' })).toMatchObject({ refusal: 'correction_over' });
    expect((await trainings()).trainings).toEqual([]);
    expect((await logs())[0]?.exercise_logs).toHaveLength(2);
  });

  it.each([
    [
      '31 December, 23:50, sent in the new year',
      '2026-12-31',
      '2026-12-31T22:50:00Z',
      '2027-01-01T08:00:00Z',
      '+01:00',
    ],
    ['the second 2:30 in October', '2026-10-25', '2026-10-25T01:30:00Z', '2026-10-25T01:31:00Z', '+01:00'],
    ['the first 2:30 in October', '2026-10-25', '2026-10-25T00:30:00Z', '2026-10-25T00:31:00Z', '+02:00'],
    [
      '3:10 in March, an hour after 1:10',
      '2027-03-28',
      '2027-03-28T01:10:00Z',
      '2027-03-28T01:11:00Z',
      '+02:00',
    ],
  ])('of %s is of that day', async (_, date, made, arrived, offset) => {
    now = new Date(arrived);
    const { id, refusal } = await save({ date, madeAt: new Date(made) });
    expect(refusal).toBe(null);
    await enter([{ workout_id: id, made_at: made }]);
    const [log] = await logs();
    expect(log?.start_datetime).toMatch(new RegExp(`^${date}T.*${offset.replace('+', '\\+')}$`));
    expect(new Date(log?.start_datetime ?? '')).toEqual(new Date(made));
  });
});

describe('what it counts for', () => {
  it(
    'records, progress and history are those of all sets in the order of time',
    { timeout: 60_000 },
    async () => {
      const random = seededRandom('own trainings');
      const oneOf = <Item>(items: readonly [Item, ...Item[]]) =>
        items[Math.floor(random() * items.length)] ?? items[0];
      const sets: Record<string, string>[] = [];
      const row = (workout: string, start: string, set: number, lifted: { weight: number; reps: number }) =>
        sets.push({
          workout_id: workout,
          start,
          exercise_id: 'squat',
          group: 'squat',
          exercise_number: '1',
          set_number: String(set),
          weight: String(lifted.weight),
          reps: String(lifted.reps),
        });
      const draw = () => ({ weight: oneOf([40, 50, 52.5, 60, 61.25]), reps: oneOf([0, 5, 8, 9]) });
      // The class of the 13th, and own trainings before it, after it and of the same day, not in this order.
      const past = [draw(), draw(), draw()];
      past.forEach((lifted, at) => row('before', '2026-11-13T17:00:00Z', at + 1, lifted));
      await insertSets(floor.database.pool, {
        customer: 'mia',
        workout: 'before',
        exercise: 'squat',
        lifted: past.map(({ weight, reps }) => [weight, reps] as const),
      });
      for (const date of ['2026-11-16', '2026-11-07', '2026-11-13', '2026-11-19', '2026-11-10']) {
        const { id } = await save({ date });
        const lifted = [draw(), draw(), draw()];
        lifted.forEach((set, at) => row(id, `${date}T11:00:00Z`, at + 1, set));
        await enter(lifted.map((set, at) => ({ workout_id: id, set_number: at + 1, lifted: set })));
      }
      const member = { bookings: [], sets };
      const check = async () => {
        expect(
          (await logs()).map(({ workout_id, exercise_logs }) => ({
            workout_id,
            sets: exercise_logs.map(({ exercise_name: _, exercise_short_name: __, ...set }) => set),
          })),
        ).toEqual(naive.logsOf(member));
        for (const weeks of [4, 12]) {
          const path = `/customers/mia/exercise_progression?timeFrame=${weeks}`;
          expect((await floor.call('GET', path, 'mia')).body).toEqual(
            naive.progressionOf(member, NOW.toISOString(), weeks),
          );
        }
        expect((await floor.call('GET', '/customers/mia/weekly-progress', 'mia')).body).toEqual(
          naive.weeklyProgressOf(member, NOW.toISOString()),
        );
      };
      await check();

      // Moved to another day, its sets take their records along.
      const moved = (await trainings()).trainings.find(({ date }) => date === '2026-11-07');
      await save({ id: moved?.id ?? '', date: '2026-11-18' });
      for (const set of sets) if (set['workout_id'] === moved?.id) set['start'] = '2026-11-18T11:00:00Z';
      await check();
      // And without it they are as if it had never been.
      await remove(moved?.id ?? '');
      sets.splice(0, sets.length, ...sets.filter((set) => set['workout_id'] !== moved?.id));
      await check();
    },
  );

  it('the suggested load of the next class is the member’s to see, and the tablet keeps to classes', async () => {
    const { id } = await save({ date: '2026-11-18' });
    await enter([{ workout_id: id, lifted: { reps: 8, weight: 100 } }]);
    const { body } = await floor.call<MyWorkout>('GET', '/customers/mia/workout', 'mia');
    expect(body.histories).toEqual([
      {
        customer_id: 'mia',
        exercise_id: 'squat',
        sessions: [{ date: '2026-11-18', planned_reps: null, sets: [{ reps: 8, weight: 100 }] }],
      },
    ]);
    const onFloor = await floor.call<FloorClass>('GET', '/floor/classes/evening', tablet);
    expect(onFloor.body.histories).toEqual([]);
  });

  it('not attendance, streak, challenge, nor what the desk counts', async () => {
    const facts = async () => {
      const path = '/customers?email=mia%40member.example';
      const [customer] = (await floor.call<Customer[]>('GET', path, 'mia')).body;
      const joined = '/challenge_participants?customer_id=mia&challenge_id=november';
      const [participant] = (await floor.call<object[]>('GET', joined, 'mia')).body;
      const { training } = await floor.read<DeskPerson>('/people/mia');
      const { rows } = await floor.database.pool.query<{ classes: string; places: string }>(
        'select (select count(*) from studio.workouts) as classes, (select count(*) from studio.class_places) as places',
      );
      return { customer, participant, training, counted: rows[0] };
    };
    const before = await facts();
    expect(before.customer).toBeDefined();
    expect(before.participant).toBeDefined();
    for (const date of ['2026-11-20', '2026-11-12', '2026-11-09']) {
      const { id } = await save({ date });
      await enter([{ workout_id: id, lifted: { reps: 8, weight: 20 } }]);
      await enter([{ workout_id: id, lifted: { reps: 8, weight: 90 }, set_number: 2 }]);
    }
    expect(await facts()).toEqual(before);
  });
});

describe('who sees it', () => {
  it('nobody but the member: no other member, no coach of theirs, not the desk and not the owner', async () => {
    const { id } = await save();
    await enter([{ workout_id: id, lifted: { reps: 5, weight: 80 } }]);
    for (const who of ['ben', 'desk', 'owner', 'coach']) {
      const path = `/customers/mia/own-trainings`;
      expect((await floor.call('GET', path, who)).status, who).toBe(404);
      const body = { date: TODAY, name: null, made_at: now.toISOString() };
      expect((await floor.call('PUT', `${path}/${id}`, who, body)).status, who).toBe(404);
      expect((await floor.call('DELETE', `${path}/${id}`, who)).status, who).toBe(404);
    }
    expect((await floor.call('GET', '/customers/mia/own-trainings', 'nobody')).status).toBe(401);
    expect(await logs('mia')).toHaveLength(1);
    for (const who of ['owner', 'desk']) {
      const found = await floor.call<unknown[]>('GET', '/customers/mia/exercise_logs', who);
      if (found.status === 200) expect(found.body, who).toEqual([]);
      for (const figures of ['exercise_progression', 'weekly-progress']) {
        const answer = await floor.call<unknown[]>('GET', `/customers/mia/${figures}`, who);
        if (answer.status === 200) expect(answer.body, `${who}, ${figures}`).toEqual([]);
      }
    }
    expect((await floor.call('GET', '/customers/mia/exercise_logs', 'owner')).status).toBe(200);
  });

  it('somebody who knows its id can neither change it nor enter in it, nor can the floor or the desk', async () => {
    const { id } = await save({ name: 'Mine' });
    expect(await save({ id, name: 'Taken' }, 'ben')).toMatchObject({ refusal: 'unknown_class' });
    expect(await enter([{ workout_id: id }], 'ben')).toEqual(['unknown_class']);
    await remove(id, 'ben');
    const onFloor = await floor.call<EntryAnswer[]>('POST', '/floor/set-entries', tablet, {
      entries: [floorEntry({ workout_id: id })],
    });
    expect(outcomes(onFloor.body)).toEqual(['outside_room']);
    const atDesk = await floor.call<EntryAnswer[]>('POST', '/desk/people/mia/set-entries', 'owner', {
      entries: [ofMember(floorEntry({ workout_id: id }))],
    });
    expect(outcomes(atDesk.body)).toEqual(['unknown_class']);
    expect((await trainings()).trainings).toMatchObject([{ id, name: 'Mine', cells: [] }]);
  });

  it('an id that is also a class’s means the class', async () => {
    const id = randomUUID();
    await floor.database.pool.query(
      `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
       values ($1, 'Legs', '2026-11-20T16:00+01', 'carla', 'loft', 4)`,
      [id],
    );
    await save({ id });
    expect(await enter([{ workout_id: id }])).toEqual(['not_in_class']);
    await floor.database.pool.query('delete from studio.workouts where id = $1', [id]);
  });
});

it('goes over to the record that stays when two are merged, and back', async () => {
  const { id } = await save({ name: 'Hotel gym' }, 'ben');
  await enter([{ workout_id: id }], 'ben');
  await floor.database.pool.query(
    `update studio.bookings set canceled_at = '2026-11-19' where customer_number in
       (select number from studio.customers where id = 'ben')`,
  );
  const merged = await floor.send('POST', '/people/mia/merge', { other_id: 'ben' });
  expect(merged.status).toBe(200);
  expect(await logs('mia')).toMatchObject([{ workout_id: id, timer_name: 'Hotel gym' }]);
  now = new Date(NOW.getTime() + DAY_MS);
  expect((await floor.undo(merged.body.change)).status).toBe(200);
  expect(await logs('mia')).toEqual([]);
  expect(await logs('ben')).toMatchObject([{ workout_id: id }]);
});
