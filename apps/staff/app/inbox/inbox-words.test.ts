import { expect, it } from 'vitest';
import { INBOX_WORDS } from './inbox-words.ts';

it('says in the language of the page which languages somebody coaches in', () => {
  expect(INBOX_WORDS.de.speaks('English & German')).toBe('Spricht Englisch & Deutsch');
  expect(INBOX_WORDS.en.speaks('German')).toBe('Speaks German');
  expect(INBOX_WORDS.de.speaks('Français')).toBe('Spricht Français');
});
