import { expect, it } from 'vitest';
import { latestWeeks } from './weekly-progress.ts';

it('shows the latest five weeks as circles, oldest first, whatever arrives', () => {
  const weeks = [0, -5, -1, -3, -2, -4, -9].map((week_index) => ({ week_index }));
  expect(latestWeeks(weeks).map(({ week_index }) => week_index)).toEqual([-4, -3, -2, -1, 0]);
});
