import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { inWords, noteFigure } from '../src/figures.ts';
import { startFakeMailServer, type FakeMailServer } from '../src/fake-mail-server.ts';
import { book, bookableClasses } from '../src/people.ts';
import { freePort, killUnlessGone } from '../src/studio.ts';
import { until } from '../src/until.ts';

/*
 * The mail server is down, then slow, then refuses; and the process dies between handing a mail over and recording it.
 * A user sees: nothing, bookings go on; the confirmation arrives later.
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
let mailServer: FakeMailServer | undefined;
let workout: string;

beforeAll(async () => {
  const today = berlinDate(new Date());
  const [first] = await bookableClasses(studio.origin, { from: today, to: addDays(today, 14) });
  workout = first?.id ?? '';
  await withBooks(studio.dataDir, (pool) =>
    pool.query('update studio.workouts set capacity = 1000 where id = $1', [workout]),
  );
});
afterAll(() => mailServer?.close());

async function bookAs(email: string): Promise<void> {
  const answer = await book(studio.origin, { workout, email });
  expect(answer.status).toBe(201);
  expect(answer.ms).toBeLessThan(ANSWERED_WITHIN_MS);
}

/**
 * Ends the pause after a failed delivery (a minute or more) at once. Mails being delivered are left alone: releasing their
 * claim would send them twice.
 */
async function endAllPauses(): Promise<void> {
  await withBooks(studio.dataDir, (pool) =>
    pool.query(`update studio.jobs set due_at = now() where kind = 'mail' and due_at < 'infinity'`),
  );
}

async function mailsTo(
  recipients: string,
): Promise<{ recipient: string; messageId: string; sent: boolean; refused: boolean; attempts: number }[]> {
  const { rows } = await withBooks(studio.dataDir, (pool) =>
    pool.query<{ recipient: string; messageId: string; sent: boolean; refused: boolean; attempts: number }>(
      `select recipient, message_id as "messageId", sent_at is not null as sent, last_error is not null as refused,
              coalesce(attempts, 0) as attempts
         from studio.mail_outbox m left join studio.jobs j on j.mail_id = m.id where recipient like $1 order by recipient`,
      [recipients],
    ),
  );
  return rows;
}

/** Every such recipient got exactly one mail, the one that was written. */
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
  const arrived = (mailServer?.arrived ?? [])
    .filter(({ to }) => to.startsWith(prefix))
    .map(({ to, messageId }) => `${to} ${messageId}`);
  expect(arrived.toSorted()).toEqual(written.toSorted());
  expect(written).toHaveLength(count);
}

test('while it is down, bookings are answered as usual and their mails wait', async () => {
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
  mailServer = await startFakeMailServer(mailPort);
  await endAllPauses();
  await studio.startAgain();
  const since = performance.now();
  await expectOneMailEach('down-%', BOOKED_WHILE_DOWN);
  noteFigure(
    'mail server down',
    `${BOOKED_WHILE_DOWN} mails waited, each went out once, ${inWords(performance.now() - since)} after their pause`,
  );
});

test('a slow one delays no request', async () => {
  mailServer?.delay(SLOW_MS);
  for (let n = 0; n < 6; n += 1) await bookAs(`slow-${n}@example.org`);
  await expectOneMailEach('slow-%', 6);
  mailServer?.delay(0);
});

test('mails it refuses temporarily go out later, once', async () => {
  mailServer?.refuseNext(5);
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

test('a kill -9 between hand-over and record sends the same mail again, never a different one', async () => {
  mailServer?.beforeAccepting(() => killUnlessGone(studio.pid, 'SIGKILL'));
  await bookAs('killed@example.org');
  await studio.ended;
  mailServer?.beforeAccepting(() => {});
  const before = (mailServer?.arrived ?? []).filter(({ to }) => to === 'killed@example.org');
  expect(before).toHaveLength(1);

  await studio.startAgain();
  await endAllPauses();
  await until('it is noted as sent', async () => (await mailsTo('killed@%')).every(({ sent }) => sent), {
    everyMs: 200,
  });
  const arrived = (mailServer?.arrived ?? []).filter(({ to }) => to === 'killed@example.org');
  expect(arrived).toHaveLength(2);
  expect(new Set(arrived.map(({ messageId }) => messageId)).size).toBe(1);
});
