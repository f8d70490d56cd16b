import { IdentityError } from '@lifted/client/session/identity-provider.ts';

/** The message after a request. */
export interface SecurityMessage {
  /** `sign-in`: signing in again helps · `code`: another code helps. */
  readonly about: 'done' | 'sign-in' | 'code' | 'refused';
  readonly text: string;
}

/** The message for a refused request. */
export function messageOf(failure: unknown): SecurityMessage {
  const text = failure instanceof Error ? failure.message : String(failure);
  const code = failure instanceof IdentityError ? failure.code : null;
  switch (code) {
    case 'requires-recent-login':
      return { about: 'sign-in', text };
    case 'invalid-verification-code':
    case 'code-expired':
      return { about: 'code', text };
    default:
      return { about: 'refused', text };
  }
}
