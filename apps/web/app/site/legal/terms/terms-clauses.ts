import { section, type LegalClause, type LegalPiece } from '../legal-text.ts';
import { termsNumber, type TermsSectionId } from './terms-outline.ts';

/** The clauses of some of the sections. */
export type TermsClauses<Id extends TermsSectionId> = Readonly<Record<Id, readonly LegalClause[]>>;

/** 'Ziffer 6', leading there. */
export function see(id: TermsSectionId): LegalPiece {
  return section(id, termsNumber(id));
}
