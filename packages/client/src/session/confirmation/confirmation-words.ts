import { factorNameIn } from '@lifted/domain/identity/second-factor-name';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { TypedWay, Way } from './confirmation-ways.ts';

interface ConfirmationWords {
  readonly heading: string;
  readonly password: string;
  readonly passwordMissing: string;
  readonly code: string;
  readonly backupCode: string;
  readonly backupHint: string;
  readonly phoneHint: string;
  readonly appHint: (app: string) => string;
  readonly mailHint: string;
  readonly sendTo: (phone: string) => string;
  readonly sent: string;
  readonly sendAgain: string;
  readonly sendMail: string;
  readonly mailed: string;
  readonly useBackupCode: string;
  readonly usePassword: string;
  readonly useMailCode: string;
  readonly usePasskey: string;
  readonly passkeyLead: string;
  readonly useApp: (app: string) => string;
  readonly usePhone: (phone: string) => string;
  readonly confirm: string;
  readonly confirming: string;
  readonly cancel: string;
  readonly signInAgain: string;
}

/** 'your authenticator app 2': the number distinguishes several apps. */
const yourApp = (app: string) => `your ${app.charAt(0).toLowerCase()}${app.slice(1)}`;

export const CONFIRMATION_WORDS: InBothLanguages<ConfirmationWords> = {
  en: {
    heading: 'Is it you?',
    password: 'Password',
    passwordMissing: 'Please enter your password.',
    code: 'Code',
    backupCode: 'Backup code',
    backupHint: 'One of the codes you saved. Each works once.',
    phoneHint: 'The 6\u00a0digits from the text message.',
    appHint: (app) => `The 6\u00a0digits ${yourApp(app)} shows.`,
    mailHint: 'The 6\u00a0digits from the newest email.',
    sendTo: (phone) => `Send a code to ${phone}`,
    sent: 'We’ve sent you a code. It is valid for 5\u00a0minutes.',
    sendAgain: 'Send a new code',
    sendMail: 'Email me a code',
    mailed: 'A code is on its way to your mailbox. It is valid for 10\u00a0minutes.',
    useBackupCode: 'Use a backup code',
    usePassword: 'Use my password',
    useMailCode: 'Use a code by email',
    usePasskey: 'Use a passkey',
    passkeyLead:
      'To make sure it’s you, use your passkey. Your device asks for your fingerprint, your face or its PIN.',
    useApp: (app) => `Use ${yourApp(app)}`,
    usePhone: (phone) => `Use a text message to ${phone}`,
    confirm: 'Confirm',
    confirming: 'Confirming…',
    cancel: 'Cancel',
    signInAgain: 'Sign in again',
  },
  de: {
    heading: 'Bist du es?',
    password: 'Passwort',
    passwordMissing: 'Gib bitte dein Passwort ein.',
    code: 'Code',
    backupCode: 'Ersatzcode',
    backupHint: 'Einer der Codes, die du gesichert hast. Jeder gilt einmal.',
    phoneHint: 'Die 6\u00a0Ziffern aus der SMS.',
    appHint: (app) => `Die 6\u00a0Ziffern, die deine ${app} anzeigt.`,
    mailHint: 'Die 6\u00a0Ziffern aus der neuesten Mail.',
    sendTo: (phone) => `Code an ${phone} senden`,
    sent: 'Wir haben dir einen Code geschickt. Er gilt 5\u00a0Minuten.',
    sendAgain: 'Neuen Code schicken',
    sendMail: 'Code per Mail schicken',
    mailed: 'Ein Code ist auf dem Weg in dein Postfach. Er gilt 10\u00a0Minuten.',
    useBackupCode: 'Ersatzcode verwenden',
    usePassword: 'Passwort verwenden',
    useMailCode: 'Code per Mail verwenden',
    usePasskey: 'Passkey verwenden',
    passkeyLead:
      'Damit wir sicher sind, dass du es bist, nimm deinen Passkey. Dein Gerät fragt nach Fingerabdruck, Gesicht oder seiner PIN.',
    useApp: (app) => `${app} verwenden`,
    usePhone: (phone) => `SMS an ${phone} verwenden`,
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt …',
    cancel: 'Abbrechen',
    signInAgain: 'Noch einmal anmelden',
  },
};

/** What a way is called where it can be chosen. */
export function nameOfWay(way: Way, language: Language): string {
  const words = CONFIRMATION_WORDS[language];
  switch (way.kind) {
    case 'factor':
      return way.factor.kind === 'phone'
        ? words.usePhone(way.factor.name)
        : words.useApp(factorNameIn(language, way.factor.name));
    case 'password':
      return words.usePassword;
    case 'passkey':
      return words.usePasskey;
    case 'backup_code':
      return words.useBackupCode;
    case 'mail_code':
      return words.useMailCode;
    default:
      return way satisfies never;
  }
}

/** What the button says that sends a code, at first and then, and what is said once it is on its way; null where none is sent. */
export function sendingWords(way: Way, language: Language) {
  const { sendMail, mailed, sendTo, sent, sendAgain } = CONFIRMATION_WORDS[language];
  if (way.kind === 'mail_code') return { send: sendMail, sendAgain, sent: mailed };
  if (way.kind !== 'factor' || way.factor.kind !== 'phone') return null;
  return { send: sendTo(way.factor.name), sendAgain, sent };
}

/** What helps to find what is typed; undefined where nobody has to look for it. */
export function hintOfWay(way: TypedWay, language: Language): string | undefined {
  const { backupHint, phoneHint, appHint, mailHint } = CONFIRMATION_WORDS[language];
  switch (way.kind) {
    case 'password':
      return undefined;
    case 'backup_code':
      return backupHint;
    case 'mail_code':
      return mailHint;
    case 'factor':
      return way.factor.kind === 'phone' ? phoneHint : appHint(factorNameIn(language, way.factor.name));
    default:
      return way satisfies never;
  }
}
