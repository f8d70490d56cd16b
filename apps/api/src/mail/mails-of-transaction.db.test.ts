import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mailsWrittenSince, newestMail } from './mails-of-transaction.ts';
import { writeMail } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let written = 0;
async function write(client: PoolClient, kind = 'class_booked'): Promise<void> {
  written += 1;
  await writeMail(client, {
    kind,
    messageId: `<${written}@studio.example>`,
    recipient: 'mia@member.example',
    subject: 'S',
    text: 'T',
    html: 'T',
    writtenAt: new Date('2026-11-20T11:00:00Z'),
  });
}

it('counts the mails of its own transaction, also those behind a savepoint, and no other’s', async () => {
  const { pool } = database;
  await inTransaction(pool, (client) => write(client));
  const counts = await inTransaction(pool, async (client) => {
    const newest = await newestMail(client);
    const none = await mailsWrittenSince(client, newest);
    await write(client);
    await client.query('savepoint as_it_is');
    await write(client);
    await write(client, 'class_changed');
    await inTransaction(pool, (other) => write(other));
    const all = await mailsWrittenSince(client, newest);
    const some = await mailsWrittenSince(client, newest, { without: 'class_changed' });
    await client.query('rollback to savepoint as_it_is');
    return [none, all, some, await mailsWrittenSince(client, newest)];
  });
  expect(counts).toEqual([0, 3, 2, 1]);
});
