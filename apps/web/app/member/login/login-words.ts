import type { InBothLanguages } from '../../language.ts';
import type { LoginFault, PasswordMailFault } from './login-input.ts';

interface LoginWords {
  readonly title: string;
  readonly description: string;
  readonly heading: string;
  readonly email: string;
  readonly password: string;
  readonly forgot: string;
  readonly login: string;
  readonly or: string;
  readonly google: string;
  readonly passkey: string;
  readonly mailCode: string;
  readonly googleOpen: string;
  /** Shown before a window opens; the studio's own server could only say it in the window. */
  readonly googleMissing: string;
  readonly mailSent: string;
  readonly faults: Readonly<Record<LoginFault | PasswordMailFault, string>>;
  /** For browsers without scripts. */
  readonly needsScripts: string;
  readonly passwordIsSet: string;
  readonly back: string;
  readonly legal: string;
}

/** The English sentences are the specification's (sections 2, 5 and 8). */
export const LOGIN_WORDS: InBothLanguages<LoginWords> = {
  en: {
    title: 'Login',
    description: 'Sign in to your dashboard.',
    heading: 'Login',
    email: 'Email',
    password: 'Password',
    forgot: 'Forgot password? No password set?',
    login: 'Login',
    or: 'or',
    google: 'Sign In with Google',
    passkey: 'Sign in with a passkey',
    mailCode: 'Sign in with a code by email',
    googleOpen: 'Sign in with Google in the window that has opened.',
    googleMissing: 'Google is not set up here. Choose another way.',
    mailSent: 'Password reset email sent. Please check your inbox.',
    faults: {
      email_invalid: 'Please enter a valid email address.',
      email_missing: 'Please enter your email address to reset your password.',
      password_missing: 'Please enter your password.',
    },
    needsScripts: 'Login needs JavaScript, which is switched off in this browser.',
    passwordIsSet: 'Your password is set. Sign in with it now.',
    back: 'Back to login',
    legal: 'Legal',
  },
  de: {
    title: 'Login',
    description: 'Melde dich an und öffne dein Dashboard.',
    heading: 'Login',
    email: 'E-Mail',
    password: 'Passwort',
    forgot: 'Passwort vergessen? Noch keins festgelegt?',
    login: 'Anmelden',
    or: 'oder',
    google: 'Mit Google anmelden',
    passkey: 'Mit einem Passkey anmelden',
    mailCode: 'Mit einem Code per Mail anmelden',
    googleOpen: 'Melde dich in dem Fenster, das sich geöffnet hat, bei Google an.',
    googleMissing: 'Google ist hier nicht eingerichtet. Nimm einen anderen Weg.',
    mailSent: 'Die Mail mit dem Link ist unterwegs. Schau bitte in dein Postfach.',
    faults: {
      email_invalid: 'Gib bitte eine gültige E-Mail-Adresse ein.',
      email_missing: 'Gib bitte deine E-Mail-Adresse ein, um ein neues Passwort festzulegen.',
      password_missing: 'Gib bitte dein Passwort ein.',
    },
    needsScripts: 'Der Login braucht JavaScript, das in diesem Browser ausgeschaltet ist.',
    passwordIsSet: 'Dein Passwort ist festgelegt. Melde dich jetzt damit an.',
    back: 'Zurück zum Login',
    legal: 'Rechtliches',
  },
};

interface HelpWords {
  readonly name: string;
  readonly wrongEmail: string;
  readonly wrongEmailHelp: string;
  readonly passes: string;
  readonly passesHere: string;
  readonly passesElsewhere: string;
  readonly memberLogin: string;
}

export const HELP_WORDS: InBothLanguages<HelpWords> = {
  en: {
    name: 'Help',
    wrongEmail: 'Signed up with a wrong email address?',
    wrongEmailHelp: 'The team can change it on the tablets in the studio at your next workout.',
    passes: 'Looking for your passes?',
    passesHere: 'Sign in, then find them in the menu.',
    passesElsewhere: 'They are in the booking service.',
    memberLogin: 'Member Login',
  },
  de: {
    name: 'Hilfe',
    wrongEmail: 'Falsche E-Mail-Adresse angegeben?',
    wrongEmailHelp: 'Bei deinem nächsten Workout ändert das Team sie an den Tablets im Studio.',
    passes: 'Du suchst deine Pakete?',
    passesHere: 'Melde dich an, dann findest du sie im Menü.',
    passesElsewhere: 'Sie liegen beim Buchungsdienst.',
    memberLogin: 'Mitglieder-Login',
  },
};

interface NoAccessWords {
  readonly title: string;
  readonly description: string;
  /** Before the studio's address; a full stop follows it. */
  readonly lead: string;
  /** Before the address of the account, which is followed by `signedInEnd`. */
  readonly signedInAs: string;
  readonly signedInEnd: string;
  readonly dashboard: string;
  readonly home: string;
  readonly other: string;
}

export const NO_ACCESS_WORDS: InBothLanguages<NoAccessWords> = {
  en: {
    title: 'No access',
    description: 'Your account doesn’t have access to this page.',
    lead: 'Your account doesn’t have access to this page. If you think it should, write to',
    signedInAs: 'You are signed in as',
    signedInEnd: '.',
    dashboard: 'Your Dashboard',
    home: 'Back to home',
    other: 'Use another account',
  },
  de: {
    title: 'Kein Zugang',
    description: 'Dein Konto hat zu dieser Seite keinen Zugang.',
    lead: 'Dein Konto hat zu dieser Seite keinen Zugang. Sollte es ihn haben, schreib an',
    signedInAs: 'Du bist als',
    signedInEnd: ' angemeldet.',
    dashboard: 'Dein Dashboard',
    home: 'Zur Startseite',
    other: 'Anderes Konto nutzen',
  },
};

/** A failure's own message, shown unchanged. */
export function ownMessage(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
