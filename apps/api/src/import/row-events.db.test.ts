import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { WEBHOOK_EVENTS } from '@lifted/domain/connections/webhook-event';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyStudio, importFiles } from '../testing/import-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';

const CUSTOMERS = 'id,first_name,last_name,email\n';
const BOOKINGS = 'id,customer_id,workout_id,booked_at,canceled_at,has_attended\n';
const MIA = 'mia,Mia,Berger,mia@member.example\n';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyStudio(database.pool);
  await database.pool.query('delete from studio.webhooks');
});

async function addWebhook(): Promise<void> {
  await database.pool.query(
    `insert into studio.webhooks (id, name, url, events, secret, made_at)
     values (gen_random_uuid(), 'All', 'https://all.example.com', $1, sha256('s'), now())`,
    [WEBHOOK_EVENTS],
  );
}

async function told(): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select concat_ws(' ', type, object_id, data ->> 'person_id', data ->> 'class_id') as line
       from studio.webhook_events order by number`,
  );
  await database.pool.query('delete from studio.webhook_events');
  return rows.map(({ line }) => line);
}

test('an import tells what each row became, and nothing of those that stay as they are', async () => {
  const { pool } = database;
  await addWebhook();
  await insertClass(pool, { id: 'w1', start: '2026-03-02T17:00:00Z' });
  const row = (canceledAt: string, attended: string) =>
    `${BOOKINGS}b1,mia,w1,2026-03-01T10:00:00+01:00,${canceledAt},${attended}\n`;
  await importFiles(pool, { 'customers.csv': CUSTOMERS + MIA, 'bookings.csv': row('', 'false') });
  expect(await told()).toEqual(['person.created mia', 'booking.created b1 mia w1']);
  await importFiles(pool, {
    'customers.csv': CUSTOMERS + MIA.replace('Berger', 'Berg'),
    'bookings.csv': row('', 'true'),
  });
  expect(await told()).toEqual(['person.changed mia', 'booking.attended b1 mia w1']);
  await importFiles(pool, { 'bookings.csv': row('2026-03-02T10:00:00+01:00', 'false') });
  expect(await told()).toEqual(['booking.canceled b1 mia w1']);
  await importFiles(pool, { 'bookings.csv': row('2026-03-02T10:00:00+01:00', 'false') });
  expect(await told()).toEqual([]);
});

test('an import without a webhook notes no rows', async () => {
  await importFiles(database.pool, { 'customers.csv': CUSTOMERS + MIA });
  expect(await told()).toEqual([]);
});
