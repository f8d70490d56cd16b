import type { Audience } from '@lifted/contract/desk/desk-announcements';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';
import { noSuchDay } from '../../http/errors/request-refusals.ts';

/** Throws `invalid_input` for a day that does not exist. */
export function checkDay(audience: Audience): void {
  if (audience.group === 'day' && !isCivilDate(audience.day)) throw noSuchDay('audience.day');
}
