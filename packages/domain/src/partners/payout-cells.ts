import { berlinDate, isCivilDate, type CivilDate } from '../calendar/studio-calendar.ts';

const CENTS = 100;
const THIS_CENTURY = '20';

/**
 * The day of a cell: '2026-11-27', '27.11.2026' or '27.11.26', with a time behind it or without, or an instant with its offset.
 * Null for anything else: 11/12/2026 is read differently on either side of the Atlantic.
 */
export function dayOfCell(cell: string): CivilDate | null {
  const text = cell.trim();
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    const instant = new Date(text);
    return Number.isNaN(instant.getTime()) ? null : berlinDate(instant);
  }
  const [, iso] = /^(\d{4}-\d\d-\d\d)(?:[T ]|$)/.exec(text) ?? [];
  const day = iso ?? germanDay(text);
  return day !== undefined && isCivilDate(day) ? day : null;
}

function germanDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})(?:[, ]|$)/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  return `${year.length === 2 ? THIS_CENTURY : ''}${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The amount of a cell in cents: '12,50 €', '1.234,50' and '1,234.50 EUR' alike; null where it holds none. */
export function centsOfCell(cell: string): number | null {
  const text = cell.replaceAll(/€|EUR|\s/gi, '').replace('−', '-');
  const [, sign = '', whole, part] = /^(-?)(\d+(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * CENTS + Number((part ?? '').padEnd(2, '0'));
  return sign === '-' ? -cents : cents;
}
