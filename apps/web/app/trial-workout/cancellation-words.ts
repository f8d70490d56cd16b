import type { InBothLanguages } from '../language.ts';

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
}

export const CANCELLATION_WORDS: InBothLanguages<CancellationWords> = {
  en: {
    heading: 'Cancel your test workout',
    title: 'Cancel your test workout',
    description: 'Give back your place in a test workout, so that somebody else can train.',
    unknownLink: 'We do not know this link. Please open it once more from your confirmation email.',
    givenBack: 'Your place is free again. There is nothing more to do.',
    started: 'This class has already started, so it can no longer be cancelled.',
    question: (firstName) => `Hello ${firstName}, shall we give your place in this class to somebody else?`,
    yes: 'Yes, cancel my place',
    cancelling: 'Cancelling…',
    no: 'No, keep it',
    again: 'Try again',
  },
  de: {
    heading: 'Probetraining absagen',
    title: 'Probetraining absagen',
    description: 'Gib deinen Platz im Probetraining zurück, damit jemand anders trainieren kann.',
    unknownLink: 'Diesen Link kennen wir nicht. Öffne ihn bitte noch einmal aus deiner Bestätigungsmail.',
    givenBack: 'Dein Platz ist wieder frei. Mehr musst du nicht tun.',
    started: 'Dieser Kurs hat schon begonnen, absagen geht nicht mehr.',
    question: (firstName) => `Hallo ${firstName}, sollen wir deinen Platz in diesem Kurs weitergeben?`,
    yes: 'Ja, Platz zurückgeben',
    cancelling: 'Wird abgesagt …',
    no: 'Nein, ich komme',
    again: 'Noch einmal',
  },
};
