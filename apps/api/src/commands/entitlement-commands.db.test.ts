import { emptyTables } from '@lifted/database/empty-tables';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tellOfDecisions } from '../features/member-news/decision-news.ts';
import { LETTERS } from '../testing/booking-fixture.ts';
import { insertCustomer } from '../testing/member-fixture.ts';
import { type } from '../testing/studio-command-fixture.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const MIA = 'mia@member.example';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await emptyTables(database.pool, 'studio.customers', 'studio.products');
  await insertCustomer(database.pool, 'mia');
});

const run = (...typed: readonly string[]) => type(typed, { pool: database.pool, now: NOW });
const fails = (sentence: string) => ({ exitCode: 1, printed: [], noted: [sentence] });
const prints = (...printed: readonly string[]) => ({ exitCode: 0, printed, noted: [] });

async function granted(product: string, ...options: readonly string[]): Promise<string> {
  const { printed } = await run('grant', MIA, product, ...options);
  return /^Its id is (\S+)\.$/.exec(printed[1] ?? '')?.[1] ?? '';
}

describe('grant', () => {
  test('says what somebody has now, also in a studio that never started', async () => {
    const { printed } = await run('grant', 'Mia@Member.example', 'pass-5');
    expect(printed[0]).toBe('mia Berger has 5 Workouts (5 credits), valid from 2026-11-20 until 2027-05-20.');
    expect(printed[1]).toMatch(/^Its id is [0-9a-f-]{36}\.$/);
    expect((await run('grant', MIA, 'unlimited', '--from', '2026-12-01')).printed[0]).toBe(
      'mia Berger has Unlimited, valid from 2026-12-01 on.',
    );
  });

  test('names the products when one is unknown, and who is missing', async () => {
    expect(await run('grant', MIA, 'pass-7')).toEqual(
      fails("There is no product 'pass-7'. There are pass-1, pass-5, unlimited, unlimited-flex, pass-10."),
    );
    expect(await run('grant', 'eva@member.example', 'pass-5')).toEqual(
      fails("There is no customer with the address eva@member.example. 'invite' makes somebody one."),
    );
  });
});

describe('entitlements', () => {
  test('lists ids, credits, minimum terms and pauses', async () => {
    expect(await run('entitlements', MIA)).toEqual(fails(`${MIA} has no pass and no membership.`));
    const pass = await granted('pass-1', '--note', 'cash', '--reference=R-7');
    const membership = await granted('unlimited', '--from', '2026-12-01');
    await run('pause', membership, '2027-01-01', '2027-02-28');
    const { printed } = await run('entitlements', MIA);
    expect(printed.map((line) => line.replaceAll(/ {2,}/g, ' | '))).toEqual([
      'Id | Product | From | Until | Credits | Minimum term | Paused',
      `${pass} | 1 Workout | 2026-11-20 | 2027-05-20 | 1`,
      `${membership} | Unlimited | 2026-12-01 | until 2028-01-31 | 2027-01-01 to 2027-02-28`,
    ]);
  });
});

describe('what changes a pass', () => {
  test('extends it and corrects its credits', async () => {
    const id = await granted('pass-5');
    expect(await run('extend', id, '2027-06-30')).toEqual(
      prints('5 Workouts is valid until 2027-06-30, with 5 credits.'),
    );
    expect(await run('extend', id, '2027-06-30')).toEqual(fails('It is valid until 2027-06-30 already.'));
    expect(await run('adjust', id, '-4', '--reason', 'used before')).toEqual(
      prints('5 Workouts has 1 credit.'),
    );
    expect(await run('adjust', '--reason=typing error', id, '+2')).toEqual(
      prints('5 Workouts has 3 credits.'),
    );
    expect(await run('adjust', id, '-4', '--reason', 'x')).toEqual(
      fails('It has 3 credits; you cannot take more.'),
    );
    expect(await run('end', id, '2027-01-01')).toEqual(fails('That is a pass, not a membership.'));
  });

  test('refuses memberships and unknown ids', async () => {
    const id = await granted('unlimited');
    expect(await run('extend', id, '2027-06-30')).toEqual(fails('That is a membership, not a pass.'));
    expect(await run('adjust', id, '+1', '--reason', 'x')).toEqual(
      fails('That is a membership, not a pass.'),
    );
    const unknown = fails("There is no pass or membership e9. 'entitlements EMAIL' lists the ids.");
    expect(await run('extend', 'e9', '2027-06-30')).toEqual(unknown);
    expect(await run('pause', 'e9', '2027-06-30', '2027-07-29')).toEqual(unknown);
  });
});

