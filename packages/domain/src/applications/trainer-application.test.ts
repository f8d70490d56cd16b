import { describe, expect, it } from 'vitest';
import {
  APPLICATION_LIMITS,
  APPLICATION_REPEAT_MS,
  isRepeatedApplication,
  readTrainerApplication,
  type ApplicationField,
  type TypedApplication,
} from './trainer-application.ts';
import { keptSince } from '../retention/retention-dates.ts';
import { RETENTION_RULES } from '../retention/retention-rules.ts';
import { APPLICATION_WORDS, applicationFaultSentence } from './trainer-application-words.ts';

const TYPED: TypedApplication = {
  firstName: 'Ada',
  lastName: 'Vogel',
  whatsapp: '',
  phone: '030 555 012 40',
  email: '',
  language: '',
  message: '',
};

const read = (changes: Partial<TypedApplication> = {}) => readTrainerApplication({ ...TYPED, ...changes });
const faultsOf = (changes: Partial<TypedApplication>) => {
  const reading = read(changes);
  return reading.outcome === 'refused' ? reading.faults : [];
};

describe('an application', () => {
  it('needs names and one number; the language is English & German unless another is chosen', () => {
    expect(read()).toEqual({
      outcome: 'application',
      application: {
        firstName: 'Ada',
        lastName: 'Vogel',
        whatsapp: null,
        phone: '030 555 012 40',
        email: null,
        language: 'English & German',
        message: null,
      },
    });
  });

  it('is kept tidy', () => {
    expect(
      read({
        firstName: ' A\u0308nne ',
        whatsapp: ' +49  151 555 012 40',
        phone: '',
        email: ' Ada@Example.com ',
        language: 'German',
        message: ' Zeile eins\r\nZeile zwei\t\r ',
      }),
    ).toMatchObject({
      application: {
        firstName: 'Änne',
        whatsapp: '+49 151 555 012 40',
        phone: null,
        email: 'ada@example.com',
        language: 'German',
        message: 'Zeile eins\nZeile zwei',
      },
    });
  });

  it.each<[Partial<TypedApplication>, ApplicationField, string]>([
    [{ firstName: ' ' }, 'firstName', 'first_name_missing'],
    [{ lastName: '' }, 'lastName', 'last_name_missing'],
    [{ firstName: 'Ada\nBcc: all@studio.example' }, 'firstName', 'unprintable'],
    [{ phone: '' }, 'whatsapp', 'no_way_to_reach'],
    [{ whatsapp: 'yes' }, 'whatsapp', 'not_a_number'],
    [{ phone: 'yes' }, 'phone', 'not_a_number'],
    [{ email: 'ada@' }, 'email', 'not_an_address'],
    [{ language: 'Klingon' }, 'language', 'language_unknown'],
    [{ message: 'a\u202Eb' }, 'message', 'unprintable'],
    [{ message: 'a\u0007b' }, 'message', 'unprintable'],
  ])('is refused for %j', (changes, field, reason) => {
    expect(faultsOf(changes)).toEqual([{ field, reason }]);
  });

  it('takes each field up to its limit and not a character more', () => {
    const longest: Partial<TypedApplication> = {
      firstName: 'a'.repeat(APPLICATION_LIMITS.firstName),
      lastName: 'b'.repeat(APPLICATION_LIMITS.lastName),
      message: 'c'.repeat(APPLICATION_LIMITS.message),
    };
    expect(read(longest).outcome).toBe('application');
    expect(faultsOf({ message: `${longest.message}c` })).toEqual([{ field: 'message', reason: 'too_long' }]);
    expect(faultsOf({ phone: '1'.repeat(41) })).toEqual([{ field: 'phone', reason: 'too_long' }]);
  });

  it('is refused with every fault at once, in the order of the form', () => {
    const nothing = {
      firstName: '',
      lastName: '',
      whatsapp: '',
      phone: '',
      email: 'x',
      language: 'x',
      message: '',
    };
    expect(readTrainerApplication(nothing)).toEqual({
      outcome: 'refused',
      faults: [
        { field: 'firstName', reason: 'first_name_missing' },
        { field: 'lastName', reason: 'last_name_missing' },
        { field: 'whatsapp', reason: 'no_way_to_reach' },
        { field: 'email', reason: 'not_an_address' },
        { field: 'language', reason: 'language_unknown' },
      ],
    });
  });

  it('has a sentence for every fault in both languages, with the limit where it is one', () => {
    expect(applicationFaultSentence('en', { field: 'firstName', reason: 'too_long' })).toBe(
      'At most 100 characters, please.',
    );
    expect(applicationFaultSentence('de', { field: 'message', reason: 'too_long' })).toBe(
      'Höchstens 1000 Zeichen, bitte.',
    );
    expect(Object.keys(APPLICATION_WORDS.de.faults)).toEqual(Object.keys(APPLICATION_WORDS.en.faults));
  });
});

describe('the same details sent again', () => {
  const first = new Date('2026-11-20T22:59:59Z');
  const after = (milliseconds: number) => new Date(first.getTime() + milliseconds);

  it('are one application for a day, also across midnight', () => {
    expect(isRepeatedApplication(first, first)).toBe(true);
    expect(isRepeatedApplication(first, after(2000))).toBe(true);
    expect(isRepeatedApplication(first, after(APPLICATION_REPEAT_MS - 1))).toBe(true);
    expect(isRepeatedApplication(first, after(APPLICATION_REPEAT_MS))).toBe(false);
  });

  it('are the first when nothing came before', () => expect(isRepeatedApplication(null, first)).toBe(false));
});

describe('applications are kept', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-05-19T22:00:00Z', 'six months to the day'],
    ['2026-11-20T22:59:59Z', '2026-05-19T22:00:00Z', 'until midnight in Berlin'],
    ['2026-11-20T23:00:00Z', '2026-05-20T22:00:00Z', 'from midnight in Berlin on'],
    ['2026-08-31T12:00:00Z', '2026-02-27T23:00:00Z', 'to the end of a shorter month'],
    ['2028-08-31T12:00:00Z', '2028-02-28T23:00:00Z', 'to the end of a February with 29 days'],
    ['2026-03-31T10:00:00Z', '2025-09-29T22:00:00Z', 'over the end of a year'],
    ['2026-09-29T10:00:00Z', '2026-03-28T23:00:00Z', 'from the day the clock springs forward'],
    ['2027-04-25T10:00:00Z', '2026-10-24T22:00:00Z', 'from the day it falls back'],
  ])('at %s since %s: %s', (now, since) => {
    const { keeping } = RETENTION_RULES.trainer_applications;
    expect(keptSince(keeping, new Date(now)).toISOString()).toBe(new Date(since).toISOString());
  });
});
