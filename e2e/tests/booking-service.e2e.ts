import type { Page } from '@playwright/test';
import {
  COMPANY_ID,
  loadButton,
  mounted,
  openGate,
  requestsTo,
  test,
  widgets,
} from '../src/booking/booking-test.ts';
import { holdScripts } from '../src/held-scripts.ts';
import { signIn } from '../src/login-page.ts';
import { NEWCOMER } from '../src/members.ts';
import { pauseClock } from '../src/paused-clock.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';

// In order, so that one studio serves all of them.
test.describe.configure({ mode: 'default' });

const TWO_MINUTES_AND_A_BIT_MS = 125_000;

const otherWays = (page: Page) => page.getByRole('link', { name: /^Member Login at the booking service/ });

function configuration(widgetType: string, config: object) {
  return {
    parentElement: `booking-service-${widgetType}`,
    companyId: COMPANY_ID,
    franchiseId: null,
    dialogMode: 1,
    widgetType,
    showFab: false,
    fullScreenPopup: false,
    config,
  };
}

const CALENDAR = configuration('calendar', { calendar: {} });
const PASS = configuration('pass', { pass: { paymentPackCategories: [], privatePassCategories: [] } });
const SUBSCRIPTION = configuration('subscription', { subscription: {} });

test(
  'the calendar is loaded once and mounted with exactly the specified values',
  { tag: '@act' },
  async ({ page, context, fake, loadsFakes }) => {
    loadsFakes();
    const asked = requestsTo(context, fake);
    await openGate(page, '/workouts');
    expect(asked).toEqual([]);
    await loadButton(page).click();
    await expect(widgets(page)).toHaveText(['Fake calendar']);
    expect(await mounted(page)).toEqual([CALENDAR]);
    expect(asked).toEqual([fake.widgetUrl]);
    await expectAccessible(page);
  },
);

