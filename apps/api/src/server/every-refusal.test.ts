import { PROBLEM_CODES, type ProblemCode } from '@lifted/contract/problem';
import type { TakingRefusal } from '@lifted/domain/bookings/booking';
import type { DeclarationFaultReason } from '@lifted/domain/contracts/contract-declaration';
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { changedSince, undoneBefore } from '../audit/desk-changes.ts';
import { staleVersion } from '../audit/edit-record.ts';
import * as command from '../classes/commands/command-refusals.ts';
import type { MembershipRefusal } from '../entitlements/change-membership.ts';
import * as change from '../entitlements/change-refusals.ts';
import * as announcement from '../features/announcements/announcement-refusals.ts';
import { challengeClosed } from '../features/challenges/challenge-refusals.ts';
import { acceptedDeclaration } from '../features/contracts/declaration-refusals.ts';
import * as deskClass from '../features/desk-classes/desk-class-refusals.ts';
import { noName } from '../features/desk-people/person-refusals.ts';
import * as implement from '../features/desk-records/implement-refusals.ts';
import * as floor from '../features/floor/floor-refusals.ts';
import { ownersAlone } from '../features/personal-data/personal-data-refusals.ts';
import { clipRefused } from '../features/pictures/clip-refusals.ts';
import { pictureRefused } from '../features/pictures/picture-refusals.ts';
import { rangeRefusal } from '../features/timetable/timetable-refusals.ts';
import * as trial from '../features/trial/trial-refusals.ts';
import { PROBLEMS } from '../http/errors/problems.ts';
import { Refusal, type Sentence } from '../http/errors/refusal.ts';
import * as anyCall from '../http/errors/request-refusals.ts';
import { confirmFirst } from '../identity/confirmation/confirmation-refusals.ts';
import * as mailCode from '../identity/mail-codes/mail-code-refusals.ts';
import * as secondFactor from '../identity/second-factors/second-factor-refusals.ts';
import * as signIn from '../identity/sign-in/sign-in-refusals.ts';

/** What an export of a `*-refusals.ts` says for each thing it can be given. */
interface Said {
  readonly by: unknown;
  readonly said: readonly unknown[];
}

function says<Given extends readonly unknown[]>(
  by: (...given: Given) => unknown,
  ...given: readonly NoInfer<Given>[]
): Said {
  return { by, said: given.map((each) => said(() => by(...each))) };
}

/** The same of one that is given a word; the compiler says which word is missing. */
function saysOfEach<Word extends string>(
  by: (word: Word) => unknown,
  words: NoInfer<Readonly<Record<Word, true>>>,
): Said {
  return { by, said: keysOf(words).map((word) => said(() => by(word))) };
}

function keysOf<Word extends string>(words: Readonly<Record<Word, true>>): readonly Word[] {
  const isWord = (key: string): key is Word => key in words;
  return Object.keys(words).filter(isWord);
}

function said(by: () => unknown): unknown {
  try {
    return by();
  } catch (refusal) {
    return refusal;
  }
}

const ELSEWHERE = {
  outcome: 'refused',
  reason: 'valid_elsewhere',
  elsewhere: { kind: 'pass', validIn: ['North', null] },
} as const;
const NEVER_OPEN = { outcome: 'refused', reason: 'class_canceled' } as const;
const RANGE = { from: '2026-11-21', to: '2026-11-20' };
const FACTORS = { factors: [], acceptsBackupCode: true };

const TAKING: Readonly<Record<TakingRefusal, true>> = {
  class_canceled: true,
  class_started: true,
  booking_not_open: true,
  already_booked: true,
  class_full: true,
  place_promised: true,
  overlapping_booking: true,
  too_many_upcoming: true,
  no_entitlement: true,
  valid_elsewhere: true,
  pass_expired_by_then: true,
  no_credit_left: true,
  contract_paused: true,
  contract_ended: true,
  offer_gone: true,
};
const DECLARATION_FAULTS: Readonly<Record<DeclarationFaultReason, true>> = {
  name_missing: true,
  name_with_link: true,
  name_with_number: true,
  email_missing: true,
  email_invalid: true,
  day_missing: true,
  day_unknown: true,
  day_over: true,
  too_long: true,
  trap_filled: true,
};

