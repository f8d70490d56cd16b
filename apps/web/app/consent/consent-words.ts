import type { ConsentCategory } from '@lifted/domain/consent';
import type { InBothLanguages } from '../language.ts';

/** What somebody must know of a category before deciding (Art. 13 GDPR, § 25 TDDDG). */
export interface CategoryWords {
  readonly name: string;
  /** What it is for. */
  readonly purpose: string;
  /** Who gets the data. */
  readonly recipient: string;
  /** Which data. */
  readonly data: string;
  /** The button that agrees. */
  readonly accept: string;
}

/** The texts people agree to. A change that matters raises the version in consent-versions.ts; a test watches both. */
export const CATEGORY_WORDS = {
  en: {
    booking_service: {
      name: 'Booking service',
      purpose: 'Book classes and buy passes and memberships right here on the page.',
      recipient: 'bsport, the company from France that runs our bookings',
      data: 'Your IP address, your browser and device, and what you open in the service. bsport also keeps identifiers in this browser and uses them to measure how the service is used. Once you book or buy: what you enter there, payment included.',
      accept: 'Load bsport',
    },
    questionnaire: {
      name: 'Questionnaire',
      purpose: 'Apply as a trainer with our online questionnaire.',
      recipient: 'The form service our studio works with, at the address below',
      data: 'Your IP address, your browser and device, and what you enter. The form service may keep identifiers in this browser.',
      accept: 'Load questionnaire',
    },
    statistics: {
      name: 'Statistics',
      purpose: 'Not in use. We do not count visits and we do not measure you.',
      recipient: 'Nobody',
      data: 'None',
      accept: 'Allow statistics',
    },
  },
  de: {
    booking_service: {
      name: 'Buchungssystem',
      purpose: 'Kurse buchen, Workout-Pakete und Mitgliedschaften kaufen, direkt hier auf der Seite.',
      recipient: 'bsport, das Unternehmen aus Frankreich, über das unsere Buchungen laufen',
      data: 'Deine IP-Adresse, dein Browser und Gerät und was du im Buchungssystem öffnest. Außerdem legt bsport Kennungen in diesem Browser ab und misst damit, wie das Buchungssystem genutzt wird. Wenn du buchst oder kaufst: was du dort eingibst, auch zur Zahlung.',
      accept: 'bsport laden',
    },
    questionnaire: {
      name: 'Fragebogen',
      purpose: 'Dich über unseren Online-Fragebogen als Coach bewerben.',
      recipient: 'Der Formulardienst, mit dem wir arbeiten, unter der Adresse unten',
      data: 'Deine IP-Adresse, dein Browser und Gerät und was du eingibst. Der Formulardienst kann Kennungen in diesem Browser ablegen.',
      accept: 'Fragebogen laden',
    },
    statistics: {
      name: 'Statistik',
      purpose: 'Gibt es hier nicht. Wir zählen keine Besuche und messen nichts an dir.',
      recipient: 'Niemand',
      data: 'Keine',
      accept: 'Statistik erlauben',
    },
  },
} satisfies InBothLanguages<Readonly<Record<ConsentCategory, CategoryWords>>>;
