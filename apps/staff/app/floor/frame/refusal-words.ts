import type { EntryRefusal } from '@lifted/contract/floor/set-entries';
import type { InBothLanguages } from '@lifted/domain/language/language';

type Reason =
  | EntryRefusal
  | 'roster_closed'
  | 'check_in_closed'
  | 'class_not_started'
  | 'missing_counted'
  | 'not_found';

/** Why the server did not take what was entered here, as it says later, when the answer of the moment is gone. */
const REASONS: InBothLanguages<Readonly<Record<Reason, string>>> = {
  en: {
    unknown_class: 'the class no longer exists',
    unknown_exercise: 'the exercise is not part of this workout',
    not_in_class: 'they are not in this class',
    class_canceled: 'the class was cancelled',
    too_early: 'the class had not opened yet',
    correction_over: 'the time for corrections is over',
    not_unlocked: 'the coach was not signed in at this tablet',
    outside_room: 'the class is in another room',
    roster_closed: 'the roster is closed',
    check_in_closed: 'check-in is not open',
    class_not_started: 'the class has not begun',
    missing_counted: 'missing people have been counted',
    not_found: 'they are no longer on the roster',
  },
  de: {
    unknown_class: 'den Kurs gibt es nicht mehr',
    unknown_exercise: 'die Übung gehört nicht zu diesem Workout',
    not_in_class: 'die Person ist nicht in diesem Kurs',
    class_canceled: 'der Kurs fällt aus',
    too_early: 'der Kurs war noch nicht offen',
    correction_over: 'die Zeit für Korrekturen ist vorbei',
    not_unlocked: 'der Coach war an diesem Tablet nicht angemeldet',
    outside_room: 'der Kurs ist in einem anderen Raum',
    roster_closed: 'die Liste ist abgeschlossen',
    check_in_closed: 'der Check-in ist nicht offen',
    class_not_started: 'der Kurs hat noch nicht begonnen',
    missing_counted: 'wer gefehlt hat, wurde schon gezählt',
    not_found: 'die Person steht nicht mehr auf der Liste',
  },
};
const OTHERWISE: InBothLanguages<string> = { en: 'the server refused it', de: 'der Server hat abgelehnt' };

/** The reason behind the code of a refused command. */
export function refusalReason(code: string, language: 'en' | 'de'): string {
  return new Map(Object.entries(REASONS[language])).get(code) ?? OTHERWISE[language];
}
