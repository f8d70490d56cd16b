/** The id under which our log knows the failed request, if the error carries one (ApiProblem does). */
export function requestIdOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('requestId' in error)) return null;
  return typeof error.requestId === 'string' ? error.requestId : null;
}
