import { refusedField, Refusal, type SecondFactorOffer } from '../../http/errors/refusal.ts';

/** What makes a sign-in recent again. */
export type Confirmation =
  | { readonly kind: 'code'; readonly offer: SecondFactorOffer; readonly acceptsPasskey: boolean }
  | { readonly kind: 'password'; readonly acceptsPasskey: boolean }
  /** A passkey where there is neither. */
  | { readonly kind: 'passkey' }
  /** Where there is nothing else: who signs in by Google, links or codes. */
  | { readonly kind: 'mail_code' }
  /** Nothing that can be shown here: at Firebase. */
  | { readonly kind: 'sign_in' };

/** For a call that asks for a recent sign-in. */
export function confirmFirst(confirmation: Confirmation): Refusal {
  switch (confirmation.kind) {
    case 'code':
      return new Refusal(
        'sign_in_again',
        {
          en: 'To make sure it’s you, please enter a code.',
          de: 'Damit wir sicher sind, dass du es bist, gib bitte einen Code ein.',
        },
        { confirmWith: 'code', offer: confirmation.offer, acceptsPasskey: confirmation.acceptsPasskey },
      );
    case 'password':
      return new Refusal(
        'sign_in_again',
        {
          en: 'To make sure it’s you, please enter your password.',
          de: 'Damit wir sicher sind, dass du es bist, gib bitte dein Passwort ein.',
        },
        { confirmWith: 'password', acceptsPasskey: confirmation.acceptsPasskey },
      );
    case 'passkey':
      return new Refusal(
        'sign_in_again',
        {
          en: 'To make sure it’s you, please use your passkey, or sign out and in again.',
          de: 'Damit wir sicher sind, dass du es bist, nimm bitte deinen Passkey oder melde dich ab und wieder an.',
        },
        { confirmWith: 'passkey', acceptsPasskey: true },
      );
    case 'mail_code':
      return new Refusal(
        'sign_in_again',
        {
          en: 'To make sure it’s you, please enter a code that we mail to you, or sign out and in again.',
          de: 'Damit wir sicher sind, dass du es bist, gib bitte einen Code ein, den wir dir mailen, oder melde dich ab und wieder an.',
        },
        { confirmWith: 'mail_code' },
      );
    case 'sign_in':
      return new Refusal(
        'sign_in_again',
        {
          en: 'To make sure it’s you, please sign out and in again.',
          de: 'Damit wir sicher sind, dass du es bist, melde dich bitte ab und wieder an.',
        },
        { confirmWith: 'sign_in' },
      );
    default:
      return confirmation satisfies never;
  }
}

/** No 401: that would have the page ask for another ID token and try again. */
export function passwordWrong(): Refusal {
  return refusedField('password', {
    en: 'This is not your password.',
    de: 'Das ist nicht dein Passwort.',
  });
}

/** The same for one that is somebody else’s, was removed, or did not sign what this session asked it to. */
export function passkeyWrong(): Refusal {
  return refusedField('passkey', {
    en: 'This passkey did not work here. Please try again, or confirm in another way.',
    de: 'Mit diesem Passkey hat es nicht geklappt. Versuch es noch einmal oder bestätige es anders.',
  });
}
