import { TIMETABLE_MAX_DAYS, type TimetableRangeRefusal } from '@lifted/domain/classes/timetable-range';
import { refusedParameter, type Refusal, type Sentence } from '../../http/errors/refusal.ts';
import { noSuchDay } from '../../http/errors/request-refusals.ts';

/** Message for an unknown class id. */
export const UNKNOWN_CLASS: Sentence = {
  en: 'We have no class with this id. The timetable shows all classes that can be tried.',
  de: 'Wir haben keinen Kurs mit dieser ID. Der Kursplan zeigt alle Kurse, die man ausprobieren kann.',
};

/** The refusal of a range of days. */
export function rangeRefusal(refusal: TimetableRangeRefusal): Refusal {
  switch (refusal.reason) {
    case 'no_such_day':
      return noSuchDay(refusal.field);
    case 'ends_before_start':
      return refusedParameter('to', {
        en: `The last day must not lie before the first one, ${refusal.range.from}.`,
        de: `Der letzte Tag darf nicht vor dem ersten liegen, dem ${refusal.range.from}.`,
      });
    case 'too_long':
      return refusedParameter('to', {
        en: `A timetable shows at most ${TIMETABLE_MAX_DAYS} days. Please ask for fewer.`,
        de: `Ein Kursplan zeigt höchstens ${TIMETABLE_MAX_DAYS} Tage. Frag bitte nach weniger.`,
      });
    default:
      return refusal satisfies never;
  }
}
