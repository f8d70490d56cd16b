import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { placeOfAddress } from '@lifted/domain/people/own-address';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachOf, ledBy } from '../../data/led-classes.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';
import { insertEntitlement, insertProducts, LETTERS } from '../../testing/booking-fixture.ts';
import { insertClass } from '../../testing/studio-fixture.ts';

const now = new Date('2026-11-20T11:00:00Z');
const JANA = { first_name: 'Jana', last_name: 'Koch', email: 'jana@web.example' };

let desk: DeskFixture;
let jana: string;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
  await insertProducts(desk.database.pool);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.database.pool.query(
    'truncate studio.customers, studio.coaches, studio.accounts, identity."user", studio.mail_outbox cascade',
  );
  jana = (await desk.send('POST', '/people', { fields: JANA })).body.id;
});

const page = (id: string, who?: string) => desk.read<DeskPerson>(`/people/${id}`, who);
const rows = async (sql: string) => (await desk.database.pool.query<Record<string, unknown>>(sql)).rows;

describe('a new person', () => {
  it('is a customer with an account under the address, as members are', async () => {
    const { first_name, last_name, email, account } = await page(jana);
    expect({ first_name, last_name, email }).toEqual(JANA);
    expect(account).toMatchObject({ roles: ['member'], has_password: false, has_second_factor: false });
  });

  it.each([
    ['email', { ...JANA, email: ' JANA@web.example ' }],
    ['email', { ...JANA, email: 'ja(na@web.example' }],
    ['fields.first_name', { ...JANA, email: 'j@web.example', first_name: '\u200B' }],
  ])('is refused for a wrong %s', async (field, fields) =>
    expect((await desk.send('POST', '/people', { fields })).body.errors).toMatchObject([{ field }]),
  );

  it('may be somebody who works here already, and keeps that account', async () => {
    await desk.database.pool.query(
      `insert into identity."user" (id, name, email, "emailVerified") values ('u-1', '', 'coach@web.example', true);
       insert into studio.accounts (provider, uid) values ('studio', 'u-1');
       insert into studio.account_roles values ('studio', 'u-1', 'coach')`,
    );
    const { body } = await desk.send('POST', '/people', { fields: { ...JANA, email: 'coach@web.example' } });
    expect((await page(body.id)).account?.roles).toEqual(['coach', 'member']);
  });
});

