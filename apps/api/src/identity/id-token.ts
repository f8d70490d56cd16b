/** What an ID token of ours says about itself besides its issuer, which is the origin people reach the site under. */
export const ID_TOKEN_AUDIENCE = 'studio';
export const ID_TOKEN_ALGORITHM = 'ES256';
/** How far the clocks of two of our machines may differ. */
export const CLOCK_TOLERANCE_SECONDS = 30;
