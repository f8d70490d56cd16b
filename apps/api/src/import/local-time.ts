import { localTime } from '@lifted/domain/calendar/local-time';
import { isCivilDate } from '@lifted/domain/calendar/studio-calendar';

/** What a text says about a time; 'skipped' is a local time that the spring clock change leaves out, and
 * 'later_of_two' the second of those that the one in autumn repeats. */
export type ReadInstant =
  | { readonly kind: 'instant'; readonly instant: Date }
  | { readonly kind: 'later_of_two'; readonly instant: Date }
  | { readonly kind: 'skipped' }
  | { readonly kind: 'malformed' };

const TIME =
  /^(\d{4}-\d{2}-\d{2})[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})?$/;
const GERMAN = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?:,? +(\d{1,2})(:.+))?$/;
const OFFSET = /^[+-](0\d|1[0-4]):?([0-5]\d)$/;

/** '30.03.2026 18:00' as '2026-03-30T18:00' and '30.03.2026' as '2026-03-30'; other text unchanged. */
export function withIsoDate(text: string): string {
  const [, day, month, year, hour, rest = ''] = GERMAN.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour === undefined ? date : `${date}T${hour.padStart(2, '0')}${rest}`;
}

/**
 * Reads 'YYYY-MM-DDTHH:MM[:SS]' (or with a space), with or without an offset. Fractions of a second are dropped. Without an
 * offset it is local time in Berlin: an hour skipped in spring is refused, and of the hour repeated in autumn the later
 * instant is taken; +02:00 selects the earlier one.
 */
export function readInstant(text: string): ReadInstant {
  const [, date, hours, minutes, seconds = '00', offset] = TIME.exec(text) ?? [];
  if (date === undefined || hours === undefined || minutes === undefined) return { kind: 'malformed' };
  if (!isCivilDate(date)) return { kind: 'malformed' };
  const time = `${hours}:${minutes}:${seconds}`;
  if (offset !== undefined) return readWithOffset(`${date}T${time}`, offset);
  const read = localTime(date, time);
  switch (read.kind) {
    case 'once':
      return { kind: 'instant', instant: read.instant };
    case 'twice':
      return { kind: 'later_of_two', instant: read.later };
    case 'skipped':
      return read;
    default:
      return read satisfies never;
  }
}

function readWithOffset(local: string, offset: string): ReadInstant {
  if (offset === 'Z') return { kind: 'instant', instant: new Date(`${local}Z`) };
  const [, hours, minutes] = OFFSET.exec(offset) ?? [];
  if (hours === undefined || minutes === undefined) return { kind: 'malformed' };
  return { kind: 'instant', instant: new Date(`${local}${offset.slice(0, 1)}${hours}:${minutes}`) };
}
