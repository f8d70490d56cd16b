import type { InBothLanguages } from '../language/language.ts';

export interface FeedWords {
  readonly make: string;
  readonly open: string;
  readonly address: string;
  readonly copy: string;
  readonly copied: string;
  readonly madeAt: (day: string) => string;
  readonly renew: string;
  readonly stop: string;
}

/** Words of the address of somebody's own calendar feed, a member's or a coach's. */
export const FEED_WORDS: InBothLanguages<FeedWords> = {
  en: {
    make: 'Get my calendar address',
    open: 'Open in my calendar',
    address: 'Calendar address',
    copy: 'Copy address',
    copied: 'Copied.',
    madeAt: (day) => `You got your calendar address on ${day}.`,
    renew: 'Get a new address',
    stop: 'Stop sharing',
  },
  de: {
    make: 'Kalenderadresse holen',
    open: 'In meinem Kalender öffnen',
    address: 'Kalenderadresse',
    copy: 'Adresse kopieren',
    copied: 'Kopiert.',
    madeAt: (day) => `Deine Kalenderadresse hast du seit ${day}.`,
    renew: 'Neue Adresse holen',
    stop: 'Nicht mehr teilen',
  },
};
