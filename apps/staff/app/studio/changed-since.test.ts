import type { ProfileVersion } from '@lifted/contract/desk/desk-profile';
import { expect, it } from 'vitest';
import { changedAfter, changedWords } from './changed-since.ts';
import { STUDIO_WORDS } from './studio-words.ts';

const version = (number: number, ...changed: string[]): ProfileVersion => ({
  version: number,
  saved_at: null,
  changed,
});
const VERSIONS = [
  version(2, 'coaches', 'studio.name'),
  version(1, 'studio.name', 'studio.colour'),
  version(0),
];

it('an earlier version says what changed since, each once and by its label', () => {
  const since = (number: number) => changedWords(changedAfter(VERSIONS, number), STUDIO_WORDS.en);
  expect(since(1)).toBe('Changed since: Coaches on the site, Name');
  expect(since(0)).toBe('Changed since: Coaches on the site, Name, Colour');
  expect(since(2)).toBeNull();
});
