import type { BrowserContext, Page } from '@playwright/test';
import { expectDashboard, googleButton, loginButton, openLogin } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import { pauseClock } from '../src/paused-clock.ts';
import { expect } from '../src/site-test.ts';

/** How long after its closing a popup counts as given up (specification, section 9). */
const CLOSE_GRACE_MS = 8000;

// The provider in Google's place is another origin by nature; so are its refusals.
test.beforeEach(({ surprises }) =>
  surprises.expectError(/request to a foreign origin: http:\/\/127\.0\.0\.1|status of (401|403)/),
);

async function openPopup(page: Page): Promise<Page> {
  const popup = page.waitForEvent('popup');
  await googleButton(page).click();
  return popup;
}

async function answerAs(popup: Page, email: string): Promise<void> {
  await popup.getByLabel('Address').fill(email);
  await popup.getByRole('button', { name: 'Continue' }).click();
}

const message = (page: Page) => page.getByRole('alert');

async function expectNobody(page: Page, context: BrowserContext): Promise<void> {
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  expect((await context.cookies()).filter(({ name }) => name.includes('session_token'))).toEqual([]);
}

test(
  'a member signs in with the Google account of their address',
  { tag: ['@act', '@phone'] },
  async ({ page, member }) => {
    await openLogin(page);
    const popup = await openPopup(page);
    await expect(page.getByRole('status')).toHaveText('Sign in with Google in the window that has opened.');
    await expect(loginButton(page)).toBeDisabled();
    const closed = popup.waitForEvent('close');
    await answerAs(popup, member.email);
    await closed;
    await expectDashboard(page);
    await expect(page.getByRole('main')).toContainText(member.firstName);
  },
);

test('the popup is asked for with 500 × 600 points in the middle of the screen', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = (_address, _target, features) => {
      document.documentElement.dataset['features'] = features ?? '';
      return null;
    };
  });
  await openLogin(page);
  await googleButton(page).click();
  await expect(page.locator('html')).toHaveAttribute(
    'data-features',
    /width=500,height=600,left=\d+,top=\d+/,
  );
  await expect(message(page)).toContainText('blocked by the browser');
  await expect(googleButton(page)).toBeFocused();
});

test('the provider answers what a browser asks for by itself', async ({ page }) => {
  await openLogin(page);
  const popup = await openPopup(page);
  await popup.getByLabel('Address').waitFor();
  const icon = await page.request.get(new URL('/favicon.ico', popup.url()).href);
  expect(icon.ok()).toBe(true);
});

test('a stranger is told that the studio does not know them', async ({ page, context }) => {
  await openLogin(page);
  await answerAs(await openPopup(page), 'stranger@elsewhere.example');
  await expect(message(page)).toHaveText('No member account exists for this Google account.');
  await expect(loginButton(page)).toBeEnabled();
  await expectNobody(page, context);
});

test('an address Google has not verified opens no account', async ({ page, context, member }) => {
  await openLogin(page);
  const popup = await openPopup(page);
  await popup.getByLabel('Not verified').check();
  await answerAs(popup, member.email);
  await expect(message(page)).toBeVisible();
  await expectNobody(page, context);
});

test('a popup closed by the person counts as given up after eight seconds', async ({ page, context }) => {
  await page.clock.install();
  await openLogin(page);
  const popup = await openPopup(page);
  await popup.getByLabel('Address').waitFor();
  await pauseClock(page);
  await popup.close();
  await expect(page.getByRole('status')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.fastForward(CLOSE_GRACE_MS);
      return message(page).count();
    })
    .toBe(1);
  await expect(message(page)).toContainText('closed by the user');
  await expect(googleButton(page)).toBeEnabled();
  await expectNobody(page, context);
});

test('a new request takes the place of the popup that is open', async ({ page, member }) => {
  await openLogin(page);
  const first = await openPopup(page);
  await first.getByLabel('Address').waitFor();
  const firstClosed = first.waitForEvent('close');
  const second = await openPopup(page);
  await firstClosed;
  await second.getByLabel('Address').waitFor();
  await expect(message(page)).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveText('Sign in with Google in the window that has opened.');
  await answerAs(second, member.email);
  await expectDashboard(page);
});

/** Opens the login page of an installation without Google. */
async function openLoginWithoutGoogle(page: Page, google: 'missing' | 'hidden'): Promise<void> {
  await page.route('**/login', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('"google":"ready"', `"google":"${google}"`);
    await route.fulfill({ response: answer, body });
  });
  await openLogin(page);
}

test('a demo without Google says so before a window opens', async ({ page, context }) => {
  await openLoginWithoutGoogle(page, 'missing');
  await googleButton(page).click();
  await expect(message(page)).toHaveText('Google is not set up here. Choose another way.');
  expect(context.pages()).toEqual([page]);
});

test('a studio without Google does not offer it', async ({ page }) => {
  await openLoginWithoutGoogle(page, 'hidden');
  await expect(googleButton(page)).toHaveCount(0);
});

test('cancelling at Google leads back to the login page', async ({ page, context }) => {
  await openLogin(page);
  const popup = await openPopup(page);
  await popup.getByRole('button', { name: 'Cancel' }).click();
  await expect(message(page)).toBeVisible();
  await expectNobody(page, context);
});

test('the same address signs in by both ways', async ({ page }) => {
  await openLogin(page);
  await answerAs(await openPopup(page), MEMBER.email);
  await expectDashboard(page);
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
});
