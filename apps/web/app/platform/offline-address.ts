import { GERMAN_ROOT } from '@lifted/domain/language/language-of-path';
import type { InBothLanguages } from '../language.ts';

/**
 * The page that installed apps show in place of one that is not kept on the device (docs/decisions/090-installed-app.md).
 * No link leads here, so it is none of the site's places (addresses.ts).
 */
export const OFFLINE_ADDRESS: InBothLanguages<string> = { en: '/offline', de: `${GERMAN_ROOT}/offline` };
