import { emptyTables } from '@lifted/database/empty-tables';
import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { MAIL_PATIENCE_MS } from '@lifted/domain/jobs/job-retry';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimDueJob } from '../jobs/job-queue.ts';
import type { JobWorker } from '../jobs/job-worker.ts';
import { startMailServer } from '../testing/loopback-mail-server.ts';
import { startMailDelivery } from '../testing/mail-delivery.ts';
import { MAIL_LEASE_MS } from './deliver-mail.ts';
import type { MailTransport } from './mail-transport.ts';
import { MAIL_JOB, writeMail } from './outbox.ts';
import { smtpTransport } from './smtp-transport.ts';
import { CANCEL_TOKEN, confirmation } from '../features/trial/trial-letter-fixture.ts';

const SENDER = { name: 'LIFTED Studio "Nord"', address: 'hello@lifted.example' };
const POLL_MS = 20;

let database: TestDatabase;
let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let now: Date;
let logged: string[];
const workers: JobWorker[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

beforeEach(async () => {
  now = new Date('2026-03-20T09:00:00Z');
  logged = [];
  mailServer = await startMailServer();
  await emptyTables(database.pool, 'studio.mail_outbox');
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await mailServer.close();
});

function start(
  transport: MailTransport = smtpTransport(mailServer.url, SENDER),
  pollMs = POLL_MS,
  stopGraceMs?: number,
): JobWorker {
  const note = (facts: object, message: string) => void logged.push(`${message} ${JSON.stringify(facts)}`);
  const worker = startMailDelivery({
    pool: database.pool,
    transport,
    now: () => now,
    note,
    pollMs,
    ...(stopGraceMs !== undefined && { stopGraceMs }),
  });
  workers.push(worker);
  return worker;
}

async function write(...mails: Parameters<typeof confirmation>[0][]): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    for (const changes of mails) await writeMail(client, confirmation(changes));
  });
}

/** A mail and the job that is to deliver it; no job once it is done. */
interface OutboxRow {
  readonly sent_at: Date | null;
  readonly attempts: number | null;
  readonly due_at: Date | number | null;
  readonly last_error: string | null;
}

async function outbox(): Promise<OutboxRow[]> {
  const { rows } = await database.pool.query<OutboxRow>(
    `select m.sent_at, j.attempts, j.due_at, j.last_error
       from studio.mail_outbox m left join studio.jobs j on j.mail_id = m.id order by m.id`,
  );
  return rows;
}

const untilArrived = (count: number) =>
  vi.waitFor(() => expect(mailServer.arrived).toHaveLength(count), { timeout: 20_000 });
const untilOutbox = (check: (rows: OutboxRow[]) => void) =>
  vi.waitFor(async () => check(await outbox()), { timeout: 20_000 });

/** Mail parts may arrive with other line ends. */
const lines = (file: string) => file.trimEnd().split(/\r?\n/);

/** Longer than several polls; only for "nothing more happens", never for "by now it has happened". */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 10 * POLL_MS));

