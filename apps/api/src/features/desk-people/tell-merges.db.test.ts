import { emptyTables } from '@lifted/database/empty-tables';
import type { FoundPerson } from '@lifted/contract/desk/people/people';
import { DECISION_DELAY_MS } from '@lifted/domain/notifications/fee-news';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { LETTERS } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { MERGE_MAILS_JOB, mergeMailsJob } from './tell-merges.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
let now = NOW;

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());

let kept = '';
let gone = '';
beforeEach(async () => {
  now = NOW;
  const { pool } = desk.database;
  await emptyTables(
    pool,
    'studio.customers',
    'studio.accounts',
    'identity."user"',
    'studio.jobs',
    'studio.mail_outbox',
    'studio.merged_people',
  );
  const add = async (first_name: string, email: string) =>
    (await desk.send('POST', '/people', { fields: { first_name, last_name: 'Koch', email } })).body.id;
  [kept, gone] = [await add('Anna', 'anna@kept.example'), await add('Änne', 'aenne@old.example')];
  await pool.query(
    `insert into studio.message_settings (customer_number, language) select number, 'de' from studio.customers where id = $1`,
    [gone],
  );
});

const merge = async () => (await desk.send('POST', `/people/${kept}/merge`, { other_id: gone })).body.change;

/** Runs the jobs that are due; each twice, as after a crash. */
async function runDue(): Promise<void> {
  const { pool } = desk.database;
  const { rows } = await pool.query<{ id: string; key: string }>(
    'select id::text, key from studio.jobs where kind = $1 and due_at <= $2',
    [MERGE_MAILS_JOB, now],
  );
  const job = mergeMailsJob({ pool, letters: LETTERS, now: () => now, wakeJobs: () => undefined });
  for (const due of rows) {
    const claimed = { ...due, kind: MERGE_MAILS_JOB, plannedFor: now, attempts: 1, version: 0 };
    for (const again of [claimed, claimed]) await job.run(again, new AbortController().signal);
  }
}
const mails = async () =>
  (
    await desk.database.pool.query<{ recipient: string; subject: string; text: string }>(
      'select recipient, subject, body_text as text from studio.mail_outbox order by id',
    )
  ).rows;
const passTime = (ms: number) => {
  now = new Date(now.getTime() + ms);
};

it('both addresses are told of a merge once, each in its language, and neither reads the other in full', async () => {
  await merge();
  passTime(DECISION_DELAY_MS - 1);
  await runDue();
  expect(await mails()).toEqual([]);
  passTime(1);
  await runDue();
  const [toKept, toGone, ...more] = await mails();
  expect(more).toEqual([]);
  expect(toKept).toMatchObject({ recipient: 'anna@kept.example' });
  expect(toKept?.text).toContain(
    'You sign in with this address, as before. Nobody signs in with a…@old.example',
  );
  expect(toKept?.text).toContain('Du meldest dich wie bisher mit dieser Adresse an.');
  expect(toGone).toMatchObject({
    recipient: 'aenne@old.example',
    subject: 'LIFTED: wir haben deine beiden Einträge zusammengeführt',
  });
  expect(toGone?.text).toContain('Ab jetzt meldest du dich mit a…@kept.example');
  expect(toGone?.text).not.toContain('anna@kept.example');
  expect(toGone?.text).not.toContain('You sign in');
});

it('nobody is told of one that was taken apart in time', async () => {
  expect((await desk.undo(await merge())).status).toBe(200);
  passTime(DECISION_DELAY_MS);
  await runDue();
  expect(await mails()).toEqual([]);
});

it('both are told that they are two again, where they had been told', async () => {
  const merged = await merge();
  passTime(DECISION_DELAY_MS);
  await runDue();
  expect((await desk.undo(merged)).status).toBe(200);
  const again = (await mails()).slice(2);
  expect(again.map(({ recipient }) => recipient)).toEqual(['anna@kept.example', 'aenne@old.example']);
  expect(again[1]?.subject).toBe('LIFTED: deine Einträge sind wieder zwei');
});

it('a second merge of the same two is told again', async () => {
  const merged = await merge();
  passTime(DECISION_DELAY_MS);
  await runDue();
  await desk.undo(merged);
  await merge();
  passTime(DECISION_DELAY_MS);
  await runDue();
  expect(await mails()).toHaveLength(6);
});

it('the search finds who was kept by the old address while the two can be taken apart', async () => {
  await merge();
  const found = await desk.read<FoundPerson[]>('/people?query=aenne@old.example');
  expect(found.map(({ id }) => id)).toEqual([kept]);
});
