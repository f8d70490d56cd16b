import type { SignedInUser } from '@lifted/contract/sign-in';
import { userIn } from '../library-call.ts';

/** The profile in an answer of the library, without session tokens. Throws when there is none. */
export function presentUser(answer: Parameters<typeof userIn>[0]): SignedInUser {
  const user = userIn(answer);
  if (user === undefined) throw new Error('The identity library answered without a user');
  return {
    uid: user.id,
    email: user.email,
    email_verified: user.emailVerified,
    display_name: user.name,
    phone_number: null,
  };
}
