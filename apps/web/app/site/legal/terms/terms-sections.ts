import type { LegalSection } from '../legal-text.ts';
import { classes } from './classes.ts';
import { closing } from './closing.ts';
import { contractAndPrices } from './contract-and-prices.ts';
import { inTheStudio } from './in-the-studio.ts';
import { passesAndMemberships } from './passes-and-memberships.ts';
import { scopeAndOffer } from './scope-and-offer.ts';
import type { TermsClauses } from './terms-clauses.ts';
import type { TermsFacts } from './terms-facts.ts';
import { TERMS_OUTLINE, type TermsSectionId } from './terms-outline.ts';
import { withdrawal } from './withdrawal.ts';

/** The day this wording of the terms is from. Change it with every change of their meaning. */
export const TERMS_AS_OF = '2026-11-20';

/** The terms and conditions, complete (specification, sections 4, 5 and 9). */
export function termsSections(facts: TermsFacts): readonly LegalSection[] {
  const clauses: TermsClauses<TermsSectionId> = {
    ...scopeAndOffer(facts),
    ...contractAndPrices(facts),
    ...classes(facts),
    ...passesAndMemberships(facts),
    ...withdrawal(facts),
    ...inTheStudio(),
    ...closing(facts),
  };
  return TERMS_OUTLINE.map(({ id, heading }) => ({ id, heading, clauses: clauses[id] }));
}
