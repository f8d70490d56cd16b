import { SECOND_MS } from './studio-calendar.ts';

/** So long the network may keep silent before it counts as out of reach, until it answers after all. */
export const SILENCE_MS = 4 * SECOND_MS;
