import { PROBLEM_CODES, type ProblemCode } from '@lifted/contract/problem';
import { expect, it } from 'vitest';
import { changedSince, undoneBefore } from '../audit/desk-changes.ts';
import { staleVersion } from '../audit/edit-record.ts';
import {
  commandRefused,
  decisionRefused,
  noSuchBooking,
  noSuchClass,
} from '../classes/commands/command-refusals.ts';
import * as booking from '../features/bookings/booking-refusals.ts';
import * as deskClass from '../features/desk-classes/desk-class-refusals.ts';
import { challengeClosed, unknownParticipation } from '../features/challenges/challenge-refusals.ts';
import * as personalData from '../features/personal-data/personal-data-refusals.ts';
import { rangeRefusal } from '../features/timetable/timetable-refusals.ts';
import * as trial from '../features/trial/trial-refusals.ts';
import { PROBLEMS } from '../http/errors/problems.ts';
import type { Refusal, Sentence } from '../http/errors/refusal.ts';
import * as anyCall from '../http/errors/request-refusals.ts';
import * as confirmation from '../identity/confirmation/confirmation-refusals.ts';
import * as mailCode from '../identity/mail-codes/mail-code-refusals.ts';
import * as ownSessions from '../identity/own-sessions/own-session-refusals.ts';
import * as passkey from '../identity/passkeys/passkey-refusals.ts';
import * as secondFactor from '../identity/second-factors/second-factor-refusals.ts';
import * as signIn from '../identity/sign-in/sign-in-refusals.ts';

const ELSEWHERE = {
  outcome: 'refused',
  reason: 'valid_elsewhere',
  elsewhere: { kind: 'pass', validIn: ['North', null] },
} as const;
const RANGE = { from: '2026-11-21', to: '2026-11-20' };

/** A refusal of every code the server can send for a request it could read. */
const REFUSALS: Readonly<
  Record<Exclude<ProblemCode, 'headers_too_large' | 'too_slow'>, readonly [Refusal, ...Refusal[]]>
