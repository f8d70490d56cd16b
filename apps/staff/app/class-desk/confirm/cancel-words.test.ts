import { expect, test } from 'vitest';
import { DIALOG_WORDS } from '../dialog-words.ts';

test('what cancelling does names only what there is', () => {
  expect(DIALOG_WORDS.en.cancelEffects(0, 0, 0)).toBe('Nobody owes anything.');
  expect(DIALOG_WORDS.en.cancelEffects(2, 0, 1)).toBe(
    'Nobody owes anything. Workouts back on passes: 2. Taken off the waitlist: 1.',
  );
  expect(DIALOG_WORDS.de.cancelEffects(0, 3, 0)).toBe('Niemand schuldet etwas. Gebühren entfallen: 3.');
});
