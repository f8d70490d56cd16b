import { studio } from '@lifted/profile/studio';
import type { InBothLanguages } from '../../language.ts';

interface SecondFactorWords {
  readonly lead: string;
  readonly sendTo: (phone: string) => string;
  readonly sent: string;
  readonly code: string;
  readonly backupCode: string;
  readonly backupHint: string;
  readonly phoneHint: string;
  readonly appHint: (app: string) => string;
  readonly show: string;
  readonly byBackupCode: string;
  readonly byPhone: (phone: string) => string;
  readonly byApp: (app: string) => string;
  readonly back: string;
  readonly lost: string;
  /** Before and after the studio's address. */
  readonly writeTo: string;
  readonly letIn: string;
}

const { name } = studio;
/** 'your authenticator app 2': the number distinguishes several apps. */
const yourApp = (app: string) => `your ${app.charAt(0).toLowerCase()}${app.slice(1)}`;

export const SECOND_FACTOR_WORDS: InBothLanguages<SecondFactorWords> = {
  en: {
    lead: 'Your account needs a second step.',
    sendTo: (phone) => `Send a code to ${phone}`,
    sent: 'We’ve sent you a code. It is valid for 5\u00a0minutes.',
    code: 'Code',
    backupCode: 'Backup code',
    backupHint: 'One of the codes you saved when you set this up. Each works once.',
    phoneHint: 'The 6\u00a0digits from the text message.',
    appHint: (app) => `The 6\u00a0digits ${yourApp(app)} shows for ${name}.`,
    show: 'Continue',
    byBackupCode: 'Use a backup code',
    byPhone: (phone) => `Use a text message to ${phone}`,
    byApp: (app) => `Use ${yourApp(app)}`,
    back: 'Back to login',
    lost: 'Lost your phone and your backup codes?',
    writeTo: 'Write to',
    letIn: ', or ask at the studio. We’ll let you back in once we know it’s you.',
  },
  de: {
    lead: 'Bei deinem Konto fehlt noch der zweite Schritt.',
    sendTo: (phone) => `Code an ${phone} senden`,
    sent: 'Wir haben dir einen Code geschickt. Er gilt 5\u00a0Minuten.',
    code: 'Code',
    backupCode: 'Ersatzcode',
    backupHint: 'Einer der Codes, die du beim Einrichten gesichert hast. Jeder gilt einmal.',
    phoneHint: 'Die 6\u00a0Ziffern aus der SMS.',
    appHint: (app) => `Die 6\u00a0Ziffern, die deine ${app} für ${name} anzeigt.`,
    show: 'Weiter',
    byBackupCode: 'Ersatzcode verwenden',
    byPhone: (phone) => `SMS an ${phone} verwenden`,
    byApp: (app) => `${app} verwenden`,
    back: 'Zurück zum Login',
    lost: 'Handy und Ersatzcodes verloren?',
    writeTo: 'Schreib an',
    letIn: ' oder frag im Studio nach. Sobald wir wissen, dass du es bist, lassen wir dich wieder hinein.',
  },
};
