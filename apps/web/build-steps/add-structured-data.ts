import { wholeStudio } from '@lifted/profile/whole-studio';
import { addressIn } from '../app/addresses.ts';
import { languageAt } from '@lifted/domain/language/language-of-path';
import {
  breadcrumbs,
  exerciseGym,
  structuredDataText,
  studioReference,
  type Thing,
} from '../app/seo/structured-data.ts';
import type { IndexedPage } from './finished-page.ts';

/**
 * Adds structured data to a page's head: the studio on the home pages, breadcrumbs on all others, the price list on its
 * page. Written here and not by React, because it is only read from the HTML.
 */
export function addStructuredData(html: string, page: IndexedPage): string {
  const data = structuredDataText(thingsOn(page));
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`);
}

function thingsOn({ canonical, heading, description, picture }: IndexedPage): Thing[] {
  const { origin, pathname } = new URL(canonical);
  const language = languageAt(pathname);
  if (pathname === addressIn(language, 'home')) {
    return [exerciseGym(wholeStudio, { origin, language, description, picture })];
  }
  const name = heading.replaceAll('\u00ad', '');
  const way = breadcrumbs(wholeStudio.name, { origin, language, heading: name, canonical });
  if (pathname !== addressIn(language, 'memberships')) return [way];
  // The server writes its prices there.
  return [way, { ...studioReference(wholeStudio, origin), makesOffer: [] }];
}