describe('name and address', () => {
  const MARRIED = { ...JANA, last_name: 'Koch-Lang', email: 'jana.lang@web.example' };

  it('change for customer and account together, end the sessions, and change back', async () => {
    await desk.database.pool.query(
      `insert into identity."session" ("id", "expiresAt", "token", "updatedAt", "userId")
       select 's', '2027-01-01', 't', now(), uid from studio.accounts`,
    );
    const { change } = (await desk.send('PUT', `/people/${jana}`, { was: JANA, fields: MARRIED }, 'desk'))
      .body;
    expect(await page(jana)).toMatchObject({ ...MARRIED, account: { sessions: [] } });
    expect(await rows('select name, email from identity."user"')).toEqual([
      { name: 'Jana Koch-Lang', email: MARRIED.email },
    ]);
    expect((await desk.undo(change, 'desk')).status).toBe(200);
    expect(await page(jana)).toMatchObject(JANA);
    const log = await rows("select customer_id from studio.audit_log where action = 'edit-person'");
    expect(log).toEqual([{ customer_id: jana }, { customer_id: jana }]);
  });

  it('are told to the address before, by whom to object, without the new one', async () => {
    const { change } = (await desk.send('PUT', `/people/${jana}`, { was: JANA, fields: MARRIED }, 'desk'))
      .body;
    const mails = () =>
      rows('select kind, recipient, subject, body_text from studio.mail_outbox order by id');
    const [mail] = await mails();
    expect(mail).toMatchObject({ kind: 'address_change', recipient: JANA.email });
    expect(mail?.['subject']).toMatch(/: your email address was changed$/);
    const { phone, email } = LETTERS.studio.contact;
    for (const words of ['Hi Jana', 'If you did not, object', 'widersprich bitte', phone, email])
      expect(mail?.['body_text']).toContain(words);
    expect(mail?.['body_text']).not.toContain(MARRIED.email);
    await desk.undo(change, 'desk');
    expect((await mails())[1]).toMatchObject({ kind: 'address_change', recipient: MARRIED.email });
    await desk.send('PUT', `/people/${jana}`, { was: JANA, fields: { ...JANA, last_name: 'Lang' } });
    expect(await mails()).toHaveLength(2);
  });

  it('give an account to somebody who had no address of their own, and nothing is mailed to none', async () => {
    const nobodys = { ...JANA, email: placeOfAddress('paul') };
    await desk.database.pool.query(
      `with gone as (delete from identity."user" where id in (select uid from studio.accounts where customer_id = $1))
       delete from studio.accounts where customer_id = $1`,
      [jana],
    );
    await desk.database.pool.query('update studio.customers set email = $2 where id = $1', [
      jana,
      nobodys.email,
    ]);
    expect(await page(jana)).toMatchObject({ account: null });
    await desk.send('PUT', `/people/${jana}`, { was: nobodys, fields: MARRIED }, 'desk');
    expect(await page(jana)).toMatchObject({ ...MARRIED, account: { roles: ['member'] } });
    expect(await rows('select from studio.mail_outbox')).toEqual([]);
  });

  it('of somebody who works here are the owner’s to change: the front desk could sign in as them', async () => {
    await desk.database.pool.query(
      `insert into studio.account_roles
       select provider, uid, 'owner' from studio.accounts where customer_id is not null`,
    );
    const asked = { was: JANA, fields: MARRIED };
    const refused = await desk.send('PUT', `/people/${jana}`, asked, 'desk');
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
    expect((await page(jana)).email).toBe(JANA.email);
    const named = { was: JANA, fields: { ...JANA, last_name: 'Koch-Lang' } };
    expect((await desk.send('PUT', `/people/${jana}`, named, 'desk')).status).toBe(200);
    const { change } = (await desk.send('PUT', `/people/${jana}`, asked, 'owner')).body;
    expect((await page(jana)).email).toBe(MARRIED.email);
    expect((await desk.undo(change, 'desk')).status).toBe(422);
  });

  it('of a coach move with the classes, there and back', async () => {
    await insertClass(desk.database.pool, { id: 'evening', start: now, coach: 'Jana' });
    await desk.database.pool.query(`update studio.coaches set email = $1 where id = 'Jana'`, [JANA.email]);
    const classes = () =>
      rows(
        `select w.id from studio.workouts w, studio.accounts own where ${ledBy(coachOf('own.uid'), 'now()')}`,
      );
    const before = await classes();
    expect(before).not.toEqual([]);
    const { change } = (await desk.send('PUT', `/people/${jana}`, { was: JANA, fields: MARRIED })).body;
    expect(await classes()).toEqual(before);
    expect(await rows(`select from studio.coaches where email = '${JANA.email}'`)).toEqual([]);
    await desk.undo(change);
    expect(await classes()).toEqual(before);
  });

  it('is not the address of somebody else', async () => {
    await desk.send('POST', '/people', { fields: { ...JANA, email: MARRIED.email } });
    const taken = await desk.send('PUT', `/people/${jana}`, { was: JANA, fields: MARRIED });
    expect(taken).toMatchObject({ status: 422, body: { errors: [{ field: 'email' }] } });
    expect((await page(jana)).last_name).toBe('Koch');
  });
});

describe('a note', () => {
  const note = (words: string, who?: string) =>
    desk.send('POST', `/people/${jana}/notes`, { fields: { words } }, who);

  it('has an author, who alone changes and deletes it', async () => {
    const { id } = (await note(' Trains for a marathon ', 'desk')).body;
    const edit = { was: { words: 'Trains for a marathon' }, fields: { words: 'Ran it' } };
    expect((await desk.send('PUT', `/notes/${id}`, edit, 'owner')).status).toBe(403);
    expect((await desk.send('DELETE', `/notes/${id}`, undefined, 'owner')).status).toBe(403);
    expect((await desk.send('PUT', `/notes/${id}`, edit, 'desk')).status).toBe(200);
    expect((await page(jana, 'desk')).notes).toMatchObject([{ words: 'Ran it', is_own: true }]);
    expect((await page(jana)).notes).toMatchObject([{ is_own: false }]);
    expect((await desk.send('DELETE', `/notes/${id}`, undefined, 'desk')).status).toBe(200);
    expect((await page(jana)).notes).toEqual([]);
  });

  it('comes back after the undo of its deletion, and is gone after that of its adding', async () => {
    const { id } = (await note('Knows Mia')).body;
    const { change } = (await desk.send('DELETE', `/notes/${id}`)).body;
    expect((await desk.undo(change, 'desk')).status).toBe(403);
    const back = await desk.undo(change);
    expect((await page(jana)).notes).toMatchObject([{ id, words: 'Knows Mia', is_own: true }]);
    expect((await desk.undo(back.body.change)).status).toBe(200);
    expect((await page(jana)).notes).toEqual([]);
  });

  it('comes back once, however often the undo of its deletion is pressed at the same time', async () => {
    const { id } = (await note('Knows Mia')).body;
    const { change } = (await desk.send('DELETE', `/notes/${id}`)).body;
    const presses = await Promise.all([1, 2, 3, 4].map(() => desk.undo(change)));
    expect(presses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409, 409, 409,
    ]);
    expect((await page(jana)).notes).toMatchObject([{ id }]);
  });

  it('goes with the person', async () => {
    await note('Knows Mia');
    await inTransaction(desk.database.pool, async (client) => {
      await client.query('delete from studio.customers where id = $1', [jana]);
    });
    expect(await rows('select id from studio.customer_notes')).toEqual([]);
  });
});

