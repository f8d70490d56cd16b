import { expect, type APIRequestContext, type Page } from '@playwright/test';
import type { IdentityBackend } from './identity-backend.ts';
import { idTokenOf, openIdentity, signInWithPassword, whoIsHere } from './identity-in-page.ts';
import { signInToken, type OwnMember } from '../members.ts';
import { test as memberTest } from '../member-test.ts';
import { jsonOf } from '../answers/studio-answers.ts';

export const CONTRACT_PASSWORD = 'three heavy squats a week';
const WRONG_CODE = '000000';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface BackendFixture {
  readonly backend: IdentityBackend;
}

/** For journeys against an identity provider without the site; the test file sets the backend. */
export const backendTest = memberTest.extend<BackendFixture>({
  backend: async ({}, _use) => {
    throw new Error('The test file must set the backend.');
  },
});

/** Sets a password with the code from a mail. */
async function setPassword(page: Page, backend: IdentityBackend, member: OwnMember): Promise<void> {
  await page.evaluate((email) => window.identity.account.requestPasswordReset(email), member.email);
  await confirmReset(page, await backend.resetCode(member), CONTRACT_PASSWORD);
}

function confirmReset(page: Page, code: string, password: string) {
  return page.evaluate(
    ([token, secret]) => window.outcomeOf(window.identity.account.confirmPasswordReset(token, secret)),
    [code, password] as const,
  );
}

/** Signs a member in for the first time, on a page that runs the provider only. */
export async function arrive(page: Page, backend: IdentityBackend, member: OwnMember): Promise<void> {
  await backend.provision(member);
  await openIdentity(page);
  await setPassword(page, backend, member);
  await expectSignedIn(page, member);
}

async function expectSignedIn(page: Page, { email }: OwnMember): Promise<void> {
  expect(await signInWithPassword(page, email, CONTRACT_PASSWORD)).toMatchObject({
    kind: 'answer',
    value: { email, emailVerified: true },
  });
}

/** The custom token of a sign-in link; null when the studio refuses it. */
async function exchangeLink(request: APIRequestContext, token: string): Promise<string | null> {
  const answer = await request.post('/api/auth/verify-token', { data: { token } });
  if (!answer.ok()) return null;
  return (await jsonOf<{ customToken: string }>(answer)).customToken;
}

function signInWithCustomToken(page: Page, token: string) {
  return page.evaluate(
    (customToken) => window.outcomeOf(window.identity.signIns.withCustomToken(customToken)),
    token,
  );
}

function confirmSecondFactor(page: Page, factorId: string, code: string) {
  return page.evaluate(
    ([id, typed]) => window.outcomeOf(window.identity.confirmSecondFactor({ factorId: id, code: typed })),
    [factorId, code] as const,
  );
}

