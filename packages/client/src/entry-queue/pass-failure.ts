import { ApiProblem, ApiUnreachable } from '../http/api-problem.ts';

/** How sending ended: nothing is left, the server could not be reached, or it takes nothing from this caller. */
export type PassEnd = 'empty' | 'unreachable' | 'denied';

type Verdict =
  | { readonly kind: 'stop'; readonly end: PassEnd }
  | { readonly kind: 'refused'; readonly code: string };

/** Not a verdict about the commands: signed out or revoked; later perhaps again allowed. */
const DENIED = [401, 403];
/** Refused for now; the same request may be taken later. */
const LATER = [408, 425, 429];
const FIRST_SERVER_ERROR = 500;

/**
 * What a failed request means for the commands in it: wait and send them again, or take them as refused.
 * @throws the failure itself when it is none of a request.
 */
export function passFailure(failure: unknown): Verdict {
  if (failure instanceof ApiUnreachable) return { kind: 'stop', end: 'unreachable' };
  if (failure instanceof DOMException) return { kind: 'stop', end: 'unreachable' };
  if (!(failure instanceof ApiProblem)) throw failure;
  const { status, code } = failure;
  if (DENIED.includes(status)) return { kind: 'stop', end: 'denied' };
  if (status >= FIRST_SERVER_ERROR || LATER.includes(status)) return { kind: 'stop', end: 'unreachable' };
  return { kind: 'refused', code };
}
