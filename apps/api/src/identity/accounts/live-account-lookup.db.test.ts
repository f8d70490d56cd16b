import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../../testing/identity-fixture.ts';
import { liveAccountLookup } from './live-account-lookup.ts';

const PEOPLE = 40;
let fixture: IdentityFixture;
const uids: string[] = [];

beforeAll(async () => {
  fixture = await createIdentityFixture();
  for (let at = 0; at < PEOPLE; at++) {
    const uid = await insertPerson(fixture.database, {
      email: `p${at}@lifted.example`,
      customerId: `c${at}`,
    });
    uids.push(uid);
    await fixture.database.pool.query(
      `insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       values ($1, $1, $2, now() + interval '1 hour', now())`,
      [`s${at}`, uid],
    );
  }
});
afterAll(() => fixture.close());

const lookup = () => liveAccountLookup(fixture.database.pool, () => new Date());

it('everybody who asks at the same time gets their own account, in few queries', async () => {
  const findAccount = lookup();
  const queries = vi.spyOn(fixture.database.pool, 'query');
  const found = await Promise.all(uids.map((_uid, at) => findAccount(`s${at}`)));
  expect(found.map((account) => account?.uid)).toEqual(uids);
  expect(found.map((account) => account?.customerId)).toEqual(uids.map((_uid, at) => `c${at}`));
  expect(queries.mock.calls.length).toBeLessThan(5);
  queries.mockRestore();
});

it('who asks after a session has ended does not get an answer from before', async () => {
  const findAccount = lookup();
  const before = findAccount('s0');
  expect((await before)?.uid).toBe(uids[0]);
  const others = uids.map((_uid, at) => findAccount(`s${at}`));
  await fixture.database.pool.query(`delete from identity."session" where "id" = 's0'`);
  expect(await findAccount('s0')).toBeUndefined();
  await Promise.all(others);
});

it('a query that fails fails for those who shared it, and the next one works', async () => {
  const findAccount = lookup();
  const query = vi.spyOn(fixture.database.pool, 'query').mockRejectedValueOnce(new Error('away'));
  const results = await Promise.allSettled([findAccount('s1'), findAccount('s2')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  query.mockRestore();
  expect((await findAccount('s1'))?.uid).toBe(uids[1]);
});

it('the branches somebody is the front desk of are read with their roles, null for who is bound to none', async () => {
  const findAccount = lookup();
  await fixture.database.pool.query(
    `insert into studio.branches (id, name, street, postcode, city) values ('north', 'North', 'N 1', '1', 'B')`,
  );
  await fixture.database.pool.query(
    `insert into studio.account_roles (provider, uid, role) values ('studio', $1, 'desk')`,
    [uids[3]],
  );
  expect((await findAccount('s3'))?.branches).toBeNull();
  await fixture.database.pool.query(
    `insert into studio.desk_branches (provider, uid, branch_id) values ('studio', $1, 'north'), ('studio', $1, null)`,
    [uids[3]],
  );
  expect((await findAccount('s3'))?.branches?.toSorted()).toEqual(['north', 'own']);
});
