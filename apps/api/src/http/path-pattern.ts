/** True when a path has the form of a pattern: '/workout/w17/test' fits '/workout/:workoutId/test'. */
export function fitsPattern(pattern: string, path: string): boolean {
  const parts = pattern.split('/');
  const segments = path.split('/');
  if (parts.length !== segments.length) return false;
  return parts.every((part, at) => (part.startsWith(':') ? segments[at] !== '' : part === segments[at]));
}