const FAULTS = keysOf(DECLARATION_FAULTS).map((reason) => ({ field: 'name', reason }) as const);
const MEMBERSHIP_REFUSALS: Readonly<Record<MembershipRefusal, true>> = {
  unknown: true,
  no_membership: true,
  before_first_day: true,
  outside_membership: true,
  paused_already: true,
  not_a_debit_day: true,
  not_full_months: true,
  too_long: true,
};

/** Everything that is said of what is given. What is given nothing, and sentences, need no line here. */
const SAID: readonly Said[] = [
  saysOfEach(command.commandRefused, { ...TAKING, already_canceled: true, not_waiting: true }),
  says(command.decisionRefused, [ELSEWHERE], [NEVER_OPEN]),
  says(
    command.goingBackRefused,
    [ELSEWHERE],
    [NEVER_OPEN],
    [{ outcome: 'refused', reason: 'class_started' }],
    [{ outcome: 'refused', reason: 'class_full' }],
  ),
  says(change.extensionRefusal, ['no_pass', { until: null }], ['not_later', { until: RANGE.to }]),
  says(change.adjustmentRefusal, ['no_pass', { balance: 0 }], ['below_zero', { balance: 1 }]),
  says(
    change.membershipRefusal,
    ...keysOf(MEMBERSHIP_REFUSALS).map((reason): Parameters<typeof change.membershipRefusal> => [
      { kind: 'refused', reason, membership: undefined },
      RANGE.from,
    ]),
  ),
  says(announcement.groupChanged, [12]),
  says(
    announcement.refusedWords,
    [{ kind: 'nothing_written' }],
    [{ kind: 'half_written', language: 'de', missing: 'title' }],
    [{ kind: 'half_written', language: 'en', missing: 'body' }],
  ),
  saysOfEach(challengeClosed, { not_open_yet: true, over: true }),
  says(
    acceptedDeclaration,
    [{ outcome: 'faulty', faults: FAULTS }],
    ...FAULTS.map((fault): Parameters<typeof acceptedDeclaration> => [
      { outcome: 'faulty', faults: [fault] },
    ]),
  ),
  saysOfEach(deskClass.deskClassRefused, {
    ...TAKING,
    partner_quota_full: true,
    roster_closed: true,
    already_canceled: true,
    check_in_closed: true,
    too_late_for_few: true,
    not_canceled: true,
    class_not_started: true,
    missing_counted: true,
  }),
  saysOfEach(deskClass.deskClassFieldRefused, {
    coach_id: true,
    location_id: true,
    day: true,
    partner_id: true,
    customer_id: true,
  }),
  says(deskClass.deskBookingRefused, [ELSEWHERE], [NEVER_OPEN]),
  says(deskClass.closedOn, ['Holidays']),
  saysOfEach(noName, { first_name: true, last_name: true }),
  says(implement.isUsed, [{ exercises: 1, rooms: 0 }], [{ exercises: 2, rooms: 1 }]),
  says(
    implement.platesFaultWords,
    [{ reason: 'none' }],
    [{ reason: 'too_many' }],
    [{ reason: 'unreadable', place: 2 }],
    [{ reason: 'zero', place: 2 }],
    [{ reason: 'too_heavy', place: 2 }],
    [{ reason: 'count', place: 2 }],
  ),
  says(
    implement.weightsFaultWords,
    [{ reason: 'none' }],
    [{ reason: 'too_many' }],
    [{ reason: 'unreadable', place: 2 }],
    [{ reason: 'no_step', place: 2 }],
    [{ reason: 'zero', place: 2 }],
    [{ reason: 'too_heavy', place: 2 }],
    [{ reason: 'backwards', place: 2 }],
    [{ reason: 'missed_end', place: 2, before: 7.5, after: 10 }],
  ),
  saysOfEach(floor.floorRefused, {
    class_canceled: true,
    check_in_closed: true,
    already_booked: true,
    class_full: true,
    place_promised: true,
    overlapping_booking: true,
    too_many_upcoming: true,
    no_entitlement: true,
    valid_elsewhere: true,
    pass_expired_by_then: true,
    no_credit_left: true,
    contract_paused: true,
    contract_ended: true,
    class_not_started: true,
    missing_counted: true,
    not_waiting: true,
    roster_closed: true,
  }),
  says(floor.walkInRefused, [ELSEWHERE], [NEVER_OPEN]),
  says(floor.pinLocked, [new Date('2026-11-20T11:05:00Z'), new Date('2026-11-20T11:00:00Z')]),
  saysOfEach(ownersAlone, { deletion: true, export: true }),
  saysOfEach(clipRefused, {
    too_large: true,
    quicktime: true,
    unknown: true,
    damaged: true,
    codec: true,
    no_length: true,
    too_long: true,
  }),
  saysOfEach(pictureRefused, { heic: true, unknown: true, damaged: true, too_many_pixels: true }),
  says(
    rangeRefusal,
    [{ reason: 'no_such_day', field: 'from', day: '2026-02-29' }],
    [{ reason: 'ends_before_start', range: RANGE }],
    [{ reason: 'too_long', range: RANGE }],
  ),
  saysOfEach(trial.bookingRefusal, { class_canceled: true, class_started: true, class_full: true }),
  saysOfEach(trial.cancellationRefusal, { class_canceled: true, class_started: true }),
  says(
    trial.acceptedName,
    [{ outcome: 'refused', reason: 'empty' }],
    [{ outcome: 'refused', reason: 'unprintable' }],
    [{ outcome: 'refused', reason: 'web_address' }],
    [{ outcome: 'refused', reason: 'phone_number' }],
  ),
  says(trial.acceptedEmail, [{ outcome: 'refused', reason: 'not_an_address' }]),
  says(anyCall.endsBefore, ['until_day']),
  says(anyCall.tooManyRequests, [1], [30], [60], [601]),
  says(anyCall.methodNotAllowed, [['GET', 'HEAD']]),
  says(anyCall.keyLacksScope, ['read:people']),
  saysOfEach(anyCall.malformedBody, {
    missing: true,
    empty: true,
    length: true,
    not_packed: true,
    not_utf8: true,
    not_json: true,
    too_deep: true,
  }),
  saysOfEach(anyCall.ambiguousRequest, { version: true, two_hosts: true, no_host: true }),
  says(anyCall.unstorableText, [], ['name']),
  says(anyCall.metAnother, [], ['name']),
  says(anyCall.recordMerged, [''], ['Jana Koch']),
  says(anyCall.noSuchDay, ['date']),
  says(
    anyCall.instantIn,
    [
      { day: '2026-02-29', time: '10:00' },
      { day: 'day', time: 'time' },
    ],
    [
      { day: '2026-03-29', time: '02:30' },
      { day: 'day', time: 'time' },
    ],
    [
      { day: '2026-10-25', time: '02:30' },
      { day: 'day', time: 'time' },
    ],
  ),
  says(
    confirmFirst,
    [{ kind: 'code', offer: FACTORS, acceptsPasskey: false }],
    [{ kind: 'password', acceptsPasskey: true }],
    [{ kind: 'passkey' }],
    [{ kind: 'mail_code' }],
    [{ kind: 'sign_in' }],
  ),
  says(mailCode.codesLocked, [900]),
  says(mailCode.mailCodeTooEarly, [14 * 3_600_000]),
  says(secondFactor.codeNeeded, [FACTORS]),
  says(secondFactor.codesLocked, [900_000]),
  says(secondFactor.smsTooEarly, [30_000]),
  says(signIn.accountJoined, ['jana@example.com']),
  says(signIn.passwordLocked, [900]),
  saysOfEach(signIn.passwordRefused, {
    'too-short': true,
    'too-long': true,
    'same-as-address': true,
    'holds-own-name': true,
    'holds-studio-name': true,
    common: true,
    breached: true,
  }),
  says(signIn.otherOrigin, ['https://lifted.example']),
];

