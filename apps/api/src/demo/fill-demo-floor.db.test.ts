import type { FloorClass, FloorDay } from '@lifted/contract/floor/floor';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DEMO_PIN } from '@lifted/domain/floor/demo-pin';
import { equipment } from '@lifted/profile/equipment';
import { registerFloor } from '../features/floor/floor-routes.ts';
import type { StudioApp } from '../http/studio-app.ts';
import { LETTERS, violatedInvariants } from '../testing/booking-fixture.ts';
import { insertBooking, insertCustomer, insertExercise, insertSets } from '../testing/member-fixture.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import { seedImplements } from '../training/seed-implements.ts';
import { fillDemoFloor, keepClassRunning } from './fill-demo-floor.ts';

/** An hour at which no demo class takes place. */
const NIGHT = new Date('2026-11-20T03:20:00+01:00');
let now = NIGHT;

let database: TestDatabase;
let app: StudioApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture());
  const demo = { keepClassRunning };
  registerFloor(app, {
    pool,
    now: () => now,
    letters: LETTERS,
    wakeJobs: () => undefined,
    demo,
  });
  await insertExercise(pool, 'back-squat');
  await pool.query(
    `insert into studio.locations values ('main-floor', 'Main Floor');
     insert into studio.coaches (id, first_name) values ('jana', 'Jana');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('past', 'Legs', '2026-11-10T18:00+01', 'jana', 'main-floor', 20);
     insert into studio.wod_exercises (date, section, position, exercise_id, reps)
     values ('2026-11-20', 'main', 1, 'back-squat', 5)`,
  );
  for (const name of ['mia', 'ben', 'zoe']) {
    await insertCustomer(pool, name);
    await insertSets(pool, { customer: name, workout: 'past', exercise: 'back-squat', lifted: [[60, 5]] });
  }
  await seedImplements(pool, equipment);
  await fillDemoFloor(pool, NIGHT);
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function ask<Body>(
  method: 'GET' | 'POST',
  path: string,
  token: string,
  payload?: object,
): Promise<Body> {
  const answer = await app.inject({
    method,
    url: `/api/floor${path}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload !== undefined && { payload }),
  });
  return answer.json();
}

it('makes any browser a tablet in the middle of a class, at any hour', async () => {
  const { token } = await ask<{ token: string }>('POST', '/enrolment', 'nobody', { code: 'demo' });
  const days = await Promise.all([1, 2, 3].map(() => ask<FloorDay>('GET', '/day', token)));
  expect(days.map(({ classes }) => classes.length)).toEqual([1, 1, 1]);
  const [running] = days[0]?.classes ?? [];
  expect(running).toMatchObject({
    state: 'running',
    start_datetime: '2026-11-20T03:15:00+01:00',
    expected: 3,
  });
  const shown = await ask<FloorClass>('GET', `/classes/${running?.id ?? ''}`, token);
  expect(shown.exercises).toMatchObject([{ exercise_id: 'back-squat', implement_id: 'barbell' }]);
  expect(shown.histories).toHaveLength(3);
  expect(await ask('POST', '/unlock', token, { coach_id: 'jana', pin: DEMO_PIN })).toMatchObject({
    first_name: 'Jana',
  });
  expect(await violatedInvariants(database.pool)).toEqual([]);
});

it('finds people there in a class of the timetable that nobody has touched, and touches no other', async () => {
  const { pool } = database;
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('evening', 'Legs', '2026-11-20T18:00+01', 'jana', 'main-floor', 20)`,
  );
  for (const name of ['mia', 'ben', 'zoe'])
    await insertBooking(pool, { id: `b-${name}`, customer: name, workout: 'evening' });
  const { token } = await ask<{ token: string }>('POST', '/enrolment', 'nobody', { code: 'demo' });
  const presentAt = async (time: string) => {
    now = new Date(`2026-11-20T${time}:00+01:00`);
    const { classes } = await ask<FloorDay>('GET', '/day', token);
    return classes.find(({ id }) => id === 'evening')?.present;
  };
  expect([await presentAt('18:04'), await presentAt('18:05')]).toEqual([0, 3]);
  await pool.query(`update studio.bookings set has_attended = id = 'b-mia' where workout_id = 'evening'`);
  expect(await presentAt('18:20')).toBe(1);
});

it('has a class on after midnight too, when one of the day before would still be on', async () => {
  const { pool } = database;
  await pool.query(`insert into studio.coaches (id, first_name) values ('ben', 'Ben')`);
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('late', 'Legs', '2026-11-20T23:30+01', 'jana', 'main-floor', 20)`,
  );
  now = new Date('2026-11-21T00:05:00+01:00');
  const { token } = await ask<{ token: string }>('POST', '/enrolment', 'nobody', { code: 'demo' });
  const { classes } = await ask<FloorDay>('GET', '/day', token);
  expect(classes).toMatchObject([{ state: 'running', start_datetime: '2026-11-21T00:00:00+01:00' }]);
});

it('puts people into a class of the timetable that nobody has booked, once it has begun', async () => {
  const { pool } = database;
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
     values ('unbooked', 'Legs', '2026-11-22T18:00+01', 'jana', 'main-floor', 2)`,
  );
  const { token } = await ask<{ token: string }>('POST', '/enrolment', 'nobody', { code: 'demo' });
  const seenAt = async (time: string) => {
    now = new Date(`2026-11-22T${time}:00+01:00`);
    const { classes } = await ask<FloorDay>('GET', '/day', token);
    return classes.map(({ id, expected, present }) => [id, expected, present]);
  };
  expect(await seenAt('18:04')).toEqual([['unbooked', 0, 0]]);
  expect(await seenAt('18:05')).toEqual([['unbooked', 2, 2]]);
  expect(await violatedInvariants(pool)).toEqual([]);
});

it('gives nothing that the desk has removed', async () => {
  const { pool } = database;
  await insertExercise(pool, 'trap-bar-deadlift');
  await pool.query(`insert into studio.locations values ('loft', 'Loft') on conflict do nothing`);
  await pool.query('delete from studio.room_equipment');
  await pool.query(`delete from studio.implements where id = 'trap-bar'`);
  await fillDemoFloor(pool, NIGHT);
  const { rows } = await pool.query(
    `select (select implement_id from studio.exercises where id = 'trap-bar-deadlift') as implement,
            array(select implement_id from studio.room_equipment) as limited`,
  );
  expect(rows).toEqual([{ implement: null, limited: ['leg-press'] }]);
});
