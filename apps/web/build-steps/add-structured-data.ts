import { priceList } from '@lifted/profile/price-list';
import { wholeStudio } from '@lifted/profile/whole-studio';
import { addressIn } from '../app/addresses.ts';
import { languageAt } from '../app/language.ts';
import {
  breadcrumbs,
  exerciseGym,
  structuredDataText,
  studioReference,
  type Thing,
} from '../app/structured-data.ts';
import { priceOffers, priceRange } from '../app/structured-data-prices.ts';
import type { IndexedPage } from './finished-page.ts';

/**
 * Puts what search engines read of a page into its head: the studio on the home pages, the way there on all others, the
 * price list where it stands. Written here and not by React, because nobody who runs the page's scripts reads it.
 */
export function addStructuredData(html: string, page: IndexedPage): string {
  const data = structuredDataText(thingsOn(page));
  return html.replace('</head>', () => `<script type="application/ld+json">${data}</script></head>`);
}

function thingsOn({ canonical, heading, description, picture }: IndexedPage): Thing[] {
  const { origin, pathname } = new URL(canonical);
  const language = languageAt(pathname);
  if (pathname === addressIn(language, 'home')) {
    return [
      exerciseGym(wholeStudio, { origin, language, description, picture, priceRange: priceRange(priceList) }),
    ];
  }
  const name = heading.replaceAll('\u00ad', '');
  const way = breadcrumbs(wholeStudio.name, { origin, language, heading: name, canonical });
  if (pathname !== addressIn(language, 'memberships')) return [way];
  const makesOffer = priceOffers(priceList, canonical, language);
  return [way, { ...studioReference(wholeStudio, origin), makesOffer }];
}
