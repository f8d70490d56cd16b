import type { LegalSection } from '../legal-text.ts';
import { englishRights } from './english-rights.ts';
import { englishServices } from './english-services.ts';
import { englishTraining } from './english-training.ts';
import { englishVisit } from './english-visit.ts';
import { germanRights } from './german-rights.ts';
import { germanServices } from './german-services.ts';
import { germanTraining } from './german-training.ts';
import { germanVisit } from './german-visit.ts';
import type { PrivacyFacts } from './privacy-facts.ts';

/** The day this wording of the privacy policy is from. Change it with every change of what it says. */
export const PRIVACY_AS_OF = '2026-11-30';

/** The privacy policy in German, which is the one that counts (Art. 13 GDPR). */
export function germanPrivacy(facts: PrivacyFacts): readonly LegalSection[] {
  return [...germanVisit(facts), ...germanTraining(facts), ...germanServices(facts), ...germanRights(facts)];
}

/** The same in English, section by section. */
export function englishPrivacy(facts: PrivacyFacts): readonly LegalSection[] {
  return [
    ...englishVisit(facts),
    ...englishTraining(facts),
    ...englishServices(facts),
    ...englishRights(facts),
  ];
}
