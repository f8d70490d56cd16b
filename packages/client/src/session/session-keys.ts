/** The local-storage key of the signed-in user's profile (specification, section 3). */
export const CURRENT_USER_KEY = 'currentUser';
/** Set in the local storage while a sign-out is still owed to the server. */
export const SIGN_OUT_DUE_KEY = 'signOutDue';
