import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noteEvents } from '../../events/insert-events.ts';
import type { JobOutcome } from '../../jobs/job-worker.ts';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { webhookDelivery } from './deliver-webhooks.ts';
import { shownSecret } from './webhook-signature.ts';
import type { WebhookTransport } from './webhook-transport.ts';
import { lockWebhook, insertWebhook, replayEvents, updateWebhook } from './webhooks.ts';

const START = new Date('2026-11-20T12:00:00Z');
const NEVER = new AbortController().signal;
const FIELDS = {
  name: 'Accounting',
  url: 'https://accounting.example.com/hook',
  events: ['class.changed' as const],
  is_on: true,
};

interface Received {
  readonly id: string;
  readonly type: string;
  readonly sequence: number;
  readonly object: { readonly id: string };
}

let database: TestDatabase;
let now: Date;
let webhook: { readonly id: string; readonly secret: Buffer };
/** Every message that arrived, whatever was answered. */
let arrived: Received[];
/** Those the consumer took. */
let taken: Received[];
/** What the consumer answers next; 200 without one. `killed`: the sender dies before it hears the answer. */
let answers: (number | 'unreachable' | 'killed')[];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(begin);

async function begin(): Promise<void> {
  now = START;
  arrived = [];
  taken = [];
  answers = [];
  await database.pool.query('delete from studio.webhooks');
  await database.pool.query('delete from studio.jobs');
  webhook = await inTransaction(database.pool, (client) => insertWebhook(client, FIELDS, now));
}

const Message = Compile(
  Type.Object({
    id: Type.String(),
    type: Type.String(),
    sequence: Type.Integer(),
    object: Type.Object({ id: Type.String() }),
  }),
);

function received(body: string): Received {
  const message: unknown = JSON.parse(body);
  return Message.Parse(message);
}

const consumer: WebhookTransport = ({ headers, body }) => {
  const answer = answers.shift() ?? 200;
  if (answer === 'unreachable') return Promise.reject(new Error('nobody there'));
  // Throws for a message that is not signed; its clock is this machine's, so the time is checked elsewhere.
  const receiver = new Webhook(shownSecret(webhook.secret));
  const sentAt = new Date(Number(headers['webhook-timestamp']) * SECOND_MS);
  expect(receiver.sign(headers['webhook-id'] ?? '', sentAt, body)).toBe(headers['webhook-signature']);
  const message = received(body);
  expect(message.id).toBe(headers['webhook-id']);
  arrived.push(message);
  if (answer === 'killed') {
    taken.push(message);
    return new Promise(() => undefined);
  }
  if (answer >= 200 && answer < 300) taken.push(message);
  return Promise.resolve(answer);
};

function delivery(transport = consumer, stopping = NEVER): Promise<JobOutcome> {
  const kind = webhookDelivery({
    pool: database.pool,
    transport,
    letters: LETTERS,
    now: () => now,
    log: { info: () => undefined },
    wakeJobs: () => undefined,
  });
  const job = { id: '1', kind: 'webhook', key: webhook.id, plannedFor: now, attempts: 1, version: 1 };
  return kind.run(job, stopping);
}

/** A run that ends, or is killed while it waits for an answer that never arrives. */
async function runOrDie(): Promise<JobOutcome | 'killed'> {
  const deaths = () => answers.filter((answer) => answer === 'killed').length;
  const before = deaths();
  const run = delivery();
  let isOver = false;
  const ended = run.finally(() => {
    isOver = true;
  });
  if (before === 0) return ended;
  void ended;
  while (!isOver && deaths() === before) await new Promise((resolve) => setTimeout(resolve, 1));
  // The others of the same moment are answered and noted, or not: their run hangs with the one that was killed.
  return isOver ? run : 'killed';
}

async function change(...classes: readonly string[]): Promise<void> {
  for (const one of classes) {
    await inTransaction(database.pool, (client) => noteEvents(client, 'class.changed', [one], now));
  }
}

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

async function stateOf(): Promise<{ off: string | null; states: string[] }> {
  const { rows } = await database.pool.query<{ off: string | null; states: string[] }>(
    `select w.off_because as off, array(select e.state from studio.webhook_events e order by e.number) as states
       from studio.webhooks w`,
  );
  return rows[0] ?? { off: null, states: [] };
}

