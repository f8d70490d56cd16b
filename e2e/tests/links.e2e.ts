import type { Page } from '@playwright/test';
import { visitSideBySide } from '../src/side-by-side.ts';
import { prerenderedAddresses } from '../src/site-addresses.ts';
import { expect, hydrated, test } from '../src/site-test.ts';

/** A link and the page it was found on. */
interface FoundLink {
  readonly from: string;
  readonly href: string;
}

interface VisitedPage {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** More pages than the site can have mean that the walk runs in circles. */
const MOST_PAGES = 150;
/** Of the pages drawn from data, such as those of single classes, only a few are visited. */
const MOST_OF_A_KIND = 3;

test('no link of the site leads nowhere, and every fragment has its place', async ({ context, baseURL }) => {
  // Every page of the site and what it leads to.
  test.setTimeout(180_000);
  const visited = new Map<string, VisitedPage>();
  const found: FoundLink[] = [];
  const kinds = new Map<string, number>();
  for (let wave = ['/', '/de', ...prerenderedAddresses()]; wave.length > 0;) {
    const addresses = [...new Set(wave)].filter((one) => !visited.has(one) && !isEnough(kinds, one));
    expect(visited.size + addresses.length).toBeLessThanOrEqual(MOST_PAGES);
    const visits = await visitSideBySide(context, addresses, visitPage);
    wave = [];
    for (const [index, visit] of visits.entries()) {
      const from = addresses[index] ?? '';
      visited.set(from, visit);
      for (const href of visit.links) {
        const target = new URL(href, new URL(from, baseURL));
        found.push({ from, href: target.href });
        if (target.origin === baseURL && !target.pathname.startsWith('/api/')) wave.push(target.pathname);
      }
    }
  }
  expect(found.filter((link) => isDead(link, visited, baseURL))).toEqual([]);
  expect(found.filter(({ href }) => href.startsWith('http:') && new URL(href).origin !== baseURL)).toEqual(
    [],
  );
});

/** Opens a page as a visitor does; a status other than 200 fails the walk at once. */
async function visitPage(page: Page, address: string): Promise<VisitedPage> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const { links, ids } = await page.evaluate(() => ({
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(
      (link) => link.getAttribute('href') ?? '',
    ),
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
  }));
  return { links, ids: new Set(ids) };
}

function isEnough(kinds: Map<string, number>, address: string): boolean {
  const kind = /^(?:\/de)?\/(?:workout|challenge)\//.exec(address)?.[0];
  if (kind === undefined) return false;
  const seen = (kinds.get(kind) ?? 0) + 1;
  kinds.set(kind, seen);
  return seen > MOST_OF_A_KIND;
}

function isDead(
  { href }: FoundLink,
  visited: ReadonlyMap<string, VisitedPage>,
  baseURL: string | undefined,
): boolean {
  const { origin, pathname, hash, protocol } = new URL(href);
  if (protocol === 'mailto:' || protocol === 'tel:') return href.length <= protocol.length;
  if (origin !== baseURL || hash === '') return false;
  const page = visited.get(pathname);
  return page !== undefined && !page.ids.has(decodeURIComponent(hash.slice(1)));
}
