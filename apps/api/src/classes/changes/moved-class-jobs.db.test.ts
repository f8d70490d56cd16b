import { inTransaction } from '@lifted/database/transaction';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { beforeEach, describe, expect, it } from 'vitest';
import { remindOfClasses } from '../../features/member-news/class-reminders.ts';
import { loadStudioClass } from '../../features/timetable/timetable-repository.ts';
import { beforeStart, LETTERS } from '../../testing/booking-fixture.ts';
import { planClassJobs } from '../class-jobs.ts';
import { closeRoster } from '../close-roster.ts';
import { settleImportedClasses } from './change-class.ts';
import { editClass, lockEditedClass } from './edit-class.ts';
import { START, startBookingEngine } from '../../testing/engine-fixture.ts';

const after = (from: Date, { hours = 0, minutes = 0, ms = 0 }) =>
  new Date(from.getTime() + hours * HOUR_MS + minutes * MINUTE_MS + ms);

const studio = startBookingEngine({
  classes: [{ id: 'evening', capacity: 1 }],
  people: { ida: 'flat', ben: 'flat', cem: 'flat' },
});
const { book, cancel, column, fees, join, run } = studio;

/** As the desk does it: what is due until then has happened. */
async function moveTo(start: Date, now: Date): Promise<void> {
  await run(now);
  await inTransaction(studio.pool, async (client) => {
    const locked = await lockEditedClass(client, 'evening');
    if (locked === undefined) throw new Error('There is no class.');
    const edited = await editClass(client, 'evening', { ...locked, start }, { letters: LETTERS, now });
    expect(edited).toEqual({ outcome: 'edited' });
  });
  await run(now);
}
const mails = (kind: string) =>
  column<string>(`select body_text as value from studio.mail_outbox where kind = '${kind}' order by id`);
const states = () => column<string>('select state as value from studio.waitlist_entries order by number');
const isCanceled = async () =>
  (await column<boolean>(`select canceled_at is not null as value from studio.workouts`))[0];

describe('too few bookings of a class that is moved', () => {
  const notice = beforeStart(START, { hours: 6 });
  const hasTooFew = async (now: Date) =>
    (await loadStudioClass(studio.pool, 'evening', now))?.too_few !== null;
  beforeEach(async () => {
    await studio.pool.query('update studio.workouts set capacity = 4');
    await book('ida');
    await planClassJobs(studio.pool, beforeStart(START, { days: 2 }));
  });

  it('are told six hours before the new start, later', async () => {
    const start = after(START, { hours: 24 });
    await moveTo(start, after(notice, { hours: -2 }));
    await run(beforeStart(start, { hours: 6, ms: 1 }));
    expect(await mails('class_too_few')).toEqual([]);
    await run(beforeStart(start, { hours: 6 }));
    expect(await mails('class_too_few')).toEqual([expect.stringContaining('by 15:30')]);
  });

  it('are told six hours before the new start, earlier', async () => {
    const start = after(START, { hours: -1 });
    await moveTo(start, after(notice, { hours: -2 }));
    await run(beforeStart(start, { hours: 6, ms: 1 }));
    expect(await mails('class_too_few')).toEqual([]);
    await run(beforeStart(start, { hours: 6 }));
    expect(await mails('class_too_few')).toEqual([expect.stringContaining('by 14:30')]);
  });

  it('are told at once where the time for it is over, and not once it is decided', async () => {
    await moveTo(after(START, { hours: -2 }), after(notice, { hours: -1 }));
    expect(await mails('class_too_few')).toEqual([expect.stringContaining('by 13:30')]);
    await moveTo(after(START, { hours: -4 }), after(notice, { hours: -1 }));
    expect(await mails('class_too_few')).toHaveLength(1);
  });

  it('are told again of the new time, and not in between', async () => {
    await run(notice);
    expect(await hasTooFew(after(notice, { minutes: 1 }))).toBe(true);
    const start = after(START, { hours: 24 });
    await moveTo(start, after(notice, { minutes: 10 }));
    expect(await hasTooFew(after(notice, { minutes: 11 }))).toBe(false);
    await run(beforeStart(start, { hours: 6 }));
    expect(await mails('class_too_few')).toHaveLength(2);
    await run(beforeStart(start, { hours: 5 }));
    expect(await mails('class_too_few')).toHaveLength(2);
  });

  it('are told again where it is moved the instant they were told', async () => {
    await run(notice);
    await moveTo(after(START, { minutes: -30 }), notice);
    expect(await mails('class_too_few')).toEqual([
      expect.stringContaining('by 15:30'),
      expect.stringContaining('by 15:00'),
    ]);
  });

  it.each([
    ['later', after(START, { hours: 2 })],
    ['earlier', after(START, { hours: -1 })],
  ])('cancel it a minute before three hours to the new start, %s', async (_, start) => {
    await moveTo(start, after(notice, { hours: 1 }));
    const decided = beforeStart(start, { hours: 3, ms: MINUTE_MS });
    await run(after(decided, { ms: -1 }));
    expect(await isCanceled()).toBe(false);
    await run(decided);
    expect(await isCanceled()).toBe(true);
  });

  it('leave it alone where enough had booked at the look for the new start, though one of them cancels then', async () => {
    await studio.pool.query('update studio.workouts set capacity = 2');
    const start = after(START, { hours: 2 });
    await moveTo(start, after(notice, { minutes: 10 }));
    const booking = await book('ben', after(notice, { minutes: 20 }));
    await run(beforeStart(start, { hours: 6 }));
    expect(await mails('class_too_few')).toEqual([expect.stringContaining('by 15:30')]);
    await cancel('ben', booking, beforeStart(start, { hours: 5 }));
    await run(beforeStart(start, { hours: 3, ms: MINUTE_MS }));
    expect(await isCanceled()).toBe(false);
  });

  it('leave it alone once it is moved past the last moment', async () => {
    await moveTo(after(START, { hours: -2, minutes: -30 }), after(notice, { hours: 1 }));
    await run(START);
    expect(await isCanceled()).toBe(false);
  });
});

