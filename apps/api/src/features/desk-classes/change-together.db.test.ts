import { emptyTables } from '@lifted/database/empty-tables';
import type { ClassesChange, ClassOutcome } from '@lifted/contract/desk/desk-class-bulk';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { equipment } from '@lifted/profile/equipment';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beforeStart, insertProducts } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { seedImplements } from '../../training/seed-implements.ts';

const START = new Date('2026-11-25T17:30:00Z');
const LATER = new Date('2026-11-26T17:30:00Z');
const STARTS = { evening: START, other: START, next: LATER };

let now = beforeStart(START, { days: 3 });
let desk: DeskFixture;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = beforeStart(START, { days: 3 });
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox', 'studio.jobs');
  await insertClass(pool, {
    id: 'evening',
    start: START,
    capacity: 8,
    timerName: 'Heavy',
    coach: 'Jana',
    location: 'Main',
  });
  await insertClass(pool, {
    id: 'other',
    start: START,
    capacity: 8,
    timerName: 'Core',
    coach: 'Ben',
    location: 'Loft',
  });
  await insertClass(pool, {
    id: 'next',
    start: LATER,
    capacity: 8,
    timerName: 'Heavy',
    coach: 'Jana',
    location: 'Main',
  });
  await insertCustomer(pool, 'mia');
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via)
     select 'b', number, 'evening', $1, 'member' from studio.customers`,
    [now],
  );
});

const WAS = {
  evening: { timer_name: 'Heavy', coach_id: 'Jana', location_id: 'Main' },
  other: { timer_name: 'Core', coach_id: 'Ben', location_id: 'Loft' },
  next: { timer_name: 'Heavy', coach_id: 'Jana', location_id: 'Main' },
};
type Name = keyof typeof WAS;

const asked = (names: readonly Name[], change: Partial<ClassesChange>) => ({
  classes: names.map((id) => ({
    id,
    was: { ...WAS[id], capacity: 8, day: berlinDate(STARTS[id]), time: berlinTime(STARTS[id]) },
  })),
  change: { coach_id: null, location_id: null, capacity: null, cancel: null, ...change },
});

async function send<Body>(
  path: string,
  payload: object,
  who = 'desk',
): Promise<{ status: number; body: Body }> {
  const answer = await desk.app.inject({
    method: 'POST',
    url: `/api/desk${path}`,
    headers: { authorization: `Bearer ${who}` },
    payload,
  });
  return { status: answer.statusCode, body: answer.json() };
}
const preview = (names: readonly Name[], change: Partial<ClassesChange>) =>
  send<ClassOutcome[]>('/classes-bulk/preview', asked(names, change));
const apply = (names: readonly Name[], change: Partial<ClassesChange>) =>
  send<{ changes: string[]; code?: string; detail?: string }>('/classes-bulk', asked(names, change));

async function shown(): Promise<string[]> {
  const { rows } = await desk.database.pool.query<{ text: string }>(
    `select concat_ws(' ', id, coach_id, location_id, capacity, case when canceled_at is not null then 'canceled' end) as text
       from studio.workouts order by id`,
  );
  return rows.map(({ text }) => text);
}
async function count(what: 'mail_outbox' | 'audit_log'): Promise<number> {
  const { rows } = await desk.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from studio.${what}`,
  );
  return rows[0]?.count ?? 0;
}

const AS_THEY_WERE = ['evening Jana Main 8', 'next Jana Main 8', 'other Ben Loft 8'];

describe('what changing several classes would do', () => {
  it('is told class by class, and nothing is changed by it', async () => {
    const entries = await count('audit_log');
    const { body } = await preview(['evening', 'next'], { coach_id: 'Ben', capacity: 10 });
    expect(body).toMatchObject([
      {
        id: 'evening',
        differences: [
          { field: 'coach', from: 'Jana', to: 'Ben' },
          { field: 'capacity', from: '8', to: '10' },
        ],
        mails: 1,
        clashes: ['coach'],
        refusal: null,
      },
      { id: 'next', mails: 0, clashes: [], refusal: null },
    ]);
    expect(await shown()).toEqual(AS_THEY_WERE);
    expect([await count('mail_outbox'), await count('audit_log')]).toEqual([0, entries]);
  });

  it('says what another room has too little of for the workout of the day', async () => {
    const { pool } = desk.database;
    await seedImplements(pool, equipment);
    await pool.query(
      `insert into studio.exercises (id, name, exercise_group, implement_id)
       values ('squat', 'Squat', 'legs', 'barbell')`,
    );
    await pool.query(
      `insert into studio.wod_exercises (date, section, position, exercise_id, reps) values ('2026-11-25', 'main', 1, 'squat', 8)`,
    );
    await pool.query(`insert into studio.room_equipment values ('Loft', 'barbell', 5)`);
    const { body } = await preview(['evening', 'next'], { location_id: 'Loft' });
    expect(body.map(({ shortages }) => shortages)).toEqual([
      [{ equipment: 'Barbell', needs: 8, has: 5 }],
      [],
    ]);
    const smaller = await preview(['evening'], { location_id: 'Loft', capacity: 5 });
    expect(smaller.body[0]?.shortages).toEqual([]);
    await pool.query('delete from studio.room_equipment');
    await pool.query('delete from studio.wod_exercises');
  });

  it('says of each why it cannot be, and what cancelling sends', async () => {
    await apply(['other'], { cancel: 'other' });
    const { body } = await preview(['evening', 'other'], { cancel: 'coach' });
    expect(body.map(({ refusal, mails }) => [refusal === null, mails])).toEqual([
      [true, 1],
      [false, 0],
    ]);
  });

  it('needs something to change, and one thing at a time', async () => {
    expect((await preview(['next'], {})).status).toBe(422);
    expect((await preview(['next'], { cancel: 'other', capacity: 3 })).status).toBe(422);
  });
});

