import { phoneNumber } from '../people/phone-number.ts';
import { DAY_MS } from '../calendar/studio-calendar.ts';
import { isLongerThan } from '../people/text-length.ts';
import { visitorEmail, visitorName } from '../people/visitor-details.ts';

/** Languages a trainer may coach in; the first is chosen unless somebody says otherwise (specification, section 2). */
export const TRAINER_LANGUAGES = ['English & German', 'English', 'German'] as const;
export type TrainerLanguage = (typeof TRAINER_LANGUAGES)[number];
export const DEFAULT_TRAINER_LANGUAGE: TrainerLanguage = TRAINER_LANGUAGES[0];

/** In the order of the form. */
export const APPLICATION_FIELDS = [
  'firstName',
  'lastName',
  'whatsapp',
  'phone',
  'email',
  'language',
  'message',
] as const;
export type ApplicationField = (typeof APPLICATION_FIELDS)[number];

/** What the fields are called in the API and in a form that is sent without JavaScript. */
export const APPLICATION_WIRE_NAMES = {
  firstName: 'first_name',
  lastName: 'last_name',
  whatsapp: 'whatsapp',
  phone: 'phone',
  email: 'email',
  language: 'language',
  message: 'message',
} as const satisfies Record<ApplicationField, string>;
type ApplicationWireName = (typeof APPLICATION_WIRE_NAMES)[ApplicationField];

/** Most characters each field takes. */
export const APPLICATION_LIMITS = {
  firstName: 100,
  lastName: 100,
  whatsapp: 40,
  phone: 40,
  email: 254,
  language: 40,
  message: 1000,
} as const satisfies Record<ApplicationField, number>;

/** The same details sent again within this time are one application: a double click, a page reloaded. */
export const APPLICATION_REPEAT_MS = DAY_MS;

/** What the form's fields contain; empty where nothing was typed. */
export type TypedApplication = Readonly<Record<ApplicationField, string>>;

/** What was typed, where `read` answers what the field of that name contains. */
export function typedApplication(read: (name: ApplicationWireName) => string): TypedApplication {
  return {
    firstName: read(APPLICATION_WIRE_NAMES.firstName),
    lastName: read(APPLICATION_WIRE_NAMES.lastName),
    whatsapp: read(APPLICATION_WIRE_NAMES.whatsapp),
    phone: read(APPLICATION_WIRE_NAMES.phone),
    email: read(APPLICATION_WIRE_NAMES.email),
    language: read(APPLICATION_WIRE_NAMES.language),
    message: read(APPLICATION_WIRE_NAMES.message),
  };
}

/** An application as it is kept. Whatsapp or phone is given, or both. */
export interface TrainerApplication {
  readonly firstName: string;
  readonly lastName: string;
  readonly whatsapp: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: TrainerLanguage;
  readonly message: string | null;
}

export type ApplicationFaultReason =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'unprintable'
  | 'web_address'
  | 'phone_number'
  | 'too_long'
  | 'no_way_to_reach'
  | 'not_a_number'
  | 'not_an_address'
  | 'language_unknown';

export interface ApplicationFault {
  readonly field: ApplicationField;
  readonly reason: ApplicationFaultReason;
}

export type ApplicationReading =
  | { readonly outcome: 'application'; readonly application: TrainerApplication }
  | { readonly outcome: 'refused'; readonly faults: readonly ApplicationFault[] };

/** Lines are fine in a message; what makes text look like other text is not. */
const DECEPTIVE_IN_TEXT = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/**
 * Reads what somebody who wants to coach here typed (specification, section 2: Become a trainer). Refused with every fault at
 * once, in the order of the form, one per field.
 */
export function readTrainerApplication(typed: TypedApplication): ApplicationReading {
  const faults: ApplicationFault[] = [];
  const read = <Value>(field: ApplicationField, readField: FieldReader<Value>): Value | undefined => {
    const tooLong = isLongerThan(typed[field].trim(), APPLICATION_LIMITS[field]);
    const answer = tooLong ? refused('too_long') : readField(typed[field]);
    if ('value' in answer) return answer.value;
    faults.push({ field, reason: answer.reason });
    return undefined;
  };

  const firstName = read('firstName', nameReader('first_name_missing'));
  const lastName = read('lastName', nameReader('last_name_missing'));
  const whatsapp = read('whatsapp', readNumber);
  const phone = read('phone', readNumber);
  if (whatsapp === null && phone === null) faults.push({ field: 'whatsapp', reason: 'no_way_to_reach' });
  const email = read('email', readAddress);
  const language = read('language', readLanguage);
  const message = read('message', readMessage);

  if (
    firstName === undefined ||
    lastName === undefined ||
    whatsapp === undefined ||
    phone === undefined ||
    email === undefined ||
    language === undefined ||
    message === undefined ||
    faults.length > 0
  ) {
    return { outcome: 'refused', faults };
  }
  return {
    outcome: 'application',
    application: { firstName, lastName, whatsapp, phone, email, language, message },
  };
}

/** Whether the same details, last received at `before`, are the same application still. */
export function isRepeatedApplication(before: Date | null, now: Date): boolean {
  return before !== null && now.getTime() - before.getTime() < APPLICATION_REPEAT_MS;
}

type FieldAnswer<Value> = { readonly value: Value } | { readonly reason: ApplicationFaultReason };
type FieldReader<Value> = (typed: string) => FieldAnswer<Value>;

function refused(reason: ApplicationFaultReason): { readonly reason: ApplicationFaultReason } {
  return { reason };
}

function nameReader(missing: ApplicationFaultReason): FieldReader<string> {
  return (typed) => {
    const name = visitorName(typed);
    if (name.outcome === 'name') return { value: name.name };
    return refused(name.reason === 'empty' ? missing : name.reason);
  };
}

function readNumber(typed: string): FieldAnswer<string | null> {
  const number = phoneNumber(typed);
  if (number.outcome === 'number') return { value: number.number };
  return number.reason === 'empty' ? { value: null } : refused('not_a_number');
}

function readAddress(typed: string): FieldAnswer<string | null> {
  if (typed.trim() === '') return { value: null };
  const email = visitorEmail(typed);
  return email.outcome === 'email' ? { value: email.email } : refused(email.reason);
}

/** Nothing chosen is the default. */
function readLanguage(typed: string): FieldAnswer<TrainerLanguage> {
  const wanted = typed.trim() || DEFAULT_TRAINER_LANGUAGE;
  const language = TRAINER_LANGUAGES.find((known) => known === wanted);
  return language === undefined ? refused('language_unknown') : { value: language };
}

function readMessage(typed: string): FieldAnswer<string | null> {
  const message = typed.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim();
  if (DECEPTIVE_IN_TEXT.test(message)) return refused('unprintable');
  return { value: message === '' ? null : message };
}
