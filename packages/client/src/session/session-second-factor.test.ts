import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SignIn } from './session.ts';
import { SIGNED_OUT } from './session-state.ts';
import { A_PROMPT, MIA } from './test-identity.ts';
import { TestBrowser } from './test-session.ts';

const rightPassword: SignIn = (signIns) => signIns.withPassword('mia@lifted.example', 'right');
const withGoogle: SignIn = (signIns) => signIns.withGoogle();
const rightCode = { factorId: 'f1', code: '123456' } as const;
const asked = { kind: 'signed-out', prompt: A_PROMPT };

let browser: TestBrowser;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new TestBrowser();
  browser.identity.asksFurther = true;
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page where somebody has shown their password and not yet the second factor. */
async function openAsked() {
  const page = await browser.openPage();
  await page.session.login(rightPassword).catch(() => undefined);
  return page;
}

describe('a sign-in that needs a second factor', () => {
  it.each([
    ['a password', rightPassword],
    ['Google', withGoogle],
  ] as const)('by %s signs nobody in and stores nothing', async (_way, signIn) => {
    const { session } = await browser.openPage();
    await expect(session.login(signIn)).rejects.toMatchObject({ code: 'multi-factor-auth-required' });
    expect(session.state()).toMatchObject(asked);
    expect(browser.storage.stored.size).toBe(0);
  });

  it('by a link asks as well, and logs no failure', async () => {
    const { session } = await browser.openPage('token of a link');
    expect(session.state()).toMatchObject(asked);
    expect(browser.logged).toEqual([]);
    expect(browser.journeys).toContain('go to the second-factor step');
  });

  it('that the provider only reports, as after a late popup, asks as well', async () => {
    const { session } = await browser.openPage();
    browser.identity.report(null, A_PROMPT);
    expect(session.state()).toMatchObject(asked);
  });

  it('ends the previous session', async () => {
    const { session } = await browser.remember(MIA).openPage();
    await session.login(rightPassword).catch(() => undefined);
    expect(session.state()).toMatchObject(asked);
    expect(browser.storage.stored.size).toBe(0);
  });
});

describe('showing the second factor', () => {
  it('signs in, and asks for it until the roles are there', async () => {
    const { session, states } = await openAsked();
    await session.confirmSecondFactor(rightCode);
    expect(session.state()).toMatchObject({ kind: 'signed-in', user: MIA });
    expect(states).toEqual([
      'loading',
      'signed-out',
      'authenticating',
      'signed-out',
      'authenticating',
      'signed-in',
    ]);
  });

  it('wrongly, keeps asking', async () => {
    const { session } = await openAsked();
    const wrong = session.confirmSecondFactor({ factorId: 'f1', code: '000000' });
    await expect(wrong).rejects.toMatchObject({ code: 'invalid-verification-code' });
    expect(session.state()).toMatchObject(asked);
    await session.confirmSecondFactor(rightCode);
    expect(session.state().kind).toBe('signed-in');
  });

  it('too late, begins again with nobody', async () => {
    const { session } = await openAsked();
    browser.identity.endSecondFactor();
    await expect(session.confirmSecondFactor(rightCode)).rejects.toThrow('Please sign in again.');
    expect(session.state()).toBe(SIGNED_OUT);
  });

  it('asks for a code by SMS at the provider', async () => {
    const { session } = await openAsked();
    await session.account.sendSecondFactorCode('f2');
    expect(browser.identity.asked).toContain('sendSecondFactorCode f2');
  });

  it('given up, leaves nobody, also without a network', async () => {
    const { session } = await openAsked();
    browser.identity.isOffline = true;
    await session.forgetSecondFactor();
    expect(session.state()).toBe(SIGNED_OUT);
    expect(browser.identity.asked).toContain('forgetSecondFactor');
  });
});

describe('somebody whose role asks for a second factor and who has none', () => {
  const refused = (code: string) => () =>
    Promise.resolve(Response.json({ code, detail: 'No.' }, { status: 403 }));

  it('is led to where one is set up, and the refusal stays the answer', async () => {
    const { session } = await browser.remember(MIA).openPage();
    const answer = await session.authorize(refused('second_factor_missing'));
    expect(browser.journeys).toEqual(['go to /security']);
    expect(await answer.json()).toMatchObject({ code: 'second_factor_missing' });
  });

  it.each(['origin_refused', 'account_disabled'])('is not led there by %s', async (code) => {
    const { session } = await browser.remember(MIA).openPage();
    await session.authorize(refused(code));
    await session.authorize(() => Promise.resolve(new Response('no problem at all', { status: 403 })));
    expect(browser.journeys).toEqual([]);
  });
});

it('logging out may name where signing in leads back to', async () => {
  const { session } = await browser.remember(MIA).openPage();
  await session.logout({ backTo: '/security' });
  expect(browser.journeys).toEqual(['go to /login from /security']);
});

it('the second factors of a person are the provider’s', async () => {
  const { session } = await browser.remember(MIA).openPage();
  const factors = await session.account.secondFactors();
  expect(await factors.list()).toMatchObject({ offered: ['totp'] });
});
