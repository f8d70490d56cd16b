import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate } from '@lifted/domain/language/date-words';
import type { Language } from '@lifted/domain/language/language';

/** A day and time as a line shows them. */
export function momentWords(moment: string, language: Language): string {
  const at = new Date(moment);
  return `${shortDate(berlinDate(at), language)}, ${berlinTime(at)}`;
}
