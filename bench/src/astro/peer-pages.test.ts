import { expect, it } from 'vitest';
import { withoutScripts } from './peer-pages.ts';

const PAGE = [
  '<!DOCTYPE html><html lang="de"><head><title>Über uns</title><style>p{color:red}</style>',
  '<link rel="preload" as="font" href="/inter.woff2"/>',
  '<link rel="stylesheet" href="/later.css" media="not all" disabled=""/><link rel="modulepreload" href="/a.js"/>',
  '<script type="application/ld+json">{"a":1}</script></head>',
  '<body><main>Stärker</main><script>start("</p>")</script><script data-module="/m.js">\n</script></body></html>',
].join('');

it('keeps words, styles and typefaces of a page, and no script nor what only scripts need', () => {
  expect(withoutScripts('/de/about', PAGE)).toEqual({
    address: '/de/about',
    language: 'de',
    head: '<title>Über uns</title><style>p{color:red}</style><link rel="preload" as="font" href="/inter.woff2"/>',
    body: '<main>Stärker</main>',
  });
});

it('refuses what is no page, so that nothing else is measured in its place', () => {
  expect(() => withoutScripts('/about', '{"status":503}')).toThrow('/about is no page of ours');
});
