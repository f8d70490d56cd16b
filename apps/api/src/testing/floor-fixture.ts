import type { Language } from '@lifted/domain/language/language';
import { randomUUID } from 'node:crypto';
import type { EntryAnswer, FloorSetEntry } from '@lifted/contract/floor/set-entries';
import { MemberResponseCache } from '../cache/member-response-cache.ts';
import { registerFloor } from '../features/floor/floor-routes.ts';
import { registerSetEntries } from '../features/set-entries/set-entries-routes.ts';
import { registerTrainingLog } from '../features/training/training-log-routes.ts';
import type { Pool } from 'pg';
import type { StudioApp } from '../http/studio-app.ts';
import { LETTERS, insertEntitlement, insertProducts } from './booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from './desk-fixture.ts';
import { insertBooking, insertCustomer, insertExercise } from './member-fixture.ts';

/** When the class of the fixture starts. */
export const CLASS_START = new Date('2026-11-20T18:00:00+01:00');

interface Answer<Body> {
  readonly status: number;
  /** Throws where there is none. */
  readonly body: Body;
}

export interface FloorFixture extends DeskFixture {
  /** Makes a call of the floor or of a member; `token` of a device or a member's id. */
  readonly call: <Body = { code?: string }>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    payload?: object,
    language?: Language,
  ) => Promise<Answer<Body>>;
  /** Prepares and enrols a tablet in a room; answers its credential and id. */
  readonly enrol: (location: string) => Promise<{ readonly token: string; readonly id: string }>;
}

/**
 * A studio with two rooms and the class 'evening' in the room 'loft': coach carla (PIN 1234), members mia, ben and zoe
 * with bookings, squat and bench as the workout of the day. `registerMore` adds calls of other features.
 */
export async function createFloorFixture(
  now: () => Date,
  registerMore: (app: StudioApp, pool: Pool) => void = () => undefined,
): Promise<FloorFixture> {
  const desk = await createDeskFixture(now);
  const { app, database } = desk;
  const { pool } = database;
  registerFloor(app, {
    pool,
    now,
    letters: LETTERS,
    wakeJobs: () => undefined,
    demo: undefined,
    enrolmentLimit: { max: 10_000, seconds: 60 },
  });
  registerSetEntries(app, { pool, now });
  registerTrainingLog(app, { pool, memberCache: new MemberResponseCache(), now });
  registerMore(app, pool);
  await insertProducts(pool);
  await insertExercise(pool, 'squat');
  await insertExercise(pool, 'bench');
  await pool.query(
    `insert into studio.locations values ('loft', 'Loft'), ('yard', 'Yard');
     insert into studio.coaches (id, first_name) values ('carla', 'Carla'), ('tom', 'Tom');
     insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     values ('evening', 'Legs', '2026-11-20T18:00+01', 'carla', 'loft', 4, 3),
            ('elsewhere', 'Legs', '2026-11-20T18:00+01', 'tom', 'yard', 4, 3),
            ('tomorrow', 'Legs', '2026-11-21T18:00+01', 'carla', 'loft', 4, 3),
            ('before', 'Legs', '2026-11-13T18:00+01', 'carla', 'loft', 4, 3);
     insert into studio.wod_exercises (date, section, position, exercise_id, reps)
     values ('2026-11-20', 'main', 1, 'squat', 8), ('2026-11-20', 'main', 2, 'bench', 8),
            ('2026-11-13', 'main', 1, 'squat', 8)`,
  );
  for (const name of ['mia', 'ben', 'zoe']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'pass' });
    await insertBooking(pool, { id: `b-${name}`, customer: name, workout: 'evening' });
  }
  await desk.send('PUT', '/coaches/carla/pin', { pin: '2580' });

  const call: FloorFixture['call'] = async <Body>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    token: string,
    payload?: object,
    language?: Language,
  ) => {
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: { authorization: `Bearer ${token}`, ...(language && { 'accept-language': language }) },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: answer.statusCode,
      get body() {
        return answer.json<Body>();
      },
    };
  };
  return {
    ...desk,
    call,
    async enrol(location) {
      const added = await app.inject({
        method: 'POST',
        url: '/api/desk/floor-devices',
        headers: { authorization: 'Bearer owner' },
        payload: { name: 'Tablet', location_id: location },
      });
      const { id, code }: { id: string; code: string } = added.json();
      const { body } = await call<{ token: string }>('POST', '/floor/enrolment', 'nobody', { code });
      return { token: body.token, id };
    },
  };
}

/** An entry of the floor for mia's first set of squats, unless something else is said. */
export function floorEntry(changes: Partial<FloorSetEntry> = {}): FloorSetEntry {
  return {
    id: randomUUID(),
    workout_id: 'evening',
    exercise_id: 'squat',
    exercise_number: 1,
    set_number: 1,
    lifted: { reps: 8, weight: 60 },
    base: null,
    settles: [],
    made_at: CLASS_START.toISOString(),
    customer_id: 'mia',
    coach_id: 'carla',
    ...changes,
  };
}

/** What became of entries, in short: 'current', or the reason for a refusal. */
export function outcomes(answers: readonly EntryAnswer[]): string[] {
  return answers.map(({ outcome, refusal }) => refusal ?? outcome);
}
