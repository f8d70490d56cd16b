import type { InBothLanguages } from '../../language.ts';
import type { NoScriptWords } from '../no-script.tsx';

interface LinkedPlaceWords {
  readonly again: string;
  readonly unknownLink: string;
  /** The link may well work, but this page does not have it. */
  readonly noLink: string;
  /** Of a page that cancels: the class is under way, and what to do without scripts. */
  readonly startedToCancel: string;
  readonly canceledByStudio: string;
  readonly cancelling: string;
  readonly noScriptToCancel: NoScriptWords;
}

/** What pages behind mailed links say alike. */
export const LINKED_PLACE_WORDS: InBothLanguages<LinkedPlaceWords> = {
  en: {
    again: 'Try again',
    unknownLink: 'This link doesn’t work. Please open it again from our email.',
    noLink: 'The link to your place is missing here. Please open it again from our email.',
    startedToCancel: 'It’s too late to cancel: the class has started.',
    canceledByStudio: 'We had to cancel this class. It costs you nothing.',
    cancelling: 'Cancelling…',
    noScriptToCancel: [
      'Cancelling needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
  },
  de: {
    again: 'Noch einmal versuchen',
    unknownLink: 'Dieser Link funktioniert nicht. Öffne ihn bitte noch einmal aus unserer Mail.',
    noLink: 'Hier fehlt der Link zu deinem Platz. Öffne ihn bitte noch einmal aus unserer Mail.',
    startedToCancel: 'Absagen geht nicht mehr: Der Kurs hat begonnen.',
    canceledByStudio: 'Diesen Kurs mussten wir absagen. Er kostet dich nichts.',
    cancelling: 'Wird abgesagt …',
    noScriptToCancel: [
      'Zum Absagen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};
