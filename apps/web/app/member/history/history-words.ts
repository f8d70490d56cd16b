import type { RecordKind } from '@lifted/domain/training/personal-records';
import type { InBothLanguages } from '../../language.ts';

interface HistoryWords {
  readonly failed: string;
  readonly nothing: string;
  readonly records: Readonly<Record<RecordKind, string>>;
  readonly firstTime: string;
  readonly lastTime: string;
  readonly estimate: string;
  readonly set: (number: number) => string;
  readonly warmUp: string;
  readonly place: (location: string, coach: string) => string;
  readonly correct: string;
  readonly own: string;
  readonly ownPlace: string;
  readonly correctOwn: string;
  readonly addOwn: string;
  readonly extra: string;
  readonly record: string;
  readonly loadMore: string;
  readonly count: (shown: number, all: number) => string;
  readonly notes: string;
  readonly whatIsARecord: string;
  readonly whatIsAnEstimate: string;
}

/** Of the list of workouts; the English ones are the specification's where it has any. */
export const HISTORY_WORDS: InBothLanguages<HistoryWords> = {
  en: {
    failed: 'Your workouts are not available right now.',
    nothing: 'No workout history with exercise logs found',
    records: { weight: 'heaviest ever', reps: 'most reps at this weight' },
    firstTime: 'First time',
    lastTime: 'Last time',
    estimate: 'Est. 1RM',
    set: (number) => `Set ${number}: `,
    warmUp: 'Warm-up',
    place: (location, coach) => `${location}, with ${coach}`,
    correct: 'Correct my sets',
    own: 'On your own',
    ownPlace: 'A session of your own, without a class. Only you can see it.',
    correctOwn: 'Change this session',
    addOwn: 'Add a session of your own',
    extra: 'added by you',
    record: 'record',
    loadMore: 'Load more',
    count: (shown, all) => `${shown} of ${all}`,
    notes: 'Records and estimates',
    whatIsARecord:
      'A personal record is your heaviest set ever, or more repetitions than ever at a weight you’ve lifted before.',
    whatIsAnEstimate:
      'Est. 1RM is the weight you could lift once, estimated with Epley’s formula: weight × (1 + reps ÷ 30), counting at most 10 reps. The number of kilograms beside a workout is its total volume: weight × reps of every set.',
  },
  de: {
    failed: 'Deine Workouts sind gerade nicht verfügbar.',
    nothing: 'Noch keine Workouts mit eingetragenen Sätzen',
    records: { weight: 'so schwer wie nie', reps: 'so oft wie nie mit diesem Gewicht' },
    firstTime: 'Zum ersten Mal',
    lastTime: 'Letztes Mal',
    estimate: 'Geschätztes Maximum',
    set: (number) => `Satz ${number}: `,
    warmUp: 'Aufwärmen',
    place: (location, coach) => `${location}, mit ${coach}`,
    correct: 'Meine Sätze korrigieren',
    own: 'Eigenes Training',
    ownPlace: 'Eigenes Training, ohne Kurs. Niemand außer dir sieht es.',
    correctOwn: 'Dieses Training ändern',
    addOwn: 'Eigenes Training eintragen',
    extra: 'von dir hinzugefügt',
    record: 'Rekord',
    loadMore: 'Mehr laden',
    count: (shown, all) => `${shown} von ${all}`,
    notes: 'Rekorde und Schätzungen',
    whatIsARecord:
      'Ein persönlicher Rekord ist dein schwerster Satz überhaupt oder mehr Wiederholungen als je zuvor mit einem Gewicht, das du schon gehoben hast.',
    whatIsAnEstimate:
      'Das geschätzte Maximum (1RM) ist das Gewicht, das du einmal heben könntest, nach Epley: Gewicht × (1 + Wiederholungen ÷ 30), höchstens 10 Wiederholungen zählen. Die Kilozahl neben einem Workout ist sein Gesamtvolumen: Gewicht × Wiederholungen aller Sätze.',
  },
};
