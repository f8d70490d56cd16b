import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_KEY } from './session-keys.ts';
import { MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

const SECOND_MS = 1000;
const FORCED = 'getIdToken, forced';

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser().remember(MIA);
});
afterEach(() => {
  vi.useRealTimers();
});

const forcedRefreshes = () => browser.identity.asked.filter((what) => what === FORCED).length;

/** A server that accepts these tokens only, and what it was sent. */
function server(accepts: (token: string | null) => boolean) {
  const sent: (string | null)[] = [];
  const send = async (token: string | null) => {
    sent.push(token);
    return new Response(null, { status: accepts(token) ? 200 : 401 });
  };
  return { sent, send };
}

describe('refreshing by itself', () => {
  it('happens every 600 000 ms', async () => {
    await browser.openPage();
    await vi.advanceTimersByTimeAsync(599_999);
    expect(forcedRefreshes()).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(forcedRefreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(forcedRefreshes()).toBe(2);
  });

  it('stops with the session', async () => {
    const { session } = await browser.openPage();
    await session.logout();
    await vi.advanceTimersByTimeAsync(1_200_000);
    expect(forcedRefreshes()).toBe(0);
  });

  it('keeps the person when the network is away', async () => {
    const { session } = await browser.openPage();
    browser.identity.isOffline = true;
    expect(await session.refreshToken()).toBe(false);
    expect(session.state().kind).toBe('signed-in');
  });

  it('signs out when the session has ended elsewhere', async () => {
    const { session } = await browser.openPage();
    browser.identity.cookie = null;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(session.state().kind).toBe('signed-out');
    expect(browser.journeys).toEqual([]);
  });

  it('in the installed app /login is loaded as a page then', async () => {
    browser.isInstalled = true;
    await browser.openPage();
    browser.identity.cookie = null;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(browser.journeys).toEqual(['load /login']);
  });
});

describe('a request', () => {
  it('is refused with 401: the token is refreshed and the request sent again with the new one', async () => {
    const { session } = await browser.openPage();
    const { sent, send } = server((token) => token === 'Mia 2');
    expect((await session.authorize(send)).status).toBe(200);
    expect(sent).toEqual(['Mia 1', 'Mia 2']);
    expect(browser.journeys).toEqual([]);
  });

  it('in the installed app is preceded by a refresh already below 600 s', async () => {
    browser.identity.tokenLifeMs = 599 * SECOND_MS;
    const page = await browser.openPage();
    const before = forcedRefreshes();
    await page.session.authorize(server(() => true).send);
    expect(forcedRefreshes() - before).toBe(0);

    browser.isInstalled = true;
    const app = await browser.openPage();
    const beforeInApp = forcedRefreshes();
    await app.session.authorize(server(() => true).send);
    expect(forcedRefreshes() - beforeInApp).toBe(1);
  });
});

describe('a session the server refuses', () => {
  it('that has ended reloads the page, two seconds later, signed out', async () => {
    const { session } = await browser.openPage();
    browser.identity.cookie = null;
    const answer = session.authorize(server(() => false).send);
    await vi.advanceTimersByTimeAsync(1999);
    expect(browser.journeys).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(401);
    expect(browser.journeys).toEqual(['reload']);
    expect((await browser.openPage()).session.state().kind).toBe('signed-out');
  });

  it('that has ended loads /login in the installed app', async () => {
    browser.isInstalled = true;
    const { session } = await browser.openPage();
    browser.identity.cookie = null;
    const answer = session.authorize(server(() => false).send);
    await vi.advanceTimersByTimeAsync(2000);
    await answer;
    expect(browser.journeys).toEqual(['load /login']);
  });

  it.each([
    [false, ['reload', 'load /login']],
    [true, ['load /login', 'load /login']],
  ])('although it lives is reloaded once and then ended (installed: %s)', async (isInstalled, journeys) => {
    browser.isInstalled = isInstalled;
    const { send } = server(() => false);
    await (await browser.openPage()).session.authorize(send);
    expect(browser.journeys).toEqual(journeys.slice(0, 1));

    await (await browser.openPage()).session.authorize(send);
    await vi.advanceTimersByTimeAsync(0);
    expect(browser.journeys).toEqual(journeys);
    expect(browser.identity.cookie).toBeNull();
    expect((await browser.openPage()).session.state().kind).toBe('signed-out');
  });

  it('although it lives is noted as ended and forgotten here before the server is asked', async () => {
    const { send } = server(() => false);
    await (await browser.openPage()).session.authorize(send);
    const { session } = await browser.openPage();
    const then: unknown[] = [];
    vi.spyOn(browser.identity, 'signOut').mockImplementation(async () => {
      then.push(browser.signedOut, browser.storage.stored.has(CURRENT_USER_KEY), browser.knownTo);
    });
    await session.authorize(send);
    await vi.advanceTimersByTimeAsync(0);
    expect(then).toEqual([true, false, null]);
  });

  it('may be reloaded again when the last time is ten minutes ago', async () => {
    const { send } = server(() => false);
    await (await browser.openPage()).session.authorize(send);
    await vi.advanceTimersByTimeAsync(600_000);
    await (await browser.openPage()).session.authorize(send);
    expect(browser.journeys).toEqual(['reload', 'reload']);
  });

  it('is reloaded once, however many requests were refused', async () => {
    const { session } = await browser.openPage();
    const { send } = server(() => false);
    const all = Promise.all([1, 2, 3, 4, 5].map(() => session.authorize(send)));
    await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
    await all;
    expect(browser.journeys).toEqual(['reload']);
  });

  it('is left alone when somebody signed out meanwhile: the guard shows /login', async () => {
    const { session } = await browser.openPage();
    const answer = session.authorize(server(() => false).send);
    browser.identity.report(null);
    await vi.advanceTimersByTimeAsync(2000);
    await answer;
    expect(browser.journeys).toEqual([]);
  });
});
