import { cutOff, NIGHT_STARTS, nightEnd } from '../bookings/booking-times.ts';
import { addDays, berlinDate, berlinInstant, HOUR_MS, MINUTE_MS } from '../calendar/studio-calendar.ts';

/** How long before free cancelling ends the reminder is sent (studio operations, section 5). */
const NOTICE_MS = 2 * HOUR_MS;
/** What a device that stays quiet until seven must leave for an answer. */
const SHORTEST_NOTICE_MS = 30 * MINUTE_MS;

/**
 * When everybody booked is reminded of a class: two hours before the cut-off. Where the quiet hours leave less than half an
 * hour to answer, two hours before they begin.
 */
export function reminderTime(start: Date): Date {
  const end = cutOff(start);
  const usual = new Date(end.getTime() - NOTICE_MS);
  const morning = nightEnd(usual);
  if (morning === undefined || end.getTime() - morning.getTime() >= SHORTEST_NOTICE_MS) return usual;
  const evening = berlinInstant(addDays(berlinDate(morning), -1), NIGHT_STARTS);
  return new Date(evening.getTime() - NOTICE_MS);
}
