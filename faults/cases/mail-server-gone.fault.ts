import { addDays, berlinDate } from '@lifted/domain/studio-calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { inWords, noteFigure } from '../src/figures.ts';
import { openMailHouse, type MailHouse } from '../src/mail-house.ts';
import { book, bookableClasses } from '../src/people.ts';
import { freePort, killUnlessGone } from '../src/studio.ts';
import { until } from '../src/until.ts';

/*
 * The mail server is down, then slow, then unwilling; and the process dies in the moment between handing a mail over and
 * noting it. A user sees: nothing, bookings go on; the confirmation comes later.
 * Never: a mail lost, or two of them with different Message-IDs.
 */

const BOOKED_WHILE_DOWN = 20;
const ANSWERED_WITHIN_MS = 2000;
const SLOW_MS = 1500;

let mailPort: number;
const studio = studioOfTheCase('mail', async () => {
  mailPort = await freePort();
  return { SMTP_URL: `smtp://127.0.0.1:${mailPort}` };
});
let house: MailHouse | undefined;
let workout: string;

beforeAll(async () => {
  const today = berlinDate(new Date());
  const [first] = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  workout = first?.id ?? '';
  await withBooks(studio.dataDir, (pool) =>
    pool.query('update studio.workouts set capacity = 1000 where id = $1', [workout]),
  );
});
afterAll(() => house?.close());

async function bookAs(email: string): Promise<void> {
  const answer = await book(studio.origin, { workout, email });
  expect(answer.status).toBe(201);
  expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS);
}

/**
 * The pause after a failed delivery is a minute and more; here it is over at once. Not while one is being delivered: that
 * would take it from whoever delivers it, and it would go out twice.
 */
async function endAllPauses(): Promise<void> {
  await withBooks(studio.dataDir, (pool) =>
    pool.query(
      `update studio.mail_outbox set next_attempt_at = now() where sent_at is null and next_attempt_at < 'infinity'`,
    ),
  );
}

async function mailsTo(
  recipients: string,
): Promise<{ recipient: string; messageId: string; sent: boolean; refused: boolean; attempts: number }[]> {
  const { rows } = await withBooks(studio.dataDir, (pool) =>
    pool.query<{ recipient: string; messageId: string; sent: boolean; refused: boolean; attempts: number }>(
      `select recipient, message_id as "messageId", sent_at is not null as sent, last_error is not null as refused, attempts
         from studio.mail_outbox where recipient like $1 order by recipient`,
      [recipients],
    ),
  );
  return rows;
}

/** Everybody of this kind has got exactly one mail, the one that was written. */
async function expectOneMailEach(recipients: string, count: number): Promise<void> {
  await until(
    'all mails are noted as sent',
    async () => (await mailsTo(recipients)).every(({ sent }) => sent),
    {
      everyMs: 200,
    },
  );
  const written = (await mailsTo(recipients)).map(({ recipient, messageId }) => `${recipient} ${messageId}`);
  const prefix = recipients.replace('%', '');
  const arrived = (house?.arrived ?? [])
    .filter(({ to }) => to.startsWith(prefix))
    .map(({ to, messageId }) => `${to} ${messageId}`);
  expect(arrived.toSorted()).toEqual(written.toSorted());
  expect(written).toHaveLength(count);
}

test('while it is down, bookings are answered as ever and their mails wait', async () => {
  for (let n = 0; n < BOOKED_WHILE_DOWN; n += 1) await bookAs(`down-${n}@example.org`);
  await until(
    'the mails have been tried',
    async () => (await mailsTo('down-%')).every(({ attempts }) => attempts > 0),
    {
      everyMs: 200,
    },
  );
  expect((await mailsTo('down-%')).some(({ sent }) => sent)).toBe(false);
});

test('a restart does not lose them, and when it is up again each goes out once', async () => {
  await studio.stop();
  house = await openMailHouse(mailPort);
  await endAllPauses();
  await studio.startAgain();
  const since = performance.now();
  await expectOneMailEach('down-%', BOOKED_WHILE_DOWN);
  noteFigure(
    'mail server down',
    `${BOOKED_WHILE_DOWN} mails waited, each went out once, ${inWords(performance.now() - since)} after their pause`,
  );
});

test('a slow one keeps nobody waiting', async () => {
  house?.takeItsTime(SLOW_MS);
  for (let n = 0; n < 6; n += 1) await bookAs(`slow-${n}@example.org`);
  await expectOneMailEach('slow-%', 6);
  house?.takeItsTime(0);
});

test('mails it refuses for now go out later, once', async () => {
  house?.refuseNext(5);
  for (let n = 0; n < 5; n += 1) await bookAs(`unwilling-${n}@example.org`);
  await until(
    'it has refused each of them, and that is noted',
    async () => (await mailsTo('unwilling-%')).every(({ refused }) => refused),
    {
      everyMs: 200,
    },
  );
  await endAllPauses();
  await expectOneMailEach('unwilling-%', 5);
});

test('a kill -9 between the hand-over and its note sends the same mail again, never another one', async () => {
  house?.beforeSayingYes(() => killUnlessGone(studio.pid, 'SIGKILL'));
  await bookAs('killed@example.org');
  await studio.ended;
  house?.beforeSayingYes(() => {});
  const before = (house?.arrived ?? []).filter(({ to }) => to === 'killed@example.org');
  expect(before).toHaveLength(1);

  await studio.startAgain();
  await endAllPauses();
  await until('it is noted as sent', async () => (await mailsTo('killed@%')).every(({ sent }) => sent), {
    everyMs: 200,
  });
  const arrived = (house?.arrived ?? []).filter(({ to }) => to === 'killed@example.org');
  expect(arrived).toHaveLength(2);
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1);
});
