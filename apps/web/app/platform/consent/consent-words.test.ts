import { createHash } from 'node:crypto';
import { CONSENT_CATEGORIES } from './consent.ts';
import { expect, it } from 'vitest';
import { CONSENT_VERSIONS } from './consent-versions.ts';
import { CATEGORY_WORDS } from './consent-words.ts';

/** Texts people consented to, by category and version. New versions are added; published ones never change. */
const TEXTS_BY_VERSION: Readonly<Record<string, string>> = {
  'booking_service 1': '2e08c3490237c042',
  'booking_service 2': '0be6661026d348de',
  'questionnaire 1': 'b3f2e4f8b85f312f',
  'statistics 1': '753945a4d9fe1b59',
  'statistics 2': '807a8e127fd4429a',
  'statistics 3': '9ca72b2c05eb4110',
  'analytics 1': '3ec012832e0b6502',
};

it.each(CONSENT_CATEGORIES)(
  'the text about %s is the one of its version: a new text asks again',
  (category) => {
    const text = JSON.stringify([CATEGORY_WORDS.en[category], CATEGORY_WORDS.de[category]]);
    const version = `${category} ${CONSENT_VERSIONS[category]}`;
    expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(TEXTS_BY_VERSION[version]);
  },
);
