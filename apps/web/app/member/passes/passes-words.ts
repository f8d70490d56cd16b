import type { CustomerEntitlement } from '@lifted/contract/class-bookings';
import { dayInWords } from '@lifted/domain/language/civil-words';
import type { InBothLanguages, Language } from '../../language.ts';

interface PassesWords {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly loading: string;
  readonly again: string;
  readonly none: string;
  /** Earlier ones are over. */
  readonly noneNow: string;
  readonly noneNext: string;
  readonly prices: string;
  readonly book: string;
  readonly nobody: string;
  readonly over: string;
  readonly left: (credits: number) => string;
  readonly ledger: string;
  readonly earlier: (count: number) => string;
  readonly balance: (credits: number) => string;
  readonly pauses: string;
  readonly endMembership: string;
  readonly fees: string;
  readonly object: string;
  readonly objectionLabel: string;
  readonly objectionHint: string;
  readonly send: string;
  readonly sending: string;
  readonly keep: string;
  readonly emptyObjection: string;
}

export const PASSES_WORDS: InBothLanguages<PassesWords> = {
  en: {
    heading: 'Your passes',
    title: 'Your passes and memberships',
    description:
      'What you book classes with: workouts left, what each of them was used for, memberships, and fees.',
    lead: 'What you book with, and what became of every workout.',
    loading: 'Loading your passes',
    again: 'Try again',
    none: 'You have no pass and no membership yet.',
    noneNow: 'You have no current pass or membership.',
    noneNext: 'With a pass or a membership you book in two taps.',
    prices: 'Passes and memberships',
    book: 'Book a class',
    nobody: 'There is no member with your email address, so there are no passes either.',
    over: 'Earlier passes and memberships',
    left: (credits) => (credits === 1 ? 'workout left' : 'workouts left'),
    ledger: 'What each workout was used for',
    earlier: (count) => (count === 1 ? '1 earlier entry' : `${count} earlier entries`),
    balance: (credits) => `${credits} left`,
    pauses: 'Paused',
    endMembership: 'End this membership',
    fees: 'Fees',
    object: 'Object to this fee',
    objectionLabel: 'What happened?',
    objectionHint: 'The studio reads it and decides. Nothing is due until then.',
    send: 'Send objection',
    sending: 'Sending…',
    keep: 'Don’t object',
    emptyObjection: 'Please write a few words.',
  },
  de: {
    heading: 'Deine Pakete',
    title: 'Deine Pakete und Mitgliedschaften',
    description: 'Womit du Kurse buchst: übrige Workouts und wofür jedes war, Mitgliedschaften und Gebühren.',
    lead: 'Womit du buchst und was aus jedem Workout geworden ist.',
    loading: 'Deine Pakete werden geladen',
    again: 'Noch einmal versuchen',
    none: 'Du hast noch kein Paket und keine Mitgliedschaft.',
    noneNow: 'Du hast gerade kein gültiges Paket und keine laufende Mitgliedschaft.',
    noneNext: 'Mit einem Paket oder einer Mitgliedschaft buchst du mit zweimal Tippen.',
    prices: 'Pakete und Mitgliedschaften',
    book: 'Kurs buchen',
    nobody: 'Zu deiner E-Mail-Adresse gibt es kein Mitglied und deshalb auch keine Pakete.',
    over: 'Frühere Pakete und Mitgliedschaften',
    left: (credits) => (credits === 1 ? 'Workout übrig' : 'Workouts übrig'),
    ledger: 'Wofür die Workouts waren',
    earlier: (count) => (count === 1 ? '1 früherer Eintrag' : `${count} frühere Einträge`),
    balance: (credits) => `noch ${credits}`,
    pauses: 'Pausiert',
    endMembership: 'Diese Mitgliedschaft kündigen',
    fees: 'Gebühren',
    object: 'Dieser Gebühr widersprechen',
    objectionLabel: 'Was war los?',
    objectionHint: 'Das Studio liest es und entscheidet. Bis dahin ist nichts fällig.',
    send: 'Widerspruch senden',
    sending: 'Wird gesendet …',
    keep: 'Nicht widersprechen',
    emptyObjection: 'Schreib bitte ein paar Worte.',
  },
};

/** How long a pass or membership is good, as seen on a day. */
export function validWords(
  { kind, from, until }: Pick<CustomerEntitlement, 'kind' | 'from' | 'until'>,
  today: string,
  language: Language,
): string {
  const day = (date: string) => dayInWords(date, language);
  if (today < from) return language === 'de' ? `Gilt ab ${day(from)}` : `Valid from ${day(from)}`;
  if (until === null)
    return language === 'de' ? `Seit ${day(from)}, ohne festes Ende` : `Since ${day(from)}, with no end date`;
  if (until < today) return language === 'de' ? `Bis ${day(until)}` : `Until ${day(until)}`;
  if (kind === 'pass') return language === 'de' ? `Gilt bis ${day(until)}` : `Valid until ${day(until)}`;
  return language === 'de' ? `Läuft bis ${day(until)}` : `Runs until ${day(until)}`;
}

/** A pause of a membership: '1 July 2026 to 31 August 2026'. */
export function pauseWords(
  { from, until }: CustomerEntitlement['pauses'][number],
  language: Language,
): string {
  const first = dayInWords(from, language);
  if (until === null) return language === 'de' ? `ab ${first}` : `from ${first} on`;
  const last = dayInWords(until, language);
  return language === 'de' ? `${first} bis ${last}` : `${first} to ${last}`;
}
