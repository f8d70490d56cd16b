/** Who the member is: the one answer that may be null, when the studio knows no such customer. */
export const PROFILE = 'profile';
