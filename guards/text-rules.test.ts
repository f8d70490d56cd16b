import { expect, test } from 'vitest';
import { madeUpFiles } from './source-files.ts';
import { bannedPhrases, forbiddenTexts } from './text-rules.ts';

const faultsIn = (line: string) => bannedPhrases(madeUpFiles({ 'apps/api/src/a.ts': line }));

test.each([
  'Whoever asks waits.',
  'It is read anew.',
  'What a coach earns is nobody’s deed.',
  "That is nobody's business.",
  'A mail that leaves the house is written down.',
  'The rules of the house.',
  'Shown for so many days.',
  'Kept for so long.',
  'The value stands in the file.',
  'The week is laid out ahead.',
  'Waits until the answer is there.',
  'An answer that never comes.',
  'It comes twice.',
])('%s is put in plain English', (line) => expect(faultsIn(`// ${line}`)).toHaveLength(1));

test.each([
  'So many that no one counts them.',
  'It holds so long as the lock does.',
  'A button that stands out.',
  'Is there a class today?',
  'Nothing to do: is there anything else?',
  'The translation is there to help.',
  'What comes from outside comes first, and comes back.',
])('%s may be said', (line) => expect(faultsIn(`// ${line}`)).toEqual([]));

test('a phrase that goes on in the next line is put in plain English, too', () => {
  expect(faultsIn('The timetable is laid\nout eight weeks ahead.')).toEqual([
    "apps/api/src/a.ts:1: say 'laid out' in plain English",
  ]);
  expect(faultsIn(' * Nothing follows so\n * many days later.')).toHaveLength(1);
});

test.each(['const LAID_OUT_WEEKS = 8;', 'laid_out_classes: () => schedule(),', 'const laidOut = plan();'])(
  'the name in %s is plain English, too',
  (line) => expect(faultsIn(line)).toHaveLength(1),
);

test('an address is not put into lower case by hand', () => {
  const faults = forbiddenTexts(
    madeUpFiles({ 'apps/api/src/a.ts': `const a = fields.email?.${'toLower'}Case() ?? normalizedEmail(b);` }),
  );
  expect(faults).toEqual(['apps/api/src/a.ts:1: an address has one form; say normalizedEmail']);
});
