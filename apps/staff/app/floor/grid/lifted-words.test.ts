import { expect, it } from 'vitest';
import { liftedParts } from './lifted-words.ts';

it('a failed attempt is said in a word, with its weight and without', () => {
  expect(liftedParts({ weight: 62.5, reps: 0 }, 'en')).toEqual({ weight: '62.5', reps: 'failed' });
  expect(liftedParts({ weight: 62.5, reps: 0 }, 'de')).toEqual({
    weight: '62,5',
    reps: 'nicht ge\u00adschafft',
  });
  expect(liftedParts({ weight: 0, reps: 0, load_kind: 'bodyweight' }, 'en')).toEqual({
    weight: '',
    reps: 'failed',
  });
  expect(liftedParts({ weight: 62.5, reps: 8 }, 'en')).toEqual({ weight: '62.5', reps: '× 8' });
});
