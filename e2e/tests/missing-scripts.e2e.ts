import { signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

const CHUNK_TIMEOUT_MS = 120_000;
const reload = (name = 'Reload') => ({ name, exact: true }) as const;

test.beforeEach(({ surprises }) => {
  surprises.expectError(
    /status of 40[14]|ERR_FAILED|ChunkLoadError|Loading chunk|dynamically imported module/,
  );
});

test('a page whose scripts do not load names the chunk and offers a reload, which helps', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.route('**/static/js/memberships-page-*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Memberships' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk memberships-page failed.');
  await expectAccessible(page);
  await page.unroute('**/static/js/memberships-page-*.js');
  await page.getByRole('button', reload()).click();
  await expect(page).toHaveTitle(/^Memberships/);
});

test('a page whose scripts cannot be fetched offline says so, and opens when the network is back', async ({
  page,
  context,
  surprises,
}) => {
  surprises.expectError(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/about');
  await hydrated(page);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Memberships' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'You’re offline, and this isn’t on your device yet.',
  );
  await expect(page.getByText('Loading chunk')).toHaveCount(0);
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveTitle(/^Memberships/);
});

test('scripts are below /static/js, and may be cached for ever', { tag: '@once' }, async ({ page }) => {
  const scripts: { readonly path: string; readonly caching: string | undefined }[] = [];
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (answer.request().resourceType() === 'script' || pathname.endsWith('.js'))
      scripts.push({ path: pathname, caching: answer.headers()['cache-control'] });
  });
  await page.goto('/about');
  await hydrated(page);
  await page.getByRole('link', { name: 'Memberships' }).first().click();
  await expect(page).toHaveTitle(/^Memberships/);
  expect(scripts.length).toBeGreaterThan(3);
  for (const { path, caching } of scripts) {
    expect(path).toMatch(/^\/static\/js\/[\w.-]+\.js$/);
    expect(caching).toContain('immutable');
  }
});

test('a part that does not load within two minutes shows a notice, and the rest of the page keeps working', async ({
  page,
}) => {
  await page.clock.install();
  await page.route('**/static/js/strength-drawing-*.js', () => undefined);
  await signIn(page, MEMBER.email);
  const chart = page.getByRole('region', { name: 'Your Strength' });
  await expect(chart.getByRole('button', { name: 'Show as table' })).toBeVisible();
  const asked = page.waitForRequest('**/static/js/strength-drawing-*.js');
  await chart.scrollIntoViewIfNeeded();
  await asked;
  await page.clock.fastForward(CHUNK_TIMEOUT_MS);
  await expect(page.getByRole('alert')).toContainText('Loading chunk strength-drawing failed.');
  await expect(page.getByRole('alert').getByRole('button', reload())).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
});

test(
  'after a deployment the page that was clicked opens, by a reload, once',
  { tag: '@act' },
  async ({ page }) => {
    let loads = 0;
    let documents = 0;
    page.on('load', () => (loads += 1));
    page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
    await page.goto('/about');
    await hydrated(page);
    await page.route('**/build.json', (route) => route.fulfill({ json: { release: '0badcafe' } }));
    // Gone for the page before, there for the one that comes in its place.
    await page.route('**/static/js/memberships-page-*.js', (route) =>
      documents < 2 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.route('**/static/js/about-page-*.js', (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'Memberships' }).first().click();
    await expect.poll(() => loads).toBe(2);
    await expect(page).toHaveURL(/\/memberships$/);
    await hydrated(page);
    await page.getByRole('link', { name: 'About', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Loading chunk about-page failed.');
    expect(loads).toBe(2);
  },
);

test('a page that cannot start says so in its language, and what it showed stays', async ({ page }) => {
  await page.route('**/static/js/start-*.js', (route) => route.abort());
  await page.goto('/de/wod');
  await expect(page.getByRole('alert')).toContainText(/^Der Teil start-[\w-]+\.js wurde nicht geladen\./);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute('**/static/js/start-*.js');
  await page.getByRole('button', reload('Neu laden')).click();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
