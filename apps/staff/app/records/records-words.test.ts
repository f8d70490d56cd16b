import { expect, it } from 'vitest';
import { CHALLENGE_WORDS } from './challenge-words.ts';
import { RECORDS_WORDS } from './records-words.ts';

it('says of a membership how long it lasts at least', () => {
  expect(RECORDS_WORDS.en.membership(1)).toBe('Membership, at least 1\u00a0month');
  expect(RECORDS_WORDS.en.membership(12)).toBe('Membership, at least 12\u00a0months');
  expect(RECORDS_WORDS.de.membership(1)).toBe('Mitgliedschaft, mindestens 1\u00a0Monat');
  expect(RECORDS_WORDS.de.membership(12)).toBe('Mitgliedschaft, mindestens 12\u00a0Monate');
});

it('says of one member and of several who joined a challenge that a change applies to them', () => {
  expect(CHALLENGE_WORDS.de.joinedNote(1)).toContain('gilt für das Mitglied sofort');
  expect(CHALLENGE_WORDS.de.joinedNote(1)).toContain('unter denen es beigetreten ist.');
  expect(CHALLENGE_WORDS.de.joinedNote(2)).toContain('unter denen sie beigetreten sind.');
});
