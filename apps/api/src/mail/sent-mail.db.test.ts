import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmation } from '../features/trial/trial-letter-fixture.ts';
import { claimDueJob } from '../jobs/job-queue.ts';
import { mailDelivery } from './deliver-mail.ts';
import { MAIL_JOB, writeMail } from './outbox.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('a mail that is out is not sent again when its job runs once more', async () => {
  const now = new Date('2026-11-20T11:00:00Z');
  const sent: string[] = [];
  const log = { info: () => undefined, warn: () => undefined };
  const delivery = mailDelivery({
    pool: database.pool,
    transport: async ({ subject }) => void sent.push(subject),
    now: () => now,
    log,
  });
  const mail = confirmation();
  await inTransaction(database.pool, (client) => writeMail(client, mail));
  const kinds = [{ kind: MAIL_JOB, leaseMs: delivery.leaseMs }];
  const job = (await claimDueJob(database.pool, kinds, mail.writtenAt)) ?? expect.fail('no job');
  // As after a process that ended between the note and the end of its job.
  await delivery.run(job, new AbortController().signal);
  await delivery.run(job, new AbortController().signal);
  expect(sent, 'mails that went out').toHaveLength(1);
});
