import type { Problem } from '@lifted/contract/problem';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, ApiUnreachable } from '../http/api-problem.ts';
import { LastKnownStore } from './last-known-store.ts';
import { admitWhile, fallBack } from './offline-fallback.ts';
import { testStore } from './test-store.ts';

const NOW = Date.parse('2026-11-20T18:42:00+01:00');
const EARLIER = NOW - 60_000;
const PLACE = { owner: 'uid-mia', name: 'profile' };
const SILENT = true;
const PATIENCE = { timeout: 20_000 };

let store: LastKnownStore;
const show = vi.fn();

beforeEach(async () => {
  vi.clearAllMocks();
  store = new LastKnownStore(testStore().transact);
  await store.admit('uid-mia');
  await store.keep(PLACE, 'Mia of before', EARLIER);
});

const follow = (asked: Promise<unknown>, isSilent = false) =>
  fallBack({ asked, isSilent, show }, PLACE, { store, now: () => NOW, idle: async () => undefined });

function refusal(status: number, code: Problem['code']): ApiProblem {
  return new ApiProblem({ type: 'about:blank', title: 'No', detail: 'No.', status, code });
}

describe('an answer', () => {
  it('is kept, and nothing older is shown', async () => {
    expect(await follow(Promise.resolve('Mia'))).toBe(false);
    expect(show).not.toHaveBeenCalled();
    expect(await store.recall(PLACE, NOW)).toEqual({ value: 'Mia', asOf: NOW });
  });

  it('that says that the studio knows no such person makes this device forget', async () => {
    expect(await follow(Promise.resolve(null))).toBe(false);
    expect(await store.recall(PLACE, NOW)).toBeNull();
  });

  it('that arrives when another member is signed in leaves what is known of them', async () => {
    const bens = { ...PLACE, owner: 'uid-ben' };
    await store.admit('uid-ben');
    await store.keep(bens, 'Ben', EARLIER);
    await follow(Promise.resolve(null));
    await follow(Promise.reject(refusal(403, 'account_disabled')));
    expect(await store.recall(bens, NOW)).toMatchObject({ value: 'Ben' });
  });

  it('that comes after a silence replaces what stood in for it', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const done = follow(promise, SILENT);
    await vi.waitFor(
      () => expect(show).toHaveBeenCalledExactlyOnceWith({ value: 'Mia of before', asOf: EARLIER }),
      PATIENCE,
    );
    resolve('Mia');
    await done;
    expect(await store.recall(PLACE, NOW)).toEqual({ value: 'Mia', asOf: NOW });
  });

  it('that comes in the moment the silence ends is not covered by anything older', async () => {
    await follow(Promise.resolve('Mia'), SILENT);
    expect(show).not.toHaveBeenCalled();
  });
});

describe('without an answer', () => {
  const unreachable = () => Promise.reject(new ApiUnreachable('offline'));

  it('what was known before is shown with its moment', async () => {
    expect(await follow(unreachable())).toBe(true);
    expect(show).toHaveBeenCalledExactlyOnceWith({ value: 'Mia of before', asOf: EARLIER });
  });

  it('what was shown in the silence is not shown again when the request fails', async () => {
    const { promise, reject } = Promise.withResolvers<string>();
    const done = follow(promise, SILENT);
    await vi.waitFor(() => expect(show).toHaveBeenCalledOnce(), PATIENCE);
    reject(new ApiUnreachable('timed out'));
    expect(await done).toBe(true);
    expect(show).toHaveBeenCalledOnce();
  });

  it('nothing is shown where nothing was known', async () => {
    await store.admit('uid-ben');
    expect(await follow(unreachable())).toBe(false);
    expect(show).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it.each([
    [404, 'not_found'],
    [429, 'too_many_requests'],
    [503, 'unavailable'],
  ] as const)('with %i is shown as one, and what is known stays on the device', async (status, code) => {
    expect(await follow(Promise.reject(refusal(status, code)))).toBe(false);
    expect(show).not.toHaveBeenCalled();
    expect(await store.recall(PLACE, NOW)).not.toBeNull();
  });

  it.each([
    [401, 'not_signed_in'],
    [403, 'account_disabled'],
  ] as const)('with %i makes this device forget', async (status, code) => {
    expect(await follow(Promise.reject(refusal(status, code)))).toBe(false);
    expect(show).not.toHaveBeenCalled();
    expect(await store.recall(PLACE, NOW)).toBeNull();
  });
});

function device() {
  const { transact, stored } = testStore();
  const store = new LastKnownStore(transact);
  const forget = async () => stored.clear();
  return { stored, store, outside: { store, forget } };
}

it('admits a member who is signed in', async () => {
  const { store, outside } = device();
  await admitWhile(() => true, 'uid-mia', outside);
  await store.keep(PLACE, 'Mia', 1);
  expect(await store.recall(PLACE, 2)).toEqual({ value: 'Mia', asOf: 1 });
});

it('does not admit a member who has already signed out', async () => {
  const { stored, outside } = device();
  await admitWhile(() => false, 'uid-mia', outside);
  expect(stored.size).toBe(0);
});

it('leaves nothing behind when the member signs out meanwhile', async () => {
  const { stored, store, outside } = device();
  const answers = [true, false];
  await admitWhile(() => answers.shift() ?? false, 'uid-mia', outside);
  await store.keep(PLACE, 'Mia', 1);
  expect(stored.size).toBe(0);
});
