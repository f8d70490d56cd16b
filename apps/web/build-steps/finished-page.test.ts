import { describe, expect, it } from 'vitest';
import { readIndexedPage } from './finished-page.ts';

const PAGE = `<!DOCTYPE html><html lang="de"><head>
<meta name="description" content="Klimmzüge &amp; Kreuzheben"/>
<link rel="canonical" href="https://origin.invalid/de/about"/>
<link rel="alternate" hrefLang="en" href="https://origin.invalid/about"/>
<link rel="alternate" hrefLang="de" href="https://origin.invalid/de/about"/>
<meta property="og:image" content="https://origin.invalid/share/de/about.jpg"/>
</head><body><h1 tabindex="-1">Über <em>uns</em>\n  &amp; dich</h1><h1>zweite</h1></body></html>`;

describe('readIndexedPage', () => {
  it('reads what search engines and previews get', () => {
    expect(readIndexedPage(PAGE)).toEqual({
      canonical: 'https://origin.invalid/de/about',
      alternates: [
        { language: 'en', href: 'https://origin.invalid/about' },
        { language: 'de', href: 'https://origin.invalid/de/about' },
      ],
      language: 'de',
      heading: 'Über uns & dich',
      description: 'Klimmzüge & Kreuzheben',
      picture: 'https://origin.invalid/share/de/about.jpg',
    });
  });

  it('passes over a page without an address of its own', () => {
    expect(readIndexedPage('<html lang="en"><h1>Login</h1></html>')).toBeUndefined();
  });

  it('stops the build where something is missing, and says what', () => {
    expect(() => readIndexedPage(PAGE.replaceAll('h1', 'h2'))).toThrow(
      'https://origin.invalid/de/about has no heading',
    );
  });
});