describe('a mail', () => {
  it('arrives as text, HTML and calendar file, umlauts intact', async () => {
    await write({ name: 'Änne Ōkubo 🏋️' });
    start();
    await untilArrived(1);
    const [{ from, to, mail } = expect.fail('no mail')] = mailServer.arrived;
    expect([from, to]).toEqual(['hello@lifted.example', ['mia@example.com']]);
    expect(mail.from).toEqual({ name: 'LIFTED Studio "Nord"', address: 'hello@lifted.example' });
    expect(mail.to).toEqual([{ name: '', address: 'mia@example.com' }]);
    expect(mail.subject).toBe(confirmation().subject);
    expect(mail.messageId).toBe(confirmation().messageId);
    expect(mail.text).toContain('Hi Änne Ōkubo 🏋️, your test workout is booked.');
    expect(mail.html).toContain('Greifenhagener Straße 58');
    const { calendarEvent } = confirmation();
    const calendars = mail.attachments.filter(({ mimeType }) => /calendar|ics/.test(mimeType));
    expect(calendars.map(({ mimeType }) => mimeType)).toContain('text/calendar');
    for (const { content } of calendars) {
      const file = typeof content === 'string' ? content : new TextDecoder().decode(content);
      expect(lines(file)).toEqual(lines(calendarEvent));
    }
    expect(calendars.some(({ filename }) => filename === 'class.ics')).toBe(true);
    expect(calendars.some(({ method }) => method === 'PUBLISH')).toBe(true);
  });

  it('says where one request unsubscribes, where it can be, and the secret is gone once it is sent', async () => {
    const address = 'https://lifted.example/unsubscribe/abc.def';
    await inTransaction(database.pool, (client) =>
      writeMail(client, { ...confirmation(), unsubscribeUrl: address }),
    );
    await write({ bookingKey: 'other' });
    start();
    await untilArrived(2);
    const headersOf = ({ mail }: (typeof mailServer.arrived)[number]) =>
      mail.headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [`${key}: ${value}`] : []));
    expect(mailServer.arrived.map(headersOf).toSorted((one, other) => other.length - one.length)).toEqual([
      [`list-unsubscribe: <${address}>`, 'list-unsubscribe-post: List-Unsubscribe=One-Click'],
      [],
    ]);
    await untilOutbox((rows) => expect(rows.every(({ sent_at: sentAt }) => sentAt !== null)).toBe(true));
    const kept = await database.pool.query(
      'select from studio.mail_outbox where unsubscribe_url is not null',
    );
    expect(kept.rowCount).toBe(0);
  });

  it('has no header a name could add, not even through quotes', async () => {
    await write({ name: '"Mia" <all@studio.example>, \'x\'; Bcc: all@studio.example' });
    start();
    await untilArrived(1);
    const [{ to, mail } = expect.fail('no mail')] = mailServer.arrived;
    expect(to).toEqual(['mia@example.com']);
    const keys = mail.headers.map(({ key }) => key);
    expect(keys).not.toContain('bcc');
    expect(keys.filter((key) => key === 'subject')).toHaveLength(1);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });

  it('goes out once, with several processes at work', async () => {
    const keys = Array.from({ length: 30 }, (_, index) => String(index).padStart(32, '0'));
    await write(...keys.map((bookingKey) => ({ bookingKey, email: `${bookingKey}@example.com` })));
    for (const worker of [start(), start(), start()]) worker.wake();
    await untilOutbox((rows) => expect(rows.every(({ sent_at }) => sent_at !== null)).toBe(true));
    await aWhile();
    const recipients = mailServer.arrived.flatMap(({ to }) => to);
    expect(recipients.toSorted()).toEqual(keys.map((key) => `${key}@example.com`));
  });

  it('goes out at once when the worker is woken', async () => {
    const worker = start(undefined, HOUR_MS);
    await aWhile();
    await write({});
    worker.wake();
    await untilArrived(1);
  });

  it('is found without being woken, as when another process wrote it', async () => {
    start();
    await aWhile();
    await write({});
    await untilArrived(1);
  });

  it('is not sent when its transaction fails', async () => {
    const failed = inTransaction(database.pool, async (client) => {
      await writeMail(client, confirmation());
      throw new Error('the booking failed');
    });
    await expect(failed).rejects.toThrow('the booking failed');
    start();
    await aWhile();
    expect(mailServer.arrived).toEqual([]);
  });

  it('can be written only once for one booking', async () => {
    await write({});
    await expect(write({})).rejects.toMatchObject({ code: '23505' });
  });

  it('leaves neither its secret nor its words behind once it is out', async () => {
    await write({});
    start();
    await untilOutbox((rows) => expect(rows).toMatchObject([{ sent_at: now }]));
    const { rows } = await database.pool.query<{ row: string }>(
      'select mail_outbox::text as row from studio.mail_outbox',
    );
    expect(rows[0]?.row).not.toContain(CANCEL_TOKEN);
    expect(rows[0]?.row).not.toContain('Mia');
  });

  it('is never named in the logs: no address, no name, no secret', async () => {
    mailServer.refuseNext(1, 450);
    await write({});
    start();
    await untilOutbox((rows) => expect(rows[0]?.last_error).not.toBeNull());
    now = new Date(now.getTime() + MINUTE_MS);
    await untilArrived(1);
    await vi.waitFor(() => expect(logged.join()).toContain('mail: delivered'), { timeout: 20_000 });
    expect(logged.join()).toContain('450');
    expect(logged.join()).not.toMatch(new RegExp(`mia|${CANCEL_TOKEN}`, 'i'));
  });
});

