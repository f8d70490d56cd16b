import type { Page, Request } from '@playwright/test';
import { cachedFiles, hideDashboard, untilAppCached } from '../src/offline-app.ts';
import { expectDashboard, openLogin, signIn, tryToSignIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { startDeployingProxy } from '../src/studio/next-build.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

test.use({ serviceWorkers: 'allow' });

const WORKER = '/service-worker.js';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

/** Signs in and waits until the app is on the device. */
async function keepApp(page: Page, studio = ''): Promise<void> {
  await openLogin(page, `${studio}/login`);
  await tryToSignIn(page, MEMBER.email);
  await expectDashboard(page);
  await untilAppCached(page);
}

const updateButton = (page: Page) => page.getByRole('button', { name: 'Update now' });
const hint = (page: Page) => page.getByRole('region', { name: 'On your home screen' });
const isControlled = (page: Page) => page.evaluate(() => navigator.serviceWorker.controller !== null);

test('can be installed', async ({ page, request }) => {
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Test browsers are private windows, where nothing can be installed; everything else would be ours.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe('/manifest.webmanifest');
  const worker = await request.get(WORKER);
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(worker.headers()['content-security-policy']).toContain("connect-src 'self'");
});

test('keeps nothing for visitors', async ({ page }) => {
  for (const address of ['/', '/workouts', '/wod', '/login']) {
    await page.goto(address);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
  }
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  expect(await cachedFiles(page)).toEqual([]);
});

test(
  'opens without a network after one visit, and never blocks the app from its data',
  { tag: '@act' },
  async ({ page, context, surprises }) => {
    // Waits for every file of the app, and for a network that is not there.
    test.setTimeout(180_000);
    surprises.expectError(
      /ERR_INTERNET_DISCONNECTED|Failed to fetch|did not load|could not be (checked|refreshed)/,
    );
    const asked: Request[] = [];
    context.on('request', (request) => asked.push(request));
    await keepApp(page);
    const ofWorker = asked.filter((request) => request.serviceWorker() !== null);
    const paths = ofWorker.map((request) => new URL(request.url()).pathname);
    expect(paths.some((path) => path.startsWith('/static/js/'))).toBe(true);
    expect(paths.filter((path) => /^\/(api|media|auth-popup)/.test(path))).toEqual([]);

    await context.setOffline(true);
    await page.goto('/dashboard');
    await expectDashboard(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    await page.goto('/wod');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Workout of the Day');
    await hydrated(page);

    await page.goto('/about?x=1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    expect(page.url()).toContain('/about?x=1');
    await expectAccessible(page);
    await page.goto('/de/about');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Du bist offline');
    await context.setOffline(false);
    await expect(page).toHaveTitle(/Lifted Formula/);
  },
);

test('offers a new version and lets it in when told so, in one reload; other tabs go on', async ({
  page,
  context,
  baseURL,
  surprises,
}) => {
  // Waits for every file of two versions of the app.
  test.setTimeout(180_000);
  const proxy = await startDeployingProxy(baseURL ?? '');
  surprises.expectError(new RegExp(`foreign origin: ${proxy.baseUrl}/`));
  await keepApp(page, proxy.baseUrl);
  await page.reload();
  await expectDashboard(page);
  expect(await isControlled(page)).toBe(true);
  await expect(updateButton(page)).toHaveCount(0);
  const other = await context.newPage();
  await other.goto(`${proxy.baseUrl}/wod`);
  await hydrated(other);

  proxy.deploy();
  proxy.takeAsked();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await expect(updateButton(page)).toBeVisible();
  expect(proxy.takeAsked().filter((path) => path.startsWith('/static/'))).toEqual([]);
  await expectAccessible(page);

  let loads = 0;
  let otherLoads = 0;
  page.on('load', () => (loads += 1));
  other.on('load', () => (otherLoads += 1));
  await updateButton(page).click();
  await expect(updateButton(page)).toHaveCount(0);
  await expectDashboard(page);
  await other.getByRole('link', { name: 'LIFTED', exact: true }).first().click();
  await expect(other).toHaveURL(/\/$/);
  expect([loads, otherLoads]).toEqual([1, 0]);
  expect(await page.evaluate(() => caches.keys())).toContain('app-nextnext');
  await proxy.stop();
});

test('speaks of the home screen from the second visit on, until it hears no; disappears at sign-out, and returns', async ({
  page,
}) => {
  // Waits for every file of the app, twice.
  test.setTimeout(180_000);
  const offer = () =>
    page.evaluate(() => {
      const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: 'dismissed' }),
      });
      window.dispatchEvent(event);
    });
  await keepApp(page);
  await offer();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await expectDashboard(page);
  await offer();
  await expect(hint(page).getByRole('button', { name: 'Install' })).toBeVisible();
  await expectAccessible(page);
  await hint(page).getByRole('button', { name: 'No, thanks' }).click();
  await expect(hint(page)).toHaveCount(0);
  await page.reload();
  await expectDashboard(page);
  await offer();
  await expect(hint(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => cachedFiles(page)).toEqual([]);
  await signIn(page, MEMBER.email);
  await untilAppCached(page);
});

test('is removed after a session that ended elsewhere', async ({ page, context }) => {
  await keepApp(page);
  await context.clearCookies();
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(() => cachedFiles(page)).toEqual([]);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test('is removed at a sign-out while its files are still loading, and later ones are not cached', async ({
  page,
  context,
}) => {
  const signedOut = Promise.withResolvers<void>();
  await context.route('**/offline', async (route) => {
    await signedOut.promise;
    await route.continue().catch(() => undefined);
  });
  const coming = context.waitForEvent('request', (request) => new URL(request.url()).pathname === '/offline');
  await signIn(page, MEMBER.email);
  await expect
    .poll(async () => {
      await hideDashboard(page);
      return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    })
    .toBe(1);
  expect((await coming).serviceWorker()).not.toBeNull();
  await expect.poll(() => page.evaluate(() => caches.keys())).toHaveLength(1);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(() => cachedFiles(page)).toEqual([]);
  signedOut.resolve();
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  expect(await cachedFiles(page)).toEqual([]);
});
