import type { Audience } from '@lifted/contract/desk/desk-announcements';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertEntitlement } from '../../testing/booking-fixture.ts';
import { insertCustomer } from '../../testing/member-fixture.ts';
import { ACTIVE, createAnnouncementsFixture, draftOf } from './announcements-fixture.ts';

let studio: Awaited<ReturnType<typeof createAnnouncementsFixture>>;
beforeAll(async () => {
  studio = await createAnnouncementsFixture();
});
afterAll(() => studio.desk.close());
beforeEach(() => studio.empty());

describe('a group', () => {
  const peopleIn = async (audience: Audience) => (await studio.preview(draftOf(audience))).people;

  it('of who trains here has a running membership or pass, and a used up pass while a class is booked with it', async () => {
    const { pool } = studio;
    await studio.member('flat');
    for (const [name, credits, until] of [
      ['pass', 3, null],
      ['used-up', 0, null],
      ['last-credit', 0, null],
      ['expired', 3, '2026-11-19'],
      ['last-day', 3, '2026-11-20'],
    ] as const) {
      await insertCustomer(pool, name);
      await insertEntitlement(pool, { customer: name, product: 'pass', credits, until });
    }
    await insertCustomer(pool, 'nobody');
    await studio.book('last-credit', 'noon');
    await pool.query(
      `update studio.bookings b set entitlement_number = e.number from studio.entitlements e
        where e.customer_number = b.customer_number`,
    );
    expect(await peopleIn(ACTIVE)).toBe(4);
    expect(await peopleIn({ group: 'product', product_id: 'flat' })).toBe(1);
    expect(await peopleIn({ group: 'product', product_id: 'pass' })).toBe(3);
    expect(await peopleIn({ group: 'product', product_id: 'nothing' })).toBe(0);
  });

  it('of a class or a day has its places, and says how many guests it does not reach', async () => {
    for (const name of ['mia', 'ben', 'ida']) await studio.member(name);
    await studio.book('mia', 'noon');
    await studio.book('ben', 'early');
    await studio.book('ida', 'midnight');
    await studio.pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('noon', 'ada@visitor.example', 'Ada', '2026-11-19', sha256('ada'))`,
    );
    expect(await studio.preview(draftOf({ group: 'class', class_id: 'noon' }))).toMatchObject({
      people: 1,
      guests: 1,
    });
    expect(await studio.preview(draftOf({ group: 'day', day: '2026-11-21' }))).toMatchObject({
      people: 2,
      guests: 1,
    });
    expect(await peopleIn({ group: 'day', day: '2026-11-22' })).toBe(1);
    await studio.pool.query(`update studio.bookings set canceled_at = booked_at where id = 'mia-noon'`);
    expect(await peopleIn({ group: 'class', class_id: 'noon' })).toBe(0);
  });

  it('of who was not in for weeks has nobody who has just begun', async () => {
    for (const name of ['lately', 'long-ago', 'never']) await studio.member(name);
    await studio.book('lately', 'past', true);
    await studio.book('long-ago', 'long-ago', true);
    await insertCustomer(studio.pool, 'beginner');
    await insertEntitlement(studio.pool, {
      customer: 'beginner',
      product: 'flat',
      from: '2026-11-14',
    });
    expect(await peopleIn({ group: 'unseen', weeks: 3 })).toBe(2);
    expect(await peopleIn({ group: 'unseen', weeks: 1 })).toBe(3);
    expect(await peopleIn({ group: 'new' })).toBe(1);
    expect(await peopleIn({ group: 'room', location_id: 'l' })).toBe(1);
    expect(await peopleIn({ group: 'room', location_id: 'm' })).toBe(0);
  });

  it('of a day that does not exist is refused', async () => {
    const answer = await studio.confirm(1, draftOf({ group: 'day', day: '2026-02-30' }));
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'audience.day' }] } });
  });
});
