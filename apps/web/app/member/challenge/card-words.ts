import type { InBothLanguages } from '../../language.ts';

/** The purpose of the card's button: to join, to read on, or to claim the prize. */
export type Step = 'join' | 'read' | 'claim';

interface CardWords {
  readonly blankCard: (classes: string) => string;
  readonly attended: (reached: string) => string;
  readonly toFill: (goal: number) => string;
  readonly participation: string;
  readonly pickUp: string;
  readonly now: string;
  readonly completed: string;
  readonly collectFrom: (opens: string, closes: string) => string;
  readonly collectBy: (closes: string) => string;
  readonly countsFromStart: string;
  readonly needsConnection: string;
  readonly joined: string;
  readonly steps: Readonly<Record<Step, string>>;
  readonly newTab: string;
}

/** Words of the challenge's card on the dashboard. */
export const CARD_WORDS: InBothLanguages<CardWords> = {
  en: {
    blankCard: (classes) => `A blank card for ${classes}`,
    attended: (reached) => `${reached} attended`,
    toFill: () => 'to fill the card.',
    participation: 'Participation',
    pickUp: 'Prize pick-up',
    now: 'now',
    completed: 'Challenge completed',
    collectFrom: (opens, closes) => `Collect your prize at the studio from ${opens} to ${closes}.`,
    collectBy: (closes) => `Collect your prize at the studio by ${closes}.`,
    countsFromStart: 'Every class you’ve attended since the start counts, even those before you joined.',
    needsConnection:
      'You need a connection to join, and there is none right now. You won’t miss out: every class since the start counts, whenever you join.',
    joined: 'You’re in. Your stamps are on your dashboard.',
    steps: { join: 'Join the challenge', read: 'More info', claim: 'Claim Prize' },
    newTab: '(opens in a new tab)',
  },
  de: {
    blankCard: (classes) => `Eine leere Karte für ${classes}`,
    attended: (reached) => `${reached} besucht`,
    toFill: (goal) => (goal === 1 ? 'macht die Karte voll.' : 'machen die Karte voll.'),
    participation: 'Teilnahme',
    pickUp: 'Preis abholen',
    now: 'jetzt',
    completed: 'Challenge geschafft',
    collectFrom: (opens, closes) => `Hol dir deinen Preis vom ${opens} bis zum ${closes} im Studio ab.`,
    collectBy: (closes) => `Hol dir deinen Preis bis zum ${closes} im Studio ab.`,
    countsFromStart: 'Jeder Kurs seit dem Start zählt, auch wenn du erst später mitmachst.',
    needsConnection:
      'Zum Mitmachen brauchst du eine Verbindung, und gerade gibt es keine. Du verpasst nichts: Jeder Kurs seit dem Start zählt, egal wann du einsteigst.',
    joined: 'Du bist dabei. Deine Stempel sind auf deinem Dashboard.',
    steps: { join: 'Mitmachen', read: 'Mehr Infos', claim: 'Preis abholen' },
    newTab: '(öffnet einen neuen Tab)',
  },
};
