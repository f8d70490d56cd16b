import { MAIL_CODE_MS } from '@lifted/domain/identity/mail-code';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages } from '../../../language.ts';

interface MailCodeWords {
  readonly lead: (email: string) => string;
  readonly code: string;
  readonly hint: string;
  readonly show: string;
  readonly again: string;
  readonly sentAgain: string;
  readonly back: string;
  readonly nothing: string;
}

const MINUTES = MAIL_CODE_MS / MINUTE_MS;

export const MAIL_CODE_WORDS: InBothLanguages<MailCodeWords> = {
  en: {
    lead: (email) => `If we know ${email}, an email with a code is on its way.`,
    code: 'Code',
    hint: `The 6\u00a0digits from the email. They work once, for ${MINUTES}\u00a0minutes.`,
    show: 'Continue',
    again: 'Send a new code',
    sentAgain: 'Asked for. The newest email has the code that works.',
    back: 'Back to login',
    nothing:
      'Nothing there after a minute? Look in the spam folder, and check the address: it has to be the one the studio has.',
  },
  de: {
    lead: (email) => `Wenn wir ${email} kennen, ist eine Mail mit einem Code unterwegs.`,
    code: 'Code',
    hint: `Die 6\u00a0Ziffern aus der Mail. Sie gelten einmal, ${MINUTES}\u00a0Minuten lang.`,
    show: 'Weiter',
    again: 'Neuen Code schicken',
    sentAgain: 'Angefordert. In der neuesten Mail steht der Code, der gilt.',
    back: 'Zurück zum Login',
    nothing:
      'Nach einer Minute noch nichts da? Schau im Spam-Ordner nach und prüf die Adresse: Es muss die sein, die das Studio von dir hat.',
  },
};
