import { describe, expect, it, test } from 'vitest';
import {
  readField,
  readFields,
  typedText,
  type FormField,
  faultsAfterTyping,
  faultsByField,
} from './field-values.ts';

const field = (kind: FormField['kind'], isOptional = false): FormField => ({
  name: 'it',
  label: 'It',
  kind,
  isOptional,
});

describe('a typed field', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.05', 1205],
    ['1.234,50 €', 123_450],
    ['0', 0],
    ['1234567', 123_456_700],
  ])('in euros: %s', (typed, value) =>
    expect(readField(field('euros'), typed)).toEqual({ kind: 'value', value }),
  );

  it.each(['', ' '])('that is empty (%j) is null where it may be, and a fault elsewhere', (typed) => {
    expect(readField(field('text', true), typed)).toEqual({ kind: 'value', value: null });
    expect(readField(field('number'), typed)).toEqual({ kind: 'fault', fault: 'empty' });
  });

  it.each(['12.345', '1,2,3', '-1', 'twelve', '12345678'])('is no amount: %s', (typed) =>
    expect(readField(field('euros'), typed)).toEqual({ kind: 'fault', fault: 'not_an_amount' }),
  );

  it('as a number is whole', () => {
    expect(readField(field('number'), '14')).toEqual({ kind: 'value', value: 14 });
    expect(readField(field('number'), '14.5')).toEqual({ kind: 'fault', fault: 'not_a_number' });
  });

  it.each([
    ['18:30', '18:30'],
    ['1830', '18:30'],
    ['930', '09:30'],
    ['9', '09:00'],
    ['9.05 Uhr', '09:05'],
    ['6 pm', '18:00'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
    ['0900AM', '09:00'],
    ['23:59', '23:59'],
  ])('as a time: %s', (typed, value) =>
    expect(readField(field('time'), typed)).toEqual({ kind: 'value', value }),
  );

  it.each(['24:00', '18:60', '183', '13 pm', 'noon', '1:2:3'])('is no time: %s', (typed) =>
    expect(readField(field('time'), typed)).toEqual({ kind: 'fault', fault: 'not_a_time' }),
  );

  it('of several choices is a list of those that are ticked, which may be empty', () => {
    expect(readField(field('several'), 'north own')).toEqual({ kind: 'value', value: ['north', 'own'] });
    expect(readField(field('several'), '')).toEqual({ kind: 'value', value: [] });
    expect(typedText(field('several'), ['north', 'own'], 'en')).toBe('north own');
  });

  it('has no spaces around it', () =>
    expect(readField(field('text'), '  Loft ')).toEqual({ kind: 'value', value: 'Loft' }));
});

test('what is shown reads as what it was', () => {
  for (const [kind, value] of [
    ['euros', 1205],
    ['decimal', 2.5],
    ['number', 14],
    ['text', 'Loft'],
    ['yes_no', true],
    ['yes_no', false],
  ] as const) {
    expect(readField(field(kind), typedText(field(kind), value, 'de'))).toEqual({ kind: 'value', value });
  }
  expect(typedText(field('text', true), null, 'de')).toBe('');
});

test('numbers have the decimal sign of their language', () => {
  expect(typedText(field('euros'), 9900, 'de')).toBe('99,00');
  expect(typedText(field('euros'), 9900, 'en')).toBe('99.00');
  expect(typedText(field('decimal'), 2.5, 'de')).toBe('2,5');
});

test('a form is read as a whole, with every fault', () =>
  expect(
    readFields([field('text'), { ...field('number'), name: 'other' }], { it: 'Loft', other: 'x' }),
  ).toEqual({ values: { it: 'Loft' }, faults: { other: 'not_a_number' } }));

it('forgets what was wrong with a field once it can be read, and nothing else', () => {
  const capacity: FormField = { name: 'capacity', label: 'Places', kind: 'number' };
  const faults = { capacity: 'Please enter a number.', name: 'Please fill this in.' };
  expect(faultsAfterTyping(faults, capacity, '1x')).toEqual(faults);
  expect(faultsAfterTyping(faults, capacity, '12')).toEqual({ name: 'Please fill this in.' });
  expect(faultsAfterTyping({ name: 'Taken.' }, capacity, '12')).toEqual({ name: 'Taken.' });
});

it('what the server refuses is at the field of the form, whose name may be a path', () => {
  const named = (...names: string[]) => names.map((name): FormField => ({ name, label: name, kind: 'text' }));
  const wrong = (field: string) => [{ field, message: 'Wrong.' }];
  expect(faultsByField(wrong('fields.cents'), named('cents'))).toEqual({ cents: 'Wrong.' });
  expect(faultsByField(wrong('profile.studio.colour'), named('studio.colour'))).toEqual({
    'studio.colour': 'Wrong.',
  });
  expect(faultsByField(wrong('profile.coaches.0.note.en'), named('en', 'note.en'))).toEqual({
    'note.en': 'Wrong.',
  });
  expect(faultsByField(wrong('profile.studio.name'), named('place'))).toEqual({ name: 'Wrong.' });
});
