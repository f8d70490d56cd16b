import { weightWords } from '@lifted/domain/language/weight-words';
import { bodyweightLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { loadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import type { InBothLanguages, Language } from '../../../language.ts';
import type { ChartUnit } from './strength-series.ts';

interface ChartWords {
  readonly dayOfChart: string;
  readonly record: string;
  readonly aRecord: string;
  readonly table: string;
  readonly showTable: string;
  readonly date: string;
  readonly rep: string;
  readonly reps: string;
  readonly nothingSelected: string;
}

/** Of the chart and its table; what the specification names is in its words. */
export const CHART_WORDS: InBothLanguages<ChartWords> = {
  en: {
    dayOfChart: 'Day in the chart',
    record: 'record',
    aRecord: 'a record',
    table: 'Strength progression as a table',
    showTable: 'Show as table',
    date: 'Date',
    rep: 'rep',
    reps: 'reps',
    nothingSelected: 'Select exercises below to see your progress',
  },
  de: {
    dayOfChart: 'Tag in der Kurve',
    record: 'Rekord',
    aRecord: 'ein Rekord',
    table: 'Kraftverlauf als Tabelle',
    showTable: 'Als Tabelle zeigen',
    date: 'Datum',
    rep: 'Wdh.',
    reps: 'Wdh.',
    nothingSelected: 'Wähl unten Übungen aus, um deinen Fortschritt zu sehen',
  },
};

/** 'kg', 'reps', 'Wdh.'. */
export function unitWords(unit: ChartUnit, language: Language): string {
  return unit === 'reps' ? CHART_WORDS[language].reps : 'kg';
}

/** '62.5 kg', '9 reps', '1 rep', '20 kg help'. */
export function valueWords(value: number, unit: ChartUnit, language: Language): string {
  if (unit === 'load') return loadWords(bodyweightLoad(value), language);
  if (unit === 'reps' && value === 1) return `1 ${CHART_WORDS[language].rep}`;
  return `${weightWords(value, language)} ${unitWords(unit, language)}`;
}
