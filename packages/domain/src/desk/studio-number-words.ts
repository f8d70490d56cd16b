import { euroWords } from '../language/euro-words.ts';
import type { InBothLanguages, Language } from '../language/language.ts';
import { UNSEEN_DAYS, type NumberUnit, type StudioNumber } from './studio-numbers.ts';

const EURO_CENTS = 100;
const PERCENT = 100;

const shares = inBoth({ style: 'percent', maximumFractionDigits: 0 });
const counts = inBoth({ maximumFractionDigits: 2 });
/** As all of them round, a share to whole percents. */
const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });
const hours = inBoth({ style: 'unit', unit: 'hour', maximumFractionDigits: 2 });

/** A value as people read it: '73%', '12.75 hr', '€1,188'; in German '73 %', '12,75 Std.', '1.188 €'. */
export function numberInWords(value: number, unit: NumberUnit, language: Language): string {
  switch (unit) {
    case 'share':
      return shares[language].format(value);
    case 'count':
      return counts[language].format(value);
    case 'hours':
      return hours[language].format(value);
    case 'cents':
      // Sums are read in whole euros; the rows have the cents.
      return euroWords(wholeEuros(value), language);
  }
}

function wholeEuros(cents: number): number {
  return Math.round(cents / EURO_CENTS) * EURO_CENTS;
}

/** The figure `numberInWords` shows. */
function shownFigure(value: number, unit: NumberUnit): number {
  return unit === 'cents' ? wholeEuros(value) : Number(digits.format(value));
}

/**
 * How far the figures that are shown are apart, with a sign: shares in points, others in their own unit. Null where they are the
 * same, or one of them is missing.
 */
export function changeInWords(
  { value, before }: { readonly value: number | null; readonly before: number | null },
  unit: NumberUnit,
  language: Language,
): string | null {
  if (value === null || before === null) return null;
  const moved = shownFigure(value, unit) - shownFigure(before, unit);
  const sign = moved > 0 ? '+' : '−';
  const size =
    unit === 'share'
      ? counts[language].format(Math.round(Math.abs(moved) * PERCENT))
      : numberInWords(Math.abs(moved), unit, language);
  return /[1-9]/.test(size) ? `${sign}${size}` : null;
}

function inBoth(options: Intl.NumberFormatOptions): InBothLanguages<Intl.NumberFormat> {
  return { en: new Intl.NumberFormat('en-IE', options), de: new Intl.NumberFormat('de-DE', options) };
}

/** What a number is called, and what it counts. */
interface NumberNames {
  readonly name: string;
  readonly about: string;
}

/** The numbers by name, on the desk's pages and in the weekly mail. */
export const NUMBER_NAMES: InBothLanguages<Readonly<Record<StudioNumber, NumberNames>>> = {
  en: {
    occupancy: { name: 'Occupancy', about: 'Places taken in classes that took place' },
    members: {
      name: 'Active members',
      about: 'People with a running membership or a pass with workouts left, on the last day',
    },
    unseen: {
      name: 'Members not seen',
      about: `Active members who were in no class for ${UNSEEN_DAYS} days`,
    },
    trials: {
      name: 'Trial to member',
      about:
        'Visitors who came to a class and became members; classes from more than twelve months ago don’t count',
    },
    no_shows: { name: 'No-shows', about: 'Booked places nobody came for, once the roster is complete' },
    late_cancellations: {
      name: 'Late cancellations',
      about: 'Places cancelled too late to be free of charge',
    },
    pauses: { name: 'Paused memberships', about: 'Memberships on a pause on the last day' },
    ends: { name: 'Memberships ended', about: 'Memberships whose last day is among these days' },
    partner_visits: { name: 'Partner visits', about: 'Guests of partners who came' },
    granted: {
      name: 'Sales',
      about: 'Passes on the day they were granted, memberships for each month that began',
    },
    coach_hours: { name: 'Coach hours', about: 'Hours of classes that took place' },
  },
  de: {
    occupancy: { name: 'Auslastung', about: 'Belegte Plätze in Kursen, die stattfanden' },
    members: {
      name: 'Aktive Mitglieder',
      about: 'Wer am letzten Tag eine laufende Mitgliedschaft oder ein Paket mit übrigen Workouts hat',
    },
    unseen: {
      name: 'Lange nicht da',
      about: `Aktive Mitglieder, die seit ${UNSEEN_DAYS} Tagen in keinem Kurs waren`,
    },
    trials: {
      name: 'Vom Probetraining zum Mitglied',
      about:
        'Gäste, die in einem Kurs waren und Mitglied wurden; Kurse, die länger als zwölf Monate her sind, zählen nicht',
    },
    no_shows: {
      name: 'Nicht erschienen',
      about: 'Gebuchte Plätze, zu denen niemand kam, sobald die Liste vollständig ist',
    },
    late_cancellations: {
      name: 'Späte Absagen',
      about: 'Plätze, die zu spät abgesagt wurden, um kostenlos zu sein',
    },
    pauses: {
      name: 'Pausierte Mitgliedschaften',
      about: 'Mitgliedschaften, die am letzten Tag pausiert sind',
    },
    ends: {
      name: 'Beendete Mitgliedschaften',
      about: 'Mitgliedschaften, deren letzter Tag in diesen Zeitraum fällt',
    },
    partner_visits: { name: 'Besuche über Partner', about: 'Gäste von Partnern, die da waren' },
    granted: {
      name: 'Verkäufe',
      about: 'Pakete am Tag, an dem sie vergeben wurden, Mitgliedschaften für jeden begonnenen Monat',
    },
    coach_hours: { name: 'Coach-Stunden', about: 'Stunden der Kurse, die stattfanden' },
  },
};