/** What an export says, as refusals and sentences. */
function saidBy(exported: unknown): readonly unknown[] {
  const given = SAID.find(({ by }) => by === exported);
  if (given !== undefined) return given.said;
  if (typeof exported === 'function') return exported.length === 0 ? [Reflect.apply(exported, null, [])] : [];
  return isSentence(exported) ? [exported] : Object.values(exported ?? {});
}

function isSentence(value: unknown): value is Sentence {
  return typeof value === 'object' && value !== null && 'en' in value && 'de' in value;
}

const api = path.join(import.meta.dirname, '..');
const walked: { readonly name: string; readonly said: readonly unknown[] }[] = [];
for (const file of globSync('**/*-refusals.ts', { cwd: api }).toSorted()) {
  const exports: unknown = await import(path.join(api, file));
  for (const [name, exported] of Object.entries(exports ?? {})) {
    walked.push({ name: `${name} of ${file}`, said: saidBy(exported) });
  }
}
const ofOtherFiles = [staleVersion({}), changedSince(), undoneBefore()];
const refusals = [...walked.flatMap((one) => one.said), ...ofOtherFiles].filter(
  (one) => one instanceof Refusal,
);

const ONLY_ENGLISH = /\b(the|this|please|your|you|is|are|not|with)\b/i;
const ONLY_GERMAN = /\b(der|die|das|bitte|dein|du|ist|sind|nicht|mit|ein|eine)\b/i;

