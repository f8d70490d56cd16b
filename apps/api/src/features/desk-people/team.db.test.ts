import { emptyTables } from '@lifted/database/empty-tables';
import type { TeamMember } from '@lifted/contract/desk/people/team';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdRoles } from '../../data/owners.ts';
import { holdAccount } from '../../identity/accounts/provisioned-account.ts';
import { createDeskFixture, type DeskFixture } from '../../testing/desk-fixture.ts';

const now = new Date('2026-11-20T11:00:00Z');

let desk: DeskFixture;
beforeAll(async () => {
  desk = await createDeskFixture(() => now);
});
afterAll(() => desk.close());
beforeEach(async () => {
  const { pool } = desk.database;
  await emptyTables(pool, 'studio.customers', 'studio.accounts', 'identity."user"', 'studio.mail_outbox');
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ('owner', '', 'owner@studio.example', true);
     insert into studio.accounts (provider, uid) values ('studio', 'owner');
     insert into studio.account_roles values ('studio', 'owner', 'owner');
     insert into studio.coaches (id, first_name, email) values ('carla', 'Carla', 'carla@web.example')
     on conflict do nothing`,
  );
});

const team = () => desk.read<TeamMember[]>('/team', 'owner');
const add = (email: string, roles: readonly string[]) =>
  desk.send('POST', '/team', { email, roles }, 'owner');
const mailsTo = async () =>
  (
    await desk.database.pool.query<{ to: string }>(
      'select recipient as to from studio.mail_outbox order by id',
    )
  ).rows.map(({ to }) => to);

it('somebody who is no member works here once the owner says so, and gets a link that signs in', async () => {
  expect((await add(' Carla@Web.example', ['coach', 'desk'])).status).toBe(200);
  const [carla, owner] = await team();
  expect(carla).toMatchObject({
    name: 'Carla',
    email: 'carla@web.example',
    roles: ['coach', 'desk'],
    person_id: null,
    has_second_factor: false,
    last_used_at: null,
  });
  expect(owner).toMatchObject({ name: null, email: 'owner@studio.example', roles: ['owner'] });
  expect(await mailsTo()).toEqual(['carla@web.example']);
});

it('a member who begins to work here stays a member', async () => {
  const jana = { first_name: 'Jana', last_name: 'Koch', email: 'jana@web.example' };
  const { id } = (await desk.send('POST', '/people', { fields: jana })).body;
  await add('jana@web.example', ['desk']);
  expect((await team())[0]).toMatchObject({ name: 'Jana Koch', person_id: id, roles: ['desk'] });
});

it('waits for the request that is changing the same account, holding nothing the other needs', async () => {
  const jana = { first_name: 'Jana', last_name: 'Koch', email: 'jana@web.example' };
  await desk.send('POST', '/people', { fields: jana });
  let adding: ReturnType<typeof add> | undefined;
  await inTransaction(desk.database.pool, async (client) => {
    await holdAccount(client, jana.email);
    adding = add(jana.email, ['desk']);
    await vi.waitFor(
      async () => {
        const { rowCount } = await desk.database.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000 },
    );
    await client.query(`set local lock_timeout = '500ms'`);
    await holdRoles(client);
  });
  expect((await adding)?.status).toBe(200);
});

it('is refused without a role, without an address, and for somebody who works here already', async () => {
  for (const [email, roles, field] of [
    ['a@web.example', [], 'roles'],
    ['a(@web.example', ['desk'], 'email'],
    ['owner@studio.example', ['desk'], 'email'],
  ] as const)
    expect((await add(email, roles)).body.errors).toMatchObject([{ field }]);
  expect(await mailsTo()).toEqual([]);
});

it('roles are taken and given back by undo; with none of them somebody works here no longer', async () => {
  await add('carla@web.example', ['coach']);
  const uid = (await team())[0]?.uid ?? '';
  const set = (was: readonly string[], roles: readonly string[]) =>
    desk.send('PUT', `/team/${uid}/roles`, { was, roles }, 'owner');
  const { change } = (await set(['coach'], [])).body;
  expect(await team()).toHaveLength(1);
  expect((await set(['coach'], ['desk'])).body.code).toBe('stale_version');
  const [entry] = await desk.read<{ customer_name: string }[]>('/changes');
  expect(entry?.customer_name).toBe('carla@web.example');
  expect((await desk.undo(change)).status).toBe(200);
  expect((await team())[0]?.roles).toEqual(['coach']);
});

it('nobody takes the role of the owner from themselves, and nobody changes an account that is not there', async () => {
  const set = (uid: string) => desk.send('PUT', `/team/${uid}/roles`, { was: ['owner'], roles: [] }, 'owner');
  expect((await set('owner')).body.errors).toMatchObject([{ field: 'roles' }]);
  expect((await set('nobody')).status).toBe(404);
});

describe('there is always an owner', () => {
  const roleOf = (uid: string, was: readonly string[], roles: readonly string[]) =>
    desk.send('PUT', `/team/${uid}/roles`, { was, roles }, 'owner');
  const owners = async () =>
    (await team()).filter(({ roles }) => roles.includes('owner')).map(({ uid }) => uid);

  beforeEach(async () => {
    await desk.database.pool.query(
      `delete from studio.account_roles;
       insert into identity."user" (id, name, email, "emailVerified")
       values ('a', '', 'a@studio.example', true), ('b', '', 'b@studio.example', true);
       insert into studio.accounts (provider, uid) values ('studio', 'a'), ('studio', 'b');
       insert into studio.account_roles values ('studio', 'a', 'owner'), ('studio', 'b', 'owner')`,
    );
  });

  it('also when two take the role from each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const said = await Promise.all([roleOf('a', ['owner'], ['desk']), roleOf('b', ['owner'], ['desk'])]);
      expect(said.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      const refused = said.find(({ status }) => status === 422);
      expect(refused?.body.errors).toMatchObject([
        {
          field: 'roles',
          message: 'Nobody else could then give roles. Please make somebody else the owner first.',
        },
      ]);
      expect(await owners()).toHaveLength(1);
      await desk.database.pool.query(
        `delete from studio.account_roles;
         insert into studio.account_roles values ('studio', 'a', 'owner'), ('studio', 'b', 'owner')`,
      );
    }
  });

  it.each([
    ['is disabled', `update studio.accounts set disabled_at = now() where uid = 'b'`],
    [
      'is about to be deleted',
      `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at) values ('b', 'operator', now(), now())`,
    ],
  ])('and one who %s does not count', async (_, sql) => {
    await desk.database.pool.query(sql);
    expect((await roleOf('a', ['owner'], [])).status).toBe(422);
    expect((await roleOf('b', ['owner'], [])).status).toBe(200);
  });

  it('and nobody becomes one who is about to be deleted', async () => {
    await roleOf('b', ['owner'], ['desk']);
    await desk.database.pool.query(
      `insert into studio.deletion_requests (uid, asked_by, asked_at, due_at) values ('b', 'member', now(), now())`,
    );
    expect((await roleOf('b', ['desk'], ['owner'])).body.errors).toMatchObject([{ field: 'roles' }]);
    expect((await roleOf('b', ['desk'], [])).status).toBe(200);
    expect((await add('b@studio.example', ['owner'])).body.errors).toMatchObject([{ field: 'roles' }]);
    expect(await owners()).toEqual(['a']);
  });
});

describe('a front desk of some branches', () => {
  beforeEach(() =>
    desk.database.pool.query(
      `insert into studio.branches (id, name, street, postcode, city)
       values ('north', 'North', 'N 1', '1', 'B'), ('south', 'South', 'S 1', '1', 'B') on conflict do nothing`,
    ),
  );
  const bound = async () => {
    await desk.send('POST', '/team', {
      email: 'carla@web.example',
      roles: ['desk'],
      branches: ['south', 'own'],
    });
    const [carla] = await team();
    if (carla === undefined) throw new Error('Carla works here.');
    return carla;
  };
  const branchesOf = async () => (await team())[0]?.branches;

  it('is bound when it begins, and to others by the form of its roles', async () => {
    const { uid, branches } = await bound();
    expect(branches).toEqual(['south', 'own']);
    const change = { was: ['desk'], roles: ['desk'], branches: ['north'] };
    const { body } = await desk.send('PUT', `/team/${uid}/roles`, change);
    expect(await branchesOf()).toEqual(['north']);
    expect((await desk.send('PUT', `/team/${uid}/roles`, change)).body.change).toBeNull();
    expect((await desk.undo(body.change)).status).toBe(200);
    expect(await branchesOf()).toEqual(['south', 'own']);
  });

  it('stays where it was bound last when an older change is taken back', async () => {
    const { uid } = await bound();
    const bind = async (branches: readonly string[]) =>
      (await desk.send('PUT', `/team/${uid}/roles`, { was: ['desk'], roles: ['desk'], branches })).body
        .change;
    const older = await bind(['north']);
    const newer = await bind(['south']);
    expect((await desk.undo(older)).body.code).toBe('stale_version');
    expect(await branchesOf()).toEqual(['south']);
    expect((await desk.undo(newer)).status).toBe(200);
    expect(await branchesOf()).toEqual(['north']);
    expect((await desk.undo(older)).status).toBe(200);
  });

  it('is bound by the first of two forms that showed the same, and the second hears where', async () => {
    const { uid, branches } = await bound();
    const bind = (to: string) =>
      desk.send('PUT', `/team/${uid}/roles`, {
        was: ['desk'],
        roles: ['desk'],
        branches: [to],
        branches_were: branches,
      });
    expect((await bind('north')).status).toBe(200);
    const { status, body } = await bind('south');
    expect([status, body.code, body.current]).toEqual([
      409,
      'stale_version',
      { roles: 'desk', branches: ['north'] },
    ]);
  });

  it('who is added with branches as no front desk is bound to none, and can be taken out again', async () => {
    const wanted = { email: 'carla@web.example', roles: ['coach'], branches: ['north'] };
    const { body } = await desk.send('POST', '/team', wanted);
    expect(await branchesOf()).toEqual([]);
    expect((await desk.undo(body.change)).status).toBe(200);
  });

  it('stays bound where roles change without a word of branches, and is free with none', async () => {
    const { uid } = await bound();
    await desk.send('PUT', `/team/${uid}/roles`, { was: ['desk'], roles: ['coach', 'desk'] });
    expect(await branchesOf()).toEqual(['south', 'own']);
    await desk.send('PUT', `/team/${uid}/roles`, {
      was: ['coach', 'desk'],
      roles: ['coach', 'desk'],
      branches: [],
    });
    expect(await branchesOf()).toEqual([]);
  });

  it('is bound no longer once it is no front desk, and not again when it becomes one', async () => {
    const { uid } = await bound();
    await desk.send('PUT', `/team/${uid}/roles`, { was: ['desk'], roles: ['coach'] });
    await desk.send('PUT', `/team/${uid}/roles`, { was: ['coach'], roles: ['desk'] });
    expect(await branchesOf()).toEqual([]);
  });

  it('is bound to branches there are', async () => {
    const { uid } = await bound();
    const change = { was: ['desk'], roles: ['desk'], branches: ['west'] };
    const { status, body } = await desk.send('PUT', `/team/${uid}/roles`, change);
    expect([status, body.errors?.[0]?.field]).toEqual([422, 'branches']);
  });
});
