import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { COMPARED_WEEKS, FEWEST_WORKOUTS } from '@lifted/domain/training/lift-progress';
import { NEWS_FOR_MS } from '@lifted/domain/training/new-records/new-records';
import { MOST_REPS_ESTIMATED } from '@lifted/domain/training/personal-records';
import type { InBothLanguages } from '../../../language.ts';
import type { PageWords } from '../../../seo/page-meta.ts';
import type { SeriesNames } from './one-lift/lift-series.ts';

interface StrengthPageWords extends PageWords {
  readonly heading: string;
  readonly lead: string;
  readonly loading: string;
  readonly failed: string;
  readonly nothing: string;
  readonly toTimetable: string;
  /** The lines of the chart: the best of each day. */
  readonly ofTheDay: SeriesNames;
  /** Since the first workout. */
  readonly ever: SeriesNames;
  /** Of the figure the sentence begins with. */
  readonly ofLatestWeeks: string;
  readonly workouts: string;
  readonly last: string;
  /** Of a day without a class, or with an exercise the member added. */
  readonly own: string;
  readonly recentRecords: string;
  readonly allLifts: string;
  readonly ownScales: string;
  readonly resting: string;
  readonly showAll: (count: number) => string;
  readonly outsideWindow: string;
  readonly range: (from: string, to: string) => string;
  readonly lookBack: (period: string) => string;
  readonly how: string;
  readonly whatIsEstimated: string;
  readonly whatIsCompared: string;
  readonly whatIsALift: string;
}

export const STRENGTH_PAGE_WORDS: InBothLanguages<StrengthPageWords> = {
  en: {
    title: 'Are you getting stronger?',
    description: 'Every lift of yours in one sentence and one line, worked out from your logged sets.',
    heading: 'Are you getting stronger?',
    lead: 'Every lift by itself in one sentence, worked out from your own sets.',
    loading: 'Loading your lifts',
    failed: 'Your lifts are not available right now.',
    nothing: 'After the first workouts with logged sets, this page tells you how each lift is going.',
    toTimetable: 'Find a class',
    ofTheDay: {
      heaviest: 'Heaviest set of the day',
      estimate: 'Estimated one-rep max',
      bestSet: 'Most reps of one set that day',
      bodyweightSet: 'Best bodyweight set of the day',
    },
    ever: {
      heaviest: 'Heaviest set ever',
      estimate: 'Highest estimated one-rep max ever',
      bestSet: 'Most reps of one set ever',
      bodyweightSet: 'Best bodyweight set ever',
    },
    ofLatestWeeks: 'your best of the latest 4 weeks',
    workouts: 'Workouts with it',
    last: 'Last time',
    own: 'on your own',
    recentRecords: `Records of the last ${NEWS_FOR_MS / DAY_MS} days`,
    allLifts: 'All your lifts',
    ownScales: 'A line is your best of 4 weeks, on its own scale. Dots are workouts, large ones records.',
    resting: `Not lifted in ${COMPARED_WEEKS} weeks`,
    showAll: (count) => `Show all ${count} lifts`,
    outsideWindow: 'not in this window',
    range: (from, to) => `${from} to ${to}`,
    lookBack: (period) => `Look back on ${period}`,
    how: 'How this is worked out',
    whatIsEstimated: `The estimate is the weight you could lift once, by Epley’s formula (1985): weight × (1 + reps ÷ 30). It holds for up to ${MOST_REPS_ESTIMATED} reps; more count as ${MOST_REPS_ESTIMATED}. What you lifted or carried just once counts as it is. Bodyweight lifts are counted in reps, and with weight added or help in kilograms, less help being more. Warm-up sets don’t count.`,
    whatIsCompared: `Your best of the latest 4 weeks is compared with your best of the 4 weeks that ended ${COMPARED_WEEKS} weeks before, or as far back as your workouts reach, from ${FEWEST_WORKOUTS} workouts on. That way, a lighter week doesn’t look like a loss.`,
    whatIsALift:
      'Here each lift counts by itself. The chart on the dashboard shows groups, such as all deadlifts together, and the best of each, so its figures can differ.',
  },
  de: {
    title: 'Wirst du stärker?',
    description: 'Jede deiner Übungen kurz gesagt und als Linie, berechnet aus deinen eingetragenen Sätzen.',
    heading: 'Wirst du stärker?',
    lead: 'Jede Übung für sich, kurz gesagt und berechnet aus dem, was du gehoben hast.',
    loading: 'Deine Übungen werden geladen',
    failed: 'Deine Übungen sind gerade nicht verfügbar.',
    nothing: 'Nach den ersten Workouts mit eingetragenen Sätzen steht hier, wie jede Übung läuft.',
    toTimetable: 'Einen Kurs finden',
    ofTheDay: {
      heaviest: 'Schwerster Satz des Tages',
      estimate: 'Geschätztes Maximum (1RM)',
      bestSet: 'Meiste Wdh. in einem Satz des Tages',
      bodyweightSet: 'Bester Satz des Tages mit Körpergewicht',
    },
    ever: {
      heaviest: 'Schwerster Satz bisher',
      estimate: 'Höchstes geschätztes Maximum bisher',
      bestSet: 'Meiste Wdh. in einem Satz bisher',
      bodyweightSet: 'Bester Satz mit Körpergewicht bisher',
    },
    ofLatestWeeks: 'dein Bestwert der letzten 4 Wochen',
    workouts: 'Workouts damit',
    last: 'Zuletzt',
    own: 'eigenes Training',
    recentRecords: `Rekorde der letzten ${NEWS_FOR_MS / DAY_MS} Tage`,
    allLifts: 'Alle deine Übungen',
    ownScales:
      'Eine Linie ist dein Bestwert aus 4 Wochen, auf eigener Skala. Punkte sind Workouts, große sind Rekorde.',
    resting: `Seit ${COMPARED_WEEKS} Wochen nicht gehoben`,
    showAll: (count) => `Alle ${count} Übungen zeigen`,
    outsideWindow: 'nicht in diesem Zeitraum',
    range: (from, to) => `${from} bis ${to}`,
    lookBack: (period) => `Rückblick ${period}`,
    how: 'So wird gerechnet',
    whatIsEstimated: `Geschätzt wird das Gewicht, das du einmal heben könntest (1RM), nach Epley (1985): Gewicht × (1 + Wiederholungen ÷ 30). Das gilt bis ${MOST_REPS_ESTIMATED} Wiederholungen; mehr zählen wie ${MOST_REPS_ESTIMATED}. Was du ein einziges Mal gehoben oder getragen hast, zählt so, wie es ist. Übungen mit dem eigenen Körpergewicht zählen wir in Wiederholungen, mit Zusatzgewicht oder Hilfe in Kilogramm; weniger Hilfe ist mehr. Aufwärmsätze zählen nicht.`,
    whatIsCompared: `Dein Bestwert der letzten 4 Wochen wird mit dem der 4 Wochen verglichen, die ${COMPARED_WEEKS} Wochen früher endeten, oder so weit zurück, wie deine Workouts reichen, ab ${FEWEST_WORKOUTS} Workouts. So sieht eine leichtere Woche nicht wie ein Verlust aus.`,
    whatIsALift:
      'Hier zählt jede Übung für sich. Die Kurve auf dem Dashboard zeigt Gruppen, zum Beispiel alle Deadlifts zusammen, und jeweils das Beste daraus. Deshalb können ihre Zahlen abweichen.',
  },
};
