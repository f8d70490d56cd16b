import type { Page } from '@playwright/test';
import {
  storedBy,
  loadButton,
  notNowButton,
  openGate,
  requestsTo,
  test,
  widgets,
} from '../src/booking/booking-test.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';

// In order, so that one studio serves all of them.
test.describe.configure({ mode: 'default' });

const group = (page: Page, name: string) => page.getByRole('group', { name });
const on = (page: Page, name: string) => group(page, name).getByRole('radio', { name: /^(On|An)$/ });
const off = (page: Page, name: string) => group(page, name).getByRole('radio', { name: /^(Off|Aus)$/ });

/** What there is to decide in a studio that has set up everything. */
const EVERYTHING = ['Booking service', 'Questionnaire', 'Visit counter', 'Statistics'];

async function openSettings(page: Page, address = '/privacy-settings'): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

test('the question says what, from whom and which data, and both answers look the same', async ({
  page,
  fake,
}) => {
  await openGate(page, '/workouts');
  const main = page.getByRole('main');
  await expect(main.getByText('bsport, the company from France that runs our bookings')).toBeVisible();
  await expect(main.getByText(new URL(fake.origin).host, { exact: true })).toBeVisible();
  await expect(main.getByText(/Your IP address, your browser and device/)).toBeVisible();
  await expect(main.getByRole('link', { name: 'Privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  const looks = await Promise.all(
    [loadButton(page), notNowButton(page)].map((button) => button.evaluate(lookOf)),
  );
  expect(looks[0]).toEqual(looks[1]);
  await expectAccessible(page);
});

test(
  'a no keeps the service away, is remembered and can be taken back, by keyboard alone',
  { tag: '@act' },
  async ({ page, context, fake, loadsFakes }) => {
    loadsFakes();
    const asked = requestsTo(context, fake);
    await openGate(page, '/workouts');
    expect(await storedBy(page)).toMatchObject({ local: [], cookies: [] });
    await notNowButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Booking service: stays off, as you chose.')).toBeVisible();
    await expectAccessible(page);
    expect(await storedBy(page)).toMatchObject({ local: ['consent'], cookies: [] });

    await page.reload();
    await expect(page.getByText('Booking service: stays off, as you chose.')).toBeVisible();
    await expect(notNowButton(page)).toHaveCount(0);
    expect(asked).toEqual([]);

    await loadButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(widgets(page)).toHaveCount(1);
  },
);

test('a yes can be taken back where it was given, and then nothing of the service is left', async ({
  page,
  loadsFakes,
}) => {
  loadsFakes();
  await openGate(page, '/workouts');
  await loadButton(page).click();
  await expect(widgets(page)).toHaveCount(1);
  expect((await storedBy(page)).local).toContain('fake_visitor');
  const reload = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Turn it off' }).click();
  await reload;
  await expect(page.getByText('Booking service: stays off, as you chose.')).toBeVisible();
  expect(await page.evaluate('typeof window.BsportWidget')).toBe('undefined');
  await expect(widgets(page)).toHaveCount(0);
  expect((await storedBy(page)).local).toEqual(['consent']);
});

test('an answer on the privacy settings reaches every open tab at once', async ({
  page,
  context,
  loadsFakes,
}) => {
  loadsFakes();
  await openGate(page, '/workouts');
  const settings = await context.newPage();
  await openSettings(settings);
  await on(settings, 'Booking service').check({ force: true });
  await expect(widgets(page)).toHaveCount(1);
  await off(settings, 'Booking service').check({ force: true });
  await expect(widgets(page)).toHaveCount(0);
  await expect(page.getByText('Booking service: stays off, as you chose.')).toBeVisible();
});

test('the privacy settings say what was decided, when and for which text', async ({ page }) => {
  await openSettings(page);
  await expect(page.getByText('Not decided yet, so it stays off.')).toHaveCount(4);
  await expectAccessible(page);
  const [allow, refuse] = ['Allow all', 'Reject all'].map((name) => page.getByRole('button', { name }));
  if (allow === undefined || refuse === undefined) throw new Error('There are two buttons.');
  expect(await allow.evaluate(lookOf)).toEqual(await refuse.evaluate(lookOf));
  await allow.click();
  for (const name of EVERYTHING) await expect(on(page, name)).toBeChecked();
  await expect(page.getByText(/^On since \d+ \w+ \d{4} at \d\d:\d\d, for version \d+/)).toHaveCount(4);
  await refuse.click();
  for (const name of EVERYTHING) await expect(off(page, name)).toBeChecked();
  await off(page, 'Questionnaire').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(on(page, 'Questionnaire')).toBeChecked();
  await expect(off(page, 'Booking service')).toBeChecked();
  await page.reload();
  await expect(on(page, 'Questionnaire')).toBeChecked();
  await expectAccessible(page);
});

test('they speak German at their German address', async ({ page }) => {
  await openSettings(page, '/de/privacy-settings');
  await page.getByRole('button', { name: 'Alles ablehnen' }).click();
  await expect(off(page, 'Buchungsdienst')).toBeChecked();
  await expect(page.getByText(/^Ausgeschaltet am \d+\. \w+ \d{4} um \d\d:\d\d, für Fassung \d+/)).toHaveCount(
    4,
  );
  await expectAccessible(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, hint } of [
    { address: '/privacy-settings', hint: /needs JavaScript to remember your choices/ },
    { address: '/de/privacy-settings', hint: /braucht diese Seite JavaScript/ },
  ]) {
    test(`${address} says that it cannot remember a choice, and offers none`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText(hint)).toBeVisible();
      await expect(page.getByRole('group')).not.toHaveCount(0);
      await expect(page.getByRole('radio')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    });
  }
});