describe('an invitation', () => {
  it('mails a link to sign in, once for each press', async () => {
    expect((await desk.send('POST', `/people/${jana}/invitation`, {}, 'desk')).status).toBe(200);
    expect(await rows('select recipient, kind from studio.mail_outbox')).toEqual([
      { recipient: JANA.email, kind: 'sign_in_link' },
    ]);
    expect((await page(jana)).account?.invited_at).not.toBeNull();
  });

  it('ends when the person gets a role: a link for a member opens no desk', async () => {
    await desk.send('POST', `/people/${jana}/invitation`, {}, 'desk');
    expect(await rows('select uid from studio.sign_in_links')).toHaveLength(1);
    await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['desk'] });
    expect(await rows('select uid from studio.sign_in_links')).toEqual([]);
    await desk.send('POST', `/people/${jana}/invitation`, {}, 'desk');
    await desk.send('PUT', `/people/${jana}/roles`, { was: ['desk'], roles: [] });
    expect(await rows('select uid from studio.sign_in_links')).toHaveLength(1);
  });

  it('is refused for a disabled account', async () => {
    await desk.database.pool.query('update studio.accounts set disabled_at = now()');
    expect((await desk.send('POST', `/people/${jana}/invitation`, {})).body.code).toBe('account_disabled');
  });
});

describe('roles', () => {
  it('are set and set back by the owner', async () => {
    const { change } = (
      await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['desk', 'coach'] })
    ).body;
    expect((await page(jana)).account?.roles).toEqual(['coach', 'desk', 'member']);
    expect((await desk.undo(change, 'desk')).status).toBe(403);
    expect((await desk.undo(change)).status).toBe(200);
    expect((await page(jana)).account?.roles).toEqual(['member']);
  });

  it('are not set over a change somebody else made', async () => {
    await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['coach'] });
    const late = await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['desk'] });
    expect(late.body.code).toBe('stale_version');
  });

  it('never leave an owner without that role by their own hand', async () => {
    await desk.database.pool.query(
      `insert into identity."user" (id, name, email, "emailVerified") values ('owner', '', 'o@web.example', true);
       insert into studio.accounts (provider, uid) values ('studio', 'owner');
       insert into studio.account_roles values ('studio', 'owner', 'owner')`,
    );
    const own = (await desk.send('POST', '/people', { fields: { ...JANA, email: 'o@web.example' } })).body.id;
    const refused = await desk.send('PUT', `/people/${own}/roles`, { was: ['owner'], roles: ['desk'] });
    expect(refused.body.errors).toMatchObject([{ field: 'roles' }]);
  });
});

describe('a deletion', () => {
  const path = () => `/people/${jana}/deletion`;

  it('is due in fourteen days, is told by mail, and is taken back by undo or by hand', async () => {
    const { change } = (await desk.send('POST', path(), {}, 'desk')).body;
    expect((await page(jana)).account?.deletion_due_at).toBe('2026-12-04T12:00:00+01:00');
    expect((await desk.send('POST', path(), {})).body.change).toBeNull();
    expect((await desk.undo(change)).status).toBe(200);
    expect((await page(jana)).account?.deletion_due_at).toBeNull();
    expect((await desk.send('DELETE', path())).status).toBe(404);
    await desk.send('POST', path(), {});
    expect((await desk.send('DELETE', path())).status).toBe(200);
  });

  it('that the member asked for can be called off, and the member is told by whom', async () => {
    await desk.database.pool.query(
      `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at)
       select uid, 'member', $1, $1::timestamptz + interval '14 days' from studio.accounts where customer_id = $2`,
      [now, jana],
    );
    expect((await desk.send('DELETE', path(), undefined, 'desk')).status).toBe(200);
    const [mail, ...more] = await rows('select recipient, subject, body_text from studio.mail_outbox');
    expect([mail?.['recipient'], more]).toEqual([JANA.email, []]);
    for (const words of [
      'called off the deletion',
      '/your-data',
      'im Studio zurückgenommen',
      '/de/your-data',
    ])
      expect(mail?.['body_text']).toContain(words);
  });

  it('of somebody who works here is the owner’s to ask for', async () => {
    await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['coach'] });
    expect((await desk.send('POST', path(), {}, 'desk')).body.code).toBe('works_here');
    expect((await desk.send('POST', path(), {}, 'owner')).status).toBe(200);
  });

  it('is not of the last owner', async () => {
    await desk.send('PUT', `/people/${jana}/roles`, { was: [], roles: ['owner'] });
    expect((await desk.send('POST', path(), {}, 'owner')).body).toMatchObject({
      code: 'works_here',
      detail: 'Nobody else could then give roles. Please make somebody else the owner first.',
    });
    const other = { ...JANA, email: 'other@web.example' };
    const { id } = (await desk.send('POST', '/people', { fields: other })).body;
    await desk.send('PUT', `/people/${id}/roles`, { was: [], roles: ['owner'] });
    expect((await desk.send('POST', path(), {}, 'owner')).status).toBe(200);
    const taken = await desk.send('PUT', `/people/${id}/roles`, { was: ['owner'], roles: [] });
    expect(taken.body.errors).toMatchObject([{ field: 'roles' }]);
  });

  it('of one of two owners meets the other one losing the role: one of both is refused', async () => {
    const other = { ...JANA, email: 'other@web.example' };
    const { id } = (await desk.send('POST', '/people', { fields: other })).body;
    for (const person of [jana, id])
      await desk.send('PUT', `/people/${person}/roles`, { was: [], roles: ['owner'] });
    const said = await Promise.all([
      desk.send('POST', path(), {}),
      desk.send('PUT', `/people/${id}/roles`, { was: ['owner'], roles: [] }),
    ]);
    expect(said.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(said.map(({ status }) => status).every((status) => status < 500)).toBe(true);
  });
});

