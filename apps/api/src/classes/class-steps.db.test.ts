import { enoughBookings } from '@lifted/domain/bookings/too-few';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import { beforeEach, describe, expect, it } from 'vitest';
import type { JobOutcome } from '../jobs/job-worker.ts';
import { balanceOf, beforeStart, LETTERS, requestOf } from '../testing/booking-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { bookTrialWorkout } from '../features/trial/book-trial-workout.ts';
import { giveLinkedPlaceBack } from '../features/trial/mailed-link.ts';
import { cancelClass, settleImportedClasses } from './changes/change-class.ts';
import { classJobs } from './class-jobs.ts';
import { planHoldEnd } from './waiting/held-places.ts';
import { readLockedClass } from './class-places.ts';
import { closeRoster } from './close-roster.ts';
import { leaveClasses } from './leave-classes.ts';
import { ENOUGH_BOOKINGS } from './too-few.ts';
import { planTooFewJobs } from './too-few-jobs.ts';
import { at, DAYS_BEFORE, START, startBookingEngine } from '../testing/engine-fixture.ts';

const HOURS_BEFORE = beforeStart(START, { hours: 5 });

const studio = startBookingEngine({
  classes: [
    { id: 'evening', capacity: 1 },
    { id: 'same-time', capacity: 5, location: 'Annex' },
  ],
  people: { mia: 2, ben: 2, ida: 'flat' },
});
const { cancel, entries, join, mailsTo, placesOf, rowsOf } = studio;
const book = (name: string, workout?: string, now?: Date) => studio.book(name, now, workout);
const fees = () =>
  studio.column<string>(`select kind || ' ' || state as value from studio.fees order by number`);

const WAITING_FOR_A_LOCK = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

/** Runs every planned job of a kind at an instant, whether it is due or not: a step decides that itself. */
async function run(kind: string, now: Date): Promise<JobOutcome[]> {
  const jobs = classJobs({
    pool: studio.pool,
    now: () => now,
    letters: LETTERS,
    cancelsTooFew: true,
    wakeJobs: () => undefined,
  });
  const planned = await rowsOf<{ key: string }>(
    `select key from studio.jobs where kind = '${kind}' order by id`,
  );
  const outcomes: JobOutcome[] = [];
  for (const { key } of planned) {
    const claimed = { id: '0', kind, key, plannedFor: now, attempts: 1, version: 0 };
    const outcome = await jobs[kind]?.run(claimed, new AbortController().signal);
    if (outcome !== undefined) outcomes.push(outcome);
  }
  return outcomes;
}

describe('an offer', () => {
  beforeEach(async () => {
    const booking = await book('mia');
    await join('ben');
    await join('ida');
    await cancel('mia', booking, HOURS_BEFORE);
  });
  const end = new Date(HOURS_BEFORE.getTime() + 30 * MINUTE_MS);

  it('that ends goes to the next one, once however often the step runs', async () => {
    await run('offer_ends', end);
    expect(await entries()).toEqual(['ben expired', 'ida offered']);
    await run('offer_ends', end);
    expect(await entries()).toEqual(['ben expired', 'ida offered']);
    expect(await mailsTo('ida')).toEqual(['class_offer']);
  });

  it('is not ended a millisecond early, and after an outage of hours does no wrong', async () => {
    const early = new Date(end.getTime() - 1);
    expect(await run('offer_ends', early)).toEqual([{ kind: 'again', at: end }]);
    await run('offer_ends', new Date(START.getTime() + DAY_MS));
    expect(await entries()).toEqual(['ben expired', 'ida waiting']);
    expect(await placesOf('evening')).toEqual([]);
  });
});

describe('a fee', () => {
  it('becomes due after 48 hours', async () => {
    const booking = await book('ida');
    await cancel('ida', booking, HOURS_BEFORE);
    const due = new Date(HOURS_BEFORE.getTime() + 48 * HOUR_MS);
    expect(await run('fee_due', new Date(due.getTime() - 1))).toEqual([{ kind: 'again', at: due }]);
    expect(await fees()).toEqual(['late_cancellation pending']);
    await run('fee_due', due);
    expect(await fees()).toEqual(['late_cancellation due']);
  });

  it('for missing a class needs a closed roster and 48 hours, and is for memberships alone', async () => {
    await book('ida', 'same-time');
    await book('mia', 'same-time');
    const after = new Date(START.getTime() + HOUR_MS);
    expect(await closeRoster(studio.pool, 'same-time', beforeStart(START, { ms: 1 }))).toBe(false);
    expect(await closeRoster(studio.pool, 'same-time', after)).toBe(true);
    expect(await closeRoster(studio.pool, 'same-time', new Date(after.getTime() + 1))).toBe(true);
    const counted = new Date(after.getTime() + 48 * HOUR_MS);
    expect(await run('no_show', new Date(counted.getTime() - 1))).toEqual([{ kind: 'again', at: counted }]);
    await run('no_show', counted);
    await run('no_show', counted);
    expect(await rowsOf('select kind, cents, state from studio.fees')).toEqual([
      { kind: 'no_show', cents: 1000, state: 'pending' },
    ]);
  });
});

