import { emptyTables } from '@lifted/database/empty-tables';
import { backup } from '@lifted/database/backup';
import { restore } from '@lifted/database/restore';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import type { ContractDeclaration } from '@lifted/domain/contracts/contract-declaration';
import { studio } from '@lifted/profile/studio';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { receiveDeclaration } from '../features/contracts/receive-declaration.ts';
import { type } from '../testing/studio-command-fixture.ts';

const MIA = { name: 'Mia Berger', email: 'mia@example.com', membership: null, contract: 'Unlimited' };
const TERMINATION: ContractDeclaration = {
  ...MIA,
  kind: 'termination',
  cause: { kind: 'extraordinary', reason: 'Ich ziehe um.\nNach Jena.' },
  end: { kind: 'day', day: '2026-12-31' },
};
const WITHDRAWAL: ContractDeclaration = { ...MIA, kind: 'withdrawal' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyTables(database.pool, 'studio.contract_declarations', 'studio.mail_outbox'));

const run = (...typed: readonly string[]) => type(['declarations', ...typed], { pool: database.pool });
const receive = (declaration: ContractDeclaration, now: string) =>
  receiveDeclaration(
    database.pool,
    { studio, publicUrl: 'https://lifted.example' },
    {
      declaration,
      language: 'de',
      now: new Date(now),
    },
  );

describe('declarations', () => {
  test('lists each as its receipt tells it, the newest first', async () => {
    const first = await receive(TERMINATION, '2026-11-20T20:34:07Z');
    const second = await receive(WITHDRAWAL, '2026-11-21T08:00:00Z');
    const { exitCode, printed, noted } = await run();
    expect([exitCode, noted]).toEqual([0, []]);
    expect(printed.join('\n')).toBe(
      [
        `${second.reference}  receipt waits for the mail server`,
        '   Declaration: Withdrawal from the contract',
        '   Contract: Unlimited',
        '   Name: Mia Berger',
        '   Email: mia@example.com',
        '   Made to: LIFTED Studio GmbH',
        '   Submitted with the button: “Widerruf bestätigen”',
        '   Received on: 21 November 2026, 09:00:00 CET',
        `   Reference: ${second.reference}`,
        '',
        `${first.reference}  receipt waits for the mail server`,
        '   Declaration: Extraordinary cancellation, for good cause',
        '   Reason: Ich ziehe um.',
        '      Nach Jena.',
        '   End of the contract: 31 December 2026',
        '   Contract: Unlimited',
        '   Name: Mia Berger',
        '   Email: mia@example.com',
        '   Made to: LIFTED Studio GmbH',
        '   Submitted with the button: “jetzt kündigen”',
        '   Received on: 20 November 2026, 21:34:07 CET',
        `   Reference: ${first.reference}`,
      ].join('\n'),
    );
  });

  test('begin at midnight in Berlin of the day that is asked for', async () => {
    await receive(TERMINATION, '2026-11-19T22:59:59Z');
    const { reference } = await receive(WITHDRAWAL, '2026-11-19T23:00:00Z');
    const { printed } = await run('--since', '2026-11-20');
    expect(printed.filter((line) => line.startsWith('LF-'))).toEqual([
      `${reference}  receipt waits for the mail server`,
    ]);
    expect((await run('--since', '2026-11-21')).printed).toEqual([
      'Nobody has cancelled or withdrawn in this time.',
    ]);
  });

  test('say when the receipt is out, and shout when it never got out', async () => {
    await receive(WITHDRAWAL, '2026-11-20T20:34:07Z');
    await database.pool.query('update studio.mail_outbox set sent_at = now()');
    expect((await run()).printed[0]).toMatch(/receipt sent$/);
    await database.pool.query('update studio.mail_outbox set sent_at = null');
    await database.pool.query("update studio.jobs set due_at = 'infinity'");
    expect((await run()).printed[0]).toMatch(/RECEIPT NOT DELIVERED/);
  });

  test('want a day of the calendar', async () => {
    expect(await run('--since', '2026-02-30')).toMatchObject({
      exitCode: 2,
      noted: ['This is not a calendar date. Type it as 2026-12-31.', expect.anything()],
    });
    expect(await run('all')).toMatchObject({ exitCode: 2 });
  });

  test('survive a backup and its restore, word for word', async () => {
    await receive(TERMINATION, '2026-11-20T20:34:07Z');
    const before = (await run()).printed;
    const folder = await mkdtemp(path.join(tmpdir(), 'lifted-declarations-'));
    try {
      const file = path.join(folder, 'studio.backup');
      await backup(database.pool, file);
      await emptyTables(database.pool, 'studio.contract_declarations', 'studio.mail_outbox');
      await restore(database.pool, file, { replace: true });
      expect((await run()).printed).toEqual(before);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
