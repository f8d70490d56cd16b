/** The local-storage key of the signed-in user's profile (specification, section 3). */
export const CURRENT_USER_KEY = 'currentUser';
/** Set in local storage while the server has yet to be told of a sign-out. */
export const SIGN_OUT_DUE_KEY = 'signOutDue';
/** Set in the tab's storage when its page was reloaded for a refused session. */
export const RELOADED_AT_KEY = 'sessionReloadedAt';
