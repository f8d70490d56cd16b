import { Type } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { SignedInUser } from './sign-in.ts';
import { Email, NoContent } from '../wire-values.ts';

/*
 * Signing in with six digits from a mail, at the studio's own identity provider. Unlike a link, a code also works in the app
 * on the home screen, where mails open elsewhere.
 */

export const sendMailCode = {
  method: 'POST',
  path: '/identity/mail-code/send',
  summary:
    'Ask for a mail with a code of six digits, good for ten minutes; the answer is the same for known and unknown addresses',
  access: 'all',
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  answers: { 204: NoContent, 403: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const signInWithMailCode = {
  method: 'POST',
  path: '/identity/mail-code/verify',
  summary:
    'Sign in with the mailed code, once. Wrong, used, too old, tried five times or never sent: all are answered alike (`code_wrong`)',
  access: 'all',
  body: Type.Object(
    { email: Email, code: Type.String({ minLength: 1, maxLength: 40, description: 'Spaces are ignored' }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ user: SignedInUser }),
    401: Problem,
    403: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;
