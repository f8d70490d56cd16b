import type { InBothLanguages } from '../language.ts';

/** Where the build writes what browsers read to install the app, in each language. */
export const MANIFEST_ADDRESS: InBothLanguages<string> = {
  en: '/manifest.webmanifest',
  de: '/manifest-de.webmanifest',
};
