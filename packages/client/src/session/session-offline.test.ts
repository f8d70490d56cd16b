import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_KEY, SIGN_OUT_DUE_KEY } from './session-keys.ts';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

const SILENCE_MS = 4000;

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser().remember(MIA);
});
afterEach(() => {
  vi.useRealTimers();
});

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('a start without a network', () => {
  beforeEach(() => {
    browser.identity.isOffline = true;
    browser.roles = () =>
      browser.identity.isOffline ? Promise.reject(new Error('offline')) : Promise.resolve(['owner']);
  });

  it.each([false, true])(
    'lets the stored person in and signs nobody out (installed: %s)',
    async (isInstalled) => {
      browser.isInstalled = isInstalled;
      browser.knownTo = MIA.uid;
      const { session } = await browser.openPage();
      await vi.advanceTimersByTimeAsync(3_600_000);
      expect(session.state()).toEqual({ kind: 'signed-in', user: MIA, userRoles: [] });
      expect(browser.journeys).toEqual([]);
      expect(browser.knownTo).toBe(MIA.uid);
    },
  );

  it('restores itself when the network is back: token and roles', async () => {
    const { session } = await browser.openPage();
    browser.goOnline();
    await settled();
    expect(session.state()).toEqual({ kind: 'signed-in', user: MIA, userRoles: ['owner'] });
  });

  it('catches up at the next refresh where the browser does not notice that the network is back', async () => {
    const { session } = await browser.openPage();
    browser.identity.isOffline = false;
    await vi.advanceTimersByTimeAsync(600_000);
    expect(session.state()).toMatchObject({ userRoles: ['owner'] });
  });

  it.each([
    [false, []],
    [true, ['load /login']],
  ])(
    'ends when the server, reached again, says that the session has ended (installed: %s)',
    async (isInstalled, journeys) => {
      browser.isInstalled = isInstalled;
      browser.knownTo = MIA.uid;
      const { session } = await browser.openPage();
      browser.identity.cookie = null;
      browser.goOnline();
      await settled();
      expect(session.state().kind).toBe('signed-out');
      expect(browser.storage.stored.size).toBe(0);
      expect(browser.knownTo).toBeNull();
      expect(browser.journeys).toEqual(journeys);
    },
  );
});

describe('a start at a server that keeps silent', () => {
  let answer: () => void;

  beforeEach(() => {
    const restore = browser.identity.restore.bind(browser.identity);
    const { promise, resolve } = Promise.withResolvers<void>();
    answer = resolve;
    vi.spyOn(browser.identity, 'restore').mockImplementation(() => promise.then(restore));
  });

  it('lets the stored person in after four seconds, and not before', async () => {
    const { session } = browser.newSession();
    void session.start(null);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(session.state().kind).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA, userRoles: [] });
  });

  it('loads the roles when it answers after all', async () => {
    const { session } = browser.newSession();
    void session.start(null);
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    answer();
    await settled();
    expect(session.state()).toMatchObject({ user: MIA, userRoles: ['member'] });
  });

  it('ends when its late answer is that nobody is signed in', async () => {
    browser.identity.cookie = null;
    const { session } = browser.newSession();
    void session.start(null);
    await vi.advanceTimersByTimeAsync(SILENCE_MS);
    answer();
    await settled();
    expect(session.state().kind).toBe('signed-out');
  });
});

describe('what this device knows of a person', () => {
  it('is kept for the signed-in member', async () => {
    await browser.openPage();
    expect(browser.knownTo).toBe(MIA.uid);
  });

  it('goes at sign-out, before the server is asked', async () => {
    const { session } = await browser.openPage();
    browser.identity.isOffline = true;
    void session.logout();
    expect(browser.knownTo).toBeNull();
    await settled();
  });

  it('goes when they signed out in another tab', async () => {
    await browser.openPage();
    browser.identity.report(null);
    expect(browser.knownTo).toBeNull();
  });

  it('goes when somebody else was signed in meanwhile', async () => {
    browser.identity.cookie = BEN;
    const gone: (string | null)[] = [];
    browser.onForget = () => gone.push(browser.storage.getItem(CURRENT_USER_KEY));
    await browser.openPage();
    expect(gone).toEqual([expect.stringContaining(MIA.uid)]);
    expect(browser.knownTo).toBe(BEN.uid);
  });

  it('goes when the server has ended the session', async () => {
    const { session } = await browser.openPage();
    browser.identity.cookie = null;
    const answer = session.authorize(async () => new Response(null, { status: 401 }));
    await vi.advanceTimersByTimeAsync(2000);
    await answer;
    await settled();
    expect(browser.knownTo).toBeNull();
    expect(browser.journeys).toEqual(['reload']);
  });
});

