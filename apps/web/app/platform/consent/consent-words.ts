import type { ConsentCategory } from './consent.ts';
import type { InBothLanguages } from '../../language.ts';

/** What a visitor must know before deciding (Art. 13 GDPR, § 25 TDDDG). */
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

/** The consent texts. A change that matters raises the version in consent-versions.ts; a test checks both. */
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
      purpose: 'See where our pages are slow or broken, so that we can fix them.',
      recipient: 'Nobody but us',
      data: 'Which of our pages you open, how fast it is, and whether you see it on a phone or a desktop. If something fails: what kind of failure, in which part of the page. And whether you install our app. All of it goes to our own server and stays there as counts per day, without your IP address or any identifier, so it never leads back to you. Starts with the next page you load.',
      accept: 'Allow statistics',
    },
    analytics: {
      name: 'Visit counter',
      purpose: 'Count how many people look at our public pages, and how they find us.',
      recipient: 'The statistics tool our studio uses, at the address below',
      data: 'Your IP address, your browser and device, which of our public pages you look at and where you came from. The tool may keep identifiers in this browser. It never sees the pages where members sign in or train.',
      accept: 'Allow visit counter',
    },
  },
  de: {
    booking_service: {
      name: 'Buchungsdienst',
      purpose: 'Kurse buchen, Workout-Pakete und Mitgliedschaften kaufen, direkt hier auf der Seite.',
      recipient: 'bsport, das Unternehmen aus Frankreich, über das unsere Buchungen laufen',
      data: 'Deine IP-Adresse, dein Browser und Gerät und was du beim Buchungsdienst öffnest. Außerdem legt bsport Kennungen in diesem Browser ab und misst damit, wie der Buchungsdienst genutzt wird. Wenn du buchst oder kaufst: was du dort eingibst, auch zur Zahlung.',
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
      purpose: 'Erkennen, wo unsere Seiten langsam sind oder haken, und das beheben.',
      recipient: 'Niemand außer uns',
      data: 'Welche unserer Seiten du öffnest, wie schnell sie ist und ob du sie am Handy oder am Computer siehst. Wenn etwas nicht klappt: welche Art Fehler, in welchem Teil der Seite. Und ob du unsere App installierst. Alles geht an unseren eigenen Server und bleibt dort als Zahl pro Tag, ohne deine IP-Adresse und ohne Kennung; zu dir führt davon nichts zurück. Gilt ab der nächsten Seite, die du lädst.',
      accept: 'Statistik erlauben',
    },
    analytics: {
      name: 'Besuchszähler',
      purpose: 'Zählen, wie viele sich unsere öffentlichen Seiten ansehen und wie sie uns finden.',
      recipient: 'Das Statistik-Werkzeug unseres Studios, unter der Adresse unten',
      data: 'Deine IP-Adresse, dein Browser und Gerät, welche unserer öffentlichen Seiten du ansiehst und woher du kommst. Das Werkzeug kann Kennungen in diesem Browser ablegen. Die Seiten, auf denen Mitglieder sich anmelden oder ihr Training sehen, sieht es nie.',
      accept: 'Besuchszähler erlauben',
    },
  },
} satisfies InBothLanguages<Readonly<Record<ConsentCategory, CategoryWords>>>;