describe('the waitlist of a class that is moved', () => {
  beforeEach(async () => {
    await book('ida');
    await join('ben');
  });

  it.each([
    ['later', after(START, { hours: 2 })],
    ['earlier', after(START, { hours: -2 })],
  ])('ends at the new start, %s', async (_, start) => {
    await moveTo(start, beforeStart(START, { hours: 5 }));
    await run(after(start, { ms: -1 }));
    expect(await states()).toEqual(['waiting']);
    await run(start);
    expect(await states()).toEqual(['expired']);
  });

  it('ends at once where an import moves the class to before now, with what is decided at its start', async () => {
    const late = beforeStart(START, { hours: 5 });
    await join('cem');
    await cancel('ida', (await column<string>('select id as value from studio.bookings'))[0] ?? '', late);
    expect(await states()).toEqual(['offered', 'waiting']);
    await studio.pool.query('update studio.workouts set start_datetime = $1', [
      beforeStart(late, { hours: 1 }),
    ]);
    await inTransaction(studio.pool, (client) =>
      settleImportedClasses(client, { letters: LETTERS, now: late }),
    );
    await run(late);
    expect(await states()).toEqual(['expired', 'expired']);
    expect(await fees()).toEqual(['pending']);
  });
});

describe('an offer of a class that is moved', () => {
  const freed = beforeStart(START, { hours: 5 });
  beforeEach(async () => {
    const booking = await book('ida');
    await join('ben');
    await cancel('ida', booking, freed);
  });
  const endsAt = () =>
    column<Date>('select offer_ends_at as value from studio.waitlist_entries order by number');

  it('is held as long as it was said, later', async () => {
    await moveTo(after(START, { hours: 48 }), after(freed, { minutes: 5 }));
    expect(await endsAt()).toEqual([after(freed, { minutes: 30 })]);
    await run(after(freed, { minutes: 30 }));
    expect(await states()).toEqual(['expired']);
  });

  it('ends at the new start, earlier', async () => {
    const start = after(freed, { minutes: 20 });
    await moveTo(start, after(freed, { minutes: 5 }));
    expect(await endsAt()).toEqual([start]);
    await run(after(start, { ms: -1 }));
    expect(await states()).toEqual(['offered']);
    await run(start);
    expect(await states()).toEqual(['expired']);
  });
});

it('an offer of an early class does not end in the night any more once the class is moved to noon', async () => {
  const early = new Date('2026-11-25T06:30:00Z');
  const night = new Date('2026-11-24T22:30:00Z');
  await studio.pool.query('update studio.workouts set start_datetime = $1', [early]);
  const booking = await book('ida');
  await join('ben');
  await cancel('ida', booking, night);
  await moveTo(new Date('2026-11-25T11:00:00Z'), after(night, { minutes: 10 }));
  expect(await column('select offer_ends_at as value from studio.waitlist_entries')).toEqual([
    new Date('2026-11-25T06:30:00Z'),
  ]);
});

