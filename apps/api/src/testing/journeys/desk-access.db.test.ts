import { readdir } from 'node:fs/promises';
import type { Call } from '@lifted/contract/call';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { studio } from '@lifted/profile/studio';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { findTestCaller, insertCustomer } from '../member-fixture.ts';
import { createServerFixture } from '../server-fixture.ts';

/* Every call of the desk × everybody who might make it: the role is looked at before anything else. */

const CONTRACT = new URL('../../../../../packages/contract/src/', import.meta.url);
const CALLERS = ['nobody', 'mia', 'stranger', 'coach', 'desk', 'owner'] as const;

const OPEN_TO: Readonly<Record<string, readonly string[]>> = {
  staff: ['coach', 'desk', 'owner'],
  desk: ['desk', 'owner'],
  owner: ['owner'],
};

let database: TestDatabase;
let app: StudioApp;
let calls: readonly Call[];

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  await insertCustomer(pool, 'mia');
  ({ app } = await createServerFixture({ requestsPerMinute: 10_000 }, { findCaller: findTestCaller(pool) }));
  registerDesk(app, {
    pool,
    now: () => new Date(),
    letters: { studio, publicUrl: 'http://localhost:3000' },
    publicCache: new PublicResponseCache(),
    wakeJobs: () => undefined,
    booksHere: true,
  });
  calls = await deskCalls();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

async function deskCalls(): Promise<Call[]> {
  const files = (await readdir(CONTRACT, { recursive: true })).filter((name) =>
    /(^|\/)desk-.*(?<!\.test)\.ts$/.test(name),
  );
  const modules: readonly unknown[] = await Promise.all(
    files.map((name): Promise<unknown> => import(new URL(name, CONTRACT).href)),
  );
  return modules.flatMap(valuesOf).flatMap(callsIn);
}

function callsIn(value: unknown): Call[] {
  return isCall(value) ? [value] : valuesOf(value).filter(isCall);
}

function valuesOf(value: unknown): unknown[] {
  return isObject(value) ? Object.values(value) : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isCall(value: unknown): value is Call {
  return isObject(value) && 'method' in value && 'path' in value && 'access' in value;
}

async function codeFor(call: Call, who: (typeof CALLERS)[number]): Promise<string> {
  const answer = await app.inject({
    method: call.method,
    url: `/api${call.path.replaceAll(/\{\w+\}/g, '0')}`,
    ...(who !== 'nobody' && { headers: { authorization: `Bearer ${who}` } }),
    ...(call.body !== undefined && { payload: {} }),
  });
  const { code }: { code?: string } = answer.json();
  return code === 'not_signed_in' || code === 'not_allowed' ? code : 'open';
}

it('answers each call of the desk to the roles it is for, and to nobody else', async () => {
  expect(calls.length).toBeGreaterThan(0);
  for (const call of calls) {
    expect(Object.keys(OPEN_TO), `${call.method} ${call.path}`).toContain(call.access);
    const said = await Promise.all(CALLERS.map((who) => codeFor(call, who)));
    const expected = CALLERS.map((who) => {
      if (who === 'nobody') return 'not_signed_in';
      return OPEN_TO[call.access]?.includes(who) === true ? 'open' : 'not_allowed';
    });
    expect(said, `${call.method} ${call.path}`).toEqual(expected);
  }
});
