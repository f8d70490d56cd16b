import { SIGN_IN_SENTENCES } from '@lifted/domain/identity/sign-in-sentences';
import { MOST_SECOND_FACTORS } from '@lifted/domain/identity/second-factor';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { Refusal, refusedField, refusing, type SecondFactorOffer } from '../../http/errors/refusal.ts';
import { waitWords } from '../../http/errors/wait-words.ts';

export function codeNeeded(offer: SecondFactorOffer): Refusal {
  return new Refusal(
    'second_factor_required',
    { en: 'One more step: please enter a code.', de: 'Noch ein Schritt: Gib bitte einen Code ein.' },
    { offer },
  );
}

export const signInEnded = refusing('not_signed_in', {
  en: 'That took too long or too many attempts. Please sign in again.',
  de: 'Das hat zu lange gedauert oder zu viele Versuche gebraucht. Melde dich bitte noch einmal an.',
});

export const codeWrong = refusing('code_wrong', {
  en: 'This code is incorrect. Each code works only once.',
  de: 'Dieser Code stimmt nicht. Jeder Code gilt nur einmal.',
});

export const codeTooOld = refusing('code_too_old', SIGN_IN_SENTENCES.codeExpired);

export function codesLocked(milliseconds: number): Refusal {
  return new Refusal(
    'account_locked',
    {
      en: 'Too many wrong codes. Use a backup code, set a new password with “Forgot password?”, or wait 15\u00a0minutes.',
      de: 'Das waren zu viele falsche Codes. Nimm einen Ersatzcode, leg mit „Passwort vergessen?“ ein neues Passwort fest oder warte 15\u00a0Minuten.',
    },
    { retryAfterSeconds: Math.ceil(milliseconds / SECOND_MS) },
  );
}

export function smsTooEarly(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / SECOND_MS);
  const wait = waitWords(seconds);
  return new Refusal(
    'too_many_requests',
    {
      en: `We have just sent you a code. You can ask for the next one in ${wait.en}.`,
      de: `Wir haben dir gerade einen Code geschickt. Den nächsten kannst du in ${wait.de} anfordern.`,
    },
    { retryAfterSeconds: seconds },
  );
}

export const smsNotSent = refusing('unavailable', {
  en: 'The code could not be sent at the moment. Please try again later.',
  de: 'Der Code ließ sich gerade nicht verschicken. Versuch es bitte später noch einmal.',
});

export const smsNotSetUp = refusing('sms_not_set_up', {
  en: 'Codes by SMS are not set up for this studio.',
  de: 'Codes per SMS sind in diesem Studio nicht eingerichtet.',
});

export const factorUnknown = refusing('not_found', {
  en: 'This second factor does not exist, or setting it up took too long. Please start again.',
  de: 'Diese App oder Nummer gibt es hier nicht, oder das Einrichten hat zu lange gedauert. Fang bitte noch einmal an.',
});

export const factorsFull = refusing('second_factors_full', {
  en: `An account can have at most ${MOST_SECOND_FACTORS} second factors. Please remove one first.`,
  de: `Ein Konto kann höchstens ${MOST_SECOND_FACTORS} Apps und Handynummern haben. Entferne bitte zuerst eine davon.`,
});

export function numberWrong(): Refusal {
  return refusedField('number', {
    en: 'Please enter a mobile number with its country code, such as +49 151 23456789.',
    de: 'Gib bitte eine Handynummer mit Ländervorwahl an, zum Beispiel +49 151 23456789.',
  });
}

/** Without it the role would have no access left. */
export const lastSecondFactor = refusing('last_second_factor', {
  en: 'Your role at the studio requires a second step or a passkey, and this is your last one. Add another one first, then remove this.',
  de: 'Deine Rolle im Studio braucht einen zweiten Schritt oder einen Passkey, und das hier ist dein letzter. Füge erst einen anderen hinzu, dann kannst du ihn entfernen.',
});

/** For numbers we do not send codes to (sms-countries.ts). */
export function numberNotServed(): Refusal {
  return refusedField('number', {
    en: 'We send no codes to numbers of this kind or country. Please use another mobile number, or an authenticator app.',
    de: 'An Nummern dieser Art oder aus diesem Land schicken wir keine Codes. Nimm bitte eine andere Handynummer oder eine Authenticator-App.',
  });
}

export const phoneNotServed = refusing('sms_not_set_up', {
  en: 'We no longer send codes to numbers of this kind or country. Please use a backup code.',
  de: 'An Nummern dieser Art oder aus diesem Land schicken wir keine Codes mehr. Nimm bitte einen Ersatzcode.',
});
