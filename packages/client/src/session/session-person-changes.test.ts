import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser().remember(MIA);
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that refuses the first of its requests until `refusal` resolves, and takes all others. */
function refusingOnce(refusal: Promise<void>) {
  const sent: (string | null)[] = [];
  const send = async (token: string | null) => {
    sent.push(token);
    if (sent.length > 1) return new Response();
    await refusal;
    return new Response(null, { status: 401 });
  };
  return { sent, send };
}

describe('a request of a member', () => {
  it('whose token was on its way when somebody else signed in is not sent as them', async () => {
    browser.identity.tokenLifeMs = 200_000;
    const { session } = await browser.openPage();
    browser.identity.tokenDelayMs = 500;
    const sent: (string | null)[] = [];
    const ask = () =>
      session.authorize(async (token) => {
        sent.push(token);
        return new Response();
      });
    const answers = Promise.all([ask(), ask()]);
    browser.identity.report(BEN);
    await vi.advanceTimersByTimeAsync(5000);
    await answers;
    expect(sent).toEqual(['Mia 1', 'Mia 1']);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: BEN });
  });

  it('that is refused after somebody else signed in is not repeated as them, and leaves their session alone', async () => {
    const { session } = await browser.openPage();
    const refusal = Promise.withResolvers<void>();
    const { sent, send } = refusingOnce(refusal.promise);
    const answer = session.authorize(send);
    browser.identity.report(BEN);
    await vi.advanceTimersByTimeAsync(0);
    refusal.resolve();
    await vi.advanceTimersByTimeAsync(5000);
    await answer;
    expect(sent.join()).not.toContain('Ben');
  });

  it('that stays refused does not reload the page of somebody else', async () => {
    const { session } = await browser.openPage();
    const answer = session.authorize(async () => new Response(null, { status: 401 }));
    browser.identity.report(BEN);
    await vi.advanceTimersByTimeAsync(5000);
    expect((await answer).status).toBe(401);
    expect(browser.journeys).toEqual([]);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: BEN });
  });
});

it('a refresh that began before somebody else signed in does not end their session', async () => {
  const { session } = await browser.openPage();
  const late = Promise.withResolvers<null>();
  vi.spyOn(browser.identity, 'getIdToken').mockImplementationOnce(() => late.promise);
  const refreshed = session.refreshToken();
  browser.identity.report(BEN);
  await vi.advanceTimersByTimeAsync(0);
  late.resolve(null);
  expect(await refreshed).toBe(false);
  expect(session.state()).toMatchObject({ kind: 'signed-in', user: BEN });
});

describe('somebody else who signs in while a page starts', () => {
  it.each([false, true])('is the one it starts with (installed: %s)', async (isInstalled) => {
    browser.isInstalled = isInstalled;
    browser.identity.tokenDelayMs = 500;
    const { session, states } = browser.newSession();
    const started = session.start(null);
    await vi.advanceTimersByTimeAsync(100);
    browser.identity.report(BEN);
    await vi.advanceTimersByTimeAsync(5000);
    await started;
    expect(states).toEqual(['loading', 'signed-in']);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: BEN });
    expect(browser.knownTo).toBe(BEN.uid);
  });
});
