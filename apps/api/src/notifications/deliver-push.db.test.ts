import { emptyTables } from '@lifted/database/empty-tables';
import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { MessageKind } from '@lifted/domain/notifications/message-kinds';
import { studio } from '@lifted/profile/studio';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { claimDueJob } from '../jobs/job-queue.ts';
import { startJobWorker, type JobWorker } from '../jobs/job-worker.ts';
import { sendToLoopback, startPushService } from '../testing/push/loopback-push-service.ts';
import { insertCustomer } from '../testing/member-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { browserKeys, insertPushSubscription } from '../testing/push/notification-fixture.ts';
import { PUSH_LEASE_MS, pushDelivery } from './deliver-push.ts';
import { notify, PUSH_JOB, type Notice } from './notify.ts';
import { loadPushKeys, type PushKeys } from './push-keys.ts';
import type { PushTransport } from './push-transport.ts';
import { readReader } from './reader.ts';

const NOON = new Date('2026-11-20T11:00:00Z');
const EVENING = new Date('2026-11-20T20:30:00Z');
const NIGHT = new Date('2026-11-20T22:00:00Z');
const SEVEN = new Date('2026-11-21T06:00:00Z');
const POLL_MS = 20;

let database: TestDatabase;
let keys: PushKeys;
let service: Awaited<ReturnType<typeof startPushService>>;
let number = 0;
let now = NOON;
let logged: string[];
const workers: JobWorker[] = [];
const note = (facts: object, words: string) => void logged.push(`${words} ${JSON.stringify(facts)}`);
const LOG = { info: note, warn: note };

beforeAll(async () => {
  database = await createTestDatabase();
  keys = await loadPushKeys(database.pool, NOON);
});
afterAll(() => database.drop());
beforeEach(async () => {
  now = NOON;
  logged = [];
  service = await startPushService();
  await emptyTables(database.pool, 'studio.customers', 'studio.workouts', 'studio.mail_outbox');
  await emptyTables(database.pool, 'studio.jobs');
  await insertCustomer(database.pool, 'mia');
  const { rows } = await database.pool.query<{ number: number }>('select number from studio.customers');
  number = rows[0]?.number ?? 0;
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await service.close();
});

