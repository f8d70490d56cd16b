import { inTransaction } from '@lifted/database/transaction';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCustomer } from '../testing/member-fixture.ts';
import { chooseChannel } from './channel-choice.ts';

const NOW = new Date('2026-11-20T11:00:00Z');

let database: TestDatabase;
let number = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate studio.customers cascade');
  await insertCustomer(database.pool, 'mia');
  const { rows } = await database.pool.query<{ number: number }>('select number from studio.customers');
  number = rows[0]?.number ?? 0;
});

const choose = (isOn: boolean) =>
  inTransaction(database.pool, (client) =>
    chooseChannel(
      client,
      { kind: 'news', channel: 'mail', isOn },
      { customerNumber: number, now: NOW, via: 'settings' },
    ),
  );

async function consents(): Promise<readonly boolean[]> {
  const { rows } = await database.pool.query<{ given: boolean }>(
    'select is_given as given from studio.message_consents order by number',
  );
  return rows.map(({ given }) => given);
}

/** As merging people leaves it: what another record said is the latest, and the choices are those of this one. */
const mergeConsent = (isGiven: boolean) =>
  database.pool.query(
    `insert into studio.message_consents (customer_number, kind, channel, is_given, at, via)
     values ($1, 'news', 'mail', $2, $3, 'settings')`,
    [number, isGiven, NOW],
  );

describe('a consent', () => {
  it('is recorded when it is given and when it is taken back, each once', async () => {
    for (const isOn of [false, true, true, false, false]) await choose(isOn);
    expect(await consents()).toEqual([true, false]);
  });

  it('is recorded once when it is given twice at the same time', async () => {
    await Promise.all([choose(true), choose(true)]);
    expect(await consents()).toEqual([true]);
  });

  it('is recorded although the latest one, of a record merged into this one, says the same', async () => {
    await mergeConsent(true);
    await choose(true);
    expect(await consents()).toEqual([true, true]);
  });

  it('is taken back although this record never gave it', async () => {
    await mergeConsent(true);
    await choose(false);
    expect(await consents()).toEqual([true, false]);
  });
});
