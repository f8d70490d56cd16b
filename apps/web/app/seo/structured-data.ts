import type { OpeningHours, StudioBasics, WholeStudio } from '@lifted/profile/studio-profile';
import type { InBothLanguages, Language } from '../language.ts';
import { inScript } from './in-script.ts';

/** A schema.org object; no value is undefined, so that JSON preserves it. */
export type Thing = Readonly<{ '@type': string }> & Readonly<Record<string, unknown>>;

/** Identifies the studio across pages, so that search engines know it is the same one. */
const STUDIO_ID = '/#studio';
const HOMES: InBothLanguages<string> = { en: '/', de: '/de' };

/**
 * The studio as a local business (https://schema.org/ExerciseGym): where it is, when it is open, how to reach it. No
 * rating: stars a business gives itself are against the rules of search engines.
 */
export function exerciseGym(
  studio: WholeStudio,
  page: {
    readonly origin: string;
    readonly language: Language;
    readonly description: string;
    /** Absolute address of a picture. */
    readonly picture: string;
  },
): Thing {
  const { address, contact, legal, links } = studio;
  return withoutEmpty({
    '@type': 'ExerciseGym',
    '@id': page.origin + STUDIO_ID,
    name: studio.name,
    legalName: legal.company,
    vatID: legal.vatId,
    slogan: studio.claim[page.language],
    description: page.description,
    url: page.origin + HOMES[page.language],
    logo: `${page.origin}/icon-512.png`,
    image: [page.picture, page.origin + (studio.pictures?.hero || '/media/hero/hero-1600.webp')],
    foundingDate: String(studio.founded),
    telephone: contact.phone,
    email: contact.email,
    currenciesAccepted: 'EUR',
    address: postalAddress(address),
    ...(isPlaced(address) && {
      geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    }),
    hasMap: links.maps,
    openingHoursSpecification: studio.openingHours.map(openingHours),
    sameAs: [links.instagram].filter((address) => address !== ''),
  });
}

/** What is not known of the studio is left out. */
function withoutEmpty({ '@type': type, ...values }: Thing): Thing {
  const known = Object.entries(values).filter(
    ([, value]) => value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return { '@type': type, ...Object.fromEntries(known) };
}

/** No studio is at the zero point of the map: it is not known yet. */
function isPlaced({ latitude, longitude }: StudioBasics['address']): boolean {
  return latitude !== 0 || longitude !== 0;
}

/** Way from the home page to a page below it (https://schema.org/BreadcrumbList). */
export function breadcrumbs(
  studioName: string,
  page: {
    readonly origin: string;
    readonly language: Language;
    readonly heading: string;
    readonly canonical: string;
  },
): Thing {
  const steps = [
    { name: studioName, item: page.origin + HOMES[page.language] },
    { name: page.heading, item: page.canonical },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step })),
  };
}

/** A reference to the studio from a page that does not describe it. */
export function studioReference(studio: StudioBasics, origin: string): Thing {
  return { '@type': 'ExerciseGym', '@id': origin + STUDIO_ID, name: studio.name };
}

/** The studio's address (https://schema.org/PostalAddress). */
export function postalAddress(address: StudioBasics['address']): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    postalCode: address.postcode,
    addressLocality: address.city,
    addressCountry: address.country,
  };
}

function openingHours({ days, opens, closes }: OpeningHours): Thing {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: days, opens, closes };
}

/** Serialises for a `<script type="application/ld+json">`, escaped so that it cannot end the element. */
export function structuredDataText(things: readonly Thing[]): string {
  return inScript({ '@context': 'https://schema.org', '@graph': things });
}
