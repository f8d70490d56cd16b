import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PublicResponseCache } from '../../cache/public-response-cache.ts';
import { LiveDesks } from '../../features/desk-live/live-desks.ts';
import { registerFloor } from '../../features/floor/floor-routes.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import type { OpenApiDocument } from '../../openapi/openapi-document.ts';
import { registerOpenApi } from '../../openapi/register-openapi.ts';
import { registerDesk } from '../../server/register-desk.ts';
import { LETTERS } from '../booking-fixture.ts';
import { contractCalls } from '../calls/contract-calls.ts';
import { createServerFixture } from '../server-fixture.ts';

/* What a generated client is made from: every call of desk and floor, and who may make it. */

let database: TestDatabase;
let app: StudioApp;
let document: OpenApiDocument;
const routes: { readonly url: string; readonly isDescribed: boolean }[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  const { pool } = database;
  ({ app } = await createServerFixture());
  registerOpenApi(app, { title: 'Studio API', version: '1.0.0' });
  app.addHook('onRoute', ({ url, config }) => {
    routes.push({ url, isDescribed: config?.call !== undefined });
  });
  const shared = { pool, now: () => new Date(), letters: LETTERS, wakeJobs: () => undefined };
  registerDesk(app, {
    ...shared,
    publicCache: new PublicResponseCache(),
    liveDesks: new LiveDesks(),
    booksHere: true,
    drawPage: undefined,
    isDemo: false,
  });
  registerFloor(app, { ...shared, demo: undefined });
  document = (await app.inject('/api/openapi.json')).json();
});
afterAll(async () => {
  await app.close();
  await database.drop();
});

it('describes every call of desk and floor that the contract has', async () => {
  const calls = (await contractCalls()).filter(({ path }) => /^\/(desk|floor)(\/|$)/.test(path));
  expect(calls.length).toBeGreaterThan(100);
  for (const { method, path } of calls) {
    expect(document.paths[path]?.[method.toLowerCase()], `${method} ${path}`).toBeDefined();
  }
});

it('describes every route there is', () => {
  const hidden = routes.filter(({ url, isDescribed }) => url.startsWith('/api/') && !isDescribed);
  expect(hidden.map(({ url }) => url)).toEqual([]);
});

it('is valid OpenAPI, and names of each call what its caller shows', async () => {
  const result = await new Validator().validate({ ...structuredClone(document) });
  expect(result.errors ?? []).toEqual([]);
  const get = (path: string) => document.paths[path]?.['get']?.security;
  expect(get('/desk/timetable')).toEqual([{ session: [] }, { key: ['read:classes'] }]);
  expect(get('/desk/api-keys')).toEqual([{ session: [] }]);
  expect(get('/floor/day')).toEqual([{ tablet: [] }]);
  expect(document.paths['/floor/enrolment']?.['post']?.security).toEqual([]);
  expect(Object.keys(document.components.securitySchemes)).toEqual(['session', 'key', 'tablet']);
});

it('says of a file what it is, and of a call that must not happen twice what makes it safe', () => {
  const csv = document.paths['/desk/fees.csv']?.['get']?.responses['200'];
  expect(Object.keys(csv?.content ?? {})).toEqual(['text/csv']);
  expect(document.paths['/desk/classes']?.['post']?.parameters).toMatchObject([
    { name: 'Idempotency-Key', in: 'header', required: true },
  ]);
  const keyOf = (path: string) =>
    document.paths[path]?.['post']?.parameters?.find(({ name }) => name === 'Idempotency-Key')?.required;
  expect([keyOf('/desk/people/{id}/entitlements'), keyOf('/floor/enrolment')]).toEqual([false, undefined]);
});
