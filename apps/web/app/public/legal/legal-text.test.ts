import { describe, expect, it } from 'vitest';
import { mailTo, page, phoneTo, plainText, withFirmSpaces } from './legal-text.ts';

describe('pieces of legal text', () => {
  it('are joined to the words a reader sees', () => {
    expect(plainText(['Siehe ', page('terms', 'AGB'), ' oder ', mailTo('a@b.example'), '.'])).toBe(
      'Siehe AGB oder a@b.example.',
    );
    expect(plainText('Nur Text.')).toBe('Nur Text.');
  });

  it('dial a number without its spaces and dashes', () => {
    expect(phoneTo('+49 30 13889-0')).toMatchObject({ href: 'tel:+4930138890', text: '+49 30 13889-0' });
  });

  it.each([
    ['nach § 25 Abs. 2 Nr. 2 TDDDG', 'nach §_25_Abs._2_Nr._2_TDDDG'],
    ['innerhalb von 48 Stunden', 'innerhalb von 48_Stunden'],
    ['(Art. 6 Abs. 1 lit. f DSGVO)', '(Art._6_Abs._1_lit._f DSGVO)'],
    ['siehe Ziffer 12', 'siehe Ziffer_12'],
    ['gut und schön', 'gut und schön'],
  ])('keep together what a line break would tear apart: %s', (text, wanted) => {
    expect(withFirmSpaces(text).replaceAll('\u00A0', '_')).toBe(wanted);
  });
});