describe('signing out without a network', () => {
  it('is told to the server when the network is back', async () => {
    const { session } = await browser.openPage();
    browser.identity.isOffline = true;
    await session.logout();
    expect(session.state().kind).toBe('signed-out');
    expect(browser.storage.stored.has(SIGN_OUT_DUE_KEY)).toBe(true);
    browser.goOnline();
    await settled();
    expect(browser.identity.cookie).toBeNull();
    expect(browser.storage.stored.has(SIGN_OUT_DUE_KEY)).toBe(false);
  });

  it('leads to /login after four seconds of silence', async () => {
    const { session } = await browser.openPage();
    vi.spyOn(browser.identity, 'signOut').mockImplementation(() => new Promise(() => undefined));
    void session.logout();
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1);
    expect(browser.journeys).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(browser.journeys).toEqual(['go to /login']);
    expect(browser.storage.stored.has(SIGN_OUT_DUE_KEY)).toBe(true);
  });
});

describe('a browser that is killed right after Logout', () => {
  /** Signs Mia out; local storage has not reached the disk when the browser ends. */
  async function logOutAndKill({ isOffline }: { readonly isOffline: boolean }) {
    const { session } = await browser.openPage();
    const before = new Map(browser.storage.stored);
    browser.identity.isOffline = isOffline;
    await session.logout();
    browser.killAsOf(before);
    browser.knownTo = MIA.uid;
    expect(browser.storage.stored.has(CURRENT_USER_KEY)).toBe(true);
  }

  it.each([true, false])(
    'shows nobody at its next start, which is offline, and forgets what came back (offline before: %s)',
    async (isOffline) => {
      await logOutAndKill({ isOffline });
      browser.identity.isOffline = true;
      const { session, states } = await browser.openPage();
      expect(states).toEqual(['loading', 'signed-out']);
      expect(session.state().kind).toBe('signed-out');
      expect(browser.storage.stored.has(CURRENT_USER_KEY)).toBe(false);
      expect(browser.knownTo).toBeNull();
      browser.goOnline();
      await settled();
      expect(browser.identity.cookie).toBeNull();
      expect(browser.storage.stored.size).toBe(0);
    },
  );

  it('ends the session on the server at its next start, before anybody is asked who is here', async () => {
    await logOutAndKill({ isOffline: true });
    browser.identity.isOffline = false;
    browser.identity.asked.length = 0;
    const { session } = await browser.openPage();
    expect(session.state().kind).toBe('signed-out');
    expect(browser.identity.cookie).toBeNull();
    expect(browser.identity.asked).toEqual(['signOut']);
    expect(browser.storage.stored.size).toBe(0);
  });

  it('forgets before anything is shown, also while the server keeps silent', async () => {
    await logOutAndKill({ isOffline: true });
    vi.spyOn(browser.identity, 'signOut').mockImplementation(() => new Promise(() => undefined));
    const { session } = browser.newSession();
    void session.start(null);
    await settled();
    expect(session.state().kind).toBe('loading');
    expect(browser.storage.stored.has(CURRENT_USER_KEY)).toBe(false);
    expect(browser.knownTo).toBeNull();
  });

  it('has noted it before the server is asked', async () => {
    const { session } = await browser.openPage();
    const then: unknown[] = [];
    vi.spyOn(browser.identity, 'signOut').mockImplementation(async () => {
      then.push(browser.signedOut, browser.storage.stored.has(SIGN_OUT_DUE_KEY));
    });
    await session.logout();
    expect(then).toEqual([true, true]);
  });

  it('lets in whom a later sign-in let in', async () => {
    const { session } = await browser.openPage();
    await session.logout();
    await session.login((signIns) => signIns.withPassword(MIA.email ?? '', 'right'));
    expect(browser.signedOut).toBe(false);
    const { session: next } = await browser.openPage();
    expect(next.state()).toMatchObject({ kind: 'signed-in', user: MIA });
  });

  it('signs out as before where the browser keeps no note', async () => {
    const { session } = await browser.openPage();
    browser.signedOut = null;
    await session.logout();
    expect(session.state().kind).toBe('signed-out');
    expect(browser.identity.cookie).toBeNull();
    expect(browser.storage.stored.size).toBe(0);
  });
});
