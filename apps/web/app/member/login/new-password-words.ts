import type { InBothLanguages } from '../../language.ts';

interface NewPasswordWords {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** Whose password it becomes. */
  readonly owner: (owner: string) => string;
  readonly other: (owner: string, other: string) => string;
  readonly password: string;
  readonly missing: string;
  readonly set: string;
  readonly mailLead: string;
  readonly send: string;
}

export const NEW_PASSWORD_WORDS: InBothLanguages<NewPasswordWords> = {
  en: {
    title: 'Set your password',
    description: 'Choose the password you sign in with.',
    lead: 'You’ll use it to sign in from now on. Your other devices will ask for it once.',
    owner: (owner) => `This sets the password of ${owner}.`,
    other: (owner, other) =>
      `${other} is signed in on this device. Once the password is set, ${other} is signed out here, and you can sign in as ${owner}.`,
    password: 'New password',
    missing: 'Please enter a new password.',
    set: 'Set password',
    mailLead:
      'Enter the email address you signed up with. We’ll send you a link to set your password, whether it’s your first or a new one.',
    send: 'Send link',
  },
  de: {
    title: 'Passwort festlegen',
    description: 'Leg das Passwort fest, mit dem du dich anmeldest.',
    lead: 'Damit meldest du dich ab jetzt an. Deine anderen Geräte fragen einmal danach.',
    owner: (owner) => `Du legst das Passwort für ${owner} fest.`,
    other: (owner, other) =>
      `Auf diesem Gerät ist ${other} angemeldet. Sobald das Passwort festgelegt ist, wird ${other} hier abgemeldet, und du kannst dich als ${owner} anmelden.`,
    password: 'Neues Passwort',
    missing: 'Gib bitte ein neues Passwort ein.',
    set: 'Passwort festlegen',
    mailLead:
      'Gib die E-Mail-Adresse ein, die du bei uns angegeben hast. Wir schicken dir einen Link, mit dem du dein Passwort festlegst, egal ob zum ersten Mal oder neu.',
    send: 'Link senden',
  },
};
