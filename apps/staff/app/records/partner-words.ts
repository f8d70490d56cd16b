import type { InBothLanguages } from '@lifted/domain/language/language';

interface PartnerWords {
  readonly partners: string;
  readonly add: string;
  readonly change: string;
  readonly none: string;
  readonly name: string;
  readonly quota: string;
  readonly quotaHint: string;
  readonly isActive: string;
  readonly about: (quota: number) => string;
  readonly former: string;
  readonly ownersOnly: string;
  readonly toVisits: string;
  readonly visits: string;
  readonly visitsLead: string;
  readonly month: string;
  readonly visitCount: (count: number) => string;
  readonly noVisits: string;
  readonly deletedName: string;
  readonly back: string;
}

/** Words of partner services and of the visits they pay for. */
export const PARTNER_WORDS: InBothLanguages<PartnerWords> = {
  en: {
    partners: 'Partners',
    add: 'Add a partner',
    change: 'Edit',
    none: 'No partner service yet.',
    name: 'Name',
    quota: 'Places in a class',
    quotaHint: 'How many guests of theirs a class takes at most',
    isActive: 'We work with them: guests can be entered',
    about: (quota) => (quota === 1 ? 'At most 1 guest in a class' : `At most ${quota} guests in a class`),
    former: 'No longer',
    ownersOnly: 'Only the owner can change partners.',
    toVisits: 'Visits by month',
    visits: 'Visits through partners',
    visitsLead: 'Guests who were marked present, to compare with what a partner pays.',
    month: 'Month',
    visitCount: (count) => (count === 1 ? '1 visit' : `${count} visits`),
    noVisits: 'Nobody came through this partner.',
    deletedName: 'Name deleted after six months',
    back: 'To the records',
  },
  de: {
    partners: 'Partner',
    add: 'Partner anlegen',
    change: 'Bearbeiten',
    none: 'Noch kein Partnerdienst.',
    name: 'Name',
    quota: 'Plätze im Kurs',
    quotaHint: 'So viele seiner Gäste nimmt ein Kurs höchstens',
    isActive: 'Wir arbeiten zusammen: Gäste lassen sich eintragen',
    about: (quota) => (quota === 1 ? 'Höchstens 1 Gast im Kurs' : `Höchstens ${quota} Gäste im Kurs`),
    former: 'Nicht mehr',
    ownersOnly: 'Partner kann nur die Leitung ändern.',
    toVisits: 'Besuche nach Monat',
    visits: 'Besuche über Partner',
    visitsLead: 'Gäste, die da waren: zum Abgleich mit dem, was ein Partner zahlt.',
    month: 'Monat',
    visitCount: (count) => (count === 1 ? '1 Besuch' : `${count} Besuche`),
    noVisits: 'Über diesen Partner war niemand da.',
    deletedName: 'Name nach sechs Monaten gelöscht',
    back: 'Zu den Stammdaten',
  },
};
