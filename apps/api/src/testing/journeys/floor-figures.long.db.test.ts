import { randomUUID } from 'node:crypto';
import type { Booking } from '@lifted/contract/bookings';
import type { Challenge, ChallengeParticipant } from '@lifted/contract/challenges';
import type { FloorSetEntry } from '@lifted/contract/floor/set-entries';
import type { WorkoutLog } from '@lifted/contract/training-log';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seededRandom } from '../../demo/content/seeded-random.ts';
import { CLASS_START, createFloorFixture, type FloorFixture } from '../floor-fixture.ts';
import { insertBooking, insertCustomer } from '../member-fixture.ts';
import { registerMemberCalls } from '../calls/register-member-calls.ts';
import * as naive from './member-answers-naive.ts';

/*
 * A class of twenty: they are marked as present, a tablet and everybody's own phone enter the same sets, each without having seen
 * what the other did, and send it in pieces. What the dashboard of every member asks for (totals and streaks, bookings, log,
 * progression, weeks, challenges) is then computed a second time from what was entered.
 */

const MEMBERS = Array.from({ length: 20 }, (_, at) => `member-${at + 1}`);
const PAST_CLASSES = 10;
const EXERCISES = ['squat', 'bench'] as const;
const SETS = [1, 2, 3];
const WINDOWS = [4, 12, 26, 52];
const NOW = new Date(CLASS_START.getTime() + HOUR_MS);
/** The class is inside the first, on the last day of the second, on the first day of the third, and after the fourth. */
const CHALLENGES: readonly naive.NaiveChallenge[] = [
  { id: 'inside', first: '2026-10-12', last: '2026-12-13', goal: 5 },
  { id: 'last-day', first: '2026-11-01', last: '2026-11-20', goal: 3 },
  { id: 'first-day', first: '2026-11-20', last: '2026-12-31', goal: 1 },
  { id: 'over', first: '2026-10-01', last: '2026-11-19', goal: 6 },
];

type Row = Readonly<Record<string, string>>;

const random = seededRandom('a class of twenty');
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item =>
  items[Math.floor(random() * items.length)] ?? items[0];
const weight = () => oneOf([40, 50, 52.5, 60, 61.25]);
const reps = () => oneOf([0, 5, 8, 9]);

let floor: FloorFixture;
let tablet: string;
/** What each member's log and list of bookings is to be. */
const logs = new Map<string, Row[]>();
const bookings = new Map<string, Row[]>();
/** Who joined which challenge. */
const participants: { readonly challenge: naive.NaiveChallenge; readonly id: string }[] = [];

const figuresOf = (id: string): naive.NaiveMember => ({
  bookings: bookings.get(id) ?? [],
  sets: logs.get(id) ?? [],
});

beforeAll(async () => {
  floor = await createFloorFixture(
    () => NOW,
    (app, memberPool) => registerMemberCalls(app, memberPool, () => NOW),
  );
  const { pool } = floor.database;
  await pool.query(`update studio.workouts set capacity = 30`);
  for (const id of MEMBERS) {
    await insertCustomer(pool, id);
    logs.set(id, []);
    bookings.set(id, []);
    await book(id, { workout: 'evening', start: CLASS_START.toISOString(), attended: false });
  }
  await writePast();
  await pool.query(
    `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
     select id, id, true, '2026-09-01', first, last, goal
       from jsonb_to_recordset($1) as c (id text, first date, last date, goal integer)`,
    [JSON.stringify(CHALLENGES)],
  );
  ({ token: tablet } = await floor.enrol('loft'));
  await floor.call('POST', '/floor/unlock', tablet, { coach_id: 'carla', pin: '2580' });
});
afterAll(() => floor.close());

async function book(
  id: string,
  {
    workout,
    start,
    attended,
  }: { readonly workout: string; readonly start: string; readonly attended: boolean },
): Promise<void> {
  const booking = `${workout}-${id}`;
  await insertBooking(floor.database.pool, { id: booking, customer: id, workout, attended });
  bookings.get(id)?.push({
    id: booking,
    workout_id: workout,
    start,
    canceled_at: '',
    class_canceled: '',
    has_attended: String(attended),
  });
}

