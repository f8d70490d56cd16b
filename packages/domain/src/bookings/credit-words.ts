import type { InBothLanguages, Language } from '../language/language.ts';
import { momentWords } from '../language/moment-words.ts';

type CreditKind =
  | 'granted'
  | 'held'
  | 'released'
  | 'consumed'
  | 'restored'
  | 'expired'
  | 'extended'
  | 'adjusted';

/** Everything of an entry of a pass's ledger that its sentence needs, as it is on the wire. */
interface ToldEntry {
  readonly kind: CreditKind;
  readonly credits: number;
  readonly reason: string | null;
  readonly timer_name: string | null;
  readonly start_datetime: string | null;
}

/**
 * The entries, of a whole ledger in the order newest first, that took a workout for a class which has begun by now and was not
 * cancelled: of these the workout was used, however it was booked.
 */
export function usedEntries<E extends ToldEntry>(entries: readonly E[], now: Date): ReadonlySet<E> {
  const settled = new Set<string>();
  const used = new Set<E>();
  for (const entry of entries) {
    const { kind, start_datetime: start, timer_name: name } = entry;
    // What is restored was consumed before, by an entry of its own.
    if (start === null || kind === 'restored') continue;
    const ofClass = `${start} ${name ?? ''}`;
    if (kind !== 'held') settled.add(ofClass);
    else if (!settled.delete(ofClass) && new Date(start) <= now) used.add(entry);
  }
  return used;
}

const USED: InBothLanguages<string> = { en: 'Used for', de: 'Genutzt für' };

const EVENTS: InBothLanguages<Readonly<Record<CreditKind, string>>> = {
  en: {
    granted: 'Added by the studio',
    held: 'Booked',
    released: 'Back on the pass, free of charge',
    consumed: 'Cancelled late, the workout is used',
    restored: 'Given back by the studio',
    expired: 'Expired',
    extended: 'Extended by the studio',
    adjusted: 'Corrected by the studio',
  },
  de: {
    granted: 'Vom Studio gutgeschrieben',
    held: 'Gebucht',
    released: 'Kostenlos zurück aufs Paket',
    consumed: 'Spät abgesagt, das Workout ist verbraucht',
    restored: 'Vom Studio zurückgegeben',
    expired: 'Verfallen',
    extended: 'Vom Studio verlängert',
    adjusted: 'Vom Studio korrigiert',
  },
};

/** What the ledger says of an entry that takes another one back, alone or in brackets after the other one's reason. */
export const TAKEN_BACK = 'taken_back';

const TAKEN_BACK_WORDS: InBothLanguages<string> = { en: 'taken back', de: 'zurückgenommen' };

/** A reason as somebody wrote it; the word of the program in the reader's language: 'typo (taken back)'. */
function reasonWords(reason: string, language: Language): string {
  if (reason === TAKEN_BACK) return TAKEN_BACK_WORDS[language];
  const inBrackets = `(${TAKEN_BACK})`;
  return reason.endsWith(inBrackets)
    ? `${reason.slice(0, -inBrackets.length)}(${TAKEN_BACK_WORDS[language]})`
    : reason;
}

/** What happened to the workouts of a pass: 'Booked: Full Body, Mon 23 Nov, 18:30', 'Used for: …' of one of `usedEntries`. */
export function creditWords(entry: ToldEntry, language: Language, isUsed = false): string {
  const reason = entry.reason === null ? null : reasonWords(entry.reason, language);
  const about = [classWords(entry, language), reason].filter((each) => each !== null);
  return [isUsed ? USED[language] : EVENTS[language][entry.kind], ...about].join(': ');
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
