import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, refuseOldPostgres } from './open-database.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const log = () => undefined;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a DATABASE_URL is used as it is, by as many servers as want to', async () => {
  const options = { url: database.url, dataDir: '/nowhere', log };
  const [one, two] = await Promise.all([openDatabase(options), openDatabase(options)]);
  expect(one.kind).toBe('external');
  const { rows } = await two.pool.query('select count(*) as count from studio.locations');
  expect(rows).toEqual([{ count: 0 }]);
  await Promise.all([one.close(), two.close()]);
});

test.each([
  ['postgresql://anna:geheim@localhost:1/studio'],
  ['postgresql://anna:geheim@127.0.0.1:1/studio'],
  ['postgresql://anna:geheim@[::1'],
])('a PostgreSQL that does not answer gives a sentence without the password: %s', async (url) => {
  const opening = openDatabase({ url, dataDir: '/nowhere', log });
  await expect(opening).rejects.toThrow(/^The PostgreSQL behind DATABASE_URL does not answer: .+\.$/);
  await expect(opening).rejects.not.toThrow('geheim');
});

test('bigints arrive as numbers while they are exact, and dates as they are written', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::int8 as exact, 9007199254740992::int8 as too_large, date '2026-03-29' as day`,
  );
  expect(rows).toEqual([{ exact: 9007199254740991, too_large: '9007199254740992', day: '2026-03-29' }]);
});

test('PostgreSQL 15 is the oldest accepted', () => {
  expect(() => refuseOldPostgres(149_999)).toThrow('is version 14. LIFTED needs version 15 or newer.');
  expect(() => refuseOldPostgres(150_000)).not.toThrow();
  expect(() => refuseOldPostgres(180_004)).not.toThrow();
});

test('a statement that never ends is ended', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '30s' }]);
  client.release();
});
