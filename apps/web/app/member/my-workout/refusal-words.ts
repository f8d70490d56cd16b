import type { OwnTrainingRefusal } from '@lifted/contract/floor/own-trainings';
import type { InBothLanguages, Language } from '../../language.ts';

const REFUSALS: InBothLanguages<Readonly<Record<OwnTrainingRefusal, string>>> = {
  en: {
    unknown_class: 'It doesn’t exist any more.',
    unknown_exercise: 'This exercise isn’t part of the workout any more.',
    not_in_class: 'You weren’t in this class.',
    class_canceled: 'The class was cancelled.',
    too_early: 'The class wasn’t open for sets yet.',
    correction_over: 'It was too late to correct it.',
    not_unlocked: 'Nobody was signed in on the tablet.',
    outside_room: 'The class was in another room.',
    in_future: 'That day was still to come.',
    too_long_ago: 'That day was more than fourteen days ago.',
  },
  de: {
    unknown_class: 'Das gibt es nicht mehr.',
    unknown_exercise: 'Diese Übung gehört nicht mehr zum Workout.',
    not_in_class: 'Du warst nicht in diesem Kurs.',
    class_canceled: 'Der Kurs ist ausgefallen.',
    too_early: 'Für diesen Kurs konnten noch keine Sätze eingetragen werden.',
    correction_over: 'Zum Korrigieren war es zu spät.',
    not_unlocked: 'Auf dem Tablet war niemand angemeldet.',
    outside_room: 'Der Kurs war in einem anderen Raum.',
    in_future: 'Der Tag lag noch in der Zukunft.',
    too_long_ago: 'Der Tag lag mehr als vierzehn Tage zurück.',
  },
};

const OTHERWISE: InBothLanguages<string> = {
  en: 'The server didn’t accept it.',
  de: 'Der Server hat es nicht übernommen.',
};

/** Why an entry was not taken, from the code it was refused with. */
export function refusalWords(code: string, language: Language): string {
  const known = Object.entries(REFUSALS[language]).find(([refusal]) => refusal === code);
  return known?.[1] ?? OTHERWISE[language];
}
