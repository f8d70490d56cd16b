import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Time without a response before the network is treated as offline. */
export const SILENCE_MS = 4 * SECOND_MS;
