import type { InBothLanguages } from '../../language.ts';
import type { NoScriptWords } from './no-script.tsx';

interface ConfirmationWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly unknownLink: string;
  /** Until a time of day, 'HH:MM'. */
  readonly question: (firstName: string, until: string) => string;
  readonly yes: string;
  readonly confirming: string;
  readonly bookedNext: string;
  readonly expired: string;
  readonly givenBack: string;
  readonly started: string;
  readonly bookAgain: string;
  readonly again: string;
  readonly noScript: NoScriptWords;
}

export const CONFIRMATION_WORDS: InBothLanguages<ConfirmationWords> = {
  en: {
    heading: 'Confirm your test workout',
    title: 'Confirm your test workout',
    description: 'Confirm the place we hold for you in a test workout.',
    unknownLink: 'This link doesn’t work. Please open it again from our email.',
    question: (firstName, until) =>
      `Hi ${firstName}, we hold this place for you until ${until}. Would you like to have it?`,
    yes: 'Confirm my place',
    confirming: 'Confirming…',
    bookedNext: 'Check your inbox: we’ve sent you a confirmation with a calendar entry and a link to cancel.',
    expired:
      'The half hour is over, so your place went back to the others. Are there any left? Then book again.',
    givenBack: 'You cancelled this place.',
    started: 'This class has already started.',
    bookAgain: 'Book again',
    again: 'Try again',
    noScript: [
      'Confirming needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
  },
  de: {
    heading: 'Probetraining bestätigen',
    title: 'Probetraining bestätigen',
    description: 'Bestätige den Platz, den wir dir in einem Probetraining freihalten.',
    unknownLink: 'Dieser Link funktioniert nicht. Öffne ihn bitte noch einmal aus unserer Mail.',
    question: (firstName, until) =>
      `Hallo ${firstName}, diesen Platz halten wir dir bis ${until} Uhr frei. Möchtest du ihn haben?`,
    yes: 'Platz bestätigen',
    confirming: 'Wird bestätigt …',
    bookedNext:
      'Schau in dein Postfach: Dort findest du die Bestätigung mit dem Termin für deinen Kalender und dem Link zum Absagen.',
    expired:
      'Die halbe Stunde ist um, dein Platz ist wieder frei. Ist noch einer da? Dann buch einfach noch einmal.',
    givenBack: 'Diesen Platz hast du abgesagt.',
    started: 'Dieser Kurs hat schon begonnen.',
    bookAgain: 'Noch einmal buchen',
    again: 'Noch einmal versuchen',
    noScript: [
      'Zum Bestätigen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};
