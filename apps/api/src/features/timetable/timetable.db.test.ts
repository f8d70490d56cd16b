import { emptyTables } from '@lifted/database/empty-tables';
import type { Problem } from '@lifted/contract/problem';
import type { StudioClass } from '@lifted/contract/timetable';
import { likeness } from '@lifted/domain/bookings/waitlist-chance';
import {
  addDays,
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { createPool } from '@lifted/database/create-pool';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { insertBooking, insertCustomer } from '../../testing/member-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { studioClassText, timetableText } from './timetable-repository.ts';
import { registerTimetable } from './timetable-routes.ts';

let database: TestDatabase;
let app: StudioApp;
let now: Date;

beforeAll(async () => {
  database = await createTestDatabase();
  ({ app } = await createServerFixture());
  registerTimetable(app, { pool: database.pool, publicCache: new PublicResponseCache(), now: () => now });
});

afterAll(async () => {
  await app.close();
  await database.drop();
});

beforeEach(async () => {
  now = new Date('2026-11-20T11:00:00Z');
  await emptyTables(database.pool, 'studio.workouts', 'studio.coaches', 'studio.locations');
});

async function ask(path: string) {
  return app.inject({ method: 'GET', url: `/api${path}` });
}

async function timetable(query: string): Promise<StudioClass[]> {
  const answer = await ask(`/timetable${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<StudioClass[]>();
}

async function book(workoutId: string, email: string, canceledAt: string | null = null) {
  await database.pool.query(
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, canceled_at, cancel_token_hash)
     values ($1, $2, 'Mia', '2026-11-01', $3, sha256(($1 || $2)::bytea))`,
    [workoutId, email, canceledAt],
  );
}

describe('the timetable', () => {
  it('shows a class with everything the contract names, in the words of the wire', async () => {
    await insertClass(database.pool, { id: 'w-1', start: '2026-11-23T17:30:00Z' });
    const answer = await ask('/timetable');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual([
      {
        id: 'w-1',
        timer_name: 'Full Body',
        start_datetime: '2026-11-23T18:30:00+01:00',
        end_datetime: '2026-11-23T19:15:00+01:00',
        coach_first_name: 'Jana',
        coach_profile_image_url: '/coaches/jana.avif',
        location_name: 'Prenzlauer Berg',
        capacity: 12,
        free_places: 12,
        is_canceled: false,
        waitlist: [],
        waitlist_chances: null,
        too_few: null,
        branch: null,
        kind: null,
      },
    ]);
  });

  it('says the branch a class is at, by name and address, and so does the class itself', async () => {
    await insertClass(database.pool, { id: 'w-1', start: '2026-11-23T17:30:00Z' });
    await database.pool.query(
      `insert into studio.branches values ('north', 'North', 'North Street 1', '13347', 'Berlin');
       update studio.locations set branch_id = 'north'`,
    );
    const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
    expect(await timetable('')).toMatchObject([{ id: 'w-1', branch }]);
    expect((await ask('/workouts/w-1')).json()).toMatchObject({ id: 'w-1', branch });
  });

  it('says what the studio says of classes of a name, with the lifts of the workout they follow, and so does the class itself', async () => {
    const { pool } = database;
    await insertClass(pool, { id: 'own', start: '2026-11-23T17:30:00Z', timerName: 'Push Day' });
    // The last moment of the day on Berlin's clocks, and the first of the next.
    await insertClass(pool, { id: 'late', start: '2026-11-23T22:59:59Z', timerName: 'Legs' });
    await insertClass(pool, { id: 'next', start: '2026-11-23T23:00:00Z', timerName: 'Legs' });
    await pool.query(
      `insert into studio.class_kinds (id, name, description_en, description_de, level, lifts_en, lifts_de, has_own_workouts)
       values ('push', 'Push Day', 'Presses', 'Drücken', 'all', null, null, true),
              ('legs', 'Legs', null, null, null, 'Squat', 'Kniebeuge', false);
       insert into studio.exercises (id, name, short_name, exercise_group) values ('dip', 'Bar Dip', 'Dip', 'Press'), ('row', 'Row', null, 'Row');
       insert into studio.wod_exercises (date, programme, section, position, exercise_id)
       values ('2026-11-23', 'push', 'main', 1, 'dip'), ('2026-11-23', '', 'main', 2, 'dip'), ('2026-11-23', '', 'main', 1, 'row'),
              ('2026-11-23', '', 'warmup', 1, 'dip')`,
    );
    const kinds = {
      own: {
        description: { en: 'Presses', de: 'Drücken' },
        level: 'all',
        lifts: { en: 'Dip', de: 'Dip' },
        programme: 'push',
      },
      late: { lifts: { en: 'Row, Dip', de: 'Row, Dip' } },
      next: { lifts: { en: 'Squat', de: 'Kniebeuge' } },
    };
    const told = await timetable('');
    expect(Object.fromEntries(told.map(({ id, kind }) => [id, kind]))).toEqual(kinds);
    for (const id of ['own', 'late', 'next'] as const)
      expect((await ask(`/workouts/${id}`)).json<StudioClass>().kind).toEqual(kinds[id]);
  });

  it('orders classes that begin at the same time and place by the bytes of their ids, whatever the language of the database', async () => {
    for (const id of ['b', 'a', 'Z', '_'])
      await insertClass(database.pool, { id, start: '2026-11-23T17:30:00Z' });
    expect((await timetable('')).map(({ id }) => id)).toEqual(['Z', '_', 'a', 'b']);
  });

  it('shows a cancelled class as cancelled, without a free place', async () => {
    await insertClass(database.pool, { id: 'w-1', start: '2026-11-23T17:30:00Z' });
    await database.pool.query(`update studio.workouts set canceled_at = '2026-11-20T10:00:00Z'`);
    expect(await timetable('')).toMatchObject([{ id: 'w-1', is_canceled: true, free_places: 0 }]);
  });

  it('is an empty list when there is no class', async () => {
    expect(await timetable('')).toEqual([]);
  });

  it.each([
    ['2026-11-22T22:59:59Z', '2026-11-16', '2026-11-22', true, 'the last second of the Sunday'],
    ['2026-11-22T23:00:00Z', '2026-11-16', '2026-11-22', false, 'Monday 00:00 in Berlin'],
    ['2026-11-15T23:00:00Z', '2026-11-16', '2026-11-22', true, 'Monday 00:00 of the first day'],
    ['2026-11-15T22:59:59Z', '2026-11-16', '2026-11-22', false, 'the second before it'],
    ['2026-03-28T23:00:00Z', '2026-03-29', '2026-03-29', true, 'midnight of the day of 23 hours'],
    ['2026-03-29T21:59:59Z', '2026-03-29', '2026-03-29', true, 'its last second'],
    ['2026-03-29T22:00:00Z', '2026-03-29', '2026-03-29', false, 'the midnight after it'],
    ['2026-10-24T22:00:00Z', '2026-10-25', '2026-10-25', true, 'midnight of the day of 25 hours'],
    ['2026-10-25T22:59:59Z', '2026-10-25', '2026-10-25', true, 'its last second'],
    ['2026-10-25T23:00:00Z', '2026-10-25', '2026-10-25', false, 'the midnight after it'],
    ['2026-12-31T23:00:00Z', '2027-01-01', '2027-01-01', true, 'the first second of the year'],
    ['2024-02-29T12:00:00Z', '2024-02-29', '2024-02-29', true, '29 February'],
  ])('with a class at %s from %s to %s shows it: %s, %s', async (start, from, to, shown) => {
    await insertClass(database.pool, { id: 'w', start });
    expect(await timetable(`?from=${from}&to=${to}`)).toHaveLength(shown ? 1 : 0);
  });

  it('begins today in Berlin and ends six days later', async () => {
    now = new Date('2026-11-19T23:00:00Z');
    for (let day = '2026-11-19'; day <= '2026-11-28'; day = addDays(day, 1)) {
      await insertClass(database.pool, { id: day, start: berlinInstant(day, '18:00') });
    }
    const days = (await timetable('')).map(({ id }) => id);
    expect([days[0], days.at(-1), days.length]).toEqual(['2026-11-20', '2026-11-26', 7]);
  });

  it('begins a day later from midnight in Berlin on, also in a server that has answered before', async () => {
    await insertClass(database.pool, { id: 'tonight', start: berlinInstant('2026-11-20', '23:59') });
    await insertClass(database.pool, { id: 'tomorrow', start: berlinInstant('2026-11-21', '00:00') });
    now = berlinInstant('2026-11-20', '23:59:59');
    expect((await timetable('')).map(({ id }) => id)).toEqual(['tonight', 'tomorrow']);
    now = berlinInstant('2026-11-21', '00:00');
    expect((await timetable('')).map(({ id }) => id)).toEqual(['tomorrow']);
  });

  it('writes times exactly as the domain does, every half hour of both clock changes', async () => {
    for (const day of ['2026-03-29', '2026-10-25']) {
      const midnight = berlinInstant(day).getTime();
      for (let half = 0; half < 46; half++) {
        const start = new Date(midnight + half * 30 * 60_000);
        await insertClass(database.pool, { id: start.toISOString(), start });
      }
      const shown = await timetable(`?from=${day}&to=${day}`);
      expect(shown).toHaveLength(46);
      for (const { id, start_datetime, end_datetime } of shown) {
        expect(start_datetime).toBe(berlinIso(new Date(id)));
        expect(end_datetime).toBe(berlinIso(new Date(new Date(id).getTime() + CLASS_LENGTH_MS)));
      }
    }
  });

  it('says the same whatever time zone and date style the database session has', async () => {
    await insertClass(database.pool, { id: 'w', start: '2026-10-25T00:30:00Z' });
    const range = { from: '2026-10-25', to: '2026-10-25' };
    const options = '-c timezone=America/New_York -c datestyle=SQL,DMY -c intervalstyle=sql_standard';
    const elsewhere = createPool({ ...database.connection, options }, () => undefined);
    try {
      expect(await timetableText(elsewhere, range, now)).toEqual(
        await timetableText(database.pool, range, now),
      );
    } finally {
      await elsewhere.end();
    }
  });

  it('is ordered by start, then location, then id', async () => {
    const [early, late] = ['2026-11-23T16:00:00Z', '2026-11-23T17:00:00Z'];
    await insertClass(database.pool, { id: 'd', start: late, location: 'Annex' });
    await insertClass(database.pool, { id: 'c', start: early, location: 'Loft' });
    await insertClass(database.pool, { id: 'b', start: early, location: 'Annex' });
    await insertClass(database.pool, { id: 'a', start: early, location: 'Loft' });
    expect((await timetable('')).map(({ id }) => id)).toEqual(['b', 'a', 'c', 'd']);
  });

  it('counts places that are held and not those given back, and the database lets nobody beyond them', async () => {
    await insertClass(database.pool, { id: 'w', start: '2026-11-23T17:30:00Z', capacity: 2 });
    await book('w', 'a@example.com');
    await book('w', 'b@example.com', '2026-11-02');
    expect(await timetable('')).toMatchObject([{ capacity: 2, free_places: 1 }]);
    await book('w', 'c@example.com');
    expect(await timetable('')).toMatchObject([{ free_places: 0 }]);
    await expect(book('w', 'd@example.com')).rejects.toThrow(/never_too_many/);
  });

  it('counts the places of members too', async () => {
    await insertClass(database.pool, { id: 'w', start: '2026-11-23T17:30:00Z', capacity: 4 });
    await book('w', 'a@example.com');
    await insertCustomer(database.pool, 'mia');
    await insertCustomer(database.pool, 'ben');
    await insertBooking(database.pool, { id: 'b1', customer: 'mia', workout: 'w' });
    await insertBooking(database.pool, { id: 'b2', customer: 'ben', workout: 'w', canceledAt: '2026-11-02' });
    expect(await timetable('')).toMatchObject([{ capacity: 4, free_places: 2 }]);
  });

  it.each([
    ['?from=2026-02-29', 'from', /does not exist/],
    ['?from=2026-04-01&to=2026-04-31', 'to', /does not exist/],
    ['?from=0000-01-01', 'from', /does not exist/],
    ['?from=today', 'from', /YYYY-MM-DD/],
    ['?from=2026-1-1', 'from', /YYYY-MM-DD/],
    ['?from=', 'from', /YYYY-MM-DD/],
    ['?from=2026-11-21&to=2026-11-20', 'to', /must not lie before the first one, 2026-11-21/],
    ['?from=2026-11-01&to=2026-12-06', 'to', /at most 35 days/],
  ])('%s is refused with a sentence about %s', async (query, field, sentence) => {
    const answer = await ask(`/timetable${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    const problem = answer.json<Problem>();
    expect(problem.code).toBe('invalid_input');
    expect(problem.detail).toMatch(sentence);
    expect(problem.errors?.map((error) => error.field)).toEqual([field]);
    expect(problem.errors?.[0]?.message).toMatch(sentence);
  });

  it('shows 35 days, and the last days a calendar can write', async () => {
    expect(await timetable('?from=2026-11-01&to=2026-12-05')).toEqual([]);
    expect(await timetable('?from=9999-12-31')).toEqual([]);
    expect(await timetable('?from=0001-01-01')).toEqual([]);
  });

  it('refuses parameters it does not know', async () => {
    expect((await ask('/timetable?form=2026-11-20')).statusCode).toBe(422);
  });
});

describe('one class', () => {
  it('is what the timetable shows of it', async () => {
    await insertClass(database.pool, { id: 'w~1', start: '2026-11-23T17:30:00Z' });
    const answer = await ask('/workouts/w~1');
    expect(answer.statusCode).toBe(200);
    expect([answer.json()]).toEqual(await timetable(''));
  });

  it('may lie in the past', async () => {
    await insertClass(database.pool, { id: 'old', start: '2024-02-29T17:30:00Z' });
    expect((await ask('/workouts/old')).json()).toMatchObject({
      start_datetime: '2024-02-29T18:30:00+01:00',
    });
  });

  it.each(['none', "'; drop table studio.workouts; --", '%00', 'ä', 'x'.repeat(101)])(
    'is not found by the id %j',
    async (id) => {
      const answer = await ask(`/workouts/${id === '%00' ? id : encodeURIComponent(id)}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found', status: 404 });
    },
  );
});

it('too few bookings are told until it is decided, and the answer is good until then', async () => {
  const start = new Date('2026-11-20T16:00:00Z');
  const decidedAt = new Date('2026-11-20T13:00:00Z');
  await insertClass(database.pool, { id: 'few', start });
  await database.pool.query('update studio.class_places set few_told_at = $1', [now]);
  const at = (ms: number) => studioClassText(database.pool, 'few', new Date(decidedAt.getTime() + ms));
  const before = await at(-1);
  expect(JSON.parse(before?.text ?? '')).toMatchObject({
    too_few: { missing: 4, decided_at: '2026-11-20T14:00:00+01:00' },
  });
  expect(before?.until).toEqual(decidedAt);
  const after = await at(0);
  expect([JSON.parse(after?.text ?? ''), after?.until]).toMatchObject([{ too_few: null }, null]);
});

describe('the chance to get in from the waitlist of a full class', () => {
  const BEGINS = '2026-11-25T17:30:00Z';
  beforeEach(async () => {
    await database.pool.query('truncate studio.customers cascade');
    await insertCustomer(database.pool, 'ada');
    await insertClass(database.pool, { id: 'full', start: BEGINS, capacity: 1 });
    await insertBooking(database.pool, { id: 'b', workout: 'full', customer: 'ada' });
  });

  /** Lists of past classes, a week apart, with entries in these states. */
  async function pastLists(
    count: number,
    latest: CivilDate,
    states: readonly string[],
    time = '18:30',
  ): Promise<void> {
    for (let at = 0; at < count; at++) {
      const start = berlinInstant(addDays(latest, -7 * at), time);
      const id = `${latest} ${time} ${at}`;
      await insertClass(database.pool, { id, start });
      await database.pool.query(
        `insert into studio.waitlist_entries (workout_number, state, offer_ends_at, joined_at, changed_at, language)
         select w.number, split_part(s.state, '+', 1), case when s.state like '%+offer' then w.start_datetime end,
                w.start_datetime, w.start_datetime, 'en'
           from studio.workouts w, unnest($2::text[]) with ordinality as s (state, nth) where w.id = $1 order by s.nth`,
        [id, states],
      );
    }
  }
  const chances = async () => (await ask('/workouts/full')).json<StudioClass>().waitlist_chances;

  it('is told once there are twenty lists of classes at that time of a working day', async () => {
    await pastLists(10, '2026-11-18', ['promoted', 'expired']);
    await pastLists(9, '2026-11-17', ['promoted', 'expired+offer', 'expired']);
    expect(await chances()).toBeNull();
    await pastLists(1, '2026-11-16', ['left', 'passed_over', 'removed', 'waiting']);
    expect(await chances()).toEqual([10, 5]);
  });

  it('does not count other times, weekends, cancelled classes and those of long ago', async () => {
    await pastLists(19, '2026-11-18', ['promoted']);
    await pastLists(5, '2026-11-18', ['promoted'], '17:30');
    await pastLists(5, '2026-11-15', ['promoted']);
    await pastLists(1, '2026-05-21', ['promoted']);
    await pastLists(1, '2026-11-19', ['promoted']);
    await database.pool.query(`update studio.workouts set canceled_at = now() where id like '2026-11-19%'`);
    expect(await chances()).toBeNull();
  });

  it('is not told of a class with places left', async () => {
    await pastLists(20, '2026-11-18', ['promoted']);
    expect(await chances()).toEqual([10]);
    await insertClass(database.pool, { id: 'free', start: BEGINS });
    expect((await ask('/workouts/free')).json()).toMatchObject({ waitlist_chances: null });
  });

  it('finds likeness as the rule does, also in the weeks of a clock change', async () => {
    const starts = [
      '2026-10-23',
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
      '2027-03-28',
      '2027-03-29',
    ].flatMap((day) => [berlinInstant(day, '07:00'), berlinInstant(day, '23:30')]);
    const all = Object.fromEntries(starts.map((start, at) => [likeness(start), [at % 10]]));
    for (const [at, start] of starts.entries()) {
      await insertClass(database.pool, { id: `${at}`, start, capacity: 1 });
      await insertBooking(database.pool, { id: `b${at}`, workout: `${at}`, customer: 'ada' });
      const text = (await studioClassText(database.pool, `${at}`, now, JSON.stringify(all)))?.text ?? '{}';
      expect(JSON.parse(text)).toMatchObject({ waitlist_chances: all[likeness(start)] });
    }
  });
});
