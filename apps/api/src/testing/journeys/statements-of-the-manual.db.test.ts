import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@lifted/database/test-database';
import { expect, it, onTestFinished } from 'vitest';

const MANUAL = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
const STATEMENT = /`((?:select|update|delete from) [^`]+)`/g;

const statements = [...MANUAL.matchAll(STATEMENT)].flatMap(([, text = '']) =>
  text.split(';').filter((statement) => statement.trim() !== ''),
);

it('every statement the manual tells an operator to run is one for this database', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  expect(statements.length).toBeGreaterThan(5);
  const faults: string[] = [];
  for (const statement of statements) {
    await database.pool
      .query(`explain ${statement}`)
      .catch((error: unknown) => faults.push(`${statement}: ${String(error)}`));
  }
  expect(faults).toEqual([]);
});