describe('what was cancelled late, of a class that is moved', () => {
  it.each([
    ['later', after(START, { hours: 2 })],
    ['earlier', after(START, { hours: -2 })],
  ])('is decided at the new start, %s', async (_, start) => {
    const late = beforeStart(START, { hours: 5 });
    const booking = await book('ida');
    await cancel('ida', booking, late);
    await book('ben', after(late, { minutes: 1 }));
    await moveTo(start, after(late, { minutes: 20 }));
    await run(after(start, { ms: -1 }));
    expect(await fees()).toEqual(['pending']);
    await run(start);
    expect(await fees()).toEqual(['dropped']);
  });

  it.each([
    ['later', after(START, { hours: 72 })],
    ['earlier', after(START, { hours: -2 })],
  ])('is due two days after it was cancelled, %s', async (_, start) => {
    const late = beforeStart(START, { hours: 5 });
    await cancel('ida', await book('ida'), late);
    await moveTo(start, after(late, { minutes: 20 }));
    await run(after(late, { hours: 48, ms: -1 }));
    expect(await fees()).toEqual(['pending']);
    await run(after(late, { hours: 48 }));
    expect(await fees()).toEqual(['due']);
  });
});

describe('the roster of a class that is moved', () => {
  it.each([
    ['later', after(START, { hours: 2 })],
    ['earlier', after(START, { hours: -2 })],
  ])(
    'is closed from the new start on, and who was missing is counted two days later, %s',
    async (_, start) => {
      await book('ida');
      await moveTo(start, beforeStart(START, { hours: 5 }));
      expect(await closeRoster(studio.pool, 'evening', after(start, { ms: -1 }))).toBe(false);
      expect(await closeRoster(studio.pool, 'evening', start)).toBe(true);
      await run(after(start, { hours: 48, ms: -1 }));
      expect(await fees()).toEqual([]);
      await run(after(start, { hours: 48 }));
      expect(await fees()).toEqual(['pending']);
    },
  );

  it('counts nobody as missing before two days after a class that an import moves once it is closed', async () => {
    await book('ida');
    await closeRoster(studio.pool, 'evening', START);
    const start = after(START, { hours: 72 });
    await studio.pool.query('update studio.workouts set start_datetime = $1', [start]);
    await run(after(start, { hours: 48, ms: -1 }));
    expect(await fees()).toEqual([]);
    await run(after(start, { hours: 48 }));
    expect(await fees()).toEqual(['pending']);
  });
});

describe('the reminder of a class that is moved', () => {
  /** Two hours before the quiet hours of the evening before. */
  const reminder = new Date('2026-11-24T19:00:00Z');
  const remind = (now: Date) => remindOfClasses(studio.pool, { letters: LETTERS, now });
  beforeEach(() => book('ida'));

  it('is sent by the new start, later', async () => {
    await moveTo(after(START, { hours: 48 }), after(reminder, { hours: -1 }));
    expect(await remind(after(reminder, { hours: 48, ms: -1 }))).toBe(0);
    expect(await remind(after(reminder, { hours: 48 }))).toBe(1);
  });

  it('is sent by the new start, earlier', async () => {
    await moveTo(after(START, { hours: -24 }), after(reminder, { hours: -40 }));
    expect(await remind(after(reminder, { hours: -24, ms: -1 }))).toBe(0);
    expect(await remind(after(reminder, { hours: -24 }))).toBe(1);
    expect(await remind(reminder)).toBe(0);
  });

  it('is sent again by the new start, once, with the time that is right now', async () => {
    expect(await remind(reminder)).toBe(1);
    await moveTo(after(START, { hours: 48 }), after(reminder, { hours: 1 }));
    expect(await remind(after(reminder, { hours: 2 }))).toBe(0);
    expect(await remind(after(reminder, { hours: 48 }))).toBe(1);
    expect(await remind(after(reminder, { hours: 49 }))).toBe(0);
    expect((await mails('class_reminder'))[1]).toContain('27 November');
  });

  it.each([
    ['a little later', after(START, { minutes: 20 })],
    ['earlier', after(START, { hours: -3 })],
  ])('is not sent twice for a class moved %s', async (_, start) => {
    expect(await remind(reminder)).toBe(1);
    await moveTo(start, after(reminder, { minutes: 5 }));
    expect(await remind(after(reminder, { hours: 1 }))).toBe(0);
  });
});
