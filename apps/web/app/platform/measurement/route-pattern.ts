import { withoutLastSlash } from '@lifted/client/sign-in-addresses.ts';
import { PATTERNS } from '../../addresses.ts';

/** Of addresses that do not exist. */
const UNKNOWN = '*';

/**
 * The pattern a path fits: '/workout/:workoutId/test' for '/workout/7/test', '*' for one that does not exist. An
 * address can name somebody, a pattern cannot.
 */
export function routePattern(pathname: string): string {
  const path = withoutLastSlash(pathname);
  return PATTERNS.find((pattern) => fits(path, pattern)) ?? UNKNOWN;
}

function fits(path: string, pattern: string): boolean {
  const wanted = pattern.split('/');
  const parts = path.split('/');
  return (
    wanted.length === parts.length &&
    wanted.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]))
  );
}
