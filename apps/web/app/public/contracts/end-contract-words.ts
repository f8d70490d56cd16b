import { NOTICE_MONTHS } from '@lifted/domain/contracts/studio-terms';
import type { InBothLanguages } from '../../language.ts';
import type { PageWords } from '../../seo/page-meta.ts';

/** Words of the page behind 'Verträge hier kündigen'. */
export interface EndContractWords extends PageWords {
  readonly lead: string;
  readonly heading: string;
  readonly facts: {
    readonly withTerm: string;
    readonly withTermEnd: string;
    readonly open: string;
    readonly openEnd: string;
    /** Its value is the end date for notice given today. */
    readonly today: string;
  };
  readonly unsure: string;
}

export const END_CONTRACT_WORDS: InBothLanguages<EndContractWords> = {
  en: {
    title: 'Cancel your contract here',
    description:
      'Cancel your contract with the studio with one form: no login, no questions beyond what the law provides for, and a confirmation by email at once.',
    lead: 'One form, one button, no login. The confirmation is in your inbox a moment later.',
    heading: 'When your contract ends',
    facts: {
      withTerm: 'With a minimum term',
      withTermEnd: `At the end of its minimum term, with ${NOTICE_MONTHS} month’s notice. After that at any time, with the same notice.`,
      open: 'Without a minimum term',
      openEnd: `At any time, with ${NOTICE_MONTHS} month’s notice.`,
      today: 'Notice given today, no minimum term left',
    },
    unsure:
      'Not sure which one you have? Choose “As soon as possible”. We’ll look it up and tell you the day your contract ends.',
  },
  de: {
    title: 'Verträge hier kündigen',
    description:
      'Kündige deinen Vertrag mit dem Studio mit einem Formular: ohne Anmeldung, ohne Umwege, mit Eingangsbestätigung per E-Mail.',
    lead: 'Ein Formular, ein Knopf, keine Anmeldung. Die Eingangsbestätigung liegt gleich danach in deinem Postfach.',
    heading: 'Wann dein Vertrag endet',
    facts: {
      withTerm: 'Mit Mindestlaufzeit',
      withTermEnd: `Zum Ende der Mindestlaufzeit, mit einer Frist von ${NOTICE_MONTHS} Monat. Danach jederzeit mit derselben Frist.`,
      open: 'Ohne Mindestlaufzeit',
      openEnd: `Jederzeit mit einer Frist von ${NOTICE_MONTHS} Monat.`,
      today: 'Heute gekündigt, ohne laufende Mindestlaufzeit',
    },
    unsure:
      'Du weißt nicht genau, welchen du hast? Dann nimm „Zum nächstmöglichen Zeitpunkt“. Wir sehen nach und schreiben dir, an welchem Tag dein Vertrag endet.',
  },
};
