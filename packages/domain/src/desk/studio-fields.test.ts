import { describe, expect, it } from 'vitest';
import { isPostcode, isStudioPhone, isVatNumber, studioFieldFaults } from './studio-fields.ts';

describe('what is entered of a studio', () => {
  it.each(['+49 341 555 01', '(0341) 555/01', '0341-55501'])('%s is a telephone number', (text) =>
    expect(isStudioPhone(text)).toBe(true),
  );
  it.each(['', 'call us', '12', '0341 555 01 ext'])('%j is none', (text) =>
    expect(isStudioPhone(text)).toBe(false),
  );

  it('a postcode has five digits in Germany, and its own form elsewhere', () => {
    expect(['04229', '4229', '0422a'].map((text) => isPostcode(text, 'DE'))).toEqual([true, false, false]);
    expect(isPostcode('1010', 'AT')).toBe(true);
  });

  it.each(['DE123456789', 'de 123 456 789', 'ATU12345678', 'NL123456789B01'])('%s is a VAT number', (text) =>
    expect(isVatNumber(text)).toBe(true),
  );
  it.each(['DE12345678', '123456789', 'AT12345678', 'US123456789', ''])('%j is none', (text) =>
    expect(isVatNumber(text)).toBe(false),
  );

  it('is wrong by its path; WhatsApp and VAT number may be empty', () => {
    const right = {
      address: { postcode: '04229', country: 'DE' },
      contact: { phone: '+49 341 555 01', whatsapp: '' },
      legal: { vatId: '' },
    };
    expect([...studioFieldFaults(right)]).toEqual([]);
    const wrong = { ...right, contact: { phone: 'x', whatsapp: 'y' }, legal: { vatId: 'z' } };
    expect([...studioFieldFaults(wrong)]).toEqual([
      ['studio.contact.phone', 'phone'],
      ['studio.contact.whatsapp', 'phone'],
      ['studio.legal.vatId', 'vatId'],
    ]);
  });
});
