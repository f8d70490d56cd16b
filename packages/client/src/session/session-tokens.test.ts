import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEN, MIA, TestIdentity } from './test-identity.ts';
import { IdTokenCache, REFRESH_THRESHOLD_MS } from './session-tokens.ts';

let identity: TestIdentity;
let tokens: IdTokenCache;
let logged: string[];

beforeEach(() => {
  vi.useFakeTimers();
  logged = [];
  identity = new TestIdentity();
  identity.cookie = MIA;
  tokens = new IdTokenCache({
    getIdToken: (how) => identity.getIdToken(how),
    onToken: () => undefined,
    thresholdMs: REFRESH_THRESHOLD_MS,
    now: () => Date.now(),
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: (sentence) => logged.push(sentence),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the token for a request', () => {
  it('is the one that is held while it has 300 seconds left', async () => {
    await tokens.forRequest();
    await vi.advanceTimersByTimeAsync(3_300_000);
    expect(await tokens.forRequest()).toBe('Mia 1');
    expect(identity.asked).toEqual(['getIdToken']);
  });

  it('is refreshed first when less is left', async () => {
    await tokens.forRequest();
    await vi.advanceTimersByTimeAsync(3_300_001);
    expect(await tokens.forRequest()).toBe('Mia 2');
    expect(identity.asked).toEqual(['getIdToken', 'getIdToken, forced']);
  });

  it('is the old one when it cannot be refreshed, and the failure is logged', async () => {
    await tokens.forRequest();
    await vi.advanceTimersByTimeAsync(3_400_000);
    identity.isOffline = true;
    expect(await tokens.forRequest()).toBe('Mia 1');
    expect(logged).toEqual(['The session could not be refreshed.']);
  });

  it('is refreshed once per request and no more when every token is short-lived', async () => {
    identity.tokenLifeMs = 1000;
    expect(await tokens.forRequest()).toBe('Mia 1');
    expect(await tokens.forRequest()).toBe('Mia 2');
    expect(identity.asked).toHaveLength(2);
  });

  it('is none when nobody is signed in', async () => {
    identity.cookie = null;
    expect(await tokens.forRequest()).toBeNull();
  });
});

describe('a refresh while another one runs', () => {
  beforeEach(async () => {
    await tokens.forRequest();
    identity.tokenDelayMs = 500;
  });

  it('waits one second and takes what the first one brought', async () => {
    const both = Promise.all([tokens.newerThan('Mia 1'), tokens.newerThan('Mia 1')]);
    let isDone = false;
    void both.then(() => (isDone = true));
    await vi.advanceTimersByTimeAsync(999);
    expect(isDone).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await both).toEqual([
      { kind: 'renewed', token: 'Mia 2' },
      { kind: 'renewed', token: 'Mia 2' },
    ]);
    expect(identity.asked.filter((what) => what.endsWith('forced'))).toHaveLength(1);
  });

  it('tries itself when the first one failed', async () => {
    identity.isOffline = true;
    const slow = vi.spyOn(identity, 'getIdToken').mockImplementationOnce(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      throw new Error('no network');
    });
    const first = tokens.newerThan('Mia 1');
    const second = tokens.newerThan('Mia 1');
    await vi.advanceTimersByTimeAsync(500);
    identity.isOffline = false;
    await vi.advanceTimersByTimeAsync(1000);
    expect(await first).toEqual({ kind: 'failed' });
    expect(await second).toEqual({ kind: 'renewed', token: 'Mia 2' });
    expect(slow).toHaveBeenCalledTimes(2);
  });

  it('waits on, a second at a time, while the first one takes long', async () => {
    identity.tokenDelayMs = 2500;
    const first = tokens.newerThan('Mia 1');
    const second = tokens.newerThan('Mia 1');
    await vi.advanceTimersByTimeAsync(3000);
    expect(await first).toEqual(await second);
    expect(identity.asked.filter((what) => what.endsWith('forced'))).toHaveLength(1);
  });
});

it('a token that was renewed meanwhile is not renewed again', async () => {
  await tokens.forRequest();
  await tokens.renew();
  expect(await tokens.newerThan('Mia 1')).toEqual({ kind: 'renewed', token: 'Mia 2' });
  expect(identity.asked).toHaveLength(2);
});

it('what a refresh brings after the session was forgotten is not kept', async () => {
  identity.tokenDelayMs = 500;
  const late = tokens.newerThan(null);
  tokens.forget();
  identity.cookie = null;
  await vi.advanceTimersByTimeAsync(500);
  expect(await late).toEqual({ kind: 'failed' });
  const next = tokens.forRequest();
  await vi.advanceTimersByTimeAsync(500);
  expect(await next).toBeNull();
});

describe('when somebody else signs in', () => {
  it('a request that waited for a refresh gets none of their tokens', async () => {
    identity.tokenDelayMs = 500;
    const both = Promise.all([tokens.forRequest(), tokens.forRequest()]);
    tokens.forget();
    identity.cookie = BEN;
    const theirs = tokens.forRequest();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await theirs).toBe('Ben 2');
    expect(await both).toEqual([null, null]);
  });

  it('a refused request gets none of their tokens either', async () => {
    const { owner } = tokens;
    const old = await tokens.forRequest();
    tokens.forget();
    identity.cookie = BEN;
    await tokens.forRequest();
    expect(await tokens.newerThan(old, owner)).toEqual({ kind: 'failed' });
  });
});