describe('what changes a membership', () => {
  test('ends it, and says when that is within the minimum term', async () => {
    const id = await granted('unlimited');
    expect(await run('end', id, '2027-11-18')).toEqual({
      ...prints('Unlimited ends on 2027-11-18, its last day.'),
      noted: ['Its minimum term lasts until 2027-11-19.'],
    });
    expect(await run('end', id, '2027-11-19')).toEqual(prints('Unlimited ends on 2027-11-19, its last day.'));
    expect(await run('end', id, '2026-11-19')).toEqual(
      fails('The membership begins on 2026-11-20; it cannot end before.'),
    );
  });

  test.each([
    ['2026-12-19', '2027-01-19', 'A pause begins on a debit day; the next one is 2026-12-20.'],
    ['2026-12-20', '2027-01-20', 'A pause lasts full months: from 2026-12-20 until 2027-01-19 at least.'],
    ['2026-12-20', '2027-07-19', 'A pause lasts 6 months at most.'],
    ['2026-10-20', '2026-11-19', 'The membership is valid from 2026-11-20 until it is ended.'],
  ])('refuses a pause from %s until %s: %s', async (from, until, sentence) => {
    expect(await run('pause', await granted('unlimited-flex'), from, until)).toEqual(fails(sentence));
  });

  test('refuses a second pause of the same days', async () => {
    const id = await granted('unlimited-flex');
    expect(await run('pause', id, '2026-12-20', '2027-06-19')).toEqual(
      prints('Unlimited Flex is paused from 2026-12-20 until 2027-06-19.'),
    );
    expect(await run('pause', id, '2027-01-20', '2027-02-19')).toEqual(
      fails('It is paused on some of these days already.'),
    );
  });
});

describe('what the command line changes', () => {
  const later = new Date(NOW.getTime() + DECISION_DELAY_MS);
  const told = async () => {
    await tellOfDecisions({ pool: database.pool, letters: LETTERS, now: later });
    const { rows } = await database.pool.query<{ subject: string }>(
      'select subject from studio.mail_outbox order by id',
    );
    return rows.map(({ subject }) => subject);
  };

  test('is told to its owner as what the desk changes is', async () => {
    const pass = await granted('pass-5');
    const membership = await granted('unlimited-flex');
    await run('adjust', pass, '-1', '--reason', 'used before');
    await run('pause', membership, '2026-12-20', '2027-01-19');
    await run('end', membership, '2027-06-30');
    expect(await told()).toEqual([
      'LIFTED: We’ve corrected your pass',
      'LIFTED: Your membership is paused',
      'LIFTED: The end of your membership',
    ]);
  });

  test('is in the log as done by the operator, with what it was and what became of it', async () => {
    const pass = await granted('pass-5');
    await run('extend', pass, '2027-06-30');
    const { rows } = await database.pool.query(
      `select actor, actor_uid, customer_id, before ->> 'until' as before, after ->> 'until' as after
         from studio.audit_log where subject = 'entitlement ' || $1 and action = 'extend-pass'`,
      [pass],
    );
    expect(rows).toEqual([
      { actor: 'operator', actor_uid: null, customer_id: 'mia', before: '2027-05-20', after: '2027-06-30' },
    ]);
  });
});

test('the audit log names the customer, also of a command that names an id', async () => {
  const id = await granted('unlimited');
  await run('end', id, '2026-12-31');
  await run('end', 'e9', '2026-12-31');
  const { rows } = await database.pool.query<{ action: string; customer_id: string | null }>(
    `select action, customer_id from studio.audit_log where action in ('grant', 'end') order by id desc limit 3`,
  );
  expect(rows).toEqual([
    { action: 'end', customer_id: null },
    { action: 'end', customer_id: 'mia' },
    { action: 'grant', customer_id: 'mia' },
  ]);
});
