import type { LegalSection } from '../legal-text.ts';
import type { TermsFacts } from './terms-facts.ts';
import { TERMS_OUTLINE, type TermsClauses, type TermsSectionId } from './terms-outline.ts';
import { classes } from './classes-text.ts';
import {
  closing,
  contractAndPrices,
  inTheStudio,
  passesAndMemberships,
  scopeAndOffer,
} from './terms-text.ts';
import { withdrawal } from './withdrawal.ts';

/** The day this wording of the terms is from. Change it with every change of their meaning. */
export const TERMS_AS_OF = '2026-11-29';

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
