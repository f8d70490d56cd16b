import type { InBothLanguages } from '@lifted/domain/language/language';

interface ExercisesWords {
  readonly heading: string;
  readonly lead: string;
  readonly add: string;
  readonly find: string;
  readonly count: (shown: number) => string;
  readonly none: string;
  readonly change: string;
  readonly perSide: string;
  readonly noClip: string;
  readonly stepOf: (step: string) => string;
  readonly name: string;
  readonly shortName: string;
  readonly shortNameHint: string;
  readonly germanName: string;
  readonly germanNameHint: string;
  readonly group: string;
  readonly groupHint: string;
  readonly implement: string;
  readonly loadKind: string;
  readonly loadKindHint: string;
  readonly alternatives: string;
  readonly alternativesHint: string;
  readonly step: string;
  readonly stepHint: string;
  readonly perSideField: string;
  readonly clip: string;
  readonly clipHint: string;
}

export const EXERCISES_WORDS: InBothLanguages<ExercisesWords> = {
  en: {
    heading: 'Exercises',
    lead: 'What workouts are made of. A change shows at once wherever the exercise does.',
    add: 'Add an exercise',
    find: 'Find an exercise',
    count: (shown) => (shown === 1 ? '1 exercise' : `${shown} exercises`),
    none: 'No exercise is called that.',
    change: 'Edit',
    perSide: 'per side',
    noClip: 'No clip',
    stepOf: (step) => `up by ${step}`,
    name: 'Name',
    shortName: 'Short name',
    shortNameHint: 'Shown on cards and on the floor. Empty: the full name',
    germanName: 'German name',
    germanNameHint: 'What pages in German say. Empty: name and short name, as in English',
    group: 'Group',
    groupHint: 'Progress is shown by group. Choose one, or enter a new one.',
    implement: 'Implement',
    loadKind: 'Kind of load',
    loadKindHint: 'How a new set begins; each set can be of another kind. Empty: as usual for the implement',
    alternatives: 'Alternatives',
    alternativesHint: 'What members and coaches can swap it for in one tap, such as when the rack is taken',
    step: 'Goes up by at least (kg)',
    stepHint: 'For suggested loads. Empty: to the next weight of the implement',
    perSideField: 'Repetitions count for each side',
    clip: 'Clip',
    clipHint:
      'MP4 or WebM, at most 8\u00a0MB and 30\u00a0seconds. It plays in a loop, without sound, in 16:9.',
  },
  de: {
    heading: 'Übungen',
    lead: 'Woraus Workouts bestehen. Eine Änderung zeigt sich sofort überall, wo die Übung vorkommt.',
    add: 'Übung anlegen',
    find: 'Übung suchen',
    count: (shown) => (shown === 1 ? '1 Übung' : `${shown} Übungen`),
    none: 'Keine Übung heißt so.',
    change: 'Bearbeiten',
    perSide: 'pro Seite',
    noClip: 'Kein Clip',
    stepOf: (step) => `steigt um ${step}`,
    name: 'Name',
    shortName: 'Kurzname',
    shortNameHint: 'Auf Karten und auf der Fläche. Leer: der ganze Name',
    germanName: 'Deutscher Name',
    germanNameHint: 'So heißt sie auf deutschen Seiten. Leer: Name und Kurzname, wie auf Englisch',
    group: 'Gruppe',
    groupHint: 'Fortschritt wird nach Gruppen gezeigt. Wähl eine vorhandene, oder gib eine neue ein.',
    implement: 'Gerät',
    loadKind: 'Art des Gewichts',
    loadKindHint:
      'Womit ein neuer Satz anfängt; jeder Satz kann von anderer Art sein. Leer: wie beim Gerät üblich',
    alternatives: 'Alternativen',
    alternativesHint:
      'Wogegen Mitglieder und Coaches sie mit einem Tipp tauschen können, etwa wenn das Rack belegt ist',
    step: 'Steigt mindestens um (kg)',
    stepHint: 'Für vorgeschlagene Gewichte. Leer: bis zum nächsten Gewicht des Geräts',
    perSideField: 'Wiederholungen gelten pro Seite',
    clip: 'Clip',
    clipHint:
      'MP4 oder WebM, höchstens 8\u00a0MB und 30\u00a0Sekunden. Er läuft in Schleife, ohne Ton, in 16:9.',
  },
};
