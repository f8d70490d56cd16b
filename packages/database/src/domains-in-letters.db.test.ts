import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

const MIGRATION = new URL('../migrations/050-domains-in-letters.sql', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('stored addresses get the domain the normaliser writes, where it is free', async () => {
  const stored = [
    ['jo@xn--bcher-kva.example', 'jo@bücher.example'],
    ['jo@mail.xn--strae-oqa.xn--p1ai', 'jo@mail.straße.рф'],
    ['jo@xn--fiqs8s.example', 'jo@中国.example'],
    // Malformed, or nothing one could type.
    ['jo@xn--a.example', 'jo@xn--a.example'],
    ['jo@xn--abc-.example', 'jo@xn--abc-.example'],
    [`jo@xn--${'9'.repeat(59)}.example`, `jo@xn--${'9'.repeat(59)}.example`],
    ['xn--bcher-kva@example.com', 'xn--bcher-kva@example.com'],
    // Both forms are there.
    ['mia@xn--bcher-kva.example', 'mia@xn--bcher-kva.example'],
    ['mia@bücher.example', 'mia@bücher.example'],
  ] as const;
  for (const [at, [email]] of stored.entries()) {
    await database.pool.query(
      `insert into studio.customers (id, first_name, last_name, email) values ($1, 'Jo', 'Berg', $2)`,
      [`c${at}`, email],
    );
    await database.pool.query(
      `insert into identity."user" ("id", "name", "email", "emailVerified") values ($1, 'Jo', $2, true)`,
      [`u${at}`, email],
    );
  }
  const sql = await readFile(MIGRATION, 'utf8');
  await inTransaction(database.pool, (client) => client.query(sql));
  const emails = async (query: string) => {
    const { rows } = await database.pool.query<{ email: string }>(query);
    return rows.map(({ email }) => email);
  };
  const wanted = stored.map(([, email]) => email);
  expect(await emails('select email from studio.customers order by id')).toEqual(wanted);
  expect(await emails('select email from identity."user" order by id')).toEqual(wanted);
});