describe('too few bookings', () => {
  const notice = beforeStart(START, { hours: 6 });

  it('are told to everybody booked six hours before the class, members and visitors, once', async () => {
    await book('mia', 'same-time');
    await studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('same-time', 'gast@visitor.example', 'Gast', '2026-11-20', '\\x01')`,
    );
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    expect((await run('too_few', new Date(notice.getTime() - 1)))[0]).toEqual({ kind: 'again', at: notice });
    await run('too_few', notice);
    await run('too_few', notice);
    expect(await mailsTo('mia')).toEqual(['class_booked', 'class_too_few']);
    const [text] = await rowsOf<{ body_text: string }>(
      `select body_text from studio.mail_outbox where recipient = 'gast@visitor.example'`,
    );
    expect(text?.body_text).toContain('needs 2 more');
    expect(text?.body_text).toContain('by 15:30');
  });

  it('promise in the app to be heard of again only where the class is cancelled', async () => {
    await book('mia', 'same-time');
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run('too_few', notice);
    expect(
      await rowsOf(
        `select words->'en'->>'body' as en, words->'de'->>'body' as de from studio.messages where kind = 'too_few'`,
      ),
    ).toEqual([
      {
        en: expect.stringMatching(/ It may not take place\. If we cancel it, we’ll tell you\.$/) as unknown,
        de: expect.stringMatching(/ Vielleicht fällt er aus\. Dann sagen wir dir Bescheid\.$/) as unknown,
      },
    ]);
  });

  it('cancel the class at the last moment where the owner switched that on, unless enough came', async () => {
    const last = beforeStart(START, { hours: 3 });
    await book('mia', 'same-time');
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run('too_few', notice);
    expect((await run('too_few_decision', notice))[0]).toEqual({
      kind: 'again',
      at: new Date(last.getTime() - MINUTE_MS),
    });
    await run('too_few_decision', last);
    expect(await placesOf('same-time')).toEqual([]);
    expect(await balanceOf(studio.pool, 'mia')).toBe(2);
    expect(await mailsTo('mia')).toEqual(['class_booked', 'class_too_few', 'class_canceled']);
  });

  it('are told at seven instead of in the night, of a class at noon', async () => {
    const noon = new Date('2026-11-25T11:00:00Z');
    await insertClass(studio.pool, { id: 'noon', start: noon, location: 'Loft' });
    await book('mia', 'noon');
    await planTooFewJobs(studio.pool, beforeStart(noon, { days: 2 }));
    const again = { kind: 'again', at: new Date('2026-11-25T06:00:00Z') } as const;
    expect(await run('too_few', beforeStart(noon, { hours: 6 }))).toContainEqual(again);
    expect(await mailsTo('mia')).not.toContain('class_too_few');
    await run('too_few', again.at);
    expect(await mailsTo('mia')).toContain('class_too_few');
  });

  it('do not cancel a class that somebody lets take place at the same moment', async () => {
    await book('mia', 'same-time');
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run('too_few', notice);
    const desk = await studio.pool.connect();
    try {
      await desk.query('begin');
      await desk.query(
        `update studio.class_places p set few_settled_at = $1 from studio.workouts w
          where w.number = p.workout_number and w.id = 'same-time'`,
        [notice],
      );
      const decided = run('too_few_decision', beforeStart(START, { hours: 3 }));
      await expect.poll(() => rowsOf(WAITING_FOR_A_LOCK), { timeout: 60_000 }).toHaveLength(1);
      await desk.query('commit');
      await decided;
    } finally {
      desk.release();
    }
    expect(await placesOf('same-time')).toEqual(['mia']);
  });

  it('are as many as the rule says, in SQL too', async () => {
    const { rows } = await studio.pool.query<{ capacity: number; enough: number }>(
      `select p.capacity, ${ENOUGH_BOOKINGS} as enough from generate_series(0, 12) p (capacity)`,
    );
    expect(rows).toEqual(rows.map(({ capacity }) => ({ capacity, enough: enoughBookings(capacity) })));
  });

  it('are told of no full class, however small its room is', async () => {
    await studio.pool.query(`update studio.workouts set capacity = 1 where id = 'same-time'`);
    await book('mia', 'same-time');
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run('too_few', notice);
    expect(await mailsTo('mia')).toEqual(['class_booked']);
  });

  it('are not told once it is too late to decide', async () => {
    await book('mia', 'same-time');
    await planTooFewJobs(studio.pool, beforeStart(START, { days: 2 }));
    await run('too_few', beforeStart(START, { hours: 3 }));
    expect(await mailsTo('mia')).toEqual(['class_booked']);
  });
});

describe('the place of a visitor', () => {
  const hold = (until: string | null) =>
    studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, held_until, cancel_token_hash)
       values ('evening', 'gast@visitor.example', 'Gast', '2026-11-20', $1, sha256('token'::bytea))`,
      [until],
    );

  it('that is given back by its link goes to the list', async () => {
    await hold(null);
    await join('ben');
    expect(await giveLinkedPlaceBack(studio.pool, LETTERS, 'token', DAYS_BEFORE)).toBe(true);
    expect(await placesOf('evening')).toEqual(['ben']);
  });

  it('whose hold ends goes to the list at that instant', async () => {
    const until = new Date(DAYS_BEFORE.getTime() + 30 * MINUTE_MS);
    await hold(until.toISOString());
    await join('ben');
    await inTransaction(studio.pool, async (client) => {
      const studioClass = await readLockedClass(client, 'evening', DAYS_BEFORE);
      if (studioClass !== undefined) await planHoldEnd(client, studioClass, until);
    });
    await run('hold_ends', new Date(until.getTime() - 1));
    expect(await placesOf('evening')).toEqual([]);
    await run('hold_ends', until);
    expect(await placesOf('evening')).toEqual(['ben']);
  });

  it('held or a decoy has its end planned', async () => {
    await insertClass(studio.pool, { id: 'small', start: START, capacity: 3, location: 'Loft' });
    const visitor = { workoutId: 'small', name: 'Gast', language: 'en', now: DAYS_BEFORE } as const;
    await bookTrialWorkout(studio.pool, LETTERS, { ...visitor, email: 'mia@member.example' });
    await bookTrialWorkout(studio.pool, LETTERS, { ...visitor, email: 'gast@visitor.example' });
    const held = await rowsOf(
      `select held_until from studio.trial_bookings where held_until is not null order by held_until`,
    );
    expect(held).toHaveLength(2);
    expect(
      await rowsOf(`select due_at as held_until from studio.jobs where kind = 'hold_ends' order by due_at`),
    ).toEqual(held);
  });
});

describe('a class the studio cancels', () => {
  it('gives every credit back, drops fees, ends the list and tells everybody', async () => {
    await book('mia');
    await join('ben');
    const late = await book('ida', 'same-time');
    await cancel('ida', late, HOURS_BEFORE);
    expect(await cancelClass(studio.pool, 'evening', 'coach', at(HOURS_BEFORE))).toEqual({
      outcome: 'canceled',
    });
    expect(await cancelClass(studio.pool, 'same-time', 'closure', at(HOURS_BEFORE))).toEqual({
      outcome: 'canceled',
    });
    expect(await balanceOf(studio.pool, 'mia')).toBe(2);
    expect(await fees()).toEqual(['late_cancellation dropped']);
    expect(await entries()).toEqual(['ben removed']);
    expect(await mailsTo('mia')).toEqual(['class_booked', 'class_canceled']);
    expect((await mailsTo('ben')).at(-1)).toBe('class_canceled');
  });

  it.each([
    ['too few bookings three hours before', 'few', { hours: 3 }, 'canceled'],
    ['too few bookings a millisecond later', 'few', { hours: 3, ms: -1 }, 'refused'],
    ['a missing coach a millisecond before the start', 'coach', { ms: 1 }, 'canceled'],
    ['a missing coach at the start', 'coach', {}, 'refused'],
  ] as const)('for %s is %s', async (_, reason, before, outcome) => {
    expect(await cancelClass(studio.pool, 'evening', reason, at(beforeStart(START, before)))).toMatchObject({
      outcome,
    });
  });
});

describe('what changes behind the engine', () => {
  it('more places of an imported class go to its waitlist, a cancelled one gives its credits back', async () => {
    await book('mia');
    await join('ben');
    await book('ida', 'same-time');
    await inTransaction(studio.pool, async (client) => {
      await client.query(`update studio.workouts set capacity = 2 where id = 'evening'`);
      await client.query(`update studio.workouts set canceled_at = $1 where id = 'same-time'`, [DAYS_BEFORE]);
      await settleImportedClasses(client, at(DAYS_BEFORE));
    });
    expect(await placesOf('evening')).toEqual(['ben', 'mia']);
    expect(await mailsTo('ida')).toEqual(['class_booked', 'class_canceled']);
  });

  it('a class imported the day before is looked at for too few', async () => {
    await insertClass(studio.pool, { id: 'short', start: START, location: 'Loft' });
    await inTransaction(studio.pool, (client) =>
      settleImportedClasses(client, at(beforeStart(START, { days: 1 }))),
    );
    expect(
      await rowsOf(
        `select j.due_at as due from studio.jobs j join studio.workouts w on w.number::text = j.key
          where j.kind = 'too_few' and w.id = 'short'`,
      ),
    ).toEqual([{ due: beforeStart(START, { hours: 6 }) }]);
  });

  it('another coach, room or time is told to everybody booked, once; what is changed back to nobody', async () => {
    await book('mia', 'same-time');
    await book('ida', 'evening');
    const change = (sql: string) =>
      inTransaction(studio.pool, async (client) => {
        await client.query(sql);
        await settleImportedClasses(client, at(DAYS_BEFORE));
      });
    await insertClass(studio.pool, { id: 'other', start: START, coach: 'Ben', location: 'Loft' });
    await change(`update studio.workouts set coach_id = 'Ben', location_id = 'Loft' where id = 'same-time'`);
    await change(`update studio.workouts set capacity = capacity + 1 where id = 'same-time'`);
    await change(`update studio.workouts set coach_id = 'Ben' where id = 'evening';
                  update studio.workouts set coach_id = 'Jana' where id = 'evening'`);
    expect(await mailsTo('mia')).toEqual(['class_booked', 'class_changed']);
    expect(await mailsTo('ida')).toEqual(['class_booked']);
    const [mail] = await rowsOf<{ body_text: string }>(
      `select body_text from studio.mail_outbox where kind = 'class_changed'`,
    );
    expect(mail?.body_text).toContain('Coach: Ben');
    expect(mail?.body_text).toContain('Coach: Jana → Ben. Room: Annex → Loft.');
  });

  it('a list left unserved beside a free place is refused by the database', async () => {
    await book('mia');
    await join('ben');
    await expect(
      studio.pool.query(`update studio.workouts set capacity = 2 where id = 'evening'`),
    ).rejects.toThrow(/free place and a waitlist/);
  });

  it('a class moved by more than a quarter of an hour can be cancelled free until it starts', async () => {
    const booking = await book('mia', 'same-time');
    const moved = new Date(START.getTime() + 16 * MINUTE_MS);
    await studio.pool.query(`update studio.workouts set start_datetime = $1 where id = 'same-time'`, [moved]);
    await cancel('mia', booking, new Date(moved.getTime() - 1));
    expect(await balanceOf(studio.pool, 'mia')).toBe(2);
  });

  it('somebody who leaves gives every place to the lists, and a pause only those its membership pays for', async () => {
    await book('mia');
    await join('ben');
    await book('ida', 'same-time');
    const always = { from: '2026-01-01', until: null };
    const leave = (customer: string, days: { from: string; until: string | null }) =>
      inTransaction(studio.pool, async (client) => {
        const { customerNumber } = await requestOf(studio.pool, customer, DAYS_BEFORE);
        return leaveClasses(client, { customerNumber, days, terms: 'free' }, at(DAYS_BEFORE));
      });
    expect(await leave('ida', { from: '2026-11-26', until: '2026-12-31' })).toBe(0);
    expect(await leave('ida', { from: '2026-11-25', until: '2026-11-25' })).toBe(1);
    expect(await leave('mia', always)).toBe(1);
    expect(await placesOf('evening')).toEqual(['ben']);
    expect(await placesOf('same-time')).toEqual([]);
  });
});

describe('overlapping waits', () => {
  it('are left as soon as a place at the same time was taken', async () => {
    await book('mia');
    await join('ben');
    await book('ben', 'same-time');
    await run('leave_overlapping_waits', DAYS_BEFORE);
    expect(await entries()).toEqual(['ben removed']);
  });
});
