import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_KEY } from './session-keys.ts';
import { createLazySession } from './lazy-session.ts';
import type { SignIn } from './session.ts';
import { SIGNED_OUT } from './session-state.ts';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

const rightPassword: SignIn = (signIns) => signIns.withPassword('mia@lifted.example', 'right');

let browser: TestBrowser;
let page: EventTarget & { location: { href: string }; history: Pick<History, 'state' | 'replaceState'> };
let fetched: number;
let isChunkMissing: boolean;

beforeEach(() => {
  browser = new TestBrowser();
  fetched = 0;
  isChunkMissing = false;
  page = Object.assign(new EventTarget(), {
    location: { href: 'https://studio.example/wod' },
    history: { state: null, replaceState: () => undefined },
  });
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', browser.storage);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function startSession() {
  const session = createLazySession(() => {
    fetched += 1;
    if (isChunkMissing) return Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    return Promise.resolve(browser.newSession().session);
  });
  session.start({ goTo: () => Promise.resolve() });
  return session;
}

const settled = (session: ReturnType<typeof startSession>, kind: string) =>
  vi.waitFor(() => expect(session.state().kind).toBe(kind), { timeout: 20_000 });

async function tokenSentBy(session: ReturnType<typeof startSession>): Promise<string | null> {
  let sent: string | null = null;
  await session.authorize(async (token) => {
    sent = token;
    return Response.json([]);
  });
  return sent;
}

describe('a page of somebody who never signed in', () => {
  it('fetches nothing of the session, also when it calls the API', async () => {
    const session = startSession();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(await tokenSentBy(session)).toBeNull();
    expect(fetched).toBe(0);
  });

  it('fetches it when somebody signs in here', async () => {
    const session = startSession();
    await session.withSession((opened) => opened.login(rightPassword));
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA });
    expect(await tokenSentBy(session)).toBe('Mia 1');
    expect(fetched).toBe(1);
  });

  it('fetches it when somebody signed in in another tab, and follows', async () => {
    const session = startSession();
    browser.remember(MIA);
    const change = Object.assign(new Event('storage'), { key: CURRENT_USER_KEY, newValue: '{}' });
    page.dispatchEvent(change);
    await settled(session, 'signed-in');
  });

  it('does not care what else other tabs store', () => {
    startSession();
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent', newValue: 'yes' }));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: CURRENT_USER_KEY, newValue: null }));
    expect(fetched).toBe(0);
  });
});

describe('a page that has something to decide', () => {
  it('restores a stored user; meanwhile calls go out as a visitor’s and wait for nothing', async () => {
    browser.remember(MIA);
    const session = startSession();
    expect(session.state().kind).toBe('loading');
    expect(await tokenSentBy(session)).toBeNull();
    await settled(session, 'signed-in');
    expect(await tokenSentBy(session)).toBe('Mia 1');
  });

  it('sends a request as the member who made it or as nobody, however soon somebody else signs in', async () => {
    browser.remember(MIA);
    const session = startSession();
    await settled(session, 'signed-in');
    const sent = tokenSentBy(session);
    browser.identity.report(BEN);
    expect(await sent).toBe('Mia 1');
  });

  it('signs in with the token of a link', async () => {
    page.location.href = 'https://studio.example/wod?token=link';
    const session = startSession();
    await settled(session, 'signed-in');
    expect(browser.identity.asked).toContain('withCustomToken custom for link');
  });

  it('finishes a sign-out that is owed', async () => {
    browser.identity.cookie = MIA;
    browser.storage.setItem('signOutDue', 'yes');
    await settled(startSession(), 'signed-out');
    expect(browser.identity.cookie).toBeNull();
  });

  it('ends loading when the scripts do not come, keeps the stored user, and tries again at the next sign-in', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    browser.remember(MIA);
    isChunkMissing = true;
    const session = startSession();
    await settled(session, 'signed-out');
    expect(logged).toHaveBeenCalledOnce();
    expect(browser.storage.stored.has(CURRENT_USER_KEY)).toBe(true);
    await expect(session.withSession((opened) => opened.login(rightPassword))).rejects.toMatchObject({
      code: 'network-request-failed',
    });
    isChunkMissing = false;
    await session.withSession((opened) => opened.login(rightPassword));
    expect(session.state().kind).toBe('signed-in');
  });
});

it('starts once, however often it is told to', () => {
  browser.remember(MIA);
  const session = startSession();
  session.start({ goTo: () => Promise.resolve() });
  expect(fetched).toBe(1);
});
