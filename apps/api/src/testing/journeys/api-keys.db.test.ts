import type { ApiKey } from '@lifted/contract/desk/connections/api-keys';
import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { KEY_CALLS_PER_MINUTE } from '@lifted/domain/connections/api-scope';
import { studio } from '@lifted/profile/studio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AccessLog } from '../../audit/access-log.ts';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { registerAccessLog } from '../../data/access-log.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { LiveDesks } from '../../features/desk-live/live-desks.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { insertEntitlement, insertProducts } from '../booking-fixture.ts';
import { findTestCaller, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';

const NOON = new Date('2026-11-20T12:00:00Z');
let database: TestDatabase;
let app: StudioApp;
let now = NOON;
let accessLog: AccessLog;

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertCustomer(pool, 'mia');
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  recogniseRecentSignIns(app, () => Promise.resolve());
  accessLog = new AccessLog({ pool, now: () => now, log: app.log });
  registerAccessLog(app, accessLog);
  registerDesk(app, {
    pool,
    now: () => now,
    letters: { studio, publicUrl: 'http://localhost:3000' },
    publicCache: new PublicResponseCache(),
    liveDesks: new LiveDesks(),
    wakeJobs: () => undefined,
    booksHere: true,
    drawPage: undefined,
    isDemo: false,
  });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});
beforeEach(async () => {
  now = NOON;
  await database.pool.query('delete from studio.api_keys');
});

function ask(method: 'GET' | 'POST' | 'DELETE', url: string, token: string, payload?: object) {
  return app.inject({
    method,
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    ...(payload && { payload }),
  });
}

async function makeKey(scopes: readonly string[], lastDay: string | null = null) {
  const made = await ask('POST', '/desk/api-keys', 'owner', {
    name: ' Newsletter ',
    scopes,
    last_day: lastDay,
  });
  expect(made.statusCode).toBe(201);
  return made.json<{ id: string; secret: string }>();
}

async function listed(): Promise<ApiKey[]> {
  return (await ask('GET', '/desk/api-keys', 'owner')).json();
}

