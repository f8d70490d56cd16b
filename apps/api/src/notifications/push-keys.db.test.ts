import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadPushKeys } from './push-keys.ts';

const NOON = new Date('2026-11-20T11:00:00Z');

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the keys of the studio are made once, however many processes start', async () => {
  const made = await Promise.all([1, 2, 3].map(() => loadPushKeys(database.pool, NOON)));
  const again = await loadPushKeys(database.pool, NOON);
  expect(new Set([...made, again].map(({ publicKey }) => publicKey.toString('hex')))).toHaveProperty(
    'size',
    1,
  );
});
