import { describe, expect, it } from 'vitest';
import { mailTo, page, phoneTo, plainText } from './legal-text.ts';

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
});
