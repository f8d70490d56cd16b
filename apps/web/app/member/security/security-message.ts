import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { IdentityError } from '@lifted/client/session/identity-provider.ts';

/** What was done. */
export type SecurityDone =
  | { readonly kind: 'codeSent'; readonly number: string }
  | {
      readonly kind:
        | 'turnedOn'
        | 'removed'
        | 'endedThere'
        | 'endedOthers'
        | 'passkeyAdded'
        | 'passkeyRenamed'
        | 'passkeyRemoved';
    };

/** The message after a request. `sign-in`: signing in again helps, or a passkey · `code`: another code helps. */
export type SecurityMessage =
  | { readonly about: 'done'; readonly done: SecurityDone }
  | { readonly about: 'sign-in'; readonly text: string; readonly acceptsPasskey: boolean }
  | { readonly about: 'code' | 'refused'; readonly text: string };

/** The message for a refused request. */
export function messageOf(failure: unknown): SecurityMessage {
  const text = failure instanceof Error ? failure.message : String(failure);
  const code = failure instanceof IdentityError ? failure.code : null;
  switch (code) {
    case 'requires-recent-login':
      return { about: 'sign-in', text, acceptsPasskey: acceptsPasskey(failure) };
    case 'invalid-verification-code':
    case 'code-expired':
      return { about: 'code', text };
    default:
      return { about: 'refused', text };
  }
}

function acceptsPasskey(failure: unknown): boolean {
  const cause = failure instanceof Error ? failure.cause : null;
  return cause instanceof ApiProblem && cause.problem.accepts_passkey === true;
}