test('both shops share one script, in German too', async ({ page, context, fake, loadsFakes }) => {
  loadsFakes();
  const asked = requestsTo(context, fake);
  await openGate(page, '/de/memberships');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveText(['Fake pass', 'Fake subscription']);
  expect(await mounted(page)).toEqual([PASS, SUBSCRIPTION]);
  expect(asked).toEqual([fake.widgetUrl]);
  await expect(page.getByRole('heading', { name: 'Workout-Pakete' }).last()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mitgliedschaften' }).last()).toBeVisible();
});

test('a script that shows up late is mounted at the seventh try', async ({ page, loadsFakes }) => {
  loadsFakes();
  await page.addInitScript(() => {
    const found: { looks: number; widget: unknown } = { looks: 0, widget: undefined };
    Object.assign(window, { found });
    Object.defineProperty(window, 'BsportWidget', {
      get() {
        found.looks += 1;
        return found.looks >= 7 ? found.widget : undefined;
      },
      set(widget: unknown) {
        found.widget = widget;
      },
    });
  });
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveCount(1);
  expect(await mounted(page)).toEqual([CALENDAR]);
  expect(await page.evaluate('found.looks')).toBe(7);
});

test.describe('a script that never does its work', () => {
  test.beforeEach(async ({ page, fake, loadsFakes }) => {
    loadsFakes();
    await page.route(fake.widgetUrl, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.loadedInVain = true;' }),
    );
    await page.clock.install();
    await openGate(page, '/workouts');
    await pauseClock(page);
    await loadButton(page).click();
    await expect.poll(() => page.evaluate(() => 'loadedInVain' in window)).toBe(true);
    await expect(page.getByText('Loading the booking service…')).toBeVisible();
  });

  test('leaves other ways after 8 seconds and is given up after all tries', async ({ page, surprises }) => {
    surprises.expectError(/The booking service does not show/);
    await page.clock.runFor(7000);
    await expect(page.getByText('Loading the booking service…')).toBeVisible();
    await expect(otherWays(page)).toHaveCount(0);
    await page.clock.runFor(2000);
    await expect(page.getByText(/This is taking longer than usual/)).toBeVisible();
    await expect(otherWays(page)).toHaveAttribute('target', '_blank');
    await expect(page.getByRole('main').getByRole('link', { name: /^\+49/ })).toBeVisible();
    // What looks for faults waits by the same clock.
    await page.clock.resume();
    await expectAccessible(page);
    await page.clock.runFor(TWO_MINUTES_AND_A_BIT_MS);
    await expect(page.getByRole('alert')).toContainText('can’t reach the booking service right now');
    await expect(otherWays(page)).toBeVisible();
  });

  test('is still shown when it arrives after the other ways were offered', async ({ page }) => {
    await page.clock.runFor(9000);
    await expect(otherWays(page)).toBeVisible();
    await page.evaluate(() => {
      const mount = (asked: unknown) => (window.mounted = [...(window.mounted ?? []), asked]);
      Object.assign(window, { BsportWidget: { mount } });
    });
    await page.clock.runFor(5000);
    await expect(otherWays(page)).toHaveCount(0);
    expect(await mounted(page)).toEqual([CALENDAR]);
  });
});

test('a script that cannot be had is said at once and can be tried again', async ({
  page,
  fake,
  surprises,
  loadsFakes,
}) => {
  loadsFakes();
  surprises.expectError(/status of 404|The booking service does not show/);
  await page.route(fake.widgetUrl, (route) => route.fulfill({ status: 404 }));
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(page.getByRole('alert')).toContainText('can’t reach the booking service right now');
  await expectAccessible(page);
  await page.unroute(fake.widgetUrl);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(widgets(page)).toHaveText(['Fake calendar']);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('leaving takes everything of the service away, coming back shows it once', async ({
  page,
  context,
  fake,
  loadsFakes,
}) => {
  loadsFakes();
  const asked = requestsTo(context, fake);
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveCount(1);

  const left = page.waitForEvent('load');
  await leaveByLink(page, /^About$|^Über uns$/, '/about');
  await left;
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/about');
  expect(await page.evaluate('typeof window.BsportWidget')).toBe('undefined');
  expect(asked).toHaveLength(1);

  await page.goBack();
  await expect(widgets(page)).toHaveText(['Fake calendar']);
  expect(await mounted(page)).toEqual([CALENDAR]);
});

test('reached inside the app, the page is reloaded, because only its own policy allows the service', async ({
  page,
  loadsFakes,
}) => {
  loadsFakes();
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveCount(1);
  await page.goto('/about');
  await hydrated(page);
  await leaveByLink(page, /^Memberships$/, '/memberships');
  await expect(widgets(page)).toHaveText(['Fake pass', 'Fake subscription']);
  expect(await mounted(page)).toEqual([PASS, SUBSCRIPTION]);
});

test('another week of the timetable leaves the calendar as it is', async ({ page, loadsFakes }) => {
  loadsFakes();
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveCount(1);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('main')
    .getByRole('link', { name: /next week/i })
    .or(page.getByRole('button', { name: /next week/i }))
    .first()
    .click();
  await expect(page).toHaveURL(/\?/);
  expect(await page.evaluate('window.sameDocument')).toBe(true);
  expect(await mounted(page)).toEqual([CALENDAR]);
});

/** Follows a link of the frame inside the app, as a visitor does. */
async function leaveByLink(page: Page, name: RegExp, address: string): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).first().click();
  await expect(page).toHaveURL((url) => url.pathname === address);
}

test('the member login leads to the booking service in a new tab, before any script runs', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/memberships');
  const bar = page.getByRole('navigation', { name: 'Main' });
  const login = bar.getByRole('link', { name: /Member Login/ });
  await expect(login).toHaveCount(1);
  await expect(login).toHaveAttribute('target', '_blank');
  await expect(page.getByText('In the Member Login, which is run by our booking service.')).toBeVisible();
  await expect(page.getByText('At the studio, before or after any class')).toBeHidden();
});

test('nothing of our own booking is shown while the service keeps the schedule', async ({
  page,
  baseURL,
}) => {
  await page.goto('/workouts');
  const headers = { 'Idempotency-Key': '0b7f4f3e-6a3c-4a52-9a0f-3d5b8a2f1c11' };
  for (const path of [
    '/api/workouts/any/bookings',
    '/api/workouts/any/waitlist',
    '/api/booking_links/show',
  ]) {
    const answer = await page.request.post(`${baseURL}${path}`, { data: { token: 'x' }, headers });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('link_unknown');
  }
});

test(
  'members are led to the booking service from their workout and from their messages',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 401/);
    await signIn(page, NEWCOMER.email);
    for (const address of ['/my-workout', '/messages']) {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('link', { name: /^Book a class/ })).toHaveAttribute(
        'href',
        'https://members.lifted.example/',
      );
    }
  },
);
