import { emptyTables } from '@lifted/database/empty-tables';
import type { DeskInbox } from '@lifted/contract/desk/desk-inbox';
import type { DeskToday } from '@lifted/contract/desk/desk-today';
import type { GivenUpMail } from '@lifted/contract/desk/people/mails';
import type { DeskPerson, FoundPerson, MergePreview } from '@lifted/contract/desk/people/people';
import { inTransaction } from '@lifted/database/transaction';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { disableAccount } from '../../identity/accounts/provisioned-account.ts';
import { deletionsWith } from '../../server/daily-deletion.ts';
import { insertEntitlement, insertProducts, violatedInvariants } from '../../testing/booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';
import { carryOutDeletions } from '../personal-data/carry-out-deletions.ts';
import { forgetMergedPeople } from '../personal-data/forget-merged-people.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
let now = NOW;

let desk: DeskFixture;
let anna: string;
let bea: string;
let cleo: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  now = NOW;
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.accounts', 'identity."user"', 'studio.workouts');
  await pool.query(
    'truncate studio.merged_people, studio.forgotten_people, studio.contract_declarations, studio.jobs, studio.mail_outbox',
  );
  await insertClass(pool, { id: 'ahead', start: new Date('2026-11-25T17:00:00Z'), capacity: 9 });
  const add = async (first_name: string) =>
    (
      await desk.send('POST', '/people', {
        fields: { first_name, last_name: 'Koch', email: `${first_name.toLowerCase()}@web.example` },
      })
    ).body.id;
  [anna, bea, cleo] = [await add('Anna'), await add('Bea'), await add('Cleo')];
});

const merge = (kept: string, gone: string) => desk.send('POST', `/people/${kept}/merge`, { other_id: gone });
const grant = (id: string) =>
  desk.send('POST', `/people/${id}/entitlements`, {
    product_id: 'pass',
    from: '2026-11-20',
    note: null,
    reference: null,
  });
const person = (id: string) => desk.read<DeskPerson>(`/people/${id}`);
const found = async (query: string) =>
  (await desk.read<FoundPerson[]>(`/people?query=${query}`)).map(({ id }) => id);
async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await desk.database.pool.query<Row>(text, values)).rows;
}
const openRecords = async () =>
  (
    await rowsOf<{ id: string }>(
      'select id from studio.customers c where not exists (select from studio.merged_people m where m.gone_id = c.id)',
    )
  ).length;
const dependencies = () =>
  deletionsWith({
    pool: desk.database.pool,
    now: () => now,
    log: { warn: () => undefined },
    publicUrl: 'https://lifted.example',
    firebaseUsers: undefined,
  });

