import type { Page } from '@playwright/test';
import { answerChallenge, demoChallenges } from '../src/answers/challenge-answers.ts';
import { KillableBrowser } from '../src/killable-browser.ts';
import { untilAppOpens } from '../src/offline-app.ts';
import { kindsKnownHere, knownHere } from '../src/known-here.ts';
import { loginButton, signIn, sessionCookies, tryToSignIn } from '../src/login-page.ts';
import { DEMO_PASSWORD, MEMBER, NEWCOMER } from '../src/members.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { dayFromToday } from '../src/answers/studio-answers.ts';

const EVERYTHING = ['bookings', 'challenges', 'logs', 'participation', 'profile', 'progression-12', 'weekly'];
const AS_OF = /^No connection right now\. As of \d\d\.\d\d\.\d{4}, \d\d:\d\d\.$/;

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' });
const joinLink = (page: Page) => page.getByRole('link', { name: 'Join the challenge' });
/** A device may say 'online' before it is; then the page asks again after 15 seconds. */
const ASKED_ONCE_MORE = { timeout: 40_000 };
const asOf = (page: Page) => page.getByRole('status').filter({ hasText: AS_OF });
const greeting = (page: Page, name: string) => page.getByText(`Hi ${name}`, { exact: true });

test.beforeEach(({ surprises }) =>
  surprises.expectError(
    /net::ERR_|status of 40[13]|could not be (checked|refreshed)|did not load|Signing out will be finished|still to be finished|Passkeys are not offered/,
  ),
);

/** Signs in and waits until the visit has left behind what the dashboard needs. */
async function visit(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await expect
    .poll(async () => (await kindsKnownHere(page)).toSorted())
    .toEqual(expect.arrayContaining(EVERYTHING));
}

test.describe('with the app cached on the device', () => {
  test.use({ serviceWorkers: 'allow' });

  test('after one visit the dashboard starts without a network, says how old it is, and is fresh when the network is back', async ({
    page,
    context,
    request,
  }) => {
    await answerChallenge(page, (await demoChallenges(request)).running, null);
    await visit(page, MEMBER.email);
    await expect(joinLink(page)).toHaveAttribute('href', /./);
    const total = await page.getByRole('region', { name: 'All-time Achievements' }).innerText();
    // Not all of it: the rest loads when the dashboard has settled.
    await untilAppOpens(page);

    await page.unrouteAll();
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(asOf(page)).toBeVisible();
    await expect(greeting(page, MEMBER.firstName)).toBeVisible();
    await expect(page.getByRole('region', { name: 'All-time Achievements' })).toHaveText(total, {
      useInnerText: true,
    });
    const strength = page.getByRole('region', { name: 'Your Strength' });
    await strength.scrollIntoViewIfNeeded();
    await expect(strength.locator('canvas')).toBeVisible();
    await expect(page.getByText('You need a connection to join')).toBeVisible();
    await expect(joinLink(page)).not.toHaveAttribute('href', /./);
    await expect(page.getByText('You can sign out without a connection')).toBeVisible();
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(asOf(page)).toHaveCount(0, ASKED_ONCE_MORE);
    await expect(page.getByText('You need a connection to join')).toHaveCount(0);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

test('a workout seen before shows without a network, one not seen says why it does not', async ({
  page,
  context,
}) => {
  await visit(page, MEMBER.email);
  const today = dayFromToday(0);
  await page.goto('/wod');
  await hydrated(page);
  const cards = page.getByRole('region', { name: 'Workout Exercises' }).getByRole('article');
  await expect.poll(() => kindsKnownHere(page)).toContain(`wod ${today}`);
  const count = await cards.count();
  expect(count).toBeGreaterThan(0);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to load workout. Please try again later.');
  await expect(page.getByText('You can still see days you’ve opened on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Next day' }).click();
  await expect(asOf(page)).toBeVisible();
  await expect(cards).toHaveCount(count);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(asOf(page)).toHaveCount(0, ASKED_ONCE_MORE);
  await expect(cards).toHaveCount(count);
});

test(
  'signing out without a network ends here at once, in every tab, and on the server when the network is back',
  { tag: '@act' },
  async ({ page, context }) => {
    await visit(page, MEMBER.email);
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expect(logoutButton(other)).toBeVisible();
    // A chart that is just being loaded when the network goes would say so, which is not what this is about.
    await other.waitForLoadState('networkidle');

    await context.setOffline(true);
    await logoutButton(page).click();
    await expect(loginButton(page)).toBeVisible();
    await expect(other).toHaveURL(/\/login\?from=%2Fdashboard$/);
    expect(await kindsKnownHere(page)).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
    expect(await sessionCookies(context)).not.toEqual([]);

    await context.setOffline(false);
    await expect.poll(() => sessionCookies(context)).toEqual([]);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test(
  'signing out without a network outlasts a browser that is killed at once',
  { tag: '@once' },
  async ({ baseURL }) => {
    const browser = await KillableBrowser.create();
    const openDashboard = async () => {
      const context = await browser.start();
      const page = await context.newPage();
      await page.goto(new URL('/dashboard', baseURL).href);
      return { context, page };
    };
    try {
      const { page: first } = await openDashboard();
      await tryToSignIn(first, MEMBER.email);
      await expect(logoutButton(first)).toBeVisible();
      await browser.quit();

      const { context, page } = await openDashboard();
      await expect(greeting(page, MEMBER.firstName)).toBeVisible();
      await context.setOffline(true);
      await logoutButton(page).click();
      await expect(loginButton(page)).toBeVisible();
      await browser.kill();

      const { context: after, page: last } = await openDashboard();
      await expect(loginButton(last)).toBeVisible();
      expect(await last.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
      expect(await kindsKnownHere(last)).toEqual([]);
      expect(await sessionCookies(after)).toEqual([]);
    } finally {
      await browser.remove();
    }
  },
);

test('nothing of one member is left when another is signed in, or when the server has ended the session', async ({
  page,
  context,
}) => {
  await visit(page, MEMBER.email);
  const mia = JSON.stringify(await knownHere(page));
  expect(mia.includes(MEMBER.firstName)).toBe(true);

  await context.clearCookies();
  await context.request.post('/api/identity/sign-in/email', {
    data: { email: NEWCOMER.email, password: DEMO_PASSWORD },
    headers: { origin: new URL(page.url()).origin },
  });
  await page.reload();
  await expect(greeting(page, NEWCOMER.firstName)).toBeVisible();
  await expect.poll(() => kindsKnownHere(page)).toContain('profile');
  expect(JSON.stringify(await knownHere(page)).includes(MEMBER.firstName)).toBe(false);

  await context.clearCookies();
  await page.reload();
  await expect(loginButton(page)).toBeVisible();
  await expect.poll(() => kindsKnownHere(page)).toEqual([]);
});