/** Calls the API as the person signed in on the page. */
export async function rolesOf(page: Page): Promise<{ status: number; roles: unknown }> {
  return page.evaluate(async () => {
    const user = await window.identity.restore();
    const token = (await window.identity.getIdToken())?.token ?? 'none';
    const answer = await fetch(`/api/users/${window.identity.name}-uid/${user?.uid}/roles`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const roles: unknown = await answer.json();
    return { status: answer.status, roles };
  });
}

/** What the port promises (packages/client/src/session/embedded/embedded-provider.ts), whichever provider implements it. */
export function identityContract(test: typeof backendTest): void {
  test('nobody is signed in at first', async ({ page }) => {
    await openIdentity(page);
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
    expect(await idTokenOf(page)).toBeNull();
  });

  test('a mail sets the first password, once, and lets the person in', async ({ page, backend, member }) => {
    await backend.provision(member);
    await openIdentity(page);
    await page.evaluate((email) => window.identity.account.requestPasswordReset(email), member.email);
    const code = await backend.resetCode(member);
    expect(await confirmReset(page, code, '12345')).toMatchObject({
      code: 'password-does-not-meet-requirements',
    });
    expect(await confirmReset(page, code, CONTRACT_PASSWORD)).toMatchObject({ kind: 'answer' });
    expect(await confirmReset(page, code, CONTRACT_PASSWORD)).toMatchObject({ code: 'invalid-action-code' });
    await expectSignedIn(page, member);
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });
  });

  test('a mail is asked for in the same way by who is unknown', async ({ page }) => {
    await openIdentity(page);
    const asked = await page.evaluate(() =>
      window.outcomeOf(window.identity.account.requestPasswordReset('nobody-here@elsewhere.example')),
    );
    expect(asked.kind).toBe('answer');
  });

  test('a wrong password and an unknown address are refused alike', async ({ page, backend, member }) => {
    await arrive(page, backend, member);
    await page.evaluate(() => window.identity.signOut());
    const wrong = await signInWithPassword(page, member.email, 'three light squats a year');
    const unknown = await signInWithPassword(page, 'nobody-here@elsewhere.example', CONTRACT_PASSWORD);
    expect(wrong).toMatchObject({ kind: 'refusal', code: 'invalid-credential' });
    expect(unknown).toEqual(wrong);
    expect(await signInWithPassword(page, 'no-address', 'x')).toMatchObject({ code: 'invalid-email' });
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
  });

  test('a session is restored by a new page and ended for good by signing out', async ({
    page,
    backend,
    member,
  }) => {
    await arrive(page, backend, member);
    await openIdentity(page);
    expect(await whoIsHere(page)).toMatchObject({ value: { email: member.email } });
    await page.evaluate(() => window.identity.signOut());
    expect(await idTokenOf(page)).toBeNull();
    await openIdentity(page);
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
  });

  test('an ID token lasts an hour, and a forced one is good as well', async ({ page, backend, member }) => {
    await arrive(page, backend, member);
    const left = await page.evaluate(async () => {
      const token = await window.identity.getIdToken({ force: true });
      return token === null ? 0 : token.expiresAt - Date.now();
    });
    expect(left).toBeGreaterThan(HOUR_MS - 5 * MINUTE_MS);
    expect(left).toBeLessThanOrEqual(HOUR_MS);
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });
  });

  test('sign-ins and sign-outs are reported here and in another tab, a new token is not', async ({
    page,
    backend,
    member,
    context,
  }) => {
    await arrive(page, backend, member);
    await page.evaluate(() => window.identity.signOut());
    const other = await context.newPage();
    await openIdentity(other);
    await openIdentity(page);
    await expectSignedIn(page, member);
    await page.evaluate(() => window.identity.getIdToken({ force: true }));
    await expect.poll(() => other.evaluate(() => window.heard.length)).toBe(1);
    await page.evaluate(() => window.identity.signOut());
    for (const tab of [page, other]) {
      await expect
        .poll(() => tab.evaluate(() => window.heard.map((uid) => uid !== null)))
        .toEqual([true, false]);
      expect(await whoIsHere(tab)).toEqual({ kind: 'answer', value: null });
    }
  });

  test('a sign-in link signs in, and a made-up one does not', async ({
    page,
    backend,
    member,
    database,
    request,
  }) => {
    await backend.provision(member);
    await openIdentity(page);
    expect(await signInWithCustomToken(page, 'made-up')).toMatchObject({ code: 'invalid-custom-token' });
    const token = await signInToken(database, member);
    const customToken = await exchangeLink(request, token);
    expect(await signInWithCustomToken(page, customToken ?? '')).toMatchObject({
      kind: 'answer',
      value: { email: member.email },
    });
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });
    expect(await exchangeLink(request, token)).toBeNull();
  });

  test('a code by mail signs in once, or is refused where there are none', async ({
    page,
    backend,
    member,
  }) => {
    await backend.provision(member);
    await openIdentity(page);
    const ask = (email: string) =>
      page.evaluate(
        (address) =>
          window.outcomeOf(window.identity.account.otherWays().then((ways) => ways.sendMailCode(address))),
        email,
      );
    const tell = (email: string, code: string) =>
      page.evaluate(
        ([address, typed]) =>
          window.outcomeOf(
            window.identity.account.otherWays().then((ways) => ways.signInWithMailCode(address, typed)),
          ),
        [email, code] as const,
      );
    const asked = await ask(member.email);
    if (backend.mailedCode === undefined) {
      expect(asked).toMatchObject({ kind: 'refusal', code: 'operation-not-allowed' });
      return;
    }
    const code = await backend.mailedCode(member);
    const wrong = await tell(member.email, code === WRONG_CODE ? '111111' : WRONG_CODE);
    expect(wrong).toMatchObject({ kind: 'refusal', code: 'invalid-verification-code' });
    expect(await ask('nobody-here@elsewhere.example')).toEqual(asked);
    expect(await tell('nobody-here@elsewhere.example', code)).toEqual(wrong);
    expect(await tell(member.email, code)).toMatchObject({ value: { email: member.email } });
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });
    expect(await tell(member.email, code)).toEqual(wrong);
  });

  test('a disabled account cannot sign in', async ({ page, backend, member }) => {
    await arrive(page, backend, member);
    await page.evaluate(() => window.identity.signOut());
    await backend.disable(member);
    expect(await signInWithPassword(page, member.email, CONTRACT_PASSWORD)).toMatchObject({
      code: 'user-disabled',
    });
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
  });

  test('without a network signing in says so', async ({ page, backend, member, context, surprises }) => {
    surprises.expectError(/ERR_INTERNET_DISCONNECTED/);
    await backend.provision(member);
    await openIdentity(page);
    await context.setOffline(true);
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    expect(await signInWithPassword(page, member.email, CONTRACT_PASSWORD)).toMatchObject({
      code: 'network-request-failed',
    });
    await context.setOffline(false);
  });

  test('what a password has to be like is known', async ({ page }) => {
    await openIdentity(page);
    const policy = await page.evaluate(() => window.identity.account.passwordPolicy());
    expect(policy.minLength).toBeGreaterThanOrEqual(6);
    expect(policy.maxLength).toBeGreaterThan(policy.minLength);
  });

  secondFactorContract(test);
}

