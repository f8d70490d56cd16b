import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteEvents } from '../../events/insert-events.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { webhookDelivery } from './deliver-webhooks.ts';
import { sendWebhook } from './webhook-transport.ts';
import { insertWebhook } from './webhooks.ts';

const Message = Compile(
  Type.Object({ sequence: Type.Integer(), object: Type.Object({ id: Type.String() }) }),
);

let database: TestDatabase;
let consumer: Server;
/** Every message that arrived in full, in its order. */
const arrived: { readonly object: string; readonly sequence: number }[] = [];
/** Whether the consumer takes the next message without ever answering. */
let isSlow = false;
/** How many connections were closed by the sender while it waited. */
let hungUp = 0;
let now = new Date('2026-11-20T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  consumer = createServer((request, response) => {
    void textOf(request).then((body) => {
      const message: unknown = JSON.parse(body);
      const { object, sequence } = Message.Parse(message);
      arrived.push({ object: object.id, sequence });
      if (!isSlow) return response.writeHead(204).end();
      isSlow = false;
      return response.once('close', () => {
        hungUp += 1;
      });
    });
  });
  await new Promise<void>((resolve) => consumer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  consumer.closeAllConnections();
  await new Promise((resolve) => consumer.close(resolve));
  await database.drop();
});

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  return text;
}

function urlOfConsumer(): string {
  const address = consumer.address();
  if (address === null || typeof address === 'string') throw new Error('the consumer listens at no port');
  return `http://127.0.0.1:${address.port}/hook`;
}

it('a consumer that never answers has failed after the limit, is tried again, and gets each object in its order', async () => {
  const { pool } = database;
  const fields = {
    name: 'Accounting',
    url: urlOfConsumer(),
    events: ['class.changed' as const],
    is_on: true,
  };
  const { id } = await inTransaction(pool, (client) => insertWebhook(client, fields, now));
  for (const one of ['a', 'a', 'b'])
    await inTransaction(pool, (client) => noteEvents(client, 'class.changed', [one], now));
  const outcomes: string[] = [];
  const { run } = webhookDelivery({
    pool,
    transport: sendWebhook({ isDemo: true }),
    letters: LETTERS,
    now: () => now,
    log: { info: () => undefined },
    wakeJobs: () => undefined,
    answerLimitMs: 1500,
    watch: (outcome) => outcomes.push(outcome),
  });
  const job = { id: '1', kind: 'webhook', key: id, plannedFor: now, attempts: 1, version: 1 };
  const deliver = () => run(job, new AbortController().signal);

  isSlow = true;
  await deliver();
  expect(outcomes.toSorted()).toEqual(['delivered', 'failed']);
  await expect.poll(() => hungUp).toBe(1);
  // Which of the two met the slow answer is up to the network; what waits is that one, and what follows it.
  const { rows: tries } = await pool.query(
    `select a.status, a.fault, e.state, e.due_at from studio.webhook_attempts a
       join studio.webhook_events e on e.number = a.event_number where a.status is null`,
  );
  expect(tries).toEqual([
    { status: null, fault: 'timeout', state: 'waiting', due_at: new Date(now.getTime() + 5 * SECOND_MS) },
  ]);

  const before = arrived.length;
  await deliver();
  expect(arrived).toHaveLength(before);
  now = new Date(now.getTime() + 5 * SECOND_MS);
  await deliver();
  const { rows: left } = await pool.query(`select from studio.webhook_events where state <> 'delivered'`);
  expect(left).toEqual([]);
  const ofA = arrived.filter(({ object }) => object === 'a').map(({ sequence }) => sequence);
  expect(ofA).toEqual(ofA.toSorted((one, other) => one - other));
  expect(new Set(ofA).size).toBe(2);
  expect(arrived).toHaveLength(4);
});
