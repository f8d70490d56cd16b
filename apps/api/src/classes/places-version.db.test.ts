import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { listen } from '@lifted/database/listen';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { insertClass } from '../testing/studio-fixture.ts';
import { readPlacesVersion } from './class-places.ts';

let database: TestDatabase;
let listening: { close: () => void };
const heard: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const from = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  await insertClass(database.pool, { id: 'soon', start: from(1) });
  await insertClass(database.pool, { id: 'past', start: from(-40) });
  await database.pool.query(
    `insert into studio.customers (id, first_name, last_name, email) values ('mia', 'Mia', 'Berger', 'mia@member.example')`,
  );
  const ready = Promise.withResolvers<void>();
  listening = listen(database.connection, 'studio_changed', {
    onMessage: (payload) => void heard.push(payload),
    onReady: ready.resolve,
    onGap: () => undefined,
  });
  await ready.promise;
});

afterAll(async () => {
  listening.close();
  await database.drop();
});

/** What was announced by the end of a statement; a marker behind it says that nothing else follows. */
async function announced(statement: string): Promise<string[]> {
  heard.length = 0;
  await database.pool.query(statement);
  await database.pool.query(`select pg_notify('studio_changed', 'marker')`);
  await vi.waitFor(() => expect(heard).toContain('marker'), { timeout: 20_000 });
  return heard.slice(0, heard.indexOf('marker'));
}

const booking = (id: string, workout: string, attended = false) =>
  `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
   select '${id}', number, '${workout}', now(), ${attended} from studio.customers`;

it.each([
  ['a member books', booking('b', 'soon')],
  ['a member cancels', `update studio.bookings set canceled_at = now() where id = 'b'`],
  ['a booking is deleted', `delete from studio.bookings where id = 'b'`],
  [
    'a visitor books',
    `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
     values ('soon', 'a@b.example', 'Ada', now(), '\\x01')`,
  ],
  ['a visitor confirms', `update studio.trial_bookings set confirmed_at = now()`],
  ['a visitor is deleted', `delete from studio.trial_bookings`],
])('when %s the version changes and nobody is notified', async (_, statement) => {
  const before = await readPlacesVersion(database.pool);
  expect(await announced(statement)).toEqual([]);
  expect(await readPlacesVersion(database.pool)).not.toBe(before);
});

it('changes of classes whose versions nobody looks at are announced', async () => {
  expect(await announced(booking('old', 'past'))).toEqual(['timetable']);
});

it('challenges hear of attendance alone', async () => {
  expect(await announced(booking('came', 'soon'))).toEqual([]);
  expect(await announced(`update studio.bookings set has_attended = true where id = 'came'`)).toEqual([
    'challenges',
  ]);
  expect(await announced(`update studio.bookings set has_attended = false where id = 'came'`)).toEqual([
    'challenges',
  ]);
  expect(await announced(booking('there', 'soon', true))).toEqual(['challenges']);
  expect(await announced(`delete from studio.bookings where id = 'there'`)).toEqual(['challenges']);
});
