import type { Fee } from '@lifted/contract/entitlements';
import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { HOUR_MS } from '@lifted/domain/calendar/studio-calendar';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { momentWordsWithYear } from '@lifted/domain/language/moment-words';
import type { InBothLanguages, Language } from '../../language.ts';

const FREE_HOURS = FREE_CANCELLATION_MS / HOUR_MS;
const ROSTER_HOURS = FEE_PENDING_MS / HOUR_MS;

const RULES: InBothLanguages<Readonly<Record<Fee['kind'], (amount: string) => string>>> = {
  en: {
    late_cancellation: (amount) =>
      `Cancelling is free until ${FREE_HOURS} hours before class. After that, a place booked with a membership costs ${amount}, unless it’s taken again when the class starts.`,
    no_show: (amount) =>
      `Missing a class without cancelling costs ${amount} with a membership. It counts only if the coach closed the attendance list and nobody corrected it for ${ROSTER_HOURS} hours.`,
  },
  de: {
    late_cancellation: (amount) =>
      `Absagen ist bis ${FREE_HOURS} Stunden vor dem Kurs kostenlos. Danach kostet ein mit Mitgliedschaft gebuchter Platz ${amount}, außer er ist wieder vergeben, wenn der Kurs beginnt.`,
    no_show: (amount) =>
      `Wer mit Mitgliedschaft gebucht hat und ohne Absage nicht kommt, zahlt ${amount}. Das gilt nur, wenn der Coach die Anwesenheitsliste abgeschlossen hat und sie ${ROSTER_HOURS} Stunden lang niemand korrigiert.`,
  },
};

/** The rule a fee follows, with its amount. */
export function feeRule({ kind, cents }: Pick<Fee, 'kind' | 'cents'>, language: Language): string {
  return RULES[language][kind](exactEuroWords(cents, language));
}

interface Moment {
  readonly name: string;
  readonly instant: string;
}

const MOMENTS = {
  en: {
    booked: 'Booked',
    start: 'Start of class',
    free: 'Free to cancel until',
    canceled: 'Cancelled',
    made: 'Fee noted',
  },
  de: {
    booked: 'Gebucht',
    start: 'Kursbeginn',
    free: 'Kostenlos absagbar bis',
    canceled: 'Abgesagt',
    made: 'Gebühr vermerkt',
  },
} satisfies InBothLanguages<unknown>;

/** A place that became free late, and was accepted then, could at no time be cancelled free. */
function wasEverFree({ booked_at, free_until }: Fee): boolean {
  return new Date(free_until) > new Date(booked_at);
}

/** The clock times a fee was decided by, in the order they happened where it was cancelled late. */
export function feeMoments(fee: Fee, language: Language): readonly Moment[] {
  const names = MOMENTS[language];
  const moments = [
    wasEverFree(fee) ? { name: names.free, at: fee.free_until } : { name: names.booked, at: fee.booked_at },
    fee.canceled_at === null ? null : { name: names.canceled, at: fee.canceled_at },
    { name: names.start, at: fee.start_datetime },
    { name: names.made, at: fee.made_at },
  ];
  return moments
    .filter((moment) => moment !== null)
    .map(({ name, at }) => ({ name, instant: momentWordsWithYear(new Date(at), language) }));
}

/** The state of a fee, in a sentence. */
export function feeState(fee: Fee, language: Language): string {
  const due = momentWordsWithYear(new Date(fee.due_at), language);
  return language === 'de' ? germanState(fee, due) : englishState(fee, due);
}

function englishState({ state, objection, decision }: Fee, due: string): string {
  switch (state) {
    case 'pending':
      return `Not due yet. It becomes due on ${due}, unless you object.`;
    case 'due':
      return decision === null ? `Due since ${due}.` : `Due. The studio decided: “${decision}”`;
    case 'settled':
      return 'Paid.';
    case 'waived':
      return decision === null ? 'Waived. You owe nothing.' : `Waived. You owe nothing: “${decision}”`;
    case 'objected':
      return `You objected. The studio decides, and nothing is due until then.${objection === null ? '' : ` You wrote: “${objection}”`}`;
    case 'dropped':
      return 'Dropped. Your place was taken when the class started, or the class was cancelled, so you owe nothing.';
    default:
      return state satisfies never;
  }
}

function germanState({ state, objection, decision }: Fee, due: string): string {
  switch (state) {
    case 'pending':
      return `Noch nicht fällig. Sie wird am ${due} fällig, wenn du nicht widersprichst.`;
    case 'due':
      return decision === null ? `Fällig seit ${due}.` : `Fällig. Das Studio hat entschieden: „${decision}“`;
    case 'settled':
      return 'Bezahlt.';
    case 'waived':
      return decision === null
        ? 'Erlassen. Du schuldest nichts.'
        : `Erlassen. Du schuldest nichts: „${decision}“`;
    case 'objected':
      return `Du hast widersprochen. Das Studio entscheidet, und bis dahin ist nichts fällig.${objection === null ? '' : ` Du hast geschrieben: „${objection}“`}`;
    case 'dropped':
      return 'Entfallen. Dein Platz war wieder vergeben, als der Kurs begann, oder der Kurs fiel aus. Du schuldest nichts.';
    default:
      return state satisfies never;
  }
}
