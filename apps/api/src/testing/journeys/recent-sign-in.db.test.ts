import type { Call } from '@lifted/contract/call';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirmFirst } from '../../identity/confirmation/confirmation-refusals.ts';
import { deskCalls } from '../calls/contract-calls.ts';
import { createDeskFixture, type DeskFixture } from '../desk-fixture.ts';

/*
 * Money, roles, keys and exports: every such call × somebody who signed in too long ago.
 */

/** What such calls are about, by their path. Reading a page of the desk is none of it. */
const MONEY = /^\/desk\/(?:people\/\{id\}\/entitlements|entitlements\/.+|fees\/.+)$/;
const ACCESS =
  /^\/desk\/(?:people\/\{id\}\/roles|team(?:\/\{uid\}\/roles)?|api-keys|webhooks(?:\/\{webhookId\}(?:\/secret)?)?)$/;
const EXPORT = /\.(?:csv|zip)$/;

let desk: DeskFixture;
let calls: readonly Call[];
const asked: string[] = [];

beforeAll(async () => {
  desk = await createDeskFixture(
    () => new Date(),
    async (caller, within) => {
      asked.push(`${caller.uid} ${within}`);
      throw confirmFirst({ kind: 'password', acceptsPasskey: false });
    },
  );
  calls = await deskCalls();
});
afterAll(() => desk.close());

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

it('every call about money, access or an export says how recent a sign-in it needs', () => {
  const needing = calls.filter(({ recentSignIn }) => recentSignIn !== undefined).map(nameOf);
  const writes = calls.filter(({ method }) => method === 'POST' || method === 'PUT');
  const money = writes.filter(({ path }) => MONEY.test(path));
  const access = writes.filter(({ path }) => ACCESS.test(path));
  const exports = calls.filter(({ path }) => EXPORT.test(path));
  expect([money.length, access.length, exports.length]).toEqual([6, 7, 4]);
  expect(needing.toSorted()).toEqual([...money, ...access, ...exports].map(nameOf).toSorted());
});

it('each of them is refused before anything else, and says what to show', async () => {
  for (const call of calls.filter(({ recentSignIn }) => recentSignIn !== undefined)) {
    const answer = await desk.app.inject({
      method: call.method,
      url: `/api${call.path.replaceAll(/\{\w+\}/g, '0')}`,
      headers: { authorization: 'Bearer owner' },
      ...(call.method !== 'GET' && { payload: {} }),
    });
    expect(answer.json(), nameOf(call)).toMatchObject({
      status: 403,
      code: 'sign_in_again',
      confirm_with: 'password',
    });
    expect(asked.at(-1), nameOf(call)).toMatch(new RegExp(` ${call.recentSignIn}$`));
  }
});

it('who may not make such a call is told that, and is not asked to confirm', async () => {
  asked.length = 0;
  const answer = await desk.app.inject({
    method: 'PUT',
    url: '/api/desk/people/0/roles',
    headers: { authorization: 'Bearer desk' },
    payload: {},
  });
  expect(answer.json()).toMatchObject({ code: 'not_allowed' });
  expect(asked).toEqual([]);
});
