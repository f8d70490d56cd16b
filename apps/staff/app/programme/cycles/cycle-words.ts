import type { InBothLanguages } from '@lifted/domain/language/language';

interface CycleWords {
  readonly add: string;
  readonly edit: (name: string) => string;
  readonly week: (name: string, week: number, weeks: number) => string;
  readonly name: string;
  readonly nameHint: string;
  readonly firstDay: string;
  readonly firstDayHint: string;
  readonly weeks: string;
  readonly removed: string;
}

/** Words of the cycles of the programme. */
export const CYCLE_WORDS: InBothLanguages<CycleWords> = {
  en: {
    add: 'Add a cycle',
    edit: (name) => `Edit ${name}`,
    week: (name, week, weeks) => `${name} · week ${week} of ${weeks}`,
    name: 'Name',
    nameHint: 'Members read it above the workouts of its days',
    firstDay: 'First week',
    firstDayHint: 'Any day of it; the cycle begins on its Monday',
    weeks: 'Weeks',
    removed: 'Removed. The workouts of its days stay.',
  },
  de: {
    add: 'Zyklus anlegen',
    edit: (name) => `${name} bearbeiten`,
    week: (name, week, weeks) => `${name} · Woche ${week} von ${weeks}`,
    name: 'Name',
    nameHint: 'Mitglieder lesen ihn über den Workouts dieser Tage',
    firstDay: 'Erste Woche',
    firstDayHint: 'Ein Tag daraus; der Zyklus beginnt an ihrem Montag',
    weeks: 'Wochen',
    removed: 'Entfernt. Die Workouts der Tage bleiben.',
  },
};
