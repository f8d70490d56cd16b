import { HOUR_MS, SECOND_MS } from '@lifted/domain/studio-calendar';

/** What an ID token of ours says about itself besides its issuer, which is the origin people reach the site under. */
export const ID_TOKEN_AUDIENCE = 'studio';
export const ID_TOKEN_ALGORITHM = 'ES256';
export const ID_TOKEN_SECONDS = HOUR_MS / SECOND_MS;
/** How far the clocks of two of our machines may differ. */
export const CLOCK_TOLERANCE_SECONDS = 30;
