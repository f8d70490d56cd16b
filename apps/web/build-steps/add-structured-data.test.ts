import { describe, expect, it } from 'vitest';
import { addStructuredData } from './add-structured-data.ts';
import type { IndexedPage } from './finished-page.ts';

const page = (path: string, heading: string): IndexedPage => ({
  canonical: `https://studio.example${path}`,
  alternates: [],
  language: 'en',
  heading,
  description: 'What is said of it',
  picture: 'https://studio.example/share/en/home.jpg',
});

function dataIn(html: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script><\/head>/.exec(html) ?? [];
  return JSON.parse(json);
}

const dataOn = (path: string) => dataIn(addStructuredData('<head></head>', page(path, 'Heading')));
const ofTypes = (...types: readonly string[]) => ({ '@graph': types.map((type) => ({ '@type': type })) });

describe('addStructuredData', () => {
  it('describes the studio on both home pages', () => {
    expect(dataOn('/')).toMatchObject(ofTypes('ExerciseGym'));
    expect(dataOn('/de')).toMatchObject(ofTypes('ExerciseGym'));
  });

  it('shows the way to every other page', () => {
    expect(dataOn('/de/wod')).toMatchObject(ofTypes('BreadcrumbList'));
  });

  it('adds the offers to the page with the price list', () => {
    expect(dataOn('/memberships')).toMatchObject(ofTypes('BreadcrumbList', 'ExerciseGym'));
    expect(dataOn('/de/memberships')).toMatchObject(ofTypes('BreadcrumbList', 'ExerciseGym'));
  });

  it('cannot be ended by a text, and reads headings without soft hyphens', () => {
    const html = addStructuredData('<head></head>', page('/about', 'Daten\u00adschutz </script> $&'));
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(JSON.stringify(dataIn(html))).toContain('"Datenschutz </script> $&"');
  });
});
