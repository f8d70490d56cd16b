import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';

let isLive = false;

/** Says whether changes at the desk are being told to this page at once. */
export function setLive(live: boolean): void {
  isLive = live;
}

/** How often to ask again for what changes at the desk: rarely while changes are told, else as often as given, in ms. */
export function pollEvery(ms: number): () => number {
  return () => (isLive ? Math.max(ms, MINUTE_MS) : ms);
}