> = {
  invalid_input: [
    confirmation.passwordWrong(),
    confirmation.passkeyWrong(),
    anyCall.unstorableText('name'),
    anyCall.noSuchDay('date'),
    rangeRefusal({ reason: 'ends_before_start', range: RANGE }),
    rangeRefusal({ reason: 'too_long', range: RANGE }),
    personalData.otherWord(),
    deskClass.deskClassFieldRefused('coach_id'),
    deskClass.deskClassFieldRefused('location_id'),
    deskClass.deskClassFieldRefused('day'),
    deskClass.deskClassFieldRefused('partner_id'),
    deskClass.deskClassFieldRefused('customer_id'),
    deskClass.closedOn('Holidays'),
    ownSessions.thisSession(),
    secondFactor.numberWrong(),
    secondFactor.numberNotServed(),
  ],
  class_not_started: [deskClass.deskClassRefused('class_not_started')],
  not_canceled: [deskClass.deskClassRefused('not_canceled')],
  too_late_for_few: [deskClass.deskClassRefused('too_late_for_few')],
  partner_quota_full: [deskClass.deskClassRefused('partner_quota_full')],
  roster_closed: [deskClass.deskClassRefused('roster_closed')],
  missing_counted: [deskClass.deskClassRefused('missing_counted')],
  check_in_closed: [deskClass.deskClassRefused('check_in_closed')],
  not_allowed: [anyCall.notAllowed()],
  stale_version: [staleVersion({})],
  record_merged: [anyCall.recordMerged(''), anyCall.recordMerged('Jana Koch')],
  cannot_undo: [changedSince(), undoneBefore(), deskClass.hasHadPeople()],
  key_reused: [anyCall.keyOfAnotherCommand(), anyCall.doneBefore(), deskClass.addedOtherwise()],
  met_another: [anyCall.metAnother()],
  already_booked: [commandRefused('already_booked'), deskClass.deskClassRefused('already_booked')],
  booking_not_open: [commandRefused('booking_not_open'), deskClass.deskClassRefused('booking_not_open')],
  place_promised: [commandRefused('place_promised'), deskClass.deskClassRefused('place_promised')],
  overlapping_booking: [
    commandRefused('overlapping_booking'),
    deskClass.deskClassRefused('overlapping_booking'),
  ],
  too_many_upcoming: [commandRefused('too_many_upcoming'), deskClass.deskClassRefused('too_many_upcoming')],
  no_entitlement: [
    commandRefused('no_entitlement'),
    booking.notACustomer(),
    deskClass.deskClassRefused('no_entitlement'),
  ],
  valid_elsewhere: [
    decisionRefused(ELSEWHERE),
    commandRefused('valid_elsewhere'),
    deskClass.deskBookingRefused(ELSEWHERE),
    deskClass.deskClassRefused('valid_elsewhere'),
  ],
  pass_expired_by_then: [
    commandRefused('pass_expired_by_then'),
    deskClass.deskClassRefused('pass_expired_by_then'),
  ],
  no_credit_left: [commandRefused('no_credit_left'), deskClass.deskClassRefused('no_credit_left')],
  contract_paused: [commandRefused('contract_paused'), deskClass.deskClassRefused('contract_paused')],
  contract_ended: [commandRefused('contract_ended'), deskClass.deskClassRefused('contract_ended')],
  already_canceled: [commandRefused('already_canceled'), deskClass.deskClassRefused('already_canceled')],
  offer_gone: [commandRefused('offer_gone')],
  not_waiting: [commandRefused('not_waiting')],
  fee_decided: [booking.feeDecided()],
  malformed_body: [
    anyCall.malformedBody('missing'),
    anyCall.malformedBody('empty'),
    anyCall.malformedBody('length'),
    anyCall.malformedBody('not_packed'),
    anyCall.malformedBody('not_utf8'),
    anyCall.malformedBody('not_json'),
    anyCall.malformedBody('too_deep'),
  ],
  malformed_request: [
    anyCall.ambiguousRequest('version'),
    anyCall.ambiguousRequest('two_hosts'),
    anyCall.ambiguousRequest('no_host'),
  ],
  body_too_large: [anyCall.bodyTooLarge()],
  unsupported_media_type: [anyCall.notJson()],
  not_found: [
    anyCall.nothingHere(),
    trial.unknownClass(),
    noSuchClass(),
    noSuchBooking(),
    booking.noSuchFee(),
    deskClass.deskClassUnknown(),
    deskClass.notOnRoster(),
    unknownParticipation(),
    personalData.noAccount(),
    personalData.nothingAsked(),
    ownSessions.noSuchSession(),
    secondFactor.factorUnknown(),
    passkey.passkeyUnknown(),
  ],
  method_not_allowed: [anyCall.methodNotAllowed(['GET', 'HEAD'])],
  not_signed_in: [anyCall.notSignedIn(), secondFactor.signInEnded()],
  wrong_credentials: [signIn.wrongCredentials()],
  passkey_refused: [passkey.passkeyRefused(), passkey.passkeyNotAdded()],
  passkeys_full: [passkey.passkeysFull()],
  account_locked: [signIn.passwordLocked(900), secondFactor.codesLocked(900_000), mailCode.codesLocked(900)],
  account_disabled: [signIn.accountDisabled()],
  password_refused: [
    signIn.passwordRefused('too-short'),
    signIn.passwordRefused('too-long'),
    signIn.passwordRefused('same-as-address'),
    signIn.passwordRefused('holds-own-name'),
    signIn.passwordRefused('holds-studio-name'),
    signIn.passwordRefused('common'),
    signIn.passwordRefused('breached'),
  ],
  sign_in_token_invalid: [signIn.signInLinkInvalid(), signIn.linkCannotShowFactor()],
  origin_refused: [anyCall.notOurForm(), signIn.otherOrigin('https://lifted.example')],
  google_not_set_up: [signIn.googleNotSetUp()],
  second_factor_required: [secondFactor.codeNeeded({ factors: [], acceptsBackupCode: true })],
  second_factor_missing: [anyCall.secondFactorMissing()],
  second_factors_full: [secondFactor.factorsFull()],
  last_second_factor: [secondFactor.lastSecondFactor()],
  sign_in_again: [
    confirmation.confirmFirst({
      kind: 'code',
      offer: { factors: [], acceptsBackupCode: true },
      acceptsPasskey: false,
    }),
    confirmation.confirmFirst({ kind: 'password', acceptsPasskey: true }),
    confirmation.confirmFirst({ kind: 'passkey' }),
    confirmation.confirmFirst({ kind: 'mail_code' }),
    confirmation.confirmFirst({ kind: 'sign_in' }),
  ],
  code_wrong: [secondFactor.codeWrong(), mailCode.mailCodeWrong()],
  code_too_old: [secondFactor.codeTooOld()],
  sms_not_set_up: [secondFactor.smsNotSetUp(), secondFactor.phoneNotServed()],
  too_many_requests: [
    anyCall.tooManyRequests(1),
    anyCall.tooManyRequests(30),
    anyCall.tooManyRequests(60),
    anyCall.tooManyRequests(601),
    secondFactor.smsTooEarly(30_000),
    mailCode.mailCodeTooEarly(14 * 3_600_000),
  ],
  class_full: [
    deskClass.deskClassRefused('class_full'),
    trial.bookingRefusal('class_full'),
    commandRefused('class_full'),
  ],
  class_started: [
    deskClass.deskClassRefused('class_started'),
    commandRefused('class_started'),
    trial.bookingRefusal('class_started'),
    trial.cancellationRefusal(),
    trial.confirmationRefusal(),
  ],
  class_canceled: [
    deskClass.deskClassRefused('class_canceled'),
    commandRefused('class_canceled'),
    trial.bookingRefusal('class_canceled'),
  ],
  link_unknown: [trial.unknownLink(), booking.unknownPlaceLink(), signIn.passwordLinkUnknown()],
  challenge_closed: [challengeClosed('not_open_yet'), challengeClosed('over')],
  works_here: [personalData.worksHere()],
  unavailable: [
    anyCall.databaseAway(),
    secondFactor.smsNotSent(),
    signIn.googleAway(),
    signIn.firebaseKeysAway(),
    signIn.linkWaitsForFirebase(),
  ],
  internal: [anyCall.ourFault()],
};

const ONLY_ENGLISH = /\b(the|this|please|your|you|is|are|not|with)\b/i;
const ONLY_GERMAN = /\b(der|die|das|bitte|dein|du|ist|sind|nicht|mit|ein|eine)\b/i;

function expectBoth({ en, de }: Sentence): void {
  expect(de).not.toBe(en);
  expect(en).not.toMatch(ONLY_GERMAN);
  // Labels of pages that exist in English only are quoted as they are.
  expect(de.replaceAll(/„[^“]*“/g, '')).not.toMatch(ONLY_ENGLISH);
}

it.each(PROBLEM_CODES)('%s has a title in both languages', (code) => {
  expectBoth(PROBLEMS[code].title);
});

it.each(Object.entries(REFUSALS))('%s has whole sentences in both languages', (code, refusals) => {
  for (const refusal of refusals) {
    expect(refusal.code).toBe(code);
    for (const sentence of [refusal.detail, ...(refusal.extras.errors ?? []).map(({ message }) => message)]) {
      expectBoth(sentence);
      for (const text of [sentence.en, sentence.de]) expect(text).toMatch(/^\S.*\.$/);
    }
  }
});
