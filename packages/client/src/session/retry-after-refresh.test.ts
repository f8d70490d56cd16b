import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { retryAfterRefresh, type Renewal } from './session-tokens.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** One request with the token 'old', against a server that accepts 'new' only; renewals happen in this order. */
function request(...renewals: readonly Renewal['kind'][]) {
  const left = [...renewals];
  const sent: string[] = [];
  const givenUp: boolean[] = [];
  const started = Date.now();
  const authorize = retryAfterRefresh({
    tokens: {
      owner: {},
      forRequest: () => Promise.resolve('old'),
      newerThan: () => {
        const kind = left.shift() ?? 'failed';
        return Promise.resolve(kind === 'renewed' ? { kind, token: 'new' } : { kind });
      },
    },
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    giveUp: ({ sessionEnded }) => givenUp.push(sessionEnded),
  });
  const answer = authorize(async (token) => {
    sent.push(`${token} after ${Date.now() - started} ms`);
    return new Response(null, { status: token === 'new' ? 200 : 401 });
  });
  return { answer, sent, givenUp };
}

it('refreshes and sends again at once with the new token', async () => {
  const { answer, sent, givenUp } = request('renewed');
  expect((await answer).status).toBe(200);
  expect(sent).toEqual(['old after 0 ms', 'new after 0 ms']);
  expect(givenUp).toEqual([]);
});

it('sends again once after two seconds when the refresh failed', async () => {
  const { answer, sent, givenUp } = request('failed', 'renewed');
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).status).toBe(200);
  expect(sent).toEqual(['old after 0 ms', 'new after 2000 ms']);
  expect(givenUp).toEqual([]);
});

it.each([
  ['failed', false],
  ['signed-out', true],
] as const)('gives up after that retry: %s', async (kind, sessionEnded) => {
  const { answer, sent, givenUp } = request(kind, kind);
  await vi.advanceTimersByTimeAsync(2000);
  expect((await answer).status).toBe(401);
  expect(sent).toEqual(['old after 0 ms', 'old after 2000 ms']);
  expect(givenUp).toEqual([sessionEnded]);
});

it('leaves every other answer alone', async () => {
  const send = vi.fn(() => Promise.resolve(new Response(null, { status: 404 })));
  const authorize = retryAfterRefresh({
    tokens: {
      owner: {},
      forRequest: () => Promise.resolve('old'),
      newerThan: () => Promise.reject(new Error('must not refresh')),
    },
    sleep: () => Promise.reject(new Error('must not wait')),
    giveUp: () => undefined,
  });
  expect((await authorize(send)).status).toBe(404);
  expect(send).toHaveBeenCalledOnce();
});
