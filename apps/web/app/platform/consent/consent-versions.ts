import type { ConsentVersions } from './consent.ts';

/**
 * Version of what consent-words.ts says about each category. One higher when it says that something else is loaded, from
 * somebody else or with other data: then everybody is asked again.
 */
export const CONSENT_VERSIONS: ConsentVersions = {
  booking_service: 2,
  questionnaire: 1,
  statistics: 3,
  analytics: 1,
};
