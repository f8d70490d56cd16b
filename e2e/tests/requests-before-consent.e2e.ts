import { devices, type BrowserContextOptions } from '@playwright/test';
import { storedBy, loadButton, test } from '../src/booking/booking-test.ts';
import { signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { ownStudio } from '../src/studio/own-studio.ts';
import { prerenderedAddresses } from '../src/site-addresses.ts';
import { visitSideBySide } from '../src/side-by-side.ts';
import { expect, hydrated } from '../src/site-test.ts';

// In order, so that one studio serves all of them. Booking service, questionnaire and visit counter are set up in it.
test.describe.configure({ mode: 'default' });

/** Pages with a parameter, which no build can finish. */
const DRAWN_IN_THE_BROWSER = [
  '/workout/none/test',
  '/de/workout/none/test',
  '/challenge/none',
  '/no-such-page',
];

/** What measures and counts: no byte of it is asked for, and nothing it could send. */
const MEASURES = /\/api\/measurements|\/static\/js\/(start-up|measure-page|start-analytics)-[\w-]{8}\.js/;

/** What a visit may leave before anybody decided; the privacy settings name it. */
const KEPT_WITHOUT_ASKING = ['react-router-scroll-positions'];

const isGerman = (address: string) => address === '/de' || address.startsWith('/de/');
const ALL_ADDRESSES = [...prerenderedAddresses(), ...DRAWN_IN_THE_BROWSER];

/** Both languages of a page ask for the same, and so do both windows: one of each goes through all pages. */
const WALKS: Readonly<
  Record<string, { readonly window: BrowserContextOptions; readonly addresses: readonly string[] }>
> = {
  phone: {
    window: { ...devices['Pixel 7'] },
    addresses: ALL_ADDRESSES.filter((address) => isGerman(address)),
  },
  desktop: {
    window: { viewport: { width: 1280, height: 800 } },
    addresses: ALL_ADDRESSES.filter((address) => !isGerman(address)),
  },
};

for (const [name, { window: options, addresses }] of Object.entries(WALKS)) {
  test(
    `on a ${name} no page asks anybody but us, or keeps anything, before consent`,
    { tag: '@act' },
    async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext({ ...options, ...(baseURL !== undefined && { baseURL }) });
      const asked = new Map<string, number>();
      const measured: string[] = [];
      context.on('request', (request) => {
        const { origin, protocol } = new URL(request.url());
        if (MEASURES.test(request.url())) measured.push(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:') asked.set(origin, (asked.get(origin) ?? 0) + 1);
      });
      const stored = await visitSideBySide(context, addresses, async (page, address) => {
        await page.goto(address);
        await hydrated(page);
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight }));
        await page.waitForLoadState('networkidle');
        expect([...asked.keys()], address).toEqual([baseURL]);
        return storedBy(page);
      });
      for (const [index, { local, session, cookies }] of stored.entries()) {
        const address = addresses[index];
        expect({ local, cookies }, address).toEqual({ local: [], cookies: [] });
        expect(
          session.filter((key) => !KEPT_WITHOUT_ASKING.includes(key)),
          address,
        ).toEqual([]);
      }
      expect(asked.get(baseURL ?? '')).toBeGreaterThan(addresses.length);
      expect(measured).toEqual([]);
      await context.close();
    },
  );
}

for (const address of ['/workouts', '/de/workouts', '/memberships', '/de/memberships']) {
  test(`${address} asks before it loads the booking service`, async ({ page }) => {
    await page.goto(address);
    await expect(loadButton(page)).toBeVisible();
  });
}

test('what the site keeps for a member is named on the privacy settings', async ({ page, surprises }) => {
  surprises.expectError(/status of 401/);
  await signIn(page, MEMBER.email);
  await page.goto('/about');
  await page.goto('/privacy-settings');
  await hydrated(page);
  const { local, session, cookies } = await storedBy(page);
  expect(cookies.length).toBeGreaterThan(0);
  const named = await page.getByRole('main').innerText();
  for (const name of [...local, ...session, ...cookies]) expect(named).toContain(name);
});

test.describe('a studio without booking service and questionnaire', () => {
  test.use({ baseURL: async ({}, use) => use(ownStudio().baseUrl) });

  test('shows nothing of them and downloads no byte of them', async ({ page }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    for (const address of ['/workouts', '/memberships', '/de/memberships', '/become-a-trainer']) {
      await page.goto(address);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(loadButton(page)).toHaveCount(0);
    }
    expect(files.some((file) => file.includes('/static/js/'))).toBe(true);
    // The empty place below a page is part of the page.
    expect(
      files.filter((file) =>
        /static\/js\/(consent-gate|booking-(band|calendar|shops|widget|service(?!-below))|outside-questionnaire)/.test(
          file,
        ),
      ),
    ).toEqual([]);
  });

  test('says that there are no third parties, and asks only about its own statistics', async ({ page }) => {
    await page.goto('/privacy-settings');
    await hydrated(page);
    await expect(page.getByText(/^Everything on this site comes from our own server/)).toBeVisible();
    await expect(page.getByRole('group', { name: 'Statistics' }).getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('radio')).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'Allow all' })).toHaveCount(0);
  });
});
