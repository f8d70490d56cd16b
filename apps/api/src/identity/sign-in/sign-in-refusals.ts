import { ACCOUNT_DISABLED } from '@lifted/domain/identity/account-disabled';
import { PASSWORD_LIMITS, type PasswordVerdict } from '@lifted/domain/identity/password-policy';
import { SIGN_IN_SENTENCES } from '@lifted/domain/identity/sign-in-sentences';
import { maskedEmail } from '@lifted/domain/people/masked-email';
import { refusedField, Refusal, refusing, type Sentence } from '../../http/errors/refusal.ts';

const AWAY_RETRY_SECONDS = 5;
const FIREBASE_RETRY_SECONDS = 30;

/** The same for an unknown address, an address without a password and a wrong password. */
export const wrongCredentials = refusing('wrong_credentials', SIGN_IN_SENTENCES.wrongCredentials);

export const accountDisabled = refusing('account_disabled', ACCOUNT_DISABLED);

/** For the address of a record that was made one with another one, whose address is `email`. */
export function accountJoined(email: string): Refusal {
  const address = maskedEmail(email);
  return new Refusal('account_disabled', {
    en: `We’ve joined this account with your other one. Please sign in with ${address}. No password for it? “Forgot password? No password set?” sends a link there.`,
    de: `Dieses Konto ist jetzt eins mit deinem anderen. Melde dich bitte mit ${address} an. Kein Passwort dafür? „Passwort vergessen? Noch keins festgelegt?“ schickt einen Link dorthin.`,
  });
}

export function passwordLocked(retryAfterSeconds: number): Refusal {
  return new Refusal(
    'account_locked',
    {
      en: 'Too many attempts with a wrong password. Please wait 15\u00a0minutes, or set a new password with “Forgot password?”.',
      de: 'Das waren zu viele Versuche mit einem falschen Passwort. Warte bitte 15\u00a0Minuten oder leg mit „Passwort vergessen?“ ein neues fest.',
    },
    { retryAfterSeconds },
  );
}

/** The same for a password link that was used, has expired or never existed. */
export const passwordLinkUnknown = refusing('link_unknown', SIGN_IN_SENTENCES.passwordLinkUsed);

/** The same for a sign-in link that was used, has expired or never existed. */
export const signInLinkInvalid = refusing('sign_in_token_invalid', SIGN_IN_SENTENCES.signInLinkUsed);

type PasswordFault = Extract<PasswordVerdict, { outcome: 'refused' }>['reason'];

const PASSWORD_FAULTS: Readonly<Record<PasswordFault, Sentence>> = {
  'too-short': {
    en: `The password needs at least ${PASSWORD_LIMITS.minLength}\u00a0characters.`,
    de: `Das Passwort braucht mindestens ${PASSWORD_LIMITS.minLength}\u00a0Zeichen.`,
  },
  'too-long': {
    en: `The password may have at most ${PASSWORD_LIMITS.maxLength}\u00a0characters.`,
    de: `Das Passwort darf höchstens ${PASSWORD_LIMITS.maxLength}\u00a0Zeichen haben.`,
  },
  'same-as-address': {
    en: 'Please choose a password that is not your email address.',
    de: 'Wähl bitte ein Passwort, das nicht deine E-Mail-Adresse ist.',
  },
  'holds-own-name': {
    en: 'Please choose a password without your name and without parts of your email address.',
    de: 'Wähl bitte ein Passwort ohne deinen Namen und ohne Teile deiner E-Mail-Adresse.',
  },
  'holds-studio-name': {
    en: 'Please choose a password without the name of the studio.',
    de: 'Wähl bitte ein Passwort ohne den Namen des Studios.',
  },
  common: SIGN_IN_SENTENCES.commonPassword,
  breached: {
    en: 'This password seems to be known from a data leak. Please choose another one.',
    de: 'Dieses Passwort ist anscheinend aus einem Datenleck bekannt. Wähl bitte ein anderes.',
  },
};

export function passwordRefused(reason: PasswordFault): Refusal {
  return refusedField('new_password', PASSWORD_FAULTS[reason], 'password_refused');
}

/** For a cross-site request. */
export function otherOrigin(publicUrl: string): Refusal {
  return new Refusal('origin_refused', {
    en: `Please sign in at ${publicUrl}, this studio’s own address.`,
    de: `Melde dich bitte auf ${publicUrl} an, der Adresse dieses Studios.`,
  });
}

export const googleNotSetUp = refusing('google_not_set_up', {
  en: 'Signing in with Google is not set up for this studio.',
  de: 'Die Anmeldung mit Google ist in diesem Studio nicht eingerichtet.',
});

export const googleAway = refusing(
  'unavailable',
  {
    en: 'Google cannot be reached at the moment. Please try again.',
    de: 'Google ist gerade nicht erreichbar. Versuch es bitte noch einmal.',
  },
  { retryAfterSeconds: AWAY_RETRY_SECONDS },
);

/** While the keys of Firebase's ID tokens cannot be fetched. */
export const firebaseKeysAway = refusing(
  'unavailable',
  {
    en: 'Signing in cannot be checked at the moment. Please try again.',
    de: 'Die Anmeldung lässt sich gerade nicht prüfen. Versuch es bitte noch einmal.',
  },
  { retryAfterSeconds: AWAY_RETRY_SECONDS },
);

/** While Firebase cannot exchange a sign-in link; the link is not used up. */
export const linkWaitsForFirebase = refusing(
  'unavailable',
  {
    en: 'Signing in does not work at the moment. The link stays good: please open it again in a minute.',
    de: 'Die Anmeldung geht gerade nicht. Der Link bleibt gültig: Öffne ihn bitte in einer Minute noch einmal.',
  },
  { retryAfterSeconds: FIREBASE_RETRY_SECONDS },
);

/** Firebase does not ask for a second factor with a link. */
export const linkCannotShowFactor = refusing('sign_in_token_invalid', {
  en: 'Your account asks for a second step, which a link cannot replace. Please sign in with your password.',
  de: 'Dein Konto verlangt einen zweiten Schritt, den ein Link nicht ersetzt. Melde dich bitte mit deinem Passwort an.',
});
