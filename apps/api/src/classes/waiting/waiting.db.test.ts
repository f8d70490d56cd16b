import { inTransaction } from '@lifted/database/transaction';
import { berlinInstant, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { acceptOfferFor } from '../commands/booking-commands.ts';
import { beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { cancelClass, settleImportedClasses } from '../changes/change-class.ts';
import { editClass, lockEditedClass } from '../changes/edit-class.ts';
import { classJobs } from '../class-jobs.ts';
import { OFFER_ENDS_JOB, serveClass } from '../waitlist.ts';
import { LIST_ENDS_JOB } from './waitlist-entries.ts';
import { startBookingEngine } from '../../testing/engine-fixture.ts';

/** A class at seven in the morning: its offers may end in the night. */
const START = berlinInstant('2026-11-26', '07:00');
const DAYS_BEFORE = beforeStart(START, { days: 3 });
const EVENING = berlinInstant('2026-11-25', '23:30');
const MIDNIGHT = berlinInstant('2026-11-26', '00:00');
const LAST_HOUR = berlinInstant('2026-11-26', '06:00');

/** Mia has the only place; Ben and Ida wait for it. */
const studio = startBookingEngine({
  classes: [{ id: 'early', start: START, capacity: 1 }],
  people: { mia: 'flat', ben: 'flat', ida: 'flat' },
});
const { entries } = studio;
const book = (name: string, now: Date, workout = 'early') => studio.book(name, now, workout);
const join = (name: string, now = DAYS_BEFORE) => studio.join(name, now, 'early');
let booking: string;
beforeEach(async () => {
  booking = await book('mia', DAYS_BEFORE);
  await join('ben');
  await join('ida');
});
const cancel = (now: Date) => studio.cancel('mia', booking, now);

async function mailsTo(name: string, kind: string): Promise<string[]> {
  const { rows } = await studio.pool.query<{ text: string }>(
    `select body_text as text from studio.mail_outbox
      where recipient = $1 || '@member.example' and kind = $2 order by id`,
    [name, kind],
  );
  return rows.map(({ text }) => text);
}
/** Runs the planned jobs of a kind at an instant, each of which decides itself whether it is due. */
async function run(kind: string, now: Date) {
  const jobs = classJobs({
    pool: studio.pool,
    now: () => now,
    letters: LETTERS,
    cancelsTooFew: false,
    wakeJobs: () => undefined,
  });
  const { rows } = await studio.pool.query<{ key: string }>(
    'select key from studio.jobs where kind = $1 and due_at <= $2 order by due_at, id',
    [kind, now],
  );
  for (const { key } of rows) {
    const job = { id: '0', kind, key, plannedFor: now, attempts: 1, version: 0 };
    await jobs[kind]?.run(job, new AbortController().signal);
  }
}

describe('an offer that ends in the night', () => {
  beforeEach(() => cancel(EVENING));

  it('goes to the next one, and who slept through it waits on behind the others', async () => {
    await run(OFFER_ENDS_JOB, MIDNIGHT);
    await run(OFFER_ENDS_JOB, MIDNIGHT);
    expect(await entries()).toEqual(['ben expired', 'ida offered', 'ben waiting']);
  });

  it('is then held for the first who was asked, until the last hour', async () => {
    await run(OFFER_ENDS_JOB, MIDNIGHT);
    await run(OFFER_ENDS_JOB, new Date(MIDNIGHT.getTime() + 30 * MINUTE_MS));
    expect(await entries()).toEqual(['ben expired', 'ida expired', 'ben offered', 'ida waiting']);
    await run(OFFER_ENDS_JOB, new Date(LAST_HOUR.getTime() - 1));
    expect(
      (await mailsTo('ben', 'class_offer')).map((text) => /until .*(\d\d:\d\d)/.exec(text)?.[1]),
    ).toEqual(['00:00', '06:00']);
    const later = new Date(LAST_HOUR.getTime() - 1);
    await acceptOfferFor(studio.engine(), 'early', await studio.asks('ben', later));
    expect(await entries()).toEqual(['ben expired', 'ida expired', 'ben promoted', 'ida waiting']);
  });

  it('leaves everybody on the list for the last hour, and the start ends their waiting', async () => {
    for (const minutes of [0, 30]) {
      await run(OFFER_ENDS_JOB, new Date(MIDNIGHT.getTime() + minutes * MINUTE_MS));
    }
    await run(OFFER_ENDS_JOB, LAST_HOUR);
    expect((await entries()).slice(2)).toEqual(['ben expired', 'ida waiting', 'ben waiting']);
    await run(LIST_ENDS_JOB, START);
    expect((await entries()).slice(2)).toEqual(['ben expired', 'ida expired', 'ben expired']);
  });

  it('noticed after the class has begun brings nobody back', async () => {
    await run(OFFER_ENDS_JOB, new Date(START.getTime() + HOUR_MS));
    expect(await entries()).toEqual(['ben expired', 'ida waiting']);
  });

  it('brings nobody back who has taken a class at the same time meanwhile', async () => {
    await insertClass(studio.pool, { id: 'same-time', start: START, capacity: 5, location: 'Annex' });
    await book('ben', EVENING, 'same-time');
    await run('leave_overlapping_waits', EVENING);
    await run(OFFER_ENDS_JOB, MIDNIGHT);
    expect(await entries()).toEqual(['ben removed', 'ida expired', 'ida offered']);
  });
});

describe('a place that becomes free in the last hour', () => {
  const told = async (name: string) => (await mailsTo(name, 'class_free_place')).length;
  const tellings = async () => [await told('mia'), await told('ben'), await told('ida')];
  const freeAgain = async (now: Date) => {
    booking = await book('ben', now);
    await studio.cancel('ben', booking, now);
  };

  it('is told to everybody on the list, and the first to book has it', async () => {
    await cancel(LAST_HOUR);
    expect(await tellings()).toEqual([0, 1, 1]);
    expect((await mailsTo('ida', 'class_free_place'))[0]).toContain('/workout/early');
    await book('ida', LAST_HOUR);
    expect(await entries()).toEqual(['ben waiting', 'ida promoted']);
  });

  it('a millisecond earlier is offered to the first of them instead', async () => {
    await cancel(new Date(LAST_HOUR.getTime() - 1));
    expect(await tellings()).toEqual([0, 0, 0]);
    expect(await entries()).toEqual(['ben offered', 'ida waiting']);
  });

  it('is told once, however often the list is looked at, and the next one is told again', async () => {
    await cancel(LAST_HOUR);
    const look = async (now: Date) =>
      inTransaction(studio.pool, (client) => serveClass(client, 'early', { letters: LETTERS, now }));
    await look(new Date(LAST_HOUR.getTime() + MINUTE_MS));
    expect(await tellings()).toEqual([0, 1, 1]);
    await freeAgain(new Date(LAST_HOUR.getTime() + 2 * MINUTE_MS));
    expect(await tellings()).toEqual([0, 1, 2]);
  });

  describe('and a change of the class after it', () => {
    let now = LAST_HOUR;
    const aMinuteLater = () => {
      now = new Date(now.getTime() + MINUTE_MS);
      return { letters: LETTERS, now };
    };
    interface Change {
      readonly timerName?: string;
      readonly start?: Date;
      readonly capacity?: number;
    }
    const edit = (change: Change) =>
      inTransaction(studio.pool, async (client) => {
        const was = await lockEditedClass(client, 'early');
        if (was === undefined) throw new Error('The class is gone.');
        expect(await editClass(client, 'early', { ...was, ...change }, aMinuteLater())).toEqual({
          outcome: 'edited',
        });
      });
    const importChange = ({ start = START, capacity = 1 }: Change) =>
      inTransaction(studio.pool, async (client) => {
        const change = 'update studio.workouts set start_datetime = $1, capacity = $2 where id = $3';
        await client.query(change, [start, capacity, 'early']);
        await settleImportedClasses(client, aMinuteLater());
      });
    beforeEach(async () => {
      now = LAST_HOUR;
      await cancel(now);
    });

    it('tells nobody again, such as an import that changes nothing or another name', async () => {
      await importChange({});
      await edit({ timerName: 'Renamed' });
      expect(await tellings()).toEqual([0, 1, 1]);
    });

    const QUARTER_EARLIER = new Date(START.getTime() - 15 * MINUTE_MS);
    it.each([
      ['an edit to another time', () => edit({ start: QUARTER_EARLIER })],
      ['an import to another time', () => importChange({ start: QUARTER_EARLIER })],
      ['an edit that adds a place', () => edit({ capacity: 2 })],
      ['an import that adds a place', () => importChange({ capacity: 2 })],
    ])('tells the list once more: %s', async (_, change) => {
      await change();
      await edit({ timerName: 'Renamed' });
      expect(await tellings()).toEqual([0, 2, 2]);
    });

    it('that takes places away again tells nobody', async () => {
      await edit({ capacity: 3 });
      await edit({ capacity: 2 });
      expect(await tellings()).toEqual([0, 2, 2]);
    });

    it('that adds a place to a full one tells who still waits', async () => {
      await book('ben', now);
      await edit({ capacity: 2 });
      expect(await tellings()).toEqual([0, 1, 2]);
    });
  });

  it('because an offer ended is told to everybody who waits, including those who slept through theirs', async () => {
    await cancel(EVENING);
    for (const minutes of [0, 30]) {
      await run(OFFER_ENDS_JOB, new Date(MIDNIGHT.getTime() + minutes * MINUTE_MS));
    }
    await run(OFFER_ENDS_JOB, LAST_HOUR);
    expect(await tellings()).toEqual([0, 1, 1]);
  });

  it('of a class the studio cancels is told to nobody', async () => {
    await cancelClass(studio.pool, 'early', 'coach', { letters: LETTERS, now: LAST_HOUR });
    expect(await tellings()).toEqual([0, 0, 0]);
  });
});

it('who takes a class at the same time reads in its mail which waitlist they leave', async () => {
  await insertClass(studio.pool, { id: 'same-time', start: START, capacity: 5, location: 'Annex' });
  await insertClass(studio.pool, { id: 'after', start: new Date(START.getTime() + HOUR_MS), capacity: 5 });
  await book('ben', DAYS_BEFORE, 'after');
  await book('ben', DAYS_BEFORE, 'same-time');
  const [after, sameTime] = await mailsTo('ben', 'class_booked');
  expect(after).not.toContain('waitlist');
  expect(sameTime).toMatch(/on the waitlist of .*26 November 2026, 07:00/);
  await run('leave_overlapping_waits', DAYS_BEFORE);
  expect(await entries()).toEqual(['ben removed', 'ida waiting']);
});

it('an offer that ends by day ends the waiting, as before', async () => {
  const now = beforeStart(START, { hours: 11 });
  await cancel(now);
  await run(OFFER_ENDS_JOB, new Date(now.getTime() + 30 * MINUTE_MS));
  expect(await entries()).toEqual(['ben expired', 'ida offered']);
});

it('who is paused is passed over, and reads that', async () => {
  await studio.pool.query(
    `update studio.entitlements set paused = '{[2026-11-01,2026-12-01)}'
      where customer_number = (select number from studio.customers where id = 'ben')`,
  );
  await cancel(DAYS_BEFORE);
  expect(await entries()).toEqual(['ben passed_over', 'ida promoted']);
  expect((await mailsTo('ben', 'class_passed_over'))[0]).toContain('Your membership is paused');
});
