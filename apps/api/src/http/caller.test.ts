import type { Call } from '@lifted/contract/call';
import { Problem } from '@lifted/contract/problem';
import { Type } from 'typebox';
import { beforeEach, expect, it } from 'vitest';
import { hasRole, type SignedInCaller } from './caller.ts';
import { registerCall } from './routing/register-call.ts';
import { createServerFixture } from '../testing/server-fixture.ts';
import type { StudioApp } from './studio-app.ts';

const ANSWERS = { 200: Type.Object({ caller: Type.String() }), 401: Problem, 422: Problem };
const open = {
  method: 'GET',
  path: '/open',
  summary: 'Open to all',
  access: 'all',
  answers: ANSWERS,
} as const satisfies Call;
const guarded = {
  method: 'GET',
  path: '/guarded',
  summary: 'For members',
  access: 'signed-in',
  answers: ANSWERS,
} as const satisfies Call;

const openWithoutSecondFactor = {
  ...guarded,
  path: '/enrolling',
  withoutSecondFactor: true,
} as const satisfies Call;

const mia: SignedInCaller = {
  kind: 'signed-in',
  provider: 'studio',
  uid: 'mia',
  providerUid: 'mia',
  sessionId: 's1',
  roles: ['member'],
  branches: null,
  customerId: 'c1',
  customerNumber: 1,
  customerEmail: 'mia@lifted.example',
  customerVersion: '1',
  missesSecondFactor: false,
};

let app: StudioApp;
let asked: string[];

beforeEach(async () => {
  asked = [];
  ({ app } = await createServerFixture(
    {},
    {
      async findCaller(idToken) {
        asked.push(idToken);
        if (idToken === 'coach.token') return { ...mia, uid: 'jana', missesSecondFactor: true };
        return idToken === 'good.token' ? mia : undefined;
      },
    },
  ));
  registerCall(app, open, { handler: async ({ caller }) => ({ caller: caller.kind }) });
  registerCall(app, guarded, { handler: async ({ caller }) => ({ caller: caller.uid }) });
  registerCall(app, openWithoutSecondFactor, { handler: async ({ caller }) => ({ caller: caller.uid }) });
});

const get = (url: string, authorization?: string) =>
  app.inject({ url, headers: authorization === undefined ? {} : { authorization } });

it('somebody whose role asks for a second factor makes only the calls that say so', async () => {
  const refused = await get('/api/guarded', 'Bearer coach.token');
  expect(refused.json()).toMatchObject({ status: 403, code: 'second_factor_missing' });
  expect((await get('/api/enrolling', 'Bearer coach.token')).json()).toEqual({ caller: 'jana' });
  expect((await get('/api/enrolling')).json()).toMatchObject({ status: 401, code: 'not_signed_in' });
  expect((await get('/api/open')).statusCode).toBe(200);
});

it('a guarded call knows who asks', async () => {
  expect((await get('/api/guarded', 'Bearer good.token')).json()).toEqual({ caller: 'mia' });
  expect((await get('/api/guarded', 'bearer good.token')).json()).toEqual({ caller: 'mia' });
});

it('an open call asks nobody who they are, whatever they send', async () => {
  expect((await get('/api/open', 'Bearer good.token')).json()).toEqual({ caller: 'anonymous' });
  expect((await get('/api/open', 'Bearer bad')).statusCode).toBe(200);
  expect(asked).toEqual([]);
});

it.each([
  ['no header', undefined],
  ['another scheme', 'Basic good.token'],
  ['no token', 'Bearer'],
  ['a token and more', 'Bearer good.token more'],
  ['a token nobody knows', 'Bearer bad'],
])('a guarded call refuses %s with the same answer', async (_what, authorization) => {
  const answer = await get('/api/guarded', authorization);
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect({ ...answer.json<Problem>(), request_id: undefined }).toEqual({
    type: '/problems/not-signed-in',
    title: 'Please sign in',
    status: 401,
    detail: 'Please sign in first.',
    code: 'not_signed_in',
  });
});

it('who is not signed in does not learn whether the input made sense', async () => {
  expect((await get('/api/guarded?unknown=1')).statusCode).toBe(401);
  expect((await get('/api/guarded?unknown=1', 'Bearer good.token')).statusCode).toBe(422);
});

it('one matching role is enough', () => {
  expect(hasRole(mia, 'owner', 'member')).toBe(true);
  expect(hasRole(mia, 'owner', 'coach')).toBe(false);
});