describe('several classes', () => {
  it('are changed with an entry each, and come back together', async () => {
    const { body } = await apply(['evening', 'next'], { location_id: 'Loft', capacity: 5 });
    expect(body.changes).toHaveLength(2);
    expect(await shown()).toEqual(['evening Jana Loft 5', 'next Jana Loft 5', 'other Ben Loft 8']);
    const undone = await send<{ changes: string[]; refused: string[] }>('/changes/undo', {
      changes: body.changes,
    });
    expect(undone.body).toMatchObject({ refused: [] });
    expect(undone.body.changes).toHaveLength(2);
    expect(await shown()).toEqual(AS_THEY_WERE);
  });

  it('are cancelled together and restored together', async () => {
    const { body } = await apply(['evening', 'other'], { cancel: 'coach' });
    expect(await shown()).toEqual([
      'evening Jana Main 8 canceled',
      'next Jana Main 8',
      'other Ben Loft 8 canceled',
    ]);
    await send('/changes/undo', { changes: body.changes });
    expect(await shown()).toEqual(AS_THEY_WERE);
  });

  it('are all left as they are when one of them cannot be changed, which is named', async () => {
    now = new Date(START.getTime() + 1);
    const refused = await apply(['next', 'evening'], { cancel: 'other' });
    expect(refused.body).toMatchObject({ code: 'class_started' });
    expect(refused.body.detail).toMatch(/^Heavy, Wed 25 Nov, 18:30: /);
    expect(await shown()).toEqual(AS_THEY_WERE);
    expect(await count('mail_outbox')).toBe(0);
  });

  it('keep what somebody else changed meanwhile, and refuse where both changed the same', async () => {
    await apply(['next'], { coach_id: 'Ben' });
    expect((await apply(['evening', 'next'], { capacity: 6 })).status).toBe(200);
    expect(await shown()).toContain('next Ben Main 6');
    const clash = await apply(['evening', 'next'], { capacity: 7 });
    expect(clash.body).toMatchObject({ code: 'stale_version' });
    expect(await shown()).toContain('evening Jana Main 6');
  });
});

it('an undo of several leaves what has changed since, and says so', async () => {
  const { body } = await apply(['evening', 'next'], { capacity: 6 });
  await send('/changes/undo', { changes: body.changes.slice(0, 1) });
  const again = await send<{ changes: string[]; refused: string[] }>('/changes/undo', {
    changes: body.changes,
  });
  expect(again.body).toMatchObject({ changes: [expect.any(String)], refused: ['This was undone already.'] });
  expect(await shown()).toEqual(AS_THEY_WERE);
});

it('an undo says whether it can be taken back: a change can, a class that takes place after all cannot', async () => {
  const undoOf = async (changes: readonly string[]) => {
    const [change = ''] = changes;
    const path = changes.length === 1 ? `/changes/${change}/undo` : '/changes/undo';
    return (await send<{ can_undo: boolean }>(path, changes.length === 1 ? {} : { changes })).body.can_undo;
  };
  const edited = await apply(['evening', 'next'], { capacity: 6 });
  expect(await undoOf(edited.body.changes)).toBe(true);
  const canceled = await apply(['evening', 'next'], { cancel: 'coach' });
  expect(await undoOf(canceled.body.changes)).toBe(false);
  const one = await apply(['evening'], { capacity: 6 });
  expect(await undoOf(one.body.changes)).toBe(true);
  const off = await apply(['evening'], { cancel: 'coach' });
  expect(await undoOf(off.body.changes)).toBe(false);
});
