import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  addDays,
  berlinDate,
  berlinInstant,
  MINUTE_MS,
  SECOND_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { LiveDesks } from '../../features/desk-live/live-desks.ts';
import { recogniseRecentSignIns } from '../../http/caller.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerOpenApi } from '../../openapi/register-openapi.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { LETTERS } from '../booking-fixture.ts';
import { findTestCaller, insertBooking, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';
import { insertClass } from '../studio-fixture.ts';

/* The example of docs/integrations.md: a client generated from the document of a running server, checked and run. */

const run = promisify(execFile);
const example = fileURLToPath(new URL('../../../../../examples/door-list', import.meta.url));
const tool = (name: string) => path.join(example, 'node_modules', '.bin', name);

let database: TestDatabase;
let app: StudioApp;
let address: string;
const now = new Date();
/** Soon enough for somebody to be at the door, and today still. */
const start = new Date(
  Math.min(now.getTime() + 15 * MINUTE_MS, berlinInstant(addDays(berlinDate(now), 1)).getTime() - SECOND_MS),
);

beforeAll(async () => {
  // Packages of its own, as for everybody who takes the example along.
  if (!existsSync(tool('openapi-typescript')))
    await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: example });
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  recogniseRecentSignIns(app, () => Promise.resolve());
  registerOpenApi(app, { title: 'Studio API', version: '1.0.0' });
  registerDesk(app, {
    pool,
    now: () => now,
    letters: LETTERS,
    publicCache: new PublicResponseCache(),
    liveDesks: new LiveDesks(),
    drawPage: undefined,
    wakeJobs: () => undefined,
    booksHere: true,
    isDemo: false,
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
  await insertClass(pool, { id: 'next', start });
  await insertCustomer(pool, 'mia');
  await insertBooking(pool, { id: 'b1', customer: 'mia', workout: 'next' });
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it(
  'a client generated from the document lists who is expected and marks one of them',
  { timeout: 600_000 },
  async () => {
    const made = await app.inject({
      method: 'POST',
      url: '/api/desk/api-keys',
      headers: { authorization: 'Bearer owner' },
      payload: { name: 'Door', scopes: ['read:classes', 'read:bookings', 'write:bookings'], last_day: null },
    });
    const { secret } = made.json<{ secret: string }>();
    const env = { ...process.env, STUDIO_URL: address, STUDIO_KEY: secret };
    const document = [`${address}/api/openapi.json`, '--output', 'build/studio-api.d.ts'];
    await run(process.execPath, [tool('openapi-typescript'), ...document], { cwd: example, env });
    await run(process.execPath, [tool('tsc'), '--noEmit'], { cwd: example, env });
    const listed = await run(process.execPath, ['door-list.mjs'], { cwd: example, env });
    expect(listed.stdout).toContain('Full Body');
    expect(listed.stdout).toMatch(/\[ \] .* \(b1\)/);
    const marked = await run(process.execPath, ['door-list.mjs', 'b1'], { cwd: example, env });
    expect(marked.stdout).toContain('b1 is here.');
    const { rows } = await database.pool.query('select has_attended from studio.bookings');
    expect(rows).toEqual([{ has_attended: true }]);
  },
);
