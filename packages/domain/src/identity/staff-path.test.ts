import { expect, test } from 'vitest';
import { isStaffPath } from './staff-path.ts';

test.each(['/desk', '/desk/', '/desk/people?search=a', '/floor#now', '/de/desk', '/de/floor/now'])(
  '%s is the staff app’s',
  (address) => expect(isStaffPath(address)).toBe(true),
);

test.each(['/', '/desktop', '/dashboard?from=/desk', '/de', '/de/deskt', '/DESK', ''])(
  '%s is not',
  (address) => expect(isStaffPath(address)).toBe(false),
);
