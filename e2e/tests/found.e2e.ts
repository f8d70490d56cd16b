import type { APIRequestContext } from '@playwright/test';
import { readHead, thingsOf, type PageHead } from '../src/page-head.ts';
import { prerenderedAddresses } from '../src/site-addresses.ts';
import { expect, hydrated, test } from '../src/site-test.ts';
import { mondayFromNow } from '../src/answers/studio-answers.ts';

/** Pages that have no place in an index, by how their address ends. */
const NOT_INDEXED =
  /\/(?:login|reset-password|dashboard|me|security|your-data|unauthorized|strength|passes|messages|messages\/settings|my-workout|cancel-booking|(?:cancel|confirm)-trial-workout)$/;

const indexed = prerenderedAddresses().filter((address) => !NOT_INDEXED.test(address));
const hidden = prerenderedAddresses().filter((address) => NOT_INDEXED.test(address));

const TITLE = { shortest: 30, longest: 60 } as const;
const DESCRIPTION = { shortest: 70, longest: 160 } as const;
const MOST_PICTURE_BYTES = 80_000;

async function headOf(request: APIRequestContext, address: string): Promise<PageHead> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  return readHead(await answer.text());
}

async function headsOf(request: APIRequestContext): Promise<ReadonlyMap<string, PageHead>> {
  const heads = new Map<string, PageHead>();
  for (const address of indexed) heads.set(address, await headOf(request, address));
  return heads;
}

test('every page has a title and a description of its own, as long as search results show', async ({
  request,
}) => {
  const heads = await headsOf(request);
  const faults: string[] = [];
  const judge = (
    what: string,
    texts: ReadonlyMap<string, string>,
    { shortest, longest }: typeof TITLE | typeof DESCRIPTION,
  ) => {
    for (const [address, text] of texts) {
      const same = [...texts].filter(([other, otherText]) => other !== address && otherText === text);
      if (text.length < shortest || text.length > longest)
        faults.push(`${what} of ${address} has ${text.length} characters: ${text}`);
      if (same.length > 0) faults.push(`${what} of ${address} is that of ${same[0]?.[0]} too: ${text}`);
    }
  };
  judge('title', new Map([...heads].map(([address, { title }]) => [address, title])), TITLE);
  judge(
    'description',
    new Map([...heads].map(([address, { metas }]) => [address, metas.get('description') ?? ''])),
    DESCRIPTION,
  );
  expect(faults).toEqual([]);
});

test('every page names its one address, and the pages of both languages name each other', async ({
  request,
}) => {
  const heads = await headsOf(request);
  for (const [address, { canonicals, alternates, language, metas }] of heads) {
    expect(
      canonicals.map((canonical) => new URL(canonical).pathname),
      address,
    ).toEqual([address]);
    expect(metas.has('robots'), address).toBe(false);
    expect(language, address).toBe(address === '/de' || address.startsWith('/de/') ? 'de' : 'en');
    expect([...alternates.keys()].toSorted(), address).toEqual(['de', 'en', 'x-default']);
    expect(alternates.get('x-default'), address).toBe(alternates.get('en'));
    expect(alternates.get(language), address).toBe(canonicals[0]);
    for (const alternate of alternates.values()) {
      const there = heads.get(new URL(alternate).pathname);
      expect([...(there?.alternates ?? [])], `${address} ↔ ${alternate}`).toEqual([...alternates]);
    }
  }
});

test('what has no place in an index asks to stay out of it', async ({ request }) => {
  for (const address of [
    ...hidden,
    '/workout/1',
    '/workout/1/test',
    '/challenge/1',
    '/de/challenge/1',
    '/de/workout/1/test',
  ]) {
    const { metas, canonicals } = await headOf(request, address);
    expect.soft(metas.get('robots'), address).toBe('noindex');
    expect.soft(canonicals, address).toEqual([]);
  }
});

test('the sitemap lists exactly the pages of the index, each under its own address', async ({ request }) => {
  const answer = await request.get('/sitemap.xml');
  expect(answer.headers()['content-type']).toContain('application/xml');
  const xml = await answer.text();
  const places = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place);
  expect(places.map((place) => new URL(place).pathname).toSorted()).toEqual(indexed.toSorted());
  for (const place of places) {
    expect((await headOf(request, new URL(place).pathname)).canonicals).toEqual([place]);
  }
  const tomorrow = Date.now() + 24 * 60 * 60 * 1000;
  for (const [, day = ''] of xml.matchAll(/<lastmod>([^<]+)<\/lastmod>/g)) {
    expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(Date.parse(day)).toBeLessThan(tomorrow);
  }
});

test('crawlers are told the sitemap, and may ask for what the pages show', async ({
  request,
  page,
  baseURL,
}) => {
  const rules = await (await request.get('/robots.txt')).text();
  const { canonicals } = await headOf(request, '/');
  expect(rules).toContain(`Sitemap: ${new URL('/sitemap.xml', canonicals[0]).href}`);
  const opened = [...rules.matchAll(/^Allow: (\S+)$/gm)].map(([, path = '']) => path);
  const closed = [...rules.matchAll(/^Disallow: (\S+)$/gm)].map(([, path = '']) => path);
  const asked: string[] = [];
  page.on('request', (call) => asked.push(new URL(call.url()).pathname));
  for (const address of ['/wod', '/', '/workouts']) {
    const classes = address === '/wod' ? undefined : page.waitForRequest('**/api/timetable?*');
    await page.goto(address);
    await hydrated(page);
    await classes;
    await page.waitForLoadState('networkidle');
  }
  const longest = (paths: readonly string[], path: string) =>
    Math.max(0, ...paths.filter((start) => path.startsWith(start)).map(({ length }) => length));
  expect(
    asked.filter((path) => longest(closed, path) > longest(opened, path)),
    String(baseURL),
  ).toEqual([]);
});

