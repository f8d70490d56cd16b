import path from 'node:path';
import { expect, test } from 'vitest';
import { repeatedSentences } from './sentences.ts';
import { madeUpFiles, sourceFiles } from './source-files.ts';

const REFUSED = {
  'apps/api/src/a-refusals.ts': `const FULL = { en: 'It is full.', de: \`Alles voll.\` };`,
  'apps/api/src/features/floor/floor-refusals.ts': `const GONE = { en: 'It is gone.', de: 'Weg.' };`,
};

test('this website repeats no sentence the server refuses with', () => {
  expect(repeatedSentences(sourceFiles(path.dirname(import.meta.dirname)))).toEqual([]);
});

test.each([
  ['apps/web/app/a-words.ts', 'It is full.'],
  ['packages/client/src/a.tsx', 'Alles voll.'],
])('a sentence in %s is not one the server refuses with: %s', (file, said) => {
  const files = madeUpFiles({ ...REFUSED, [file]: `const WORDS = { full: '${said}' };` });
  expect(repeatedSentences(files)).toEqual([`${file}: the server refuses with this sentence: ${said}`]);
});

test.each([
  ['apps/web/app/a-words.ts', 'All places are taken.'],
  ['apps/web/app/a.test.ts', 'It is full.'],
  ['apps/web/app/a-words.ts', 'It is gone.'],
  ['apps/staff/app/a-words.ts', 'It is full.'],
])('%s may say: %s', (file, said) => {
  expect(
    repeatedSentences(madeUpFiles({ ...REFUSED, [file]: `const WORDS = { full: '${said}' };` })),
  ).toEqual([]);
});
