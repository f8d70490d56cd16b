import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { MAIL_PATIENCE_MS } from '@lifted/domain/retention/mail-delivery';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CLAIM_MS, claimDueMail, markFailed, markSent, type ClaimedMail } from './outbox-queue.ts';
import { writeMail } from './outbox.ts';
import { confirmation } from '../features/trial/trial-letter-fixture.ts';

const WRITTEN = new Date('2026-03-20T09:00:00Z');
const later = (ms: number) => new Date(WRITTEN.getTime() + ms);

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  await database.pool.query('truncate studio.mail_outbox');
});

async function write(count: number): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    for (let index = 0; index < count; index++) {
      await writeMail(
        client,
        confirmation({ bookingKey: String(index).padStart(32, '0'), writtenAt: WRITTEN }),
      );
    }
  });
}

async function claim(now: Date): Promise<ClaimedMail> {
  return (await claimDueMail(database.pool, now)) ?? expect.fail('no mail is due');
}

async function claimedOf(asks: number): Promise<number[]> {
  const claims = await Promise.all(Array.from({ length: asks }, () => claimDueMail(database.pool, WRITTEN)));
  return claims.flatMap((mail) => (mail === undefined ? [] : [mail.id]));
}

it('gives each mail to one only, however many ask at once', async () => {
  await write(100);
  // The first asking opens the connections, so that the second is truly at the same time.
  const claimed = [...(await claimedOf(20)), ...(await claimedOf(200))];
  expect(claimed).toHaveLength(100);
  expect(new Set(claimed).size).toBe(100);
});

it('gives out the mail that has been due longest', async () => {
  await write(2);
  const first = await claim(WRITTEN);
  const second = await claim(WRITTEN);
  await markFailed(database.pool, second, WRITTEN, 'refused');
  await markFailed(database.pool, first, later(1), 'refused');
  expect((await claim(later(CLAIM_MS))).id).toBe(second.id);
});

it('keeps a claimed mail from others until the claim is over', async () => {
  await write(1);
  await claim(WRITTEN);
  expect(await claimDueMail(database.pool, later(CLAIM_MS - 1))).toBeUndefined();
  expect((await claim(later(CLAIM_MS))).attempts).toBe(2);
});

it('does not let a late failure touch a mail that somebody else has claimed or sent', async () => {
  await write(1);
  const lost = await claim(WRITTEN);
  const held = await claim(later(CLAIM_MS));
  await markFailed(database.pool, lost, later(CLAIM_MS), 'too late');
  expect(await claimDueMail(database.pool, later(2 * CLAIM_MS - 1))).toBeUndefined();
  await markSent(database.pool, held, later(CLAIM_MS));
  await markFailed(database.pool, held, later(CLAIM_MS), 'too late');
  expect(await claimDueMail(database.pool, later(MAIL_PATIENCE_MS))).toBeUndefined();
});

it('keeps what went wrong for the operator and forgets it once the mail is out', async () => {
  await write(1);
  const mail = await claim(WRITTEN);
  await markFailed(database.pool, mail, WRITTEN, 'EENVELOPE 450 not now');
  const fault = async () => {
    const { rows } = await database.pool.query<{ last_error: string | null }>(
      'select last_error from studio.mail_outbox',
    );
    return rows[0]?.last_error;
  };
  expect(await fault()).toBe('EENVELOPE 450 not now');
  await markSent(database.pool, mail, WRITTEN);
  expect(await fault()).toBeNull();
});
