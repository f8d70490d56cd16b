import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyStudio, importFiles, STUDIO } from '../testing/import-fixture.ts';

const PEOPLE = {
  ...STUDIO,
  'customers.csv':
    'id,first_name,last_name,email\nc1,Mia,Berger,mia@member.example\nc2,Ben,Otto,ben@member.example\n',
  'roles.csv': 'email,role\nmia@member.example,coach\nben@member.example,owner\n',
  'bookings.csv':
    'id,customer_id,workout_id,booked_at,canceled_at,has_attended\n' +
    'b1,c1,w1,2026-11-19T12:00,,yes\nb2,c2,w1,2026-11-19T12:00,,yes\n',
  'set_logs.csv':
    'customer_id,workout_id,exercise_id,exercise_number,set_number,reps,weight\n' +
    'c1,w1,squat,1,1,8,60\nc1,w1,squat,1,2,8,60\nc2,w1,squat,1,1,8,80\n',
  'products.csv':
    'id,name,cents,vat_percent,credits,valid_months,term_months,on_sale_from,on_sale_to\nyear,Year,1,19,,,,2026-09-01,\n',
  'entitlements.csv':
    'id,customer_id,product_id,valid_from,valid_until,credits,granted_at,note,reference\n' +
    'e1,c1,year,2026-10-01,,,2026-10-01T09:00,,\ne2,c2,year,2026-10-01,,,2026-10-01T09:00,,\n',
};

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The key in two HMAC blocks, so that the marker can be computed by another HMAC implementation. */
const KEY = Buffer.alloc(64, 7);
const blockOf = (pad: number) => Buffer.from(KEY.map((byte) => byte ^ pad));
const markOf = (kind: string, value: string) => createHmac('sha256', KEY).update(`${kind}:${value}`).digest();

beforeEach(async () => {
  const { pool } = database;
  await emptyStudio(pool);
  await pool.query('truncate studio.forgotten_people, studio.forgotten_people_key');
  await pool.query('insert into studio.forgotten_people_key (inner_block, outer_block) values ($1, $2)', [
    blockOf(0x36),
    blockOf(0x5c),
  ]);
  await pool.query(
    'insert into studio.forgotten_people (customer_mark, email_mark, forgotten_at) values ($1, $2, now())',
    [markOf('customer', 'c1'), markOf('email', 'mia@member.example')],
  );
});

async function counts() {
  const { rows } = await database.pool.query<Record<string, number>>(
    `select (select count(*)::int from studio.customers) as customers,
            (select count(*)::int from identity."user") as users,
            (select count(*)::int from studio.set_logs) as sets,
            (select count(*)::int from studio.entitlements) as entitlements,
            (select count(*)::int from studio.bookings where customer_number is null) as "bookingsOfNobody",
            (select count(*)::int from studio.bookings) as bookings`,
  );
  return rows[0];
}
const WITHOUT_MIA = { customers: 1, users: 1, sets: 1, entitlements: 1, bookingsOfNobody: 1, bookings: 2 };

test('nobody who was deleted comes back by a file, and the place stays taken', async () => {
  const result = await importFiles(database.pool, PEOPLE);
  expect(result).toMatchObject({
    kind: 'imported',
    leftOut: { customers: 1, roles: 1, sets: 2, entitlements: 1, bookingsOfNobody: 1 },
  });
  expect(await counts()).toEqual(WITHOUT_MIA);
  expect(await importFiles(database.pool, PEOPLE)).toMatchObject({ kind: 'imported' });
  expect(await counts()).toEqual(WITHOUT_MIA);
});

test('not under another address, nor under another id with the same address', async () => {
  for (const [from, to] of [
    ['mia@member.example', 'new@member.example'],
    ['c1', 'c9'],
  ] as const) {
    const files = Object.entries(PEOPLE).map(([name, text]) => [name, text.replaceAll(from, to)] as const);
    const roles = 'email,role\nben@member.example,owner\n';
    expect(
      await importFiles(database.pool, { ...Object.fromEntries(files), 'roles.csv': roles }),
    ).toMatchObject({
      kind: 'imported',
      leftOut: { customers: 1, sets: 2, bookingsOfNobody: 1 },
    });
    expect(await counts()).toEqual(WITHOUT_MIA);
  }
});

test('bookings that come without the list of customers are taken over without a person', async () => {
  await importFiles(database.pool, PEOPLE);
  const { 'bookings.csv': bookings, 'set_logs.csv': sets } = PEOPLE;
  const later = { 'bookings.csv': `${bookings}b3,c1,w2,2026-11-19T12:00,,\n`, 'set_logs.csv': sets };
  expect(await importFiles(database.pool, later)).toMatchObject({
    leftOut: { sets: 2, bookingsOfNobody: 2 },
  });
  expect(await counts()).toEqual({ ...WITHOUT_MIA, bookings: 3, bookingsOfNobody: 2 });
});

test('a stranger’s mark keeps nobody out', async () => {
  await database.pool.query('truncate studio.forgotten_people');
  expect(await importFiles(database.pool, PEOPLE)).toMatchObject({
    leftOut: { customers: 0, bookingsOfNobody: 0 },
  });
  expect(await counts()).toEqual({
    customers: 2,
    users: 2,
    sets: 3,
    entitlements: 2,
    bookingsOfNobody: 0,
    bookings: 2,
  });
});