test('a visit counter is loaded after a yes, on public pages alone, and is gone after a no', async ({
  page,
  context,
  request,
  fake,
  loadsFakes,
}) => {
  loadsFakes();
  const asked = requestsTo(context, fake);
  const counted = () => page.evaluate(() => window.counted);
  await openSettings(page);
  await on(page, 'Visit counter').check({ force: true });
  expect(asked, 'the page of the answer was opened before it').toEqual([]);
  await page.goto('/about');
  await hydrated(page);
  await expect.poll(counted).toEqual({ websiteId: '4b1d', domain: 'lifted.example' });
  expect(asked).toEqual([fake.analyticsConfigUrl, fake.analyticsScriptUrl]);

  await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  await expect.poll(counted, 'following the link loads a new document').toBeUndefined();
  for (const address of ['/login', '/reset-password', '/cancel-trial-workout', '/challenge/none']) {
    const policy = (await request.get(address)).headers()['content-security-policy'];
    expect(policy, address).not.toContain(fake.origin);
  }

  await openSettings(page);
  await expect.poll(counted).toBeDefined();
  const loadedAgain = page.waitForEvent('load');
  await off(page, 'Visit counter').check({ force: true });
  await loadedAgain;
  await hydrated(page);
  expect(await counted()).toBeUndefined();
  expect((await storedBy(page)).local).toEqual(['consent']);
});

test('a new version of the text asks again', async ({ page, context, fake }) => {
  const asked = requestsTo(context, fake);
  await page.addInitScript(() => {
    const answer = { answer: 'granted', version: 0, decided_at: new Date().toISOString() };
    localStorage.setItem('consent', JSON.stringify({ booking_service: answer }));
  });
  await openGate(page, '/workouts');
  expect(asked).toEqual([]);
});

test('where the browser keeps nothing, an answer holds for the page', async ({
  page,
  loadsFakes,
  surprises,
}) => {
  loadsFakes();
  surprises.expectError(/keeps no data|blocked/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The storage is blocked.', 'SecurityError');
      },
    });
  });
  await openGate(page, '/workouts');
  await notNowButton(page).click();
  await expect(page.getByText('Booking service: stays off, as you chose.')).toBeVisible();
  await page.reload();
  await expect(notNowButton(page)).toBeVisible();
});

/** Everything about a button that could make it the easier one to press, but its words and its place. */
function lookOf(button: Element): unknown {
  const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } = getComputedStyle(button);
  const { width, height } = button.getBoundingClientRect();
  return { color, backgroundColor, borderColor, fontSize, fontWeight, opacity, width, height };
}
