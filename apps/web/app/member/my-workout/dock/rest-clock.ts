import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** Shortest and longest rest somebody can choose, and the step between, in seconds. */
export const REST_STEP_S = 15;
const SHORTEST_S = REST_STEP_S;
const LONGEST_S = 600;
export const USUAL_REST_S = 90;

/** How the last rest was left: its length in seconds, and until when it lasts (epoch milliseconds); null: nobody rested. */
export interface LastRest {
  readonly length: number;
  readonly endsAt: number | null;
}

/** Until when the last rest still goes on at `now`, both in epoch milliseconds; null when it is over. */
export function goingOn({ endsAt }: LastRest, now: number): number | null {
  return endsAt !== null && endsAt > now ? endsAt : null;
}

/** A rest of another length, kept within what can be chosen. */
export function changedRest(seconds: number, change: number): number {
  return Math.min(LONGEST_S, Math.max(SHORTEST_S, seconds + change));
}

/** What is left until an instant, in whole seconds that have begun; 0 when it has passed. Both in epoch milliseconds. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / SECOND_MS));
}

/** '1:30', '0:05'. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