function secondFactorContract(test: typeof backendTest): void {
  test('a second factor is asked for at the next sign-in, and nobody is signed in before', async ({
    page,
    backend,
    member,
  }) => {
    await arrive(page, backend, member);
    const enrolled = await backend.enrolFactor(page);
    const listed = await page.evaluate(async () => (await window.identity.account.secondFactors()).list());
    expect(listed.factors.map(({ kind }) => kind)).toEqual([enrolled.kind]);
    await page.evaluate(() => window.identity.signOut());

    const asked = await signInWithPassword(page, member.email, CONTRACT_PASSWORD);
    expect(asked).toMatchObject({ kind: 'refusal', code: 'multi-factor-auth-required' });
    const factorId = asked.kind === 'refusal' ? (asked.factors[0]?.id ?? '') : '';
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
    expect(await idTokenOf(page)).toBeNull();

    const code = await enrolled.nextCode(page, factorId);
    const wrong = code === WRONG_CODE ? '111111' : WRONG_CODE;
    expect(await confirmSecondFactor(page, factorId, wrong)).toMatchObject({
      code: 'invalid-verification-code',
    });
    expect(await confirmSecondFactor(page, factorId, code)).toMatchObject({
      kind: 'answer',
      value: { email: member.email },
    });
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });

    const left = await page.evaluate(async () => {
      const secondFactors = await window.identity.account.secondFactors();
      for (const { id } of (await secondFactors.list()).factors) await secondFactors.remove(id);
      return (await secondFactors.list()).factors.length;
    });
    expect(left).toBe(0);
    await page.evaluate(() => window.identity.signOut());
    await expectSignedIn(page, member);
  });

  test('a sign-in that was given up cannot be finished', async ({ page, backend, member }) => {
    await arrive(page, backend, member);
    const enrolled = await backend.enrolFactor(page);
    await page.evaluate(() => window.identity.signOut());
    const asked = await signInWithPassword(page, member.email, CONTRACT_PASSWORD);
    const factorId = asked.kind === 'refusal' ? (asked.factors[0]?.id ?? '') : '';
    const code = await enrolled.nextCode(page, factorId);
    await page.evaluate(() => window.identity.forgetSecondFactor());
    expect(await confirmSecondFactor(page, factorId, code)).toMatchObject({ code: 'user-token-expired' });
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
  });

  test('a sign-in link does not lead around a second factor', async ({
    page,
    backend,
    member,
    database,
    request,
  }) => {
    await arrive(page, backend, member);
    await backend.enrolFactor(page);
    await page.evaluate(() => window.identity.signOut());
    const customToken = await exchangeLink(request, await signInToken(database, member));
    if (customToken !== null) await signInWithCustomToken(page, customToken);
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
    expect(await idTokenOf(page)).toBeNull();
  });
}
