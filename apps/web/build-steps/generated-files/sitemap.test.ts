import { describe, expect, it } from 'vitest';
import { sitemapXml } from './sitemap.ts';

const page = (path: string, changed?: string) => ({
  canonical: `https://studio.example${path}`,
  alternates: [{ language: 'de', href: `https://studio.example/de${path}` }],
  changed,
});

describe('sitemapXml', () => {
  it('lists the pages by address, with their other language', () => {
    const xml = sitemapXml([page('/wod', '2026-11-20'), page('/about')]);
    expect(xml.split('\n').slice(2, -2)).toEqual([
      '<url><loc>https://studio.example/about</loc>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://studio.example/de/about"/></url>',
      '<url><loc>https://studio.example/wod</loc><lastmod>2026-11-20</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://studio.example/de/wod"/></url>',
    ]);
  });

  it('escapes what XML would read as its own', () => {
    expect(sitemapXml([page('/a&b')])).toContain('<loc>https://studio.example/a&amp;b</loc>');
  });
});
