import { BACKUP_CODE_COUNT } from '@lifted/domain/identity/second-factor';
import type { InBothLanguages } from '../../language.ts';

export interface SecurityWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly dashboard: string;
  readonly yourData: string;
  readonly secondStep: string;
  readonly on: string;
  readonly off: string;
  readonly required: string;
  readonly whatItIs: string;
  readonly addApp: string;
  readonly setUpApp: string;
  readonly addPhone: string;
  readonly setUpPhone: string;
  readonly otherDevices: string;
  readonly turnOn: string;
  readonly cancel: string;
  readonly textTo: (phone: string) => string;
  readonly since: (day: string) => string;
  readonly remove: string;
  readonly removeThis: (name: string) => string;
  readonly removeOne: (name: string) => string;
  readonly removeLast: (name: string) => string;
  readonly keep: string;
  readonly backupCodes: string;
  readonly codesLeft: (left: number) => string;
  readonly makeCodes: string;
  readonly makeCodesQuestion: string;
  readonly keepCodes: string;
  readonly done: {
    readonly codeSent: (number: string) => string;
    readonly turnedOn: string;
    readonly removed: string;
    readonly endedThere: string;
    readonly endedOthers: string;
    readonly passkeyAdded: string;
    readonly passkeyRenamed: string;
    readonly passkeyRemoved: string;
  };
}

export const SECURITY_WORDS: InBothLanguages<SecurityWords> = {
  en: {
    title: 'Security',
    description: 'Passkeys, the second step when you sign in, and where you are signed in.',
    lead: 'A second step when you sign in: a code from your phone. A stolen password alone won’t let anyone in.',
    dashboard: 'Your Dashboard',
    yourData: 'Your data',
    secondStep: 'Second step',
    on: 'On',
    off: 'Off',
    required:
      'Your role at the studio requires a second step. Set one up here, or sign in with a passkey, to unlock everything else.',
    whatItIs:
      'You sign in with your password, a link, a code by email or Google, and then enter six digits that only your phone can show you. Setting it up takes two minutes.',
    addApp: 'Add an app',
    setUpApp: 'Set up with an app',
    addPhone: 'Add a phone number',
    setUpPhone: 'Set up with text messages',
    otherDevices: 'Turning it on signs you out on all your other devices.',
    turnOn: 'Turn on',
    cancel: 'Cancel',
    textTo: (phone) => `Text message to ${phone}`,
    since: (day) => `since ${day}`,
    remove: 'Remove',
    removeThis: (name) => `Remove ${name}`,
    removeOne: (name) => `Remove ${name}? You will no longer be able to sign in with it.`,
    removeLast: (name) =>
      `Remove ${name}? Your password alone will then be enough, and your backup codes will be deleted.`,
    keep: 'Keep it',
    backupCodes: 'Backup codes',
    codesLeft: (left) =>
      `${left === 0 ? 'None left' : `${left} of ${BACKUP_CODE_COUNT} left`}. Each one lets you in once if your phone is lost or out of battery.`,
    makeCodes: 'Make new codes',
    makeCodesQuestion: 'Make new codes? The ones you have now stop working.',
    keepCodes: 'Keep the old ones',
    done: {
      codeSent: (number) => `We’ve sent a code to ${number}. It is valid for 5\u00a0minutes.`,
      turnedOn: 'All set. You can use it from your next sign-in.',
      removed: 'Removed. We’ve sent you an email about it.',
      endedThere: 'Signed out there.',
      endedOthers: 'Signed out everywhere else.',
      passkeyAdded: 'Added. Next time you can sign in with it. We’ve sent you an email about it.',
      passkeyRenamed: 'Renamed.',
      passkeyRemoved: 'Removed. We’ve sent you an email about it.',
    },
  },
  de: {
    title: 'Sicherheit',
    description: 'Passkeys, der zweite Schritt beim Anmelden und wo du angemeldet bist.',
    lead: 'Ein zweiter Schritt beim Anmelden: ein Code von deinem Handy. Mit einem gestohlenen Passwort allein kommt dann niemand hinein.',
    dashboard: 'Dein Dashboard',
    yourData: 'Deine Daten',
    secondStep: 'Zweiter Schritt',
    on: 'An',
    off: 'Aus',
    required:
      'Deine Rolle im Studio verlangt einen zweiten Schritt. Richte ihn hier ein oder melde dich mit einem Passkey an, dann steht dir alles andere offen.',
    whatItIs:
      'Du meldest dich mit Passwort, Link, einem Code per Mail oder Google an und gibst danach sechs Ziffern ein, die nur dein Handy dir zeigt. Das Einrichten dauert zwei Minuten.',
    addApp: 'App hinzufügen',
    setUpApp: 'Mit einer App einrichten',
    addPhone: 'Handynummer hinzufügen',
    setUpPhone: 'Mit SMS einrichten',
    otherDevices: 'Mit dem Einschalten wirst du auf allen anderen Geräten abgemeldet.',
    turnOn: 'Einschalten',
    cancel: 'Abbrechen',
    textTo: (phone) => `SMS an ${phone}`,
    since: (day) => `seit ${day}`,
    remove: 'Entfernen',
    removeThis: (name) => `${name} entfernen`,
    removeOne: (name) => `${name} entfernen? Damit kannst du dich dann nicht mehr anmelden.`,
    removeLast: (name) =>
      `${name} entfernen? Dann reicht dein Passwort allein, und deine Ersatzcodes werden gelöscht.`,
    keep: 'Behalten',
    backupCodes: 'Ersatzcodes',
    codesLeft: (left) =>
      `${left === 0 ? 'Keiner mehr übrig' : `${left} von ${BACKUP_CODE_COUNT} übrig`}. Mit jedem kommst du einmal hinein, falls dein Handy weg oder leer ist.`,
    makeCodes: 'Neue Codes erstellen',
    makeCodesQuestion: 'Neue Codes erstellen? Die bisherigen gelten dann nicht mehr.',
    keepCodes: 'Die alten behalten',
    done: {
      codeSent: (number) => `Wir haben einen Code an ${number} geschickt. Er gilt 5\u00a0Minuten.`,
      turnedOn: 'Alles bereit. Du kannst es ab der nächsten Anmeldung nutzen.',
      removed: 'Entfernt. Wir haben dir dazu eine Mail geschickt.',
      endedThere: 'Dort bist du abgemeldet.',
      endedOthers: 'Überall sonst bist du abgemeldet.',
      passkeyAdded:
        'Hinzugefügt. Beim nächsten Mal kannst du dich damit anmelden. Wir haben dir dazu eine Mail geschickt.',
      passkeyRenamed: 'Umbenannt.',
      passkeyRemoved: 'Entfernt. Wir haben dir dazu eine Mail geschickt.',
    },
  },
};
