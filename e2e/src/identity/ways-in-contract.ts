import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { PasskeyAssertion } from '@lifted/client/session/identity-types.ts';
import { arrive, CONTRACT_PASSWORD, rolesOf, type backendTest } from './identity-contract.ts';
import { openIdentity, signInWithPassword, whoIsHere } from './identity-in-page.ts';
import { expect } from '../site-test.ts';
import { plugInPhone } from './virtual-phone.ts';

const DEVICE_COOKIE = /studio\.device$/;
const WRONG_PASSWORD = 'three light squats a year';
/** The tenth locks. */
const TRIES = 10;

const passkeyNames = (page: Page) =>
  page.evaluate(async () =>
    window.outcomeOf(
      window.identity.account
        .otherWays()
        .then((ways) => ways.listPasskeys())
        .then((passkeys) => passkeys.map(({ name }) => name)),
    ),
  );

/** The newest passkey gets this name, or is removed where there is none. */
function changePasskey(page: Page, newName: string | null) {
  return page.evaluate(
    (name) =>
      window.outcomeOf(
        window.identity.account.otherWays().then(async (ways) => {
          const id = (await ways.listPasskeys()).at(-1)?.id ?? '';
          await (name === null ? ways.removePasskey(id) : ways.renamePasskey(id, name));
        }),
      ),
    newName,
  );
}

/** Has the browser sign a challenge of a sign-in. */
async function signChallenge(page: Page): Promise<PasskeyAssertion> {
  const signed = await page.evaluate(async () => {
    const ways = await window.identity.account.otherWays();
    return ways.askForPasskey({ isOffer: false, signal: new AbortController().signal });
  });
  if (signed === null) throw new Error('The phone signed nothing.');
  return signed;
}

function signInWithPasskey(page: Page, signed: PasskeyAssertion) {
  return page.evaluate(
    (challenge) =>
      window.outcomeOf(window.identity.account.otherWays().then((ways) => ways.signInWithPasskey(challenge))),
    signed,
  );
}

/** Passkeys, or that there are none; on a site that has a domain. */
export function passkeyContract(test: typeof backendTest): void {
  test('a passkey is added, renamed, confirms, signs in once and is removed; or there are none', async ({
    page,
    backend,
    member,
  }) => {
    await arrive(page, backend, member);
    const listed = await passkeyNames(page);
    if (!backend.hasPasskeys) {
      expect(listed).toMatchObject({ kind: 'refusal', code: 'operation-not-allowed' });
      return;
    }
    expect(listed).toMatchObject({ value: [] });
    const phone = await plugInPhone(page);
    const added = await page.evaluate(() =>
      window.outcomeOf(window.identity.account.otherWays().then((ways) => ways.addPasskey('Phone'))),
    );
    expect(added.kind).toBe('answer');
    expect((await changePasskey(page, 'Old phone')).kind).toBe('answer');
    expect(await passkeyNames(page)).toMatchObject({ value: ['Old phone'] });
    const confirmed = await page.evaluate(() =>
      window.outcomeOf(
        window.identity.account
          .otherWays()
          .then((ways) => ways.confirmWithPasskey(new AbortController().signal)),
      ),
    );
    expect(confirmed.kind).toBe('answer');

    await page.evaluate(() => window.identity.signOut());
    const signed = await signChallenge(page);
    expect(await signInWithPasskey(page, signed)).toMatchObject({ value: { email: member.email } });
    expect(await rolesOf(page)).toEqual({ status: 200, roles: ['member'] });
    const refused = { kind: 'refusal', code: 'invalid-credential' };
    expect(await signInWithPasskey(page, signed)).toMatchObject(refused);

    const late = await signChallenge(page);
    expect((await changePasskey(page, null)).kind).toBe('answer');
    await expect.poll(() => phone.passkeys(), 'the phone offers it no longer').toEqual([]);
    await page.evaluate(() => window.identity.signOut());
    expect(await signInWithPasskey(page, late)).toMatchObject(refused);
    expect(await whoIsHere(page)).toEqual({ kind: 'answer', value: null });
  });
}

const isKnown = async (context: BrowserContext) =>
  (await context.cookies()).some(({ name, httpOnly }) => DEVICE_COOKIE.test(name) && httpOnly);

/** Somebody else's browser, on the page that runs the provider. */
async function elsewhere(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openIdentity(page);
  return page;
}

/** Devices that signed in before, or that the provider tells nothing about them. */
export function knownDeviceContract(test: typeof backendTest): void {
  test('a device is known once it has signed in, or none is', async ({ page, backend, member, context }) => {
    await openIdentity(page);
    expect(await isKnown(context)).toBe(false);
    await arrive(page, backend, member);
    await page.evaluate(() => window.identity.signOut());
    expect(await isKnown(context)).toBe(backend.newDeviceLink !== undefined);
  });

  test('wrong tries elsewhere lock no known device, where devices are known', async ({
    page,
    backend,
    member,
    browser,
  }) => {
    test.skip(backend.newDeviceLink === undefined, 'the provider’s own protection, not stated');
    await arrive(page, backend, member);
    await page.evaluate(() => window.identity.signOut());
    const stranger = await elsewhere(browser);
    for (let tries = 0; tries < TRIES; tries++)
      await signInWithPassword(stranger, member.email, WRONG_PASSWORD);
    expect(await signInWithPassword(stranger, member.email, CONTRACT_PASSWORD)).toMatchObject({
      code: 'too-many-requests',
    });
    expect(await signInWithPassword(page, member.email, CONTRACT_PASSWORD)).toMatchObject({
      value: { email: member.email },
    });
    await stranger.context().close();
  });

  test('a sign-in on a new device is mailed about and can be taken back, where devices are known', async ({
    page,
    backend,
    member,
    browser,
    request,
  }) => {
    const { newDeviceLink } = backend;
    test.skip(newDeviceLink === undefined, 'the provider’s own protection, not stated');
    if (newDeviceLink === undefined) return;
    await arrive(page, backend, member);
    const stranger = await elsewhere(browser);
    expect(await signInWithPassword(stranger, member.email, CONTRACT_PASSWORD)).toMatchObject({
      kind: 'answer',
    });
    expect((await request.post(await newDeviceLink(member))).status()).toBe(200);
    expect(await whoIsHere(stranger)).toEqual({ kind: 'answer', value: null });
    expect(await signInWithPassword(stranger, member.email, CONTRACT_PASSWORD)).toMatchObject({
      code: 'invalid-credential',
    });
    await stranger.context().close();
  });
}
