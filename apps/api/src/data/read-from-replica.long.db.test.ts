import { getCustomers } from '@lifted/contract/customers';
import { migrate } from '@lifted/database/migrate';
import { openDatabase, type Database } from '@lifted/database/open-database';
import { startPrimaryWithStandby, systemPostgres } from '@lifted/database/standby-fixture';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { registerCustomers } from '../features/customers/customers-routes.ts';
import { findTestCaller, insertCustomer } from '../testing/member-fixture.ts';
import { MemberResponseCache } from '../cache/member-response-cache.ts';
import { readUpToDate } from './read-from-replica.ts';
import { routePattern } from '../http/routing/register-call.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from '../http/studio-app.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };
const programs = systemPostgres();

describe.skipIf(programs === undefined)('with a replica that follows', () => {
  let servers: Awaited<ReturnType<typeof startPrimaryWithStandby>>;
  let database: Database;
  let standby: pg.Client;
  let app: StudioApp;
  const events: string[] = [];

  beforeAll(async () => {
    servers = await startPrimaryWithStandby(programs ?? '');
    database = await openDatabase({
      url: servers.primaryUrl,
      replicaUrl: servers.standbyUrl,
      dataDir: '/nowhere',
      log: (event) => void events.push(event),
    });
    await migrate(database.sessions);
    standby = new pg.Client(servers.standbyUrl);
    // Its server is stopped in the last test.
    standby.on('error', () => undefined);
    await standby.connect();
    await insertCustomer(database.pool, 'mia');
    ({ app } = await createServerFixture({}, { findCaller: findTestCaller(database.pool) }));
    const { pool, replica } = database;
    registerCustomers(app, { pool, replica, memberCache: new MemberResponseCache(), now: () => new Date() });
  });
  afterAll(async () => {
    await app.close();
    await standby.end();
    await database.close();
    await servers.close();
  });

  const place = () =>
    readUpToDate(database, async (asked) => {
      const { rows } = await asked.query<{ isReplica: boolean }>('select pg_is_in_recovery() as "isReplica"');
      return rows[0]?.isReplica ? 'replica' : 'primary';
    });
  const locations = () =>
    readUpToDate(
      database,
      async (asked) => (await asked.query('select from studio.locations')).rowCount ?? 0,
    );
  const firstName = async () => {
    const answer = await app.inject({
      url: `${routePattern(getCustomers)}?email=mia@member.example`,
      headers: { authorization: 'Bearer mia' },
    });
    return answer.json<{ first_name: string }[]>()[0]?.first_name;
  };
  const pauseReplay = async () => {
    await standby.query('select pg_wal_replay_pause()');
    const paused = `select where pg_get_wal_replay_pause_state() = 'paused'`;
    await vi.waitUntil(async () => (await standby.query(paused)).rowCount === 1, PATIENCE);
  };
  const resumeReplay = async () => {
    await standby.query('select pg_wal_replay_resume()');
    await vi.waitUntil(async () => (await place()) === 'replica', PATIENCE);
  };

  test('what everybody may read is read there once it has everything', async () => {
    await vi.waitUntil(async () => (await place()) === 'replica', PATIENCE);
  });

  test('while it is behind, the primary is asked, so no change is ever missed', async () => {
    const before = await locations();
    await pauseReplay();
    await database.pool.query(`insert into studio.locations values ('l1', 'Hall')`);
    expect(await place()).toBe('primary');
    expect(await locations()).toBe(before + 1);
    await resumeReplay();
    expect(await locations()).toBe(before + 1);
  });

  test("a member's answer comes from there when it is of the version that holds, else from the primary", async () => {
    const read = vi.spyOn(database.replica ?? expect.fail('there is a replica'), 'read');
    const lastFound = async () => {
      const found: unknown = await read.mock.results.at(-1)?.value;
      return JSON.stringify(found);
    };
    await vi.waitUntil(async () => (await place()) === 'replica', PATIENCE);
    expect(await firstName()).toBe('mia');
    expect(await lastFound()).toContain('mia@member.example');

    await pauseReplay();
    await database.pool.query(`update studio.customers set first_name = 'Maria' where id = 'mia'`);
    expect(await firstName()).toBe('Maria');
    expect(await lastFound()).toContain('mia@member.example');
    await resumeReplay();
    read.mockRestore();
  });

  test('when it freezes, the primary answers', async () => {
    const session = () =>
      database.replica?.read(async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
        return rows[0]?.pid;
      });
    const frozen = servers.freezeStandbySession((await session()) ?? expect.fail('it was there before'));
    expect(await place()).toBe('primary');
    frozen.thaw();
    expect(events).toContain('database.replica_lost');
    await vi.waitUntil(async () => (await place()) === 'replica', PATIENCE);
  });

  test('when it goes away, everything is answered by the primary and the log says so once', async () => {
    const lostBefore = events.filter((event) => event === 'database.replica_lost').length;
    await servers.stopStandby();
    expect([await place(), await place(), await place()]).toEqual(['primary', 'primary', 'primary']);
    expect(events.filter((event) => event === 'database.replica_lost')).toHaveLength(lostBefore + 1);
  });
});
