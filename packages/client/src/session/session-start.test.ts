import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_KEY } from './session-keys.ts';
import { SIGNED_OUT } from './session-state.ts';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('at the start, with a stored user', () => {
  it('the session is restored and the roles are loaded', async () => {
    const { session, states } = await browser.remember(MIA).openPage();
    expect(session.state()).toEqual({ kind: 'signed-in', user: MIA, userRoles: ['member'] });
    expect(states).toEqual(['loading', 'signed-in']);
    expect(browser.identity.asked).not.toContain('getIdToken, forced');
  });

  it('the installed app refreshes the token by force', async () => {
    browser.isInstalled = true;
    await browser.remember(MIA).openPage();
    expect(browser.identity.asked).toContain('getIdToken, forced');
  });

  it('a sign-in token is left alone', async () => {
    await browser.remember(MIA).openPage('link');
    expect(browser.identity.asked).not.toContain('withCustomToken custom for link');
  });

  it('offline, the stored user stays', async () => {
    browser.remember(MIA).identity.isOffline = true;
    const { session } = await browser.openPage();
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA });
    expect(browser.storage.stored.has(CURRENT_USER_KEY)).toBe(true);
  });

  it('a session that has ended leaves nobody signed in and nothing stored', async () => {
    browser.remember(MIA).identity.cookie = null;
    const { session } = await browser.openPage();
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(browser.storage.stored.size).toBe(0);
  });

  it('a session that has ended makes room for the token of the link just opened', async () => {
    browser.remember(BEN).identity.cookie = null;
    const { session } = await browser.openPage('link');
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA });
  });

  it('what is stored under the key and is no profile counts as none', async () => {
    browser.storage.setItem(CURRENT_USER_KEY, '{"uid":7}');
    const { session } = await browser.openPage();
    expect(session.state().kind).toBe('signed-out');
    expect(browser.identity.asked).toEqual([]);
  });

  it('roles that do not load are only logged', async () => {
    browser.roles = () => Promise.reject(new Error('no roles'));
    const { session } = await browser.remember(MIA).openPage();
    expect(session.state()).toEqual({ kind: 'signed-in', user: MIA, userRoles: [] });
    expect(browser.logged).toEqual(['The roles did not load.']);
  });
});

describe('at the start, without a stored user', () => {
  it('loading ends and nobody is asked', async () => {
    const { states } = await browser.openPage();
    expect(states).toEqual(['loading', 'signed-out']);
    expect(browser.identity.asked).toEqual([]);
  });

  it('the token of a link is exchanged and signs in', async () => {
    const { session, states } = await browser.openPage('link');
    expect(browser.identity.asked).toContain('withCustomToken custom for link');
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA, userRoles: ['member'] });
    expect(states).toEqual(['loading', 'authenticating', 'signed-in']);
  });

  it('a link that was used is only logged, without its token, and authenticating ends', async () => {
    browser.exchange = () => Promise.reject(new Error('This link was used.'));
    const { states } = await browser.openPage('s3cret');
    expect(states).toEqual(['loading', 'authenticating', 'signed-out']);
    expect(browser.logged).toEqual(['Signing in with the link failed.']);
  });

  it('a custom token the provider refuses is only logged as well', async () => {
    browser.identity.isOffline = true;
    const { session } = await browser.openPage('link');
    expect(session.state().kind).toBe('signed-out');
    expect(browser.logged).toEqual(['Signing in with the link failed.']);
  });
});
