import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CURRENT_USER_KEY } from './session-keys.ts';
import { IdentityError, type IdentityUser } from './identity-types.ts';
import type { SignIn } from './session.ts';
import { SIGNED_OUT } from './session-state.ts';
import { BEN, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

const rightPassword: SignIn = (signIns) => signIns.withPassword('mia@lifted.example', 'right');
const wrongPassword: SignIn = (signIns) => signIns.withPassword('mia@lifted.example', 'wrong');
const withGoogle: SignIn = (signIns) => signIns.withGoogle();

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('signing in', () => {
  it('is authenticating until the roles are there', async () => {
    const roles = Promise.withResolvers<['owner']>();
    browser.roles = () => roles.promise;
    const { session } = await browser.openPage();
    const login = session.login(rightPassword);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().kind).toBe('authenticating');
    roles.resolve(['owner']);
    await login;
    expect(session.state()).toEqual({ kind: 'signed-in', user: MIA, userRoles: ['owner'] });
  });

  it('stores the profile and nothing else', async () => {
    const { session } = await browser.openPage();
    browser.identity.google = () =>
      Promise.resolve(Object.assign({ ...MIA }, { refreshToken: 's3cret', toJSON: () => 's3cret' }));
    await session.login(withGoogle);
    expect([...browser.storage.stored]).toEqual([[CURRENT_USER_KEY, JSON.stringify(MIA)]]);
    expect(browser.tabStorage.stored.size).toBe(0);
  });

  it('refused, tells the provider’s message and leaves nobody signed in', async () => {
    const { session } = await browser.openPage();
    await expect(session.login(wrongPassword)).rejects.toThrow('Invalid email or password');
    expect(session.state().kind).toBe('signed-out');
  });

  it('a newer attempt keeps its state when it cancels the older one', async () => {
    const windows: PromiseWithResolvers<IdentityUser>[] = [];
    browser.identity.google = () => {
      const next = Promise.withResolvers<IdentityUser>();
      windows.push(next);
      return next.promise;
    };
    const { session } = await browser.openPage();
    const first = session.login(withGoogle);
    const second = session.login(withGoogle);
    windows[0]?.reject(new IdentityError('cancelled-popup-request', 'cancelled'));
    await expect(first).rejects.toMatchObject({ code: 'cancelled-popup-request' });
    expect(session.state().kind).toBe('authenticating');
    windows[1]?.resolve(BEN);
    await second;
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: BEN });
  });

  it('loads the roles once, although the provider both reports and answers', async () => {
    const roles = vi.fn(browser.roles);
    browser.roles = roles;
    const { session } = await browser.openPage();
    await session.login(rightPassword);
    expect(roles).toHaveBeenCalledOnce();
  });
});

describe('other tabs', () => {
  it('a sign-in elsewhere signs in here', async () => {
    const { session } = await browser.openPage();
    browser.identity.report(MIA);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA });
  });

  it('a sign-out elsewhere clears user, roles and storage here', async () => {
    const { session } = await browser.remember(MIA).openPage();
    browser.identity.report(null);
    expect(session.state()).toEqual(SIGNED_OUT);
    expect(browser.storage.stored.size).toBe(0);
  });

  it('somebody else signing in replaces the person, never mixing the two', async () => {
    const { session, states } = await browser.remember(MIA).openPage();
    browser.identity.report(BEN);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state()).toMatchObject({ user: BEN });
    expect(states).toEqual(['loading', 'signed-in', 'authenticating', 'signed-in']);
    const sent: (string | null)[] = [];
    await session.authorize(async (token) => {
      sent.push(token);
      return Response.json([]);
    });
    expect(sent[0]).toMatch(/^Ben/);
  });

  it('a sign-out elsewhere wins over roles still on their way', async () => {
    const roles = Promise.withResolvers<[]>();
    browser.roles = () => roles.promise;
    const { session } = await browser.openPage();
    browser.identity.report(MIA);
    browser.identity.report(null);
    roles.resolve([]);
    await vi.advanceTimersByTimeAsync(0);
    expect(session.state().kind).toBe('signed-out');
  });
});

describe('logging out', () => {
  it('lets the same person in as another object, on which nothing of before hangs', async () => {
    const { session } = await browser.remember(MIA).openPage();
    const before = session.state();
    browser.identity.report(null);
    browser.identity.report(MIA);
    await vi.advanceTimersByTimeAsync(0);
    const after = session.state();
    if (before.kind !== 'signed-in' || after.kind !== 'signed-in') throw new Error('Nobody is signed in.');
    expect(after.user).toEqual(before.user);
    expect(after.user).not.toBe(before.user);
  });

  it('signs out, clears what is stored and goes to /login', async () => {
    const { session, states } = await browser.remember(MIA).openPage();
    await session.logout();
    expect(browser.identity.asked).toContain('signOut');
    expect(browser.storage.stored.size).toBe(0);
    expect(browser.journeys).toEqual(['go to /login']);
    // Authenticating until /login is shown, so that the guard does not send there first and remember the page.
    expect(states).toEqual(['loading', 'signed-in', 'authenticating', 'signed-out']);
  });

  it('offline, signs out here at once and at the server when the page is next opened', async () => {
    const { session } = await browser.remember(MIA).openPage();
    browser.identity.isOffline = true;
    await session.logout();
    expect(session.state().kind).toBe('signed-out');
    expect(browser.identity.cookie).toEqual(MIA);

    browser.identity.isOffline = false;
    await browser.openPage();
    expect(browser.identity.cookie).toBeNull();
    expect(browser.storage.stored.size).toBe(0);
  });

  it('an owed sign-out never ends a newer session', async () => {
    const { session } = await browser.remember(MIA).openPage();
    browser.identity.isOffline = true;
    await session.logout();
    browser.identity.isOffline = false;
    await session.login(rightPassword);
    const next = await browser.openPage();
    expect(next.session.state().kind).toBe('signed-in');
  });
});

it('the ways to a password lead to the provider', async () => {
  const { session } = await browser.openPage();
  await session.account.requestPasswordReset('mia@lifted.example');
  await session.account.confirmPasswordReset('code', 'new');
  expect(await session.account.passwordPolicy()).toMatchObject({ minLength: 10 });
  expect(browser.identity.asked.slice(0, 2)).toEqual([
    'requestPasswordReset mia@lifted.example',
    'confirmPasswordReset code new',
  ]);
});
