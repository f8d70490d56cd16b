import type { PasswordPolicy } from '../identity-provider.ts';
import { identityRefusal } from './identity-refusal.ts';
import { field, numberField } from './json-fields.ts';

/** Reads the server's password policy; throws IdentityError when the answer is none. */
export function readPasswordPolicy(answer: unknown): PasswordPolicy {
  const minLength = numberField(answer, 'min_length');
  const maxLength = numberField(answer, 'max_length');
  const hints = field(answer, 'hints');
  if (minLength === undefined || maxLength === undefined || !isListOfTexts(hints)) {
    throw identityRefusal('internal-error');
  }
  return { minLength, maxLength, hints };
}

function isListOfTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}
