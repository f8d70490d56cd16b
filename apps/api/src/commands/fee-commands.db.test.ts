import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { decideFee, listFees } from '../classes/fees.ts';
import { insertBooking, insertCustomer } from '../testing/member-fixture.ts';
import { NO_DNS } from '../testing/studio-command-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { decideFeeCommand, feesCommand } from './fee-commands.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertClass(pool, { id: 'w', start: '2026-11-20T17:30:00Z', timerName: 'Push, Pull' });
  await insertCustomer(pool, 'mia');
  for (const state of ['due', 'objected', 'pending']) {
    await insertBooking(pool, {
      id: state,
      customer: 'mia',
      workout: 'w',
      canceledAt: '2026-11-20T12:00:00Z',
    });
    await pool.query(
      `insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at, objection)
       values ('f-' || $1, $1, 'late_cancellation', 500, $1, '2026-11-20', '2026-11-20',
               case when $1 = 'objected' then '=the train' end)`,
      [state],
    );
  }
});
afterAll(() => database.drop());

async function run(command: typeof feesCommand, ...words: string[]) {
  const printed: string[] = [];
  const outcome = await command.run({
    words,
    resolvePath: (path) => path,
    withDatabase: (work) => work(database.pool),
    publicUrl: 'https://lifted.example',
    mailDns: NO_DNS,
    now: () => new Date('2026-11-23T09:00:00Z'),
    screen: {
      print: (line) => void printed.push(line),
      note: () => undefined,
      draw: () => undefined,
      isTerminal: false,
    },
    signal: new AbortController().signal,
  });
  return { outcome, printed };
}

it('lists what is due, and as a file a spreadsheet takes for text', async () => {
  const { printed } = await run(feesCommand);
  expect(printed.join('\n')).toMatch(
    /f-due +mia Berger +5\.00 +late cancellation +Push, Pull, 2026-11-20 18:30/,
  );
  expect((await run(feesCommand, 'due', '--csv')).printed).toEqual([
    '\uFEFFid;customer_id;name;kind;amount;state;class;class_start;canceled_at;made_at\r\n' +
      'f-due;mia;mia Berger;late_cancellation;5,00;due;"Push, Pull";20.11.2026 18:30;20.11.2026 13:00;20.11.2026 01:00\r',
  ]);
  expect((await run(feesCommand, 'settled')).printed).toEqual(['No fee is settled.']);
  expect((await run(feesCommand, 'lost')).outcome.kind).toBe('wrong_usage');
});

it('answers an objection, with a reason, and settles what is due', async () => {
  expect((await run(decideFeeCommand, 'f-objected', 'waived')).outcome.kind).toBe('wrong_usage');
  expect(
    (await run(decideFeeCommand, 'f-objected', 'waived', '--reason', 'The train did stand still.')).outcome,
  ).toEqual({
    kind: 'done',
  });
  expect((await run(decideFeeCommand, 'f-due', 'settled')).outcome.kind).toBe('done');
  expect((await run(decideFeeCommand, 'f-pending', 'settled')).outcome).toMatchObject({
    kind: 'failed',
    sentence: 'The fee is pending, so it cannot be made settled.',
  });
  expect((await run(decideFeeCommand, 'f-none', 'due')).outcome.kind).toBe('failed');
  const waived = await listFees(database.pool, 'waived');
  expect(waived.map(({ id, objection }) => [id, objection])).toEqual([['f-objected', '=the train']]);
});

it('is decided once by two people at the same moment', async () => {
  const decision = { id: 'f-pending', decision: 'waived', by: 'desk', reason: 'r', now: new Date() } as const;
  const decide = () => inTransaction(database.pool, (client) => decideFee(client, decision));
  const outcomes = (await Promise.all([decide(), decide()])).map(({ outcome }) => outcome);
  expect(outcomes.toSorted()).toEqual(['decided', 'refused']);
});
