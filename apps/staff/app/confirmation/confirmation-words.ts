import type { InBothLanguages } from '@lifted/domain/language/language';

interface ConfirmationWords {
  readonly heading: string;
  readonly password: string;
  readonly code: string;
  readonly backupCode: string;
  readonly backupHint: string;
  readonly phoneHint: string;
  readonly appHint: (app: string) => string;
  readonly sendTo: (phone: string) => string;
  readonly sent: string;
  readonly useBackupCode: string;
  readonly usePassword: string;
  readonly usePasskey: string;
  readonly passkeyLead: string;
  readonly use: (way: string) => string;
  readonly confirm: string;
  readonly confirming: string;
  readonly cancel: string;
}

export const CONFIRMATION_WORDS: InBothLanguages<ConfirmationWords> = {
  en: {
    heading: 'Is it you?',
    password: 'Password',
    code: 'Code',
    backupCode: 'Backup code',
    backupHint: 'One of the codes you saved. Each works once.',
    phoneHint: 'The 6 digits from the text message.',
    appHint: (app) => `The 6 digits your ${app} shows.`,
    sendTo: (phone) => `Send a code to ${phone}`,
    sent: 'We’ve sent you a code. It is valid for 5 minutes.',
    useBackupCode: 'Use a backup code',
    usePassword: 'Use my password',
    usePasskey: 'Use a passkey',
    passkeyLead:
      'To make sure it’s you, use your passkey. Your device asks for your fingerprint, your face or its PIN.',
    use: (way) => `Use ${way}`,
    confirm: 'Confirm',
    confirming: 'Confirming …',
    cancel: 'Cancel',
  },
  de: {
    heading: 'Bist du es?',
    password: 'Passwort',
    code: 'Code',
    backupCode: 'Ersatzcode',
    backupHint: 'Einer der Codes, die du gesichert hast. Jeder gilt einmal.',
    phoneHint: 'Die 6 Ziffern aus der SMS.',
    appHint: (app) => `Die 6 Ziffern, die deine ${app} anzeigt.`,
    sendTo: (phone) => `Code an ${phone} senden`,
    sent: 'Wir haben dir einen Code geschickt. Er gilt 5 Minuten.',
    useBackupCode: 'Ersatzcode verwenden',
    usePassword: 'Passwort verwenden',
    usePasskey: 'Passkey verwenden',
    passkeyLead:
      'Damit wir sicher sind, dass du es bist, nimm deinen Passkey. Dein Gerät fragt nach Fingerabdruck, Gesicht oder seiner PIN.',
    use: (way) => `${way} verwenden`,
    confirm: 'Bestätigen',
    confirming: 'Wird bestätigt …',
    cancel: 'Abbrechen',
  },
};
