import { emptyTables } from '@lifted/database/empty-tables';
import type { Deliveries } from '@lifted/contract/desk/people/mails';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeskChanges } from '../../audit/desk-changes.ts';
import { registerAccessLog } from '../../data/access-log.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { findTestCaller, insertCustomer } from '../../testing/member-fixture.ts';
import { insertPushSubscription } from '../../testing/push/notification-fixture.ts';
import { createServerFixture } from '../../testing/server-fixture.ts';
import { registerDeskLog } from '../desk-log/desk-log-routes.ts';
import { registerDeskMails } from './desk-mails-routes.ts';

const NOW = new Date('2026-11-20T12:00:00Z');

let database: TestDatabase;
let app: StudioApp;
let woken = 0;
let looks: [string, number][] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({}, { findCaller: findTestCaller(pool) }));
  const record = (uid: string, number: number) => void looks.push([uid, number]);
  registerAccessLog(app, { record, recordAll: () => undefined });
  const dependencies = { pool, changes: new DeskChanges(pool), now: () => NOW };
  registerDeskLog(app, dependencies);
  registerDeskMails(app, {
    ...dependencies,
    wakeJobs: () => {
      woken += 1;
    },
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  woken = 0;
  looks = [];
  await emptyTables(database.pool, 'studio.mail_outbox', 'studio.jobs', 'studio.customers');
  await insertCustomer(database.pool, 'mia');
});

async function write(recipient: string, due: string, error: string | null = null): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `with mail as (
       insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html, created_at)
       values ('k', gen_random_uuid(), $1, 'Your place', 'secret link', '', '2026-11-16T10:00:00Z') returning id)
     insert into studio.jobs (kind, key, mail_id, planned_for, due_at, attempts, last_error)
     select 'mail', id::text, id, '2026-11-16T10:00:00Z', $2, 70, $3 from mail returning key as id`,
    [recipient, due, error],
  );
  return rows[0]?.id ?? '';
}

async function ask(method: 'GET' | 'POST', path: string) {
  const answer = await app.inject({
    method,
    url: `/api/desk${path}`,
    headers: { authorization: 'Bearer desk' },
    ...(method === 'POST' && { payload: {} }),
  });
  const body: { change: string } = answer.json();
  return { status: answer.statusCode, body };
}
const list = async (): Promise<unknown> => (await ask('GET', '/mails')).body;
const dueAt = async (id: string) =>
  (
    await database.pool.query<{ due: string }>(`select due_at::text as due from studio.jobs where key = $1`, [
      id,
    ])
  ).rows[0]?.due;

describe('mails that were given up', () => {
  it('are listed with whom they were for and why, but not with what they say', async () => {
    const id = await write('Mia@member.example', 'infinity', 'EENVELOPE 550 5.1.1 user unknown');
    await write('other@else.example', '2026-11-20T13:00:00Z', 'ECONNREFUSED');
    expect(await list()).toEqual([
      {
        id,
        subject: 'Your place',
        recipient: 'Mia@member.example',
        customer_id: 'mia',
        customer_name: 'mia Berger',
        written_at: '2026-11-16T11:00:00+01:00',
        attempts: 70,
        fault: 'address_unknown',
      },
    ]);
  });

  it('are tried again at once, with as much patience as at first', async () => {
    const id = await write('mia@member.example', 'infinity');
    expect((await ask('POST', `/mails/${id}/retry`)).status).toBe(200);
    expect(woken).toBe(1);
    const { rows } = await database.pool.query('select due_at, planned_for, attempts from studio.jobs');
    expect(rows).toEqual([{ due_at: NOW, planned_for: NOW, attempts: 0 }]);
    expect((await ask('POST', `/mails/${id}/retry`)).status).toBe(404);
  });

  it('are let be, and come back with an undo', async () => {
    const id = await write('mia@member.example', 'infinity');
    const { change } = (await ask('POST', `/mails/${id}/let-be`)).body;
    expect(await list()).toEqual([]);
    expect((await ask('POST', `/mails/${id}/retry`)).status).toBe(404);
    expect((await ask('POST', `/changes/${change}/undo`)).status).toBe(200);
    expect(await list()).toHaveLength(1);
    expect(await dueAt(id)).toBe('infinity');
  });

  it('stand in the log with the person they were for', async () => {
    await ask('POST', `/mails/${await write('mia@member.example', 'infinity')}/let-be`);
    const { rows } = await database.pool.query(
      'select action, customer_id from studio.audit_log order by id desc limit 1',
    );
    expect(rows).toEqual([{ action: 'let-mail-be', customer_id: 'mia' }]);
  });

  it('that wait for their next attempt are left alone', async () => {
    const id = await write('mia@member.example', '2026-11-20T13:00:00Z');
    expect((await ask('POST', `/mails/${id}/let-be`)).status).toBe(404);
  });
});