describe('a key', () => {
  it('shows its secret once and is stored as a hash', async () => {
    const { id, secret } = await makeKey(['read:people']);
    expect(secret).toMatch(/^studio_[\w-]{43}$/);
    expect(await listed()).toEqual([
      {
        id,
        name: 'Newsletter',
        scopes: ['read:people'],
        state: 'valid',
        made_at: '2026-11-20T13:00:00+01:00',
        expires_at: null,
        last_used_at: null,
      },
    ]);
    const { rows } = await database.pool.query<{ row: string }>(
      'select k::text as row from studio.api_keys k',
    );
    expect(rows[0]?.row).not.toContain(secret.slice(7, 20));
  });

  it('from before new ones began with another word is still good', async () => {
    const { id } = await makeKey(['read:people']);
    const former = `lifted_${'x'.repeat(43)}`;
    await database.pool.query('update studio.api_keys set secret_hash = sha256($2) where id::text = $1', [
      id,
      Buffer.from(former),
    ]);
    expect((await ask('GET', '/desk/people?query=mia', former)).json()).toMatchObject([{ id: 'mia' }]);
  });

  it('makes a call of its scope, says which scope it lacks for another, and makes no call of persons', async () => {
    const { secret } = await makeKey(['read:people']);
    const people = await ask('GET', '/desk/people?query=mia', secret);
    expect(people.json()).toMatchObject([{ id: 'mia' }]);
    const refused = await ask('GET', '/desk/timetable?from=2026-11-20&to=2026-11-21', secret);
    expect(refused.statusCode).toBe(403);
    expect(refused.json()).toMatchObject({ code: 'not_allowed' });
    expect(refused.body).toContain('“read:classes”');
    const keys = await ask('GET', '/desk/api-keys', secret);
    expect(keys.statusCode).toBe(403);
    expect(keys.body).toContain('signed in');
  });

  it('shows the owner when it was last used, to the minute', async () => {
    const { secret } = await makeKey(['read:people']);
    await ask('GET', '/desk/people', secret);
    now = new Date(NOON.getTime() + 59_999);
    await ask('GET', '/desk/people', secret);
    expect((await listed())[0]?.last_used_at).toBe('2026-11-20T13:00:00+01:00');
    now = new Date(NOON.getTime() + 60_000);
    await ask('GET', '/desk/people', secret);
    expect((await listed())[0]?.last_used_at).toBe('2026-11-20T13:01:00+01:00');
  });

  it('holds until the midnight of Berlin that ends its last day', async () => {
    const { secret } = await makeKey(['read:people'], '2026-11-20');
    now = new Date('2026-11-20T22:59:59.999Z');
    expect((await ask('GET', '/desk/people', secret)).statusCode).toBe(200);
    now = new Date('2026-11-20T23:00:00Z');
    expect((await ask('GET', '/desk/people', secret)).statusCode).toBe(401);
    expect((await listed())[0]?.state).toBe('expired');
  });

  it('is refused with a last day that is over or that there is not', async () => {
    for (const day of ['2026-11-19', '2026-02-30']) {
      const refused = await ask('POST', '/desk/api-keys', 'owner', {
        name: 'Old',
        scopes: ['read:people'],
        last_day: day,
      });
      expect(refused.statusCode).toBe(422);
    }
  });

  it('makes no call once it is revoked, which happens once', async () => {
    const { id, secret } = await makeKey(['read:people']);
    expect((await ask('DELETE', `/desk/api-keys/${id}`, 'owner')).statusCode).toBe(200);
    expect((await ask('GET', '/desk/people', secret)).statusCode).toBe(401);
    expect((await ask('DELETE', `/desk/api-keys/${id}`, 'owner')).statusCode).toBe(404);
    expect((await listed())[0]?.state).toBe('revoked');
  });

  it('waits when it has made all its calls of a minute', async () => {
    const { secret } = await makeKey(['read:classes']);
    const other = await makeKey(['read:people']);
    const url = '/desk/timetable?from=2026-11-20&to=2026-11-20';
    for (let call = 1; call <= KEY_CALLS_PER_MINUTE; call += 1) {
      expect((await ask('GET', url, secret)).statusCode).toBe(200);
    }
    const over = await ask('GET', url, secret);
    expect(over.statusCode).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
    expect((await ask('GET', '/desk/people', other.secret)).statusCode).toBe(200);
  });
});

it('is named in the log for what it did and whom it looked at, and reads no notes', async () => {
  const { id, secret } = await makeKey(['read:people']);
  await database.pool.query(
    `insert into studio.customer_notes (id, customer_number, author_uid, words, written_at)
     select 'n1', number, 'desk', 'Bad knee', '2026-11-01' from studio.customers where id = 'mia'`,
  );
  expect((await ask('GET', '/desk/people/mia', secret)).json()).toMatchObject({ id: 'mia', notes: [] });
  await accessLog.settle();
  const { rows } = await database.pool.query(
    `select actor_uid from studio.audit_log where action = 'look-at-customer'`,
  );
  expect(rows).toEqual([{ actor_uid: `key:${id}` }]);
  expect((await ask('GET', '/desk/people/mia', 'desk')).json()).toMatchObject({ notes: [{ id: 'n1' }] });
  expect((await ask('GET', '/desk/changes', 'owner')).json()).toContainEqual(
    expect.objectContaining({ action: 'look-at-customer', actor_name: 'Newsletter' }),
  );
});

it('reads of a person no money and no way to sign in', async () => {
  const { secret } = await makeKey(['read:people']);
  const { pool } = database;
  await insertProducts(pool);
  await insertEntitlement(pool, { customer: 'mia', product: 'flat' });
  await pool.query(
    `insert into identity."user" (id, name, email, "emailVerified") values ('u-mia', 'Mia', 'mia@member.example', true);
     insert into studio.accounts (provider, uid, customer_id) values ('studio', 'u-mia', 'mia')`,
  );
  const page = async (who: string) => (await ask('GET', '/desk/people/mia', who)).json<DeskPerson>();
  expect(await page(secret)).toMatchObject({
    first_name: 'mia',
    account: null,
    entitlements: [],
    fees: [],
    declarations: [],
  });
  const { account, entitlements } = await page('desk');
  expect([account?.has_password, entitlements.length]).toEqual([false, 1]);
});
