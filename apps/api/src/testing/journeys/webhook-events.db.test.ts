import { emptyTables } from '@lifted/database/empty-tables';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import { WEBHOOK_EVENTS } from '@lifted/domain/connections/webhook-event';
import { HOUR_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countMissing } from '../../classes/close-roster.ts';
import { joinWaitlistFor, leaveWaitlistFor } from '../../classes/commands/booking-commands.ts';
import { forgetPerson } from '../../features/personal-data/forget-person.ts';
import { insertEntitlement, insertProducts, LETTERS, requestOf } from '../booking-fixture.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';
import { insertCustomer } from '../member-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* What webhooks are told of what people do: each thing once, in its transaction, in the order of its object. */

const MONDAY = new Date('2026-11-16T08:00:00Z');
const START = new Date('2026-11-18T17:00:00Z');

let desk: DeskFixture;
let now = MONDAY;

beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  now = MONDAY;
  await emptyTables(pool, 'studio.workouts', 'studio.customers', 'studio.webhooks');
  for (const name of ['mia', 'ben']) {
    await insertCustomer(pool, name);
    await insertEntitlement(pool, { customer: name, product: 'flat' });
  }
  await insertClass(pool, { id: 'evening', start: START, capacity: 1, location: 'big' });
  await desk.send('POST', '/webhooks', {
    name: 'Everything',
    url: 'https://everything.example.com/',
    events: [...WEBHOOK_EVENTS],
    is_on: true,
  });
});

async function told(): Promise<string[]> {
  const { rows } = await desk.database.pool.query<{ line: string }>(
    `select concat_ws(' ', type, nullif(object_kind, 'booking'), data ->> 'person_id', data ->> 'class_id', data ->> 'how') as line
       from studio.webhook_events order by number`,
  );
  return rows.map(({ line }) => line);
}

const book = (person: string) =>
  desk.send('POST', '/classes/evening/bookings', { customer_id: person, may_exceed: false });

async function bookingOf(person: string): Promise<string> {
  const { rows } = await desk.database.pool.query<{ id: string }>(
    `select b.id from studio.bookings b join studio.customers c on c.number = b.customer_number
      where c.id = $1 and b.canceled_at is null`,
    [person],
  );
  return rows[0]?.id ?? '';
}

it('tells of a booking, of who waits, and of the place that goes to them', async () => {
  const { pool } = desk.database;
  const engine = { pool, letters: LETTERS };
  await book('mia');
  await joinWaitlistFor(engine, 'evening', await requestOf(pool, 'ben', now));
  await leaveWaitlistFor(engine, 'evening', await requestOf(pool, 'ben', now));
  await joinWaitlistFor(engine, 'evening', await requestOf(pool, 'ben', now));
  await desk.send('DELETE', `/classes/evening/bookings/${await bookingOf('mia')}`);
  expect(await told()).toEqual([
    'booking.created mia evening',
    'waitlist.joined waitlist_entry ben evening',
    'waitlist.left waitlist_entry ben evening left',
    'waitlist.joined waitlist_entry ben evening',
    'booking.canceled mia evening free',
    'waitlist.promoted waitlist_entry ben evening promoted',
    'booking.created ben evening',
  ]);
});

it('tells of nothing that was refused', async () => {
  await book('mia');
  expect((await book('ben')).status).toBe(409);
  expect((await book('mia')).status).toBe(409);
  expect(await told()).toHaveLength(1);
});

it('tells who came, and once who did not', async () => {
  const { pool } = desk.database;
  await book('mia');
  now = new Date(START.getTime() + MINUTE_MS);
  const place = `/classes/evening/attendance/booking/${await bookingOf('mia')}`;
  for (const isPresent of [true, true, false]) await desk.send('PUT', place, { is_present: isPresent });
  now = new Date(START.getTime() + HOUR_MS);
  expect((await desk.send('POST', '/classes/evening/roster-closing', {})).status).toBeLessThan(300);
  now = new Date(now.getTime() + 48 * HOUR_MS);
  const { rows } = await pool.query<{ number: number }>('select number from studio.workouts');
  for (let run = 0; run < 2; run += 1) await countMissing(pool, rows[0]?.number ?? 0, now);
  expect((await told()).slice(1)).toEqual([
    'booking.attended mia evening',
    'booking.attendance_withdrawn mia evening',
    'booking.no_show mia evening',
  ]);
});

it('tells of a class from its beginning to its end, and of the places in it', async () => {
  const fields = {
    timer_name: 'Full Body',
    coach_id: 'Jana',
    location_id: 'big',
    day: '2026-11-18',
    time: '18:00',
    capacity: 1,
  };
  await book('mia');
  await desk.send('PUT', '/classes/evening', { was: fields, fields: { ...fields, time: '19:00' } });
  expect((await desk.send('POST', '/classes/evening/cancellation', { reason: 'coach' })).status).toBe(200);
  expect((await desk.send('POST', '/classes/evening/restoration', {})).status).toBe(200);
  expect(await told()).toEqual([
    'booking.created mia evening',
    'class.changed class',
    'class.canceled class',
    'booking.canceled mia evening studio',
    'class.restored class',
    'booking.created mia evening',
  ]);
});

