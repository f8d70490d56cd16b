import type { MeasurementBatch } from '@lifted/contract/measurements';
import type { BrowserContext, Page } from '@playwright/test';
import { hide, show } from '../src/hidden-page.ts';
import { expect, hydrated, test } from '../src/site-test.ts';

const MEASUREMENTS = '/api/measurements';
/** The only words an entry may have. */
const FIELDS = ['kind', 'name', 'value', 'route', 'device', 'release', 'source', 'chunk', 'event'];

/** Switches statistics on or off on the privacy settings. */
async function decide(page: Page, answer: 'On' | 'Off'): Promise<void> {
  await page.goto('/privacy-settings');
  await hydrated(page);
  await page
    .getByRole('group', { name: 'Statistics' })
    .getByRole('radio', { name: answer })
    .check({ force: true });
}

/** Opens a page and waits until it measures. */
async function openMeasured(page: Page, address: string): Promise<void> {
  const measuring = page.waitForResponse(/\/static\/js\/measure-page-/);
  await page.goto(address);
  await hydrated(page);
  await measuring;
  await page.waitForLoadState('networkidle');
}

/** Everything that left, from now on. */
function batchesFrom(context: BrowserContext): MeasurementBatch[] {
  const batches: MeasurementBatch[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname !== MEASUREMENTS) return;
    const body: unknown = request.postDataJSON();
    if (!isBatch(body)) throw new Error(`This is no batch: ${request.postData()}`);
    batches.push(body);
  });
  return batches;
}

/** What an entry is about, without its value. */
function subjectOf(entry: MeasurementBatch['entries'][number]): string {
  return `${entry.kind} ${entry.kind === 'install' ? entry.event : entry.name}`;
}

function isBatch(body: unknown): body is MeasurementBatch {
  return typeof body === 'object' && body !== null && 'entries' in body && Array.isArray(body.entries);
}

test('a page measures after a yes alone, tells of itself once, and nothing after a no', async ({
  page,
  context,
  surprises,
}) => {
  surprises.expectError(/mara@example\.com/);
  const batches = batchesFrom(context);
  await decide(page, 'On');
  await hide(page);
  expect(batches, 'the page of the answer was opened before it').toEqual([]);

  await openMeasured(page, '/about?from=mara@example.com');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        void Promise.reject(new RangeError('mara@example.com'));
        setTimeout(() => {
          setTimeout(resolve);
          throw new TypeError('mara@example.com');
        });
      }),
  );
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  // The largest paint is settled by a person alone: a key, a tap, or leaving the tab.
  await page.keyboard.press('Shift');
  const [request] = await Promise.all([page.waitForRequest(`**${MEASUREMENTS}`), hide(page)]);
  expect((await request.response())?.status()).toBe(204);
  const { cookie, authorization } = await request.allHeaders();
  expect({ cookie, authorization }).toEqual({ cookie: undefined, authorization: undefined });

  const entries = batches.flatMap((batch) => batch.entries);
  expect(entries.flatMap(Object.keys).filter((field) => !FIELDS.includes(field))).toEqual([]);
  expect(JSON.stringify(entries)).not.toContain('mara');
  const vitals = entries.filter((entry) => entry.kind === 'web_vital');
  expect(vitals.map(({ name }) => name)).toEqual(expect.arrayContaining(['LCP', 'FCP', 'TTFB', 'CLS']));
  for (const vital of vitals) expect(vital).toMatchObject({ route: '/about', device: 'desktop' });
  const rest = entries.filter((entry) => entry.kind !== 'web_vital');
  expect(rest).toHaveLength(3);
  expect(rest).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'client_error',
        source: 'promise',
        name: 'RangeError',
        route: '/about',
      }),
      expect.objectContaining({ kind: 'client_error', source: 'script', name: 'TypeError', route: '/about' }),
      { kind: 'install', event: 'installed' },
    ]),
  );

  await show(page);
  await hide(page);
  // The longest answer to a tap or a key may have been too late for the first batch; nothing is reported twice.
  const told = batches.flatMap((batch) => batch.entries.map(subjectOf));
  expect(told).toEqual([...new Set(told)]);
  const sentBefore = batches.length;

  await show(page);
  await page.evaluate(() => window.dispatchEvent(new Event('appinstalled')));
  const settings = await context.newPage();
  await decide(settings, 'Off');
  await hide(page);
  await settings.goto('/about');
  await hydrated(settings);
  await hide(settings);
  expect(batches, 'nothing leaves after a no').toHaveLength(sentBefore);
});

test('a page that could not be drawn says Application Error, and tells of it without a word of the failure', async ({
  page,
  context,
  surprises,
}) => {
  surprises.expectError(/mara@example\.com/);
  const batches = batchesFrom(context);
  await decide(page, 'On');
  await page.route('**/static/js/about-page-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: "export default function About() { throw new RangeError('mara@example.com'); }",
    }),
  );
  await openMeasured(page, '/imprint');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'Application Error' })).toBeVisible();
  await Promise.all([page.waitForRequest(`**${MEASUREMENTS}`), hide(page)]);
  const failures = batches.flatMap((batch) => batch.entries).filter((entry) => entry.kind === 'client_error');
  expect(failures).toContainEqual(
    expect.objectContaining({ source: 'render', name: 'RangeError', route: '/about' }),
  );
  expect(JSON.stringify(batches)).not.toContain('mara');
});