describe('the page of a person', () => {
  it('leaves one entry a day in the log of who looked', async () => {
    await page(jana, 'desk');
    await page(jana, 'desk');
    await desk.accessLog.settle();
    expect(
      await rows(
        `select actor_uid from studio.audit_log where action = 'look-at-customer' and customer_id = '${jana}'`,
      ),
    ).toEqual([{ actor_uid: 'desk' }]);
  });

  it('shows places, fees, training and what pays', async () => {
    const { pool } = desk.database;
    await insertEntitlement(pool, { customer: jana, product: 'pass', credits: 3 });
    await pool.query(
      `insert into studio.locations values ('l', 'Loft') on conflict do nothing;
       insert into studio.coaches (id, first_name) values ('c', 'Carla') on conflict do nothing;
       insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity)
       values ('ahead', 'Lift', '2026-11-21T18:00+01', 'c', 'l', 9), ('came', 'Lift', '2026-11-19T18:00+01', 'c', 'l', 9),
              ('late', 'Lift', '2026-11-18T18:00+01', 'c', 'l', 9)
           on conflict do nothing`,
    );
    await pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, canceled_at, has_attended, via, cancellation)
       select v.id, c.number, v.workout, '2026-11-01', v.canceled::timestamptz, v.came, 'member', v.how
         from studio.customers c,
              (values ('b-ahead', 'ahead', null, false, null), ('b-came', 'came', null, true, null),
                      ('b-late', 'late', '2026-11-18T17:00+01', false, 'late')) v (id, workout, canceled, came, how)`,
    );
    await pool.query(
      `insert into studio.fees (id, booking_id, kind, cents, made_at, changed_at)
       values ('f-1', 'b-late', 'late_cancellation', 500, '2026-11-18T17:00+01', '2026-11-18T17:00+01')`,
    );
    const shown = await page(jana);
    expect(shown.ahead).toMatchObject([{ id: 'b-ahead', state: 'booked', location_name: 'Loft' }]);
    expect(shown.past).toMatchObject([
      { id: 'b-came', state: 'attended' },
      { id: 'b-late', state: 'canceled_late' },
    ]);
    expect(shown.fees).toMatchObject([{ id: 'f-1', state: 'pending', cents: 500 }]);
    expect(shown.training).toMatchObject({ visits: 1, last_visit: '2026-11-19', visits_30_days: 1, sets: 0 });
    expect(shown.entitlements).toMatchObject([{ kind: 'pass', credits: 3, entries: [{ kind: 'granted' }] }]);
  });

  it('does not exist for an unknown id', async () =>
    expect((await desk.read<{ code: string }>('/people/nobody')).code).toBe('not_found'));
});

describe('the export for a person', () => {
  it('is the archive they could have themselves, notes included; of who works here it is the owner’s', async () => {
    const answer = (who: string) =>
      desk.app.inject({
        url: `/api/desk/people/${jana}/export.zip`,
        headers: { authorization: `Bearer ${who}` },
      });
    const { statusCode, headers, rawPayload } = await answer('desk');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('application/zip');
    expect(rawPayload.includes('notes.csv')).toBe(true);
    await desk.database.pool.query(
      `insert into studio.account_roles
       select provider, uid, 'coach' from studio.accounts where customer_id is not null`,
    );
    expect((await answer('desk')).json()).toMatchObject({ code: 'works_here' });
    expect((await answer('owner')).statusCode).toBe(200);
  });
});
