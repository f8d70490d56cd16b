import type { InBothLanguages } from '@lifted/domain/language/language';

interface MailsWords {
  readonly heading: string;
  readonly lead: string;
  readonly none: string;
  readonly written: (moment: string, attempts: number) => string;
  readonly again: string;
  readonly letBe: string;
  readonly tryingAgain: string;
  readonly left: string;
}

/** Words of the mails that could not be delivered. */
export const MAILS_WORDS: InBothLanguages<MailsWords> = {
  en: {
    heading: 'Emails that did not arrive',
    lead: 'We tried for three days. They are deleted 90\u00a0days after they were written.',
    none: 'Every email arrived.',
    written: (moment, attempts) =>
      `Written ${moment}, ${attempts === 1 ? 'tried once' : `tried ${attempts} times`}`,
    again: 'Try again',
    letBe: 'Leave unsent',
    tryingAgain: 'The email is on its way again.',
    left: 'The email will not be sent.',
  },
  de: {
    heading: 'Mails, die nicht ankamen',
    lead: 'Wir haben es drei Tage lang versucht. 90\u00a0Tage nach dem Schreiben werden sie gelöscht.',
    none: 'Alle Mails sind angekommen.',
    written: (moment, attempts) =>
      `Geschrieben ${moment}, ${attempts === 1 ? 'einmal versucht' : `${attempts}-mal versucht`}`,
    again: 'Noch einmal versuchen',
    letBe: 'Nicht mehr senden',
    tryingAgain: 'Die Mail ist wieder unterwegs.',
    left: 'Die Mail wird nicht mehr gesendet.',
  },
};
