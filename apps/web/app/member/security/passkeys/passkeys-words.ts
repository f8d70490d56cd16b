import type { InBothLanguages } from '../../../language.ts';

interface PasskeysWords {
  readonly heading: string;
  readonly whatItIs: string;
  readonly notHere: string;
  readonly add: string;
  readonly name: string;
  readonly nameHint: string;
  readonly nameMissing: string;
  readonly make: string;
  readonly cancel: string;
  readonly rename: string;
  readonly renameThis: (name: string) => string;
  readonly newName: string;
  readonly save: string;
  readonly added: (day: string) => string;
  readonly lastUsed: (day: string) => string;
  readonly synced: string;
  readonly remove: string;
  readonly removeThis: (name: string) => string;
  readonly removeQuestion: (name: string) => string;
  readonly keep: string;
}

export const PASSKEYS_WORDS: InBothLanguages<PasskeysWords> = {
  en: {
    heading: 'Passkeys',
    whatItIs:
      'Sign in with your fingerprint, your face or your device’s PIN. No password, no code, and nothing anyone could steal from us.',
    notHere: 'This browser can’t make passkeys.',
    add: 'Add a passkey',
    name: 'What shall we call it?',
    nameHint: 'So that you recognise it in this list.',
    nameMissing: 'Please enter a name.',
    make: 'Continue',
    cancel: 'Cancel',
    rename: 'Rename',
    renameThis: (name) => `Rename passkey ${name}`,
    newName: 'New name',
    save: 'Save',
    added: (day) => `added ${day}`,
    lastUsed: (day) => `last used ${day}`,
    synced: 'on your other devices too',
    remove: 'Remove',
    removeThis: (name) => `Remove passkey ${name}`,
    removeQuestion: (name) =>
      `Remove ${name}? You will no longer be able to sign in with it. Delete it on your device, too.`,
    keep: 'Keep it',
  },
  de: {
    heading: 'Passkeys',
    whatItIs:
      'Melde dich mit Fingerabdruck, Gesicht oder der PIN deines Geräts an. Ohne Passwort, ohne Code, und bei uns liegt nichts, was jemand stehlen könnte.',
    notHere: 'Dieser Browser kann keine Passkeys anlegen.',
    add: 'Passkey hinzufügen',
    name: 'Wie soll er heißen?',
    nameHint: 'Damit du ihn in dieser Liste wiedererkennst.',
    nameMissing: 'Gib bitte einen Namen ein.',
    make: 'Weiter',
    cancel: 'Abbrechen',
    rename: 'Umbenennen',
    renameThis: (name) => `Passkey ${name} umbenennen`,
    newName: 'Neuer Name',
    save: 'Speichern',
    added: (day) => `hinzugefügt am ${day}`,
    lastUsed: (day) => `zuletzt benutzt am ${day}`,
    synced: 'auch auf deinen anderen Geräten',
    remove: 'Entfernen',
    removeThis: (name) => `Passkey ${name} entfernen`,
    removeQuestion: (name) =>
      `${name} entfernen? Damit kannst du dich dann nicht mehr anmelden. Lösch ihn auch auf deinem Gerät.`,
    keep: 'Behalten',
  },
};
