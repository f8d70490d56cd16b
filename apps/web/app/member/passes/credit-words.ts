import type { CreditEntry } from '@lifted/contract/entitlements';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { InBothLanguages, Language } from '../../language.ts';

/** Everything of an entry that its sentence needs. */
type ToldEntry = Pick<CreditEntry, 'kind' | 'credits' | 'reason' | 'timer_name' | 'start_datetime'>;

const EVENTS: InBothLanguages<Readonly<Record<CreditEntry['kind'], string>>> = {
  en: {
    granted: 'Added by the studio',
    held: 'Booked',
    released: 'Cancelled free of charge',
    consumed: 'Cancelled late, the workout is used',
    restored: 'Given back by the studio',
    expired: 'Expired',
    extended: 'Extended by the studio',
    adjusted: 'Corrected by the studio',
  },
  de: {
    granted: 'Vom Studio gutgeschrieben',
    held: 'Gebucht',
    released: 'Kostenlos abgesagt',
    consumed: 'Zu spät abgesagt, das Workout ist genutzt',
    restored: 'Vom Studio zurückgegeben',
    expired: 'Verfallen',
    extended: 'Vom Studio verlängert',
    adjusted: 'Vom Studio korrigiert',
  },
};

/** What happened to the workouts of a pass: 'Booked: Full Body, Mon 23 Nov, 18:30'. */
export function creditWords(entry: ToldEntry, language: Language): string {
  const about = [classWords(entry, language), entry.reason].filter((each) => each !== null);
  return [EVENTS[language][entry.kind], ...about].join(': ');
}

function classWords({ timer_name: name, start_datetime: start }: ToldEntry, language: Language) {
  if (name === null || start === null) return null;
  return `${name}, ${momentWords(new Date(start), language)}`;
}

const MINUS = '\u2212';

/** How the balance changed: '+5', '−1', and '0' where a workout that was taken before stays used. */
export function changeWords(credits: number): string {
  if (credits === 0) return '0';
  return credits > 0 ? `+${credits}` : `${MINUS}${-credits}`;
}
