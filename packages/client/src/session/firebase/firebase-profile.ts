import type { IdentityUser } from '../identity-types.ts';

/** Firebase's user object holds the refresh token, so only the profile ever leaves this folder. */
export function profileOf({
  uid,
  email,
  emailVerified,
  displayName,
  phoneNumber,
}: IdentityUser): IdentityUser {
  return { uid, email, emailVerified, displayName, phoneNumber };
}
