import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { foldedEmail } from '@lifted/domain/people/folded-email';
import { afterAll, beforeAll, expect, it } from 'vitest';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

it.each([
  'mia@example.com',
  'mia+one+two@example.com',
  '+mia@example.com',
  '++mia@example.com',
  'm.i.a+x.y@gmail.com',
  'm.i.a@googlemail.com',
  'm.i.a@mail.gmail.com',
  'änne@müller.de',
  '用户+标签@例子.广告',
])('PostgreSQL knows the mailbox of %s by the same name as the domain', async (email) => {
  const { rows } = await database.pool.query<{ folded: string }>('select studio.folded_email($1) as folded', [
    email,
  ]);
  expect(rows[0]?.folded).toBe(foldedEmail(email));
});