describe('a mail that is not taken', () => {
  it('is tried again after a minute, then after two', async () => {
    const written = now.getTime();
    mailServer.refuseNext(2, 451);
    await write({});
    start();
    await untilOutbox((rows) =>
      expect(rows).toMatchObject([{ attempts: 1, sent_at: null, due_at: new Date(written + MINUTE_MS) }]),
    );
    expect((await outbox())[0]?.last_error).toContain('451');
    now = new Date(written + MINUTE_MS - 1);
    await aWhile();
    expect(await outbox()).toMatchObject([{ attempts: 1 }]);

    now = new Date(written + MINUTE_MS);
    await untilOutbox((rows) =>
      expect(rows).toMatchObject([{ attempts: 2, due_at: new Date(written + 3 * MINUTE_MS) }]),
    );
    expect(mailServer.arrived).toEqual([]);
    now = new Date(written + 3 * MINUTE_MS);
    await untilArrived(1);
    await untilOutbox((rows) =>
      expect(rows).toEqual([{ sent_at: now, attempts: null, due_at: null, last_error: null }]),
    );
  });

  it('waits while there is no mail server at all and goes out once there is one', async () => {
    const port = Number(new URL(mailServer.url).port);
    await mailServer.close();
    await write({});
    start(smtpTransport(mailServer.url, SENDER));
    await untilOutbox((rows) => expect(rows[0]?.last_error).toContain('ECONNREFUSED'));
    mailServer = await startMailServer(port);
    now = new Date(now.getTime() + MINUTE_MS);
    await untilArrived(1);
  });

  it('is still tried on the third day and given up after it', async () => {
    const written = now.getTime();
    const refuse: MailTransport = () => Promise.reject(new Error('550 no such mailbox'));
    await write({});
    now = new Date(written + MAIL_PATIENCE_MS);
    start(refuse);
    await untilOutbox((rows) =>
      expect(rows).toMatchObject([{ attempts: 1, due_at: new Date(now.getTime() + MINUTE_MS) }]),
    );
    now = new Date(now.getTime() + MINUTE_MS);
    await untilOutbox((rows) => expect(rows).toMatchObject([{ attempts: 2, due_at: Infinity }]));
    now = new Date('2036-01-01T00:00:00Z');
    await aWhile();
    expect(await outbox()).toMatchObject([{ attempts: 2, sent_at: null }]);
  });

  it('does not hold up the others', async () => {
    const smtp = smtpTransport(mailServer.url, SENDER);
    const transport: MailTransport = (mail, signal) =>
      mail.recipient === 'bad@example.com' ? Promise.reject(new Error('refused')) : smtp(mail, signal);
    await write({ email: 'bad@example.com' }, { bookingKey: 'a'.repeat(32), email: 'good@example.com' });
    start(transport);
    await untilArrived(1);
    expect(mailServer.arrived[0]?.to).toEqual(['good@example.com']);
  });
});

describe('a mail that is out', () => {
  it('does not go out again when the database refuses the note for a moment', async () => {
    await write({});
    await database.pool.query('alter table studio.mail_outbox add constraint away check (sent_at is null)');
    start();
    await vi.waitFor(() => expect(logged.join()).toContain('cannot be noted'), { timeout: 20_000 });
    await database.pool.query('alter table studio.mail_outbox drop constraint away');
    await untilOutbox((rows) => expect(rows).toMatchObject([{ attempts: null, sent_at: now }]));
    expect(mailServer.arrived).toHaveLength(1);
  });
});