function expectBoth({ en, de }: Sentence): void {
  expect(de).not.toBe(en);
  expect(en).not.toMatch(ONLY_GERMAN);
  // Labels of pages that exist in English only are quoted as they are.
  expect(de.replaceAll(/„[^“]*“/g, '')).not.toMatch(ONLY_ENGLISH);
}

function expectWhole(sentence: Sentence): void {
  expectBoth(sentence);
  for (const text of [sentence.en, sentence.de]) expect(text).toMatch(/^\S.*[.?]$/);
}

it.each(PROBLEM_CODES)('%s has a title in both languages and a status of a refusal', (code) => {
  const { status, title } = PROBLEMS[code];
  expectBoth(title);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(600);
});

it.each(walked)('$name says whole sentences in both languages', ({ said: all }) => {
  expect(all).not.toHaveLength(0);
  for (const one of all) {
    if (!(one instanceof Refusal)) {
      if (!isSentence(one)) throw new Error('neither a refusal nor a sentence');
      expectWhole(one);
      continue;
    }
    expectWhole(one.detail);
    for (const { message } of one.extras.errors ?? []) expectWhole(message);
  }
});

it('every reason the server can refuse a request for that it could read has its sentence', () => {
  const unread: readonly ProblemCode[] = ['headers_too_large', 'too_slow'];
  const codes = new Set(refusals.map(({ code }) => code));
  expect(PROBLEM_CODES.filter((code) => !codes.has(code))).toEqual(unread);
});

it('a sentence has one translation, and one reason where it is not about a field', () => {
  const meanings = new Map<string, Set<string>>();
  const means = (said: string, meaning: string) =>
    meanings.set(said, (meanings.get(said) ?? new Set()).add(meaning));
  for (const { code, detail, extras } of refusals) {
    means(`de of ${detail.en}`, detail.de);
    means(`en of ${detail.de}`, detail.en);
    if (extras.errors === undefined) means(`code of ${detail.en}`, code);
  }
  expect([...meanings].filter(([, several]) => several.size > 1)).toEqual([]);
});