describe('a message on a device', () => {
  test('arrives encrypted for it, in the person’s language, and opens its page in that language', async () => {
    await addDevice('phone');
    await speak('de');
    await tell();
    start();
    await untilArrived(1);
    const [push = expect.fail('nothing arrived')] = service.arrived;
    expect(push.message).toEqual({
      web_push: 8030,
      notification: {
        title: 'Bisher zu wenige',
        body: 'Squat, Fr 20. Nov.',
        lang: 'de',
        navigate: 'https://studio.example/de/workout/w1',
        tag: push.headers['topic'],
      },
    });
    expect(push.headers).toMatchObject({ ttl: String(24 * 60 * 60), urgency: 'normal' });
    expect(push.headers['topic']).toMatch(/^[\w-]{1,32}$/);
    await untilDone();
    expect(await outcomes()).toEqual(['handed_over']);
    expect(push.claims).toMatchObject({ sub: `mailto:${studio.contact.email}` });
    expect(push.claims.exp).toBe((NOON.getTime() + 12 * HOUR_MS) / SECOND_MS);
  });

  test('arrives once on each, with several processes at work', async () => {
    for (const device of ['phone', 'tablet', 'desk']) await addDevice(device);
    await tell();
    for (const worker of [start(), start(), start()]) worker.wake();
    await untilDone();
    await aWhile();
    expect(service.arrived.map(({ device }) => device).toSorted()).toEqual(['desk', 'phone', 'tablet']);
  });

  test('names nothing but the kind where a locked screen should not say more', async () => {
    await addDevice('phone');
    await speak('en');
    await choose({ fee: { push: true } });
    await tell({ kind: 'fee' });
    start();
    await untilArrived(1);
    expect(service.arrived[0]?.message).toMatchObject({
      notification: { title: 'Fees', body: 'Open the app to read it.' },
    });
  });

  test('waits for seven in the night', async () => {
    now = NIGHT;
    await addDevice('phone');
    await tell();
    start();
    now = new Date(SEVEN.getTime() - 1);
    await aWhile();
    expect(service.arrived).toEqual([]);
    now = SEVEN;
    await untilArrived(1);
  });

  test('waits for seven where it is late', async () => {
    now = EVENING;
    await addDevice('phone');
    await tell();
    now = NIGHT;
    start();
    await untilDueAt(SEVEN);
    expect(service.arrived).toEqual([]);
    now = SEVEN;
    await untilArrived(1);
  });

  test('waits for seven where a busy service wants to be asked again in the night', async () => {
    now = EVENING;
    await addDevice('phone');
    service.refuseNext({ status: 503, headers: { 'Retry-After': '3600' } });
    await tell();
    start();
    await untilDueAt(SEVEN);
    now = NIGHT;
    await aWhile();
    expect(service.arrived).toEqual([]);
    now = SEVEN;
    await untilArrived(1);
  });

  test('is shown late in the night where its class is early', async () => {
    await insertClass(database.pool, { id: 'w1', start: '2026-11-21T08:30:00+01:00' });
    now = EVENING;
    await addDevice('phone');
    await tell();
    now = NIGHT;
    start();
    await untilArrived(1);
  });

  test.each([
    ['once it was read', 'update studio.messages set read_at = now()'],
    ['once the device is gone', 'delete from studio.push_subscriptions'],
    ['once the person is gone', 'delete from studio.customers'],
    [
      'once the kind was switched off',
      `insert into studio.message_settings (customer_number, choices)
       select number, '{"too_few": {"push": false}}' from studio.customers`,
    ],
  ])('is not shown %s', async (_, change) => {
    await addDevice('phone');
    await tell();
    await database.pool.query(change);
    start();
    await untilDone();
    expect(service.arrived).toEqual([]);
  });

  test('is not shown when it is of no use any more', async () => {
    await addDevice('phone');
    await tell({ usefulUntil: new Date(NOON.getTime() + MINUTE_MS) });
    now = new Date(NOON.getTime() + MINUTE_MS);
    start();
    await untilDone();
    expect(service.arrived).toEqual([]);
    expect(await outcomes()).toEqual(['not_needed']);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i has forgotten the device, and so do we', async (status) => {
    await addDevice('phone');
    await addDevice('tablet');
    service.refuseNext({ status });
    await tell();
    start();
    await untilDone();
    const { rowCount } = await database.pool.query('select from studio.push_subscriptions');
    expect([service.arrived.length, rowCount]).toEqual([1, 1]);
    expect((await outcomes()).toSorted()).toEqual(['device_gone', 'handed_over']);
  });

  test.each([
    ['seconds', '600'],
    ['a date', new Date(NOON.getTime() + 10 * MINUTE_MS).toUTCString()],
  ])('that is busy is asked again when it wants to be, told as %s', async (_, wish) => {
    await addDevice('phone');
    service.refuseNext({ status: 429, headers: { 'Retry-After': wish } });
    await tell();
    start();
    await untilDue(10 * MINUTE_MS);
    now = new Date(NOON.getTime() + 10 * MINUTE_MS);
    await untilArrived(1);
    await untilDone();
  });

  test('that fails is asked again after a minute, then after two', async () => {
    await addDevice('phone');
    service.refuseNext({ status: 500 }, { status: 502 });
    await tell();
    start();
    await untilDue(MINUTE_MS);
    now = new Date(NOON.getTime() + MINUTE_MS);
    await untilDue(3 * MINUTE_MS);
    now = new Date(NOON.getTime() + 3 * MINUTE_MS);
    await untilArrived(1);
    await untilDone();
    expect(logged.join()).toContain('push_500');
  });

  test('that keeps failing is left alone once the message is of no use', async () => {
    await addDevice('phone');
    service.refuseNext({ status: 500 });
    await tell({ usefulUntil: new Date(NOON.getTime() + MINUTE_MS) });
    start();
    await untilDue(MINUTE_MS);
    now = new Date(NOON.getTime() + MINUTE_MS);
    await untilDone();
    expect(service.arrived).toEqual([]);
  });

  test('is never named in the logs, nor is what it was given', async () => {
    await addDevice('phone');
    service.refuseNext({ status: 500 });
    await tell();
    start();
    await untilDue(MINUTE_MS);
    now = new Date(NOON.getTime() + MINUTE_MS);
    await untilDone();
    expect(logged.join()).toContain('push: delivered');
    expect(logged.join()).not.toMatch(/127\.0\.0\.1|phone|Squat|mia/i);
  });
});

describe('a process that is killed', () => {
  test('before it hands the message over loses nothing: another one does when the lease is over', async () => {
    await addDevice('phone');
    await tell();
    const died = await claimDueJob(database.pool, [{ kind: PUSH_JOB, leaseMs: PUSH_LEASE_MS }], now);
    expect(died?.attempts).toBe(1);
    start();
    now = new Date(NOON.getTime() + PUSH_LEASE_MS - 1);
    await aWhile();
    expect(service.arrived).toEqual([]);
    now = new Date(NOON.getTime() + PUSH_LEASE_MS);
    await untilDone();
    expect(service.arrived).toHaveLength(1);
  });

  test('after it handed the message over has it handed over again under the same topic and tag: it is shown once', async () => {
    await addDevice('phone');
    await tell();
    await claimAndRun(async (push, signal) => {
      await sendToLoopback(push, signal);
      throw new Error('killed');
    }).catch(() => undefined);
    expect(await outcomes()).toEqual([]);
    start();
    now = new Date(NOON.getTime() + PUSH_LEASE_MS);
    await untilDone();
    const [first, second] = service.arrived;
    expect(service.arrived).toHaveLength(2);
    expect(second?.message).toEqual(first?.message);
    expect(second?.headers['topic']).toBe(first?.headers['topic']);
  });

  test('after it noted that it handed the message over does not have it handed over again', async () => {
    await addDevice('phone');
    await tell();
    await claimAndRun();
    start();
    now = new Date(NOON.getTime() + PUSH_LEASE_MS);
    await untilDone();
    expect([service.arrived.length, await outcomes()]).toEqual([1, ['handed_over']]);
  });
});

