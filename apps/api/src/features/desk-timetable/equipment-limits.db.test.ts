import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { seedImplements } from '../../training/seed-implements.ts';

const WEEK = 'from=2026-10-12&to=2026-10-18';

let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => new Date('2026-10-12T08:00:00Z'));
  const { pool } = desk.database;
  await insertCustomer(pool, 'mia');
  await insertClass(pool, { id: 'hall', start: '2026-10-13T16:00:00Z', location: 'Hall' });
  await insertClass(pool, { id: 'loft', start: '2026-10-13T16:00:00Z', location: 'Loft' });
  await seedImplements(pool, equipment);
  await pool.query(
    `insert into studio.exercises (id, name, exercise_group, implement_id)
     values ('squat', 'Squat', 'Squat', 'barbell'), ('pull', 'Pull', 'Pull', 'trap-bar')`,
  );
  await pool.query(
    `insert into studio.wod_exercises (date, section, position, exercise_id, reps) values
       ('2026-10-13', 'main', 1, 'squat', 8), ('2026-10-13', 'main', 2, 'squat', 5), ('2026-10-20', 'main', 1, 'pull', 8)`,
  );
  await pool.query(
    `insert into studio.room_equipment values ('Loft', 'barbell', 8), ('Hall', 'barbell', 0), ('Hall', 'trap-bar', 6)`,
  );
});
afterAll(() => desk.close());

const limits = (query: string, who = 'coach', language = 'en') =>
  desk.app.inject({
    url: `/api/desk/timetable/equipment-limits?${query}`,
    headers: { ...(who !== '' && { authorization: `Bearer ${who}` }), 'accept-language': language },
  });

it('tells for how many people rooms have what the workouts of the days need, once each', async () => {
  const ofTuesday = { date: '2026-10-13', equipment: 'Barbell' };
  expect((await limits(WEEK)).json()).toEqual([
    { ...ofTuesday, location_id: 'Hall', has: 0 },
    { ...ofTuesday, location_id: 'Loft', has: 8 },
  ]);
  expect((await limits('from=2026-10-20&to=2026-10-20')).json()).toEqual([
    { date: '2026-10-20', location_id: 'Hall', equipment: 'Trap bar', has: 6 },
  ]);
});

it('names it in the language of who asks', async () =>
  expect((await limits(WEEK, 'desk', 'de')).json()).toMatchObject([
    { equipment: 'Langhantel' },
    { equipment: 'Langhantel' },
  ]));

it('is for everybody who works here, five weeks at once at most', async () => {
  const statuses = ['', 'mia', 'coach', 'desk', 'owner'].map(
    async (who) => (await limits(WEEK, who)).statusCode,
  );
  expect(await Promise.all(statuses)).toEqual([401, 403, 200, 200, 200]);
  expect((await limits('from=2026-10-12&to=2026-11-16')).statusCode).toBe(422);
  expect((await limits('from=2026-02-30&to=2026-03-01')).statusCode).toBe(422);
});
