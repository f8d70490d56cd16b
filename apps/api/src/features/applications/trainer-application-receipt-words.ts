import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { SUPPORT_REPLY_MS } from '@lifted/domain/contracts/studio-terms';
import { APPLICATION_KEPT_MONTHS } from '@lifted/domain/applications/trainer-application-retention';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface ReceiptWords {
  readonly subject: (studioName: string) => string;
  readonly sent: string;
  readonly steps: string;
  readonly privacy: string;
  readonly stranger: string;
}

const REPLY_HOURS = SUPPORT_REPLY_MS / HOUR_MS;

/** The sentences of an application's receipt. */
export const RECEIPT_WORDS: InBothLanguages<ReceiptWords> = {
  en: {
    subject: (studioName) => `You would like to coach at ${studioName}`,
    sent: 'We’ll reach you here:',
    steps: `One of us will be in touch within ${REPLY_HOURS} hours, for a chat. If it’s a good fit, you lead a trial workout, and we take it from there.`,
    privacy: `We use your details for this and nothing else, and delete them after ${APPLICATION_KEPT_MONTHS} months. Reply to this email if you’d like us to delete them sooner.`,
    stranger: 'Didn’t send this? Someone must have mistyped their address. Let us know and we’ll delete it.',
  },
  de: {
    subject: (studioName) => `Du möchtest bei ${studioName} coachen`,
    sent: 'Hier erreichen wir dich:',
    steps: `Jemand von uns meldet sich innerhalb von ${REPLY_HOURS} Stunden, erst mal für ein Gespräch. Wenn es passt, leitest du einen Probekurs, und dann sehen wir weiter.`,
    privacy: `Wir nutzen deine Angaben nur dafür und löschen sie nach ${APPLICATION_KEPT_MONTHS} Monaten. Antworte auf diese Mail, wenn wir es früher tun sollen.`,
    stranger:
      'Du hast nichts abgeschickt? Dann hat sich jemand vertippt. Sag uns Bescheid, und wir löschen es.',
  },
};