describe('a database that dies', () => {
  test('while a push service answers does not have the message handed over again', async () => {
    await addDevice('phone');
    await tell();
    const notes = 'alter table studio.push_deliveries';
    await database.pool.query(`${notes} add constraint away check (outcome <> 'handed_over')`);
    start();
    await vi.waitFor(() => expect(logged.join()).toContain('cannot be noted'), { timeout: 20_000 });
    await database.pool.query(`${notes} drop constraint away`);
    await untilDone();
    expect([service.arrived.length, await outcomes()]).toEqual([1, ['handed_over']]);
    expect(logged.join()).not.toContain('a run failed');
  });
});

function definition(transport: PushTransport = sendToLoopback) {
  const letters = { studio, publicUrl: 'https://studio.example' };
  return pushDelivery({ pool: database.pool, keys, transport, letters, now: () => now, log: LOG });
}

/** As a process does that dies before it can say that the job is done. */
async function claimAndRun(transport?: PushTransport): Promise<void> {
  const job = await claimDueJob(database.pool, [{ kind: PUSH_JOB, leaseMs: PUSH_LEASE_MS }], now);
  if (job === undefined) expect.fail('nothing was due');
  await definition(transport).run(job, new AbortController().signal);
}

function start(): JobWorker {
  const worker = startJobWorker({
    pool: database.pool,
    now: () => now,
    log: LOG,
    kinds: { [PUSH_JOB]: definition() },
    pollMs: POLL_MS,
  });
  workers.push(worker);
  return worker;
}

async function addDevice(name: string): Promise<void> {
  const browser = browserKeys();
  await insertPushSubscription(database.pool, number, service.endpointOf(name, browser), browser);
}

async function speak(language: 'en' | 'de'): Promise<void> {
  await database.pool.query(
    'insert into studio.message_settings (customer_number, language) values ($1, $2)',
    [number, language],
  );
}

async function choose(choices: object): Promise<void> {
  await database.pool.query('update studio.message_settings set choices = $1', [choices]);
}

async function tell(more: Partial<Notice> & { readonly kind?: MessageKind } = {}): Promise<void> {
  const reader = await readReader(database.pool, number);
  if (reader === undefined) expect.fail('The customer is gone.');
  await inTransaction(database.pool, (client) =>
    notify(client, {
      reader,
      kind: 'too_few',
      occasion: 'w1',
      words: {
        en: { title: 'Too few so far', body: 'Squat, Fri 20 Nov' },
        de: { title: 'Bisher zu wenige', body: 'Squat, Fr 20. Nov.' },
      },
      path: '/workout/w1',
      now,
      mail: () => ({
        kind: 'class_too_few',
        messageId: '<too-few@studio.example>',
        recipient: 'mia@member.example',
        subject: '',
        text: '',
        html: '',
        writtenAt: now,
      }),
      ...more,
    }),
  );
}

const untilArrived = (count: number) =>
  vi.waitFor(() => expect(service.arrived).toHaveLength(count), { timeout: 20_000 });

const untilDone = () => vi.waitFor(async () => expect(await dueTimes()).toEqual([]), { timeout: 20_000 });

const untilDue = (after: number) => untilDueAt(new Date(NOON.getTime() + after));

const untilDueAt = (time: Date) =>
  vi.waitFor(async () => expect(await dueTimes()).toEqual([time]), { timeout: 20_000 });

/** Longer than several polls; only for "nothing happens", never for "by now it has happened". */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 10 * POLL_MS));

/** Of a push that runs the time says nothing: it is the end of its lease. */
async function dueTimes(): Promise<readonly (Date | 'runs')[]> {
  const { rows } = await database.pool.query<{ at: Date; runs: boolean }>(
    `select due_at as at, claimed_by is not null as runs from studio.jobs where kind = $1 order by due_at`,
    [PUSH_JOB],
  );
  return rows.map(({ at, runs }) => (runs ? 'runs' : at));
}

async function outcomes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ outcome: string }>(
    'select outcome from studio.push_deliveries order by number',
  );
  return rows.map(({ outcome }) => outcome);
}