describe('an event', () => {
  it('is sent after its commit, and never when there is none', async () => {
    await change('a');
    await inTransaction(database.pool, async (client) => {
      await noteEvents(client, 'class.changed', ['b'], now);
      throw new Error('rolled back');
    }).catch((error: Error) => expect(error.message).toBe('rolled back'));
    expect(await delivery()).toEqual({ kind: 'again', at: new Date(now.getTime() + 2 * SECOND_MS) });
    expect(taken.map(({ object }) => object.id)).toEqual(['a']);
    await delivery();
    expect(arrived).toHaveLength(1);
  });

  it('is written for no webhook that did not ask for its type, and not without one', async () => {
    await inTransaction(database.pool, (client) => noteEvents(client, 'class.canceled', ['a'], now));
    await database.pool.query('delete from studio.webhooks');
    await change('a');
    const { rowCount } = await database.pool.query('select from studio.webhook_events');
    expect(rowCount).toBe(0);
  });

  it('waits while an earlier one of the same object is tried again; those of others do not', async () => {
    await change('a', 'a', 'b');
    answers = [500, 200];
    await delivery();
    expect(taken.map(({ object }) => object.id)).toEqual(['b']);
    later(5 * SECOND_MS);
    await delivery();
    expect(taken.map(({ object }) => object.id)).toEqual(['b', 'a', 'a']);
    const [, first, second] = taken;
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
  });

  it('is given up after three days while others arrive, and lets the next of its object go', async () => {
    await change('a', 'a');
    const refused = new Set<string>();
    const poisoned: WebhookTransport = async ({ body }) => {
      const { object, id } = received(body);
      if (object.id !== 'a' || (refused.size > 0 && !refused.has(id))) return 200;
      refused.add(id);
      return 500;
    };
    for (let hour = 0; hour <= 80; hour += 1) {
      await change(`other-${hour}`);
      await delivery(poisoned);
      later(10 * MINUTE_MS);
      await delivery(poisoned);
      later(50 * MINUTE_MS);
    }
    const { states, off } = await stateOf();
    expect(off).toBeNull();
    expect(states[0]).toBe('given_up');
    expect(states.slice(1)).toEqual(states.slice(1).map(() => 'delivered'));
  });

  it('is sent once more when the process is killed before it hears the answer', async () => {
    await change('a', 'a');
    answers = ['killed'];
    expect(await runOrDie()).toBe('killed');
    await delivery();
    const ids = arrived.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[1]);
  });
});

describe('an address', () => {
  it('where nobody answers is left alone for longer each time, and asked with one event', async () => {
    await change('a', 'b', 'c');
    answers = ['unreachable', 'unreachable', 'unreachable', 'unreachable'];
    expect(await delivery()).toEqual({ kind: 'again', at: new Date(now.getTime() + 5 * SECOND_MS) });
    later(5 * SECOND_MS);
    expect(await delivery()).toEqual({ kind: 'again', at: new Date(now.getTime() + 10 * SECOND_MS) });
    expect(answers).toEqual([]);
    later(10 * SECOND_MS);
    await delivery();
    later(MINUTE_MS);
    await delivery();
    expect(new Set(taken.map(({ object }) => object.id))).toEqual(new Set(['a', 'b', 'c']));
  });

  it('that answers nothing for three days is switched off, with a mail to the owner, and later told everything', async () => {
    await database.pool.query(
      `insert into identity."user" ("id", "name", "email", "emailVerified") values ('o', 'Olga', 'olga@studio.example', true)
           on conflict do nothing`,
    );
    await database.pool.query(
      `insert into studio.accounts (provider, uid) values ('studio', 'o') on conflict do nothing`,
    );
    await database.pool.query(
      `insert into studio.account_roles (provider, uid, role) values ('studio', 'o', 'owner') on conflict do nothing`,
    );
    await change('a');
    const dead: WebhookTransport = () => Promise.reject(new Error('nobody there'));
    await delivery(dead);
    later(3 * DAY_MS - 1);
    expect(await delivery(dead)).toMatchObject({ kind: 'again' });
    expect((await stateOf()).off).toBeNull();
    later(6 * MINUTE_MS);
    await change('b');
    expect(await delivery(dead)).toEqual({ kind: 'done' });
    expect((await stateOf()).off).toBe('failing');
    const { rows } = await database.pool.query(
      'select recipient, subject from studio.mail_outbox where kind = $1',
      ['webhook_off'],
    );
    expect(rows).toEqual([
      {
        recipient: 'olga@studio.example',
        subject: 'LIFTED: the webhook “Accounting” was switched off',
      },
    ]);
    await change('c');
    expect(await delivery()).toEqual({ kind: 'done' });
    await inTransaction(database.pool, async (client) => {
      await lockWebhook(client, webhook.id);
      await updateWebhook(client, webhook.id, FIELDS, now);
    });
    later(DAY_MS);
    await delivery();
    expect(taken.map(({ object }) => object.id)).toEqual(['a', 'b', 'c']);
  });

  it('that says it is gone is switched off at once', async () => {
    await change('a');
    answers = [410];
    expect(await delivery()).toEqual({ kind: 'done' });
    expect(await stateOf()).toEqual({ off: 'gone', states: ['waiting'] });
  });

  it('gets nothing more of a run that stops, and what was cut short counts for nothing', async () => {
    await change('a');
    const stopping = new AbortController();
    const run = delivery((_, signal) => {
      const { promise, reject } = Promise.withResolvers<number>();
      signal.addEventListener('abort', () => reject(new Error('cut short')));
      stopping.abort();
      return promise;
    }, stopping.signal);
    expect(await run).toEqual({ kind: 'again', at: now });
    const { rows } = await database.pool.query('select attempts, state from studio.webhook_events');
    expect(rows).toEqual([{ attempts: 0, state: 'waiting' }]);
  });
});

