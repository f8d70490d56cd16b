import type { FloorClass } from '@lifted/contract/floor/floor';
import { berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { ROSTER_CLOSING_WORDS } from '../../roster-closing-words.ts';
import { inPageLanguage } from '../frame/floor-language.ts';
import { ROSTER_WORDS } from './roster-words.ts';

/** Whether people of a class can be marked as present, and if not, why. */
type CheckIn = 'open' | 'canceled' | 'closed' | 'early';

/** `isClosed`: what is not sent yet included. */
export function checkInOf(
  { state, check_in_opens_at: opensAt }: Pick<FloorClass, 'state' | 'check_in_opens_at'>,
  isClosed: boolean,
  now: Date,
): CheckIn {
  if (state === 'canceled') return 'canceled';
  if (isClosed) return 'closed';
  return now.getTime() < Date.parse(opensAt) ? 'early' : 'open';
}

/** The sentence for why it is not open. */
export function notOpenWords(
  why: Exclude<CheckIn, 'open'>,
  { check_in_opens_at: opensAt }: Pick<FloorClass, 'check_in_opens_at'>,
): string {
  const words = inPageLanguage(ROSTER_WORDS);
  switch (why) {
    case 'canceled':
      return words.canceled;
    case 'closed':
      return inPageLanguage(ROSTER_CLOSING_WORDS).closed;
    case 'early':
      return words.opensAt(berlinTime(new Date(opensAt)));
    default:
      return why satisfies never;
  }
}
