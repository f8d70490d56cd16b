import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import { IdentityError } from '@lifted/client/session/identity-types.ts';

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

/** The message after a request. `sign-in`: it can be done once it is known who asks · `code`: another code helps. */
export type SecurityMessage =
  | { readonly about: 'done'; readonly done: SecurityDone }
  | {
      readonly about: 'sign-in';
      readonly text: string;
      /** Says what helps; null where the provider does not. */
      readonly refusal: ApiProblem | null;
      /** Does again what was refused. */
      readonly retry: () => void;
    }
  | { readonly about: 'code' | 'refused'; readonly text: string };

/** The message for a refused request; `retry` makes it once more. */
export function messageOf(failure: unknown, retry: () => void): SecurityMessage {
  const text = failure instanceof Error ? failure.message : String(failure);
  const code = failure instanceof IdentityError ? failure.code : null;
  switch (code) {
    case 'requires-recent-login':
      return { about: 'sign-in', text, refusal: problemOf(failure), retry };
    case 'invalid-verification-code':
    case 'code-expired':
      return { about: 'code', text };
    default:
      return { about: 'refused', text };
  }
}

function problemOf(failure: unknown): ApiProblem | null {
  const cause = failure instanceof Error ? failure.cause : null;
  return cause instanceof ApiProblem ? cause : null;
}