/** One class a week before this one, imported. */
async function writePast(): Promise<void> {
  const { pool } = floor.database;
  for (let week = 1; week <= PAST_CLASSES; week += 1) {
    const start = new Date(CLASS_START.getTime() - week * 7 * 24 * HOUR_MS).toISOString();
    const workout = `past-${week}`;
    await pool.query(
      `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
       values ($1, 'Legs', $2, 'carla', 'loft', 30)`,
      [workout, start],
    );
    for (const id of MEMBERS) {
      await book(id, { workout, start, attended: random() < 0.8 });
      const exercise = oneOf(EXERCISES);
      const rows = SETS.map((set) =>
        rowOf({ workout, start, exercise, number: 1, set }, { weight: weight(), reps: reps() }),
      );
      logs.get(id)?.push(...rows);
      await pool.query(
        `insert into studio.set_logs (customer_number, workout_number, exercise_key, exercise_number, set_number, weight, reps)
         select c.number, w.number, x.number, 1, r.set_number, r.weight, r.reps
           from jsonb_to_recordset($4) as r (set_number smallint, weight numeric, reps smallint), studio.customers c,
                studio.workouts w, studio.exercises x
          where c.id = $1 and w.id = $2 and x.id = $3`,
        [id, workout, exercise, JSON.stringify(rows)],
      );
    }
  }
}

interface Place {
  readonly workout: string;
  readonly start: string;
  readonly exercise: string;
  readonly number: number;
  readonly set: number;
}

function rowOf(
  { workout, start, exercise, number, set }: Place,
  lifted: { weight: number; reps: number },
): Row {
  return {
    workout_id: workout,
    start,
    exercise_id: exercise,
    group: exercise,
    exercise_number: String(number),
    set_number: String(set),
    weight: String(lifted.weight),
    reps: String(lifted.reps),
  };
}

type Lifted = FloorSetEntry['lifted'];

/** What one device enters for one set, one entry on the other, and the last of it. */
function chain(
  customer_id: string,
  place: Place,
): { readonly entries: FloorSetEntry[]; readonly last: Lifted } {
  const entries: FloorSetEntry[] = [];
  let last: Lifted = null;
  for (let count = Math.floor(random() * 3); count > 0; count -= 1) {
    last = random() < 0.15 ? null : { weight: weight(), reps: reps() };
    entries.push({
      id: randomUUID(),
      workout_id: 'evening',
      exercise_id: place.exercise,
      exercise_number: place.number,
      set_number: place.set,
      lifted: last,
      base: entries.at(-1)?.id ?? null,
      settles: [],
      made_at: CLASS_START.toISOString(),
      customer_id,
      coach_id: 'carla',
    });
  }
  return { entries, last };
}

const own = ({ coach_id: _, customer_id: __, ...entry }: FloorSetEntry) => entry;

/** Cuts a list into pieces of random length. */
function pieces<Item>(items: readonly Item[]): Item[][] {
  const cut: Item[][] = [];
  for (let from = 0; from < items.length;) {
    const to = from + 1 + Math.floor(random() * 30);
    cut.push(items.slice(from, to));
    from = to;
  }
  return cut;
}

/** The coach taps who is present, some tap their own name, and some are taken back. */
async function checkIn(): Promise<void> {
  for (const id of MEMBERS) {
    const mark = async (is_present: boolean, coach_id: string | null) => {
      const path = `/floor/classes/evening/attendance/booking/evening-${id}`;
      expect((await floor.call('PUT', path, tablet, { is_present, coach_id })).status).toBe(204);
    };
    const chance = random();
    if (chance < 0.8) await mark(true, chance < 0.3 ? null : 'carla');
    if (chance > 0.7 && chance < 0.8) await mark(false, 'carla');
    const rows = bookings.get(id) ?? [];
    bookings.set(
      id,
      rows.map((row) =>
        row['workout_id'] === 'evening' ? { ...row, has_attended: String(chance <= 0.7) } : row,
      ),
    );
  }
}

/** Of each two members one joins before the class and one after it, and every fifth joins nothing. */
async function join(when: 'before' | 'after'): Promise<void> {
  for (const [at, id] of MEMBERS.entries()) {
    if (at % 5 === 4 || (at % 2 === 0) !== (when === 'before')) continue;
    for (const challenge of CHALLENGES) {
      if (challenge.id === 'over') {
        // Nobody can join it any more, so these did in time.
        await floor.database.pool.query(
          `insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
           select $1, number, '2026-10-01' from studio.customers where id = $2`,
          [challenge.id, id],
        );
      } else {
        const asked = { challenge_id: challenge.id, customer_id: id };
        expect((await floor.call('POST', '/challenge_participants', id, asked)).status).toBe(201);
      }
      participants.push({ challenge, id });
    }
  }
}

