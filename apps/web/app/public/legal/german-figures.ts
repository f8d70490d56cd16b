import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

/** 'einen Monat', '3 Monate': how long something is valid. */
export function germanMonths(months: number): string {
  return months === 1 ? 'einen Monat' : `${months} Monate`;
}

/** 'einem Monat', '3 Monaten': after 'von' and 'mit'. */
export function germanMonthsDative(months: number): string {
  return months === 1 ? 'einem Monat' : `${months} Monaten`;
}

/** 'vierzehn', as the law's model texts write it; other numbers in digits. */
export function germanNumberWord(value: number): string {
  return value === 14 ? 'vierzehn' : String(value);
}

/** One second less than a span, as a countdown shows it: '11:59:59'. */
export function justUnder(span: number): string {
  const left = span - SECOND_MS;
  const parts = [left / HOUR_MS, (left % HOUR_MS) / MINUTE_MS, (left % MINUTE_MS) / SECOND_MS];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}

/** '7:00' for '07:00'. */
export function germanClock(time: string): string {
  return time.replace(/^0/, '');
}

/** Whole minutes of a span. */
export function inMinutes(span: number): number {
  return span / MINUTE_MS;
}

/** Whole hours of a span. */
export function inHours(span: number): number {
  return span / HOUR_MS;
}

/** Whole days of a span. */
export function inDays(span: number): number {
  return span / DAY_MS;
}
