/** True when a path matches a pattern: '/workout/w17/test' matches '/workout/:workoutId/test'. */
export function fitsPattern(pattern: string, path: string): boolean {
  // Asked of many patterns for every page, and few have a part that can be anything.
  if (!pattern.includes(':')) return pattern === path;
  const parts = pattern.split('/');
  const segments = path.split('/');
  if (parts.length !== segments.length) return false;
  return parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
}

/** The parameters of a path that matches a pattern, by name. */
export function pathParameters(pattern: string, path: string): Readonly<Record<string, string>> {
  const segments = path.split('/');
  const named = pattern.split('/').map((part, at) => [part, segments[at] ?? ''] as const);
  return Object.fromEntries(
    named.filter(([part]) => part.startsWith(':')).map(([part, value]) => [part.slice(1), value]),
  );
}