describe('what was sent to a person', () => {
  const pageOf = async (id: string, before = ''): Promise<Deliveries> => {
    const answer = await app.inject({
      url: `/api/desk/people/${id}/deliveries${before === '' ? '' : `?before=${before}`}`,
      headers: { authorization: 'Bearer desk', 'accept-language': 'de' },
    });
    return answer.json();
  };
  const sentTo = async (id: string) => (await pageOf(id)).deliveries;

  it('is listed with its result and why, the latest first, and never with what it says', async () => {
    const given = await write('Mia@member.example', 'infinity', 'EENVELOPE 550 5.1.1 user unknown');
    const later = await write('mia@member.example', '2026-11-20T13:00:00Z', 'ECONNREFUSED');
    const fresh = await write('mia@member.example', '2026-11-20T12:00:00Z');
    const sent = await write('mia@member.example', '2026-11-16T10:00:00Z');
    const gone = await write('mia@member.example', '2026-11-16T10:00:00Z');
    await write('somebody@else.example', '2026-11-16T10:00:00Z');
    await database.pool.query(
      `update studio.mail_outbox set sent_at = '2026-11-16T10:00:05Z', body_text = '' where id = $1`,
      [sent],
    );
    await database.pool.query('delete from studio.jobs where key = any ($1)', [[sent, gone]]);
    const written = {
      channel: 'mail',
      subject: 'Your place',
      service: null,
      written_at: '2026-11-16T11:00:00+01:00',
    };
    const notSent = { ...written, sent_at: null, next_at: null, fault: null };
    expect(await sentTo('mia')).toEqual([
      { ...notSent, id: `mail-4-${gone}`, state: 'dropped' },
      { ...notSent, id: `mail-4-${sent}`, state: 'sent', sent_at: '2026-11-16T11:00:05+01:00' },
      { ...notSent, id: `mail-4-${fresh}`, state: 'waiting', next_at: '2026-11-20T13:00:00+01:00' },
      {
        ...notSent,
        id: `mail-4-${later}`,
        state: 'postponed',
        next_at: '2026-11-20T14:00:00+01:00',
        fault: 'unreachable',
      },
      { ...notSent, id: `mail-4-${given}`, state: 'given_up', fault: 'address_unknown' },
    ]);
  });

  it('is listed by mail, in the app and on devices, each with what became of it', async () => {
    const { rows } = await database.pool.query<{ number: number }>(
      `select number from studio.customers where id = 'mia'`,
    );
    const number = rows[0]?.number ?? 0;
    await insertPushSubscription(database.pool, number, 'https://push.example/phone');
    await database.pool.query(
      `with message as (
         insert into studio.messages (customer_number, kind, occasion, words, path, written_at, read_at, useful_until)
         select $1, 'fee', at, '{"en": {"title": "A fee"}, "de": {"title": "Eine Gebühr"}}', '/passes',
                at::timestamptz, case when at like '%09%' then at::timestamptz + interval '1 hour' end, 'infinity'
           from unnest(array['2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z']) at returning number, written_at
       ), waiting as (
         insert into studio.jobs (kind, key, planned_for, due_at)
         select 'push', message.number || ' ' || p.number, '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'
           from message cross join studio.push_subscriptions p where message.written_at = '2026-11-20T10:00:00Z')
       insert into studio.push_deliveries (message_number, device_number, service, outcome, at)
       select number, 1, 'push.example', 'not_needed', written_at + interval '2 minutes' from message
        where written_at = '2026-11-20T09:00:00Z'`,
      [number],
    );
    const [early, late] = ['2026-11-20T10:00:00+01:00', '2026-11-20T11:00:00+01:00'];
    expect(
      (await sentTo('mia')).map(({ id: _, subject, fault: __, ...delivery }) => {
        expect(subject).toBe('Eine Gebühr');
        return delivery;
      }),
    ).toEqual([
      { channel: 'app', service: null, written_at: late, sent_at: null, state: 'unread', next_at: null },
      {
        channel: 'push',
        service: 'push.example',
        written_at: late,
        sent_at: null,
        state: 'waiting',
        next_at: '2026-11-21T07:00:00+01:00',
      },
      { channel: 'app', service: null, written_at: early, sent_at: late, state: 'read', next_at: null },
      {
        channel: 'push',
        service: 'push.example',
        written_at: early,
        sent_at: '2026-11-20T10:02:00+01:00',
        state: 'not_needed',
        next_at: null,
      },
    ]);
  });

  it('is read ten at a time, each once, also where several were written in the same instant', async () => {
    for (let mail = 0; mail < 23; mail++) await write('mia@member.example', '2026-11-20T13:00:00Z');
    const first = await pageOf('mia');
    const second = await pageOf('mia', first.next ?? '');
    const third = await pageOf('mia', second.next ?? '');
    const pages = [first, second, third].map(({ deliveries }) => deliveries.map(({ id }) => id));
    expect(pages.map((ids) => ids.length)).toEqual([10, 10, 3]);
    expect(new Set(pages.flat()).size).toBe(23);
    expect(third.next).toBeNull();
    expect((await ask('GET', '/people/mia/deliveries?before=1')).status).toBe(422);
  });

  it('says of a mail that was let be that the desk left it', async () => {
    await ask('POST', `/mails/${await write('mia@member.example', 'infinity')}/let-be`);
    expect(await sentTo('mia')).toMatchObject([{ state: 'let_be', next_at: null }]);
  });

  it('is a look at that person, and nobody unknown has one', async () => {
    await sentTo('mia');
    const { rows } = await database.pool.query<{ number: number }>('select number from studio.customers');
    expect(looks).toEqual([['desk', rows[0]?.number]]);
    expect((await ask('GET', '/people/nobody/deliveries')).status).toBe(404);
  });
});