describe('a mail server that takes its time', () => {
  // Enough to hand a mail over while other tests keep both cores busy.
  const HAND_OVER_MS = 1_500;
  const transportOf = (answerMs: number) =>
    smtpTransport(mailServer.url, SENDER, { handOverMs: HAND_OVER_MS, answerMs });

  it('gets a mail once, though it answers it much later than anything before', async () => {
    mailServer.answerLater(1.5 * HAND_OVER_MS);
    await write({});
    start(transportOf(100 * HAND_OVER_MS));
    start(transportOf(100 * HAND_OVER_MS));
    await untilOutbox((rows) => expect(rows).toMatchObject([{ attempts: null, sent_at: now }]));
    expect(mailServer.arrived).toHaveLength(1);
  });

  it('may think about a mail for ten minutes before somebody else takes it', async () => {
    mailServer.answerLater(Infinity);
    await write({});
    start();
    await untilArrived(1);
    now = new Date(now.getTime() + 10 * MINUTE_MS);
    start();
    await aWhile();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null, last_error: null }]);
    expect(mailServer.arrived).toHaveLength(1);
    await mailServer.close();
    await untilOutbox((rows) => expect(rows[0]?.last_error).not.toBeNull());
  });

  it('gets the mail again when it has not answered it by then', async () => {
    mailServer.answerLater(Infinity);
    await write({});
    start(transportOf(HAND_OVER_MS));
    await untilOutbox((rows) => expect(rows[0]?.last_error).toContain('ETIMEDOUT'));
    mailServer.answerLater(0);
    now = new Date(now.getTime() + MINUTE_MS);
    await untilOutbox((rows) => expect(rows).toMatchObject([{ sent_at: now }]));
    expect(mailServer.arrived.map(({ mail }) => mail.messageId)).toEqual([
      confirmation().messageId,
      confirmation().messageId,
    ]);
  });

  it('is not waited for that long before it has the mail', async () => {
    mailServer.goSilent();
    await write({});
    start(transportOf(HOUR_MS));
    await untilOutbox((rows) =>
      expect(rows).toMatchObject([{ attempts: 1, due_at: new Date(now.getTime() + MINUTE_MS) }]),
    );
    expect(mailServer.arrived).toEqual([]);
  });
});

describe('a process that is killed in mid-delivery', () => {
  it('loses no mail: another one delivers it when the lease is over, with the same Message-ID', async () => {
    await write({});
    const died = await claimDueJob(database.pool, [{ kind: MAIL_JOB, leaseMs: MAIL_LEASE_MS }], now);
    expect(died?.attempts).toBe(1);

    start();
    now = new Date(now.getTime() + MAIL_LEASE_MS - 1);
    await aWhile();
    expect(mailServer.arrived).toEqual([]);
    now = new Date(now.getTime() + 1);
    await untilArrived(1);
    expect(mailServer.arrived[0]?.mail.messageId).toBe(confirmation().messageId);
  });
});

describe('stopping', () => {
  it('waits for the delivery that runs and begins no other', async () => {
    await write({});
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let begun = 0;
    const worker = start(async () => {
      begun++;
      await gate;
    });
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 20_000 });
    let stopped = false;
    const stopping = worker.stop().then(() => (stopped = true));
    await write({ bookingKey: 'b'.repeat(32) });
    await aWhile();
    expect(stopped).toBe(false);
    release();
    await stopping;
    expect(await outbox()).toMatchObject([{ sent_at: now }, { sent_at: null, attempts: 0 }]);
  });

  it('does not wait for the answer to a mail for long, and the mail goes out later', async () => {
    mailServer.answerLater(Infinity);
    await write({});
    const worker = start(undefined, undefined, 100);
    await untilArrived(1);
    await worker.stop();
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null }]);
    expect((await outbox())[0]?.last_error).not.toBeNull();
    mailServer.answerLater(0);
    now = new Date(now.getTime() + MINUTE_MS);
    start();
    await untilOutbox((rows) => expect(rows).toMatchObject([{ sent_at: now }]));
  });
});
