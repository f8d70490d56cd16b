import { section, type LegalClause, type LegalPiece } from '../legal-text.ts';

/** The sections of the terms in their order; the numbers follow from it. */
export const TERMS_OUTLINE = [
  { id: 'geltung', heading: 'Für wen diese AGB gelten' },
  { id: 'angebot', heading: 'Was du bei uns bekommst' },
  { id: 'vertragsschluss', heading: 'Wie ein Vertrag zustande kommt' },
  { id: 'preise', heading: 'Preise und Bezahlung' },
  { id: 'buchung', heading: 'Einen Kurs buchen' },
  { id: 'absage', heading: 'Einen Kurs absagen' },
  { id: 'kursausfall', heading: 'Wenn wir einen Kurs absagen' },
  { id: 'pakete', heading: 'Pakete' },
  { id: 'mitgliedschaften', heading: 'Mitgliedschaften: Laufzeit und Kündigung' },
  { id: 'pause', heading: 'Mitgliedschaft pausieren' },
  { id: 'widerruf', heading: 'Widerrufsrecht' },
  { id: 'hausordnung', heading: 'Im Studio' },
  { id: 'gesundheit', heading: 'Gesundheit' },
  { id: 'haftung', heading: 'Haftung' },
  { id: 'challenges', heading: 'Challenges' },
  { id: 'bewertungen', heading: 'Bewertungen' },
  { id: 'daten', heading: 'Deine Daten' },
  { id: 'schluss', heading: 'Fragen, Recht und Streit' },
] as const;

export type TermsSectionId = (typeof TERMS_OUTLINE)[number]['id'];

/** 'Ziffer 6': how one section names another. */
export function termsNumber(id: TermsSectionId): string {
  return `Ziffer ${TERMS_OUTLINE.findIndex((entry) => entry.id === id) + 1}`;
}

/** The clauses of some of the sections. */
export type TermsClauses<Id extends TermsSectionId> = Readonly<Record<Id, readonly LegalClause[]>>;

/** 'Ziffer 6', leading there. */
export function see(id: TermsSectionId): LegalPiece {
  return section(id, termsNumber(id));
}