describe('sending again', () => {
  it('takes one event, or all since a time, with the id each of them had', async () => {
    await change('a');
    later(MINUTE_MS);
    await change('b', 'c');
    await delivery();
    const [first] = taken;
    const replay = (what: Parameters<typeof replayEvents>[2]) =>
      inTransaction(database.pool, (client) => replayEvents(client, webhook.id, what, now));
    expect(await replay({ eventId: first?.id ?? '' })).toBe(1);
    expect(await replay({ since: new Date(START.getTime() + 1) })).toBe(2);
    await delivery();
    expect(arrived.slice(3).map(({ id }) => id)).toEqual(taken.slice(0, 3).map(({ id }) => id));
  });
});

/** What happens next, drawn at random. */
const STEP = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('change' as const), object: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('run' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      answer: fc.constantFrom(500, 302, 429, 'unreachable' as const, 'killed' as const, 410, 200),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('replay' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('later' as const), minutes: fc.integer({ min: 0, max: 300 }) }),
  },
);

it('takes each event at least once and, of each object, first in its order, whatever happens', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 40 }), async (steps) => {
      await begin();
      let written = 0;
      for (const step of steps) {
        switch (step.kind) {
          case 'change':
            await change(String(step.object));
            written += 1;
            break;
          case 'run':
            await runOrDie();
            break;
          case 'answer':
            answers.push(step.answer);
            break;
          case 'replay':
            await inTransaction(database.pool, (client) =>
              replayEvents(client, webhook.id, { since: START }, now),
            );
            break;
          case 'later':
            later(step.minutes * MINUTE_MS);
            break;
          default:
            step satisfies never;
        }
        await switchOn();
      }
      answers = [];
      for (let round = 0; round < 12; round += 1) {
        later(DAY_MS);
        await switchOn();
        await delivery();
      }
      const { states } = await stateOf();
      expect(states).toHaveLength(written);
      const firsts = [...new Map(taken.toReversed().map((one) => [one.id, one])).values()].toReversed();
      expect(firsts).toHaveLength(states.filter((state) => state === 'delivered').length);
      expect(states).not.toContain('waiting');
      for (const object of new Set(firsts.map((one) => one.object.id))) {
        const order = inOrderTaken(object);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }
    }),
    { numRuns: 30 },
  );
});

/** The numbers of an object's events by when each was first taken. */
function inOrderTaken(object: string): readonly number[] {
  return [...new Set(taken.filter((one) => one.object.id === object).map(({ sequence }) => sequence))];
}

async function switchOn(): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    await lockWebhook(client, webhook.id);
    await updateWebhook(client, webhook.id, FIELDS, now);
  });
}
