import { FEE_NAMES } from '@lifted/domain/bookings/fee-names';
import type { DeskFee } from '@lifted/contract/desk/people/fees';
import type { InBothLanguages } from '@lifted/domain/language/language';

interface FeesWords {
  readonly heading: string;
  readonly lead: string;
  readonly state: string;
  readonly states: Readonly<Record<DeskFee['state'], string>>;
  /** Of one fee. */
  readonly objected: string;
  readonly kinds: Readonly<Record<DeskFee['kind'], string>>;
  readonly none: string;
  /** Below fees that are over. */
  readonly lastYear: string;
  readonly sum: (count: number, amount: string) => string;
  readonly canceledAt: (moment: string) => string;
  readonly objection: string;
  readonly decision: string;
  readonly deletedPerson: string;
  readonly waive: string;
  readonly waiveHeading: (amount: string) => string;
  readonly reason: string;
  readonly reasonHint: string;
  readonly waived: string;
  readonly makeDue: string;
  readonly dueHeading: (amount: string) => string;
  readonly madeDue: string;
  readonly settle: string;
  readonly settled: string;
}

/** Fees at the desk. */
export const FEES_WORDS: InBothLanguages<FeesWords> = {
  en: {
    heading: 'Fees',
    lead: 'A fee is pending for 48\u00a0hours and then due, unless the member objects. You decide about objections and can waive any open fee.',
    state: 'Show',
    states: {
      objected: 'Objections',
      pending: 'Pending',
      due: 'Due',
      settled: 'Paid',
      waived: 'Waived',
      dropped: 'Dropped',
    },
    objected: 'Objected to',
    kinds: FEE_NAMES.en,
    none: 'No fees here.',
    lastYear: 'Shown are the last twelve months. The CSV file holds all.',
    sum: (count, amount) => (count === 1 ? `1 fee, ${amount}` : `${count} fees, ${amount} in all`),
    canceledAt: (moment) => `cancelled ${moment}`,
    objection: 'Objection',
    decision: 'Decision',
    deletedPerson: 'Deleted person',
    waive: 'Waive',
    waiveHeading: (amount) => `Waive ${amount}`,
    reason: 'Reason',
    reasonHint:
      'About two minutes from now, the member gets a message with what you write here. It also appears beside the fee.',
    waived: 'The fee is waived.',
    makeDue: 'Uphold',
    dueHeading: (amount) => `Uphold the fee of ${amount}`,
    madeDue: 'The fee is due from now on.',
    settle: 'Paid',
    settled: 'The fee is paid.',
  },
  de: {
    heading: 'Gebühren',
    lead: 'Eine Gebühr ist 48\u00a0Stunden lang vermerkt, dann ist sie fällig, außer das Mitglied widerspricht. Über Widersprüche entscheidest du, und jede offene Gebühr kannst du erlassen.',
    state: 'Anzeigen',
    states: {
      objected: 'Widersprüche',
      pending: 'Vermerkt',
      due: 'Fällig',
      settled: 'Bezahlt',
      waived: 'Erlassen',
      dropped: 'Entfallen',
    },
    objected: 'Widersprochen',
    kinds: FEE_NAMES.de,
    none: 'Hier sind keine Gebühren.',
    lastYear: 'Gezeigt werden die letzten zwölf Monate. Die CSV-Datei enthält alle.',
    sum: (count, amount) => (count === 1 ? `1 Gebühr, ${amount}` : `${count} Gebühren, zusammen ${amount}`),
    canceledAt: (moment) => `abgesagt ${moment}`,
    objection: 'Widerspruch',
    decision: 'Entscheidung',
    deletedPerson: 'Gelöschte Person',
    waive: 'Erlassen',
    waiveHeading: (amount) => `${amount} erlassen`,
    reason: 'Grund',
    reasonHint:
      'In etwa zwei Minuten bekommt das Mitglied eine Nachricht mit dem, was du hier schreibst. Es steht auch bei der Gebühr.',
    waived: 'Die Gebühr ist erlassen.',
    makeDue: 'Gebühr bestätigen',
    dueHeading: (amount) => `Gebühr von ${amount} bestätigen`,
    madeDue: 'Die Gebühr ist ab jetzt fällig.',
    settle: 'Bezahlt',
    settled: 'Die Gebühr ist bezahlt.',
  },
};
