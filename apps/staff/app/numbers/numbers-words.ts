import type { InBothLanguages } from '@lifted/domain/language/language';
import type { PeriodChoice } from './number-periods.ts';

export interface NumbersWords {
  readonly heading: string;
  readonly lead: string;
  readonly period: string;
  readonly first: string;
  readonly last: string;
  readonly periods: Readonly<Record<PeriodChoice, string>>;
  readonly comparedWith: (days: string) => string;
  /** `time` is what the clocks show. */
  readonly upTo: (days: string, time: string) => string;
  readonly notBegun: string;
  readonly before: (value: string) => string;
  readonly same: string;
  readonly points: (change: string) => string;
  readonly slots: string;
  readonly slotsLead: string;
  readonly noClasses: string;
  readonly time: string;
  readonly slotShown: (slot: string, taken: number, places: number, classes: number) => string;
  readonly onlySlot: (slot: string) => string;
  readonly allSlots: string;
  readonly weeks: string;
  readonly week: string;
  readonly value: string;
  readonly counted: (count: string) => string;
  readonly of: (amount: string, outOf: string) => string;
  readonly first200: (shown: string, all: string) => string;
  readonly outOf: (count: string) => string;
  readonly alsoOthers: string;
  readonly countedAlone: string;
  readonly sums: string;
  readonly nobody: string;
  readonly write: (name: string) => string;
  readonly deleted: string;
  readonly back: string;
  readonly noSuch: string;
  readonly byBranch: string;
  readonly homeBranch: string;
}

/** Words of the numbers. */
export const NUMBERS_WORDS: InBothLanguages<NumbersWords> = {
  en: {
    heading: 'Numbers',
    lead: 'Press a number to see what it counts.',
    period: 'Period',
    first: 'From',
    last: 'To',
    periods: {
      this_week: 'This week',
      week: 'Last week',
      month: 'This month',
      last_month: 'Last month',
      quarter: 'Last 12\u00a0weeks',
      year: 'Last 12\u00a0months',
      own: 'Other days',
    },
    comparedWith: (days) => `Compared with ${days}`,
    upTo: (days, time) => `${days} until ${time}`,
    notBegun: 'These days haven’t begun yet, so there is nothing to compare.',
    before: (value) => `before: ${value}`,
    same: 'no change',
    points: (change) => (/^.1$/.test(change) ? `${change} point` : `${change} points`),
    slots: 'How full the classes were',
    slotsLead: 'Places taken, by weekday and start. Press one to see its classes.',
    noClasses: 'No class took place on these days.',
    time: 'Start',
    slotShown: (slot, taken, places, classes) =>
      `${slot}: ${taken} of ${places} places in ${classes === 1 ? '1 class' : `${classes} classes`}`,
    onlySlot: (slot) => `Only classes on ${slot}.`,
    allSlots: 'Count all classes',
    weeks: 'Twelve weeks',
    week: 'Week',
    value: 'Value',
    counted: (count) => `What it counts: ${count}`,
    of: (amount, outOf) => `${amount} of ${outOf}`,
    first200: (shown, all) => `The latest ${shown} of ${all}; the file has them all.`,
    outOf: (count) => `What it is out of: ${count}`,
    alsoOthers: 'Also list what is not counted',
    countedAlone: 'List only what is counted',
    sums: 'Sums',
    nobody: 'There is nothing to show.',
    write: (name) => `Write to ${name}`,
    deleted: 'Deleted person',
    back: 'To all numbers',
    noSuch: 'There is no such number.',
    byBranch: 'By branch',
    homeBranch:
      'Each person and each sale counts at one branch: the only one it’s valid at, otherwise where the person trained most in the 12\u00a0weeks up to their last class. Until somebody has been to a class, that is “No branch”.',
  },
  de: {
    heading: 'Zahlen',
    lead: 'Ein Klick auf eine Zahl zeigt, was sie zählt.',
    period: 'Zeitraum',
    first: 'Von',
    last: 'Bis',
    periods: {
      this_week: 'Diese Woche',
      week: 'Letzte Woche',
      month: 'Dieser Monat',
      last_month: 'Letzter Monat',
      quarter: 'Letzte 12\u00a0Wochen',
      year: 'Letzte 12\u00a0Monate',
      own: 'Andere Tage',
    },
    comparedWith: (days) => `Im Vergleich mit ${days}`,
    upTo: (days, time) => `${days} bis ${time}\u00a0Uhr`,
    notBegun: 'Diese Tage haben noch nicht begonnen, also gibt es nichts zu vergleichen.',
    before: (value) => `davor: ${value}`,
    same: 'unverändert',
    points: (change) => (/^.1$/.test(change) ? `${change} Punkt` : `${change} Punkte`),
    slots: 'So voll waren die Kurse',
    slotsLead: 'Belegte Plätze nach Wochentag und Beginn. Ein Klick zeigt die Kurse.',
    noClasses: 'An diesen Tagen fand kein Kurs statt.',
    time: 'Beginn',
    slotShown: (slot, taken, places, classes) =>
      `${slot}: ${taken} von ${places} Plätzen in ${classes === 1 ? '1 Kurs' : `${classes} Kursen`}`,
    onlySlot: (slot) => `Nur Kurse am ${slot}\u00a0Uhr.`,
    allSlots: 'Alle Kurse zählen',
    weeks: 'Zwölf Wochen',
    week: 'Woche',
    value: 'Wert',
    counted: (count) => `Was gezählt wird: ${count}`,
    of: (amount, outOf) => `${amount} von ${outOf}`,
    first200: (shown, all) => `Die neuesten ${shown} von ${all}; die Datei enthält alle.`,
    outOf: (count) => `Wovon gezählt wird: ${count}`,
    alsoOthers: 'Auch auflisten, was nicht mitzählt',
    countedAlone: 'Nur auflisten, was zählt',
    sums: 'Summen',
    nobody: 'Hier gibt es nichts zu zeigen.',
    write: (name) => `${name} schreiben`,
    deleted: 'Gelöschte Person',
    back: 'Zu allen Zahlen',
    noSuch: 'Diese Zahl gibt es nicht.',
    byBranch: 'Nach Standort',
    homeBranch:
      'Jede Person und jeder Verkauf zählt an genau einem Standort: dem einzigen, an dem das Gekaufte gilt, sonst dem, an dem die Person in den 12\u00a0Wochen bis zu ihrem letzten Kurs am meisten trainiert hat. Wer noch in keinem Kurs war, zählt unter „Ohne Standort“.',
  },
};
