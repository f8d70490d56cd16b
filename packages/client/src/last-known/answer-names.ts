/** The member's own profile: the one answer that may be null, when the studio has no record of the caller. */
export const PROFILE = 'profile';
