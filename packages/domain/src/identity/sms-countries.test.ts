import { describe, expect, it } from 'vitest';
import { mayReceiveCode, SMS_COUNTRY_CODES } from './sms-countries.ts';

describe('a code by SMS', () => {
  it.each([
    ['Germany', '+4915112345678'],
    ['Denmark', '+4520123456'],
    ['Poland', '+48512345678'],
    ['Czechia', '+420601123456'],
    ['Austria', '+436641234567'],
    ['Switzerland', '+41791234567'],
    ['France', '+33612345678'],
    ['Luxembourg', '+352621123456'],
    ['Belgium', '+32470123456'],
    ['the Netherlands', '+31612345678'],
    ['Lithuania', '+37061234567'],
    ['Cyprus', '+35799123456'],
  ])('goes to %s', (_country, number) => expect(mayReceiveCode(number, SMS_COUNTRY_CODES)).toBe(true));

  it.each([
    ['a satellite of Inmarsat', '+870773111632'],
    ['universal personal numbers', '+878101234567'],
    ['a satellite of Iridium', '+881612345678'],
    ['international networks', '+88213012345'],
    ['international networks of another kind', '+883510012345'],
    ['international premium services', '+979012345678'],
    ['international freephone', '+80012345678'],
    ['a German premium service', '+499001234567'],
    ['a German shared-cost service', '+491805123456'],
    ['a German mass traffic service', '+491371234567'],
    ['a German landline', '+493055501240'],
    ['the United States', '+12025550123'],
    ['Albania', '+355672123456'],
    ['Gibraltar', '+35057123456'],
  ])('does not go to %s', (_what, number) => expect(mayReceiveCode(number, SMS_COUNTRY_CODES)).toBe(false));

  it('goes where a studio says', () => {
    expect(mayReceiveCode('+447400123456', ['49', '44'])).toBe(true);
    expect(mayReceiveCode('+436641234567', ['49', '44'])).toBe(false);
  });
});
