import { ApiProblem, ApiUnreachable } from '../../http/api-problem.ts';
import { IdentityError } from '../identity-types.ts';

/** `sent`: a code is on its way · `fault`: what was typed is not right · `refused`: anything else. */
export type ConfirmationSaid =
  | { readonly about: 'sent' }
  | { readonly about: 'fault' | 'refused'; readonly text: string };

/** Refusals a person can do something about; others are no message and are thrown on. */
export function saidOfRefusal(failure: unknown): ConfirmationSaid {
  if (failure instanceof ApiProblem) {
    const [fault] = failure.fieldErrors;
    // A passkey has no field that could say it.
    const isTyped =
      fault?.field !== 'passkey' && (failure.code === 'invalid_input' || failure.code.startsWith('code_'));
    return isTyped
      ? { about: 'fault', text: fault?.message ?? failure.message }
      : { about: 'refused', text: failure.message };
  }
  if (failure instanceof ApiUnreachable || failure instanceof IdentityError)
    return { about: 'refused', text: failure.message };
  throw failure;
}