it('tells of a class that is added and taken back', async () => {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/api/desk/classes',
    headers: { authorization: 'Bearer owner', 'idempotency-key': randomUUID() },
    payload: {
      fields: {
        timer_name: 'Extra',
        coach_id: 'Jana',
        location_id: 'big',
        day: '2026-11-20',
        time: '10:00',
        capacity: 8,
      },
    },
  });
  await desk.undo(answer.json<{ change: string }>().change);
  expect(await told()).toEqual(['class.created class', 'class.removed class']);
});

it('tells of a person who is added, renamed and deleted, and nothing where nothing changed', async () => {
  const { pool } = desk.database;
  const fields = { first_name: 'Ida', last_name: 'Kern', email: 'ida@member.example' };
  const added = await desk.send('POST', '/people', { fields });
  const path = `/people/${added.body.id}`;
  await desk.send('PUT', path, { was: fields, fields: { ...fields, last_name: 'Korn' } });
  await desk.send('PUT', path, { was: fields, fields });
  const { rows } = await pool.query<{ uid: string }>(
    'select uid from studio.accounts where customer_id = $1',
    [added.body.id],
  );
  await inTransaction(pool, (client) => forgetPerson(client, rows[0]?.uid ?? '', { letters: LETTERS, now }));
  expect(await told()).toEqual(['person.created person', 'person.changed person', 'person.deleted person']);
  const { rows: sent } = await pool.query<{ text: string }>(
    `select coalesce(string_agg(e::text, ' '), '') as text from studio.webhook_events e`,
  );
  expect(sent[0]?.text).not.toMatch(/Ida|Kern|Korn|ida@/);
});

it('shows the owner what is sent and takes an edit back; addresses inside the studio are refused', async () => {
  const [webhook] = await desk.read<{ id: string; waiting: number }[]>('/webhooks');
  await book('mia');
  const path = `/webhooks/${webhook?.id ?? ''}`;
  const fields = {
    name: 'Less',
    url: 'https://less.example.com/',
    events: ['booking.created'],
    is_on: false,
  };
  const edited = await desk.send('PUT', path, fields);
  expect(await desk.read('/webhooks')).toMatchObject([
    { name: 'Less', is_on: false, off_because: 'owner', waiting: 1 },
  ]);
  expect((await desk.send('PUT', path, fields)).body.change).toBeNull();
  expect((await desk.undo(edited.body.change)).status).toBe(200);
  expect(await desk.read('/webhooks')).toMatchObject([{ name: 'Everything', is_on: true }]);
  const inside = await desk.send('PUT', path, { ...fields, url: 'https://10.0.0.7/' });
  expect(inside).toMatchObject({ status: 422, body: { errors: [{ field: 'url' }] } });

  expect((await desk.send('POST', `${path}/test`)).status).toBe(201);
  const events = await desk.read<{ id: string; type: string }[]>(`${path}/deliveries`);
  expect(events).toMatchObject([
    { type: 'webhook.test', state: 'waiting', tries: [] },
    { type: 'booking.created', object_kind: 'booking' },
  ]);
  expect(await desk.read(`${path}/deliveries?before=${events[0]?.id ?? ''}`)).toMatchObject([
    { type: 'booking.created' },
  ]);
  await desk.database.pool.query(`update studio.webhook_events set state = 'given_up'`);
  expect((await desk.send('POST', `${path}/replay`, { event_id: events[1]?.id })).body).toMatchObject({
    events: 1,
  });
  const since = { since: '2026-11-16T09:00:00+01:00' };
  expect((await desk.send('POST', `${path}/replay`, since)).body).toMatchObject({ events: 1 });
  expect((await desk.send('DELETE', path)).status).toBe(200);
  expect(await desk.read('/webhooks')).toEqual([]);
});

it('gets a new secret that is shown once and signs what waits; nothing that waits is lost', async () => {
  const { pool } = desk.database;
  await book('mia');
  const [webhook] = await desk.read<{ id: string; waiting: number }[]>('/webhooks');
  const path = `/webhooks/${webhook?.id ?? ''}/secret`;
  const stored = async () => {
    const { rows } = await pool.query<{ secret: Buffer }>('select secret from studio.webhooks');
    return `whsec_${rows[0]?.secret.toString('base64') ?? ''}`;
  };
  const former = await stored();
  const renewed = await desk.send('POST', path);
  expect(renewed).toMatchObject({ status: 201, body: { secret: await stored() } });
  expect(await stored()).not.toBe(former);
  expect(await desk.read('/webhooks')).toEqual([webhook]);
  expect(webhook?.waiting).toBeGreaterThan(0);
  const { rows } = await pool.query<{ action: string; subject: string; text: string }>(
    'select action, subject, l::text as text from studio.audit_log l order by id desc limit 1',
  );
  expect(rows).toMatchObject([{ action: 'renew-webhook-secret', subject: 'webhook Everything' }]);
  expect(rows[0]?.text).not.toContain((await stored()).slice('whsec_'.length));
  // The former one is not kept.
  expect((await desk.undo(renewed.body.change)).status).toBe(404);
  expect((await desk.send('POST', path, undefined, 'desk')).status).toBe(403);
  expect((await desk.send('POST', '/webhooks/none/secret')).status).toBe(404);
});