test('every page has a picture for previews of its link, of the size it says', async ({ request, page }) => {
  const heads = await headsOf(request);
  await page.goto('/');
  for (const [address, { metas }] of heads) {
    const picture = new URL(metas.get('og:image') ?? '').pathname;
    const answer = await request.get(picture);
    expect(answer.headers()['content-type'], picture).toBe('image/jpeg');
    expect((await answer.body()).length, picture).toBeLessThanOrEqual(MOST_PICTURE_BYTES);
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, picture);
    expect(size, picture).toEqual([
      Number(metas.get('og:image:width')),
      Number(metas.get('og:image:height')),
    ]);
    expect(new URL(metas.get('og:url') ?? '').pathname).toBe(address);
    expect(metas.get('twitter:card')).toBe('summary_large_image');
  }
  expect(new Set([...heads.values()].map(({ metas }) => metas.get('og:image'))).size).toBe(heads.size);
});

test('a link to one class is shown as a card of the studio', async ({ request }) => {
  const [home, oneClass] = [await headOf(request, '/'), await headOf(request, '/workout/1/test')];
  expect(oneClass.title).toBe(home.metas.get('og:site_name'));
  expect(oneClass.metas.get('og:title')).toBe(oneClass.title);
  expect(oneClass.metas.get('og:image')).toBe(home.metas.get('og:image'));
});

test('the home pages describe the studio, all others the way to them', async ({ request }) => {
  for (const [address, { things }] of await headsOf(request)) {
    const types = things.map((thing) => thing['@type']);
    if (address === '/' || address === '/de') expect(types, address).toEqual(['ExerciseGym']);
    else expect(types, address).toContain('BreadcrumbList');
    expect(JSON.stringify(things), address).not.toMatch(/aggregateRating|undefined|null|origin\.invalid/);
  }
});

for (const address of ['/workouts', '/de/workouts']) {
  test(`${address} lists the next classes as events with a free test workout`, async ({ page, request }) => {
    // The running week has no class to come on a late Sunday.
    await page.goto(`${address}?week=${mondayFromNow(1)}`);
    const script = page.locator('main script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    const events = thingsOf((await script.textContent()) ?? '');
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) {
      expect(event).toMatchObject({
        '@type': 'Event',
        eventStatus: 'https://schema.org/EventScheduled',
        location: { '@type': 'Place', address: { addressLocality: 'Berlin' } },
        offers: { price: '0.00', priceCurrency: 'EUR' },
      });
      expect(Date.parse(String(event['endDate']))).toBeGreaterThan(Date.parse(String(event['startDate'])));
    }
    const url = /"url":"([^"]+\/test)"/.exec(JSON.stringify(events[0]))?.[1] ?? '';
    expect((await request.get(new URL(url).pathname)).status()).toBe(200);
  });
}

test('head and language follow in the app, and nothing of the page before stays', async ({ page }) => {
  await page.goto('/about');
  await hydrated(page);
  const head = () =>
    page.evaluate(() => ({
      language: document.documentElement.lang,
      canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      alternates: document.querySelectorAll('link[rel="alternate"]').length,
      descriptions: document.querySelectorAll('meta[name="description"]').length,
      noindex: document.querySelectorAll('meta[name="robots"]').length,
    }));
  const expected = (language: string, path: string) => ({
    language,
    canonicals: [path],
    alternates: 3,
    descriptions: 1,
    noindex: 0,
  });
  expect(await head()).toEqual(expected('en', '/about'));
  const english = await page.title();
  await page.getByRole('link', { name: 'Deutsch' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/de\/about$/);
  await expect.poll(head).toEqual(expected('de', '/de/about'));
  await expect(page).not.toHaveTitle(english);
  await page.getByRole('link', { name: 'Dashboard' }).locator('visible=true').first().click();
  await expect(page).toHaveURL(/\/de\/login\?from=%2Fde%2Fdashboard$/);
  await expect.poll(head).toEqual({ ...expected('de', ''), canonicals: [], alternates: 0, noindex: 1 });
});

test('the icons of browsers and home screens exist', async ({ page, request }) => {
  await page.goto('/');
  const icons = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="icon"], link[rel="apple-touch-icon"]')].map(
      (link) => [link.rel, link.getAttribute('href')],
    ),
  );
  expect(icons).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/icon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
  ]);
  const sides = { '/apple-touch-icon.png': 180, '/icon-192.png': 192, '/icon-maskable-512.png': 512 };
  for (const [icon, side] of Object.entries(sides)) {
    const width = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return image.naturalWidth;
    }, icon);
    expect(width, icon).toBe(side);
  }
  for (const [, icon] of icons) expect((await request.get(icon ?? '')).status(), String(icon)).toBe(200);
});
