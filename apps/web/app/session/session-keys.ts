/** Where the profile of the person who is signed in stands in the local storage (specification, section 3). */
export const CURRENT_USER_KEY = 'currentUser';
/** Stands in the local storage while a sign-out is owed to the server. */
export const SIGN_OUT_DUE_KEY = 'signOutDue';
