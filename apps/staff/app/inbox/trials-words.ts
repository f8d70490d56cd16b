import type { InBothLanguages } from '@lifted/domain/language/language';
import type { TrialGroup, TrialStage } from './trial-conversion.ts';

interface TrialsWords {
  readonly heading: string;
  readonly lead: string;
  readonly from: string;
  readonly to: string;
  readonly none: string;
  readonly groups: Readonly<Record<TrialGroup, string>>;
  readonly columns: Readonly<Record<TrialGroup, string>>;
  readonly stages: Readonly<Record<TrialStage, string>>;
  readonly all: string;
  readonly shown: (name: string, stage: string) => string;
}

/** Words of what became of visitors. */
export const TRIALS_WORDS: InBothLanguages<TrialsWords> = {
  en: {
    heading: 'Who came, who stayed',
    lead: 'Visitors by their test workout: how many had a place, came, and became members. Cancelled places do not count; visitors are deleted after twelve months, so earlier classes do not count either.',
    from: 'From',
    to: 'To',
    none: 'Nobody had a test workout in these months.',
    groups: { class: 'By class', coach: 'By coach', month: 'By month' },
    columns: { class: 'Class', coach: 'Coach', month: 'Month' },
    stages: { booked: 'Booked', came: 'Came', member: 'Members' },
    all: 'All',
    shown: (name, stage) => `${name}: ${stage}`,
  },
  de: {
    heading: 'Wer kam, wer blieb',
    lead: 'Gäste nach ihrem Probetraining: wie viele einen Platz hatten, kamen und Mitglied wurden. Abgesagte Plätze zählen nicht; Gäste werden nach zwölf Monaten gelöscht, deshalb zählen auch frühere Kurse nicht.',
    from: 'Von',
    to: 'Bis',
    none: 'In diesen Monaten hatte niemand ein Probetraining.',
    groups: { class: 'Nach Kurs', coach: 'Nach Coach', month: 'Nach Monat' },
    columns: { class: 'Kurs', coach: 'Coach', month: 'Monat' },
    stages: { booked: 'Gebucht', came: 'War da', member: 'Wurde Mitglied' },
    all: 'Alle',
    shown: (name, stage) => `${name}: ${stage}`,
  },
};
