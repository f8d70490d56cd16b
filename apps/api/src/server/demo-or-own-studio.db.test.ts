import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { inTransaction } from '@lifted/database/transaction';
import { DEMO_PIN } from '@lifted/domain/floor/demo-pin';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv, type Env } from '../config/env.ts';
import { DEMO_MEMBER, DEMO_PASSWORD } from '../demo/demo-accounts.ts';
import { addTablet } from '../features/floor/floor-tablets.ts';
import { freePort } from '../testing/processes/server-process.ts';
import { writeSiteFixture } from '../testing/site-fixture.ts';
import { insertClass } from '../testing/studio-fixture.ts';
import { bannerFor } from './start-banner.ts';
import { startStudioServer, type StudioServer } from './studio-server.ts';

const MINUTE = 60_000;
const PAGE = '<html><script type="application/json" id="studio-settings">{}</script></html>';
const ROOM = 'Hinterhof';
/** One of the demo's coaches has the same id. */
const COACH = 'ben';

/** A server outside production, on a database that holds a studio with one room and one coach. */
class OpenStudio {
  readonly #dataDir = mkdtempSync(join(tmpdir(), 'own-studio-'));
  readonly #closing: (() => unknown)[] = [];
  #database: TestDatabase | undefined;
  #env: Env | undefined;
  #server: StudioServer | undefined;

  /** `accounts`: addresses that can sign in. */
  async open(accounts: readonly string[]): Promise<void> {
    this.#closing.push(() => rmSync(this.#dataDir, { recursive: true }));
    const database = await createTestDatabase();
    this.#closing.push(() => database.drop());
    this.#database = database;
    const longAgo = new Date('2026-01-05T17:00:00Z');
    await insertClass(database.pool, { id: 'long-ago', start: longAgo, coach: COACH, location: ROOM });
    await database.pool.query(
      `insert into identity."user" (id, name, email, "emailVerified")
       select 'uid-' || email, 'Somebody', email, true from unnest($1::text[]) as given (email)`,
      [accounts],
    );
    const site = await writeSiteFixture({ '__spa-fallback.html': PAGE, 'routes.json': '["/"]' });
    const staff = await writeSiteFixture({ 'index.html': PAGE, 'floor.html': PAGE });
    this.#closing.push(site.remove, staff.remove);
    const port = String(await freePort());
    const reading = readEnv({ PORT: port, DATA_DIR: this.#dataDir, DATABASE_URL: database.url });
    if (!reading.ok) throw new Error(reading.faults.join(' '));
    this.#env = reading.env;
    const server = await startStudioServer(reading.env, pino({ level: 'silent' }), {
      announceFirstStart: () => expect.fail('The database holds a studio.'),
      signal: new AbortController().signal,
      pageFolders: { siteFolder: site.folder, staffFolder: staff.folder },
    });
    this.#server = server;
    this.#closing.push(() => server.stop());
  }

  get #opened() {
    const [database, env, server] = [this.#database, this.#env, this.#server];
    if (!database || !env || !server) throw new Error('The studio is not open.');
    return { database, env, server };
  }

  get banner(): string {
    return bannerFor(this.#opened.env, this.#opened.server, 1000);
  }

  fetch(path: string, { token, body }: { readonly token?: string; readonly body?: object } = {}) {
    const { publicUrl } = this.#opened.env;
    return fetch(publicUrl.replace('localhost', '127.0.0.1') + path, {
      headers: {
        'content-type': 'application/json',
        origin: publicUrl,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
  }

  /** What the scripts of the floor's page read of the installation. */
  async floorSettings(): Promise<unknown> {
    const html = await (await this.fetch('/floor')).text();
    return JSON.parse(/id="studio-settings">([^<]*)</.exec(html)?.[1] ?? 'null');
  }

  enrol(code: string): Promise<Response> {
    return this.fetch('/api/floor/enrolment', { body: { code } });
  }

  /** Names of today's classes, as a tablet shows them that the desk added. */
  async classesOfATablet(): Promise<string[]> {
    const { pool } = this.#opened.database;
    const { code } = await inTransaction(pool, (client) =>
      addTablet(client, { name: 'Wall', locationId: ROOM }, new Date()),
    );
    const [, token = ''] = /"token":"([^"]+)"/.exec(await (await this.enrol(code)).text()) ?? [];
    const day = await this.fetch('/api/floor/day', { token });
    if (!day.ok) throw new Error(`The tablet does not see its day: ${day.status}`);
    return [...(await day.text()).matchAll(/"timer_name":"([^"]+)"/g)].map(([, name = '']) => name);
  }

  async coachesWithPin(): Promise<string[]> {
    const { rows } = await this.#opened.database.pool.query<{ id: string }>(
      'select coach_id as id from studio.coach_pins',
    );
    return rows.map(({ id }) => id);
  }

  async close(): Promise<void> {
    for (const step of this.#closing.splice(0).reverse()) await step();
  }
}

describe('a studio of one’s own outside production', () => {
  const own = new OpenStudio();
  beforeAll(() => own.open(['mia@member.example']), 2 * MINUTE);
  afterAll(() => own.close());

  it('makes no browser a tablet by itself, and its pages do not try', async () => {
    expect(await own.floorSettings()).toMatchObject({ is_demo: false });
    expect((await own.enrol('DEMO')).status).toBe(422);
  });

  it('has no class but those of its timetable, and no public PIN', async () => {
    expect(await own.classesOfATablet()).toEqual([]);
    expect(await own.coachesWithPin()).toEqual([]);
  });

  it('names no account and no password at the start', () => {
    expect(own.banner).toContain('/workouts');
    for (const told of [DEMO_MEMBER, DEMO_PASSWORD, DEMO_PIN, '/floor', 'Sign in as'])
      expect(own.banner).not.toContain(told);
  });

  it('shows its mails on this machine, where no server sends them', async () => {
    expect(own.banner).toContain('/dev/mailbox');
    expect((await own.fetch('/dev/mailbox')).status).toBe(200);
  });
});

describe('the demo', () => {
  const demo = new OpenStudio();
  beforeAll(() => demo.open([DEMO_MEMBER]), 2 * MINUTE);
  afterAll(() => demo.close());

  it('makes any browser a tablet, and its pages ask for it', async () => {
    expect(await demo.floorSettings()).toMatchObject({ is_demo: true });
    expect((await demo.enrol('DEMO')).status).toBe(201);
  });

  it('has a class at any hour, and a public PIN', async () => {
    expect(await demo.classesOfATablet()).toEqual(['Open Floor']);
    expect(await demo.coachesWithPin()).toEqual([COACH]);
  });

  it('names its accounts and their password at the start, and shows its mails', async () => {
    for (const told of [DEMO_MEMBER, DEMO_PASSWORD, DEMO_PIN, '/floor', '/dev/mailbox'])
      expect(demo.banner).toContain(told);
    expect((await demo.fetch('/dev/mailbox')).status).toBe(200);
  });
});
