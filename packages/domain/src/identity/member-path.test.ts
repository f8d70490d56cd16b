import { expect, test } from 'vitest';
import { isMemberPath } from './member-path.ts';

test.each(['/dashboard', '/de/dashboard/', '/messages/settings', '/recap/2026-11', '/login'])(
  '%s is a member page’s',
  (pathname) => expect(isMemberPath(pathname)).toBe(true),
);

test.each(['/', '/de', '/wod', '/desk', '/de/desk', '/dashboards', '/about/dashboard', ''])(
  '%s is not',
  (pathname) => expect(isMemberPath(pathname)).toBe(false),
);
