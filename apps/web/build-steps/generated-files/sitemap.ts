import type { IndexedPage } from '../finished-page.ts';

/** Upper limits of one sitemap file (sitemaps.org protocol). */
const MOST_PAGES = 50_000;

export interface SitemapEntry extends Pick<IndexedPage, 'canonical' | 'alternates'> {
  /** Civil date of the last change; left out where nobody knows. */
  readonly changed: string | undefined;
}

/**
 * sitemap.xml: every page of the index with its other language (sitemaps.org; `xhtml:link` as Google reads it), in the
 * order of their addresses, so that the same site gives the same file.
 */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  if (entries.length > MOST_PAGES) throw new Error(`A sitemap holds ${MOST_PAGES} pages at most.`);
  const inOrder = entries.toSorted((a, b) => (a.canonical < b.canonical ? -1 : 1));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...inOrder.map(url),
    '</urlset>',
    '',
  ].join('\n');
}

function url({ canonical, alternates, changed }: SitemapEntry): string {
  return [
    '<url>',
    `<loc>${escaped(canonical)}</loc>`,
    ...(changed === undefined ? [] : [`<lastmod>${changed}</lastmod>`]),
    ...alternates.map(
      ({ language, href }) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
    ),
    '</url>',
  ].join('');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
