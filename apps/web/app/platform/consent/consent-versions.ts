import type { ConsentVersions } from './consent.ts';

/**
 * Version of each category's text in consent-words.ts. Increase it when the text says that something else is loaded, from
 * another company or with other data: everyone is then asked again.
 */
export const CONSENT_VERSIONS: ConsentVersions = {
  booking_service: 2,
  questionnaire: 1,
  statistics: 3,
  analytics: 1,
};