/** Every member's part in every challenge is that of their bookings; answers how many have completed one. */
async function expectParticipations(): Promise<number> {
  let completed = 0;
  for (const challenge of CHALLENGES) {
    for (const id of MEMBERS) {
      const hasJoined = participants.some((one) => one.challenge === challenge && one.id === id);
      const own = naive.participationOf(figuresOf(id), challenge);
      const { body } = await floor.call<ChallengeParticipant[]>(
        'GET',
        `/challenge_participants?challenge_id=${challenge.id}&customer_id=${id}`,
        id,
      );
      expect(body, `${id}, ${challenge.id}`).toEqual(
        hasJoined ? [{ challenge_id: challenge.id, customer_id: id, ...own }] : [],
      );
      if (hasJoined && own.completed) completed += 1;
    }
  }
  return completed;
}

it('gives twenty members the figures of what was entered', { timeout: 120_000 }, async () => {
  await join('before');
  const completedBefore = await expectParticipations();
  await checkIn();
  expect(await expectParticipations()).toBeGreaterThan(completedBefore);
  await join('after');
  const ofTablet: FloorSetEntry[] = [];
  const sendings: (() => Promise<unknown>)[] = [];
  for (const id of MEMBERS) {
    const ofPhone: FloorSetEntry[] = [];
    for (const [at, exercise] of EXERCISES.entries()) {
      for (const set of SETS) {
        const place = { workout: 'evening', start: CLASS_START.toISOString(), exercise, number: at + 1, set };
        const [coach, member] = [chain(id, place), chain(id, place)];
        ofTablet.push(...coach.entries);
        ofPhone.push(...member.entries);
        // The member's own value holds for the member; without one it is the coach's.
        const holds = member.entries.length > 0 ? member.last : coach.last;
        if (holds !== null) logs.get(id)?.push(rowOf(place, holds));
      }
    }
    for (const entries of pieces(ofPhone)) {
      sendings.push(() =>
        floor.call('POST', `/customers/${id}/set-entries`, id, { entries: entries.map(own) }),
      );
    }
  }
  const ofPhones = sendings.splice(0);
  for (const entries of pieces(ofTablet)) {
    await floor.call('POST', '/floor/set-entries', tablet, { entries });
    await Promise.all(ofPhones.splice(0, Math.floor(random() * 8)).map((send) => send()));
  }
  for (const send of ofPhones) await send();

  const get = async <Answer>(path: string, who: string) => (await floor.call<Answer>('GET', path, who)).body;
  for (const id of MEMBERS) {
    const member = figuresOf(id);
    expect(await get(`/customers?email=${id}@member.example`, id), id).toMatchObject([
      { id, ...naive.totalsOf(member, NOW.toISOString()) },
    ]);
    const listed = await get<Booking[]>(`/bookings?customer_id=${id}&is_cancelled=true`, id);
    expect(
      listed.map(({ workout_id, has_attended }) => ({ workout_id, has_attended })),
      id,
    ).toEqual(naive.bookingsOf(member).map(({ workout_id, has_attended }) => ({ workout_id, has_attended })));
    const answered = await get<WorkoutLog[]>(`/customers/${id}/exercise_logs`, id);
    expect(
      answered.map(({ workout_id, exercise_logs }) => ({
        workout_id,
        sets: exercise_logs.map(({ exercise_name: _, exercise_short_name: __, ...set }) => set),
      })),
      id,
    ).toEqual(naive.logsOf(member));
    for (const weeks of WINDOWS) {
      expect(
        await get(`/customers/${id}/exercise_progression?timeFrame=${weeks}`, id),
        `${id}, ${weeks} weeks`,
      ).toEqual(naive.progressionOf(member, NOW.toISOString(), weeks));
    }
    expect(await get(`/customers/${id}/weekly-progress`, id), id).toEqual(
      naive.weeklyProgressOf(member, NOW.toISOString()),
    );
  }

  await expectParticipations();
  const shown = await get<Challenge[]>('/challenges', 'nobody');
  expect(Object.fromEntries(shown.map(({ id, team_count }) => [id, team_count]))).toEqual(
    Object.fromEntries(
      CHALLENGES.map((challenge) => [
        challenge.id,
        participants
          .filter((one) => one.challenge === challenge)
          .reduce((sum, { id }) => sum + naive.participationOf(figuresOf(id), challenge).attended_count, 0),
      ]),
    ),
  );
});
