import { describe, expect, it } from 'vitest';
import { dialledNumber, phoneNumber } from './phone-number.ts';

describe('a telephone number', () => {
  it.each([
    '+49 151 555 012 40',
    '0151/55501240',
    '030-555.012.40',
    '+49 (0) 30 555 012 40',
    '00441632960000',
    '112233',
    '12345678901234567',
  ])('may be written %s, and stays as it was written', (number) =>
    expect(phoneNumber(number)).toEqual({ outcome: 'number', number }),
  );

  it('is tidied of stray spaces and wide digits', () => {
    expect(phoneNumber('  +49\u00A0151  ５５５０１２４０ ')).toEqual({
      outcome: 'number',
      number: '+49 151 55501240',
    });
  });

  it.each(['', '  ', '\u00A0\t'])('is none when nothing was typed: %j', (typed) =>
    expect(phoneNumber(typed)).toEqual({ outcome: 'refused', reason: 'empty' }),
  );

  it.each([
    '12345',
    '123456789012345678',
    'call me',
    '+49 151 abc 123',
    '49+15155501240',
    '@mia',
    '()/.- --',
  ])('is none when it cannot be dialled: %s', (typed) =>
    expect(phoneNumber(typed)).toEqual({ outcome: 'refused', reason: 'not_a_number' }),
  );
});

describe('the number the world dials', () => {
  it.each([
    ['+49 (0) 151 555-012-40', '+4915155501240'],
    ['0151/555 012 40', '+4915155501240'],
    ['0044 1632 960000', '+441632960000'],
    ['+1 (212) 555.0124', '+12125550124'],
  ])('of %s is %s', (number, dialled) => expect(dialledNumber(number)).toBe(dialled));

  it('is not guessed where the country is missing', () => expect(dialledNumber('151 55501240')).toBeNull());
});
