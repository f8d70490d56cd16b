import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LoadingPage } from './loading-page.tsx';

const html = renderToStaticMarkup(<LoadingPage />);

it('says in both languages what to do without scripts', () => {
  const [, withoutScripts = ''] = /<noscript>(.*)<\/noscript>/s.exec(html) ?? [];
  expect(withoutScripts).toContain('This page needs JavaScript');
  expect(withoutScripts).toMatch(/<div lang="de">.*Diese Seite braucht JavaScript.*<\/div>/s);
  expect(withoutScripts.match(/href="tel:/g)).toHaveLength(2);
});

it('tells screen readers in both languages that it loads', () => {
  expect(html).toMatch(/role="status".*Loading … <span lang="de">Wird geladen …<\/span>/s);
});
