import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { IMPORT_TABLES } from '../import-tables.ts';
import { DEPENDENTS, FOREIGN_KEYS, OWN_ROWS } from './built-on.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('every table that may be built on an import has words', async () => {
  const dependents = new Set<string>();
  for (const { target } of IMPORT_TABLES) {
    const { rows } = await database.pool.query<{ dependent: string }>(FOREIGN_KEYS, [target]);
    for (const { dependent } of rows) dependents.add(dependent);
  }
  expect([...dependents].toSorted()).toEqual([...Object.keys(DEPENDENTS), ...OWN_ROWS].toSorted());
});
