/** What is different about a class that was changed, for its mail and its message. */
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { momentWords } from '@lifted/domain/language/moment-words';
import type { MailedClass } from '../class-letter.ts';

/** Before and now in a sentence each: 'Time: 18:00 → 18:30.', 'Coach: Jana → Ben.'; empty where a member sees no difference. */
export function differenceWords(was: MailedClass, is: MailedClass, language: Language): string {
  const words = WORDS[language];
  const isSameDay = berlinDate(was.start) === berlinDate(is.start);
  const moment = (at: Date) => (isSameDay ? berlinTime(at) : momentWords(at, language));
  const differences = [
    was.start.getTime() !== is.start.getTime() &&
      `${words.time}: ${moment(was.start)} → ${moment(is.start)}.`,
    was.coachFirstName !== is.coachFirstName &&
      `${words.coach}: ${was.coachFirstName} → ${is.coachFirstName}.`,
    roomWords(was) !== roomWords(is) && `${words.room}: ${roomWords(was)} → ${roomWords(is)}.`,
  ];
  return differences.filter((one) => one !== false).join(' ');
}

/** Rooms of two branches may have the same name. */
function roomWords({ locationName, branch }: MailedClass): string {
  return branch === null ? locationName : `${locationName}, ${branch.name}`;
}

interface DifferenceWords {
  readonly time: string;
  readonly coach: string;
  readonly room: string;
}

const WORDS: InBothLanguages<DifferenceWords> = {
  en: { time: 'Time', coach: 'Coach', room: 'Room' },
  de: { time: 'Zeit', coach: 'Coach', room: 'Raum' },
};
