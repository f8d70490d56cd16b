import { studio } from '@lifted/profile/studio';
import { describe, expect, it } from 'vitest';
import { pageMeta, studioMeta } from './page-meta.ts';
import { sharePicturePath } from './share-picture-path.ts';

const WORDS = {
  en: { title: 'About us', description: 'Who coaches here.' },
  de: { title: 'Über uns', description: 'Wer hier coacht.' },
};
const ORIGIN = 'https://origin.invalid';

/** Links of a head by what they are, such as 'canonical' or 'en'. */
function linksOf(pathname: string): Readonly<Record<string, string>> {
  const links = pageMeta(pathname, WORDS).flatMap((entry) => {
    if (!('tagName' in entry)) return [];
    const name = 'hrefLang' in entry ? entry['hrefLang'] : entry['rel'];
    return [[String(name), String(entry['href'])] as const];
  });
  return Object.fromEntries(links);
}

describe('the head of a page', () => {
  it('speaks the language of its address', () => {
    expect(pageMeta('/about', WORDS)[0]).toEqual({ title: `About us · ${studio.name}` });
    expect(pageMeta('/de/about', WORDS)[0]).toEqual({ title: `Über uns · ${studio.name}` });
  });

  it.each(['/de/about', '/de/about/'])('names its one address and both languages at %s', (pathname) => {
    expect(linksOf(pathname)).toEqual({
      canonical: `${ORIGIN}/de/about`,
      en: `${ORIGIN}/about`,
      de: `${ORIGIN}/de/about`,
      'x-default': `${ORIGIN}/about`,
    });
  });

  it('knows the home pages', () => {
    expect(linksOf('/')).toMatchObject({ canonical: `${ORIGIN}/`, de: `${ORIGIN}/de` });
    expect(linksOf('/de')).toMatchObject({ canonical: `${ORIGIN}/de`, 'x-default': `${ORIGIN}/` });
  });

  it('has a picture for previews of links', () => {
    expect(pageMeta('/de/about', WORDS)).toContainEqual({
      property: 'og:image',
      content: `${ORIGIN}/share/de/about.jpg`,
    });
  });

  it.each([
    '/login',
    '/dashboard',
    '/workout/7/test',
    '/de/cancel-trial-workout',
    '/challenge/1',
    '/nothing',
  ])('asks to leave %s out of the index, and claims no address for it', (pathname) => {
    expect(pageMeta(pathname, WORDS)).toContainEqual({ name: 'robots', content: 'noindex' });
    expect(linksOf(pathname)).toEqual({});
  });

  it('is a card of the studio where a page has none of its own', () => {
    expect(studioMeta(studio.name)).toContainEqual({
      property: 'og:image',
      content: `${ORIGIN}/share/en/home.jpg`,
    });
  });
});

it.each([
  ['/', '/share/en/home.jpg'],
  ['/de', '/share/de/home.jpg'],
  ['/wod', '/share/en/wod.jpg'],
  ['/de/privacy-policy', '/share/de/privacy-policy.jpg'],
])('the picture of %s lies at %s', (address, picture) => {
  expect(sharePicturePath(address)).toBe(picture);
});
