import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { addDays, berlinDate } from '@lifted/domain/calendar/studio-calendar';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { insertPerson, PASSWORD, SECRET } from '../identity-fixture.ts';
import { freePort, startServerProcess, type ServerProcess } from '../processes/server-process.ts';
import { insertClass } from '../studio-fixture.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };
const PUBLIC_URL = 'https://lifted.example';
const TODAY = berlinDate(new Date());
const MEMBER = 'mia@member.example';
/** Fewer sessions than the server has connections, so that they are shared all the time. */
const SESSIONS = 3;

/** Tests with a pooler only run where PgBouncer is installed (apt-get install pgbouncer). */
function isInstalled(): boolean {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(!isInstalled())('behind PgBouncer in transaction mode', () => {
  let database: TestDatabase;
  let home: string;
  let pooler: ChildProcess;
  let server: ServerProcess;

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'pooler-'));
    database = await createTestDatabase('template0');
    const port = await freePort();
    pooler = await startPooler(port);
    server = await startServerProcess({
      dataDir: home,
      port: await freePort(),
      env: {
        STUDIO_MODE: 'production',
        PUBLIC_URL,
        DATABASE_URL: `postgresql://lifted@127.0.0.1:${port}/${database.connection.database}`,
        DATABASE_DIRECT_URL: database.url,
        SMTP_URL: 'smtp://127.0.0.1:9',
        IDENTITY_SECRET: SECRET,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'silent',
      },
    });
    await insertPerson(database, { email: MEMBER, password: PASSWORD, customerId: 'mia' });
    await insertClass(database.pool, {
      id: 'tomorrow',
      start: `${addDays(TODAY, 1)}T18:00:00Z`,
      capacity: 1000,
    });
    await server.opened();
  });
  afterAll(async () => {
    process.kill(server.pid, 'SIGTERM');
    await server.ended();
    pooler.kill('SIGTERM');
    await once(pooler, 'exit');
    await database.drop();
    rmSync(home, { recursive: true });
  });

  /** As the owner of PostgreSQL's socket: no one else may use it, and PgBouncer refuses root. */
  async function startPooler(port: number): Promise<ChildProcess> {
    const { host = '', port: postgresPort, database: name } = database.connection;
    const { uid, gid } = statSync(host);
    const file = join(home, 'pgbouncer.ini');
    const lines = [
      '[databases]',
      `${name} = host=${host} port=${postgresPort} user=lifted pool_size=${SESSIONS} connect_query='set statement_timeout = 30000'`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
    ];
    writeFileSync(file, `${lines.join('\n')}\n`);
    chownSync(home, uid, gid);
    const child = spawn('pgbouncer', [file], {
      cwd: home,
      stdio: 'ignore',
      ...(process.getuid?.() === 0 && { uid, gid }),
    });
    await vi.waitUntil(() => answers(port, String(name)), PATIENCE);
    return child;
  }

  async function answers(port: number, name: string): Promise<boolean> {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'lifted', database: name });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      // Not up yet: try again.
      return false;
    }
  }

  const times = (count: number) => Array.from({ length: count }, (_, at) => at);
  const timetable = async (from: string) =>
    fetch(`${server.origin}/api/timetable?from=${from}&to=${addDays(from, 1)}`);

  test('answers of many statements at once are right though sessions are handed round', async () => {
    const statuses = await Promise.all(
      times(100).map(async (at) => (await timetable(addDays(TODAY, at))).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('bookings are made, each once, and what is kept in memory hears of them', async () => {
    const shown = async () => (await timetable(TODAY)).text();
    expect(await shown()).toContain('"free_places":1000');
    const booked = await Promise.all(
      times(30).map(async (at) => {
        const answer = await fetch(`${server.origin}/api/bsport/join_test_workout/tomorrow`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${at}` },
          body: JSON.stringify({ email: `visitor-${at}@example.org`, name: 'Visitor' }),
        });
        return answer.status;
      }),
    );
    expect(booked).toEqual(times(30).map(() => 201));
    await vi.waitUntil(async () => (await shown()).includes('"free_places":970'), PATIENCE);
    // Written by another client: only a notification tells the server.
    await database.pool.query(`update studio.workouts set capacity = 900 where id = 'tomorrow'`);
    await vi.waitUntil(async () => (await shown()).includes('"free_places":870'), PATIENCE);
  });

  test('a member signs in and reads their record, many times at once', async () => {
    const signedIn = await fetch(`${server.origin}/api/identity/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
      body: JSON.stringify({ email: MEMBER, password: PASSWORD }),
    });
    expect(signedIn.status).toBe(200);
    const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const issued = await fetch(`${server.origin}/api/identity/token`, {
      headers: { cookie: cookie.join('; ') },
    });
    const token = /"token":"([^"]+)"/.exec(await issued.text())?.[1];
    const records = await Promise.all(
      times(40).map(async () => {
        const url = `${server.origin}/api/customers?email=${encodeURIComponent(MEMBER)}`;
        const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
        return answer.text();
      }),
    );
    expect(new Set(records).size).toBe(1);
    expect(records[0]).toContain(MEMBER);
  });
});
