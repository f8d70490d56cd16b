import type { InBothLanguages } from '../../language.ts';
import type { NoScriptWords } from './no-script.tsx';

interface CancellationWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly unknownLink: string;
  readonly givenBack: string;
  readonly started: string;
  readonly question: (firstName: string) => string;
  readonly yes: string;
  readonly cancelling: string;
  readonly no: string;
  readonly again: string;
  readonly noScript: NoScriptWords;
}

export const CANCELLATION_WORDS: InBothLanguages<CancellationWords> = {
  en: {
    heading: 'Cancel your test workout',
    title: 'Cancel your test workout',
    description: 'Give up your place in a test workout so that someone else can have it.',
    unknownLink: 'This link doesn’t work. Please open it again from your confirmation email.',
    givenBack: 'Your place is free again. There’s nothing more you need to do.',
    started: 'This class has already started, so you can no longer cancel.',
    question: (firstName) => `Hi ${firstName}, would you like to cancel your place in this class?`,
    yes: 'Yes, cancel my place',
    cancelling: 'Cancelling…',
    no: 'No, keep my place',
    again: 'Try again',
    noScript: [
      'Cancelling needs JavaScript, which is switched off in this browser. You can also call ',
      ' or write to ',
      '.',
    ],
  },
  de: {
    heading: 'Probetraining absagen',
    title: 'Probetraining absagen',
    description: 'Gib deinen Platz im Probetraining frei, damit jemand anders trainieren kann.',
    unknownLink: 'Dieser Link funktioniert nicht. Öffne ihn bitte noch einmal aus deiner Bestätigungsmail.',
    givenBack: 'Dein Platz ist wieder frei. Mehr musst du nicht tun.',
    started: 'Dieser Kurs hat schon begonnen, absagen geht nicht mehr.',
    question: (firstName) => `Hallo ${firstName}, möchtest du deinen Platz in diesem Kurs freigeben?`,
    yes: 'Ja, Platz freigeben',
    cancelling: 'Wird abgesagt …',
    no: 'Nein, ich komme',
    again: 'Noch einmal versuchen',
    noScript: [
      'Zum Absagen brauchst du JavaScript, das in diesem Browser ausgeschaltet ist. Ruf uns sonst einfach an, ',
      ', oder schreib an ',
      '.',
    ],
  },
};
