import { PASS_SIZES } from '@lifted/domain/contracts/studio-terms';
import { priceList } from '@lifted/profile/price-list';
import { studio } from '@lifted/profile/studio';
import { testimonials } from '@lifted/profile/testimonials';
import type { Page } from '@playwright/test';
import { expectLinesOfKinds } from '../src/answers/studio-answers.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

/** What the home page may weigh with pictures, fonts and headers, by window. A desktop's pictures are larger. */
const WINDOWS = {
  phone: { budget: 110_000, viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 },
  desktop: { budget: 130_000, viewport: { width: 1280, height: 800 } },
} as const;

const HOMES = [
  {
    address: '/',
    heading: 'Strength Training for Everyone',
    book: 'Book a class',
    timetable: '/workouts',
    nextClasses: 'Next classes',
    switchedOff: /JavaScript, which is switched off/,
  },
  {
    address: '/de',
    heading: 'Krafttraining für alle',
    book: 'Kurs buchen',
    timetable: '/de/workouts',
    nextClasses: 'Die nächsten Kurse',
    switchedOff: /JavaScript, das in diesem Browser ausgeschaltet ist/,
  },
] as const;

for (const { address, heading, book, timetable } of HOMES) {
  test(`${address} says what the studio is and leads to its classes`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('blockquote')).toHaveCount(testimonials.length);
    await expect(page.getByRole('main').getByRole('link', { name: book })).toHaveAttribute('href', timetable);
    const map = page.getByRole('main').locator(`a[href="${studio.links.maps}"]`);
    await expect(map).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
  });
}

for (const [name, { budget, ...window }] of Object.entries(WINDOWS))
  test.describe(`on a ${name}`, { tag: '@once' }, () => {
    test.use(window);

    for (const { address } of HOMES)
      test(`${address} costs little before a visitor does anything, and asks for no script`, async ({
        page,
      }) => {
        const weigh = await weighed(page);
        await page.goto(address, { waitUntil: 'networkidle' });
        const { bytes, scripts } = weigh();
        expect(scripts).toEqual([]);
        expect(bytes).toBeGreaterThan(0);
        expect(bytes).toBeLessThanOrEqual(budget);
      });
  });

test(
  'the home page shows the next classes, each leading to its trial',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.goto('/');
    await hydrated(page);
    const classes = page.getByRole('main').locator('a[href^="/workout/"]');
    await expect(classes).toHaveCount(3);
    await expectLinesOfKinds(request, classes);
    await classes.first().click();
    await expect(page).toHaveURL(/\/workout\/[^/]+\/test$/);
  },
);

test(
  'the about page has the six cards of the formula, and fills the class to its last minute',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/about');
    const formula = page.locator('section', {
      has: page.getByRole('heading', { name: 'Lifted Formula', exact: true }),
    });
    await expect(formula.getByRole('heading', { level: 3 })).toHaveText([
      'Big 6 compound exercises',
      'Building strength',
      'Core power',
      'Tracked weights',
      'Holistic approach',
      'Personalized',
    ]);
    await expect(page.getByRole('heading', { name: 'Strength: Your Superpower' })).toBeVisible();
    await expect(page.getByText('41–45')).toBeVisible();
    await expectAccessible(page);
  },
);

for (const address of ['/memberships', '/de/memberships']) {
  test(`${address} says the price, the term and the way out of everything on sale`, async ({ page }) => {
    await page.goto(address);
    const main = page.getByRole('main');
    const passes = address.startsWith('/de') ? 'Workout-Pakete' : 'Workout Pakete';
    await expect(main.getByRole('heading', { name: passes })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Mitgliedschaften', exact: true })).toBeVisible();
    for (const size of PASS_SIZES) await expect(main).toContainText(String(priceList.passes[size] / 100));
    for (const cents of Object.values(priceList.monthly))
      await expect(main).toContainText(String(cents / 100));
    await expect(main).toContainText(/19\s?%/);
    await expect(main.locator(`a[href="mailto:${studio.contact.email}"]`)).toBeVisible();
    await expectAccessible(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { address, nextClasses, switchedOff } of HOMES) {
    test(`${address} says why it shows no next classes`, { tag: '@once' }, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 2, name: nextClasses })).toBeVisible();
      await expect(page.getByText(switchedOff)).toBeVisible();
    });
  }

  test('a question of the memberships page opens', { tag: '@once' }, async ({ page }) => {
    await page.goto('/memberships');
    await page.getByText('How old do I have to be?').click();
    await expect(page.getByText('There is no upper limit.')).toBeVisible();
  });
});

/** Counts the bytes transferred from now on, headers included, and collects the scripts among them. */
async function weighed(page: Page): Promise<() => { readonly bytes: number; readonly scripts: string[] }> {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  let bytes = 0;
  const scripts: string[] = [];
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  network.on('Network.responseReceived', ({ response, type }) => {
    if (type === 'Script') scripts.push(response.url);
  });
  return () => ({ bytes, scripts });
}
