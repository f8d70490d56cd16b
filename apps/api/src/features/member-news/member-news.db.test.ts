import { DAY_MS, HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { describe, expect, test } from 'vitest';
import { beforeStart, insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { closeRoster } from '../../classes/close-roster.ts';
import { cancelMailedPlace, showMailedPlace } from '../bookings/mailed-place.ts';
import { tellOfChallenges } from './challenge-news.ts';
import { remindOfClasses } from './class-reminders.ts';
import { tellOfEntitlements } from './entitlement-news.ts';
import { tellOfStreaks } from './training-news.ts';
import { startBookingEngine } from '../../testing/engine-fixture.ts';

/** Half past six on a Wednesday evening: the reminder is sent at eight the evening before. */
const START = new Date('2026-11-25T17:30:00Z');
const EVENING_BEFORE = new Date('2026-11-24T19:00:00Z');
const DAYS_BEFORE = beforeStart(START, { days: 3 });
const SATURDAY = new Date('2026-11-28T09:00:00Z');

const studio = startBookingEngine({
  classes: [{ id: 'evening', start: START, capacity: 1 }],
  people: { mia: 'flat', ben: 'flat' },
  bendsInvariants: true,
});
const { engine, mails } = studio;
const at = (now: Date) => ({ ...engine(), now });
const later = (ms: number) => new Date(EVENING_BEFORE.getTime() + ms);
const book = (name = 'mia', now = DAYS_BEFORE) => studio.book(name, now);
const titles = (kind: string, name = 'mia') => studio.titles(kind, name);

describe('the reminder of a class', () => {
  test('is sent once at its time, however often and by however many processes it is looked for', async () => {
    await book();
    expect(await remindOfClasses(studio.pool, at(later(-1)))).toBe(0);
    const told = await Promise.all([1, 2, 3].map(() => remindOfClasses(studio.pool, at(EVENING_BEFORE))));
    expect(told.filter((count) => count === 1)).toEqual([1]);
    expect(await remindOfClasses(studio.pool, at(later(5 * MINUTE_MS)))).toBe(0);
    expect([await titles('reminder'), (await mails('class_reminder')).length]).toEqual([
      ['Still coming?'],
      1,
    ]);
  });

  test('has a link that shows the place, and a press there cancels it; the one of the confirmation stays good', async () => {
    await book();
    await remindOfClasses(studio.pool, at(EVENING_BEFORE));
    const [reminder] = await mails('class_reminder');
    const [confirmation] = await mails('class_booked');
    const tokenIn = (text = '') => /cancel-booking#([\w-]+)/.exec(text)?.[1] ?? '';
    const token = tokenIn(reminder?.body_text);
    expect(await showMailedPlace(studio.pool, token, EVENING_BEFORE)).toMatchObject({ state: 'booked' });
    expect(
      await showMailedPlace(studio.pool, tokenIn(confirmation?.body_text), EVENING_BEFORE),
    ).toMatchObject({ state: 'booked' });
    await cancelMailedPlace(engine(), token, { language: 'en', now: EVENING_BEFORE });
    expect(await showMailedPlace(studio.pool, token, EVENING_BEFORE)).toMatchObject({
      state: 'canceled',
      cancellation: 'free',
    });
  });

  test.each([
    ['who cancelled', 'update studio.bookings set canceled_at = $1'],
    ['of a class that is cancelled', 'update studio.workouts set canceled_at = $1'],
    [
      'of a place the booking service knows',
      `update studio.bookings set via = 'import', booked_at = least(booked_at, $1)`,
    ],
  ])('is not sent to anybody %s', async (_, change) => {
    await book();
    await studio.pool.query(change, [DAYS_BEFORE]);
    expect(await remindOfClasses(studio.pool, at(EVENING_BEFORE))).toBe(0);
  });

  test('is not sent to who has just booked, nor once cancelling costs something', async () => {
    await book('mia', later(-2 * HOUR_MS));
    expect(await remindOfClasses(studio.pool, at(EVENING_BEFORE))).toBe(0);
    await studio.pool.query('update studio.bookings set booked_at = $1', [DAYS_BEFORE]);
    expect(await remindOfClasses(studio.pool, at(beforeStart(START, { hours: 12 })))).toBe(0);
  });

  test('follows a class that was moved', async () => {
    await book();
    await studio.pool.query(`update studio.workouts set start_datetime = start_datetime + interval '1 day'`);
    expect(await remindOfClasses(studio.pool, at(EVENING_BEFORE))).toBe(0);
    expect(await remindOfClasses(studio.pool, at(later(24 * HOUR_MS)))).toBe(1);
  });
});

describe('passes and memberships', () => {
  const now = new Date('2026-11-20T09:00:00Z');

  test('tell once that a pass ends soon, and again when it was extended', async () => {
    await insertEntitlement(studio.pool, { customer: 'ben', product: 'pass', until: '2026-11-30' });
    expect([await tellOfEntitlements(at(now)), await tellOfEntitlements(at(now))]).toEqual([1, 0]);
    await studio.pool.query(
      `update studio.entitlements set valid = daterange(lower(valid), '2026-12-03') where product_id = 'pass'`,
    );
    expect(await tellOfEntitlements(at(now))).toBe(1);
    expect(await titles('pass_ending', 'ben')).toEqual(['Your pass ends soon', 'Your pass ends soon']);
    expect((await mails('pass_ending'))[0]?.subject).toBe('LIFTED: Your pass ends soon');
  });

  test('tell of a pass that is used up only who has nothing else to book with', async () => {
    for (const name of ['mia', 'ben']) {
      const id = await insertEntitlement(studio.pool, { customer: name, product: 'pass', credits: 1 });
      await studio.pool.query(
        `with booking as (
           insert into studio.bookings (id, customer_number, workout_id, booked_at)
           select $1, customer_number, 'evening', $2 from studio.entitlements where id = $1 returning id)
         insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
         select e.number, 2, 'held', -1, b.id, 1, 0, $2 from studio.entitlements e, booking b where e.id = $1`,
        [id, now],
      );
    }
    await studio.pool.query(
      `delete from studio.entitlements where product_id = 'flat'
          and customer_number = (select number from studio.customers where id = 'ben')`,
    );
    expect(await tellOfEntitlements(at(now))).toBe(1);
    expect(await titles('pass_ending', 'ben')).toEqual(['Your pass is used up']);
  });

  test.each([
    ['thank who leaves', null, true],
    ['thank who has something else that ends before it', '2026-11-25', true],
    ['bid nobody farewell who stays', '2027-01-31', false],
  ])('%s', async (_, passUntil, isThanked) => {
    await studio.pool.query(
      `update studio.entitlements set valid = '[2026-01-01,2026-12-01)'
        where customer_number = (select number from studio.customers where id = 'mia')`,
    );
    if (passUntil !== null)
      await insertEntitlement(studio.pool, { customer: 'mia', product: 'pass', until: passUntil });
    await tellOfEntitlements(at(now));
    const [mail] = await mails('membership_term');
    expect(mail?.body_text.includes('Thank you for training with us.')).toBe(isThanked);
    expect(mail?.body_text.includes('Danke, dass du mit uns trainiert hast.')).toBe(isThanked);
  });

  test('tell of the last day of notice', async () => {
    await studio.pool.query(
      `insert into studio.products (id, name, cents, vat_percent, term_months, on_sale_from)
       values ('year', 'A year', 9900, 19, 12, '2020-01-01') on conflict do nothing`,
    );
    await studio.pool.query(
      `update studio.entitlements set product_id = 'year', valid = '[2026-01-01,)'
        where customer_number = (select number from studio.customers where id = 'mia')`,
    );
    expect([await tellOfEntitlements(at(now)), await tellOfEntitlements(at(now))]).toEqual([1, 0]);
    const [mail] = await mails('membership_term');
    expect(mail?.body_text.replaceAll('\u00a0', ' ')).toContain('bis zum 30. November 2026');
    expect(mail?.body_text.replaceAll('\u00a0', ' ')).toContain('by 30 November 2026');
    expect(mail?.body_text).toContain('Hi mia,\n\nThe minimum term');
    expect(mail?.body_text).toContain('Hi mia!\n\nDie Mindestlaufzeit');
  });
});

describe('training', () => {
  async function attend(name: string, id: string, start: string, hasAttended = true): Promise<void> {
    await insertClass(studio.pool, { id, start });
    await studio.pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
       select $2 || $1, number, $2, $3::timestamptz - interval '1 day', $4 from studio.customers where id = $1`,
      [name, id, start, hasAttended],
    );
  }
  const ask = (name: string) =>
    studio.pool.query(
      `insert into studio.message_settings (customer_number, choices)
       select number, '{"streak_at_risk": {"mail": true}}' from studio.customers where id = $1`,
      [name],
    );

  test('of who asked for it is missed on Saturday, once, when the week has no class yet', async () => {
    await attend('mia', 'last-week', '2026-11-18T18:00+01:00');
    await attend('ben', 'last-week-too', '2026-11-18T18:00+01:00');
    await ask('mia');
    const friday = new Date(SATURDAY.getTime() - 24 * HOUR_MS);
    expect(await tellOfStreaks(at(friday))).toBe(0);
    expect([await tellOfStreaks(at(SATURDAY)), await tellOfStreaks(at(SATURDAY))]).toEqual([1, 0]);
    expect((await mails('streak_at_risk')).map(({ recipient }) => recipient)).toEqual(['mia@member.example']);
  });

  test.each([
    ['trained on Monday', '2026-11-23T07:00+01:00', true],
    ['has booked the last class of Sunday', '2026-11-29T20:00+01:00', false],
    ['was in a class this morning whose roster is still open', '2026-11-28T08:00+01:00', false],
  ])('of who %s is not missed', async (_, start, hasAttended) => {
    await attend('mia', 'last-week', '2026-11-18T18:00+01:00');
    await attend('mia', 'this-week', start, hasAttended);
    await ask('mia');
    expect(await tellOfStreaks(at(SATURDAY))).toBe(0);
  });

  test('of who missed the class of this week is missed once its roster is closed', async () => {
    await attend('mia', 'last-week', '2026-11-18T18:00+01:00');
    await attend('mia', 'this-week', '2026-11-23T07:00+01:00', false);
    await ask('mia');
    expect(await tellOfStreaks(at(SATURDAY))).toBe(0);
    await studio.pool.query(`update studio.class_places set roster_closed_at = $1`, [SATURDAY]);
    expect(await tellOfStreaks(at(SATURDAY))).toBe(1);
  });

  async function challenge(goal: number): Promise<void> {
    await studio.pool.query(
      `insert into studio.challenges (id, title, visible, publish_date, start_date, end_date, challenge_goal)
       values ('nov', 'November', true, '2026-10-01', '2026-11-20', '2026-11-27', $1)`,
      [goal],
    );
    await studio.pool.query(
      `insert into studio.challenge_participants (challenge_id, customer_number, joined_at)
       select 'nov', number, '2026-11-01' from studio.customers`,
    );
  }

  test('in a challenge is told of its beginning, the goal and the end, each once', async () => {
    await challenge(1);
    const first = new Date('2026-11-20T09:00:00Z');
    expect([await tellOfChallenges(at(first)), await tellOfChallenges(at(first))]).toEqual([2, 0]);
    await attend('mia', 'in-challenge', '2026-11-20T18:00+01:00');
    const second = new Date('2026-11-21T09:00:00Z');
    expect([await tellOfChallenges(at(second)), await tellOfChallenges(at(SATURDAY))]).toEqual([1, 1]);
    expect(await titles('challenge', 'mia')).toEqual(['November has begun', 'November: you did it']);
    expect(await titles('challenge', 'ben')).toEqual(['November has begun', 'November is over']);
  });

  test.each([
    ['en', /^One class until /, /^You have attended a class and /, /^You attended no class this time\./],
    ['de', /^Ein Kurs bis /, /^Du hast einen Kurs besucht und /, /^Du hast diesmal keinen Kurs besucht\./],
  ])('in a challenge of one class reads of one class, in %s', async (language, begins, reached, over) => {
    await challenge(1);
    await tellOfChallenges(at(new Date('2026-11-20T09:00:00Z')));
    await attend('mia', 'in-challenge', '2026-11-20T18:00+01:00');
    await tellOfChallenges(at(SATURDAY));
    const bodies = await studio.column<string>(
      `select m.words->$1::text->>'body' as value from studio.messages m join studio.customers c on c.number = m.customer_number
        order by c.id, m.number`,
      [language],
    );
    expect(bodies).toHaveLength(4);
    for (const [place, said] of [begins, over, begins, reached].entries())
      expect(bodies[place]).toMatch(said);
  });

  test('in a challenge is not told that it is over while the roster of a class they booked is open', async () => {
    await challenge(2);
    for (const name of ['mia', 'ben']) {
      await attend(name, `first-of-${name}`, '2026-11-24T18:00+01:00');
      await attend(name, `last-of-${name}`, '2026-11-27T18:00+01:00', false);
    }
    expect(await tellOfChallenges(at(SATURDAY))).toBe(0);
    await studio.pool.query(
      `update studio.bookings set has_attended = true where workout_id = 'last-of-mia'`,
    );
    await closeRoster(studio.pool, 'last-of-ben', SATURDAY);
    expect(await tellOfChallenges(at(SATURDAY))).toBe(2);
    expect(await titles('challenge', 'mia')).toEqual(['November: you did it']);
    expect(await titles('challenge', 'ben')).toEqual(['November is over']);
  });

  test('in a challenge hears that it is over on the third day also while a roster is open', async () => {
    await challenge(2);
    await attend('mia', 'last', '2026-11-27T18:00+01:00', false);
    const morning = (days: number) => new Date(SATURDAY.getTime() + days * DAY_MS);
    await tellOfChallenges(at(morning(1)));
    const titlesOfBoth = async () => [await titles('challenge', 'mia'), await titles('challenge', 'ben')];
    expect(await titlesOfBoth()).toEqual([[], ['November is over']]);
    await tellOfChallenges(at(morning(2)));
    expect(await titlesOfBoth()).toEqual([['November is over'], ['November is over']]);
  });
});
