import { HIGHEST_JOINING_FEE, JOINING_FEE_FAULT } from '@lifted/contract/desk/desk-profile';
import { AnyDay, DAY_FAULTS, Email, Id, NAME_FAULT } from '@lifted/contract/wire-values';
import { FIRST_ENTERED_YEAR, LAST_ENTERED_YEAR } from '@lifted/domain/calendar/studio-calendar';
import { euroWords } from '@lifted/domain/language/euro-words';
import type { TSchema } from 'typebox';
import type { TValidationError } from 'typebox/error';
import { Pointer } from 'typebox/value';
import type { FieldFault, Sentence } from '../errors/refusal.ts';
import { NO_SUCH_DAY } from '../errors/request-refusals.ts';

const MOST_FAULTS = 20;
const LONGEST_FIELD_NAME = 60;

const FILL_IN: Sentence = { en: 'Please fill this in.', de: 'Füll das bitte aus.' };

/** Of an address that is none. */
export const EMAIL_WANTED: Sentence = {
  en: 'Please enter an email address such as anna@example.com.',
  de: 'Gib bitte eine E-Mail-Adresse wie anna@example.com an.',
};

/** Sentences for the contract's patterns, which the schema only knows as regular expressions. */
const PATTERN_MESSAGES: ReadonlyMap<unknown, Sentence> = new Map([
  [patternOf(Email), EMAIL_WANTED],
  [
    patternOf(AnyDay),
    { en: 'Please write the date as YYYY-MM-DD.', de: 'Schreib das Datum bitte als JJJJ-MM-TT.' },
  ],
  [patternOf(Id), { en: 'An id has no spaces.', de: 'Eine ID hat keine Leerzeichen.' }],
  ['\\S', FILL_IN],
]);

/** Sentences for what the contract checks by functions, by what these say. */
const CHECK_MESSAGES: ReadonlyMap<string, Sentence> = new Map([
  [DAY_FAULTS.missing, NO_SUCH_DAY],
  [
    NAME_FAULT,
    {
      en: 'Please write this in one line, without invisible or control characters.',
      de: 'Schreib das bitte in einer Zeile, ohne unsichtbare Zeichen und Steuerzeichen.',
    },
  ],
  [
    JOINING_FEE_FAULT,
    {
      en: `Please enter an amount from ${euroWords(0, 'en')} to ${euroWords(HIGHEST_JOINING_FEE, 'en')}.`,
      de: `Gib bitte einen Betrag von ${euroWords(0, 'de')} bis ${euroWords(HIGHEST_JOINING_FEE, 'de')} ein.`,
    },
  ],
  [
    DAY_FAULTS.beyond,
    {
      en: `Please enter a day of the years ${FIRST_ENTERED_YEAR} to ${LAST_ENTERED_YEAR}.`,
      de: `Gib bitte einen Tag der Jahre ${FIRST_ENTERED_YEAR} bis ${LAST_ENTERED_YEAR} an.`,
    },
  ],
]);

const TYPE_WORDS: ReadonlyMap<string, Sentence> = new Map([
  ['string', { en: 'text', de: 'Text' }],
  ['integer', { en: 'a whole number', de: 'eine ganze Zahl' }],
  ['number', { en: 'a number', de: 'eine Zahl' }],
  ['boolean', { en: 'true or false', de: 'true oder false' }],
  ['object', { en: 'a JSON object', de: 'ein JSON-Objekt' }],
  ['array', { en: 'a list', de: 'eine Liste' }],
  ['null', { en: 'empty', de: 'leer' }],
]);

/** The errors of one value as sentences a person can act on, one per field, in the order of the schema. */
export function fieldFaults(errors: readonly TValidationError[], value: unknown): FieldFault[] {
  const faults = new Map<string, Sentence>();
  for (const error of errors) {
    for (const field of fieldsOf(error)) {
      if (faults.size >= MOST_FAULTS) break;
      if (!faults.has(field)) faults.set(field, messageFor(error, Pointer.Get(value, error.instancePath)));
    }
  }
  return [...faults].map(([field, message]) => ({ field, message }));
}

function patternOf(schema: TSchema): unknown {
  return 'pattern' in schema ? schema.pattern : undefined;
}

function fieldsOf(error: TValidationError): string[] {
  const parent = pathSegments(error.instancePath).join('.');
  const children = childrenOf(error).map((child) => child.slice(0, LONGEST_FIELD_NAME));
  if (children.length === 0) return [parent];
  return children.map((child) => (parent === '' ? child : `${parent}.${child}`));
}

function childrenOf(error: TValidationError): readonly string[] {
  if (error.keyword === 'required') return error.params.requiredProperties;
  if (error.keyword === 'additionalProperties') return error.params.additionalProperties;
  return [];
}

function messageFor(error: TValidationError, value: unknown): Sentence {
  switch (error.keyword) {
    case 'required':
      return { en: 'This is missing.', de: 'Das fehlt.' };
    case 'additionalProperties':
    case 'boolean': // how a closed object says it of one field
      return { en: 'This is not known here.', de: 'Das gibt es hier nicht.' };
    case 'type':
      return Array.isArray(value)
        ? { en: 'This may be given once only.', de: 'Das darf nur einmal angegeben werden.' }
        : typeMessage(error.params.type);
    case 'minLength':
      return FILL_IN;
    case 'maxLength':
      return {
        en: `At most ${error.params.limit} characters, please.`,
        de: `Höchstens ${error.params.limit} Zeichen, bitte.`,
      };
    case 'minimum':
      return {
        en: `At least ${error.params.limit}, please.`,
        de: `Mindestens ${error.params.limit}, bitte.`,
      };
    case 'maximum':
      return { en: `At most ${error.params.limit}, please.`, de: `Höchstens ${error.params.limit}, bitte.` };
    case 'pattern':
      return PATTERN_MESSAGES.get(String(error.params.pattern)) ?? WRONG_FORM;
    case '~refine':
      return CHECK_MESSAGES.get(error.params.message) ?? NOT_POSSIBLE;
    default:
      return NOT_POSSIBLE;
  }
}

const WRONG_FORM: Sentence = { en: 'This has the wrong form.', de: 'Das hat nicht die richtige Form.' };
const NOT_POSSIBLE: Sentence = {
  en: 'This value is not possible here.',
  de: 'Dieser Wert ist hier nicht möglich.',
};

function typeMessage(type: string | readonly string[]): Sentence {
  const words = [type].flat().map((name) => TYPE_WORDS.get(name) ?? { en: name, de: name });
  return {
    en: `This must be ${words.map(({ en }) => en).join(' or ')}.`,
    de: `Das muss ${words.map(({ de }) => de).join(' oder ')} sein.`,
  };
}

function pathSegments(instancePath: string): string[] {
  return instancePath.split('/').slice(1);
}
