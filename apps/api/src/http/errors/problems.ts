import type { Problem, ProblemCode } from '@lifted/contract/problem';
import type { Refusal, Sentence } from './refusal.ts';
import type { Language } from '@lifted/domain/language/language';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** HTTP status and title of each reason for refusal. */
export const PROBLEMS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: Sentence }>> =
  {
    invalid_input: {
      status: 422,
      title: { en: 'Something in the input has to change', de: 'Bei den Angaben muss sich etwas ändern' },
    },
    malformed_body: {
      status: 400,
      title: { en: 'The body cannot be read', de: 'Der Inhalt der Anfrage ist nicht lesbar' },
    },
    malformed_request: {
      status: 400,
      title: { en: 'The request cannot be read', de: 'Die Anfrage ist nicht lesbar' },
    },
    headers_too_large: {
      status: 431,
      title: { en: 'The headers are too large', de: 'Die Header sind zu groß' },
    },
    too_slow: { status: 408, title: { en: 'Too slow', de: 'Zu langsam' } },
    body_too_large: {
      status: 413,
      title: { en: 'The body is too large', de: 'Der Inhalt der Anfrage ist zu groß' },
    },
    unsupported_media_type: {
      status: 415,
      title: { en: 'The body must be JSON', de: 'Der Inhalt muss JSON sein' },
    },
    not_found: { status: 404, title: { en: 'Not found', de: 'Nicht gefunden' } },
    method_not_allowed: { status: 405, title: { en: 'Method not allowed', de: 'Methode nicht erlaubt' } },
    not_signed_in: { status: 401, title: { en: 'Please sign in', de: 'Bitte melde dich an' } },
    wrong_credentials: { status: 401, title: { en: 'Not signed in', de: 'Nicht angemeldet' } },
    account_locked: {
      status: 429,
      title: { en: 'Too many tries to sign in', de: 'Zu viele Versuche, sich anzumelden' },
    },
    account_disabled: { status: 403, title: { en: 'The account is disabled', de: 'Das Konto ist gesperrt' } },
    password_refused: {
      status: 422,
      title: { en: 'Please choose another password', de: 'Bitte wähl ein anderes Passwort' },
    },
    sign_in_token_invalid: {
      status: 401,
      title: { en: 'The sign-in link is not valid', de: 'Der Anmeldelink gilt nicht' },
    },
    origin_refused: { status: 403, title: { en: 'Not from this site', de: 'Nicht von dieser Seite' } },
    google_not_set_up: {
      status: 501,
      title: {
        en: 'Signing in with Google is not set up',
        de: 'Die Anmeldung mit Google ist nicht eingerichtet',
      },
    },
    second_factor_required: {
      status: 401,
      title: { en: 'One more code is needed', de: 'Ein Code fehlt noch' },
    },
    second_factor_missing: {
      status: 403,
      title: { en: 'This account needs a second factor', de: 'Dieses Konto braucht einen zweiten Schritt' },
    },
    second_factors_full: {
      status: 409,
      title: { en: 'No more second factors', de: 'Mehr Apps und Nummern gehen nicht' },
    },
    sign_in_again: {
      status: 403,
      title: { en: 'Please sign in again', de: 'Bitte melde dich noch einmal an' },
    },
    passkey_refused: {
      status: 401,
      title: { en: 'The passkey did not work', de: 'Der Passkey hat nicht geklappt' },
    },
    last_second_factor: {
      status: 409,
      title: { en: 'Your role needs it', de: 'Deine Rolle braucht ihn' },
    },
    passkeys_full: { status: 409, title: { en: 'No more passkeys', de: 'Mehr Passkeys gehen nicht' } },
    code_wrong: { status: 422, title: { en: 'The code is not right', de: 'Der Code stimmt nicht' } },
    code_too_old: { status: 422, title: { en: 'The code is too old', de: 'Der Code ist abgelaufen' } },
    sms_not_set_up: {
      status: 501,
      title: { en: 'Codes by SMS are not set up', de: 'Codes per SMS sind nicht eingerichtet' },
    },
    too_many_requests: { status: 429, title: { en: 'Too many requests', de: 'Zu viele Anfragen' } },
    class_canceled: { status: 409, title: { en: 'The class was cancelled', de: 'Der Kurs fällt aus' } },
    class_full: { status: 409, title: { en: 'The class is full', de: 'Der Kurs ist ausgebucht' } },
    class_started: { status: 409, title: { en: 'The class has started', de: 'Der Kurs hat begonnen' } },
    already_booked: { status: 409, title: { en: 'Already booked', de: 'Schon gebucht' } },
    booking_not_open: { status: 409, title: { en: 'Not open for booking yet', de: 'Noch nicht buchbar' } },
    place_promised: { status: 409, title: { en: 'Others are waiting', de: 'Andere warten schon' } },
    overlapping_booking: {
      status: 409,
      title: { en: 'Another class at that time', de: 'Ein anderer Kurs zur selben Zeit' },
    },
    too_many_upcoming: {
      status: 409,
      title: { en: 'Too many classes ahead', de: 'Zu viele Kurse im Voraus' },
    },
    no_entitlement: {
      status: 409,
      title: { en: 'No pass or membership', de: 'Kein Paket und keine Mitgliedschaft' },
    },
    valid_elsewhere: {
      status: 409,
      title: { en: 'Not valid at this branch', de: 'Gilt an diesem Standort nicht' },
    },
    pass_expired_by_then: {
      status: 409,
      title: { en: 'The pass expires before', de: 'Das Paket läuft vorher ab' },
    },
    no_credit_left: { status: 409, title: { en: 'The pass is used up', de: 'Das Paket ist aufgebraucht' } },
    contract_paused: {
      status: 409,
      title: { en: 'The membership is paused', de: 'Die Mitgliedschaft ist pausiert' },
    },
    contract_ended: {
      status: 409,
      title: { en: 'The membership has ended by then', de: 'Die Mitgliedschaft endet vorher' },
    },
    already_canceled: { status: 409, title: { en: 'Already cancelled', de: 'Schon abgesagt' } },
    offer_gone: { status: 409, title: { en: 'The offer is gone', de: 'Das Angebot gilt nicht mehr' } },
    not_waiting: { status: 409, title: { en: 'Not on the waitlist', de: 'Nicht auf der Warteliste' } },
    fee_decided: { status: 409, title: { en: 'The fee is decided', de: 'Über die Gebühr ist entschieden' } },
    link_unknown: { status: 404, title: { en: 'The link is not valid', de: 'Der Link gilt nicht' } },
    challenge_closed: {
      status: 409,
      title: { en: 'The challenge is not open', de: 'Die Challenge ist nicht offen' },
    },
    works_here: {
      status: 409,
      title: {
        en: 'The account of somebody who works here',
        de: 'Das Konto von jemandem, der hier arbeitet',
      },
    },
    class_not_started: {
      status: 409,
      title: { en: 'The class has not started', de: 'Der Kurs hat noch nicht begonnen' },
    },
    not_canceled: { status: 409, title: { en: 'The class takes place', de: 'Der Kurs findet statt' } },
    too_late_for_few: {
      status: 409,
      title: { en: 'Too late for that reason', de: 'Für diesen Grund zu spät' },
    },
    partner_quota_full: {
      status: 409,
      title: { en: 'No more guests of this partner', de: 'Keine weiteren Gäste dieses Partners' },
    },
    roster_closed: { status: 409, title: { en: 'The roster is closed', de: 'Die Liste ist abgeschlossen' } },
    missing_counted: {
      status: 409,
      title: { en: 'Missing people are counted', de: 'Wer gefehlt hat, ist gezählt' },
    },
    check_in_closed: {
      status: 409,
      title: { en: 'Not the time for check-in', de: 'Check-in gerade nicht möglich' },
    },
    not_allowed: { status: 403, title: { en: 'Not allowed', de: 'Nicht erlaubt' } },
    stale_version: {
      status: 409,
      title: { en: 'Somebody else changed this', de: 'Das hat inzwischen jemand geändert' },
    },
    record_merged: {
      status: 409,
      title: { en: 'This record is part of another one', de: 'Dieser Eintrag gehört zu einem anderen' },
    },
    cannot_undo: { status: 409, title: { en: 'Cannot be undone', de: 'Lässt sich nicht zurücknehmen' } },
    key_reused: { status: 409, title: { en: 'Sent before', de: 'Schon einmal gesendet' } },
    met_another: {
      status: 409,
      title: { en: 'Two changes met', de: 'Zwei Änderungen trafen sich' },
    },
    unavailable: { status: 503, title: { en: 'Not available at the moment', de: 'Gerade nicht erreichbar' } },
    internal: {
      status: 500,
      title: { en: 'Something went wrong on our side', de: 'Bei uns ist etwas schiefgegangen' },
    },
  };

interface ProblemReader {
  readonly language: Language;
  readonly requestId: string;
}

/** The RFC 9457 body of a refusal, in one language. */
export function problemOf(refusal: Refusal, { language, requestId }: ProblemReader): Problem {
  const { status, title } = PROBLEMS[refusal.code];
  const { errors, offer, current, confirmWith, acceptsPasskey } = refusal.extras;
  return {
    type: `/problems/${refusal.code.replaceAll('_', '-')}`,
    title: title[language],
    status,
    detail: refusal.detail[language],
    code: refusal.code,
    request_id: requestId,
    ...(errors && { errors: errors.map(({ field, message }) => ({ field, message: message[language] })) }),
    ...(current && { current }),
    ...(confirmWith && { confirm_with: confirmWith }),
    ...(acceptsPasskey === true && { accepts_passkey: true }),
    ...(offer && {
      factors: offer.factors.map((factor) => ({ ...factor })),
      accepts_backup_code: offer.acceptsBackupCode,
    }),
  };
}