describe('two merges that meet', () => {
  it('of two records into each other close one of them', async () => {
    const answers = await Promise.all([merge(anna, bea), merge(bea, anna)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await openRecords()).toBe(2);
  });

  it('of one record into two others give it to one of them', async () => {
    const answers = await Promise.all([merge(anna, cleo), merge(bea, cleo)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('around in a circle leave somebody', async () => {
    await Promise.all([merge(anna, bea), merge(bea, cleo), merge(cleo, anna)]);
    expect(await openRecords()).toBeGreaterThan(0);
  });
});

describe('a record that was merged away', () => {
  beforeEach(async () => {
    await merge(anna, bea);
  });

  it.each<[string, (id: string) => Promise<{ status: number; body: { code?: string; detail?: string } }>]>([
    ['a pass', grant],
    ['a place', (id) => desk.send('POST', '/classes/ahead/bookings', { customer_id: id, may_exceed: false })],
    ['a note', (id) => desk.send('POST', `/people/${id}/notes`, { fields: { words: 'knee' } })],
    ['a role', (id) => desk.send('PUT', `/people/${id}/roles`, { was: [], roles: ['coach'] })],
    ['an invitation', (id) => desk.send('POST', `/people/${id}/invitation`, {})],
    ['a deletion', (id) => desk.send('POST', `/people/${id}/deletion`, {})],
    [
      'another name',
      async (id) => {
        const { fields } = { fields: { first_name: 'Bea', last_name: 'Koch', email: 'bea@web.example' } };
        return desk.send('PUT', `/people/${id}`, { was: fields, fields: { ...fields, last_name: 'Kuhn' } });
      },
    ],
    ['another record', (id) => merge(id, cleo)],
    ['being merged again', (id) => merge(cleo, id)],
  ])('gets not even %s: the one that was kept is named', async (_what, ask) => {
    const answer = await ask(bea);
    expect([answer.status, answer.body.code]).toEqual([409, 'record_merged']);
    expect(answer.body.detail).toContain('Anna Koch');
  });

  it('is found under its own address as the person who was kept', async () => {
    expect(await found('bea@web.example')).toEqual([anna]);
    expect(await found('koch')).toEqual(expect.not.arrayContaining([bea]));
  });

  it('has sent its Kündigung as the person who was kept, with their membership', async () => {
    const { pool } = desk.database;
    await pool.query(`update studio.products set term_months = 12 where id = 'flat'`);
    await insertEntitlement(pool, { customer: anna, product: 'flat', from: '2026-08-05' });
    await pool.query(
      `insert into studio.contract_declarations (reference, kind, cause, name, email, language, received_at, content_hash)
       values ('K-1', 'termination', 'ordinary', 'Bea Koch', 'Bea@web.example', 'de', '2026-11-10T10:00:00Z', sha256('k'))`,
    );
    expect((await desk.read<DeskInbox>('/inbox')).declarations).toMatchObject([
      { customer_id: anna, memberships: [{ product_name: 'Unlimited' }], end: { day: '2027-08-04' } },
    ]);
    expect((await desk.read<DeskToday>('/today')).desk?.first_deadline).toBe('2027-08-04');
    expect((await person(anna)).declarations).toMatchObject([{ reference: 'K-1' }]);
  });

  it('is not where a visit or an undelivered mail of its address leads: the person who was kept is', async () => {
    const { pool } = desk.database;
    await pool.query(
      `insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
       values ('ahead', 'bea@web.example', 'Bea', '2026-11-19', sha256('t'))`,
    );
    await pool.query(
      `with mail as (
         insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at)
         values ('k', 'm', 'bea@web.example', 'Your place', '', '', '2026-11-19') returning id)
       insert into studio.jobs (kind, key, mail_id, planned_for, due_at)
       select 'mail', id::text, id, '2026-11-19', 'infinity' from mail`,
    );
    expect((await desk.read<DeskInbox>('/inbox')).trials).toMatchObject([{ customer_id: anna }]);
    expect(await desk.read<GivenUpMail[]>('/mails')).toMatchObject([{ customer_id: anna }]);
  });

  it('is shown before a merge as an obstacle', async () => {
    const shown = await desk.read<MergePreview>(`/people/${cleo}/merge?other_id=${bea}`);
    expect(shown.obstacle).toContain('Anna Koch');
  });

  it('is not enabled by an undo when it was disabled since', async () => {
    const [merged] = await rowsOf<{ id: string }>(
      `select l.id::text as id from studio.audit_log l where l.action = 'merge-people' order by l.id desc limit 1`,
    );
    const [account] = await rowsOf<{ uid: string }>(
      'select uid from studio.accounts where customer_id = $1',
      [bea],
    );
    await inTransaction(desk.database.pool, (client) => disableAccount(client, account?.uid ?? '', now));
    expect((await desk.undo(merged?.id ?? null)).status).toBe(200);
    expect((await person(bea)).account?.is_disabled).toBe(true);
  });

  it('is given nothing where a grant and the merge meet', async () => {
    const answers = await Promise.all([merge(anna, cleo), grant(cleo)]);
    expect(answers[0].status).toBe(200);
    const [own] = await rowsOf<{ count: number }>(
      `select count(*)::integer as count from studio.entitlements e join studio.customers c on c.number = e.customer_number
        where c.id = $1`,
      [cleo],
    );
    expect(own?.count).toBe(0);
  });
});

describe('an undo of a merge', () => {
  it('is refused in a sentence once the record that was kept is merged away itself', async () => {
    const first = (await merge(bea, cleo)).body.change;
    await merge(anna, bea);
    const answer = await desk.undo(first);
    expect([answer.status, answer.body.code]).toEqual([409, 'cannot_undo']);
    expect(answer.body.detail).toContain('merged into another one since');
  });

  it('brings a record back that can be given everything again', async () => {
    const { change } = (await merge(anna, bea)).body;
    expect((await desk.undo(change)).status).toBe(200);
    expect((await grant(bea)).status).toBe(201);
    expect(await found('bea@web.example')).toEqual([bea]);
  });

  it('pressed twice at once is done once', async () => {
    const { change } = (await merge(anna, bea)).body;
    const answers = await Promise.all([desk.undo(change), desk.undo(change)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('two people with places at one time', () => {
  it('stay two, also when one of the classes was moved there', async () => {
    const { pool } = desk.database;
    await insertClass(pool, {
      id: 'moved',
      start: new Date('2026-11-26T17:00:00Z'),
      capacity: 9,
      location: 'Loft',
    });
    for (const customer of [anna, bea])
      await insertEntitlement(pool, { customer, product: 'pass', credits: 5 });
    await desk.send('POST', '/classes/ahead/bookings', { customer_id: anna, may_exceed: false });
    await desk.send('POST', '/classes/moved/bookings', { customer_id: bea, may_exceed: false });
    await pool.query(`update studio.workouts set start_datetime = '2026-11-25T17:00:00Z' where id = 'moved'`);
    expect((await merge(anna, bea)).body.errors?.[0]?.message).toMatch(/same time/);
    expect(await violatedInvariants(pool)).toEqual([]);
  });
});

describe('somebody who is deleted', () => {
  const remains = async () => {
    const [row] = await rowsOf<{ customers: number; users: number; log: number }>(
      `select (select count(*)::integer from studio.customers where first_name in ('Anna', 'Bea')) as customers,
              (select count(*)::integer from identity."user" where email in ('anna@web.example', 'bea@web.example')) as users,
              (select count(*)::integer from studio.audit_log l
                where (l.customer_id = any ($1) or l.subject like '%' || $2) and l::text ~ '@web|Koch') as log`,
      [[anna, bea], bea],
    );
    return row;
  };

  it('takes along what was merged into their record: names, addresses and the words of the log', async () => {
    await merge(anna, bea);
    await desk.send('POST', `/people/${anna}/deletion`, {});
    now = new Date(NOW.getTime() + 15 * DAY_MS);
    await carryOutDeletions(dependencies());
    expect(await remains()).toEqual({ customers: 0, users: 0, log: 0 });
    const add = await desk.send('POST', '/people', {
      fields: { first_name: 'Beate', last_name: 'Neu', email: 'bea@web.example' },
    });
    expect(add.status).toBe(201);
  });

  it('is heard about a fee with what was asked for the merged record, moved by the merge or after its thirty days', async () => {
    const ask = (how: string, at: string) =>
      desk.database.pool.query(
        `insert into studio.booking_commands (customer_number, key, actor, command, workout_number, outcome, at)
         select c.number, gen_random_uuid(), 'link', $2, w.number, 'canceled_late', $3
           from studio.customers c, studio.workouts w where c.id = $1`,
        [bea, how, at],
      );
    const asked = () =>
      rowsOf(
        `select k.command, c.id from studio.booking_commands k join studio.customers c on c.number = k.customer_number order by k.at`,
      );
    await ask('cancel', '2026-11-18');
    const { change } = (await merge(anna, bea)).body;
    expect(await asked()).toEqual([{ command: 'cancel', id: anna }]);
    await desk.undo(change);
    expect(await asked()).toEqual([{ command: 'cancel', id: bea }]);
    await merge(anna, bea);
    await ask('book', '2026-11-19');
    now = new Date(NOW.getTime() + 31 * DAY_MS);
    expect(await forgetMergedPeople(dependencies())).toBe(1);
    expect(await asked()).toEqual([
      { command: 'cancel', id: anna },
      { command: 'book', id: anna },
    ]);
  });

  it('does so also where the merged record was deleted after its thirty days', async () => {
    await desk.database.pool.query(
      `insert into studio.calendar_feeds (token_hash, customer_number, language, made_at)
       select 'bea', number, 'de', now() from studio.customers where id = $1`,
      [bea],
    );
    await merge(anna, bea);
    now = new Date(NOW.getTime() + 31 * DAY_MS);
    expect(await forgetMergedPeople(dependencies())).toBe(1);
    // Whose calendar asked for the merged record's classes goes on with the kept person's.
    const feeds = `select c.id from studio.calendar_feeds f join studio.customers c on c.number = f.customer_number`;
    expect(await rowsOf(feeds)).toEqual([{ id: anna }]);
    await desk.send('POST', `/people/${anna}/deletion`, {});
    now = new Date(NOW.getTime() + 60 * DAY_MS);
    await carryOutDeletions(dependencies());
    expect(await remains()).toEqual({ customers: 0, users: 0, log: 0 });
    expect(await rowsOf('select from studio.merged_people')).toEqual([]);
  });
});

it('a merged record that cannot be deleted waits for the next day, and holds up no other one', async () => {
  await merge(anna, bea);
  await merge(anna, cleo);
  now = new Date(NOW.getTime() + 31 * DAY_MS);
  const logged: object[] = [];
  const beaStays = {
    ...dependencies(),
    log: { warn: (facts: object) => void logged.push(facts) },
    removeOutside: (email: string) =>
      email.startsWith('bea') ? Promise.reject(new Error(`${email} is not answered.`)) : Promise.resolve(),
  };
  expect(await forgetMergedPeople(beaStays)).toBe(1);
  expect(await rowsOf('select id from studio.customers order by first_name')).toEqual([
    { id: anna },
    { id: bea },
  ]);
  expect(logged).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain('bea@web.example');
  expect(await forgetMergedPeople(dependencies())).toBe(1);
});
